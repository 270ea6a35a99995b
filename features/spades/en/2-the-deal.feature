Feature: Spades: the deal
  Who deals, and how many cards.

  Background:
    Given a game of Spades between Anna, Ben, Cleo and Di

  Rule: The highest card cut deals first, then the player to the left

    @SP.DEALER
    Scenario Outline: Ben cuts <higher>, Anna <lower>: Ben deals
      When they cut Anna <lower>, Ben <higher>, Cleo <third>, Di <fourth>
      Then Ben is to deal

      Examples:
        | lower | higher | third | fourth |
        | K♥    | A♣     | 2♦    | 2♠     |
        | Q♣    | K♦     | 2♠    | 2♥     |
        | J♦    | Q♠     | 2♥    | 2♣     |
        | 10♠   | J♥     | 2♣    | 2♦     |
        | 9♥    | 10♣    | 2♦    | 2♠     |
        | 8♣    | 9♦     | 2♠    | 2♥     |
        | 7♦    | 8♠     | 2♥    | 2♣     |
        | 6♠    | 7♥     | 2♣    | 2♦     |
        | 5♥    | 6♣     | 2♦    | 2♠     |
        | 4♣    | 5♦     | 2♠    | 2♥     |
        | 3♦    | 4♠     | 2♥    | 2♣     |
        | 2♠    | 3♥     | 2♣    | 2♦     |

    @SP.DEALER
    Scenario: Whoever cut a lower card may not deal
      When they cut Anna 9♣, Ben J♦, Cleo 4♠, Di 7♥
      And Cleo deals
      Then that is impossible: wrong dealer (SP.DEALER)

    @SP.DEALER
    Scenario: Two kings are the highest: they cut again
      When they cut Anna K♠, Ben K♥, Cleo 4♦, Di 9♦
      And they cut Anna 6♠, Ben 3♥, Cleo 2♦, Di 5♦
      Then everything is clean
      And Anna is to deal

    @SP.DEALER
    Scenario: Nobody deals before they have cut again
      When they cut Anna K♠, Ben K♥, Cleo 4♦, Di 9♦
      And Anna deals
      Then that is impossible: not at this point (SP.DEALER)

    @SP.DEALER
    Scenario Outline: Where no cut is recorded, the first deal says that <dealer> deals
      Given <dealer> deals
      Then everything is clean
      And <left> is to bid

      Examples:
        | dealer | left |
        | Anna   | Ben  |
        | Ben    | Cleo |
        | Cleo   | Di   |
        | Di     | Anna |

    @SP.DEALER
    Scenario: After Di, Anna deals
      Given Di deals
      When they bid Anna 4, Ben 3, Cleo 3, Di 2
      And these tricks are played
        | led      | followed | followed | followed |
        | Anna Q♦  | Ben 8♦   | Cleo A♦  | Di 5♦    |
        | Cleo 10♥ | Di Q♥    | Anna 2♥  | Ben K♥   |
        | Ben A♣   | Cleo 2♣  | Di 3♣    | Anna 4♣  |
        | Ben J♥   | Cleo A♥  | Di 3♥    | Anna 9♥  |
        | Cleo K♦  | Di 10♦   | Anna 2♦  | Ben J♦   |
        | Cleo 3♦  | Di K♠    | Anna 4♦  | Ben A♠   |
        | Ben 5♥   | Cleo 4♥  | Di 8♥    | Anna 6♠  |
        | Anna Q♠  | Ben 7♠   | Cleo 4♠  | Di 5♠    |
        | Anna 10♠ | Ben 3♠   | Cleo 2♠  | Di J♠    |
        | Di 8♠    | Anna 6♦  | Ben J♣   | Cleo 10♣ |
        | Di 9♠    | Anna 7♦  | Ben 8♣   | Cleo 9♣  |
        | Di 6♣    | Anna Q♣  | Ben 7♥   | Cleo 7♣  |
        | Anna 9♦  | Ben 6♥   | Cleo 5♣  | Di K♣    |
      Then the game goes on
      And Anna is to deal

    @SP.DEALER
    Scenario: The same player does not deal twice running
      Given Di deals
      When they bid Anna 4, Ben 3, Cleo 3, Di 2
      And these tricks are played
        | led      | followed | followed | followed |
        | Anna Q♦  | Ben 8♦   | Cleo A♦  | Di 5♦    |
        | Cleo 10♥ | Di Q♥    | Anna 2♥  | Ben K♥   |
        | Ben A♣   | Cleo 2♣  | Di 3♣    | Anna 4♣  |
        | Ben J♥   | Cleo A♥  | Di 3♥    | Anna 9♥  |
        | Cleo K♦  | Di 10♦   | Anna 2♦  | Ben J♦   |
        | Cleo 3♦  | Di K♠    | Anna 4♦  | Ben A♠   |
        | Ben 5♥   | Cleo 4♥  | Di 8♥    | Anna 6♠  |
        | Anna Q♠  | Ben 7♠   | Cleo 4♠  | Di 5♠    |
        | Anna 10♠ | Ben 3♠   | Cleo 2♠  | Di J♠    |
        | Di 8♠    | Anna 6♦  | Ben J♣   | Cleo 10♣ |
        | Di 9♠    | Anna 7♦  | Ben 8♣   | Cleo 9♣  |
        | Di 6♣    | Anna Q♣  | Ben 7♥   | Cleo 7♣  |
        | Anna 9♦  | Ben 6♥   | Cleo 5♣  | Di K♣    |
      And Di deals
      Then that is impossible: wrong dealer (SP.DEALER)

  Rule: Thirteen cards each

    @SP.DEAL
    Scenario: Thirteen each
      Given Di deals
        | Anna | 13 |
        | Ben  | 13 |
        | Cleo | 13 |
        | Di   | 13 |
      Then everything is clean
      And Anna is to bid

    @SP.DEAL
    Scenario Outline: Not <number>
      Given Di deals
        | Ben | <number> |
      Then that is impossible: wrong number of cards (SP.DEAL)

      Examples:
        | number |
        | 12     |
        | 14     |
