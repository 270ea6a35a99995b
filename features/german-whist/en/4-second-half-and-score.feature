Feature: German Whist: the second half, and scoring
  Thirteen tricks with the cards won, and each of them counts.

  Background:
    Given a game of German Whist between Anna and Ben

  Rule: 26 tricks are played, each card from the hand

    @GW.PLAY
    Scenario: After 26 tricks the deal is over
      Given the game is over after 2 deals
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
      Then everything is clean
      And Anna is to deal

    @GW.PLAY
    Scenario: After 25 it is not
      Given the game is over after 2 deals
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
        | Ben A♣ K♣ Q♣                  | Anna 3♣ 4♣ 5♣               |
      Then the game goes on
      And Ben is to lead

    @GW.PLAY
    Scenario: Nobody plays a card twice
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
        | led     | followed |
        | Anna A♦ | Ben 2♦   |
      And Anna leads A♦
      Then that is impossible: card not held (GW.PLAY)

    @GW.PLAY
    Scenario: Nobody plays a card that the other holds
      Given Ben deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ |
      When Ben turns up 10♦
      And Anna leads K♠
      Then that is impossible: card not held (GW.PLAY)

  Rule: Each of the last thirteen tricks is a point

    @GW.SCORE
    Scenario: The first trick scores nothing
      Given Ben deals
      When Ben turns up 10♦
      And Anna leads 9♠
      And Ben plays 8♠
      Then nobody scores
      And the score is Anna 0, Ben 0

    @GW.SCORE
    Scenario: Nor does the thirteenth
      When Ben deals
      And Ben turns up 7♦
      And these tricks are played
        | led                     | followed              | drawn                   | drawn           | turned up               |
        | Anna A♠ K♠ Q♠ J♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 7♦ A♦ K♦ Q♦ J♦ 10♦ | Ben x x x x x x | Anna A♦ K♦ Q♦ J♦ 10♦ 9♦ |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Anna 9♦ 8♦ 6♣ 5♣ 4♣ 3♣  | Ben x x x x x x | Anna 8♦ 6♣ 5♣ 4♣ 3♣ 2♣  |
      And Anna leads 8♠
      And Ben plays 8♥
      Then Anna wins the trick
      And nobody scores
      And the score is Anna 0, Ben 0

    @GW.SCORE
    Scenario Outline: The fourteenth is a point for <winner>
      When Ben deals
      And Ben turns up 7♦
      And these tricks are played
        | led                     | followed              | drawn                   | drawn           | turned up               |
        | Anna A♠ K♠ Q♠ J♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 7♦ A♦ K♦ Q♦ J♦ 10♦ | Ben x x x x x x | Anna A♦ K♦ Q♦ J♦ 10♦ 9♦ |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Anna 9♦ 8♦ 6♣ 5♣ 4♣ 3♣  | Ben x x x x x x | Anna 8♦ 6♣ 5♣ 4♣ 3♣ 2♣  |
      And these tricks are played
        | led     | followed | drawn   | drawn |
        | Anna 8♠ | Ben 8♥   | Anna 2♣ | Ben x |
      And Anna leads <first>
      And Ben plays <second>
      Then <winner> scores 1 (GW.SCORE)
      And <other> scores 0

      Examples:
        | first | second | winner | other |
        | A♦    | 2♦     | Anna   | Ben   |
        | 6♣    | 7♣     | Ben    | Anna  |

    @GW.SCORE
    Scenario: Eight of the last thirteen for Anna, five for Ben
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
      Then everything is clean
      And Ben scores 1 (GW.SCORE)
      And the score is Anna 8, Ben 5

    @GW.SCORE
    Scenario: What was won in the first half does not matter
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
      Then the score is Anna 7, Ben 6

  Rule: After one deal, or as many as agreed, more points win

    @GW.END
    Scenario: More points win: Anna
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
      Then the score is Anna 8, Ben 5
      And Anna wins the game

    @GW.END
    Scenario: More points win: Ben
      When Ben deals
      And Ben turns up Q♦
      And these tricks are played
        | led                     | followed              | drawn                   | drawn           | turned up               |
        | Anna A♠ K♠ Q♠ J♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna Q♦ A♦ K♦ J♣ 10♣ 9♣ | Ben x x x x x x | Anna A♦ K♦ J♣ 10♣ 9♣ 8♣ |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Anna 8♣ 7♣ 6♣ 5♣ 4♣ 3♣  | Ben x x x x x x | Anna 7♣ 6♣ 5♣ 4♣ 3♣ 2♣  |
      And these tricks are played
        | led     | followed | drawn   | drawn |
        | Anna 8♠ | Ben 8♥   | Anna 2♣ | Ben x |
      And these tricks are played
        | led                       | followed                   |
        | Anna A♦ K♦ Q♦             | Ben 2♦ 3♦ 4♦               |
        | Anna 2♣                   | Ben Q♣                     |
        | Ben A♣ K♣                 | Anna 3♣ 4♣                 |
        | Ben J♦ 10♦ 9♦ 8♦ 7♦ 6♦ 5♦ | Anna 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ |
      Then the score is Anna 3, Ben 10
      And Ben wins the game

    @GW.END
    Scenario: After that nobody deals
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
      And Anna deals
      Then that is impossible: after the end (GW.END)

    @GW.END
    Scenario: Before the last trick nobody has won
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
        | Ben A♣ K♣ Q♣                  | Anna 3♣ 4♣ 5♣               |
      Then the game goes on

    @GW.END
    Scenario: Two deals are agreed, and the points are added
      Given the game is over after 2 deals
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
      Then the game goes on
      When Anna deals
      And Anna turns up 6♦
      And these tricks are played
        | led                    | followed               | drawn                  | drawn            | turned up              |
        | Ben A♠ K♠ Q♠ J♠ 10♠ 9♠ | Anna 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Ben 6♦ A♦ K♦ Q♦ J♦ 10♦ | Anna x x x x x x | Ben A♦ K♦ Q♦ J♦ 10♦ 9♦ |
        | Ben A♥ K♥ Q♥ J♥ 10♥ 9♥ | Anna 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Ben 9♦ 8♦ 7♦ 5♣ 4♣ 3♣  | Anna x x x x x x | Ben 8♦ 7♦ 5♣ 4♣ 3♣ 2♣  |
      And these tricks are played
        | led    | followed | drawn  | drawn  |
        | Ben 8♠ | Anna 8♥  | Ben 2♣ | Anna x |
      And these tricks are played
        | led                             | followed                         |
        | Ben A♦ K♦ Q♦ J♦ 10♦ 9♦ 8♦ 7♦ 6♦ | Anna 2♦ 3♦ 4♦ 5♦ 6♣ 7♣ 8♣ 9♣ 10♣ |
        | Ben 2♣                          | Anna J♣                          |
        | Anna A♣ K♣ Q♣                   | Ben 3♣ 4♣ 5♣                     |
      Then the score is Anna 12, Ben 14
      And Ben wins the game

    @GW.END
    Scenario: Nobody plays no deal
      Given the game is over after 0 deals
      Then that is unreadable: no such value

    @GW.END
    Scenario: Equal points are shared
      Given the game is over after 2 deals
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
      Then the score is Anna 13, Ben 13
      And Anna and Ben win the game
