Feature: Whist: the play
  Leading, following, and who wins the trick.

  Background:
    Given a game of Whist between Anna, Ben, Cleo and Di

  Rule: The player to the dealer's left leads first, then the winner of each trick

    @WH.LEAD @WH.PLAY
    Scenario Outline: <dealer> deals, <left> leads
      Given <dealer> deals
      When <dealer> turns up 2♥
      Then <left> is to lead
      When <left> leads K♣
      Then <opposite> is to follow
      When <opposite> plays 3♣
      Then <right> is to follow
      When <right> plays 4♣
      Then <dealer> is to follow

      Examples:
        | dealer | left | opposite | right |
        | Di     | Anna | Ben      | Cleo  |
        | Anna   | Ben  | Cleo     | Di    |
        | Ben    | Cleo | Di       | Anna  |
        | Cleo   | Di   | Anna     | Ben   |

    @WH.LEAD
    Scenario Outline: <seat> may not lead first
      Given Di deals
      When Di turns up 2♥
      And <seat> leads K♣
      Then that is impossible: out of turn (WH.LEAD)

      Examples:
        | seat |
        | Ben  |
        | Cleo |
        | Di   |

    @WH.LEAD
    Scenario: Whoever won the trick leads to the next
      Given Di deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ |
        | Cleo | Q♠ J♠ 10♠ 7♠ 2♠ A♥ 5♥ K♦ 8♦ 2♦ K♣ 9♣ 4♣ |
        | Di   | 6♠ 5♠ J♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ Q♣ 8♣ 5♣ |
      When Di turns up 9♥
      And Anna leads 4♠
      And Ben plays K♠
      And Cleo plays 2♠
      And Di plays 5♠
      Then Ben wins the trick
      And Ben is to lead
      When Ben leads 5♦
      And Cleo plays 2♦
      And Di plays 10♦
      And Anna plays 6♦
      Then Di wins the trick
      And Di is to lead

    @WH.LEAD
    Scenario Outline: Whoever lost it may not, not even the winner's partner
      Given Di deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ |
        | Cleo | Q♠ J♠ 10♠ 7♠ 2♠ A♥ 5♥ K♦ 8♦ 2♦ K♣ 9♣ 4♣ |
        | Di   | 6♠ 5♠ J♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ Q♣ 8♣ 5♣ |
      When Di turns up 9♥
      And Anna leads 4♠
      And Ben plays K♠
      And Cleo plays 2♠
      And Di plays 5♠
      And <seat> leads <card>
      Then that is impossible: out of turn (WH.LEAD)

      Examples:
        | seat | card |
        | Anna | A♠   |
        | Cleo | A♥   |
        | Di   | J♥   |

  Rule: Each plays a card of the hand, in turn to the left, thirteen times

    @WH.PLAY
    Scenario: Nobody follows out of turn
      Given Di deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ |
        | Cleo | Q♠ J♠ 10♠ 7♠ 2♠ A♥ 5♥ K♦ 8♦ 2♦ K♣ 9♣ 4♣ |
        | Di   | 6♠ 5♠ J♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ Q♣ 8♣ 5♣ |
      When Di turns up 9♥
      And Anna leads 4♠
      And Cleo plays 2♠
      Then that is impossible: out of turn (WH.PLAY)

    @WH.PLAY
    Scenario: Nobody plays a card that another holds
      Given Di deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ |
        | Cleo | Q♠ J♠ 10♠ 7♠ 2♠ A♥ 5♥ K♦ 8♦ 2♦ K♣ 9♣ 4♣ |
        | Di   | 6♠ 5♠ J♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ Q♣ 8♣ 5♣ |
      When Di turns up 9♥
      And Anna leads 4♠
      And Ben plays A♥
      Then that is impossible: card not held (WH.PLAY)

    @WH.PLAY
    Scenario: Nobody plays a card twice
      Given Di deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ |
        | Cleo | Q♠ J♠ 10♠ 7♠ 2♠ A♥ 5♥ K♦ 8♦ 2♦ K♣ 9♣ 4♣ |
        | Di   | 6♠ 5♠ J♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ Q♣ 8♣ 5♣ |
      When Di turns up 9♥
      And Anna leads 4♠
      And Ben plays K♠
      And Cleo plays 2♠
      And Di plays 5♠
      And Ben leads K♠
      Then that is impossible: card not held (WH.PLAY)

    @WH.PLAY
    Scenario: After thirteen tricks the deal is over
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                        | followed                 | followed                  | followed                |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ | Di 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♠ |
        | Anna 2♠                    | Ben 9♣                   | Cleo 9♦                   | Di 9♠                   |
        | Di A♠ K♠ Q♠ J♠ 10♠         | Anna 3♠ 4♠ 5♠ 6♠ 7♠      | Ben 10♣ J♣ Q♣ K♣ A♣       | Cleo 10♦ J♦ Q♦ K♦ A♦    |
      Then everything is clean
      And Anna is to deal

    @WH.PLAY
    Scenario: After twelve it is not
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                        | followed                 | followed                  | followed                |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ | Di 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♠ |
        | Anna 2♠                    | Ben 9♣                   | Cleo 9♦                   | Di 9♠                   |
        | Di A♠ K♠ Q♠ J♠             | Anna 3♠ 4♠ 5♠ 6♠         | Ben 10♣ J♣ Q♣ K♣          | Cleo 10♦ J♦ Q♦ K♦       |
      Then the game goes on
      And Di is to lead

  Rule: Follow suit if you can, else play any card

    @WH.FOLLOW
    Scenario: Any card may be led
      Given Di deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ |
        | Cleo | Q♠ J♠ 10♠ 7♠ 2♠ A♥ 5♥ K♦ 8♦ 2♦ K♣ 9♣ 4♣ |
        | Di   | 6♠ 5♠ J♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ Q♣ 8♣ 5♣ |
      When Di turns up 9♥
      Then Anna may play any card

    @WH.FOLLOW
    Scenario: Only cards of the suit led may be played
      Given Di deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ |
        | Cleo | Q♠ J♠ 10♠ 7♠ 2♠ A♥ 5♥ K♦ 8♦ 2♦ K♣ 9♣ 4♣ |
        | Di   | 6♠ 5♠ J♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ Q♣ 8♣ 5♣ |
      When Di turns up 9♥
      And Anna leads 4♠
      Then Ben may only play K♠ 8♠ 3♠
      When Ben plays 3♠
      Then Cleo may only play Q♠ J♠ 10♠ 7♠ 2♠
      When Cleo plays Q♠
      Then Di may only play 6♠ 5♠
      When Di plays 5♠
      Then everything is clean

    @WH.FOLLOW
    Scenario Outline: Ben can follow and plays <card> to a spade
      Given Di deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ |
        | Cleo | Q♠ J♠ 10♠ 7♠ 2♠ A♥ 5♥ K♦ 8♦ 2♦ K♣ 9♣ 4♣ |
        | Di   | 6♠ 5♠ J♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ Q♣ 8♣ 5♣ |
      When Di turns up 9♥
      And Anna leads 4♠
      And Ben plays <card>
      Then that is irregular: revoke (WH.FOLLOW)
      And Cleo is to follow

      Examples:
        | card |
        | A♦   |
        | 3♣   |
        | 2♥   |

    @WH.FOLLOW
    Scenario Outline: To <led>, Ben may only play <cards>
      Given Di deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ |
        | Cleo | Q♠ J♠ 10♠ 7♠ 2♠ A♥ 5♥ K♦ 8♦ 2♦ K♣ 9♣ 4♣ |
        | Di   | 6♠ 5♠ J♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ Q♣ 8♣ 5♣ |
      When Di turns up 9♥
      And Anna leads <led>
      Then Ben may only play <cards>

      Examples:
        | led | cards        |
        | 9♠  | K♠ 8♠ 3♠     |
        | 8♥  | Q♥ 10♥ 7♥ 2♥ |
        | 6♦  | A♦ 9♦ 5♦     |
        | 7♣  | J♣ 6♣ 3♣     |

    @WH.FOLLOW
    Scenario: A trump led is followed with a trump
      Given Di deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ |
        | Cleo | Q♠ J♠ 10♠ 7♠ 2♠ A♥ 5♥ K♦ 8♦ 2♦ K♣ 9♣ 4♣ |
        | Di   | 6♠ 5♠ J♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ Q♣ 8♣ 5♣ |
      When Di turns up 9♥
      And Anna leads K♥
      Then Ben may only play Q♥ 10♥ 7♥ 2♥
      When Ben plays A♦
      Then that is irregular: revoke (WH.FOLLOW)

    @WH.FOLLOW
    Scenario: Nobody has to win the trick
      Given Di deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ |
        | Cleo | Q♠ J♠ 10♠ 7♠ 2♠ A♥ 5♥ K♦ 8♦ 2♦ K♣ 9♣ 4♣ |
        | Di   | 6♠ 5♠ J♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ Q♣ 8♣ 5♣ |
      When Di turns up 9♥
      And Anna leads 4♠
      And Ben plays 3♠
      Then everything is clean

    @WH.FOLLOW
    Scenario: Without a card of the suit there is a free choice
      Given Di deals
        | Ben | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ 4♦ 3♦ 2♦ |
      When Di turns up 9♥
      And Anna leads A♣
      Then Ben may play any card

    @WH.FOLLOW @WH.WIN
    Scenario Outline: Void in clubs, Ben may <doing> <card>
      Given Di deals
        | Ben | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ 4♦ 3♦ 2♦ |
      When Di turns up 9♥
      And Anna leads A♣
      And Ben plays <card>
      Then everything is clean
      When Cleo plays 3♣
      And Di plays 4♣
      Then <winner> wins the trick

      Examples:
        | doing     | card | winner |
        | ruff with | 2♥   | Ben    |
        | ruff with | Q♥   | Ben    |
        | throw off | A♦   | Anna   |
        | throw off | 3♠   | Anna   |

  Rule: The highest trump wins, else the highest card of the suit led

    @WH.WIN
    Scenario Outline: Who wins: <case>
      Given Di deals
      When Di turns up <turned>
      And Anna leads <first>
      And Ben plays <second>
      And Cleo plays <third>
      And Di plays <fourth>
      Then <winner> wins the trick
      And <winner> is to lead

      Examples:
        | case                                      | turned | first | second | third | fourth | winner |
        | four of a suit, the first is highest      | 2♠     | K♥    | Q♥     | 3♥    | 10♥    | Anna   |
        | four of a suit, the second is highest     | 2♠     | 4♥    | Q♥     | 3♥    | 10♥    | Ben    |
        | four of a suit, the third is highest      | 2♠     | 4♥    | Q♥     | A♥    | 10♥    | Cleo   |
        | four of a suit, the fourth is highest     | 2♠     | 4♥    | Q♥     | 3♥    | K♥     | Di     |
        | one trump on three of a suit              | 2♠     | A♥    | 3♠     | K♥    | Q♥     | Ben    |
        | two trumps, the later is higher           | 2♠     | A♥    | 3♠     | 4♠    | Q♥     | Cleo   |
        | two trumps, the earlier is higher         | 2♠     | A♥    | 4♠     | 3♠    | Q♥     | Ben    |
        | the dealer ruffs with the card turned up  | 2♠     | A♥    | K♥     | Q♥    | 2♠     | Di     |
        | the suit led against two others, no trump | 2♠     | 2♥    | A♦     | A♣    | K♦     | Anna   |
        | the second follows, two throw off         | 2♠     | 2♥    | 3♥     | A♣    | A♦     | Ben    |
        | a trump led, all follow                   | 2♠     | 9♠    | 10♠    | J♠    | 2♠     | Cleo   |
        | a small trump led, two throw off          | 2♠     | 3♠    | A♥     | A♦    | 2♠     | Anna   |
