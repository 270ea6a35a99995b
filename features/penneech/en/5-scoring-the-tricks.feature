Feature: Penneech: scoring the tricks
  Who has won how many cards is looked at once, when all tricks are played.

  Background:
    Given a game of Penneech between Anna and Ben

  Rule: One point for each card above seven

    @PN.COUNT
    Scenario Outline: <one> with four tricks scores 1
      Given <other> deals
      When <other> turns up 2♠
      And these tricks are played
        | led         | followed    | turned up  |
        | <one> 10♣   | <other> 9♣  | <one> 2♥   |
        | <one> 8♣    | <other> 7♣  | <one> 2♦   |
        | <one> 10♠   | <other> 9♠  | <one> 2♣   |
        | <one> 8♠    | <other> 7♠  | <one> 3♠   |
        | <one> 9♥    | <other> 10♥ | <other> 3♥ |
        | <other> 10♦ | <one> 9♦    | <other> 3♦ |
        | <other> 6♠  | <one> 5♠    | <other> 3♣ |
      Then <one> scores 1 (PN.COUNT)
      And <other> scores 0
      And the game goes on

      Examples:
        | one  | other |
        | Anna | Ben   |
        | Ben  | Anna  |

    @PN.COUNT
    Scenario Outline: <one> with five tricks scores 3
      Given <other> deals
      When <other> turns up 2♠
      And these tricks are played
        | led        | followed    | turned up  |
        | <one> 10♣  | <other> 9♣  | <one> 2♥   |
        | <one> 8♣   | <other> 7♣  | <one> 2♦   |
        | <one> 10♠  | <other> 9♠  | <one> 2♣   |
        | <one> 8♠   | <other> 7♠  | <one> 3♠   |
        | <one> 10♥  | <other> 9♥  | <one> 3♥   |
        | <one> 9♦   | <other> 10♦ | <other> 3♦ |
        | <other> 6♠ | <one> 5♠    | <other> 3♣ |
      Then <one> scores 3 (PN.COUNT)
      And <other> scores 0

      Examples:
        | one  | other |
        | Anna | Ben   |
        | Ben  | Anna  |

    @PN.COUNT
    Scenario Outline: <one> with six tricks scores 5
      Given <other> deals
      When <other> turns up 2♠
      And these tricks are played
        | led       | followed   | turned up  |
        | <one> 10♣ | <other> 9♣ | <one> 2♥   |
        | <one> 8♣  | <other> 7♣ | <one> 2♦   |
        | <one> 10♠ | <other> 9♠ | <one> 2♣   |
        | <one> 8♠  | <other> 7♠ | <one> 3♠   |
        | <one> 10♥ | <other> 9♥ | <one> 3♥   |
        | <one> 10♦ | <other> 9♦ | <one> 3♦   |
        | <one> 5♠  | <other> 6♠ | <other> 3♣ |
      Then <one> scores 5 (PN.COUNT)
      And <other> scores 0

      Examples:
        | one  | other |
        | Anna | Ben   |
        | Ben  | Anna  |

    @PN.COUNT
    Scenario Outline: <one> with seven tricks scores 7
      Given <other> deals
      When <other> turns up 2♠
      And these tricks are played
        | led       | followed   | turned up |
        | <one> 10♣ | <other> 9♣ | <one> 2♥  |
        | <one> 8♣  | <other> 7♣ | <one> 2♦  |
        | <one> 10♠ | <other> 9♠ | <one> 2♣  |
        | <one> 8♠  | <other> 7♠ | <one> 3♠  |
        | <one> 10♥ | <other> 9♥ | <one> 3♥  |
        | <one> 10♦ | <other> 9♦ | <one> 3♦  |
        | <one> 6♠  | <other> 5♠ | <one> 3♣  |
      Then <one> scores 7 (PN.COUNT)
      And <other> scores 0

      Examples:
        | one  | other |
        | Anna | Ben   |
        | Ben  | Anna  |

  Rule: The cards are counted, not their values

    @PN.COUNT
    Scenario: Four tricks of low cards count for more than three of high ones
      Given Ben deals
      When Ben turns up 2♠
      And these tricks are played
        | led     | followed | turned up |
        | Anna 4♥ | Ben 3♥   | Anna 2♥   |
        | Anna 4♣ | Ben 3♣   | Anna 2♦   |
        | Anna 4♠ | Ben 3♠   | Anna 2♣   |
        | Anna 4♦ | Ben 3♦   | Anna 5♠   |
        | Anna K♥ | Ben A♥   | Ben 6♠    |
        | Ben A♣  | Anna K♣  | Ben 7♠    |
        | Ben A♦  | Anna K♦  | Ben 5♥    |
      Then Anna scores 1
      And Ben scores 0
      And the score is Anna 1, Ben 0

    @PN.COUNT
    Scenario: Cards turned up do not belong to anybody
      Given Ben deals
      When Ben turns up 2♠
      And these tricks are played
        | led     | followed | turned up |
        | Anna 4♥ | Ben 3♥   | Anna 2♥   |
        | Anna 4♣ | Ben 3♣   | Anna 2♦   |
        | Anna 4♠ | Ben 3♠   | Anna 2♣   |
        | Anna 6♥ | Ben 7♥   | Ben 5♠    |
        | Ben 6♣  | Anna 5♣  | Ben 6♠    |
        | Ben 9♣  | Anna 8♣  | Ben 7♠    |
        | Ben 6♦  | Anna 5♦  | Ben 5♥    |
      Then Ben scores 1
      And the score is Anna 0, Ben 1

  Rule: The count comes after the last card turned up

    @PN.COUNT @PN.TURN
    Scenario: First the card turned up, then the count
      Given Ben deals
      When Ben turns up 2♠
      And these tricks are played
        | led      | followed | turned up |
        | Anna 10♣ | Ben 9♣   | Anna 2♥   |
        | Anna 8♣  | Ben 7♣   | Anna 2♦   |
        | Anna 10♠ | Ben 9♠   | Anna 2♣   |
        | Anna 8♠  | Ben 7♠   | Anna 3♠   |
        | Anna 10♥ | Ben 9♥   | Anna 3♥   |
        | Anna 9♦  | Ben 8♦   | Anna 3♦   |
      And Anna leads 6♣
      And Ben plays 5♣
      Then nobody scores
      When Anna turns up A♠
      Then Anna scores 5 and then 7

    @PN.COUNT @PN.TURN
    Scenario: One scores the card turned up, the other the count
      Given Ben deals
      When Ben turns up 2♠
      And these tricks are played
        | led      | followed | turned up |
        | Anna 10♣ | Ben 9♣   | Anna 2♥   |
        | Anna 8♣  | Ben 7♣   | Anna 2♦   |
        | Anna 10♠ | Ben 9♠   | Anna 2♣   |
        | Anna 8♠  | Ben 7♠   | Anna 3♠   |
        | Anna 9♥  | Ben 10♥  | Ben 3♥    |
        | Ben 10♦  | Anna 9♦  | Ben 3♦    |
        | Ben 6♠   | Anna 5♠  | Ben J♣    |
      Then Ben scores 2 (PN.TURN)
      And Anna scores 1 (PN.COUNT)
      And the score is Anna 1, Ben 2
