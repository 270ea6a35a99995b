Feature: German Whist: the play
  Leading, following, and who wins the trick.

  Background:
    Given a game of German Whist between Anna and Ben

  Rule: The non-dealer leads first, then the winner of each trick

    @GW.LEAD
    Scenario Outline: <dealer> deals, <other> leads
      Given <dealer> deals
      When <dealer> turns up 10♦
      Then <other> is to lead
      When <other> leads K♣
      Then <dealer> is to follow

      Examples:
        | dealer | other |
        | Anna   | Ben   |
        | Ben    | Anna  |

    @GW.LEAD
    Scenario: The dealer may not lead
      Given Ben deals
      When Ben turns up 10♦
      And Ben leads K♣
      Then that is impossible: out of turn (GW.LEAD)

    @GW.LEAD
    Scenario Outline: Whoever won the trick leads to the next: <winner>
      Given Ben deals
      When Ben turns up 10♦
      And Anna leads 9♠
      And Ben plays <card>
      Then <winner> wins the trick
      When <winner> draws 10♦
      And <other> draws unseen
      And <winner> turns up 9♦
      Then <winner> is to lead

      Examples:
        | card | winner | other |
        | 8♠   | Anna   | Ben   |
        | K♠   | Ben    | Anna  |

    @GW.LEAD
    Scenario Outline: Whoever lost it may not: <other>
      Given Ben deals
      When Ben turns up 10♦
      And Anna leads 9♠
      And Ben plays <card>
      And <winner> draws 10♦
      And <other> draws unseen
      And <winner> turns up 9♦
      And <other> leads A♣
      Then that is impossible: out of turn (GW.LEAD)

      Examples:
        | card | winner | other |
        | 8♠   | Anna   | Ben   |
        | K♠   | Ben    | Anna  |

  Rule: Follow suit if you can, else play any card

    @GW.FOLLOW
    Scenario: Any card may be led
      Given Ben deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ |
      When Ben turns up 10♦
      Then Anna may play any card

    @GW.FOLLOW
    Scenario: Only cards of the suit led may be played
      Given Ben deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ |
      When Ben turns up 10♦
      And Anna leads 4♠
      Then Ben may only play K♠ 8♠ 3♠
      When Ben plays 3♠
      Then everything is clean

    @GW.FOLLOW
    Scenario Outline: Ben can follow and plays <card> to a spade
      Given Ben deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ |
      When Ben turns up 10♦
      And Anna leads 4♠
      And Ben plays <card>
      Then that is irregular: revoke (GW.FOLLOW)

      Examples:
        | card |
        | Q♥   |
        | 3♣   |
        | A♦   |

    @GW.FOLLOW
    Scenario: A trump led is followed with a trump
      Given Ben deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ |
      When Ben turns up 10♦
      And Anna leads 6♦
      Then Ben may only play A♦ 9♦ 5♦
      When Ben plays K♠
      Then that is irregular: revoke (GW.FOLLOW)

    @GW.FOLLOW
    Scenario: Without a card of the suit there is a free choice
      Given Ben deals
        | Ben | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ 4♦ 3♦ 2♦ |
      When Ben turns up 10♦
      And Anna leads A♣
      Then Ben may play any card

    @GW.FOLLOW @GW.WIN
    Scenario Outline: Void in clubs, Ben may <doing> <card>
      Given Ben deals
        | Ben | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ 4♦ 3♦ 2♦ |
      When Ben turns up 10♦
      And Anna leads A♣
      And Ben plays <card>
      Then everything is clean
      And <winner> wins the trick

      Examples:
        | doing     | card | winner |
        | ruff with | 2♦   | Ben    |
        | throw off | K♠   | Anna   |
        | throw off | Q♥   | Anna   |

    @GW.FOLLOW @GW.DRAW
    Scenario: A card just drawn must be followed with as well
      Given Ben deals
        | Ben | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ 4♦ 3♦ 2♦ |
      When Ben turns up 10♦
      And Anna leads A♣
      And Ben plays 3♠
      And Anna draws 10♦
      And Ben draws 8♣
      And Anna turns up J♦
      And Anna leads K♣
      Then Ben may only play 8♣
      When Ben plays K♠
      Then that is irregular: revoke (GW.FOLLOW)

  Rule: A trump wins, else the higher card of the suit led

    @GW.WIN
    Scenario Outline: Who wins: <case>
      Given Ben deals
      When Ben turns up <turned>
      And Anna leads <first>
      And Ben plays <second>
      Then <winner> wins the trick
      And <winner> is to draw

      Examples:
        | case                                   | turned | first | second | winner |
        | two cards of a suit, the second higher | 9♠     | 4♥    | J♥     | Ben    |
        | two cards of a suit, the first higher  | 9♠     | J♥    | 4♥     | Anna   |
        | two trumps, the second higher          | 9♠     | 4♠    | J♠     | Ben    |
        | two trumps, the first higher           | 9♠     | J♠    | 4♠     | Anna   |
        | a trump on another suit                | 9♠     | A♥    | 2♠     | Ben    |
        | another suit on a trump                | 9♠     | 2♠    | A♥     | Anna   |
        | two suits without a trump              | 9♠     | 2♥    | A♣     | Anna   |
