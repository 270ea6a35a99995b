Feature: Penneech: playing the tricks
  Leading, following, winning, scoring, and turning up the next trump.

  Background:
    Given a game of Penneech between Anna and Ben

  Rule: Whoever did not deal leads first

    @PN.LEAD
    Scenario Outline: <dealer> deals, <other> leads
      Given <dealer> deals
      When <dealer> turns up 9♥
      Then <other> is to lead
      When <other> leads K♣
      Then <dealer> is to follow

      Examples:
        | dealer | other |
        | Anna   | Ben   |
        | Ben    | Anna  |

    @PN.LEAD
    Scenario: The dealer may not lead
      Given Ben deals
      When Ben turns up 9♥
      And Ben leads K♣
      Then that is impossible: out of turn (PN.LEAD)

  Rule: Follow suit if you can

    @PN.FOLLOW
    Scenario: Only cards of the suit led may be played
      Given Ben deals
        | Anna | 5♥ 6♥ 8♦ A♦ 10♠ 9♠ Q♠ |
        | Ben  | 9♥ 2♥ 4♠ A♠ 7♣ 8♣ K♦  |
      When Ben turns up 3♠
      And Anna leads 5♥
      Then Ben may only play 9♥ 2♥
      When Ben plays 2♥
      Then everything is clean
      And Anna wins the trick

    @PN.FOLLOW
    Scenario Outline: Ben holds 9♥ and 2♥ and plays <card> to a heart
      Given Ben deals
        | Anna | 5♥ 6♥ 8♦ A♦ 10♠ 9♠ Q♠ |
        | Ben  | 9♥ 2♥ 4♠ A♠ 7♣ 8♣ K♦  |
      When Ben turns up 3♠
      And Anna leads 5♥
      And Ben plays <card>
      Then that is irregular: revoke (PN.FOLLOW)

      Examples:
        | card |
        | 7♣   |
        | K♦   |
        | 4♠   |

    @PN.FOLLOW
    Scenario Outline: To <led>, Ben may only play <cards>
      Given Ben deals
        | Anna | A♠ A♥ A♦ A♣ 3♠ 3♥ 3♦     |
        | Ben  | 10♠ 4♠ 10♥ 10♦ 4♦ 10♣ 4♣ |
      When Ben turns up 2♥
      And Anna leads <led>
      Then Ben may only play <cards>

      Examples:
        | led | cards  |
        | A♠  | 10♠ 4♠ |
        | A♥  | 10♥    |
        | A♦  | 10♦ 4♦ |
        | A♣  | 10♣ 4♣ |

    @PN.FOLLOW
    Scenario: A trump led is followed with a trump
      Given Ben deals
        | Anna | 5♥ 6♥ 8♦ A♦ 10♠ 9♠ Q♠ |
        | Ben  | 9♥ 2♥ 4♠ A♠ 7♣ 8♣ K♦  |
      When Ben turns up 3♠
      And Anna leads 10♠
      Then Ben may only play 4♠ A♠

    @PN.FOLLOW @PN.RANK
    Scenario: The Penneech is a diamond like any other
      Given Ben deals
        | Anna | K♦ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣ |
        | Ben  | A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠ |
      When Ben turns up 9♥
      And Anna leads K♦
      Then Ben may only play 7♦
      When Ben plays 3♣
      Then that is irregular: revoke (PN.FOLLOW)

    @PN.FOLLOW
    Scenario: Any card may be led
      Given Ben deals
        | Anna | 5♥ 6♥ 8♦ A♦ 10♠ 9♠ Q♠ |
        | Ben  | 9♥ 2♥ 4♠ A♠ 7♣ 8♣ K♦  |
      When Ben turns up 3♠
      Then Anna may play any card

    @PN.FOLLOW
    Scenario: As long as Ben may still hold the suit, nothing is decided
      Given Ben deals
      When Ben turns up 3♠
      And Anna leads 5♥
      And Ben plays 7♣
      Then Ben's 7♣ cannot be judged yet

    @PN.FOLLOW
    Scenario: A revoke that comes to light later
      Given Ben deals
      When Ben turns up 3♠
      And Anna leads 5♥
      And Ben plays 7♣
      And Anna turns up 4♠
      And Anna leads 6♥
      And Ben plays 9♥
      Then Ben's 7♣ was irregular: revoke (PN.FOLLOW)

  Rule: Whoever cannot follow may play any card

    @PN.FOLLOW
    Scenario: Without a card of the suit there is a free choice
      Given Ben deals
        | Anna | 5♥ 6♥ 8♦ A♦ 10♠ 9♠ Q♠ |
        | Ben  | 9♥ 2♥ 4♠ A♠ 7♣ 8♣ K♦  |
      When Ben turns up 3♠
      And Anna leads 8♦
      Then Ben may only play K♦
      When Ben plays K♦
      And Ben turns up 4♥
      And Ben leads 7♣
      Then Anna may play any card

    @PN.FOLLOW
    Scenario Outline: Void in clubs, Anna may <doing> <card>
      Given Ben deals
        | Anna | 5♥ 6♥ 8♦ A♦ 10♠ 9♠ Q♠ |
        | Ben  | 9♥ 2♥ 4♠ A♠ 7♣ 8♣ K♦  |
      When Ben turns up 3♠
      And Anna leads 8♦
      And Ben plays K♦
      And Ben turns up 4♥
      And Ben leads 7♣
      And Anna plays <card>
      Then everything is clean
      And <winner> wins the trick

      Examples:
        | doing     | card | winner |
        | ruff with | 5♥   | Anna   |
        | throw off | 10♠  | Ben    |
        | throw off | A♦   | Ben    |

  Rule: Which card wins

    @PN.WIN
    Scenario Outline: Who wins: <case>
      Given Ben deals
      When Ben turns up <turned>
      And Anna leads <led>
      And Ben plays <card>
      Then <winner> wins the trick
      And <winner> is to turn up

      Examples:
        | case                                         | turned | led | card | winner |
        | two cards of a suit, the second higher       | 9♠     | 4♥  | J♥   | Ben    |
        | two cards of a suit, the first higher        | 9♠     | J♥  | 4♥   | Anna   |
        | two trumps, the second higher                | 9♠     | 4♠  | J♠   | Ben    |
        | two trumps, the first higher                 | 9♠     | J♠  | 4♠   | Anna   |
        | a trump on another suit                      | 9♠     | A♥  | 2♠   | Ben    |
        | another suit on a trump                      | 9♠     | 2♠  | A♥   | Anna   |
        | two suits without a trump, the second higher | 9♠     | 2♥  | A♣   | Anna   |
        | two suits without a trump, the first higher  | 9♠     | A♥  | 2♣   | Anna   |
        | the Penneech on another suit                 | 9♠     | 2♥  | 7♦   | Anna   |
        | the Penneech on a trump                      | 9♠     | 2♠  | 7♦   | Anna   |
        | a trump on the Penneech                      | 9♠     | 7♦  | 2♠   | Ben    |

    @PN.WIN
    Scenario Outline: The dealer wins as the other does: Anna deals, <winner> wins
      Given Anna deals
      When Anna turns up 9♠
      And Ben leads <led>
      And Anna plays <card>
      Then <winner> wins the trick

      Examples:
        | led | card | winner |
        | 4♥  | J♥   | Anna   |
        | A♥  | 2♠   | Anna   |
        | 2♥  | A♣   | Ben    |

  Rule: Trumps in a trick score for its winner straight away

    @PN.SCORE.TRICK
    Scenario Outline: <winner> wins <led> and <card> and scores <points>
      Given Ben deals
      When Ben turns up 9♠
      And Anna leads <led>
      And Ben plays <card>
      Then <winner> wins the trick
      And <winner> scores <points> (PN.SCORE.TRICK)
      And the score is Anna <first>, Ben <second>

      Examples:
        | led | card | winner | points | first | second |
        | K♠  | A♠   | Ben    | 9      | 0     | 9      |
        | A♠  | K♠   | Anna   | 9      | 9     | 0      |
        | Q♠  | 2♠   | Anna   | 3      | 3     | 0      |
        | A♥  | J♠   | Ben    | 2      | 0     | 2      |

  Rule: The winner turns up the next trump and scores it at once

    @PN.TURN
    Scenario Outline: <winner> wins and turns up
      Given Ben deals
      When Ben turns up 9♠
      And Anna leads <led>
      And Ben plays <card>
      Then <winner> is to turn up
      When <winner> turns up J♦
      Then <winner> scores 2 (PN.TURN)
      And <winner> is to lead

      Examples:
        | led | card | winner |
        | 4♥  | 10♥  | Ben    |
        | 10♥ | 4♥   | Anna   |

    @PN.TURN
    Scenario: The loser of the trick may not turn up
      Given Ben deals
      When Ben turns up 9♠
      And Anna leads 10♥
      And Ben plays 4♥
      And Ben turns up J♦
      Then that is impossible: out of turn (PN.TURN)

    @PN.TURN
    Scenario: No card is led before the next trump lies open
      Given Ben deals
      When Ben turns up 9♠
      And Anna leads 10♥
      And Ben plays 4♥
      And Anna leads 5♥
      Then that is impossible: not at this point (PN.TURN)

    @PN.TURN
    Scenario Outline: <card> is not in the stock any more
      Given Ben deals
      When Ben turns up 9♠
      And Anna leads 10♥
      And Ben plays 4♥
      And Anna turns up <card>
      Then that is impossible: not in the stock (PN.TURN)

      Examples:
        | card |
        | 9♠   |
        | 10♥  |
        | 4♥   |

    @PN.TURN
    Scenario: A card turned up belongs to nobody
      Given Ben deals
      When Ben turns up 9♠
      And Anna leads 10♥
      And Ben plays 4♥
      And Anna turns up J♦
      And Anna leads J♦
      Then that is impossible: card not held (PN.PLAY)

    @PN.VAL.TURN
    Scenario Outline: <card> turned up is worth <points>
      Given Ben deals
      When Ben turns up 3♥
      And Anna leads 5♥
      And Ben plays 6♥
      And Ben turns up <card>
      Then Ben scores <points> (PN.VAL.TURN)

      Examples: honours
        | card | points |
        | A♠   | 5      |
        | K♠   | 4      |
        | Q♠   | 3      |
        | J♠   | 2      |
        | A♥   | 5      |
        | K♥   | 4      |
        | Q♥   | 3      |
        | J♥   | 2      |
        | A♦   | 5      |
        | K♦   | 4      |
        | Q♦   | 3      |
        | J♦   | 2      |
        | A♣   | 5      |
        | K♣   | 4      |
        | Q♣   | 3      |
        | J♣   | 2      |

      Examples: the Penneech
        | card | points |
        | 7♦   | 14     |

      Examples: all others
        | card | points |
        | 10♠  | 0      |
        | 9♠   | 0      |
        | 8♠   | 0      |
        | 7♠   | 0      |
        | 6♠   | 0      |
        | 5♠   | 0      |
        | 4♠   | 0      |
        | 3♠   | 0      |
        | 2♠   | 0      |
        | 10♦  | 0      |
        | 9♦   | 0      |
        | 8♦   | 0      |
        | 6♦   | 0      |
        | 5♦   | 0      |
        | 4♦   | 0      |
        | 3♦   | 0      |
        | 2♦   | 0      |
        | 7♥   | 0      |
        | 7♣   | 0      |

    @PN.TURN @PN.WIN
    Scenario: The new trump holds for the next trick only
      Given Ben deals
      When Ben turns up 9♠
      And Anna leads 10♥
      And Ben plays 4♥
      And Anna turns up 6♣
      And Anna leads A♥
      And Ben plays 2♣
      Then Ben wins the trick
      When Ben turns up 6♦
      And Ben leads 5♠
      And Anna plays K♣
      Then Ben wins the trick
      And nobody scores

    @PN.TURN @PN.VAL.WON
    Scenario: A suit turned up twice is trumps twice
      Given Ben deals
      When Ben turns up 9♠
      And Anna leads 10♠
      And Ben plays 4♠
      And Anna turns up 8♠
      And Anna leads Q♠
      And Ben plays 5♠
      Then Anna scores 3

  Rule: Whoever took the trick leads again

    @PN.LEAD
    Scenario: Whoever won leads
      Given Ben deals
      When Ben turns up 9♠
      And Anna leads 4♥
      And Ben plays 10♥
      And Ben turns up 3♦
      Then Ben is to lead
      When Ben leads 2♣
      And Anna plays 8♣
      And Anna turns up 3♣
      Then Anna is to lead

    @PN.LEAD
    Scenario: Whoever lost may not lead
      Given Ben deals
      When Ben turns up 9♠
      And Anna leads 4♥
      And Ben plays 10♥
      And Ben turns up 3♦
      And Anna leads 2♣
      Then that is impossible: out of turn (PN.LEAD)

  Rule: The last trick, too, is followed by a card turned up

    @PN.TURN @PN.PLAY
    Scenario Outline: <one> wins the last trick and turns up <card>
      Given <other> deals
      When <other> turns up 2♠
      And these tricks are played
        | led       | followed   | turned up |
        | <one> 10♣ | <other> 9♣ | <one> 2♥  |
        | <one> 8♣  | <other> 7♣ | <one> 2♦  |
        | <one> 10♠ | <other> 9♠ | <one> 2♣  |
        | <one> 8♠  | <other> 7♠ | <one> 3♠  |
        | <one> 10♥ | <other> 9♥ | <one> 3♥  |
        | <one> 9♦  | <other> 8♦ | <one> 3♦  |
      And <one> leads 6♣
      And <other> plays 5♣
      Then <one> is to turn up
      When <one> turns up <card>
      Then <one> scores <points>
      And <one> is to deal

      Examples:
        | one  | other | card | points        |
        | Anna | Ben   | K♠   | 4 and then 7  |
        | Ben  | Anna  | 7♦   | 14 and then 7 |
        | Anna | Ben   | 10♦  | 7             |

    @PN.PLAY
    Scenario: There is no eighth trick
      Given Ben deals
      When Ben turns up 2♠
      And these tricks are played
        | led      | followed | turned up |
        | Anna 10♣ | Ben 9♣   | Anna 2♥   |
        | Anna 8♣  | Ben 7♣   | Anna 2♦   |
        | Anna 10♠ | Ben 9♠   | Anna 2♣   |
        | Anna 8♠  | Ben 7♠   | Anna 3♠   |
        | Anna 9♥  | Ben 10♥  | Ben 3♥    |
        | Ben 10♦  | Anna 9♦  | Ben 3♦    |
        | Ben 6♠   | Anna 5♠  | Ben 3♣    |
      And Ben leads A♠
      Then that is impossible: not at this point (PN.DEAL)

    @PN.TURN
    Scenario: Before the last card is turned up nobody deals
      Given Ben deals
      When Ben turns up 2♠
      And these tricks are played
        | led      | followed | turned up |
        | Anna 10♣ | Ben 9♣   | Anna 2♥   |
        | Anna 8♣  | Ben 7♣   | Anna 2♦   |
        | Anna 10♠ | Ben 9♠   | Anna 2♣   |
        | Anna 8♠  | Ben 7♠   | Anna 3♠   |
        | Anna 10♥ | Ben 9♥   | Anna 3♥   |
        | Anna 9♦  | Ben 8♦   | Anna 3♦   |
      And Anna leads 6♣
      And Ben plays 5♣
      And Anna deals
      Then that is impossible: not at this point (PN.TURN)

  Rule: The example of the rulebook, step by step

    @PN.SCORE.TRICK @PN.VAL.WON
    Scenario: Hearts are trumps: ace takes king for 9
      Given Ben deals
        | Anna | K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣ |
        | Ben  | A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠ |
      When Ben turns up 9♥
      And Anna leads K♥
      And Ben plays A♥
      Then Ben wins the trick
      And Ben scores 9
      And everything is clean

    @PN.TURN @PN.VAL.TURN
    Scenario: The queen of spades is turned up for 3
      Given Ben deals
        | Anna | K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣ |
        | Ben  | A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠ |
      When Ben turns up 9♥
      And Anna leads K♥
      And Ben plays A♥
      And Ben turns up Q♠
      Then Ben scores 3
      And the score is Anna 0, Ben 12
      And Ben is to lead

    @PN.FOLLOW @PN.RANK @PN.VAL.WON
    Scenario: The Penneech draws the last diamond and scores nothing
      Given Ben deals
        | Anna | K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣ |
        | Ben  | A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠ |
      When Ben turns up 9♥
      And Anna leads K♥
      And Ben plays A♥
      And Ben turns up Q♠
      And Ben leads 7♦
      Then Anna may only play 2♦
      When Anna plays 2♦
      Then Ben wins the trick
      And nobody scores
      And the score is Anna 0, Ben 12
      And everything is clean
