Feature: Whist: honours
  Ace, king, queen and jack of trumps count, too, if the players agree on it.

  Background:
    Given a game of Whist between Anna, Ben, Cleo and Di

  Rule: A side that was dealt four honours counts four points, for three of them two

    @WH.HONOURS
    Scenario: All four in one hand are four points
      Given they play »Honours«
      And the game is to 9
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                              | followed                        | followed                         | followed                       |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ | Di 5♥ 4♥ 3♥ 2♥ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Anna 2♠                          | Ben J♣                          | Cleo J♦                          | Di J♠                          |
        | Di A♠ K♠ Q♠                      | Anna 5♠ 4♠ 3♠                   | Ben Q♣ K♣ A♣                     | Cleo Q♦ K♦ A♦                  |
      Then Anna scores 3 and then 4
      And Cleo scores 3 and then 4
      And Ben scores 0
      And the score is Anna 7, Ben 0, Cleo 7, Di 0

    @WH.HONOURS
    Scenario: Three in one hand are two points
      Given they play »Honours«
      And the game is to 9
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                              | followed                        | followed                         | followed                       |
        | Anna A♥ K♥ Q♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ | Di J♥ 4♥ 3♥ 2♥ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Anna 2♠                          | Ben J♣                          | Cleo J♦                          | Di J♠                          |
        | Di A♠ K♠ Q♠                      | Anna 5♠ 4♠ 3♠                   | Ben Q♣ K♣ A♣                     | Cleo Q♦ K♦ A♦                  |
      Then Anna scores 3 and then 2
      And Cleo scores 3 and then 2
      And Di scores 0
      And the score is Anna 5, Ben 0, Cleo 5, Di 0

    @WH.HONOURS
    Scenario: Two on each side are nothing
      Given they play »Honours«
      And the game is to 9
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                              | followed                        | followed                         | followed                       |
        | Anna A♥ K♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ | Di Q♥ J♥ 3♥ 2♥ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Anna 2♠                          | Ben J♣                          | Cleo J♦                          | Di J♠                          |
        | Di A♠ K♠ Q♠                      | Anna 5♠ 4♠ 3♠                   | Ben Q♣ K♣ A♣                     | Cleo Q♦ K♦ A♦                  |
      Then Anna scores 3 (WH.TRICKS)
      And Di scores 0
      And the score is Anna 3, Ben 0, Cleo 3, Di 0

    @WH.HONOURS
    Scenario: Partners count theirs together: two and two
      Given they play »Honours«
      And the game is to 9
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                              | followed                        | followed                         | followed                       |
        | Anna A♥ K♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Cleo Q♥ J♥ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ | Di 3♥ 2♥ 2♦ 3♦ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Anna 2♠                          | Ben J♣                          | Cleo J♦                          | Di J♠                          |
        | Di A♠ K♠ Q♠                      | Anna 5♠ 4♠ 3♠                   | Ben Q♣ K♣ A♣                     | Cleo Q♦ K♦ A♦                  |
      Then Anna scores 3 and then 4
      And Cleo scores 3 and then 4
      And the score is Anna 7, Ben 0, Cleo 7, Di 0

    @WH.HONOURS
    Scenario: Partners count theirs together: two and one
      Given they play »Honours«
      And the game is to 9
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                              | followed                        | followed                         | followed                       |
        | Anna A♥ K♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Cleo Q♥ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ | Di J♥ 3♥ 2♥ 2♦ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Anna 2♠                          | Ben J♣                          | Cleo J♦                          | Di J♠                          |
        | Di A♠ K♠ Q♠                      | Anna 5♠ 4♠ 3♠                   | Ben Q♣ K♣ A♣                     | Cleo Q♦ K♦ A♦                  |
      Then Anna scores 3 and then 2
      And Cleo scores 3 and then 2
      And the score is Anna 5, Ben 0, Cleo 5, Di 0

    @WH.HONOURS
    Scenario: The side with fewer tricks counts its four
      Given they play »Honours«
      And the game is to 9
      When Di deals
      And Di turns up J♥
      And these tricks are played
        | led                  | followed            | followed             | followed          |
        | Anna 2♥              | Ben 2♣              | Cleo 2♦              | Di J♥             |
        | Di A♥ K♥ Q♥          | Anna 3♥ 4♥ 5♥       | Ben 3♣ 4♣ 5♣         | Cleo 3♦ 4♦ 5♦     |
        | Di 10♠               | Anna J♠             | Ben 6♣               | Cleo 6♦           |
        | Anna 10♥ 9♥ 8♥ 7♥ 6♥ | Ben 7♣ 8♣ 9♣ 10♣ J♣ | Cleo 7♦ 8♦ 9♦ 10♦ J♦ | Di 2♠ 3♠ 4♠ 5♠ 6♠ |
        | Anna Q♠ K♠ A♠        | Ben Q♣ K♣ A♣        | Cleo Q♦ K♦ A♦        | Di 7♠ 8♠ 9♠       |
      Then Anna scores 3 (WH.TRICKS)
      And Di scores 4 (WH.HONOURS)
      And Ben scores 4 (WH.HONOURS)
      And the score is Anna 3, Ben 4, Cleo 3, Di 4

    @WH.HONOURS
    Scenario: Three count though they lost tricks
      Given they play »Honours«
      And the game is to 9
      When Di deals
      And Di turns up Q♥
      And these tricks are played
        | led                       | followed                  | followed                   | followed                 |
        | Anna A♥ 2♥                | Ben 2♣ 3♣                 | Cleo 2♦ 3♦                 | Di K♥ J♥                 |
        | Di Q♥                     | Anna 10♥                  | Ben 4♣                     | Cleo 4♦                  |
        | Di K♠                     | Anna A♠                   | Ben 5♣                     | Cleo 5♦                  |
        | Anna 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ | Ben 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ | Cleo 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ | Di 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Anna 2♠                   | Ben K♣                    | Cleo K♦                    | Di J♠                    |
        | Di Q♠                     | Anna 3♠                   | Ben A♣                     | Cleo A♦                  |
      Then Anna scores 3 (WH.TRICKS)
      And Ben scores 2 (WH.HONOURS)
      And Di scores 2 (WH.HONOURS)
      And the score is Anna 3, Ben 2, Cleo 3, Di 2

    @WH.HONOURS
    Scenario: Spades are trumps, and the honours of spades count
      Given they play »Honours«
      And the game is to 9
      When Di deals
      And Di turns up 2♠
      And these tricks are played
        | led                              | followed                        | followed                         | followed                       |
        | Anna A♠ K♠ Q♠ J♠ 10♠ 9♠ 8♠ 7♠ 6♠ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ | Di 5♠ 4♠ 3♠ 2♠ 6♥ 7♥ 8♥ 9♥ 10♥ |
        | Anna 2♥                          | Ben J♣                          | Cleo J♦                          | Di J♥                          |
        | Di A♥ K♥ Q♥                      | Anna 5♥ 4♥ 3♥                   | Ben Q♣ K♣ A♣                     | Cleo Q♦ K♦ A♦                  |
      Then Anna scores 3 and then 4
      And the score is Anna 7, Ben 0, Cleo 7, Di 0

    @WH.HONOURS
    Scenario: Without the agreement they do not count
      Given the game is to 9
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                              | followed                        | followed                         | followed                       |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ | Di 5♥ 4♥ 3♥ 2♥ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Anna 2♠                          | Ben J♣                          | Cleo J♦                          | Di J♠                          |
        | Di A♠ K♠ Q♠                      | Anna 5♠ 4♠ 3♠                   | Ben Q♣ K♣ A♣                     | Cleo Q♦ K♦ A♦                  |
      Then Anna scores 3 (WH.TRICKS)
      And the score is Anna 3, Ben 0, Cleo 3, Di 0

    @WH.HONOURS @WH.TRUMP.ROTATES
    Scenario: Where there are no trumps there are no honours
      Given they play »Honours« and »Every fifth deal without trumps«
      And the game is to 50
      When Di deals
      And these tricks are played
        | led           | followed      | followed      | followed    |
        | Anna A♠ K♠ Q♠ | Ben J♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ Q♥ | Ben J♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ Q♦ | Ben J♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ Q♣ | Ben J♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
        | Anna 2♠       | Ben 2♥        | Cleo 2♦       | Di 2♣       |
      And Anna deals
      And these tricks are played
        | led          | followed       | followed    | followed      |
        | Ben A♠ K♠ Q♠ | Cleo J♠ 10♠ 9♠ | Di 8♠ 7♠ 6♠ | Anna 5♠ 4♠ 3♠ |
        | Ben A♥ K♥ Q♥ | Cleo J♥ 10♥ 9♥ | Di 8♥ 7♥ 6♥ | Anna 5♥ 4♥ 3♥ |
        | Ben A♦ K♦ Q♦ | Cleo J♦ 10♦ 9♦ | Di 8♦ 7♦ 6♦ | Anna 5♦ 4♦ 3♦ |
        | Ben A♣ K♣ Q♣ | Cleo J♣ 10♣ 9♣ | Di 8♣ 7♣ 6♣ | Anna 5♣ 4♣ 3♣ |
        | Ben 2♠       | Cleo 2♥        | Di 2♦       | Anna 2♣       |
      And Ben deals
      And these tricks are played
        | led           | followed     | followed      | followed     |
        | Cleo A♠ K♠ Q♠ | Di J♠ 10♠ 9♠ | Anna 8♠ 7♠ 6♠ | Ben 5♠ 4♠ 3♠ |
        | Cleo A♥ K♥ Q♥ | Di J♥ 10♥ 9♥ | Anna 8♥ 7♥ 6♥ | Ben 5♥ 4♥ 3♥ |
        | Cleo A♦ K♦ Q♦ | Di J♦ 10♦ 9♦ | Anna 8♦ 7♦ 6♦ | Ben 5♦ 4♦ 3♦ |
        | Cleo A♣ K♣ Q♣ | Di J♣ 10♣ 9♣ | Anna 8♣ 7♣ 6♣ | Ben 5♣ 4♣ 3♣ |
        | Cleo 2♠       | Di 2♥        | Anna 2♦       | Ben 2♣       |
      And Cleo deals
      And these tricks are played
        | led         | followed       | followed     | followed      |
        | Di A♠ K♠ Q♠ | Anna J♠ 10♠ 9♠ | Ben 8♠ 7♠ 6♠ | Cleo 5♠ 4♠ 3♠ |
        | Di A♥ K♥ Q♥ | Anna J♥ 10♥ 9♥ | Ben 8♥ 7♥ 6♥ | Cleo 5♥ 4♥ 3♥ |
        | Di A♦ K♦ Q♦ | Anna J♦ 10♦ 9♦ | Ben 8♦ 7♦ 6♦ | Cleo 5♦ 4♦ 3♦ |
        | Di A♣ K♣ Q♣ | Anna J♣ 10♣ 9♣ | Ben 8♣ 7♣ 6♣ | Cleo 5♣ 4♣ 3♣ |
        | Di 2♠       | Anna 2♥        | Ben 2♦       | Cleo 2♣       |
      And Di deals
      And these tricks are played
        | led           | followed      | followed      | followed    |
        | Anna A♠ K♠ Q♠ | Ben J♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ Q♥ | Ben J♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ Q♦ | Ben J♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ Q♣ | Ben J♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
        | Anna 2♠       | Ben 2♥        | Cleo 2♦       | Di 2♣       |
      Then Anna scores 7 (WH.TRICKS)
      And Ben scores 0

  Rule: Tricks are counted before honours

    @WH.HONOURS @WH.END
    Scenario: Three points by tricks win before four by honours
      Given they play »Honours«
      And the game is to 3
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                | followed             | followed            | followed             |
        | Anna A♥ K♥ Q♥ J♥   | Ben 2♣ 3♣ 4♣ 5♣      | Cleo 2♦ 3♦ 4♦ 5♦    | Di 2♥ 3♥ 4♥ 5♥       |
        | Anna 2♠            | Ben 6♣               | Cleo 6♦             | Di J♠                |
        | Di A♠ K♠ Q♠        | Anna 3♠ 4♠ 5♠        | Ben 7♣ 8♣ 9♣        | Cleo 7♦ 8♦ 9♦        |
        | Di 10♥ 9♥ 8♥ 7♥ 6♥ | Anna 6♠ 7♠ 8♠ 9♠ 10♠ | Ben 10♣ J♣ Q♣ K♣ A♣ | Cleo 10♦ J♦ Q♦ K♦ A♦ |
      Then Ben scores 3 (WH.TRICKS)
      And Anna scores 0
      And the score is Anna 0, Ben 3, Cleo 0, Di 3
      And Ben and Di win the game

    @WH.HONOURS @WH.END
    Scenario: Where the tricks do not win, the honours may
      Given they play »Honours«
      And the game is to 4
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                | followed             | followed            | followed             |
        | Anna A♥ K♥ Q♥ J♥   | Ben 2♣ 3♣ 4♣ 5♣      | Cleo 2♦ 3♦ 4♦ 5♦    | Di 2♥ 3♥ 4♥ 5♥       |
        | Anna 2♠            | Ben 6♣               | Cleo 6♦             | Di J♠                |
        | Di A♠ K♠ Q♠        | Anna 3♠ 4♠ 5♠        | Ben 7♣ 8♣ 9♣        | Cleo 7♦ 8♦ 9♦        |
        | Di 10♥ 9♥ 8♥ 7♥ 6♥ | Anna 6♠ 7♠ 8♠ 9♠ 10♠ | Ben 10♣ J♣ Q♣ K♣ A♣ | Cleo 10♦ J♦ Q♦ K♦ A♦ |
      Then Ben scores 3 (WH.TRICKS)
      And Anna scores 4 (WH.HONOURS)
      And the score is Anna 4, Ben 3, Cleo 4, Di 3
      And Anna and Cleo win the game

  Rule: A side that begins a deal one point below the target counts no honours in it

    @WH.HONOURS
    Scenario: At four of five they do not count
      Given they play short whist
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                                 | followed                           | followed                            | followed                          |
        | Anna A♥ K♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ | Di Q♥ J♥ 2♥ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ |
        | Anna 2♠                             | Ben Q♣                             | Cleo Q♦                             | Di Q♠                             |
        | Di A♠ K♠                            | Anna 4♠ 3♠                         | Ben K♣ A♣                           | Cleo K♦ A♦                        |
      Then the score is Anna 4, Ben 0, Cleo 4, Di 0
      When Anna deals
      And Anna turns up J♥
      And these tricks are played
        | led                 | followed             | followed           | followed            |
        | Ben 2♥              | Cleo 2♣              | Di 2♦              | Anna J♥             |
        | Anna A♥ K♥ Q♥       | Ben 3♥ 4♥ 5♥         | Cleo 3♣ 4♣ 5♣      | Di 3♦ 4♦ 5♦         |
        | Anna Q♠             | Ben K♠               | Cleo 6♣            | Di 6♦               |
        | Ben 10♥ 9♥ 8♥ 7♥ 6♥ | Cleo 7♣ 8♣ 9♣ 10♣ J♣ | Di 7♦ 8♦ 9♦ 10♦ J♦ | Anna 4♠ 5♠ 6♠ 7♠ 8♠ |
        | Ben A♠ 2♠           | Cleo Q♣ K♣           | Di Q♦ K♦           | Anna 9♠ 10♠         |
        | Anna J♠             | Ben 3♠               | Cleo A♣            | Di A♦               |
      Then Anna scores 0
      And Cleo scores 0
      And the score is Anna 4, Ben 1, Cleo 4, Di 1
      And the game goes on

    @WH.HONOURS
    Scenario: Three honours do not count there either
      Given they play short whist
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                                 | followed                           | followed                            | followed                          |
        | Anna A♥ K♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ | Di Q♥ J♥ 2♥ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ |
        | Anna 2♠                             | Ben Q♣                             | Cleo Q♦                             | Di Q♠                             |
        | Di A♠ K♠                            | Anna 4♠ 3♠                         | Ben K♣ A♣                           | Cleo K♦ A♦                        |
      And Anna deals
      And Anna turns up Q♥
      And these tricks are played
        | led                      | followed                   | followed                 | followed                   |
        | Ben A♥ 2♥                | Cleo 2♣ 3♣                 | Di 2♦ 3♦                 | Anna K♥ J♥                 |
        | Anna Q♥                  | Ben 10♥                    | Cleo 4♣                  | Di 4♦                      |
        | Anna K♠                  | Ben A♠                     | Cleo 5♣                  | Di 5♦                      |
        | Ben 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ | Cleo 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ | Di 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ | Anna 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Ben 2♠                   | Cleo K♣                    | Di K♦                    | Anna J♠                    |
        | Anna Q♠                  | Ben 3♠                     | Cleo A♣                  | Di A♦                      |
      Then Anna scores 0
      And the score is Anna 4, Ben 3, Cleo 4, Di 3
      And the game goes on

    @WH.HONOURS
    Scenario: At three of five they do
      Given they play short whist
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                              | followed                        | followed                         | followed                       |
        | Anna A♥ K♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ | Di Q♥ J♥ 3♥ 2♥ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Anna 2♠                          | Ben J♣                          | Cleo J♦                          | Di J♠                          |
        | Di A♠ K♠ Q♠                      | Anna 5♠ 4♠ 3♠                   | Ben Q♣ K♣ A♣                     | Cleo Q♦ K♦ A♦                  |
      Then the score is Anna 3, Ben 0, Cleo 3, Di 0
      When Anna deals
      And Anna turns up J♥
      And these tricks are played
        | led                 | followed             | followed           | followed            |
        | Ben 2♥              | Cleo 2♣              | Di 2♦              | Anna J♥             |
        | Anna A♥ K♥ Q♥       | Ben 3♥ 4♥ 5♥         | Cleo 3♣ 4♣ 5♣      | Di 3♦ 4♦ 5♦         |
        | Anna 10♠            | Ben J♠               | Cleo 6♣            | Di 6♦               |
        | Ben 10♥ 9♥ 8♥ 7♥ 6♥ | Cleo 7♣ 8♣ 9♣ 10♣ J♣ | Di 7♦ 8♦ 9♦ 10♦ J♦ | Anna 2♠ 3♠ 4♠ 5♠ 6♠ |
        | Ben Q♠ K♠ A♠        | Cleo Q♣ K♣ A♣        | Di Q♦ K♦ A♦        | Anna 7♠ 8♠ 9♠       |
      Then Anna scores 4 (WH.HONOURS)
      And the score is Anna 7, Ben 3, Cleo 7, Di 3
      And Anna and Cleo win the game

    @WH.HONOURS
    Scenario: It is the score at the beginning of the deal that matters, not that after the tricks
      Given they play short whist
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                              | followed                        | followed                         | followed                       |
        | Anna A♥ K♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ | Di Q♥ J♥ 3♥ 2♥ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Anna 2♠                          | Ben J♣                          | Cleo J♦                          | Di J♠                          |
        | Di A♠ K♠ Q♠                      | Anna 5♠ 4♠ 3♠                   | Ben Q♣ K♣ A♣                     | Cleo Q♦ K♦ A♦                  |
      And Anna deals
      And Anna turns up J♥
      And these tricks are played
        | led                 | followed             | followed           | followed            |
        | Ben 2♥              | Cleo 2♣              | Di 2♦              | Anna J♥             |
        | Anna A♥ K♥ Q♥       | Ben 3♥ 4♥ 5♥         | Cleo 3♣ 4♣ 5♣      | Di 3♦ 4♦ 5♦         |
        | Anna K♠             | Ben A♠               | Cleo 6♣            | Di 6♦               |
        | Ben 10♥ 9♥ 8♥ 7♥ 6♥ | Cleo 7♣ 8♣ 9♣ 10♣ J♣ | Di 7♦ 8♦ 9♦ 10♦ J♦ | Anna 5♠ 6♠ 7♠ 8♠ 9♠ |
        | Ben 2♠              | Cleo Q♣              | Di Q♦              | Anna 10♠            |
        | Anna Q♠ J♠          | Ben 3♠ 4♠            | Cleo K♣ A♣         | Di K♦ A♦            |
      Then Anna scores 1 and then 4
      And the score is Anna 8, Ben 0, Cleo 8, Di 0
      And Anna and Cleo win the game

    @WH.HONOURS
    Scenario: So it is for the dealer's side
      Given they play short whist
      When Cleo deals
      And Cleo turns up 2♥
      And these tricks are played
        | led                            | followed                         | followed                        | followed                         |
        | Di A♥ K♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ | Anna 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Ben 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ | Cleo Q♥ J♥ 3♥ 2♥ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Di 2♠                          | Anna J♣                          | Ben J♦                          | Cleo J♠                          |
        | Cleo A♠ K♠ Q♠                  | Di 5♠ 4♠ 3♠                      | Anna Q♣ K♣ A♣                   | Ben Q♦ K♦ A♦                     |
      Then the score is Anna 0, Ben 3, Cleo 0, Di 3
      When Di deals
      And Di turns up J♥
      And these tricks are played
        | led                  | followed            | followed             | followed          |
        | Anna 2♥              | Ben 2♣              | Cleo 2♦              | Di J♥             |
        | Di A♥ K♥ Q♥          | Anna 3♥ 4♥ 5♥       | Ben 3♣ 4♣ 5♣         | Cleo 3♦ 4♦ 5♦     |
        | Di K♠                | Anna A♠             | Ben 6♣               | Cleo 6♦           |
        | Anna 10♥ 9♥ 8♥ 7♥ 6♥ | Ben 7♣ 8♣ 9♣ 10♣ J♣ | Cleo 7♦ 8♦ 9♦ 10♦ J♦ | Di 5♠ 6♠ 7♠ 8♠ 9♠ |
        | Anna 2♠              | Ben Q♣              | Cleo Q♦              | Di 10♠            |
        | Di Q♠ J♠             | Anna 3♠ 4♠          | Ben K♣ A♣            | Cleo K♦ A♦        |
      Then Di scores 1 and then 4
      And Ben scores 1 and then 4
      And the score is Anna 0, Ben 8, Cleo 0, Di 8
      And Ben and Di win the game

    @WH.HONOURS
    Scenario: Three by tricks and four by honours make seven of seven
      Given they play »Honours«
      And the game is to 7
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                              | followed                        | followed                         | followed                       |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ | Di 5♥ 4♥ 3♥ 2♥ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Anna 2♠                          | Ben J♣                          | Cleo J♦                          | Di J♠                          |
        | Di A♠ K♠ Q♠                      | Anna 5♠ 4♠ 3♠                   | Ben Q♣ K♣ A♣                     | Cleo Q♦ K♦ A♦                  |
      Then Anna scores 3 and then 4
      And the score is Anna 7, Ben 0, Cleo 7, Di 0
      And Anna and Cleo win the game

    @WH.HONOURS
    Scenario: The other side counts its honours all the same
      Given they play short whist
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                                 | followed                           | followed                            | followed                          |
        | Anna A♥ K♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ | Di Q♥ J♥ 2♥ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ |
        | Anna 2♠                             | Ben Q♣                             | Cleo Q♦                             | Di Q♠                             |
        | Di A♠ K♠                            | Anna 4♠ 3♠                         | Ben K♣ A♣                           | Cleo K♦ A♦                        |
      And Anna deals
      And Anna turns up 2♥
      And these tricks are played
        | led                             | followed                         | followed                       | followed                         |
        | Ben A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ | Cleo 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Di 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ | Anna 5♥ 4♥ 3♥ 2♥ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Ben 2♠                          | Cleo J♣                          | Di J♦                          | Anna J♠                          |
        | Anna A♠ K♠ Q♠                   | Ben 5♠ 4♠ 3♠                     | Cleo Q♣ K♣ A♣                  | Di Q♦ K♦ A♦                      |
      Then Ben scores 3 and then 4
      And the score is Anna 4, Ben 7, Cleo 4, Di 7
      And Ben and Di win the game

    @WH.HONOURS @WH.END.TEN
    Scenario: In long whist they do not count at nine
      Given they play long whist
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                                    | followed                              | followed                               | followed                             |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ | Di 2♥ 3♥ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ |
        | Anna 2♠                                | Ben K♣                                | Cleo K♦                                | Di K♠                                |
        | Di A♠                                  | Anna 3♠                               | Ben A♣                                 | Cleo A♦                              |
      Then the score is Anna 9, Ben 0, Cleo 9, Di 0
      When Anna deals
      And Anna turns up J♥
      And these tricks are played
        | led                 | followed             | followed           | followed            |
        | Ben 2♥              | Cleo 2♣              | Di 2♦              | Anna J♥             |
        | Anna A♥ K♥ Q♥       | Ben 3♥ 4♥ 5♥         | Cleo 3♣ 4♣ 5♣      | Di 3♦ 4♦ 5♦         |
        | Anna 10♠            | Ben J♠               | Cleo 6♣            | Di 6♦               |
        | Ben 10♥ 9♥ 8♥ 7♥ 6♥ | Cleo 7♣ 8♣ 9♣ 10♣ J♣ | Di 7♦ 8♦ 9♦ 10♦ J♦ | Anna 2♠ 3♠ 4♠ 5♠ 6♠ |
        | Ben Q♠ K♠ A♠        | Cleo Q♣ K♣ A♣        | Di Q♦ K♦ A♦        | Anna 7♠ 8♠ 9♠       |
      Then Anna scores 0
      And the score is Anna 9, Ben 3, Cleo 9, Di 3
      And the game goes on

    @WH.HONOURS @WH.END.TEN
    Scenario: In long whist they count at eight
      Given they play long whist
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                                 | followed                           | followed                            | followed                          |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ | Di 2♥ 3♥ 4♥ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ |
        | Anna 2♠                             | Ben Q♣                             | Cleo Q♦                             | Di Q♠                             |
        | Di A♠ K♠                            | Anna 3♠ 4♠                         | Ben K♣ A♣                           | Cleo K♦ A♦                        |
      Then the score is Anna 8, Ben 0, Cleo 8, Di 0
      When Anna deals
      And Anna turns up J♥
      And these tricks are played
        | led                 | followed             | followed           | followed            |
        | Ben 2♥              | Cleo 2♣              | Di 2♦              | Anna J♥             |
        | Anna A♥ K♥ Q♥       | Ben 3♥ 4♥ 5♥         | Cleo 3♣ 4♣ 5♣      | Di 3♦ 4♦ 5♦         |
        | Anna 10♠            | Ben J♠               | Cleo 6♣            | Di 6♦               |
        | Ben 10♥ 9♥ 8♥ 7♥ 6♥ | Cleo 7♣ 8♣ 9♣ 10♣ J♣ | Di 7♦ 8♦ 9♦ 10♦ J♦ | Anna 2♠ 3♠ 4♠ 5♠ 6♠ |
        | Ben Q♠ K♠ A♠        | Cleo Q♣ K♣ A♣        | Di Q♦ K♦ A♦        | Anna 7♠ 8♠ 9♠       |
      Then Anna scores 4 (WH.HONOURS)
      And the score is Anna 12, Ben 3, Cleo 12, Di 3
      And Anna and Cleo win the game
