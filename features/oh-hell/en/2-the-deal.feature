Feature: Oh Hell: the deal
  Who deals, how many cards, and the card that makes trumps.

  Rule: Three to seven players

    @OH.DEAL
    Scenario Outline: <number> can play
      Given a game of Oh Hell between <players>
      And Anna deals
      Then everything is clean
      And Anna is to turn up

      Examples:
        | number | players                                 |
        | 3      | Anna, Ben and Cleo                      |
        | 4      | Anna, Ben, Cleo and Di                  |
        | 5      | Anna, Ben, Cleo, Di and Eva             |
        | 6      | Anna, Ben, Cleo, Di, Eva and Finn       |
        | 7      | Anna, Ben, Cleo, Di, Eva, Finn and Gina |

    @OH.DEAL
    Scenario Outline: Not for <number>
      Given a game of Oh Hell between <players>
      And Anna deals
      Then that is unreadable: wrong number of seats

      Examples:
        | number | players                                       |
        | 2      | Anna and Ben                                  |
        | 8      | Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo |

  Rule: The highest card cut deals first, then the player to the left

    @OH.DEALER
    Scenario Outline: Ben cuts <higher>, Anna <lower>: Ben deals
      Given a game of Oh Hell between Anna, Ben and Cleo
      When they cut Anna <lower>, Ben <higher>, Cleo <third>
      Then Ben is to deal

      Examples:
        | lower | higher | third |
        | K♥    | A♣     | 2♦    |
        | Q♣    | K♦     | 2♠    |
        | J♦    | Q♠     | 2♥    |
        | 10♠   | J♥     | 2♣    |
        | 9♥    | 10♣    | 2♦    |
        | 8♣    | 9♦     | 2♠    |
        | 7♦    | 8♠     | 2♥    |
        | 6♠    | 7♥     | 2♣    |
        | 5♥    | 6♣     | 2♦    |
        | 4♣    | 5♦     | 2♠    |
        | 3♦    | 4♠     | 2♥    |
        | 2♠    | 3♥     | 2♣    |

    @OH.DEALER
    Scenario: Whoever cut a lower card may not deal
      Given a game of Oh Hell between Anna, Ben and Cleo
      When they cut Anna 9♣, Ben J♦, Cleo 4♠
      And Cleo deals
      Then that is impossible: wrong dealer (OH.DEALER)

    @OH.DEALER
    Scenario: Two kings are the highest: they cut again
      Given a game of Oh Hell between Anna, Ben and Cleo
      When they cut Anna K♠, Ben K♥, Cleo 4♦
      And they cut Anna 6♠, Ben 3♥, Cleo 2♦
      Then everything is clean
      And Anna is to deal

    @OH.DEALER
    Scenario: Nobody deals before they have cut again
      Given a game of Oh Hell between Anna, Ben and Cleo
      When they cut Anna K♠, Ben K♥, Cleo 4♦
      And Anna deals
      Then that is impossible: not at this point (OH.DEALER)

    @OH.DEALER
    Scenario Outline: Where no cut is recorded, the first deal says that <dealer> deals
      Given a game of Oh Hell between Anna, Ben and Cleo
      And <dealer> deals
      Then everything is clean
      And <dealer> is to turn up

      Examples:
        | dealer |
        | Anna   |
        | Ben    |
        | Cleo   |

    @OH.DEALER
    Scenario: After Cleo, Anna deals, then Ben
      Given a game of Oh Hell between Anna, Ben and Cleo
      And nobody is dealt more than 2 cards
      When Cleo deals
      And Cleo turns up 9♦
      And they bid Anna 1, Ben 0, Cleo 0
      And these tricks are played
        | led      | followed | followed |
        | Anna 10♦ | Ben 7♠   | Cleo 7♦  |
        | Anna 2♣  | Ben 5♣   | Cleo A♣  |
      Then Anna is to deal
      When Anna deals
      And Anna turns up 4♠
      And they bid Ben 1, Cleo 1, Anna 0
      And these tricks are played
        | led    | followed | followed |
        | Ben 3♠ | Cleo A♣  | Anna Q♦  |
      Then Ben is to deal

    @OH.DEALER
    Scenario: The same player does not deal twice running
      Given a game of Oh Hell between Anna, Ben and Cleo
      And nobody is dealt more than 2 cards
      When Cleo deals
      And Cleo turns up 9♦
      And they bid Anna 1, Ben 0, Cleo 0
      And these tricks are played
        | led      | followed | followed |
        | Anna 10♦ | Ben 7♠   | Cleo 7♦  |
        | Anna 2♣  | Ben 5♣   | Cleo A♣  |
      And Cleo deals
      Then that is impossible: wrong dealer (OH.DEALER)

  Rule: Ten cards in the first deal, then one less each time down to one, and up again

    @OH.DEAL
    Scenario Outline: First deal for <players>: <number> cards each
      Given a game of Oh Hell between <players>
      And Anna deals
        | Anna | <number> |
        | Ben  | <number> |
        | Cleo | <number> |
      Then everything is clean
      And Anna is to turn up

      Examples:
        | players                                 | number |
        | Anna, Ben and Cleo                      | 10     |
        | Anna, Ben, Cleo and Di                  | 10     |
        | Anna, Ben, Cleo, Di and Eva             | 10     |
        | Anna, Ben, Cleo, Di, Eva and Finn       | 8      |
        | Anna, Ben, Cleo, Di, Eva, Finn and Gina | 7      |

    @OH.DEAL
    Scenario Outline: First deal for <players>: not <number> cards
      Given a game of Oh Hell between <players>
      And Anna deals
        | Cleo | <number> |
      Then that is impossible: wrong number of cards (OH.DEAL)

      Examples:
        | players                                 | number |
        | Anna, Ben and Cleo                      | 9      |
        | Anna, Ben and Cleo                      | 11     |
        | Anna, Ben, Cleo and Di                  | 9      |
        | Anna, Ben, Cleo and Di                  | 12     |
        | Anna, Ben, Cleo, Di and Eva             | 11     |
        | Anna, Ben, Cleo, Di, Eva and Finn       | 9      |
        | Anna, Ben, Cleo, Di, Eva and Finn       | 7      |
        | Anna, Ben, Cleo, Di, Eva, Finn and Gina | 8      |
        | Anna, Ben, Cleo, Di, Eva, Finn and Gina | 6      |

    @OH.DEAL
    Scenario Outline: It is agreed that nobody is dealt more than <most> cards; <players> get <number>
      Given a game of Oh Hell between <players>
      And nobody is dealt more than <most> cards
      And Anna deals
        | Anna | <number> |
        | Ben  | <number> |
        | Cleo | <number> |
      Then everything is clean
      And Anna is to turn up

      Examples: so many are there
        | players                                 | most | number |
        | Anna, Ben and Cleo                      | 17   | 17     |
        | Anna, Ben and Cleo                      | 5    | 5      |
        | Anna, Ben and Cleo                      | 1    | 1      |
        | Anna, Ben, Cleo and Di                  | 12   | 12     |
        | Anna, Ben, Cleo, Di and Eva             | 9    | 9      |
        | Anna, Ben, Cleo, Di, Eva and Finn       | 8    | 8      |
        | Anna, Ben, Cleo, Di, Eva, Finn and Gina | 4    | 4      |

      Examples: more than there are
        | players                                 | most | number |
        | Anna, Ben, Cleo and Di                  | 13   | 12     |
        | Anna, Ben, Cleo and Di                  | 17   | 12     |
        | Anna, Ben, Cleo, Di and Eva             | 17   | 10     |
        | Anna, Ben, Cleo, Di, Eva and Finn       | 17   | 8      |
        | Anna, Ben, Cleo, Di, Eva, Finn and Gina | 17   | 7      |

    @OH.DEAL
    Scenario Outline: Nobody can agree on <number> cards
      Given a game of Oh Hell between Anna, Ben and Cleo
      And nobody is dealt more than <number> cards
      And Anna deals
      Then that is unreadable: no such value

      Examples:
        | number |
        | 0      |
        | 18     |

    @OH.DEAL
    Scenario: Three, two, one, two, three
      Given a game of Oh Hell between Anna, Ben and Cleo
      And nobody is dealt more than 3 cards
      When Cleo deals
        | Anna | 3 |
        | Ben  | 3 |
        | Cleo | 3 |
      And Cleo turns up 9♦
      And they bid Anna 1, Ben 1, Cleo 0
      And these tricks are played
        | led     | followed | followed |
        | Anna 8♥ | Ben 6♦   | Cleo 9♥  |
        | Ben 5♠  | Cleo 2♣  | Anna 7♠  |
        | Anna 5♥ | Ben 4♣   | Cleo 5♦  |
      And Anna deals
        | Anna | 2 |
        | Ben  | 2 |
        | Cleo | 2 |
      And Anna turns up 4♠
      And they bid Ben 1, Cleo 0, Anna 0
      And these tricks are played
        | led    | followed | followed |
        | Ben K♦ | Cleo 8♦  | Anna 2♦  |
        | Ben 4♥ | Cleo 3♠  | Anna 8♥  |
      And Ben deals
        | Anna | 1 |
        | Ben  | 1 |
        | Cleo | 1 |
      And Ben turns up J♥
      And they bid Cleo 1, Anna 1, Ben 0
      And these tricks are played
        | led      | followed | followed |
        | Cleo 10♣ | Anna Q♣  | Ben 9♣   |
      And Cleo deals
        | Anna | 2 |
        | Ben  | 2 |
        | Cleo | 2 |
      And Cleo turns up K♣
      And they bid Anna 0, Ben 0, Cleo 1
      And these tricks are played
        | led     | followed | followed |
        | Anna A♥ | Ben 6♣   | Cleo 10♥ |
        | Ben 5♦  | Cleo 6♦  | Anna Q♥  |
      And Anna deals
        | Anna | 3 |
        | Ben  | 3 |
        | Cleo | 3 |
      Then everything is clean
      And Anna is to turn up

    @OH.DEAL
    Scenario Outline: After three cards not <number>
      Given a game of Oh Hell between Anna, Ben and Cleo
      And nobody is dealt more than 3 cards
      When Cleo deals
      And Cleo turns up 9♦
      And they bid Anna 1, Ben 1, Cleo 0
      And these tricks are played
        | led     | followed | followed |
        | Anna 8♥ | Ben 6♦   | Cleo 9♥  |
        | Ben 5♠  | Cleo 2♣  | Anna 7♠  |
        | Anna 5♥ | Ben 4♣   | Cleo 5♦  |
      And Anna deals
        | Ben | <number> |
      Then that is impossible: wrong number of cards (OH.DEAL)

      Examples:
        | number |
        | 3      |
        | 1      |
        | 4      |

    @OH.DEAL
    Scenario Outline: After the deal of one card not <number>
      Given a game of Oh Hell between Anna, Ben and Cleo
      And nobody is dealt more than 2 cards
      When Cleo deals
      And Cleo turns up 9♦
      And they bid Anna 1, Ben 0, Cleo 0
      And these tricks are played
        | led      | followed | followed |
        | Anna 10♦ | Ben 7♠   | Cleo 7♦  |
        | Anna 2♣  | Ben 5♣   | Cleo A♣  |
      And Anna deals
      And Anna turns up 4♠
      And they bid Ben 1, Cleo 1, Anna 0
      And these tricks are played
        | led    | followed | followed |
        | Ben 3♠ | Cleo A♣  | Anna Q♦  |
      And Ben deals
        | Cleo | <number> |
      Then that is impossible: wrong number of cards (OH.DEAL)

      Examples:
        | number |
        | 1      |
        | 3      |

    @OH.DEAL
    Scenario: Four players who agree on all the cards: after twelve, eleven
      Given a game of Oh Hell between Anna, Ben, Cleo and Di
      And nobody is dealt more than 17 cards
      When Di deals
      And Di turns up 9♦
      And they bid Anna 4, Ben 3, Cleo 2, Di 2
      And these tricks are played
        | led     | followed | followed | followed |
        | Anna K♦ | Ben A♦   | Cleo 5♦  | Di J♦    |
        | Ben 6♦  | Cleo 10♦ | Di 2♣    | Anna Q♦  |
        | Anna 8♦ | Ben 4♦   | Cleo 7♦  | Di 3♥    |
        | Anna 2♦ | Ben 2♠   | Cleo 4♣  | Di 3♣    |
        | Anna A♥ | Ben 6♥   | Cleo 4♥  | Di 5♥    |
        | Anna 2♥ | Ben K♥   | Cleo 9♥  | Di 10♥   |
        | Ben K♣  | Cleo 5♣  | Di 8♣    | Anna 7♣  |
        | Ben 3♠  | Cleo 4♠  | Di K♠    | Anna Q♠  |
        | Di J♣   | Anna 6♣  | Ben 10♣  | Cleo 9♠  |
        | Di 6♠   | Anna 5♠  | Ben A♣   | Cleo 10♠ |
        | Cleo A♠ | Di 7♠    | Anna J♠  | Ben Q♥   |
        | Cleo J♥ | Di Q♣    | Anna 8♥  | Ben 9♣   |
      And Anna deals
        | Anna | 11 |
        | Ben  | 11 |
        | Cleo | 11 |
        | Di   | 11 |
      Then everything is clean
      And Anna is to turn up

    @OH.DEAL
    Scenario: Seven players: after seven cards, six
      Given a game of Oh Hell between Anna, Ben, Cleo, Di, Eva, Finn and Gina
      When Gina deals
      And Gina turns up 9♦
      And they bid Anna 2, Ben 1, Cleo 0, Di 1, Eva 1, Finn 0, Gina 0
      And these tricks are played
        | led     | followed | followed | followed | followed | followed | followed |
        | Anna A♦ | Ben K♦   | Cleo 2♦  | Di 4♦    | Eva 3♦   | Finn 6♦  | Gina Q♣  |
        | Anna 8♦ | Ben 3♠   | Cleo Q♦  | Di 10♦   | Eva 5♦   | Finn 7♦  | Gina 9♣  |
        | Cleo 5♠ | Di J♠    | Eva 7♠   | Finn 9♠  | Gina 4♠  | Anna K♠  | Ben 6♠   |
        | Anna 3♥ | Ben 4♥   | Cleo 10♥ | Di K♥    | Eva 7♥   | Finn 8♣  | Gina 8♥  |
        | Di 4♣   | Eva J♦   | Finn J♣  | Gina 5♣  | Anna K♣  | Ben 6♣   | Cleo 7♣  |
        | Eva J♥  | Finn 10♠ | Gina 2♥  | Anna Q♠  | Ben A♥   | Cleo A♠  | Di 9♥    |
        | Ben 10♣ | Cleo 8♠  | Di 6♥    | Eva Q♥   | Finn A♣  | Gina 2♠  | Anna 3♣  |
      And Anna deals
        | Anna | 6 |
        | Ben  | 6 |
        | Cleo | 6 |
        | Di   | 6 |
        | Eva  | 6 |
        | Finn | 6 |
        | Gina | 6 |
      Then everything is clean
      And Anna is to turn up

  Rule: The next card is turned up and makes trumps

    @OH.TURN @OH.WIN
    Scenario Outline: <turned> is turned up: <suit> is a trump and takes the ace
      Given a game of Oh Hell between Anna, Ben and Cleo
      And nobody is dealt more than 1 cards
      And Cleo deals
      When Cleo turns up <turned>
      And they bid Anna 0, Ben 0, Cleo 0
      And Anna leads <led>
      And Ben plays <suit>
      And Cleo plays <third>
      Then Ben wins the trick

      Examples:
        | turned | led | suit | third |
        | 9♠     | A♥  | 2♠   | K♥    |
        | A♥     | A♣  | 2♥   | K♣    |
        | 5♦     | A♠  | 2♦   | K♠    |
        | J♣     | A♦  | 2♣   | K♦    |

    @OH.TURN
    Scenario: The next deal has its own trumps
      Given a game of Oh Hell between Anna, Ben and Cleo
      And nobody is dealt more than 2 cards
      When Cleo deals
      And Cleo turns up 9♦
      And they bid Anna 1, Ben 0, Cleo 0
      And these tricks are played
        | led      | followed | followed |
        | Anna 10♦ | Ben 7♠   | Cleo 7♦  |
        | Anna 2♣  | Ben 5♣   | Cleo A♣  |
      And Anna deals
      And Anna turns up 4♠
      And they bid Ben 1, Cleo 1, Anna 0
      And Ben leads A♦
      And Cleo plays 2♠
      And Anna plays K♦
      Then Cleo wins the trick

    @OH.TURN
    Scenario: Only the dealer turns it up
      Given a game of Oh Hell between Anna, Ben and Cleo
      And nobody is dealt more than 2 cards
      And Cleo deals
      When Anna turns up 9♦
      Then that is impossible: out of turn (OH.TURN)

    @OH.TURN
    Scenario: A card that was dealt cannot be turned up
      Given a game of Oh Hell between Anna, Ben and Cleo
      And nobody is dealt more than 2 cards
      And Cleo deals
        | Ben | 9♦ K♠ |
      When Cleo turns up 9♦
      Then that is impossible: not in the stock (OH.TURN)

    @OH.TURN
    Scenario: Nobody bids before that
      Given a game of Oh Hell between Anna, Ben and Cleo
      And nobody is dealt more than 2 cards
      And Cleo deals
      When Anna bids 1
      Then that is impossible: not at this point (OH.TURN)

    @OH.TURN @OH.PLAY
    Scenario: The card turned up is in nobody's hand
      Given a game of Oh Hell between Anna, Ben and Cleo
      And nobody is dealt more than 2 cards
      And Cleo deals
      When Cleo turns up 9♦
      And they bid Anna 0, Ben 0, Cleo 0
      And Anna leads 9♦
      Then that is impossible: card not held (OH.PLAY)
