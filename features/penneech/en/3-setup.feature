Feature: Penneech: setup
  Cutting, dealing, throwing in, and the first trump.

  Background:
    Given a game of Penneech between Anna and Ben

  Rule: The lower card cut decides who deals first, the ace being lowest

    @PN.DEALER
    Scenario Outline: Anna cuts <lower>, Ben cuts <higher>: Anna deals
      When they cut Anna <lower>, Ben <higher>
      Then Anna is to deal

      Examples:
        | lower | higher |
        | A♠    | 2♥     |
        | 2♦    | 3♠     |
        | 3♣    | 4♦     |
        | 4♥    | 5♣     |
        | 5♠    | 6♥     |
        | 6♦    | 7♠     |
        | 7♣    | 8♦     |
        | 8♥    | 9♣     |
        | 9♠    | 10♥    |
        | 10♦   | J♠     |
        | J♣    | Q♦     |
        | Q♥    | K♣     |
        | A♠    | K♠     |
        | 6♦    | 7♦     |
        | 7♦    | 8♦     |

    @PN.DEALER
    Scenario Outline: Anna cuts <higher>, Ben cuts <lower>: Ben deals
      When they cut Anna <higher>, Ben <lower>
      Then Ben is to deal

      Examples:
        | lower | higher |
        | A♠    | 2♥     |
        | 2♦    | 3♠     |
        | 3♣    | 4♦     |
        | 4♥    | 5♣     |
        | 5♠    | 6♥     |
        | 6♦    | 7♠     |
        | 7♣    | 8♦     |
        | 8♥    | 9♣     |
        | 9♠    | 10♥    |
        | 10♦   | J♠     |
        | J♣    | Q♦     |
        | Q♥    | K♣     |
        | A♠    | K♠     |
        | 6♦    | 7♦     |
        | 7♦    | 8♦     |

    @PN.DEALER
    Scenario: Whoever cut the higher card may not deal
      When they cut Anna 3♠, Ben K♦
      And Ben deals
      Then that is impossible: wrong dealer (PN.DEALER)

    @PN.DEALER @PN.PACK
    Scenario: Nobody can cut the card that the other has cut
      When they cut Anna 3♠, Ben 3♠
      Then that is impossible: card twice (PN.PACK)

    @PN.DEALER
    Scenario Outline: Where no cut is recorded, the first deal says that <dealer> deals
      When <dealer> deals
      Then everything is clean
      And <dealer> is to turn up

      Examples:
        | dealer |
        | Anna   |
        | Ben    |

  Rule: After that the players take turns to deal

    @PN.DEALER
    Scenario Outline: After <one> has dealt, <other> deals, then <one> again
      When <one> deals
      And <one> turns up 2♠
      And these tricks are played
        | led         | followed   | turned up  |
        | <other> 10♣ | <one> 9♣   | <other> 2♥ |
        | <other> 8♣  | <one> 7♣   | <other> 2♦ |
        | <other> 10♠ | <one> 9♠   | <other> 2♣ |
        | <other> 8♠  | <one> 7♠   | <other> 3♠ |
        | <other> 9♥  | <one> 10♥  | <one> 3♥   |
        | <one> 10♦   | <other> 9♦ | <one> 3♦   |
        | <one> 6♠    | <other> 5♠ | <one> 3♣   |
      Then <other> is to deal
      When <other> deals
      And <other> turns up 2♠
      And these tricks are played
        | led         | followed    | turned up  |
        | <one> 10♣   | <other> 9♣  | <one> 2♥   |
        | <one> 8♣    | <other> 7♣  | <one> 2♦   |
        | <one> 10♠   | <other> 9♠  | <one> 2♣   |
        | <one> 8♠    | <other> 7♠  | <one> 3♠   |
        | <one> 9♥    | <other> 10♥ | <other> 3♥ |
        | <other> 10♦ | <one> 9♦    | <other> 3♦ |
        | <other> 6♠  | <one> 5♠    | <other> 3♣ |
      Then <one> is to deal

      Examples:
        | one  | other |
        | Anna | Ben   |
        | Ben  | Anna  |

    @PN.DEALER
    Scenario: Nobody deals twice running
      When Ben deals
      And Ben turns up 2♠
      And these tricks are played
        | led      | followed | turned up |
        | Anna 10♣ | Ben 9♣   | Anna 2♥   |
        | Anna 8♣  | Ben 7♣   | Anna 2♦   |
        | Anna 10♠ | Ben 9♠   | Anna 2♣   |
        | Anna 8♠  | Ben 7♠   | Anna 3♠   |
        | Anna 9♥  | Ben 10♥  | Ben 3♥    |
        | Ben 10♦  | Anna 9♦  | Ben 3♦    |
        | Ben 6♠   | Anna 5♠  | Ben 3♣    |
      And Ben deals
      Then that is impossible: wrong dealer (PN.DEALER)

  Rule: Each player gets seven cards, the rest is the stock

    @PN.DEAL
    Scenario: Seven cards each
      When Ben deals
        | Anna | K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣ |
        | Ben  | A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠ |
      Then everything is clean

    @PN.DEAL
    Scenario Outline: <count> is a misdeal
      When Ben deals
        | Anna | <first>  |
        | Ben  | <second> |
      Then that is impossible: wrong number of cards (PN.DEAL)

      Examples:
        | count                | first                    | second                  |
        | Eight cards for Anna | K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣ 10♣ | A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠    |
        | Six cards for Anna   | K♥ 2♦ 4♠ 5♠ 6♠ 8♣        | A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠    |
        | Eight cards for Ben  | K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣     | A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠ 9♠ |
        | Six cards for Ben    | K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣     | A♥ 7♦ 3♣ 4♣ 5♣ 6♣       |
        | Eight cards each     | K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣ 10♣ | A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠ 9♠ |
        | Six cards each       | K♥ 2♦ 4♠ 5♠ 6♠ 8♣        | A♥ 7♦ 3♣ 4♣ 5♣ 6♣       |

    @PN.DEAL @PN.TURN.FIRST
    Scenario Outline: <card> lies in a hand and cannot be turned up from the stock
      Given Ben deals
        | Anna | K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣ |
        | Ben  | A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠ |
      When Ben turns up <card>
      Then that is impossible: not in the stock (PN.TURN.FIRST)

      Examples:
        | card |
        | K♥   |
        | 7♦   |

  Rule: A hand without ace and face card may be shown and thrown in, and the same dealer deals again

    @PN.REDEAL
    Scenario Outline: <seat> throws in, and Ben deals again
      When Ben deals
        | <seat> | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      And <seat> throws in 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣
      Then everything is clean
      And Ben is to deal
      And the score is Anna 0, Ben 0

      Examples:
        | seat |
        | Anna |
        | Ben  |

    @PN.REDEAL
    Scenario Outline: A hand with <card> may not be thrown in
      When Ben deals
        | Anna | <card> 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      And Anna throws in <card> 9♠ 8♥ 7♣ 5♦ 4♦ 2♣
      Then that is irregular: no right to throw in (PN.REDEAL)
      And Ben is to deal

      Examples:
        | card |
        | A♠   |
        | A♦   |
        | K♥   |
        | K♣   |
        | Q♦   |
        | Q♠   |
        | J♣   |
        | J♥   |

    @PN.REDEAL
    Scenario: The dealer too may not throw in a hand with a face card
      When Ben deals
        | Ben | J♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      And Ben throws in J♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣
      Then that is irregular: no right to throw in (PN.REDEAL)

    @PN.REDEAL
    Scenario: It is one's own hand that counts
      When Ben deals
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
        | Ben  | A♠ K♠ Q♠ J♠ A♥ K♥ Q♥  |
      And Anna throws in 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣
      Then everything is clean

    @PN.REDEAL
    Scenario: Nobody has to throw in
      When Ben deals
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
        | Ben  | A♠ K♠ Q♠ J♠ A♥ K♥ Q♥  |
      And Ben turns up 3♠
      And Anna leads 10♠
      And Ben plays K♠
      Then everything is clean
      And Ben scores 4

    @PN.REDEAL @PN.DEALER
    Scenario: The other player may not deal again
      When Ben deals
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      And Anna throws in 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣
      And Anna deals
      Then that is impossible: wrong dealer (PN.DEALER)

    @PN.REDEAL @PN.DEALER
    Scenario: After the new deal the other player deals next, as ever
      When Ben deals
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      And Anna throws in 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣
      And Ben deals
      And Ben turns up 2♠
      And these tricks are played
        | led      | followed | turned up |
        | Anna 10♣ | Ben 9♣   | Anna 2♥   |
        | Anna 8♣  | Ben 7♣   | Anna 2♦   |
        | Anna 10♠ | Ben 9♠   | Anna 2♣   |
        | Anna 8♠  | Ben 7♠   | Anna 3♠   |
        | Anna 9♥  | Ben 10♥  | Ben 3♥    |
        | Ben 10♦  | Anna 9♦  | Ben 3♦    |
        | Ben 6♠   | Anna 5♠  | Ben 3♣    |
      Then Anna is to deal

    @PN.REDEAL
    Scenario: The new hands may hold cards of the old ones
      When Ben deals
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      And Anna throws in 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣
      And Ben deals
        | Anna | A♠ 9♠ 8♣ 7♠ 5♥ 4♥ 2♠  |
        | Ben  | 10♠ K♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      And Ben turns up 3♥
      Then everything is clean

    @PN.REDEAL
    Scenario Outline: The hand shown must be the hand dealt: <shown>
      When Ben deals
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      And Anna throws in <shown>
      Then that is impossible: wrong cards shown (PN.REDEAL)

      Examples:
        | shown                    |
        | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 3♣    |
        | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦       |
        | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ 3♣ |
        | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 4♦    |

  Rule: The dealer turns up the first card of the stock; it makes trumps and scores for nobody

    @PN.TURN.FIRST
    Scenario: The dealer turns it up
      When Ben deals
      Then Ben is to turn up
      When Ben turns up 9♥
      Then everything is clean
      And Anna is to lead

    @PN.TURN.FIRST
    Scenario: Nobody else turns it up
      When Ben deals
      And Anna turns up 9♥
      Then that is impossible: out of turn (PN.TURN.FIRST)

    @PN.TURN.FIRST
    Scenario: No card is led before there are trumps
      When Ben deals
      And Anna leads 9♥
      Then that is impossible: not at this point (PN.TURN.FIRST)

    @PN.TURN.FIRST
    Scenario Outline: <card> as the first card turned up scores for nobody
      When <dealer> deals
      And <dealer> turns up <card>
      Then nobody scores
      And the score is Anna 0, Ben 0

      Examples:
        | dealer | card |
        | Ben    | A♠   |
        | Ben    | K♥   |
        | Anna   | Q♣   |
        | Anna   | J♦   |
        | Ben    | 7♦   |
        | Anna   | 7♦   |
        | Anna   | 10♥  |
