Feature: Penneech: overview
  A trick-taking game for two in which every trick has a trump suit of its own.

  Rule: Penneech is a game for two

    @PN.PLAY
    Scenario: Two can play
      Given a game of Penneech between Anna and Ben
      Then everything is clean
      And the score is Anna 0, Ben 0
      And the game goes on

    @PN.PLAY
    Scenario Outline: Not for <number>
      Given a game of Penneech between <seats>
      Then that is unreadable: wrong number of seats

      Examples:
        | number | seats                  |
        | one    | Anna                   |
        | three  | Anna, Ben and Cleo     |
        | four   | Anna, Ben, Cleo and Di |

  Rule: It is played with a pack of 52 cards without jokers

    @PN.PACK
    Scenario Outline: All thirteen <suit> are in the pack
      Given a game of Penneech between Anna and Ben
      When Ben deals
        | Anna | <low>  |
        | Ben  | <high> |
      Then everything is clean

      Examples:
        | suit     | low                  | high                  |
        | spades   | 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ | 9♠ 10♠ J♠ Q♠ K♠ A♠ 2♥ |
        | hearts   | 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ | 9♥ 10♥ J♥ Q♥ K♥ A♥ 2♦ |
        | diamonds | 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ | 9♦ 10♦ J♦ Q♦ K♦ A♦ 2♣ |
        | clubs    | 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ | 9♣ 10♣ J♣ Q♣ K♣ A♣ 2♠ |

    @PN.PACK
    Scenario: There is no joker
      Given a game of Penneech between Anna and Ben
      When Ben deals
        | Anna | Joker 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ |
      Then that is unreadable: unknown card

    @PN.PACK
    Scenario Outline: No card is there twice: <card>
      Given a game of Penneech between Anna and Ben
      When Ben deals
        | Anna | <card> 3♠ 4♠ 5♠ 6♠ 8♠ 9♠ |
        | Ben  | <card> 3♥ 4♥ 5♥ 6♥ 8♥ 9♥ |
      Then that is impossible: card twice (PN.PACK)

      Examples:
        | card |
        | A♥   |
        | 7♦   |
        | 2♣   |

  Rule: A card may be written in several ways

    @PN.PACK
    Scenario Outline: <written> is the card <card>
      Given a game of Penneech between Anna and Ben
      When Ben deals
        | Anna | <written> 2♥ 3♥ 4♥ 5♥ 6♥ 8♥ |
      And Ben turns up 10♥
      And Anna leads <card>
      Then everything is clean

      Examples:
        | written | card |
        | AS      | A♠   |
        | KH      | K♥   |
        | qd      | Q♦   |
        | Jc      | J♣   |
        | k♥      | K♥   |
        | TS      | 10♠  |
        | t♠      | 10♠  |
        | 10s     | 10♠  |

    @PN.PACK
    Scenario Outline: <written> is no card
      Given a game of Penneech between Anna and Ben
      When Ben deals
        | Anna | <written> 2♥ 3♥ 4♥ 5♥ 6♥ 8♥ |
      Then that is unreadable: unknown card

      Examples:
        | written |
        | ♥K      |
        | HK      |
        | 1♥      |
        | K-H     |

  Rule: Every trick has a new trump suit

    @PN.TURN @PN.WIN
    Scenario: The trump suit of one trick is none in the next
      Given a game of Penneech between Anna and Ben
      And Ben deals
      When Ben turns up 4♠
      And Anna leads 9♣
      And Ben plays 2♠
      Then Ben wins the trick
      When Ben turns up 4♥
      And Ben leads 8♦
      And Anna plays 3♠
      Then Ben wins the trick

  Rule: Points are made with the top trumps, won or turned up

    @PN.SCORE.TRICK @PN.TURN
    Scenario: Top trumps score twice over: when won and when turned up
      Given a game of Penneech between Anna and Ben
      And Ben deals
      When Ben turns up 4♠
      And Anna leads J♠
      And Ben plays Q♠
      Then Ben scores 5
      When Ben turns up K♦
      Then Ben scores 4
      And the score is Anna 0, Ben 9

  Rule: The seven of diamonds is the best diamond

    @PN.RANK
    Scenario: Even the ace of diamonds loses to the seven
      Given a game of Penneech between Anna and Ben
      And Ben deals
      When Ben turns up 4♦
      And Anna leads A♦
      And Ben plays 7♦
      Then Ben wins the trick
      And Ben scores 12
