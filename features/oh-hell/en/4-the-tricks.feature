Feature: Oh Hell: the tricks
  Leading, following and winning a trick.

  Background:
    Given a game of Oh Hell between Anna, Ben and Cleo

  Rule: The player to the dealer's left leads first, then whoever won the trick

    @OH.LEAD
    Scenario: Left of the dealer
      Given nobody is dealt more than 3 cards
      And Cleo deals
        | Anna | K♥ 7♥ 3♦ |
        | Ben  | 9♥ 5♠ 2♠ |
        | Cleo | A♣ 8♣ 4♣ |
      When Cleo turns up 6♠
      And they bid Anna 1, Ben 1, Cleo 0
      Then Anna is to lead

    @OH.LEAD
    Scenario: The dealer does not lead
      Given nobody is dealt more than 3 cards
      And Cleo deals
        | Anna | K♥ 7♥ 3♦ |
        | Ben  | 9♥ 5♠ 2♠ |
        | Cleo | A♣ 8♣ 4♣ |
      When Cleo turns up 6♠
      And they bid Anna 1, Ben 1, Cleo 0
      And Cleo leads A♣
      Then that is impossible: out of turn (OH.LEAD)

    @OH.LEAD
    Scenario: The winner of the trick leads to the next
      Given nobody is dealt more than 3 cards
      And Cleo deals
        | Anna | K♥ 7♥ 3♦ |
        | Ben  | 9♥ 5♠ 2♠ |
        | Cleo | A♣ 8♣ 4♣ |
      When Cleo turns up 6♠
      And they bid Anna 1, Ben 1, Cleo 0
      And Anna leads 7♥
      And Ben plays 9♥
      And Cleo plays 4♣
      Then Ben wins the trick
      And Ben is to lead

    @OH.LEAD
    Scenario: Nobody else leads
      Given nobody is dealt more than 3 cards
      And Cleo deals
        | Anna | K♥ 7♥ 3♦ |
        | Ben  | 9♥ 5♠ 2♠ |
        | Cleo | A♣ 8♣ 4♣ |
      When Cleo turns up 6♠
      And they bid Anna 1, Ben 1, Cleo 0
      And Anna leads 7♥
      And Ben plays 9♥
      And Cleo plays 4♣
      And Anna leads K♥
      Then that is impossible: out of turn (OH.LEAD)

    @OH.LEAD
    Scenario: Any card may be led, trumps as well
      Given nobody is dealt more than 3 cards
      And Cleo deals
        | Anna | K♠ 7♥ 3♦ |
      When Cleo turns up 6♠
      And they bid Anna 1, Ben 1, Cleo 0
      Then Anna may play any card
      When Anna leads K♠
      Then everything is clean

  Rule: Each in turn plays a card from the hand

    @OH.PLAY
    Scenario: Three cards are a trick
      Given nobody is dealt more than 3 cards
      And Cleo deals
        | Anna | K♥ 7♥ 3♦ |
        | Ben  | 9♥ 5♠ 2♠ |
        | Cleo | A♣ 8♣ 4♣ |
      When Cleo turns up 6♠
      And they bid Anna 1, Ben 1, Cleo 0
      And Anna leads 7♥
      Then Ben is to follow
      When Ben plays 9♥
      Then Cleo is to follow
      When Cleo plays 4♣
      Then Ben is to lead

    @OH.PLAY
    Scenario: Cleo may not play before Ben
      Given nobody is dealt more than 3 cards
      And Cleo deals
        | Anna | K♥ 7♥ 3♦ |
        | Ben  | 9♥ 5♠ 2♠ |
        | Cleo | A♣ 8♣ 4♣ |
      When Cleo turns up 6♠
      And they bid Anna 1, Ben 1, Cleo 0
      And Anna leads 7♥
      And Cleo plays 4♣
      Then that is impossible: out of turn (OH.PLAY)

    @OH.PLAY
    Scenario: Nobody plays a card that another holds
      Given nobody is dealt more than 3 cards
      And Cleo deals
        | Anna | K♥ 7♥ 3♦ |
        | Ben  | 9♥ 5♠ 2♠ |
        | Cleo | A♣ 8♣ 4♣ |
      When Cleo turns up 6♠
      And they bid Anna 1, Ben 1, Cleo 0
      And Anna leads 7♥
      And Ben plays A♣
      Then that is impossible: card not held (OH.PLAY)

    @OH.PLAY
    Scenario: Nobody plays a card twice
      Given nobody is dealt more than 3 cards
      And Cleo deals
      When Cleo turns up 6♠
      And they bid Anna 1, Ben 1, Cleo 0
      And Anna leads 7♥
      And Ben plays 9♥
      And Cleo plays 4♣
      And Ben leads 9♥
      Then that is impossible: card not held (OH.PLAY)

    @OH.PLAY
    Scenario: After the last trick a new deal comes
      Given nobody is dealt more than 3 cards
      When Cleo deals
      And Cleo turns up 9♦
      And they bid Anna 1, Ben 1, Cleo 0
      And these tricks are played
        | led     | followed | followed |
        | Anna 8♥ | Ben 6♦   | Cleo 9♥  |
        | Ben 5♠  | Cleo 2♣  | Anna 7♠  |
        | Anna 5♥ | Ben 4♣   | Cleo 5♦  |
      And Anna leads 2♠
      Then that is impossible: not at this point (OH.DEAL)

  Rule: Follow suit if you can

    @OH.FOLLOW
    Scenario: Ben has a heart and must play it
      Given nobody is dealt more than 3 cards
      And Cleo deals
        | Anna | K♥ 7♥ 3♦ |
        | Ben  | 9♥ 5♠ 2♠ |
        | Cleo | A♣ 8♣ 4♣ |
      When Cleo turns up 6♠
      And they bid Anna 1, Ben 1, Cleo 0
      And Anna leads 7♥
      Then Ben may only play 9♥

    @OH.FOLLOW
    Scenario Outline: Ben has a heart and plays <card>
      Given nobody is dealt more than 3 cards
      And Cleo deals
        | Anna | K♥ 7♥ 3♦ |
        | Ben  | 9♥ 5♠ 2♦ |
        | Cleo | A♣ 8♣ 4♣ |
      When Cleo turns up 6♠
      And they bid Anna 1, Ben 1, Cleo 0
      And Anna leads 7♥
      And Ben plays <card>
      Then that is irregular: revoke (OH.FOLLOW)
      And Cleo is to follow

      Examples:
        | card |
        | 5♠   |
        | 2♦   |

    @OH.FOLLOW @OH.WIN
    Scenario: The trump of a revoke wins the trick all the same
      Given nobody is dealt more than 3 cards
      And Cleo deals
        | Anna | K♥ 7♥ 3♦ |
        | Ben  | 9♥ 5♠ 2♠ |
        | Cleo | A♣ 8♣ 4♣ |
      When Cleo turns up 6♠
      And they bid Anna 1, Ben 1, Cleo 0
      And Anna leads 7♥
      And Ben plays 5♠
      Then that is irregular: revoke (OH.FOLLOW)
      When Cleo plays 4♣
      Then Ben wins the trick

    @OH.FOLLOW
    Scenario Outline: Cleo has no heart and may play any card
      Given nobody is dealt more than 3 cards
      And Cleo deals
        | Anna | K♥ 7♥ 3♦ |
        | Ben  | 9♥ 5♠ 2♠ |
        | Cleo | A♣ 8♠ 4♦ |
      When Cleo turns up 6♠
      And they bid Anna 1, Ben 1, Cleo 0
      And Anna leads 7♥
      And Ben plays 9♥
      Then Cleo may play any card
      When Cleo plays <card>
      Then everything is clean

      Examples:
        | card |
        | A♣   |
        | 8♠   |
        | 4♦   |

    @OH.FOLLOW
    Scenario: Trumps led are followed with trumps
      Given nobody is dealt more than 3 cards
      And Cleo deals
        | Anna | K♥ 7♥ 3♦ |
        | Ben  | 9♥ 5♠ 2♠ |
        | Cleo | A♣ 8♣ 4♣ |
      When Cleo turns up 6♥
      And they bid Anna 1, Ben 1, Cleo 0
      And Anna leads 7♥
      Then Ben may only play 9♥
      When Ben plays 5♠
      Then that is irregular: revoke (OH.FOLLOW)

    @OH.FOLLOW
    Scenario: Nobody must win the trick
      Given nobody is dealt more than 3 cards
      And Cleo deals
        | Anna | K♥ 7♥ 3♦ |
        | Ben  | 9♥ 2♥ 2♠ |
        | Cleo | A♣ 8♣ 4♣ |
      When Cleo turns up 6♣
      And they bid Anna 1, Ben 1, Cleo 0
      And Anna leads 7♥
      Then Ben may only play 9♥ 2♥
      When Ben plays 2♥
      Then everything is clean

  Rule: What is not known of a hand

    @OH.FOLLOW
    Scenario: Nobody knows yet whether Ben has a heart
      Given nobody is dealt more than 3 cards
      And Cleo deals
      When Cleo turns up 6♠
      And they bid Anna 1, Ben 1, Cleo 0
      And Anna leads 7♥
      And Ben plays 5♠
      Then Ben's 5♠ cannot be judged yet

    @OH.FOLLOW
    Scenario: Ben plays a heart later: he had revoked
      Given nobody is dealt more than 3 cards
      And Cleo deals
      When Cleo turns up 6♠
      And they bid Anna 1, Ben 1, Cleo 0
      And Anna leads 7♥
      And Ben plays 5♠
      And Cleo plays 4♣
      And Ben leads 9♥
      Then Ben's 5♠ was irregular: revoke (OH.FOLLOW)

    @OH.FOLLOW
    Scenario: All his cards are seen, and none is a heart
      Given nobody is dealt more than 3 cards
      And Cleo deals
      When Cleo turns up 6♠
      And they bid Anna 1, Ben 1, Cleo 0
      And Anna leads 7♥
      And Ben plays 5♠
      And Cleo plays 8♥
      And Ben leads 2♠
      And Cleo plays 4♠
      And Anna plays 3♠
      Then Ben's 5♠ cannot be judged yet
      When Cleo leads A♦
      And Anna plays K♦
      And Ben plays J♦
      Then everything is clean

    @OH.FOLLOW
    Scenario: The log ends before that, and Ben stays unjudged
      Given nobody is dealt more than 3 cards
      And Cleo deals
      When Cleo turns up 6♠
      And they bid Anna 1, Ben 1, Cleo 0
      And Anna leads 7♥
      And Ben plays 5♠
      And Cleo plays 8♥
      And Ben leads 2♠
      And Cleo plays 4♠
      And Anna plays 3♠
      Then Ben's 5♠ cannot be judged yet
      And the game goes on

    @OH.FOLLOW
    Scenario: All hearts are in other hands: Ben has none
      Given nobody is dealt more than 17 cards
      And Cleo deals
        | Anna | A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ A♣ K♣ Q♣ J♣ 10♣ 9♣ 8♣ 7♣ 6♣ 5♣ |
        | Cleo | 7♥ 6♥ 5♥ 4♥ 3♥ 2♥ 4♣ 3♣ 2♣ A♦ K♦ Q♦ J♦ 10♦ 9♦ 8♦ 7♦  |
      When Cleo turns up 6♠
      And they bid Anna 5, Ben 5, Cleo 5
      And Anna leads A♥
      And Ben plays 5♠
      Then everything is clean

    @OH.FOLLOW
    Scenario: One heart is in no other hand: Ben has it
      Given nobody is dealt more than 17 cards
      And Cleo deals
        | Anna | A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ A♣ K♣ Q♣ J♣ 10♣ 9♣ 8♣ 7♣ 6♣ 5♣ |
        | Cleo | 7♥ 6♥ 5♥ 4♥ 3♥ 4♣ 3♣ 2♣ A♦ K♦ Q♦ J♦ 10♦ 9♦ 8♦ 7♦ 6♦  |
      When Cleo turns up 6♠
      And they bid Anna 5, Ben 5, Cleo 5
      And Anna leads A♥
      And Ben plays 5♠
      Then that is irregular: revoke (OH.FOLLOW)

    @OH.FOLLOW
    Scenario: The heart that is missing was turned up: Ben has none
      Given nobody is dealt more than 17 cards
      And Cleo deals
        | Anna | A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ A♣ K♣ Q♣ J♣ 10♣ 9♣ 8♣ 7♣ 6♣ 5♣ |
        | Cleo | 7♥ 6♥ 5♥ 4♥ 3♥ 4♣ 3♣ 2♣ A♦ K♦ Q♦ J♦ 10♦ 9♦ 8♦ 7♦ 6♦  |
      When Cleo turns up 2♥
      And they bid Anna 5, Ben 5, Cleo 5
      And Anna leads A♥
      And Ben plays 5♠
      Then everything is clean

  Rule: The highest trump wins, else the highest card of the suit led

    @OH.WIN
    Scenario Outline: <first>, <second>, <third> with spades as trumps: <winner> wins
      Given nobody is dealt more than 3 cards
      And Cleo deals
      When Cleo turns up 6♠
      And they bid Anna 1, Ben 1, Cleo 0
      And Anna leads <first>
      And Ben plays <second>
      And Cleo plays <third>
      Then <winner> wins the trick

      Examples:
        | first | second | third | winner |
        | 7♥    | 9♥     | 8♥    | Ben    |
        | J♥    | 9♥     | 8♥    | Anna   |
        | 7♥    | A♣     | 8♥    | Cleo   |
        | 7♥    | A♣     | K♦    | Anna   |
        | A♥    | 2♠     | K♥    | Ben    |
        | A♥    | 2♠     | 3♠    | Cleo   |
        | A♥    | J♠     | 3♠    | Ben    |
        | 4♠    | A♥     | 3♠    | Anna   |
