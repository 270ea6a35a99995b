Feature: Penneech: winning the game
  61 points win, whatever brings the last of them.

  Background:
    Given a game of Penneech between Anna and Ben

  Rule: 61 points win the game

    @PN.END.TARGET
    Scenario: Exactly 61 wins
      Given Ben deals
      When Ben turns up 2♠
      And these tricks are played
        | led      | followed | turned up |
        | Anna A♠  | Ben K♠   | Anna Q♥   |
        | Anna A♥  | Ben K♥   | Anna Q♣   |
        | Anna A♣  | Ben K♣   | Anna Q♦   |
        | Anna 7♦  | Ben A♦   | Anna J♥   |
        | Anna 10♥ | Ben 9♥   | Anna J♣   |
        | Anna 10♣ | Ben 9♣   | Anna 10♠  |
        | Anna 9♠  | Ben 8♠   | Anna J♠   |
      Then Anna scores 2 and then 7
      And the score is Anna 61, Ben 0
      And Anna wins the game

    @PN.END.TARGET
    Scenario: 60 is not enough
      Given Ben deals
      When Ben turns up 2♠
      And these tricks are played
        | led      | followed | turned up |
        | Anna A♠  | Ben K♠   | Anna Q♥   |
        | Anna A♥  | Ben K♥   | Anna Q♣   |
        | Anna A♣  | Ben K♣   | Anna J♦   |
        | Anna 7♦  | Ben A♦   | Anna J♥   |
        | Anna 10♥ | Ben 9♥   | Anna J♣   |
        | Anna 10♣ | Ben 9♣   | Anna 10♠  |
        | Anna 9♠  | Ben 8♠   | Anna J♠   |
      Then the score is Anna 60, Ben 0
      And the game goes on
      And Anna is to deal

    @PN.END.TARGET
    Scenario: More than 61 wins as well
      Given Ben deals
      When Ben turns up 2♠
      And these tricks are played
        | led      | followed | turned up |
        | Anna A♠  | Ben K♠   | Anna Q♥   |
        | Anna A♥  | Ben K♥   | Anna Q♣   |
        | Anna A♣  | Ben K♣   | Anna Q♦   |
        | Anna 7♦  | Ben A♦   | Anna J♥   |
        | Anna 10♥ | Ben 9♥   | Anna J♣   |
        | Anna 10♣ | Ben 9♣   | Anna 10♠  |
        | Anna 9♠  | Ben 8♠   | Anna Q♠   |
      Then the score is Anna 62, Ben 0
      And Anna wins the game

  Rule: The game ends the moment the points are reached

    @PN.END.TARGET
    Scenario Outline: Playing to <target>, Ben wins with a trick of 9
      Given the game is to <target>
      And Ben deals
      When Ben turns up 9♥
      And Anna leads K♥
      And Ben plays A♥
      Then Ben scores 9
      And Ben wins the game
      When Ben turns up Q♠
      Then that is impossible: after the end (PN.END.TARGET)

      Examples:
        | target |
        | 9      |
        | 8      |
        | 1      |

    @PN.END.TARGET
    Scenario: Playing to 10, a trick of 9 does not win
      Given the game is to 10
      And Ben deals
      When Ben turns up 9♥
      And Anna leads K♥
      And Ben plays A♥
      Then the game goes on
      And Ben is to turn up

    @PN.END.TARGET
    Scenario Outline: Playing to <target>, Ben wins with the card he turns up
      Given the game is to <target>
      And Ben deals
      When Ben turns up 9♥
      And Anna leads K♥
      And Ben plays A♥
      Then the game goes on
      When Ben turns up Q♠
      Then Ben scores 3
      And Ben wins the game
      And the score is Anna 0, Ben 12
      When Ben leads 7♦
      Then that is impossible: after the end (PN.END.TARGET)

      Examples:
        | target |
        | 12     |
        | 11     |
        | 10     |

    @PN.END.TARGET @PN.COUNT
    Scenario Outline: Playing to <target>, <winner> wins with the count
      Given the game is to <target>
      And <other> deals
      When <other> turns up 2♠
      And these tricks are played
        | led          | followed    | turned up   |
        | <winner> 10♣ | <other> 9♣  | <winner> 2♥ |
        | <winner> 8♣  | <other> 7♣  | <winner> 2♦ |
        | <winner> 10♠ | <other> 9♠  | <winner> 2♣ |
        | <winner> 8♠  | <other> 7♠  | <winner> 3♠ |
        | <winner> 10♥ | <other> 9♥  | <winner> 3♥ |
        | <winner> 9♦  | <other> 10♦ | <other> 3♦  |
        | <other> 6♠   | <winner> 5♠ | <other> 3♣  |
      Then <winner> scores 3
      And <winner> wins the game
      When <winner> deals
      Then that is impossible: after the end (PN.END.TARGET)

      Examples:
        | target | winner | other |
        | 3      | Anna   | Ben   |
        | 2      | Ben    | Anna  |

    @PN.END.TARGET @PN.COUNT
    Scenario: Playing to 4, a count of 3 does not win
      Given the game is to 4
      And Ben deals
      When Ben turns up 2♠
      And these tricks are played
        | led      | followed | turned up |
        | Anna 10♣ | Ben 9♣   | Anna 2♥   |
        | Anna 8♣  | Ben 7♣   | Anna 2♦   |
        | Anna 10♠ | Ben 9♠   | Anna 2♣   |
        | Anna 8♠  | Ben 7♠   | Anna 3♠   |
        | Anna 10♥ | Ben 9♥   | Anna 3♥   |
        | Anna 9♦  | Ben 10♦  | Ben 3♦    |
        | Ben 6♠   | Anna 5♠  | Ben 3♣    |
      Then Anna scores 3
      And the game goes on

    @PN.END.TARGET @PN.COUNT
    Scenario: Whoever wins with the last card turned up leaves nothing to count
      Given the game is to 2
      And Ben deals
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
      Then Ben scores 2
      And Anna scores 0
      And Ben wins the game
      And the score is Anna 0, Ben 2

    @PN.END.TARGET
    Scenario: A game won in the middle of a deal is not counted
      Given the game is to 9
      And Ben deals
      When Ben turns up 2♠
      And these tricks are played
        | led      | followed | turned up |
        | Anna 10♣ | Ben 9♣   | Anna 2♥   |
        | Anna 8♣  | Ben 7♣   | Anna 4♦   |
        | Anna 10♠ | Ben 9♠   | Anna 2♣   |
        | Anna 8♠  | Ben 7♠   | Anna 3♠   |
      And Anna leads K♠
      And Ben plays A♠
      Then Ben scores 9
      And Ben wins the game
      And the score is Anna 0, Ben 9

    @PN.END.TARGET
    Scenario Outline: After the end <seat> does not deal again
      Given the game is to 9
      And Ben deals
      When Ben turns up 9♥
      And Anna leads K♥
      And Ben plays A♥
      And <seat> deals
      Then that is impossible: after the end (PN.END.TARGET)

      Examples:
        | seat |
        | Anna |
        | Ben  |

  Rule: Until somebody has won, the deal changes and the points stay

    @PN.END.TARGET @PN.DEALER
    Scenario: Points of the first deal still count in the second
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
        | Ben 6♠   | Anna 5♠  | Ben 3♣    |
      Then the score is Anna 1, Ben 0
      And Anna is to deal
      When Anna deals
      And Anna turns up 9♥
      And Ben leads K♥
      And Anna plays A♥
      Then Anna scores 9
      And the score is Anna 10, Ben 0

    @PN.END.TARGET
    Scenario: Two deals together reach the target
      Given the game is to 10
      And Ben deals
      When Ben turns up 2♠
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
      And Anna turns up 9♥
      And Ben leads K♥
      And Anna plays A♥
      Then Anna wins the game
      And the score is Anna 10, Ben 0

    @PN.END.TARGET
    Scenario: Whoever gets there first wins, however close the other is
      Given the game is to 6
      And Ben deals
      When Ben turns up 9♥
      And Anna leads A♥
      And Ben plays 2♥
      Then Anna scores 5
      When Anna turns up 9♠
      And Anna leads 2♠
      And Ben plays K♠
      And Ben turns up J♣
      Then the score is Anna 5, Ben 6
      And Ben wins the game
