Feature: Spades: variants
  To be agreed before the game.

  Background:
    Given a game of Spades between Anna, Ben, Cleo and Di

  Rule: Without nil

    @SP.BID.ZERO
    Scenario: 0 bid and no trick taken: no bonus
      Given they play »Without nil«
      And Di deals
      When they bid Anna 4, Ben 4, Cleo 0, Di 4
      And these tricks are played
        | led     | followed | followed | followed |
        | Anna K♦ | Ben 7♦   | Cleo 6♦  | Di 3♦    |
        | Anna A♣ | Ben 8♣   | Cleo K♣  | Di 10♣   |
        | Anna A♦ | Ben 9♦   | Cleo 4♦  | Di 5♦    |
        | Anna K♥ | Ben 4♥   | Cleo J♥  | Di A♥    |
        | Di Q♦   | Anna 2♦  | Ben J♦   | Cleo Q♣  |
        | Di 10♦  | Anna 8♦  | Ben J♠   | Cleo 10♥ |
        | Ben 8♠  | Cleo 9♥  | Di 6♠    | Anna A♠  |
        | Anna 6♣ | Ben 9♠   | Cleo 7♣  | Di 10♠   |
        | Di Q♠   | Anna 4♠  | Ben 2♠   | Cleo 8♥  |
        | Di K♠   | Anna J♣  | Ben 3♠   | Cleo 5♣  |
        | Di 2♥   | Anna 7♥  | Ben Q♥   | Cleo 4♣  |
        | Ben 7♠  | Cleo 3♣  | Di 5♥    | Anna 9♣  |
        | Ben 5♠  | Cleo 2♣  | Di 3♥    | Anna 6♥  |
      Then the score is Anna 40, Ben 81, Cleo 40, Di 81

    @SP.BID.ZERO
    Scenario: 0 bid and a trick taken: it helps the partner
      Given they play »Without nil«
      And Di deals
      When they bid Anna 4, Ben 4, Cleo 0, Di 5
      And these tricks are played
        | led      | followed | followed | followed |
        | Anna K♣  | Ben 5♣   | Cleo A♣  | Di 4♣    |
        | Cleo 2♦  | Di J♦    | Anna K♦  | Ben A♦   |
        | Ben Q♦   | Cleo 10♦ | Di 3♦    | Anna 7♦  |
        | Ben 9♦   | Cleo 6♦  | Di K♠    | Anna A♠  |
        | Anna Q♠  | Ben 2♠   | Cleo A♥  | Di 4♠    |
        | Anna 10♠ | Ben 3♠   | Cleo J♣  | Di J♠    |
        | Di 9♠    | Anna 5♠  | Ben 6♠   | Cleo 10♣ |
        | Di K♥    | Anna 2♥  | Ben 7♥   | Cleo 9♥  |
        | Di Q♥    | Anna 6♥  | Ben 8♥   | Cleo 5♥  |
        | Di Q♣    | Anna 2♣  | Ben 7♣   | Cleo 9♣  |
        | Di 3♥    | Anna J♥  | Ben 8♠   | Cleo 4♥  |
        | Ben 8♦   | Cleo 5♦  | Di 10♥   | Anna 7♠  |
        | Anna 3♣  | Ben 8♣   | Cleo 4♦  | Di 6♣    |
      Then Anna scores 40 (SP.CONTRACT)
      And the score is Anna 40, Ben 90, Cleo 40, Di 90

    @SP.BID.ZERO
    Scenario: The side is one trick short
      Given they play »Without nil«
      And Di deals
      When they bid Anna 5, Ben 4, Cleo 0, Di 5
      And these tricks are played
        | led      | followed | followed | followed |
        | Anna K♣  | Ben 5♣   | Cleo A♣  | Di 4♣    |
        | Cleo 2♦  | Di J♦    | Anna K♦  | Ben A♦   |
        | Ben Q♦   | Cleo 10♦ | Di 3♦    | Anna 7♦  |
        | Ben 9♦   | Cleo 6♦  | Di K♠    | Anna A♠  |
        | Anna Q♠  | Ben 2♠   | Cleo A♥  | Di 4♠    |
        | Anna 10♠ | Ben 3♠   | Cleo J♣  | Di J♠    |
        | Di 9♠    | Anna 5♠  | Ben 6♠   | Cleo 10♣ |
        | Di K♥    | Anna 2♥  | Ben 7♥   | Cleo 9♥  |
        | Di Q♥    | Anna 6♥  | Ben 8♥   | Cleo 5♥  |
        | Di Q♣    | Anna 2♣  | Ben 7♣   | Cleo 9♣  |
        | Di 3♥    | Anna J♥  | Ben 8♠   | Cleo 4♥  |
        | Ben 8♦   | Cleo 5♦  | Di 10♥   | Anna 7♠  |
        | Anna 3♣  | Ben 8♣   | Cleo 4♦  | Di 6♣    |
      Then the score is Anna -50, Ben 90, Cleo -50, Di 90

    @SP.BID.ZERO @SP.CONTRACT
    Scenario: Both partners have bid: together eight, and they take seven
      Given they play »Without nil«
      And Di deals
      When they bid Anna 5, Ben 3, Cleo 3, Di 3
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
      Then Anna loses 80 (SP.CONTRACT)
      And the score is Anna -80, Ben 60, Cleo -80, Di 60

    @SP.BID.ZERO @SP.BAGS @SP.OVER
    Scenario: Ten bags cost 100 here, too
      Given they play »Without nil«
      And Di deals
      When they bid Anna 1, Ben 1, Cleo 0, Di 1
      And these tricks are played
        | led     | followed | followed | followed |
        | Anna A♦ | Ben 3♦   | Cleo 2♦  | Di 5♦    |
        | Anna K♥ | Ben A♥   | Cleo 2♥  | Di 8♥    |
        | Ben 3♥  | Cleo J♥  | Di Q♥    | Anna 2♠  |
        | Anna A♠ | Ben Q♠   | Cleo 4♠  | Di 10♠   |
        | Anna K♠ | Ben 9♠   | Cleo 3♣  | Di 2♣    |
        | Anna J♠ | Ben 3♠   | Cleo 4♦  | Di 5♣    |
        | Anna 8♠ | Ben 9♥   | Cleo 5♥  | Di 7♦    |
        | Anna 5♠ | Ben 7♣   | Cleo 7♥  | Di 8♦    |
        | Anna 6♠ | Ben 6♣   | Cleo 10♦ | Di 8♣    |
        | Anna 7♠ | Ben 6♦   | Cleo 10♥ | Di 9♣    |
        | Anna A♣ | Ben 4♣   | Cleo 10♣ | Di J♣    |
        | Anna 9♦ | Ben 6♥   | Cleo Q♦  | Di K♦    |
        | Di Q♣   | Anna J♦  | Ben 4♥   | Cleo K♣  |
      Then Anna loses 100 (SP.BAGS)
      And Anna scores 10 (SP.CONTRACT)
      And Anna scores 10 (SP.OVER)
      And the score is Anna -80, Ben 20, Cleo -80, Di 20

    @SP.BID.ZERO @SP.BAGS
    Scenario: Six bags, and four in the next deal
      Given they play »Without nil«
      And Di deals
      When they bid Anna 4, Ben 2, Cleo 0, Di 1
      And these tricks are played
        | led      | followed | followed | followed |
        | Anna Q♦  | Ben 2♦   | Cleo 6♦  | Di K♦    |
        | Di 2♣    | Anna K♣  | Ben A♣   | Cleo 4♣  |
        | Ben Q♥   | Cleo A♥  | Di K♥    | Anna 2♥  |
        | Cleo J♣  | Di 9♣    | Anna Q♣  | Ben 3♣   |
        | Anna 10♥ | Ben 6♠   | Cleo 4♥  | Di J♥    |
        | Ben 5♣   | Cleo Q♠  | Di 8♣    | Anna K♠  |
        | Anna A♠  | Ben 5♠   | Cleo 2♠  | Di A♦    |
        | Anna 9♠  | Ben 10♣  | Cleo J♠  | Di J♦    |
        | Cleo 10♠ | Di 8♦    | Anna 4♠  | Ben 9♦   |
        | Cleo 8♠  | Di 7♥    | Anna 7♠  | Ben 7♦   |
        | Cleo 3♠  | Di 6♥    | Anna 3♥  | Ben 7♣   |
        | Cleo 5♥  | Di 4♦    | Anna 9♥  | Ben 6♣   |
        | Anna 10♦ | Ben 5♦   | Cleo 8♥  | Di 3♦    |
      Then the score is Anna 46, Ben 30, Cleo 46, Di 30
      When Anna deals
      And they bid Ben 3, Cleo 0, Di 2, Anna 4
      And these tricks are played
        | led      | followed | followed | followed |
        | Ben K♥   | Cleo 3♥  | Di A♠    | Anna 2♥  |
        | Di K♠    | Anna 4♠  | Ben 3♠   | Cleo 5♠  |
        | Di 3♣    | Anna K♣  | Ben 5♣   | Cleo A♣  |
        | Cleo Q♠  | Di 8♠    | Anna 6♠  | Ben 9♠   |
        | Cleo 7♠  | Di 2♠    | Anna 5♥  | Ben 10♠  |
        | Ben J♠   | Cleo 2♣  | Di Q♦    | Anna 5♦  |
        | Ben Q♣   | Cleo 8♣  | Di 10♣   | Anna 6♦  |
        | Ben 6♥   | Cleo 4♥  | Di 9♦    | Anna 8♥  |
        | Anna K♦  | Ben J♦   | Cleo 3♦  | Di 7♦    |
        | Anna A♥  | Ben 10♥  | Cleo 7♥  | Di 6♣    |
        | Anna 10♦ | Ben 9♥   | Cleo A♦  | Di 4♦    |
        | Cleo J♣  | Di 4♣    | Anna 8♦  | Ben 9♣   |
        | Cleo J♥  | Di 2♦    | Anna Q♥  | Ben 7♣   |
      Then Anna loses 100 (SP.BAGS)
      And the score is Anna -10, Ben 80, Cleo -10, Di 80

    @SP.BID.ZERO @SP.BAGS
    Scenario: Nine bags, and a contract that is made exactly
      Given they play »Without nil«
      And Di deals
      When they bid Anna 1, Ben 1, Cleo 1, Di 1
      And these tricks are played
        | led      | followed | followed | followed |
        | Anna K♥  | Ben A♥   | Cleo 9♥  | Di 2♥    |
        | Ben 4♣   | Cleo 7♣  | Di 6♣    | Anna 9♣  |
        | Anna K♣  | Ben Q♣   | Cleo 3♣  | Di 8♣    |
        | Anna K♦  | Ben 9♦   | Cleo 2♦  | Di 4♦    |
        | Anna J♦  | Ben 6♦   | Cleo Q♦  | Di 7♦    |
        | Cleo 5♦  | Di 10♦   | Anna 8♦  | Ben 3♦   |
        | Di 4♥    | Anna 7♥  | Ben Q♥   | Cleo 2♠  |
        | Cleo K♠  | Di 10♠   | Anna 9♠  | Ben 4♠   |
        | Cleo 8♠  | Di J♥    | Anna J♠  | Ben A♣   |
        | Anna A♠  | Ben A♦   | Cleo 3♠  | Di 8♥    |
        | Anna Q♠  | Ben 10♥  | Cleo 5♠  | Di 6♥    |
        | Anna 10♣ | Ben 5♣   | Cleo 6♠  | Di 5♥    |
        | Cleo 7♠  | Di 3♥    | Anna J♣  | Ben 2♣   |
      And Anna deals
      And they bid Ben 3, Cleo 0, Di 3, Anna 6
      And these tricks are played
        | led      | followed | followed | followed |
        | Ben A♦   | Cleo 2♦  | Di 4♦    | Anna 7♦  |
        | Ben A♣   | Cleo 3♣  | Di 2♣    | Anna 7♣  |
        | Ben Q♥   | Cleo 2♥  | Di K♥    | Anna A♥  |
        | Anna J♦  | Ben 3♦   | Cleo Q♦  | Di 10♦   |
        | Cleo 4♣  | Di Q♣    | Anna 9♣  | Ben K♣   |
        | Ben 9♥   | Cleo 5♥  | Di 10♥   | Anna 7♥  |
        | Di 10♣   | Anna Q♠  | Ben 8♣   | Cleo J♣  |
        | Anna 10♠ | Ben A♠   | Cleo J♥  | Di 6♠    |
        | Ben 8♥   | Cleo 4♥  | Di 6♥    | Anna 3♠  |
        | Anna J♠  | Ben 9♠   | Cleo 9♦  | Di K♠    |
        | Di 8♠    | Anna 5♠  | Ben 4♠   | Cleo 6♦  |
        | Di 6♣    | Anna 7♠  | Ben 2♠   | Cleo 5♦  |
        | Anna K♦  | Ben 8♦   | Cleo 3♥  | Di 5♣    |
      Then the score is Anna 89, Ben 81, Cleo 89, Di 81

    @SP.BID.ZERO
    Scenario: Nobody says nil
      Given they play »Without nil«
      And Di deals
      When Anna bids nil
      Then that is unreadable: unknown bid

    @SP.BID.ZERO
    Scenario: There are not 14 tricks
      Given they play »Without nil«
      And Di deals
      When Anna bids 14
      Then that is irregular: no such bid (SP.BID.ZERO)

    @SP.BID.ZERO @SP.CONTRACT.PLAIN
    Scenario Outline: »<variant>« and »<another>«: four taken of <bid> bid is <points>
      Given they play »<variant>« and »<another>«
      And Di deals
      When they bid Anna <bid>, Ben 4, Cleo 0, Di 5
      And these tricks are played
        | led      | followed | followed | followed |
        | Anna K♣  | Ben 5♣   | Cleo A♣  | Di 4♣    |
        | Cleo 2♦  | Di J♦    | Anna K♦  | Ben A♦   |
        | Ben Q♦   | Cleo 10♦ | Di 3♦    | Anna 7♦  |
        | Ben 9♦   | Cleo 6♦  | Di K♠    | Anna A♠  |
        | Anna Q♠  | Ben 2♠   | Cleo A♥  | Di 4♠    |
        | Anna 10♠ | Ben 3♠   | Cleo J♣  | Di J♠    |
        | Di 9♠    | Anna 5♠  | Ben 6♠   | Cleo 10♣ |
        | Di K♥    | Anna 2♥  | Ben 7♥   | Cleo 9♥  |
        | Di Q♥    | Anna 6♥  | Ben 8♥   | Cleo 5♥  |
        | Di Q♣    | Anna 2♣  | Ben 7♣   | Cleo 9♣  |
        | Di 3♥    | Anna J♥  | Ben 8♠   | Cleo 4♥  |
        | Ben 8♦   | Cleo 5♦  | Di 10♥   | Anna 7♠  |
        | Anna 3♣  | Ben 8♣   | Cleo 4♦  | Di 6♣    |
      Then the score is Anna <points>, Ben 90, Cleo <points>, Di 90

      Examples:
        | variant      | another      | bid | points |
        | Without nil  | Without bags | 4   | 40     |
        | Without bags | Without nil  | 4   | 40     |
        | Without nil  | Without bags | 3   | 30     |
        | Without nil  | Without bags | 5   | -50    |

    @SP.BID.ZERO @SP.CONTRACT.PLAIN
    Scenario: Without nil and without bags, ten tricks above the contract count nothing and cost nothing
      Given they play »Without nil« and »Without bags«
      And Di deals
      When they bid Anna 1, Ben 1, Cleo 0, Di 1
      And these tricks are played
        | led     | followed | followed | followed |
        | Anna A♦ | Ben 3♦   | Cleo 2♦  | Di 5♦    |
        | Anna K♥ | Ben A♥   | Cleo 2♥  | Di 8♥    |
        | Ben 3♥  | Cleo J♥  | Di Q♥    | Anna 2♠  |
        | Anna A♠ | Ben Q♠   | Cleo 4♠  | Di 10♠   |
        | Anna K♠ | Ben 9♠   | Cleo 3♣  | Di 2♣    |
        | Anna J♠ | Ben 3♠   | Cleo 4♦  | Di 5♣    |
        | Anna 8♠ | Ben 9♥   | Cleo 5♥  | Di 7♦    |
        | Anna 5♠ | Ben 7♣   | Cleo 7♥  | Di 8♦    |
        | Anna 6♠ | Ben 6♣   | Cleo 10♦ | Di 8♣    |
        | Anna 7♠ | Ben 6♦   | Cleo 10♥ | Di 9♣    |
        | Anna A♣ | Ben 4♣   | Cleo 10♣ | Di J♣    |
        | Anna 9♦ | Ben 6♥   | Cleo Q♦  | Di K♦    |
        | Di Q♣   | Anna J♦  | Ben 4♥   | Cleo K♣  |
      Then Anna scores 10 (SP.CONTRACT.PLAIN)
      And the score is Anna 10, Ben 20, Cleo 10, Di 20

    @SP.BID.ZERO
    Scenario: Not with »Blind nil«
      Given they play »Without nil« and »Blind nil«
      And Di deals
      Then that is unreadable: variants that exclude each other

  Rule: Blind nil

    @SP.BLIND @SP.OVER
    Scenario: A side 100 points behind may bid it; without a trick it counts 200
      Given they play »Blind nil«
      And Di deals
      When they bid Anna nil, Ben 4, Cleo 12, Di 4
      And these tricks are played
        | led     | followed | followed | followed |
        | Anna 3♣ | Ben A♣   | Cleo 6♣  | Di 9♣    |
        | Ben Q♦  | Cleo 3♦  | Di A♦    | Anna K♦  |
        | Di K♥   | Anna 9♥  | Ben 6♥   | Cleo A♥  |
        | Cleo J♥ | Di Q♥    | Anna 5♥  | Ben 8♥   |
        | Di 7♥   | Anna 3♥  | Ben 4♣   | Cleo 10♥ |
        | Cleo J♦ | Di 2♦    | Anna 10♦ | Ben 6♦   |
        | Cleo 8♦ | Di 9♦    | Anna 5♦  | Ben 5♠   |
        | Ben A♠  | Cleo 3♠  | Di 2♠    | Anna K♣  |
        | Ben K♠  | Cleo 4♠  | Di 6♠    | Anna Q♣  |
        | Ben 5♣  | Cleo Q♠  | Di 4♦    | Anna J♣  |
        | Cleo J♠ | Di 7♠    | Anna 10♣ | Ben 9♠   |
        | Cleo 2♥ | Di 10♠   | Anna 8♣  | Ben 8♠   |
        | Di 7♦   | Anna 2♣  | Ben 7♣   | Cleo 4♥  |
      Then the score is Anna -20, Ben 80, Cleo -20, Di 80
      When Anna deals
      And they bid Ben 4, Cleo blind nil, Di 4, Anna 4
      And these tricks are played
        | led     | followed | followed | followed |
        | Ben K♥  | Cleo J♥  | Di A♥    | Anna 3♥  |
        | Di K♣   | Anna 3♣  | Ben 2♣   | Cleo J♣  |
        | Di A♦   | Anna 6♦  | Ben 2♦   | Cleo 9♦  |
        | Di 8♦   | Anna K♦  | Ben 5♦   | Cleo 3♦  |
        | Anna Q♥ | Ben 5♥   | Cleo 9♥  | Di 8♥    |
        | Anna J♦ | Ben Q♦   | Cleo A♣  | Di 4♦    |
        | Ben 10♣ | Cleo 8♣  | Di Q♣    | Anna 6♥  |
        | Di 5♣   | Anna K♠  | Ben 7♣   | Cleo 6♣  |
        | Anna 8♠ | Ben A♠   | Cleo 4♠  | Di Q♠    |
        | Ben 10♠ | Cleo 7♥  | Di 7♠    | Anna 2♠  |
        | Ben J♠  | Cleo 4♣  | Di 10♦   | Anna 3♠  |
        | Ben 10♥ | Cleo 4♥  | Di 9♣    | Anna 5♠  |
        | Anna 9♠ | Ben 6♠   | Cleo 2♥  | Di 7♦    |
      Then Cleo scores 200 (SP.BLIND)
      And Cleo scores 40 (SP.CONTRACT)
      And Cleo scores 1 (SP.OVER)
      And the score is Anna 221, Ben 160, Cleo 221, Di 160

    @SP.BLIND @SP.OVER
    Scenario: With a trick it costs 200
      Given they play »Blind nil«
      And Di deals
      When they bid Anna nil, Ben 4, Cleo 12, Di 4
      And these tricks are played
        | led     | followed | followed | followed |
        | Anna 3♣ | Ben A♣   | Cleo 6♣  | Di 9♣    |
        | Ben Q♦  | Cleo 3♦  | Di A♦    | Anna K♦  |
        | Di K♥   | Anna 9♥  | Ben 6♥   | Cleo A♥  |
        | Cleo J♥ | Di Q♥    | Anna 5♥  | Ben 8♥   |
        | Di 7♥   | Anna 3♥  | Ben 4♣   | Cleo 10♥ |
        | Cleo J♦ | Di 2♦    | Anna 10♦ | Ben 6♦   |
        | Cleo 8♦ | Di 9♦    | Anna 5♦  | Ben 5♠   |
        | Ben A♠  | Cleo 3♠  | Di 2♠    | Anna K♣  |
        | Ben K♠  | Cleo 4♠  | Di 6♠    | Anna Q♣  |
        | Ben 5♣  | Cleo Q♠  | Di 4♦    | Anna J♣  |
        | Cleo J♠ | Di 7♠    | Anna 10♣ | Ben 9♠   |
        | Cleo 2♥ | Di 10♠   | Anna 8♣  | Ben 8♠   |
        | Di 7♦   | Anna 2♣  | Ben 7♣   | Cleo 4♥  |
      And Anna deals
      And they bid Ben 4, Cleo blind nil, Di 4, Anna 4
      And these tricks are played
        | led      | followed | followed | followed |
        | Ben K♥   | Cleo 3♥  | Di A♥    | Anna 7♥  |
        | Di K♦    | Anna 5♦  | Ben 4♦   | Cleo A♦  |
        | Cleo 3♦  | Di J♦    | Anna 8♦  | Ben Q♦   |
        | Ben K♣   | Cleo J♣  | Di 3♣    | Anna A♣  |
        | Anna Q♣  | Ben 6♣   | Cleo 7♣  | Di 3♠    |
        | Di K♠    | Anna 2♠  | Ben A♠   | Cleo 6♠  |
        | Ben J♠   | Cleo 5♠  | Di 4♠    | Anna Q♠  |
        | Anna 10♣ | Ben 8♣   | Cleo 5♣  | Di 2♥    |
        | Anna Q♥  | Ben 6♥   | Cleo 5♥  | Di 9♥    |
        | Anna 2♣  | Ben 10♠  | Cleo 4♣  | Di 2♦    |
        | Ben 9♠   | Cleo 7♦  | Di 7♠    | Anna 10♥ |
        | Ben 9♦   | Cleo 6♦  | Di 10♦   | Anna 9♣  |
        | Di 8♠    | Anna 8♥  | Ben J♥   | Cleo 4♥  |
      Then Cleo loses 200 (SP.BLIND)
      And Cleo scores 40 (SP.CONTRACT)
      And Cleo scores 1 (SP.OVER)
      And the score is Anna -179, Ben 160, Cleo -179, Di 160

    @SP.BLIND
    Scenario: It is offered to the side behind, not to the side ahead
      Given they play »Blind nil«
      And Di deals
      When they bid Anna nil, Ben 4, Cleo 12, Di 4
      And these tricks are played
        | led     | followed | followed | followed |
        | Anna 3♣ | Ben A♣   | Cleo 6♣  | Di 9♣    |
        | Ben Q♦  | Cleo 3♦  | Di A♦    | Anna K♦  |
        | Di K♥   | Anna 9♥  | Ben 6♥   | Cleo A♥  |
        | Cleo J♥ | Di Q♥    | Anna 5♥  | Ben 8♥   |
        | Di 7♥   | Anna 3♥  | Ben 4♣   | Cleo 10♥ |
        | Cleo J♦ | Di 2♦    | Anna 10♦ | Ben 6♦   |
        | Cleo 8♦ | Di 9♦    | Anna 5♦  | Ben 5♠   |
        | Ben A♠  | Cleo 3♠  | Di 2♠    | Anna K♣  |
        | Ben K♠  | Cleo 4♠  | Di 6♠    | Anna Q♣  |
        | Ben 5♣  | Cleo Q♠  | Di 4♦    | Anna J♣  |
        | Cleo J♠ | Di 7♠    | Anna 10♣ | Ben 9♠   |
        | Cleo 2♥ | Di 10♠   | Anna 8♣  | Ben 8♠   |
        | Di 7♦   | Anna 2♣  | Ben 7♣   | Cleo 4♥  |
      And Anna deals
      Then Ben may bid 0 to 13
      When Ben bids 4
      Then Cleo may bid 0 to 13 or blind nil

    @SP.BLIND
    Scenario: 99 points behind are not enough; the bid stands all the same
      Given they play »Blind nil«
      And Di deals
      When they bid Anna 1, Ben 11, Cleo nil, Di nil
      And these tricks are played
        | led     | followed | followed | followed |
        | Anna Q♥ | Ben A♥   | Cleo K♥  | Di J♥    |
        | Ben A♣  | Cleo J♣  | Di K♣    | Anna 4♣  |
        | Ben A♦  | Cleo Q♦  | Di 10♦   | Anna 8♦  |
        | Ben 7♦  | Cleo 5♦  | Di 6♦    | Anna K♦  |
        | Anna Q♣ | Ben 2♣   | Cleo 6♣  | Di 10♣   |
        | Anna 5♣ | Ben 7♣   | Cleo J♦  | Di 3♣    |
        | Ben 8♥  | Cleo 5♥  | Di 7♥    | Anna 4♥  |
        | Ben 4♦  | Cleo 3♦  | Di 2♦    | Anna 9♥  |
        | Ben A♠  | Cleo 2♠  | Di 9♠    | Anna K♠  |
        | Ben J♠  | Cleo 10♥ | Di 6♠    | Anna 10♠ |
        | Ben Q♠  | Cleo 9♦  | Di 9♣    | Anna 7♠  |
        | Ben 8♠  | Cleo 3♥  | Di 8♣    | Anna 4♠  |
        | Ben 5♠  | Cleo 2♥  | Di 6♥    | Anna 3♠  |
      Then the score is Anna 111, Ben 210, Cleo 111, Di 210
      When Anna deals
      And Ben bids 4
      And Cleo bids blind nil
      Then that is irregular: no such bid (SP.BLIND)
      And Di is to bid

    @SP.BLIND
    Scenario: In the first deal nobody is behind
      Given they play »Blind nil«
      And Di deals
      When Anna bids blind nil
      Then that is irregular: no such bid (SP.BLIND)

    @SP.BLIND
    Scenario: The side ahead may not bid it
      Given they play »Blind nil«
      And Di deals
      When they bid Anna nil, Ben 4, Cleo 12, Di 4
      And these tricks are played
        | led     | followed | followed | followed |
        | Anna 3♣ | Ben A♣   | Cleo 6♣  | Di 9♣    |
        | Ben Q♦  | Cleo 3♦  | Di A♦    | Anna K♦  |
        | Di K♥   | Anna 9♥  | Ben 6♥   | Cleo A♥  |
        | Cleo J♥ | Di Q♥    | Anna 5♥  | Ben 8♥   |
        | Di 7♥   | Anna 3♥  | Ben 4♣   | Cleo 10♥ |
        | Cleo J♦ | Di 2♦    | Anna 10♦ | Ben 6♦   |
        | Cleo 8♦ | Di 9♦    | Anna 5♦  | Ben 5♠   |
        | Ben A♠  | Cleo 3♠  | Di 2♠    | Anna K♣  |
        | Ben K♠  | Cleo 4♠  | Di 6♠    | Anna Q♣  |
        | Ben 5♣  | Cleo Q♠  | Di 4♦    | Anna J♣  |
        | Cleo J♠ | Di 7♠    | Anna 10♣ | Ben 9♠   |
        | Cleo 2♥ | Di 10♠   | Anna 8♣  | Ben 8♠   |
        | Di 7♦   | Anna 2♣  | Ben 7♣   | Cleo 4♥  |
      And Anna deals
      And Ben bids blind nil
      Then that is irregular: no such bid (SP.BLIND)

    @SP.NIL @SP.BLIND
    Scenario: Nil with open eyes is worth 100 as ever
      Given they play »Blind nil«
      And Di deals
      When they bid Anna 4, Ben 4, Cleo nil, Di 4
      And these tricks are played
        | led     | followed | followed | followed |
        | Anna K♦ | Ben 7♦   | Cleo 6♦  | Di 3♦    |
        | Anna A♣ | Ben 8♣   | Cleo K♣  | Di 10♣   |
        | Anna A♦ | Ben 9♦   | Cleo 4♦  | Di 5♦    |
        | Anna K♥ | Ben 4♥   | Cleo J♥  | Di A♥    |
        | Di Q♦   | Anna 2♦  | Ben J♦   | Cleo Q♣  |
        | Di 10♦  | Anna 8♦  | Ben J♠   | Cleo 10♥ |
        | Ben 8♠  | Cleo 9♥  | Di 6♠    | Anna A♠  |
        | Anna 6♣ | Ben 9♠   | Cleo 7♣  | Di 10♠   |
        | Di Q♠   | Anna 4♠  | Ben 2♠   | Cleo 8♥  |
        | Di K♠   | Anna J♣  | Ben 3♠   | Cleo 5♣  |
        | Di 2♥   | Anna 7♥  | Ben Q♥   | Cleo 4♣  |
        | Ben 7♠  | Cleo 3♣  | Di 5♥    | Anna 9♣  |
        | Ben 5♠  | Cleo 2♣  | Di 3♥    | Anna 6♥  |
      Then Cleo scores 100 (SP.NIL)
      And Cleo scores 40 (SP.CONTRACT)
      And the score is Anna 140, Ben 81, Cleo 140, Di 81

    @SP.NIL @SP.BLIND
    Scenario: A broken nil costs 100 as ever
      Given they play »Blind nil«
      And Di deals
      When they bid Anna 4, Ben 4, Cleo nil, Di 4
      And these tricks are played
        | led      | followed | followed | followed |
        | Anna Q♥  | Ben A♥   | Cleo 3♥  | Di 2♥    |
        | Ben A♣   | Cleo 3♣  | Di 6♣    | Anna 2♠  |
        | Anna Q♠  | Ben A♠   | Cleo 5♠  | Di 3♠    |
        | Ben K♠   | Cleo 6♠  | Di 7♠    | Anna 4♠  |
        | Ben J♠   | Cleo 2♦  | Di 9♠    | Anna 3♦  |
        | Ben 2♣   | Cleo 9♣  | Di Q♣    | Anna 6♦  |
        | Di 10♠   | Anna 7♥  | Ben 8♠   | Cleo 4♣  |
        | Di J♦    | Anna 8♦  | Ben Q♦   | Cleo K♦  |
        | Cleo 4♥  | Di 10♥   | Anna 9♥  | Ben 8♥   |
        | Di J♣    | Anna 9♦  | Ben 10♣  | Cleo 8♣  |
        | Di 6♥    | Anna K♥  | Ben K♣   | Cleo A♦  |
        | Anna 10♦ | Ben 7♣   | Cleo 7♦  | Di 5♦    |
        | Anna J♥  | Ben 5♣   | Cleo 4♦  | Di 5♥    |
      Then the score is Anna -59, Ben 80, Cleo -59, Di 80

    @SP.NIL @SP.BLIND
    Scenario: One partner bids blind nil, the other nil, and neither takes a trick
      Given they play »Blind nil«
      And Di deals
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
      Then the score is Anna 230, Ben -40, Cleo 230, Di -40
      When Anna deals
      And they bid Ben blind nil, Cleo 7, Di nil, Anna 6
      And these tricks are played
        | led      | followed | followed | followed |
        | Ben 2♥   | Cleo 10♥ | Di 8♥    | Anna 6♥  |
        | Cleo A♦  | Di Q♦    | Anna 4♦  | Ben K♦   |
        | Cleo Q♣  | Di 8♣    | Anna J♣  | Ben 7♣   |
        | Cleo Q♥  | Di 5♥    | Anna 9♥  | Ben 7♥   |
        | Cleo 10♣ | Di 3♣    | Anna A♠  | Ben A♣   |
        | Anna 9♠  | Ben K♥   | Cleo K♠  | Di J♠    |
        | Cleo Q♠  | Di A♥    | Anna 3♠  | Ben 7♦   |
        | Cleo 8♠  | Di K♣    | Anna 10♠ | Ben 6♣   |
        | Anna 4♠  | Ben 5♣   | Cleo 7♠  | Di 10♦   |
        | Cleo 2♦  | Di 9♦    | Anna J♦  | Ben 3♦   |
        | Anna 5♠  | Ben 4♥   | Cleo 2♠  | Di 8♦    |
        | Anna 6♠  | Ben 4♣   | Cleo 9♣  | Di 6♦    |
        | Anna J♥  | Ben 3♥   | Cleo 5♦  | Di 2♣    |
      Then Ben scores 100 and then 200
      And the score is Anna 360, Ben 260, Cleo 360, Di 260

    @SP.BLIND @SP.BAGS
    Scenario: Nine bags above the contract, and a tenth from a broken blind nil
      Given they play »Blind nil«
      And Di deals
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
      And they bid Ben 1, Cleo 1, Di blind nil, Anna 1
      And these tricks are played
        | led     | followed | followed | followed |
        | Ben A♦  | Cleo 3♦  | Di 2♦    | Anna 5♦  |
        | Ben K♥  | Cleo A♥  | Di 2♥    | Anna 8♥  |
        | Cleo 3♥ | Di J♥    | Anna Q♥  | Ben 2♠   |
        | Ben A♠  | Cleo Q♠  | Di 4♠    | Anna 10♠ |
        | Ben K♠  | Cleo 9♠  | Di 3♣    | Anna 2♣  |
        | Ben J♠  | Cleo 3♠  | Di 4♦    | Anna 5♣  |
        | Ben 8♠  | Cleo 9♥  | Di 5♥    | Anna 7♦  |
        | Ben 5♠  | Cleo 7♣  | Di 7♥    | Anna 8♦  |
        | Ben 6♠  | Cleo 6♣  | Di 10♦   | Anna 8♣  |
        | Ben 7♠  | Cleo 6♦  | Di 10♥   | Anna 9♣  |
        | Ben A♣  | Cleo 4♣  | Di 10♣   | Anna J♣  |
        | Ben 9♦  | Cleo 6♥  | Di Q♦    | Anna K♦  |
        | Anna Q♣ | Ben J♦   | Cleo 4♥  | Di K♣    |
      Then Ben loses 200 (SP.BLIND)
      And Ben loses 100 (SP.BAGS)
      And Di scores -200 and then -100 and then 10 and then 10
      And the score is Anna 250, Ben -320, Cleo 250, Di -320

  Rule: Without bags

    @SP.CONTRACT.PLAIN
    Scenario: Tricks above the contract count nothing
      Given they play »Without bags«
      And Di deals
      When they bid Anna 2, Ben 2, Cleo 2, Di 1
      And these tricks are played
        | led      | followed | followed | followed |
        | Anna Q♦  | Ben 2♦   | Cleo 6♦  | Di K♦    |
        | Di 2♣    | Anna K♣  | Ben A♣   | Cleo 4♣  |
        | Ben Q♥   | Cleo A♥  | Di K♥    | Anna 2♥  |
        | Cleo J♣  | Di 9♣    | Anna Q♣  | Ben 3♣   |
        | Anna 10♥ | Ben 6♠   | Cleo 4♥  | Di J♥    |
        | Ben 5♣   | Cleo Q♠  | Di 8♣    | Anna K♠  |
        | Anna A♠  | Ben 5♠   | Cleo 2♠  | Di A♦    |
        | Anna 9♠  | Ben 10♣  | Cleo J♠  | Di J♦    |
        | Cleo 10♠ | Di 8♦    | Anna 4♠  | Ben 9♦   |
        | Cleo 8♠  | Di 7♥    | Anna 7♠  | Ben 7♦   |
        | Cleo 3♠  | Di 6♥    | Anna 3♥  | Ben 7♣   |
        | Cleo 5♥  | Di 4♦    | Anna 9♥  | Ben 6♣   |
        | Anna 10♦ | Ben 5♦   | Cleo 8♥  | Di 3♦    |
      Then Anna scores 40 (SP.CONTRACT.PLAIN)
      And the score is Anna 40, Ben 30, Cleo 40, Di 30

    @SP.CONTRACT.PLAIN
    Scenario: Ten of them cost nothing
      Given they play »Without bags«
      And Di deals
      When they bid Anna 1, Ben 1, Cleo 1, Di 1
      And these tricks are played
        | led      | followed | followed | followed |
        | Anna J♦  | Ben A♦   | Cleo 9♦  | Di 5♦    |
        | Ben 2♣   | Cleo J♣  | Di 4♣    | Anna 9♣  |
        | Cleo A♥  | Di 9♥    | Anna 10♥ | Ben J♥   |
        | Cleo Q♥  | Di 8♥    | Anna K♠  | Ben 6♥   |
        | Anna J♠  | Ben A♣   | Cleo A♠  | Di 9♠    |
        | Cleo 7♠  | Di K♣    | Anna Q♠  | Ben 10♦  |
        | Anna 8♠  | Ben 8♣   | Cleo 3♠  | Di Q♣    |
        | Anna 10♠ | Ben 7♦   | Cleo 5♠  | Di 4♦    |
        | Anna 4♠  | Ben 7♣   | Cleo 6♠  | Di 4♥    |
        | Cleo K♥  | Di 3♥    | Anna 2♠  | Ben 5♥   |
        | Anna 10♣ | Ben 6♣   | Cleo 3♣  | Di 3♦    |
        | Anna 8♦  | Ben 6♦   | Cleo K♦  | Di 2♦    |
        | Cleo 7♥  | Di 2♥    | Anna Q♦  | Ben 5♣   |
      Then the score is Anna 20, Ben -20, Cleo 20, Di -20

    @SP.CONTRACT.PLAIN
    Scenario: A broken nil costs 100, and its tricks neither help nor count
      Given they play »Without bags«
      And Di deals
      When they bid Anna 4, Ben 4, Cleo nil, Di 4
      And these tricks are played
        | led      | followed | followed | followed |
        | Anna Q♥  | Ben A♥   | Cleo 3♥  | Di 2♥    |
        | Ben A♣   | Cleo 3♣  | Di 6♣    | Anna 2♠  |
        | Anna Q♠  | Ben A♠   | Cleo 5♠  | Di 3♠    |
        | Ben K♠   | Cleo 6♠  | Di 7♠    | Anna 4♠  |
        | Ben J♠   | Cleo 2♦  | Di 9♠    | Anna 3♦  |
        | Ben 2♣   | Cleo 9♣  | Di Q♣    | Anna 6♦  |
        | Di 10♠   | Anna 7♥  | Ben 8♠   | Cleo 4♣  |
        | Di J♦    | Anna 8♦  | Ben Q♦   | Cleo K♦  |
        | Cleo 4♥  | Di 10♥   | Anna 9♥  | Ben 8♥   |
        | Di J♣    | Anna 9♦  | Ben 10♣  | Cleo 8♣  |
        | Di 6♥    | Anna K♥  | Ben K♣   | Cleo A♦  |
        | Anna 10♦ | Ben 7♣   | Cleo 7♦  | Di 5♦    |
        | Anna J♥  | Ben 5♣   | Cleo 4♦  | Di 5♥    |
      Then the score is Anna -60, Ben 80, Cleo -60, Di 80

    @SP.CONTRACT.PLAIN
    Scenario: The partner fails though the side has tricks enough
      Given they play »Without bags«
      And Di deals
      When they bid Anna 4, Ben 4, Cleo nil, Di 5
      And these tricks are played
        | led      | followed | followed | followed |
        | Anna K♣  | Ben 5♣   | Cleo A♣  | Di 4♣    |
        | Cleo 2♦  | Di J♦    | Anna K♦  | Ben A♦   |
        | Ben Q♦   | Cleo 10♦ | Di 3♦    | Anna 7♦  |
        | Ben 9♦   | Cleo 6♦  | Di K♠    | Anna A♠  |
        | Anna Q♠  | Ben 2♠   | Cleo A♥  | Di 4♠    |
        | Anna 10♠ | Ben 3♠   | Cleo J♣  | Di J♠    |
        | Di 9♠    | Anna 5♠  | Ben 6♠   | Cleo 10♣ |
        | Di K♥    | Anna 2♥  | Ben 7♥   | Cleo 9♥  |
        | Di Q♥    | Anna 6♥  | Ben 8♥   | Cleo 5♥  |
        | Di Q♣    | Anna 2♣  | Ben 7♣   | Cleo 9♣  |
        | Di 3♥    | Anna J♥  | Ben 8♠   | Cleo 4♥  |
        | Ben 8♦   | Cleo 5♦  | Di 10♥   | Anna 7♠  |
        | Anna 3♣  | Ben 8♣   | Cleo 4♦  | Di 6♣    |
      Then the score is Anna -140, Ben 90, Cleo -140, Di 90

  Rule: Spades at any time

    @SP.LEAD.FREE
    Scenario: Anna leads a spade to the first trick
      Given they play »Spades at any time«
      And Di deals
        | Anna | K♠ 9♠ 4♠ A♥ J♥ 6♥ K♦ 8♦ 3♦ Q♣ 10♣ 5♣ 2♣ |
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      Then Anna may play any card
      When Anna leads K♠
      Then everything is clean

    @SP.LEAD.FREE
    Scenario: The dealer does not lead here, either
      Given they play »Spades at any time«
      And Di deals
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Di leads K♠
      Then that is impossible: out of turn (SP.LEAD.FREE)

  Rule: No spades on the first trick

    @SP.FIRST
    Scenario: Ben has no heart; he may play diamonds and clubs
      Given they play »No spades on the first trick«
      And Di deals
        | Ben | A♠ 8♠ 6♠ 2♠ Q♠ 10♠ A♦ J♦ 6♦ 2♦ A♣ 9♣ 4♣ |
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads 6♥
      Then Ben may only play A♦ J♦ 6♦ 2♦ A♣ 9♣ 4♣

    @SP.FIRST
    Scenario: Ben trumps in the first trick
      Given they play »No spades on the first trick«
      And Di deals
        | Ben | A♠ 8♠ 6♠ 2♠ Q♠ 10♠ A♦ J♦ 6♦ 2♦ A♣ 9♣ 4♣ |
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads 6♥
      And Ben plays 2♠
      Then that is irregular: forbidden card (SP.FIRST)
      And Cleo is to follow

    @SP.FIRST @SP.FOLLOW
    Scenario: Who can follow must follow all the same
      Given they play »No spades on the first trick«
      And Di deals
        | Ben | A♠ 8♠ 2♠ K♥ 9♥ 3♥ A♦ J♦ 6♦ 2♦ A♣ 9♣ 4♣ |
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads 6♥
      And Ben plays 2♠
      Then that is irregular: revoke (SP.FOLLOW)

    @SP.FIRST
    Scenario: Ben has nothing but spades and may play one
      Given they play »No spades on the first trick«
      And Di deals
        | Ben | A♠ K♠ Q♠ J♠ 10♠ 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ 2♠ |
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads 6♥
      Then Ben may play any card
      When Ben plays 2♠
      Then everything is clean

    @SP.FIRST
    Scenario: In the second trick he may trump
      Given they play »No spades on the first trick«
      And Di deals
        | Ben | A♠ 8♠ 6♠ 2♠ Q♠ 10♠ A♦ J♦ 6♦ 2♦ A♣ 9♣ 4♣ |
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads A♥
      And Ben plays 2♦
      And Cleo plays 3♥
      And Di plays 4♥
      And Anna leads 6♥
      Then Ben may play any card
      When Ben plays 2♠
      Then everything is clean

    @SP.FIRST
    Scenario: An unknown hand: nobody knows yet whether Ben had anything else
      Given they play »No spades on the first trick«
      And Di deals
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads 6♥
      And Ben plays 2♠
      Then Ben's 2♠ cannot be judged yet

    @SP.FIRST
    Scenario: All hearts are in other hands, and a diamond in none: Ben should have played it
      Given they play »No spades on the first trick«
      And Di deals
        | Anna | 4♥ 3♥ 2♥ A♠ K♠ Q♠ J♠ 6♦ 5♦ 4♦ 6♣ 5♣ 4♣   |
        | Cleo | A♥ K♥ Q♥ J♥ 10♥ A♦ K♦ Q♦ J♦ A♣ K♣ Q♣ J♣  |
        | Di   | 9♥ 8♥ 7♥ 6♥ 5♥ 10♦ 9♦ 8♦ 7♦ 10♣ 9♣ 8♣ 7♣ |
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads 4♥
      And Ben plays 2♠
      Then that is irregular: forbidden card (SP.FIRST)

  Rule: Losing score

    @SP.END.MERCY
    Scenario: Minus 100 in a game to 100: over, and the others win
      Given they play »Losing score«
      And the game is to 100
      And Di deals
      When they bid Anna 5, Ben 4, Cleo 5, Di 4
      And these tricks are played
        | led     | followed | followed | followed |
        | Anna K♥ | Ben 5♥   | Cleo A♥  | Di 6♥    |
        | Cleo K♦ | Di 2♦    | Anna 4♦  | Ben 3♦   |
        | Cleo 2♣ | Di 10♠   | Anna 8♣  | Ben 5♣   |
        | Di 8♠   | Anna A♠  | Ben 2♠   | Cleo Q♠  |
        | Anna K♠ | Ben 6♠   | Cleo A♦  | Di 3♠    |
        | Anna J♠ | Ben 6♣   | Cleo 10♣ | Di 4♠    |
        | Anna 4♥ | Ben 9♥   | Cleo 7♥  | Di 10♥   |
        | Di 7♠   | Anna 5♠  | Ben 7♣   | Cleo 8♦  |
        | Di 9♠   | Anna Q♣  | Ben 9♣   | Cleo 7♦  |
        | Di 5♦   | Anna J♦  | Ben Q♦   | Cleo 4♣  |
        | Ben A♣  | Cleo 3♣  | Di J♥    | Anna Q♥  |
        | Ben K♣  | Cleo 3♥  | Di 10♦   | Anna 8♥  |
        | Ben J♣  | Cleo 2♥  | Di 9♦    | Anna 6♦  |
      Then the score is Anna -100, Ben 80, Cleo -100, Di 80
      And Ben and Di win the game

    @SP.END.MERCY
    Scenario: At minus 100 nobody deals again
      Given they play »Losing score«
      And the game is to 100
      And Di deals
      When they bid Anna 5, Ben 4, Cleo 5, Di 4
      And these tricks are played
        | led     | followed | followed | followed |
        | Anna K♥ | Ben 5♥   | Cleo A♥  | Di 6♥    |
        | Cleo K♦ | Di 2♦    | Anna 4♦  | Ben 3♦   |
        | Cleo 2♣ | Di 10♠   | Anna 8♣  | Ben 5♣   |
        | Di 8♠   | Anna A♠  | Ben 2♠   | Cleo Q♠  |
        | Anna K♠ | Ben 6♠   | Cleo A♦  | Di 3♠    |
        | Anna J♠ | Ben 6♣   | Cleo 10♣ | Di 4♠    |
        | Anna 4♥ | Ben 9♥   | Cleo 7♥  | Di 10♥   |
        | Di 7♠   | Anna 5♠  | Ben 7♣   | Cleo 8♦  |
        | Di 9♠   | Anna Q♣  | Ben 9♣   | Cleo 7♦  |
        | Di 5♦   | Anna J♦  | Ben Q♦   | Cleo 4♣  |
        | Ben A♣  | Cleo 3♣  | Di J♥    | Anna Q♥  |
        | Ben K♣  | Cleo 3♥  | Di 10♦   | Anna 8♥  |
        | Ben J♣  | Cleo 2♥  | Di 9♦    | Anna 6♦  |
      And Anna deals
      Then that is impossible: after the end (SP.END.MERCY)

    @SP.END.MERCY
    Scenario: Minus 90: the game goes on
      Given they play »Losing score«
      And the game is to 100
      And Di deals
      When they bid Anna 5, Ben 4, Cleo 4, Di 4
      And these tricks are played
        | led     | followed | followed | followed |
        | Anna K♥ | Ben 5♥   | Cleo A♥  | Di 6♥    |
        | Cleo K♦ | Di 2♦    | Anna 4♦  | Ben 3♦   |
        | Cleo 2♣ | Di 10♠   | Anna 8♣  | Ben 5♣   |
        | Di 8♠   | Anna A♠  | Ben 2♠   | Cleo Q♠  |
        | Anna K♠ | Ben 6♠   | Cleo A♦  | Di 3♠    |
        | Anna J♠ | Ben 6♣   | Cleo 10♣ | Di 4♠    |
        | Anna 4♥ | Ben 9♥   | Cleo 7♥  | Di 10♥   |
        | Di 7♠   | Anna 5♠  | Ben 7♣   | Cleo 8♦  |
        | Di 9♠   | Anna Q♣  | Ben 9♣   | Cleo 7♦  |
        | Di 5♦   | Anna J♦  | Ben Q♦   | Cleo 4♣  |
        | Ben A♣  | Cleo 3♣  | Di J♥    | Anna Q♥  |
        | Ben K♣  | Cleo 3♥  | Di 10♦   | Anna 8♥  |
        | Ben J♣  | Cleo 2♥  | Di 9♦    | Anna 6♦  |
      Then the score is Anna -90, Ben 80, Cleo -90, Di 80
      And the game goes on

    @SP.END.MERCY
    Scenario: The target is where it was
      Given they play »Losing score«
      And the game is to 70
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

    @SP.END.MERCY
    Scenario: Equal points: the game goes on
      Given they play »Losing score«
      And the game is to 20
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
      Then the game goes on

  Rule: As the program OpenSpiel plays it

    @SP.OPENSPIEL.BID
    Scenario Outline: Anna has bid <first>: Cleo may bid 0 to <third>
      Given they play »OpenSpiel«
      And Di deals
      When they bid Anna <first>, Ben 3
      Then Cleo may bid 0 to <third>

      Examples:
        | first | third |
        | 4     | 9     |
        | 0     | 13    |
        | 10    | 3     |

    @SP.OPENSPIEL.BID
    Scenario: Partners may not bid 14 together; the bid stands all the same
      Given they play »OpenSpiel«
      And Di deals
      When they bid Anna 10, Ben 3
      And Cleo bids 4
      Then that is irregular: no such bid (SP.OPENSPIEL.BID)
      And Di is to bid

    @SP.OPENSPIEL.BID
    Scenario: What the other side bids does not matter
      Given they play »OpenSpiel«
      And Di deals
      When they bid Anna 10, Ben 10, Cleo 3, Di 3
      Then everything is clean

    @SP.OPENSPIEL.LEAD
    Scenario: Di has trumped; even so Anna may not lead a spade
      Given they play »OpenSpiel«
      And Di deals
        | Anna | K♠ 9♠ 4♠ A♥ J♥ 6♥ K♦ 8♦ 3♦ Q♣ 10♣ 5♣ 2♣ |
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads 6♥
      And Ben plays K♥
      And Cleo plays 7♥
      And Di plays 3♠
      And Di leads 7♦
      And Anna plays K♦
      And Ben plays 2♦
      And Cleo plays 4♦
      Then Anna may only play A♥ J♥ 8♦ 3♦ Q♣ 10♣ 5♣ 2♣
      When Anna leads K♠
      Then that is irregular: forbidden card (SP.OPENSPIEL.LEAD)

    @SP.OPENSPIEL.LEAD
    Scenario: Anna has nothing but spades and leads one
      Given they play »OpenSpiel«
      And Di deals
        | Anna | A♠ K♠ Q♠ J♠ 10♠ 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ 2♠ |
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      Then Anna may play any card
      When Anna leads A♠
      Then everything is clean

    @SP.OPENSPIEL.SCORE
    Scenario: 7 bid and 7 taken is 70; 5 bid and 6 taken is 51
      Given they play »OpenSpiel«
      And Di deals
      When they bid Anna 4, Ben 3, Cleo 3, Di 2
      And these tricks are played
        | led      | followed | followed | followed |
        | Anna K♣  | Ben 2♣   | Cleo 9♣  | Di A♣    |
        | Di K♦    | Anna 5♦  | Ben A♦   | Cleo 2♦  |
        | Ben Q♦   | Cleo 4♦  | Di 3♦    | Anna 2♠  |
        | Anna 10♣ | Ben 4♣   | Cleo 6♥  | Di Q♣    |
        | Di A♥    | Anna 3♥  | Ben 4♥   | Cleo 9♥  |
        | Di 2♥    | Anna 10♥ | Ben 7♥   | Cleo J♥  |
        | Cleo K♥  | Di Q♥    | Anna 8♥  | Ben 6♣   |
        | Cleo 8♦  | Di 6♦    | Anna 5♣  | Ben 9♦   |
        | Ben 10♦  | Cleo 7♦  | Di 8♣    | Anna 5♠  |
        | Anna J♣  | Ben Q♠   | Cleo A♠  | Di 3♣    |
        | Cleo 6♠  | Di 9♠    | Anna K♠  | Ben 3♠   |
        | Anna 7♣  | Ben 7♠   | Cleo 4♠  | Di 5♥    |
        | Ben J♦   | Cleo 10♠ | Di 8♠    | Anna J♠  |
      Then Anna scores 70 (SP.OPENSPIEL.SCORE)
      And Ben scores 50 and then 1 (SP.OPENSPIEL.SCORE)
      And Anna and Cleo win the game

    @SP.OPENSPIEL.SCORE @SP.NIL
    Scenario: The tricks of a broken nil help the partner
      Given they play »OpenSpiel«
      And Di deals
      When they bid Anna 4, Ben 4, Cleo nil, Di 5
      And these tricks are played
        | led      | followed | followed | followed |
        | Anna 10♥ | Ben Q♥   | Cleo 2♥  | Di K♥    |
        | Di A♥    | Anna 7♥  | Ben 3♦   | Cleo 3♥  |
        | Di 9♣    | Anna 10♣ | Ben A♣   | Cleo 3♣  |
        | Ben J♦   | Cleo 8♦  | Di 5♦    | Anna 2♦  |
        | Ben K♦   | Cleo 10♦ | Di 6♦    | Anna 4♦  |
        | Ben A♦   | Cleo 7♠  | Di 9♦    | Anna 7♦  |
        | Cleo 8♥  | Di 4♥    | Anna J♥  | Ben 6♠   |
        | Ben 6♣   | Cleo 4♣  | Di 5♣    | Anna 8♣  |
        | Anna 2♣  | Ben 7♣   | Cleo K♣  | Di 3♠    |
        | Di 6♥    | Anna Q♠  | Ben J♠   | Cleo 9♥  |
        | Anna 8♠  | Ben K♠   | Cleo 2♠  | Di A♠    |
        | Di 5♥    | Anna 4♠  | Ben Q♦   | Cleo Q♣  |
        | Anna 5♠  | Ben 9♠   | Cleo J♣  | Di 10♠   |
      Then Anna loses 100 (SP.NIL)
      And Anna scores 40 (SP.OPENSPIEL.SCORE)
      And the score is Anna -60, Ben 90, Cleo -60, Di 90

    @SP.OPENSPIEL.SCORE @SP.NIL
    Scenario: Nil kept, the partner's contract not made
      Given they play »OpenSpiel«
      And Di deals
      When they bid Anna 4, Ben 4, Cleo nil, Di 5
      And these tricks are played
        | led      | followed | followed | followed |
        | Anna 10♥ | Ben A♥   | Cleo 8♥  | Di 9♥    |
        | Ben A♦   | Cleo 10♦ | Di 5♦    | Anna 4♦  |
        | Ben A♣   | Cleo Q♣  | Di 3♣    | Anna 7♣  |
        | Ben K♥   | Cleo 6♥  | Di Q♠    | Anna 5♥  |
        | Di K♣    | Anna 10♣ | Ben 9♣   | Cleo 5♣  |
        | Di Q♦    | Anna 6♦  | Ben 8♦   | Cleo 9♦  |
        | Di 7♦    | Anna K♦  | Ben J♠   | Cleo 3♦  |
        | Ben J♥   | Cleo 4♥  | Di 10♠   | Anna 7♥  |
        | Di 8♣    | Anna J♣  | Ben 9♠   | Cleo 4♣  |
        | Ben Q♥   | Cleo 3♥  | Di 8♠    | Anna K♠  |
        | Anna J♦  | Ben 5♠   | Cleo 2♦  | Di 6♠    |
        | Di 6♣    | Anna A♠  | Ben 4♠   | Cleo 2♣  |
        | Anna 7♠  | Ben 2♠   | Cleo 2♥  | Di 3♠    |
      Then the score is Anna 60, Ben 91, Cleo 60, Di 91

    @SP.OPENSPIEL.SCORE @SP.OPENSPIEL.BAGS @SP.NIL
    Scenario: Even ten tricks of a broken nil help the partner, and are no bags
      Given they play »OpenSpiel«
      And Di deals
      When they bid Anna 11, Ben 1, Cleo nil, Di 1
      And these tricks are played
        | led      | followed | followed | followed |
        | Anna A♥  | Ben 2♥   | Cleo Q♥  | Di 3♥    |
        | Anna 5♥  | Ben 8♥   | Cleo 7♦  | Di K♥    |
        | Di 3♦    | Anna 10♦ | Ben 2♦   | Cleo A♦  |
        | Cleo J♣  | Di 9♣    | Anna 10♣ | Ben A♣   |
        | Ben 2♣   | Cleo A♠  | Di K♣    | Anna 5♣  |
        | Cleo K♠  | Di 9♠    | Anna 10♥ | Ben J♠   |
        | Cleo 10♠ | Di 3♠    | Anna 9♦  | Ben J♥   |
        | Cleo Q♠  | Di 2♠    | Anna 9♥  | Ben 8♣   |
        | Cleo 7♠  | Di K♦    | Anna 7♥  | Ben 8♦   |
        | Cleo 5♠  | Di Q♦    | Anna 6♥  | Ben 6♦   |
        | Cleo 8♠  | Di Q♣    | Anna 5♦  | Ben 6♣   |
        | Cleo 6♠  | Di J♦    | Anna 4♥  | Ben 4♦   |
        | Cleo 4♠  | Di 7♣    | Anna 4♣  | Ben 3♣   |
      Then Anna scores 110 (SP.OPENSPIEL.SCORE)
      And the score is Anna 10, Ben 20, Cleo 10, Di 20

    @SP.OPENSPIEL.BAGS
    Scenario: Ten tricks above the contract cost 100
      Given they play »OpenSpiel«
      And Di deals
      When they bid Anna 1, Ben 1, Cleo 1, Di 4
      And these tricks are played
        | led      | followed | followed | followed |
        | Anna K♥  | Ben 2♥   | Cleo A♥  | Di 6♥    |
        | Cleo K♦  | Di 8♦    | Anna A♦  | Ben 5♦   |
        | Anna A♣  | Ben 4♣   | Cleo J♣  | Di 9♣    |
        | Anna Q♦  | Ben J♦   | Cleo 10♦ | Di 7♦    |
        | Anna 10♣ | Ben K♣   | Cleo Q♣  | Di 7♣    |
        | Ben 3♥   | Cleo J♥  | Di 5♥    | Anna 10♥ |
        | Cleo K♠  | Di 6♦    | Anna 2♠  | Ben Q♥   |
        | Cleo A♠  | Di 5♣    | Anna 4♠  | Ben 9♥   |
        | Cleo 10♠ | Di 4♦    | Anna 5♠  | Ben 8♣   |
        | Cleo 8♠  | Di 3♣    | Anna Q♠  | Ben 8♥   |
        | Anna 9♦  | Ben 7♥   | Cleo 7♠  | Di 3♦    |
        | Cleo 3♠  | Di 2♦    | Anna J♠  | Ben 6♣   |
        | Anna 9♠  | Ben 4♥   | Cleo 6♠  | Di 2♣    |
      Then Anna loses 100 (SP.OPENSPIEL.BAGS)
      And Anna scores 20 and then 10 (SP.OPENSPIEL.SCORE)
      And the score is Anna -70, Ben -50, Cleo -70, Di -50
      And Ben and Di win the game

    @SP.OPENSPIEL.BAGS
    Scenario: Nine do not
      Given they play »OpenSpiel«
      And Di deals
      When they bid Anna 1, Ben 1, Cleo 1, Di 1
      And these tricks are played
        | led      | followed | followed | followed |
        | Anna Q♣  | Ben 7♣   | Cleo A♣  | Di 3♣    |
        | Cleo K♦  | Di 2♦    | Anna 4♦  | Ben 9♦   |
        | Cleo 9♣  | Di K♣    | Anna 2♣  | Ben 3♥   |
        | Di 5♣    | Anna 10♣ | Ben 9♠   | Cleo 10♠ |
        | Cleo 10♥ | Di 8♥    | Anna 2♥  | Ben 6♥   |
        | Cleo 7♦  | Di 6♦    | Anna A♦  | Ben 10♦  |
        | Anna Q♦  | Ben J♦   | Cleo 5♦  | Di 8♦    |
        | Anna 6♣  | Ben 7♥   | Cleo A♠  | Di J♣    |
        | Cleo 4♥  | Di 5♥    | Anna 4♣  | Ben 9♥   |
        | Ben J♥   | Cleo J♠  | Di 7♠    | Anna Q♠  |
        | Anna K♠  | Ben A♥   | Cleo 8♠  | Di 3♠    |
        | Anna 6♠  | Ben K♥   | Cleo 4♠  | Di 8♣    |
        | Anna 5♠  | Ben Q♥   | Cleo 2♠  | Di 3♦    |
      Then the score is Anna 29, Ben 20, Cleo 29, Di 20

    @SP.OPENSPIEL.END
    Scenario: There is no second deal
      Given they play »OpenSpiel«
      And Di deals
      When they bid Anna 4, Ben 3, Cleo 3, Di 2
      And these tricks are played
        | led      | followed | followed | followed |
        | Anna K♣  | Ben 2♣   | Cleo 9♣  | Di A♣    |
        | Di K♦    | Anna 5♦  | Ben A♦   | Cleo 2♦  |
        | Ben Q♦   | Cleo 4♦  | Di 3♦    | Anna 2♠  |
        | Anna 10♣ | Ben 4♣   | Cleo 6♥  | Di Q♣    |
        | Di A♥    | Anna 3♥  | Ben 4♥   | Cleo 9♥  |
        | Di 2♥    | Anna 10♥ | Ben 7♥   | Cleo J♥  |
        | Cleo K♥  | Di Q♥    | Anna 8♥  | Ben 6♣   |
        | Cleo 8♦  | Di 6♦    | Anna 5♣  | Ben 9♦   |
        | Ben 10♦  | Cleo 7♦  | Di 8♣    | Anna 5♠  |
        | Anna J♣  | Ben Q♠   | Cleo A♠  | Di 3♣    |
        | Cleo 6♠  | Di 9♠    | Anna K♠  | Ben 3♠   |
        | Anna 7♣  | Ben 7♠   | Cleo 4♠  | Di 5♥    |
        | Ben J♦   | Cleo 10♠ | Di 8♠    | Anna J♠  |
      And Anna deals
      Then that is impossible: after the end (SP.OPENSPIEL.END)

    @SP.OPENSPIEL.END
    Scenario: At equal points both sides win
      Given they play »OpenSpiel«
      And Di deals
      When they bid Anna 8, Ben 8, Cleo nil, Di nil
      And these tricks are played
        | led     | followed | followed | followed |
        | Anna J♦ | Ben 4♦   | Cleo 8♦  | Di 6♦    |
        | Anna Q♥ | Ben 10♥  | Cleo 8♥  | Di J♥    |
        | Anna Q♣ | Ben 4♣   | Cleo J♣  | Di 10♣   |
        | Anna 9♥ | Ben 5♣   | Cleo 3♥  | Di 7♥    |
        | Anna 9♦ | Ben 10♦  | Cleo 2♦  | Di 5♦    |
        | Ben Q♠  | Cleo K♣  | Di A♥    | Anna 3♠  |
        | Ben A♠  | Cleo K♦  | Di A♦    | Anna 7♠  |
        | Ben K♠  | Cleo K♥  | Di A♣    | Anna 8♠  |
        | Ben 9♠  | Cleo 9♣  | Di Q♦    | Anna 10♠ |
        | Anna 7♦ | Ben 6♠   | Cleo 8♣  | Di 3♦    |
        | Ben 4♠  | Cleo 7♣  | Di 6♥    | Anna J♠  |
        | Anna 2♥ | Ben 5♠   | Cleo 6♣  | Di 5♥    |
        | Ben 2♠  | Cleo 2♣  | Di 3♣    | Anna 4♥  |
      Then the score is Anna 20, Ben 20, Cleo 20, Di 20
      And Anna, Ben, Cleo and Di win the game

    @SP.OPENSPIEL.END
    Scenario Outline: It is played as it is, not with »<variant>«
      Given they play »OpenSpiel« and »<variant>«
      And Di deals
      Then that is unreadable: variants that exclude each other

      Examples:
        | variant                      |
        | Without nil                  |
        | Blind nil                    |
        | Without bags                 |
        | Spades at any time           |
        | No spades on the first trick |
        | Losing score                 |

    @SP.OPENSPIEL.SCORE @SP-NIL-TRICKS
    Scenario: There is nothing to agree on about the tricks of a broken nil
      Given they play »OpenSpiel«
      And it is agreed that the tricks of a broken nil help the partner
      And Di deals
      Then that is unreadable: variants that exclude each other
