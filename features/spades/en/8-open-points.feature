Feature: Spades: what is told in more than one way
  The answers between which a table may choose.

  Background:
    Given a game of Spades between Anna, Ben, Cleo and Di

  Rule: Do the tricks of a broken nil help the partner's contract?

    @SP-NIL-TRICKS @SP.CONTRACT @SP.OVER
    Scenario: No: Anna bids four and takes three, Cleo's one does not help
      Given it is agreed that the tricks of a broken nil are bags
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
      Then Anna loses 40 (SP.CONTRACT)
      And Anna scores 1 (SP.OVER)
      And the score is Anna -139, Ben 90, Cleo -139, Di 90

    @SP-NIL-TRICKS @SP.CONTRACT
    Scenario: Yes: Anna bids four and takes three, Cleo's one is the fourth
      Given it is agreed that the tricks of a broken nil help the partner
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
      Then Anna scores 40 (SP.CONTRACT)
      And the score is Anna -60, Ben 90, Cleo -60, Di 90

    @SP-NIL-TRICKS @SP.CONTRACT
    Scenario: Yes: five bid, four taken together
      Given it is agreed that the tricks of a broken nil help the partner
      And Di deals
      When they bid Anna 5, Ben 4, Cleo nil, Di 5
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
      Then Anna loses 50 (SP.CONTRACT)
      And the score is Anna -150, Ben 90, Cleo -150, Di 90

    @SP-NIL-TRICKS @SP.CONTRACT
    Scenario: Yes: where neither partner bids nil, both bids count together as ever
      Given it is agreed that the tricks of a broken nil help the partner
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

    @SP-NIL-TRICKS @SP.CONTRACT @SP.OVER
    Scenario: Yes: what is not needed is a bag
      Given it is agreed that the tricks of a broken nil help the partner
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
      Then Anna scores 40 (SP.CONTRACT)
      And Anna scores 1 (SP.OVER)
      And the score is Anna -59, Ben 80, Cleo -59, Di 80

    @SP-NIL-TRICKS @SP.BAGS
    Scenario: Yes: nine bags from the deal before, and one now
      Given it is agreed that the tricks of a broken nil help the partner
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
      And they bid Ben 3, Cleo nil, Di 3, Anna 5
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
      Then Anna loses 100 (SP.BAGS)
      And the score is Anna -120, Ben 81, Cleo -120, Di 81

    @SP-NIL-TRICKS @SP.BAGS
    Scenario: Yes: nine bags from the deal before, and now the nil's trick is needed
      Given it is agreed that the tricks of a broken nil help the partner
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
      And they bid Ben 3, Cleo nil, Di 3, Anna 6
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
      Then the score is Anna -11, Ben 81, Cleo -11, Di 81

    @SP-NIL-TRICKS @SP.BAGS
    Scenario: Yes: eight bags from the deal before, and now the nil's trick is needed
      Given it is agreed that the tricks of a broken nil help the partner
      And Di deals
      When they bid Anna 1, Ben 1, Cleo 2, Di 1
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
      And they bid Ben 3, Cleo nil, Di 3, Anna 6
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
      Then the score is Anna -2, Ben 81, Cleo -2, Di 81

    @SP-NIL-TRICKS @SP.BID.ZERO
    Scenario: Without nil there is nothing to agree on
      Given they play »Without nil«
      And it is agreed that the tricks of a broken nil help the partner
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
      Then the score is Anna 40, Ben 90, Cleo 40, Di 90

    @SP-NIL-TRICKS @SP.CONTRACT.PLAIN
    Scenario Outline: Without bags, Cleo's trick helps Anna too, who bids <bid> and takes three: <points>
      Given they play »Without bags«
      And it is agreed that the tricks of a broken nil help the partner
      And Di deals
      When they bid Anna <bid>, Ben 4, Cleo nil, Di 5
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
      Then Anna loses 100 (SP.NIL)
      And the score is Anna <points>, Ben 90, Cleo <points>, Di 90

      Examples:
        | bid | points |
        | 4   | -60    |
        | 5   | -150   |

    @SP-NIL-TRICKS @SP.CONTRACT.PLAIN
    Scenario: Without bags, what is not needed counts nothing
      Given they play »Without bags«
      And it is agreed that the tricks of a broken nil help the partner
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
      Then Anna scores 40 (SP.CONTRACT.PLAIN)
      And the score is Anna -60, Ben 80, Cleo -60, Di 80

    @SP-NIL-TRICKS @SP.CONTRACT.PLAIN
    Scenario: Without bags and without nil there is nothing to agree on
      Given they play »Without bags« and »Without nil«
      And it is agreed that the tricks of a broken nil help the partner
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
      Then Anna scores 40 (SP.CONTRACT.PLAIN)
      And the score is Anna 40, Ben 90, Cleo 40, Di 90

    @SP-NIL-TRICKS @SP.BAGS
    Scenario: No: nine bags from the deal before, and the nil's trick is the tenth
      Given it is agreed that the tricks of a broken nil are bags
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
      And they bid Ben 3, Cleo nil, Di 3, Anna 6
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
      Then Anna loses 100 (SP.BAGS)
      And the score is Anna -230, Ben 81, Cleo -230, Di 81
