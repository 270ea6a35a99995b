Feature: German Whist: a point that the sources leave open
  They say that the pack is cut for the deal, and not whether the lower or the higher card deals.

  Background:
    Given a game of German Whist between Anna and Ben

  Rule: Which card of the cut deals first

    @GW.DEALER @GW-CUT
    Scenario Outline: The lower card deals first, the ace being lowest: <lower> before <higher>
      Given it is agreed that the lower card cut deals first
      When they cut Anna <higher>, Ben <lower>
      Then Ben is to deal

      Examples:
        | lower | higher |
        | A♠    | 2♥     |
        | 9♣    | 10♦    |
        | A♦    | K♠     |

    @GW.DEALER @GW-CUT
    Scenario Outline: The higher card deals first, the ace being highest: <higher> before <lower>
      Given it is agreed that the higher card cut deals first
      When they cut Anna <lower>, Ben <higher>
      Then Ben is to deal

      Examples:
        | higher | lower |
        | A♦     | K♣    |
        | K♦     | Q♣    |
        | Q♦     | J♣    |
        | J♦     | 10♣   |
        | 10♦    | 9♣    |
        | 9♦     | 8♣    |
        | 8♦     | 7♣    |
        | 7♦     | 6♣    |
        | 6♦     | 5♣    |
        | 5♦     | 4♣    |
        | 4♦     | 3♣    |
        | 3♦     | 2♣    |
        | A♠     | 2♠    |

    @GW.DEALER @GW-CUT
    Scenario Outline: The lower card does not deal then: <lower> after <higher>
      Given it is agreed that the higher card cut deals first
      When they cut Anna <higher>, Ben <lower>
      Then Anna is to deal

      Examples:
        | higher | lower |
        | A♦     | K♣    |
        | K♦     | Q♣    |
        | Q♦     | J♣    |
        | J♦     | 10♣   |
        | 10♦    | 9♣    |
        | 9♦     | 8♣    |
        | 8♦     | 7♣    |
        | 7♦     | 6♣    |
        | 6♦     | 5♣    |
        | 5♦     | 4♣    |
        | 4♦     | 3♣    |
        | 3♦     | 2♣    |
        | A♠     | 2♠    |

    @GW.DEALER @GW-CUT
    Scenario: Equal cards are cut again then, too
      Given it is agreed that the higher card cut deals first
      When they cut Anna 9♠, Ben 9♥
      And Anna deals
      Then that is impossible: not at this point (GW.DEALER)
