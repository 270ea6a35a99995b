Feature: Oh Hell: the cards
  The pack and which card is the higher one.

  Rule: A standard pack of 52 cards

    @OH.PACK
    Scenario: Seventeen cards each for three, and the last one is turned up
      Given a game of Oh Hell between Anna, Ben and Cleo
      And nobody is dealt more than 17 cards
      And Cleo deals
        | Anna | A♠ K♠ Q♠ J♠ 10♠ 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ 2♠ A♥ K♥ Q♥ J♥  |
        | Ben  | 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ 2♥ A♦ K♦ Q♦ J♦ 10♦ 9♦ 8♦ 7♦ |
        | Cleo | 6♦ 5♦ 4♦ 3♦ 2♦ A♣ K♣ Q♣ J♣ 10♣ 9♣ 8♣ 7♣ 6♣ 5♣ 4♣ 3♣  |
      When Cleo turns up 2♣
      Then everything is clean
      And Anna is to bid

    @OH.PACK
    Scenario Outline: No card is there twice: <card>
      Given a game of Oh Hell between Anna, Ben and Cleo
      And nobody is dealt more than 2 cards
      And Cleo deals
        | Anna | <card> 5♥ |
        | Ben  | <card> 6♥ |
      Then that is impossible: card twice (OH.PACK)

      Examples:
        | card |
        | 2♠   |
        | 10♥  |
        | A♦   |
        | Q♣   |

    @OH.PACK
    Scenario Outline: There is no <card>
      Given a game of Oh Hell between Anna, Ben and Cleo
      And nobody is dealt more than 2 cards
      And Cleo deals
        | Anna | <card> 5♥ |
      Then that is unreadable: unknown card

      Examples:
        | card  |
        | 1♠    |
        | 11♥   |
        | Joker |

  Rule: Suits as signs or letters, in capitals or small letters

    @OH.PACK
    Scenario Outline: <written> is the <card>: Ben must follow with it
      Given a game of Oh Hell between Anna, Ben and Cleo
      And nobody is dealt more than 2 cards
      And Cleo deals
        | Ben | <written> <other> |
      When Cleo turns up 9♦
      And they bid Anna 0, Ben 0, Cleo 1
      And Anna leads <lead>
      Then Ben may only play <card>

      Examples:
        | written | card | other | lead |
        | KS      | K♠   | 2H    | 3♠   |
        | Qh      | Q♥   | 2S    | 3♥   |
        | ad      | A♦   | 2C    | 3♦   |
        | jC      | J♣   | 2D    | 3♣   |
        | 10H     | 10♥  | 2S    | 3♥   |
        | TS      | 10♠  | 2H    | 3♠   |
        | tc      | 10♣  | 2D    | 3♣   |
        | k♦      | K♦   | 2C    | 3♦   |

    @OH.PACK
    Scenario Outline: Nobody writes <written> for a card
      Given a game of Oh Hell between Anna, Ben and Cleo
      And nobody is dealt more than 2 cards
      And Cleo deals
        | Anna | <written> 5♥ |
      Then that is unreadable: unknown card

      Examples:
        | written |
        | HK      |
        | ♥K      |
        | K-H     |
        | 0H      |

  Rule: Ace high, two low

    @OH.RANK @OH.WIN
    Scenario Outline: <higher> takes <lower>
      Given a game of Oh Hell between Anna, Ben and Cleo
      And nobody is dealt more than 1 cards
      And Cleo deals
      When Cleo turns up 2♠
      And they bid Anna 0, Ben 0, Cleo 0
      And Anna leads <lower>
      And Ben plays <higher>
      And Cleo plays <third>
      Then Ben wins the trick

      Examples:
        | lower | higher | third |
        | K♥    | A♥     | K♣    |
        | Q♣    | K♣     | K♦    |
        | J♦    | Q♦     | K♥    |
        | 10♥   | J♥     | K♣    |
        | 9♣    | 10♣    | K♦    |
        | 8♦    | 9♦     | K♥    |
        | 7♥    | 8♥     | K♣    |
        | 6♣    | 7♣     | K♦    |
        | 5♦    | 6♦     | K♥    |
        | 4♥    | 5♥     | K♣    |
        | 3♣    | 4♣     | K♦    |
        | 2♦    | 3♦     | K♥    |

    @OH.RANK @OH.WIN
    Scenario Outline: <lower> does not take <higher>
      Given a game of Oh Hell between Anna, Ben and Cleo
      And nobody is dealt more than 1 cards
      And Cleo deals
      When Cleo turns up 7♠
      And they bid Anna 0, Ben 0, Cleo 0
      And Anna leads <higher>
      And Ben plays <lower>
      And Cleo plays <third>
      Then Anna wins the trick

      Examples:
        | lower | higher | third |
        | K♣    | A♣     | A♦    |
        | Q♦    | K♦     | A♥    |
        | J♥    | Q♥     | A♣    |
        | 10♣   | J♣     | A♦    |
        | 9♦    | 10♦    | A♥    |
        | 8♥    | 9♥     | A♣    |
        | 7♣    | 8♣     | A♦    |
        | 6♦    | 7♦     | A♥    |
        | 5♥    | 6♥     | A♣    |
        | 4♣    | 5♣     | A♦    |
        | 3♦    | 4♦     | A♥    |
        | 2♥    | 3♥     | A♣    |

    @OH.RANK @OH.WIN
    Scenario Outline: Of the trumps, too, <higher> takes <lower>
      Given a game of Oh Hell between Anna, Ben and Cleo
      And nobody is dealt more than 1 cards
      And Cleo deals
      When Cleo turns up <turned>
      And they bid Anna 0, Ben 0, Cleo 0
      And Anna leads A♥
      And Ben plays <lower>
      And Cleo plays <higher>
      Then Cleo wins the trick

      Examples:
        | lower | higher | turned |
        | 2♠    | 3♠     | A♠     |
        | 10♠   | J♠     | A♠     |
        | Q♠    | K♠     | 2♠     |
        | K♠    | A♠     | 2♠     |
