Feature: Penta: Sharon's observations
  A home-made deck, a simplified game, and partners.

  Rule: A deck made of two others

    @PT.PACK @PT-OBS-1
    Scenario: All 52 cards by their home-made names
      Given a game of Penta between Anna, Ben, Cleo and Di
      And the cards are home-made
      And the game is to 100
      When Di deals
        | Anna | 1♦ 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 1♣ 2♣ 3♣ 4♣ 5♣                |
        | Ben  | 6♣ 7♣ 8♣ 1♥ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 1▭ 2▭                |
        | Cleo | 3▭ 4▭ 5▭ 6▭ 7▭ 8▭ 1♠ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠                |
        | Di   | 8♠ K♠ K♥ K♦ Q♠ Q♥ Q♦ J♠ J♥ J♦ Joker-1 Joker-2 Joker-3 |
      Then everything is clean

    @PT.PACK @PT-OBS-1
    Scenario: A rectangle may be written in two ways
      Given a game of Penta between Anna, Ben, Cleo and Di
      And the cards are home-made
      And the game is to 100
      When Di deals
        | Anna | 5▭ x x x x x x x x x x x x     |
        | Ben  | Rect-5 x x x x x x x x x x x x |
      Then that is impossible: card twice (PT.PACK)

    @PT.PACK
    Scenario Outline: Rectangles and jokers may do without the capital: <card> and <written>
      Given a game of Penta between Anna, Ben, Cleo and Di
      And the cards are home-made
      And the game is to 100
      When Di deals
        | Anna | <card> x x x x x x x x x x x x    |
        | Ben  | <written> x x x x x x x x x x x x |
      Then that is impossible: card twice (PT.PACK)

      Examples:
        | card    | written |
        | Rect-5  | rect-5  |
        | Joker-2 | joker-2 |

    @PT.PACK
    Scenario Outline: Kings, queens and jacks have a capital: there is no <card>
      Given a game of Penta between Anna, Ben, Cleo and Di
      And the cards are home-made
      And the game is to 100
      When Di deals
        | Anna | <card> x x x x x x x x x x x x |
      Then that is unreadable: unknown card

      Examples:
        | card |
        | k♠   |
        | q♥   |
        | j♦   |

    @PT.PACK
    Scenario Outline: Not every French card is in it: <card>
      Given a game of Penta between Anna, Ben, Cleo and Di
      And the cards are home-made
      And the game is to 100
      When Di deals
        | Anna | <card> x x x x x x x x x x x x |
      Then that is unreadable: unknown card

      Examples:
        | card    |
        | K♣      |
        | 9♦      |
        | A♠      |
        | Joker-4 |

    @PT.RANK @PT-OBS-1
    Scenario Outline: The king of spades is the highest trump: <higher> takes <lower>
      Given a game of Penta between Anna, Ben, Cleo and Di
      And the cards are home-made
      And the game is to 100
      And Di deals
      When Anna bets 1
      And Ben matches
      And Cleo and Di fold
      And they bid Anna 0, Ben 0
      And Anna leads <lower>
      And Ben plays <higher>
      Then Ben wins the trick

      Examples:
        | lower | higher |
        | K♥    | K♠     |
        | K♦    | K♥     |
        | Q♠    | K♦     |
        | Q♥    | Q♠     |
        | Q♦    | Q♥     |
        | J♠    | Q♦     |
        | J♥    | J♠     |
        | J♦    | J♥     |

    @PT.WIN @PT.FOLLOW
    Scenario Outline: <trump> is a trump and no card of its printed suit
      Given a game of Penta between Anna, Ben, Cleo and Di
      And the cards are home-made
      And the game is to 100
      And Di deals
        | Ben | <trump> 7♦ 8♦ 7♣ 8♣ 7♥ 8♥ 7▭ 8▭ 5♣ 7♠ 8♠ Joker-1 |
      When Anna bets 1
      And Ben matches
      And Cleo and Di fold
      And they bid Anna 0, Ben 0
      And Anna leads <led>
      And Ben plays <trump>
      Then that is irregular: revoke (PT.FOLLOW)
      And Ben wins the trick

      Examples:
        | trump | led |
        | K♠    | 4♠  |
        | Q♥    | 4♥  |
        | J♦    | 4♦  |

    @PT.WILD
    Scenario: A joker is named like any other wild card
      Given a game of Penta between Anna, Ben, Cleo and Di
      And the cards are home-made
      And the game is to 100
      And Di deals
      When Anna bets 1
      And Ben matches
      And Cleo and Di fold
      And they bid Anna 0, Ben 0
      And Anna leads 5▭
      And Ben plays Joker-1 as 8▭
      Then everything is clean
      And Ben wins the trick

  Rule: A simplified game, without betting and display

    @PT.BID @PT.LEAD
    Scenario: Deal, bid, play
      Given a game of Penta between Anna, Ben and Cleo
      And they play »Simplified (Sharon)«
      And the game is to 100
      And Cleo deals
      Then no chips are played for
      And Anna is to bid
      When they bid Anna 5, Ben 5, Cleo 4
      Then Anna is to lead

    @PT.PACK.REMOVE @PT.PACK
    Scenario: The cards are adjusted to the number of players
      Given a game of Penta between Anna, Ben and Cleo
      And they play »Simplified (Sharon)«
      And the game is to 100
      When Cleo deals
        | Anna | elay-1 x x x x x x x x x x x x x |
      Then that is impossible: foreign card (PT.PACK.REMOVE)

    @PT.BID
    Scenario: Nobody bets
      Given a game of Penta between Anna, Ben and Cleo
      And they play »Simplified (Sharon)«
      And the game is to 100
      And Cleo deals
      When Anna bets 1
      Then that is impossible: not at this point (PT.BID)

    @PT.BID
    Scenario: Nobody shows cards
      Given a game of Penta between Anna, Ben and Cleo
      And they play »Simplified (Sharon)«
      And the game is to 100
      And Cleo deals
      When Anna shows elay-2
      Then that is impossible: not at this point (PT.BID)

    @PT.SCORE @PT.END.GOAL
    Scenario: Scores and wild cards as ever
      Given a game of Penta between Anna and Ben
      And they play »Simplified (Sharon)«
      And the game is to 150
      And Ben deals
      When they bid Anna 15, Ben 1
      And these tricks are played
        | led           | followed             |
        | Anna elay-8   | Ben elay-4           |
        | Anna hunti-8  | Ben hunti-4          |
        | Anna sweela-8 | Ben sweela-4         |
        | Anna coru-8   | Ben coru-4           |
        | Anna torz-8   | Ben torz-4           |
        | Anna elay-7   | Ben elay-5           |
        | Anna hunti-7  | Ben hunti-5          |
        | Anna sweela-7 | Ben sweela-5         |
        | Anna coru-7   | Ben coru-5           |
        | Anna torz-7   | Ben torz-5           |
        | Anna trump-9  | Ben trump-6          |
        | Anna trump-8  | Ben trump-7          |
        | Anna elay-6   | Ben hunti-6          |
        | Anna sweela-6 | Ben coru-6           |
        | Anna torz-6   | Ben wild-3 as elay-4 |
      Then Anna scores 150 (PT.SCORE)
      And Ben loses 10 (PT.SCORE)
      And Anna wins the game
      And everything is clean

    @PT.BID
    Scenario: It is one form or the other
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points« and »Simplified (Sharon)«
      And the game is to 100
      Then that is unreadable: variants that exclude each other

  Rule: Partners, an experiment

    @PT.PARTNERS
    Scenario Outline: <number> may play with partners
      Given a game of Penta between <seats>
      And they play »Partners (experimental)«
      And the game is to 100
      Then everything is clean

      Examples:
        | number | seats                                         |
        | Four   | Anna, Ben, Cleo and Di                        |
        | Six    | Anna, Ben, Cleo, Di, Eva and Finn             |
        | Eight  | Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo |

    @PT.PARTNERS
    Scenario Outline: <number> may not
      Given a game of Penta between <seats>
      And they play »Partners (experimental)«
      And the game is to 100
      Then that is unreadable: wrong number of seats

      Examples:
        | number | seats                                   |
        | Two    | Anna and Ben                            |
        | Three  | Anna, Ben and Cleo                      |
        | Five   | Anna, Ben, Cleo, Di and Eva             |
        | Seven  | Anna, Ben, Cleo, Di, Eva, Finn and Gina |

    @PT.PARTNERS
    Scenario: Every other seat plays together
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo
      And they play »Partners (experimental)«
      And the game is to 100
      Then Anna, Cleo, Eva and Gina play together
      And Ben, Di, Finn and Hugo play together

    @PT.PARTNERS @PT.AWARD
    Scenario: Bids and tricks of the partners are added
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo
      And they play »Partners (experimental)«
      And the game is to 100
      And Hugo deals
      When Anna bets 1
      And Ben and Cleo match
      And Di, Eva, Finn, Gina and Hugo fold
      And they bid Anna 1, Ben 1, Cleo 3
      And these tricks are played
        | led           | followed     | followed      |
        | Anna elay-8   | Ben elay-1   | Cleo elay-2   |
        | Anna hunti-8  | Ben hunti-1  | Cleo hunti-2  |
        | Anna sweela-8 | Ben sweela-1 | Cleo sweela-2 |
        | Anna coru-1   | Ben coru-8   | Cleo coru-2   |
        | Ben torz-1    | Cleo torz-8  | Anna torz-2   |
        | Cleo trump-9  | Anna trump-4 | Ben trump-5   |
      Then Anna scores 41 (PT.PARTNERS)
      And Cleo scores 41 (PT.PARTNERS)
      And Gina scores 41 (PT.PARTNERS)
      And Ben scores 10 (PT.PARTNERS)
      And the score is Anna 41, Ben 10, Cleo 41, Di 10, Eva 41, Finn 10, Gina 41, Hugo 10
      And everything is clean

    @PT.PARTNERS
    Scenario: Together they fail
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo
      And they play »Partners (experimental)«
      And the game is to 100
      And Hugo deals
      When Anna bets 1
      And Ben and Cleo match
      And Di, Eva, Finn, Gina and Hugo fold
      And they bid Anna 3, Ben 2, Cleo 3
      And these tricks are played
        | led           | followed     | followed      |
        | Anna elay-8   | Ben elay-1   | Cleo elay-2   |
        | Anna hunti-8  | Ben hunti-1  | Cleo hunti-2  |
        | Anna sweela-8 | Ben sweela-1 | Cleo sweela-2 |
        | Anna coru-1   | Ben coru-8   | Cleo coru-2   |
        | Ben torz-1    | Cleo torz-8  | Anna torz-2   |
        | Cleo trump-9  | Anna trump-4 | Ben trump-5   |
      Then Anna loses 60 (PT.PARTNERS)
      And Ben loses 20 (PT.PARTNERS)
      And the score is Anna -60, Ben -20, Cleo -60, Di -20, Eva -60, Finn -20, Gina -60, Hugo -20

    @PT.PARTNERS
    Scenario: A zero stands alone: 25 besides
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo
      And they play »Partners (experimental)«
      And the game is to 100
      And Hugo deals
      When Anna bets 1
      And Ben and Cleo match
      And Di, Eva, Finn, Gina and Hugo fold
      And they bid Anna 0, Ben 1, Cleo 4
      And these tricks are played
        | led           | followed      | followed     |
        | Anna elay-1   | Ben elay-2    | Cleo elay-8  |
        | Cleo hunti-8  | Anna hunti-1  | Ben hunti-2  |
        | Cleo sweela-8 | Anna sweela-1 | Ben sweela-2 |
        | Cleo coru-8   | Anna coru-1   | Ben coru-2   |
        | Cleo torz-8   | Anna torz-1   | Ben torz-2   |
        | Cleo trump-4  | Anna trump-5  | Ben trump-9  |
      Then Anna scores 66 (PT.PARTNERS)
      And the score is Anna 66, Ben 10, Cleo 66, Di 10, Eva 66, Finn 10, Gina 66, Hugo 10

    @PT.PARTNERS
    Scenario: A zero that fails costs ten for each trick of that player
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo
      And they play »Partners (experimental)«
      And the game is to 100
      And Hugo deals
      When Anna bets 1
      And Ben and Cleo match
      And Di, Eva, Finn, Gina and Hugo fold
      And they bid Anna 0, Ben 1, Cleo 2
      And these tricks are played
        | led           | followed     | followed      |
        | Anna elay-8   | Ben elay-1   | Cleo elay-2   |
        | Anna hunti-8  | Ben hunti-1  | Cleo hunti-2  |
        | Anna sweela-8 | Ben sweela-1 | Cleo sweela-2 |
        | Anna coru-1   | Ben coru-8   | Cleo coru-2   |
        | Ben torz-1    | Cleo torz-8  | Anna torz-2   |
        | Cleo trump-9  | Anna trump-4 | Ben trump-5   |
      Then Anna loses 10 (PT.PARTNERS)
      And the score is Anna -10, Ben 10, Cleo -10, Di 10, Eva -10, Finn 10, Gina -10, Hugo 10

    @PT.PARTNERS
    Scenario: Tricks of a zero do not help the partner
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo
      And they play »Partners (experimental)«
      And the game is to 100
      And Hugo deals
      When Anna bets 1
      And Ben and Cleo match
      And Di, Eva, Finn, Gina and Hugo fold
      And they bid Anna 0, Ben 0, Cleo 3
      And these tricks are played
        | led           | followed     | followed      |
        | Anna elay-8   | Ben elay-1   | Cleo elay-2   |
        | Anna hunti-8  | Ben hunti-1  | Cleo hunti-2  |
        | Anna sweela-8 | Ben sweela-1 | Cleo sweela-2 |
        | Anna coru-1   | Ben coru-8   | Cleo coru-2   |
        | Ben torz-1    | Cleo torz-8  | Anna torz-2   |
        | Cleo trump-9  | Anna trump-4 | Ben trump-5   |
      Then Anna loses 60 (PT.PARTNERS)
      And Ben loses 10 (PT.PARTNERS)
      And the score is Anna -60, Ben -10, Cleo -60, Di -10, Eva -60, Finn -10, Gina -60, Hugo -10

    @PT.PARTNERS
    Scenario: Two zeros, both made
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo
      And they play »Partners (experimental)«
      And the game is to 100
      And Hugo deals
      When Anna bets 1
      And Ben and Cleo match
      And Di, Eva, Finn, Gina and Hugo fold
      And they bid Anna 0, Ben 6, Cleo 0
      And these tricks are played
        | led          | followed      | followed      |
        | Anna elay-1  | Ben elay-8    | Cleo elay-2   |
        | Ben hunti-8  | Cleo hunti-1  | Anna hunti-2  |
        | Ben sweela-8 | Cleo sweela-1 | Anna sweela-2 |
        | Ben coru-8   | Cleo coru-1   | Anna coru-2   |
        | Ben torz-8   | Cleo torz-1   | Anna torz-2   |
        | Ben trump-9  | Cleo trump-4  | Anna trump-5  |
      Then Anna scores 50 (PT.PARTNERS)
      And the score is Anna 50, Ben 60, Cleo 50, Di 60, Eva 50, Finn 60, Gina 50, Hugo 60

    @PT.PARTNERS @PT.FOLD
    Scenario: A side that has folded altogether scores nothing
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo
      And they play »Partners (experimental)«
      And the game is to 100
      And Hugo deals
      When Anna bets 1
      And Ben folds
      And Cleo matches
      And Di, Eva, Finn, Gina and Hugo fold
      And they bid Anna 2, Cleo 3
      And these tricks are played
        | led           | followed      |
        | Anna elay-8   | Cleo elay-1   |
        | Anna hunti-8  | Cleo hunti-1  |
        | Anna sweela-8 | Cleo sweela-1 |
        | Anna coru-1   | Cleo coru-8   |
        | Cleo torz-8   | Anna torz-1   |
        | Cleo trump-9  | Anna trump-4  |
      Then Anna scores 51 (PT.PARTNERS)
      And Ben scores 0
      And the score is Anna 51, Ben 0, Cleo 51, Di 0, Eva 51, Finn 0, Gina 51, Hugo 0

    @PT.PARTNERS @PT.AWARD
    Scenario: The hand pot goes to the side with the most tricks, whatever was bid: those who are still in share it
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo
      And they play »Partners (experimental)«
      And the game is to 100
      And Hugo deals
      When Anna bets 1
      And Ben and Cleo match
      And Di, Eva, Finn, Gina and Hugo fold
      And they bid Anna 2, Ben 5, Cleo 2
      And these tricks are played
        | led           | followed     | followed      |
        | Anna elay-8   | Ben elay-1   | Cleo elay-2   |
        | Anna hunti-8  | Ben hunti-1  | Cleo hunti-2  |
        | Anna sweela-1 | Ben sweela-8 | Cleo sweela-2 |
        | Ben coru-8    | Cleo coru-1  | Anna coru-2   |
        | Ben torz-1    | Cleo torz-8  | Anna torz-2   |
        | Cleo trump-9  | Anna trump-4 | Ben trump-5   |
      Then Anna gets 4 chips (PT.AWARD)
      And Cleo gets 4 chips (PT.AWARD)
      And Ben gets 0 chips
      And the hand pot holds 0, the reward pot 3

    @PT.PARTNERS @PT.AWARD
    Scenario: Three tricks for each side: all who are still in share
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo
      And they play »Partners (experimental)«
      And the game is to 100
      And Hugo deals
      When Anna bets 1
      And Ben and Cleo match
      And Di, Eva, Finn, Gina and Hugo fold
      And they bid Anna 2, Ben 3, Cleo 1
      And these tricks are played
        | led           | followed     | followed      |
        | Anna elay-8   | Ben elay-1   | Cleo elay-2   |
        | Anna hunti-8  | Ben hunti-1  | Cleo hunti-2  |
        | Anna sweela-1 | Ben sweela-8 | Cleo sweela-2 |
        | Ben coru-8    | Cleo coru-1  | Anna coru-2   |
        | Ben torz-8    | Cleo torz-1  | Anna torz-2   |
        | Ben trump-4   | Cleo trump-9 | Anna trump-5  |
      Then Anna gets 2 chips (PT.AWARD)
      And Ben gets 2 chips (PT.AWARD)
      And Cleo gets 2 chips (PT.AWARD)
      And the hand pot holds 2, the reward pot 3

    @PT.PARTNERS @PT.REWARD @PT.END.GOAL
    Scenario: A side wins the game
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo
      And they play »Partners (experimental)«
      And the game is to 41
      And Hugo deals
      When Anna bets 1
      And Ben and Cleo match
      And Di, Eva, Finn, Gina and Hugo fold
      And they bid Anna 1, Ben 1, Cleo 3
      And these tricks are played
        | led           | followed     | followed      |
        | Anna elay-8   | Ben elay-1   | Cleo elay-2   |
        | Anna hunti-8  | Ben hunti-1  | Cleo hunti-2  |
        | Anna sweela-8 | Ben sweela-1 | Cleo sweela-2 |
        | Anna coru-1   | Ben coru-8   | Cleo coru-2   |
        | Ben torz-1    | Cleo torz-8  | Anna torz-2   |
        | Cleo trump-9  | Anna trump-4 | Ben trump-5   |
      Then Anna, Cleo, Eva and Gina win the game
      And Anna gets 1 chip (PT.REWARD)
      And Cleo gets 1 chip (PT.REWARD)
      And Eva gets 1 chip (PT.REWARD)
      And Gina gets 0 chips (PT.REWARD)

    @PT.PARTNERS @PT.BID
    Scenario: For points as well
      Given a game of Penta between Anna, Ben, Cleo and Di
      And they play »Partners (experimental)« and »For points«
      And the game is to 100
      And Di deals
      Then no chips are played for
      And Anna is to bid
      And Anna and Cleo play together

    @PT.PARTNERS @PT.LEAD
    Scenario: Simplified as well
      Given a game of Penta between Anna, Ben, Cleo and Di
      And they play »Partners (experimental)« and »Simplified (Sharon)«
      And the game is to 100
      And Di deals
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      Then Anna is to lead
      And Ben and Di play together
