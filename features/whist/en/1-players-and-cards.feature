Feature: Whist: players and cards
  Two against two, with a pack of 52 cards.

  Rule: Four play, and partners sit opposite each other

    @WH.SIDES
    Scenario: Four can play
      Given a game of Whist between Anna, Ben, Cleo and Di
      Then everything is clean
      And the score is Anna 0, Ben 0, Cleo 0, Di 0
      And the game goes on

    @WH.SIDES
    Scenario: Partners sit opposite
      Given a game of Whist between Anna, Ben, Cleo and Di
      Then Anna and Cleo play together
      And Ben and Di play together

    @WH.SIDES
    Scenario Outline: Not for <number>
      Given a game of Whist between <seats>
      Then that is unreadable: wrong number of seats

      Examples:
        | number | seats                             |
        | two    | Anna and Ben                      |
        | three  | Anna, Ben and Cleo                |
        | five   | Anna, Ben, Cleo, Di and Eva       |
        | six    | Anna, Ben, Cleo, Di, Eva and Finn |

    @WH.SIDES @WH.TRICKS
    Scenario: Eight tricks of Anna's and five of Cleo's are thirteen of their side
      Given a game of Whist between Anna, Ben, Cleo and Di
      And the game is to 9
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                           | followed                     | followed                      | followed                   |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ | Ben 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Cleo 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ | Di 2♥ 3♥ 4♥ 5♥ 6♥ Q♣ K♣ A♣ |
        | Anna 2♠                       | Ben J♣                       | Cleo A♠                       | Di 6♠                      |
        | Cleo K♠ Q♠ J♠                 | Di 7♠ 8♠ 9♠                  | Anna 3♠ 4♠ 5♠                 | Ben 2♦ 3♦ 4♦               |
        | Cleo A♦                       | Di 10♠                       | Anna 2♣                       | Ben 5♦                     |
      Then Anna scores 7 (WH.TRICKS)
      And Cleo scores 7 (WH.TRICKS)
      And Ben scores 0
      And Di scores 0
      And the score is Anna 7, Ben 0, Cleo 7, Di 0

  Rule: It is played with a pack of 52 cards without jokers

    @WH.PACK
    Scenario Outline: All thirteen <suit> are in the pack
      Given a game of Whist between Anna, Ben, Cleo and Di
      When Di deals
        | Anna | <hand> |
      Then everything is clean

      Examples:
        | suit     | hand                                    |
        | spades   | A♠ K♠ Q♠ J♠ 10♠ 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ 2♠ |
        | hearts   | A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ 2♥ |
        | diamonds | A♦ K♦ Q♦ J♦ 10♦ 9♦ 8♦ 7♦ 6♦ 5♦ 4♦ 3♦ 2♦ |
        | clubs    | A♣ K♣ Q♣ J♣ 10♣ 9♣ 8♣ 7♣ 6♣ 5♣ 4♣ 3♣ 2♣ |

    @WH.PACK
    Scenario: There is no joker
      Given a game of Whist between Anna, Ben, Cleo and Di
      When Di deals
        | Anna | Joker K♠ Q♠ J♠ 10♠ 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ 2♠ |
      Then that is unreadable: unknown card

    @WH.PACK
    Scenario Outline: No card is there twice: <card>
      Given a game of Whist between Anna, Ben, Cleo and Di
      When Di deals
        | Anna | <card> x x x x x x x x x x x x |
        | Cleo | <card> x x x x x x x x x x x x |
      Then that is impossible: card twice (WH.PACK)

      Examples:
        | card |
        | A♥   |
        | 7♦   |
        | 2♣   |

  Rule: A card may be written in several ways

    @WH.PACK
    Scenario Outline: <written> is the card <card>
      Given a game of Whist between Anna, Ben, Cleo and Di
      When Di deals
        | Anna | <written> 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ 2♠ 5♥ 4♥ 3♥ 2♥ |
      And Di turns up 10♥
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

    @WH.PACK
    Scenario Outline: <written> is no card
      Given a game of Whist between Anna, Ben, Cleo and Di
      When Di deals
        | Anna | <written> 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ 2♠ 5♥ 4♥ 3♥ 2♥ |
      Then that is unreadable: unknown card

      Examples:
        | written |
        | ♥K      |
        | HK      |
        | 1♥      |
        | K-H     |

  Rule: The ace is high, the two low

    @WH.RANK
    Scenario Outline: <higher> takes <lower>
      Given a game of Whist between Anna, Ben, Cleo and Di
      And Di deals
      When Di turns up 2♣
      And Anna leads <lower>
      And Ben plays <higher>
      And Cleo plays 2♦
      And Di plays 3♦
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
        | 10♥    | 9♥    |

    @WH.RANK
    Scenario Outline: <lower> does not take <higher>
      Given a game of Whist between Anna, Ben, Cleo and Di
      And Di deals
      When Di turns up 2♣
      And Anna leads <higher>
      And Ben plays <lower>
      And Cleo plays 2♦
      And Di plays 3♦
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
        | 10♥    | 9♥    |
