Feature: Penta: deal
  The deal goes round, everybody antes, all cards are dealt.

  Background:
    Given a game of Penta between Anna, Ben and Cleo
    And the game is to 100

  Rule: The deal passes to the left

    @PT.DEALER
    Scenario Outline: After <dealer>, <left> deals
      Given <dealer> deals
      When <left> and <right> fold
      Then <left> is to deal
      When <left> deals
      Then everything is clean
      And <right> is to bet

      Examples:
        | dealer | left | right |
        | Cleo   | Anna | Ben   |
        | Anna   | Ben  | Cleo  |
        | Ben    | Cleo | Anna  |

    @PT.DEALER
    Scenario Outline: <wrong> may not deal after Cleo
      Given Cleo deals
      When Anna and Ben fold
      And <wrong> deals
      Then that is impossible: wrong dealer (PT.DEALER)

      Examples:
        | wrong |
        | Cleo  |
        | Ben   |

    @PT.DEALER
    Scenario: The dealer who folds has dealt all the same
      Given Cleo deals
      When Anna bets 1
      And Ben and Cleo fold
      Then Anna is to deal

    @PT.DEALER
    Scenario Outline: Whoever deals first is named: <dealer>
      When <dealer> deals
      Then everything is clean
      And <left> is to bet

      Examples:
        | dealer | left |
        | Cleo   | Anna |
        | Anna   | Ben  |
        | Ben    | Cleo |

  Rule: The whole pack is dealt

    @PT.DEAL @PT.PACK.REMOVE
    Scenario: Three hands of fourteen, and no card is left
      When Cleo deals
        | Anna | elay-2 elay-3 elay-4 elay-5 elay-6 elay-7 elay-8 hunti-2 hunti-3 hunti-4 hunti-5 hunti-6 hunti-7 hunti-8        |
        | Ben  | sweela-2 sweela-3 sweela-4 sweela-5 sweela-6 sweela-7 sweela-8 coru-2 coru-3 coru-4 coru-5 coru-6 coru-7 coru-8 |
        | Cleo | torz-2 torz-3 torz-4 torz-5 torz-6 torz-7 torz-8 trump-5 trump-6 trump-7 trump-8 trump-9 wild-2 wild-3          |
      Then everything is clean

    @PT.DEAL
    Scenario Outline: Thirteen cards for <seat> are a misdeal
      When Cleo deals
        | <seat> | 13 |
      Then that is impossible: wrong number of cards (PT.DEAL)

      Examples:
        | seat |
        | Anna |
        | Ben  |
        | Cleo |

    @PT.DEAL @PT.PLAY
    Scenario: When all cards are played, no card is left to play
      When Cleo deals
        | Anna | elay-2 elay-3 elay-4 elay-5 elay-6 elay-7 elay-8 hunti-2 hunti-3 hunti-4 hunti-5 hunti-6 hunti-7 hunti-8        |
        | Ben  | sweela-2 sweela-3 sweela-4 sweela-5 sweela-6 sweela-7 sweela-8 coru-2 coru-3 coru-4 coru-5 coru-6 coru-7 coru-8 |
        | Cleo | torz-2 torz-3 torz-4 torz-5 torz-6 torz-7 torz-8 trump-5 trump-6 trump-7 trump-8 trump-9 wild-2 wild-3          |
      And Anna, Ben and Cleo pass
      And they bid Anna 14, Ben 0, Cleo 14
      And Anna leads elay-2
      And Ben plays sweela-2
      And Cleo plays trump-5
      Then Cleo wins the trick
      When Cleo leads torz-2
      And Anna plays elay-2
      Then that is impossible: card not held (PT.PLAY)

  Rule: Before each deal everybody antes

    @PT.ANTE
    Scenario: One chip each
      When Cleo deals
      Then Anna pays 1 chip (PT.ANTE)
      And Ben pays 1 chip (PT.ANTE)
      And Cleo pays 1 chip (PT.ANTE)
      And the chips are Anna -1, Ben -1, Cleo -1
      And the hand pot holds 3, the reward pot 0

    @PT.ANTE
    Scenario Outline: The ante may be agreed: <ante>
      Given the ante is <ante>
      When Cleo deals
      Then Anna pays <ante> chips
      And the hand pot holds <pot>, the reward pot 0

      Examples:
        | ante | pot |
        | 0    | 0   |
        | 2    | 6   |
        | 5    | 15  |

    @PT.ANTE
    Scenario: Every deal anew, whoever has folded before
      Given Cleo deals
      When Anna and Ben fold
      Then the chips are Anna -1, Ben -1, Cleo 1
      And the hand pot holds 0, the reward pot 1
      When Anna deals
      Then the chips are Anna -2, Ben -2, Cleo 0
      And the hand pot holds 3, the reward pot 1
