# language: de
Funktionalität: Whist: die Stiche
  Ausspielen, bedienen, und wer den Stich gewinnt.

  Grundlage:
    Gegeben sei eine Partie Whist zwischen Anna, Ben, Cleo und Di

  Regel: Zuerst spielt der linke Nachbar des Gebers aus, danach der Gewinner des Stichs

    @WH.LEAD @WH.PLAY
    Szenariogrundriss: <Geber> gibt, <links> spielt aus
      Angenommen <Geber> gibt
      Wenn <Geber> 2♥ aufdeckt
      Dann ist <links> mit Ausspielen an der Reihe
      Wenn <links> K♣ ausspielt
      Dann ist <gegenüber> mit Zugeben an der Reihe
      Wenn <gegenüber> 3♣ zugibt
      Dann ist <rechts> mit Zugeben an der Reihe
      Wenn <rechts> 4♣ zugibt
      Dann ist <Geber> mit Zugeben an der Reihe

      Beispiele:
        | Geber | links | gegenüber | rechts |
        | Di    | Anna  | Ben       | Cleo   |
        | Anna  | Ben   | Cleo      | Di     |
        | Ben   | Cleo  | Di        | Anna   |
        | Cleo  | Di    | Anna      | Ben    |

    @WH.LEAD
    Szenariogrundriss: <Spieler> darf nicht zuerst ausspielen
      Angenommen Di gibt
      Wenn Di 2♥ aufdeckt
      Und <Spieler> K♣ ausspielt
      Dann ist das unmöglich: nicht an der Reihe (WH.LEAD)

      Beispiele:
        | Spieler |
        | Ben     |
        | Cleo    |
        | Di      |

    @WH.LEAD
    Szenario: Wer den Stich gewonnen hat, spielt zum nächsten aus
      Angenommen Di gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ |
        | Cleo | D♠ B♠ 10♠ 7♠ 2♠ A♥ 5♥ K♦ 8♦ 2♦ K♣ 9♣ 4♣ |
        | Di   | 6♠ 5♠ B♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ D♣ 8♣ 5♣ |
      Wenn Di 9♥ aufdeckt
      Und Anna 4♠ ausspielt
      Und Ben K♠ zugibt
      Und Cleo 2♠ zugibt
      Und Di 5♠ zugibt
      Dann gewinnt Ben den Stich
      Und Ben ist mit Ausspielen an der Reihe
      Wenn Ben 5♦ ausspielt
      Und Cleo 2♦ zugibt
      Und Di 10♦ zugibt
      Und Anna 6♦ zugibt
      Dann gewinnt Di den Stich
      Und Di ist mit Ausspielen an der Reihe

    @WH.LEAD
    Szenariogrundriss: Wer ihn verloren hat, darf nicht, auch nicht der Partner des Gewinners
      Angenommen Di gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ |
        | Cleo | D♠ B♠ 10♠ 7♠ 2♠ A♥ 5♥ K♦ 8♦ 2♦ K♣ 9♣ 4♣ |
        | Di   | 6♠ 5♠ B♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ D♣ 8♣ 5♣ |
      Wenn Di 9♥ aufdeckt
      Und Anna 4♠ ausspielt
      Und Ben K♠ zugibt
      Und Cleo 2♠ zugibt
      Und Di 5♠ zugibt
      Und <Spieler> <Karte> ausspielt
      Dann ist das unmöglich: nicht an der Reihe (WH.LEAD)

      Beispiele:
        | Spieler | Karte |
        | Anna    | A♠    |
        | Cleo    | A♥    |
        | Di      | B♥    |

  Regel: Jeder spielt reihum eine Karte aus der Hand, dreizehn Mal

    @WH.PLAY
    Szenario: Niemand gibt außer der Reihe zu
      Angenommen Di gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ |
        | Cleo | D♠ B♠ 10♠ 7♠ 2♠ A♥ 5♥ K♦ 8♦ 2♦ K♣ 9♣ 4♣ |
        | Di   | 6♠ 5♠ B♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ D♣ 8♣ 5♣ |
      Wenn Di 9♥ aufdeckt
      Und Anna 4♠ ausspielt
      Und Cleo 2♠ zugibt
      Dann ist das unmöglich: nicht an der Reihe (WH.PLAY)

    @WH.PLAY
    Szenario: Niemand spielt eine Karte, die ein anderer hat
      Angenommen Di gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ |
        | Cleo | D♠ B♠ 10♠ 7♠ 2♠ A♥ 5♥ K♦ 8♦ 2♦ K♣ 9♣ 4♣ |
        | Di   | 6♠ 5♠ B♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ D♣ 8♣ 5♣ |
      Wenn Di 9♥ aufdeckt
      Und Anna 4♠ ausspielt
      Und Ben A♥ zugibt
      Dann ist das unmöglich: Karte nicht in der Hand (WH.PLAY)

    @WH.PLAY
    Szenario: Niemand spielt eine Karte zweimal
      Angenommen Di gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ |
        | Cleo | D♠ B♠ 10♠ 7♠ 2♠ A♥ 5♥ K♦ 8♦ 2♦ K♣ 9♣ 4♣ |
        | Di   | 6♠ 5♠ B♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ D♣ 8♣ 5♣ |
      Wenn Di 9♥ aufdeckt
      Und Anna 4♠ ausspielt
      Und Ben K♠ zugibt
      Und Cleo 2♠ zugibt
      Und Di 5♠ zugibt
      Und Ben K♠ ausspielt
      Dann ist das unmöglich: Karte nicht in der Hand (WH.PLAY)

    @WH.PLAY
    Szenario: Nach dreizehn Stichen ist das Spiel vorbei
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                | zugegeben                | zugegeben                 | zugegeben               |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ | Di 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♠ |
        | Anna 2♠                    | Ben 9♣                   | Cleo 9♦                   | Di 9♠                   |
        | Di A♠ K♠ D♠ B♠ 10♠         | Anna 3♠ 4♠ 5♠ 6♠ 7♠      | Ben 10♣ B♣ D♣ K♣ A♣       | Cleo 10♦ B♦ D♦ K♦ A♦    |
      Dann ist alles fehlerfrei
      Und Anna ist mit Geben an der Reihe

    @WH.PLAY
    Szenario: Nach zwölf noch nicht
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                | zugegeben                | zugegeben                 | zugegeben               |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ | Di 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♠ |
        | Anna 2♠                    | Ben 9♣                   | Cleo 9♦                   | Di 9♠                   |
        | Di A♠ K♠ D♠ B♠             | Anna 3♠ 4♠ 5♠ 6♠         | Ben 10♣ B♣ D♣ K♣          | Cleo 10♦ B♦ D♦ K♦       |
      Dann geht die Partie weiter
      Und Di ist mit Ausspielen an der Reihe

  Regel: Wer bedienen kann, muss bedienen; sonst ist jede Karte erlaubt

    @WH.FOLLOW
    Szenario: Ausspielen darf man jede Karte
      Angenommen Di gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ |
        | Cleo | D♠ B♠ 10♠ 7♠ 2♠ A♥ 5♥ K♦ 8♦ 2♦ K♣ 9♣ 4♣ |
        | Di   | 6♠ 5♠ B♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ D♣ 8♣ 5♣ |
      Wenn Di 9♥ aufdeckt
      Dann darf Anna jede Karte spielen

    @WH.FOLLOW
    Szenario: Erlaubt sind nur Karten der ausgespielten Farbe
      Angenommen Di gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ |
        | Cleo | D♠ B♠ 10♠ 7♠ 2♠ A♥ 5♥ K♦ 8♦ 2♦ K♣ 9♣ 4♣ |
        | Di   | 6♠ 5♠ B♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ D♣ 8♣ 5♣ |
      Wenn Di 9♥ aufdeckt
      Und Anna 4♠ ausspielt
      Dann darf Ben nur K♠ 8♠ 3♠ spielen
      Wenn Ben 3♠ zugibt
      Dann darf Cleo nur D♠ B♠ 10♠ 7♠ 2♠ spielen
      Wenn Cleo D♠ zugibt
      Dann darf Di nur 6♠ 5♠ spielen
      Wenn Di 5♠ zugibt
      Dann ist alles fehlerfrei

    @WH.FOLLOW
    Szenariogrundriss: Ben kann bedienen und gibt <Karte> auf Pik zu
      Angenommen Di gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ |
        | Cleo | D♠ B♠ 10♠ 7♠ 2♠ A♥ 5♥ K♦ 8♦ 2♦ K♣ 9♣ 4♣ |
        | Di   | 6♠ 5♠ B♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ D♣ 8♣ 5♣ |
      Wenn Di 9♥ aufdeckt
      Und Anna 4♠ ausspielt
      Und Ben <Karte> zugibt
      Dann ist das regelwidrig: nicht bedient (WH.FOLLOW)
      Und Cleo ist mit Zugeben an der Reihe

      Beispiele:
        | Karte |
        | A♦    |
        | 3♣    |
        | 2♥    |

    @WH.FOLLOW
    Szenariogrundriss: Auf <ausgespielt> darf Ben nur <Karten> zugeben
      Angenommen Di gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ |
        | Cleo | D♠ B♠ 10♠ 7♠ 2♠ A♥ 5♥ K♦ 8♦ 2♦ K♣ 9♣ 4♣ |
        | Di   | 6♠ 5♠ B♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ D♣ 8♣ 5♣ |
      Wenn Di 9♥ aufdeckt
      Und Anna <ausgespielt> ausspielt
      Dann darf Ben nur <Karten> spielen

      Beispiele:
        | ausgespielt | Karten       |
        | 9♠          | K♠ 8♠ 3♠     |
        | 8♥          | D♥ 10♥ 7♥ 2♥ |
        | 6♦          | A♦ 9♦ 5♦     |
        | 7♣          | B♣ 6♣ 3♣     |

    @WH.FOLLOW
    Szenario: Auf Trumpf muss Trumpf zugegeben werden
      Angenommen Di gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ |
        | Cleo | D♠ B♠ 10♠ 7♠ 2♠ A♥ 5♥ K♦ 8♦ 2♦ K♣ 9♣ 4♣ |
        | Di   | 6♠ 5♠ B♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ D♣ 8♣ 5♣ |
      Wenn Di 9♥ aufdeckt
      Und Anna K♥ ausspielt
      Dann darf Ben nur D♥ 10♥ 7♥ 2♥ spielen
      Wenn Ben A♦ zugibt
      Dann ist das regelwidrig: nicht bedient (WH.FOLLOW)

    @WH.FOLLOW
    Szenario: Niemand muss den Stich gewinnen
      Angenommen Di gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ |
        | Cleo | D♠ B♠ 10♠ 7♠ 2♠ A♥ 5♥ K♦ 8♦ 2♦ K♣ 9♣ 4♣ |
        | Di   | 6♠ 5♠ B♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ D♣ 8♣ 5♣ |
      Wenn Di 9♥ aufdeckt
      Und Anna 4♠ ausspielt
      Und Ben 3♠ zugibt
      Dann ist alles fehlerfrei

    @WH.FOLLOW
    Szenario: Wer die Farbe nicht hat, hat die freie Wahl
      Angenommen Di gibt
        | Ben | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ 4♦ 3♦ 2♦ |
      Wenn Di 9♥ aufdeckt
      Und Anna A♣ ausspielt
      Dann darf Ben jede Karte spielen

    @WH.FOLLOW @WH.WIN
    Szenariogrundriss: Ohne Kreuz darf Ben <Tun>
      Angenommen Di gibt
        | Ben | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ 4♦ 3♦ 2♦ |
      Wenn Di 9♥ aufdeckt
      Und Anna A♣ ausspielt
      Und Ben <Karte> zugibt
      Dann ist alles fehlerfrei
      Wenn Cleo 3♣ zugibt
      Und Di 4♣ zugibt
      Dann gewinnt <Gewinner> den Stich

      Beispiele:
        | Tun            | Karte | Gewinner |
        | mit 2♥ stechen | 2♥    | Ben      |
        | mit D♥ stechen | D♥    | Ben      |
        | A♦ abwerfen    | A♦    | Anna     |
        | 3♠ abwerfen    | 3♠    | Anna     |

  Regel: Der höchste Trumpf gewinnt, sonst die höchste Karte der ausgespielten Farbe

    @WH.WIN
    Szenariogrundriss: Wer gewinnt: <Fall>
      Angenommen Di gibt
      Wenn Di <aufgedeckte> aufdeckt
      Und Anna <erste> ausspielt
      Und Ben <zweite> zugibt
      Und Cleo <dritte> zugibt
      Und Di <vierte> zugibt
      Dann gewinnt <Gewinner> den Stich
      Und <Gewinner> ist mit Ausspielen an der Reihe

      Beispiele:
        | Fall                                                  | aufgedeckte | erste | zweite | dritte | vierte | Gewinner |
        | vier Karten einer Farbe, die erste ist die höchste    | 2♠          | K♥    | D♥     | 3♥     | 10♥    | Anna     |
        | vier Karten einer Farbe, die zweite ist die höchste   | 2♠          | 4♥    | D♥     | 3♥     | 10♥    | Ben      |
        | vier Karten einer Farbe, die dritte ist die höchste   | 2♠          | 4♥    | D♥     | A♥     | 10♥    | Cleo     |
        | vier Karten einer Farbe, die vierte ist die höchste   | 2♠          | 4♥    | D♥     | 3♥     | K♥     | Di       |
        | ein Trumpf auf drei Karten einer Farbe                | 2♠          | A♥    | 3♠     | K♥     | D♥     | Ben      |
        | zwei Trümpfe, der spätere ist höher                   | 2♠          | A♥    | 3♠     | 4♠     | D♥     | Cleo     |
        | zwei Trümpfe, der frühere ist höher                   | 2♠          | A♥    | 4♠     | 3♠     | D♥     | Ben      |
        | der Geber sticht mit der aufgedeckten Karte           | 2♠          | A♥    | K♥     | D♥     | 2♠     | Di       |
        | die ausgespielte Farbe gegen zwei andere, kein Trumpf | 2♠          | 2♥    | A♦     | A♣     | K♦     | Anna     |
        | die zweite bedient, zwei werfen ab                    | 2♠          | 2♥    | 3♥     | A♣     | A♦     | Ben      |
        | Trumpf ausgespielt, alle bedienen                     | 2♠          | 9♠    | 10♠    | B♠     | 2♠     | Cleo     |
        | kleiner Trumpf ausgespielt, zwei werfen ab            | 2♠          | 3♠    | A♥     | A♦     | 2♠     | Anna     |
