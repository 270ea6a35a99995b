# language: de
Funktionalität: Oh Hell: ganze Partien
  Mit allen Karten, vom ersten Spiel bis zum letzten. Der linke Nachbar des Gebers macht jeden Stich, so dass ein Spiel in eine Zeile passt.

  Regel: Abwärts bis zu einer Karte und wieder aufwärts

    @OH.END @OH.DEAL
    Szenario: Vier Spieler: von zwölf Karten zu einer und zurück, 23 Spiele
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben, Cleo und Di
      Und niemand bekommt mehr als 17 Karten
      Wenn Di gibt
      Und Di 9♦ aufdeckt
      Und angesagt wird: Anna 12, Ben 0, Cleo 0, Di 1
      Und diese Stiche gespielt werden
        | ausgespielt                                | zugegeben                               | zugegeben                                 | zugegeben                               |
        | Anna A♦ D♦ 10♦ B♦ 7♦ 2♦ K♣ D♣ 10♣ 8♣ 7♥ 3♣ | Ben 5♦ 4♦ A♥ K♥ D♠ 9♣ 5♣ 4♣ 2♣ 8♠ 6♠ 4♠ | Cleo K♦ A♠ K♠ B♠ 10♠ 9♥ 6♣ 9♠ 8♥ 5♥ 2♥ 3♠ | Di 8♦ 6♦ A♣ D♥ B♣ B♥ 7♣ 10♥ 7♠ 6♥ 4♥ 3♥ |
      Und Anna gibt
      Und Anna 4♠ aufdeckt
      Und angesagt wird: Ben 11, Cleo 0, Di 0, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt                           | zugegeben                              | zugegeben                            | zugegeben                             |
        | Ben A♠ K♠ D♠ 10♠ 9♠ 8♠ 5♠ 6♠ 3♠ 2♠ D♦ | Cleo A♥ K♦ B♥ B♣ B♦ 10♥ 9♣ 7♦ 6♣ 5♥ 4♦ | Di B♠ A♦ A♣ 10♣ 9♦ 8♥ 7♣ 6♦ 4♥ 3♣ 2♦ | Anna K♣ D♣ 9♥ 8♣ 7♥ 6♥ 5♦ 5♣ 4♣ 3♥ 2♣ |
      Und Ben gibt
      Und Ben B♥ aufdeckt
      Und angesagt wird: Cleo 10, Di 0, Anna 0, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt                         | zugegeben                         | zugegeben                          | zugegeben                          |
        | Cleo A♥ K♥ D♥ 9♥ 10♥ 4♥ K♠ D♣ 9♣ 5♣ | Di 10♠ 9♦ 9♠ 8♠ 7♠ 4♣ 3♦ 3♣ 2♣ 2♦ | Anna 8♥ 7♥ A♣ K♣ K♦ 7♣ 4♠ 6♣ 6♦ 2♠ | Ben 3♥ A♠ D♠ D♦ B♣ 10♣ 6♠ 5♠ 4♦ 3♠ |
      Und Cleo gibt
      Und Cleo 6♣ aufdeckt
      Und angesagt wird: Di 9, Anna 0, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt                   | zugegeben                       | zugegeben                       | zugegeben                        |
        | Di A♣ K♣ D♣ B♣ 7♣ 4♣ 3♣ A♦ 8♥ | Anna 2♣ K♦ D♦ B♥ B♠ 7♥ 3♦ 2♦ 2♥ | Ben A♥ 10♠ 8♠ 7♦ 7♠ 5♥ 5♠ 4♦ 3♥ | Cleo K♥ D♥ B♦ 10♥ 9♥ 8♦ 6♦ 4♠ 2♠ |
      Und Di gibt
      Und Di 9♦ aufdeckt
      Und angesagt wird: Anna 8, Ben 0, Cleo 0, Di 1
      Und diese Stiche gespielt werden
        | ausgespielt                  | zugegeben                    | zugegeben                    | zugegeben                  |
        | Anna K♦ B♦ 6♦ 3♦ 5♦ A♠ A♥ 8♣ | Ben K♥ B♣ B♥ 10♣ 8♥ 4♠ 2♥ 3♣ | Cleo K♠ K♣ D♥ 9♠ 7♠ 6♠ 5♥ 6♣ | Di B♠ 9♥ 8♠ 7♣ 7♥ 3♠ 2♣ 2♠ |
      Und Anna gibt
      Und Anna 4♠ aufdeckt
      Und angesagt wird: Ben 7, Cleo 0, Di 0, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt               | zugegeben                 | zugegeben                | zugegeben                   |
        | Ben K♠ B♠ 10♠ 7♠ 5♠ 2♠ 2♣ | Cleo A♥ K♥ K♦ D♦ 7♣ 3♣ 2♦ | Di D♠ 9♠ 10♥ 8♣ 4♥ 4♦ 3♦ | Anna D♥ 10♦ 10♣ 9♦ 6♦ 4♣ 3♥ |
      Und Ben gibt
      Und Ben B♥ aufdeckt
      Und angesagt wird: Cleo 6, Di 0, Anna 0, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt            | zugegeben            | zugegeben               | zugegeben             |
        | Cleo D♥ A♥ 9♥ 6♥ 3♥ 2♥ | Di A♠ D♠ 4♣ 3♦ 2♣ 2♦ | Anna K♠ 10♣ 9♣ 9♦ 8♠ 3♠ | Ben K♣ B♠ B♣ 6♦ 6♣ 4♠ |
      Und Cleo gibt
      Und Cleo 6♣ aufdeckt
      Und angesagt wird: Di 5, Anna 0, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt        | zugegeben           | zugegeben          | zugegeben           |
        | Di A♣ K♣ B♣ 10♣ B♠ | Anna 9♥ 7♦ 6♦ 6♥ 4♠ | Ben A♠ D♥ 3♠ 3♦ 2♦ | Cleo 3♣ 2♣ 6♠ 5♦ 2♥ |
      Und Di gibt
      Und Di 9♦ aufdeckt
      Und angesagt wird: Anna 4, Ben 0, Cleo 0, Di 1
      Und diese Stiche gespielt werden
        | ausgespielt      | zugegeben       | zugegeben        | zugegeben       |
        | Anna A♦ 8♦ 4♦ 8♠ | Ben K♠ B♠ 9♠ 6♣ | Cleo K♥ 7♣ 7♥ 2♣ | Di B♦ 10♥ 9♥ 3♥ |
      Und Anna gibt
      Und Anna 4♠ aufdeckt
      Und angesagt wird: Ben 3, Cleo 0, Di 0, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt  | zugegeben     | zugegeben   | zugegeben     |
        | Ben D♠ 6♠ 2♠ | Cleo 8♠ 5♠ 4♦ | Di 7♥ 6♣ 2♥ | Anna K♣ D♦ 5♥ |
      Und Ben gibt
      Und Ben B♥ aufdeckt
      Und angesagt wird: Cleo 2, Di 0, Anna 0, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben  | zugegeben |
        | Cleo 6♥ 8♦  | Di B♠ 10♠ | Anna D♦ B♣ | Ben 8♠ 3♣ |
      Und Cleo gibt
      Und Cleo 6♣ aufdeckt
      Und angesagt wird: Di 1, Anna 0, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Di 2♣       | Anna B♥   | Ben B♠    | Cleo D♦   |
      Und Di gibt
      Und Di 9♦ aufdeckt
      Und angesagt wird: Anna 2, Ben 0, Cleo 0, Di 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben  | zugegeben |
        | Anna K♦ 4♦  | Ben 5♦ 6♣ | Cleo 7♣ 5♣ | Di 10♦ K♠ |
      Und Anna gibt
      Und Anna 4♠ aufdeckt
      Und angesagt wird: Ben 3, Cleo 0, Di 0, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt  | zugegeben     | zugegeben   | zugegeben     |
        | Ben A♠ 5♠ A♥ | Cleo 3♠ 8♥ 2♣ | Di B♦ 9♦ 8♣ | Anna B♣ 7♣ 5♣ |
      Und Ben gibt
      Und Ben B♥ aufdeckt
      Und angesagt wird: Cleo 4, Di 0, Anna 0, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt      | zugegeben       | zugegeben        | zugegeben       |
        | Cleo 6♥ D♠ 9♠ 7♣ | Di 2♥ 10♠ B♣ 4♣ | Anna 3♥ 2♠ K♦ 6♦ | Ben A♦ D♦ 9♣ 2♣ |
      Und Cleo gibt
      Und Cleo 6♣ aufdeckt
      Und angesagt wird: Di 5, Anna 0, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt       | zugegeben            | zugegeben          | zugegeben           |
        | Di K♣ 9♣ 8♣ 5♣ 4♣ | Anna D♥ 10♦ 9♦ 5♠ 2♠ | Ben K♥ D♠ D♦ 9♥ 2♥ | Cleo B♥ 5♥ 4♥ 4♠ 2♦ |
      Und Di gibt
      Und Di 9♦ aufdeckt
      Und angesagt wird: Anna 6, Ben 0, Cleo 0, Di 1
      Und diese Stiche gespielt werden
        | ausgespielt            | zugegeben             | zugegeben              | zugegeben            |
        | Anna A♦ D♦ 6♦ 5♦ 2♦ A♥ | Ben 9♠ 7♣ 7♠ 6♥ 4♠ 3♥ | Cleo 8♦ 3♦ B♣ 9♣ 8♣ 2♣ | Di 7♦ 7♥ 6♣ 5♥ 3♠ 3♣ |
      Und Anna gibt
      Und Anna 4♠ aufdeckt
      Und angesagt wird: Ben 7, Cleo 0, Di 0, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt              | zugegeben                  | zugegeben                | zugegeben                 |
        | Ben A♠ D♠ 7♠ 9♠ 5♠ 6♠ A♣ | Cleo K♦ D♥ B♦ 10♥ 7♣ 3♥ 2♦ | Di 3♠ 2♠ D♣ B♣ 10♦ 9♣ 9♦ | Anna A♥ K♥ B♥ 9♥ 5♣ 4♦ 2♥ |
      Und Ben gibt
      Und Ben B♥ aufdeckt
      Und angesagt wird: Cleo 8, Di 0, Anna 0, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt                  | zugegeben                  | zugegeben                    | zugegeben                    |
        | Cleo D♥ A♥ 6♥ 5♥ A♣ D♣ B♣ 9♠ | Di K♣ B♦ B♠ 8♠ 7♣ 5♣ 6♠ 6♦ | Anna A♠ K♦ K♠ 9♦ 9♣ 5♠ 4♠ 4♦ | Ben A♦ D♦ 10♦ 8♦ 7♦ 5♦ 2♠ 2♦ |
      Und Cleo gibt
      Und Cleo 6♣ aufdeckt
      Und angesagt wird: Di 9, Anna 0, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt                     | zugegeben                       | zugegeben                        | zugegeben                       |
        | Di 10♣ B♣ 7♣ 4♣ A♥ K♦ B♠ B♥ 10♦ | Anna 2♣ A♠ K♠ 8♦ 5♥ 3♦ 5♠ 4♥ 2♥ | Ben 3♣ A♦ D♠ 10♠ 10♥ 6♦ 9♠ 4♠ 2♦ | Cleo D♦ 9♥ 8♥ 8♠ 7♥ 5♦ 7♠ 6♠ 4♦ |
      Und Di gibt
      Und Di 9♦ aufdeckt
      Und angesagt wird: Anna 10, Ben 0, Cleo 0, Di 1
      Und diese Stiche gespielt werden
        | ausgespielt                        | zugegeben                         | zugegeben                           | zugegeben                        |
        | Anna K♦ A♦ 8♦ 2♦ 3♦ 5♦ A♠ D♣ 7♠ 7♥ | Ben D♦ 4♦ A♥ 9♥ 8♠ 8♥ 4♠ 4♣ 6♥ 2♣ | Cleo 6♦ K♥ K♣ 10♥ 7♣ 6♣ 5♣ 3♣ 4♥ 3♥ | Di 7♦ K♠ D♠ D♥ B♠ B♥ 3♠ 8♣ 5♥ 2♥ |
      Und Anna gibt
      Und Anna 4♠ aufdeckt
      Und angesagt wird: Ben 11, Cleo 0, Di 0, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt                            | zugegeben                               | zugegeben                           | zugegeben                             |
        | Ben K♠ D♠ A♠ 8♠ 10♠ 9♠ 7♠ 10♦ K♥ 8♦ 6♥ | Cleo 6♠ A♣ K♣ D♦ 10♥ 10♣ 8♣ 6♣ 3♥ 3♣ 2♥ | Di B♠ 2♠ A♦ K♦ D♣ B♣ 9♦ 5♦ 5♥ 3♦ 4♣ | Anna A♥ D♥ B♦ 9♣ 9♥ 8♥ 7♣ 4♦ 5♣ 2♦ 2♣ |
      Dann geht die Partie weiter
      Wenn Ben gibt
      Und Ben B♥ aufdeckt
      Und angesagt wird: Cleo 12, Di 0, Anna 0, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt                               | zugegeben                               | zugegeben                                 | zugegeben                                |
        | Cleo A♥ K♥ 10♥ D♥ 9♥ 4♥ 6♥ 5♥ 3♥ 2♥ K♣ K♠ | Di 7♥ D♣ B♠ 10♣ 9♣ 9♠ 7♦ 6♦ 6♣ 5♦ 4♠ 3♦ | Anna D♦ B♣ B♦ 10♦ 8♣ 8♠ 6♠ 5♣ 4♣ 4♦ 3♣ 3♠ | Ben A♠ A♣ A♦ K♦ 10♠ 9♦ 8♦ 7♣ 7♠ 5♠ 2♣ 2♦ |
      Dann steht es Anna 212, Ben 212, Cleo 222, Di 199
      Und Cleo gewinnt die Partie

    @OH.END @OH.DEAL
    Szenario: Drei Spieler: von siebzehn Karten zu einer und zurück, 33 Spiele
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und niemand bekommt mehr als 17 Karten
      Wenn Cleo gibt
      Und Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 17, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt                                               | zugegeben                                              | zugegeben                                                 |
        | Anna K♦ A♦ D♦ 8♦ 4♦ A♠ K♠ K♥ D♠ 10♥ B♥ 6♥ 10♣ 5♠ 7♣ 4♥ 4♣ | Ben 7♦ 6♦ 5♦ A♣ A♥ B♠ 8♠ D♥ 7♠ 8♥ 3♥ 2♥ 9♣ K♣ 5♣ 3♣ 2♣ | Cleo B♦ 10♦ 3♦ 2♦ D♣ 10♠ 9♠ 9♥ 6♠ 7♥ 5♥ B♣ 8♣ 4♠ 6♣ 3♠ 2♠ |
      Und Anna gibt
      Und Anna 4♠ aufdeckt
      Und angesagt wird: Ben 16, Cleo 0, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt                                          | zugegeben                                             | zugegeben                                              |
        | Ben K♠ A♠ D♠ 10♠ 9♠ B♠ 6♠ 8♠ 7♠ 5♠ K♥ D♥ D♣ B♦ B♥ 5♥ | Cleo A♦ K♣ K♦ 10♥ 9♣ 8♣ 8♥ 7♥ 7♦ 6♥ 3♥ 2♥ 5♣ 2♦ 4♣ 3♣ | Anna 2♠ A♥ A♣ D♦ 10♣ 10♦ 9♦ 9♥ 7♣ 6♦ 4♥ 6♣ 2♣ 5♦ 4♦ 3♦ |
      Und Ben gibt
      Und Ben B♥ aufdeckt
      Und angesagt wird: Cleo 15, Anna 0, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt                                        | zugegeben                                           | zugegeben                                         |
        | Cleo A♥ 10♥ D♥ K♥ 6♥ 5♥ 4♥ 2♥ D♣ D♦ A♦ D♠ B♠ 7♦ 6♣ | Anna K♣ K♠ K♦ 10♦ 10♠ 9♠ 9♣ 8♣ 5♣ 4♦ 2♦ 8♠ 7♠ 3♠ 2♠ | Ben 3♥ A♠ B♦ B♣ 10♣ 9♦ 7♣ 6♦ 3♣ 5♦ 3♦ 6♠ 5♠ 4♠ 2♣ |
      Und Cleo gibt
      Und Cleo 6♣ aufdeckt
      Und angesagt wird: Anna 14, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt                                       | zugegeben                                     | zugegeben                                      |
        | Anna A♣ B♣ 8♣ 7♣ 4♣ 2♣ K♥ 10♠ D♥ 10♦ 10♥ 5♥ 8♠ 5♠ | Ben 9♣ A♦ K♦ D♠ B♠ 9♠ 9♥ 6♠ 7♥ 8♦ 2♥ 7♦ 4♠ 6♦ | Cleo D♣ 3♣ A♥ A♠ K♠ D♦ B♥ 7♠ 6♥ 4♦ 3♥ B♦ 3♠ 3♦ |
      Und Anna gibt
      Und Anna 9♦ aufdeckt
      Und angesagt wird: Ben 13, Cleo 0, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt                                  | zugegeben                                    | zugegeben                                    |
        | Ben A♦ K♦ D♦ 10♦ 7♦ 5♦ 2♦ D♥ 10♣ 9♣ B♥ 9♠ 7♥ | Cleo A♥ A♠ D♠ 10♠ 8♥ 8♠ 8♣ 2♥ 7♣ 6♣ 7♠ 3♠ 3♣ | Anna B♦ 4♦ K♥ K♠ K♣ D♣ B♠ 10♥ 4♣ 9♥ 4♥ 4♠ 2♠ |
      Und Ben gibt
      Und Ben 4♠ aufdeckt
      Und angesagt wird: Cleo 12, Anna 0, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt                              | zugegeben                                  | zugegeben                                |
        | Cleo A♠ K♠ D♠ B♠ 8♠ 9♠ 5♠ 7♠ 3♠ 2♠ A♥ 4♥ | Anna 6♠ A♣ K♦ K♣ K♥ 10♣ 10♦ 9♣ 9♦ 8♥ 7♦ 5♣ | Ben 10♠ 8♣ 7♥ 6♦ 6♥ 5♥ 5♦ 3♦ 3♣ 3♥ 2♥ 2♣ |
      Und Cleo gibt
      Und Cleo B♥ aufdeckt
      Und angesagt wird: Anna 11, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt                             | zugegeben                            | zugegeben                              |
        | Anna A♥ D♥ K♥ 10♥ 9♥ 5♥ 4♥ 2♥ K♣ 10♠ B♦ | Ben A♠ A♣ D♣ D♠ D♦ B♠ B♣ 9♣ 6♣ 6♦ 2♦ | Cleo A♦ K♠ 10♣ 7♠ 6♠ 5♦ 5♠ 5♣ 4♦ 4♠ 2♠ |
      Und Anna gibt
      Und Anna 6♣ aufdeckt
      Und angesagt wird: Ben 10, Cleo 0, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt                       | zugegeben                          | zugegeben                           |
        | Ben A♣ D♣ 4♣ D♠ A♠ B♥ B♠ 8♥ 8♦ 4♦ | Cleo A♥ K♠ D♦ 9♠ 7♠ 9♥ 3♠ 7♥ 2♦ 5♥ | Anna 3♣ 2♣ A♦ 6♠ K♦ 10♥ K♥ 6♥ 3♦ D♥ |
      Und Ben gibt
      Und Ben 9♦ aufdeckt
      Und angesagt wird: Cleo 9, Anna 0, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt                      | zugegeben                       | zugegeben                      |
        | Cleo A♦ K♦ D♦ 2♦ A♠ B♠ 10♥ 4♠ 5♣ | Anna 4♦ A♥ A♣ 9♣ 7♠ 6♠ 6♥ 8♣ 4♥ | Ben 5♦ D♠ B♥ 9♠ 3♠ 2♠ 7♥ 2♥ 2♣ |
      Und Cleo gibt
      Und Cleo 4♠ aufdeckt
      Und angesagt wird: Anna 8, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt                  | zugegeben                   | zugegeben                     |
        | Anna 8♠ 9♠ 7♠ 3♠ 6♠ 5♠ A♥ D♥ | Ben B♣ 9♥ 9♣ 6♦ 6♣ 5♣ 3♦ 3♣ | Cleo K♦ D♦ D♣ 10♥ 7♥ 4♥ 3♥ 2♦ |
      Und Anna gibt
      Und Anna B♥ aufdeckt
      Und angesagt wird: Ben 7, Cleo 0, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt                | zugegeben                 | zugegeben                 |
        | Ben K♥ A♥ 10♥ 7♥ 2♥ B♠ 10♣ | Cleo 4♥ 3♥ D♣ B♦ 8♠ 3♠ 7♦ | Anna 9♠ 9♣ 7♣ 5♣ 3♦ 3♣ 2♣ |
      Und Ben gibt
      Und Ben 6♣ aufdeckt
      Und angesagt wird: Cleo 6, Anna 0, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt             | zugegeben              | zugegeben               |
        | Cleo 8♣ 10♣ 5♣ 3♣ 8♥ 3♥ | Anna A♥ D♠ 8♦ 6♦ 4♠ 3♠ | Ben A♦ 10♦ 10♠ 9♦ 8♠ 7♠ |
      Und Cleo gibt
      Und Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 5, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt          | zugegeben          | zugegeben            |
        | Anna K♦ A♦ 10♦ D♦ B♦ | Ben 6♦ D♥ 7♣ 2♠ 2♣ | Cleo A♣ K♥ 10♠ 5♣ 2♥ |
      Und Anna gibt
      Und Anna 4♠ aufdeckt
      Und angesagt wird: Ben 4, Cleo 0, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt      | zugegeben        | zugegeben        |
        | Ben A♠ K♠ 10♠ A♣ | Cleo 6♠ 9♥ 3♦ 3♣ | Anna A♦ 8♦ 6♥ 2♦ |
      Und Ben gibt
      Und Ben B♥ aufdeckt
      Und angesagt wird: Cleo 3, Anna 0, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt    | zugegeben      | zugegeben    |
        | Cleo 10♥ A♣ 4♣ | Anna 6♥ K♦ 10♦ | Ben 7♣ 2♣ 3♦ |
      Und Cleo gibt
      Und Cleo 6♣ aufdeckt
      Und angesagt wird: Anna 2, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben  | zugegeben  |
        | Anna 3♣ 9♦  | Ben 10♠ 5♠ | Cleo 2♥ 2♦ |
      Und Anna gibt
      Und Anna 9♦ aufdeckt
      Und angesagt wird: Ben 1, Cleo 0, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Ben K♠      | Cleo 5♣   | Anna A♥   |
      Und Ben gibt
      Und Ben 4♠ aufdeckt
      Und angesagt wird: Cleo 2, Anna 0, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben  | zugegeben |
        | Cleo A♠ 9♥  | Anna 3♥ 2♦ | Ben 7♠ 2♥ |
      Und Cleo gibt
      Und Cleo B♥ aufdeckt
      Und angesagt wird: Anna 3, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt    | zugegeben    | zugegeben     |
        | Anna 10♥ 7♥ 8♥ | Ben 6♥ 4♥ 9♠ | Cleo 8♦ 6♦ 2♠ |
      Und Anna gibt
      Und Anna 6♣ aufdeckt
      Und angesagt wird: Ben 4, Cleo 0, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt      | zugegeben        | zugegeben        |
        | Ben 10♣ 8♣ D♥ 9♦ | Cleo 2♣ 7♥ 4♥ 4♦ | Anna K♠ 5♥ 2♥ 5♠ |
      Und Ben gibt
      Und Ben 9♦ aufdeckt
      Und angesagt wird: Cleo 5, Anna 0, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt           | zugegeben           | zugegeben          |
        | Cleo D♦ 10♦ A♥ 10♥ 5♣ | Anna 7♦ K♣ B♣ 8♣ 3♣ | Ben 9♥ 8♥ 7♥ 6♠ 3♠ |
      Und Cleo gibt
      Und Cleo 4♠ aufdeckt
      Und angesagt wird: Anna 6, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt            | zugegeben             | zugegeben               |
        | Anna A♠ K♠ 6♠ 8♠ 3♠ 9♦ | Ben 9♠ K♥ B♥ 8♦ 8♥ 5♦ | Cleo A♦ B♣ 10♦ 7♣ 6♦ 5♣ |
      Und Anna gibt
      Und Anna B♥ aufdeckt
      Und angesagt wird: Ben 7, Cleo 0, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt              | zugegeben                  | zugegeben                 |
        | Ben 8♥ 9♥ A♦ A♣ B♠ 9♣ 6♦ | Cleo D♠ B♣ 2♦ 10♠ 9♠ 7♠ 2♠ | Anna 6♥ 3♥ 7♦ K♣ 5♠ 5♦ 4♦ |
      Und Ben gibt
      Und Ben 6♣ aufdeckt
      Und angesagt wird: Cleo 8, Anna 0, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt                   | zugegeben                    | zugegeben                     |
        | Cleo D♣ 7♣ 10♣ 3♣ 4♣ 2♣ B♥ B♦ | Anna K♦ B♠ 9♥ 7♦ 6♥ 5♥ 2♦ 2♠ | Ben A♦ D♥ 10♥ 10♦ 6♦ 4♠ 3♥ 3♠ |
      Und Cleo gibt
      Und Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 9, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt                     | zugegeben                       | zugegeben                        |
        | Anna A♦ K♦ 8♦ 2♦ A♥ K♣ D♠ 8♣ 6♥ | Ben A♣ D♣ B♥ 10♥ 8♥ 6♣ 5♠ 5♣ 3♣ | Cleo 6♦ K♠ 10♣ 7♣ 5♥ 6♠ 4♠ 4♥ 2♥ |
      Und Anna gibt
      Und Anna 4♠ aufdeckt
      Und angesagt wird: Ben 10, Cleo 0, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt                        | zugegeben                          | zugegeben                          |
        | Ben K♠ B♠ 8♠ 9♠ 3♠ 2♠ D♣ K♥ A♦ 10♦ | Cleo 7♠ B♣ 9♦ 6♦ 5♥ 4♥ 3♣ 3♥ 3♦ 2♦ | Anna D♠ 6♠ A♥ K♣ D♥ D♦ 5♣ 6♥ 8♦ 4♣ |
      Und Ben gibt
      Und Ben B♥ aufdeckt
      Und angesagt wird: Cleo 11, Anna 0, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt                            | zugegeben                               | zugegeben                             |
        | Cleo A♥ 10♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ 2♥ A♣ K♣ | Anna A♦ A♠ D♦ B♣ 10♠ 10♣ 7♣ 7♦ 5♣ 3♣ 4♦ | Ben D♥ K♠ D♣ B♦ 10♦ 9♠ 8♦ 8♣ 8♠ 5♦ 3♦ |
      Und Cleo gibt
      Und Cleo 6♣ aufdeckt
      Und angesagt wird: Anna 12, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt                                | zugegeben                                | zugegeben                                 |
        | Anna K♣ A♣ 10♣ B♣ 5♣ 3♣ 2♣ A♥ A♦ D♥ 10♦ 2♥ | Ben 7♣ D♦ B♥ B♠ B♦ 10♠ 9♥ 7♥ 9♦ 6♠ 4♦ 2♠ | Cleo D♣ 8♣ A♠ K♥ K♦ 10♥ 9♠ 5♥ 7♦ 3♥ 6♦ 8♠ |
      Und Anna gibt
      Und Anna 9♦ aufdeckt
      Und angesagt wird: Ben 13, Cleo 0, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt                                 | zugegeben                                    | zugegeben                                    |
        | Ben A♦ D♦ K♦ B♦ 10♦ 7♦ 3♦ A♣ A♠ K♥ 6♥ 4♥ 4♠ | Cleo 4♦ 2♦ K♣ K♠ D♠ 10♣ 8♠ 8♣ 6♠ 3♥ 3♣ 3♠ 2♠ | Anna 6♦ 5♦ D♣ D♥ B♣ B♠ B♥ 9♣ 10♥ 7♥ 2♥ 7♣ 4♣ |
      Und Ben gibt
      Und Ben 4♠ aufdeckt
      Und angesagt wird: Cleo 14, Anna 0, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt                                      | zugegeben                                      | zugegeben                                      |
        | Cleo A♠ K♠ D♠ 8♠ 9♠ 10♠ 5♠ 6♠ 3♠ 2♠ D♥ D♣ 10♥ 9♣ | Anna D♦ B♣ 9♦ 8♥ 8♣ 6♦ 5♥ 5♣ 5♦ 4♣ 4♥ 3♥ 2♥ 2♦ | Ben B♠ A♥ A♦ K♦ B♦ 10♣ 9♥ 7♥ 7♦ 6♣ 6♥ 3♣ 4♦ 3♦ |
      Und Cleo gibt
      Und Cleo B♥ aufdeckt
      Und angesagt wird: Anna 15, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt                                         | zugegeben                                        | zugegeben                                          |
        | Anna K♥ D♥ A♥ 8♥ 9♥ 2♥ K♦ K♣ A♣ 9♣ B♣ 10♣ 10♠ 6♠ 4♠ | Ben 7♥ 5♥ 4♥ A♠ D♦ B♠ 8♦ 8♣ 7♣ 3♣ 8♠ 4♦ 3♠ 2♠ 2♦ | Cleo 6♥ A♦ K♠ D♠ D♣ B♦ 10♦ 6♣ 5♣ 4♣ 2♣ 9♠ 5♠ 9♦ 7♦ |
      Und Anna gibt
      Und Anna 6♣ aufdeckt
      Und angesagt wird: Ben 16, Cleo 0, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt                                           | zugegeben                                             | zugegeben                                            |
        | Ben A♣ K♣ 10♣ D♣ B♣ 9♣ 8♣ 4♣ 3♣ 2♣ 5♣ A♥ A♠ K♥ D♠ 10♥ | Cleo K♠ D♦ B♦ 10♠ 9♦ 9♥ 8♠ 8♥ 7♠ 6♥ 5♥ 4♥ 4♠ 2♥ 4♦ 2♦ | Anna A♦ D♥ B♠ B♥ 9♠ 8♦ 7♦ 7♥ 6♠ 6♦ 5♠ 3♥ 3♠ 5♦ 2♠ 3♦ |
      Dann geht die Partie weiter
      Wenn Ben gibt
      Und Ben 9♦ aufdeckt
      Und angesagt wird: Cleo 17, Anna 0, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt                                               | zugegeben                                               | zugegeben                                                |
        | Cleo A♦ K♦ D♦ 10♦ B♦ 8♦ 7♦ 3♦ 6♦ 5♦ 4♦ 2♦ A♣ D♥ B♣ B♠ 10♥ | Anna A♥ A♠ K♣ K♥ 9♣ 9♥ 7♣ 7♠ 7♥ 6♠ 5♥ 5♠ 3♣ 4♥ 4♠ 3♥ 2♥ | Ben K♠ D♣ D♠ B♥ 10♣ 10♠ 9♠ 8♣ 8♠ 8♥ 6♣ 6♥ 5♣ 4♣ 2♣ 3♠ 2♠ |
      Dann steht es Anna 322, Ben 321, Cleo 322
      Und Anna und Cleo gewinnen die Partie

  Regel: Nur abwärts

    @OH.END.HALF @OH.DEAL.DOWN
    Szenario: Vier Spieler: von zwölf Karten zu einer, 12 Spiele
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben, Cleo und Di
      Und sie spielen »Nur abwärts«
      Und niemand bekommt mehr als 17 Karten
      Wenn Di gibt
      Und Di 9♦ aufdeckt
      Und angesagt wird: Anna 12, Ben 0, Cleo 0, Di 1
      Und diese Stiche gespielt werden
        | ausgespielt                                | zugegeben                               | zugegeben                                 | zugegeben                               |
        | Anna A♦ D♦ 10♦ B♦ 7♦ 2♦ K♣ D♣ 10♣ 8♣ 7♥ 3♣ | Ben 5♦ 4♦ A♥ K♥ D♠ 9♣ 5♣ 4♣ 2♣ 8♠ 6♠ 4♠ | Cleo K♦ A♠ K♠ B♠ 10♠ 9♥ 6♣ 9♠ 8♥ 5♥ 2♥ 3♠ | Di 8♦ 6♦ A♣ D♥ B♣ B♥ 7♣ 10♥ 7♠ 6♥ 4♥ 3♥ |
      Und Anna gibt
      Und Anna 4♠ aufdeckt
      Und angesagt wird: Ben 11, Cleo 0, Di 0, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt                           | zugegeben                              | zugegeben                            | zugegeben                             |
        | Ben A♠ K♠ D♠ 10♠ 9♠ 8♠ 5♠ 6♠ 3♠ 2♠ D♦ | Cleo A♥ K♦ B♥ B♣ B♦ 10♥ 9♣ 7♦ 6♣ 5♥ 4♦ | Di B♠ A♦ A♣ 10♣ 9♦ 8♥ 7♣ 6♦ 4♥ 3♣ 2♦ | Anna K♣ D♣ 9♥ 8♣ 7♥ 6♥ 5♦ 5♣ 4♣ 3♥ 2♣ |
      Und Ben gibt
      Und Ben B♥ aufdeckt
      Und angesagt wird: Cleo 10, Di 0, Anna 0, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt                         | zugegeben                         | zugegeben                          | zugegeben                          |
        | Cleo A♥ K♥ D♥ 9♥ 10♥ 4♥ K♠ D♣ 9♣ 5♣ | Di 10♠ 9♦ 9♠ 8♠ 7♠ 4♣ 3♦ 3♣ 2♣ 2♦ | Anna 8♥ 7♥ A♣ K♣ K♦ 7♣ 4♠ 6♣ 6♦ 2♠ | Ben 3♥ A♠ D♠ D♦ B♣ 10♣ 6♠ 5♠ 4♦ 3♠ |
      Und Cleo gibt
      Und Cleo 6♣ aufdeckt
      Und angesagt wird: Di 9, Anna 0, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt                   | zugegeben                       | zugegeben                       | zugegeben                        |
        | Di A♣ K♣ D♣ B♣ 7♣ 4♣ 3♣ A♦ 8♥ | Anna 2♣ K♦ D♦ B♥ B♠ 7♥ 3♦ 2♦ 2♥ | Ben A♥ 10♠ 8♠ 7♦ 7♠ 5♥ 5♠ 4♦ 3♥ | Cleo K♥ D♥ B♦ 10♥ 9♥ 8♦ 6♦ 4♠ 2♠ |
      Und Di gibt
      Und Di 9♦ aufdeckt
      Und angesagt wird: Anna 8, Ben 0, Cleo 0, Di 1
      Und diese Stiche gespielt werden
        | ausgespielt                  | zugegeben                    | zugegeben                    | zugegeben                  |
        | Anna K♦ B♦ 6♦ 3♦ 5♦ A♠ A♥ 8♣ | Ben K♥ B♣ B♥ 10♣ 8♥ 4♠ 2♥ 3♣ | Cleo K♠ K♣ D♥ 9♠ 7♠ 6♠ 5♥ 6♣ | Di B♠ 9♥ 8♠ 7♣ 7♥ 3♠ 2♣ 2♠ |
      Und Anna gibt
      Und Anna 4♠ aufdeckt
      Und angesagt wird: Ben 7, Cleo 0, Di 0, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt               | zugegeben                 | zugegeben                | zugegeben                   |
        | Ben K♠ B♠ 10♠ 7♠ 5♠ 2♠ 2♣ | Cleo A♥ K♥ K♦ D♦ 7♣ 3♣ 2♦ | Di D♠ 9♠ 10♥ 8♣ 4♥ 4♦ 3♦ | Anna D♥ 10♦ 10♣ 9♦ 6♦ 4♣ 3♥ |
      Und Ben gibt
      Und Ben B♥ aufdeckt
      Und angesagt wird: Cleo 6, Di 0, Anna 0, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt            | zugegeben            | zugegeben               | zugegeben             |
        | Cleo D♥ A♥ 9♥ 6♥ 3♥ 2♥ | Di A♠ D♠ 4♣ 3♦ 2♣ 2♦ | Anna K♠ 10♣ 9♣ 9♦ 8♠ 3♠ | Ben K♣ B♠ B♣ 6♦ 6♣ 4♠ |
      Und Cleo gibt
      Und Cleo 6♣ aufdeckt
      Und angesagt wird: Di 5, Anna 0, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt        | zugegeben           | zugegeben          | zugegeben           |
        | Di A♣ K♣ B♣ 10♣ B♠ | Anna 9♥ 7♦ 6♦ 6♥ 4♠ | Ben A♠ D♥ 3♠ 3♦ 2♦ | Cleo 3♣ 2♣ 6♠ 5♦ 2♥ |
      Und Di gibt
      Und Di 9♦ aufdeckt
      Und angesagt wird: Anna 4, Ben 0, Cleo 0, Di 1
      Und diese Stiche gespielt werden
        | ausgespielt      | zugegeben       | zugegeben        | zugegeben       |
        | Anna A♦ 8♦ 4♦ 8♠ | Ben K♠ B♠ 9♠ 6♣ | Cleo K♥ 7♣ 7♥ 2♣ | Di B♦ 10♥ 9♥ 3♥ |
      Und Anna gibt
      Und Anna 4♠ aufdeckt
      Und angesagt wird: Ben 3, Cleo 0, Di 0, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt  | zugegeben     | zugegeben   | zugegeben     |
        | Ben D♠ 6♠ 2♠ | Cleo 8♠ 5♠ 4♦ | Di 7♥ 6♣ 2♥ | Anna K♣ D♦ 5♥ |
      Und Ben gibt
      Und Ben B♥ aufdeckt
      Und angesagt wird: Cleo 2, Di 0, Anna 0, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben  | zugegeben |
        | Cleo 6♥ 8♦  | Di B♠ 10♠ | Anna D♦ B♣ | Ben 8♠ 3♣ |
      Dann geht die Partie weiter
      Wenn Cleo gibt
      Und Cleo 6♣ aufdeckt
      Und angesagt wird: Di 1, Anna 0, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Di 2♣       | Anna B♥   | Ben B♠    | Cleo D♦   |
      Dann steht es Anna 114, Ben 111, Cleo 108, Di 105
      Und Anna gewinnt die Partie

    @OH.END.HALF @OH.DEAL.DOWN
    Szenario: Drei Spieler: von siebzehn Karten zu einer, 17 Spiele
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und sie spielen »Nur abwärts«
      Und niemand bekommt mehr als 17 Karten
      Wenn Cleo gibt
      Und Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 17, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt                                               | zugegeben                                              | zugegeben                                                 |
        | Anna K♦ A♦ D♦ 8♦ 4♦ A♠ K♠ K♥ D♠ 10♥ B♥ 6♥ 10♣ 5♠ 7♣ 4♥ 4♣ | Ben 7♦ 6♦ 5♦ A♣ A♥ B♠ 8♠ D♥ 7♠ 8♥ 3♥ 2♥ 9♣ K♣ 5♣ 3♣ 2♣ | Cleo B♦ 10♦ 3♦ 2♦ D♣ 10♠ 9♠ 9♥ 6♠ 7♥ 5♥ B♣ 8♣ 4♠ 6♣ 3♠ 2♠ |
      Und Anna gibt
      Und Anna 4♠ aufdeckt
      Und angesagt wird: Ben 16, Cleo 0, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt                                          | zugegeben                                             | zugegeben                                              |
        | Ben K♠ A♠ D♠ 10♠ 9♠ B♠ 6♠ 8♠ 7♠ 5♠ K♥ D♥ D♣ B♦ B♥ 5♥ | Cleo A♦ K♣ K♦ 10♥ 9♣ 8♣ 8♥ 7♥ 7♦ 6♥ 3♥ 2♥ 5♣ 2♦ 4♣ 3♣ | Anna 2♠ A♥ A♣ D♦ 10♣ 10♦ 9♦ 9♥ 7♣ 6♦ 4♥ 6♣ 2♣ 5♦ 4♦ 3♦ |
      Und Ben gibt
      Und Ben B♥ aufdeckt
      Und angesagt wird: Cleo 15, Anna 0, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt                                        | zugegeben                                           | zugegeben                                         |
        | Cleo A♥ 10♥ D♥ K♥ 6♥ 5♥ 4♥ 2♥ D♣ D♦ A♦ D♠ B♠ 7♦ 6♣ | Anna K♣ K♠ K♦ 10♦ 10♠ 9♠ 9♣ 8♣ 5♣ 4♦ 2♦ 8♠ 7♠ 3♠ 2♠ | Ben 3♥ A♠ B♦ B♣ 10♣ 9♦ 7♣ 6♦ 3♣ 5♦ 3♦ 6♠ 5♠ 4♠ 2♣ |
      Und Cleo gibt
      Und Cleo 6♣ aufdeckt
      Und angesagt wird: Anna 14, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt                                       | zugegeben                                     | zugegeben                                      |
        | Anna A♣ B♣ 8♣ 7♣ 4♣ 2♣ K♥ 10♠ D♥ 10♦ 10♥ 5♥ 8♠ 5♠ | Ben 9♣ A♦ K♦ D♠ B♠ 9♠ 9♥ 6♠ 7♥ 8♦ 2♥ 7♦ 4♠ 6♦ | Cleo D♣ 3♣ A♥ A♠ K♠ D♦ B♥ 7♠ 6♥ 4♦ 3♥ B♦ 3♠ 3♦ |
      Und Anna gibt
      Und Anna 9♦ aufdeckt
      Und angesagt wird: Ben 13, Cleo 0, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt                                  | zugegeben                                    | zugegeben                                    |
        | Ben A♦ K♦ D♦ 10♦ 7♦ 5♦ 2♦ D♥ 10♣ 9♣ B♥ 9♠ 7♥ | Cleo A♥ A♠ D♠ 10♠ 8♥ 8♠ 8♣ 2♥ 7♣ 6♣ 7♠ 3♠ 3♣ | Anna B♦ 4♦ K♥ K♠ K♣ D♣ B♠ 10♥ 4♣ 9♥ 4♥ 4♠ 2♠ |
      Und Ben gibt
      Und Ben 4♠ aufdeckt
      Und angesagt wird: Cleo 12, Anna 0, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt                              | zugegeben                                  | zugegeben                                |
        | Cleo A♠ K♠ D♠ B♠ 8♠ 9♠ 5♠ 7♠ 3♠ 2♠ A♥ 4♥ | Anna 6♠ A♣ K♦ K♣ K♥ 10♣ 10♦ 9♣ 9♦ 8♥ 7♦ 5♣ | Ben 10♠ 8♣ 7♥ 6♦ 6♥ 5♥ 5♦ 3♦ 3♣ 3♥ 2♥ 2♣ |
      Und Cleo gibt
      Und Cleo B♥ aufdeckt
      Und angesagt wird: Anna 11, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt                             | zugegeben                            | zugegeben                              |
        | Anna A♥ D♥ K♥ 10♥ 9♥ 5♥ 4♥ 2♥ K♣ 10♠ B♦ | Ben A♠ A♣ D♣ D♠ D♦ B♠ B♣ 9♣ 6♣ 6♦ 2♦ | Cleo A♦ K♠ 10♣ 7♠ 6♠ 5♦ 5♠ 5♣ 4♦ 4♠ 2♠ |
      Und Anna gibt
      Und Anna 6♣ aufdeckt
      Und angesagt wird: Ben 10, Cleo 0, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt                       | zugegeben                          | zugegeben                           |
        | Ben A♣ D♣ 4♣ D♠ A♠ B♥ B♠ 8♥ 8♦ 4♦ | Cleo A♥ K♠ D♦ 9♠ 7♠ 9♥ 3♠ 7♥ 2♦ 5♥ | Anna 3♣ 2♣ A♦ 6♠ K♦ 10♥ K♥ 6♥ 3♦ D♥ |
      Und Ben gibt
      Und Ben 9♦ aufdeckt
      Und angesagt wird: Cleo 9, Anna 0, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt                      | zugegeben                       | zugegeben                      |
        | Cleo A♦ K♦ D♦ 2♦ A♠ B♠ 10♥ 4♠ 5♣ | Anna 4♦ A♥ A♣ 9♣ 7♠ 6♠ 6♥ 8♣ 4♥ | Ben 5♦ D♠ B♥ 9♠ 3♠ 2♠ 7♥ 2♥ 2♣ |
      Und Cleo gibt
      Und Cleo 4♠ aufdeckt
      Und angesagt wird: Anna 8, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt                  | zugegeben                   | zugegeben                     |
        | Anna 8♠ 9♠ 7♠ 3♠ 6♠ 5♠ A♥ D♥ | Ben B♣ 9♥ 9♣ 6♦ 6♣ 5♣ 3♦ 3♣ | Cleo K♦ D♦ D♣ 10♥ 7♥ 4♥ 3♥ 2♦ |
      Und Anna gibt
      Und Anna B♥ aufdeckt
      Und angesagt wird: Ben 7, Cleo 0, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt                | zugegeben                 | zugegeben                 |
        | Ben K♥ A♥ 10♥ 7♥ 2♥ B♠ 10♣ | Cleo 4♥ 3♥ D♣ B♦ 8♠ 3♠ 7♦ | Anna 9♠ 9♣ 7♣ 5♣ 3♦ 3♣ 2♣ |
      Und Ben gibt
      Und Ben 6♣ aufdeckt
      Und angesagt wird: Cleo 6, Anna 0, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt             | zugegeben              | zugegeben               |
        | Cleo 8♣ 10♣ 5♣ 3♣ 8♥ 3♥ | Anna A♥ D♠ 8♦ 6♦ 4♠ 3♠ | Ben A♦ 10♦ 10♠ 9♦ 8♠ 7♠ |
      Und Cleo gibt
      Und Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 5, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt          | zugegeben          | zugegeben            |
        | Anna K♦ A♦ 10♦ D♦ B♦ | Ben 6♦ D♥ 7♣ 2♠ 2♣ | Cleo A♣ K♥ 10♠ 5♣ 2♥ |
      Und Anna gibt
      Und Anna 4♠ aufdeckt
      Und angesagt wird: Ben 4, Cleo 0, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt      | zugegeben        | zugegeben        |
        | Ben A♠ K♠ 10♠ A♣ | Cleo 6♠ 9♥ 3♦ 3♣ | Anna A♦ 8♦ 6♥ 2♦ |
      Und Ben gibt
      Und Ben B♥ aufdeckt
      Und angesagt wird: Cleo 3, Anna 0, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt    | zugegeben      | zugegeben    |
        | Cleo 10♥ A♣ 4♣ | Anna 6♥ K♦ 10♦ | Ben 7♣ 2♣ 3♦ |
      Und Cleo gibt
      Und Cleo 6♣ aufdeckt
      Und angesagt wird: Anna 2, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben  | zugegeben  |
        | Anna 3♣ 9♦  | Ben 10♠ 5♠ | Cleo 2♥ 2♦ |
      Dann geht die Partie weiter
      Wenn Anna gibt
      Und Anna 9♦ aufdeckt
      Und angesagt wird: Ben 1, Cleo 0, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Ben K♠      | Cleo 5♣   | Anna A♥   |
      Dann steht es Anna 167, Ben 171, Cleo 155
      Und Ben gewinnt die Partie

  Regel: Nur aufwärts

    @OH.END.HALF @OH.DEAL.UP-ONLY
    Szenario: Vier Spieler: von einer Karte zu zwölf, 12 Spiele
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben, Cleo und Di
      Und sie spielen »Nur aufwärts«
      Und niemand bekommt mehr als 17 Karten
      Wenn Di gibt
      Und Di 9♦ aufdeckt
      Und angesagt wird: Anna 1, Ben 0, Cleo 0, Di 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna 8♦     | Ben 5♦    | Cleo 9♠   | Di K♣     |
      Und Anna gibt
      Und Anna 4♠ aufdeckt
      Und angesagt wird: Ben 2, Cleo 0, Di 0, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben  | zugegeben | zugegeben  |
        | Ben A♠ 4♦   | Cleo K♠ 3♣ | Di 6♦ 3♦  | Anna K♥ 6♣ |
      Und Ben gibt
      Und Ben B♥ aufdeckt
      Und angesagt wird: Cleo 3, Di 0, Anna 0, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt    | zugegeben   | zugegeben     | zugegeben    |
        | Cleo A♥ 10♥ 6♥ | Di 8♦ 3♣ 3♦ | Anna A♦ D♣ 6♦ | Ben K♠ D♠ 7♠ |
      Und Cleo gibt
      Und Cleo 6♣ aufdeckt
      Und angesagt wird: Di 4, Anna 0, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt    | zugegeben          | zugegeben       | zugegeben        |
        | Di 7♣ 9♣ 8♠ 6♦ | Anna 10♦ 10♥ 7♠ 7♥ | Ben K♦ 9♥ 5♥ 5♦ | Cleo 5♣ D♥ 6♠ B♠ |
      Und Di gibt
      Und Di 9♦ aufdeckt
      Und angesagt wird: Anna 5, Ben 0, Cleo 0, Di 1
      Und diese Stiche gespielt werden
        | ausgespielt         | zugegeben          | zugegeben           | zugegeben          |
        | Anna 8♦ 7♦ B♣ A♣ 9♣ | Ben 4♦ A♠ 3♣ D♥ B♠ | Cleo 6♦ 9♥ 8♠ 5♠ 2♠ | Di D♠ 10♥ 8♥ 7♥ 5♥ |
      Und Anna gibt
      Und Anna 4♠ aufdeckt
      Und angesagt wird: Ben 6, Cleo 0, Di 0, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt            | zugegeben              | zugegeben            | zugegeben               |
        | Ben A♠ B♠ 10♠ 8♠ 5♠ 9♣ | Cleo 9♠ D♥ 7♥ 6♣ 5♦ 4♦ | Di D♠ 3♠ A♥ D♣ 6♥ 5♥ | Anna 2♠ A♦ B♦ 10♥ 9♥ 3♦ |
      Und Ben gibt
      Und Ben B♥ aufdeckt
      Und angesagt wird: Cleo 7, Di 0, Anna 0, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt               | zugegeben               | zugegeben                 | zugegeben                  |
        | Cleo A♥ K♥ 6♥ 7♥ 4♥ 3♥ K♣ | Di 2♥ 9♣ 9♦ 7♦ 7♠ 5♣ 3♣ | Anna D♠ B♦ 8♠ 8♣ 7♣ 5♠ 4♠ | Ben A♠ D♦ 10♠ 10♦ 9♠ 8♦ 4♦ |
      Und Cleo gibt
      Und Cleo 6♣ aufdeckt
      Und angesagt wird: Di 8, Anna 0, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt                 | zugegeben                    | zugegeben                   | zugegeben                     |
        | Di 9♣ K♣ 10♣ 7♣ 4♣ 5♣ 3♣ D♥ | Anna K♥ D♠ 7♠ 5♠ 4♥ 3♥ 3♦ 2♦ | Ben A♥ K♦ D♦ B♠ B♦ 8♦ 6♥ 5♦ | Cleo A♦ K♠ 10♦ 9♥ 8♠ 8♥ 6♦ 4♦ |
      Und Di gibt
      Und Di 9♦ aufdeckt
      Und angesagt wird: Anna 9, Ben 0, Cleo 0, Di 1
      Und diese Stiche gespielt werden
        | ausgespielt                       | zugegeben                      | zugegeben                       | zugegeben                      |
        | Anna K♦ 10♦ 5♦ 3♦ 10♥ 8♥ K♣ 5♥ 4♣ | Ben 4♦ K♠ D♠ D♣ 6♥ 9♣ 5♣ 2♣ 2♠ | Cleo 8♦ A♥ B♠ 8♣ 8♠ 7♠ 7♣ 4♠ 3♠ | Di D♦ A♠ K♥ B♥ 3♥ 2♥ 10♣ 6♣ 5♠ |
      Und Anna gibt
      Und Anna 4♠ aufdeckt
      Und angesagt wird: Ben 10, Cleo 0, Di 0, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt                        | zugegeben                           | zugegeben                         | zugegeben                          |
        | Ben D♠ B♠ K♠ A♠ 10♠ 8♠ 9♠ 6♠ 7♠ 2♠ | Cleo K♦ D♣ D♦ B♥ 10♣ 8♦ 6♦ 3♣ 3♦ 2♥ | Di A♣ 10♥ 9♣ 9♦ 8♣ 6♣ 5♥ 5♣ 4♥ 2♦ | Anna 5♠ A♥ K♥ D♥ B♣ 7♣ 7♦ 5♦ 3♥ 2♣ |
      Und Ben gibt
      Und Ben B♥ aufdeckt
      Und angesagt wird: Cleo 11, Di 0, Anna 0, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt                            | zugegeben                            | zugegeben                              | zugegeben                            |
        | Cleo K♥ D♥ 9♥ 7♥ 10♥ 5♥ 4♥ 3♥ 2♥ K♣ 9♣ | Di 8♥ B♣ 10♠ 6♣ 5♣ 4♦ 4♠ 4♣ 3♠ 3♦ 2♦ | Anna A♠ A♦ K♦ D♣ B♠ B♦ 10♣ 7♦ 7♠ 2♣ 5♠ | Ben A♣ K♠ D♠ 9♠ 9♦ 8♣ 8♦ 6♦ 6♠ 5♦ 2♠ |
      Dann geht die Partie weiter
      Wenn Cleo gibt
      Und Cleo 6♣ aufdeckt
      Und angesagt wird: Di 12, Anna 0, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt                               | zugegeben                                | zugegeben                                | zugegeben                                |
        | Di K♣ A♣ D♣ 10♣ 7♣ 3♣ 5♣ 4♣ D♥ 10♦ 10♥ 8♥ | Anna K♦ D♠ B♠ 9♦ 9♥ 8♠ 7♦ 6♥ 4♥ 4♦ 3♠ 3♦ | Ben 9♣ A♠ K♠ K♥ B♦ 10♠ 7♠ 6♠ 5♥ 5♦ 3♥ 4♠ | Cleo B♣ 8♣ 2♣ A♥ B♥ 9♠ 8♦ 7♥ 2♥ 2♦ 5♠ 2♠ |
      Dann steht es Anna 105, Ben 108, Cleo 111, Di 114
      Und Di gewinnt die Partie

    @OH.END.HALF @OH.DEAL.UP-ONLY
    Szenario: Drei Spieler: von einer Karte zu siebzehn, 17 Spiele
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und sie spielen »Nur aufwärts«
      Und niemand bekommt mehr als 17 Karten
      Wenn Cleo gibt
      Und Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 1, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 3♠     | Ben 6♥    | Cleo 10♥  |
      Und Anna gibt
      Und Anna 4♠ aufdeckt
      Und angesagt wird: Ben 2, Cleo 0, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben  | zugegeben  |
        | Ben 5♦ 3♦   | Cleo K♥ B♥ | Anna 2♦ 8♣ |
      Und Ben gibt
      Und Ben B♥ aufdeckt
      Und angesagt wird: Cleo 3, Anna 0, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt    | zugegeben     | zugegeben    |
        | Cleo 10♣ 8♣ 9♦ | Anna 6♣ 4♣ 7♦ | Ben K♠ 3♠ 2♦ |
      Und Cleo gibt
      Und Cleo 6♣ aufdeckt
      Und angesagt wird: Anna 4, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt      | zugegeben         | zugegeben        |
        | Anna K♣ 7♣ K♥ 4♠ | Ben 10♥ 10♠ 5♠ 2♦ | Cleo 2♣ D♠ 9♥ 6♦ |
      Und Anna gibt
      Und Anna 9♦ aufdeckt
      Und angesagt wird: Ben 5, Cleo 0, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt         | zugegeben            | zugegeben           |
        | Ben A♦ B♦ D♠ 10♠ 2♠ | Cleo 8♦ 10♥ 7♠ 6♠ 4♣ | Anna 4♦ A♠ 8♠ K♣ 9♣ |
      Und Ben gibt
      Und Ben 4♠ aufdeckt
      Und angesagt wird: Cleo 6, Anna 0, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt             | zugegeben              | zugegeben             |
        | Cleo K♠ B♠ A♠ 3♠ 10♥ B♣ | Anna 9♠ K♥ D♥ B♦ 5♥ 7♣ | Ben 8♠ A♦ K♦ 8♣ 2♥ 3♣ |
      Und Cleo gibt
      Und Cleo B♥ aufdeckt
      Und angesagt wird: Anna 7, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt                | zugegeben                | zugegeben                  |
        | Anna D♥ 9♥ K♥ 8♥ 6♥ 10♠ K♣ | Ben K♠ 9♠ 8♠ 5♦ 5♣ 4♠ 3♦ | Cleo A♣ 10♦ 8♣ 6♠ 6♣ 3♠ 2♣ |
      Und Anna gibt
      Und Anna 6♣ aufdeckt
      Und angesagt wird: Ben 8, Cleo 0, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt                  | zugegeben                     | zugegeben                     |
        | Ben B♣ D♣ 7♣ 9♣ A♥ 6♠ 10♥ 5♦ | Cleo 10♣ K♥ D♦ 9♦ 2♥ 4♠ 7♠ 3♠ | Anna D♥ B♠ B♦ 10♦ 6♥ 7♦ 3♥ 3♦ |
      Und Ben gibt
      Und Ben 9♦ aufdeckt
      Und angesagt wird: Cleo 9, Anna 0, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt                      | zugegeben                       | zugegeben                      |
        | Cleo A♦ K♦ D♦ 2♦ A♠ B♠ 10♥ 4♠ 5♣ | Anna 4♦ A♥ A♣ 9♣ 7♠ 6♠ 6♥ 8♣ 4♥ | Ben 5♦ D♠ B♥ 9♠ 3♠ 2♠ 7♥ 2♥ 2♣ |
      Und Cleo gibt
      Und Cleo 4♠ aufdeckt
      Und angesagt wird: Anna 10, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt                         | zugegeben                         | zugegeben                           |
        | Anna 10♠ A♠ B♠ 8♠ B♣ D♥ 9♥ 8♥ 8♣ 7♦ | Ben 6♠ 5♠ A♦ B♦ 4♣ 3♥ 9♦ 5♦ 2♣ 2♦ | Cleo 2♠ K♠ A♣ B♥ 10♣ 4♥ 8♦ 5♣ 3♣ 4♦ |
      Und Anna gibt
      Und Anna B♥ aufdeckt
      Und angesagt wird: Ben 11, Cleo 0, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt                           | zugegeben                             | zugegeben                               |
        | Ben K♥ A♥ 10♥ 5♥ 3♥ A♣ D♠ K♠ B♠ 9♣ 5♣ | Cleo A♦ K♣ D♣ 9♦ 9♠ 8♣ 6♠ 4♠ 8♦ 6♣ 7♦ | Anna A♠ D♦ 10♠ 10♦ 7♣ 4♣ 5♠ 3♠ 5♦ 2♣ 3♦ |
      Und Ben gibt
      Und Ben 6♣ aufdeckt
      Und angesagt wird: Cleo 12, Anna 0, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt                               | zugegeben                                | zugegeben                                |
        | Cleo A♣ K♣ B♣ 9♣ 8♣ K♦ 10♦ 9♠ D♥ D♦ 6♥ 6♦ | Anna 3♣ 2♣ A♠ K♥ D♠ 4♦ 8♠ 5♠ 5♥ 4♠ 3♥ 3♠ | Ben 10♣ A♦ A♥ K♠ B♦ 7♦ 5♦ 7♠ B♥ 3♦ 2♥ B♠ |
      Und Cleo gibt
      Und Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 13, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt                                  | zugegeben                                   | zugegeben                                    |
        | Anna D♦ K♦ A♦ 10♦ 8♦ 5♦ 6♦ 4♦ 2♦ A♥ D♣ K♠ 6♣ | Ben 7♦ 3♦ K♣ 10♥ 9♥ 9♣ 9♠ 7♣ 6♠ 3♥ 3♣ 3♠ 2♥ | Cleo A♠ K♥ D♥ D♠ 10♠ 8♣ 8♠ 7♥ 7♠ 6♥ 5♣ 4♠ 4♣ |
      Und Anna gibt
      Und Anna 4♠ aufdeckt
      Und angesagt wird: Ben 14, Cleo 0, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt                                    | zugegeben                                       | zugegeben                                       |
        | Ben A♠ 10♠ K♠ 8♠ 9♠ B♠ 7♠ 5♠ 3♠ K♥ K♣ D♦ B♥ 9♥ | Cleo 2♠ A♥ K♦ D♥ B♦ 10♣ 9♣ 8♣ 7♣ 5♥ 6♣ 4♦ 4♣ 2♦ | Anna A♦ A♣ B♣ 10♥ 8♥ 7♦ 7♥ 6♥ 6♦ 4♥ 5♣ 3♦ 3♣ 2♣ |
      Und Ben gibt
      Und Ben B♥ aufdeckt
      Und angesagt wird: Cleo 15, Anna 0, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt                                        | zugegeben                                         | zugegeben                                          |
        | Cleo K♥ A♥ D♥ 8♥ 9♥ 10♥ 7♥ 5♥ 4♥ A♠ A♣ D♠ B♠ 8♦ 6♠ | Anna 3♥ 2♥ K♦ D♦ B♣ 9♦ 9♣ 8♣ 8♠ 4♠ 7♣ 3♠ 4♣ 4♦ 3♦ | Ben A♦ K♣ B♦ 10♦ 10♠ 9♠ 7♠ 6♣ 6♦ 5♠ 5♣ 2♠ 3♣ 2♦ 2♣ |
      Und Cleo gibt
      Und Cleo 6♣ aufdeckt
      Und angesagt wird: Anna 16, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt                                            | zugegeben                                           | zugegeben                                              |
        | Anna A♣ B♣ 10♣ 8♣ D♣ K♣ 7♣ 9♣ 5♣ 3♣ 2♣ 4♣ 10♦ B♦ 9♠ 2♦ | Ben K♦ K♠ K♥ D♦ D♠ B♥ 9♥ 8♥ 7♦ 7♥ 6♥ 6♠ 4♦ 5♥ 3♥ 2♥ | Cleo A♦ A♥ A♠ D♥ B♠ 10♠ 10♥ 9♦ 8♦ 6♦ 5♦ 5♠ 3♦ 4♠ 2♠ 4♥ |
      Dann geht die Partie weiter
      Wenn Anna gibt
      Und Anna 9♦ aufdeckt
      Und angesagt wird: Ben 17, Cleo 0, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt                                             | zugegeben                                               | zugegeben                                                  |
        | Ben A♦ D♦ K♦ B♦ 10♦ 8♦ 4♦ 7♦ 6♦ 3♦ 5♦ 2♦ K♥ A♠ A♣ K♣ K♠ | Cleo A♥ D♣ D♥ D♠ B♥ B♣ 9♣ 9♥ 7♠ 7♥ 6♥ 4♠ 2♥ 3♠ 3♣ 2♣ 2♠ | Anna B♠ 10♣ 10♥ 10♠ 9♠ 8♠ 8♥ 8♣ 7♣ 6♠ 6♣ 5♥ 4♥ 5♠ 5♣ 4♣ 3♥ |
      Dann steht es Anna 161, Ben 177, Cleo 155
      Und Ben gewinnt die Partie
