Feature: Spades: bidding
  How many tricks each player promises to take.

  Background:
    Given a game of Spades between Anna, Ben, Cleo and Di

  Rule: From the dealer's left, once each

    @SP.BID
    Scenario: In turn, then the first lead
      Given Di deals
      Then Anna is to bid
      When Anna bids 4
      Then Ben is to bid
      When Ben bids 3
      Then Cleo is to bid
      When Cleo bids 2
      Then Di is to bid
      When Di bids 3
      Then Anna is to lead

    @SP.BID
    Scenario: Anna deals, Ben bids first
      Given Anna deals
      Then Ben is to bid

    @SP.BID
    Scenario: Ben may not bid before Anna
      Given Di deals
      When Ben bids 3
      Then that is impossible: out of turn (SP.BID)

    @SP.BID
    Scenario: Nobody bids twice
      Given Di deals
      When Anna bids 3
      And Anna bids 4
      Then that is impossible: out of turn (SP.BID)

    @SP.BID
    Scenario: Nobody leads before all have bid
      Given Di deals
      When they bid Anna 3, Ben 3, Cleo 3
      And Anna leads K♦
      Then that is impossible: not at this point (SP.BID)

    @SP.BID @SP.NIL
    Scenario: From 0 to 13
      Given Di deals
      Then Anna may bid 0 to 13
      When they bid Anna 13, Ben 0, Cleo 13, Di 0
      Then everything is clean

    @SP.BID
    Scenario Outline: There are not <number> tricks; the bid stands all the same
      Given Di deals
      When Anna bids <number>
      Then that is irregular: no such bid (SP.BID)
      And Ben is to bid

      Examples:
        | number |
        | 14     |
        | 20     |

    @SP.BID
    Scenario: The bids may add up to thirteen
      Given Di deals
      When they bid Anna 4, Ben 3, Cleo 3, Di 3
      Then everything is clean
      And Anna is to lead

  Rule: 0 is nil

    @SP.NIL @SP.BID
    Scenario: One may say nil for 0
      Given Di deals
      When Anna bids nil
      Then everything is clean
      And Ben is to bid

    @SP.NIL
    Scenario: Both partners may bid nil
      Given Di deals
      When they bid Anna nil, Ben 6, Cleo nil, Di 5
      Then everything is clean
      And Anna is to lead

    @SP.NIL
    Scenario Outline: <bid> bid and no trick taken: 100
      Given Di deals
      When Anna bids 4
      And Ben bids 4
      And Cleo bids <bid>
      And Di bids 4
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

      Examples:
        | bid |
        | 0   |
        | nil |
