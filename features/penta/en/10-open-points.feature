Feature: Penta: points that the rulebook leaves open
  Each is settled here, and another answer may be agreed.

  Rule: Which trump is the highest

    @PT.RANK @PT-DECK-1
    Scenario Outline: The nine, agreed in so many words: <higher> takes <lower>
      Given a game of Penta between Anna, Ben, Cleo and Di
      And the game is to 100
      And it is agreed that the nine is the highest trump
      And Di deals
      When Anna bets 1
      And Ben matches
      And Cleo and Di fold
      And they bid Anna 0, Ben 0
      And Anna leads <lower>
      And Ben plays <higher>
      Then Ben wins the trick

      Examples:
        | lower   | higher  |
        | trump-1 | trump-9 |
        | trump-1 | trump-2 |
        | trump-8 | trump-9 |

    @PT.RANK @PT-DECK-1
    Scenario Outline: The one of trumps, where it is agreed so: <higher> takes <lower>
      Given a game of Penta between Anna, Ben, Cleo and Di
      And the game is to 100
      And it is agreed that the one is the highest trump
      And Di deals
      When Anna bets 1
      And Ben matches
      And Cleo and Di fold
      And they bid Anna 0, Ben 0
      And Anna leads <lower>
      And Ben plays <higher>
      Then Ben wins the trick

      Examples:
        | lower   | higher  |
        | trump-2 | trump-1 |
        | trump-3 | trump-2 |
        | trump-4 | trump-3 |
        | trump-5 | trump-4 |
        | trump-6 | trump-5 |
        | trump-7 | trump-6 |
        | trump-8 | trump-7 |
        | trump-9 | trump-8 |
        | elay-1  | elay-8  |

    @PT.PACK.REMOVE @PT-DECK-1
    Scenario Outline: Taken out are the lowest numbers even then: <card>
      Given a game of Penta between Anna, Ben, Cleo, Di and Eva
      And the game is to 100
      And it is agreed that the one is the highest trump
      When Eva deals
        | Anna | <card> x x x x x x x x x |
      Then that is impossible: foreign card (PT.PACK.REMOVE)

      Examples:
        | card    |
        | trump-1 |
        | wild-1  |

  Rule: Which card of an elemental suit is the highest

    @PT.RANK @PT-DECK-2
    Scenario Outline: The eight, agreed in so many words: <higher> takes <lower>
      Given a game of Penta between Anna, Ben, Cleo and Di
      And the game is to 100
      And it is agreed that the eight is the highest card of an elemental suit
      And Di deals
      When Anna bets 1
      And Ben matches
      And Cleo and Di fold
      And they bid Anna 0, Ben 0
      And Anna leads <lower>
      And Ben plays <higher>
      Then Ben wins the trick

      Examples:
        | lower  | higher |
        | elay-1 | elay-8 |
        | torz-1 | torz-2 |
        | coru-7 | coru-8 |

    @PT.RANK @PT-DECK-2
    Scenario Outline: The one, where it is agreed so: <higher> takes <lower>
      Given a game of Penta between Anna, Ben, Cleo and Di
      And the game is to 100
      And it is agreed that the one is the highest card of an elemental suit
      And Di deals
      When Anna bets 1
      And Ben matches
      And Cleo and Di fold
      And they bid Anna 0, Ben 0
      And Anna leads <lower>
      And Ben plays <higher>
      Then Ben wins the trick

      Examples:
        | lower    | higher   |
        | elay-2   | elay-3   |
        | elay-3   | elay-4   |
        | elay-4   | elay-5   |
        | elay-5   | elay-6   |
        | elay-6   | elay-7   |
        | elay-7   | elay-8   |
        | elay-8   | elay-1   |
        | hunti-2  | hunti-3  |
        | hunti-3  | hunti-4  |
        | hunti-4  | hunti-5  |
        | hunti-5  | hunti-6  |
        | hunti-6  | hunti-7  |
        | hunti-7  | hunti-8  |
        | hunti-8  | hunti-1  |
        | sweela-2 | sweela-3 |
        | sweela-3 | sweela-4 |
        | sweela-4 | sweela-5 |
        | sweela-5 | sweela-6 |
        | sweela-6 | sweela-7 |
        | sweela-7 | sweela-8 |
        | sweela-8 | sweela-1 |
        | coru-2   | coru-3   |
        | coru-3   | coru-4   |
        | coru-4   | coru-5   |
        | coru-5   | coru-6   |
        | coru-6   | coru-7   |
        | coru-7   | coru-8   |
        | coru-8   | coru-1   |
        | torz-2   | torz-3   |
        | torz-3   | torz-4   |
        | torz-4   | torz-5   |
        | torz-5   | torz-6   |
        | torz-6   | torz-7   |
        | torz-7   | torz-8   |
        | torz-8   | torz-1   |
        | trump-1  | trump-2  |

    @PT.PACK.REMOVE @PT-DECK-2
    Scenario: Three players take out the ones even then
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the one is the highest card of an elemental suit
      When Cleo deals
        | Anna | elay-1 x x x x x x x x x x x x x |
      Then that is impossible: foreign card (PT.PACK.REMOVE)

  Rule: Which trumps and wild cards five to eight players take out

    @PT.PACK.REMOVE @PT-DECK-4
    Scenario Outline: The lowest, agreed in so many words: with <number>, <card> is taken out
      Given a game of Penta between <seats>
      And the game is to 100
      And it is agreed that five to eight players take out the lowest trumps and wild cards
      When Ben deals
        | Anna | <card> <unseen> |
      Then that is impossible: foreign card (PT.PACK.REMOVE)

      Examples:
        | number | card    | seats                                         | unseen            |
        | five   | trump-1 | Anna, Ben, Cleo, Di and Eva                   | x x x x x x x x x |
        | five   | wild-1  | Anna, Ben, Cleo, Di and Eva                   | x x x x x x x x x |
        | six    | trump-3 | Anna, Ben, Cleo, Di, Eva and Finn             | x x x x x x x     |
        | seven  | trump-2 | Anna, Ben, Cleo, Di, Eva, Finn and Gina       | x x x x x x       |
        | eight  | trump-3 | Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo | x x x x x         |

    @PT.PACK.REMOVE @PT-DECK-4
    Scenario Outline: The highest, where it is agreed so: with <number>, <card> is taken out
      Given a game of Penta between <seats>
      And the game is to 100
      And it is agreed that five to eight players take out the highest trumps and wild cards
      When Ben deals
        | Anna | <card> <unseen> |
      Then that is impossible: foreign card (PT.PACK.REMOVE)

      Examples:
        | number | card    | seats                                         | unseen                      |
        | five   | trump-9 | Anna, Ben, Cleo, Di and Eva                   | x x x x x x x x x           |
        | five   | wild-3  | Anna, Ben, Cleo, Di and Eva                   | x x x x x x x x x           |
        | six    | trump-9 | Anna, Ben, Cleo, Di, Eva and Finn             | x x x x x x x               |
        | six    | trump-8 | Anna, Ben, Cleo, Di, Eva and Finn             | x x x x x x x               |
        | six    | trump-7 | Anna, Ben, Cleo, Di, Eva and Finn             | x x x x x x x               |
        | six    | wild-3  | Anna, Ben, Cleo, Di, Eva and Finn             | x x x x x x x               |
        | seven  | trump-9 | Anna, Ben, Cleo, Di, Eva, Finn and Gina       | x x x x x x                 |
        | seven  | trump-8 | Anna, Ben, Cleo, Di, Eva, Finn and Gina       | x x x x x x                 |
        | seven  | wild-3  | Anna, Ben, Cleo, Di, Eva, Finn and Gina       | x x x x x x                 |
        | eight  | trump-9 | Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo | x x x x x                   |
        | eight  | trump-8 | Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo | x x x x x                   |
        | eight  | trump-7 | Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo | x x x x x                   |
        | eight  | wild-3  | Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo | x x x x x                   |
        | two    | trump-5 | Anna and Ben                                  | x x x x x x x x x x x x x x |
        | two    | wild-2  | Anna and Ben                                  | x x x x x x x x x x x x x x |
        | two    | elay-3  | Anna and Ben                                  | x x x x x x x x x x x x x x |
        | three  | trump-4 | Anna, Ben and Cleo                            | x x x x x x x x x x x x x   |
        | three  | wild-1  | Anna, Ben and Cleo                            | x x x x x x x x x x x x x   |
        | three  | elay-1  | Anna, Ben and Cleo                            | x x x x x x x x x x x x x   |

    @PT.PACK.REMOVE @PT-DECK-4
    Scenario Outline: Then <card> is in the pack with <number>
      Given a game of Penta between <seats>
      And the game is to 100
      And it is agreed that five to eight players take out the highest trumps and wild cards
      When Ben deals
        | Anna | <card> <unseen> |
      Then everything is clean

      Examples:
        | number | card    | seats                                         | unseen                      |
        | five   | trump-8 | Anna, Ben, Cleo, Di and Eva                   | x x x x x x x x x           |
        | five   | trump-1 | Anna, Ben, Cleo, Di and Eva                   | x x x x x x x x x           |
        | five   | wild-1  | Anna, Ben, Cleo, Di and Eva                   | x x x x x x x x x           |
        | five   | wild-2  | Anna, Ben, Cleo, Di and Eva                   | x x x x x x x x x           |
        | six    | trump-6 | Anna, Ben, Cleo, Di, Eva and Finn             | x x x x x x x               |
        | six    | trump-1 | Anna, Ben, Cleo, Di, Eva and Finn             | x x x x x x x               |
        | six    | wild-1  | Anna, Ben, Cleo, Di, Eva and Finn             | x x x x x x x               |
        | seven  | trump-7 | Anna, Ben, Cleo, Di, Eva, Finn and Gina       | x x x x x x                 |
        | seven  | trump-1 | Anna, Ben, Cleo, Di, Eva, Finn and Gina       | x x x x x x                 |
        | seven  | wild-1  | Anna, Ben, Cleo, Di, Eva, Finn and Gina       | x x x x x x                 |
        | eight  | trump-6 | Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo | x x x x x                   |
        | eight  | trump-1 | Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo | x x x x x                   |
        | eight  | wild-1  | Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo | x x x x x                   |
        | two    | trump-9 | Anna and Ben                                  | x x x x x x x x x x x x x x |
        | two    | wild-3  | Anna and Ben                                  | x x x x x x x x x x x x x x |
        | three  | trump-9 | Anna, Ben and Cleo                            | x x x x x x x x x x x x x   |
        | three  | wild-3  | Anna, Ben and Cleo                            | x x x x x x x x x x x x x   |

  Rule: Whether a total may fall below zero

    @PT.SCORE @PT-GAME-6
    Scenario: It may, agreed in so many words
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn and Gina
      And the game is to 100
      And it is agreed that a total may fall below zero
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
      Then Anna loses 70 (PT.SCORE)
      And the score is Anna -70, Ben 20, all others 0

    @PT.SCORE @PT-GAME-6
    Scenario: It may not, where it is agreed so
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn and Gina
      And the game is to 100
      And it is agreed that a total never falls below zero
      And Gina deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva, Finn and Gina fold
      And they bid Anna 7, Ben 0
      And these tricks are played
        | led           | followed     |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna trump-4  | Ben trump-9  |
        | Ben elay-7    | Anna elay-4  |
      Then Anna scores 0
      And Ben scores 0
      And the score is Anna 0, Ben 0, all others 0

    @PT.SCORE @PT-GAME-6
    Scenario: Then one loses no more than one has
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn and Gina
      And the game is to 100
      And it is agreed that a total never falls below zero
      And Gina deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva, Finn and Gina fold
      And they bid Anna 5, Ben 1
      And these tricks are played
        | led           | followed     |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna trump-4  | Ben trump-9  |
        | Ben elay-7    | Anna elay-4  |
      Then the score is Anna 50, Ben 11, all others 0
      When Anna deals
      And Ben bets 1
      And Cleo, Di, Eva, Finn and Gina fold
      And Anna matches
      And they bid Ben 6, Anna 3
      And these tricks are played
        | led          | followed      |
        | Ben elay-8   | Anna elay-1   |
        | Ben hunti-8  | Anna hunti-1  |
        | Ben sweela-8 | Anna sweela-1 |
        | Ben coru-8   | Anna coru-1   |
        | Ben torz-8   | Anna torz-1   |
        | Ben trump-4  | Anna trump-9  |
        | Anna elay-7  | Ben elay-4    |
      Then Ben loses 11 (PT.SCORE)
      And Anna loses 30 (PT.SCORE)
      And the score is Anna 20, Ben 0, all others 0

  Rule: Who deals first

    @PT.DEALER @PT-DEAL-1
    Scenario: The players say so: there is no cut
      Given a game of Penta between Anna, Ben, Cleo and Di
      And the game is to 100
      When they cut Anna trump-9, Ben elay-1, Cleo elay-2, Di elay-3
      Then that is impossible: not at this point (PT.DEAL)

    @PT.DEALER @PT-DEAL-1
    Scenario: The same, agreed in so many words: there is no cut
      Given a game of Penta between Anna, Ben, Cleo and Di
      And the game is to 100
      And it is agreed that the players name the first dealer
      When they cut Anna trump-9, Ben elay-1, Cleo elay-2, Di elay-3
      Then that is impossible: not at this point (PT.DEAL)

    @PT.DEALER @PT-DEAL-1
    Scenario Outline: Whoever cuts the highest card, where it is agreed so: <dealer>, of <anna>, <ben>, <cleo> and <di>
      Given a game of Penta between Anna, Ben, Cleo and Di
      And the game is to 100
      And it is agreed that the highest card cut deals first
      When they cut Anna <anna>, Ben <ben>, Cleo <cleo>, Di <di>
      Then <dealer> is to deal

      Examples:
        | anna    | ben      | cleo     | di      | dealer |
        | trump-9 | trump-6  | trump-7  | trump-8 | Anna   |
        | trump-5 | trump-8  | trump-6  | trump-7 | Ben    |
        | trump-4 | trump-5  | trump-7  | trump-6 | Cleo   |
        | trump-3 | trump-4  | trump-5  | trump-6 | Di     |
        | trump-5 | trump-2  | trump-3  | trump-4 | Anna   |
        | trump-1 | trump-4  | trump-2  | trump-3 | Ben    |
        | coru-8  | trump-1  | trump-3  | trump-2 | Cleo   |
        | coru-7  | sweela-8 | trump-1  | trump-2 | Di     |
        | trump-1 | coru-6   | sweela-7 | hunti-8 | Anna   |
        | coru-5  | elay-8   | sweela-6 | hunti-7 | Ben    |
        | coru-4  | sweela-5 | elay-7   | hunti-6 | Cleo   |
        | coru-3  | sweela-4 | hunti-5  | elay-6  | Di     |
        | elay-5  | coru-2   | sweela-3 | hunti-4 | Anna   |
        | coru-1  | elay-4   | sweela-2 | hunti-3 | Ben    |
        | wild-1  | sweela-1 | elay-3   | hunti-2 | Cleo   |
        | wild-2  | wild-1   | hunti-1  | elay-2  | Di     |
        | elay-1  | wild-3   | wild-2   | wild-1  | Anna   |

    @PT.DEALER @PT-DEAL-1
    Scenario Outline: Whoever cuts the lowest card, where it is agreed so: <dealer>, of <anna>, <ben>, <cleo> and <di>
      Given a game of Penta between Anna, Ben, Cleo and Di
      And the game is to 100
      And it is agreed that the lowest card cut deals first
      When they cut Anna <anna>, Ben <ben>, Cleo <cleo>, Di <di>
      Then <dealer> is to deal

      Examples:
        | anna     | ben      | cleo    | di      | dealer |
        | trump-7  | trump-6  | trump-8 | trump-9 | Ben    |
        | trump-6  | trump-7  | trump-5 | trump-8 | Cleo   |
        | trump-5  | trump-6  | trump-7 | trump-4 | Di     |
        | trump-3  | trump-4  | trump-5 | trump-6 | Anna   |
        | trump-3  | trump-2  | trump-4 | trump-5 | Ben    |
        | trump-2  | trump-3  | trump-1 | trump-4 | Cleo   |
        | trump-1  | trump-2  | trump-3 | coru-8  | Di     |
        | coru-7   | sweela-8 | trump-1 | trump-2 | Anna   |
        | sweela-7 | coru-6   | hunti-8 | trump-1 | Ben    |
        | sweela-6 | hunti-7  | coru-5  | elay-8  | Cleo   |
        | sweela-5 | hunti-6  | elay-7  | coru-4  | Di     |
        | coru-3   | sweela-4 | hunti-5 | elay-6  | Anna   |
        | sweela-3 | coru-2   | hunti-4 | elay-5  | Ben    |
        | sweela-2 | hunti-3  | coru-1  | elay-4  | Cleo   |
        | sweela-1 | hunti-2  | elay-3  | wild-1  | Di     |
        | elay-2   | wild-3   | hunti-4 | coru-8  | Ben    |
        | elay-1   | hunti-2  | wild-2  | trump-1 | Cleo   |

    @PT.DEALER @PT-DEAL-1
    Scenario Outline: The lowest of two cards: Ben cuts <lower>, Anna <higher>
      Given a game of Penta between Anna and Ben
      And the game is to 100
      And it is agreed that the lowest card cut deals first
      When they cut Anna <higher>, Ben <lower>
      Then Ben is to deal

      Examples:
        | lower   | higher  |
        | trump-8 | trump-9 |
        | trump-7 | trump-8 |
        | trump-6 | trump-7 |
        | elay-8  | trump-6 |
        | wild-3  | elay-4  |

    @PT.DEALER @PT-DEAL-1
    Scenario: Equal cards are cut again
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the highest card cut deals first
      When they cut Anna elay-8, Ben hunti-8, Cleo elay-3
      And they cut Anna elay-5, Ben hunti-7, Cleo elay-3
      Then everything is clean
      And Ben is to deal

    @PT.DEALER @PT-DEAL-1
    Scenario: Before that nobody deals
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the highest card cut deals first
      When they cut Anna elay-8, Ben hunti-8, Cleo elay-3
      And Ben deals
      Then that is impossible: not at this point (PT.DEALER)

    @PT.DEALER @PT-DEAL-1
    Scenario: Nobody else deals
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the highest card cut deals first
      When they cut Anna elay-8, Ben hunti-7, Cleo elay-3
      And Ben deals
      Then that is impossible: wrong dealer (PT.DEALER)

    @PT.DEALER @PT-DEAL-1
    Scenario: The cut may go unrecorded
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the highest card cut deals first
      When Ben deals
      Then everything is clean
      And Cleo is to bet

    @PT.DEALER @PT-DEAL-1 @PT-DECK-1 @PT-DECK-2
    Scenario: A high one is not high in the cut
      Given a game of Penta between Anna, Ben, Cleo and Di
      And the game is to 100
      And it is agreed that the highest card cut deals first
      And it is agreed that the one is the highest trump
      And it is agreed that the one is the highest card of an elemental suit
      When they cut Anna trump-1, Ben trump-2, Cleo elay-1, Di elay-8
      Then Ben is to deal

  Rule: Who deals when no trick was played

    @PT.DEALER @PT-DEAL-2
    Scenario: The same, agreed in so many words: the deal passes on
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the deal passes on even if no trick was played
      And Cleo deals
      When Anna and Ben fold
      Then Anna is to deal

    @PT.DEALER @PT-DEAL-2
    Scenario: The same player, where it is agreed so
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the same player deals again if no trick was played
      And Cleo deals
      When Anna and Ben fold
      Then Cleo is to deal
      When Anna deals
      Then that is impossible: wrong dealer (PT.DEALER)

    @PT.DEALER @PT-DEAL-2
    Scenario: After tricks the deal passes on even then
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn and Gina
      And the game is to 100
      And it is agreed that the same player deals again if no trick was played
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
      Then Anna is to deal

    @PT.DEALER @PT-DEAL-2 @PT-BET-5
    Scenario: Also when all have passed and the pot waits
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the same player deals again if no trick was played
      And it is agreed that the pot waits for the next deal when all have passed
      And Cleo deals
      When Anna, Ben and Cleo pass
      Then Cleo is to deal

  Rule: Whether the ante is a bet

    @PT.BET @PT-DEAL-5
    Scenario: It is none, agreed in so many words
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the ante is no bet
      And Cleo deals
      Then Anna may only pass, fold or bet from 1
      When Anna bets 1
      Then Anna pays 1 chip (PT.BET)

    @PT.BET @PT-DEAL-5
    Scenario: It is the first bet, where it is agreed so
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the ante is the first bet
      And the ante is 2
      And Cleo deals
      Then Anna may only fold, match or bet from 3
      When Anna passes
      Then that is impossible: pass after a bet (PT.BET)

    @PT.BET @PT-DEAL-5
    Scenario: Then one matches for nothing, and a bet counts the ante in
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the ante is the first bet
      And the ante is 2
      And Cleo deals
      When Anna matches
      Then Anna pays 0 chips
      When Ben raises to 5
      Then Ben pays 3 chips (PT.BET)
      And the hand pot holds 9, the reward pot 0
      When Cleo folds
      And Anna matches
      Then Anna pays 3 chips (PT.BET)
      And Anna is to bid

    @PT.BET @PT-DEAL-5
    Scenario: All match: they play for the antes
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the ante is the first bet
      And Cleo deals
      When Anna, Ben and Cleo match
      Then Anna is to bid
      And the hand pot holds 2, the reward pot 1

  Rule: Whether chips left over are split with the next pot

    @PT.SPLIT @PT-DEAL-6
    Scenario: They are, agreed in so many words: a third of nine
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo
      And the game is to 100
      And it is agreed that chips left over are split with the next pot
      And Hugo deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva, Finn, Gina and Hugo fold
      And they bid Anna 3, Ben 3
      And these tricks are played
        | led           | followed     |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-1   | Ben coru-8   |
        | Ben torz-8    | Anna torz-1  |
        | Ben trump-9   | Anna trump-4 |
      Then the hand pot holds 1, the reward pot 3
      When Anna deals
      And Ben, Cleo, Di, Eva, Finn, Gina and Hugo fold
      Then Anna gets 6 chips (PT.ALONE)
      And the hand pot holds 0, the reward pot 6

    @PT.SPLIT @PT-DEAL-6
    Scenario: They are not, where it is agreed so: a third of eight
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo
      And the game is to 100
      And it is agreed that chips left over are kept out of the split
      And Hugo deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva, Finn, Gina and Hugo fold
      And they bid Anna 3, Ben 3
      And these tricks are played
        | led           | followed     |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-1   | Ben coru-8   |
        | Ben torz-8    | Anna torz-1  |
        | Ben trump-9   | Anna trump-4 |
      Then the hand pot holds 1, the reward pot 3
      When Anna deals
      And Ben, Cleo, Di, Eva, Finn, Gina and Hugo fold
      Then Anna gets 7 chips (PT.ALONE)
      And the hand pot holds 0, the reward pot 5

    @PT.SPLIT @PT-DEAL-6
    Scenario: Where nothing is left over, the whole pot is split, whatever the reward pot holds
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that chips left over are kept out of the split
      And Cleo deals
      When Anna and Ben fold
      Then the hand pot holds 0, the reward pot 1
      When Anna deals
      And Ben and Cleo fold
      Then Anna gets 2 chips (PT.ALONE)
      And the hand pot holds 0, the reward pot 2

  Rule: What it costs to match

    @PT.BET @PT-BET-2
    Scenario: The difference, agreed in so many words
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that matching costs the difference
      And Cleo deals
      When Anna bets 2
      And Ben raises to 5
      And Cleo folds
      And Anna matches
      Then Anna pays 3 chips (PT.BET)

    @PT.BET @PT-BET-2
    Scenario: The whole bet, where it is agreed so
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that matching costs the whole bet
      And Cleo deals
      When Anna bets 2
      And Ben raises to 5
      And Cleo folds
      And Anna matches
      Then Anna pays 5 chips (PT.BET)
      And Anna is to bid

    @PT.BET @PT-BET-2
    Scenario: Then a raise must also be more than one has put in oneself
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that matching costs the whole bet
      And Cleo deals
      When Anna bets 2
      And Ben raises to 5
      And Cleo raises to 6
      And Anna matches
      Then Anna pays 6 chips (PT.BET)
      When Ben raises to 7
      Then Ben pays 2 chips (PT.BET)
      When Cleo matches
      Then Cleo pays 7 chips (PT.BET)
      When Anna raises to 8
      Then that is impossible: bet too low (PT.BET)

  Rule: Whether one may fold before there is a bet

    @PT.FOLD @PT-BET-4
    Scenario: One may fold, agreed in so many words
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that one may fold before there is a bet
      And Cleo deals
      When Anna folds
      Then everything is clean
      And Ben is to bet

    @PT.BET @PT.FOLD @PT-BET-4
    Scenario: One may not fold, where it is agreed so
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that nobody folds before there is a bet
      And Cleo deals
      Then Anna may only pass or bet from 1
      When Anna folds
      Then that is impossible: not at this point (PT.FOLD)

    @PT.FOLD @PT-BET-4
    Scenario: After a bet one may fold even then
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that nobody folds before there is a bet
      And Cleo deals
      When Anna bets 1
      And Ben folds
      Then everything is clean

  Rule: When everybody passes

    @PT.BET @PT-BET-5
    Scenario: The same, agreed in so many words: they play for the antes
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the deal is played though all have passed
      And Cleo deals
      When Anna, Ben and Cleo pass
      Then Anna is to bid
      And the hand pot holds 2, the reward pot 1

    @PT.BET @PT-BET-5
    Scenario: The pot waits for the next deal, where it is agreed so
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the pot waits for the next deal when all have passed
      And Cleo deals
      When Anna, Ben and Cleo pass
      Then the hand pot holds 3, the reward pot 0
      And Anna is to deal
      When Anna deals
      Then the hand pot holds 6, the reward pot 0
      And the chips are Anna -2, Ben -2, Cleo -2

    @PT.BET @PT.FOLD @PT-BET-5
    Scenario: Also when one of them has folded
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the pot waits for the next deal when all have passed
      And Cleo deals
      When Anna folds
      And Ben and Cleo pass
      Then the hand pot holds 3, the reward pot 0
      And Anna is to deal

    @PT.END.HANDS @PT.REWARD @PT-BET-5
    Scenario: Such a deal counts as one
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And the game is over after 1 deal
      And it is agreed that the pot waits for the next deal when all have passed
      And Cleo deals
      When Anna, Ben and Cleo pass
      Then Anna, Ben and Cleo win the game
      And Anna gets 1 chip (PT.REWARD)
      And the chips are Anna 0, Ben 0, Cleo 0
      And the hand pot holds 0, the reward pot 0

    @PT.BET @PT-BET-5
    Scenario: The dealer must bet, where it is agreed so
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the dealer must bet when all others have passed
      And Cleo deals
      When Anna and Ben pass
      Then Cleo may only bet from 1
      When Cleo passes
      Then that is impossible: not at this point (PT.BET)

    @PT.BET @PT.FOLD @PT-BET-5
    Scenario: Nor may the dealer fold then
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the dealer must bet when all others have passed
      And Cleo deals
      When Anna folds
      And Ben passes
      And Cleo folds
      Then that is impossible: not at this point (PT.BET)

    @PT.BET @PT-BET-5
    Scenario: The others need not
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the dealer must bet when all others have passed
      And Cleo deals
      When Anna passes
      Then Ben may only pass, fold or bet from 1
      When Ben bets 1
      Then Cleo may only fold, match or bet from 2

  Rule: How high one may raise

    @PT.BET @PT-BET-6
    Scenario: As high as one likes, agreed in so many words
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that a raise may be of any size
      And Cleo deals
      When Anna bets 1000
      And Ben raises to 1000000
      Then everything is clean

    @PT.BET.LIMIT @PT-BET-6
    Scenario Outline: By no more than the pot, where it is agreed so: <number> is a bet
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that nobody raises by more than the pot
      And Cleo deals
      When Anna bets <number>
      Then everything is clean

      Examples:
        | number |
        | 3      |
        | 1      |

    @PT.BET.LIMIT @PT-BET-6
    Scenario: From the lowest bet to the highest
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that nobody raises by more than the pot
      And Cleo deals
      Then Anna may only pass, fold or bet 1 to 3
      When Anna bets 3
      Then Ben may only fold, match or bet 4 to 12

    @PT.BET.LIMIT @PT-BET-6
    Scenario: Four chips on a pot of three are too many
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that nobody raises by more than the pot
      And Cleo deals
      When Anna bets 4
      Then that is impossible: bet too high (PT.BET.LIMIT)

    @PT.BET.LIMIT @PT-BET-6
    Scenario: The pot is counted as if the bet were matched: 12 is a raise
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that nobody raises by more than the pot
      And Cleo deals
      When Anna bets 3
      And Ben raises to 12
      Then everything is clean
      And the hand pot holds 18, the reward pot 0

    @PT.BET.LIMIT @PT-BET-6
    Scenario: But 13 is too high
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that nobody raises by more than the pot
      And Cleo deals
      When Anna bets 3
      And Ben raises to 13
      Then that is impossible: bet too high (PT.BET.LIMIT)

    @PT.BET.LIMIT @PT-BET-6
    Scenario Outline: Anna, who has bet 3, may raise to <number>
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that nobody raises by more than the pot
      And Cleo deals
      When Anna bets 3
      And Ben raises to 4
      And Cleo matches
      And Anna raises to <number>
      Then everything is clean

      Examples:
        | number |
        | 5      |
        | 19     |

    @PT.BET.LIMIT @PT-BET-6
    Scenario: But not to 20
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that nobody raises by more than the pot
      And Cleo deals
      When Anna bets 3
      And Ben raises to 4
      And Cleo matches
      And Anna raises to 20
      Then that is impossible: bet too high (PT.BET.LIMIT)

  Rule: When the betting is over

    @PT.BET @PT-BET-7
    Scenario: The same, agreed in so many words: before it comes back to the last raiser
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the betting ends before it comes back to the last raiser
      And Cleo deals
      When Anna bets 2
      And Ben and Cleo match
      Then Anna is to bid

    @PT.BET @PT.BET.OWN-RAISE @PT-BET-7
    Scenario: After one more turn, where it is agreed so
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the last raiser gets one more turn
      And Cleo deals
      When Anna bets 2
      And Ben and Cleo match
      Then Anna is to bet
      And Anna pays 0 chips
      When Anna matches
      Then Anna pays 0 chips
      And Anna is to bid
      And the hand pot holds 6, the reward pot 3

    @PT.BET @PT-BET-7
    Scenario: In it the last raiser may stand or fold
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the last raiser gets one more turn
      And Cleo deals
      When Anna bets 2
      And Ben and Cleo match
      Then Anna may only fold or match
      When Anna folds
      Then everything is clean
      And Ben is to bid

    @PT.BET.OWN-RAISE @PT-BET-7
    Scenario: But not raise
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the last raiser gets one more turn
      And Cleo deals
      When Anna bets 2
      And Ben and Cleo match
      And Anna raises to 4
      Then that is impossible: own raise (PT.BET.OWN-RAISE)

    @PT.BET @PT-BET-7
    Scenario: Nor pass
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the last raiser gets one more turn
      And Cleo deals
      When Anna bets 2
      And Ben and Cleo match
      And Anna passes
      Then that is impossible: pass after a bet (PT.BET)

  Rule: Whether one may raise twice running

    @PT.BET.OWN-RAISE @PT-BET-8
    Scenario: Nobody may, agreed in so many words
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that nobody raises twice running
      And Cleo deals
      When Anna bets 2
      And Ben and Cleo match
      And Anna raises to 4
      Then that is impossible: own raise (PT.BET.OWN-RAISE)

    @PT.BET @PT.BET.OWN-RAISE @PT-BET-8
    Scenario: One may, where it is agreed so, in the extra turn
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that one may raise twice running
      And it is agreed that the last raiser gets one more turn
      And Cleo deals
      When Anna bets 2
      And Ben and Cleo match
      And Anna raises to 4
      Then everything is clean
      And Ben is to bet

    @PT.BET @PT-BET-8
    Scenario: Without that turn it is only out of place
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that one may raise twice running
      And Cleo deals
      When Anna bets 2
      And Ben and Cleo match
      And Anna raises to 4
      Then that is impossible: not at this point (PT.BID)

    @PT.BET @PT-BET-8
    Scenario: Or out of turn
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that one may raise twice running
      And Cleo deals
      When Anna bets 2
      And Anna raises to 4
      Then that is impossible: out of turn (PT.BET)

  Rule: Whether the first bet is a raise

    @PT.BET.OWN-RAISE @PT-BET-9
    Scenario: It is a raise, agreed in so many words
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the first bet counts as a raise
      And it is agreed that the last raiser gets one more turn
      And Cleo deals
      When Anna bets 2
      And Ben and Cleo match
      And Anna raises to 4
      Then that is impossible: own raise (PT.BET.OWN-RAISE)

    @PT.BET.OWN-RAISE @PT-BET-9
    Scenario: It is no raise, where it is agreed so
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the first bet is no raise
      And it is agreed that the last raiser gets one more turn
      And Cleo deals
      When Anna bets 2
      And Ben and Cleo match
      And Anna raises to 4
      Then everything is clean
      And Ben is to bet
      When Ben and Cleo match
      And Anna raises to 6
      Then that is impossible: own raise (PT.BET.OWN-RAISE)

  Rule: Whether one may raise after passing

    @PT.BET @PT-BET-10
    Scenario: One may raise, agreed in so many words
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that whoever has passed may raise later
      And Cleo deals
      When Anna passes
      And Ben bets 2
      And Cleo matches
      And Anna raises to 4
      Then everything is clean

    @PT.BET @PT-BET-10
    Scenario: One may not raise, where it is agreed so
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that whoever has passed may not raise later
      And Cleo deals
      When Anna passes
      And Ben bets 2
      And Cleo matches
      Then Anna may only fold or match
      When Anna raises to 4
      Then that is impossible: not at this point (PT.BET)

    @PT.BET @PT-BET-10
    Scenario: Whoever has not passed may
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that whoever has passed may not raise later
      And Cleo deals
      When Anna passes
      And Ben bets 2
      And Cleo raises to 4
      And Anna matches
      And Ben raises to 6
      Then everything is clean

  Rule: When all but one fold

    @PT.ALONE @PT-BET-13
    Scenario: The hand pot and no more, agreed in so many words
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the last one left takes the hand pot and the deal is over
      And Cleo deals
      When Anna bets 2
      And Ben and Cleo fold
      Then Anna gets 4 chips (PT.ALONE)
      And the hand pot holds 0, the reward pot 1
      And Anna is to deal

    @PT.ALONE @PT-BET-13
    Scenario: The whole pot, where it is agreed so
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the last one left takes the whole pot
      And Cleo deals
      When Anna bets 2
      And Ben and Cleo fold
      Then Anna gets 5 chips (PT.ALONE)
      And the hand pot holds 0, the reward pot 0
      And Anna is to deal

    @PT.ALONE @PT.PLAY @PT-BET-13
    Scenario: The last one plays alone, where it is agreed so
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo
      And the game is to 100
      And it is agreed that the last one left plays alone
      And Hugo deals
      When Anna bets 2
      And Ben, Cleo, Di, Eva, Finn, Gina and Hugo fold
      Then the hand pot holds 7, the reward pot 3
      And Anna is to bid
      When Anna bids 6
      And Anna leads elay-8
      Then Anna wins the trick
      And Anna is to lead
      When Anna leads trump-4
      And Anna leads wild-2 as elay-5
      And Anna leads elay-1
      And Anna leads elay-2
      And Anna leads coru-3
      Then Anna scores 60 (PT.SCORE)
      And Anna gets 7 chips (PT.AWARD)
      And Anna is to deal

  Rule: Who begins where the first player has folded

    @PT.BID @PT.LEAD @PT-BET-15
    Scenario: The next one, agreed in so many words
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the next player left begins where the first has folded
      And Cleo deals
      When Anna folds
      And Ben bets 1
      And Cleo raises to 2
      And Ben matches
      Then Ben is to bid
      When they bid Ben 7, Cleo 7
      Then Ben is to lead

    @PT.BID @PT.LEAD @PT-BET-15
    Scenario: The last raiser, where it is agreed so
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the last raiser begins where the first has folded
      And Cleo deals
      When Anna folds
      And Ben bets 1
      And Cleo raises to 2
      And Ben matches
      Then Cleo is to bid
      When they bid Cleo 7, Ben 7
      Then Cleo is to lead

    @PT.BID @PT.LEAD @PT-BET-15
    Scenario: Where nobody has raised, the next one
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the last raiser begins where the first has folded
      And Cleo deals
      When Anna folds
      And Ben and Cleo pass
      Then Ben is to bid
      When they bid Ben 7, Cleo 7
      Then Ben is to lead

    @PT.BID @PT.LEAD @PT-BET-15
    Scenario: Where the first is still in, the first
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the last raiser begins where the first has folded
      And Cleo deals
      When Anna bets 1
      And Ben raises to 2
      And Cleo folds
      And Anna matches
      Then Anna is to bid
      When they bid Anna 7, Ben 7
      Then Anna is to lead

  Rule: Whether the lowest card of each suit is shown, or of one

    @PT.DISPLAY @PT-DIS-1
    Scenario: Of each, agreed in so many words
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the lowest card of each suit is shown
      And Cleo deals
        | Anna | elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 trump-5 trump-7 trump-9 wild-2 |
      When Anna, Ben and Cleo pass
      And Anna shows elay-3
      Then that is irregular: wrong display (PT.DISPLAY)

    @PT.DISPLAY @PT-DIS-1
    Scenario Outline: Of one, where it is agreed so: <card>
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the lowest card of one suit is shown
      And Cleo deals
        | Anna | elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 trump-5 trump-7 trump-9 wild-2 |
      When Anna, Ben and Cleo pass
      And Anna shows <card>
      Then everything is clean

      Examples:
        | card     |
        | elay-3   |
        | sweela-2 |
        | torz-6   |

    @PT.DISPLAY @PT-DIS-1
    Scenario Outline: Then these are wrong: <shown>
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the lowest card of one suit is shown
      And Cleo deals
        | Anna | elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 trump-5 trump-7 trump-9 wild-2 |
      When Anna, Ben and Cleo pass
      And Anna shows <shown>
      Then that is irregular: wrong display (PT.DISPLAY)

      Examples:
        | shown                                 |
        | elay-5                                |
        | elay-3 hunti-4                        |
        | trump-5                               |
        | elay-3 hunti-4 sweela-2 coru-4 torz-6 |

    @PT.DISPLAY @PT-DIS-1
    Scenario: Nothing is wrong as well
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the lowest card of one suit is shown
      And Cleo deals
        | Anna | elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 trump-5 trump-7 trump-9 wild-2 |
      When Anna, Ben and Cleo pass
      And Anna shows nothing
      Then that is irregular: wrong display (PT.DISPLAY)

    @PT.DISPLAY @PT-DIS-1
    Scenario: A lower card of that suit comes to light later
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the lowest card of one suit is shown
      And Cleo deals
      When Anna, Ben and Cleo pass
      And Anna shows elay-4
      And they bid Anna 5, Ben 5, Cleo 4
      And Anna leads elay-3
      Then Anna's display was irregular: wrong display (PT.DISPLAY)

    @PT.DISPLAY @PT-DIS-1
    Scenario: Of other suits it says nothing
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the lowest card of one suit is shown
      And Cleo deals
      When Anna, Ben and Cleo pass
      And Ben shows hunti-4
      And they bid Anna 5, Ben 5, Cleo 4
      And Anna leads elay-3
      And Ben plays hunti-7
      Then Ben's hunti-7 cannot be judged yet

  Rule: Which card is the lowest where the one is high

    @PT.DISPLAY @PT-DIS-9 @PT-DECK-2
    Scenario: The lowest in play, agreed in so many words
      Given a game of Penta between Anna, Ben, Cleo and Di
      And the game is to 100
      And it is agreed that the one is the highest card of an elemental suit
      And it is agreed that the lowest card shown is the one that is lowest in play
      And Di deals
        | Anna | elay-1 elay-2 elay-8 hunti-1 hunti-5 sweela-3 coru-1 coru-8 torz-2 torz-7 trump-1 trump-9 wild-2 |
      When Anna, Ben, Cleo and Di pass
      And Anna shows elay-2 hunti-5 sweela-3 coru-8 torz-2
      Then everything is clean

    @PT.DISPLAY @PT-DIS-9 @PT-DECK-2
    Scenario: Not the one, then
      Given a game of Penta between Anna, Ben, Cleo and Di
      And the game is to 100
      And it is agreed that the one is the highest card of an elemental suit
      And Di deals
        | Anna | elay-1 elay-2 elay-8 hunti-1 hunti-5 sweela-3 coru-1 coru-8 torz-2 torz-7 trump-1 trump-9 wild-2 |
      When Anna, Ben, Cleo and Di pass
      And Anna shows elay-1 hunti-1 sweela-3 coru-1 torz-2
      Then that is irregular: wrong display (PT.DISPLAY)

    @PT.DISPLAY @PT-DIS-9 @PT-DECK-2
    Scenario: The lowest number, where it is agreed so
      Given a game of Penta between Anna, Ben, Cleo and Di
      And the game is to 100
      And it is agreed that the one is the highest card of an elemental suit
      And it is agreed that the lowest card shown is the one with the lowest number
      And Di deals
        | Anna | elay-1 elay-2 elay-8 hunti-1 hunti-5 sweela-3 coru-1 coru-8 torz-2 torz-7 trump-1 trump-9 wild-2 |
      When Anna, Ben, Cleo and Di pass
      And Anna shows elay-1 hunti-1 sweela-3 coru-1 torz-2
      Then everything is clean

  Rule: Who bids first

    @PT.BID @PT-BID-1
    Scenario: The dealer's left, agreed in so many words
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the player to the dealer's left bids first
      And Cleo deals
      When Anna bets 1
      And Ben raises to 2
      And Cleo and Anna match
      Then Anna is to bid

    @PT.BID @PT-BID-1
    Scenario: The last raiser's left, where it is agreed so
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the player to the last raiser's left bids first
      And Cleo deals
      When Anna bets 1
      And Ben raises to 2
      And Cleo and Anna match
      Then Cleo is to bid
      When they bid Cleo 4, Anna 5, Ben 5
      Then Anna is to lead

    @PT.BID @PT-BID-1
    Scenario: Where nobody has raised, the dealer's left
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the player to the last raiser's left bids first
      And Cleo deals
      When Anna, Ben and Cleo pass
      Then Anna is to bid

    @PT.BID @PT.LEAD @PT-BID-1 @PT-BET-15
    Scenario: Whoever leads first is another matter
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the player to the last raiser's left bids first
      And it is agreed that the last raiser begins where the first has folded
      And Cleo deals
      When Anna folds
      And Ben bets 1
      And Cleo raises to 2
      And Ben matches
      Then Ben is to bid
      When they bid Ben 7, Cleo 7
      Then Cleo is to lead

  Rule: Which bids are allowed

    @PT.BID @PT-BID-2
    Scenario: Any sum, agreed in so many words
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn and Gina
      And the game is to 100
      And it is agreed that the bids may add up to anything
      And Gina deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva, Finn and Gina fold
      And they bid Anna 5, Ben 2
      Then everything is clean
      And Anna is to lead

    @PT.BID.HOOK @PT-BID-2
    Scenario: The last bid may not make it seven, where it is agreed so; it stands all the same
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn and Gina
      And the game is to 100
      And it is agreed that the bids may not add up to the number of tricks
      And Gina deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva, Finn and Gina fold
      And they bid Anna 5, Ben 2
      Then that is irregular: no such bid (PT.BID.HOOK)
      And Anna is to lead

    @PT.BID.HOOK @PT-BID-2
    Scenario Outline: Any other sum is allowed: 5 and <number>
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn and Gina
      And the game is to 100
      And it is agreed that the bids may not add up to the number of tricks
      And Gina deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva, Finn and Gina fold
      And they bid Anna 5, Ben <number>
      Then everything is clean
      And Anna is to lead

      Examples:
        | number |
        | 0      |
        | 1      |
        | 3      |
        | 7      |

    @PT.BID.HOOK @PT-BID-2
    Scenario: What is left for the last bid
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that the bids may not add up to the number of tricks
      And Cleo deals
      When Anna, Ben and Cleo pass
      And they bid Anna 14, Ben 0
      Then Cleo may bid 1 to 14

    @PT.BID.HOOK @PT-BID-2
    Scenario: It is the last bid that counts
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn and Gina
      And the game is to 100
      And it is agreed that the bids may not add up to the number of tricks
      And Gina deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva, Finn and Gina fold
      And Anna bids 7
      Then everything is clean
      And Ben is to bid
      When Ben bids 8
      Then that is irregular: no such bid (PT.BID)

    @PT.BID @PT-BID-2
    Scenario: More than there are, where it is agreed so
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn and Gina
      And the game is to 100
      And it is agreed that one may bid more tricks than there are
      And Gina deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva, Finn and Gina fold
      And they bid Anna 9, Ben 8
      And these tricks are played
        | led           | followed     |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna trump-9  | Ben trump-4  |
        | Anna elay-7   | Ben elay-4   |
      Then everything is clean
      And Anna loses 90 (PT.SCORE)
      And Ben loses 80 (PT.SCORE)

  Rule: What becomes of chips left over at the very end

    @PT.REWARD @PT-BID-12
    Scenario: They go into the reward pot: four chips for two winners
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo
      And the game is to 30
      And Ben deals
      When Cleo, Di, Eva, Finn, Gina and Hugo fold
      And Anna bets 1
      And Ben matches
      And they bid Anna 3, Ben 3
      And these tricks are played
        | led           | followed     |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-1   | Ben coru-8   |
        | Ben torz-8    | Anna torz-1  |
        | Ben trump-9   | Anna trump-4 |
      Then Anna and Ben win the game
      And 1 chip goes into the reward pot (PT.REWARD)
      And Anna gets 2 chips (PT.REWARD)
      And Ben gets 2 chips (PT.REWARD)
      And the hand pot holds 0, the reward pot 0
      And the chips are Anna 3, Ben 3, all others -1

    @PT.REWARD @PT-BID-12
    Scenario: The same, agreed in so many words: into the reward pot
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo
      And the game is to 30
      And it is agreed that chips left over at the end go into the reward pot
      And Ben deals
      When Cleo, Di, Eva, Finn, Gina and Hugo fold
      And Anna bets 1
      And Ben matches
      And they bid Anna 3, Ben 3
      And these tricks are played
        | led           | followed     |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-1   | Ben coru-8   |
        | Ben torz-8    | Anna torz-1  |
        | Ben trump-9   | Anna trump-4 |
      Then Anna gets 2 chips (PT.REWARD)
      And Ben gets 2 chips (PT.REWARD)

    @PT.REWARD @PT.AWARD.REST @PT-BID-12
    Scenario: The player to the left of the last dealer gets them, where it is agreed so
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo
      And the game is to 30
      And it is agreed that chips left over at the end go to the left of the last dealer
      And Ben deals
      When Cleo, Di, Eva, Finn, Gina and Hugo fold
      And Anna bets 1
      And Ben matches
      And they bid Anna 3, Ben 3
      And these tricks are played
        | led           | followed     |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-1   | Ben coru-8   |
        | Ben torz-8    | Anna torz-1  |
        | Ben trump-9   | Anna trump-4 |
      Then Anna and Ben win the game
      And Cleo gets 1 chip (PT.AWARD.REST)
      And Anna gets 2 chips (PT.REWARD)
      And Ben gets 1 chip (PT.REWARD)
      And the hand pot holds 0, the reward pot 0
      And the chips are Anna 3, Ben 2, Cleo 0, Di -1, Eva -1, Finn -1, Gina -1, Hugo -1

    @PT.AWARD.REST @PT-BID-12 @PT-BET-5
    Scenario: Even a whole pot, where it waited for a deal that does not come
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And the game is over after 1 deal
      And it is agreed that the pot waits for the next deal when all have passed
      And it is agreed that chips left over at the end go to the left of the last dealer
      And Cleo deals
      When Anna, Ben and Cleo pass
      Then Anna, Ben and Cleo win the game
      And Anna gets 3 chips (PT.AWARD.REST)
      And the chips are Anna 2, Ben -1, Cleo -1
      And the hand pot holds 0, the reward pot 0

  Rule: When trumps may be led

    @PT.LEAD @PT-PLAY-2
    Scenario: At any time, agreed in so many words
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100
      And it is agreed that trumps may be led at any time
      And Cleo deals
        | Anna | elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 torz-7 trump-7 trump-9 hunti-5 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads trump-9
      Then everything is clean

    @PT.LEAD.BROKEN @PT-PLAY-2
    Scenario: Only after one was played, where it is agreed so
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100
      And it is agreed that trumps may be led only after one has been played
      And Cleo deals
        | Anna | elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 torz-7 trump-7 trump-9 hunti-5 |
      When they bid Anna 5, Ben 5, Cleo 4
      Then Anna may only play elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 torz-7 hunti-5
      When Anna leads trump-9
      Then that is irregular: forbidden card (PT.LEAD.BROKEN)
      And Ben is to follow

    @PT.LEAD.BROKEN @PT-PLAY-2
    Scenario: After a trick without trumps it is not allowed yet
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100
      And it is agreed that trumps may be led only after one has been played
      And Cleo deals
        | Anna | elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 torz-7 trump-7 trump-9 hunti-5 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads hunti-8
      And Ben plays hunti-2
      And Cleo plays hunti-3
      And Anna leads trump-9
      Then that is irregular: forbidden card (PT.LEAD.BROKEN)

    @PT.LEAD.BROKEN @PT-PLAY-2
    Scenario: Once one was played, it is allowed
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100
      And it is agreed that trumps may be led only after one has been played
      And Cleo deals
        | Anna | elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 torz-7 trump-7 trump-9 hunti-5 |
        | Cleo | elay-2 elay-4 elay-6 sweela-3 sweela-4 sweela-5 coru-2 coru-3 coru-5 torz-2 torz-3 torz-4 trump-5 trump-6  |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads hunti-8
      And Ben plays hunti-2
      And Cleo plays trump-5
      And Cleo leads elay-2
      And Anna plays elay-5
      And Ben plays elay-7
      And Ben leads elay-8
      And Cleo plays elay-4
      And Anna plays elay-3
      And Ben leads hunti-3
      And Cleo plays sweela-3
      And Anna plays hunti-4
      And Anna leads trump-9
      Then everything is clean

    @PT.LEAD.BROKEN @PT-PLAY-2
    Scenario: So it is from nothing but trumps
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn and Gina
      And they play »For points«
      And the game is to 100
      And it is agreed that trumps may be led only after one has been played
      And Gina deals
        | Anna | trump-3 trump-4 trump-5 trump-6 trump-7 trump-8 trump-9 |
      When they bid Anna 7, Ben 0, Cleo 0, Di 0, Eva 0, Finn 0, Gina 0
      And Anna leads trump-9
      Then everything is clean

  Rule: What a wild card stands for when its player cannot follow

    @PT.FOLLOW @PT.WILD @PT-PLAY-4
    Scenario: For any card, agreed in so many words
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100
      And it is agreed that whoever cannot follow names a wild card as he likes
      And Cleo deals
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 wild-3 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads coru-7
      And Ben plays wild-3 as hunti-8
      Then everything is clean

    @PT.FOLLOW @PT.WILD @PT-PLAY-4
    Scenario: Only for a card of the suit led, where it is agreed so
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100
      And it is agreed that a wild card is named in the suit led even by those who cannot follow
      And Cleo deals
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 wild-3 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads coru-7
      Then Ben may play wild-3 only as coru-2 coru-3 coru-4 coru-5 coru-6 coru-8
      When Ben plays wild-3 as hunti-8
      Then that is irregular: revoke (PT.FOLLOW)

    @PT.FOLLOW @PT-PLAY-4
    Scenario: Other cards may be thrown off even then
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100
      And it is agreed that a wild card is named in the suit led even by those who cannot follow
      And Cleo deals
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 wild-3 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads coru-7
      And Ben plays hunti-7
      Then everything is clean

    @PT.FOLLOW @PT.WILD @PT-PLAY-4
    Scenario: On a trump lead any card will do even then
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100
      And it is agreed that a wild card is named in the suit led even by those who cannot follow
      And Cleo deals
        | Ben | elay-3 elay-5 elay-6 hunti-3 hunti-4 hunti-6 sweela-2 sweela-4 sweela-5 coru-3 torz-3 torz-6 torz-7 wild-2 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads trump-9
      And Ben plays wild-2 as hunti-8
      Then everything is clean

  Rule: Whether a wild card may be played instead of a trump

    @PT.FOLLOW @PT.WILD @PT-PLAY-6
    Scenario: A trump must be played, agreed in so many words
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100
      And it is agreed that no wild card saves a trump
      And Cleo deals
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 wild-3 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads trump-9
      Then Ben may only play trump-6 trump-8
      When Ben plays wild-3 as elay-8
      Then that is irregular: revoke (PT.FOLLOW)

    @PT.FOLLOW @PT.WILD @PT-PLAY-6
    Scenario: It may, instead of a trump, where it is agreed so
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100
      And it is agreed that a wild card may be played instead of a trump
      And Cleo deals
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 wild-3 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads trump-9
      Then Ben may only play trump-6 trump-8 wild-3
      When Ben plays wild-3 as elay-8
      Then everything is clean
      When Cleo plays trump-5
      Then Anna wins the trick

    @PT.FOLLOW @PT.WILD @PT-PLAY-6
    Scenario: On an elemental lead it changes nothing
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100
      And it is agreed that a wild card may be played instead of a trump
      And Cleo deals
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 wild-3 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads elay-8
      And Ben plays wild-3 as hunti-8
      Then that is irregular: revoke (PT.FOLLOW)

  Rule: Whether a wild card may stand for a card that was taken out

    @PT.WILD @PT-WILD-1
    Scenario: It may not, agreed in so many words
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100
      And it is agreed that a wild card stands only for cards in play
      And Cleo deals
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 wild-3 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads coru-7
      And Ben plays wild-3 as coru-1
      Then that is impossible: wrong name (PT.WILD)

    @PT.WILD @PT-WILD-1
    Scenario: It may, where it is agreed so
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100
      And it is agreed that a wild card may stand for a card that was taken out
      And Cleo deals
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 wild-3 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads elay-6
      Then Ben may play wild-3 only as elay-1 elay-2 elay-3 elay-4 elay-5 elay-7 elay-8
      When Ben plays wild-3 as elay-1
      And Cleo plays elay-2
      Then everything is clean
      And Anna wins the trick

    @PT.WILD @PT.WILD.RENAME @PT-WILD-1
    Scenario: Also when it is renamed
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100
      And it is agreed that a wild card may stand for a card that was taken out
      And Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads wild-2 as elay-5
      And Ben plays elay-5
      And Anna renames it elay-1
      Then everything is clean

    @PT.WILD @PT-WILD-1
    Scenario: It is still no trump
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100
      And it is agreed that a wild card may stand for a card that was taken out
      And Cleo deals
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 wild-3 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads coru-7
      And Ben plays wild-3 as trump-1
      Then that is impossible: wrong name (PT.WILD)

  Rule: To which card a wild card may be renamed

    @PT.WILD.RENAME @PT-WILD-5
    Scenario: Higher or lower, agreed in so many words
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100
      And it is agreed that a wild card may be renamed higher or lower
      And Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads wild-2 as elay-5
      And Ben plays elay-5
      Then Anna may rename it only elay-2 elay-3 elay-4 elay-6 elay-7 elay-8

    @PT.WILD.RENAME @PT-WILD-5
    Scenario: Lower, where it is agreed so
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100
      And it is agreed that a wild card is renamed lower where that is possible
      And Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads wild-2 as elay-5
      And Ben plays elay-5
      Then Anna may rename it only elay-2 elay-3 elay-4
      When Anna renames it elay-8
      Then that is impossible: wrong name (PT.WILD.RENAME)

    @PT.WILD.RENAME @PT-WILD-5
    Scenario: Higher even then, where nothing lower is left
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100
      And it is agreed that a wild card is renamed lower where that is possible
      And Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads wild-2 as elay-3
      And Ben plays wild-3 as elay-2
      And Cleo plays elay-3
      Then Anna may rename it only elay-4 elay-5 elay-6 elay-7 elay-8
      When Anna renames it elay-8
      Then everything is clean
      And Anna wins the trick

    @PT.WILD.RENAME @PT-WILD-5 @PT-DECK-2
    Scenario: Lower in play, not by number
      Given a game of Penta between Anna, Ben, Cleo and Di
      And they play »For points«
      And the game is to 100
      And it is agreed that a wild card is renamed lower where that is possible
      And it is agreed that the one is the highest card of an elemental suit
      And Di deals
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads wild-2 as elay-1
      And Ben plays elay-1
      Then Anna may rename it only elay-2 elay-3 elay-4 elay-5 elay-6 elay-7 elay-8

  Rule: When a wild card is renamed

    @PT.WILD.RENAME @PT-WILD-6
    Scenario: At once, agreed in so many words
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100
      And it is agreed that a wild card is renamed at once
      And Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads wild-2 as elay-5
      And Ben plays elay-5
      Then Anna is to rename
      When Cleo plays elay-2
      Then that is impossible: renaming missing (PT.WILD.RENAME)

    @PT.WILD.RENAME @PT-WILD-6
    Scenario: At the end of the trick, where it is agreed so
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100
      And it is agreed that a wild card is renamed at the end of the trick
      And Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads wild-2 as elay-5
      And Ben plays elay-5
      Then Cleo is to follow
      When Cleo plays elay-7
      Then Anna is to rename
      When Anna renames it elay-8
      Then everything is clean
      And Anna wins the trick

    @PT.WILD.RENAME @PT-WILD-6
    Scenario: Then it may be none of the cards that came after
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100
      And it is agreed that a wild card is renamed at the end of the trick
      And Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads wild-2 as elay-5
      And Ben plays elay-5
      And Cleo plays elay-7
      Then Anna may rename it only elay-2 elay-3 elay-4 elay-6 elay-8

    @PT.WILD.RENAME @PT-WILD-6
    Scenario: Then not before
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100
      And it is agreed that a wild card is renamed at the end of the trick
      And Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads wild-2 as elay-5
      And Ben plays elay-5
      And Anna renames it elay-8
      Then that is impossible: not at this point (PT.PLAY)

    @PT.WILD.RENAME @PT-WILD-6
    Scenario: Two wild cards, in the order in which they were played
      Given a game of Penta between Anna, Ben, Cleo and Di
      And they play »For points«
      And the game is to 100
      And it is agreed that a wild card is renamed at the end of the trick
      And Di deals
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads wild-1 as elay-5
      And Ben plays wild-2 as elay-6
      And Cleo plays elay-6
      And Di plays elay-5
      Then Anna is to rename
      When Anna renames it elay-7
      Then Ben is to rename
      When Ben renames it elay-8
      Then everything is clean
      And Ben wins the trick

  Rule: Whether a wild card of another suit than led is renamed

    @PT.WILD.RENAME @PT-WILD-9
    Scenario: It is renamed, agreed in so many words
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100
      And it is agreed that a wild card of another suit is renamed as well
      And Cleo deals
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 wild-3 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads coru-7
      And Ben plays wild-3 as hunti-4
      And Cleo plays hunti-4
      Then Ben is to rename

    @PT.WILD.RENAME @PT-WILD-9
    Scenario: It is not renamed, where it is agreed so
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100
      And it is agreed that a wild card of another suit than led is not renamed
      And Cleo deals
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 wild-3 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads coru-7
      And Ben plays wild-3 as hunti-4
      And Cleo plays hunti-4
      Then Anna wins the trick
      And Anna is to lead

    @PT.WILD.RENAME @PT-WILD-9
    Scenario: In the suit led it is renamed even then
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100
      And it is agreed that a wild card of another suit than led is not renamed
      And Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads wild-2 as elay-5
      And Ben plays elay-5
      Then Anna is to rename

  Rule: Which king is the highest trump of the home-made deck

    @PT.RANK @PT-OBS-1
    Scenario Outline: The king of spades, agreed in so many words: <higher> takes <lower>
      Given a game of Penta between Anna, Ben, Cleo and Di
      And the cards are home-made
      And the game is to 100
      And it is agreed that the king of spades is the highest trump
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
        | K♦    | K♠     |
        | J♦    | J♠     |
        | Q♦    | Q♥     |

    @PT.RANK @PT-OBS-1
    Scenario Outline: The king of diamonds, where it is agreed so: <higher> takes <lower>
      Given a game of Penta between Anna, Ben, Cleo and Di
      And the cards are home-made
      And the game is to 100
      And it is agreed that the king of diamonds is the highest trump
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
        | K♥    | K♦     |
        | K♠    | K♥     |
        | Q♦    | K♠     |
        | Q♥    | Q♦     |
        | Q♠    | Q♥     |
        | J♦    | Q♠     |
        | J♥    | J♦     |
        | J♠    | J♥     |

  Rule: Whether there is bidding

    @PT.BID @PT-OBS-2
    Scenario: There is, agreed in so many words
      Given a game of Penta between Anna, Ben and Cleo
      And they play »Simplified (Sharon)«
      And the game is to 100
      And it is agreed that the tricks are bid for
      And Cleo deals
      Then Anna is to bid

    @PT.LEAD @PT-OBS-2
    Scenario: There is none, where it is agreed so
      Given a game of Penta between Anna, Ben and Cleo
      And they play »Simplified (Sharon)«
      And the game is to 100
      And it is agreed that nobody bids and each trick counts a point
      And Cleo deals
      Then Anna is to lead
      When Anna bids 5
      Then that is impossible: not at this point (PT.PLAY)

    @PT.SCORE.TRICKS @PT-OBS-2
    Scenario: Then each trick counts a point
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo
      And the game is to 100
      And it is agreed that nobody bids and each trick counts a point
      And Hugo deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva, Finn, Gina and Hugo fold
      And these tricks are played
        | led           | followed     |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-1   | Ben torz-8   |
        | Ben trump-9   | Anna trump-4 |
      Then Anna scores 4 (PT.SCORE.TRICKS)
      And Ben scores 2 (PT.SCORE.TRICKS)
      And the score is Anna 4, Ben 2, all others 0
      And Anna gets 7 chips (PT.AWARD)

    @PT.SCORE.TRICKS @PT-OBS-2
    Scenario: For partners those of the whole side
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo
      And they play »Partners (experimental)«
      And the game is to 100
      And it is agreed that nobody bids and each trick counts a point
      And Hugo deals
      When Anna bets 1
      And Ben and Cleo match
      And Di, Eva, Finn, Gina and Hugo fold
      And these tricks are played
        | led           | followed     | followed      |
        | Anna elay-8   | Ben elay-1   | Cleo elay-2   |
        | Anna hunti-8  | Ben hunti-1  | Cleo hunti-2  |
        | Anna sweela-8 | Ben sweela-1 | Cleo sweela-2 |
        | Anna coru-1   | Ben coru-8   | Cleo coru-2   |
        | Ben torz-1    | Cleo torz-8  | Anna torz-2   |
        | Cleo trump-9  | Anna trump-4 | Ben trump-5   |
      Then Anna scores 5 (PT.SCORE.TRICKS)
      And Cleo scores 5 (PT.SCORE.TRICKS)
      And Ben scores 1 (PT.SCORE.TRICKS)
      And the score is Anna 5, Ben 1, Cleo 5, Di 1, Eva 5, Finn 1, Gina 5, Hugo 1

  Rule: What is agreed for what is left out does no harm

    @PT-DEAL-5 @PT-DEAL-6 @PT-BET-2 @PT-BET-4 @PT-BET-5 @PT-BET-6 @PT-BET-7 @PT-BET-8 @PT-BET-9 @PT-BET-10 @PT-BET-13 @PT-BID-12
    Scenario Outline: For points, without chips: <answer>
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100
      And it is agreed that <answer>
      And Cleo deals
      Then everything is clean
      And no chips are played for

      Examples:
        | answer                                                       |
        | the ante is the first bet                                    |
        | chips left over are kept out of the split                    |
        | matching costs the whole bet                                 |
        | nobody folds before there is a bet                           |
        | the pot waits for the next deal when all have passed         |
        | nobody raises by more than the pot                           |
        | the last raiser gets one more turn                           |
        | one may raise twice running                                  |
        | the first bet is no raise                                    |
        | whoever has passed may not raise later                       |
        | the last one left takes the whole pot                        |
        | chips left over at the end go to the left of the last dealer |

    @PT-DIS-1 @PT-DIS-9 @PT-DEAL-5 @PT-DEAL-6 @PT-BET-2 @PT-BET-4 @PT-BET-5 @PT-BET-6 @PT-BET-7 @PT-BET-8 @PT-BET-9 @PT-BET-10 @PT-BET-13 @PT-BID-12
    Scenario Outline: Simplified, without chips and display: <answer>
      Given a game of Penta between Anna, Ben and Cleo
      And they play »Simplified (Sharon)«
      And the game is to 100
      And it is agreed that <answer>
      And Cleo deals
      Then everything is clean
      And no chips are played for

      Examples:
        | answer                                                       |
        | the lowest card of one suit is shown                         |
        | the lowest card shown is the one with the lowest number      |
        | the ante is the first bet                                    |
        | chips left over are kept out of the split                    |
        | matching costs the whole bet                                 |
        | nobody folds before there is a bet                           |
        | the pot waits for the next deal when all have passed         |
        | nobody raises by more than the pot                           |
        | the last raiser gets one more turn                           |
        | one may raise twice running                                  |
        | the first bet is no raise                                    |
        | whoever has passed may not raise later                       |
        | the last one left takes the whole pot                        |
        | chips left over at the end go to the left of the last dealer |

    @PT.BET.OWN-RAISE @PT-BET-8 @PT-BET-9
    Scenario: Raising twice running goes together with a first bet that is no raise
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that one may raise twice running
      And it is agreed that the first bet is no raise
      And Cleo deals
      When Anna bets 1
      And Ben and Cleo match
      Then everything is clean

    @PT.BID @PT-OBS-2 @PT-BET-15 @PT-BID-1 @PT-BID-2
    Scenario Outline: Nobody bids, whatever is agreed for bids and for what follows: <answer>
      Given a game of Penta between Anna, Ben and Cleo
      And the game is to 100
      And it is agreed that nobody bids and each trick counts a point
      And it is agreed that <answer>
      And Cleo deals
      When Anna bets 1
      And Ben and Cleo match
      And Anna leads elay-8
      Then everything is clean

      Examples:
        | answer                                            |
        | the last raiser begins where the first has folded |
        | the player to the last raiser's left bids first   |
        | the bids may not add up to the number of tricks   |
        | one may bid more tricks than there are            |
