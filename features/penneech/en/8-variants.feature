Feature: Penneech: variants
  To be agreed before the game.

  Background:
    Given a game of Penneech between Anna and Ben

  Rule: Follow or trump

    @PN.FOLLOW.FREE-TRUMP
    Scenario: Whoever can follow may also trump
      Given they play »Follow or trump (Parlett)«
      And Ben deals
        | Anna | 5♥ 6♥ 8♦ A♦ 10♠ 9♠ Q♠ |
        | Ben  | 9♥ 2♥ 4♠ A♠ 7♣ 8♣ K♦  |
      When Ben turns up 3♠
      And Anna leads 5♥
      Then Ben may only play 9♥ 2♥ 4♠ A♠
      When Ben plays 4♠
      Then everything is clean
      And Ben wins the trick

    @PN.FOLLOW.FREE-TRUMP
    Scenario Outline: Ben can follow and plays <card> to a heart
      Given they play »Follow or trump (Parlett)«
      And Ben deals
        | Anna | 5♥ 6♥ 8♦ A♦ 10♠ 9♠ Q♠ |
        | Ben  | 9♥ 2♥ 4♠ A♠ 7♣ 8♣ K♦  |
      When Ben turns up 3♠
      And Anna leads 5♥
      And Ben plays <card>
      Then that is irregular: revoke (PN.FOLLOW.FREE-TRUMP)

      Examples:
        | card |
        | 7♣   |
        | K♦   |

    @PN.FOLLOW.FREE-TRUMP
    Scenario: Following is still allowed
      Given they play »Follow or trump (Parlett)«
      And Ben deals
        | Anna | 5♥ 6♥ 8♦ A♦ 10♠ 9♠ Q♠ |
        | Ben  | 9♥ 2♥ 4♠ A♠ 7♣ 8♣ K♦  |
      When Ben turns up 3♠
      And Anna leads 5♥
      And Ben plays 2♥
      Then everything is clean
      And Anna wins the trick

    @PN.FOLLOW.FREE-TRUMP
    Scenario Outline: Void in clubs, Anna may still play <card>
      Given they play »Follow or trump (Parlett)«
      And Ben deals
        | Anna | 5♥ 6♥ 8♦ A♦ 10♠ 9♠ Q♠ |
        | Ben  | 9♥ 2♥ 4♠ A♠ 7♣ 8♣ K♦  |
      When Ben turns up 3♠
      And Anna leads 8♦
      And Ben plays K♦
      And Ben turns up 4♥
      And Ben leads 7♣
      Then Anna may play any card
      When Anna plays <card>
      Then everything is clean
      And <winner> wins the trick

      Examples:
        | card | winner |
        | 5♥   | Anna   |
        | 10♠  | Ben    |

    @PN.FOLLOW.FREE-TRUMP
    Scenario: A trump led is still followed with a trump
      Given they play »Follow or trump (Parlett)«
      And Ben deals
        | Anna | 5♥ 6♥ 8♦ A♦ 10♠ 9♠ Q♠ |
        | Ben  | 9♥ 2♥ 4♠ A♠ 7♣ 8♣ K♦  |
      When Ben turns up 3♠
      And Anna leads 10♠
      Then Ben may only play 4♠ A♠
      When Ben plays 7♣
      Then that is irregular: revoke (PN.FOLLOW.FREE-TRUMP)

  Rule: Every honour counts

    @PN.VAL.EVERY
    Scenario Outline: With <turned> turned up, <card> is worth <points> in a trick
      Given they play »Every honour counts«
      And Ben deals
      When Ben turns up <turned>
      And Anna leads <card>
      And Ben plays <lower>
      Then Anna wins the trick
      And Anna scores <points> (PN.VAL.EVERY)

      Examples: honours of other suits
        | turned | card | lower | points |
        | 4♠     | A♥   | 3♥    | 5      |
        | 4♠     | K♥   | 3♥    | 4      |
        | 4♠     | Q♥   | 3♥    | 3      |
        | 4♠     | J♥   | 3♥    | 2      |
        | 4♥     | A♦   | 3♦    | 5      |
        | 4♥     | K♣   | 3♣    | 4      |
        | 4♦     | Q♠   | 3♠    | 3      |
        | 4♣     | J♦   | 3♦    | 2      |

      Examples: honours of trumps
        | turned | card | lower | points |
        | 4♠     | A♠   | 3♠    | 5      |
        | 4♥     | K♥   | 3♥    | 4      |
        | 4♦     | Q♦   | 3♦    | 3      |
        | 4♣     | J♣   | 3♣    | 2      |

      Examples: the Penneech only as a trump
        | turned | card | lower | points |
        | 4♦     | 7♦   | 3♦    | 7      |
        | 4♠     | 7♦   | 3♦    | 0      |
        | 4♥     | 7♦   | 3♦    | 0      |

      Examples: all other cards
        | turned | card | lower | points |
        | 4♠     | 10♥  | 3♥    | 0      |
        | 4♠     | 9♥   | 3♥    | 0      |
        | 4♠     | 8♥   | 3♥    | 0      |
        | 4♠     | 7♥   | 3♥    | 0      |
        | 4♠     | 6♥   | 3♥    | 0      |
        | 4♠     | 5♥   | 3♥    | 0      |
        | 4♠     | 4♥   | 3♥    | 0      |
        | 4♠     | 3♥   | 2♥    | 0      |
        | 4♠     | 10♠  | 2♠    | 0      |

    @PN.VAL.EVERY
    Scenario: Both honours of the trick count
      Given they play »Every honour counts«
      And Ben deals
      When Ben turns up 4♠
      And Anna leads K♥
      And Ben plays A♥
      Then Ben scores 9

    @PN.VAL.EVERY
    Scenario: An honour thrown off counts for the winner
      Given they play »Every honour counts«
      And Ben deals
      When Ben turns up 4♠
      And Anna leads 3♣
      And Ben plays K♦
      Then Anna wins the trick
      And Anna scores 4

    @PN.VAL.EVERY
    Scenario: The Penneech takes the ace of diamonds, which alone counts
      Given they play »Every honour counts«
      And Ben deals
      When Ben turns up 4♠
      And Anna leads A♦
      And Ben plays 7♦
      Then Ben wins the trick
      And Ben scores 5

    @PN.VAL.EVERY @PN.VAL.TURN
    Scenario: Cards turned up count as ever
      Given they play »Every honour counts«
      And Ben deals
      When Ben turns up 4♠
      And Anna leads 3♣
      And Ben plays 5♣
      And Ben turns up 7♦
      Then Ben scores 14

  Rule: The first card turned up scores for the dealer

    @PN.TURN.FIRST-SCORES
    Scenario Outline: <dealer> turns up <card> and scores <points>
      Given they play »First turn-up scores«
      And <dealer> deals
      When <dealer> turns up <card>
      Then <dealer> scores <points> (PN.TURN.FIRST-SCORES)

      Examples:
        | dealer | card | points |
        | Ben    | A♠   | 5      |
        | Ben    | K♥   | 4      |
        | Anna   | Q♣   | 3      |
        | Anna   | J♦   | 2      |
        | Ben    | 7♦   | 14     |
        | Anna   | 7♦   | 14     |

    @PN.TURN.FIRST-SCORES
    Scenario Outline: <card> scores nothing for the dealer either
      Given they play »First turn-up scores«
      And Ben deals
      When Ben turns up <card>
      Then nobody scores
      And Anna is to lead

      Examples:
        | card |
        | 10♥  |
        | 7♠   |
        | 2♦   |

    @PN.TURN.FIRST-SCORES @PN.END.TARGET
    Scenario: It may win the game before a trick is played
      Given they play »First turn-up scores«
      And the game is to 14
      And Ben deals
      When Ben turns up 7♦
      Then Ben wins the game
      When Anna leads A♦
      Then that is impossible: after the end (PN.END.TARGET)

    @PN.TURN.FIRST-SCORES
    Scenario: Only the dealer turns it up
      Given they play »First turn-up scores«
      And Ben deals
      When Anna turns up 7♦
      Then that is impossible: out of turn (PN.TURN.FIRST-SCORES)

    @PN.TURN.FIRST-SCORES @PN.TURN
    Scenario: It makes trumps as ever, and later cards score as ever
      Given they play »First turn-up scores«
      And Ben deals
      When Ben turns up Q♠
      And Anna leads A♥
      And Ben plays J♠
      Then Ben wins the trick
      And Ben scores 2
      When Ben turns up K♦
      Then Ben scores 4
      And the score is Anna 0, Ben 9

  Rule: Short deck: 32 cards, and 91 points to win

    @PN.PACK.SHORT
    Scenario Outline: The <suit> run from seven to ace
      Given they play »Short deck«
      When Ben deals
        | Anna | <low>  |
        | Ben  | <high> |
      Then everything is clean

      Examples:
        | suit     | low                   | high                  |
        | spades   | 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ | A♠ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ |
        | hearts   | 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ | A♥ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ |
        | diamonds | 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ | A♦ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ |
        | clubs    | 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ | A♣ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ |

    @PN.PACK.SHORT
    Scenario Outline: <card> is not in the short deck
      Given they play »Short deck«
      When Ben deals
        | Anna | <card> 8♠ 9♠ 10♠ J♠ Q♠ K♠ |
      Then that is impossible: foreign card (PN.PACK.SHORT)

      Examples:
        | card |
        | 6♠   |
        | 5♥   |
        | 4♦   |
        | 3♣   |
        | 2♠   |

    @PN.PACK.SHORT
    Scenario: A six is not turned up either
      Given they play »Short deck«
      And Ben deals
      When Ben turns up 6♠
      Then that is impossible: not in the stock (PN.TURN.FIRST)

    @PN.PACK.SHORT @PN.RANK
    Scenario Outline: In the short deck <higher> takes <lower>
      Given they play »Short deck«
      And Ben deals
      When Ben turns up 9♣
      And Anna leads <lower>
      And Ben plays <higher>
      Then Ben wins the trick

      Examples:
        | lower | higher |
        | K♥    | A♥     |
        | Q♥    | K♥     |
        | J♥    | Q♥     |
        | 10♥   | J♥     |
        | 9♥    | 10♥    |
        | 8♥    | 9♥     |
        | 7♥    | 8♥     |
        | A♦    | 7♦     |
        | K♦    | A♦     |
        | Q♦    | K♦     |
        | J♦    | Q♦     |
        | 10♦   | J♦     |
        | 9♦    | 10♦    |
        | 8♦    | 9♦     |

    @PN.PACK.SHORT @PN.END.TARGET
    Scenario: 90 is not enough with the short deck, nor is 61
      Given they play »Short deck«
      And Ben deals
      When Ben turns up 7♠
      And these tricks are played
        | led      | followed | turned up |
        | Anna A♠  | Ben K♠   | Anna Q♥   |
        | Anna A♥  | Ben K♥   | Anna Q♣   |
        | Anna A♣  | Ben K♣   | Anna Q♦   |
        | Anna 7♦  | Ben A♦   | Anna J♥   |
        | Anna 10♥ | Ben 9♥   | Anna J♣   |
        | Anna 10♣ | Ben 9♣   | Anna 10♠  |
        | Anna 9♠  | Ben 8♠   | Anna J♠   |
      Then the score is Anna 61, Ben 0
      And the game goes on
      When Anna deals
      And Anna turns up 7♠
      And these tricks are played
        | led     | followed | turned up |
        | Ben K♠  | Anna A♠  | Anna Q♥   |
        | Anna A♥ | Ben K♥   | Anna Q♣   |
      And Anna leads A♣
      And Ben plays 9♣
      Then Anna scores 5
      And the score is Anna 90, Ben 0
      And the game goes on

    @PN.PACK.SHORT @PN.END.TARGET
    Scenario: 91 wins with the short deck
      Given they play »Short deck«
      And Ben deals
      When Ben turns up 7♠
      And these tricks are played
        | led      | followed | turned up |
        | Anna A♠  | Ben K♠   | Anna Q♥   |
        | Anna A♥  | Ben K♥   | Anna Q♣   |
        | Anna A♣  | Ben K♣   | Anna Q♦   |
        | Anna 7♦  | Ben A♦   | Anna J♥   |
        | Anna 10♥ | Ben 9♥   | Anna J♣   |
        | Anna 10♣ | Ben 9♣   | Anna 10♠  |
        | Anna 9♠  | Ben 8♠   | Anna J♠   |
      And Anna deals
      And Anna turns up 7♠
      And these tricks are played
        | led     | followed | turned up |
        | Ben K♠  | Anna A♠  | Anna Q♥   |
        | Anna A♥ | Ben K♥   | Anna Q♣   |
      And Anna leads K♣
      And Ben plays J♣
      Then Anna scores 6
      And the score is Anna 91, Ben 0
      And Anna wins the game

  Rule: By pagat's rules, or by Parlett's

    @PN.FOLLOW @PN.FOLLOW.FREE-TRUMP
    Scenario: By pagat's rules, whoever can follow may not trump
      Given they play by pagat's rules
      And Ben deals
        | Anna | 5♥ 6♥ 8♦ A♦ 10♠ 9♠ Q♠ |
        | Ben  | 9♥ 2♥ 4♠ A♠ 7♣ 8♣ K♦  |
      When Ben turns up 3♠
      And Anna leads 5♥
      And Ben plays 4♠
      Then that is irregular: revoke (PN.FOLLOW)

    @PN.FOLLOW.FREE-TRUMP
    Scenario: By Parlett's rules he may
      Given they play by Parlett's rules
      And Ben deals
        | Anna | 5♥ 6♥ 8♦ A♦ 10♠ 9♠ Q♠ |
        | Ben  | 9♥ 2♥ 4♠ A♠ 7♣ 8♣ K♦  |
      When Ben turns up 3♠
      And Anna leads 5♥
      And Ben plays 4♠
      Then everything is clean

    @PN.VAL.WON @PN.VAL.EVERY
    Scenario Outline: By <source>'s rules, an ace that is no trump is worth <points>
      Given they play by <source>'s rules
      And Ben deals
      When Ben turns up 3♠
      And Anna leads A♥
      And Ben plays 2♥
      Then Anna wins the trick
      And Anna scores <points>

      Examples:
        | source  | points |
        | pagat   | 0      |
        | Parlett | 5      |

    @PN.TURN.FIRST @PN.TURN.FIRST-SCORES
    Scenario Outline: By <source>'s rules, 7♦ as the first card turned up is worth <points>
      Given they play by <source>'s rules
      And Ben deals
      When Ben turns up 7♦
      Then Ben scores <points>

      Examples:
        | source  | points |
        | pagat   | 0      |
        | Parlett | 14     |

    @PN.PACK @PN.PACK.SHORT
    Scenario Outline: By <source>'s rules, the whole pack is used
      Given they play by <source>'s rules
      When Ben deals
        | Anna | 2♠ 3♠ 4♠ 5♠ 6♠ 2♥ 3♥ |
      Then everything is clean

      Examples:
        | source  |
        | pagat   |
        | Parlett |
