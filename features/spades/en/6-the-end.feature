Feature: Spades: the end of the game
  When the game is over, and who has won.

  Background:
    Given a game of Spades between Anna, Ben, Cleo and Di

  Rule: A side with 500 points at the end of a deal

    @SP.END
    Scenario: 230, 460, 500: over
      Given Di deals
      When they bid Anna 13, Ben 2, Cleo nil, Di 2
      And these tricks are played
        | led      | followed | followed | followed |
        | Anna K♥  | Ben 10♥  | Cleo 8♥  | Di J♥    |
        | Anna Q♥  | Ben 5♥   | Cleo 7♥  | Di 9♥    |
        | Anna 10♣ | Ben 9♣   | Cleo 6♣  | Di 8♣    |
        | Anna A♠  | Ben A♦   | Cleo 3♠  | Di J♠    |
        | Anna K♠  | Ben K♣   | Cleo K♦  | Di 10♠   |
        | Anna Q♠  | Ben 9♦   | Cleo Q♣  | Di A♣    |
        | Anna 9♠  | Ben 8♦   | Cleo 10♦ | Di A♥    |
        | Anna 6♠  | Ben 7♦   | Cleo 6♥  | Di Q♦    |
        | Anna 8♠  | Ben 6♦   | Cleo 5♣  | Di J♣    |
        | Anna 5♠  | Ben 5♦   | Cleo 4♣  | Di J♦    |
        | Anna 7♠  | Ben 4♥   | Cleo 3♣  | Di 7♣    |
        | Anna 4♠  | Ben 3♥   | Cleo 2♥  | Di 4♦    |
        | Anna 2♠  | Ben 2♣   | Cleo 2♦  | Di 3♦    |
      And Anna deals
      And they bid Ben 2, Cleo nil, Di 2, Anna 13
      And these tricks are played
        | led      | followed | followed | followed |
        | Ben 3♦   | Cleo 2♦  | Di A♦    | Anna 2♠  |
        | Anna A♠  | Ben 7♠   | Cleo 5♠  | Di Q♥    |
        | Anna Q♠  | Ben A♥   | Cleo K♥  | Di 10♦   |
        | Anna 9♠  | Ben K♦   | Cleo K♣  | Di 9♦    |
        | Anna K♠  | Ben J♣   | Cleo Q♦  | Di 9♣    |
        | Anna 10♠ | Ben J♥   | Cleo J♦  | Di 8♣    |
        | Anna J♠  | Ben 10♥  | Cleo 9♥  | Di 7♣    |
        | Anna 8♠  | Ben 10♣  | Cleo 7♥  | Di 7♦    |
        | Anna 6♠  | Ben 8♥   | Cleo 6♥  | Di 6♣    |
        | Anna 4♠  | Ben 8♦   | Cleo 5♥  | Di 6♦    |
        | Anna 3♠  | Ben 4♣   | Cleo 4♦  | Di 5♦    |
        | Anna A♣  | Ben 3♣   | Cleo 2♣  | Di 5♣    |
        | Anna Q♣  | Ben 4♥   | Cleo 3♥  | Di 2♥    |
      And Ben deals
      And they bid Cleo 2, Di 5, Anna 2, Ben 4
      And these tricks are played
        | led     | followed | followed | followed |
        | Cleo A♦ | Di 10♦   | Anna 4♦  | Ben 2♦   |
        | Cleo K♣ | Di 4♣    | Anna 5♣  | Ben Q♣   |
        | Cleo 2♣ | Di 10♣   | Anna J♣  | Ben 4♠   |
        | Ben K♠  | Cleo 9♠  | Di A♠    | Anna 7♠  |
        | Di 8♠   | Anna Q♠  | Ben 5♠   | Cleo A♣  |
        | Anna K♦ | Ben 6♦   | Cleo 7♦  | Di J♦    |
        | Anna 3♥ | Ben A♥   | Cleo Q♥  | Di 5♥    |
        | Ben J♠  | Cleo 9♥  | Di 2♠    | Anna Q♦  |
        | Ben 10♠ | Cleo 8♣  | Di 3♠    | Anna J♥  |
        | Ben 7♥  | Cleo 6♥  | Di 10♥   | Anna 2♥  |
        | Di 6♠   | Anna 9♦  | Ben K♥   | Cleo 4♥  |
        | Di 9♣   | Anna 7♣  | Ben 8♥   | Cleo 3♣  |
        | Di 6♣   | Anna 5♦  | Ben 8♦   | Cleo 3♦  |
      Then the score is Anna 500, Ben 10, Cleo 500, Di 10
      And Anna and Cleo win the game

    @SP.END
    Scenario: 230, 460, 499: the game goes on
      Given Di deals
      When they bid Anna 13, Ben 2, Cleo nil, Di 2
      And these tricks are played
        | led      | followed | followed | followed |
        | Anna K♥  | Ben 10♥  | Cleo 8♥  | Di J♥    |
        | Anna Q♥  | Ben 5♥   | Cleo 7♥  | Di 9♥    |
        | Anna 10♣ | Ben 9♣   | Cleo 6♣  | Di 8♣    |
        | Anna A♠  | Ben A♦   | Cleo 3♠  | Di J♠    |
        | Anna K♠  | Ben K♣   | Cleo K♦  | Di 10♠   |
        | Anna Q♠  | Ben 9♦   | Cleo Q♣  | Di A♣    |
        | Anna 9♠  | Ben 8♦   | Cleo 10♦ | Di A♥    |
        | Anna 6♠  | Ben 7♦   | Cleo 6♥  | Di Q♦    |
        | Anna 8♠  | Ben 6♦   | Cleo 5♣  | Di J♣    |
        | Anna 5♠  | Ben 5♦   | Cleo 4♣  | Di J♦    |
        | Anna 7♠  | Ben 4♥   | Cleo 3♣  | Di 7♣    |
        | Anna 4♠  | Ben 3♥   | Cleo 2♥  | Di 4♦    |
        | Anna 2♠  | Ben 2♣   | Cleo 2♦  | Di 3♦    |
      And Anna deals
      And they bid Ben 2, Cleo nil, Di 2, Anna 13
      And these tricks are played
        | led      | followed | followed | followed |
        | Ben 3♦   | Cleo 2♦  | Di A♦    | Anna 2♠  |
        | Anna A♠  | Ben 7♠   | Cleo 5♠  | Di Q♥    |
        | Anna Q♠  | Ben A♥   | Cleo K♥  | Di 10♦   |
        | Anna 9♠  | Ben K♦   | Cleo K♣  | Di 9♦    |
        | Anna K♠  | Ben J♣   | Cleo Q♦  | Di 9♣    |
        | Anna 10♠ | Ben J♥   | Cleo J♦  | Di 8♣    |
        | Anna J♠  | Ben 10♥  | Cleo 9♥  | Di 7♣    |
        | Anna 8♠  | Ben 10♣  | Cleo 7♥  | Di 7♦    |
        | Anna 6♠  | Ben 8♥   | Cleo 6♥  | Di 6♣    |
        | Anna 4♠  | Ben 8♦   | Cleo 5♥  | Di 6♦    |
        | Anna 3♠  | Ben 4♣   | Cleo 4♦  | Di 5♦    |
        | Anna A♣  | Ben 3♣   | Cleo 2♣  | Di 5♣    |
        | Anna Q♣  | Ben 4♥   | Cleo 3♥  | Di 2♥    |
      And Ben deals
      And they bid Cleo 1, Di 1, Anna 2, Ben 1
      And these tricks are played
        | led     | followed | followed | followed |
        | Cleo A♣ | Di 2♣    | Anna 4♣  | Ben J♣   |
        | Cleo K♣ | Di 5♣    | Anna K♠  | Ben 6♣   |
        | Anna J♠ | Ben Q♥   | Cleo Q♠  | Di A♠    |
        | Di 4♥   | Anna A♥  | Ben J♥   | Cleo 9♥  |
        | Anna 8♠ | Ben 8♥   | Cleo 10♠ | Di Q♣    |
        | Cleo 9♠ | Di Q♦    | Anna 2♠  | Ben 7♦   |
        | Cleo 4♠ | Di 10♥   | Anna 7♠  | Ben 5♥   |
        | Anna 5♠ | Ben 5♦   | Cleo 7♣  | Di 10♣   |
        | Anna 6♠ | Ben 4♦   | Cleo 8♦  | Di 9♣    |
        | Anna 3♠ | Ben 3♥   | Cleo 10♦ | Di 8♣    |
        | Anna 2♦ | Ben 3♦   | Cleo J♦  | Di 6♦    |
        | Cleo A♦ | Di 7♥    | Anna 9♦  | Ben 3♣   |
        | Cleo K♦ | Di 6♥    | Anna K♥  | Ben 2♥   |
      Then the score is Anna 499, Ben -100, Cleo 499, Di -100
      And the game goes on
      And Cleo is to deal

    @SP.END
    Scenario: All of the deal is counted first: 100 for nil, minus 40 for the contract, in a game to 100
      Given the game is to 100
      And Di deals
      When they bid Anna 4, Ben 4, Cleo nil, Di 5
      And these tricks are played
        | led      | followed | followed | followed |
        | Anna A♥  | Ben 2♥   | Cleo J♥  | Di 8♥    |
        | Anna K♥  | Ben 3♥   | Cleo 10♥ | Di 9♥    |
        | Anna 10♦ | Ben A♦   | Cleo Q♦  | Di 2♦    |
        | Ben 7♦   | Cleo 6♦  | Di 9♦    | Anna K♦  |
        | Anna 5♥  | Ben 7♥   | Cleo K♣  | Di Q♥    |
        | Di A♣    | Anna J♣  | Ben 2♣   | Cleo 10♣ |
        | Di Q♣    | Anna 7♣  | Ben Q♠   | Cleo 6♣  |
        | Ben 8♠   | Cleo 6♠  | Di A♠    | Anna K♠  |
        | Di J♠    | Anna 5♠  | Ben 2♠   | Cleo J♦  |
        | Di 10♠   | Anna 8♦  | Ben 4♠   | Cleo 4♣  |
        | Di 8♣    | Anna 5♣  | Ben 9♠   | Cleo 3♣  |
        | Ben 7♠   | Cleo 4♦  | Di 3♠    | Anna 6♥  |
        | Ben 5♦   | Cleo 3♦  | Di 9♣    | Anna 4♥  |
      Then the score is Anna 60, Ben 91, Cleo 60, Di 91
      And the game goes on
      And Anna is to deal

    @SP.END
    Scenario: After that nobody deals
      Given the game is to 60
      And Di deals
      When they bid Anna 4, Ben 3, Cleo 3, Di 2
      And these tricks are played
        | led      | followed | followed | followed |
        | Anna Q♦  | Ben 8♦   | Cleo A♦  | Di 5♦    |
        | Cleo 10♥ | Di Q♥    | Anna 2♥  | Ben K♥   |
        | Ben A♣   | Cleo 2♣  | Di 3♣    | Anna 4♣  |
        | Ben J♥   | Cleo A♥  | Di 3♥    | Anna 9♥  |
        | Cleo K♦  | Di 10♦   | Anna 2♦  | Ben J♦   |
        | Cleo 3♦  | Di K♠    | Anna 4♦  | Ben A♠   |
        | Ben 5♥   | Cleo 4♥  | Di 8♥    | Anna 6♠  |
        | Anna Q♠  | Ben 7♠   | Cleo 4♠  | Di 5♠    |
        | Anna 10♠ | Ben 3♠   | Cleo 2♠  | Di J♠    |
        | Di 8♠    | Anna 6♦  | Ben J♣   | Cleo 10♣ |
        | Di 9♠    | Anna 7♦  | Ben 8♣   | Cleo 9♣  |
        | Di 6♣    | Anna Q♣  | Ben 7♥   | Cleo 7♣  |
        | Anna 9♦  | Ben 6♥   | Cleo 5♣  | Di K♣    |
      And Anna deals
      Then that is impossible: after the end (SP.END)

  Rule: Another target may be agreed

    @SP.END
    Scenario Outline: 70 points are enough for <number>
      Given the game is to <number>
      And Di deals
      When they bid Anna 4, Ben 3, Cleo 3, Di 2
      And these tricks are played
        | led      | followed | followed | followed |
        | Anna Q♦  | Ben 8♦   | Cleo A♦  | Di 5♦    |
        | Cleo 10♥ | Di Q♥    | Anna 2♥  | Ben K♥   |
        | Ben A♣   | Cleo 2♣  | Di 3♣    | Anna 4♣  |
        | Ben J♥   | Cleo A♥  | Di 3♥    | Anna 9♥  |
        | Cleo K♦  | Di 10♦   | Anna 2♦  | Ben J♦   |
        | Cleo 3♦  | Di K♠    | Anna 4♦  | Ben A♠   |
        | Ben 5♥   | Cleo 4♥  | Di 8♥    | Anna 6♠  |
        | Anna Q♠  | Ben 7♠   | Cleo 4♠  | Di 5♠    |
        | Anna 10♠ | Ben 3♠   | Cleo 2♠  | Di J♠    |
        | Di 8♠    | Anna 6♦  | Ben J♣   | Cleo 10♣ |
        | Di 9♠    | Anna 7♦  | Ben 8♣   | Cleo 9♣  |
        | Di 6♣    | Anna Q♣  | Ben 7♥   | Cleo 7♣  |
        | Anna 9♦  | Ben 6♥   | Cleo 5♣  | Di K♣    |
      Then Anna and Cleo win the game

      Examples:
        | number |
        | 70     |
        | 69     |
        | 1      |

    @SP.END
    Scenario Outline: 70 points are not enough for <number>
      Given the game is to <number>
      And Di deals
      When they bid Anna 4, Ben 3, Cleo 3, Di 2
      And these tricks are played
        | led      | followed | followed | followed |
        | Anna Q♦  | Ben 8♦   | Cleo A♦  | Di 5♦    |
        | Cleo 10♥ | Di Q♥    | Anna 2♥  | Ben K♥   |
        | Ben A♣   | Cleo 2♣  | Di 3♣    | Anna 4♣  |
        | Ben J♥   | Cleo A♥  | Di 3♥    | Anna 9♥  |
        | Cleo K♦  | Di 10♦   | Anna 2♦  | Ben J♦   |
        | Cleo 3♦  | Di K♠    | Anna 4♦  | Ben A♠   |
        | Ben 5♥   | Cleo 4♥  | Di 8♥    | Anna 6♠  |
        | Anna Q♠  | Ben 7♠   | Cleo 4♠  | Di 5♠    |
        | Anna 10♠ | Ben 3♠   | Cleo 2♠  | Di J♠    |
        | Di 8♠    | Anna 6♦  | Ben J♣   | Cleo 10♣ |
        | Di 9♠    | Anna 7♦  | Ben 8♣   | Cleo 9♣  |
        | Di 6♣    | Anna Q♣  | Ben 7♥   | Cleo 7♣  |
        | Anna 9♦  | Ben 6♥   | Cleo 5♣  | Di K♣    |
      Then the game goes on

      Examples:
        | number |
        | 71     |
        | 500    |

    @SP.END
    Scenario: A game to 0 is none
      Given the game is to 0
      And Di deals
      Then that is unreadable: no such value

  Rule: Both have reached it: more points win, and at equal points they play on

    @SP.END
    Scenario: 60 and 61 in a game to 60
      Given the game is to 60
      And Di deals
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And these tricks are played
        | led     | followed | followed | followed |
        | Anna J♥ | Ben Q♥   | Cleo A♥  | Di 4♥    |
        | Cleo A♦ | Di 2♦    | Anna K♦  | Ben 9♦   |
        | Cleo A♣ | Di 2♣    | Anna 3♣  | Ben 4♣   |
        | Cleo 3♦ | Di 7♦    | Anna A♠  | Ben 10♦  |
        | Anna Q♠ | Ben 5♠   | Cleo 9♠  | Di 6♠    |
        | Anna 7♠ | Ben K♠   | Cleo 3♠  | Di 10♠   |
        | Ben J♠  | Cleo J♦  | Di 5♦    | Anna 2♠  |
        | Ben 8♠  | Cleo 10♣ | Di 6♥    | Anna 4♠  |
        | Ben Q♦  | Cleo 8♦  | Di 6♦    | Anna 3♥  |
        | Ben 2♥  | Cleo 9♥  | Di K♥    | Anna 7♥  |
        | Di Q♣   | Anna K♣  | Ben 8♣   | Cleo 9♣  |
        | Anna 5♣ | Ben 8♥   | Cleo 6♣  | Di 7♣    |
        | Di J♣   | Anna 10♥ | Ben 5♥   | Cleo 4♦  |
      Then the score is Anna 60, Ben 61, Cleo 60, Di 61
      And Ben and Di win the game

    @SP.END
    Scenario: 20 each in a game to 20: the game goes on
      Given the game is to 20
      And Di deals
      When they bid Anna 8, Ben 8, Cleo nil, Di nil
      And these tricks are played
        | led     | followed | followed | followed |
        | Anna A♣ | Ben Q♣   | Cleo 7♣  | Di J♣    |
        | Anna K♥ | Ben 7♥   | Cleo 10♥ | Di Q♥    |
        | Anna K♣ | Ben A♠   | Cleo 5♣  | Di 10♣   |
        | Ben 10♠ | Cleo A♦  | Di A♥    | Anna Q♠  |
        | Anna K♠ | Ben 2♠   | Cleo K♦  | Di Q♦    |
        | Anna 6♠ | Ben J♠   | Cleo 10♦ | Di J♥    |
        | Ben 8♠  | Cleo 9♦  | Di 9♣    | Anna 9♠  |
        | Anna J♦ | Ben 7♦   | Cleo 5♦  | Di 4♦    |
        | Anna 2♦ | Ben 8♦   | Cleo 3♦  | Di 6♣    |
        | Ben 7♠  | Cleo 6♥  | Di 5♥    | Anna 9♥  |
        | Ben 5♠  | Cleo 3♥  | Di 4♣    | Anna 8♣  |
        | Ben 4♠  | Cleo 2♣  | Di 4♥    | Anna 8♥  |
        | Ben 3♠  | Cleo 2♥  | Di 3♣    | Anna 6♦  |
      Then the score is Anna 20, Ben 20, Cleo 20, Di 20
      And the game goes on
      And Anna is to deal

    @SP.END
    Scenario: Until one side is ahead
      Given the game is to 20
      And Di deals
      When they bid Anna 8, Ben 8, Cleo nil, Di nil
      And these tricks are played
        | led     | followed | followed | followed |
        | Anna A♣ | Ben Q♣   | Cleo 7♣  | Di J♣    |
        | Anna K♥ | Ben 7♥   | Cleo 10♥ | Di Q♥    |
        | Anna K♣ | Ben A♠   | Cleo 5♣  | Di 10♣   |
        | Ben 10♠ | Cleo A♦  | Di A♥    | Anna Q♠  |
        | Anna K♠ | Ben 2♠   | Cleo K♦  | Di Q♦    |
        | Anna 6♠ | Ben J♠   | Cleo 10♦ | Di J♥    |
        | Ben 8♠  | Cleo 9♦  | Di 9♣    | Anna 9♠  |
        | Anna J♦ | Ben 7♦   | Cleo 5♦  | Di 4♦    |
        | Anna 2♦ | Ben 8♦   | Cleo 3♦  | Di 6♣    |
        | Ben 7♠  | Cleo 6♥  | Di 5♥    | Anna 9♥  |
        | Ben 5♠  | Cleo 3♥  | Di 4♣    | Anna 8♣  |
        | Ben 4♠  | Cleo 2♣  | Di 4♥    | Anna 8♥  |
        | Ben 3♠  | Cleo 2♥  | Di 3♣    | Anna 6♦  |
      And Anna deals
      And they bid Ben 3, Cleo 3, Di 3, Anna 3
      And these tricks are played
        | led      | followed | followed | followed |
        | Ben J♣   | Cleo 2♣  | Di A♣    | Anna 5♣  |
        | Di Q♥    | Anna 5♥  | Ben A♥   | Cleo 2♥  |
        | Ben A♦   | Cleo 9♦  | Di 3♦    | Anna 2♦  |
        | Ben Q♣   | Cleo K♣  | Di 3♣    | Anna 8♣  |
        | Cleo 9♥  | Di J♥    | Anna K♥  | Ben 3♥   |
        | Anna K♦  | Ben 5♦   | Cleo J♦  | Di 4♦    |
        | Anna Q♦  | Ben 7♦   | Cleo 8♠  | Di 6♦    |
        | Cleo 6♠  | Di A♠    | Anna 7♠  | Ben 9♠   |
        | Di Q♠    | Anna 8♦  | Ben 10♠  | Cleo 2♠  |
        | Di 7♣    | Anna 10♣ | Ben 4♣   | Cleo 6♣  |
        | Anna 10♦ | Ben 7♥   | Cleo 4♠  | Di 3♠    |
        | Cleo 4♥  | Di 8♥    | Anna 10♥ | Ben J♠   |
        | Ben K♠   | Cleo 6♥  | Di 5♠    | Anna 9♣  |
      Then the score is Anna 80, Ben 81, Cleo 80, Di 81
      And Ben and Di win the game
