Feature: German Whist: hands that nobody has written down
  Who could have followed is decided when the cards show it; a card may have been drawn only later.

  Background:
    Given a game of German Whist between Anna and Ben

  Rule: As long as the cards do not show it, nothing is decided

    @GW.FOLLOW
    Scenario: As long as Ben may hold a spade, nothing is decided
      Given Ben deals
      When Ben turns up 9♦
      And Anna leads 5♠
      And Ben plays 2♥
      Then Ben's 2♥ cannot be judged yet

    @GW.FOLLOW @GW.DRAW
    Scenario: A spade that Ben plays later may have been drawn
      Given Ben deals
      When Ben turns up 9♦
      And Anna leads 5♠
      And Ben plays 2♥
      And Anna draws 9♦
      And Ben draws unseen
      And Anna turns up 8♦
      And Anna leads 6♠
      And Ben plays 3♠
      Then Ben's 2♥ cannot be judged yet

    @GW.FOLLOW @GW.DRAW
    Scenario: A spade that Ben took up proves nothing
      Given Ben deals
      When Ben turns up 9♦
      And Anna leads 5♠
      And Ben plays 2♥
      And Anna draws 9♦
      And Ben draws unseen
      And Anna turns up K♠
      And Anna leads 3♣
      And Ben plays A♣
      And Ben draws K♠
      And Anna draws unseen
      And Ben turns up 7♦
      And Ben leads K♠
      Then Ben's 2♥ cannot be judged yet

    @GW.FOLLOW @GW.DRAW
    Scenario: An innocent player stays open when the log stops
      Given Ben deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ 4♦ 3♦ 2♠ |
      When Ben turns up 10♦
      And Anna leads A♣
      And Ben plays 2♠
      And Anna draws 10♦
      And Ben draws unseen
      And Anna turns up J♠
      And Anna leads 10♣
      And Ben plays 3♠
      Then Ben's 3♠ cannot be judged yet

  Rule: A revoke comes to light when more cards of the suit are played than can have been drawn

    @GW.FOLLOW @GW.DRAW
    Scenario: Two spades, and only one card drawn unseen
      Given Ben deals
      When Ben turns up 9♦
      And Anna leads 5♠
      And Ben plays 2♥
      And Anna draws 9♦
      And Ben draws unseen
      And Anna turns up 8♦
      And Anna leads 6♠
      And Ben plays K♠
      Then Ben's 2♥ cannot be judged yet
      When Ben draws 8♦
      And Anna draws unseen
      And Ben turns up 7♦
      And Ben leads Q♠
      Then Ben's 2♥ was irregular: revoke (GW.FOLLOW)

    @GW.FOLLOW @GW.DRAW
    Scenario: One spade, and the card drawn is known
      Given Ben deals
      When Ben turns up 9♦
      And Anna leads 5♠
      And Ben plays 2♥
      And Anna draws 9♦
      And Ben draws 4♣
      And Anna turns up 8♦
      And Anna leads 6♠
      And Ben plays 3♠
      Then Ben's 2♥ was irregular: revoke (GW.FOLLOW)

    @GW.FOLLOW @GW.DRAW
    Scenario: The stock is written down, so it is known what Ben has drawn
      Given Ben deals
        | stock | 10♦ A♥ 5♠ 8♣ K♦ Q♠ 4♥ 7♦ 9♣ 2♠ J♥ 3♦ K♣ 6♠ 5♥ 2♦ Q♣ J♠ 9♥ 4♦ 5♣ 10♠ 6♥ 8♦ 4♣ 7♠ |
      When Ben turns up 10♦
      And Anna leads A♠
      And Ben plays 2♥
      Then Ben's 2♥ cannot be judged yet
      When Anna draws 10♦
      And Ben draws unseen
      And Anna turns up 5♠
      And Anna leads 9♠
      And Ben plays 3♠
      Then Ben's 2♥ was irregular: revoke (GW.FOLLOW)

  Rule: Where the other cards of the suit are known, so is the void

    @GW.FOLLOW @GW.TURN
    Scenario: Anna has twelve spades, and the thirteenth is turned up
      Given Ben deals
        | Anna | A♠ K♠ Q♠ J♠ 10♠ 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ A♥ |
      When Ben turns up 2♠
      And Anna leads A♠
      And Ben plays 2♥
      Then everything is clean

    @GW.FOLLOW @GW.TURN
    Scenario: Anna has twelve spades, and the thirteenth may be Ben's
      Given Ben deals
        | Anna | A♠ K♠ Q♠ J♠ 10♠ 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ A♥ |
      When Ben turns up 2♦
      And Anna leads A♠
      And Ben plays 2♥
      Then Ben's 2♥ cannot be judged yet

    @GW.FOLLOW @GW.NEXT
    Scenario: When the thirteenth is turned up, Ben is cleared
      Given Ben deals
        | Anna | A♠ K♠ Q♠ J♠ 10♠ 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ A♥ |
      When Ben turns up 2♦
      And Anna leads A♠
      And Ben plays 2♥
      And Anna draws 2♦
      And Ben draws unseen
      And Anna turns up 2♠
      Then everything is clean

    @GW.FOLLOW
    Scenario: When the deal is over all cards are known
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
