Feature: Spades: players and cards
  Two sides, 52 cards, and spades on top.

  Rule: Four players, two sides

    @SP.SIDES
    Scenario: Those who sit opposite play together
      Given a game of Spades between Anna, Ben, Cleo and Di
      And Di deals
      Then Anna and Cleo play together
      And Ben and Di play together

    @SP.SIDES
    Scenario: Partners have one score
      Given a game of Spades between Anna, Ben, Cleo and Di
      And Di deals
      When they bid Anna 4, Ben 3, Cleo 3, Di 2
      And these tricks are played
        | led      | followed | followed | followed |
        | Anna Q♦  | Ben 8♦   | Cleo A♦  | Di 5♦    |
        | Cleo 10♥ | Di Q♥    | Anna 2♥  | Ben K♥   |
        | Ben A♣   | Cleo 2♣  | Di 3♣    | Anna 4♣  |
        | Ben J♥   | Cleo A♥  | Di 3♥    | Anna 9♥  |
        | Cleo K♦  | Di 10♦   | Anna 2♦  | Ben J♦   |
        | Cleo 3♦  | Di K♠    | Anna 4♦  | Ben A♠   |
        | Ben 5♥   | Cleo 4♥  | Di 8♥    | Anna 6♠  |
        | Anna Q♠  | Ben 7♠   | Cleo 4♠  | Di 5♠    |
        | Anna 10♠ | Ben 3♠   | Cleo 2♠  | Di J♠    |
        | Di 8♠    | Anna 6♦  | Ben J♣   | Cleo 10♣ |
        | Di 9♠    | Anna 7♦  | Ben 8♣   | Cleo 9♣  |
        | Di 6♣    | Anna Q♣  | Ben 7♥   | Cleo 7♣  |
        | Anna 9♦  | Ben 6♥   | Cleo 5♣  | Di K♣    |
      Then the score is Anna 70, Ben 51, Cleo 70, Di 51

    @SP.SIDES
    Scenario Outline: Not for <number>
      Given a game of Spades between <players>
      And Anna deals
      Then that is unreadable: wrong number of seats

      Examples:
        | number | players                           |
        | 2      | Anna and Ben                      |
        | 3      | Anna, Ben and Cleo                |
        | 5      | Anna, Ben, Cleo, Di and Eva       |
        | 6      | Anna, Ben, Cleo, Di, Eva and Finn |

  Rule: A standard pack of 52 cards

    @SP.PACK
    Scenario: Four hands are all the cards
      Given a game of Spades between Anna, Ben, Cleo and Di
      And Di deals
        | Anna | A♠ K♠ Q♠ J♠ 10♠ 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ 2♠ |
        | Ben  | A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ 2♥ |
        | Cleo | A♦ K♦ Q♦ J♦ 10♦ 9♦ 8♦ 7♦ 6♦ 5♦ 4♦ 3♦ 2♦ |
        | Di   | A♣ K♣ Q♣ J♣ 10♣ 9♣ 8♣ 7♣ 6♣ 5♣ 4♣ 3♣ 2♣ |
      Then everything is clean
      And Anna is to bid

    @SP.PACK @SP.PLAY
    Scenario Outline: No card is there twice: <card>
      Given a game of Spades between Anna, Ben, Cleo and Di
      And Di deals
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads <card>
      And Ben plays 5♦
      And Cleo plays 6♦
      And Di plays <card>
      Then that is impossible: card not held (SP.PLAY)

      Examples:
        | card |
        | 2♥   |
        | 10♣  |
        | A♦   |

    @SP.PACK
    Scenario: Nobody is dealt a card that another has
      Given a game of Spades between Anna, Ben, Cleo and Di
      And Di deals
        | Anna | A♠ K♠ Q♠ J♠ 10♠ 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ 2♠ |
        | Ben  | A♠ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ 2♥ |
      Then that is impossible: card twice (SP.PACK)

    @SP.PACK
    Scenario Outline: There is no <card>
      Given a game of Spades between Anna, Ben, Cleo and Di
      And Di deals
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads <card>
      Then that is unreadable: unknown card

      Examples:
        | card  |
        | 1♠    |
        | 11♥   |
        | Joker |

  Rule: Suits as signs or letters, in capitals or small letters

    @SP.PACK @SP.PLAY
    Scenario Outline: <written> is the <card>, and there is only one
      Given a game of Spades between Anna, Ben, Cleo and Di
      And Di deals
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads 3♥
      And Ben plays <card>
      And Cleo plays <written>
      Then that is impossible: card not held (SP.PLAY)

      Examples:
        | written | card |
        | KS      | K♠   |
        | Qh      | Q♥   |
        | ad      | A♦   |
        | jC      | J♣   |
        | 10H     | 10♥  |
        | TS      | 10♠  |
        | tc      | 10♣  |
        | k♦      | K♦   |

    @SP.PACK
    Scenario Outline: Nobody writes <written> for a card
      Given a game of Spades between Anna, Ben, Cleo and Di
      And Di deals
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads <written>
      Then that is unreadable: unknown card

      Examples:
        | written |
        | HK      |
        | ♥K      |
        | K-H     |
        | 0H      |

  Rule: Ace high, two low

    @SP.RANK @SP.WIN
    Scenario Outline: <higher> takes <lower>
      Given a game of Spades between Anna, Ben, Cleo and Di
      And Di deals
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads <lower>
      And Ben plays <higher>
      And Cleo plays <third>
      And Di plays <fourth>
      Then Ben wins the trick

      Examples:
        | lower | higher | third | fourth |
        | K♥    | A♥     | A♣    | K♣     |
        | Q♣    | K♣     | A♦    | K♦     |
        | J♦    | Q♦     | A♥    | K♥     |
        | 10♥   | J♥     | A♣    | K♣     |
        | 9♣    | 10♣    | A♦    | K♦     |
        | 8♦    | 9♦     | A♥    | K♥     |
        | 7♥    | 8♥     | A♣    | K♣     |
        | 6♣    | 7♣     | A♦    | K♦     |
        | 5♦    | 6♦     | A♥    | K♥     |
        | 4♥    | 5♥     | A♣    | K♣     |
        | 3♣    | 4♣     | A♦    | K♦     |
        | 2♦    | 3♦     | A♥    | K♥     |

    @SP.RANK @SP.WIN
    Scenario Outline: <lower> does not take <higher>
      Given a game of Spades between Anna, Ben, Cleo and Di
      And Di deals
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads <higher>
      And Ben plays <lower>
      And Cleo plays <third>
      And Di plays <fourth>
      Then Anna wins the trick

      Examples:
        | lower | higher | third | fourth |
        | K♣    | A♣     | A♥    | K♥     |
        | Q♦    | K♦     | A♣    | K♣     |
        | J♥    | Q♥     | A♦    | K♦     |
        | 10♣   | J♣     | A♥    | K♥     |
        | 9♦    | 10♦    | A♣    | K♣     |
        | 8♥    | 9♥     | A♦    | K♦     |
        | 7♣    | 8♣     | A♥    | K♥     |
        | 6♦    | 7♦     | A♣    | K♣     |
        | 5♥    | 6♥     | A♦    | K♦     |
        | 4♣    | 5♣     | A♥    | K♥     |
        | 3♦    | 4♦     | A♣    | K♣     |
        | 2♥    | 3♥     | A♦    | K♦     |

    @SP.RANK @SP.WIN
    Scenario Outline: Of the spades, too, <higher> takes <lower>
      Given a game of Spades between Anna, Ben, Cleo and Di
      And Di deals
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads A♥
      And Ben plays <lower>
      And Cleo plays <higher>
      And Di plays K♥
      Then Cleo wins the trick

      Examples:
        | lower | higher |
        | 2♠    | 3♠     |
        | 9♠    | 10♠    |
        | 10♠   | J♠     |
        | Q♠    | K♠     |
        | K♠    | A♠     |

  Rule: Spades are always trumps

    @SP.TRUMP @SP.WIN
    Scenario Outline: <spade> takes <ace>
      Given a game of Spades between Anna, Ben, Cleo and Di
      And Di deals
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads <ace>
      And Ben plays <spade>
      And Cleo plays <third>
      And Di plays <fourth>
      Then Ben wins the trick

      Examples:
        | ace | spade | third | fourth |
        | A♥  | 2♠    | K♥    | Q♥     |
        | A♦  | 2♠    | K♦    | Q♦     |
        | A♣  | 3♠    | K♣    | 2♠     |

    @SP.TRUMP @SP.WIN
    Scenario Outline: No other suit takes <lead>
      Given a game of Spades between Anna, Ben, Cleo and Di
      And Di deals
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads <lead>
      And Ben plays <second>
      And Cleo plays <third>
      And Di plays <fourth>
      Then Anna wins the trick

      Examples:
        | lead | second | third | fourth |
        | 2♥   | A♦     | A♣    | K♦     |
        | 2♦   | A♥     | A♣    | K♥     |
        | 2♣   | A♥     | A♦    | K♥     |
