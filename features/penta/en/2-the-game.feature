Feature: Penta: the game
  The course of a game, and the cards that each number of players uses.

  Rule: Deal, bet, display, bid, play

    @PT.BET @PT.BID @PT.LEAD @PT.PLAY
    Scenario: One after the other
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And Cleo deals
      Then Anna is to bet
      When Anna, Ben and Cleo pass
      Then Anna is to bid
      When Cleo shows elay-3 hunti-2
      Then Anna is to bid
      When they bid Anna 5, Ben 5, Cleo 4
      Then Anna is to lead
      When Anna leads elay-8
      Then Ben is to follow
      And everything is clean

    @PT.BET
    Scenario: Nobody bids before the betting is over
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And Cleo deals
      When Anna and Ben pass
      And Anna bids 5
      Then that is impossible: not at this point (PT.BET)

    @PT.DISPLAY @PT.BET
    Scenario: Nobody shows cards before the betting is over
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And Cleo deals
      When Anna shows elay-3
      Then that is impossible: not at this point (PT.DISPLAY)

    @PT.BID
    Scenario: Nobody plays before the bidding is over
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And Cleo deals
      When Anna, Ben and Cleo pass
      And they bid Anna 5, Ben 5
      And Anna leads elay-8
      Then that is impossible: not at this point (PT.BID)

    @PT.BET @PT.BID
    Scenario: Nobody bets once the bidding has begun
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And Cleo deals
      When Anna, Ben and Cleo pass
      And Anna bids 5
      And Ben bets 2
      Then that is impossible: not at this point (PT.BID)

  Rule: Two thirds of the pot are won at once, the rest at the end of the game

    @PT.SPLIT @PT.AWARD
    Scenario: Nine chips: six for the winner of the deal, three for later
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn and Gina
      And the game is to 100
      And Gina deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva and Finn fold
      Then the hand pot holds 9, the reward pot 0
      When Gina folds
      Then 3 chips go into the reward pot (PT.SPLIT)
      And the hand pot holds 6, the reward pot 3
      When they bid Anna 5, Ben 2
      And these tricks are played
        | led           | followed     |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna trump-4  | Ben trump-9  |
        | Ben elay-7    | Anna elay-4  |
      Then Anna gets 6 chips (PT.AWARD)
      And the hand pot holds 0, the reward pot 3
      And the chips are Anna 4, Ben -2, all others -1

  Rule: The game lasts until somebody has reached the goal

    @PT.END.GOAL
    Scenario Outline: 50 points are enough for <goal>
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn and Gina
      And the game is to <goal>
      And Gina deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva, Finn and Gina fold
      And they bid Anna 5, Ben 2
      And these tricks are played
        | led           | followed     |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna trump-4  | Ben trump-9  |
        | Ben elay-7    | Anna elay-4  |
      Then the score is Anna 50, Ben 20, all others 0
      And Anna wins the game

      Examples:
        | goal |
        | 50   |
        | 49   |
        | 1    |

    @PT.END.GOAL @PT.DEALER
    Scenario Outline: 50 points are not enough for <goal>
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn and Gina
      And the game is to <goal>
      And Gina deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva, Finn and Gina fold
      And they bid Anna 5, Ben 2
      And these tricks are played
        | led           | followed     |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna trump-4  | Ben trump-9  |
        | Ben elay-7    | Anna elay-4  |
      Then the score is Anna 50, Ben 20, all others 0
      And the game goes on
      And Anna is to deal

      Examples:
        | goal |
        | 51   |
        | 100  |

    @PT.END.GOAL
    Scenario: Points count only when the deal is over
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn and Gina
      And the game is to 50
      And Gina deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva, Finn and Gina fold
      And they bid Anna 5, Ben 2
      And these tricks are played
        | led           | followed     |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna trump-4  | Ben trump-9  |
      Then nobody scores
      And the game goes on
      When Ben leads elay-7
      And Anna plays elay-2
      Then Anna scores 50 (PT.SCORE)
      And Anna wins the game

    @PT.END.GOAL @PT.REWARD
    Scenario: Both have reached it, and the higher total wins
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn and Gina
      And the game is to 20
      And Gina deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva, Finn and Gina fold
      And they bid Anna 5, Ben 2
      And these tricks are played
        | led           | followed     |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna trump-4  | Ben trump-9  |
        | Ben elay-7    | Anna elay-4  |
      Then the score is Anna 50, Ben 20, all others 0
      And Anna wins the game

    @PT.END.GOAL
    Scenario: After that nobody deals
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn and Gina
      And the game is to 50
      And Gina deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva, Finn and Gina fold
      And they bid Anna 5, Ben 2
      And these tricks are played
        | led           | followed     |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna trump-4  | Ben trump-9  |
        | Ben elay-7    | Anna elay-4  |
      And Anna deals
      Then that is impossible: after the end (PT.END.GOAL)

    @PT.END.GOAL
    Scenario: The goal must be agreed
      Given a game of Penta between Anna, Ben and Cleo
      Then that is unreadable: value missing

    @PT.END.GOAL
    Scenario: No point at all is no goal
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 0
      Then that is unreadable: no such value

    @PT.END.GOAL
    Scenario: One point is the lowest goal
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 1
      Then everything is clean
      And the game goes on
      And the score is Anna 0, Ben 0, Cleo 0

  Rule: A number of deals may be agreed as well

    @PT.END.HANDS
    Scenario: After two deals it is over, whoever is ahead
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And the game is over after 2 deals
      And Cleo deals
      When Anna and Ben fold
      Then the game goes on
      And Anna is to deal
      When Anna deals
      And Ben and Cleo fold
      Then Anna, Ben and Cleo win the game

    @PT.END.HANDS
    Scenario: Where no number is agreed, there is no limit
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And Cleo deals
      When Anna and Ben fold
      And Anna deals
      And Ben and Cleo fold
      And Ben deals
      And Cleo and Anna fold
      Then the game goes on
      And Cleo is to deal

    @PT.END.HANDS @PT.REWARD
    Scenario: The highest total wins, though far from the goal
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn and Gina
      And the game is to 100
      And the game is over after 1 deal
      And Gina deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva, Finn and Gina fold
      And they bid Anna 7, Ben 2
      And these tricks are played
        | led           | followed     |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna trump-4  | Ben trump-9  |
        | Ben elay-7    | Anna elay-4  |
      Then the score is Anna -70, Ben 20, all others 0
      And Ben wins the game
      And Ben gets 3 chips (PT.REWARD)

    @PT.END.HANDS @PT.END.GOAL
    Scenario: The goal may be reached before
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn and Gina
      And the game is to 50
      And the game is over after 2 deals
      And Gina deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva, Finn and Gina fold
      And they bid Anna 5, Ben 2
      And these tricks are played
        | led           | followed     |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna trump-4  | Ben trump-9  |
        | Ben elay-7    | Anna elay-4  |
      Then Anna wins the game

  Rule: One may play for points, without betting

    @PT.BID @PT.DEAL
    Scenario: No ante and no bets: the bidding comes next
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100
      And Cleo deals
      Then no chips are played for
      And Anna is to bid

    @PT.BID
    Scenario: There is nothing to bet
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100
      And Cleo deals
      When Anna bets 1
      Then that is impossible: not at this point (PT.BID)

    @PT.DISPLAY
    Scenario: The cards are displayed all the same
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100
      And Cleo deals
        | Anna | elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 trump-5 trump-7 trump-9 wild-2 |
      When Anna shows elay-5 hunti-4 sweela-2 coru-4 torz-6
      Then that is irregular: wrong display (PT.DISPLAY)

    @PT.SCORE @PT.END.GOAL @PT.AWARD
    Scenario: Fifteen tricks for two, and the highest total wins
      Given a game of Penta between Anna and Ben
      And they play »For points«
      And the game is to 150
      And Ben deals
      When they bid Anna 15, Ben 0
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
      And Ben scores 25
      And Anna wins the game
      And everything is clean

  Rule: Two to eight can play

    @PT.PACK.REMOVE @PT.PLAY
    Scenario Outline: <number> can play
      Given a game of Penta between <seats>
      And the game is to 100
      Then everything is clean
      And the game goes on

      Examples:
        | number | seats                                         |
        | Two    | Anna and Ben                                  |
        | Three  | Anna, Ben and Cleo                            |
        | Four   | Anna, Ben, Cleo and Di                        |
        | Five   | Anna, Ben, Cleo, Di and Eva                   |
        | Six    | Anna, Ben, Cleo, Di, Eva and Finn             |
        | Seven  | Anna, Ben, Cleo, Di, Eva, Finn and Gina       |
        | Eight  | Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo |

    @PT.PACK.REMOVE @PT.PLAY
    Scenario Outline: Not for <number>
      Given a game of Penta between <seats>
      And the game is to 100
      Then that is unreadable: wrong number of seats

      Examples:
        | number | seats                                               |
        | one    | Anna                                                |
        | nine   | Anna, Ben, Cleo, Di, Eva, Finn, Gina, Hugo and Ines |

  Rule: Other numbers of players than four take out cards

    @PT.PACK.REMOVE @PT.DEAL
    Scenario Outline: With <number>, <lowest> is the lowest trump
      Given a game of Penta between <seats>
      And the game is to 100
      When Ben deals
        | Anna | <first>  |
        | Ben  | <second> |
      Then everything is clean

      Examples:
        | number | lowest  | seats                                         | first                                                                                                             | second                                                                                                             |
        | two    | trump-6 | Anna and Ben                                  | elay-4 hunti-4 sweela-4 coru-4 torz-4 elay-5 hunti-5 sweela-5 coru-5 torz-5 trump-6 trump-7 wild-3 elay-6 hunti-6 | elay-8 hunti-8 sweela-8 coru-8 torz-8 elay-7 hunti-7 sweela-7 coru-7 torz-7 trump-8 trump-9 sweela-6 coru-6 torz-6 |
        | three  | trump-5 | Anna, Ben and Cleo                            | elay-2 hunti-2 sweela-2 coru-2 torz-2 elay-3 hunti-3 sweela-3 coru-3 torz-3 trump-5 trump-6 wild-2 elay-4         | elay-8 hunti-8 sweela-8 coru-8 torz-8 elay-7 hunti-7 sweela-7 coru-7 torz-7 trump-9 trump-8 wild-3 elay-5          |
        | four   | trump-1 | Anna, Ben, Cleo and Di                        | elay-1 hunti-1 sweela-1 coru-1 torz-1 elay-2 hunti-2 sweela-2 coru-2 torz-2 trump-1 wild-1 elay-3                 | elay-8 hunti-8 sweela-8 coru-8 torz-8 elay-7 hunti-7 sweela-7 coru-7 torz-7 trump-9 wild-2 wild-3                  |
        | five   | trump-2 | Anna, Ben, Cleo, Di and Eva                   | elay-1 hunti-1 sweela-1 coru-1 torz-1 trump-2 trump-3 wild-2 elay-2 hunti-2                                       | elay-8 hunti-8 sweela-8 coru-8 torz-8 trump-9 trump-8 wild-3 elay-7 hunti-7                                        |
        | six    | trump-4 | Anna, Ben, Cleo, Di, Eva and Finn             | elay-1 hunti-1 sweela-1 coru-1 torz-1 trump-4 wild-2 trump-5                                                      | elay-8 hunti-8 sweela-8 coru-8 torz-8 trump-9 trump-8 wild-3                                                       |
        | seven  | trump-3 | Anna, Ben, Cleo, Di, Eva, Finn and Gina       | elay-1 hunti-1 sweela-1 coru-1 torz-1 trump-3 wild-2                                                              | elay-8 hunti-8 sweela-8 coru-8 torz-8 trump-9 wild-3                                                               |
        | eight  | trump-4 | Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo | elay-1 hunti-1 sweela-1 coru-1 torz-1 trump-4                                                                     | wild-2 wild-3 trump-9 trump-5 elay-8 torz-8                                                                        |

    @PT.PACK.REMOVE @PT.PACK
    Scenario Outline: With <number>, <card> is taken out
      Given a game of Penta between <seats>
      And the game is to 100
      When Ben deals
        | Anna | <card> <unseen> |
      Then that is impossible: foreign card (PT.PACK.REMOVE)

      Examples:
        | number | card     | seats                                         | unseen                      |
        | two    | elay-1   | Anna and Ben                                  | x x x x x x x x x x x x x x |
        | two    | elay-2   | Anna and Ben                                  | x x x x x x x x x x x x x x |
        | two    | elay-3   | Anna and Ben                                  | x x x x x x x x x x x x x x |
        | two    | hunti-1  | Anna and Ben                                  | x x x x x x x x x x x x x x |
        | two    | hunti-2  | Anna and Ben                                  | x x x x x x x x x x x x x x |
        | two    | hunti-3  | Anna and Ben                                  | x x x x x x x x x x x x x x |
        | two    | sweela-1 | Anna and Ben                                  | x x x x x x x x x x x x x x |
        | two    | sweela-2 | Anna and Ben                                  | x x x x x x x x x x x x x x |
        | two    | sweela-3 | Anna and Ben                                  | x x x x x x x x x x x x x x |
        | two    | coru-1   | Anna and Ben                                  | x x x x x x x x x x x x x x |
        | two    | coru-2   | Anna and Ben                                  | x x x x x x x x x x x x x x |
        | two    | coru-3   | Anna and Ben                                  | x x x x x x x x x x x x x x |
        | two    | torz-1   | Anna and Ben                                  | x x x x x x x x x x x x x x |
        | two    | torz-2   | Anna and Ben                                  | x x x x x x x x x x x x x x |
        | two    | torz-3   | Anna and Ben                                  | x x x x x x x x x x x x x x |
        | two    | trump-1  | Anna and Ben                                  | x x x x x x x x x x x x x x |
        | two    | trump-2  | Anna and Ben                                  | x x x x x x x x x x x x x x |
        | two    | trump-3  | Anna and Ben                                  | x x x x x x x x x x x x x x |
        | two    | trump-4  | Anna and Ben                                  | x x x x x x x x x x x x x x |
        | two    | trump-5  | Anna and Ben                                  | x x x x x x x x x x x x x x |
        | two    | wild-1   | Anna and Ben                                  | x x x x x x x x x x x x x x |
        | two    | wild-2   | Anna and Ben                                  | x x x x x x x x x x x x x x |
        | three  | elay-1   | Anna, Ben and Cleo                            | x x x x x x x x x x x x x   |
        | three  | hunti-1  | Anna, Ben and Cleo                            | x x x x x x x x x x x x x   |
        | three  | sweela-1 | Anna, Ben and Cleo                            | x x x x x x x x x x x x x   |
        | three  | coru-1   | Anna, Ben and Cleo                            | x x x x x x x x x x x x x   |
        | three  | torz-1   | Anna, Ben and Cleo                            | x x x x x x x x x x x x x   |
        | three  | trump-1  | Anna, Ben and Cleo                            | x x x x x x x x x x x x x   |
        | three  | trump-2  | Anna, Ben and Cleo                            | x x x x x x x x x x x x x   |
        | three  | trump-3  | Anna, Ben and Cleo                            | x x x x x x x x x x x x x   |
        | three  | trump-4  | Anna, Ben and Cleo                            | x x x x x x x x x x x x x   |
        | three  | wild-1   | Anna, Ben and Cleo                            | x x x x x x x x x x x x x   |
        | five   | trump-1  | Anna, Ben, Cleo, Di and Eva                   | x x x x x x x x x           |
        | five   | wild-1   | Anna, Ben, Cleo, Di and Eva                   | x x x x x x x x x           |
        | six    | trump-1  | Anna, Ben, Cleo, Di, Eva and Finn             | x x x x x x x               |
        | six    | trump-2  | Anna, Ben, Cleo, Di, Eva and Finn             | x x x x x x x               |
        | six    | trump-3  | Anna, Ben, Cleo, Di, Eva and Finn             | x x x x x x x               |
        | six    | wild-1   | Anna, Ben, Cleo, Di, Eva and Finn             | x x x x x x x               |
        | seven  | trump-1  | Anna, Ben, Cleo, Di, Eva, Finn and Gina       | x x x x x x                 |
        | seven  | trump-2  | Anna, Ben, Cleo, Di, Eva, Finn and Gina       | x x x x x x                 |
        | seven  | wild-1   | Anna, Ben, Cleo, Di, Eva, Finn and Gina       | x x x x x x                 |
        | eight  | trump-1  | Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo | x x x x x                   |
        | eight  | trump-2  | Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo | x x x x x                   |
        | eight  | trump-3  | Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo | x x x x x                   |
        | eight  | wild-1   | Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo | x x x x x                   |

    @PT.PACK.REMOVE @PT.DEAL
    Scenario Outline: With <number>, each has <cards> cards
      Given a game of Penta between <seats>
      And the game is to 100
      When Ben deals
        | Anna | <cards> |
        | Ben  | <cards> |
      Then everything is clean

      Examples:
        | number | cards | seats                                         |
        | two    | 15    | Anna and Ben                                  |
        | three  | 14    | Anna, Ben and Cleo                            |
        | four   | 13    | Anna, Ben, Cleo and Di                        |
        | five   | 10    | Anna, Ben, Cleo, Di and Eva                   |
        | six    | 8     | Anna, Ben, Cleo, Di, Eva and Finn             |
        | seven  | 7     | Anna, Ben, Cleo, Di, Eva, Finn and Gina       |
        | eight  | 6     | Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo |

    @PT.DEAL @PT.PACK.REMOVE
    Scenario Outline: With <number>, <wrong> cards are a misdeal
      Given a game of Penta between <seats>
      And the game is to 100
      When Ben deals
        | Anna | <wrong> |
      Then that is impossible: wrong number of cards (PT.DEAL)

      Examples:
        | number | wrong | seats                                         |
        | two    | 14    | Anna and Ben                                  |
        | two    | 16    | Anna and Ben                                  |
        | three  | 13    | Anna, Ben and Cleo                            |
        | three  | 15    | Anna, Ben and Cleo                            |
        | four   | 12    | Anna, Ben, Cleo and Di                        |
        | four   | 14    | Anna, Ben, Cleo and Di                        |
        | five   | 9     | Anna, Ben, Cleo, Di and Eva                   |
        | five   | 11    | Anna, Ben, Cleo, Di and Eva                   |
        | six    | 7     | Anna, Ben, Cleo, Di, Eva and Finn             |
        | six    | 9     | Anna, Ben, Cleo, Di, Eva and Finn             |
        | seven  | 6     | Anna, Ben, Cleo, Di, Eva, Finn and Gina       |
        | seven  | 8     | Anna, Ben, Cleo, Di, Eva, Finn and Gina       |
        | eight  | 5     | Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo |
        | eight  | 7     | Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo |
