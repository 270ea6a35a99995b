Feature: Whist: hands that nobody has written down
  Who could have followed is decided when the cards show it, and not before.

  Background:
    Given a game of Whist between Anna, Ben, Cleo and Di

  Rule: As long as the cards do not show it, nothing is decided

    @WH.FOLLOW
    Scenario: As long as Ben may hold a spade, nothing is decided
      Given Di deals
      When Di turns up 9♥
      And Anna leads A♠
      And Ben plays 7♣
      Then Ben's 7♣ cannot be judged yet

    @WH.FOLLOW
    Scenario: An innocent player stays open when the log stops
      Given Di deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Di   | 6♠ 5♠ J♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ Q♣ 8♣ 5♣ |
      When Di turns up 9♥
      And Anna leads A♣
      And Ben plays A♦
      And Cleo plays 3♣
      And Di plays 5♣
      And Anna leads Q♦
      And Ben plays 5♦
      Then Ben's A♦ cannot be judged yet

  Rule: A revoke comes to light when the suit is played

    @WH.FOLLOW
    Scenario: Ben shows a spade in the next trick
      Given Di deals
      When Di turns up 9♥
      And Anna leads A♠
      And Ben plays 7♣
      And Cleo plays 2♠
      And Di plays 3♠
      And Anna leads K♠
      And Ben plays 4♠
      Then Ben's 7♣ was irregular: revoke (WH.FOLLOW)

    @WH.FOLLOW
    Scenario: Ben shows a spade several tricks later
      Given Di deals
      When Di turns up 9♥
      And Anna leads A♠
      And Ben plays 7♣
      And Cleo plays 2♠
      And Di plays 3♠
      And Anna leads 5♦
      And Ben plays A♦
      And Cleo plays 2♦
      And Di plays 3♦
      And Ben leads 4♠
      Then Ben's 7♣ was irregular: revoke (WH.FOLLOW)

    @WH.FOLLOW
    Scenario: A hand of which a spade is known
      Given Di deals
        | Ben | 4♠ x x x x x x x x x x x x |
      When Di turns up 9♥
      And Anna leads A♠
      And Ben plays 7♣
      Then that is irregular: revoke (WH.FOLLOW)

  Rule: Where all the other cards are known, so is the hand

    @WH.FOLLOW @WH.TRUMP
    Scenario: Thirteen spades are accounted for, so Ben has none
      Given Di deals
        | Anna | A♠ K♠ Q♠ J♠ 10♠ 9♠ 8♠ A♥ K♥ A♦ K♦ A♣ K♣ |
        | Cleo | 7♠ 6♠ 5♠ 4♠ 3♠ x x x x x x x x          |
      When Di turns up 2♠
      And Anna leads A♠
      And Ben plays 7♣
      Then everything is clean

    @WH.FOLLOW
    Scenario: Twelve are accounted for, and the thirteenth may be Ben's
      Given Di deals
        | Anna | A♠ K♠ Q♠ J♠ 10♠ 9♠ 8♠ A♥ K♥ A♦ K♦ A♣ K♣ |
        | Cleo | 7♠ 6♠ 5♠ 4♠ 3♠ x x x x x x x x          |
      When Di turns up 2♥
      And Anna leads A♠
      And Ben plays 7♣
      Then Ben's 7♣ cannot be judged yet

    @WH.FOLLOW
    Scenario: When Di plays it, Ben is cleared
      Given Di deals
        | Anna | A♠ K♠ Q♠ J♠ 10♠ 9♠ 8♠ A♥ K♥ A♦ K♦ A♣ K♣ |
        | Cleo | 7♠ 6♠ 5♠ 4♠ 3♠ x x x x x x x x          |
      When Di turns up 2♥
      And Anna leads A♠
      And Ben plays 7♣
      And Cleo plays 3♠
      And Di plays 2♠
      Then everything is clean

    @WH.FOLLOW
    Scenario: Three hands are known, so the fourth is known too
      Given Di deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Cleo | Q♠ J♠ 10♠ 7♠ 2♠ A♥ 5♥ K♦ 8♦ 2♦ K♣ 9♣ 4♣ |
        | Di   | 6♠ 5♠ J♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ Q♣ 8♣ 5♣ |
      When Di turns up 9♥
      And Anna leads 4♠
      Then Ben may only play K♠ 8♠ 3♠
      When Ben plays A♦
      Then that is irregular: revoke (WH.FOLLOW)

    @WH.FOLLOW
    Scenario: When the deal is over all hands are known
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                        | followed                 | followed                  | followed                |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ | Di 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♠ |
        | Anna 2♠                    | Ben 9♣                   | Cleo 9♦                   | Di 9♠                   |
        | Di A♠ K♠ Q♠ J♠ 10♠         | Anna 3♠ 4♠ 5♠ 6♠ 7♠      | Ben 10♣ J♣ Q♣ K♣ A♣       | Cleo 10♦ J♦ Q♦ K♦ A♦    |
      Then everything is clean
