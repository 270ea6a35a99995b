# language: de
Funktionalität: Whist: die Wertung
  Was die Stiche zählen, und wann die Partie zu Ende ist.

  Grundlage:
    Gegeben sei eine Partie Whist zwischen Anna, Ben, Cleo und Di

  Regel: Eine Partei bekommt einen Punkt für jeden Stich über sechs

    @WH.TRICKS @WH.SIDES
    Szenario: Sieben Stiche sind ein Punkt
      Angenommen es wird bis 9 gespielt
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                | zugegeben                | zugegeben                 | zugegeben               |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ | Di 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♠ |
        | Anna 2♠                    | Ben 9♣                   | Cleo 9♦                   | Di 9♠                   |
        | Di A♠ K♠ D♠ B♠ 10♠         | Anna 3♠ 4♠ 5♠ 6♠ 7♠      | Ben 10♣ B♣ D♣ K♣ A♣       | Cleo 10♦ B♦ D♦ K♦ A♦    |
      Dann bekommt Anna 1 Punkt (WH.TRICKS)
      Und Cleo bekommt 1 Punkt (WH.TRICKS)
      Und Ben bekommt 0 Punkte
      Und Di bekommt 0 Punkte
      Und es steht Anna 1, Ben 0, Cleo 1, Di 0

    @WH.TRICKS @WH.SIDES
    Szenario: Neun Stiche sind drei Punkte
      Angenommen es wird bis 9 gespielt
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                      | zugegeben                       | zugegeben                        | zugegeben                      |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ 7♥ 6♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ | Di 2♥ 3♥ 4♥ 5♥ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Anna 2♠                          | Ben B♣                          | Cleo B♦                          | Di B♠                          |
        | Di A♠ K♠ D♠                      | Anna 3♠ 4♠ 5♠                   | Ben D♣ K♣ A♣                     | Cleo D♦ K♦ A♦                  |
      Dann bekommt Anna 3 Punkte (WH.TRICKS)
      Und Cleo bekommt 3 Punkte (WH.TRICKS)
      Und Ben bekommt 0 Punkte
      Und Di bekommt 0 Punkte
      Und es steht Anna 3, Ben 0, Cleo 3, Di 0

    @WH.TRICKS @WH.SIDES
    Szenario: Alle dreizehn Stiche sind sieben Punkte
      Angenommen es wird bis 9 gespielt
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                               | zugegeben                                | zugegeben                                 | zugegeben                               |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ B♣ D♣ K♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ B♦ D♦ K♦ | Di 2♥ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ B♠ D♠ |
        | Anna A♠                                   | Ben A♣                                   | Cleo A♦                                   | Di K♠                                   |
      Dann bekommt Anna 7 Punkte (WH.TRICKS)
      Und Cleo bekommt 7 Punkte (WH.TRICKS)
      Und Ben bekommt 0 Punkte
      Und Di bekommt 0 Punkte
      Und es steht Anna 7, Ben 0, Cleo 7, Di 0

    @WH.TRICKS @WH.SIDES
    Szenario: Sechs Stiche sind nichts, und die sieben der anderen Partei ein Punkt
      Angenommen es wird bis 9 gespielt
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt             | zugegeben             | zugegeben              | zugegeben            |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ | Di 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ |
        | Anna 2♠                 | Ben 8♣                | Cleo 8♦                | Di 9♠                |
        | Di A♠ K♠ D♠ B♠ 10♠      | Anna 3♠ 4♠ 5♠ 6♠ 7♠   | Ben 9♣ 10♣ B♣ D♣ K♣    | Cleo 9♦ 10♦ B♦ D♦ K♦ |
        | Di 8♥                   | Anna 8♠               | Ben A♣                 | Cleo A♦              |
      Dann bekommt Ben 1 Punkt (WH.TRICKS)
      Und Di bekommt 1 Punkt (WH.TRICKS)
      Und Anna bekommt 0 Punkte
      Und Cleo bekommt 0 Punkte
      Und es steht Anna 0, Ben 1, Cleo 0, Di 1

    @WH.TRICKS @WH.SIDES
    Szenario: Zwei Stiche kosten nichts, und die elf der anderen Partei sind fünf Punkte
      Angenommen es wird bis 9 gespielt
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                    | zugegeben                        | zugegeben                       | zugegeben                        |
        | Anna A♥ K♥                     | Ben 2♣ 3♣                        | Cleo 2♦ 3♦                      | Di 2♥ 3♥                         |
        | Anna 2♠                        | Ben 4♣                           | Cleo 4♦                         | Di K♠                            |
        | Di A♠                          | Anna 3♠                          | Ben 5♣                          | Cleo 5♦                          |
        | Di D♥ B♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ | Anna 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ B♠ D♠ | Ben 6♣ 7♣ 8♣ 9♣ 10♣ B♣ D♣ K♣ A♣ | Cleo 6♦ 7♦ 8♦ 9♦ 10♦ B♦ D♦ K♦ A♦ |
      Dann bekommt Ben 5 Punkte (WH.TRICKS)
      Und Di bekommt 5 Punkte (WH.TRICKS)
      Und Anna bekommt 0 Punkte
      Und Cleo bekommt 0 Punkte
      Und es steht Anna 0, Ben 5, Cleo 0, Di 5

    @WH.TRICKS
    Szenario: Vor dem letzten Stich wird nichts gezählt
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                | zugegeben                | zugegeben                 | zugegeben               |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ | Di 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♠ |
        | Anna 2♠                    | Ben 9♣                   | Cleo 9♦                   | Di 9♠                   |
        | Di A♠ K♠ D♠ B♠             | Anna 3♠ 4♠ 5♠ 6♠         | Ben 10♣ B♣ D♣ K♣          | Cleo 10♦ B♦ D♦ K♦       |
      Dann steht es Anna 0, Ben 0, Cleo 0, Di 0

    @WH.TRICKS
    Szenario: Die Punkte der Spiele werden zusammengezählt
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                   | zugegeben                   | zugegeben                    | zugegeben                  |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ 7♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ | Di 2♥ 3♥ 4♥ 5♥ 6♥ 7♠ 8♠ 9♠ |
        | Anna 2♠                       | Ben 10♣                     | Cleo 10♦                     | Di 10♠                     |
        | Di A♠ K♠ D♠ B♠                | Anna 3♠ 4♠ 5♠ 6♠            | Ben B♣ D♣ K♣ A♣              | Cleo B♦ D♦ K♦ A♦           |
      Dann steht es Anna 2, Ben 0, Cleo 2, Di 0
      Wenn Anna gibt
      Und Anna 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                     | zugegeben                        | zugegeben                      | zugegeben                        |
        | Ben A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ 7♥ 6♥ | Cleo 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Di 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ | Anna 2♥ 3♥ 4♥ 5♥ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Ben 2♠                          | Cleo B♣                          | Di B♦                          | Anna B♠                          |
        | Anna A♠ K♠ D♠                   | Ben 3♠ 4♠ 5♠                     | Cleo D♣ K♣ A♣                  | Di D♦ K♦ A♦                      |
      Dann steht es Anna 2, Ben 3, Cleo 2, Di 3
      Wenn Ben gibt
      Und Ben 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                   | zugegeben                  | zugegeben                    | zugegeben                   |
        | Cleo A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ 7♥ | Di 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ | Anna 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♠ 8♠ 9♠ |
        | Cleo 2♠                       | Di 10♣                     | Anna 10♦                     | Ben 10♠                     |
        | Ben A♠ K♠ D♠ B♠               | Cleo 3♠ 4♠ 5♠ 6♠           | Di B♣ D♣ K♣ A♣               | Anna B♦ D♦ K♦ A♦            |
      Dann steht es Anna 4, Ben 3, Cleo 4, Di 3

  Regel: Fünf Punkte gewinnen die Partie

    @WH.END
    Szenario: Genau fünf gewinnen, für beide Partner
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                            | zugegeben                             | zugegeben                              | zugegeben                            |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ B♣ D♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ B♦ D♦ | Di 2♥ 3♥ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ B♠ D♠ |
        | Anna 2♠                                | Ben K♣                                | Cleo K♦                                | Di K♠                                |
        | Di A♠                                  | Anna 3♠                               | Ben A♣                                 | Cleo A♦                              |
      Dann steht es Anna 5, Ben 0, Cleo 5, Di 0
      Und Anna und Cleo gewinnen die Partie

    @WH.END
    Szenario: Mehr als fünf gewinnen auch
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                             | zugegeben                                 | zugegeben                                | zugegeben                                 |
        | Anna 2♠                                 | Ben 2♣                                    | Cleo 2♦                                  | Di 2♥                                     |
        | Di A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ | Anna 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ B♠ D♠ K♠ A♠ | Ben 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ B♣ D♣ K♣ A♣ | Cleo 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ B♦ D♦ K♦ A♦ |
      Dann steht es Anna 0, Ben 7, Cleo 0, Di 7
      Und Ben und Di gewinnen die Partie

    @WH.END
    Szenario: Vier gewinnen nicht
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                         | zugegeben                          | zugegeben                           | zugegeben                         |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ B♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ B♦ | Di 2♥ 3♥ 4♥ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ B♠ |
        | Anna 2♠                             | Ben D♣                             | Cleo D♦                             | Di D♠                             |
        | Di A♠ K♠                            | Anna 3♠ 4♠                         | Ben K♣ A♣                           | Cleo K♦ A♦                        |
      Dann steht es Anna 4, Ben 0, Cleo 4, Di 0
      Und die Partie geht weiter
      Und Anna ist mit Geben an der Reihe

    @WH.END
    Szenario: Nach mehreren Spielen
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                         | zugegeben                          | zugegeben                           | zugegeben                         |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ B♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ B♦ | Di 2♥ 3♥ 4♥ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ B♠ |
        | Anna 2♠                             | Ben D♣                             | Cleo D♦                             | Di D♠                             |
        | Di A♠ K♠                            | Anna 3♠ 4♠                         | Ben K♣ A♣                           | Cleo K♦ A♦                        |
      Und Anna gibt
      Und Anna 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                     | zugegeben                        | zugegeben                      | zugegeben                        |
        | Ben A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ 7♥ 6♥ | Cleo 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Di 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ | Anna 2♥ 3♥ 4♥ 5♥ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Ben 2♠                          | Cleo B♣                          | Di B♦                          | Anna B♠                          |
        | Anna A♠ K♠ D♠                   | Ben 3♠ 4♠ 5♠                     | Cleo D♣ K♣ A♣                  | Di D♦ K♦ A♦                      |
      Dann geht die Partie weiter
      Wenn Ben gibt
      Und Ben 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                | zugegeben               | zugegeben                 | zugegeben                |
        | Cleo A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ | Di 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ | Anna 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♠ |
        | Cleo 2♠                    | Di 9♣                   | Anna 9♦                   | Ben 9♠                   |
        | Ben A♠ K♠ D♠ B♠ 10♠        | Cleo 3♠ 4♠ 5♠ 6♠ 7♠     | Di 10♣ B♣ D♣ K♣ A♣        | Anna 10♦ B♦ D♦ K♦ A♦     |
      Dann steht es Anna 5, Ben 3, Cleo 5, Di 3
      Und Anna und Cleo gewinnen die Partie

    @WH.END
    Szenario: Danach wird nicht mehr gegeben
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                            | zugegeben                             | zugegeben                              | zugegeben                            |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ B♣ D♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ B♦ D♦ | Di 2♥ 3♥ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ B♠ D♠ |
        | Anna 2♠                                | Ben K♣                                | Cleo K♦                                | Di K♠                                |
        | Di A♠                                  | Anna 3♠                               | Ben A♣                                 | Cleo A♦                              |
      Und Anna gibt
      Dann ist das unmöglich: nach dem Ende (WH.END)

  Regel: Eine andere Punktzahl kann abgesprochen werden

    @WH.END
    Szenariogrundriss: Drei Punkte gewinnen, wenn bis <Punkte> gespielt wird
      Angenommen es wird bis <Punkte> gespielt
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                      | zugegeben                       | zugegeben                        | zugegeben                      |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ 7♥ 6♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ | Di 2♥ 3♥ 4♥ 5♥ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Anna 2♠                          | Ben B♣                          | Cleo B♦                          | Di B♠                          |
        | Di A♠ K♠ D♠                      | Anna 3♠ 4♠ 5♠                   | Ben D♣ K♣ A♣                     | Cleo D♦ K♦ A♦                  |
      Dann gewinnen Anna und Cleo die Partie

      Beispiele:
        | Punkte |
        | 1      |
        | 3      |

    @WH.END
    Szenariogrundriss: Drei Punkte gewinnen nicht, wenn bis <Punkte> gespielt wird
      Angenommen es wird bis <Punkte> gespielt
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                      | zugegeben                       | zugegeben                        | zugegeben                      |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ 7♥ 6♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ | Di 2♥ 3♥ 4♥ 5♥ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Anna 2♠                          | Ben B♣                          | Cleo B♦                          | Di B♠                          |
        | Di A♠ K♠ D♠                      | Anna 3♠ 4♠ 5♠                   | Ben D♣ K♣ A♣                     | Cleo D♦ K♦ A♦                  |
      Dann geht die Partie weiter

      Beispiele:
        | Punkte |
        | 4      |
        | 9      |

    @WH.END
    Szenario: Niemand spielt bis null
      Angenommen es wird bis 0 gespielt
      Dann ist das unlesbar: kein möglicher Wert
