Feature: German Whist: cards and deal
  Two players, thirteen cards each, and a stock of 26.

  Rule: Two play, with a pack of 52 cards without jokers

    @GW.PACK
    Scenario: Two can play
      Given a game of German Whist between Anna and Ben
      Then everything is clean
      And the score is Anna 0, Ben 0
      And the game goes on

    @GW.PACK
    Scenario Outline: Not for <number>
      Given a game of German Whist between <seats>
      Then that is unreadable: wrong number of seats

      Examples:
        | number | seats                  |
        | one    | Anna                   |
        | three  | Anna, Ben and Cleo     |
        | four   | Anna, Ben, Cleo and Di |

    @GW.PACK
    Scenario Outline: All thirteen <suit> are in the pack
      Given a game of German Whist between Anna and Ben
      When Ben deals
        | Anna | <hand> |
      Then everything is clean

      Examples:
        | suit     | hand                                    |
        | spades   | A♠ K♠ Q♠ J♠ 10♠ 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ 2♠ |
        | hearts   | A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ 2♥ |
        | diamonds | A♦ K♦ Q♦ J♦ 10♦ 9♦ 8♦ 7♦ 6♦ 5♦ 4♦ 3♦ 2♦ |
        | clubs    | A♣ K♣ Q♣ J♣ 10♣ 9♣ 8♣ 7♣ 6♣ 5♣ 4♣ 3♣ 2♣ |

    @GW.PACK
    Scenario: There is no joker
      Given a game of German Whist between Anna and Ben
      When Ben deals
        | Anna | Joker K♠ Q♠ J♠ 10♠ 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ 2♠ |
      Then that is unreadable: unknown card

    @GW.PACK
    Scenario Outline: No card is there twice: <card>
      Given a game of German Whist between Anna and Ben
      When Ben deals
        | Anna | <card> x x x x x x x x x x x x |
        | Ben  | <card> x x x x x x x x x x x x |
      Then that is impossible: card twice (GW.PACK)

      Examples:
        | card |
        | A♥   |
        | 7♦   |
        | 2♣   |

  Rule: A card may be written in several ways

    @GW.PACK
    Scenario Outline: <written> is the card <card>
      Given a game of German Whist between Anna and Ben
      When Ben deals
        | Anna | <written> 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ 2♠ 5♥ 4♥ 3♥ 2♥ |
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

    @GW.PACK
    Scenario Outline: <written> is no card
      Given a game of German Whist between Anna and Ben
      When Ben deals
        | Anna | <written> 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ 2♠ 5♥ 4♥ 3♥ 2♥ |
      Then that is unreadable: unknown card

      Examples:
        | written |
        | ♥K      |
        | HK      |
        | 1♥      |
        | K-H     |

  Rule: The ace is high, the two low

    @GW.RANK
    Scenario Outline: <higher> takes <lower>
      Given a game of German Whist between Anna and Ben
      And Ben deals
      When Ben turns up 2♣
      And Anna leads <lower>
      And Ben plays <higher>
      Then Ben wins the trick

      Examples:
        | higher | lower |
        | A♠     | K♠    |
        | K♠     | Q♠    |
        | Q♠     | J♠    |
        | J♠     | 10♠   |
        | 10♠    | 9♠    |
        | 9♠     | 8♠    |
        | 8♠     | 7♠    |
        | 7♠     | 6♠    |
        | 6♠     | 5♠    |
        | 5♠     | 4♠    |
        | 4♠     | 3♠    |
        | 3♠     | 2♠    |
        | A♥     | 2♥    |
        | 10♣    | 9♣    |

    @GW.RANK
    Scenario Outline: <lower> does not take <higher>
      Given a game of German Whist between Anna and Ben
      And Ben deals
      When Ben turns up 2♣
      And Anna leads <higher>
      And Ben plays <lower>
      Then Anna wins the trick

      Examples:
        | higher | lower |
        | A♠     | K♠    |
        | K♠     | Q♠    |
        | Q♠     | J♠    |
        | J♠     | 10♠   |
        | 10♠    | 9♠    |
        | 9♠     | 8♠    |
        | 8♠     | 7♠    |
        | 7♠     | 6♠    |
        | 6♠     | 5♠    |
        | 5♠     | 4♠    |
        | 4♠     | 3♠    |
        | 3♠     | 2♠    |
        | A♥     | 2♥    |
        | 10♣    | 9♣    |

  Rule: The lower card cut decides who deals first, the ace being lowest

    @GW.DEALER
    Scenario Outline: Anna cuts <lower>, Ben cuts <higher>: Anna deals
      Given a game of German Whist between Anna and Ben
      When they cut Anna <lower>, Ben <higher>
      Then Anna is to deal

      Examples:
        | lower | higher |
        | A♣    | 2♦     |
        | 2♣    | 3♦     |
        | 3♣    | 4♦     |
        | 4♣    | 5♦     |
        | 5♣    | 6♦     |
        | 6♣    | 7♦     |
        | 7♣    | 8♦     |
        | 8♣    | 9♦     |
        | 9♣    | 10♦    |
        | 10♣   | J♦     |
        | J♣    | Q♦     |
        | Q♣    | K♦     |
        | A♠    | K♠     |

    @GW.DEALER
    Scenario Outline: Anna cuts <higher>, Ben cuts <lower>: Ben deals
      Given a game of German Whist between Anna and Ben
      When they cut Anna <higher>, Ben <lower>
      Then Ben is to deal

      Examples:
        | lower | higher |
        | A♣    | 2♦     |
        | 2♣    | 3♦     |
        | 3♣    | 4♦     |
        | 4♣    | 5♦     |
        | 5♣    | 6♦     |
        | 6♣    | 7♦     |
        | 7♣    | 8♦     |
        | 8♣    | 9♦     |
        | 9♣    | 10♦    |
        | 10♣   | J♦     |
        | J♣    | Q♦     |
        | Q♣    | K♦     |
        | A♠    | K♠     |

    @GW.DEALER
    Scenario: Whoever cut the higher card may not deal
      Given a game of German Whist between Anna and Ben
      When they cut Anna 3♠, Ben K♦
      And Ben deals
      Then that is impossible: wrong dealer (GW.DEALER)

    @GW.DEALER
    Scenario: Equal cards are cut again
      Given a game of German Whist between Anna and Ben
      When they cut Anna 9♠, Ben 9♥
      And they cut Anna J♠, Ben 8♥
      Then everything is clean
      And Ben is to deal

    @GW.DEALER
    Scenario: After equal cards nobody deals yet
      Given a game of German Whist between Anna and Ben
      When they cut Anna 9♠, Ben 9♥
      And Anna deals
      Then that is impossible: not at this point (GW.DEALER)

    @GW.DEALER
    Scenario Outline: Where no cut is recorded, the first deal says that <dealer> deals
      Given a game of German Whist between Anna and Ben
      When <dealer> deals
      Then everything is clean
      And <dealer> is to turn up

      Examples:
        | dealer |
        | Anna   |
        | Ben    |

  Rule: After that the players take turns to deal

    @GW.DEALER
    Scenario Outline: After <one> has dealt, <other> deals, then <one> again
      Given a game of German Whist between Anna and Ben
      And the game is over after 3 deals
      When <one> deals
      And <one> turns up 8♦
      And these tricks are played
        | led                        | followed                | drawn                      | drawn             | turned up                  |
        | <other> A♠ K♠ Q♠ J♠ 10♠ 9♠ | <one> 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | <other> 8♦ A♦ K♦ Q♦ J♦ 10♦ | <one> x x x x x x | <other> A♦ K♦ Q♦ J♦ 10♦ 9♦ |
        | <other> A♥ K♥ Q♥ J♥ 10♥ 9♥ | <one> 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | <other> 9♦ 7♣ 6♣ 5♣ 4♣ 3♣  | <one> x x x x x x | <other> 7♣ 6♣ 5♣ 4♣ 3♣ 2♣  |
      And these tricks are played
        | led        | followed | drawn      | drawn   |
        | <other> 8♠ | <one> 8♥ | <other> 2♣ | <one> x |
      And these tricks are played
        | led                           | followed                   |
        | <other> A♦ K♦ Q♦ J♦ 10♦ 9♦ 8♦ | <one> 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♣ |
        | <other> 2♣                    | <one> 9♣                   |
        | <one> A♣ K♣ Q♣ J♣ 10♣         | <other> 3♣ 4♣ 5♣ 6♣ 7♣     |
      Then <other> is to deal
      When <other> deals
      And <other> turns up 8♦
      And these tricks are played
        | led                      | followed                  | drawn                    | drawn               | turned up                |
        | <one> A♠ K♠ Q♠ J♠ 10♠ 9♠ | <other> 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | <one> 8♦ A♦ K♦ Q♦ J♦ 10♦ | <other> x x x x x x | <one> A♦ K♦ Q♦ J♦ 10♦ 9♦ |
        | <one> A♥ K♥ Q♥ J♥ 10♥ 9♥ | <other> 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | <one> 9♦ 7♣ 6♣ 5♣ 4♣ 3♣  | <other> x x x x x x | <one> 7♣ 6♣ 5♣ 4♣ 3♣ 2♣  |
      And these tricks are played
        | led      | followed   | drawn    | drawn     |
        | <one> 8♠ | <other> 8♥ | <one> 2♣ | <other> x |
      And these tricks are played
        | led                         | followed                     |
        | <one> A♦ K♦ Q♦ J♦ 10♦ 9♦ 8♦ | <other> 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♣ |
        | <one> 2♣                    | <other> 9♣                   |
        | <other> A♣ K♣ Q♣ J♣ 10♣     | <one> 3♣ 4♣ 5♣ 6♣ 7♣         |
      Then <one> is to deal

      Examples:
        | one  | other |
        | Anna | Ben   |
        | Ben  | Anna  |

    @GW.DEALER
    Scenario: Nobody deals twice running
      Given a game of German Whist between Anna and Ben
      And the game is over after 2 deals
      When Ben deals
      And Ben turns up 8♦
      And these tricks are played
        | led                     | followed              | drawn                   | drawn           | turned up               |
        | Anna A♠ K♠ Q♠ J♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 8♦ A♦ K♦ Q♦ J♦ 10♦ | Ben x x x x x x | Anna A♦ K♦ Q♦ J♦ 10♦ 9♦ |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Anna 9♦ 7♣ 6♣ 5♣ 4♣ 3♣  | Ben x x x x x x | Anna 7♣ 6♣ 5♣ 4♣ 3♣ 2♣  |
      And these tricks are played
        | led     | followed | drawn   | drawn |
        | Anna 8♠ | Ben 8♥   | Anna 2♣ | Ben x |
      And these tricks are played
        | led                        | followed                 |
        | Anna A♦ K♦ Q♦ J♦ 10♦ 9♦ 8♦ | Ben 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♣ |
        | Anna 2♣                    | Ben 9♣                   |
        | Ben A♣ K♣ Q♣ J♣ 10♣        | Anna 3♣ 4♣ 5♣ 6♣ 7♣      |
      And Ben deals
      Then that is impossible: wrong dealer (GW.DEALER)

  Rule: Each player gets thirteen cards, the rest is the stock

    @GW.DEAL
    Scenario: Thirteen cards each
      Given a game of German Whist between Anna and Ben
      When Ben deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ |
      Then everything is clean

    @GW.DEAL
    Scenario Outline: <number> cards for <seat> are a misdeal
      Given a game of German Whist between Anna and Ben
      When Ben deals
        | <seat> | <cards> |
      Then that is impossible: wrong number of cards (GW.DEAL)

      Examples:
        | number   | seat | cards                                      |
        | Twelve   | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣       |
        | Fourteen | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ 2♠ |
        | Twelve   | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣       |
        | Fourteen | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ 2♠ |

    @GW.DEAL
    Scenario: The stock is 26 cards
      Given a game of German Whist between Anna and Ben
      When Ben deals
        | Anna  | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣                                         |
        | Ben   | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣                                         |
        | stock | 10♦ A♥ 5♠ 8♣ K♦ Q♠ 4♥ 7♦ 9♣ 2♠ J♥ 3♦ K♣ 6♠ 5♥ 2♦ Q♣ J♠ 9♥ 4♦ 5♣ 10♠ 6♥ 8♦ 4♣ 7♠ |
      Then everything is clean

    @GW.DEAL
    Scenario Outline: A stock of <number> cards cannot be
      Given a game of German Whist between Anna and Ben
      When Ben deals
        | stock | <cards> |
      Then that is impossible: wrong number of cards (GW.DEAL)

      Examples:
        | number | cards                                                                              |
        | 25     | 10♦ A♥ 5♠ 8♣ K♦ Q♠ 4♥ 7♦ 9♣ 2♠ J♥ 3♦ K♣ 6♠ 5♥ 2♦ Q♣ J♠ 9♥ 4♦ 5♣ 10♠ 6♥ 8♦ 4♣       |
        | 27     | 10♦ A♥ 5♠ 8♣ K♦ Q♠ 4♥ 7♦ 9♣ 2♠ J♥ 3♦ K♣ 6♠ 5♥ 2♦ Q♣ J♠ 9♥ 4♦ 5♣ 10♠ 6♥ 8♦ 4♣ 7♠ A♠ |

  Rule: The dealer turns up the top card of the stock, and its suit is trumps for the whole deal

    @GW.TURN
    Scenario: The dealer turns it up
      Given a game of German Whist between Anna and Ben
      When Ben deals
      Then Ben is to turn up
      When Ben turns up 10♦
      Then everything is clean
      And Anna is to lead

    @GW.TURN
    Scenario: Nobody else turns it up
      Given a game of German Whist between Anna and Ben
      When Ben deals
      And Anna turns up 10♦
      Then that is impossible: out of turn (GW.TURN)

    @GW.TURN
    Scenario: No card is led before there are trumps
      Given a game of German Whist between Anna and Ben
      When Ben deals
      And Anna leads A♠
      Then that is impossible: not at this point (GW.TURN)

    @GW.TURN
    Scenario Outline: <card> lies in a hand and cannot be turned up
      Given a game of German Whist between Anna and Ben
      And Ben deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ |
      When Ben turns up <card>
      Then that is impossible: not in the stock (GW.TURN)

      Examples:
        | card |
        | A♠   |
        | K♠   |
        | 3♣   |

    @GW.TURN
    Scenario: Where the stock is written down, it is the first card of it
      Given a game of German Whist between Anna and Ben
      And Ben deals
        | stock | 10♦ A♥ 5♠ 8♣ K♦ Q♠ 4♥ 7♦ 9♣ 2♠ J♥ 3♦ K♣ 6♠ 5♥ 2♦ Q♣ J♠ 9♥ 4♦ 5♣ 10♠ 6♥ 8♦ 4♣ 7♠ |
      When Ben turns up A♥
      Then that is impossible: not in the stock (GW.TURN)

    @GW.TURN @GW.WIN
    Scenario Outline: With <turned> turned up, <trump> beats <card>
      Given a game of German Whist between Anna and Ben
      When Ben deals
      And Ben turns up <turned>
      And Anna leads <card>
      And Ben plays <trump>
      Then Ben wins the trick

      Examples:
        | turned | trump | card |
        | 9♠     | 2♠    | A♥   |
        | 9♥     | 2♥    | A♦   |
        | 9♦     | 2♦    | A♣   |
        | 9♣     | 2♣    | A♠   |
