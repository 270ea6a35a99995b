Feature: German Whist: drawing from the stock
  Thirteen tricks for the cards of the stock.

  Background:
    Given a game of German Whist between Anna and Ben

  Rule: The winner of the trick takes the card turned up, the other the next one unseen

    @GW.DRAW
    Scenario Outline: <winner> has won and takes 10♦, then <other> takes the next card
      Given Ben deals
      When Ben turns up 10♦
      And Anna leads 9♠
      And Ben plays <card>
      Then <winner> is to draw
      When <winner> draws 10♦
      Then <other> is to draw
      When <other> draws unseen
      Then everything is clean

      Examples:
        | card | winner | other |
        | 8♠   | Anna   | Ben   |
        | K♠   | Ben    | Anna  |

    @GW.DRAW
    Scenario Outline: <other> has lost and may not draw first
      Given Ben deals
      When Ben turns up 10♦
      And Anna leads 9♠
      And Ben plays <card>
      And <other> draws 10♦
      Then that is impossible: out of turn (GW.DRAW)

      Examples:
        | card | winner | other |
        | 8♠   | Anna   | Ben   |
        | K♠   | Ben    | Anna  |

    @GW.DRAW
    Scenario Outline: <winner> does not draw twice
      Given Ben deals
      When Ben turns up 10♦
      And Anna leads 9♠
      And Ben plays <card>
      And <winner> draws 10♦
      And <winner> draws unseen
      Then that is impossible: out of turn (GW.DRAW)

      Examples:
        | card | winner | other |
        | 8♠   | Anna   | Ben   |
        | K♠   | Ben    | Anna  |

    @GW.DRAW
    Scenario Outline: The winner must take the card turned up, not <card>
      Given Ben deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ |
      When Ben turns up 10♦
      And Anna leads 9♠
      And Ben plays 8♠
      And Anna draws <card>
      Then that is impossible: wrong card drawn (GW.DRAW)

      Examples:
        | card |
        | A♥   |
        | K♦   |
        | K♠   |

    @GW.DRAW
    Scenario: The other player may name the card drawn
      Given Ben deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ |
      When Ben turns up 10♦
      And Anna leads 9♠
      And Ben plays 8♠
      And Anna draws 10♦
      And Ben draws A♥
      Then everything is clean

    @GW.DRAW
    Scenario Outline: It cannot be <card>, which is elsewhere
      Given Ben deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ |
      When Ben turns up 10♦
      And Anna leads 9♠
      And Ben plays 8♠
      And Anna draws 10♦
      And Ben draws <card>
      Then that is impossible: wrong card drawn (GW.DRAW)

      Examples:
        | card |
        | A♠   |
        | Q♥   |
        | 9♠   |
        | 10♦  |

    @GW.DRAW
    Scenario: The cards drawn are in the hands
      Given Ben deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ |
      When Ben turns up 10♦
      And Anna leads 9♠
      And Ben plays 8♠
      And Anna draws 10♦
      And Ben draws A♥
      And Anna turns up 5♠
      And Anna leads K♥
      Then Ben may only play A♥ Q♥ 10♥ 7♥ 2♥
      When Ben plays A♥
      Then everything is clean
      When Ben draws 5♠
      And Anna draws unseen
      And Ben turns up K♦
      And Ben leads 5♠
      Then everything is clean

    @GW.DRAW @GW.PLAY
    Scenario: A card that the other has drawn cannot be played
      Given Ben deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ |
      When Ben turns up 10♦
      And Anna leads 9♠
      And Ben plays 8♠
      And Anna draws 10♦
      And Ben draws unseen
      And Anna turns up 5♠
      And Anna leads A♠
      And Ben plays 10♦
      Then that is impossible: card not held (GW.PLAY)

    @GW.DRAW
    Scenario: Nobody leads before both have drawn
      Given Ben deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ |
      When Ben turns up 10♦
      And Anna leads 9♠
      And Ben plays 8♠
      And Anna draws 10♦
      And Anna leads A♠
      Then that is impossible: not at this point (GW.DRAW)

    @GW.DRAW
    Scenario: Nothing is turned up before both have drawn
      Given Ben deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ |
      When Ben turns up 10♦
      And Anna leads 9♠
      And Ben plays 8♠
      And Anna draws 10♦
      And Anna turns up 5♠
      Then that is impossible: not at this point (GW.DRAW)

  Rule: Then the next card is turned up, and trumps stay what they are

    @GW.NEXT
    Scenario Outline: <seat> may turn it up
      Given Ben deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ |
      When Ben turns up 10♦
      And Anna leads 9♠
      And Ben plays 8♠
      And Anna draws 10♦
      And Ben draws unseen
      And <seat> turns up 5♠
      Then everything is clean
      And Anna is to lead

      Examples:
        | seat |
        | Anna |
        | Ben  |

    @GW.NEXT
    Scenario: Nobody leads before that
      Given Ben deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ |
      When Ben turns up 10♦
      And Anna leads 9♠
      And Ben plays 8♠
      And Anna draws 10♦
      And Ben draws unseen
      And Anna leads A♠
      Then that is impossible: not at this point (GW.NEXT)

    @GW.NEXT
    Scenario Outline: <card> is not in the stock any more
      Given Ben deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ |
      When Ben turns up 10♦
      And Anna leads 9♠
      And Ben plays 8♠
      And Anna draws 10♦
      And Ben draws A♥
      And Anna turns up <card>
      Then that is impossible: not in the stock (GW.NEXT)

      Examples:
        | card |
        | K♠   |
        | 10♦  |
        | A♥   |
        | 8♠   |

    @GW.NEXT @GW.TURN
    Scenario Outline: Diamonds stay trumps: <first> and <second>
      Given Ben deals
      When Ben turns up 10♦
      And Anna leads 9♠
      And Ben plays 8♠
      And Anna draws 10♦
      And Ben draws unseen
      And Anna turns up 5♣
      And Anna leads <first>
      And Ben plays <second>
      Then <winner> wins the trick

      Examples:
        | first | second | winner |
        | A♥    | 2♦     | Ben    |
        | A♥    | 2♣     | Anna   |
        | 2♦    | A♣     | Anna   |
        | A♣    | 2♦     | Ben    |

    @GW.NEXT @GW.DRAW
    Scenario: It goes to the winner of the next trick
      Given Ben deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ |
      When Ben turns up 10♦
      And Anna leads 9♠
      And Ben plays 8♠
      And Anna draws 10♦
      And Ben draws unseen
      And Anna turns up 5♠
      And Anna leads 3♥
      And Ben plays Q♥
      And Ben draws 5♠
      And Anna draws unseen
      Then everything is clean

  Rule: Where the stock is written down, the cards come in its order

    @GW.DRAW
    Scenario: A card drawn unseen is known from it: the ace of hearts
      Given Ben deals
        | Anna  | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣                                         |
        | Ben   | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣                                         |
        | stock | 10♦ A♥ 5♠ 8♣ K♦ Q♠ 4♥ 7♦ 9♣ 2♠ J♥ 3♦ K♣ 6♠ 5♥ 2♦ Q♣ J♠ 9♥ 4♦ 5♣ 10♠ 6♥ 8♦ 4♣ 7♠ |
      When Ben turns up 10♦
      And Anna leads 9♠
      And Ben plays 8♠
      And Anna draws 10♦
      And Ben draws unseen
      And Anna turns up 5♠
      And Anna leads K♥
      Then Ben may only play A♥ Q♥ 10♥ 7♥ 2♥

    @GW.DRAW
    Scenario Outline: The second card is the ace of hearts, not <card>
      Given Ben deals
        | Anna  | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣                                         |
        | Ben   | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣                                         |
        | stock | 10♦ A♥ 5♠ 8♣ K♦ Q♠ 4♥ 7♦ 9♣ 2♠ J♥ 3♦ K♣ 6♠ 5♥ 2♦ Q♣ J♠ 9♥ 4♦ 5♣ 10♠ 6♥ 8♦ 4♣ 7♠ |
      When Ben turns up 10♦
      And Anna leads 9♠
      And Ben plays 8♠
      And Anna draws 10♦
      And Ben draws <card>
      Then that is impossible: wrong card drawn (GW.DRAW)

      Examples:
        | card |
        | 5♠   |
        | 7♠   |

    @GW.NEXT
    Scenario Outline: The third card is turned up, not <card>
      Given Ben deals
        | Anna  | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣                                         |
        | Ben   | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣                                         |
        | stock | 10♦ A♥ 5♠ 8♣ K♦ Q♠ 4♥ 7♦ 9♣ 2♠ J♥ 3♦ K♣ 6♠ 5♥ 2♦ Q♣ J♠ 9♥ 4♦ 5♣ 10♠ 6♥ 8♦ 4♣ 7♠ |
      When Ben turns up 10♦
      And Anna leads 9♠
      And Ben plays 8♠
      And Anna draws 10♦
      And Ben draws A♥
      And Anna turns up <card>
      Then that is impossible: not in the stock (GW.NEXT)

      Examples:
        | card |
        | 8♣   |
        | 7♠   |

  Rule: It goes on until the stock is empty

    @GW.DRAW @GW.NEXT
    Scenario: After the twelfth trick the last card but one is turned up
      When Ben deals
      And Ben turns up 7♦
      And these tricks are played
        | led                     | followed              | drawn                   | drawn           | turned up               |
        | Anna A♠ K♠ Q♠ J♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 7♦ A♦ K♦ Q♦ J♦ 10♦ | Ben x x x x x x | Anna A♦ K♦ Q♦ J♦ 10♦ 9♦ |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Anna 9♦ 8♦ 6♣ 5♣ 4♣ 3♣  | Ben x x x x x x | Anna 8♦ 6♣ 5♣ 4♣ 3♣ 2♣  |
      Then Anna is to lead

    @GW.DRAW @GW.NEXT
    Scenario: After the thirteenth the last two cards are drawn, and nothing is turned up
      When Ben deals
      And Ben turns up 7♦
      And these tricks are played
        | led                     | followed              | drawn                   | drawn           | turned up               |
        | Anna A♠ K♠ Q♠ J♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 7♦ A♦ K♦ Q♦ J♦ 10♦ | Ben x x x x x x | Anna A♦ K♦ Q♦ J♦ 10♦ 9♦ |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Anna 9♦ 8♦ 6♣ 5♣ 4♣ 3♣  | Ben x x x x x x | Anna 8♦ 6♣ 5♣ 4♣ 3♣ 2♣  |
      And these tricks are played
        | led     | followed | drawn   | drawn |
        | Anna 8♠ | Ben 8♥   | Anna 2♣ | Ben x |
      Then Anna is to lead
      When Anna turns up 8♠
      Then that is impossible: not at this point (GW.PLAY)

    @GW.DRAW @GW.PLAY
    Scenario: After the fourteenth nobody draws
      When Ben deals
      And Ben turns up 7♦
      And these tricks are played
        | led                     | followed              | drawn                   | drawn           | turned up               |
        | Anna A♠ K♠ Q♠ J♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 7♦ A♦ K♦ Q♦ J♦ 10♦ | Ben x x x x x x | Anna A♦ K♦ Q♦ J♦ 10♦ 9♦ |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Anna 9♦ 8♦ 6♣ 5♣ 4♣ 3♣  | Ben x x x x x x | Anna 8♦ 6♣ 5♣ 4♣ 3♣ 2♣  |
      And these tricks are played
        | led     | followed | drawn   | drawn |
        | Anna 8♠ | Ben 8♥   | Anna 2♣ | Ben x |
      And these tricks are played
        | led     | followed |
        | Anna A♦ | Ben 2♦   |
      Then Anna is to lead
      When Anna draws unseen
      Then that is impossible: not at this point (GW.PLAY)
