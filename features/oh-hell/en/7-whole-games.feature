Feature: Oh Hell: whole games
  With all the cards, from the first deal to the last. The player to the dealer's left takes every trick, so that a deal is one line.

  Rule: Down to one card and up again

    @OH.END @OH.DEAL
    Scenario: Four players: from twelve cards to one and back, 23 deals
      Given a game of Oh Hell between Anna, Ben, Cleo and Di
      And nobody is dealt more than 17 cards
      When Di deals
      And Di turns up 9♦
      And they bid Anna 12, Ben 0, Cleo 0, Di 1
      And these tricks are played
        | led                                        | followed                                | followed                                  | followed                                |
        | Anna A♦ Q♦ 10♦ J♦ 7♦ 2♦ K♣ Q♣ 10♣ 8♣ 7♥ 3♣ | Ben 5♦ 4♦ A♥ K♥ Q♠ 9♣ 5♣ 4♣ 2♣ 8♠ 6♠ 4♠ | Cleo K♦ A♠ K♠ J♠ 10♠ 9♥ 6♣ 9♠ 8♥ 5♥ 2♥ 3♠ | Di 8♦ 6♦ A♣ Q♥ J♣ J♥ 7♣ 10♥ 7♠ 6♥ 4♥ 3♥ |
      And Anna deals
      And Anna turns up 4♠
      And they bid Ben 11, Cleo 0, Di 0, Anna 1
      And these tricks are played
        | led                                   | followed                               | followed                             | followed                              |
        | Ben A♠ K♠ Q♠ 10♠ 9♠ 8♠ 5♠ 6♠ 3♠ 2♠ Q♦ | Cleo A♥ K♦ J♥ J♣ J♦ 10♥ 9♣ 7♦ 6♣ 5♥ 4♦ | Di J♠ A♦ A♣ 10♣ 9♦ 8♥ 7♣ 6♦ 4♥ 3♣ 2♦ | Anna K♣ Q♣ 9♥ 8♣ 7♥ 6♥ 5♦ 5♣ 4♣ 3♥ 2♣ |
      And Ben deals
      And Ben turns up J♥
      And they bid Cleo 10, Di 0, Anna 0, Ben 1
      And these tricks are played
        | led                                 | followed                          | followed                           | followed                           |
        | Cleo A♥ K♥ Q♥ 9♥ 10♥ 4♥ K♠ Q♣ 9♣ 5♣ | Di 10♠ 9♦ 9♠ 8♠ 7♠ 4♣ 3♦ 3♣ 2♣ 2♦ | Anna 8♥ 7♥ A♣ K♣ K♦ 7♣ 4♠ 6♣ 6♦ 2♠ | Ben 3♥ A♠ Q♠ Q♦ J♣ 10♣ 6♠ 5♠ 4♦ 3♠ |
      And Cleo deals
      And Cleo turns up 6♣
      And they bid Di 9, Anna 0, Ben 0, Cleo 1
      And these tricks are played
        | led                           | followed                        | followed                        | followed                         |
        | Di A♣ K♣ Q♣ J♣ 7♣ 4♣ 3♣ A♦ 8♥ | Anna 2♣ K♦ Q♦ J♥ J♠ 7♥ 3♦ 2♦ 2♥ | Ben A♥ 10♠ 8♠ 7♦ 7♠ 5♥ 5♠ 4♦ 3♥ | Cleo K♥ Q♥ J♦ 10♥ 9♥ 8♦ 6♦ 4♠ 2♠ |
      And Di deals
      And Di turns up 9♦
      And they bid Anna 8, Ben 0, Cleo 0, Di 1
      And these tricks are played
        | led                          | followed                     | followed                     | followed                   |
        | Anna K♦ J♦ 6♦ 3♦ 5♦ A♠ A♥ 8♣ | Ben K♥ J♣ J♥ 10♣ 8♥ 4♠ 2♥ 3♣ | Cleo K♠ K♣ Q♥ 9♠ 7♠ 6♠ 5♥ 6♣ | Di J♠ 9♥ 8♠ 7♣ 7♥ 3♠ 2♣ 2♠ |
      And Anna deals
      And Anna turns up 4♠
      And they bid Ben 7, Cleo 0, Di 0, Anna 1
      And these tricks are played
        | led                       | followed                  | followed                 | followed                    |
        | Ben K♠ J♠ 10♠ 7♠ 5♠ 2♠ 2♣ | Cleo A♥ K♥ K♦ Q♦ 7♣ 3♣ 2♦ | Di Q♠ 9♠ 10♥ 8♣ 4♥ 4♦ 3♦ | Anna Q♥ 10♦ 10♣ 9♦ 6♦ 4♣ 3♥ |
      And Ben deals
      And Ben turns up J♥
      And they bid Cleo 6, Di 0, Anna 0, Ben 1
      And these tricks are played
        | led                    | followed             | followed                | followed              |
        | Cleo Q♥ A♥ 9♥ 6♥ 3♥ 2♥ | Di A♠ Q♠ 4♣ 3♦ 2♣ 2♦ | Anna K♠ 10♣ 9♣ 9♦ 8♠ 3♠ | Ben K♣ J♠ J♣ 6♦ 6♣ 4♠ |
      And Cleo deals
      And Cleo turns up 6♣
      And they bid Di 5, Anna 0, Ben 0, Cleo 1
      And these tricks are played
        | led                | followed            | followed           | followed            |
        | Di A♣ K♣ J♣ 10♣ J♠ | Anna 9♥ 7♦ 6♦ 6♥ 4♠ | Ben A♠ Q♥ 3♠ 3♦ 2♦ | Cleo 3♣ 2♣ 6♠ 5♦ 2♥ |
      And Di deals
      And Di turns up 9♦
      And they bid Anna 4, Ben 0, Cleo 0, Di 1
      And these tricks are played
        | led              | followed        | followed         | followed        |
        | Anna A♦ 8♦ 4♦ 8♠ | Ben K♠ J♠ 9♠ 6♣ | Cleo K♥ 7♣ 7♥ 2♣ | Di J♦ 10♥ 9♥ 3♥ |
      And Anna deals
      And Anna turns up 4♠
      And they bid Ben 3, Cleo 0, Di 0, Anna 1
      And these tricks are played
        | led          | followed      | followed    | followed      |
        | Ben Q♠ 6♠ 2♠ | Cleo 8♠ 5♠ 4♦ | Di 7♥ 6♣ 2♥ | Anna K♣ Q♦ 5♥ |
      And Ben deals
      And Ben turns up J♥
      And they bid Cleo 2, Di 0, Anna 0, Ben 1
      And these tricks are played
        | led        | followed  | followed   | followed  |
        | Cleo 6♥ 8♦ | Di J♠ 10♠ | Anna Q♦ J♣ | Ben 8♠ 3♣ |
      And Cleo deals
      And Cleo turns up 6♣
      And they bid Di 1, Anna 0, Ben 0, Cleo 1
      And these tricks are played
        | led   | followed | followed | followed |
        | Di 2♣ | Anna J♥  | Ben J♠   | Cleo Q♦  |
      And Di deals
      And Di turns up 9♦
      And they bid Anna 2, Ben 0, Cleo 0, Di 1
      And these tricks are played
        | led        | followed  | followed   | followed  |
        | Anna K♦ 4♦ | Ben 5♦ 6♣ | Cleo 7♣ 5♣ | Di 10♦ K♠ |
      And Anna deals
      And Anna turns up 4♠
      And they bid Ben 3, Cleo 0, Di 0, Anna 1
      And these tricks are played
        | led          | followed      | followed    | followed      |
        | Ben A♠ 5♠ A♥ | Cleo 3♠ 8♥ 2♣ | Di J♦ 9♦ 8♣ | Anna J♣ 7♣ 5♣ |
      And Ben deals
      And Ben turns up J♥
      And they bid Cleo 4, Di 0, Anna 0, Ben 1
      And these tricks are played
        | led              | followed        | followed         | followed        |
        | Cleo 6♥ Q♠ 9♠ 7♣ | Di 2♥ 10♠ J♣ 4♣ | Anna 3♥ 2♠ K♦ 6♦ | Ben A♦ Q♦ 9♣ 2♣ |
      And Cleo deals
      And Cleo turns up 6♣
      And they bid Di 5, Anna 0, Ben 0, Cleo 1
      And these tricks are played
        | led               | followed             | followed           | followed            |
        | Di K♣ 9♣ 8♣ 5♣ 4♣ | Anna Q♥ 10♦ 9♦ 5♠ 2♠ | Ben K♥ Q♠ Q♦ 9♥ 2♥ | Cleo J♥ 5♥ 4♥ 4♠ 2♦ |
      And Di deals
      And Di turns up 9♦
      And they bid Anna 6, Ben 0, Cleo 0, Di 1
      And these tricks are played
        | led                    | followed              | followed               | followed             |
        | Anna A♦ Q♦ 6♦ 5♦ 2♦ A♥ | Ben 9♠ 7♣ 7♠ 6♥ 4♠ 3♥ | Cleo 8♦ 3♦ J♣ 9♣ 8♣ 2♣ | Di 7♦ 7♥ 6♣ 5♥ 3♠ 3♣ |
      And Anna deals
      And Anna turns up 4♠
      And they bid Ben 7, Cleo 0, Di 0, Anna 1
      And these tricks are played
        | led                      | followed                   | followed                 | followed                  |
        | Ben A♠ Q♠ 7♠ 9♠ 5♠ 6♠ A♣ | Cleo K♦ Q♥ J♦ 10♥ 7♣ 3♥ 2♦ | Di 3♠ 2♠ Q♣ J♣ 10♦ 9♣ 9♦ | Anna A♥ K♥ J♥ 9♥ 5♣ 4♦ 2♥ |
      And Ben deals
      And Ben turns up J♥
      And they bid Cleo 8, Di 0, Anna 0, Ben 1
      And these tricks are played
        | led                          | followed                   | followed                     | followed                     |
        | Cleo Q♥ A♥ 6♥ 5♥ A♣ Q♣ J♣ 9♠ | Di K♣ J♦ J♠ 8♠ 7♣ 5♣ 6♠ 6♦ | Anna A♠ K♦ K♠ 9♦ 9♣ 5♠ 4♠ 4♦ | Ben A♦ Q♦ 10♦ 8♦ 7♦ 5♦ 2♠ 2♦ |
      And Cleo deals
      And Cleo turns up 6♣
      And they bid Di 9, Anna 0, Ben 0, Cleo 1
      And these tricks are played
        | led                             | followed                        | followed                         | followed                        |
        | Di 10♣ J♣ 7♣ 4♣ A♥ K♦ J♠ J♥ 10♦ | Anna 2♣ A♠ K♠ 8♦ 5♥ 3♦ 5♠ 4♥ 2♥ | Ben 3♣ A♦ Q♠ 10♠ 10♥ 6♦ 9♠ 4♠ 2♦ | Cleo Q♦ 9♥ 8♥ 8♠ 7♥ 5♦ 7♠ 6♠ 4♦ |
      And Di deals
      And Di turns up 9♦
      And they bid Anna 10, Ben 0, Cleo 0, Di 1
      And these tricks are played
        | led                                | followed                          | followed                            | followed                         |
        | Anna K♦ A♦ 8♦ 2♦ 3♦ 5♦ A♠ Q♣ 7♠ 7♥ | Ben Q♦ 4♦ A♥ 9♥ 8♠ 8♥ 4♠ 4♣ 6♥ 2♣ | Cleo 6♦ K♥ K♣ 10♥ 7♣ 6♣ 5♣ 3♣ 4♥ 3♥ | Di 7♦ K♠ Q♠ Q♥ J♠ J♥ 3♠ 8♣ 5♥ 2♥ |
      And Anna deals
      And Anna turns up 4♠
      And they bid Ben 11, Cleo 0, Di 0, Anna 1
      And these tricks are played
        | led                                    | followed                                | followed                            | followed                              |
        | Ben K♠ Q♠ A♠ 8♠ 10♠ 9♠ 7♠ 10♦ K♥ 8♦ 6♥ | Cleo 6♠ A♣ K♣ Q♦ 10♥ 10♣ 8♣ 6♣ 3♥ 3♣ 2♥ | Di J♠ 2♠ A♦ K♦ Q♣ J♣ 9♦ 5♦ 5♥ 3♦ 4♣ | Anna A♥ Q♥ J♦ 9♣ 9♥ 8♥ 7♣ 4♦ 5♣ 2♦ 2♣ |
      Then the game goes on
      When Ben deals
      And Ben turns up J♥
      And they bid Cleo 12, Di 0, Anna 0, Ben 1
      And these tricks are played
        | led                                       | followed                                | followed                                  | followed                                 |
        | Cleo A♥ K♥ 10♥ Q♥ 9♥ 4♥ 6♥ 5♥ 3♥ 2♥ K♣ K♠ | Di 7♥ Q♣ J♠ 10♣ 9♣ 9♠ 7♦ 6♦ 6♣ 5♦ 4♠ 3♦ | Anna Q♦ J♣ J♦ 10♦ 8♣ 8♠ 6♠ 5♣ 4♣ 4♦ 3♣ 3♠ | Ben A♠ A♣ A♦ K♦ 10♠ 9♦ 8♦ 7♣ 7♠ 5♠ 2♣ 2♦ |
      Then the score is Anna 212, Ben 212, Cleo 222, Di 199
      And Cleo wins the game

    @OH.END @OH.DEAL
    Scenario: Three players: from seventeen cards to one and back, 33 deals
      Given a game of Oh Hell between Anna, Ben and Cleo
      And nobody is dealt more than 17 cards
      When Cleo deals
      And Cleo turns up 9♦
      And they bid Anna 17, Ben 0, Cleo 1
      And these tricks are played
        | led                                                       | followed                                               | followed                                                  |
        | Anna K♦ A♦ Q♦ 8♦ 4♦ A♠ K♠ K♥ Q♠ 10♥ J♥ 6♥ 10♣ 5♠ 7♣ 4♥ 4♣ | Ben 7♦ 6♦ 5♦ A♣ A♥ J♠ 8♠ Q♥ 7♠ 8♥ 3♥ 2♥ 9♣ K♣ 5♣ 3♣ 2♣ | Cleo J♦ 10♦ 3♦ 2♦ Q♣ 10♠ 9♠ 9♥ 6♠ 7♥ 5♥ J♣ 8♣ 4♠ 6♣ 3♠ 2♠ |
      And Anna deals
      And Anna turns up 4♠
      And they bid Ben 16, Cleo 0, Anna 1
      And these tricks are played
        | led                                                  | followed                                              | followed                                               |
        | Ben K♠ A♠ Q♠ 10♠ 9♠ J♠ 6♠ 8♠ 7♠ 5♠ K♥ Q♥ Q♣ J♦ J♥ 5♥ | Cleo A♦ K♣ K♦ 10♥ 9♣ 8♣ 8♥ 7♥ 7♦ 6♥ 3♥ 2♥ 5♣ 2♦ 4♣ 3♣ | Anna 2♠ A♥ A♣ Q♦ 10♣ 10♦ 9♦ 9♥ 7♣ 6♦ 4♥ 6♣ 2♣ 5♦ 4♦ 3♦ |
      And Ben deals
      And Ben turns up J♥
      And they bid Cleo 15, Anna 0, Ben 1
      And these tricks are played
        | led                                                | followed                                            | followed                                          |
        | Cleo A♥ 10♥ Q♥ K♥ 6♥ 5♥ 4♥ 2♥ Q♣ Q♦ A♦ Q♠ J♠ 7♦ 6♣ | Anna K♣ K♠ K♦ 10♦ 10♠ 9♠ 9♣ 8♣ 5♣ 4♦ 2♦ 8♠ 7♠ 3♠ 2♠ | Ben 3♥ A♠ J♦ J♣ 10♣ 9♦ 7♣ 6♦ 3♣ 5♦ 3♦ 6♠ 5♠ 4♠ 2♣ |
      And Cleo deals
      And Cleo turns up 6♣
      And they bid Anna 14, Ben 0, Cleo 1
      And these tricks are played
        | led                                               | followed                                      | followed                                       |
        | Anna A♣ J♣ 8♣ 7♣ 4♣ 2♣ K♥ 10♠ Q♥ 10♦ 10♥ 5♥ 8♠ 5♠ | Ben 9♣ A♦ K♦ Q♠ J♠ 9♠ 9♥ 6♠ 7♥ 8♦ 2♥ 7♦ 4♠ 6♦ | Cleo Q♣ 3♣ A♥ A♠ K♠ Q♦ J♥ 7♠ 6♥ 4♦ 3♥ J♦ 3♠ 3♦ |
      And Anna deals
      And Anna turns up 9♦
      And they bid Ben 13, Cleo 0, Anna 1
      And these tricks are played
        | led                                          | followed                                     | followed                                     |
        | Ben A♦ K♦ Q♦ 10♦ 7♦ 5♦ 2♦ Q♥ 10♣ 9♣ J♥ 9♠ 7♥ | Cleo A♥ A♠ Q♠ 10♠ 8♥ 8♠ 8♣ 2♥ 7♣ 6♣ 7♠ 3♠ 3♣ | Anna J♦ 4♦ K♥ K♠ K♣ Q♣ J♠ 10♥ 4♣ 9♥ 4♥ 4♠ 2♠ |
      And Ben deals
      And Ben turns up 4♠
      And they bid Cleo 12, Anna 0, Ben 1
      And these tricks are played
        | led                                      | followed                                   | followed                                 |
        | Cleo A♠ K♠ Q♠ J♠ 8♠ 9♠ 5♠ 7♠ 3♠ 2♠ A♥ 4♥ | Anna 6♠ A♣ K♦ K♣ K♥ 10♣ 10♦ 9♣ 9♦ 8♥ 7♦ 5♣ | Ben 10♠ 8♣ 7♥ 6♦ 6♥ 5♥ 5♦ 3♦ 3♣ 3♥ 2♥ 2♣ |
      And Cleo deals
      And Cleo turns up J♥
      And they bid Anna 11, Ben 0, Cleo 1
      And these tricks are played
        | led                                     | followed                             | followed                               |
        | Anna A♥ Q♥ K♥ 10♥ 9♥ 5♥ 4♥ 2♥ K♣ 10♠ J♦ | Ben A♠ A♣ Q♣ Q♠ Q♦ J♠ J♣ 9♣ 6♣ 6♦ 2♦ | Cleo A♦ K♠ 10♣ 7♠ 6♠ 5♦ 5♠ 5♣ 4♦ 4♠ 2♠ |
      And Anna deals
      And Anna turns up 6♣
      And they bid Ben 10, Cleo 0, Anna 1
      And these tricks are played
        | led                               | followed                           | followed                            |
        | Ben A♣ Q♣ 4♣ Q♠ A♠ J♥ J♠ 8♥ 8♦ 4♦ | Cleo A♥ K♠ Q♦ 9♠ 7♠ 9♥ 3♠ 7♥ 2♦ 5♥ | Anna 3♣ 2♣ A♦ 6♠ K♦ 10♥ K♥ 6♥ 3♦ Q♥ |
      And Ben deals
      And Ben turns up 9♦
      And they bid Cleo 9, Anna 0, Ben 1
      And these tricks are played
        | led                              | followed                        | followed                       |
        | Cleo A♦ K♦ Q♦ 2♦ A♠ J♠ 10♥ 4♠ 5♣ | Anna 4♦ A♥ A♣ 9♣ 7♠ 6♠ 6♥ 8♣ 4♥ | Ben 5♦ Q♠ J♥ 9♠ 3♠ 2♠ 7♥ 2♥ 2♣ |
      And Cleo deals
      And Cleo turns up 4♠
      And they bid Anna 8, Ben 0, Cleo 1
      And these tricks are played
        | led                          | followed                    | followed                      |
        | Anna 8♠ 9♠ 7♠ 3♠ 6♠ 5♠ A♥ Q♥ | Ben J♣ 9♥ 9♣ 6♦ 6♣ 5♣ 3♦ 3♣ | Cleo K♦ Q♦ Q♣ 10♥ 7♥ 4♥ 3♥ 2♦ |
      And Anna deals
      And Anna turns up J♥
      And they bid Ben 7, Cleo 0, Anna 1
      And these tricks are played
        | led                        | followed                  | followed                  |
        | Ben K♥ A♥ 10♥ 7♥ 2♥ J♠ 10♣ | Cleo 4♥ 3♥ Q♣ J♦ 8♠ 3♠ 7♦ | Anna 9♠ 9♣ 7♣ 5♣ 3♦ 3♣ 2♣ |
      And Ben deals
      And Ben turns up 6♣
      And they bid Cleo 6, Anna 0, Ben 1
      And these tricks are played
        | led                     | followed               | followed                |
        | Cleo 8♣ 10♣ 5♣ 3♣ 8♥ 3♥ | Anna A♥ Q♠ 8♦ 6♦ 4♠ 3♠ | Ben A♦ 10♦ 10♠ 9♦ 8♠ 7♠ |
      And Cleo deals
      And Cleo turns up 9♦
      And they bid Anna 5, Ben 0, Cleo 1
      And these tricks are played
        | led                  | followed           | followed             |
        | Anna K♦ A♦ 10♦ Q♦ J♦ | Ben 6♦ Q♥ 7♣ 2♠ 2♣ | Cleo A♣ K♥ 10♠ 5♣ 2♥ |
      And Anna deals
      And Anna turns up 4♠
      And they bid Ben 4, Cleo 0, Anna 1
      And these tricks are played
        | led              | followed         | followed         |
        | Ben A♠ K♠ 10♠ A♣ | Cleo 6♠ 9♥ 3♦ 3♣ | Anna A♦ 8♦ 6♥ 2♦ |
      And Ben deals
      And Ben turns up J♥
      And they bid Cleo 3, Anna 0, Ben 1
      And these tricks are played
        | led            | followed       | followed     |
        | Cleo 10♥ A♣ 4♣ | Anna 6♥ K♦ 10♦ | Ben 7♣ 2♣ 3♦ |
      And Cleo deals
      And Cleo turns up 6♣
      And they bid Anna 2, Ben 0, Cleo 1
      And these tricks are played
        | led        | followed   | followed   |
        | Anna 3♣ 9♦ | Ben 10♠ 5♠ | Cleo 2♥ 2♦ |
      And Anna deals
      And Anna turns up 9♦
      And they bid Ben 1, Cleo 0, Anna 1
      And these tricks are played
        | led    | followed | followed |
        | Ben K♠ | Cleo 5♣  | Anna A♥  |
      And Ben deals
      And Ben turns up 4♠
      And they bid Cleo 2, Anna 0, Ben 1
      And these tricks are played
        | led        | followed   | followed  |
        | Cleo A♠ 9♥ | Anna 3♥ 2♦ | Ben 7♠ 2♥ |
      And Cleo deals
      And Cleo turns up J♥
      And they bid Anna 3, Ben 0, Cleo 1
      And these tricks are played
        | led            | followed     | followed      |
        | Anna 10♥ 7♥ 8♥ | Ben 6♥ 4♥ 9♠ | Cleo 8♦ 6♦ 2♠ |
      And Anna deals
      And Anna turns up 6♣
      And they bid Ben 4, Cleo 0, Anna 1
      And these tricks are played
        | led              | followed         | followed         |
        | Ben 10♣ 8♣ Q♥ 9♦ | Cleo 2♣ 7♥ 4♥ 4♦ | Anna K♠ 5♥ 2♥ 5♠ |
      And Ben deals
      And Ben turns up 9♦
      And they bid Cleo 5, Anna 0, Ben 1
      And these tricks are played
        | led                   | followed            | followed           |
        | Cleo Q♦ 10♦ A♥ 10♥ 5♣ | Anna 7♦ K♣ J♣ 8♣ 3♣ | Ben 9♥ 8♥ 7♥ 6♠ 3♠ |
      And Cleo deals
      And Cleo turns up 4♠
      And they bid Anna 6, Ben 0, Cleo 1
      And these tricks are played
        | led                    | followed              | followed                |
        | Anna A♠ K♠ 6♠ 8♠ 3♠ 9♦ | Ben 9♠ K♥ J♥ 8♦ 8♥ 5♦ | Cleo A♦ J♣ 10♦ 7♣ 6♦ 5♣ |
      And Anna deals
      And Anna turns up J♥
      And they bid Ben 7, Cleo 0, Anna 1
      And these tricks are played
        | led                      | followed                   | followed                  |
        | Ben 8♥ 9♥ A♦ A♣ J♠ 9♣ 6♦ | Cleo Q♠ J♣ 2♦ 10♠ 9♠ 7♠ 2♠ | Anna 6♥ 3♥ 7♦ K♣ 5♠ 5♦ 4♦ |
      And Ben deals
      And Ben turns up 6♣
      And they bid Cleo 8, Anna 0, Ben 1
      And these tricks are played
        | led                           | followed                     | followed                      |
        | Cleo Q♣ 7♣ 10♣ 3♣ 4♣ 2♣ J♥ J♦ | Anna K♦ J♠ 9♥ 7♦ 6♥ 5♥ 2♦ 2♠ | Ben A♦ Q♥ 10♥ 10♦ 6♦ 4♠ 3♥ 3♠ |
      And Cleo deals
      And Cleo turns up 9♦
      And they bid Anna 9, Ben 0, Cleo 1
      And these tricks are played
        | led                             | followed                        | followed                         |
        | Anna A♦ K♦ 8♦ 2♦ A♥ K♣ Q♠ 8♣ 6♥ | Ben A♣ Q♣ J♥ 10♥ 8♥ 6♣ 5♠ 5♣ 3♣ | Cleo 6♦ K♠ 10♣ 7♣ 5♥ 6♠ 4♠ 4♥ 2♥ |
      And Anna deals
      And Anna turns up 4♠
      And they bid Ben 10, Cleo 0, Anna 1
      And these tricks are played
        | led                                | followed                           | followed                           |
        | Ben K♠ J♠ 8♠ 9♠ 3♠ 2♠ Q♣ K♥ A♦ 10♦ | Cleo 7♠ J♣ 9♦ 6♦ 5♥ 4♥ 3♣ 3♥ 3♦ 2♦ | Anna Q♠ 6♠ A♥ K♣ Q♥ Q♦ 5♣ 6♥ 8♦ 4♣ |
      And Ben deals
      And Ben turns up J♥
      And they bid Cleo 11, Anna 0, Ben 1
      And these tricks are played
        | led                                    | followed                                | followed                              |
        | Cleo A♥ 10♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ 2♥ A♣ K♣ | Anna A♦ A♠ Q♦ J♣ 10♠ 10♣ 7♣ 7♦ 5♣ 3♣ 4♦ | Ben Q♥ K♠ Q♣ J♦ 10♦ 9♠ 8♦ 8♣ 8♠ 5♦ 3♦ |
      And Cleo deals
      And Cleo turns up 6♣
      And they bid Anna 12, Ben 0, Cleo 1
      And these tricks are played
        | led                                        | followed                                 | followed                                  |
        | Anna K♣ A♣ 10♣ J♣ 5♣ 3♣ 2♣ A♥ A♦ Q♥ 10♦ 2♥ | Ben 7♣ Q♦ J♥ J♠ J♦ 10♠ 9♥ 7♥ 9♦ 6♠ 4♦ 2♠ | Cleo Q♣ 8♣ A♠ K♥ K♦ 10♥ 9♠ 5♥ 7♦ 3♥ 6♦ 8♠ |
      And Anna deals
      And Anna turns up 9♦
      And they bid Ben 13, Cleo 0, Anna 1
      And these tricks are played
        | led                                         | followed                                     | followed                                     |
        | Ben A♦ Q♦ K♦ J♦ 10♦ 7♦ 3♦ A♣ A♠ K♥ 6♥ 4♥ 4♠ | Cleo 4♦ 2♦ K♣ K♠ Q♠ 10♣ 8♠ 8♣ 6♠ 3♥ 3♣ 3♠ 2♠ | Anna 6♦ 5♦ Q♣ Q♥ J♣ J♠ J♥ 9♣ 10♥ 7♥ 2♥ 7♣ 4♣ |
      And Ben deals
      And Ben turns up 4♠
      And they bid Cleo 14, Anna 0, Ben 1
      And these tricks are played
        | led                                              | followed                                       | followed                                       |
        | Cleo A♠ K♠ Q♠ 8♠ 9♠ 10♠ 5♠ 6♠ 3♠ 2♠ Q♥ Q♣ 10♥ 9♣ | Anna Q♦ J♣ 9♦ 8♥ 8♣ 6♦ 5♥ 5♣ 5♦ 4♣ 4♥ 3♥ 2♥ 2♦ | Ben J♠ A♥ A♦ K♦ J♦ 10♣ 9♥ 7♥ 7♦ 6♣ 6♥ 3♣ 4♦ 3♦ |
      And Cleo deals
      And Cleo turns up J♥
      And they bid Anna 15, Ben 0, Cleo 1
      And these tricks are played
        | led                                                 | followed                                         | followed                                           |
        | Anna K♥ Q♥ A♥ 8♥ 9♥ 2♥ K♦ K♣ A♣ 9♣ J♣ 10♣ 10♠ 6♠ 4♠ | Ben 7♥ 5♥ 4♥ A♠ Q♦ J♠ 8♦ 8♣ 7♣ 3♣ 8♠ 4♦ 3♠ 2♠ 2♦ | Cleo 6♥ A♦ K♠ Q♠ Q♣ J♦ 10♦ 6♣ 5♣ 4♣ 2♣ 9♠ 5♠ 9♦ 7♦ |
      And Anna deals
      And Anna turns up 6♣
      And they bid Ben 16, Cleo 0, Anna 1
      And these tricks are played
        | led                                                   | followed                                              | followed                                             |
        | Ben A♣ K♣ 10♣ Q♣ J♣ 9♣ 8♣ 4♣ 3♣ 2♣ 5♣ A♥ A♠ K♥ Q♠ 10♥ | Cleo K♠ Q♦ J♦ 10♠ 9♦ 9♥ 8♠ 8♥ 7♠ 6♥ 5♥ 4♥ 4♠ 2♥ 4♦ 2♦ | Anna A♦ Q♥ J♠ J♥ 9♠ 8♦ 7♦ 7♥ 6♠ 6♦ 5♠ 3♥ 3♠ 5♦ 2♠ 3♦ |
      Then the game goes on
      When Ben deals
      And Ben turns up 9♦
      And they bid Cleo 17, Anna 0, Ben 1
      And these tricks are played
        | led                                                       | followed                                                | followed                                                 |
        | Cleo A♦ K♦ Q♦ 10♦ J♦ 8♦ 7♦ 3♦ 6♦ 5♦ 4♦ 2♦ A♣ Q♥ J♣ J♠ 10♥ | Anna A♥ A♠ K♣ K♥ 9♣ 9♥ 7♣ 7♠ 7♥ 6♠ 5♥ 5♠ 3♣ 4♥ 4♠ 3♥ 2♥ | Ben K♠ Q♣ Q♠ J♥ 10♣ 10♠ 9♠ 8♣ 8♠ 8♥ 6♣ 6♥ 5♣ 4♣ 2♣ 3♠ 2♠ |
      Then the score is Anna 322, Ben 321, Cleo 322
      And Anna and Cleo win the game

  Rule: Down only

    @OH.END.HALF @OH.DEAL.DOWN
    Scenario: Four players: from twelve cards to one, 12 deals
      Given a game of Oh Hell between Anna, Ben, Cleo and Di
      And they play »Down only«
      And nobody is dealt more than 17 cards
      When Di deals
      And Di turns up 9♦
      And they bid Anna 12, Ben 0, Cleo 0, Di 1
      And these tricks are played
        | led                                        | followed                                | followed                                  | followed                                |
        | Anna A♦ Q♦ 10♦ J♦ 7♦ 2♦ K♣ Q♣ 10♣ 8♣ 7♥ 3♣ | Ben 5♦ 4♦ A♥ K♥ Q♠ 9♣ 5♣ 4♣ 2♣ 8♠ 6♠ 4♠ | Cleo K♦ A♠ K♠ J♠ 10♠ 9♥ 6♣ 9♠ 8♥ 5♥ 2♥ 3♠ | Di 8♦ 6♦ A♣ Q♥ J♣ J♥ 7♣ 10♥ 7♠ 6♥ 4♥ 3♥ |
      And Anna deals
      And Anna turns up 4♠
      And they bid Ben 11, Cleo 0, Di 0, Anna 1
      And these tricks are played
        | led                                   | followed                               | followed                             | followed                              |
        | Ben A♠ K♠ Q♠ 10♠ 9♠ 8♠ 5♠ 6♠ 3♠ 2♠ Q♦ | Cleo A♥ K♦ J♥ J♣ J♦ 10♥ 9♣ 7♦ 6♣ 5♥ 4♦ | Di J♠ A♦ A♣ 10♣ 9♦ 8♥ 7♣ 6♦ 4♥ 3♣ 2♦ | Anna K♣ Q♣ 9♥ 8♣ 7♥ 6♥ 5♦ 5♣ 4♣ 3♥ 2♣ |
      And Ben deals
      And Ben turns up J♥
      And they bid Cleo 10, Di 0, Anna 0, Ben 1
      And these tricks are played
        | led                                 | followed                          | followed                           | followed                           |
        | Cleo A♥ K♥ Q♥ 9♥ 10♥ 4♥ K♠ Q♣ 9♣ 5♣ | Di 10♠ 9♦ 9♠ 8♠ 7♠ 4♣ 3♦ 3♣ 2♣ 2♦ | Anna 8♥ 7♥ A♣ K♣ K♦ 7♣ 4♠ 6♣ 6♦ 2♠ | Ben 3♥ A♠ Q♠ Q♦ J♣ 10♣ 6♠ 5♠ 4♦ 3♠ |
      And Cleo deals
      And Cleo turns up 6♣
      And they bid Di 9, Anna 0, Ben 0, Cleo 1
      And these tricks are played
        | led                           | followed                        | followed                        | followed                         |
        | Di A♣ K♣ Q♣ J♣ 7♣ 4♣ 3♣ A♦ 8♥ | Anna 2♣ K♦ Q♦ J♥ J♠ 7♥ 3♦ 2♦ 2♥ | Ben A♥ 10♠ 8♠ 7♦ 7♠ 5♥ 5♠ 4♦ 3♥ | Cleo K♥ Q♥ J♦ 10♥ 9♥ 8♦ 6♦ 4♠ 2♠ |
      And Di deals
      And Di turns up 9♦
      And they bid Anna 8, Ben 0, Cleo 0, Di 1
      And these tricks are played
        | led                          | followed                     | followed                     | followed                   |
        | Anna K♦ J♦ 6♦ 3♦ 5♦ A♠ A♥ 8♣ | Ben K♥ J♣ J♥ 10♣ 8♥ 4♠ 2♥ 3♣ | Cleo K♠ K♣ Q♥ 9♠ 7♠ 6♠ 5♥ 6♣ | Di J♠ 9♥ 8♠ 7♣ 7♥ 3♠ 2♣ 2♠ |
      And Anna deals
      And Anna turns up 4♠
      And they bid Ben 7, Cleo 0, Di 0, Anna 1
      And these tricks are played
        | led                       | followed                  | followed                 | followed                    |
        | Ben K♠ J♠ 10♠ 7♠ 5♠ 2♠ 2♣ | Cleo A♥ K♥ K♦ Q♦ 7♣ 3♣ 2♦ | Di Q♠ 9♠ 10♥ 8♣ 4♥ 4♦ 3♦ | Anna Q♥ 10♦ 10♣ 9♦ 6♦ 4♣ 3♥ |
      And Ben deals
      And Ben turns up J♥
      And they bid Cleo 6, Di 0, Anna 0, Ben 1
      And these tricks are played
        | led                    | followed             | followed                | followed              |
        | Cleo Q♥ A♥ 9♥ 6♥ 3♥ 2♥ | Di A♠ Q♠ 4♣ 3♦ 2♣ 2♦ | Anna K♠ 10♣ 9♣ 9♦ 8♠ 3♠ | Ben K♣ J♠ J♣ 6♦ 6♣ 4♠ |
      And Cleo deals
      And Cleo turns up 6♣
      And they bid Di 5, Anna 0, Ben 0, Cleo 1
      And these tricks are played
        | led                | followed            | followed           | followed            |
        | Di A♣ K♣ J♣ 10♣ J♠ | Anna 9♥ 7♦ 6♦ 6♥ 4♠ | Ben A♠ Q♥ 3♠ 3♦ 2♦ | Cleo 3♣ 2♣ 6♠ 5♦ 2♥ |
      And Di deals
      And Di turns up 9♦
      And they bid Anna 4, Ben 0, Cleo 0, Di 1
      And these tricks are played
        | led              | followed        | followed         | followed        |
        | Anna A♦ 8♦ 4♦ 8♠ | Ben K♠ J♠ 9♠ 6♣ | Cleo K♥ 7♣ 7♥ 2♣ | Di J♦ 10♥ 9♥ 3♥ |
      And Anna deals
      And Anna turns up 4♠
      And they bid Ben 3, Cleo 0, Di 0, Anna 1
      And these tricks are played
        | led          | followed      | followed    | followed      |
        | Ben Q♠ 6♠ 2♠ | Cleo 8♠ 5♠ 4♦ | Di 7♥ 6♣ 2♥ | Anna K♣ Q♦ 5♥ |
      And Ben deals
      And Ben turns up J♥
      And they bid Cleo 2, Di 0, Anna 0, Ben 1
      And these tricks are played
        | led        | followed  | followed   | followed  |
        | Cleo 6♥ 8♦ | Di J♠ 10♠ | Anna Q♦ J♣ | Ben 8♠ 3♣ |
      Then the game goes on
      When Cleo deals
      And Cleo turns up 6♣
      And they bid Di 1, Anna 0, Ben 0, Cleo 1
      And these tricks are played
        | led   | followed | followed | followed |
        | Di 2♣ | Anna J♥  | Ben J♠   | Cleo Q♦  |
      Then the score is Anna 114, Ben 111, Cleo 108, Di 105
      And Anna wins the game

    @OH.END.HALF @OH.DEAL.DOWN
    Scenario: Three players: from seventeen cards to one, 17 deals
      Given a game of Oh Hell between Anna, Ben and Cleo
      And they play »Down only«
      And nobody is dealt more than 17 cards
      When Cleo deals
      And Cleo turns up 9♦
      And they bid Anna 17, Ben 0, Cleo 1
      And these tricks are played
        | led                                                       | followed                                               | followed                                                  |
        | Anna K♦ A♦ Q♦ 8♦ 4♦ A♠ K♠ K♥ Q♠ 10♥ J♥ 6♥ 10♣ 5♠ 7♣ 4♥ 4♣ | Ben 7♦ 6♦ 5♦ A♣ A♥ J♠ 8♠ Q♥ 7♠ 8♥ 3♥ 2♥ 9♣ K♣ 5♣ 3♣ 2♣ | Cleo J♦ 10♦ 3♦ 2♦ Q♣ 10♠ 9♠ 9♥ 6♠ 7♥ 5♥ J♣ 8♣ 4♠ 6♣ 3♠ 2♠ |
      And Anna deals
      And Anna turns up 4♠
      And they bid Ben 16, Cleo 0, Anna 1
      And these tricks are played
        | led                                                  | followed                                              | followed                                               |
        | Ben K♠ A♠ Q♠ 10♠ 9♠ J♠ 6♠ 8♠ 7♠ 5♠ K♥ Q♥ Q♣ J♦ J♥ 5♥ | Cleo A♦ K♣ K♦ 10♥ 9♣ 8♣ 8♥ 7♥ 7♦ 6♥ 3♥ 2♥ 5♣ 2♦ 4♣ 3♣ | Anna 2♠ A♥ A♣ Q♦ 10♣ 10♦ 9♦ 9♥ 7♣ 6♦ 4♥ 6♣ 2♣ 5♦ 4♦ 3♦ |
      And Ben deals
      And Ben turns up J♥
      And they bid Cleo 15, Anna 0, Ben 1
      And these tricks are played
        | led                                                | followed                                            | followed                                          |
        | Cleo A♥ 10♥ Q♥ K♥ 6♥ 5♥ 4♥ 2♥ Q♣ Q♦ A♦ Q♠ J♠ 7♦ 6♣ | Anna K♣ K♠ K♦ 10♦ 10♠ 9♠ 9♣ 8♣ 5♣ 4♦ 2♦ 8♠ 7♠ 3♠ 2♠ | Ben 3♥ A♠ J♦ J♣ 10♣ 9♦ 7♣ 6♦ 3♣ 5♦ 3♦ 6♠ 5♠ 4♠ 2♣ |
      And Cleo deals
      And Cleo turns up 6♣
      And they bid Anna 14, Ben 0, Cleo 1
      And these tricks are played
        | led                                               | followed                                      | followed                                       |
        | Anna A♣ J♣ 8♣ 7♣ 4♣ 2♣ K♥ 10♠ Q♥ 10♦ 10♥ 5♥ 8♠ 5♠ | Ben 9♣ A♦ K♦ Q♠ J♠ 9♠ 9♥ 6♠ 7♥ 8♦ 2♥ 7♦ 4♠ 6♦ | Cleo Q♣ 3♣ A♥ A♠ K♠ Q♦ J♥ 7♠ 6♥ 4♦ 3♥ J♦ 3♠ 3♦ |
      And Anna deals
      And Anna turns up 9♦
      And they bid Ben 13, Cleo 0, Anna 1
      And these tricks are played
        | led                                          | followed                                     | followed                                     |
        | Ben A♦ K♦ Q♦ 10♦ 7♦ 5♦ 2♦ Q♥ 10♣ 9♣ J♥ 9♠ 7♥ | Cleo A♥ A♠ Q♠ 10♠ 8♥ 8♠ 8♣ 2♥ 7♣ 6♣ 7♠ 3♠ 3♣ | Anna J♦ 4♦ K♥ K♠ K♣ Q♣ J♠ 10♥ 4♣ 9♥ 4♥ 4♠ 2♠ |
      And Ben deals
      And Ben turns up 4♠
      And they bid Cleo 12, Anna 0, Ben 1
      And these tricks are played
        | led                                      | followed                                   | followed                                 |
        | Cleo A♠ K♠ Q♠ J♠ 8♠ 9♠ 5♠ 7♠ 3♠ 2♠ A♥ 4♥ | Anna 6♠ A♣ K♦ K♣ K♥ 10♣ 10♦ 9♣ 9♦ 8♥ 7♦ 5♣ | Ben 10♠ 8♣ 7♥ 6♦ 6♥ 5♥ 5♦ 3♦ 3♣ 3♥ 2♥ 2♣ |
      And Cleo deals
      And Cleo turns up J♥
      And they bid Anna 11, Ben 0, Cleo 1
      And these tricks are played
        | led                                     | followed                             | followed                               |
        | Anna A♥ Q♥ K♥ 10♥ 9♥ 5♥ 4♥ 2♥ K♣ 10♠ J♦ | Ben A♠ A♣ Q♣ Q♠ Q♦ J♠ J♣ 9♣ 6♣ 6♦ 2♦ | Cleo A♦ K♠ 10♣ 7♠ 6♠ 5♦ 5♠ 5♣ 4♦ 4♠ 2♠ |
      And Anna deals
      And Anna turns up 6♣
      And they bid Ben 10, Cleo 0, Anna 1
      And these tricks are played
        | led                               | followed                           | followed                            |
        | Ben A♣ Q♣ 4♣ Q♠ A♠ J♥ J♠ 8♥ 8♦ 4♦ | Cleo A♥ K♠ Q♦ 9♠ 7♠ 9♥ 3♠ 7♥ 2♦ 5♥ | Anna 3♣ 2♣ A♦ 6♠ K♦ 10♥ K♥ 6♥ 3♦ Q♥ |
      And Ben deals
      And Ben turns up 9♦
      And they bid Cleo 9, Anna 0, Ben 1
      And these tricks are played
        | led                              | followed                        | followed                       |
        | Cleo A♦ K♦ Q♦ 2♦ A♠ J♠ 10♥ 4♠ 5♣ | Anna 4♦ A♥ A♣ 9♣ 7♠ 6♠ 6♥ 8♣ 4♥ | Ben 5♦ Q♠ J♥ 9♠ 3♠ 2♠ 7♥ 2♥ 2♣ |
      And Cleo deals
      And Cleo turns up 4♠
      And they bid Anna 8, Ben 0, Cleo 1
      And these tricks are played
        | led                          | followed                    | followed                      |
        | Anna 8♠ 9♠ 7♠ 3♠ 6♠ 5♠ A♥ Q♥ | Ben J♣ 9♥ 9♣ 6♦ 6♣ 5♣ 3♦ 3♣ | Cleo K♦ Q♦ Q♣ 10♥ 7♥ 4♥ 3♥ 2♦ |
      And Anna deals
      And Anna turns up J♥
      And they bid Ben 7, Cleo 0, Anna 1
      And these tricks are played
        | led                        | followed                  | followed                  |
        | Ben K♥ A♥ 10♥ 7♥ 2♥ J♠ 10♣ | Cleo 4♥ 3♥ Q♣ J♦ 8♠ 3♠ 7♦ | Anna 9♠ 9♣ 7♣ 5♣ 3♦ 3♣ 2♣ |
      And Ben deals
      And Ben turns up 6♣
      And they bid Cleo 6, Anna 0, Ben 1
      And these tricks are played
        | led                     | followed               | followed                |
        | Cleo 8♣ 10♣ 5♣ 3♣ 8♥ 3♥ | Anna A♥ Q♠ 8♦ 6♦ 4♠ 3♠ | Ben A♦ 10♦ 10♠ 9♦ 8♠ 7♠ |
      And Cleo deals
      And Cleo turns up 9♦
      And they bid Anna 5, Ben 0, Cleo 1
      And these tricks are played
        | led                  | followed           | followed             |
        | Anna K♦ A♦ 10♦ Q♦ J♦ | Ben 6♦ Q♥ 7♣ 2♠ 2♣ | Cleo A♣ K♥ 10♠ 5♣ 2♥ |
      And Anna deals
      And Anna turns up 4♠
      And they bid Ben 4, Cleo 0, Anna 1
      And these tricks are played
        | led              | followed         | followed         |
        | Ben A♠ K♠ 10♠ A♣ | Cleo 6♠ 9♥ 3♦ 3♣ | Anna A♦ 8♦ 6♥ 2♦ |
      And Ben deals
      And Ben turns up J♥
      And they bid Cleo 3, Anna 0, Ben 1
      And these tricks are played
        | led            | followed       | followed     |
        | Cleo 10♥ A♣ 4♣ | Anna 6♥ K♦ 10♦ | Ben 7♣ 2♣ 3♦ |
      And Cleo deals
      And Cleo turns up 6♣
      And they bid Anna 2, Ben 0, Cleo 1
      And these tricks are played
        | led        | followed   | followed   |
        | Anna 3♣ 9♦ | Ben 10♠ 5♠ | Cleo 2♥ 2♦ |
      Then the game goes on
      When Anna deals
      And Anna turns up 9♦
      And they bid Ben 1, Cleo 0, Anna 1
      And these tricks are played
        | led    | followed | followed |
        | Ben K♠ | Cleo 5♣  | Anna A♥  |
      Then the score is Anna 167, Ben 171, Cleo 155
      And Ben wins the game

  Rule: Up only

    @OH.END.HALF @OH.DEAL.UP-ONLY
    Scenario: Four players: from one card to twelve, 12 deals
      Given a game of Oh Hell between Anna, Ben, Cleo and Di
      And they play »Up only«
      And nobody is dealt more than 17 cards
      When Di deals
      And Di turns up 9♦
      And they bid Anna 1, Ben 0, Cleo 0, Di 1
      And these tricks are played
        | led     | followed | followed | followed |
        | Anna 8♦ | Ben 5♦   | Cleo 9♠  | Di K♣    |
      And Anna deals
      And Anna turns up 4♠
      And they bid Ben 2, Cleo 0, Di 0, Anna 1
      And these tricks are played
        | led       | followed   | followed | followed   |
        | Ben A♠ 4♦ | Cleo K♠ 3♣ | Di 6♦ 3♦ | Anna K♥ 6♣ |
      And Ben deals
      And Ben turns up J♥
      And they bid Cleo 3, Di 0, Anna 0, Ben 1
      And these tricks are played
        | led            | followed    | followed      | followed     |
        | Cleo A♥ 10♥ 6♥ | Di 8♦ 3♣ 3♦ | Anna A♦ Q♣ 6♦ | Ben K♠ Q♠ 7♠ |
      And Cleo deals
      And Cleo turns up 6♣
      And they bid Di 4, Anna 0, Ben 0, Cleo 1
      And these tricks are played
        | led            | followed           | followed        | followed         |
        | Di 7♣ 9♣ 8♠ 6♦ | Anna 10♦ 10♥ 7♠ 7♥ | Ben K♦ 9♥ 5♥ 5♦ | Cleo 5♣ Q♥ 6♠ J♠ |
      And Di deals
      And Di turns up 9♦
      And they bid Anna 5, Ben 0, Cleo 0, Di 1
      And these tricks are played
        | led                 | followed           | followed            | followed           |
        | Anna 8♦ 7♦ J♣ A♣ 9♣ | Ben 4♦ A♠ 3♣ Q♥ J♠ | Cleo 6♦ 9♥ 8♠ 5♠ 2♠ | Di Q♠ 10♥ 8♥ 7♥ 5♥ |
      And Anna deals
      And Anna turns up 4♠
      And they bid Ben 6, Cleo 0, Di 0, Anna 1
      And these tricks are played
        | led                    | followed               | followed             | followed                |
        | Ben A♠ J♠ 10♠ 8♠ 5♠ 9♣ | Cleo 9♠ Q♥ 7♥ 6♣ 5♦ 4♦ | Di Q♠ 3♠ A♥ Q♣ 6♥ 5♥ | Anna 2♠ A♦ J♦ 10♥ 9♥ 3♦ |
      And Ben deals
      And Ben turns up J♥
      And they bid Cleo 7, Di 0, Anna 0, Ben 1
      And these tricks are played
        | led                       | followed                | followed                  | followed                   |
        | Cleo A♥ K♥ 6♥ 7♥ 4♥ 3♥ K♣ | Di 2♥ 9♣ 9♦ 7♦ 7♠ 5♣ 3♣ | Anna Q♠ J♦ 8♠ 8♣ 7♣ 5♠ 4♠ | Ben A♠ Q♦ 10♠ 10♦ 9♠ 8♦ 4♦ |
      And Cleo deals
      And Cleo turns up 6♣
      And they bid Di 8, Anna 0, Ben 0, Cleo 1
      And these tricks are played
        | led                         | followed                     | followed                    | followed                      |
        | Di 9♣ K♣ 10♣ 7♣ 4♣ 5♣ 3♣ Q♥ | Anna K♥ Q♠ 7♠ 5♠ 4♥ 3♥ 3♦ 2♦ | Ben A♥ K♦ Q♦ J♠ J♦ 8♦ 6♥ 5♦ | Cleo A♦ K♠ 10♦ 9♥ 8♠ 8♥ 6♦ 4♦ |
      And Di deals
      And Di turns up 9♦
      And they bid Anna 9, Ben 0, Cleo 0, Di 1
      And these tricks are played
        | led                               | followed                       | followed                        | followed                       |
        | Anna K♦ 10♦ 5♦ 3♦ 10♥ 8♥ K♣ 5♥ 4♣ | Ben 4♦ K♠ Q♠ Q♣ 6♥ 9♣ 5♣ 2♣ 2♠ | Cleo 8♦ A♥ J♠ 8♣ 8♠ 7♠ 7♣ 4♠ 3♠ | Di Q♦ A♠ K♥ J♥ 3♥ 2♥ 10♣ 6♣ 5♠ |
      And Anna deals
      And Anna turns up 4♠
      And they bid Ben 10, Cleo 0, Di 0, Anna 1
      And these tricks are played
        | led                                | followed                            | followed                          | followed                           |
        | Ben Q♠ J♠ K♠ A♠ 10♠ 8♠ 9♠ 6♠ 7♠ 2♠ | Cleo K♦ Q♣ Q♦ J♥ 10♣ 8♦ 6♦ 3♣ 3♦ 2♥ | Di A♣ 10♥ 9♣ 9♦ 8♣ 6♣ 5♥ 5♣ 4♥ 2♦ | Anna 5♠ A♥ K♥ Q♥ J♣ 7♣ 7♦ 5♦ 3♥ 2♣ |
      And Ben deals
      And Ben turns up J♥
      And they bid Cleo 11, Di 0, Anna 0, Ben 1
      And these tricks are played
        | led                                    | followed                             | followed                               | followed                             |
        | Cleo K♥ Q♥ 9♥ 7♥ 10♥ 5♥ 4♥ 3♥ 2♥ K♣ 9♣ | Di 8♥ J♣ 10♠ 6♣ 5♣ 4♦ 4♠ 4♣ 3♠ 3♦ 2♦ | Anna A♠ A♦ K♦ Q♣ J♠ J♦ 10♣ 7♦ 7♠ 2♣ 5♠ | Ben A♣ K♠ Q♠ 9♠ 9♦ 8♣ 8♦ 6♦ 6♠ 5♦ 2♠ |
      Then the game goes on
      When Cleo deals
      And Cleo turns up 6♣
      And they bid Di 12, Anna 0, Ben 0, Cleo 1
      And these tricks are played
        | led                                       | followed                                 | followed                                 | followed                                 |
        | Di K♣ A♣ Q♣ 10♣ 7♣ 3♣ 5♣ 4♣ Q♥ 10♦ 10♥ 8♥ | Anna K♦ Q♠ J♠ 9♦ 9♥ 8♠ 7♦ 6♥ 4♥ 4♦ 3♠ 3♦ | Ben 9♣ A♠ K♠ K♥ J♦ 10♠ 7♠ 6♠ 5♥ 5♦ 3♥ 4♠ | Cleo J♣ 8♣ 2♣ A♥ J♥ 9♠ 8♦ 7♥ 2♥ 2♦ 5♠ 2♠ |
      Then the score is Anna 105, Ben 108, Cleo 111, Di 114
      And Di wins the game

    @OH.END.HALF @OH.DEAL.UP-ONLY
    Scenario: Three players: from one card to seventeen, 17 deals
      Given a game of Oh Hell between Anna, Ben and Cleo
      And they play »Up only«
      And nobody is dealt more than 17 cards
      When Cleo deals
      And Cleo turns up 9♦
      And they bid Anna 1, Ben 0, Cleo 1
      And these tricks are played
        | led     | followed | followed |
        | Anna 3♠ | Ben 6♥   | Cleo 10♥ |
      And Anna deals
      And Anna turns up 4♠
      And they bid Ben 2, Cleo 0, Anna 1
      And these tricks are played
        | led       | followed   | followed   |
        | Ben 5♦ 3♦ | Cleo K♥ J♥ | Anna 2♦ 8♣ |
      And Ben deals
      And Ben turns up J♥
      And they bid Cleo 3, Anna 0, Ben 1
      And these tricks are played
        | led            | followed      | followed     |
        | Cleo 10♣ 8♣ 9♦ | Anna 6♣ 4♣ 7♦ | Ben K♠ 3♠ 2♦ |
      And Cleo deals
      And Cleo turns up 6♣
      And they bid Anna 4, Ben 0, Cleo 1
      And these tricks are played
        | led              | followed          | followed         |
        | Anna K♣ 7♣ K♥ 4♠ | Ben 10♥ 10♠ 5♠ 2♦ | Cleo 2♣ Q♠ 9♥ 6♦ |
      And Anna deals
      And Anna turns up 9♦
      And they bid Ben 5, Cleo 0, Anna 1
      And these tricks are played
        | led                 | followed             | followed            |
        | Ben A♦ J♦ Q♠ 10♠ 2♠ | Cleo 8♦ 10♥ 7♠ 6♠ 4♣ | Anna 4♦ A♠ 8♠ K♣ 9♣ |
      And Ben deals
      And Ben turns up 4♠
      And they bid Cleo 6, Anna 0, Ben 1
      And these tricks are played
        | led                     | followed               | followed              |
        | Cleo K♠ J♠ A♠ 3♠ 10♥ J♣ | Anna 9♠ K♥ Q♥ J♦ 5♥ 7♣ | Ben 8♠ A♦ K♦ 8♣ 2♥ 3♣ |
      And Cleo deals
      And Cleo turns up J♥
      And they bid Anna 7, Ben 0, Cleo 1
      And these tricks are played
        | led                        | followed                 | followed                   |
        | Anna Q♥ 9♥ K♥ 8♥ 6♥ 10♠ K♣ | Ben K♠ 9♠ 8♠ 5♦ 5♣ 4♠ 3♦ | Cleo A♣ 10♦ 8♣ 6♠ 6♣ 3♠ 2♣ |
      And Anna deals
      And Anna turns up 6♣
      And they bid Ben 8, Cleo 0, Anna 1
      And these tricks are played
        | led                          | followed                      | followed                      |
        | Ben J♣ Q♣ 7♣ 9♣ A♥ 6♠ 10♥ 5♦ | Cleo 10♣ K♥ Q♦ 9♦ 2♥ 4♠ 7♠ 3♠ | Anna Q♥ J♠ J♦ 10♦ 6♥ 7♦ 3♥ 3♦ |
      And Ben deals
      And Ben turns up 9♦
      And they bid Cleo 9, Anna 0, Ben 1
      And these tricks are played
        | led                              | followed                        | followed                       |
        | Cleo A♦ K♦ Q♦ 2♦ A♠ J♠ 10♥ 4♠ 5♣ | Anna 4♦ A♥ A♣ 9♣ 7♠ 6♠ 6♥ 8♣ 4♥ | Ben 5♦ Q♠ J♥ 9♠ 3♠ 2♠ 7♥ 2♥ 2♣ |
      And Cleo deals
      And Cleo turns up 4♠
      And they bid Anna 10, Ben 0, Cleo 1
      And these tricks are played
        | led                                 | followed                          | followed                            |
        | Anna 10♠ A♠ J♠ 8♠ J♣ Q♥ 9♥ 8♥ 8♣ 7♦ | Ben 6♠ 5♠ A♦ J♦ 4♣ 3♥ 9♦ 5♦ 2♣ 2♦ | Cleo 2♠ K♠ A♣ J♥ 10♣ 4♥ 8♦ 5♣ 3♣ 4♦ |
      And Anna deals
      And Anna turns up J♥
      And they bid Ben 11, Cleo 0, Anna 1
      And these tricks are played
        | led                                   | followed                              | followed                                |
        | Ben K♥ A♥ 10♥ 5♥ 3♥ A♣ Q♠ K♠ J♠ 9♣ 5♣ | Cleo A♦ K♣ Q♣ 9♦ 9♠ 8♣ 6♠ 4♠ 8♦ 6♣ 7♦ | Anna A♠ Q♦ 10♠ 10♦ 7♣ 4♣ 5♠ 3♠ 5♦ 2♣ 3♦ |
      And Ben deals
      And Ben turns up 6♣
      And they bid Cleo 12, Anna 0, Ben 1
      And these tricks are played
        | led                                       | followed                                 | followed                                 |
        | Cleo A♣ K♣ J♣ 9♣ 8♣ K♦ 10♦ 9♠ Q♥ Q♦ 6♥ 6♦ | Anna 3♣ 2♣ A♠ K♥ Q♠ 4♦ 8♠ 5♠ 5♥ 4♠ 3♥ 3♠ | Ben 10♣ A♦ A♥ K♠ J♦ 7♦ 5♦ 7♠ J♥ 3♦ 2♥ J♠ |
      And Cleo deals
      And Cleo turns up 9♦
      And they bid Anna 13, Ben 0, Cleo 1
      And these tricks are played
        | led                                          | followed                                    | followed                                     |
        | Anna Q♦ K♦ A♦ 10♦ 8♦ 5♦ 6♦ 4♦ 2♦ A♥ Q♣ K♠ 6♣ | Ben 7♦ 3♦ K♣ 10♥ 9♥ 9♣ 9♠ 7♣ 6♠ 3♥ 3♣ 3♠ 2♥ | Cleo A♠ K♥ Q♥ Q♠ 10♠ 8♣ 8♠ 7♥ 7♠ 6♥ 5♣ 4♠ 4♣ |
      And Anna deals
      And Anna turns up 4♠
      And they bid Ben 14, Cleo 0, Anna 1
      And these tricks are played
        | led                                            | followed                                        | followed                                        |
        | Ben A♠ 10♠ K♠ 8♠ 9♠ J♠ 7♠ 5♠ 3♠ K♥ K♣ Q♦ J♥ 9♥ | Cleo 2♠ A♥ K♦ Q♥ J♦ 10♣ 9♣ 8♣ 7♣ 5♥ 6♣ 4♦ 4♣ 2♦ | Anna A♦ A♣ J♣ 10♥ 8♥ 7♦ 7♥ 6♥ 6♦ 4♥ 5♣ 3♦ 3♣ 2♣ |
      And Ben deals
      And Ben turns up J♥
      And they bid Cleo 15, Anna 0, Ben 1
      And these tricks are played
        | led                                                | followed                                          | followed                                           |
        | Cleo K♥ A♥ Q♥ 8♥ 9♥ 10♥ 7♥ 5♥ 4♥ A♠ A♣ Q♠ J♠ 8♦ 6♠ | Anna 3♥ 2♥ K♦ Q♦ J♣ 9♦ 9♣ 8♣ 8♠ 4♠ 7♣ 3♠ 4♣ 4♦ 3♦ | Ben A♦ K♣ J♦ 10♦ 10♠ 9♠ 7♠ 6♣ 6♦ 5♠ 5♣ 2♠ 3♣ 2♦ 2♣ |
      And Cleo deals
      And Cleo turns up 6♣
      And they bid Anna 16, Ben 0, Cleo 1
      And these tricks are played
        | led                                                    | followed                                            | followed                                               |
        | Anna A♣ J♣ 10♣ 8♣ Q♣ K♣ 7♣ 9♣ 5♣ 3♣ 2♣ 4♣ 10♦ J♦ 9♠ 2♦ | Ben K♦ K♠ K♥ Q♦ Q♠ J♥ 9♥ 8♥ 7♦ 7♥ 6♥ 6♠ 4♦ 5♥ 3♥ 2♥ | Cleo A♦ A♥ A♠ Q♥ J♠ 10♠ 10♥ 9♦ 8♦ 6♦ 5♦ 5♠ 3♦ 4♠ 2♠ 4♥ |
      Then the game goes on
      When Anna deals
      And Anna turns up 9♦
      And they bid Ben 17, Cleo 0, Anna 1
      And these tricks are played
        | led                                                     | followed                                                | followed                                                   |
        | Ben A♦ Q♦ K♦ J♦ 10♦ 8♦ 4♦ 7♦ 6♦ 3♦ 5♦ 2♦ K♥ A♠ A♣ K♣ K♠ | Cleo A♥ Q♣ Q♥ Q♠ J♥ J♣ 9♣ 9♥ 7♠ 7♥ 6♥ 4♠ 2♥ 3♠ 3♣ 2♣ 2♠ | Anna J♠ 10♣ 10♥ 10♠ 9♠ 8♠ 8♥ 8♣ 7♣ 6♠ 6♣ 5♥ 4♥ 5♠ 5♣ 4♣ 3♥ |
      Then the score is Anna 161, Ben 177, Cleo 155
      And Ben wins the game
