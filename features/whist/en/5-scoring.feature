Feature: Whist: scoring
  What tricks are worth, and when the game is over.

  Background:
    Given a game of Whist between Anna, Ben, Cleo and Di

  Rule: A side scores a point for each trick above six

    @WH.TRICKS @WH.SIDES
    Scenario: Seven tricks are one point
      Given the game is to 9
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                        | followed                 | followed                  | followed                |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ | Di 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♠ |
        | Anna 2♠                    | Ben 9♣                   | Cleo 9♦                   | Di 9♠                   |
        | Di A♠ K♠ Q♠ J♠ 10♠         | Anna 3♠ 4♠ 5♠ 6♠ 7♠      | Ben 10♣ J♣ Q♣ K♣ A♣       | Cleo 10♦ J♦ Q♦ K♦ A♦    |
      Then Anna scores 1 (WH.TRICKS)
      And Cleo scores 1 (WH.TRICKS)
      And Ben scores 0
      And Di scores 0
      And the score is Anna 1, Ben 0, Cleo 1, Di 0

    @WH.TRICKS @WH.SIDES
    Scenario: Nine tricks are three points
      Given the game is to 9
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                              | followed                        | followed                         | followed                       |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ | Di 2♥ 3♥ 4♥ 5♥ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Anna 2♠                          | Ben J♣                          | Cleo J♦                          | Di J♠                          |
        | Di A♠ K♠ Q♠                      | Anna 3♠ 4♠ 5♠                   | Ben Q♣ K♣ A♣                     | Cleo Q♦ K♦ A♦                  |
      Then Anna scores 3 (WH.TRICKS)
      And Cleo scores 3 (WH.TRICKS)
      And Ben scores 0
      And Di scores 0
      And the score is Anna 3, Ben 0, Cleo 3, Di 0

    @WH.TRICKS @WH.SIDES
    Scenario: All thirteen tricks are seven points
      Given the game is to 9
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                                       | followed                                 | followed                                  | followed                                |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ | Di 2♥ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ |
        | Anna A♠                                   | Ben A♣                                   | Cleo A♦                                   | Di K♠                                   |
      Then Anna scores 7 (WH.TRICKS)
      And Cleo scores 7 (WH.TRICKS)
      And Ben scores 0
      And Di scores 0
      And the score is Anna 7, Ben 0, Cleo 7, Di 0

    @WH.TRICKS @WH.SIDES
    Scenario: Six tricks are nothing, and the other side's seven are one point
      Given the game is to 9
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                     | followed              | followed               | followed             |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ | Di 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ |
        | Anna 2♠                 | Ben 8♣                | Cleo 8♦                | Di 9♠                |
        | Di A♠ K♠ Q♠ J♠ 10♠      | Anna 3♠ 4♠ 5♠ 6♠ 7♠   | Ben 9♣ 10♣ J♣ Q♣ K♣    | Cleo 9♦ 10♦ J♦ Q♦ K♦ |
        | Di 8♥                   | Anna 8♠               | Ben A♣                 | Cleo A♦              |
      Then Ben scores 1 (WH.TRICKS)
      And Di scores 1 (WH.TRICKS)
      And Anna scores 0
      And Cleo scores 0
      And the score is Anna 0, Ben 1, Cleo 0, Di 1

    @WH.TRICKS @WH.SIDES
    Scenario: Two tricks lose nothing, and the other side's eleven are five points
      Given the game is to 9
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                            | followed                         | followed                        | followed                         |
        | Anna A♥ K♥                     | Ben 2♣ 3♣                        | Cleo 2♦ 3♦                      | Di 2♥ 3♥                         |
        | Anna 2♠                        | Ben 4♣                           | Cleo 4♦                         | Di K♠                            |
        | Di A♠                          | Anna 3♠                          | Ben 5♣                          | Cleo 5♦                          |
        | Di Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ | Anna 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ | Ben 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ A♣ | Cleo 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ A♦ |
      Then Ben scores 5 (WH.TRICKS)
      And Di scores 5 (WH.TRICKS)
      And Anna scores 0
      And Cleo scores 0
      And the score is Anna 0, Ben 5, Cleo 0, Di 5

    @WH.TRICKS
    Scenario: Nothing is scored before the last trick
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                        | followed                 | followed                  | followed                |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ | Di 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♠ |
        | Anna 2♠                    | Ben 9♣                   | Cleo 9♦                   | Di 9♠                   |
        | Di A♠ K♠ Q♠ J♠             | Anna 3♠ 4♠ 5♠ 6♠         | Ben 10♣ J♣ Q♣ K♣          | Cleo 10♦ J♦ Q♦ K♦       |
      Then the score is Anna 0, Ben 0, Cleo 0, Di 0

    @WH.TRICKS
    Scenario: The points of the deals are added
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                           | followed                    | followed                     | followed                   |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ | Di 2♥ 3♥ 4♥ 5♥ 6♥ 7♠ 8♠ 9♠ |
        | Anna 2♠                       | Ben 10♣                     | Cleo 10♦                     | Di 10♠                     |
        | Di A♠ K♠ Q♠ J♠                | Anna 3♠ 4♠ 5♠ 6♠            | Ben J♣ Q♣ K♣ A♣              | Cleo J♦ Q♦ K♦ A♦           |
      Then the score is Anna 2, Ben 0, Cleo 2, Di 0
      When Anna deals
      And Anna turns up 2♥
      And these tricks are played
        | led                             | followed                         | followed                       | followed                         |
        | Ben A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ | Cleo 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Di 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ | Anna 2♥ 3♥ 4♥ 5♥ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Ben 2♠                          | Cleo J♣                          | Di J♦                          | Anna J♠                          |
        | Anna A♠ K♠ Q♠                   | Ben 3♠ 4♠ 5♠                     | Cleo Q♣ K♣ A♣                  | Di Q♦ K♦ A♦                      |
      Then the score is Anna 2, Ben 3, Cleo 2, Di 3
      When Ben deals
      And Ben turns up 2♥
      And these tricks are played
        | led                           | followed                   | followed                     | followed                    |
        | Cleo A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ | Di 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ | Anna 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♠ 8♠ 9♠ |
        | Cleo 2♠                       | Di 10♣                     | Anna 10♦                     | Ben 10♠                     |
        | Ben A♠ K♠ Q♠ J♠               | Cleo 3♠ 4♠ 5♠ 6♠           | Di J♣ Q♣ K♣ A♣               | Anna J♦ Q♦ K♦ A♦            |
      Then the score is Anna 4, Ben 3, Cleo 4, Di 3

  Rule: Five points win the game

    @WH.END
    Scenario: Exactly five win, for both partners
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                                    | followed                              | followed                               | followed                             |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ | Di 2♥ 3♥ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ |
        | Anna 2♠                                | Ben K♣                                | Cleo K♦                                | Di K♠                                |
        | Di A♠                                  | Anna 3♠                               | Ben A♣                                 | Cleo A♦                              |
      Then the score is Anna 5, Ben 0, Cleo 5, Di 0
      And Anna and Cleo win the game

    @WH.END
    Scenario: More than five win too
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                                     | followed                                  | followed                                 | followed                                  |
        | Anna 2♠                                 | Ben 2♣                                    | Cleo 2♦                                  | Di 2♥                                     |
        | Di A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ | Anna 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠ | Ben 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ A♣ | Cleo 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ A♦ |
      Then the score is Anna 0, Ben 7, Cleo 0, Di 7
      And Ben and Di win the game

    @WH.END
    Scenario: Four do not win
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                                 | followed                           | followed                            | followed                          |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ | Di 2♥ 3♥ 4♥ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ |
        | Anna 2♠                             | Ben Q♣                             | Cleo Q♦                             | Di Q♠                             |
        | Di A♠ K♠                            | Anna 3♠ 4♠                         | Ben K♣ A♣                           | Cleo K♦ A♦                        |
      Then the score is Anna 4, Ben 0, Cleo 4, Di 0
      And the game goes on
      And Anna is to deal

    @WH.END
    Scenario: After several deals
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                                 | followed                           | followed                            | followed                          |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ | Di 2♥ 3♥ 4♥ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ |
        | Anna 2♠                             | Ben Q♣                             | Cleo Q♦                             | Di Q♠                             |
        | Di A♠ K♠                            | Anna 3♠ 4♠                         | Ben K♣ A♣                           | Cleo K♦ A♦                        |
      And Anna deals
      And Anna turns up 2♥
      And these tricks are played
        | led                             | followed                         | followed                       | followed                         |
        | Ben A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ | Cleo 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Di 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ | Anna 2♥ 3♥ 4♥ 5♥ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Ben 2♠                          | Cleo J♣                          | Di J♦                          | Anna J♠                          |
        | Anna A♠ K♠ Q♠                   | Ben 3♠ 4♠ 5♠                     | Cleo Q♣ K♣ A♣                  | Di Q♦ K♦ A♦                      |
      Then the game goes on
      When Ben deals
      And Ben turns up 2♥
      And these tricks are played
        | led                        | followed                | followed                  | followed                 |
        | Cleo A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ | Di 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ | Anna 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♠ |
        | Cleo 2♠                    | Di 9♣                   | Anna 9♦                   | Ben 9♠                   |
        | Ben A♠ K♠ Q♠ J♠ 10♠        | Cleo 3♠ 4♠ 5♠ 6♠ 7♠     | Di 10♣ J♣ Q♣ K♣ A♣        | Anna 10♦ J♦ Q♦ K♦ A♦     |
      Then the score is Anna 5, Ben 3, Cleo 5, Di 3
      And Anna and Cleo win the game

    @WH.END
    Scenario: After that nobody deals
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                                    | followed                              | followed                               | followed                             |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ | Di 2♥ 3♥ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ |
        | Anna 2♠                                | Ben K♣                                | Cleo K♦                                | Di K♠                                |
        | Di A♠                                  | Anna 3♠                               | Ben A♣                                 | Cleo A♦                              |
      And Anna deals
      Then that is impossible: after the end (WH.END)

  Rule: Another number of points may be agreed

    @WH.END
    Scenario Outline: Three points win when the game is to <points>
      Given the game is to <points>
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                              | followed                        | followed                         | followed                       |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ | Di 2♥ 3♥ 4♥ 5♥ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Anna 2♠                          | Ben J♣                          | Cleo J♦                          | Di J♠                          |
        | Di A♠ K♠ Q♠                      | Anna 3♠ 4♠ 5♠                   | Ben Q♣ K♣ A♣                     | Cleo Q♦ K♦ A♦                  |
      Then Anna and Cleo win the game

      Examples:
        | points |
        | 1      |
        | 3      |

    @WH.END
    Scenario Outline: Three points do not win when the game is to <points>
      Given the game is to <points>
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                              | followed                        | followed                         | followed                       |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ | Di 2♥ 3♥ 4♥ 5♥ 6♠ 7♠ 8♠ 9♠ 10♠ |
        | Anna 2♠                          | Ben J♣                          | Cleo J♦                          | Di J♠                          |
        | Di A♠ K♠ Q♠                      | Anna 3♠ 4♠ 5♠                   | Ben Q♣ K♣ A♣                     | Cleo Q♦ K♦ A♦                  |
      Then the game goes on

      Examples:
        | points |
        | 4      |
        | 9      |

    @WH.END
    Scenario: Nobody plays to nothing
      Given the game is to 0
      Then that is unreadable: no such value
