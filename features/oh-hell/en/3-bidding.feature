Feature: Oh Hell: bidding
  How many tricks each player promises to take.

  Background:
    Given a game of Oh Hell between Anna, Ben and Cleo
    And nobody is dealt more than 3 cards

  Rule: From the dealer's left, once each

    @OH.BID
    Scenario: In turn, then the first lead
      Given Cleo deals
      When Cleo turns up 9♦
      Then Anna is to bid
      When Anna bids 1
      Then Ben is to bid
      When Ben bids 0
      Then Cleo is to bid
      When Cleo bids 1
      Then Anna is to lead

    @OH.BID
    Scenario: Anna deals, Ben bids first
      Given Anna deals
      When Anna turns up 9♦
      Then Ben is to bid

    @OH.BID
    Scenario: Ben may not bid before Anna
      Given Cleo deals
      When Cleo turns up 9♦
      And Ben bids 1
      Then that is impossible: out of turn (OH.BID)

    @OH.BID
    Scenario: Nobody bids twice
      Given Cleo deals
      When Cleo turns up 9♦
      And Anna bids 1
      And Anna bids 2
      Then that is impossible: out of turn (OH.BID)

    @OH.BID
    Scenario: Nobody leads before all have bid
      Given Cleo deals
      When Cleo turns up 9♦
      And they bid Anna 1, Ben 0
      And Anna leads K♠
      Then that is impossible: not at this point (OH.BID)

    @OH.BID
    Scenario: From no trick to all
      Given Cleo deals
      When Cleo turns up 9♦
      Then Anna may bid 0 to 3
      When they bid Anna 3, Ben 3, Cleo 3
      Then everything is clean

    @OH.BID
    Scenario Outline: There are not <number> tricks; the bid stands all the same
      Given Cleo deals
      When Cleo turns up 9♦
      And Anna bids <number>
      Then that is irregular: no such bid (OH.BID)
      And Ben is to bid

      Examples:
        | number |
        | 4      |
        | 10     |
        | 100    |

    @OH.BID
    Scenario: With two cards nobody bids three
      When Cleo deals
      And Cleo turns up 9♦
      And they bid Anna 1, Ben 1, Cleo 0
      And these tricks are played
        | led     | followed | followed |
        | Anna 8♥ | Ben 6♦   | Cleo 9♥  |
        | Ben 5♠  | Cleo 2♣  | Anna 7♠  |
        | Anna 5♥ | Ben 4♣   | Cleo 5♦  |
      And Anna deals
      And Anna turns up 4♠
      Then Ben may bid 0 to 2
      When Ben bids 3
      Then that is irregular: no such bid (OH.BID)

  Rule: The bids may not add up to the number of tricks

    @OH.HOOK
    Scenario Outline: Anna bids <first>, Ben <second>: Cleo may not bid <third>
      Given Cleo deals
      When Cleo turns up 9♦
      And they bid Anna <first>, Ben <second>
      And Cleo bids <third>
      Then that is irregular: no such bid (OH.HOOK)
      And Anna is to lead

      Examples:
        | first | second | third |
        | 0     | 0      | 3     |
        | 1     | 0      | 2     |
        | 1     | 1      | 1     |
        | 2     | 1      | 0     |
        | 0     | 3      | 0     |

    @OH.HOOK
    Scenario Outline: Anna bids <first>, Ben <second>: Cleo may bid <third>
      Given Cleo deals
      When Cleo turns up 9♦
      And they bid Anna <first>, Ben <second>, Cleo <third>
      Then everything is clean
      And Anna is to lead

      Examples:
        | first | second | third |
        | 0     | 0      | 2     |
        | 1     | 1      | 0     |
        | 1     | 1      | 2     |
        | 2     | 2      | 0     |
        | 3     | 0      | 1     |
        | 3     | 3      | 3     |

    @OH.HOOK
    Scenario: Of the four bids that there are, one is forbidden
      Given Cleo deals
      When Cleo turns up 9♦
      And they bid Anna 1, Ben 0
      Then Cleo may bid 0 to 3, but not 2

    @OH.HOOK
    Scenario: Only the last bid is bound
      Given Cleo deals
      When Cleo turns up 9♦
      And they bid Anna 0, Ben 3
      Then everything is clean
      And Cleo may bid 1 to 3

    @OH.HOOK
    Scenario: The forbidden bid stands, and counts when it is made
      Given Cleo deals
      When Cleo turns up 9♦
      And they bid Anna 1, Ben 1
      And Cleo bids 1
      Then that is irregular: no such bid (OH.HOOK)
      When these tricks are played
        | led     | followed | followed |
        | Anna 8♥ | Ben 6♦   | Cleo 9♥  |
        | Ben 5♠  | Cleo 2♣  | Anna 7♠  |
        | Anna 5♥ | Ben 4♣   | Cleo 5♦  |
      Then the score is Anna 11, Ben 11, Cleo 11

    @OH.HOOK
    Scenario: With one card the bids are not one together
      When Cleo deals
      And Cleo turns up 9♦
      And they bid Anna 1, Ben 1, Cleo 0
      And these tricks are played
        | led     | followed | followed |
        | Anna 8♥ | Ben 6♦   | Cleo 9♥  |
        | Ben 5♠  | Cleo 2♣  | Anna 7♠  |
        | Anna 5♥ | Ben 4♣   | Cleo 5♦  |
      And Anna deals
      And Anna turns up 4♠
      And they bid Ben 1, Cleo 0, Anna 0
      And these tricks are played
        | led    | followed | followed |
        | Ben K♦ | Cleo 8♦  | Anna 2♦  |
        | Ben 4♥ | Cleo 3♠  | Anna 8♥  |
      And Ben deals
      And Ben turns up J♥
      And they bid Cleo 0, Anna 1
      And Ben bids 0
      Then that is irregular: no such bid (OH.HOOK)
