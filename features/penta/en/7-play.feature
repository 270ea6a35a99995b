Feature: Penta: play
  Leading, following, winning, and the hand pot.

  Rule: The player to the dealer's left leads first, then the winner of each trick

    Background:
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100

    @PT.LEAD
    Scenario Outline: <dealer> deals, <left> leads
      Given <dealer> deals
      When they bid <left> 0, <right> 0, <dealer> 0
      Then <left> is to lead
      When <left> leads elay-8
      Then <right> is to follow
      When <right> plays elay-2
      Then <dealer> is to follow

      Examples:
        | dealer | left | right |
        | Cleo   | Anna | Ben   |
        | Anna   | Ben  | Cleo  |
        | Ben    | Cleo | Anna  |

    @PT.LEAD
    Scenario Outline: <seat> may not lead first
      Given Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And <seat> leads elay-8
      Then that is impossible: out of turn (PT.LEAD)

      Examples:
        | seat |
        | Ben  |
        | Cleo |

    @PT.LEAD
    Scenario: Whoever won leads
      Given Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads elay-3
      And Ben plays elay-8
      And Cleo plays elay-2
      Then Ben wins the trick
      And Ben is to lead
      When Ben leads hunti-2
      And Cleo plays hunti-3
      And Anna plays hunti-4
      Then Anna wins the trick
      And Anna is to lead

    @PT.LEAD
    Scenario: Whoever lost may not lead
      Given Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads elay-3
      And Ben plays elay-8
      And Cleo plays elay-2
      And Anna leads hunti-8
      Then that is impossible: out of turn (PT.LEAD)

    @PT.PLAY
    Scenario: Nobody plays out of turn to a trick
      Given Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads elay-3
      And Cleo plays elay-2
      Then that is impossible: out of turn (PT.PLAY)

    @PT.LEAD @PT.FOLLOW
    Scenario: Any card may be led
      Given Cleo deals
        | Anna | elay-3 elay-5 elay-6 hunti-3 hunti-4 hunti-6 sweela-2 sweela-4 sweela-5 coru-3 torz-3 torz-6 torz-7 wild-2 |
      When they bid Anna 5, Ben 5, Cleo 4
      Then Anna may play any card

    @PT.LEAD
    Scenario: A trump may be led at once
      Given Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads trump-9
      Then everything is clean

  Rule: Follow suit if you can

    Background:
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100

    @PT.FOLLOW
    Scenario: Only cards of the suit led may be played
      Given Cleo deals
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 sweela-8 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads elay-8
      Then Ben may only play elay-4 elay-7
      When Ben plays elay-4
      Then everything is clean
      And Cleo is to follow

    @PT.FOLLOW
    Scenario Outline: Ben can follow and plays <card> to an elay card
      Given Cleo deals
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 sweela-8 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads elay-8
      And Ben plays <card>
      Then that is irregular: revoke (PT.FOLLOW)
      And Cleo is to follow

      Examples:
        | card    |
        | hunti-5 |
        | torz-8  |
        | trump-6 |

    @PT.FOLLOW
    Scenario: A trump led is followed with a trump
      Given Cleo deals
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 sweela-8 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads trump-9
      Then Ben may only play trump-6 trump-8
      When Ben plays elay-4
      Then that is irregular: revoke (PT.FOLLOW)

    @PT.FOLLOW
    Scenario: As long as Ben may still hold the suit, nothing is decided
      Given Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads elay-8
      And Ben plays hunti-5
      Then Ben's hunti-5 cannot be judged yet

    @PT.FOLLOW
    Scenario: A revoke that comes to light later
      Given Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads elay-8
      And Ben plays hunti-5
      And Cleo plays elay-2
      And Anna leads elay-6
      And Ben plays elay-7
      Then Ben's hunti-5 was irregular: revoke (PT.FOLLOW)

  Rule: Out of an elemental suit: discard, wild card or trump

    Background:
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100

    @PT.FOLLOW
    Scenario: A free choice
      Given Cleo deals
        | Ben  | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 sweela-8 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 |
        | Cleo | elay-3 elay-5 elay-6 hunti-3 hunti-4 hunti-6 sweela-2 sweela-4 sweela-5 coru-3 torz-3 torz-6 torz-7 wild-2   |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads coru-8
      Then Ben may play any card

    @PT.FOLLOW @PT.WIN
    Scenario Outline: Ben, out of coru, plays <card>: <winner> wins
      Given Cleo deals
        | Ben  | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 sweela-8 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 |
        | Cleo | elay-3 elay-5 elay-6 hunti-3 hunti-4 hunti-6 sweela-2 sweela-4 sweela-5 coru-3 torz-3 torz-6 torz-7 wild-2   |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads coru-8
      And Ben plays <card>
      And Cleo plays coru-3
      Then everything is clean
      And <winner> wins the trick

      Examples:
        | card    | winner |
        | hunti-7 | Anna   |
        | trump-6 | Ben    |
        | elay-7  | Anna   |

  Rule: Out of trumps: a card that is no trump

    Background:
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100

    @PT.FOLLOW @PT.WIN
    Scenario: Cleo, out of trumps, plays any card and wins nothing
      Given Cleo deals
        | Ben  | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 sweela-8 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 |
        | Cleo | elay-3 elay-5 elay-6 hunti-3 hunti-4 hunti-6 sweela-2 sweela-4 sweela-5 coru-3 torz-3 torz-6 torz-7 wild-2   |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads trump-9
      And Ben plays trump-6
      Then Cleo may play any card
      When Cleo plays elay-6
      Then everything is clean
      And Anna wins the trick

    @PT.FOLLOW @PT.WILD
    Scenario: Cleo, out of trumps, may throw off a wild card
      Given Cleo deals
        | Ben  | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 sweela-8 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 |
        | Cleo | elay-3 elay-5 elay-6 hunti-3 hunti-4 hunti-6 sweela-2 sweela-4 sweela-5 coru-3 torz-3 torz-6 torz-7 wild-2   |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads trump-5
      And Ben plays trump-6
      And Cleo plays wild-2 as coru-8
      Then everything is clean
      And Ben wins the trick

  Rule: The cards on display are part of the hand

    Background:
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100

    @PT.DISPLAY @PT.PLAY
    Scenario: They may be played whenever it is lawful
      Given Cleo deals
      When Ben shows elay-4 hunti-3
      And they bid Anna 5, Ben 5, Cleo 4
      And Anna leads elay-8
      And Ben plays elay-4
      Then everything is clean
      And Cleo is to follow

    @PT.DISPLAY @PT.FOLLOW
    Scenario: Whoever has a card of the suit on display can follow
      Given Cleo deals
      When Ben shows elay-4 hunti-3
      And they bid Anna 5, Ben 5, Cleo 4
      And Anna leads elay-8
      And Ben plays hunti-7
      Then that is irregular: revoke (PT.FOLLOW)

    @PT.DISPLAY @PT.FOLLOW
    Scenario: Once it is played it obliges no more
      Given Cleo deals
      When Ben shows elay-4 hunti-3
      And they bid Anna 5, Ben 5, Cleo 4
      And Anna leads elay-8
      And Ben plays elay-4
      And Cleo plays elay-3
      And Anna leads elay-6
      And Ben plays hunti-7
      Then Ben's hunti-7 cannot be judged yet

    @PT.DISPLAY @PT.PLAY
    Scenario: A card on display is played once
      Given Cleo deals
      When Ben shows elay-4 hunti-3
      And they bid Anna 5, Ben 5, Cleo 4
      And Anna leads elay-8
      And Ben plays elay-4
      And Cleo plays elay-3
      And Anna leads elay-6
      And Ben plays elay-4
      Then that is impossible: card not held (PT.PLAY)

    @PT.DISPLAY @PT.PLAY
    Scenario: A card on display is in nobody else's hand
      Given Cleo deals
      When Ben shows elay-4 hunti-3
      And they bid Anna 5, Ben 5, Cleo 4
      And Anna leads elay-4
      Then that is impossible: card not held (PT.PLAY)

  Rule: Each player plays one card from the hand

    Background:
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100

    @PT.PLAY
    Scenario Outline: Ben cannot play <card>
      Given Cleo deals
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 sweela-8 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads coru-8
      And Ben plays <card>
      Then that is impossible: card not held (PT.PLAY)

      Examples:
        | card    |
        | coru-8  |
        | coru-5  |
        | trump-9 |
        | elay-1  |

  Rule: The highest trump wins, else the highest card of the suit led

    Background:
      Given a game of Penta between Anna, Ben and Cleo
      And they play »For points«
      And the game is to 100

    @PT.WIN
    Scenario Outline: Who wins: <case>
      Given Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads <led>
      And Ben plays <second>
      And Cleo plays <third>
      Then <winner> wins the trick
      And <winner> is to lead

      Examples:
        | case                          | led     | second  | third   | winner |
        | the first card of the suit    | elay-8  | elay-2  | elay-7  | Anna   |
        | the second card of the suit   | elay-3  | elay-8  | elay-7  | Ben    |
        | the third card of the suit    | elay-3  | elay-4  | elay-5  | Cleo   |
        | higher cards of other suits   | elay-2  | hunti-8 | coru-7  | Anna   |
        | one trump                     | elay-8  | trump-5 | elay-7  | Ben    |
        | two trumps, the higher first  | elay-8  | trump-9 | trump-6 | Ben    |
        | two trumps, the higher last   | elay-8  | trump-5 | trump-6 | Cleo   |
        | the last card ruffs           | elay-8  | elay-7  | trump-5 | Cleo   |
        | trumps led, the highest first | trump-9 | trump-8 | trump-5 | Anna   |
        | trumps led, the highest last  | trump-6 | trump-5 | trump-7 | Cleo   |
        | trumps led, no other trump    | trump-5 | elay-8  | torz-8  | Anna   |

  Rule: The most tricks win the hand pot; those who tie share it, and what is left stays for the next deal

    Background:
      Given a game of Penta between Anna, Ben, Cleo, Di, Eva, Finn, Gina and Hugo
      And the game is to 100

    @PT.AWARD
    Scenario: Four tricks against two
      Given Hugo deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva, Finn, Gina and Hugo fold
      And they bid Anna 4, Ben 2
      And these tricks are played
        | led           | followed     |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-1   | Ben torz-8   |
        | Ben trump-9   | Anna trump-4 |
      Then Anna gets 7 chips (PT.AWARD)
      And Ben gets 0 chips
      And the hand pot holds 0, the reward pot 3

    @PT.AWARD @PT.SCORE
    Scenario: Whether the bid was made does not matter
      Given Hugo deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva, Finn, Gina and Hugo fold
      And they bid Anna 6, Ben 2
      And these tricks are played
        | led           | followed     |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-1   | Ben torz-8   |
        | Ben trump-9   | Anna trump-4 |
      Then Anna gets 7 chips (PT.AWARD)
      And Anna loses 60 (PT.SCORE)

    @PT.AWARD
    Scenario: Three tricks each: a pot of eight is shared
      Given Hugo deals
      When Anna bets 2
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
      Then Anna gets 4 chips (PT.AWARD)
      And Ben gets 4 chips (PT.AWARD)
      And the hand pot holds 0, the reward pot 4

    @PT.AWARD
    Scenario: Three tricks each: of a pot of seven one chip is left
      Given Hugo deals
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
      Then Anna gets 3 chips (PT.AWARD)
      And Ben gets 3 chips (PT.AWARD)
      And the hand pot holds 1, the reward pot 3
      When Anna deals
      Then the hand pot holds 9, the reward pot 3
      And the chips are Anna 0, Ben 0, all others -2

    @PT.AWARD
    Scenario: Two tricks each for three players: two chips are left
      Given Hugo deals
      When Anna bets 1
      And Ben and Cleo match
      And Di, Eva, Finn, Gina and Hugo fold
      And they bid Anna 2, Ben 2, Cleo 2
      And these tricks are played
        | led           | followed     | followed      |
        | Anna elay-8   | Ben elay-1   | Cleo elay-2   |
        | Anna hunti-8  | Ben hunti-1  | Cleo hunti-2  |
        | Anna sweela-1 | Ben sweela-8 | Cleo sweela-2 |
        | Ben coru-8    | Cleo coru-1  | Anna coru-2   |
        | Ben torz-1    | Cleo torz-8  | Anna torz-2   |
        | Cleo trump-9  | Anna trump-4 | Ben trump-5   |
      Then Anna gets 2 chips (PT.AWARD)
      And Ben gets 2 chips (PT.AWARD)
      And Cleo gets 2 chips (PT.AWARD)
      And the hand pot holds 2, the reward pot 3

    @PT.AWARD
    Scenario: Only those with the most tricks share
      Given Hugo deals
      When Anna bets 1
      And Ben and Cleo match
      And Di, Eva, Finn, Gina and Hugo fold
      And they bid Anna 2, Ben 2, Cleo 2
      And these tricks are played
        | led           | followed     | followed      |
        | Anna elay-8   | Ben elay-1   | Cleo elay-2   |
        | Anna hunti-8  | Ben hunti-1  | Cleo hunti-2  |
        | Anna sweela-8 | Ben sweela-1 | Cleo sweela-2 |
        | Anna coru-1   | Ben coru-8   | Cleo coru-2   |
        | Ben torz-8    | Cleo torz-1  | Anna torz-2   |
        | Ben trump-9   | Cleo trump-4 | Anna trump-5  |
      Then Anna gets 4 chips (PT.AWARD)
      And Ben gets 4 chips (PT.AWARD)
      And Cleo gets 0 chips
      And Cleo loses 20 (PT.SCORE)

    @PT.SCORE @PT.AWARD @PT.WILD.RENAME
    Scenario: Where the last trick ends with a renaming, the deal ends with it
      Given Hugo deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva, Finn, Gina and Hugo fold
      And they bid Anna 4, Ben 2
      And these tricks are played
        | led          | followed      |
        | Anna elay-1  | Ben elay-8    |
        | Ben hunti-8  | Anna hunti-1  |
        | Ben sweela-1 | Anna sweela-8 |
        | Anna coru-8  | Ben coru-1    |
        | Anna torz-8  | Ben torz-1    |
      And Anna leads wild-2 as elay-6
      And Ben plays elay-6
      Then nobody scores
      And Anna is to rename
      When Anna renames it elay-7
      Then Anna scores 40 (PT.SCORE)
      And Anna gets 7 chips (PT.AWARD)
      And Anna is to deal

    @PT.PLAY @PT.DEAL
    Scenario: After the last card nobody leads any more
      Given Hugo deals
      When Anna bets 1
      And Ben matches
      And Cleo, Di, Eva, Finn, Gina and Hugo fold
      And they bid Anna 4, Ben 2
      And these tricks are played
        | led           | followed     |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-1   | Ben torz-8   |
        | Ben trump-9   | Anna trump-4 |
      Then Anna is to deal
      When Ben leads elay-7
      Then that is impossible: not at this point (PT.DEAL)
