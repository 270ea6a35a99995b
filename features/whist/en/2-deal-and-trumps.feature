Feature: Whist: deal and trumps
  Who deals, what is dealt, and the card that is turned up.

  Background:
    Given a game of Whist between Anna, Ben, Cleo and Di

  Rule: The lowest card cut decides who deals first, the ace being lowest

    @WH.DEALER
    Scenario Outline: Anna cuts <lower>, Ben <higher>: Anna deals
      When they cut Anna <lower>, Ben <higher>, Cleo K♠, Di K♥
      Then Anna is to deal

      Examples:
        | lower | higher |
        | A♣    | 2♦     |
        | 2♣    | 3♦     |
        | 3♣    | 4♦     |
        | 4♣    | 5♦     |
        | 5♣    | 6♦     |
        | 6♣    | 7♦     |
        | 7♣    | 8♦     |
        | 8♣    | 9♦     |
        | 9♣    | 10♦    |
        | 10♣   | J♦     |
        | J♣    | Q♦     |
        | Q♣    | K♦     |

    @WH.DEALER
    Scenario Outline: Anna cuts <higher>, Ben <lower>: Ben deals
      When they cut Anna <higher>, Ben <lower>, Cleo K♠, Di K♥
      Then Ben is to deal

      Examples:
        | lower | higher |
        | A♣    | 2♦     |
        | 2♣    | 3♦     |
        | 3♣    | 4♦     |
        | 4♣    | 5♦     |
        | 5♣    | 6♦     |
        | 6♣    | 7♦     |
        | 7♣    | 8♦     |
        | 8♣    | 9♦     |
        | 9♣    | 10♦    |
        | 10♣   | J♦     |
        | J♣    | Q♦     |
        | Q♣    | K♦     |

    @WH.DEALER
    Scenario Outline: <seat> has cut lowest and deals
      When they cut Anna <Anna>, Ben <Ben>, Cleo <Cleo>, Di <Di>
      Then <seat> is to deal

      Examples:
        | seat | Anna | Ben | Cleo | Di  |
        | Anna | 3♠   | K♦  | 9♥   | 9♣  |
        | Ben  | Q♠   | 4♦  | 5♥   | 5♣  |
        | Cleo | 2♠   | K♦  | A♥   | 9♣  |
        | Di   | J♠   | J♦  | Q♥   | 10♣ |

    @WH.DEALER
    Scenario: Whoever has not cut lowest may not deal
      When they cut Anna 3♠, Ben K♦, Cleo 9♥, Di A♣
      And Anna deals
      Then that is impossible: wrong dealer (WH.DEALER)

    @WH.DEALER
    Scenario: Two equal lowest cards settle nothing and are cut again
      When they cut Anna 4♠, Ben K♦, Cleo 4♥, Di 9♣
      And they cut Anna 8♠, Ben 7♦, Cleo Q♥, Di 7♣
      And they cut Anna 8♠, Ben 7♦, Cleo Q♥, Di J♣
      Then everything is clean
      And Ben is to deal

    @WH.DEALER
    Scenario: After equal lowest cards nobody deals yet
      When they cut Anna 4♠, Ben K♦, Cleo 4♥, Di 9♣
      And Anna deals
      Then that is impossible: not at this point (WH.DEALER)

    @WH.DEALER
    Scenario Outline: Where no cut is recorded, the first deal says that <dealer> deals
      When <dealer> deals
      Then everything is clean
      And <dealer> is to turn up

      Examples:
        | dealer |
        | Anna   |
        | Ben    |
        | Cleo   |
        | Di     |

  Rule: After that the deal passes to the left

    @WH.DEALER
    Scenario Outline: After <dealer>, <left> deals
      When <dealer> deals
      And <dealer> turns up 2♥
      And these tricks are played
        | led                          | followed                        | followed                     | followed                      |
        | <left> A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ | <opposite> 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ | <right> 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ | <dealer> 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♠ |
        | <left> 2♠                    | <opposite> 9♣                   | <right> 9♦                   | <dealer> 9♠                   |
        | <dealer> A♠ K♠ Q♠ J♠ 10♠     | <left> 3♠ 4♠ 5♠ 6♠ 7♠           | <opposite> 10♣ J♣ Q♣ K♣ A♣   | <right> 10♦ J♦ Q♦ K♦ A♦       |
      Then <left> is to deal

      Examples:
        | dealer | left | opposite | right |
        | Di     | Anna | Ben      | Cleo  |
        | Anna   | Ben  | Cleo     | Di    |
        | Ben    | Cleo | Di       | Anna  |
        | Cleo   | Di   | Anna     | Ben   |

    @WH.DEALER
    Scenario: Nobody deals twice running
      When Di deals
      And Di turns up 2♥
      And these tricks are played
        | led                        | followed                 | followed                  | followed                |
        | Anna A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ | Di 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♠ |
        | Anna 2♠                    | Ben 9♣                   | Cleo 9♦                   | Di 9♠                   |
        | Di A♠ K♠ Q♠ J♠ 10♠         | Anna 3♠ 4♠ 5♠ 6♠ 7♠      | Ben 10♣ J♣ Q♣ K♣ A♣       | Cleo 10♦ J♦ Q♦ K♦ A♦    |
      And Di deals
      Then that is impossible: wrong dealer (WH.DEALER)

  Rule: The whole pack is dealt, thirteen cards each

    @WH.DEAL
    Scenario: Thirteen cards each
      When Di deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ |
        | Cleo | Q♠ J♠ 10♠ 7♠ 2♠ A♥ 5♥ K♦ 8♦ 2♦ K♣ 9♣ 4♣ |
        | Di   | 6♠ 5♠ J♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ Q♣ 8♣ 5♣ |
      Then everything is clean

    @WH.DEAL
    Scenario Outline: <number> cards for <seat> are a misdeal
      When Di deals
        | <seat> | <cards> |
      Then that is impossible: wrong number of cards (WH.DEAL)

      Examples:
        | number   | seat | cards                                      |
        | Twelve   | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣       |
        | Fourteen | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ 2♠ |
        | Twelve   | Di   | 6♠ 5♠ J♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ Q♣ 8♣       |
        | Fourteen | Cleo | Q♠ J♠ 10♠ 7♠ 2♠ A♥ 5♥ K♦ 8♦ 2♦ K♣ 9♣ 4♣ 3♠ |

  Rule: The dealer turns up the last card dealt, and its suit is trumps

    @WH.TRUMP
    Scenario: The dealer turns it up
      When Di deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ |
        | Cleo | Q♠ J♠ 10♠ 7♠ 2♠ A♥ 5♥ K♦ 8♦ 2♦ K♣ 9♣ 4♣ |
        | Di   | 6♠ 5♠ J♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ Q♣ 8♣ 5♣ |
      Then Di is to turn up
      When Di turns up 9♥
      Then everything is clean
      And Anna is to lead

    @WH.TRUMP
    Scenario Outline: <seat> does not turn it up
      When Di deals
      And <seat> turns up 9♥
      Then that is impossible: out of turn (WH.TRUMP)

      Examples:
        | seat |
        | Anna |
        | Ben  |
        | Cleo |

    @WH.TRUMP
    Scenario: No card is led before there are trumps
      When Di deals
      And Anna leads 9♥
      Then that is impossible: not at this point (WH.TRUMP)

    @WH.TRUMP
    Scenario Outline: It is one of the dealer's own cards, and <card> is none
      When Di deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ |
        | Cleo | Q♠ J♠ 10♠ 7♠ 2♠ A♥ 5♥ K♦ 8♦ 2♦ K♣ 9♣ 4♣ |
        | Di   | 6♠ 5♠ J♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ Q♣ 8♣ 5♣ |
      And Di turns up <card>
      Then that is impossible: turned-up card not held (WH.TRUMP)

      Examples:
        | card |
        | K♥   |
        | Q♥   |
        | A♥   |
        | 2♠   |

    @WH.TRUMP
    Scenario: Of a hand that nobody has written down it may be any card that is not elsewhere
      When Di deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ |
        | Cleo | A♥ x x x x x x x x x x x x              |
      And Di turns up 5♥
      Then everything is clean

    @WH.TRUMP
    Scenario Outline: A card that is in <seat>'s hand is not the dealer's: <card>
      When Di deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ |
        | Cleo | A♥ x x x x x x x x x x x x              |
      And Di turns up <card>
      Then that is impossible: turned-up card not held (WH.TRUMP)

      Examples:
        | seat | card |
        | Anna | K♥   |
        | Ben  | 2♥   |
        | Cleo | A♥   |

    @WH.TRUMP
    Scenario: It stays in the dealer's hand, to be played like any other
      When Di deals
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ Q♦ J♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ Q♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ J♣ 6♣ 3♣ |
        | Cleo | Q♠ J♠ 10♠ 7♠ 2♠ A♥ 5♥ K♦ 8♦ 2♦ K♣ 9♣ 4♣ |
        | Di   | 6♠ 5♠ J♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ Q♣ 8♣ 5♣ |
      And Di turns up 9♥
      And Anna leads 3♥
      And Ben plays 2♥
      And Cleo plays A♥
      Then Di may only play J♥ 9♥ 6♥ 4♥
      When Di plays 9♥
      Then everything is clean

    @WH.TRUMP @WH.PLAY
    Scenario: Nobody else can play it
      When Di deals
      And Di turns up 9♥
      And Anna leads 9♥
      Then that is impossible: card not held (WH.PLAY)

    @WH.TRUMP @WH.FOLLOW
    Scenario: Everybody knows that the dealer holds it, even when the log shows no hand
      When Di deals
      And Di turns up 9♥
      And Anna leads 3♥
      And Ben plays 2♥
      And Cleo plays A♥
      And Di plays 5♣
      Then that is irregular: revoke (WH.FOLLOW)

    @WH.TRUMP @WH.WIN
    Scenario Outline: With <turned> turned up, <trump> beats <card>
      When Di deals
      And Di turns up <turned>
      And Anna leads <card>
      And Ben plays <trump>
      And Cleo plays <plain>
      And Di plays <lower>
      Then Ben wins the trick

      Examples:
        | turned | trump | card | plain | lower |
        | 9♠     | 2♠    | A♥   | K♥    | Q♥    |
        | 9♥     | 2♥    | A♦   | K♦    | Q♦    |
        | 9♦     | 2♦    | A♣   | K♣    | Q♣    |
        | 9♣     | 2♣    | A♠   | K♠    | Q♠    |
