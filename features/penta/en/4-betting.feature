Feature: Penta: betting
  Pass, bet, match, raise, fold.

  Background:
    Given a game of Penta between Anna, Ben and Cleo
    And the game is to 100
    And Cleo deals

  Rule: The betting starts to the dealer's left

    @PT.BET
    Scenario: Anna, Ben, then the dealer
      Then Anna is to bet
      When Anna bets 2
      Then Ben is to bet
      When Ben matches
      Then Cleo is to bet

    @PT.BET
    Scenario Outline: <seat> may not begin
      When <seat> bets 2
      Then that is impossible: out of turn (PT.BET)

      Examples:
        | seat |
        | Ben  |
        | Cleo |

  Rule: Each may fold, match or raise

    @PT.BET
    Scenario: While there is no bet, there is nothing to match
      Then Anna may only pass, fold or bet from 1
      When Anna matches
      Then that is impossible: nothing to match (PT.BET)

    @PT.BET
    Scenario: Once there is a bet, nobody passes
      When Anna bets 3
      Then Ben may only fold, match or bet from 4
      When Ben passes
      Then that is impossible: pass after a bet (PT.BET)

    @PT.BET
    Scenario: A bet goes into the pot
      When Anna bets 3
      Then Anna pays 3 chips (PT.BET)
      And the hand pot holds 6, the reward pot 0

    @PT.BET
    Scenario: Who matches has as much in as the highest; who raises says how much it is then
      When Anna bets 3
      And Ben raises to 5
      Then Ben pays 5 chips (PT.BET)
      And the hand pot holds 11, the reward pot 0
      When Cleo matches
      Then Cleo pays 5 chips (PT.BET)
      When Anna matches
      Then Anna pays 2 chips (PT.BET)
      And the chips are Anna -6, Ben -6, Cleo -6
      And the hand pot holds 12, the reward pot 6
      And everything is clean

    @PT.BET
    Scenario Outline: Raising a bet of 3 to <number> is too low
      When Anna bets 3
      And Ben raises to <number>
      Then that is impossible: bet too low (PT.BET)

      Examples:
        | number |
        | 3      |
        | 2      |
        | 0      |

    @PT.BET
    Scenario: Nothing is no bet
      When Anna bets 0
      Then that is impossible: bet too low (PT.BET)

    @PT.BET
    Scenario Outline: Any higher number will do: <number>
      When Anna bets 3
      And Ben raises to <number>
      Then everything is clean
      And Cleo is to bet

      Examples:
        | number |
        | 4      |
        | 7      |
        | 1000   |

  Rule: Until somebody has bet, one may pass

    @PT.BET
    Scenario: Passing costs nothing and is not folding
      When Anna passes
      Then Anna pays 0 chips
      And Ben is to bet
      When Ben bets 2
      And Cleo matches
      Then Anna is to bet
      When Anna matches
      Then Anna pays 2 chips
      And Anna is to bid

    @PT.BET
    Scenario: Who has passed may raise later
      When Anna passes
      And Ben bets 2
      And Cleo matches
      Then Anna may only fold, match or bet from 3
      When Anna raises to 3
      Then everything is clean
      And Ben is to bet

    @PT.BET
    Scenario: Who has passed may not pass again after a bet
      When Anna passes
      And Ben bets 2
      And Cleo matches
      And Anna passes
      Then that is impossible: pass after a bet (PT.BET)

    @PT.BET @PT.SPLIT
    Scenario: All pass: they play for the antes
      When Anna, Ben and Cleo pass
      Then Anna is to bid
      And the chips are Anna -1, Ben -1, Cleo -1
      And the hand pot holds 2, the reward pot 1

  Rule: The betting goes on until nobody has raised for a circle

    @PT.BET
    Scenario: All have matched
      When Anna bets 2
      And Ben and Cleo match
      Then Anna is to bid

    @PT.BET
    Scenario: A raise starts a new circle, in which the raiser has no turn
      When Anna bets 2
      And Ben matches
      And Cleo raises to 4
      Then Anna is to bet
      When Anna matches
      Then Ben is to bet
      When Ben matches
      Then Anna is to bid

    @PT.BET @PT.FOLD
    Scenario: A folded player is passed over
      When Anna bets 2
      And Ben folds
      And Cleo raises to 4
      Then Anna is to bet
      When Anna raises to 6
      Then Cleo is to bet
      When Cleo matches
      Then Anna is to bid

    @PT.BET
    Scenario: When it is over, nobody bets any more
      When Anna bets 2
      And Ben and Cleo match
      And Ben raises to 4
      Then that is impossible: not at this point (PT.BID)

  Rule: Nobody raises twice without another raise in between

    @PT.BET.OWN-RAISE
    Scenario: Not when all have matched
      When Anna bets 2
      And Ben and Cleo match
      And Anna raises to 4
      Then that is impossible: own raise (PT.BET.OWN-RAISE)

    @PT.BET.OWN-RAISE
    Scenario: Not before the others have spoken
      When Anna bets 2
      And Anna raises to 4
      Then that is impossible: own raise (PT.BET.OWN-RAISE)

    @PT.BET.OWN-RAISE
    Scenario: Not after a raise either
      When Anna bets 2
      And Ben raises to 3
      And Cleo and Anna match
      And Ben raises to 5
      Then that is impossible: own raise (PT.BET.OWN-RAISE)

    @PT.BET.OWN-RAISE
    Scenario: Not in the middle of the tricks
      When Anna bets 2
      And Ben and Cleo match
      And they bid Anna 5, Ben 5, Cleo 4
      And Anna leads elay-8
      And Anna raises to 7
      Then that is impossible: own raise (PT.BET.OWN-RAISE)

    @PT.BET.OWN-RAISE
    Scenario: Not even where a wild card is to be renamed
      When Anna bets 2
      And Ben and Cleo match
      And they bid Anna 5, Ben 5, Cleo 4
      And Anna leads wild-2 as elay-5
      And Ben plays elay-5
      And Anna raises to 7
      Then that is impossible: own raise (PT.BET.OWN-RAISE)

    @PT.BET.OWN-RAISE
    Scenario: After the raise of another one may
      When Anna bets 2
      And Ben raises to 3
      And Cleo matches
      And Anna raises to 5
      Then everything is clean
      And Ben is to bet

    @PT.BET.OWN-RAISE
    Scenario: A number that would be no raise is only out of place
      When Anna bets 2
      And Ben and Cleo match
      And Anna bets 2
      Then that is impossible: not at this point (PT.BID)

    @PT.BET.OWN-RAISE
    Scenario: With the deal it is forgotten
      When Anna bets 2
      And Ben and Cleo fold
      And Anna raises to 4
      Then that is impossible: not at this point (PT.DEAL)

  Rule: Whoever folds is out until the next deal

    @PT.FOLD
    Scenario: What was paid stays in the pot
      When Anna bets 2
      And Ben raises to 3
      And Cleo matches
      And Anna folds
      Then the chips are Anna -3, Ben -4, Cleo -4
      And the hand pot holds 8, the reward pot 3

    @PT.FOLD @PT.BET
    Scenario: No more bets
      When Anna bets 2
      And Ben folds
      And Cleo raises to 4
      And Ben matches
      Then that is impossible: out of turn (PT.BET)

    @PT.FOLD @PT.BID
    Scenario: No bid: the next one begins
      When Anna folds
      And Ben bets 1
      And Cleo matches
      Then Ben is to bid
      When Anna bids 0
      Then that is impossible: out of turn (PT.BID)

    @PT.FOLD @PT.DISPLAY
    Scenario: No display
      When Anna folds
      And Ben bets 1
      And Cleo matches
      And Anna shows elay-3
      Then that is impossible: out of turn (PT.DISPLAY)

    @PT.FOLD @PT.LEAD
    Scenario: No lead: the next one leads
      When Anna folds
      And Ben bets 1
      And Cleo matches
      And they bid Ben 7, Cleo 7
      Then Ben is to lead
      When Anna leads elay-8
      Then that is impossible: out of turn (PT.LEAD)

    @PT.FOLD @PT.PLAY
    Scenario: The trick has a card less
      When Anna folds
      And Ben bets 1
      And Cleo matches
      And they bid Ben 7, Cleo 7
      And Ben leads elay-8
      Then Cleo is to follow
      When Cleo plays elay-2
      Then Ben wins the trick
      And Ben is to lead

    @PT.FOLD @PT.PLAY
    Scenario: No card in the middle of a trick
      When Anna bets 1
      And Ben folds
      And Cleo matches
      And they bid Anna 7, Cleo 7
      And Anna leads elay-8
      And Ben plays elay-2
      Then that is impossible: out of turn (PT.PLAY)

    @PT.FOLD
    Scenario: In the next deal everybody is back
      When Anna and Ben fold
      And Anna deals
      Then Ben is to bet
      When Ben and Cleo pass
      Then Anna is to bet

  Rule: When all but one have folded, the deal is over

    @PT.ALONE @PT.SPLIT
    Scenario: The last one takes the hand pot and scores nothing
      When Anna bets 2
      And Ben and Cleo fold
      Then Anna gets 4 chips (PT.ALONE)
      And nobody scores
      And the chips are Anna 1, Ben -1, Cleo -1
      And the hand pot holds 0, the reward pot 1
      And the score is Anna 0, Ben 0, Cleo 0
      And Anna is to deal
      And everything is clean

    @PT.ALONE
    Scenario: Even without a bet
      When Anna and Ben fold
      Then Cleo gets 2 chips (PT.ALONE)
      And the hand pot holds 0, the reward pot 1

    @PT.ALONE
    Scenario: The last one cannot fold
      When Anna and Ben fold
      And Cleo folds
      Then that is impossible: not at this point (PT.DEAL)

    @PT.ALONE
    Scenario: Nobody bids any more
      When Anna and Ben fold
      And Cleo bids 0
      Then that is impossible: not at this point (PT.DEAL)

    @PT.ALONE
    Scenario: Nobody shows cards any more
      When Anna and Ben fold
      And Cleo shows elay-2
      Then that is impossible: not at this point (PT.DISPLAY)
