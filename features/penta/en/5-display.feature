Feature: Penta: display
  What lies open before the bidding, and how the pot is split.

  Rule: Each player shows the lowest card of each elemental suit

    Background:
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100

    @PT.DISPLAY
    Scenario: Five suits, five cards
      Given Cleo deals
        | Anna | elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 trump-5 trump-7 trump-9 wild-2 |
      When Anna, Ben and Cleo pass
      And Anna shows elay-3 hunti-4 sweela-2 coru-4 torz-6
      Then everything is clean
      And Anna is to bid

    @PT.DISPLAY
    Scenario: The order of the cards does not matter
      Given Cleo deals
        | Anna | elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 trump-5 trump-7 trump-9 wild-2 |
      When Anna, Ben and Cleo pass
      And Anna shows torz-6 coru-4 elay-3 sweela-2 hunti-4
      Then everything is clean

    @PT.DISPLAY
    Scenario Outline: A wrong display: <case>
      Given Cleo deals
        | Anna | elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 trump-5 trump-7 trump-9 wild-2 |
      When Anna, Ben and Cleo pass
      And Anna shows <shown>
      Then that is irregular: wrong display (PT.DISPLAY)
      And Anna is to bid

      Examples:
        | case                               | shown                                        |
        | not the lowest                     | elay-5 hunti-4 sweela-2 coru-4 torz-6        |
        | neither the lowest nor the highest | elay-3 hunti-4 sweela-2 coru-6 torz-6        |
        | a suit left out                    | elay-3 hunti-4 sweela-2 coru-4               |
        | two of a suit                      | elay-3 elay-5 hunti-4 sweela-2 coru-4 torz-6 |

    @PT.DISPLAY
    Scenario: To show nothing is wrong as well
      Given Cleo deals
        | Anna | elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 trump-5 trump-7 trump-9 wild-2 |
      When Anna, Ben and Cleo pass
      And Anna shows nothing
      Then that is irregular: wrong display (PT.DISPLAY)

    @PT.DISPLAY
    Scenario: Any player may be the first to show
      Given Cleo deals
        | Anna | elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 trump-5 trump-7 trump-9 wild-2 |
      When Anna, Ben and Cleo pass
      And Cleo shows elay-2 hunti-3 coru-2 torz-3
      And Anna shows elay-3 hunti-4 sweela-2 coru-4 torz-6
      And Ben shows elay-4 hunti-2 sweela-3 coru-3 torz-2
      Then everything is clean
      And Anna is to bid

    @PT.DISPLAY
    Scenario: It may go unrecorded
      Given Cleo deals
        | Anna | elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 trump-5 trump-7 trump-9 wild-2 |
      When Anna, Ben and Cleo pass
      And Anna bids 5
      Then everything is clean
      And Ben is to bid

    @PT.DISPLAY @PT.BID
    Scenario: Not once the bidding has begun
      Given Cleo deals
        | Anna | elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 trump-5 trump-7 trump-9 wild-2 |
      When Anna, Ben and Cleo pass
      And Anna bids 5
      And Ben shows elay-2 hunti-2 coru-2
      Then that is impossible: not at this point (PT.DISPLAY)

    @PT.DISPLAY
    Scenario: Nobody shows twice
      Given Cleo deals
        | Anna | elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 trump-5 trump-7 trump-9 wild-2 |
      When Anna, Ben and Cleo pass
      And Anna shows elay-3 hunti-4 sweela-2 coru-4 torz-6
      And Anna shows elay-3 hunti-4 sweela-2 coru-4 torz-6
      Then that is impossible: out of turn (PT.DISPLAY)

  Rule: Of a suit that one does not hold no card is shown

    Background:
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100

    @PT.DISPLAY
    Scenario: Three suits, three cards
      Given Cleo deals
        | Anna | elay-3 elay-5 elay-8 hunti-4 hunti-6 hunti-8 coru-4 coru-6 coru-7 coru-8 trump-5 trump-7 trump-9 wild-2 |
      When Anna, Ben and Cleo pass
      And Anna shows elay-3 hunti-4 coru-4
      Then everything is clean

    @PT.DISPLAY
    Scenario Outline: Nobody can show <card>
      Given Cleo deals
        | Anna | elay-3 elay-5 elay-8 hunti-4 hunti-6 hunti-8 coru-4 coru-6 coru-7 coru-8 trump-5 trump-7 trump-9 wild-2 |
      When Anna, Ben and Cleo pass
      And Anna shows elay-3 hunti-4 coru-4 <card>
      Then that is impossible: displayed card not held (PT.DISPLAY)

      Examples:
        | card     |
        | torz-2   |
        | sweela-8 |
        | elay-3   |
        | elay-1   |

    @PT.DISPLAY
    Scenario: What another player holds nobody can show
      Given Cleo deals
        | Anna | elay-3 elay-5 elay-8 hunti-4 hunti-6 hunti-8 coru-4 coru-6 coru-7 coru-8 trump-5 trump-7 trump-9 wild-2 |
      When Anna, Ben and Cleo pass
      And Ben shows elay-3
      Then that is impossible: displayed card not held (PT.DISPLAY)

  Rule: Without any elemental card nothing is shown

    Background:
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn and Gina
      And the game is to 100

    @PT.DISPLAY
    Scenario: Five trumps and two wild cards
      Given Gina deals
        | Anna | trump-3 trump-4 trump-5 trump-6 trump-7 wild-2 wild-3 |
      When Anna, Ben, Cleo, Di, Eva, Finn and Gina pass
      And Anna shows nothing
      Then everything is clean

    @PT.DISPLAY
    Scenario: Not even a trump
      Given Gina deals
        | Anna | trump-3 trump-4 trump-5 trump-6 trump-7 wild-2 wild-3 |
      When Anna, Ben, Cleo, Di, Eva, Finn and Gina pass
      And Anna shows trump-3
      Then that is irregular: wrong display (PT.DISPLAY)

  Rule: Wild cards and trumps are not used for it

    Background:
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100

    @PT.DISPLAY
    Scenario Outline: Not <card> either
      Given Cleo deals
        | Anna | elay-3 elay-5 elay-8 hunti-4 hunti-6 hunti-8 coru-4 coru-6 coru-7 coru-8 trump-5 trump-7 trump-9 wild-2 |
      When Anna, Ben and Cleo pass
      And Anna shows elay-3 hunti-4 coru-4 <card>
      Then that is irregular: wrong display (PT.DISPLAY)

      Examples:
        | card    |
        | wild-2  |
        | trump-5 |

    @PT.DISPLAY
    Scenario: Not even from an unknown hand
      Given Cleo deals
      When Anna, Ben and Cleo pass
      And Anna shows elay-3 wild-2
      Then that is irregular: wrong display (PT.DISPLAY)

  Rule: A display that was wrong may come to light later

    Background:
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100

    @PT.DISPLAY
    Scenario Outline: Anna showed elay-4 and hunti-3, and plays <card>
      Given Cleo deals
      When Anna, Ben and Cleo pass
      And Anna shows elay-4 hunti-3
      And they bid Anna 5, Ben 5, Cleo 4
      And Anna leads <card>
      Then Anna's display was irregular: wrong display (PT.DISPLAY)

      Examples:
        | card    |
        | elay-3  |
        | elay-2  |
        | hunti-2 |
        | coru-8  |
        | torz-2  |

    @PT.DISPLAY
    Scenario Outline: Anna showed elay-4 and hunti-3, and may well play <card>
      Given Cleo deals
      When Anna, Ben and Cleo pass
      And Anna shows elay-4 hunti-3
      And they bid Anna 5, Ben 5, Cleo 4
      And Anna leads <card>
      Then everything is clean

      Examples:
        | card    |
        | elay-4  |
        | elay-7  |
        | hunti-8 |
        | trump-5 |

    @PT.DISPLAY
    Scenario: A wild card that stands for a lower card proves nothing
      Given Cleo deals
      When Anna, Ben and Cleo pass
      And Anna shows elay-4 hunti-3
      And they bid Anna 5, Ben 5, Cleo 4
      And Anna leads wild-2 as elay-2
      Then everything is clean

    @PT.DISPLAY
    Scenario Outline: Or by counting: a hand of fourteen cards with so few suits there is not: <shown>
      Given Cleo deals
      When Anna, Ben and Cleo pass
      And Anna shows <shown>
      Then that is irregular: wrong display (PT.DISPLAY)

      Examples:
        | shown         |
        | hunti-3       |
        | elay-5 torz-7 |

    @PT.DISPLAY @PT.FOLLOW
    Scenario: Until then it speaks for the player: a suit not shown is not held
      Given Cleo deals
      When Anna, Ben and Cleo pass
      And Ben shows hunti-2 coru-2
      And they bid Anna 5, Ben 5, Cleo 4
      And Anna leads elay-8
      And Ben plays trump-5
      Then everything is clean

  Rule: Two thirds of the pot stay in sight, a third goes into the reward pot, and odd chips stay

    Background:
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100

    @PT.SPLIT
    Scenario Outline: A pot of <pot> chips: <hand> and <reward>
      Given the ante is <ante>
      And Cleo deals
      When Anna bets <bet>
      And Ben matches
      Then the hand pot holds <before>, the reward pot 0
      When Cleo folds
      Then the hand pot holds <hand>, the reward pot <reward>
      And Anna is to bid

      Examples:
        | pot | ante | bet | before | hand | reward |
        | 2   | 0    | 1   | 2      | 2    | 0      |
        | 4   | 0    | 2   | 4      | 3    | 1      |
        | 5   | 1    | 1   | 5      | 4    | 1      |
        | 6   | 0    | 3   | 6      | 4    | 2      |
        | 7   | 1    | 2   | 7      | 5    | 2      |
        | 8   | 0    | 4   | 8      | 6    | 2      |
        | 9   | 1    | 3   | 9      | 6    | 3      |
        | 11  | 1    | 4   | 11     | 8    | 3      |
        | 100 | 0    | 50  | 100    | 67   | 33     |

    @PT.SPLIT
    Scenario: The reward pot grows from deal to deal
      Given Cleo deals
      When Anna and Ben fold
      Then the hand pot holds 0, the reward pot 1
      When Anna deals
      And Ben and Cleo pass
      And Anna bets 2
      And Ben and Cleo match
      Then the hand pot holds 6, the reward pot 4
