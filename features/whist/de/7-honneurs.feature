# language: de
Funktionalität: Whist: Honneurs
  Ass, König, Dame und Bube der Trumpffarbe zählen mit, wenn man es so abspricht.

  Grundlage:
    Gegeben sei eine Partie Whist zwischen Anna, Ben, Cleo und Di

  Regel: Eine Partei, die alle vier Honneurs bekommen hat, zählt vier Punkte, für drei zwei

    @WH.HONOURS
    Szenario: Alle vier in einer Hand sind vier Punkte
      Angenommen sie spielen »Honneurs«
      Und es wird bis 9 gespielt
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                      | zugegeben                       | zugegeben                        | zugegeben                      |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ 7♥ 6♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ | Di 5♥ 4♥ 3♥ 2♥ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Anna 2♠                          | Ben B♣                          | Cleo B♦                          | Di B♠                          |
        | Di A♠ K♠ D♠                      | Anna 5♠ 4♠ 3♠                   | Ben D♣ K♣ A♣                     | Cleo D♦ K♦ A♦                  |
      Dann bekommt Anna 3 und dann 4 Punkte
      Und Cleo bekommt 3 und dann 4 Punkte
      Und Ben bekommt 0 Punkte
      Und es steht Anna 7, Ben 0, Cleo 7, Di 0

    @WH.HONOURS
    Szenario: Drei in einer Hand sind zwei Punkte
      Angenommen sie spielen »Honneurs«
      Und es wird bis 9 gespielt
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                      | zugegeben                       | zugegeben                        | zugegeben                      |
        | Anna A♥ K♥ D♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ | Di B♥ 4♥ 3♥ 2♥ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Anna 2♠                          | Ben B♣                          | Cleo B♦                          | Di B♠                          |
        | Di A♠ K♠ D♠                      | Anna 5♠ 4♠ 3♠                   | Ben D♣ K♣ A♣                     | Cleo D♦ K♦ A♦                  |
      Dann bekommt Anna 3 und dann 2 Punkte
      Und Cleo bekommt 3 und dann 2 Punkte
      Und Di bekommt 0 Punkte
      Und es steht Anna 5, Ben 0, Cleo 5, Di 0

    @WH.HONOURS
    Szenario: Zwei auf jeder Seite sind nichts
      Angenommen sie spielen »Honneurs«
      Und es wird bis 9 gespielt
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                      | zugegeben                       | zugegeben                        | zugegeben                      |
        | Anna A♥ K♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ | Di D♥ B♥ 3♥ 2♥ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Anna 2♠                          | Ben B♣                          | Cleo B♦                          | Di B♠                          |
        | Di A♠ K♠ D♠                      | Anna 5♠ 4♠ 3♠                   | Ben D♣ K♣ A♣                     | Cleo D♦ K♦ A♦                  |
      Dann bekommt Anna 3 Punkte (WH.TRICKS)
      Und Di bekommt 0 Punkte
      Und es steht Anna 3, Ben 0, Cleo 3, Di 0

    @WH.HONOURS
    Szenario: Partner zählen ihre zusammen: zwei und zwei
      Angenommen sie spielen »Honneurs«
      Und es wird bis 9 gespielt
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                      | zugegeben                       | zugegeben                        | zugegeben                      |
        | Anna A♥ K♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Cleo D♥ B♥ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ | Di 3♥ 2♥ 2♦ 3♦ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Anna 2♠                          | Ben B♣                          | Cleo B♦                          | Di B♠                          |
        | Di A♠ K♠ D♠                      | Anna 5♠ 4♠ 3♠                   | Ben D♣ K♣ A♣                     | Cleo D♦ K♦ A♦                  |
      Dann bekommt Anna 3 und dann 4 Punkte
      Und Cleo bekommt 3 und dann 4 Punkte
      Und es steht Anna 7, Ben 0, Cleo 7, Di 0

    @WH.HONOURS
    Szenario: Partner zählen ihre zusammen: zwei und einer
      Angenommen sie spielen »Honneurs«
      Und es wird bis 9 gespielt
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                      | zugegeben                       | zugegeben                        | zugegeben                      |
        | Anna A♥ K♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Cleo D♥ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ | Di B♥ 3♥ 2♥ 2♦ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Anna 2♠                          | Ben B♣                          | Cleo B♦                          | Di B♠                          |
        | Di A♠ K♠ D♠                      | Anna 5♠ 4♠ 3♠                   | Ben D♣ K♣ A♣                     | Cleo D♦ K♦ A♦                  |
      Dann bekommt Anna 3 und dann 2 Punkte
      Und Cleo bekommt 3 und dann 2 Punkte
      Und es steht Anna 5, Ben 0, Cleo 5, Di 0

    @WH.HONOURS
    Szenario: Die Partei mit weniger Stichen zählt ihre vier
      Angenommen sie spielen »Honneurs«
      Und es wird bis 9 gespielt
      Wenn Di gibt
      Und Di B♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt          | zugegeben           | zugegeben            | zugegeben         |
        | Anna 2♥              | Ben 2♣              | Cleo 2♦              | Di B♥             |
        | Di A♥ K♥ D♥          | Anna 3♥ 4♥ 5♥       | Ben 3♣ 4♣ 5♣         | Cleo 3♦ 4♦ 5♦     |
        | Di 10♠               | Anna B♠             | Ben 6♣               | Cleo 6♦           |
        | Anna 10♥ 9♥ 8♥ 7♥ 6♥ | Ben 7♣ 8♣ 9♣ 10♣ B♣ | Cleo 7♦ 8♦ 9♦ 10♦ B♦ | Di 2♠ 3♠ 4♠ 5♠ 6♠ |
        | Anna D♠ K♠ A♠        | Ben D♣ K♣ A♣        | Cleo D♦ K♦ A♦        | Di 7♠ 8♠ 9♠       |
      Dann bekommt Anna 3 Punkte (WH.TRICKS)
      Und Di bekommt 4 Punkte (WH.HONOURS)
      Und Ben bekommt 4 Punkte (WH.HONOURS)
      Und es steht Anna 3, Ben 4, Cleo 3, Di 4

    @WH.HONOURS
    Szenario: Drei zählen, obwohl sie Stiche verloren haben
      Angenommen sie spielen »Honneurs«
      Und es wird bis 9 gespielt
      Wenn Di gibt
      Und Di D♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt               | zugegeben                 | zugegeben                  | zugegeben                |
        | Anna A♥ 2♥                | Ben 2♣ 3♣                 | Cleo 2♦ 3♦                 | Di K♥ B♥                 |
        | Di D♥                     | Anna 10♥                  | Ben 4♣                     | Cleo 4♦                  |
        | Di K♠                     | Anna A♠                   | Ben 5♣                     | Cleo 5♦                  |
        | Anna 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ | Ben 6♣ 7♣ 8♣ 9♣ 10♣ B♣ D♣ | Cleo 6♦ 7♦ 8♦ 9♦ 10♦ B♦ D♦ | Di 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Anna 2♠                   | Ben K♣                    | Cleo K♦                    | Di B♠                    |
        | Di D♠                     | Anna 3♠                   | Ben A♣                     | Cleo A♦                  |
      Dann bekommt Anna 3 Punkte (WH.TRICKS)
      Und Ben bekommt 2 Punkte (WH.HONOURS)
      Und Di bekommt 2 Punkte (WH.HONOURS)
      Und es steht Anna 3, Ben 2, Cleo 3, Di 2

    @WH.HONOURS
    Szenario: Pik ist Trumpf, und die Honneurs in Pik zählen
      Angenommen sie spielen »Honneurs«
      Und es wird bis 9 gespielt
      Wenn Di gibt
      Und Di 2♠ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                      | zugegeben                       | zugegeben                        | zugegeben                      |
        | Anna A♠ K♠ D♠ B♠ 10♠ 9♠ 8♠ 7♠ 6♠ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ | Di 5♠ 4♠ 3♠ 2♠ 6♥ 7♥ 8♥ 9♥ 10♥ |
        | Anna 2♥                          | Ben B♣                          | Cleo B♦                          | Di B♥                          |
        | Di A♥ K♥ D♥                      | Anna 5♥ 4♥ 3♥                   | Ben D♣ K♣ A♣                     | Cleo D♦ K♦ A♦                  |
      Dann bekommt Anna 3 und dann 4 Punkte
      Und es steht Anna 7, Ben 0, Cleo 7, Di 0

    @WH.HONOURS
    Szenario: Ohne Absprache zählen sie nicht
      Angenommen es wird bis 9 gespielt
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                      | zugegeben                       | zugegeben                        | zugegeben                      |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ 7♥ 6♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ | Di 5♥ 4♥ 3♥ 2♥ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Anna 2♠                          | Ben B♣                          | Cleo B♦                          | Di B♠                          |
        | Di A♠ K♠ D♠                      | Anna 5♠ 4♠ 3♠                   | Ben D♣ K♣ A♣                     | Cleo D♦ K♦ A♦                  |
      Dann bekommt Anna 3 Punkte (WH.TRICKS)
      Und es steht Anna 3, Ben 0, Cleo 3, Di 0

    @WH.HONOURS @WH.TRUMP.ROTATES
    Szenario: Wo es keinen Trumpf gibt, gibt es keine Honneurs
      Angenommen sie spielen »Honneurs« und »Jedes fünfte Spiel ohne Trumpf«
      Und es wird bis 50 gespielt
      Wenn Di gibt
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     | zugegeben     | zugegeben   |
        | Anna A♠ K♠ D♠ | Ben B♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ D♥ | Ben B♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ D♦ | Ben B♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ D♣ | Ben B♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
        | Anna 2♠       | Ben 2♥        | Cleo 2♦       | Di 2♣       |
      Und Anna gibt
      Und diese Stiche gespielt werden
        | ausgespielt  | zugegeben      | zugegeben   | zugegeben     |
        | Ben A♠ K♠ D♠ | Cleo B♠ 10♠ 9♠ | Di 8♠ 7♠ 6♠ | Anna 5♠ 4♠ 3♠ |
        | Ben A♥ K♥ D♥ | Cleo B♥ 10♥ 9♥ | Di 8♥ 7♥ 6♥ | Anna 5♥ 4♥ 3♥ |
        | Ben A♦ K♦ D♦ | Cleo B♦ 10♦ 9♦ | Di 8♦ 7♦ 6♦ | Anna 5♦ 4♦ 3♦ |
        | Ben A♣ K♣ D♣ | Cleo B♣ 10♣ 9♣ | Di 8♣ 7♣ 6♣ | Anna 5♣ 4♣ 3♣ |
        | Ben 2♠       | Cleo 2♥        | Di 2♦       | Anna 2♣       |
      Und Ben gibt
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben    | zugegeben     | zugegeben    |
        | Cleo A♠ K♠ D♠ | Di B♠ 10♠ 9♠ | Anna 8♠ 7♠ 6♠ | Ben 5♠ 4♠ 3♠ |
        | Cleo A♥ K♥ D♥ | Di B♥ 10♥ 9♥ | Anna 8♥ 7♥ 6♥ | Ben 5♥ 4♥ 3♥ |
        | Cleo A♦ K♦ D♦ | Di B♦ 10♦ 9♦ | Anna 8♦ 7♦ 6♦ | Ben 5♦ 4♦ 3♦ |
        | Cleo A♣ K♣ D♣ | Di B♣ 10♣ 9♣ | Anna 8♣ 7♣ 6♣ | Ben 5♣ 4♣ 3♣ |
        | Cleo 2♠       | Di 2♥        | Anna 2♦       | Ben 2♣       |
      Und Cleo gibt
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben      | zugegeben    | zugegeben     |
        | Di A♠ K♠ D♠ | Anna B♠ 10♠ 9♠ | Ben 8♠ 7♠ 6♠ | Cleo 5♠ 4♠ 3♠ |
        | Di A♥ K♥ D♥ | Anna B♥ 10♥ 9♥ | Ben 8♥ 7♥ 6♥ | Cleo 5♥ 4♥ 3♥ |
        | Di A♦ K♦ D♦ | Anna B♦ 10♦ 9♦ | Ben 8♦ 7♦ 6♦ | Cleo 5♦ 4♦ 3♦ |
        | Di A♣ K♣ D♣ | Anna B♣ 10♣ 9♣ | Ben 8♣ 7♣ 6♣ | Cleo 5♣ 4♣ 3♣ |
        | Di 2♠       | Anna 2♥        | Ben 2♦       | Cleo 2♣       |
      Und Di gibt
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     | zugegeben     | zugegeben   |
        | Anna A♠ K♠ D♠ | Ben B♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ D♥ | Ben B♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ D♦ | Ben B♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ D♣ | Ben B♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
        | Anna 2♠       | Ben 2♥        | Cleo 2♦       | Di 2♣       |
      Dann bekommt Anna 7 Punkte (WH.TRICKS)
      Und Ben bekommt 0 Punkte

  Regel: Stiche werden vor Honneurs gezählt

    @WH.HONOURS @WH.END
    Szenario: Drei Punkte durch Stiche gewinnen vor vier durch Honneurs
      Angenommen sie spielen »Honneurs«
      Und es wird bis 3 gespielt
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt        | zugegeben            | zugegeben           | zugegeben            |
        | Anna A♥ K♥ D♥ B♥   | Ben 2♣ 3♣ 4♣ 5♣      | Cleo 2♦ 3♦ 4♦ 5♦    | Di 2♥ 3♥ 4♥ 5♥       |
        | Anna 2♠            | Ben 6♣               | Cleo 6♦             | Di B♠                |
        | Di A♠ K♠ D♠        | Anna 3♠ 4♠ 5♠        | Ben 7♣ 8♣ 9♣        | Cleo 7♦ 8♦ 9♦        |
        | Di 10♥ 9♥ 8♥ 7♥ 6♥ | Anna 6♠ 7♠ 8♠ 9♠ 10♠ | Ben 10♣ B♣ D♣ K♣ A♣ | Cleo 10♦ B♦ D♦ K♦ A♦ |
      Dann bekommt Ben 3 Punkte (WH.TRICKS)
      Und Anna bekommt 0 Punkte
      Und es steht Anna 0, Ben 3, Cleo 0, Di 3
      Und Ben und Di gewinnen die Partie

    @WH.HONOURS @WH.END
    Szenario: Reichen die Stiche nicht, können die Honneurs gewinnen
      Angenommen sie spielen »Honneurs«
      Und es wird bis 4 gespielt
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt        | zugegeben            | zugegeben           | zugegeben            |
        | Anna A♥ K♥ D♥ B♥   | Ben 2♣ 3♣ 4♣ 5♣      | Cleo 2♦ 3♦ 4♦ 5♦    | Di 2♥ 3♥ 4♥ 5♥       |
        | Anna 2♠            | Ben 6♣               | Cleo 6♦             | Di B♠                |
        | Di A♠ K♠ D♠        | Anna 3♠ 4♠ 5♠        | Ben 7♣ 8♣ 9♣        | Cleo 7♦ 8♦ 9♦        |
        | Di 10♥ 9♥ 8♥ 7♥ 6♥ | Anna 6♠ 7♠ 8♠ 9♠ 10♠ | Ben 10♣ B♣ D♣ K♣ A♣ | Cleo 10♦ B♦ D♦ K♦ A♦ |
      Dann bekommt Ben 3 Punkte (WH.TRICKS)
      Und Anna bekommt 4 Punkte (WH.HONOURS)
      Und es steht Anna 4, Ben 3, Cleo 4, Di 3
      Und Anna und Cleo gewinnen die Partie

  Regel: Eine Partei, der zu Beginn des Spiels ein Punkt fehlt, zählt darin keine Honneurs

    @WH.HONOURS
    Szenario: Bei vier von fünf zählen sie nicht
      Angenommen sie spielen kurzes Whist
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                         | zugegeben                          | zugegeben                           | zugegeben                         |
        | Anna A♥ K♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ B♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ B♦ | Di D♥ B♥ 2♥ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ B♠ |
        | Anna 2♠                             | Ben D♣                             | Cleo D♦                             | Di D♠                             |
        | Di A♠ K♠                            | Anna 4♠ 3♠                         | Ben K♣ A♣                           | Cleo K♦ A♦                        |
      Dann steht es Anna 4, Ben 0, Cleo 4, Di 0
      Wenn Anna gibt
      Und Anna B♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt         | zugegeben            | zugegeben          | zugegeben           |
        | Ben 2♥              | Cleo 2♣              | Di 2♦              | Anna B♥             |
        | Anna A♥ K♥ D♥       | Ben 3♥ 4♥ 5♥         | Cleo 3♣ 4♣ 5♣      | Di 3♦ 4♦ 5♦         |
        | Anna D♠             | Ben K♠               | Cleo 6♣            | Di 6♦               |
        | Ben 10♥ 9♥ 8♥ 7♥ 6♥ | Cleo 7♣ 8♣ 9♣ 10♣ B♣ | Di 7♦ 8♦ 9♦ 10♦ B♦ | Anna 4♠ 5♠ 6♠ 7♠ 8♠ |
        | Ben A♠ 2♠           | Cleo D♣ K♣           | Di D♦ K♦           | Anna 9♠ 10♠         |
        | Anna B♠             | Ben 3♠               | Cleo A♣            | Di A♦               |
      Dann bekommt Anna 0 Punkte
      Und Cleo bekommt 0 Punkte
      Und es steht Anna 4, Ben 1, Cleo 4, Di 1
      Und die Partie geht weiter

    @WH.HONOURS
    Szenario: Auch drei Honneurs zählen dann nicht
      Angenommen sie spielen kurzes Whist
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                         | zugegeben                          | zugegeben                           | zugegeben                         |
        | Anna A♥ K♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ B♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ B♦ | Di D♥ B♥ 2♥ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ B♠ |
        | Anna 2♠                             | Ben D♣                             | Cleo D♦                             | Di D♠                             |
        | Di A♠ K♠                            | Anna 4♠ 3♠                         | Ben K♣ A♣                           | Cleo K♦ A♦                        |
      Und Anna gibt
      Und Anna D♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt              | zugegeben                  | zugegeben                | zugegeben                  |
        | Ben A♥ 2♥                | Cleo 2♣ 3♣                 | Di 2♦ 3♦                 | Anna K♥ B♥                 |
        | Anna D♥                  | Ben 10♥                    | Cleo 4♣                  | Di 4♦                      |
        | Anna K♠                  | Ben A♠                     | Cleo 5♣                  | Di 5♦                      |
        | Ben 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ | Cleo 6♣ 7♣ 8♣ 9♣ 10♣ B♣ D♣ | Di 6♦ 7♦ 8♦ 9♦ 10♦ B♦ D♦ | Anna 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Ben 2♠                   | Cleo K♣                    | Di K♦                    | Anna B♠                    |
        | Anna D♠                  | Ben 3♠                     | Cleo A♣                  | Di A♦                      |
      Dann bekommt Anna 0 Punkte
      Und es steht Anna 4, Ben 3, Cleo 4, Di 3
      Und die Partie geht weiter

    @WH.HONOURS
    Szenario: Bei drei von fünf zählen sie
      Angenommen sie spielen kurzes Whist
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                      | zugegeben                       | zugegeben                        | zugegeben                      |
        | Anna A♥ K♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ | Di D♥ B♥ 3♥ 2♥ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Anna 2♠                          | Ben B♣                          | Cleo B♦                          | Di B♠                          |
        | Di A♠ K♠ D♠                      | Anna 5♠ 4♠ 3♠                   | Ben D♣ K♣ A♣                     | Cleo D♦ K♦ A♦                  |
      Dann steht es Anna 3, Ben 0, Cleo 3, Di 0
      Wenn Anna gibt
      Und Anna B♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt         | zugegeben            | zugegeben          | zugegeben           |
        | Ben 2♥              | Cleo 2♣              | Di 2♦              | Anna B♥             |
        | Anna A♥ K♥ D♥       | Ben 3♥ 4♥ 5♥         | Cleo 3♣ 4♣ 5♣      | Di 3♦ 4♦ 5♦         |
        | Anna 10♠            | Ben B♠               | Cleo 6♣            | Di 6♦               |
        | Ben 10♥ 9♥ 8♥ 7♥ 6♥ | Cleo 7♣ 8♣ 9♣ 10♣ B♣ | Di 7♦ 8♦ 9♦ 10♦ B♦ | Anna 2♠ 3♠ 4♠ 5♠ 6♠ |
        | Ben D♠ K♠ A♠        | Cleo D♣ K♣ A♣        | Di D♦ K♦ A♦        | Anna 7♠ 8♠ 9♠       |
      Dann bekommt Anna 4 Punkte (WH.HONOURS)
      Und es steht Anna 7, Ben 3, Cleo 7, Di 3
      Und Anna und Cleo gewinnen die Partie

    @WH.HONOURS
    Szenario: Es kommt auf den Stand zu Beginn des Spiels an, nicht auf den nach den Stichen
      Angenommen sie spielen kurzes Whist
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                      | zugegeben                       | zugegeben                        | zugegeben                      |
        | Anna A♥ K♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ | Di D♥ B♥ 3♥ 2♥ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Anna 2♠                          | Ben B♣                          | Cleo B♦                          | Di B♠                          |
        | Di A♠ K♠ D♠                      | Anna 5♠ 4♠ 3♠                   | Ben D♣ K♣ A♣                     | Cleo D♦ K♦ A♦                  |
      Und Anna gibt
      Und Anna B♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt         | zugegeben            | zugegeben          | zugegeben           |
        | Ben 2♥              | Cleo 2♣              | Di 2♦              | Anna B♥             |
        | Anna A♥ K♥ D♥       | Ben 3♥ 4♥ 5♥         | Cleo 3♣ 4♣ 5♣      | Di 3♦ 4♦ 5♦         |
        | Anna K♠             | Ben A♠               | Cleo 6♣            | Di 6♦               |
        | Ben 10♥ 9♥ 8♥ 7♥ 6♥ | Cleo 7♣ 8♣ 9♣ 10♣ B♣ | Di 7♦ 8♦ 9♦ 10♦ B♦ | Anna 5♠ 6♠ 7♠ 8♠ 9♠ |
        | Ben 2♠              | Cleo D♣              | Di D♦              | Anna 10♠            |
        | Anna D♠ B♠          | Ben 3♠ 4♠            | Cleo K♣ A♣         | Di K♦ A♦            |
      Dann bekommt Anna 1 und dann 4 Punkte
      Und es steht Anna 8, Ben 0, Cleo 8, Di 0
      Und Anna und Cleo gewinnen die Partie

    @WH.HONOURS
    Szenario: So ist es auch für die Partei des Gebers
      Angenommen sie spielen kurzes Whist
      Wenn Cleo gibt
      Und Cleo 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                    | zugegeben                        | zugegeben                       | zugegeben                        |
        | Di A♥ K♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ | Anna 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Ben 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ | Cleo D♥ B♥ 3♥ 2♥ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Di 2♠                          | Anna B♣                          | Ben B♦                          | Cleo B♠                          |
        | Cleo A♠ K♠ D♠                  | Di 5♠ 4♠ 3♠                      | Anna D♣ K♣ A♣                   | Ben D♦ K♦ A♦                     |
      Dann steht es Anna 0, Ben 3, Cleo 0, Di 3
      Wenn Di gibt
      Und Di B♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt          | zugegeben           | zugegeben            | zugegeben         |
        | Anna 2♥              | Ben 2♣              | Cleo 2♦              | Di B♥             |
        | Di A♥ K♥ D♥          | Anna 3♥ 4♥ 5♥       | Ben 3♣ 4♣ 5♣         | Cleo 3♦ 4♦ 5♦     |
        | Di K♠                | Anna A♠             | Ben 6♣               | Cleo 6♦           |
        | Anna 10♥ 9♥ 8♥ 7♥ 6♥ | Ben 7♣ 8♣ 9♣ 10♣ B♣ | Cleo 7♦ 8♦ 9♦ 10♦ B♦ | Di 5♠ 6♠ 7♠ 8♠ 9♠ |
        | Anna 2♠              | Ben D♣              | Cleo D♦              | Di 10♠            |
        | Di D♠ B♠             | Anna 3♠ 4♠          | Ben K♣ A♣            | Cleo K♦ A♦        |
      Dann bekommt Di 1 und dann 4 Punkte
      Und Ben bekommt 1 und dann 4 Punkte
      Und es steht Anna 0, Ben 8, Cleo 0, Di 8
      Und Ben und Di gewinnen die Partie

    @WH.HONOURS
    Szenario: Drei durch Stiche und vier durch Honneurs sind sieben von sieben
      Angenommen sie spielen »Honneurs«
      Und es wird bis 7 gespielt
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                      | zugegeben                       | zugegeben                        | zugegeben                      |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ 7♥ 6♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ | Di 5♥ 4♥ 3♥ 2♥ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Anna 2♠                          | Ben B♣                          | Cleo B♦                          | Di B♠                          |
        | Di A♠ K♠ D♠                      | Anna 5♠ 4♠ 3♠                   | Ben D♣ K♣ A♣                     | Cleo D♦ K♦ A♦                  |
      Dann bekommt Anna 3 und dann 4 Punkte
      Und es steht Anna 7, Ben 0, Cleo 7, Di 0
      Und Anna und Cleo gewinnen die Partie

    @WH.HONOURS
    Szenario: Die andere Partei zählt ihre Honneurs trotzdem
      Angenommen sie spielen kurzes Whist
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                         | zugegeben                          | zugegeben                           | zugegeben                         |
        | Anna A♥ K♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ B♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ B♦ | Di D♥ B♥ 2♥ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ B♠ |
        | Anna 2♠                             | Ben D♣                             | Cleo D♦                             | Di D♠                             |
        | Di A♠ K♠                            | Anna 4♠ 3♠                         | Ben K♣ A♣                           | Cleo K♦ A♦                        |
      Und Anna gibt
      Und Anna 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                     | zugegeben                        | zugegeben                      | zugegeben                        |
        | Ben A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ 7♥ 6♥ | Cleo 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Di 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ | Anna 5♥ 4♥ 3♥ 2♥ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Ben 2♠                          | Cleo B♣                          | Di B♦                          | Anna B♠                          |
        | Anna A♠ K♠ D♠                   | Ben 5♠ 4♠ 3♠                     | Cleo D♣ K♣ A♣                  | Di D♦ K♦ A♦                      |
      Dann bekommt Ben 3 und dann 4 Punkte
      Und es steht Anna 4, Ben 7, Cleo 4, Di 7
      Und Ben und Di gewinnen die Partie

    @WH.HONOURS @WH.END.TEN
    Szenario: Beim langen Whist zählen sie bei neun nicht
      Angenommen sie spielen langes Whist
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                            | zugegeben                             | zugegeben                              | zugegeben                            |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ B♣ D♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ B♦ D♦ | Di 2♥ 3♥ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ B♠ D♠ |
        | Anna 2♠                                | Ben K♣                                | Cleo K♦                                | Di K♠                                |
        | Di A♠                                  | Anna 3♠                               | Ben A♣                                 | Cleo A♦                              |
      Dann steht es Anna 9, Ben 0, Cleo 9, Di 0
      Wenn Anna gibt
      Und Anna B♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt         | zugegeben            | zugegeben          | zugegeben           |
        | Ben 2♥              | Cleo 2♣              | Di 2♦              | Anna B♥             |
        | Anna A♥ K♥ D♥       | Ben 3♥ 4♥ 5♥         | Cleo 3♣ 4♣ 5♣      | Di 3♦ 4♦ 5♦         |
        | Anna 10♠            | Ben B♠               | Cleo 6♣            | Di 6♦               |
        | Ben 10♥ 9♥ 8♥ 7♥ 6♥ | Cleo 7♣ 8♣ 9♣ 10♣ B♣ | Di 7♦ 8♦ 9♦ 10♦ B♦ | Anna 2♠ 3♠ 4♠ 5♠ 6♠ |
        | Ben D♠ K♠ A♠        | Cleo D♣ K♣ A♣        | Di D♦ K♦ A♦        | Anna 7♠ 8♠ 9♠       |
      Dann bekommt Anna 0 Punkte
      Und es steht Anna 9, Ben 3, Cleo 9, Di 3
      Und die Partie geht weiter

    @WH.HONOURS @WH.END.TEN
    Szenario: Beim langen Whist zählen sie bei acht
      Angenommen sie spielen langes Whist
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                         | zugegeben                          | zugegeben                           | zugegeben                         |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ B♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ B♦ | Di 2♥ 3♥ 4♥ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ B♠ |
        | Anna 2♠                             | Ben D♣                             | Cleo D♦                             | Di D♠                             |
        | Di A♠ K♠                            | Anna 3♠ 4♠                         | Ben K♣ A♣                           | Cleo K♦ A♦                        |
      Dann steht es Anna 8, Ben 0, Cleo 8, Di 0
      Wenn Anna gibt
      Und Anna B♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt         | zugegeben            | zugegeben          | zugegeben           |
        | Ben 2♥              | Cleo 2♣              | Di 2♦              | Anna B♥             |
        | Anna A♥ K♥ D♥       | Ben 3♥ 4♥ 5♥         | Cleo 3♣ 4♣ 5♣      | Di 3♦ 4♦ 5♦         |
        | Anna 10♠            | Ben B♠               | Cleo 6♣            | Di 6♦               |
        | Ben 10♥ 9♥ 8♥ 7♥ 6♥ | Cleo 7♣ 8♣ 9♣ 10♣ B♣ | Di 7♦ 8♦ 9♦ 10♦ B♦ | Anna 2♠ 3♠ 4♠ 5♠ 6♠ |
        | Ben D♠ K♠ A♠        | Cleo D♣ K♣ A♣        | Di D♦ K♦ A♦        | Anna 7♠ 8♠ 9♠       |
      Dann bekommt Anna 4 Punkte (WH.HONOURS)
      Und es steht Anna 12, Ben 3, Cleo 12, Di 3
      Und Anna und Cleo gewinnen die Partie
