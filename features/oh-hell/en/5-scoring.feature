Feature: Oh Hell: scoring
  What a bid is worth, and who wins the game.

  Background:
    Given a game of Oh Hell between Anna, Ben and Cleo

  Rule: Exactly as many tricks as bid: ten and the bid; else nothing

    @OH.SCORE
    Scenario Outline: Anna takes two tricks and has bid <bid>: <points>
      Given nobody is dealt more than 3 cards
      And Cleo deals
      When Cleo turns up 9♦
      And they bid Anna <bid>, Ben 3, Cleo 3
      And these tricks are played
        | led     | followed | followed |
        | Anna 4♦ | Ben J♦   | Cleo J♣  |
        | Ben 9♠  | Cleo 6♠  | Anna 6♦  |
        | Anna Q♣ | Ben A♥   | Cleo 4♥  |
      Then Anna scores <points>
      And the score is Anna <points>, Ben 0, Cleo 0

      Examples:
        | bid | points |
        | 0   | 0      |
        | 1   | 0      |
        | 2   | 12     |
        | 3   | 0      |

    @OH.SCORE
    Scenario Outline: Ben takes one trick and has bid <bid>: <points>
      Given nobody is dealt more than 3 cards
      And Cleo deals
      When Cleo turns up 9♦
      And they bid Anna 3, Ben <bid>, Cleo 3
      And these tricks are played
        | led     | followed | followed |
        | Anna 4♦ | Ben J♦   | Cleo J♣  |
        | Ben 9♠  | Cleo 6♠  | Anna 6♦  |
        | Anna Q♣ | Ben A♥   | Cleo 4♥  |
      Then Ben scores <points>
      And the score is Anna 0, Ben <points>, Cleo 0

      Examples:
        | bid | points |
        | 0   | 0      |
        | 1   | 11     |
        | 2   | 0      |

    @OH.SCORE
    Scenario Outline: Cleo takes no trick and has bid <bid>: <points>
      Given nobody is dealt more than 3 cards
      And Cleo deals
      When Cleo turns up 9♦
      And they bid Anna 3, Ben 3, Cleo <bid>
      And these tricks are played
        | led     | followed | followed |
        | Anna 4♦ | Ben J♦   | Cleo J♣  |
        | Ben 9♠  | Cleo 6♠  | Anna 6♦  |
        | Anna Q♣ | Ben A♥   | Cleo 4♥  |
      Then Cleo scores <points>
      And the score is Anna 0, Ben 0, Cleo <points>

      Examples:
        | bid | points |
        | 0   | 10     |
        | 1   | 0      |
        | 3   | 0      |

    @OH.SCORE
    Scenario: All three tricks bid and made: 13
      Given nobody is dealt more than 3 cards
      And Cleo deals
      When Cleo turns up 9♦
      And they bid Anna 3, Ben 0, Cleo 1
      And these tricks are played
        | led      | followed | followed |
        | Anna A♦  | Ben J♠   | Cleo A♣  |
        | Anna 10♦ | Ben 10♠  | Cleo 7♣  |
        | Anna 6♣  | Ben 8♠   | Cleo 2♣  |
      Then Anna scores 13 (OH.SCORE)
      And Ben scores 10 (OH.SCORE)
      And the score is Anna 13, Ben 10, Cleo 0

    @OH.SCORE
    Scenario: The points of all deals are added up
      Given nobody is dealt more than 2 cards
      When Cleo deals
      And Cleo turns up 9♦
      And they bid Anna 1, Ben 0, Cleo 0
      And these tricks are played
        | led      | followed | followed |
        | Anna 10♦ | Ben 7♠   | Cleo 7♦  |
        | Anna 2♣  | Ben 5♣   | Cleo A♣  |
      Then the score is Anna 11, Ben 10, Cleo 0
      When Anna deals
      And Anna turns up 4♠
      And they bid Ben 1, Cleo 1, Anna 0
      And these tricks are played
        | led    | followed | followed |
        | Ben 3♠ | Cleo A♣  | Anna Q♦  |
      Then the score is Anna 21, Ben 21, Cleo 0

  Rule: The game is over when the hands are as large again as at first

    @OH.END
    Scenario: Two cards, one, two: then it is over, and the most points win
      Given nobody is dealt more than 2 cards
      When Cleo deals
      And Cleo turns up 9♦
      And they bid Anna 1, Ben 0, Cleo 0
      And these tricks are played
        | led      | followed | followed |
        | Anna 10♦ | Ben 7♠   | Cleo 7♦  |
        | Anna 2♣  | Ben 5♣   | Cleo A♣  |
      And Anna deals
      And Anna turns up 4♠
      And they bid Ben 1, Cleo 1, Anna 0
      And these tricks are played
        | led    | followed | followed |
        | Ben 3♠ | Cleo A♣  | Anna Q♦  |
      Then the game goes on
      When Ben deals
      And Ben turns up J♥
      And they bid Cleo 1, Anna 1, Ben 1
      And these tricks are played
        | led      | followed | followed |
        | Cleo 7♥  | Anna 2♥  | Ben K♦   |
        | Cleo 10♦ | Anna A♦  | Ben 3♠   |
      Then the score is Anna 32, Ben 21, Cleo 11
      And Anna wins the game

    @OH.END
    Scenario: Not after the deal of one card
      Given nobody is dealt more than 2 cards
      When Cleo deals
      And Cleo turns up 9♦
      And they bid Anna 1, Ben 0, Cleo 0
      And these tricks are played
        | led      | followed | followed |
        | Anna 10♦ | Ben 7♠   | Cleo 7♦  |
        | Anna 2♣  | Ben 5♣   | Cleo A♣  |
      And Anna deals
      And Anna turns up 4♠
      And they bid Ben 1, Cleo 1, Anna 0
      And these tricks are played
        | led    | followed | followed |
        | Ben 3♠ | Cleo A♣  | Anna Q♦  |
      Then the game goes on
      And Ben is to deal

    @OH.END
    Scenario: Equal players win together
      Given nobody is dealt more than 2 cards
      When Cleo deals
      And Cleo turns up 9♦
      And they bid Anna 1, Ben 0, Cleo 0
      And these tricks are played
        | led      | followed | followed |
        | Anna 10♦ | Ben 7♠   | Cleo 7♦  |
        | Anna 2♣  | Ben 5♣   | Cleo A♣  |
      And Anna deals
      And Anna turns up 4♠
      And they bid Ben 1, Cleo 1, Anna 0
      And these tricks are played
        | led    | followed | followed |
        | Ben 3♠ | Cleo A♣  | Anna Q♦  |
      And Ben deals
      And Ben turns up J♥
      And they bid Cleo 2, Anna 0, Ben 1
      And these tricks are played
        | led      | followed | followed |
        | Cleo 7♥  | Anna 2♥  | Ben K♦   |
        | Cleo 10♦ | Anna A♦  | Ben 3♠   |
      Then the score is Anna 21, Ben 21, Cleo 0
      And Anna and Ben win the game

    @OH.END
    Scenario: Three, two, one, two, three
      Given nobody is dealt more than 3 cards
      When Cleo deals
      And Cleo turns up 9♦
      And they bid Anna 1, Ben 1, Cleo 0
      And these tricks are played
        | led     | followed | followed |
        | Anna 8♥ | Ben 6♦   | Cleo 9♥  |
        | Ben 5♠  | Cleo 2♣  | Anna 7♠  |
        | Anna 5♥ | Ben 4♣   | Cleo 5♦  |
      And Anna deals
      And Anna turns up 4♠
      And they bid Ben 1, Cleo 0, Anna 0
      And these tricks are played
        | led    | followed | followed |
        | Ben K♦ | Cleo 8♦  | Anna 2♦  |
        | Ben 4♥ | Cleo 3♠  | Anna 8♥  |
      And Ben deals
      And Ben turns up J♥
      And they bid Cleo 1, Anna 1, Ben 0
      And these tricks are played
        | led      | followed | followed |
        | Cleo 10♣ | Anna Q♣  | Ben 9♣   |
      And Cleo deals
      And Cleo turns up K♣
      And they bid Anna 0, Ben 0, Cleo 1
      And these tricks are played
        | led     | followed | followed |
        | Anna A♥ | Ben 6♣   | Cleo 10♥ |
        | Ben 5♦  | Cleo 6♦  | Anna Q♥  |
      Then the game goes on
      When Anna deals
      And Anna turns up 2♠
      And they bid Ben 1, Cleo 0, Anna 0
      And these tricks are played
        | led    | followed | followed |
        | Ben K♦ | Cleo 9♦  | Anna 5♦  |
        | Ben Q♣ | Cleo 7♦  | Anna 7♣  |
        | Ben 9♥ | Cleo 2♦  | Anna 9♠  |
      Then the score is Anna 42, Ben 32, Cleo 21
      And Anna wins the game

    @OH.END @OH.DEAL
    Scenario: With one card it is a single deal
      Given nobody is dealt more than 1 cards
      When Cleo deals
      And Cleo turns up 9♦
      And they bid Anna 0, Ben 1, Cleo 1
      And these tricks are played
        | led     | followed | followed |
        | Anna 5♥ | Ben 7♥   | Cleo A♦  |
      Then the score is Anna 10, Ben 0, Cleo 11
      And Cleo wins the game

    @OH.END
    Scenario: After that nobody deals
      Given nobody is dealt more than 1 cards
      When Cleo deals
      And Cleo turns up 9♦
      And they bid Anna 0, Ben 1, Cleo 1
      And these tricks are played
        | led     | followed | followed |
        | Anna 5♥ | Ben 7♥   | Cleo A♦  |
      And Anna deals
      Then that is impossible: after the end (OH.END)
