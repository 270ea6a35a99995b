# language: de
Funktionalität: German Whist: die zweite Hälfte und die Wertung
  Dreizehn Stiche mit den gewonnenen Karten, und jeder zählt.

  Grundlage:
    Gegeben sei eine Partie German Whist zwischen Anna und Ben

  Regel: Es werden 26 Stiche gespielt, jede Karte aus der Hand

    @GW.PLAY
    Szenario: Nach 26 Stichen ist das Spiel vorbei
      Angenommen nach 2 Spielen ist Schluss
      Wenn Ben gibt
      Und Ben 7♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt             | zugegeben             | gezogen                 | gezogen         | aufgedeckt              |
        | Anna A♠ K♠ D♠ B♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 7♦ A♦ K♦ D♦ B♦ 10♦ | Ben x x x x x x | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Anna 9♦ 8♦ 6♣ 5♣ 4♣ 3♣  | Ben x x x x x x | Anna 8♦ 6♣ 5♣ 4♣ 3♣ 2♣  |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | gezogen | gezogen |
        | Anna 8♠     | Ben 8♥    | Anna 2♣ | Ben x   |
      Und diese Stiche gespielt werden
        | ausgespielt                   | zugegeben                   |
        | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ 8♦ 7♦ | Ben 2♦ 3♦ 4♦ 5♦ 6♦ 7♣ 8♣ 9♣ |
        | Anna 2♣                       | Ben 10♣                     |
        | Ben A♣ K♣ D♣ B♣               | Anna 3♣ 4♣ 5♣ 6♣            |
      Dann ist alles fehlerfrei
      Und Anna ist mit Geben an der Reihe

    @GW.PLAY
    Szenario: Nach 25 noch nicht
      Angenommen nach 2 Spielen ist Schluss
      Wenn Ben gibt
      Und Ben 7♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt             | zugegeben             | gezogen                 | gezogen         | aufgedeckt              |
        | Anna A♠ K♠ D♠ B♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 7♦ A♦ K♦ D♦ B♦ 10♦ | Ben x x x x x x | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Anna 9♦ 8♦ 6♣ 5♣ 4♣ 3♣  | Ben x x x x x x | Anna 8♦ 6♣ 5♣ 4♣ 3♣ 2♣  |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | gezogen | gezogen |
        | Anna 8♠     | Ben 8♥    | Anna 2♣ | Ben x   |
      Und diese Stiche gespielt werden
        | ausgespielt                   | zugegeben                   |
        | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ 8♦ 7♦ | Ben 2♦ 3♦ 4♦ 5♦ 6♦ 7♣ 8♣ 9♣ |
        | Anna 2♣                       | Ben 10♣                     |
        | Ben A♣ K♣ D♣                  | Anna 3♣ 4♣ 5♣               |
      Dann geht die Partie weiter
      Und Ben ist mit Ausspielen an der Reihe

    @GW.PLAY
    Szenario: Niemand spielt eine Karte zweimal
      Wenn Ben gibt
      Und Ben 7♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt             | zugegeben             | gezogen                 | gezogen         | aufgedeckt              |
        | Anna A♠ K♠ D♠ B♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 7♦ A♦ K♦ D♦ B♦ 10♦ | Ben x x x x x x | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Anna 9♦ 8♦ 6♣ 5♣ 4♣ 3♣  | Ben x x x x x x | Anna 8♦ 6♣ 5♣ 4♣ 3♣ 2♣  |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | gezogen | gezogen |
        | Anna 8♠     | Ben 8♥    | Anna 2♣ | Ben x   |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben |
        | Anna A♦     | Ben 2♦    |
      Und Anna A♦ ausspielt
      Dann ist das unmöglich: Karte nicht in der Hand (GW.PLAY)

    @GW.PLAY
    Szenario: Niemand spielt eine Karte, die der andere hat
      Angenommen Ben gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ |
      Wenn Ben 10♦ aufdeckt
      Und Anna K♠ ausspielt
      Dann ist das unmöglich: Karte nicht in der Hand (GW.PLAY)

  Regel: Jeder der letzten dreizehn Stiche ist ein Punkt

    @GW.SCORE
    Szenario: Der erste Stich zählt nichts
      Angenommen Ben gibt
      Wenn Ben 10♦ aufdeckt
      Und Anna 9♠ ausspielt
      Und Ben 8♠ zugibt
      Dann bekommt niemand Punkte
      Und es steht Anna 0, Ben 0

    @GW.SCORE
    Szenario: Auch der dreizehnte nicht
      Wenn Ben gibt
      Und Ben 7♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt             | zugegeben             | gezogen                 | gezogen         | aufgedeckt              |
        | Anna A♠ K♠ D♠ B♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 7♦ A♦ K♦ D♦ B♦ 10♦ | Ben x x x x x x | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Anna 9♦ 8♦ 6♣ 5♣ 4♣ 3♣  | Ben x x x x x x | Anna 8♦ 6♣ 5♣ 4♣ 3♣ 2♣  |
      Und Anna 8♠ ausspielt
      Und Ben 8♥ zugibt
      Dann gewinnt Anna den Stich
      Und niemand bekommt Punkte
      Und es steht Anna 0, Ben 0

    @GW.SCORE
    Szenariogrundriss: Der vierzehnte ist ein Punkt für <Gewinner>
      Wenn Ben gibt
      Und Ben 7♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt             | zugegeben             | gezogen                 | gezogen         | aufgedeckt              |
        | Anna A♠ K♠ D♠ B♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 7♦ A♦ K♦ D♦ B♦ 10♦ | Ben x x x x x x | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Anna 9♦ 8♦ 6♣ 5♣ 4♣ 3♣  | Ben x x x x x x | Anna 8♦ 6♣ 5♣ 4♣ 3♣ 2♣  |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | gezogen | gezogen |
        | Anna 8♠     | Ben 8♥    | Anna 2♣ | Ben x   |
      Und Anna <erste> ausspielt
      Und Ben <zweite> zugibt
      Dann bekommt <Gewinner> 1 Punkt (GW.SCORE)
      Und <anderer> bekommt 0 Punkte

      Beispiele:
        | erste | zweite | Gewinner | anderer |
        | A♦    | 2♦     | Anna     | Ben     |
        | 6♣    | 7♣     | Ben      | Anna    |

    @GW.SCORE
    Szenario: Acht der letzten dreizehn für Anna, fünf für Ben
      Wenn Ben gibt
      Und Ben 7♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt             | zugegeben             | gezogen                 | gezogen         | aufgedeckt              |
        | Anna A♠ K♠ D♠ B♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 7♦ A♦ K♦ D♦ B♦ 10♦ | Ben x x x x x x | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Anna 9♦ 8♦ 6♣ 5♣ 4♣ 3♣  | Ben x x x x x x | Anna 8♦ 6♣ 5♣ 4♣ 3♣ 2♣  |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | gezogen | gezogen |
        | Anna 8♠     | Ben 8♥    | Anna 2♣ | Ben x   |
      Und diese Stiche gespielt werden
        | ausgespielt                   | zugegeben                   |
        | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ 8♦ 7♦ | Ben 2♦ 3♦ 4♦ 5♦ 6♦ 7♣ 8♣ 9♣ |
        | Anna 2♣                       | Ben 10♣                     |
        | Ben A♣ K♣ D♣ B♣               | Anna 3♣ 4♣ 5♣ 6♣            |
      Dann ist alles fehlerfrei
      Und Ben bekommt 1 Punkt (GW.SCORE)
      Und es steht Anna 8, Ben 5

    @GW.SCORE
    Szenario: Was in der ersten Hälfte gewonnen wurde, spielt keine Rolle
      Wenn Ben gibt
      Und Ben 2♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt             | zugegeben             | gezogen                | gezogen         | aufgedeckt             |
        | Anna A♠ K♠ D♠ B♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 2♦ 8♦ 7♦ 6♦ 5♦ 4♦ | Ben x x x x x x | Anna 8♦ 7♦ 6♦ 5♦ 4♦ 8♣ |
        | Anna 7♥                 | Ben A♥                | Ben 8♣                 | Anna x          | Ben 7♣                 |
        | Ben K♥ D♥ B♥ 10♥ 9♥     | Anna 6♥ 5♥ 4♥ 3♥ 2♥   | Ben 7♣ 6♣ 5♣ 4♣ 3♣     | Anna x x x x x  | Ben 6♣ 5♣ 4♣ 3♣ 2♣     |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | gezogen | gezogen |
        | Ben 8♥      | Anna 8♠   | Ben 2♣  | Anna x  |
      Und diese Stiche gespielt werden
        | ausgespielt            | zugegeben              |
        | Ben A♦ K♦ D♦ B♦ 10♦ 9♦ | Anna 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ |
        | Ben 2♣                 | Anna 9♣                |
        | Anna A♣ K♣ D♣ B♣ 10♣   | Ben 3♣ 4♣ 5♣ 6♣ 7♣     |
        | Anna 8♦                | Ben 8♣                 |
      Dann steht es Anna 7, Ben 6

  Regel: Nach einem Spiel, oder so vielen wie abgesprochen, gewinnen mehr Punkte

    @GW.END
    Szenario: Mehr Punkte gewinnen: Anna
      Wenn Ben gibt
      Und Ben 7♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt             | zugegeben             | gezogen                 | gezogen         | aufgedeckt              |
        | Anna A♠ K♠ D♠ B♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 7♦ A♦ K♦ D♦ B♦ 10♦ | Ben x x x x x x | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Anna 9♦ 8♦ 6♣ 5♣ 4♣ 3♣  | Ben x x x x x x | Anna 8♦ 6♣ 5♣ 4♣ 3♣ 2♣  |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | gezogen | gezogen |
        | Anna 8♠     | Ben 8♥    | Anna 2♣ | Ben x   |
      Und diese Stiche gespielt werden
        | ausgespielt                   | zugegeben                   |
        | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ 8♦ 7♦ | Ben 2♦ 3♦ 4♦ 5♦ 6♦ 7♣ 8♣ 9♣ |
        | Anna 2♣                       | Ben 10♣                     |
        | Ben A♣ K♣ D♣ B♣               | Anna 3♣ 4♣ 5♣ 6♣            |
      Dann steht es Anna 8, Ben 5
      Und Anna gewinnt die Partie

    @GW.END
    Szenario: Mehr Punkte gewinnen: Ben
      Wenn Ben gibt
      Und Ben D♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt             | zugegeben             | gezogen                 | gezogen         | aufgedeckt              |
        | Anna A♠ K♠ D♠ B♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna D♦ A♦ K♦ B♣ 10♣ 9♣ | Ben x x x x x x | Anna A♦ K♦ B♣ 10♣ 9♣ 8♣ |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Anna 8♣ 7♣ 6♣ 5♣ 4♣ 3♣  | Ben x x x x x x | Anna 7♣ 6♣ 5♣ 4♣ 3♣ 2♣  |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | gezogen | gezogen |
        | Anna 8♠     | Ben 8♥    | Anna 2♣ | Ben x   |
      Und diese Stiche gespielt werden
        | ausgespielt               | zugegeben                  |
        | Anna A♦ K♦ D♦             | Ben 2♦ 3♦ 4♦               |
        | Anna 2♣                   | Ben D♣                     |
        | Ben A♣ K♣                 | Anna 3♣ 4♣                 |
        | Ben B♦ 10♦ 9♦ 8♦ 7♦ 6♦ 5♦ | Anna 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ B♣ |
      Dann steht es Anna 3, Ben 10
      Und Ben gewinnt die Partie

    @GW.END
    Szenario: Danach wird nicht mehr gegeben
      Wenn Ben gibt
      Und Ben 7♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt             | zugegeben             | gezogen                 | gezogen         | aufgedeckt              |
        | Anna A♠ K♠ D♠ B♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 7♦ A♦ K♦ D♦ B♦ 10♦ | Ben x x x x x x | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Anna 9♦ 8♦ 6♣ 5♣ 4♣ 3♣  | Ben x x x x x x | Anna 8♦ 6♣ 5♣ 4♣ 3♣ 2♣  |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | gezogen | gezogen |
        | Anna 8♠     | Ben 8♥    | Anna 2♣ | Ben x   |
      Und diese Stiche gespielt werden
        | ausgespielt                   | zugegeben                   |
        | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ 8♦ 7♦ | Ben 2♦ 3♦ 4♦ 5♦ 6♦ 7♣ 8♣ 9♣ |
        | Anna 2♣                       | Ben 10♣                     |
        | Ben A♣ K♣ D♣ B♣               | Anna 3♣ 4♣ 5♣ 6♣            |
      Und Anna gibt
      Dann ist das unmöglich: nach dem Ende (GW.END)

    @GW.END
    Szenario: Vor dem letzten Stich hat niemand gewonnen
      Wenn Ben gibt
      Und Ben 7♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt             | zugegeben             | gezogen                 | gezogen         | aufgedeckt              |
        | Anna A♠ K♠ D♠ B♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 7♦ A♦ K♦ D♦ B♦ 10♦ | Ben x x x x x x | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Anna 9♦ 8♦ 6♣ 5♣ 4♣ 3♣  | Ben x x x x x x | Anna 8♦ 6♣ 5♣ 4♣ 3♣ 2♣  |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | gezogen | gezogen |
        | Anna 8♠     | Ben 8♥    | Anna 2♣ | Ben x   |
      Und diese Stiche gespielt werden
        | ausgespielt                   | zugegeben                   |
        | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ 8♦ 7♦ | Ben 2♦ 3♦ 4♦ 5♦ 6♦ 7♣ 8♣ 9♣ |
        | Anna 2♣                       | Ben 10♣                     |
        | Ben A♣ K♣ D♣                  | Anna 3♣ 4♣ 5♣               |
      Dann geht die Partie weiter

    @GW.END
    Szenario: Zwei Spiele sind abgesprochen, und die Punkte werden zusammengezählt
      Angenommen nach 2 Spielen ist Schluss
      Wenn Ben gibt
      Und Ben 7♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt             | zugegeben             | gezogen                 | gezogen         | aufgedeckt              |
        | Anna A♠ K♠ D♠ B♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 7♦ A♦ K♦ D♦ B♦ 10♦ | Ben x x x x x x | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Anna 9♦ 8♦ 6♣ 5♣ 4♣ 3♣  | Ben x x x x x x | Anna 8♦ 6♣ 5♣ 4♣ 3♣ 2♣  |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | gezogen | gezogen |
        | Anna 8♠     | Ben 8♥    | Anna 2♣ | Ben x   |
      Und diese Stiche gespielt werden
        | ausgespielt                   | zugegeben                   |
        | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ 8♦ 7♦ | Ben 2♦ 3♦ 4♦ 5♦ 6♦ 7♣ 8♣ 9♣ |
        | Anna 2♣                       | Ben 10♣                     |
        | Ben A♣ K♣ D♣ B♣               | Anna 3♣ 4♣ 5♣ 6♣            |
      Dann geht die Partie weiter
      Wenn Anna gibt
      Und Anna 6♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt            | zugegeben              | gezogen                | gezogen          | aufgedeckt             |
        | Ben A♠ K♠ D♠ B♠ 10♠ 9♠ | Anna 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Ben 6♦ A♦ K♦ D♦ B♦ 10♦ | Anna x x x x x x | Ben A♦ K♦ D♦ B♦ 10♦ 9♦ |
        | Ben A♥ K♥ D♥ B♥ 10♥ 9♥ | Anna 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Ben 9♦ 8♦ 7♦ 5♣ 4♣ 3♣  | Anna x x x x x x | Ben 8♦ 7♦ 5♣ 4♣ 3♣ 2♣  |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | gezogen | gezogen |
        | Ben 8♠      | Anna 8♥   | Ben 2♣  | Anna x  |
      Und diese Stiche gespielt werden
        | ausgespielt                     | zugegeben                        |
        | Ben A♦ K♦ D♦ B♦ 10♦ 9♦ 8♦ 7♦ 6♦ | Anna 2♦ 3♦ 4♦ 5♦ 6♣ 7♣ 8♣ 9♣ 10♣ |
        | Ben 2♣                          | Anna B♣                          |
        | Anna A♣ K♣ D♣                   | Ben 3♣ 4♣ 5♣                     |
      Dann steht es Anna 12, Ben 14
      Und Ben gewinnt die Partie

    @GW.END
    Szenario: Niemand spielt null Spiele
      Angenommen nach 0 Spielen ist Schluss
      Dann ist das unlesbar: kein möglicher Wert

    @GW.END
    Szenario: Bei Gleichstand gewinnen beide
      Angenommen nach 2 Spielen ist Schluss
      Wenn Ben gibt
      Und Ben 7♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt             | zugegeben             | gezogen                 | gezogen         | aufgedeckt              |
        | Anna A♠ K♠ D♠ B♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 7♦ A♦ K♦ D♦ B♦ 10♦ | Ben x x x x x x | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Anna 9♦ 8♦ 6♣ 5♣ 4♣ 3♣  | Ben x x x x x x | Anna 8♦ 6♣ 5♣ 4♣ 3♣ 2♣  |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | gezogen | gezogen |
        | Anna 8♠     | Ben 8♥    | Anna 2♣ | Ben x   |
      Und diese Stiche gespielt werden
        | ausgespielt                   | zugegeben                   |
        | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ 8♦ 7♦ | Ben 2♦ 3♦ 4♦ 5♦ 6♦ 7♣ 8♣ 9♣ |
        | Anna 2♣                       | Ben 10♣                     |
        | Ben A♣ K♣ D♣ B♣               | Anna 3♣ 4♣ 5♣ 6♣            |
      Und Anna gibt
      Und Anna 7♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt            | zugegeben              | gezogen                | gezogen          | aufgedeckt             |
        | Ben A♠ K♠ D♠ B♠ 10♠ 9♠ | Anna 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Ben 7♦ A♦ K♦ D♦ B♦ 10♦ | Anna x x x x x x | Ben A♦ K♦ D♦ B♦ 10♦ 9♦ |
        | Ben A♥ K♥ D♥ B♥ 10♥ 9♥ | Anna 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Ben 9♦ 8♦ 6♣ 5♣ 4♣ 3♣  | Anna x x x x x x | Ben 8♦ 6♣ 5♣ 4♣ 3♣ 2♣  |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | gezogen | gezogen |
        | Ben 8♠      | Anna 8♥   | Ben 2♣  | Anna x  |
      Und diese Stiche gespielt werden
        | ausgespielt                  | zugegeben                    |
        | Ben A♦ K♦ D♦ B♦ 10♦ 9♦ 8♦ 7♦ | Anna 2♦ 3♦ 4♦ 5♦ 6♦ 7♣ 8♣ 9♣ |
        | Ben 2♣                       | Anna 10♣                     |
        | Anna A♣ K♣ D♣ B♣             | Ben 3♣ 4♣ 5♣ 6♣              |
      Dann steht es Anna 13, Ben 13
      Und Anna und Ben gewinnen die Partie
