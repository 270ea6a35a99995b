Feature: Spades: the tricks
  Leading, breaking spades, following and winning a trick.

  Background:
    Given a game of Spades between Anna, Ben, Cleo and Di

  Rule: The player to the dealer's left leads first, then whoever won the trick

    @SP.LEAD
    Scenario: Left of the dealer
      Given Di deals
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      Then Anna is to lead

    @SP.LEAD
    Scenario: The dealer does not lead
      Given Di deals
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Di leads A♦
      Then that is impossible: out of turn (SP.LEAD)

    @SP.LEAD
    Scenario: The winner of the trick leads to the next
      Given Di deals
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads 6♥
      And Ben plays K♥
      And Cleo plays 7♥
      And Di plays 2♥
      Then Ben wins the trick
      And Ben is to lead

    @SP.LEAD
    Scenario: Nobody else leads
      Given Di deals
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads 6♥
      And Ben plays K♥
      And Cleo plays 7♥
      And Di plays 2♥
      And Anna leads K♦
      Then that is impossible: out of turn (SP.LEAD)

    @SP.LEAD
    Scenario: Any card but a spade may be led
      Given Di deals
        | Anna | K♠ 9♠ 4♠ A♥ J♥ 6♥ K♦ 8♦ 3♦ Q♣ 10♣ 5♣ 2♣ |
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      Then Anna may only play A♥ J♥ 6♥ K♦ 8♦ 3♦ Q♣ 10♣ 5♣ 2♣

  Rule: Spades are led only after one was played

    @SP.BREAK
    Scenario: Anna leads a spade to the first trick though she has other cards
      Given Di deals
        | Anna | K♠ 9♠ 4♠ A♥ J♥ 6♥ K♦ 8♦ 3♦ Q♣ 10♣ 5♣ 2♣ |
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads K♠
      Then that is irregular: forbidden card (SP.BREAK)
      And Ben is to follow

    @SP.BREAK
    Scenario: Nor to the second, as long as no spade was played
      Given Di deals
        | Anna | K♠ 9♠ 4♠ A♥ J♥ 6♥ K♦ 8♦ 3♦ Q♣ 10♣ 5♣ 2♣ |
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads A♥
      And Ben plays 3♥
      And Cleo plays 4♥
      And Di plays 2♥
      Then Anna may only play J♥ 6♥ K♦ 8♦ 3♦ Q♣ 10♣ 5♣ 2♣
      When Anna leads 4♠
      Then that is irregular: forbidden card (SP.BREAK)

    @SP.BREAK
    Scenario: Di has trumped: now Anna may lead a spade
      Given Di deals
        | Anna | K♠ 9♠ 4♠ A♥ J♥ 6♥ K♦ 8♦ 3♦ Q♣ 10♣ 5♣ 2♣ |
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads 6♥
      And Ben plays K♥
      And Cleo plays 7♥
      And Di plays 3♠
      And Di leads 7♦
      And Anna plays K♦
      And Ben plays 2♦
      And Cleo plays 4♦
      Then Anna may play any card
      When Anna leads K♠
      Then Ben is to follow

    @SP.BREAK
    Scenario: A spade that does not win the trick breaks spades as well
      Given Di deals
        | Anna | K♠ 9♠ 4♠ A♥ J♥ 6♥ K♦ 8♦ 3♦ Q♣ 10♣ 5♣ 2♣ |
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads 6♥
      And Ben plays 7♠
      And Cleo plays 5♠
      And Di plays 2♥
      And Ben leads 7♦
      And Cleo plays 4♦
      And Di plays 9♦
      And Anna plays K♦
      Then Anna may play any card

    @SP.BREAK
    Scenario: A spade led too early breaks spades all the same
      Given Di deals
        | Anna | K♠ 9♠ 4♠ A♥ J♥ 6♥ K♦ 8♦ 3♦ Q♣ 10♣ 5♣ 2♣ |
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads K♠
      Then that is irregular: forbidden card (SP.BREAK)
      When Ben plays 2♠
      And Cleo plays 3♠
      And Di plays 7♠
      Then Anna may play any card

    @SP.BREAK
    Scenario: Anna has nothing but spades and leads one
      Given Di deals
        | Anna | A♠ K♠ Q♠ J♠ 10♠ 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ 2♠ |
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      Then Anna may play any card
      When Anna leads A♠
      Then everything is clean

    @SP.BREAK
    Scenario: In the next deal spades are not broken yet
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
      And Anna deals
        | Ben | A♠ 8♠ 2♠ K♥ 9♥ 3♥ A♦ J♦ 6♦ 2♦ A♣ 9♣ 4♣ |
      And they bid Ben 4, Cleo 3, Di 3, Anna 3
      And Ben leads A♠
      Then that is irregular: forbidden card (SP.BREAK)

  Rule: Each in turn plays a card from the hand

    @SP.PLAY
    Scenario: Four cards are a trick
      Given Di deals
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads 6♥
      Then Ben is to follow
      When Ben plays K♥
      Then Cleo is to follow
      When Cleo plays 7♥
      Then Di is to follow
      When Di plays 2♥
      Then Ben is to lead

    @SP.PLAY
    Scenario: Cleo may not play before Ben
      Given Di deals
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads 6♥
      And Cleo plays 7♥
      Then that is impossible: out of turn (SP.PLAY)

    @SP.PLAY
    Scenario: Nobody plays a card that another holds
      Given Di deals
        | Anna | K♠ 9♠ 4♠ A♥ J♥ 6♥ K♦ 8♦ 3♦ Q♣ 10♣ 5♣ 2♣ |
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads 6♥
      And Ben plays A♥
      Then that is impossible: card not held (SP.PLAY)

    @SP.PLAY
    Scenario: After thirteen tricks a new deal comes
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
      And Anna leads 2♥
      Then that is impossible: not at this point (SP.DEAL)

  Rule: Follow suit if you can

    @SP.FOLLOW
    Scenario: Ben has hearts and must play one
      Given Di deals
        | Ben | A♠ 8♠ 2♠ K♥ 9♥ 3♥ A♦ J♦ 6♦ 2♦ A♣ 9♣ 4♣ |
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads 6♥
      Then Ben may only play K♥ 9♥ 3♥

    @SP.FOLLOW
    Scenario Outline: Ben has hearts and plays <card>
      Given Di deals
        | Ben | A♠ 8♠ 2♠ K♥ 9♥ 3♥ A♦ J♦ 6♦ 2♦ A♣ 9♣ 4♣ |
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads 6♥
      And Ben plays <card>
      Then that is irregular: revoke (SP.FOLLOW)
      And Cleo is to follow

      Examples:
        | card |
        | A♠   |
        | 2♦   |
        | 9♣   |

    @SP.FOLLOW @SP.WIN
    Scenario: The spade of a revoke wins the trick all the same
      Given Di deals
        | Ben | A♠ 8♠ 2♠ K♥ 9♥ 3♥ A♦ J♦ 6♦ 2♦ A♣ 9♣ 4♣ |
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads A♥
      And Ben plays 2♠
      Then that is irregular: revoke (SP.FOLLOW)
      When Cleo plays 4♥
      And Di plays 5♥
      Then Ben wins the trick

    @SP.FOLLOW
    Scenario Outline: Ben has no heart and may play any card
      Given Di deals
        | Ben | A♠ 8♠ 6♠ 2♠ Q♠ 10♠ A♦ J♦ 6♦ 2♦ A♣ 9♣ 4♣ |
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads 6♥
      Then Ben may play any card
      When Ben plays <card>
      Then everything is clean

      Examples:
        | card |
        | 2♠   |
        | A♦   |
        | 4♣   |

    @SP.FOLLOW
    Scenario: Spades led are followed with spades
      Given Di deals
        | Anna | A♠ K♠ Q♠ J♠ 10♠ 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ 2♥ |
        | Ben  | 2♠ A♥ K♥ Q♥ J♥ 10♥ A♦ J♦ 6♦ 2♦ A♣ 9♣ 4♣ |
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads 2♥
      And Ben plays A♥
      And Cleo plays 3♥
      And Di plays 4♥
      And Ben leads A♦
      And Cleo plays 3♦
      And Di plays 4♦
      And Anna plays A♠
      And Anna leads K♠
      Then Ben may only play 2♠

  Rule: What is not known of a hand

    @SP.FOLLOW
    Scenario: Nobody knows yet whether Ben has a heart
      Given Di deals
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads 6♥
      And Ben plays 4♦
      Then Ben's 4♦ cannot be judged yet

    @SP.FOLLOW
    Scenario: Ben plays a heart later: he had revoked
      Given Di deals
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads 6♥
      And Ben plays 4♦
      And Cleo plays K♥
      And Di plays 2♥
      And Cleo leads A♥
      And Di plays 3♥
      And Anna plays 7♥
      And Ben plays 10♥
      Then Ben's 4♦ was irregular: revoke (SP.FOLLOW)

    @SP.FOLLOW
    Scenario: The log ends before that, and Ben stays unjudged
      Given Di deals
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads 6♥
      And Ben plays 4♦
      And Cleo plays K♥
      And Di plays 2♥
      And Cleo leads A♥
      And Di plays 3♥
      And Anna plays 7♥
      Then Ben's 4♦ cannot be judged yet
      And the game goes on

    @SP.FOLLOW
    Scenario: All hearts are in other hands: Ben has none
      Given Di deals
        | Anna | 4♥ 3♥ 2♥ A♠ K♠ Q♠ J♠ 6♦ 5♦ 4♦ 6♣ 5♣ 4♣   |
        | Cleo | A♥ K♥ Q♥ J♥ 10♥ A♦ K♦ Q♦ J♦ A♣ K♣ Q♣ J♣  |
        | Di   | 9♥ 8♥ 7♥ 6♥ 5♥ 10♦ 9♦ 8♦ 7♦ 10♣ 9♣ 8♣ 7♣ |
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads 4♥
      And Ben plays 3♣
      Then everything is clean

    @SP.FOLLOW
    Scenario: One heart is in no other hand: Ben has it
      Given Di deals
        | Anna | 4♥ 3♥ 10♠ A♠ K♠ Q♠ J♠ 6♦ 5♦ 4♦ 6♣ 5♣ 4♣  |
        | Cleo | A♥ K♥ Q♥ J♥ 10♥ A♦ K♦ Q♦ J♦ A♣ K♣ Q♣ J♣  |
        | Di   | 9♥ 8♥ 7♥ 6♥ 5♥ 10♦ 9♦ 8♦ 7♦ 10♣ 9♣ 8♣ 7♣ |
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads 4♥
      And Ben plays 3♣
      Then that is irregular: revoke (SP.FOLLOW)

    @SP.BREAK
    Scenario: Anna leads a spade: nobody knows whether she has anything else
      Given Di deals
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads 5♠
      Then Anna's 5♠ cannot be judged yet

    @SP.BREAK
    Scenario: Anna leads a diamond later: the spade was led too early
      Given Di deals
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads 5♠
      And Ben plays 9♥
      And Cleo plays 2♥
      And Di plays 3♥
      And Anna leads 9♦
      Then Anna's 5♠ was irregular: forbidden card (SP.BREAK)

    @SP.BREAK
    Scenario: Ben has a spade: then Anna's thirteen cards were not all spades
      Given Di deals
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads 5♠
      And Ben plays 9♠
      Then Anna's 5♠ was irregular: forbidden card (SP.BREAK)

    @SP.BREAK
    Scenario: The log ends before that, and Anna stays unjudged
      Given Di deals
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads A♠
      Then Anna's A♠ cannot be judged yet
      And the game goes on

    @SP.BREAK
    Scenario: All other suits are in other hands: Anna has nothing but spades
      Given Di deals
        | Ben  | A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ 2♥ |
        | Cleo | A♦ K♦ Q♦ J♦ 10♦ 9♦ 8♦ 7♦ 6♦ 5♦ 4♦ 3♦ 2♦ |
        | Di   | A♣ K♣ Q♣ J♣ 10♣ 9♣ 8♣ 7♣ 6♣ 5♣ 4♣ 3♣ 2♣ |
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads 5♠
      Then everything is clean

  Rule: The highest spade wins, else the highest card of the suit led

    @SP.WIN
    Scenario Outline: <first>, <second>, <third>, <fourth>: <winner> wins
      Given Di deals
      When they bid Anna 3, Ben 3, Cleo 3, Di 3
      And Anna leads <first>
      And Ben plays <second>
      And Cleo plays <third>
      And Di plays <fourth>
      Then <winner> wins the trick

      Examples:
        | first | second | third | fourth | winner |
        | 7♥    | 9♥     | 8♥    | 2♥     | Ben    |
        | J♥    | 9♥     | 8♥    | A♣     | Anna   |
        | 7♥    | A♣     | 8♥    | 10♥    | Di     |
        | 7♥    | A♣     | K♦    | A♦     | Anna   |
        | A♥    | 2♠     | K♥    | Q♥     | Ben    |
        | A♥    | 2♠     | 3♠    | Q♥     | Cleo   |
        | A♥    | J♠     | 3♠    | 4♠     | Ben    |
        | K♥    | A♥     | 3♠    | 2♥     | Cleo   |
