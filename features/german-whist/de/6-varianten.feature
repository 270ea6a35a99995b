# language: de
Funktionalität: German Whist: Varianten
  Andere Stiche, die zählen, kein Trumpf, und eine längere Partie.

  Grundlage:
    Gegeben sei eine Partie German Whist zwischen Anna und Ben

  Regel: Jeder der 26 Stiche ist ein Punkt

    @GW.SCORE @GW.SCORE.ALL
    Szenario: Der erste Stich ist ein Punkt
      Angenommen sie spielen »Alle Stiche zählen«
      Und Ben gibt
      Wenn Ben 10♦ aufdeckt
      Und Anna 9♠ ausspielt
      Und Ben K♠ zugibt
      Dann bekommt Ben 1 Punkt (GW.SCORE.ALL)
      Und es steht Anna 0, Ben 1
      Und Ben ist mit Ziehen an der Reihe

    @GW.SCORE.ALL
    Szenario: Der letzte auch
      Angenommen sie spielen »Alle Stiche zählen«
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
      Dann bekommt Ben 1 Punkt (GW.SCORE.ALL)
      Und es steht Anna 21, Ben 5

    @GW.SCORE.ALL @GW.END
    Szenario: Dreizehn für jeden ist ein Gleichstand
      Angenommen sie spielen »Alle Stiche zählen«
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
      Dann steht es Anna 13, Ben 13
      Und Anna und Ben gewinnen die Partie

  Regel: Ein Stich der zweiten Hälfte ist zwei Punkte, einer der ersten ein Punkt

    @GW.SCORE.DOUBLE
    Szenario: Der dreizehnte Stich ist ein Punkt, der vierzehnte zwei
      Angenommen sie spielen »Die zweite Hälfte zählt doppelt«
      Wenn Ben gibt
      Und Ben 7♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt             | zugegeben             | gezogen                 | gezogen         | aufgedeckt              |
        | Anna A♠ K♠ D♠ B♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 7♦ A♦ K♦ D♦ B♦ 10♦ | Ben x x x x x x | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Anna 9♦ 8♦ 6♣ 5♣ 4♣ 3♣  | Ben x x x x x x | Anna 8♦ 6♣ 5♣ 4♣ 3♣ 2♣  |
      Und Anna 8♠ ausspielt
      Und Ben 8♥ zugibt
      Dann bekommt Anna 1 Punkt (GW.SCORE.DOUBLE)
      Wenn Anna 2♣ zieht
      Und Ben verdeckt zieht
      Und Anna A♦ ausspielt
      Und Ben 2♦ zugibt
      Dann bekommt Anna 2 Punkte (GW.SCORE.DOUBLE)
      Und es steht Anna 15, Ben 0

    @GW.SCORE.DOUBLE
    Szenario: Sechs und sieben, dann sieben und sechs
      Angenommen sie spielen »Die zweite Hälfte zählt doppelt«
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
      Dann steht es Anna 20, Ben 19
      Und Anna gewinnt die Partie

    @GW.SCORE.ALL @GW.SCORE.DOUBLE
    Szenario: Stiche zählen gleich oder doppelt, nicht beides
      Angenommen sie spielen »Alle Stiche zählen« und »Die zweite Hälfte zählt doppelt«
      Dann ist das unlesbar: Varianten schließen sich aus

  Regel: Ohne Trumpf

    @GW.NO-TRUMPS
    Szenariogrundriss: <zweite> sticht <erste> nicht, was auch aufgedeckt ist
      Angenommen sie spielen »Ohne Trumpf«
      Und Ben gibt
      Wenn Ben 10♦ aufdeckt
      Und Anna <erste> ausspielt
      Und Ben <zweite> zugibt
      Dann gewinnt Anna den Stich

      Beispiele:
        | erste | zweite |
        | 2♥    | A♦     |
        | 2♠    | A♣     |
        | A♣    | 2♦     |
        | 2♦    | A♠     |

    @GW.NO-TRUMPS @GW.DRAW
    Szenario: Die aufgedeckte Karte geht trotzdem an den Gewinner
      Angenommen sie spielen »Ohne Trumpf«
      Und Ben gibt
      Wenn Ben 10♦ aufdeckt
      Und Anna 2♥ ausspielt
      Und Ben A♦ zugibt
      Und Anna 10♦ zieht
      Und Ben verdeckt zieht
      Dann geht die Partie weiter

    @GW.NO-TRUMPS
    Szenario: Aufgedeckt wird sie weiter vom Geber
      Angenommen sie spielen »Ohne Trumpf«
      Wenn Ben gibt
      Und Anna 10♦ aufdeckt
      Dann ist das unmöglich: nicht an der Reihe (GW.NO-TRUMPS)

  Regel: Bis fünfzig Punkte

    @GW.END.FIFTY
    Szenario: Fünfzig am Ende eines Spiels gewinnen
      Angenommen sie spielen »Bis fünfzig« und »Die zweite Hälfte zählt doppelt«
      Wenn Ben gibt
      Und Ben 2♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt             | zugegeben             | gezogen                 | gezogen         | aufgedeckt              |
        | Anna A♠ K♠ D♠ B♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 2♦ A♦ K♦ D♦ B♦ 10♦ | Ben x x x x x x | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Anna 9♦ 8♦ 7♦ 6♦ 5♦ 4♦  | Ben x x x x x x | Anna 8♦ 7♦ 6♦ 5♦ 4♦ 3♦  |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | gezogen | gezogen |
        | Anna 8♠     | Ben 8♥    | Anna 3♦ | Ben x   |
      Und diese Stiche gespielt werden
        | ausgespielt                                  | zugegeben                                   |
        | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ 8♦ 7♦ 6♦ 5♦ 4♦ 3♦ 2♦ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ B♣ D♣ K♣ A♣ |
      Dann steht es Anna 39, Ben 0
      Und die Partie geht weiter
      Wenn Anna gibt
      Und Anna 2♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt            | zugegeben              | gezogen                | gezogen          | aufgedeckt             |
        | Ben A♠ K♠ D♠ B♠ 10♠ 9♠ | Anna 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Ben 2♦ D♦ B♦ 10♦ 9♦ 8♦ | Anna x x x x x x | Ben D♦ B♦ 10♦ 9♦ 8♦ 8♣ |
        | Ben 7♥                 | Anna A♥                | Anna 8♣                | Ben x            | Anna 7♣                |
        | Anna K♥ D♥ B♥ 10♥ 9♥   | Ben 6♥ 5♥ 4♥ 3♥ 2♥     | Anna 7♣ 6♣ 5♣ 4♣ 3♣    | Ben x x x x x    | Anna 6♣ 5♣ 4♣ 3♣ 2♣    |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | gezogen | gezogen |
        | Anna 8♥     | Ben 8♠    | Anna 2♣ | Ben x   |
      Und diese Stiche gespielt werden
        | ausgespielt                     | zugegeben                        |
        | Anna A♦ K♦                      | Ben 2♦ 3♦                        |
        | Anna 2♣                         | Ben K♣                           |
        | Ben A♣                          | Anna 3♣                          |
        | Ben D♦ B♦ 10♦ 9♦ 8♦ 7♦ 6♦ 5♦ 4♦ | Anna 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ B♣ D♣ |
      Dann steht es Anna 50, Ben 28
      Und Anna gewinnt die Partie

    @GW.END.FIFTY
    Szenario: Auch der Nichtgeber gewinnt mit fünfzig, nicht nur der Geber
      Angenommen sie spielen »Bis fünfzig« und »Die zweite Hälfte zählt doppelt«
      Wenn Ben gibt
      Und Ben 2♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt             | zugegeben             | gezogen                 | gezogen         | aufgedeckt              |
        | Anna A♠ K♠ D♠ B♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 2♦ A♣ K♣ D♣ B♣ 10♣ | Ben x x x x x x | Anna A♣ K♣ D♣ B♣ 10♣ 8♦ |
        | Anna 7♥                 | Ben A♥                | Ben 8♦                  | Anna x          | Ben 7♦                  |
        | Ben K♥ D♥ B♥ 10♥ 9♥     | Anna 6♥ 5♥ 4♥ 3♥ 2♥   | Ben 7♦ 6♦ 5♦ 4♦ 3♦      | Anna x x x x x  | Ben 6♦ 5♦ 4♦ 3♦ 2♣      |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | gezogen | gezogen |
        | Ben 8♥      | Anna 8♠   | Ben 2♣  | Anna x  |
      Und diese Stiche gespielt werden
        | ausgespielt                              | zugegeben                                 |
        | Ben A♦ K♦ D♦ B♦ 10♦ 9♦ 8♦ 7♦ 6♦ 5♦ 4♦ 3♦ | Anna 2♦ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ B♣ D♣ K♣ |
        | Ben 2♣                                   | Anna A♣                                   |
      Dann steht es Anna 8, Ben 31
      Wenn Anna gibt
      Und Anna 2♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt            | zugegeben              | gezogen                | gezogen          | aufgedeckt             |
        | Ben A♠ K♠ D♠ B♠ 10♠ 9♠ | Anna 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Ben 2♦ A♦ K♦ D♦ B♦ 10♦ | Anna x x x x x x | Ben A♦ K♦ D♦ B♦ 10♦ 9♦ |
        | Ben A♥ K♥ D♥ B♥ 10♥ 9♥ | Anna 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Ben 9♦ 8♦ 7♦ 6♦ 5♦ 4♦  | Anna x x x x x x | Ben 8♦ 7♦ 6♦ 5♦ 4♦ 3♦  |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | gezogen | gezogen |
        | Ben 8♠      | Anna 8♥   | Ben 3♦  | Anna x  |
      Und diese Stiche gespielt werden
        | ausgespielt                                 | zugegeben                                    |
        | Ben A♦ K♦ D♦ B♦ 10♦ 9♦ 8♦ 7♦ 6♦ 5♦ 4♦ 3♦ 2♦ | Anna 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ B♣ D♣ K♣ A♣ |
      Dann steht es Anna 8, Ben 70
      Und Ben gewinnt die Partie

    @GW.END.FIFTY
    Szenario: Neunundvierzig gewinnen nicht
      Angenommen sie spielen »Bis fünfzig« und »Die zweite Hälfte zählt doppelt«
      Wenn Ben gibt
      Und Ben 2♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt             | zugegeben             | gezogen                 | gezogen         | aufgedeckt              |
        | Anna A♠ K♠ D♠ B♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 2♦ A♦ K♦ D♦ B♦ 10♦ | Ben x x x x x x | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Anna 9♦ 8♦ 7♦ 6♦ 5♦ 4♦  | Ben x x x x x x | Anna 8♦ 7♦ 6♦ 5♦ 4♦ 3♦  |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | gezogen | gezogen |
        | Anna 8♠     | Ben 8♥    | Anna 3♦ | Ben x   |
      Und diese Stiche gespielt werden
        | ausgespielt                                  | zugegeben                                   |
        | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ 8♦ 7♦ 6♦ 5♦ 4♦ 3♦ 2♦ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ B♣ D♣ K♣ A♣ |
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
      Dann steht es Anna 49, Ben 29
      Und die Partie geht weiter
      Und Ben ist mit Geben an der Reihe

    @GW.END.FIFTY
    Szenario: Fünfzig mitten im Spiel beenden es nicht
      Angenommen sie spielen »Bis fünfzig« und »Die zweite Hälfte zählt doppelt«
      Wenn Ben gibt
      Und Ben 2♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt             | zugegeben             | gezogen                 | gezogen         | aufgedeckt              |
        | Anna A♠ K♠ D♠ B♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 2♦ A♦ K♦ D♦ B♦ 10♦ | Ben x x x x x x | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Anna 9♦ 8♦ 7♦ 6♦ 5♦ 4♦  | Ben x x x x x x | Anna 8♦ 7♦ 6♦ 5♦ 4♦ 3♦  |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | gezogen | gezogen |
        | Anna 8♠     | Ben 8♥    | Anna 3♦ | Ben x   |
      Und diese Stiche gespielt werden
        | ausgespielt                                  | zugegeben                                   |
        | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ 8♦ 7♦ 6♦ 5♦ 4♦ 3♦ 2♦ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ B♣ D♣ K♣ A♣ |
      Und Anna gibt
      Und Anna 2♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt            | zugegeben              | gezogen                | gezogen          | aufgedeckt             |
        | Ben A♠ K♠ D♠ B♠ 10♠ 9♠ | Anna 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Ben 2♦ A♣ K♣ D♣ B♣ 10♣ | Anna x x x x x x | Ben A♣ K♣ D♣ B♣ 10♣ 8♦ |
        | Ben 7♥                 | Anna A♥                | Anna 8♦                | Ben x            | Anna 7♦                |
        | Anna K♥ D♥ B♥ 10♥ 9♥   | Ben 6♥ 5♥ 4♥ 3♥ 2♥     | Anna 7♦ 6♦ 5♦ 4♦ 3♦    | Ben x x x x x    | Anna 6♦ 5♦ 4♦ 3♦ 2♣    |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | gezogen | gezogen |
        | Anna 8♥     | Ben 8♠    | Anna 2♣ | Ben x   |
      Und diese Stiche gespielt werden
        | ausgespielt                               | zugegeben                                |
        | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ 8♦ 7♦ 6♦ 5♦ 4♦ 3♦ | Ben 2♦ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ B♣ D♣ K♣ |
      Dann steht es Anna 70, Ben 6
      Und die Partie geht weiter

    @GW.END.FIFTY
    Szenario: Haben beide fünfzig, ist das Ziel sechzig
      Angenommen sie spielen »Bis fünfzig« und »Alle Stiche zählen«
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
      Und Anna gibt
      Und Anna 2♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt            | zugegeben              | gezogen               | gezogen          | aufgedeckt            |
        | Ben A♠ K♠ D♠ B♠ 10♠ 9♠ | Anna 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Ben 2♦ 8♦ 7♦ 6♦ 5♦ 4♦ | Anna x x x x x x | Ben 8♦ 7♦ 6♦ 5♦ 4♦ 8♣ |
        | Ben 7♥                 | Anna A♥                | Anna 8♣               | Ben x            | Anna 7♣               |
        | Anna K♥ D♥ B♥ 10♥ 9♥   | Ben 6♥ 5♥ 4♥ 3♥ 2♥     | Anna 7♣ 6♣ 5♣ 4♣ 3♣   | Ben x x x x x    | Anna 6♣ 5♣ 4♣ 3♣ 2♣   |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | gezogen | gezogen |
        | Anna 8♥     | Ben 8♠    | Anna 2♣ | Ben x   |
      Und diese Stiche gespielt werden
        | ausgespielt             | zugegeben             |
        | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ | Ben 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ |
        | Anna 2♣                 | Ben 9♣                |
        | Ben A♣ K♣ D♣ B♣ 10♣     | Anna 3♣ 4♣ 5♣ 6♣ 7♣   |
        | Ben 8♦                  | Anna 8♣               |
      Und Ben gibt
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
      Dann steht es Anna 39, Ben 39
      Wenn Anna gibt
      Und Anna 2♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt            | zugegeben              | gezogen               | gezogen          | aufgedeckt            |
        | Ben A♠ K♠ D♠ B♠ 10♠ 9♠ | Anna 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Ben 2♦ 7♦ 6♦ 5♦ 4♦ 3♦ | Anna x x x x x x | Ben 7♦ 6♦ 5♦ 4♦ 3♦ 8♦ |
        | Ben 7♥                 | Anna A♥                | Anna 8♦               | Ben x            | Anna 7♣               |
        | Anna K♥ D♥ B♥ 10♥ 9♥   | Ben 6♥ 5♥ 4♥ 3♥ 2♥     | Anna 7♣ 6♣ 5♣ 4♣ 3♣   | Ben x x x x x    | Anna 6♣ 5♣ 4♣ 3♣ 2♣   |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | gezogen | gezogen |
        | Anna 8♥     | Ben 8♠    | Anna 2♣ | Ben x   |
      Und diese Stiche gespielt werden
        | ausgespielt                | zugegeben                |
        | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ 8♦ | Ben 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♣ |
        | Anna 2♣                    | Ben 9♣                   |
        | Ben A♣ K♣ D♣ B♣ 10♣        | Anna 3♣ 4♣ 5♣ 6♣ 7♣      |
      Dann steht es Anna 53, Ben 51
      Und die Partie geht weiter
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
      Dann steht es Anna 74, Ben 56
      Und Anna gewinnt die Partie

    @GW.END.FIFTY
    Szenario: Haben beide sechzig, ist es siebzig
      Angenommen sie spielen »Bis fünfzig« und »Alle Stiche zählen«
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
      Und Anna gibt
      Und Anna 2♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt            | zugegeben              | gezogen               | gezogen          | aufgedeckt            |
        | Ben A♠ K♠ D♠ B♠ 10♠ 9♠ | Anna 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Ben 2♦ 8♦ 7♦ 6♦ 5♦ 4♦ | Anna x x x x x x | Ben 8♦ 7♦ 6♦ 5♦ 4♦ 8♣ |
        | Ben 7♥                 | Anna A♥                | Anna 8♣               | Ben x            | Anna 7♣               |
        | Anna K♥ D♥ B♥ 10♥ 9♥   | Ben 6♥ 5♥ 4♥ 3♥ 2♥     | Anna 7♣ 6♣ 5♣ 4♣ 3♣   | Ben x x x x x    | Anna 6♣ 5♣ 4♣ 3♣ 2♣   |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | gezogen | gezogen |
        | Anna 8♥     | Ben 8♠    | Anna 2♣ | Ben x   |
      Und diese Stiche gespielt werden
        | ausgespielt             | zugegeben             |
        | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ | Ben 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ |
        | Anna 2♣                 | Ben 9♣                |
        | Ben A♣ K♣ D♣ B♣ 10♣     | Anna 3♣ 4♣ 5♣ 6♣ 7♣   |
        | Ben 8♦                  | Anna 8♣               |
      Und Ben gibt
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
      Und Anna gibt
      Und Anna 2♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt            | zugegeben              | gezogen               | gezogen          | aufgedeckt            |
        | Ben A♠ K♠ D♠ B♠ 10♠ 9♠ | Anna 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Ben 2♦ 7♦ 6♦ 5♦ 4♦ 3♦ | Anna x x x x x x | Ben 7♦ 6♦ 5♦ 4♦ 3♦ 8♦ |
        | Ben 7♥                 | Anna A♥                | Anna 8♦               | Ben x            | Anna 7♣               |
        | Anna K♥ D♥ B♥ 10♥ 9♥   | Ben 6♥ 5♥ 4♥ 3♥ 2♥     | Anna 7♣ 6♣ 5♣ 4♣ 3♣   | Ben x x x x x    | Anna 6♣ 5♣ 4♣ 3♣ 2♣   |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | gezogen | gezogen |
        | Anna 8♥     | Ben 8♠    | Anna 2♣ | Ben x   |
      Und diese Stiche gespielt werden
        | ausgespielt                | zugegeben                |
        | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ 8♦ | Ben 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♣ |
        | Anna 2♣                    | Ben 9♣                   |
        | Ben A♣ K♣ D♣ B♣ 10♣        | Anna 3♣ 4♣ 5♣ 6♣ 7♣      |
      Und Ben gibt
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
      Dann steht es Anna 66, Ben 64
      Und die Partie geht weiter
      Und Anna ist mit Geben an der Reihe

    @GW.END.FIFTY
    Szenario: Beide kommen in einem Spiel über fünfzig, und einer über sechzig: Das genügt
      Angenommen sie spielen »Bis fünfzig« und »Die zweite Hälfte zählt doppelt«
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
      Und Anna gibt
      Und Anna 2♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt            | zugegeben              | gezogen               | gezogen          | aufgedeckt            |
        | Ben A♠ K♠ D♠ B♠ 10♠ 9♠ | Anna 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Ben 2♦ 8♦ 7♦ 6♦ 5♦ 4♦ | Anna x x x x x x | Ben 8♦ 7♦ 6♦ 5♦ 4♦ 8♣ |
        | Ben 7♥                 | Anna A♥                | Anna 8♣               | Ben x            | Anna 7♣               |
        | Anna K♥ D♥ B♥ 10♥ 9♥   | Ben 6♥ 5♥ 4♥ 3♥ 2♥     | Anna 7♣ 6♣ 5♣ 4♣ 3♣   | Ben x x x x x    | Anna 6♣ 5♣ 4♣ 3♣ 2♣   |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | gezogen | gezogen |
        | Anna 8♥     | Ben 8♠    | Anna 2♣ | Ben x   |
      Und diese Stiche gespielt werden
        | ausgespielt             | zugegeben             |
        | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ | Ben 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ |
        | Anna 2♣                 | Ben 9♣                |
        | Ben A♣ K♣ D♣ B♣ 10♣     | Anna 3♣ 4♣ 5♣ 6♣ 7♣   |
        | Ben 8♦                  | Anna 8♣               |
      Dann steht es Anna 39, Ben 39
      Wenn Ben gibt
      Und Ben 2♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt             | zugegeben             | gezogen                | gezogen         | aufgedeckt             |
        | Anna A♠ K♠ D♠ B♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 2♦ 7♦ 6♦ 5♦ 4♦ 3♦ | Ben x x x x x x | Anna 7♦ 6♦ 5♦ 4♦ 3♦ 8♦ |
        | Anna 7♥                 | Ben A♥                | Ben 8♦                 | Anna x          | Ben 7♣                 |
        | Ben K♥ D♥ B♥ 10♥ 9♥     | Anna 6♥ 5♥ 4♥ 3♥ 2♥   | Ben 7♣ 6♣ 5♣ 4♣ 3♣     | Anna x x x x x  | Ben 6♣ 5♣ 4♣ 3♣ 2♣     |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | gezogen | gezogen |
        | Ben 8♥      | Anna 8♠   | Ben 2♣  | Anna x  |
      Und diese Stiche gespielt werden
        | ausgespielt               | zugegeben                 |
        | Ben A♦ K♦ D♦ B♦ 10♦ 9♦ 8♦ | Anna 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♣ |
        | Ben 2♣                    | Anna 9♣                   |
        | Anna A♣ K♣ D♣ B♣ 10♣      | Ben 3♣ 4♣ 5♣ 6♣ 7♣        |
      Dann steht es Anna 57, Ben 60
      Und Ben gewinnt die Partie

    @GW.END.FIFTY
    Szenario: Beide haben gleich viele, und es geht weiter
      Angenommen sie spielen »Bis fünfzig« und »Alle Stiche zählen«
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
      Und Anna gibt
      Und Anna 2♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt            | zugegeben              | gezogen               | gezogen          | aufgedeckt            |
        | Ben A♠ K♠ D♠ B♠ 10♠ 9♠ | Anna 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Ben 2♦ 8♦ 7♦ 6♦ 5♦ 4♦ | Anna x x x x x x | Ben 8♦ 7♦ 6♦ 5♦ 4♦ 8♣ |
        | Ben 7♥                 | Anna A♥                | Anna 8♣               | Ben x            | Anna 7♣               |
        | Anna K♥ D♥ B♥ 10♥ 9♥   | Ben 6♥ 5♥ 4♥ 3♥ 2♥     | Anna 7♣ 6♣ 5♣ 4♣ 3♣   | Ben x x x x x    | Anna 6♣ 5♣ 4♣ 3♣ 2♣   |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | gezogen | gezogen |
        | Anna 8♥     | Ben 8♠    | Anna 2♣ | Ben x   |
      Und diese Stiche gespielt werden
        | ausgespielt             | zugegeben             |
        | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ | Ben 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ |
        | Anna 2♣                 | Ben 9♣                |
        | Ben A♣ K♣ D♣ B♣ 10♣     | Anna 3♣ 4♣ 5♣ 6♣ 7♣   |
        | Ben 8♦                  | Anna 8♣               |
      Und Ben gibt
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
      Und Anna gibt
      Und Anna 2♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt            | zugegeben              | gezogen               | gezogen          | aufgedeckt            |
        | Ben A♠ K♠ D♠ B♠ 10♠ 9♠ | Anna 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Ben 2♦ 8♦ 7♦ 6♦ 5♦ 4♦ | Anna x x x x x x | Ben 8♦ 7♦ 6♦ 5♦ 4♦ 8♣ |
        | Ben 7♥                 | Anna A♥                | Anna 8♣               | Ben x            | Anna 7♣               |
        | Anna K♥ D♥ B♥ 10♥ 9♥   | Ben 6♥ 5♥ 4♥ 3♥ 2♥     | Anna 7♣ 6♣ 5♣ 4♣ 3♣   | Ben x x x x x    | Anna 6♣ 5♣ 4♣ 3♣ 2♣   |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | gezogen | gezogen |
        | Anna 8♥     | Ben 8♠    | Anna 2♣ | Ben x   |
      Und diese Stiche gespielt werden
        | ausgespielt             | zugegeben             |
        | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ | Ben 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ |
        | Anna 2♣                 | Ben 9♣                |
        | Ben A♣ K♣ D♣ B♣ 10♣     | Anna 3♣ 4♣ 5♣ 6♣ 7♣   |
        | Ben 8♦                  | Anna 8♣               |
      Dann steht es Anna 52, Ben 52
      Und die Partie geht weiter
      Und Ben ist mit Geben an der Reihe

    @GW.END.FIFTY
    Szenario: So viele Spiele auch abgesprochen sind
      Angenommen sie spielen »Bis fünfzig« und »Alle Stiche zählen«
      Und nach 1 Spiel ist Schluss
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
      Dann steht es Anna 13, Ben 13
      Und die Partie geht weiter
      Und Anna ist mit Geben an der Reihe

    @GW.END.FIFTY
    Szenario: Danach wird nicht mehr gegeben
      Angenommen sie spielen »Bis fünfzig« und »Die zweite Hälfte zählt doppelt«
      Wenn Ben gibt
      Und Ben 2♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt             | zugegeben             | gezogen                 | gezogen         | aufgedeckt              |
        | Anna A♠ K♠ D♠ B♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 2♦ A♦ K♦ D♦ B♦ 10♦ | Ben x x x x x x | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Anna 9♦ 8♦ 7♦ 6♦ 5♦ 4♦  | Ben x x x x x x | Anna 8♦ 7♦ 6♦ 5♦ 4♦ 3♦  |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | gezogen | gezogen |
        | Anna 8♠     | Ben 8♥    | Anna 3♦ | Ben x   |
      Und diese Stiche gespielt werden
        | ausgespielt                                  | zugegeben                                   |
        | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ 8♦ 7♦ 6♦ 5♦ 4♦ 3♦ 2♦ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ B♣ D♣ K♣ A♣ |
      Und Anna gibt
      Und Anna 2♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt            | zugegeben              | gezogen                | gezogen          | aufgedeckt             |
        | Ben A♠ K♠ D♠ B♠ 10♠ 9♠ | Anna 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Ben 2♦ D♦ B♦ 10♦ 9♦ 8♦ | Anna x x x x x x | Ben D♦ B♦ 10♦ 9♦ 8♦ 8♣ |
        | Ben 7♥                 | Anna A♥                | Anna 8♣                | Ben x            | Anna 7♣                |
        | Anna K♥ D♥ B♥ 10♥ 9♥   | Ben 6♥ 5♥ 4♥ 3♥ 2♥     | Anna 7♣ 6♣ 5♣ 4♣ 3♣    | Ben x x x x x    | Anna 6♣ 5♣ 4♣ 3♣ 2♣    |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | gezogen | gezogen |
        | Anna 8♥     | Ben 8♠    | Anna 2♣ | Ben x   |
      Und diese Stiche gespielt werden
        | ausgespielt                     | zugegeben                        |
        | Anna A♦ K♦                      | Ben 2♦ 3♦                        |
        | Anna 2♣                         | Ben K♣                           |
        | Ben A♣                          | Anna 3♣                          |
        | Ben D♦ B♦ 10♦ 9♦ 8♦ 7♦ 6♦ 5♦ 4♦ | Anna 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ B♣ D♣ |
      Und Ben gibt
      Dann ist das unmöglich: nach dem Ende (GW.END.FIFTY)
