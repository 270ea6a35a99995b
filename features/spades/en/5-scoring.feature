Feature: Spades: scoring
  Contracts, nil and bags.

  Background:
    Given a game of Spades between Anna, Ben, Cleo and Di

  Rule: A contract that is made: ten a trick bid, one for each above; one that is not: minus ten a trick bid

    @SP.CONTRACT @SP.OVER
    Scenario: 7 bid and 7 taken is 70; 5 bid and 6 taken is 51
      Given Di deals
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
      Then Anna scores 70 (SP.CONTRACT)
      And Cleo scores 70 (SP.CONTRACT)
      And Ben scores 50 (SP.CONTRACT)
      And Ben scores 1 (SP.OVER)
      And Di scores 50 and then 1

    @SP.CONTRACT
    Scenario Outline: Anna and Cleo take 7 tricks; Anna bids <bid>, Cleo <partner>: <points>
      Given Di deals
      When they bid Anna <bid>, Ben 3, Cleo <partner>, Di 3
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
      Then the score is Anna <points>, Ben 60, Cleo <points>, Di 60

      Examples: made
        | bid | partner | points |
        | 4   | 3       | 70     |
        | 3   | 4       | 70     |
        | 6   | 1       | 70     |
        | 3   | 3       | 61     |
        | 2   | 3       | 52     |
        | 1   | 1       | 25     |

      Examples: not made
        | bid | partner | points |
        | 4   | 4       | -80    |
        | 5   | 4       | -90    |
        | 1   | 12      | -130   |
        | 10  | 3       | -130   |

    @SP.CONTRACT
    Scenario Outline: Ben and Di take 6 tricks; Ben bids <bid>, Di <partner>: <points>
      Given Di deals
      When they bid Anna 4, Ben <bid>, Cleo 3, Di <partner>
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
      Then the score is Anna 70, Ben <points>, Cleo 70, Di <points>

      Examples:
        | bid | partner | points |
        | 3   | 3       | 60     |
        | 2   | 3       | 51     |
        | 4   | 3       | -70    |

    @SP.CONTRACT
    Scenario: It does not matter which of the partners takes the tricks
      Given Di deals
      When they bid Anna 4, Ben 3, Cleo 3, Di 3
      And these tricks are played
        | led     | followed | followed | followed |
        | Anna Q♥ | Ben 3♥   | Cleo A♥  | Di 5♥    |
        | Cleo K♦ | Di A♦    | Anna 2♦  | Ben 4♦   |
        | Di K♥   | Anna 10♥ | Ben J♥   | Cleo 2♥  |
        | Di 6♥   | Anna 6♠  | Ben 6♣   | Cleo 4♥  |
        | Anna 3♣ | Ben A♣   | Cleo J♣  | Di 8♣    |
        | Ben A♠  | Cleo 7♠  | Di Q♠    | Anna 4♠  |
        | Ben 10♠ | Cleo K♠  | Di 9♥    | Anna Q♦  |
        | Cleo J♠ | Di 8♥    | Anna 10♣ | Ben 2♠   |
        | Cleo 9♠ | Di 7♣    | Anna 9♦  | Ben 3♠   |
        | Cleo J♦ | Di 6♦    | Anna 8♦  | Ben 10♦  |
        | Cleo K♣ | Di 4♣    | Anna 5♣  | Ben 9♣   |
        | Cleo 3♦ | Di 7♥    | Anna 7♦  | Ben 5♠   |
        | Ben 8♠  | Cleo Q♣  | Di 2♣    | Anna 5♦  |
      Then the score is Anna 70, Ben 60, Cleo 70, Di 60

    @SP.CONTRACT
    Scenario: The points of all deals are added up
      Given Di deals
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
      And they bid Ben 3, Cleo 3, Di 3, Anna 3
      And these tricks are played
        | led     | followed | followed | followed |
        | Ben K♣  | Cleo A♣  | Di 8♣    | Anna 2♣  |
        | Cleo Q♦ | Di A♦    | Anna 8♦  | Ben 3♦   |
        | Di K♦   | Anna J♦  | Ben 5♦   | Cleo 4♦  |
        | Di Q♥   | Anna 7♥  | Ben 2♥   | Cleo 6♥  |
        | Di K♥   | Anna A♥  | Ben 3♥   | Cleo 8♥  |
        | Anna J♥ | Ben 7♣   | Cleo 10♥ | Di 4♥    |
        | Anna 3♣ | Ben 9♣   | Cleo 10♣ | Di 2♠    |
        | Di 2♦   | Anna Q♣  | Ben 7♦   | Cleo 9♦  |
        | Cleo A♠ | Di 8♠    | Anna J♠  | Ben 3♠   |
        | Cleo 4♣ | Di 9♥    | Anna J♣  | Ben 9♠   |
        | Ben K♠  | Cleo 7♠  | Di 6♠    | Anna 4♠  |
        | Ben 10♠ | Cleo 5♠  | Di 6♦    | Anna 6♣  |
        | Ben Q♠  | Cleo 10♦ | Di 5♥    | Anna 5♣  |
      Then the score is Anna 10, Ben 113, Cleo 10, Di 113

  Rule: Nil: 100 points if no trick is taken, minus 100 if any

    @SP.NIL @SP.CONTRACT
    Scenario: Cleo bids nil and takes no trick, Anna makes her four
      Given Di deals
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
      Then Anna scores 100 (SP.NIL)
      And Anna scores 40 (SP.CONTRACT)
      And the score is Anna 140, Ben 81, Cleo 140, Di 81

    @SP.NIL @SP.CONTRACT @SP.OVER
    Scenario: Cleo takes one trick: minus 100, and the trick is a bag
      Given Di deals
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
      Then Anna loses 100 (SP.NIL)
      And Anna scores 40 (SP.CONTRACT)
      And Anna scores 1 (SP.OVER)
      And the score is Anna -59, Ben 80, Cleo -59, Di 80

    @SP.NIL @SP.CONTRACT
    Scenario: Cleo takes three tricks: no more than minus 100
      Given Di deals
      When they bid Anna 4, Ben 4, Cleo nil, Di 2
      And these tricks are played
        | led      | followed | followed | followed |
        | Anna A♥  | Ben 3♥   | Cleo 2♥  | Di 4♥    |
        | Anna A♣  | Ben J♣   | Cleo 2♣  | Di 4♣    |
        | Anna Q♥  | Ben K♥   | Cleo 5♥  | Di 6♥    |
        | Ben K♦   | Cleo 2♦  | Di 3♦    | Anna 9♦  |
        | Ben Q♦   | Cleo 6♦  | Di A♦    | Anna 10♦ |
        | Di 7♥    | Anna J♥  | Ben 8♥   | Cleo 10♥ |
        | Anna Q♣  | Ben 10♠  | Cleo 3♣  | Di 5♣    |
        | Ben 8♠   | Cleo A♠  | Di 2♠    | Anna 5♠  |
        | Cleo 9♠  | Di Q♠    | Anna K♠  | Ben 3♠   |
        | Anna 6♣  | Ben 6♠   | Cleo 8♣  | Di 7♣    |
        | Ben 4♦   | Cleo J♦  | Di 5♦    | Anna K♣  |
        | Cleo J♠  | Di 4♠    | Anna 9♣  | Ben 8♦   |
        | Cleo 10♣ | Di 7♠    | Anna 9♥  | Ben 7♦   |
      Then Cleo loses 100 (SP.NIL)
      And the score is Anna -57, Ben 60, Cleo -57, Di 60

    @SP.NIL @SP.CONTRACT @SP.OVER
    Scenario: The tricks of a broken nil do not help the partner
      Given Di deals
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
      Then Anna loses 100 (SP.NIL)
      And Anna loses 40 (SP.CONTRACT)
      And Anna scores 1 (SP.OVER)
      And the score is Anna -139, Ben 90, Cleo -139, Di 90

    @SP.NIL @SP.CONTRACT
    Scenario: Nil is kept though the partner's contract fails
      Given Di deals
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
      Then Anna scores 100 (SP.NIL)
      And Anna loses 40 (SP.CONTRACT)
      And the score is Anna 60, Ben 91, Cleo 60, Di 91

    @SP.NIL
    Scenario: Both partners bid nil and take no trick: 200
      Given Di deals
      When they bid Anna nil, Ben 7, Cleo nil, Di 6
      And these tricks are played
        | led     | followed | followed | followed |
        | Anna 2♥ | Ben 10♥  | Cleo 8♥  | Di 6♥    |
        | Ben A♦  | Cleo Q♦  | Di 4♦    | Anna K♦  |
        | Ben Q♣  | Cleo 8♣  | Di J♣    | Anna 7♣  |
        | Ben Q♥  | Cleo 5♥  | Di 9♥    | Anna 7♥  |
        | Ben 10♣ | Cleo 3♣  | Di A♠    | Anna A♣  |
        | Di 9♠   | Anna K♥  | Ben K♠   | Cleo J♠  |
        | Ben Q♠  | Cleo A♥  | Di 3♠    | Anna 7♦  |
        | Ben 8♠  | Cleo K♣  | Di 10♠   | Anna 6♣  |
        | Di 4♠   | Anna 5♣  | Ben 7♠   | Cleo 10♦ |
        | Ben 2♦  | Cleo 9♦  | Di J♦    | Anna 3♦  |
        | Di 5♠   | Anna 4♥  | Ben 2♠   | Cleo 8♦  |
        | Di 6♠   | Anna 4♣  | Ben 9♣   | Cleo 6♦  |
        | Di J♥   | Anna 3♥  | Ben 5♦   | Cleo 2♣  |
      Then Anna scores 200 (SP.NIL)
      And the score is Anna 200, Ben 130, Cleo 200, Di 130

    @SP.NIL
    Scenario: One of two nils is broken
      Given Di deals
      When they bid Anna nil, Ben 7, Cleo nil, Di 4
      And these tricks are played
        | led     | followed | followed | followed |
        | Anna 4♥ | Ben 10♥  | Cleo K♥  | Di A♥    |
        | Di K♣   | Anna J♣  | Ben 7♣   | Cleo A♣  |
        | Cleo Q♦ | Di 2♦    | Anna J♦  | Ben 4♦   |
        | Cleo 3♥ | Di 5♥    | Anna 2♥  | Ben 2♠   |
        | Ben A♠  | Cleo A♦  | Di 3♠    | Anna 5♠  |
        | Ben J♠  | Cleo J♥  | Di K♠    | Anna K♦  |
        | Di Q♠   | Anna Q♥  | Ben 4♠   | Cleo 9♣  |
        | Di 10♠  | Anna 6♣  | Ben 6♠   | Cleo 8♦  |
        | Di 3♦   | Anna 5♦  | Ben 10♦  | Cleo 7♦  |
        | Ben 9♠  | Cleo 8♣  | Di 10♣   | Anna 5♣  |
        | Ben 7♠  | Cleo 7♥  | Di 9♥    | Anna 4♣  |
        | Ben 8♠  | Cleo 6♦  | Di 9♦    | Anna 3♣  |
        | Ben Q♣  | Cleo 6♥  | Di 8♥    | Anna 2♣  |
      Then the score is Anna 2, Ben 110, Cleo 2, Di 110

  Rule: Each tenth bag costs 100

    @SP.BAGS @SP.OVER
    Scenario: Ten bags in one deal
      Given Di deals
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
      Then Anna loses 100 (SP.BAGS)
      And Anna scores 20 (SP.CONTRACT)
      And Anna scores 10 (SP.OVER)
      And Cleo scores -100 and then 20 and then 10
      And the score is Anna -70, Ben -20, Cleo -70, Di -20

    @SP.BAGS
    Scenario: Nine bags cost nothing
      Given Di deals
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
      Then the score is Anna 29, Ben 20, Cleo 29, Di 20

    @SP.BAGS @SP.OVER
    Scenario: Six bags, and four in the next deal
      Given Di deals
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
      Then the score is Anna 46, Ben 30, Cleo 46, Di 30
      When Anna deals
      And they bid Ben 3, Cleo 2, Di 2, Anna 2
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
      Then Cleo loses 100 (SP.BAGS)
      And Cleo scores 40 (SP.CONTRACT)
      And Cleo scores 4 (SP.OVER)
      And the score is Anna -10, Ben 80, Cleo -10, Di 80

    @SP.BAGS
    Scenario: Six bags, and three in the next deal
      Given Di deals
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
      And Anna deals
      And they bid Ben 3, Cleo 2, Di 3, Anna 2
      And these tricks are played
        | led      | followed | followed | followed |
        | Ben A♣   | Cleo 4♣  | Di 9♣    | Anna 2♣  |
        | Ben A♦   | Cleo K♦  | Di 3♦    | Anna 9♦  |
        | Ben J♥   | Cleo 2♥  | Di Q♥    | Anna 4♥  |
        | Di J♣    | Anna 3♣  | Ben 6♣   | Cleo Q♣  |
        | Cleo K♣  | Di A♠    | Anna 8♣  | Ben 7♣   |
        | Di Q♠    | Anna 4♠  | Ben 7♠   | Cleo K♠  |
        | Cleo 2♠  | Di 8♠    | Anna J♠  | Ben 9♠   |
        | Anna 10♠ | Ben 2♦   | Cleo 3♥  | Di 3♠    |
        | Anna 5♠  | Ben 4♦   | Cleo 5♣  | Di 5♥    |
        | Anna 6♠  | Ben 7♦   | Cleo 7♥  | Di 5♦    |
        | Anna 8♥  | Ben 8♦   | Cleo A♥  | Di 6♥    |
        | Cleo 9♥  | Di 10♥   | Anna J♦  | Ben 10♣  |
        | Di 6♦    | Anna 10♦ | Ben Q♦   | Cleo K♥  |
      Then the score is Anna 89, Ben 90, Cleo 89, Di 90

    @SP.BAGS
    Scenario: After the penalty the count begins anew with the bags above ten
      Given Di deals
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
      And Anna deals
      And they bid Ben 3, Cleo 2, Di 2, Anna 1
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
      Then the score is Anna -19, Ben 80, Cleo -19, Di 80
      When Ben deals
      And they bid Cleo 1, Di 2, Anna 1, Ben 2
      And these tricks are played
        | led      | followed | followed | followed |
        | Cleo K♦  | Di 2♦    | Anna A♦  | Ben 3♦   |
        | Anna A♣  | Ben 2♣   | Cleo Q♣  | Di 5♣    |
        | Anna K♥  | Ben 10♥  | Cleo A♥  | Di 2♥    |
        | Cleo 9♦  | Di 5♦    | Anna Q♦  | Ben 7♠   |
        | Ben K♠   | Cleo 3♠  | Di A♠    | Anna 2♠  |
        | Di Q♠    | Anna 9♠  | Ben 10♠  | Cleo 5♠  |
        | Di 4♥    | Anna 7♥  | Ben J♥   | Cleo 3♥  |
        | Ben 4♣   | Cleo 4♦  | Di 9♣    | Anna J♠  |
        | Anna 10♦ | Ben K♣   | Cleo 6♦  | Di Q♥    |
        | Anna J♦  | Ben J♣   | Cleo 7♦  | Di 8♥    |
        | Anna 5♥  | Ben 10♣  | Cleo 9♥  | Di 8♣    |
        | Cleo 8♠  | Di 4♠    | Anna 8♦  | Ben 6♣   |
        | Cleo 6♠  | Di 7♣    | Anna 6♥  | Ben 3♣   |
      Then the score is Anna 8, Ben 120, Cleo 8, Di 120
      When Cleo deals
      And they bid Di 2, Anna 2, Ben 3, Cleo 3
      And these tricks are played
        | led      | followed | followed | followed |
        | Di K♦    | Anna 5♦  | Ben 10♦  | Cleo 2♦  |
        | Di Q♦    | Anna 6♦  | Ben J♦   | Cleo 3♦  |
        | Di A♦    | Anna A♠  | Ben 3♣   | Cleo 8♦  |
        | Anna K♠  | Ben Q♠   | Cleo 2♠  | Di 3♠    |
        | Anna 7♠  | Ben 3♥   | Cleo 4♠  | Di 8♠    |
        | Di 4♥    | Anna A♥  | Ben 8♥   | Cleo 5♥  |
        | Anna 2♥  | Ben K♥   | Cleo Q♥  | Di 6♥    |
        | Ben K♣   | Cleo 8♣  | Di Q♣    | Anna 10♣ |
        | Ben J♥   | Cleo J♠  | Di 9♠    | Anna 10♥ |
        | Cleo 10♠ | Di J♣    | Anna 6♠  | Ben 4♣   |
        | Cleo 5♠  | Di 7♦    | Anna 7♥  | Ben 6♣   |
        | Cleo 9♦  | Di 4♦    | Anna 7♣  | Ben 9♥   |
        | Cleo 9♣  | Di 5♣    | Anna 2♣  | Ben A♣   |
      Then Anna loses 100 (SP.BAGS)
      And the score is Anna -40, Ben 171, Cleo -40, Di 171

    @SP.BAGS @SP.OVER
    Scenario: Nine bags and eleven are twenty: minus 200
      Given Di deals
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
      And they bid Ben 1, Cleo 1, Di 1, Anna 1
      And these tricks are played
        | led      | followed | followed | followed |
        | Ben 3♣   | Cleo A♣  | Di Q♣    | Anna 4♦  |
        | Cleo 10♣ | Di 6♣    | Anna A♠  | Ben 9♣   |
        | Anna 10♠ | Ben J♥   | Cleo 3♠  | Di 2♠    |
        | Anna J♠  | Ben 10♦  | Cleo K♠  | Di J♣    |
        | Cleo Q♠  | Di J♦    | Anna 4♠  | Ben 8♣   |
        | Cleo 9♠  | Di 9♦    | Anna 5♠  | Ben 8♦   |
        | Cleo 8♠  | Di 8♥    | Anna 6♠  | Ben 7♣   |
        | Cleo K♣  | Di 5♣    | Anna Q♥  | Ben 4♣   |
        | Cleo 2♥  | Di 4♥    | Anna A♥  | Ben 7♥   |
        | Anna 7♠  | Ben 7♦   | Cleo Q♦  | Di 6♦    |
        | Anna A♦  | Ben 5♦   | Cleo 10♥ | Di 3♦    |
        | Anna K♥  | Ben 5♥   | Cleo 9♥  | Di 3♥    |
        | Anna K♦  | Ben 2♣   | Cleo 6♥  | Di 2♦    |
      Then Anna loses 200 (SP.BAGS)
      And Anna scores 20 (SP.CONTRACT)
      And Anna scores 11 (SP.OVER)
      And the score is Anna -140, Ben 0, Cleo -140, Di 0

    @SP.BAGS @SP.CONTRACT
    Scenario: Nine bags above the contract, and a tenth from a broken nil
      Given Di deals
      When they bid Anna 1, Ben 1, Cleo nil, Di 1
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
      Then the score is Anna -180, Ben 20, Cleo -180, Di 20

    @SP.BAGS @SP.CONTRACT
    Scenario: A broken nil brings the tenth bag though the contract fails
      Given Di deals
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
      Then the score is Anna -230, Ben 81, Cleo -230, Di 81

    @SP.BAGS @SP.CONTRACT
    Scenario: Eight bags, and a ninth from a broken nil: no penalty
      Given Di deals
      When they bid Anna 1, Ben 2, Cleo 1, Di 1
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
      Then the score is Anna 28, Ben 30, Cleo 28, Di 30
      When Anna deals
      And they bid Ben 4, Cleo nil, Di 4, Anna 4
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
      Then the score is Anna -31, Ben 110, Cleo -31, Di 110

    @SP.BAGS
    Scenario: A contract that fails has no bags
      Given Di deals
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
      And they bid Ben 3, Cleo 4, Di 3, Anna 4
      And these tricks are played
        | led      | followed | followed | followed |
        | Ben A♣   | Cleo 4♣  | Di 9♣    | Anna 2♣  |
        | Ben A♦   | Cleo K♦  | Di 3♦    | Anna 9♦  |
        | Ben J♥   | Cleo 2♥  | Di Q♥    | Anna 4♥  |
        | Di J♣    | Anna 3♣  | Ben 6♣   | Cleo Q♣  |
        | Cleo K♣  | Di A♠    | Anna 8♣  | Ben 7♣   |
        | Di Q♠    | Anna 4♠  | Ben 7♠   | Cleo K♠  |
        | Cleo 2♠  | Di 8♠    | Anna J♠  | Ben 9♠   |
        | Anna 10♠ | Ben 2♦   | Cleo 3♥  | Di 3♠    |
        | Anna 5♠  | Ben 4♦   | Cleo 5♣  | Di 5♥    |
        | Anna 6♠  | Ben 7♦   | Cleo 7♥  | Di 5♦    |
        | Anna 8♥  | Ben 8♦   | Cleo A♥  | Di 6♥    |
        | Cleo 9♥  | Di 10♥   | Anna J♦  | Ben 10♣  |
        | Di 6♦    | Anna 10♦ | Ben Q♦   | Cleo K♥  |
      Then the score is Anna -51, Ben 80, Cleo -51, Di 80

    @SP.BAGS
    Scenario: One bag at minus 59, and nine more
      Given Di deals
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
      And Anna deals
      And they bid Ben 1, Cleo 1, Di 1, Anna 1
      And these tricks are played
        | led      | followed | followed | followed |
        | Ben K♥   | Cleo 3♥  | Di A♥    | Anna 7♥  |
        | Di 2♥    | Anna 8♥  | Ben 10♥  | Cleo J♥  |
        | Cleo J♦  | Di 8♦    | Anna K♦  | Ben 2♦   |
        | Anna A♣  | Ben 2♣   | Cleo 7♣  | Di K♣    |
        | Anna 9♥  | Ben 4♥   | Cleo A♠  | Di Q♥    |
        | Cleo Q♠  | Di 8♠    | Anna K♠  | Ben 2♠   |
        | Anna J♠  | Ben 6♠   | Cleo 3♠  | Di A♦    |
        | Anna 10♠ | Ben 4♦   | Cleo 5♠  | Di 10♣   |
        | Anna 4♠  | Ben 5♥   | Cleo 9♠  | Di 6♥    |
        | Cleo 7♠  | Di 6♦    | Anna 4♣  | Ben 5♣   |
        | Cleo 9♦  | Di 5♦    | Anna 7♦  | Ben 10♦  |
        | Ben J♣   | Cleo 8♣  | Di 3♣    | Anna Q♣  |
        | Anna 6♣  | Ben Q♦   | Cleo 9♣  | Di 3♦    |
      Then Anna loses 100 (SP.BAGS)
      And the score is Anna -130, Ben 100, Cleo -130, Di 100

    @SP.BAGS
    Scenario: One bag at minus 59, and eight more
      Given Di deals
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
      And Anna deals
      And they bid Ben 2, Cleo 2, Di 1, Anna 1
      And these tricks are played
        | led      | followed | followed | followed |
        | Ben K♥   | Cleo 3♥  | Di A♥    | Anna 7♥  |
        | Di 2♥    | Anna 8♥  | Ben 10♥  | Cleo J♥  |
        | Cleo J♦  | Di 8♦    | Anna K♦  | Ben 2♦   |
        | Anna A♣  | Ben 2♣   | Cleo 7♣  | Di K♣    |
        | Anna 9♥  | Ben 4♥   | Cleo A♠  | Di Q♥    |
        | Cleo Q♠  | Di 8♠    | Anna K♠  | Ben 2♠   |
        | Anna J♠  | Ben 6♠   | Cleo 3♠  | Di A♦    |
        | Anna 10♠ | Ben 4♦   | Cleo 5♠  | Di 10♣   |
        | Anna 4♠  | Ben 5♥   | Cleo 9♠  | Di 6♥    |
        | Cleo 7♠  | Di 6♦    | Anna 4♣  | Ben 5♣   |
        | Cleo 9♦  | Di 5♦    | Anna 7♦  | Ben 10♦  |
        | Ben J♣   | Cleo 8♣  | Di 3♣    | Anna Q♣  |
        | Anna 6♣  | Ben Q♦   | Cleo 9♣  | Di 3♦    |
      Then the score is Anna -21, Ben 50, Cleo -21, Di 50
