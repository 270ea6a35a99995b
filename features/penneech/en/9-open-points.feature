Feature: Penneech: points that the rulebook leaves open
  Each is settled here; where the sources differ, another answer may be agreed.

  Background:
    Given a game of Penneech between Anna and Ben

  Rule: Equal cards are cut again

    @PN.DEALER @PN-A1
    Scenario Outline: Two cards of one rank settle nothing: <first> and <second>
      When they cut Anna <first>, Ben <second>
      And they cut Anna 3♠, Ben K♦
      Then everything is clean
      And Anna is to deal

      Examples:
        | first | second |
        | A♠    | A♥     |
        | 2♣    | 2♦     |
        | 3♥    | 3♣     |
        | 4♠    | 4♦     |
        | 5♠    | 5♥     |
        | 6♦    | 6♥     |
        | 7♦    | 7♣     |
        | 8♠    | 8♣     |
        | 9♦    | 9♥     |
        | 10♠   | 10♥    |
        | J♠    | J♥     |
        | Q♠    | Q♥     |
        | K♠    | K♥     |

    @PN.DEALER @PN-A1
    Scenario: Equal twice, three cuts
      When they cut Anna 9♠, Ben 9♥
      And they cut Anna J♠, Ben J♥
      And they cut Anna K♠, Ben 10♥
      Then Ben is to deal

    @PN.DEALER @PN-A1
    Scenario Outline: After equal cards <seat> may not deal yet
      When they cut Anna 9♠, Ben 9♥
      And <seat> deals
      Then that is impossible: not at this point (PN.DEALER)

      Examples:
        | seat |
        | Anna |
        | Ben  |

    @PN.DEALER @PN-A1
    Scenario: A cut that is settled is not repeated
      When they cut Anna 3♠, Ben K♦
      And they cut Anna 9♠, Ben 2♦
      Then that is impossible: not at this point (PN.DEALER)

  Rule: A hand with the 7♦ but without ace and face card

    @PN.REDEAL @PN-A2
    Scenario: The seven of diamonds is no face card
      When Ben deals
        | Anna | 7♦ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      And Anna throws in 7♦ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣
      Then everything is clean

    @PN.REDEAL @PN-A2
    Scenario: The same, agreed in so many words
      Given it is agreed that the 7♦ does not keep a hand from being thrown in
      When Ben deals
        | Anna | 7♦ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      And Anna throws in 7♦ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣
      Then everything is clean

    @PN.REDEAL @PN-A2
    Scenario Outline: Where the seven of diamonds blocks, so does <card>
      Given it is agreed that the 7♦ keeps a hand from being thrown in
      When Ben deals
        | Anna | <card> 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      And Anna throws in <card> 9♠ 8♥ 7♣ 5♦ 4♦ 2♣
      Then that is irregular: no right to throw in (PN.REDEAL)

      Examples:
        | card |
        | 7♦   |
        | A♠   |
        | K♠   |
        | Q♠   |
        | J♠   |

    @PN.REDEAL @PN-A2
    Scenario: Other sevens never block
      Given it is agreed that the 7♦ keeps a hand from being thrown in
      When Ben deals
        | Anna | 7♠ 7♥ 7♣ 10♦ 5♦ 4♦ 2♣ |
      And Anna throws in 7♠ 7♥ 7♣ 10♦ 5♦ 4♦ 2♣
      Then everything is clean

  Rule: Until when a hand may be thrown in

    @PN.REDEAL @PN-A3
    Scenario: Not once the first card is turned up
      When Ben deals
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      And Ben turns up 3♥
      And Anna throws in 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣
      Then that is impossible: not at this point (PN.REDEAL)

    @PN.REDEAL @PN-A3
    Scenario: The same, agreed in so many words: no more once a card is turned up
      Given it is agreed that a hand may be thrown in until the first card is turned up
      When Ben deals
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      And Ben turns up 3♥
      And Anna throws in 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣
      Then that is impossible: not at this point (PN.REDEAL)

    @PN.REDEAL @PN-A3
    Scenario Outline: Until the first lead, where it is agreed so: <seat>
      Given it is agreed that a hand may be thrown in until the first lead
      When Ben deals
        | <seat> | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      And Ben turns up 3♥
      And <seat> throws in 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣
      Then everything is clean
      And Ben is to deal

      Examples:
        | seat |
        | Anna |
        | Ben  |

    @PN.REDEAL @PN-A3
    Scenario: Before the first card is turned up, too
      Given it is agreed that a hand may be thrown in until the first lead
      When Ben deals
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      And Anna throws in 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣
      Then everything is clean
      And Ben is to deal

    @PN.REDEAL @PN-A3
    Scenario: Never after the first lead
      Given it is agreed that a hand may be thrown in until the first lead
      When Ben deals
        | Ben | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      And Ben turns up 3♥
      And Anna leads K♥
      And Ben throws in 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣
      Then that is impossible: not at this point (PN.REDEAL)

    @PN.REDEAL @PN-A3
    Scenario: The right to throw in stays the same
      Given it is agreed that a hand may be thrown in until the first lead
      When Ben deals
        | Anna | J♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      And Ben turns up 3♥
      And Anna throws in J♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣
      Then that is irregular: no right to throw in (PN.REDEAL)

    @PN.COUNT @PN-A3
    Scenario: Where nobody throws in, the cards won are counted as ever
      Given it is agreed that a hand may be thrown in until the first lead
      When Ben deals
      And Ben turns up 2♠
      And these tricks are played
        | led      | followed | turned up |
        | Anna 10♣ | Ben 9♣   | Anna 2♥   |
        | Anna 8♣  | Ben 7♣   | Anna 2♦   |
        | Anna 10♠ | Ben 9♠   | Anna 2♣   |
        | Anna 8♠  | Ben 7♠   | Anna 3♠   |
        | Anna 10♥ | Ben 9♥   | Anna 3♥   |
        | Anna 9♦  | Ben 10♦  | Ben 3♦    |
        | Ben 6♠   | Anna 5♠  | Ben 3♣    |
      Then Anna scores 3 (PN.COUNT)
      And Anna is to deal

    @PN.REDEAL @PN-A3 @PN.TURN.FIRST-SCORES
    Scenario: Points for the card turned up stay
      Given it is agreed that a hand may be thrown in until the first lead
      And they play »First turn-up scores«
      When Ben deals
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      And Ben turns up A♥
      Then Ben scores 5
      When Anna throws in 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣
      Then the score is Anna 0, Ben 5
      When Ben deals
      And Ben turns up K♥
      Then the score is Anna 0, Ben 9

  Rule: How often the cards may be dealt again

    @PN.REDEAL @PN-A4
    Scenario Outline: As often as a hand allows it: Anna, then <seat>
      When Ben deals
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      And Anna throws in 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣
      And Ben deals
        | <seat> | 10♥ 9♥ 8♠ 7♠ 5♣ 4♣ 2♦ |
      And <seat> throws in 10♥ 9♥ 8♠ 7♠ 5♣ 4♣ 2♦
      And Ben deals
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 3♣ |
      And Anna throws in 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 3♣
      Then everything is clean
      And Ben is to deal

      Examples:
        | seat |
        | Anna |
        | Ben  |

    @PN.REDEAL @PN-A4
    Scenario: The same, agreed in so many words: as often as a hand allows it
      Given it is agreed that the cards may be dealt again as often as a hand allows it
      When Ben deals
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      And Anna throws in 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣
      And Ben deals
        | Anna | 10♥ 9♥ 8♠ 7♠ 5♣ 4♣ 2♦ |
      And Anna throws in 10♥ 9♥ 8♠ 7♠ 5♣ 4♣ 2♦
      Then everything is clean

    @PN.REDEAL @PN-A4
    Scenario Outline: Once in a deal, where it is agreed so: Anna, then not <seat>
      Given it is agreed that the cards may be dealt again only once in each deal
      When Ben deals
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      And Anna throws in 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣
      Then everything is clean
      When Ben deals
        | <seat> | 10♥ 9♥ 8♠ 7♠ 5♣ 4♣ 2♦ |
      And <seat> throws in 10♥ 9♥ 8♠ 7♠ 5♣ 4♣ 2♦
      Then that is irregular: no right to throw in (PN.REDEAL)
      And Ben is to deal

      Examples:
        | seat |
        | Anna |
        | Ben  |

    @PN.REDEAL @PN-A4
    Scenario: In the next deal it may be done again
      Given it is agreed that the cards may be dealt again only once in each deal
      When Ben deals
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      And Anna throws in 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣
      And Ben deals
      And Ben turns up 2♠
      And these tricks are played
        | led      | followed | turned up |
        | Anna 10♣ | Ben 9♣   | Anna 2♥   |
        | Anna 8♣  | Ben 7♣   | Anna 2♦   |
        | Anna 10♠ | Ben 9♠   | Anna 2♣   |
        | Anna 8♠  | Ben 7♠   | Anna 3♠   |
        | Anna 9♥  | Ben 10♥  | Ben 3♥    |
        | Ben 10♦  | Anna 9♦  | Ben 3♦    |
        | Ben 6♠   | Anna 5♠  | Ben 3♣    |
      And Anna deals
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
        | Ben  | A♠ K♠ Q♠ J♠ A♥ K♥ Q♥  |
      And Anna throws in 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣
      Then Anna is to deal

  Rule: Who leads to the first trick

    @PN.LEAD @PN-A5
    Scenario: The non-dealer, agreed in so many words
      Given it is agreed that the non-dealer leads first
      And Ben deals
      When Ben turns up 9♥
      Then Anna is to lead
      When Ben leads K♣
      Then that is impossible: out of turn (PN.LEAD)

    @PN.LEAD @PN-A5
    Scenario Outline: The dealer, where it is agreed so: <dealer>
      Given it is agreed that the dealer leads first
      And <dealer> deals
      When <dealer> turns up 9♥
      Then <dealer> is to lead
      When <dealer> leads 4♣
      And <other> plays K♣
      And <other> turns up 3♦
      Then <other> is to lead

      Examples:
        | dealer | other |
        | Ben    | Anna  |
        | Anna   | Ben   |

    @PN.LEAD @PN-A5
    Scenario: Then the non-dealer may not
      Given it is agreed that the dealer leads first
      And Ben deals
      When Ben turns up 9♥
      And Anna leads K♣
      Then that is impossible: out of turn (PN.LEAD)

  Rule: Whether a hand thrown in is shown

    @PN.REDEAL @PN-A6
    Scenario: It is shown
      When Ben deals
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      And Anna throws in unseen
      Then that is impossible: wrong cards shown (PN.REDEAL)

    @PN.REDEAL @PN-A6
    Scenario: The same, agreed in so many words: it is shown
      Given it is agreed that a hand thrown in is shown
      When Ben deals
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      And Anna throws in unseen
      Then that is impossible: wrong cards shown (PN.REDEAL)

    @PN.REDEAL @PN-A6
    Scenario: It stays unseen, where it is agreed so
      Given it is agreed that a hand thrown in stays unseen
      When Ben deals
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      And Anna throws in unseen
      Then everything is clean
      And Ben is to deal

    @PN.REDEAL @PN-A6
    Scenario: Unseen or not, a face card forbids it
      Given it is agreed that a hand thrown in stays unseen
      When Ben deals
        | Anna | J♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      And Anna throws in unseen
      Then that is irregular: no right to throw in (PN.REDEAL)

  Rule: A game won with a trick needs no further card

    @PN.END.TARGET @PN-A7
    Scenario: No card is turned up after that
      Given the game is to 3
      And Ben deals
      When Ben turns up 9♥
      And Anna leads Q♥
      And Ben plays 2♥
      Then Anna wins the game
      When Anna turns up 7♦
      Then that is impossible: after the end (PN.END.TARGET)
      And the score is Anna 3, Ben 0

  Rule: Nobody has to announce points

    @PN.SCORE.TRICK @PN-A8
    Scenario: Points count though nobody mentions them
      Given Ben deals
      When Ben turns up 9♥
      And Anna leads Q♥
      And Ben plays 2♥
      And Anna turns up A♠
      Then the score is Anna 8, Ben 0

  Rule: More than the target is as good as the target

    @PN.END.TARGET @PN-A9
    Scenario Outline: Playing to <target>, a Penneech turned up wins
      Given the game is to <target>
      And Ben deals
      When Ben turns up 9♥
      And Anna leads 5♥
      And Ben plays 6♥
      And Ben turns up 7♦
      Then Ben wins the game
      And the score is Anna 0, Ben 14

      Examples:
        | target |
        | 14     |
        | 13     |
        | 2      |

  Rule: The rank of the 7♦ in the cut

    @PN.DEALER @PN-A10
    Scenario Outline: As a plain seven: Anna cuts <first>, Ben cuts <second>
      Given it is agreed that the 7♦ ranks as a seven in the cut
      When they cut Anna <first>, Ben <second>
      Then <dealer> is to deal

      Examples:
        | first | second | dealer |
        | 7♦    | 8♦     | Anna   |
        | 7♦    | 6♦     | Ben    |
        | 7♦    | K♠     | Anna   |
        | A♠    | 7♦     | Anna   |

    @PN.DEALER @PN-A10
    Scenario Outline: Above every other card, where it is agreed so: <lower> below <higher>
      Given it is agreed that the 7♦ ranks above every other card in the cut
      When they cut Anna <lower>, Ben <higher>
      Then Anna is to deal

      Examples:
        | lower | higher |
        | A♠    | 2♥     |
        | 2♣    | 3♦     |
        | 3♠    | 4♥     |
        | 4♣    | 5♦     |
        | 5♠    | 6♥     |
        | 6♣    | 7♠     |
        | 7♥    | 8♦     |
        | 8♠    | 9♥     |
        | 9♣    | 10♦    |
        | 10♠   | J♥     |
        | J♣    | Q♦     |
        | Q♠    | K♥     |
        | K♣    | 7♦     |
        | A♦    | 7♦     |
        | 7♣    | 7♦     |
        | 8♦    | 7♦     |

    @PN.DEALER @PN-A10
    Scenario: Two other sevens are still equal
      Given it is agreed that the 7♦ ranks above every other card in the cut
      When they cut Anna 7♠, Ben 7♥
      And Anna deals
      Then that is impossible: not at this point (PN.DEALER)

  Rule: The target may be agreed

    @PN.END.TARGET @PN-A11
    Scenario: Any other target may be agreed for the short deck
      Given they play »Short deck«
      And the game is to 5
      And Ben deals
      When Ben turns up 9♥
      And Anna leads A♥
      And Ben plays K♠
      Then Anna scores 5
      And Anna wins the game

    @PN.END.TARGET @PN-A11
    Scenario: One point is the least
      Given the game is to 1
      Then everything is clean

    @PN.END.TARGET @PN-A11
    Scenario: No point at all is no target
      Given the game is to 0
      Then that is unreadable: no such value

  Rule: A revoke stands, and no penalty is laid down

    @PN.FOLLOW @PN-A12
    Scenario: The trick goes by the cards as they lie
      Given Ben deals
        | Anna | 5♥ 6♥ 8♦ A♦ 10♠ 9♠ Q♠ |
        | Ben  | 9♥ 2♥ 4♠ A♠ 7♣ 8♣ K♦  |
      When Ben turns up 3♠
      And Anna leads 5♥
      And Ben plays A♠
      Then that is irregular: revoke (PN.FOLLOW)
      And Ben wins the trick
      And Ben scores 5
      And Ben is to turn up
      When Ben turns up 6♣
      And Ben leads 9♥
      Then the score is Anna 0, Ben 5

    @PN.FOLLOW @PN-A12
    Scenario: A second revoke is a second fault
      Given Ben deals
        | Anna | 5♥ 6♥ 8♦ A♦ 10♠ 9♠ Q♠ |
        | Ben  | 9♥ 2♥ 4♠ A♠ 7♣ 8♣ K♦  |
      When Ben turns up 3♠
      And Anna leads 5♥
      And Ben plays 7♣
      Then that is irregular: revoke (PN.FOLLOW)
      When Anna turns up 4♥
      And Anna leads 8♦
      And Ben plays A♠
      Then that is irregular: revoke (PN.FOLLOW)
      And the score is Anna 0, Ben 0

  Rule: Variants may be combined

    @PN.FOLLOW.FREE-TRUMP @PN.VAL.EVERY @PN-A13
    Scenario: A ruff though able to follow takes an honour of another suit
      Given they play »Follow or trump (Parlett)« and »Every honour counts«
      And Ben deals
        | Anna | 5♥ 6♥ 8♦ A♦ 10♠ 9♠ Q♠ |
        | Ben  | 9♥ 2♥ 4♠ A♠ 7♣ 8♣ K♦  |
      When Ben turns up 3♠
      And Anna leads A♦
      And Ben plays 4♠
      Then everything is clean
      And Ben scores 5

    @PN.PACK.SHORT @PN.TURN.FIRST-SCORES @PN.FOLLOW.FREE-TRUMP @PN.VAL.EVERY @PN-A13
    Scenario: All four together
      Given they play »Follow or trump (Parlett)«, »Every honour counts«, »First turn-up scores« and »Short deck«
      And Ben deals
        | Anna | A♦ 8♦ 9♦ 10♠ J♥ Q♥ K♥ |
        | Ben  | K♦ 8♠ A♠ 7♣ 8♣ 9♥ 10♥ |
      When Ben turns up Q♠
      Then Ben scores 3
      When Anna leads A♦
      And Ben plays 8♠
      Then everything is clean
      And Ben scores 5
      When Ben turns up 6♠
      Then that is impossible: not in the stock (PN.TURN)

    @PN.PACK.SHORT @PN.TURN.FIRST-SCORES @PN-A13
    Scenario: Parlett's rules with a variant on top
      Given they play by Parlett's rules, with »Short deck«
      And Ben deals
      When Ben turns up 7♦
      Then Ben scores 14
      When Anna leads 6♣
      Then that is impossible: card not held (PN.PLAY)
