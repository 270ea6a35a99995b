Feature: German Whist: variants
  Other tricks that count, no trumps, and a longer game.

  Background:
    Given a game of German Whist between Anna and Ben

  Rule: Every one of the 26 tricks is a point

    @GW.SCORE @GW.SCORE.ALL
    Scenario: The first trick is a point
      Given they play »All tricks count«
      And Ben deals
      When Ben turns up 10♦
      And Anna leads 9♠
      And Ben plays K♠
      Then Ben scores 1 (GW.SCORE.ALL)
      And the score is Anna 0, Ben 1
      And Ben is to draw

    @GW.SCORE.ALL
    Scenario: The last one too
      Given they play »All tricks count«
      When Ben deals
      And Ben turns up 7♦
      And these tricks are played
        | led                     | followed              | drawn                   | drawn           | turned up               |
        | Anna A♠ K♠ Q♠ J♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 7♦ A♦ K♦ Q♦ J♦ 10♦ | Ben x x x x x x | Anna A♦ K♦ Q♦ J♦ 10♦ 9♦ |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Anna 9♦ 8♦ 6♣ 5♣ 4♣ 3♣  | Ben x x x x x x | Anna 8♦ 6♣ 5♣ 4♣ 3♣ 2♣  |
      And these tricks are played
        | led     | followed | drawn   | drawn |
        | Anna 8♠ | Ben 8♥   | Anna 2♣ | Ben x |
      And these tricks are played
        | led                           | followed                    |
        | Anna A♦ K♦ Q♦ J♦ 10♦ 9♦ 8♦ 7♦ | Ben 2♦ 3♦ 4♦ 5♦ 6♦ 7♣ 8♣ 9♣ |
        | Anna 2♣                       | Ben 10♣                     |
        | Ben A♣ K♣ Q♣ J♣               | Anna 3♣ 4♣ 5♣ 6♣            |
      Then Ben scores 1 (GW.SCORE.ALL)
      And the score is Anna 21, Ben 5

    @GW.SCORE.ALL @GW.END
    Scenario: Thirteen each is a tie
      Given they play »All tricks count«
      When Ben deals
      And Ben turns up 2♦
      And these tricks are played
        | led                     | followed              | drawn                  | drawn           | turned up              |
        | Anna A♠ K♠ Q♠ J♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 2♦ 8♦ 7♦ 6♦ 5♦ 4♦ | Ben x x x x x x | Anna 8♦ 7♦ 6♦ 5♦ 4♦ 8♣ |
        | Anna 7♥                 | Ben A♥                | Ben 8♣                 | Anna x          | Ben 7♣                 |
        | Ben K♥ Q♥ J♥ 10♥ 9♥     | Anna 6♥ 5♥ 4♥ 3♥ 2♥   | Ben 7♣ 6♣ 5♣ 4♣ 3♣     | Anna x x x x x  | Ben 6♣ 5♣ 4♣ 3♣ 2♣     |
      And these tricks are played
        | led    | followed | drawn  | drawn  |
        | Ben 8♥ | Anna 8♠  | Ben 2♣ | Anna x |
      And these tricks are played
        | led                    | followed               |
        | Ben A♦ K♦ Q♦ J♦ 10♦ 9♦ | Anna 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ |
        | Ben 2♣                 | Anna 9♣                |
        | Anna A♣ K♣ Q♣ J♣ 10♣   | Ben 3♣ 4♣ 5♣ 6♣ 7♣     |
        | Anna 8♦                | Ben 8♣                 |
      Then the score is Anna 13, Ben 13
      And Anna and Ben win the game

  Rule: A trick of the second half is two points, one of the first a point

    @GW.SCORE.DOUBLE
    Scenario: The thirteenth trick is one point, the fourteenth two
      Given they play »The second half counts double«
      When Ben deals
      And Ben turns up 7♦
      And these tricks are played
        | led                     | followed              | drawn                   | drawn           | turned up               |
        | Anna A♠ K♠ Q♠ J♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 7♦ A♦ K♦ Q♦ J♦ 10♦ | Ben x x x x x x | Anna A♦ K♦ Q♦ J♦ 10♦ 9♦ |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Anna 9♦ 8♦ 6♣ 5♣ 4♣ 3♣  | Ben x x x x x x | Anna 8♦ 6♣ 5♣ 4♣ 3♣ 2♣  |
      And Anna leads 8♠
      And Ben plays 8♥
      Then Anna scores 1 (GW.SCORE.DOUBLE)
      When Anna draws 2♣
      And Ben draws unseen
      And Anna leads A♦
      And Ben plays 2♦
      Then Anna scores 2 (GW.SCORE.DOUBLE)
      And the score is Anna 15, Ben 0

    @GW.SCORE.DOUBLE
    Scenario: Six and seven, then seven and six
      Given they play »The second half counts double«
      When Ben deals
      And Ben turns up 2♦
      And these tricks are played
        | led                     | followed              | drawn                  | drawn           | turned up              |
        | Anna A♠ K♠ Q♠ J♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 2♦ 8♦ 7♦ 6♦ 5♦ 4♦ | Ben x x x x x x | Anna 8♦ 7♦ 6♦ 5♦ 4♦ 8♣ |
        | Anna 7♥                 | Ben A♥                | Ben 8♣                 | Anna x          | Ben 7♣                 |
        | Ben K♥ Q♥ J♥ 10♥ 9♥     | Anna 6♥ 5♥ 4♥ 3♥ 2♥   | Ben 7♣ 6♣ 5♣ 4♣ 3♣     | Anna x x x x x  | Ben 6♣ 5♣ 4♣ 3♣ 2♣     |
      And these tricks are played
        | led    | followed | drawn  | drawn  |
        | Ben 8♥ | Anna 8♠  | Ben 2♣ | Anna x |
      And these tricks are played
        | led                    | followed               |
        | Ben A♦ K♦ Q♦ J♦ 10♦ 9♦ | Anna 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ |
        | Ben 2♣                 | Anna 9♣                |
        | Anna A♣ K♣ Q♣ J♣ 10♣   | Ben 3♣ 4♣ 5♣ 6♣ 7♣     |
        | Anna 8♦                | Ben 8♣                 |
      Then the score is Anna 20, Ben 19
      And Anna wins the game

    @GW.SCORE.ALL @GW.SCORE.DOUBLE
    Scenario: Tricks count alike or double, not both
      Given they play »All tricks count« and »The second half counts double«
      Then that is unreadable: variants that exclude each other

  Rule: Without trumps

    @GW.NO-TRUMPS
    Scenario Outline: <second> does not beat <first>, whatever is turned up
      Given they play »Without trumps«
      And Ben deals
      When Ben turns up 10♦
      And Anna leads <first>
      And Ben plays <second>
      Then Anna wins the trick

      Examples:
        | first | second |
        | 2♥    | A♦     |
        | 2♠    | A♣     |
        | A♣    | 2♦     |
        | 2♦    | A♠     |

    @GW.NO-TRUMPS @GW.DRAW
    Scenario: The card turned up goes to the winner all the same
      Given they play »Without trumps«
      And Ben deals
      When Ben turns up 10♦
      And Anna leads 2♥
      And Ben plays A♦
      And Anna draws 10♦
      And Ben draws unseen
      Then the game goes on

    @GW.NO-TRUMPS
    Scenario: It is still the dealer who turns it up
      Given they play »Without trumps«
      When Ben deals
      And Anna turns up 10♦
      Then that is impossible: out of turn (GW.NO-TRUMPS)

  Rule: To fifty points

    @GW.END.FIFTY
    Scenario: Fifty at the end of a deal win
      Given they play »To fifty« and »The second half counts double«
      When Ben deals
      And Ben turns up 2♦
      And these tricks are played
        | led                     | followed              | drawn                   | drawn           | turned up               |
        | Anna A♠ K♠ Q♠ J♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 2♦ A♦ K♦ Q♦ J♦ 10♦ | Ben x x x x x x | Anna A♦ K♦ Q♦ J♦ 10♦ 9♦ |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Anna 9♦ 8♦ 7♦ 6♦ 5♦ 4♦  | Ben x x x x x x | Anna 8♦ 7♦ 6♦ 5♦ 4♦ 3♦  |
      And these tricks are played
        | led     | followed | drawn   | drawn |
        | Anna 8♠ | Ben 8♥   | Anna 3♦ | Ben x |
      And these tricks are played
        | led                                          | followed                                    |
        | Anna A♦ K♦ Q♦ J♦ 10♦ 9♦ 8♦ 7♦ 6♦ 5♦ 4♦ 3♦ 2♦ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ A♣ |
      Then the score is Anna 39, Ben 0
      And the game goes on
      When Anna deals
      And Anna turns up 2♦
      And these tricks are played
        | led                    | followed               | drawn                  | drawn            | turned up              |
        | Ben A♠ K♠ Q♠ J♠ 10♠ 9♠ | Anna 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Ben 2♦ Q♦ J♦ 10♦ 9♦ 8♦ | Anna x x x x x x | Ben Q♦ J♦ 10♦ 9♦ 8♦ 8♣ |
        | Ben 7♥                 | Anna A♥                | Anna 8♣                | Ben x            | Anna 7♣                |
        | Anna K♥ Q♥ J♥ 10♥ 9♥   | Ben 6♥ 5♥ 4♥ 3♥ 2♥     | Anna 7♣ 6♣ 5♣ 4♣ 3♣    | Ben x x x x x    | Anna 6♣ 5♣ 4♣ 3♣ 2♣    |
      And these tricks are played
        | led     | followed | drawn   | drawn |
        | Anna 8♥ | Ben 8♠   | Anna 2♣ | Ben x |
      And these tricks are played
        | led                             | followed                         |
        | Anna A♦ K♦                      | Ben 2♦ 3♦                        |
        | Anna 2♣                         | Ben K♣                           |
        | Ben A♣                          | Anna 3♣                          |
        | Ben Q♦ J♦ 10♦ 9♦ 8♦ 7♦ 6♦ 5♦ 4♦ | Anna 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ |
      Then the score is Anna 50, Ben 28
      And Anna wins the game

    @GW.END.FIFTY
    Scenario: The non-dealer wins with fifty, just as the dealer does
      Given they play »To fifty« and »The second half counts double«
      When Ben deals
      And Ben turns up 2♦
      And these tricks are played
        | led                     | followed              | drawn                   | drawn           | turned up               |
        | Anna A♠ K♠ Q♠ J♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 2♦ A♣ K♣ Q♣ J♣ 10♣ | Ben x x x x x x | Anna A♣ K♣ Q♣ J♣ 10♣ 8♦ |
        | Anna 7♥                 | Ben A♥                | Ben 8♦                  | Anna x          | Ben 7♦                  |
        | Ben K♥ Q♥ J♥ 10♥ 9♥     | Anna 6♥ 5♥ 4♥ 3♥ 2♥   | Ben 7♦ 6♦ 5♦ 4♦ 3♦      | Anna x x x x x  | Ben 6♦ 5♦ 4♦ 3♦ 2♣      |
      And these tricks are played
        | led    | followed | drawn  | drawn  |
        | Ben 8♥ | Anna 8♠  | Ben 2♣ | Anna x |
      And these tricks are played
        | led                                      | followed                                  |
        | Ben A♦ K♦ Q♦ J♦ 10♦ 9♦ 8♦ 7♦ 6♦ 5♦ 4♦ 3♦ | Anna 2♦ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ |
        | Ben 2♣                                   | Anna A♣                                   |
      Then the score is Anna 8, Ben 31
      When Anna deals
      And Anna turns up 2♦
      And these tricks are played
        | led                    | followed               | drawn                  | drawn            | turned up              |
        | Ben A♠ K♠ Q♠ J♠ 10♠ 9♠ | Anna 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Ben 2♦ A♦ K♦ Q♦ J♦ 10♦ | Anna x x x x x x | Ben A♦ K♦ Q♦ J♦ 10♦ 9♦ |
        | Ben A♥ K♥ Q♥ J♥ 10♥ 9♥ | Anna 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Ben 9♦ 8♦ 7♦ 6♦ 5♦ 4♦  | Anna x x x x x x | Ben 8♦ 7♦ 6♦ 5♦ 4♦ 3♦  |
      And these tricks are played
        | led    | followed | drawn  | drawn  |
        | Ben 8♠ | Anna 8♥  | Ben 3♦ | Anna x |
      And these tricks are played
        | led                                         | followed                                     |
        | Ben A♦ K♦ Q♦ J♦ 10♦ 9♦ 8♦ 7♦ 6♦ 5♦ 4♦ 3♦ 2♦ | Anna 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ A♣ |
      Then the score is Anna 8, Ben 70
      And Ben wins the game

    @GW.END.FIFTY
    Scenario: Forty-nine do not
      Given they play »To fifty« and »The second half counts double«
      When Ben deals
      And Ben turns up 2♦
      And these tricks are played
        | led                     | followed              | drawn                   | drawn           | turned up               |
        | Anna A♠ K♠ Q♠ J♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 2♦ A♦ K♦ Q♦ J♦ 10♦ | Ben x x x x x x | Anna A♦ K♦ Q♦ J♦ 10♦ 9♦ |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Anna 9♦ 8♦ 7♦ 6♦ 5♦ 4♦  | Ben x x x x x x | Anna 8♦ 7♦ 6♦ 5♦ 4♦ 3♦  |
      And these tricks are played
        | led     | followed | drawn   | drawn |
        | Anna 8♠ | Ben 8♥   | Anna 3♦ | Ben x |
      And these tricks are played
        | led                                          | followed                                    |
        | Anna A♦ K♦ Q♦ J♦ 10♦ 9♦ 8♦ 7♦ 6♦ 5♦ 4♦ 3♦ 2♦ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ A♣ |
      And Anna deals
      And Anna turns up 7♦
      And these tricks are played
        | led                    | followed               | drawn                  | drawn            | turned up              |
        | Ben A♠ K♠ Q♠ J♠ 10♠ 9♠ | Anna 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Ben 7♦ A♦ K♦ Q♦ J♦ 10♦ | Anna x x x x x x | Ben A♦ K♦ Q♦ J♦ 10♦ 9♦ |
        | Ben A♥ K♥ Q♥ J♥ 10♥ 9♥ | Anna 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Ben 9♦ 8♦ 6♣ 5♣ 4♣ 3♣  | Anna x x x x x x | Ben 8♦ 6♣ 5♣ 4♣ 3♣ 2♣  |
      And these tricks are played
        | led    | followed | drawn  | drawn  |
        | Ben 8♠ | Anna 8♥  | Ben 2♣ | Anna x |
      And these tricks are played
        | led                          | followed                     |
        | Ben A♦ K♦ Q♦ J♦ 10♦ 9♦ 8♦ 7♦ | Anna 2♦ 3♦ 4♦ 5♦ 6♦ 7♣ 8♣ 9♣ |
        | Ben 2♣                       | Anna 10♣                     |
        | Anna A♣ K♣ Q♣ J♣             | Ben 3♣ 4♣ 5♣ 6♣              |
      Then the score is Anna 49, Ben 29
      And the game goes on
      And Ben is to deal

    @GW.END.FIFTY
    Scenario: Fifty within a deal do not end it
      Given they play »To fifty« and »The second half counts double«
      When Ben deals
      And Ben turns up 2♦
      And these tricks are played
        | led                     | followed              | drawn                   | drawn           | turned up               |
        | Anna A♠ K♠ Q♠ J♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 2♦ A♦ K♦ Q♦ J♦ 10♦ | Ben x x x x x x | Anna A♦ K♦ Q♦ J♦ 10♦ 9♦ |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Anna 9♦ 8♦ 7♦ 6♦ 5♦ 4♦  | Ben x x x x x x | Anna 8♦ 7♦ 6♦ 5♦ 4♦ 3♦  |
      And these tricks are played
        | led     | followed | drawn   | drawn |
        | Anna 8♠ | Ben 8♥   | Anna 3♦ | Ben x |
      And these tricks are played
        | led                                          | followed                                    |
        | Anna A♦ K♦ Q♦ J♦ 10♦ 9♦ 8♦ 7♦ 6♦ 5♦ 4♦ 3♦ 2♦ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ A♣ |
      And Anna deals
      And Anna turns up 2♦
      And these tricks are played
        | led                    | followed               | drawn                  | drawn            | turned up              |
        | Ben A♠ K♠ Q♠ J♠ 10♠ 9♠ | Anna 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Ben 2♦ A♣ K♣ Q♣ J♣ 10♣ | Anna x x x x x x | Ben A♣ K♣ Q♣ J♣ 10♣ 8♦ |
        | Ben 7♥                 | Anna A♥                | Anna 8♦                | Ben x            | Anna 7♦                |
        | Anna K♥ Q♥ J♥ 10♥ 9♥   | Ben 6♥ 5♥ 4♥ 3♥ 2♥     | Anna 7♦ 6♦ 5♦ 4♦ 3♦    | Ben x x x x x    | Anna 6♦ 5♦ 4♦ 3♦ 2♣    |
      And these tricks are played
        | led     | followed | drawn   | drawn |
        | Anna 8♥ | Ben 8♠   | Anna 2♣ | Ben x |
      And these tricks are played
        | led                                       | followed                                 |
        | Anna A♦ K♦ Q♦ J♦ 10♦ 9♦ 8♦ 7♦ 6♦ 5♦ 4♦ 3♦ | Ben 2♦ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ |
      Then the score is Anna 70, Ben 6
      And the game goes on

    @GW.END.FIFTY
    Scenario: When both have fifty, the goal is sixty
      Given they play »To fifty« and »All tricks count«
      When Ben deals
      And Ben turns up 2♦
      And these tricks are played
        | led                     | followed              | drawn                  | drawn           | turned up              |
        | Anna A♠ K♠ Q♠ J♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 2♦ 8♦ 7♦ 6♦ 5♦ 4♦ | Ben x x x x x x | Anna 8♦ 7♦ 6♦ 5♦ 4♦ 8♣ |
        | Anna 7♥                 | Ben A♥                | Ben 8♣                 | Anna x          | Ben 7♣                 |
        | Ben K♥ Q♥ J♥ 10♥ 9♥     | Anna 6♥ 5♥ 4♥ 3♥ 2♥   | Ben 7♣ 6♣ 5♣ 4♣ 3♣     | Anna x x x x x  | Ben 6♣ 5♣ 4♣ 3♣ 2♣     |
      And these tricks are played
        | led    | followed | drawn  | drawn  |
        | Ben 8♥ | Anna 8♠  | Ben 2♣ | Anna x |
      And these tricks are played
        | led                    | followed               |
        | Ben A♦ K♦ Q♦ J♦ 10♦ 9♦ | Anna 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ |
        | Ben 2♣                 | Anna 9♣                |
        | Anna A♣ K♣ Q♣ J♣ 10♣   | Ben 3♣ 4♣ 5♣ 6♣ 7♣     |
        | Anna 8♦                | Ben 8♣                 |
      And Anna deals
      And Anna turns up 2♦
      And these tricks are played
        | led                    | followed               | drawn                 | drawn            | turned up             |
        | Ben A♠ K♠ Q♠ J♠ 10♠ 9♠ | Anna 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Ben 2♦ 8♦ 7♦ 6♦ 5♦ 4♦ | Anna x x x x x x | Ben 8♦ 7♦ 6♦ 5♦ 4♦ 8♣ |
        | Ben 7♥                 | Anna A♥                | Anna 8♣               | Ben x            | Anna 7♣               |
        | Anna K♥ Q♥ J♥ 10♥ 9♥   | Ben 6♥ 5♥ 4♥ 3♥ 2♥     | Anna 7♣ 6♣ 5♣ 4♣ 3♣   | Ben x x x x x    | Anna 6♣ 5♣ 4♣ 3♣ 2♣   |
      And these tricks are played
        | led     | followed | drawn   | drawn |
        | Anna 8♥ | Ben 8♠   | Anna 2♣ | Ben x |
      And these tricks are played
        | led                     | followed              |
        | Anna A♦ K♦ Q♦ J♦ 10♦ 9♦ | Ben 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ |
        | Anna 2♣                 | Ben 9♣                |
        | Ben A♣ K♣ Q♣ J♣ 10♣     | Anna 3♣ 4♣ 5♣ 6♣ 7♣   |
        | Ben 8♦                  | Anna 8♣               |
      And Ben deals
      And Ben turns up 2♦
      And these tricks are played
        | led                     | followed              | drawn                  | drawn           | turned up              |
        | Anna A♠ K♠ Q♠ J♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 2♦ 8♦ 7♦ 6♦ 5♦ 4♦ | Ben x x x x x x | Anna 8♦ 7♦ 6♦ 5♦ 4♦ 8♣ |
        | Anna 7♥                 | Ben A♥                | Ben 8♣                 | Anna x          | Ben 7♣                 |
        | Ben K♥ Q♥ J♥ 10♥ 9♥     | Anna 6♥ 5♥ 4♥ 3♥ 2♥   | Ben 7♣ 6♣ 5♣ 4♣ 3♣     | Anna x x x x x  | Ben 6♣ 5♣ 4♣ 3♣ 2♣     |
      And these tricks are played
        | led    | followed | drawn  | drawn  |
        | Ben 8♥ | Anna 8♠  | Ben 2♣ | Anna x |
      And these tricks are played
        | led                    | followed               |
        | Ben A♦ K♦ Q♦ J♦ 10♦ 9♦ | Anna 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ |
        | Ben 2♣                 | Anna 9♣                |
        | Anna A♣ K♣ Q♣ J♣ 10♣   | Ben 3♣ 4♣ 5♣ 6♣ 7♣     |
        | Anna 8♦                | Ben 8♣                 |
      Then the score is Anna 39, Ben 39
      When Anna deals
      And Anna turns up 2♦
      And these tricks are played
        | led                    | followed               | drawn                 | drawn            | turned up             |
        | Ben A♠ K♠ Q♠ J♠ 10♠ 9♠ | Anna 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Ben 2♦ 7♦ 6♦ 5♦ 4♦ 3♦ | Anna x x x x x x | Ben 7♦ 6♦ 5♦ 4♦ 3♦ 8♦ |
        | Ben 7♥                 | Anna A♥                | Anna 8♦               | Ben x            | Anna 7♣               |
        | Anna K♥ Q♥ J♥ 10♥ 9♥   | Ben 6♥ 5♥ 4♥ 3♥ 2♥     | Anna 7♣ 6♣ 5♣ 4♣ 3♣   | Ben x x x x x    | Anna 6♣ 5♣ 4♣ 3♣ 2♣   |
      And these tricks are played
        | led     | followed | drawn   | drawn |
        | Anna 8♥ | Ben 8♠   | Anna 2♣ | Ben x |
      And these tricks are played
        | led                        | followed                 |
        | Anna A♦ K♦ Q♦ J♦ 10♦ 9♦ 8♦ | Ben 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♣ |
        | Anna 2♣                    | Ben 9♣                   |
        | Ben A♣ K♣ Q♣ J♣ 10♣        | Anna 3♣ 4♣ 5♣ 6♣ 7♣      |
      Then the score is Anna 53, Ben 51
      And the game goes on
      When Ben deals
      And Ben turns up 7♦
      And these tricks are played
        | led                     | followed              | drawn                   | drawn           | turned up               |
        | Anna A♠ K♠ Q♠ J♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 7♦ A♦ K♦ Q♦ J♦ 10♦ | Ben x x x x x x | Anna A♦ K♦ Q♦ J♦ 10♦ 9♦ |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Anna 9♦ 8♦ 6♣ 5♣ 4♣ 3♣  | Ben x x x x x x | Anna 8♦ 6♣ 5♣ 4♣ 3♣ 2♣  |
      And these tricks are played
        | led     | followed | drawn   | drawn |
        | Anna 8♠ | Ben 8♥   | Anna 2♣ | Ben x |
      And these tricks are played
        | led                           | followed                    |
        | Anna A♦ K♦ Q♦ J♦ 10♦ 9♦ 8♦ 7♦ | Ben 2♦ 3♦ 4♦ 5♦ 6♦ 7♣ 8♣ 9♣ |
        | Anna 2♣                       | Ben 10♣                     |
        | Ben A♣ K♣ Q♣ J♣               | Anna 3♣ 4♣ 5♣ 6♣            |
      Then the score is Anna 74, Ben 56
      And Anna wins the game

    @GW.END.FIFTY
    Scenario: When both have sixty, it is seventy
      Given they play »To fifty« and »All tricks count«
      When Ben deals
      And Ben turns up 2♦
      And these tricks are played
        | led                     | followed              | drawn                  | drawn           | turned up              |
        | Anna A♠ K♠ Q♠ J♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 2♦ 8♦ 7♦ 6♦ 5♦ 4♦ | Ben x x x x x x | Anna 8♦ 7♦ 6♦ 5♦ 4♦ 8♣ |
        | Anna 7♥                 | Ben A♥                | Ben 8♣                 | Anna x          | Ben 7♣                 |
        | Ben K♥ Q♥ J♥ 10♥ 9♥     | Anna 6♥ 5♥ 4♥ 3♥ 2♥   | Ben 7♣ 6♣ 5♣ 4♣ 3♣     | Anna x x x x x  | Ben 6♣ 5♣ 4♣ 3♣ 2♣     |
      And these tricks are played
        | led    | followed | drawn  | drawn  |
        | Ben 8♥ | Anna 8♠  | Ben 2♣ | Anna x |
      And these tricks are played
        | led                    | followed               |
        | Ben A♦ K♦ Q♦ J♦ 10♦ 9♦ | Anna 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ |
        | Ben 2♣                 | Anna 9♣                |
        | Anna A♣ K♣ Q♣ J♣ 10♣   | Ben 3♣ 4♣ 5♣ 6♣ 7♣     |
        | Anna 8♦                | Ben 8♣                 |
      And Anna deals
      And Anna turns up 2♦
      And these tricks are played
        | led                    | followed               | drawn                 | drawn            | turned up             |
        | Ben A♠ K♠ Q♠ J♠ 10♠ 9♠ | Anna 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Ben 2♦ 8♦ 7♦ 6♦ 5♦ 4♦ | Anna x x x x x x | Ben 8♦ 7♦ 6♦ 5♦ 4♦ 8♣ |
        | Ben 7♥                 | Anna A♥                | Anna 8♣               | Ben x            | Anna 7♣               |
        | Anna K♥ Q♥ J♥ 10♥ 9♥   | Ben 6♥ 5♥ 4♥ 3♥ 2♥     | Anna 7♣ 6♣ 5♣ 4♣ 3♣   | Ben x x x x x    | Anna 6♣ 5♣ 4♣ 3♣ 2♣   |
      And these tricks are played
        | led     | followed | drawn   | drawn |
        | Anna 8♥ | Ben 8♠   | Anna 2♣ | Ben x |
      And these tricks are played
        | led                     | followed              |
        | Anna A♦ K♦ Q♦ J♦ 10♦ 9♦ | Ben 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ |
        | Anna 2♣                 | Ben 9♣                |
        | Ben A♣ K♣ Q♣ J♣ 10♣     | Anna 3♣ 4♣ 5♣ 6♣ 7♣   |
        | Ben 8♦                  | Anna 8♣               |
      And Ben deals
      And Ben turns up 2♦
      And these tricks are played
        | led                     | followed              | drawn                  | drawn           | turned up              |
        | Anna A♠ K♠ Q♠ J♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 2♦ 8♦ 7♦ 6♦ 5♦ 4♦ | Ben x x x x x x | Anna 8♦ 7♦ 6♦ 5♦ 4♦ 8♣ |
        | Anna 7♥                 | Ben A♥                | Ben 8♣                 | Anna x          | Ben 7♣                 |
        | Ben K♥ Q♥ J♥ 10♥ 9♥     | Anna 6♥ 5♥ 4♥ 3♥ 2♥   | Ben 7♣ 6♣ 5♣ 4♣ 3♣     | Anna x x x x x  | Ben 6♣ 5♣ 4♣ 3♣ 2♣     |
      And these tricks are played
        | led    | followed | drawn  | drawn  |
        | Ben 8♥ | Anna 8♠  | Ben 2♣ | Anna x |
      And these tricks are played
        | led                    | followed               |
        | Ben A♦ K♦ Q♦ J♦ 10♦ 9♦ | Anna 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ |
        | Ben 2♣                 | Anna 9♣                |
        | Anna A♣ K♣ Q♣ J♣ 10♣   | Ben 3♣ 4♣ 5♣ 6♣ 7♣     |
        | Anna 8♦                | Ben 8♣                 |
      And Anna deals
      And Anna turns up 2♦
      And these tricks are played
        | led                    | followed               | drawn                 | drawn            | turned up             |
        | Ben A♠ K♠ Q♠ J♠ 10♠ 9♠ | Anna 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Ben 2♦ 7♦ 6♦ 5♦ 4♦ 3♦ | Anna x x x x x x | Ben 7♦ 6♦ 5♦ 4♦ 3♦ 8♦ |
        | Ben 7♥                 | Anna A♥                | Anna 8♦               | Ben x            | Anna 7♣               |
        | Anna K♥ Q♥ J♥ 10♥ 9♥   | Ben 6♥ 5♥ 4♥ 3♥ 2♥     | Anna 7♣ 6♣ 5♣ 4♣ 3♣   | Ben x x x x x    | Anna 6♣ 5♣ 4♣ 3♣ 2♣   |
      And these tricks are played
        | led     | followed | drawn   | drawn |
        | Anna 8♥ | Ben 8♠   | Anna 2♣ | Ben x |
      And these tricks are played
        | led                        | followed                 |
        | Anna A♦ K♦ Q♦ J♦ 10♦ 9♦ 8♦ | Ben 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♣ |
        | Anna 2♣                    | Ben 9♣                   |
        | Ben A♣ K♣ Q♣ J♣ 10♣        | Anna 3♣ 4♣ 5♣ 6♣ 7♣      |
      And Ben deals
      And Ben turns up 2♦
      And these tricks are played
        | led                     | followed              | drawn                  | drawn           | turned up              |
        | Anna A♠ K♠ Q♠ J♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 2♦ 8♦ 7♦ 6♦ 5♦ 4♦ | Ben x x x x x x | Anna 8♦ 7♦ 6♦ 5♦ 4♦ 8♣ |
        | Anna 7♥                 | Ben A♥                | Ben 8♣                 | Anna x          | Ben 7♣                 |
        | Ben K♥ Q♥ J♥ 10♥ 9♥     | Anna 6♥ 5♥ 4♥ 3♥ 2♥   | Ben 7♣ 6♣ 5♣ 4♣ 3♣     | Anna x x x x x  | Ben 6♣ 5♣ 4♣ 3♣ 2♣     |
      And these tricks are played
        | led    | followed | drawn  | drawn  |
        | Ben 8♥ | Anna 8♠  | Ben 2♣ | Anna x |
      And these tricks are played
        | led                    | followed               |
        | Ben A♦ K♦ Q♦ J♦ 10♦ 9♦ | Anna 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ |
        | Ben 2♣                 | Anna 9♣                |
        | Anna A♣ K♣ Q♣ J♣ 10♣   | Ben 3♣ 4♣ 5♣ 6♣ 7♣     |
        | Anna 8♦                | Ben 8♣                 |
      Then the score is Anna 66, Ben 64
      And the game goes on
      And Anna is to deal

    @GW.END.FIFTY
    Scenario: Both pass fifty in one deal, and one of them sixty: that is enough
      Given they play »To fifty« and »The second half counts double«
      When Ben deals
      And Ben turns up 2♦
      And these tricks are played
        | led                     | followed              | drawn                  | drawn           | turned up              |
        | Anna A♠ K♠ Q♠ J♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 2♦ 8♦ 7♦ 6♦ 5♦ 4♦ | Ben x x x x x x | Anna 8♦ 7♦ 6♦ 5♦ 4♦ 8♣ |
        | Anna 7♥                 | Ben A♥                | Ben 8♣                 | Anna x          | Ben 7♣                 |
        | Ben K♥ Q♥ J♥ 10♥ 9♥     | Anna 6♥ 5♥ 4♥ 3♥ 2♥   | Ben 7♣ 6♣ 5♣ 4♣ 3♣     | Anna x x x x x  | Ben 6♣ 5♣ 4♣ 3♣ 2♣     |
      And these tricks are played
        | led    | followed | drawn  | drawn  |
        | Ben 8♥ | Anna 8♠  | Ben 2♣ | Anna x |
      And these tricks are played
        | led                    | followed               |
        | Ben A♦ K♦ Q♦ J♦ 10♦ 9♦ | Anna 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ |
        | Ben 2♣                 | Anna 9♣                |
        | Anna A♣ K♣ Q♣ J♣ 10♣   | Ben 3♣ 4♣ 5♣ 6♣ 7♣     |
        | Anna 8♦                | Ben 8♣                 |
      And Anna deals
      And Anna turns up 2♦
      And these tricks are played
        | led                    | followed               | drawn                 | drawn            | turned up             |
        | Ben A♠ K♠ Q♠ J♠ 10♠ 9♠ | Anna 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Ben 2♦ 8♦ 7♦ 6♦ 5♦ 4♦ | Anna x x x x x x | Ben 8♦ 7♦ 6♦ 5♦ 4♦ 8♣ |
        | Ben 7♥                 | Anna A♥                | Anna 8♣               | Ben x            | Anna 7♣               |
        | Anna K♥ Q♥ J♥ 10♥ 9♥   | Ben 6♥ 5♥ 4♥ 3♥ 2♥     | Anna 7♣ 6♣ 5♣ 4♣ 3♣   | Ben x x x x x    | Anna 6♣ 5♣ 4♣ 3♣ 2♣   |
      And these tricks are played
        | led     | followed | drawn   | drawn |
        | Anna 8♥ | Ben 8♠   | Anna 2♣ | Ben x |
      And these tricks are played
        | led                     | followed              |
        | Anna A♦ K♦ Q♦ J♦ 10♦ 9♦ | Ben 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ |
        | Anna 2♣                 | Ben 9♣                |
        | Ben A♣ K♣ Q♣ J♣ 10♣     | Anna 3♣ 4♣ 5♣ 6♣ 7♣   |
        | Ben 8♦                  | Anna 8♣               |
      Then the score is Anna 39, Ben 39
      When Ben deals
      And Ben turns up 2♦
      And these tricks are played
        | led                     | followed              | drawn                  | drawn           | turned up              |
        | Anna A♠ K♠ Q♠ J♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 2♦ 7♦ 6♦ 5♦ 4♦ 3♦ | Ben x x x x x x | Anna 7♦ 6♦ 5♦ 4♦ 3♦ 8♦ |
        | Anna 7♥                 | Ben A♥                | Ben 8♦                 | Anna x          | Ben 7♣                 |
        | Ben K♥ Q♥ J♥ 10♥ 9♥     | Anna 6♥ 5♥ 4♥ 3♥ 2♥   | Ben 7♣ 6♣ 5♣ 4♣ 3♣     | Anna x x x x x  | Ben 6♣ 5♣ 4♣ 3♣ 2♣     |
      And these tricks are played
        | led    | followed | drawn  | drawn  |
        | Ben 8♥ | Anna 8♠  | Ben 2♣ | Anna x |
      And these tricks are played
        | led                       | followed                  |
        | Ben A♦ K♦ Q♦ J♦ 10♦ 9♦ 8♦ | Anna 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♣ |
        | Ben 2♣                    | Anna 9♣                   |
        | Anna A♣ K♣ Q♣ J♣ 10♣      | Ben 3♣ 4♣ 5♣ 6♣ 7♣        |
      Then the score is Anna 57, Ben 60
      And Ben wins the game

    @GW.END.FIFTY
    Scenario: Both have equally many, and it goes on
      Given they play »To fifty« and »All tricks count«
      When Ben deals
      And Ben turns up 2♦
      And these tricks are played
        | led                     | followed              | drawn                  | drawn           | turned up              |
        | Anna A♠ K♠ Q♠ J♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 2♦ 8♦ 7♦ 6♦ 5♦ 4♦ | Ben x x x x x x | Anna 8♦ 7♦ 6♦ 5♦ 4♦ 8♣ |
        | Anna 7♥                 | Ben A♥                | Ben 8♣                 | Anna x          | Ben 7♣                 |
        | Ben K♥ Q♥ J♥ 10♥ 9♥     | Anna 6♥ 5♥ 4♥ 3♥ 2♥   | Ben 7♣ 6♣ 5♣ 4♣ 3♣     | Anna x x x x x  | Ben 6♣ 5♣ 4♣ 3♣ 2♣     |
      And these tricks are played
        | led    | followed | drawn  | drawn  |
        | Ben 8♥ | Anna 8♠  | Ben 2♣ | Anna x |
      And these tricks are played
        | led                    | followed               |
        | Ben A♦ K♦ Q♦ J♦ 10♦ 9♦ | Anna 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ |
        | Ben 2♣                 | Anna 9♣                |
        | Anna A♣ K♣ Q♣ J♣ 10♣   | Ben 3♣ 4♣ 5♣ 6♣ 7♣     |
        | Anna 8♦                | Ben 8♣                 |
      And Anna deals
      And Anna turns up 2♦
      And these tricks are played
        | led                    | followed               | drawn                 | drawn            | turned up             |
        | Ben A♠ K♠ Q♠ J♠ 10♠ 9♠ | Anna 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Ben 2♦ 8♦ 7♦ 6♦ 5♦ 4♦ | Anna x x x x x x | Ben 8♦ 7♦ 6♦ 5♦ 4♦ 8♣ |
        | Ben 7♥                 | Anna A♥                | Anna 8♣               | Ben x            | Anna 7♣               |
        | Anna K♥ Q♥ J♥ 10♥ 9♥   | Ben 6♥ 5♥ 4♥ 3♥ 2♥     | Anna 7♣ 6♣ 5♣ 4♣ 3♣   | Ben x x x x x    | Anna 6♣ 5♣ 4♣ 3♣ 2♣   |
      And these tricks are played
        | led     | followed | drawn   | drawn |
        | Anna 8♥ | Ben 8♠   | Anna 2♣ | Ben x |
      And these tricks are played
        | led                     | followed              |
        | Anna A♦ K♦ Q♦ J♦ 10♦ 9♦ | Ben 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ |
        | Anna 2♣                 | Ben 9♣                |
        | Ben A♣ K♣ Q♣ J♣ 10♣     | Anna 3♣ 4♣ 5♣ 6♣ 7♣   |
        | Ben 8♦                  | Anna 8♣               |
      And Ben deals
      And Ben turns up 2♦
      And these tricks are played
        | led                     | followed              | drawn                  | drawn           | turned up              |
        | Anna A♠ K♠ Q♠ J♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 2♦ 8♦ 7♦ 6♦ 5♦ 4♦ | Ben x x x x x x | Anna 8♦ 7♦ 6♦ 5♦ 4♦ 8♣ |
        | Anna 7♥                 | Ben A♥                | Ben 8♣                 | Anna x          | Ben 7♣                 |
        | Ben K♥ Q♥ J♥ 10♥ 9♥     | Anna 6♥ 5♥ 4♥ 3♥ 2♥   | Ben 7♣ 6♣ 5♣ 4♣ 3♣     | Anna x x x x x  | Ben 6♣ 5♣ 4♣ 3♣ 2♣     |
      And these tricks are played
        | led    | followed | drawn  | drawn  |
        | Ben 8♥ | Anna 8♠  | Ben 2♣ | Anna x |
      And these tricks are played
        | led                    | followed               |
        | Ben A♦ K♦ Q♦ J♦ 10♦ 9♦ | Anna 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ |
        | Ben 2♣                 | Anna 9♣                |
        | Anna A♣ K♣ Q♣ J♣ 10♣   | Ben 3♣ 4♣ 5♣ 6♣ 7♣     |
        | Anna 8♦                | Ben 8♣                 |
      And Anna deals
      And Anna turns up 2♦
      And these tricks are played
        | led                    | followed               | drawn                 | drawn            | turned up             |
        | Ben A♠ K♠ Q♠ J♠ 10♠ 9♠ | Anna 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Ben 2♦ 8♦ 7♦ 6♦ 5♦ 4♦ | Anna x x x x x x | Ben 8♦ 7♦ 6♦ 5♦ 4♦ 8♣ |
        | Ben 7♥                 | Anna A♥                | Anna 8♣               | Ben x            | Anna 7♣               |
        | Anna K♥ Q♥ J♥ 10♥ 9♥   | Ben 6♥ 5♥ 4♥ 3♥ 2♥     | Anna 7♣ 6♣ 5♣ 4♣ 3♣   | Ben x x x x x    | Anna 6♣ 5♣ 4♣ 3♣ 2♣   |
      And these tricks are played
        | led     | followed | drawn   | drawn |
        | Anna 8♥ | Ben 8♠   | Anna 2♣ | Ben x |
      And these tricks are played
        | led                     | followed              |
        | Anna A♦ K♦ Q♦ J♦ 10♦ 9♦ | Ben 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ |
        | Anna 2♣                 | Ben 9♣                |
        | Ben A♣ K♣ Q♣ J♣ 10♣     | Anna 3♣ 4♣ 5♣ 6♣ 7♣   |
        | Ben 8♦                  | Anna 8♣               |
      Then the score is Anna 52, Ben 52
      And the game goes on
      And Ben is to deal

    @GW.END.FIFTY
    Scenario: However many deals were agreed
      Given they play »To fifty« and »All tricks count«
      And the game is over after 1 deal
      When Ben deals
      And Ben turns up 2♦
      And these tricks are played
        | led                     | followed              | drawn                  | drawn           | turned up              |
        | Anna A♠ K♠ Q♠ J♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 2♦ 8♦ 7♦ 6♦ 5♦ 4♦ | Ben x x x x x x | Anna 8♦ 7♦ 6♦ 5♦ 4♦ 8♣ |
        | Anna 7♥                 | Ben A♥                | Ben 8♣                 | Anna x          | Ben 7♣                 |
        | Ben K♥ Q♥ J♥ 10♥ 9♥     | Anna 6♥ 5♥ 4♥ 3♥ 2♥   | Ben 7♣ 6♣ 5♣ 4♣ 3♣     | Anna x x x x x  | Ben 6♣ 5♣ 4♣ 3♣ 2♣     |
      And these tricks are played
        | led    | followed | drawn  | drawn  |
        | Ben 8♥ | Anna 8♠  | Ben 2♣ | Anna x |
      And these tricks are played
        | led                    | followed               |
        | Ben A♦ K♦ Q♦ J♦ 10♦ 9♦ | Anna 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ |
        | Ben 2♣                 | Anna 9♣                |
        | Anna A♣ K♣ Q♣ J♣ 10♣   | Ben 3♣ 4♣ 5♣ 6♣ 7♣     |
        | Anna 8♦                | Ben 8♣                 |
      Then the score is Anna 13, Ben 13
      And the game goes on
      And Anna is to deal

    @GW.END.FIFTY
    Scenario: After that nobody deals
      Given they play »To fifty« and »The second half counts double«
      When Ben deals
      And Ben turns up 2♦
      And these tricks are played
        | led                     | followed              | drawn                   | drawn           | turned up               |
        | Anna A♠ K♠ Q♠ J♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 2♦ A♦ K♦ Q♦ J♦ 10♦ | Ben x x x x x x | Anna A♦ K♦ Q♦ J♦ 10♦ 9♦ |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Anna 9♦ 8♦ 7♦ 6♦ 5♦ 4♦  | Ben x x x x x x | Anna 8♦ 7♦ 6♦ 5♦ 4♦ 3♦  |
      And these tricks are played
        | led     | followed | drawn   | drawn |
        | Anna 8♠ | Ben 8♥   | Anna 3♦ | Ben x |
      And these tricks are played
        | led                                          | followed                                    |
        | Anna A♦ K♦ Q♦ J♦ 10♦ 9♦ 8♦ 7♦ 6♦ 5♦ 4♦ 3♦ 2♦ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ A♣ |
      And Anna deals
      And Anna turns up 2♦
      And these tricks are played
        | led                    | followed               | drawn                  | drawn            | turned up              |
        | Ben A♠ K♠ Q♠ J♠ 10♠ 9♠ | Anna 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Ben 2♦ Q♦ J♦ 10♦ 9♦ 8♦ | Anna x x x x x x | Ben Q♦ J♦ 10♦ 9♦ 8♦ 8♣ |
        | Ben 7♥                 | Anna A♥                | Anna 8♣                | Ben x            | Anna 7♣                |
        | Anna K♥ Q♥ J♥ 10♥ 9♥   | Ben 6♥ 5♥ 4♥ 3♥ 2♥     | Anna 7♣ 6♣ 5♣ 4♣ 3♣    | Ben x x x x x    | Anna 6♣ 5♣ 4♣ 3♣ 2♣    |
      And these tricks are played
        | led     | followed | drawn   | drawn |
        | Anna 8♥ | Ben 8♠   | Anna 2♣ | Ben x |
      And these tricks are played
        | led                             | followed                         |
        | Anna A♦ K♦                      | Ben 2♦ 3♦                        |
        | Anna 2♣                         | Ben K♣                           |
        | Ben A♣                          | Anna 3♣                          |
        | Ben Q♦ J♦ 10♦ 9♦ 8♦ 7♦ 6♦ 5♦ 4♦ | Anna 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ |
      And Ben deals
      Then that is impossible: after the end (GW.END.FIFTY)
