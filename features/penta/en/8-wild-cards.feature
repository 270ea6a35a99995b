Feature: Penta: wild cards
  A wild card stands for another card, and its player says which.

  Background:
    Given a game of Penta between Anna, Ben and Cleo
    And they play »For points«
    And the game is to 100

  Rule: A wild card can be any elemental card that is not in the trick

    @PT.WILD @PT.FOLLOW
    Scenario: In the suit led, any card but the one that lies there
      Given Cleo deals
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 wild-3 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads elay-6
      Then Ben may play wild-3 only as elay-2 elay-3 elay-4 elay-5 elay-7 elay-8

    @PT.WILD @PT.WIN
    Scenario Outline: It counts as the card that it stands for
      Given Cleo deals
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 wild-3 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads elay-6
      And Ben plays wild-3 as <named>
      And Cleo plays elay-2
      Then everything is clean
      And <winner> wins the trick

      Examples:
        | named  | winner |
        | elay-8 | Ben    |
        | elay-7 | Ben    |
        | elay-5 | Anna   |

    @PT.WILD
    Scenario Outline: Ben, out of coru, names it <named>: <winner> wins
      Given Cleo deals
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 wild-3 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads coru-7
      And Ben plays wild-3 as <named>
      And Cleo plays coru-2
      Then everything is clean
      And <winner> wins the trick

      Examples:
        | named    | winner |
        | coru-8   | Ben    |
        | coru-3   | Anna   |
        | hunti-8  | Anna   |
        | elay-2   | Anna   |
        | torz-8   | Anna   |
        | sweela-8 | Anna   |

    @PT.WILD
    Scenario Outline: It never stands for <named>
      Given Cleo deals
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 wild-3 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads coru-7
      And Ben plays wild-3 as <named>
      Then that is impossible: wrong name (PT.WILD)

      Examples:
        | named   |
        | trump-9 |
        | trump-5 |
        | wild-2  |
        | wild-3  |
        | elay-1  |
        | coru-1  |

    @PT.WILD
    Scenario: It does not stand for a card that lies in the trick
      Given Cleo deals
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 wild-3 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads elay-6
      And Ben plays wild-3 as elay-6
      Then that is impossible: name already in the trick (PT.WILD)

    @PT.WILD
    Scenario: A trump in the trick does not stand in the way
      Given Cleo deals
        | Ben  | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 wild-3  |
        | Cleo | elay-3 elay-5 elay-6 hunti-3 hunti-4 hunti-6 sweela-2 sweela-4 sweela-5 torz-3 torz-6 torz-7 trump-5 wild-2 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads coru-7
      And Ben plays trump-6
      And Cleo plays wild-2 as coru-6
      Then everything is clean
      And Ben wins the trick

    @PT.WILD
    Scenario: Nor a card that was played before
      Given Cleo deals
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 wild-3 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads elay-8
      And Ben plays elay-4
      And Cleo plays elay-2
      And Anna leads elay-5
      And Ben plays wild-3 as elay-8
      And Cleo plays elay-3
      Then everything is clean
      And Ben wins the trick

    @PT.WILD
    Scenario: Nor a card of one's own hand
      Given Cleo deals
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 wild-3 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads elay-5
      And Ben plays wild-3 as elay-7
      Then everything is clean

    @PT.WILD @PT.DISPLAY
    Scenario: Nor a card on display
      Given Cleo deals
      When Cleo shows elay-7 hunti-4 coru-3
      And they bid Anna 5, Ben 5, Cleo 4
      And Anna leads elay-5
      And Ben plays wild-3 as elay-7
      Then everything is clean

  Rule: Its player must say what it stands for

    @PT.WILD
    Scenario: Not named, when following
      Given Cleo deals
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 wild-3 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads elay-6
      And Ben plays wild-3
      Then that is impossible: not named (PT.WILD)

    @PT.WILD
    Scenario: Not named on a trump lead
      Given Cleo deals
        | Ben | elay-3 elay-5 elay-6 hunti-3 hunti-4 hunti-6 sweela-2 sweela-4 sweela-5 coru-3 torz-3 torz-6 torz-7 wild-2 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads trump-9
      And Ben plays wild-2
      Then that is impossible: not named (PT.WILD)

    @PT.WILD
    Scenario: Other cards stand for themselves
      Given Cleo deals
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 wild-3 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads elay-6
      And Ben plays elay-4 as elay-8
      Then that is impossible: no wild card (PT.WILD)

  Rule: A wild card may be led, and is named all the same

    @PT.WILD @PT.FOLLOW
    Scenario: The suit named is the suit led
      Given Cleo deals
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 wild-3 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads wild-2 as elay-5
      Then Ben may only play elay-4 elay-7 wild-3
      When Ben plays hunti-5
      Then that is irregular: revoke (PT.FOLLOW)

    @PT.WILD @PT.WIN
    Scenario Outline: Named elay-5, it wins as elay-5 would
      Given Cleo deals
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 wild-3 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads wild-2 as elay-5
      And Ben plays <card>
      And Cleo plays elay-2
      Then <winner> wins the trick

      Examples:
        | card   | winner |
        | elay-4 | Anna   |
        | elay-7 | Ben    |

    @PT.WILD
    Scenario: Not named, when led
      Given Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads wild-2
      Then that is impossible: not named (PT.WILD)

    @PT.WILD
    Scenario Outline: It is not led as <named>
      Given Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads wild-2 as <named>
      Then that is impossible: wrong name (PT.WILD)

      Examples:
        | named   |
        | trump-9 |
        | hunti-1 |

  Rule: A second wild card in the trick cannot be the same card

    @PT.WILD
    Scenario: Not the same card
      Given Cleo deals
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 wild-3 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads wild-2 as elay-5
      And Ben plays wild-3 as elay-5
      Then that is impossible: name already in the trick (PT.WILD)

    @PT.WILD
    Scenario: But any other
      Given Cleo deals
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 wild-3 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads wild-2 as elay-5
      Then Ben may play wild-3 only as elay-2 elay-3 elay-4 elay-6 elay-7 elay-8
      When Ben plays wild-3 as elay-6
      And Cleo plays elay-2
      Then everything is clean
      And Ben wins the trick

  Rule: If the card itself is played, the wild card must be renamed

    @PT.WILD.RENAME
    Scenario Outline: To another card of the suit, higher or lower
      Given Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads wild-2 as elay-5
      And Ben plays elay-5
      Then Anna is to rename
      And everything is clean
      When Anna renames it <card>
      And Cleo plays elay-2
      Then everything is clean
      And <winner> wins the trick

      Examples:
        | card   | winner |
        | elay-8 | Anna   |
        | elay-6 | Anna   |
        | elay-4 | Ben    |

    @PT.WILD.RENAME
    Scenario: Any that is not in the trick
      Given Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads wild-2 as elay-5
      And Ben plays elay-5
      Then Anna may rename it only elay-2 elay-3 elay-4 elay-6 elay-7 elay-8

    @PT.WILD.RENAME
    Scenario: Before the next card is played
      Given Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads wild-2 as elay-5
      And Ben plays elay-5
      And Cleo plays elay-2
      Then that is impossible: renaming missing (PT.WILD.RENAME)

    @PT.WILD.RENAME
    Scenario: Only its owner renames it
      Given Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads wild-2 as elay-5
      And Ben plays elay-5
      And Ben renames it elay-8
      Then that is impossible: out of turn (PT.WILD.RENAME)

    @PT.WILD.RENAME
    Scenario Outline: Not to <card>, which is of another suit
      Given Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads wild-2 as elay-5
      And Ben plays elay-5
      And Anna renames it <card>
      Then that is impossible: renamed to another suit (PT.WILD.RENAME)

      Examples:
        | card    |
        | hunti-5 |
        | coru-8  |
        | trump-9 |

    @PT.WILD.RENAME
    Scenario: Not to the same card again
      Given Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads wild-2 as elay-5
      And Ben plays elay-5
      And Anna renames it elay-5
      Then that is impossible: name already in the trick (PT.WILD.RENAME)

    @PT.WILD.RENAME @PT.WILD
    Scenario: Not to a card that was taken out
      Given Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads wild-2 as elay-5
      And Ben plays elay-5
      And Anna renames it elay-1
      Then that is impossible: wrong name (PT.WILD.RENAME)

    @PT.WILD.RENAME
    Scenario: Nothing is renamed without need
      Given Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads wild-2 as elay-5
      And Ben plays elay-6
      And Anna renames it elay-8
      Then that is impossible: not at this point (PT.PLAY)

    @PT.WILD.RENAME @PT.WIN
    Scenario: The winner of the trick may change
      Given Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads wild-2 as elay-8
      And Ben plays elay-8
      And Anna renames it elay-7
      And Cleo plays elay-2
      Then Ben wins the trick
      And Ben is to lead

    @PT.WILD.RENAME @PT.WIN
    Scenario Outline: The real card comes last: the trick is over with the renaming
      Given Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads wild-2 as elay-5
      And Ben plays elay-2
      And Cleo plays elay-5
      Then Anna is to rename
      When Anna renames it <card>
      Then <winner> wins the trick
      And <winner> is to lead

      Examples:
        | card   | winner |
        | elay-8 | Anna   |
        | elay-3 | Cleo   |

    @PT.WILD.RENAME
    Scenario: Nobody leads before the renaming
      Given Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads wild-2 as elay-5
      And Ben plays elay-2
      And Cleo plays elay-5
      And Cleo leads hunti-8
      Then that is impossible: renaming missing (PT.WILD.RENAME)

    @PT.WILD.RENAME
    Scenario: Renamed, and renamed again
      Given Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads wild-2 as elay-5
      And Ben plays elay-5
      And Anna renames it elay-7
      And Cleo plays elay-7
      Then Anna may rename it only elay-2 elay-3 elay-4 elay-6 elay-8
      When Anna renames it elay-8
      Then everything is clean
      And Anna wins the trick

    @PT.WILD.RENAME @PT.WILD
    Scenario: Nor may it be what another wild card stands for
      Given Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads wild-2 as elay-5
      And Ben plays wild-3 as elay-6
      And Cleo plays elay-5
      Then Anna may rename it only elay-2 elay-3 elay-4 elay-7 elay-8
      When Anna renames it elay-6
      Then that is impossible: name already in the trick (PT.WILD.RENAME)

    @PT.WILD.RENAME
    Scenario: The second wild card is renamed, not the first
      Given Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads wild-2 as elay-5
      And Ben plays wild-3 as elay-6
      And Cleo plays elay-6
      Then Ben is to rename
      When Ben renames it elay-8
      Then Ben wins the trick

    @PT.WILD.RENAME
    Scenario: A wild card of another suit than led is renamed too
      Given Cleo deals
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 wild-3 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads coru-7
      And Ben plays wild-3 as hunti-4
      And Cleo plays hunti-4
      Then Ben may rename it only hunti-2 hunti-3 hunti-5 hunti-6 hunti-7 hunti-8
      When Ben renames it hunti-8
      Then Anna wins the trick

    @PT.WILD.RENAME
    Scenario: A renaming in the middle of a deal
      Given Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And these tricks are played
        | led                    | followed    | renamed      | followed     |
        | Anna wild-2 as elay-5  | Ben elay-5  | Anna elay-8  | Cleo elay-2  |
        | Anna wild-3 as hunti-8 | Ben hunti-8 | Anna hunti-3 | Cleo hunti-4 |
      Then everything is clean
      And Ben wins the trick

  Rule: Whoever cannot follow may use a wild card to follow, but need not

    @PT.FOLLOW @PT.WILD
    Scenario Outline: A wild card in hand obliges to nothing
      Given Cleo deals
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 wild-3 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads coru-7
      Then Ben may play any card
      When Ben plays <card>
      Then everything is clean

      Examples:
        | card    |
        | hunti-5 |
        | trump-6 |
        | elay-7  |

  Rule: Whoever can follow may play a wild card in the suit led

    @PT.FOLLOW @PT.WILD
    Scenario: As well as the cards of the suit
      Given Cleo deals
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 wild-3 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads elay-8
      Then Ben may only play elay-4 elay-7 wild-3
      When Ben plays wild-3 as elay-6
      Then everything is clean

    @PT.FOLLOW @PT.WILD
    Scenario Outline: But in no other suit: <named>
      Given Cleo deals
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 wild-3 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads elay-8
      And Ben plays wild-3 as <named>
      Then that is irregular: revoke (PT.FOLLOW)
      And Cleo is to follow

      Examples:
        | named   |
        | hunti-8 |
        | coru-2  |

    @PT.FOLLOW @PT.WILD
    Scenario: Not instead of a trump
      Given Cleo deals
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 trump-6 trump-8 wild-3 |
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads trump-9
      Then Ben may only play trump-6 trump-8
      When Ben plays wild-3 as elay-8
      Then that is irregular: revoke (PT.FOLLOW)

    @PT.FOLLOW
    Scenario: It does not say that the suit is out
      Given Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads elay-8
      And Ben plays wild-3 as elay-6
      And Cleo plays elay-2
      And Anna leads elay-3
      And Ben plays elay-4
      Then everything is clean

    @PT.FOLLOW @PT.WILD
    Scenario: Named in another suit, and the suit led comes to light later
      Given Cleo deals
      When they bid Anna 5, Ben 5, Cleo 4
      And Anna leads elay-8
      And Ben plays wild-3 as hunti-6
      Then Ben's wild-3 cannot be judged yet
      When Cleo plays elay-2
      And Anna leads elay-3
      And Ben plays elay-4
      Then Ben's wild-3 was irregular: revoke (PT.FOLLOW)
