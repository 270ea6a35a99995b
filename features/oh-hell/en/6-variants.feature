Feature: Oh Hell: variants
  To be agreed before the game.

  Rule: Free bids

    @OH.BID.FREE
    Scenario Outline: The bids may add up to the number of tricks: <first>, <second>, <third>
      Given a game of Oh Hell between Anna, Ben and Cleo
      And they play »Free bids«
      And nobody is dealt more than 3 cards
      And Cleo deals
      When Cleo turns up 9♦
      And they bid Anna <first>, Ben <second>, Cleo <third>
      Then everything is clean
      And Anna is to lead

      Examples:
        | first | second | third |
        | 1     | 1      | 1     |
        | 0     | 0      | 3     |
        | 3     | 0      | 0     |
        | 1     | 1      | 0     |

    @OH.BID.FREE
    Scenario: There are still no more tricks than cards
      Given a game of Oh Hell between Anna, Ben and Cleo
      And they play »Free bids«
      And nobody is dealt more than 3 cards
      And Cleo deals
      When Cleo turns up 9♦
      And they bid Anna 1, Ben 1
      Then Cleo may bid 0 to 3
      When Cleo bids 4
      Then that is irregular: no such bid (OH.BID.FREE)

  Rule: Every trick counts

    @OH.SCORE.TRICKS
    Scenario Outline: Anna takes two tricks and has bid <bid>: <points>
      Given a game of Oh Hell between Anna, Ben and Cleo
      And they play »Every trick counts«
      And nobody is dealt more than 3 cards
      And Cleo deals
      When Cleo turns up 9♦
      And they bid Anna <bid>, Ben 3, Cleo 3
      And these tricks are played
        | led     | followed | followed |
        | Anna 4♦ | Ben J♦   | Cleo J♣  |
        | Ben 9♠  | Cleo 6♠  | Anna 6♦  |
        | Anna Q♣ | Ben A♥   | Cleo 4♥  |
      Then Anna scores <points>
      And the score is Anna <points>, Ben 1, Cleo 0

      Examples:
        | bid | points |
        | 0   | 2      |
        | 1   | 2      |
        | 2   | 12     |
        | 3   | 2      |

    @OH.SCORE.TRICKS
    Scenario: No trick bid and none taken: 10
      Given a game of Oh Hell between Anna, Ben and Cleo
      And they play »Every trick counts«
      And nobody is dealt more than 3 cards
      And Cleo deals
      When Cleo turns up 9♦
      And they bid Anna 2, Ben 2, Cleo 0
      And these tricks are played
        | led     | followed | followed |
        | Anna 4♦ | Ben J♦   | Cleo J♣  |
        | Ben 9♠  | Cleo 6♠  | Anna 6♦  |
        | Anna Q♣ | Ben A♥   | Cleo 4♥  |
      Then Anna scores 12 (OH.SCORE.TRICKS)
      And Ben scores 1 (OH.SCORE.TRICKS)
      And Cleo scores 10 (OH.SCORE.TRICKS)

  Rule: Misses cost

    @OH.SCORE.MISS
    Scenario: Anna takes two tricks and has bid two: 12
      Given a game of Oh Hell between Anna, Ben and Cleo
      And they play »Misses cost«
      And nobody is dealt more than 3 cards
      And Cleo deals
      When Cleo turns up 9♦
      And they bid Anna 2, Ben 1, Cleo 1
      And these tricks are played
        | led     | followed | followed |
        | Anna 4♦ | Ben J♦   | Cleo J♣  |
        | Ben 9♠  | Cleo 6♠  | Anna 6♦  |
        | Anna Q♣ | Ben A♥   | Cleo 4♥  |
      Then Anna scores 12 (OH.SCORE.MISS)
      And Ben scores 11 (OH.SCORE.MISS)
      And Cleo loses 1 (OH.SCORE.MISS)
      And the score is Anna 12, Ben 11, Cleo -1

    @OH.SCORE.MISS
    Scenario Outline: Anna takes two tricks and has bid <bid>: minus <points>
      Given a game of Oh Hell between Anna, Ben and Cleo
      And they play »Misses cost«
      And nobody is dealt more than 3 cards
      And Cleo deals
      When Cleo turns up 9♦
      And they bid Anna <bid>, Ben 3, Cleo 3
      And these tricks are played
        | led     | followed | followed |
        | Anna 4♦ | Ben J♦   | Cleo J♣  |
        | Ben 9♠  | Cleo 6♠  | Anna 6♦  |
        | Anna Q♣ | Ben A♥   | Cleo 4♥  |
      Then Anna loses <points>

      Examples:
        | bid | points |
        | 0   | 2      |
        | 1   | 1      |
        | 3   | 1      |

    @OH.SCORE.MISS
    Scenario Outline: Ben takes one trick and has bid <bid>: minus <points>
      Given a game of Oh Hell between Anna, Ben and Cleo
      And they play »Misses cost«
      And nobody is dealt more than 3 cards
      And Cleo deals
      When Cleo turns up 9♦
      And they bid Anna 3, Ben <bid>, Cleo 1
      And these tricks are played
        | led     | followed | followed |
        | Anna 4♦ | Ben J♦   | Cleo J♣  |
        | Ben 9♠  | Cleo 6♠  | Anna 6♦  |
        | Anna Q♣ | Ben A♥   | Cleo 4♥  |
      Then Ben loses <points>

      Examples:
        | bid | points |
        | 0   | 1      |
        | 2   | 1      |
        | 3   | 2      |

    @OH.SCORE.MISS @OH.SCORE.TRICKS
    Scenario: Nobody plays both ways of scoring
      Given a game of Oh Hell between Anna, Ben and Cleo
      And they play »Every trick counts« and »Misses cost«
      And Cleo deals
      Then that is unreadable: variants that exclude each other

  Rule: Up and down

    @OH.DEAL.UP @OH.END
    Scenario: One, two, three, two, one
      Given a game of Oh Hell between Anna, Ben and Cleo
      And they play »Up and down«
      And nobody is dealt more than 3 cards
      When Cleo deals
        | Anna | 1 |
        | Ben  | 1 |
        | Cleo | 1 |
      And Cleo turns up 9♦
      And they bid Anna 1, Ben 0, Cleo 1
      And these tricks are played
        | led     | followed | followed |
        | Anna 3♠ | Ben 6♥   | Cleo 10♥ |
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
        | Anna | 3 |
        | Ben  | 3 |
        | Cleo | 3 |
      And Ben turns up J♥
      And they bid Cleo 0, Anna 1, Ben 0
      And these tricks are played
        | led     | followed | followed |
        | Cleo K♥ | Anna 3♠  | Ben 2♣   |
        | Cleo 3♣ | Anna Q♣  | Ben 8♠   |
        | Anna 8♦ | Ben Q♦   | Cleo 6♠  |
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
      Then the game goes on
      When Anna deals
        | Anna | 1 |
        | Ben  | 1 |
        | Cleo | 1 |
      And Anna turns up 2♠
      And they bid Ben 1, Cleo 1, Anna 0
      And these tricks are played
        | led    | followed | followed |
        | Ben 4♠ | Cleo A♣  | Anna Q♦  |
      Then the score is Anna 52, Ben 32, Cleo 11
      And Anna wins the game

    @OH.DEAL.UP
    Scenario Outline: The first deal does not have <number> cards
      Given a game of Oh Hell between Anna, Ben and Cleo
      And they play »Up and down«
      And Cleo deals
        | Anna | <number> |
      Then that is impossible: wrong number of cards (OH.DEAL.UP)

      Examples:
        | number |
        | 2      |
        | 10     |

    @OH.DEAL.UP
    Scenario: Four players who agree on all the cards: one, then two
      Given a game of Oh Hell between Anna, Ben, Cleo and Di
      And they play »Up and down«
      And nobody is dealt more than 17 cards
      When Di deals
        | Anna | 1 |
        | Ben  | 1 |
        | Cleo | 1 |
        | Di   | 1 |
      And Di turns up 9♦
      And they bid Anna 1, Ben 0, Cleo 0, Di 1
      And these tricks are played
        | led     | followed | followed | followed |
        | Anna 8♦ | Ben 5♦   | Cleo 9♠  | Di K♣    |
      And Anna deals
        | Anna | 2 |
        | Ben  | 2 |
        | Cleo | 2 |
        | Di   | 2 |
      Then everything is clean

    @OH.DEAL.UP
    Scenario: Three players who agree on all the cards: one, then two
      Given a game of Oh Hell between Anna, Ben and Cleo
      And they play »Up and down«
      And nobody is dealt more than 17 cards
      When Cleo deals
        | Anna | 1 |
        | Ben  | 1 |
        | Cleo | 1 |
      And Cleo turns up 9♦
      And they bid Anna 1, Ben 0, Cleo 1
      And these tricks are played
        | led     | followed | followed |
        | Anna 3♠ | Ben 6♥   | Cleo 10♥ |
      And Anna deals
        | Anna | 2 |
        | Ben  | 2 |
        | Cleo | 2 |
      Then everything is clean

    @OH.DEAL.UP
    Scenario Outline: One card, though <most> are the most
      Given a game of Oh Hell between Anna, Ben and Cleo
      And they play »Up and down«
      And nobody is dealt more than <most> cards
      And Cleo deals
        | Anna | 1 |
      Then everything is clean

      Examples:
        | most |
        | 1    |
        | 10   |
        | 17   |

  Rule: Down only

    @OH.DEAL.DOWN @OH.END.HALF
    Scenario: Three, two, one, and it is over
      Given a game of Oh Hell between Anna, Ben and Cleo
      And they play »Down only«
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
      Then the game goes on
      When Ben deals
        | Anna | 1 |
        | Ben  | 1 |
        | Cleo | 1 |
      And Ben turns up J♥
      And they bid Cleo 1, Anna 1, Ben 1
      And these tricks are played
        | led      | followed | followed |
        | Cleo 10♣ | Anna Q♣  | Ben 9♣   |
      Then the score is Anna 32, Ben 22, Cleo 0
      And Anna wins the game

    @OH.END.HALF
    Scenario: Here, too, equal players win together
      Given a game of Oh Hell between Anna, Ben and Cleo
      And they play »Down only«
      And nobody is dealt more than 2 cards
      When Cleo deals
        | Anna | 2 |
        | Ben  | 2 |
        | Cleo | 2 |
      And Cleo turns up 9♦
      And they bid Anna 1, Ben 0, Cleo 0
      And these tricks are played
        | led      | followed | followed |
        | Anna 10♦ | Ben 7♠   | Cleo 7♦  |
        | Anna 2♣  | Ben 5♣   | Cleo A♣  |
      And Anna deals
        | Anna | 1 |
        | Ben  | 1 |
        | Cleo | 1 |
      And Anna turns up 4♠
      And they bid Ben 1, Cleo 1, Anna 0
      And these tricks are played
        | led    | followed | followed |
        | Ben 3♠ | Cleo A♣  | Anna Q♦  |
      Then the score is Anna 21, Ben 21, Cleo 0
      And Anna and Ben win the game

    @OH.END.HALF
    Scenario: After the deal of one card nobody deals
      Given a game of Oh Hell between Anna, Ben and Cleo
      And they play »Down only«
      And nobody is dealt more than 1 cards
      When Cleo deals
        | Anna | 1 |
        | Ben  | 1 |
        | Cleo | 1 |
      And Cleo turns up 9♦
      And they bid Anna 1, Ben 0, Cleo 1
      And these tricks are played
        | led     | followed | followed |
        | Anna 3♠ | Ben 6♥   | Cleo 10♥ |
      And Anna deals
      Then that is impossible: after the end (OH.END.HALF)

    @OH.DEAL.DOWN
    Scenario Outline: Going down, the first deal does not have <number> cards
      Given a game of Oh Hell between Anna, Ben and Cleo
      And they play »Down only«
      And Cleo deals
        | Anna | <number> |
      Then that is impossible: wrong number of cards (OH.DEAL.DOWN)

      Examples:
        | number |
        | 9      |
        | 11     |
        | 1      |

    @OH.DEAL.DOWN @OH.DEAL.UP @OH.DEAL.UP-ONLY
    Scenario Outline: One course is enough: not with »<variant>«
      Given a game of Oh Hell between Anna, Ben and Cleo
      And they play »Down only« and »<variant>«
      And Cleo deals
      Then that is unreadable: variants that exclude each other

      Examples:
        | variant     |
        | Up and down |
        | Up only     |

  Rule: Up only

    @OH.DEAL.UP-ONLY @OH.END.HALF
    Scenario: One, two, three, and it is over
      Given a game of Oh Hell between Anna, Ben and Cleo
      And they play »Up only«
      And nobody is dealt more than 3 cards
      When Cleo deals
        | Anna | 1 |
        | Ben  | 1 |
        | Cleo | 1 |
      And Cleo turns up 9♦
      And they bid Anna 1, Ben 0, Cleo 1
      And these tricks are played
        | led     | followed | followed |
        | Anna 3♠ | Ben 6♥   | Cleo 10♥ |
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
      Then the game goes on
      When Ben deals
        | Anna | 3 |
        | Ben  | 3 |
        | Cleo | 3 |
      And Ben turns up J♥
      And they bid Cleo 0, Anna 1, Ben 0
      And these tricks are played
        | led     | followed | followed |
        | Cleo K♥ | Anna 3♠  | Ben 2♣   |
        | Cleo 3♣ | Anna Q♣  | Ben 8♠   |
        | Anna 8♦ | Ben Q♦   | Cleo 6♠  |
      Then the score is Anna 32, Ben 21, Cleo 0
      And Anna wins the game

    @OH.DEAL.UP-ONLY
    Scenario Outline: Going up, the first deal does not have <number> cards
      Given a game of Oh Hell between Anna, Ben and Cleo
      And they play »Up only«
      And Cleo deals
        | Anna | <number> |
      Then that is impossible: wrong number of cards (OH.DEAL.UP-ONLY)

      Examples:
        | number |
        | 2      |
        | 10     |

    @OH.END.HALF
    Scenario: After the deal with the most cards nobody deals
      Given a game of Oh Hell between Anna, Ben and Cleo
      And they play »Up only«
      And nobody is dealt more than 1 cards
      When Cleo deals
        | Anna | 1 |
        | Ben  | 1 |
        | Cleo | 1 |
      And Cleo turns up 9♦
      And they bid Anna 1, Ben 0, Cleo 1
      And these tricks are played
        | led     | followed | followed |
        | Anna 3♠ | Ben 6♥   | Cleo 10♥ |
      And Anna deals
      Then that is impossible: after the end (OH.END.HALF)

    @OH.DEAL.UP @OH.DEAL.UP-ONLY
    Scenario Outline: Not with »<variant>«
      Given a game of Oh Hell between Anna, Ben and Cleo
      And they play »Up only« and »<variant>«
      And Cleo deals
      Then that is unreadable: variants that exclude each other

      Examples:
        | variant     |
        | Up and down |
        | Down only   |

  Rule: As the program OpenSpiel plays it

    @OH.OPENSPIEL
    Scenario: One deal, a point for each trick and ten for an exact bid
      Given a game of Oh Hell between Anna, Ben and Cleo
      And they play »OpenSpiel«
      And nobody is dealt more than 3 cards
      When Cleo deals
        | Anna | 3 |
        | Ben  | 3 |
        | Cleo | 3 |
      And Cleo turns up 9♦
      And they bid Anna 2, Ben 2, Cleo 0
      And these tricks are played
        | led     | followed | followed |
        | Anna 4♦ | Ben J♦   | Cleo J♣  |
        | Ben 9♠  | Cleo 6♠  | Anna 6♦  |
        | Anna Q♣ | Ben A♥   | Cleo 4♥  |
      Then Anna scores 12 (OH.OPENSPIEL)
      And Ben scores 1 (OH.OPENSPIEL)
      And Cleo scores 10 (OH.OPENSPIEL)
      And Anna wins the game

    @OH.OPENSPIEL
    Scenario Outline: Anna has bid <bid> and takes two tricks: <points>
      Given a game of Oh Hell between Anna, Ben and Cleo
      And they play »OpenSpiel«
      And nobody is dealt more than 3 cards
      And Cleo deals
      When Cleo turns up 9♦
      And they bid Anna <bid>, Ben 3, Cleo 3
      And these tricks are played
        | led     | followed | followed |
        | Anna 4♦ | Ben J♦   | Cleo J♣  |
        | Ben 9♠  | Cleo 6♠  | Anna 6♦  |
        | Anna Q♣ | Ben A♥   | Cleo 4♥  |
      Then Anna scores <points>

      Examples:
        | bid | points |
        | 0   | 2      |
        | 1   | 2      |
        | 2   | 12     |
        | 3   | 2      |

    @OH.OPENSPIEL
    Scenario: There is no second deal
      Given a game of Oh Hell between Anna, Ben and Cleo
      And they play »OpenSpiel«
      And nobody is dealt more than 2 cards
      When Cleo deals
      And Cleo turns up 9♦
      And they bid Anna 1, Ben 0, Cleo 0
      And these tricks are played
        | led      | followed | followed |
        | Anna 10♦ | Ben 7♠   | Cleo 7♦  |
        | Anna 2♣  | Ben 5♣   | Cleo A♣  |
      And Anna deals
      Then that is impossible: after the end (OH.OPENSPIEL)

    @OH.OPENSPIEL
    Scenario Outline: Nobody is dealt <number> cards when <most> are agreed
      Given a game of Oh Hell between Anna, Ben and Cleo
      And they play »OpenSpiel«
      And nobody is dealt more than <most> cards
      And Cleo deals
        | Anna | <number> |
      Then that is impossible: wrong number of cards (OH.OPENSPIEL)

      Examples:
        | most | number |
        | 3    | 2      |
        | 3    | 4      |
        | 17   | 16     |
        | 10   | 11     |

    @OH.OPENSPIEL
    Scenario: Seventeen cards for three
      Given a game of Oh Hell between Anna, Ben and Cleo
      And they play »OpenSpiel«
      And nobody is dealt more than 17 cards
      And Cleo deals
        | Anna | 17 |
        | Ben  | 17 |
        | Cleo | 17 |
      Then everything is clean

    @OH.OPENSPIEL @OH.HOOK
    Scenario: The last bid is bound as always
      Given a game of Oh Hell between Anna, Ben and Cleo
      And they play »OpenSpiel«
      And nobody is dealt more than 3 cards
      And Cleo deals
      When Cleo turns up 9♦
      And they bid Anna 1, Ben 1
      And Cleo bids 1
      Then that is irregular: no such bid (OH.HOOK)

    @OH.SCORE.MISS @OH.OPENSPIEL
    Scenario: With its penalty for misses: Cleo loses a point
      Given a game of Oh Hell between Anna, Ben and Cleo
      And they play »OpenSpiel« and »Misses cost«
      And nobody is dealt more than 3 cards
      When Cleo deals
      And Cleo turns up 9♦
      And they bid Anna 2, Ben 1, Cleo 1
      And these tricks are played
        | led     | followed | followed |
        | Anna 4♦ | Ben J♦   | Cleo J♣  |
        | Ben 9♠  | Cleo 6♠  | Anna 6♦  |
        | Anna Q♣ | Ben A♥   | Cleo 4♥  |
      Then Cleo loses 1 (OH.SCORE.MISS)
      And the score is Anna 12, Ben 11, Cleo -1
      And Anna wins the game

    @OH.OPENSPIEL
    Scenario Outline: It is played as it is, not with »<variant>«
      Given a game of Oh Hell between Anna, Ben and Cleo
      And they play »OpenSpiel« and »<variant>«
      And Cleo deals
      Then that is unreadable: variants that exclude each other

      Examples:
        | variant            |
        | Every trick counts |
        | Up and down        |
        | Down only          |
        | Up only            |
