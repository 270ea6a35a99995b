Feature: Whist: variants
  Trumps by turns, longer games, and a fixed number of deals.

  Background:
    Given a game of Whist between Anna, Ben, Cleo and Di

  Rule: Trumps by turns: no card is turned up

    @WH.TRUMP.ROTATES
    Scenario: After the deal comes the first lead
      Given they play »Rotating trumps«
      And Di deals
      Then Anna is to lead

    @WH.TRUMP.ROTATES
    Scenario: A card is not turned up
      Given they play »Rotating trumps«
      And Di deals
      When Di turns up 9♥
      Then that is impossible: not at this point (WH.PLAY)

    @WH.TRUMP.ROTATES
    Scenario: In the first deal hearts are trumps
      Given they play »Rotating trumps«
      And Di deals
      When Anna leads A♠
      And Ben plays 2♥
      And Cleo plays A♣
      And Di plays A♦
      Then Ben wins the trick

    @WH.TRUMP.ROTATES
    Scenario: Hearts, clubs, diamonds, spades, and hearts again
      Given they play »Rotating trumps«
      And the game is to 50
      When Di deals
      And these tricks are played
        | led           | followed      | followed      | followed    |
        | Anna A♠ K♠ Q♠ | Ben J♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ Q♥ | Ben J♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ Q♦ | Ben J♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ Q♣ | Ben J♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      And Anna leads 2♠
      And Ben plays 2♥
      And Cleo plays 2♦
      And Di plays 2♣
      Then Ben wins the trick
      When Anna deals
      And these tricks are played
        | led          | followed       | followed    | followed      |
        | Ben A♠ K♠ Q♠ | Cleo J♠ 10♠ 9♠ | Di 8♠ 7♠ 6♠ | Anna 5♠ 4♠ 3♠ |
        | Ben A♥ K♥ Q♥ | Cleo J♥ 10♥ 9♥ | Di 8♥ 7♥ 6♥ | Anna 5♥ 4♥ 3♥ |
        | Ben A♦ K♦ Q♦ | Cleo J♦ 10♦ 9♦ | Di 8♦ 7♦ 6♦ | Anna 5♦ 4♦ 3♦ |
        | Ben A♣ K♣ Q♣ | Cleo J♣ 10♣ 9♣ | Di 8♣ 7♣ 6♣ | Anna 5♣ 4♣ 3♣ |
      And Ben leads 2♠
      And Cleo plays 2♥
      And Di plays 2♦
      And Anna plays 2♣
      Then Anna wins the trick
      When Ben deals
      And these tricks are played
        | led           | followed     | followed      | followed     |
        | Cleo A♠ K♠ Q♠ | Di J♠ 10♠ 9♠ | Anna 8♠ 7♠ 6♠ | Ben 5♠ 4♠ 3♠ |
        | Cleo A♥ K♥ Q♥ | Di J♥ 10♥ 9♥ | Anna 8♥ 7♥ 6♥ | Ben 5♥ 4♥ 3♥ |
        | Cleo A♦ K♦ Q♦ | Di J♦ 10♦ 9♦ | Anna 8♦ 7♦ 6♦ | Ben 5♦ 4♦ 3♦ |
        | Cleo A♣ K♣ Q♣ | Di J♣ 10♣ 9♣ | Anna 8♣ 7♣ 6♣ | Ben 5♣ 4♣ 3♣ |
      And Cleo leads 2♠
      And Di plays 2♥
      And Anna plays 2♦
      And Ben plays 2♣
      Then Anna wins the trick
      When Cleo deals
      And these tricks are played
        | led         | followed       | followed     | followed      |
        | Di A♠ K♠ Q♠ | Anna J♠ 10♠ 9♠ | Ben 8♠ 7♠ 6♠ | Cleo 5♠ 4♠ 3♠ |
        | Di A♥ K♥ Q♥ | Anna J♥ 10♥ 9♥ | Ben 8♥ 7♥ 6♥ | Cleo 5♥ 4♥ 3♥ |
        | Di A♦ K♦ Q♦ | Anna J♦ 10♦ 9♦ | Ben 8♦ 7♦ 6♦ | Cleo 5♦ 4♦ 3♦ |
        | Di A♣ K♣ Q♣ | Anna J♣ 10♣ 9♣ | Ben 8♣ 7♣ 6♣ | Cleo 5♣ 4♣ 3♣ |
      And Di leads 2♥
      And Anna plays 2♠
      And Ben plays 2♦
      And Cleo plays 2♣
      Then Anna wins the trick
      When Di deals
      And these tricks are played
        | led           | followed      | followed      | followed    |
        | Anna A♠ K♠ Q♠ | Ben J♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ Q♥ | Ben J♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ Q♦ | Ben J♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ Q♣ | Ben J♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      And Anna leads 2♠
      And Ben plays 2♥
      And Cleo plays 2♦
      And Di plays 2♣
      Then Ben wins the trick

    @WH.TRUMP.ROTATES
    Scenario: At a whist drive trumps go by turns
      Given they play a whist drive
      When Di deals
      And these tricks are played
        | led           | followed      | followed      | followed    |
        | Anna A♠ K♠ Q♠ | Ben J♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ Q♥ | Ben J♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ Q♦ | Ben J♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ Q♣ | Ben J♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      And Anna leads 2♠
      And Ben plays 2♥
      And Cleo plays 2♦
      And Di plays 2♣
      Then Ben wins the trick
      When Anna deals
      And these tricks are played
        | led          | followed       | followed    | followed      |
        | Ben A♠ K♠ Q♠ | Cleo J♠ 10♠ 9♠ | Di 8♠ 7♠ 6♠ | Anna 5♠ 4♠ 3♠ |
        | Ben A♥ K♥ Q♥ | Cleo J♥ 10♥ 9♥ | Di 8♥ 7♥ 6♥ | Anna 5♥ 4♥ 3♥ |
        | Ben A♦ K♦ Q♦ | Cleo J♦ 10♦ 9♦ | Di 8♦ 7♦ 6♦ | Anna 5♦ 4♦ 3♦ |
        | Ben A♣ K♣ Q♣ | Cleo J♣ 10♣ 9♣ | Di 8♣ 7♣ 6♣ | Anna 5♣ 4♣ 3♣ |
      And Ben leads 2♠
      And Cleo plays 2♥
      And Di plays 2♦
      And Anna plays 2♣
      Then Anna wins the trick

  Rule: The order hearts, diamonds, spades, clubs

    @WH.TRUMP.ROTATES
    Scenario: Hearts, diamonds, spades, clubs, and hearts again
      Given they play »Trumps in the order hearts, diamonds, spades, clubs«
      And the game is to 50
      When Di deals
      And these tricks are played
        | led           | followed      | followed      | followed    |
        | Anna A♠ K♠ Q♠ | Ben J♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ Q♥ | Ben J♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ Q♦ | Ben J♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ Q♣ | Ben J♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      And Anna leads 2♠
      And Ben plays 2♥
      And Cleo plays 2♦
      And Di plays 2♣
      Then Ben wins the trick
      When Anna deals
      And these tricks are played
        | led          | followed       | followed    | followed      |
        | Ben A♠ K♠ Q♠ | Cleo J♠ 10♠ 9♠ | Di 8♠ 7♠ 6♠ | Anna 5♠ 4♠ 3♠ |
        | Ben A♥ K♥ Q♥ | Cleo J♥ 10♥ 9♥ | Di 8♥ 7♥ 6♥ | Anna 5♥ 4♥ 3♥ |
        | Ben A♦ K♦ Q♦ | Cleo J♦ 10♦ 9♦ | Di 8♦ 7♦ 6♦ | Anna 5♦ 4♦ 3♦ |
        | Ben A♣ K♣ Q♣ | Cleo J♣ 10♣ 9♣ | Di 8♣ 7♣ 6♣ | Anna 5♣ 4♣ 3♣ |
      And Ben leads 2♠
      And Cleo plays 2♥
      And Di plays 2♦
      And Anna plays 2♣
      Then Di wins the trick
      When Ben deals
      And these tricks are played
        | led           | followed     | followed      | followed     |
        | Cleo A♠ K♠ Q♠ | Di J♠ 10♠ 9♠ | Anna 8♠ 7♠ 6♠ | Ben 5♠ 4♠ 3♠ |
        | Cleo A♥ K♥ Q♥ | Di J♥ 10♥ 9♥ | Anna 8♥ 7♥ 6♥ | Ben 5♥ 4♥ 3♥ |
        | Cleo A♦ K♦ Q♦ | Di J♦ 10♦ 9♦ | Anna 8♦ 7♦ 6♦ | Ben 5♦ 4♦ 3♦ |
        | Cleo A♣ K♣ Q♣ | Di J♣ 10♣ 9♣ | Anna 8♣ 7♣ 6♣ | Ben 5♣ 4♣ 3♣ |
      And Cleo leads 2♥
      And Di plays 2♠
      And Anna plays 2♦
      And Ben plays 2♣
      Then Di wins the trick
      When Cleo deals
      And these tricks are played
        | led         | followed       | followed     | followed      |
        | Di A♠ K♠ Q♠ | Anna J♠ 10♠ 9♠ | Ben 8♠ 7♠ 6♠ | Cleo 5♠ 4♠ 3♠ |
        | Di A♥ K♥ Q♥ | Anna J♥ 10♥ 9♥ | Ben 8♥ 7♥ 6♥ | Cleo 5♥ 4♥ 3♥ |
        | Di A♦ K♦ Q♦ | Anna J♦ 10♦ 9♦ | Ben 8♦ 7♦ 6♦ | Cleo 5♦ 4♦ 3♦ |
        | Di A♣ K♣ Q♣ | Anna J♣ 10♣ 9♣ | Ben 8♣ 7♣ 6♣ | Cleo 5♣ 4♣ 3♣ |
      And Di leads 2♠
      And Anna plays 2♥
      And Ben plays 2♦
      And Cleo plays 2♣
      Then Cleo wins the trick
      When Di deals
      And these tricks are played
        | led           | followed      | followed      | followed    |
        | Anna A♠ K♠ Q♠ | Ben J♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ Q♥ | Ben J♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ Q♦ | Ben J♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ Q♣ | Ben J♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      And Anna leads 2♠
      And Ben plays 2♥
      And Cleo plays 2♦
      And Di plays 2♣
      Then Ben wins the trick

    @WH.TRUMP.ROTATES
    Scenario: In this order, too, no card is turned up
      Given they play »Trumps in the order hearts, diamonds, spades, clubs«
      And Di deals
      Then Anna is to lead

    @WH.TRUMP.ROTATES
    Scenario: At a whist drive this order may be agreed as well
      Given they play a whist drive, with »Trumps in the order hearts, diamonds, spades, clubs«
      When Di deals
      And these tricks are played
        | led           | followed      | followed      | followed    |
        | Anna A♠ K♠ Q♠ | Ben J♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ Q♥ | Ben J♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ Q♦ | Ben J♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ Q♣ | Ben J♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      And Anna leads 2♠
      And Ben plays 2♥
      And Cleo plays 2♦
      And Di plays 2♣
      Then Ben wins the trick
      When Anna deals
      And these tricks are played
        | led          | followed       | followed    | followed      |
        | Ben A♠ K♠ Q♠ | Cleo J♠ 10♠ 9♠ | Di 8♠ 7♠ 6♠ | Anna 5♠ 4♠ 3♠ |
        | Ben A♥ K♥ Q♥ | Cleo J♥ 10♥ 9♥ | Di 8♥ 7♥ 6♥ | Anna 5♥ 4♥ 3♥ |
        | Ben A♦ K♦ Q♦ | Cleo J♦ 10♦ 9♦ | Di 8♦ 7♦ 6♦ | Anna 5♦ 4♦ 3♦ |
        | Ben A♣ K♣ Q♣ | Cleo J♣ 10♣ 9♣ | Di 8♣ 7♣ 6♣ | Anna 5♣ 4♣ 3♣ |
      And Ben leads 2♠
      And Cleo plays 2♥
      And Di plays 2♦
      And Anna plays 2♣
      Then Di wins the trick

    @WH.TRUMP.ROTATES
    Scenario: With every fifth deal without trumps the order is another
      Given they play »Trumps in the order hearts, diamonds, spades, clubs« and »Every fifth deal without trumps«
      Then that is unreadable: variants that exclude each other

  Rule: Every fifth deal without trumps

    @WH.TRUMP.ROTATES
    Scenario Outline: In the fifth deal <first> is beaten by no other suit
      Given they play »Every fifth deal without trumps«
      And the game is to 50
      When Di deals
      And these tricks are played
        | led           | followed      | followed      | followed    |
        | Anna A♠ K♠ Q♠ | Ben J♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ Q♥ | Ben J♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ Q♦ | Ben J♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ Q♣ | Ben J♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      And Anna leads 2♠
      And Ben plays 2♥
      And Cleo plays 2♦
      And Di plays 2♣
      Then Ben wins the trick
      When Anna deals
      And these tricks are played
        | led          | followed       | followed    | followed      |
        | Ben A♠ K♠ Q♠ | Cleo J♠ 10♠ 9♠ | Di 8♠ 7♠ 6♠ | Anna 5♠ 4♠ 3♠ |
        | Ben A♥ K♥ Q♥ | Cleo J♥ 10♥ 9♥ | Di 8♥ 7♥ 6♥ | Anna 5♥ 4♥ 3♥ |
        | Ben A♦ K♦ Q♦ | Cleo J♦ 10♦ 9♦ | Di 8♦ 7♦ 6♦ | Anna 5♦ 4♦ 3♦ |
        | Ben A♣ K♣ Q♣ | Cleo J♣ 10♣ 9♣ | Di 8♣ 7♣ 6♣ | Anna 5♣ 4♣ 3♣ |
      And Ben leads 2♠
      And Cleo plays 2♥
      And Di plays 2♦
      And Anna plays 2♣
      Then Anna wins the trick
      When Ben deals
      And these tricks are played
        | led           | followed     | followed      | followed     |
        | Cleo A♠ K♠ Q♠ | Di J♠ 10♠ 9♠ | Anna 8♠ 7♠ 6♠ | Ben 5♠ 4♠ 3♠ |
        | Cleo A♥ K♥ Q♥ | Di J♥ 10♥ 9♥ | Anna 8♥ 7♥ 6♥ | Ben 5♥ 4♥ 3♥ |
        | Cleo A♦ K♦ Q♦ | Di J♦ 10♦ 9♦ | Anna 8♦ 7♦ 6♦ | Ben 5♦ 4♦ 3♦ |
        | Cleo A♣ K♣ Q♣ | Di J♣ 10♣ 9♣ | Anna 8♣ 7♣ 6♣ | Ben 5♣ 4♣ 3♣ |
      And Cleo leads 2♠
      And Di plays 2♥
      And Anna plays 2♦
      And Ben plays 2♣
      Then Anna wins the trick
      When Cleo deals
      And these tricks are played
        | led         | followed       | followed     | followed      |
        | Di A♠ K♠ Q♠ | Anna J♠ 10♠ 9♠ | Ben 8♠ 7♠ 6♠ | Cleo 5♠ 4♠ 3♠ |
        | Di A♥ K♥ Q♥ | Anna J♥ 10♥ 9♥ | Ben 8♥ 7♥ 6♥ | Cleo 5♥ 4♥ 3♥ |
        | Di A♦ K♦ Q♦ | Anna J♦ 10♦ 9♦ | Ben 8♦ 7♦ 6♦ | Cleo 5♦ 4♦ 3♦ |
        | Di A♣ K♣ Q♣ | Anna J♣ 10♣ 9♣ | Ben 8♣ 7♣ 6♣ | Cleo 5♣ 4♣ 3♣ |
      And Di leads 2♥
      And Anna plays 2♠
      And Ben plays 2♦
      And Cleo plays 2♣
      Then Anna wins the trick
      When Di deals
      And these tricks are played
        | led           | followed      | followed      | followed    |
        | Anna A♠ K♠ Q♠ | Ben J♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ Q♥ | Ben J♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ Q♦ | Ben J♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ Q♣ | Ben J♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      And Anna leads <first>
      And Ben plays <second>
      And Cleo plays <third>
      And Di plays <fourth>
      Then Anna wins the trick

      Examples:
        | first | second | third | fourth |
        | 2♠    | 2♥     | 2♦    | 2♣     |
        | 2♥    | 2♦     | 2♣    | 2♠     |
        | 2♦    | 2♣     | 2♠    | 2♥     |
        | 2♣    | 2♠     | 2♥    | 2♦     |

    @WH.TRUMP.ROTATES
    Scenario: Named together with the rotation, it says the same
      Given they play »Rotating trumps« and »Every fifth deal without trumps«
      And the game is to 50
      When Di deals
      And these tricks are played
        | led           | followed      | followed      | followed    |
        | Anna A♠ K♠ Q♠ | Ben J♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ Q♥ | Ben J♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ Q♦ | Ben J♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ Q♣ | Ben J♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      And Anna leads 2♠
      And Ben plays 2♥
      And Cleo plays 2♦
      And Di plays 2♣
      Then Ben wins the trick
      When Anna deals
      And these tricks are played
        | led          | followed       | followed    | followed      |
        | Ben A♠ K♠ Q♠ | Cleo J♠ 10♠ 9♠ | Di 8♠ 7♠ 6♠ | Anna 5♠ 4♠ 3♠ |
        | Ben A♥ K♥ Q♥ | Cleo J♥ 10♥ 9♥ | Di 8♥ 7♥ 6♥ | Anna 5♥ 4♥ 3♥ |
        | Ben A♦ K♦ Q♦ | Cleo J♦ 10♦ 9♦ | Di 8♦ 7♦ 6♦ | Anna 5♦ 4♦ 3♦ |
        | Ben A♣ K♣ Q♣ | Cleo J♣ 10♣ 9♣ | Di 8♣ 7♣ 6♣ | Anna 5♣ 4♣ 3♣ |
      And Ben leads 2♠
      And Cleo plays 2♥
      And Di plays 2♦
      And Anna plays 2♣
      Then Anna wins the trick
      When Ben deals
      And these tricks are played
        | led           | followed     | followed      | followed     |
        | Cleo A♠ K♠ Q♠ | Di J♠ 10♠ 9♠ | Anna 8♠ 7♠ 6♠ | Ben 5♠ 4♠ 3♠ |
        | Cleo A♥ K♥ Q♥ | Di J♥ 10♥ 9♥ | Anna 8♥ 7♥ 6♥ | Ben 5♥ 4♥ 3♥ |
        | Cleo A♦ K♦ Q♦ | Di J♦ 10♦ 9♦ | Anna 8♦ 7♦ 6♦ | Ben 5♦ 4♦ 3♦ |
        | Cleo A♣ K♣ Q♣ | Di J♣ 10♣ 9♣ | Anna 8♣ 7♣ 6♣ | Ben 5♣ 4♣ 3♣ |
      And Cleo leads 2♠
      And Di plays 2♥
      And Anna plays 2♦
      And Ben plays 2♣
      Then Anna wins the trick
      When Cleo deals
      And these tricks are played
        | led         | followed       | followed     | followed      |
        | Di A♠ K♠ Q♠ | Anna J♠ 10♠ 9♠ | Ben 8♠ 7♠ 6♠ | Cleo 5♠ 4♠ 3♠ |
        | Di A♥ K♥ Q♥ | Anna J♥ 10♥ 9♥ | Ben 8♥ 7♥ 6♥ | Cleo 5♥ 4♥ 3♥ |
        | Di A♦ K♦ Q♦ | Anna J♦ 10♦ 9♦ | Ben 8♦ 7♦ 6♦ | Cleo 5♦ 4♦ 3♦ |
        | Di A♣ K♣ Q♣ | Anna J♣ 10♣ 9♣ | Ben 8♣ 7♣ 6♣ | Cleo 5♣ 4♣ 3♣ |
      And Di leads 2♥
      And Anna plays 2♠
      And Ben plays 2♦
      And Cleo plays 2♣
      Then Anna wins the trick
      When Di deals
      And these tricks are played
        | led           | followed      | followed      | followed    |
        | Anna A♠ K♠ Q♠ | Ben J♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ Q♥ | Ben J♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ Q♦ | Ben J♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ Q♣ | Ben J♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      And Anna leads 2♠
      And Ben plays 2♥
      And Cleo plays 2♦
      And Di plays 2♣
      Then Anna wins the trick

  Rule: The American game is to seven points

    @WH.END.SEVEN
    Scenario: To seven points: seven win
      Given they play »To seven points«
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                                       | followed                                 | followed                                  | followed                                |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ | Di 2♥ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ |
        | Anna A♠                                   | Ben A♣                                   | Cleo A♦                                   | Di K♠                                   |
      Then the score is Anna 7, Ben 0, Cleo 7, Di 0
      And Anna and Cleo win the game

    @WH.END.SEVEN
    Scenario: To seven points: six do not
      Given they play »To seven points«
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                                       | followed                                 | followed                                  | followed                                |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ | Di 2♥ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ |
        | Anna 2♠                                   | Ben A♣                                   | Cleo A♦                                   | Di A♠                                   |
      Then the score is Anna 6, Ben 0, Cleo 6, Di 0
      And the game goes on

    @WH.END.SEVEN
    Scenario: American whist: seven win
      Given they play American whist
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                                       | followed                                 | followed                                  | followed                                |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ | Di 2♥ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ |
        | Anna A♠                                   | Ben A♣                                   | Cleo A♦                                   | Di K♠                                   |
      Then the score is Anna 7, Ben 0, Cleo 7, Di 0
      And Anna and Cleo win the game

    @WH.END.SEVEN
    Scenario: American whist: six do not
      Given they play American whist
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                                       | followed                                 | followed                                  | followed                                |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ | Di 2♥ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ |
        | Anna 2♠                                   | Ben A♣                                   | Cleo A♦                                   | Di A♠                                   |
      Then the score is Anna 6, Ben 0, Cleo 6, Di 0
      And the game goes on

    @WH.END.SEVEN
    Scenario: After seven points nobody deals
      Given they play »To seven points«
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                                       | followed                                 | followed                                  | followed                                |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ | Di 2♥ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ |
        | Anna A♠                                   | Ben A♣                                   | Cleo A♦                                   | Di K♠                                   |
      And Anna deals
      Then that is impossible: after the end (WH.END.SEVEN)

    @WH.END.SEVEN @WH.END.TEN
    Scenario: A game is to seven or to ten, not both
      Given they play »To seven points« and »To ten points«
      Then that is unreadable: variants that exclude each other

    @WH.END.SEVEN @WH.HONOURS
    Scenario: No honours are counted in it
      Given they play American whist, with »Honours«
      Then that is unreadable: variants that exclude each other

  Rule: Long whist is to ten points

    @WH.END.TEN
    Scenario: Ten win
      Given they play »To ten points«
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                                       | followed                                 | followed                                  | followed                                |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ | Di 2♥ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ |
        | Anna A♠                                   | Ben A♣                                   | Cleo A♦                                   | Di K♠                                   |
      Then the game goes on
      When Anna deals
      And Anna turns up 2♥
      And these tricks are played
        | led                  | followed            | followed             | followed           |
        | Ben A♥ K♥ Q♥ J♥      | Cleo 2♣ 3♣ 4♣ 5♣    | Di 2♦ 3♦ 4♦ 5♦       | Anna 2♥ 3♥ 4♥ 5♥   |
        | Ben 2♠               | Cleo 6♣             | Di 6♦                | Anna J♠            |
        | Anna A♠ K♠ Q♠        | Ben 3♠ 4♠ 5♠        | Cleo 7♣ 8♣ 9♣        | Di 7♦ 8♦ 9♦        |
        | Anna 10♥ 9♥ 8♥ 7♥ 6♥ | Ben 6♠ 7♠ 8♠ 9♠ 10♠ | Cleo 10♣ J♣ Q♣ K♣ A♣ | Di 10♦ J♦ Q♦ K♦ A♦ |
      Then the score is Anna 10, Ben 0, Cleo 10, Di 0
      And Anna and Cleo win the game

    @WH.END.TEN
    Scenario: Nine do not
      Given they play »To ten points«
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                                       | followed                                 | followed                                  | followed                                |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ | Di 2♥ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ |
        | Anna A♠                                   | Ben A♣                                   | Cleo A♦                                   | Di K♠                                   |
      And Anna deals
      And Anna turns up 2♥
      And these tricks are played
        | led                 | followed            | followed          | followed            |
        | Ben A♥ K♥ Q♥ J♥ 10♥ | Cleo 2♣ 3♣ 4♣ 5♣ 6♣ | Di 2♦ 3♦ 4♦ 5♦ 6♦ | Anna 2♥ 3♥ 4♥ 5♥ 6♥ |
        | Ben 2♠              | Cleo 7♣             | Di 7♦             | Anna 10♠            |
        | Anna A♠ K♠ Q♠ J♠    | Ben 3♠ 4♠ 5♠ 6♠     | Cleo 8♣ 9♣ 10♣ J♣ | Di 8♦ 9♦ 10♦ J♦     |
        | Anna 9♥ 8♥ 7♥       | Ben 7♠ 8♠ 9♠        | Cleo Q♣ K♣ A♣     | Di Q♦ K♦ A♦         |
      Then the score is Anna 9, Ben 0, Cleo 9, Di 0
      And the game goes on

    @WH.END.TEN
    Scenario: After ten points nobody deals
      Given they play »To ten points«
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                                       | followed                                 | followed                                  | followed                                |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ | Di 2♥ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ |
        | Anna A♠                                   | Ben A♣                                   | Cleo A♦                                   | Di K♠                                   |
      And Anna deals
      And Anna turns up 2♥
      And these tricks are played
        | led                  | followed            | followed             | followed           |
        | Ben A♥ K♥ Q♥ J♥      | Cleo 2♣ 3♣ 4♣ 5♣    | Di 2♦ 3♦ 4♦ 5♦       | Anna 2♥ 3♥ 4♥ 5♥   |
        | Ben 2♠               | Cleo 6♣             | Di 6♦                | Anna J♠            |
        | Anna A♠ K♠ Q♠        | Ben 3♠ 4♠ 5♠        | Cleo 7♣ 8♣ 9♣        | Di 7♦ 8♦ 9♦        |
        | Anna 10♥ 9♥ 8♥ 7♥ 6♥ | Ben 6♠ 7♠ 8♠ 9♠ 10♠ | Cleo 10♣ J♣ Q♣ K♣ A♣ | Di 10♦ J♦ Q♦ K♦ A♦ |
      And Ben deals
      Then that is impossible: after the end (WH.END.TEN)

  Rule: A whist drive is so many deals, and every trick is a point

    @WH.TRICKS.DRIVE
    Scenario: Not only the tricks above six count, and both sides score
      Given they play a whist drive
      When Di deals
      And these tricks are played
        | led           | followed      | followed      | followed    |
        | Anna A♠ K♠ Q♠ | Ben J♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ Q♥ | Ben J♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ Q♦ | Ben J♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ Q♣ | Ben J♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      And Anna leads 2♠
      And Ben plays 2♥
      And Cleo plays 2♦
      And Di plays 2♣
      Then Anna scores 12 (WH.TRICKS.DRIVE)
      And Cleo scores 12 (WH.TRICKS.DRIVE)
      And Ben scores 1 (WH.TRICKS.DRIVE)
      And Di scores 1 (WH.TRICKS.DRIVE)
      And the score is Anna 12, Ben 1, Cleo 12, Di 1

    @WH.END.DRIVE
    Scenario: After the fourth deal the most points win
      Given they play a whist drive
      When Di deals
      And these tricks are played
        | led           | followed      | followed      | followed    |
        | Anna A♠ K♠ Q♠ | Ben J♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ Q♥ | Ben J♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ Q♦ | Ben J♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ Q♣ | Ben J♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      And Anna leads 2♠
      And Ben plays 2♥
      And Cleo plays 2♦
      And Di plays 2♣
      And Anna deals
      And these tricks are played
        | led          | followed       | followed    | followed      |
        | Ben A♠ K♠ Q♠ | Cleo J♠ 10♠ 9♠ | Di 8♠ 7♠ 6♠ | Anna 5♠ 4♠ 3♠ |
        | Ben A♥ K♥ Q♥ | Cleo J♥ 10♥ 9♥ | Di 8♥ 7♥ 6♥ | Anna 5♥ 4♥ 3♥ |
        | Ben A♦ K♦ Q♦ | Cleo J♦ 10♦ 9♦ | Di 8♦ 7♦ 6♦ | Anna 5♦ 4♦ 3♦ |
        | Ben A♣ K♣ Q♣ | Cleo J♣ 10♣ 9♣ | Di 8♣ 7♣ 6♣ | Anna 5♣ 4♣ 3♣ |
      And Ben leads 2♠
      And Cleo plays 2♥
      And Di plays 2♦
      And Anna plays 2♣
      And Ben deals
      And these tricks are played
        | led           | followed     | followed      | followed     |
        | Cleo A♠ K♠ Q♠ | Di J♠ 10♠ 9♠ | Anna 8♠ 7♠ 6♠ | Ben 5♠ 4♠ 3♠ |
        | Cleo A♥ K♥ Q♥ | Di J♥ 10♥ 9♥ | Anna 8♥ 7♥ 6♥ | Ben 5♥ 4♥ 3♥ |
        | Cleo A♦ K♦ Q♦ | Di J♦ 10♦ 9♦ | Anna 8♦ 7♦ 6♦ | Ben 5♦ 4♦ 3♦ |
        | Cleo A♣ K♣ Q♣ | Di J♣ 10♣ 9♣ | Anna 8♣ 7♣ 6♣ | Ben 5♣ 4♣ 3♣ |
      And Cleo leads 2♠
      And Di plays 2♥
      And Anna plays 2♦
      And Ben plays 2♣
      Then the score is Anna 26, Ben 13, Cleo 26, Di 13
      And the game goes on
      When Cleo deals
      And these tricks are played
        | led         | followed       | followed     | followed      |
        | Di A♠ K♠ Q♠ | Anna J♠ 10♠ 9♠ | Ben 8♠ 7♠ 6♠ | Cleo 5♠ 4♠ 3♠ |
        | Di A♥ K♥ Q♥ | Anna J♥ 10♥ 9♥ | Ben 8♥ 7♥ 6♥ | Cleo 5♥ 4♥ 3♥ |
        | Di A♦ K♦ Q♦ | Anna J♦ 10♦ 9♦ | Ben 8♦ 7♦ 6♦ | Cleo 5♦ 4♦ 3♦ |
        | Di A♣ K♣ Q♣ | Anna J♣ 10♣ 9♣ | Ben 8♣ 7♣ 6♣ | Cleo 5♣ 4♣ 3♣ |
      And Di leads 2♥
      And Anna plays 2♠
      And Ben plays 2♦
      And Cleo plays 2♣
      Then the score is Anna 27, Ben 25, Cleo 27, Di 25
      And Anna and Cleo win the game

    @WH.END.DRIVE
    Scenario: Another number of deals may be agreed
      Given they play a whist drive
      And the game is over after 1 deal
      When Di deals
      And these tricks are played
        | led           | followed      | followed      | followed    |
        | Anna A♠ K♠ Q♠ | Ben J♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ Q♥ | Ben J♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ Q♦ | Ben J♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ Q♣ | Ben J♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      And Anna leads 2♠
      And Ben plays 2♥
      And Cleo plays 2♦
      And Di plays 2♣
      Then Anna and Cleo win the game

    @WH.END.DRIVE
    Scenario: Equal points are shared
      Given they play a whist drive
      And the game is over after 2 deals
      When Di deals
      And these tricks are played
        | led           | followed      | followed      | followed    |
        | Anna A♠ K♠ Q♠ | Ben J♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ Q♥ | Ben J♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ Q♦ | Ben J♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ Q♣ | Ben J♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      And Anna leads 2♠
      And Ben plays 2♥
      And Cleo plays 2♦
      And Di plays 2♣
      Then the game goes on
      When Anna deals
      And these tricks are played
        | led          | followed       | followed    | followed      |
        | Ben A♠ K♠ Q♠ | Cleo J♠ 10♠ 9♠ | Di 8♠ 7♠ 6♠ | Anna 5♠ 4♠ 3♠ |
        | Ben A♥ K♥ Q♥ | Cleo J♥ 10♥ 9♥ | Di 8♥ 7♥ 6♥ | Anna 5♥ 4♥ 3♥ |
        | Ben A♦ K♦ Q♦ | Cleo J♦ 10♦ 9♦ | Di 8♦ 7♦ 6♦ | Anna 5♦ 4♦ 3♦ |
        | Ben A♣ K♣ Q♣ | Cleo J♣ 10♣ 9♣ | Di 8♣ 7♣ 6♣ | Anna 5♣ 4♣ 3♣ |
      And Ben leads 2♠
      And Cleo plays 2♥
      And Di plays 2♦
      And Anna plays 2♣
      Then the score is Anna 13, Ben 13, Cleo 13, Di 13
      And Anna, Ben, Cleo and Di win the game

    @WH.END.DRIVE
    Scenario: No number of points ends it
      Given they play a whist drive
      And the game is to 5
      When Di deals
      And these tricks are played
        | led           | followed      | followed      | followed    |
        | Anna A♠ K♠ Q♠ | Ben J♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ Q♥ | Ben J♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ Q♦ | Ben J♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ Q♣ | Ben J♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      And Anna leads 2♠
      And Ben plays 2♥
      And Cleo plays 2♦
      And Di plays 2♣
      Then the score is Anna 12, Ben 1, Cleo 12, Di 1
      And the game goes on
      And Anna is to deal

    @WH.END.DRIVE
    Scenario: After the last one nobody deals
      Given they play a whist drive
      And the game is over after 1 deal
      When Di deals
      And these tricks are played
        | led           | followed      | followed      | followed    |
        | Anna A♠ K♠ Q♠ | Ben J♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ Q♥ | Ben J♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ Q♦ | Ben J♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ Q♣ | Ben J♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      And Anna leads 2♠
      And Ben plays 2♥
      And Cleo plays 2♦
      And Di plays 2♣
      And Anna deals
      Then that is impossible: after the end (WH.END.DRIVE)

    @WH.END.DRIVE
    Scenario: Nobody plays no deal at all
      Given they play a whist drive
      And the game is over after 0 deals
      Then that is unreadable: no such value

    @WH.END.DRIVE @WH.TRUMP
    Scenario: It may be agreed without the trumps by turns
      Given they play »A fixed number of deals«
      When Di deals
      Then Di is to turn up

    @WH.END.DRIVE @WH.TRUMP.ROTATES
    Scenario: At a whist drive every fifth deal may be without trumps
      Given they play a whist drive, with »Every fifth deal without trumps«
      And the game is over after 5 deals
      When Di deals
      And these tricks are played
        | led           | followed      | followed      | followed    |
        | Anna A♠ K♠ Q♠ | Ben J♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ Q♥ | Ben J♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ Q♦ | Ben J♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ Q♣ | Ben J♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      And Anna leads 2♠
      And Ben plays 2♥
      And Cleo plays 2♦
      And Di plays 2♣
      And Anna deals
      And these tricks are played
        | led          | followed       | followed    | followed      |
        | Ben A♠ K♠ Q♠ | Cleo J♠ 10♠ 9♠ | Di 8♠ 7♠ 6♠ | Anna 5♠ 4♠ 3♠ |
        | Ben A♥ K♥ Q♥ | Cleo J♥ 10♥ 9♥ | Di 8♥ 7♥ 6♥ | Anna 5♥ 4♥ 3♥ |
        | Ben A♦ K♦ Q♦ | Cleo J♦ 10♦ 9♦ | Di 8♦ 7♦ 6♦ | Anna 5♦ 4♦ 3♦ |
        | Ben A♣ K♣ Q♣ | Cleo J♣ 10♣ 9♣ | Di 8♣ 7♣ 6♣ | Anna 5♣ 4♣ 3♣ |
      And Ben leads 2♠
      And Cleo plays 2♥
      And Di plays 2♦
      And Anna plays 2♣
      And Ben deals
      And these tricks are played
        | led           | followed     | followed      | followed     |
        | Cleo A♠ K♠ Q♠ | Di J♠ 10♠ 9♠ | Anna 8♠ 7♠ 6♠ | Ben 5♠ 4♠ 3♠ |
        | Cleo A♥ K♥ Q♥ | Di J♥ 10♥ 9♥ | Anna 8♥ 7♥ 6♥ | Ben 5♥ 4♥ 3♥ |
        | Cleo A♦ K♦ Q♦ | Di J♦ 10♦ 9♦ | Anna 8♦ 7♦ 6♦ | Ben 5♦ 4♦ 3♦ |
        | Cleo A♣ K♣ Q♣ | Di J♣ 10♣ 9♣ | Anna 8♣ 7♣ 6♣ | Ben 5♣ 4♣ 3♣ |
      And Cleo leads 2♠
      And Di plays 2♥
      And Anna plays 2♦
      And Ben plays 2♣
      And Cleo deals
      And these tricks are played
        | led         | followed       | followed     | followed      |
        | Di A♠ K♠ Q♠ | Anna J♠ 10♠ 9♠ | Ben 8♠ 7♠ 6♠ | Cleo 5♠ 4♠ 3♠ |
        | Di A♥ K♥ Q♥ | Anna J♥ 10♥ 9♥ | Ben 8♥ 7♥ 6♥ | Cleo 5♥ 4♥ 3♥ |
        | Di A♦ K♦ Q♦ | Anna J♦ 10♦ 9♦ | Ben 8♦ 7♦ 6♦ | Cleo 5♦ 4♦ 3♦ |
        | Di A♣ K♣ Q♣ | Anna J♣ 10♣ 9♣ | Ben 8♣ 7♣ 6♣ | Cleo 5♣ 4♣ 3♣ |
      And Di leads 2♥
      And Anna plays 2♠
      And Ben plays 2♦
      And Cleo plays 2♣
      And Di deals
      And these tricks are played
        | led           | followed      | followed      | followed    |
        | Anna A♠ K♠ Q♠ | Ben J♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ Q♥ | Ben J♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ Q♦ | Ben J♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ Q♣ | Ben J♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      And Anna leads 2♠
      And Ben plays 2♥
      And Cleo plays 2♦
      And Di plays 2♣
      Then Anna wins the trick
      And the score is Anna 40, Ben 25, Cleo 40, Di 25
      And Anna and Cleo win the game

    @WH.TRICKS.DRIVE @WH.END.DRIVE
    Scenario Outline: »<form>« belongs to another game
      Given they play a whist drive, with »<form>«
      Then that is unreadable: variants that exclude each other

      Examples:
        | form            |
        | Honours         |
        | To seven points |
        | To ten points   |
