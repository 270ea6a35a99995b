Feature: Penta: bidding
  How many tricks each player claims, and what that is worth.

  Background:
    Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn and Gina

  Rule: The bidding starts to the dealer's left, and each player bids once

    @PT.BID
    Scenario: In turn, then the first lead
      Given the game is to 100
      And Gina deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva, Finn and Gina fold
      Then Anna is to bid
      When Anna bids 5
      Then Ben is to bid
      When Ben bids 2
      Then Anna is to lead

    @PT.BID
    Scenario: Anna deals, Ben bids first
      Given the game is to 100
      And Anna deals
      When Ben bets 1
      And Cleo, Di, Eva, Finn and Gina fold
      And Anna matches
      Then Ben is to bid
      When Ben bids 3
      Then Anna is to bid

    @PT.BID
    Scenario: Ben may not bid before Anna
      Given the game is to 100
      And Gina deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva, Finn and Gina fold
      And Ben bids 2
      Then that is impossible: out of turn (PT.BID)

    @PT.BID
    Scenario: Nobody bids twice
      Given the game is to 100
      And Gina deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva, Finn and Gina fold
      And Anna bids 5
      And Anna bids 4
      Then that is impossible: out of turn (PT.BID)

    @PT.BID
    Scenario: From no trick to all
      Given the game is to 100
      And Gina deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva, Finn and Gina fold
      Then Anna may bid 0 to 7
      When they bid Anna 7, Ben 7
      Then everything is clean

    @PT.BID
    Scenario Outline: There are not <number> tricks; the bid stands all the same
      Given the game is to 100
      And Gina deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva, Finn and Gina fold
      And Anna bids <number>
      Then that is irregular: no such bid (PT.BID)
      And Ben is to bid

      Examples:
        | number |
        | 8      |
        | 100    |

    @PT.BID @PT.SCORE
    Scenario: A bid that cannot be made costs ten a trick as well
      Given the game is to 100
      And Gina deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva, Finn and Gina fold
      And Anna bids 8
      Then that is irregular: no such bid (PT.BID)
      When Ben bids 0
      And these tricks are played
        | led           | followed     |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna trump-9  | Ben trump-4  |
        | Anna elay-7   | Ben elay-4   |
      Then Anna loses 80 (PT.SCORE)

  Rule: A bid that is made: ten a trick, one an overtrick

    @PT.SCORE
    Scenario: 5 bid and made is 50
      Given the game is to 100
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
      Then Anna scores 50 (PT.SCORE)
      And Ben scores 20 (PT.SCORE)
      And the score is Anna 50, Ben 20, all others 0

    @PT.SCORE
    Scenario: 5 bid and 7 made is 52
      Given the game is to 100
      And Gina deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva, Finn and Gina fold
      And they bid Anna 5, Ben 0
      And these tricks are played
        | led           | followed     |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna trump-9  | Ben trump-4  |
        | Anna elay-7   | Ben elay-4   |
      Then Anna scores 52 (PT.SCORE)

    @PT.SCORE
    Scenario Outline: <bid> bid, 5 made: <points>
      Given the game is to 100
      And Gina deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva, Finn and Gina fold
      And they bid Anna <bid>, Ben <other>
      And these tricks are played
        | led           | followed     |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna trump-4  | Ben trump-9  |
        | Ben elay-7    | Anna elay-4  |
      Then Anna scores <points> (PT.SCORE)
      And Ben scores <others> (PT.SCORE)

      Examples:
        | bid | points | other | others |
        | 4   | 41     | 2     | 20     |
        | 3   | 32     | 1     | 11     |
        | 1   | 14     | 2     | 20     |

  Rule: A failed bid: minus ten for each trick bid

    @PT.SCORE
    Scenario: 5 bid and 4 made is minus 50
      Given the game is to 100
      And Gina deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva, Finn and Gina fold
      And they bid Anna 5, Ben 3
      And these tricks are played
        | led           | followed     |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-1   | Ben torz-8   |
        | Ben trump-9   | Anna trump-4 |
        | Ben elay-7    | Anna elay-4  |
      Then Anna loses 50 (PT.SCORE)
      And Ben scores 30 (PT.SCORE)
      And the score is Anna -50, Ben 30, all others 0

    @PT.SCORE
    Scenario Outline: <bid> bid, 5 made: minus <points>
      Given the game is to 100
      And Gina deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva, Finn and Gina fold
      And they bid Anna <bid>, Ben <other>
      And these tricks are played
        | led           | followed     |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna trump-4  | Ben trump-9  |
        | Ben elay-7    | Anna elay-4  |
      Then Anna loses <points> (PT.SCORE)
      And Ben loses <others> (PT.SCORE)

      Examples:
        | bid | points | other | others |
        | 6   | 60     | 3     | 30     |
        | 7   | 70     | 7     | 70     |

    @PT.SCORE
    Scenario: Not a single trick: minus ten all the same
      Given the game is to 100
      And Gina deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva, Finn and Gina fold
      And they bid Anna 7, Ben 1
      And these tricks are played
        | led           | followed     |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna trump-9  | Ben trump-4  |
        | Anna elay-7   | Ben elay-4   |
      Then Anna scores 70 (PT.SCORE)
      And Ben loses 10 (PT.SCORE)

  Rule: A bid of zero: 25, or minus ten for each trick taken

    @PT.SCORE
    Scenario: Zero bid and made is 25
      Given the game is to 100
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
        | Anna trump-9  | Ben trump-4  |
        | Anna elay-7   | Ben elay-4   |
      Then Ben scores 25 (PT.SCORE)

    @PT.SCORE
    Scenario: Zero bid, one trick: minus 10
      Given the game is to 100
      And Gina deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva, Finn and Gina fold
      And they bid Anna 6, Ben 0
      And these tricks are played
        | led           | followed     |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna trump-9  | Ben trump-4  |
        | Anna elay-4   | Ben elay-7   |
      Then Ben loses 10 (PT.SCORE)
      And Anna scores 60 (PT.SCORE)

    @PT.SCORE
    Scenario: Zero bid twice: minus ten for each trick
      Given the game is to 100
      And Gina deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva, Finn and Gina fold
      And they bid Anna 0, Ben 0
      And these tricks are played
        | led           | followed     |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna trump-4  | Ben trump-9  |
        | Ben elay-7    | Anna elay-4  |
      Then Anna loses 50 (PT.SCORE)
      And Ben loses 20 (PT.SCORE)

    @PT.SCORE @PT.FOLD
    Scenario: Whoever has folded has bid nothing, not zero
      Given the game is to 100
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
      Then Cleo scores 0
      And Gina scores 0
      And the score is Anna 50, Ben 20, all others 0

    @PT.SCORE @PT.DEALER
    Scenario: Totals add up from deal to deal
      Given the game is to 100
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
      Then Ben loses 60 (PT.SCORE)
      And Anna loses 30 (PT.SCORE)
      And the score is Anna 20, Ben -40, all others 0

  Rule: At the end the highest total gets the reward pot

    @PT.REWARD @PT.AWARD
    Scenario: The winner gets both pots
      Given the game is to 50
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
      And Anna gets 6 chips (PT.AWARD)
      And Anna gets 3 chips (PT.REWARD)
      And the chips are Anna 7, Ben -2, all others -1
      And the hand pot holds 0, the reward pot 0

    @PT.REWARD @PT.AWARD
    Scenario: The hand pot goes by tricks, the reward pot by points
      Given the game is to 20
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
      Then Ben wins the game
      And Anna gets 6 chips (PT.AWARD)
      And Ben gets 3 chips (PT.REWARD)
      And the chips are Anna 4, Ben 1, all others -1

    @PT.REWARD @PT.END.GOAL
    Scenario: Two winners share evenly
      Given the game is to 25
      And Gina deals
      When Anna bets 3
      And Ben matches
      And Cleo, Di, Eva, Finn and Gina fold
      And they bid Anna 2, Ben 0
      And these tricks are played
        | led           | followed     |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna trump-9  | Ben trump-4  |
        | Anna elay-7   | Ben elay-4   |
      Then the score is Anna 25, Ben 25, all others 0
      And Anna and Ben win the game
      And Anna gets 2 chips (PT.REWARD)
      And Ben gets 2 chips (PT.REWARD)
      And the hand pot holds 0, the reward pot 0

    @PT.REWARD
    Scenario: The odd chip goes to the first winner to the last dealer's left: Gina dealt
      Given the game is to 25
      And Gina deals
      When Anna bets 2
      And Ben matches
      And Cleo, Di, Eva, Finn and Gina fold
      And they bid Anna 2, Ben 0
      And these tricks are played
        | led           | followed     |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna trump-9  | Ben trump-4  |
        | Anna elay-7   | Ben elay-4   |
      Then Anna and Ben win the game
      And Anna gets 2 chips (PT.REWARD)
      And Ben gets 1 chip (PT.REWARD)
      And the chips are Anna 7, Ben -2, all others -1

    @PT.REWARD
    Scenario: The odd chip goes to the first winner to the last dealer's left: Anna dealt
      Given the game is to 25
      And Anna deals
      When Ben bets 2
      And Cleo, Di, Eva, Finn and Gina fold
      And Anna matches
      And they bid Ben 0, Anna 2
      And these tricks are played
        | led           | followed     |
        | Ben elay-1    | Anna elay-8  |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna trump-9  | Ben trump-4  |
        | Anna elay-7   | Ben elay-4   |
      Then Anna and Ben win the game
      And Ben gets 2 chips (PT.REWARD)
      And Anna gets 1 chip (PT.REWARD)
      And the chips are Anna 6, Ben -1, all others -1

    @PT.REWARD @PT.FOLD @PT.END.HANDS
    Scenario: Three odd chips among five, none of whom took a trick
      Given the game is over after 1 deal
      And the game is to 100
      And Gina deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva, Finn and Gina fold
      And they bid Anna 7, Ben 7
      And these tricks are played
        | led           | followed     |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna trump-4  | Ben trump-9  |
        | Ben elay-7    | Anna elay-4  |
      Then the score is Anna -70, Ben -70, all others 0
      And Cleo, Di, Eva, Finn and Gina win the game
      And Cleo gets 1 chip (PT.REWARD)
      And Di gets 1 chip (PT.REWARD)
      And Eva gets 1 chip (PT.REWARD)
      And Finn gets 0 chips (PT.REWARD)
      And the chips are Anna 4, Ben -2, Cleo 0, Di 0, Eva 0, Finn -1, Gina -1

    @PT.REWARD
    Scenario: No chips, no reward
      Given the ante is 0
      And the game is over after 1 deal
      And the game is to 100
      And Gina deals
      When Anna, Ben, Cleo, Di, Eva and Finn fold
      Then Gina gets 0 chips
      And Anna, Ben, Cleo, Di, Eva, Finn and Gina win the game
      And the hand pot holds 0, the reward pot 0
