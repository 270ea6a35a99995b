Feature: Penneech: the cards
  What a trick is, how the cards rank, and what they are worth.

  Background:
    Given a game of Penneech between Anna and Ben
    And Ben deals

  Rule: A trick is one card from each player, and the best card wins it

    @PN.PLAY @PN.WIN
    Scenario: Each player plays one card
      When Ben turns up 4♠
      And Anna leads Q♥
      Then Ben is to follow
      When Ben plays K♥
      Then Ben wins the trick
      And Ben is to turn up

    @PN.PLAY
    Scenario: Nobody plays two cards to one trick
      When Ben turns up 4♠
      And Anna leads Q♥
      And Anna plays 2♥
      Then that is impossible: out of turn (PN.PLAY)

    @PN.PLAY
    Scenario: A card is played once
      When Ben turns up 4♠
      And Anna leads Q♥
      And Ben plays K♥
      And Ben turns up 5♠
      And Ben leads K♥
      Then that is impossible: card not held (PN.PLAY)

  Rule: The card turned up makes its suit trumps, and trumps beat all else

    @PN.TURN.FIRST @PN.WIN
    Scenario Outline: With <turned> turned up, <trump> beats <card>
      When Ben turns up <turned>
      And Anna leads <card>
      And Ben plays <trump>
      Then Ben wins the trick

      Examples:
        | turned | card | trump |
        | 9♠     | A♥   | 2♠    |
        | 9♠     | 7♦   | 2♠    |
        | 9♥     | A♣   | 2♥    |
        | 9♦     | A♠   | 2♦    |
        | 9♣     | A♦   | 2♣    |

    @PN.TURN.FIRST @PN.WIN
    Scenario Outline: With <turned> turned up, <card> beats nothing but its own suit
      When Ben turns up <turned>
      And Anna leads <led>
      And Ben plays <card>
      Then Anna wins the trick

      Examples:
        | turned | led | card |
        | 9♠     | 2♥  | A♦   |
        | 9♠     | 2♥  | 7♦   |
        | 9♥     | 2♣  | A♠   |
        | 9♦     | 2♠  | A♣   |
        | 9♣     | 2♦  | A♥   |

  Rule: Three suits rank A K Q J 10 9 8 7 6 5 4 3 2

    @PN.RANK
    Scenario Outline: <higher> takes <lower>
      When Ben turns up <turned>
      And Anna leads <lower>
      And Ben plays <higher>
      Then Ben wins the trick

      Examples: not trumps
        | turned | lower | higher |
        | 4♦     | K♠    | A♠     |
        | 4♦     | Q♥    | K♥     |
        | 4♦     | J♣    | Q♣     |
        | 4♦     | 10♠   | J♠     |
        | 4♦     | 9♥    | 10♥    |
        | 4♦     | 8♣    | 9♣     |
        | 4♦     | 7♠    | 8♠     |
        | 4♦     | 6♥    | 7♥     |
        | 4♦     | 5♣    | 6♣     |
        | 4♦     | 4♠    | 5♠     |
        | 4♦     | 3♥    | 4♥     |
        | 4♦     | 2♣    | 3♣     |

      Examples: trumps
        | turned | lower | higher |
        | 2♠     | K♠    | A♠     |
        | 2♥     | Q♥    | K♥     |
        | 2♣     | J♣    | Q♣     |
        | 2♠     | 10♠   | J♠     |
        | 2♥     | 9♥    | 10♥    |
        | 2♣     | 8♣    | 9♣     |
        | 2♠     | 7♠    | 8♠     |
        | 2♥     | 6♥    | 7♥     |
        | 2♣     | 5♣    | 6♣     |
        | 2♠     | 4♠    | 5♠     |
        | 2♥     | 3♥    | 4♥     |
        | A♣     | 2♣    | 3♣     |

    @PN.RANK
    Scenario Outline: <lower> does not take <higher>
      When Ben turns up <turned>
      And Anna leads <higher>
      And Ben plays <lower>
      Then Anna wins the trick

      Examples: not trumps
        | turned | lower | higher |
        | 4♦     | K♠    | A♠     |
        | 4♦     | Q♥    | K♥     |
        | 4♦     | J♣    | Q♣     |
        | 4♦     | 10♠   | J♠     |
        | 4♦     | 9♥    | 10♥    |
        | 4♦     | 8♣    | 9♣     |
        | 4♦     | 7♠    | 8♠     |
        | 4♦     | 6♥    | 7♥     |
        | 4♦     | 5♣    | 6♣     |
        | 4♦     | 4♠    | 5♠     |
        | 4♦     | 3♥    | 4♥     |
        | 4♦     | 2♣    | 3♣     |

      Examples: trumps
        | turned | lower | higher |
        | 2♠     | K♠    | A♠     |
        | 2♥     | Q♥    | K♥     |
        | 2♣     | J♣    | Q♣     |
        | 2♠     | 10♠   | J♠     |
        | 2♥     | 9♥    | 10♥    |
        | 2♣     | 8♣    | 9♣     |
        | 2♠     | 7♠    | 8♠     |
        | 2♥     | 6♥    | 7♥     |
        | 2♣     | 5♣    | 6♣     |
        | 2♠     | 4♠    | 5♠     |
        | 2♥     | 3♥    | 4♥     |
        | A♣     | 2♣    | 3♣     |

  Rule: In diamonds the order is 7 A K Q J 10 9 8 6 5 4 3 2

    @PN.RANK
    Scenario Outline: In diamonds <higher> takes <lower>
      When Ben turns up <turned>
      And Anna leads <lower>
      And Ben plays <higher>
      Then Ben wins the trick

      Examples: not trumps
        | turned | lower | higher |
        | 4♠     | A♦    | 7♦     |
        | 4♠     | K♦    | A♦     |
        | 4♠     | Q♦    | K♦     |
        | 4♠     | J♦    | Q♦     |
        | 4♠     | 10♦   | J♦     |
        | 4♠     | 9♦    | 10♦    |
        | 4♠     | 8♦    | 9♦     |
        | 4♠     | 6♦    | 8♦     |
        | 4♠     | 5♦    | 6♦     |
        | 4♠     | 4♦    | 5♦     |
        | 4♠     | 3♦    | 4♦     |
        | 4♠     | 2♦    | 3♦     |

      Examples: trumps
        | turned | lower | higher |
        | 2♦     | A♦    | 7♦     |
        | 2♦     | K♦    | A♦     |
        | 2♦     | Q♦    | K♦     |
        | 2♦     | J♦    | Q♦     |
        | 2♦     | 10♦   | J♦     |
        | 2♦     | 9♦    | 10♦    |
        | 2♦     | 8♦    | 9♦     |
        | 2♦     | 6♦    | 8♦     |
        | 2♦     | 5♦    | 6♦     |
        | 2♦     | 4♦    | 5♦     |
        | 2♦     | 3♦    | 4♦     |
        | A♦     | 2♦    | 3♦     |

    @PN.RANK
    Scenario Outline: In diamonds <lower> does not take <higher>
      When Ben turns up <turned>
      And Anna leads <higher>
      And Ben plays <lower>
      Then Anna wins the trick

      Examples: not trumps
        | turned | lower | higher |
        | 4♠     | A♦    | 7♦     |
        | 4♠     | K♦    | A♦     |
        | 4♠     | Q♦    | K♦     |
        | 4♠     | J♦    | Q♦     |
        | 4♠     | 10♦   | J♦     |
        | 4♠     | 9♦    | 10♦    |
        | 4♠     | 8♦    | 9♦     |
        | 4♠     | 6♦    | 8♦     |
        | 4♠     | 5♦    | 6♦     |
        | 4♠     | 4♦    | 5♦     |
        | 4♠     | 3♦    | 4♦     |
        | 4♠     | 2♦    | 3♦     |

      Examples: trumps
        | turned | lower | higher |
        | 2♦     | A♦    | 7♦     |
        | 2♦     | K♦    | A♦     |
        | 2♦     | Q♦    | K♦     |
        | 2♦     | J♦    | Q♦     |
        | 2♦     | 10♦   | J♦     |
        | 2♦     | 9♦    | 10♦    |
        | 2♦     | 8♦    | 9♦     |
        | 2♦     | 6♦    | 8♦     |
        | 2♦     | 5♦    | 6♦     |
        | 2♦     | 4♦    | 5♦     |
        | 2♦     | 3♦    | 4♦     |
        | A♦     | 2♦    | 3♦     |

    @PN.RANK
    Scenario Outline: The Penneech beats <card> though diamonds are not trumps
      When Ben turns up 4♠
      And Anna leads <card>
      And Ben plays 7♦
      Then Ben wins the trick

      Examples:
        | card |
        | A♦   |
        | K♦   |
        | Q♦   |
        | J♦   |
        | 10♦  |
        | 9♦   |
        | 8♦   |
        | 6♦   |
        | 5♦   |
        | 4♦   |
        | 3♦   |
        | 2♦   |

    @PN.RANK @PN.WIN
    Scenario: The other sevens are ordinary cards
      When Ben turns up 4♠
      And Anna leads 7♥
      And Ben plays 8♥
      Then Ben wins the trick

  Rule: Nothing but trumps scores

    @PN.VAL.WON
    Scenario Outline: As a trump, <card> is worth <points> in a trick
      When Ben turns up <turned>
      And Anna leads <led>
      And Ben plays <card>
      Then Ben wins the trick
      And Ben scores <points>

      Examples: honours
        | turned | led | card | points |
        | 3♠     | 4♣  | A♠   | 5      |
        | 3♠     | 4♣  | K♠   | 4      |
        | 3♠     | 4♣  | Q♠   | 3      |
        | 3♠     | 4♣  | J♠   | 2      |
        | 3♥     | 4♣  | A♥   | 5      |
        | 3♥     | 4♣  | K♥   | 4      |
        | 3♥     | 4♣  | Q♥   | 3      |
        | 3♥     | 4♣  | J♥   | 2      |
        | 3♦     | 4♣  | A♦   | 5      |
        | 3♦     | 4♣  | K♦   | 4      |
        | 3♦     | 4♣  | Q♦   | 3      |
        | 3♦     | 4♣  | J♦   | 2      |
        | 3♣     | 4♥  | A♣   | 5      |
        | 3♣     | 4♥  | K♣   | 4      |
        | 3♣     | 4♥  | Q♣   | 3      |
        | 3♣     | 4♥  | J♣   | 2      |

      Examples: the Penneech
        | turned | led | card | points |
        | 3♦     | 3♣  | 7♦   | 7      |

      Examples: all other trumps
        | turned | led | card | points |
        | K♠     | 4♣  | 10♠  | 0      |
        | K♠     | 4♣  | 9♠   | 0      |
        | K♠     | 4♣  | 8♠   | 0      |
        | K♠     | 4♣  | 7♠   | 0      |
        | K♠     | 4♣  | 6♠   | 0      |
        | K♠     | 4♣  | 5♠   | 0      |
        | K♠     | 4♣  | 4♠   | 0      |
        | K♠     | 4♣  | 3♠   | 0      |
        | K♠     | 4♣  | 2♠   | 0      |
        | K♦     | 4♣  | 10♦  | 0      |
        | K♦     | 4♣  | 9♦   | 0      |
        | K♦     | 4♣  | 8♦   | 0      |
        | K♦     | 4♣  | 6♦   | 0      |
        | K♦     | 4♣  | 5♦   | 0      |
        | K♦     | 4♣  | 4♦   | 0      |
        | K♦     | 4♣  | 3♦   | 0      |
        | K♦     | 4♣  | 2♦   | 0      |
        | K♥     | 4♣  | 7♥   | 0      |
        | K♣     | 4♥  | 7♣   | 0      |

    @PN.VAL.WON
    Scenario Outline: When <turned> makes trumps, <card> is worth nothing in a trick
      When Ben turns up <turned>
      And Anna leads <card>
      And Ben plays <lower>
      Then Anna wins the trick
      And nobody scores

      Examples:
        | turned | card | lower |
        | 4♠     | A♥   | 3♥    |
        | 4♠     | K♦   | 3♦    |
        | 4♠     | Q♣   | 3♣    |
        | 4♥     | J♠   | 3♠    |
        | 4♥     | A♦   | 3♦    |
        | 4♥     | K♣   | 3♣    |
        | 4♦     | Q♠   | 3♠    |
        | 4♦     | J♥   | 3♥    |
        | 4♣     | A♠   | 3♠    |
        | 4♣     | Q♦   | 3♦    |
        | 4♣     | 7♦   | A♦    |
        | 4♠     | 7♦   | K♦    |

    @PN.VAL.WON @PN.SCORE.TRICK
    Scenario Outline: Both cards of the trick count: <lower> and <higher>
      When Ben turns up <turned>
      And Anna leads <lower>
      And Ben plays <higher>
      Then Ben scores <points> (PN.VAL.WON)

      Examples:
        | turned | lower | higher | points |
        | 4♠     | K♠    | A♠     | 9      |
        | 4♠     | Q♠    | A♠     | 8      |
        | 4♠     | J♠    | A♠     | 7      |
        | 4♥     | Q♥    | K♥     | 7      |
        | 4♥     | J♥    | K♥     | 6      |
        | 4♣     | J♣    | Q♣     | 5      |
        | 4♦     | A♦    | 7♦     | 12     |
        | 4♦     | K♦    | 7♦     | 11     |
        | 4♦     | 6♦    | 7♦     | 7      |

    @PN.VAL.WON @PN.WIN
    Scenario: A small trump takes an ace of another suit and scores nothing
      When Ben turns up 4♠
      And Anna leads A♣
      And Ben plays 2♠
      Then Ben wins the trick
      And nobody scores

  Rule: The same card brings points now and none a trick later

    @PN.VAL.WON @PN.TURN
    Scenario: The king of hearts while hearts are trumps
      When Ben turns up 4♥
      And Anna leads K♥
      And Ben plays 2♥
      Then Anna scores 4

    @PN.VAL.WON @PN.TURN
    Scenario: The king of hearts one trick later
      When Ben turns up 4♥
      And Anna leads 3♥
      And Ben plays 2♥
      And Anna turns up 5♠
      And Anna leads K♥
      And Ben plays 6♥
      Then Anna wins the trick
      And nobody scores
