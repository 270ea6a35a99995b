Feature: Penta: the deck
  Five suits of eight cards, nine trumps and three wild cards.

  Rule: There are 52 cards

    @PT.PACK @PT.DEAL
    Scenario: Four players are dealt all 52 cards
      Given a game of Penta between Anna, Ben, Cleo and Di
      And the game is to 100
      When Di deals
        | Anna | elay-1 elay-2 elay-3 elay-4 elay-5 elay-6 elay-7 elay-8 hunti-1 hunti-2 hunti-3 hunti-4 hunti-5               |
        | Ben  | hunti-6 hunti-7 hunti-8 sweela-1 sweela-2 sweela-3 sweela-4 sweela-5 sweela-6 sweela-7 sweela-8 coru-1 coru-2 |
        | Cleo | coru-3 coru-4 coru-5 coru-6 coru-7 coru-8 torz-1 torz-2 torz-3 torz-4 torz-5 torz-6 torz-7                    |
        | Di   | torz-8 trump-1 trump-2 trump-3 trump-4 trump-5 trump-6 trump-7 trump-8 trump-9 wild-1 wild-2 wild-3           |
      Then everything is clean

    @PT.PACK
    Scenario Outline: There is no <card>
      Given a game of Penta between Anna, Ben, Cleo and Di
      And the game is to 100
      When Di deals
        | Anna | <card> x x x x x x x x x x x x |
      Then that is unreadable: unknown card

      Examples:
        | card     |
        | elay-9   |
        | hunti-9  |
        | sweela-9 |
        | coru-9   |
        | torz-9   |
        | trump-10 |
        | wild-4   |
        | elay-0   |
        | trump-0  |
        | wild-0   |

    @PT.PACK
    Scenario Outline: No card is there twice: <card>
      Given a game of Penta between Anna, Ben, Cleo and Di
      And the game is to 100
      When Di deals
        | Anna | <card> x x x x x x x x x x x x |
        | Ben  | <card> x x x x x x x x x x x x |
      Then that is impossible: card twice (PT.PACK)

      Examples:
        | card    |
        | elay-8  |
        | coru-1  |
        | trump-9 |
        | wild-2  |

    @PT.PACK
    Scenario Outline: With a capital or without, it is the same card: <card> and <written>
      Given a game of Penta between Anna, Ben, Cleo and Di
      And the game is to 100
      When Di deals
        | Anna | <card> x x x x x x x x x x x x    |
        | Ben  | <written> x x x x x x x x x x x x |
      Then that is impossible: card twice (PT.PACK)

      Examples:
        | card     | written  |
        | elay-3   | Elay-3   |
        | sweela-8 | SWEELA-8 |
        | trump-9  | Trump-9  |
        | wild-1   | Wild-1   |

    @PT.PACK
    Scenario Outline: A card is written with suit, hyphen and number, and not as <written>
      Given a game of Penta between Anna, Ben, Cleo and Di
      And the game is to 100
      When Di deals
        | Anna | <written> x x x x x x x x x x x x |
      Then that is unreadable: unknown card

      Examples:
        | written |
        | elay3   |
        | 3-elay  |
        | t-9     |

  Rule: The higher number is the higher card

    @PT.RANK @PT.WIN
    Scenario Outline: <higher> takes <lower>
      Given a game of Penta between Anna, Ben, Cleo and Di
      And the game is to 100
      And Di deals
      When Anna bets 1
      And Ben matches
      And Cleo and Di fold
      And they bid Anna 0, Ben 0
      And Anna leads <lower>
      And Ben plays <higher>
      Then Ben wins the trick

      Examples:
        | lower    | higher   |
        | elay-1   | elay-2   |
        | elay-2   | elay-3   |
        | elay-3   | elay-4   |
        | elay-4   | elay-5   |
        | elay-5   | elay-6   |
        | elay-6   | elay-7   |
        | elay-7   | elay-8   |
        | hunti-7  | hunti-8  |
        | sweela-3 | sweela-4 |
        | coru-1   | coru-8   |
        | torz-5   | torz-6   |
        | trump-1  | trump-2  |
        | trump-2  | trump-3  |
        | trump-3  | trump-4  |
        | trump-4  | trump-5  |
        | trump-5  | trump-6  |
        | trump-6  | trump-7  |
        | trump-7  | trump-8  |
        | trump-8  | trump-9  |

    @PT.RANK @PT.WIN
    Scenario Outline: <lower> does not take <higher>
      Given a game of Penta between Anna, Ben, Cleo and Di
      And the game is to 100
      And Di deals
      When Anna bets 1
      And Ben matches
      And Cleo and Di fold
      And they bid Anna 0, Ben 0
      And Anna leads <higher>
      And Ben plays <lower>
      Then Anna wins the trick

      Examples:
        | lower    | higher   |
        | elay-1   | elay-2   |
        | elay-2   | elay-3   |
        | elay-3   | elay-4   |
        | elay-4   | elay-5   |
        | elay-5   | elay-6   |
        | elay-6   | elay-7   |
        | elay-7   | elay-8   |
        | hunti-7  | hunti-8  |
        | sweela-3 | sweela-4 |
        | coru-1   | coru-8   |
        | torz-5   | torz-6   |
        | trump-1  | trump-2  |
        | trump-2  | trump-3  |
        | trump-3  | trump-4  |
        | trump-4  | trump-5  |
        | trump-5  | trump-6  |
        | trump-6  | trump-7  |
        | trump-7  | trump-8  |
        | trump-8  | trump-9  |
