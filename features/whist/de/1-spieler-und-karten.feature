# language: de
Funktionalität: Whist: Spieler und Karten
  Zwei gegen zwei, mit 52 Karten.

  Regel: Gespielt wird zu viert; Partner sitzen sich gegenüber

    @WH.SIDES
    Szenario: Vier können spielen
      Gegeben sei eine Partie Whist zwischen Anna, Ben, Cleo und Di
      Dann ist alles fehlerfrei
      Und es steht Anna 0, Ben 0, Cleo 0, Di 0
      Und die Partie geht weiter

    @WH.SIDES
    Szenario: Partner sitzen sich gegenüber
      Gegeben sei eine Partie Whist zwischen Anna, Ben, Cleo und Di
      Dann spielen Anna und Cleo zusammen
      Und Ben und Di spielen zusammen

    @WH.SIDES
    Szenariogrundriss: Nicht für <Zahl>
      Gegeben sei eine Partie Whist zwischen <Spieler>
      Dann ist das unlesbar: falsche Zahl von Spielern

      Beispiele:
        | Zahl  | Spieler                           |
        | zwei  | Anna und Ben                      |
        | drei  | Anna, Ben und Cleo                |
        | fünf  | Anna, Ben, Cleo, Di und Eva       |
        | sechs | Anna, Ben, Cleo, Di, Eva und Finn |

    @WH.SIDES @WH.TRICKS
    Szenario: Acht Stiche von Anna und fünf von Cleo sind dreizehn ihrer Partei
      Gegeben sei eine Partie Whist zwischen Anna, Ben, Cleo und Di
      Und es wird bis 9 gespielt
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                   | zugegeben                    | zugegeben                     | zugegeben                  |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ 7♥ | Ben 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ | Cleo 6♦ 7♦ 8♦ 9♦ 10♦ B♦ D♦ K♦ | Di 2♥ 3♥ 4♥ 5♥ 6♥ D♣ K♣ A♣ |
        | Anna 2♠                       | Ben B♣                       | Cleo A♠                       | Di 6♠                      |
        | Cleo K♠ D♠ B♠                 | Di 7♠ 8♠ 9♠                  | Anna 3♠ 4♠ 5♠                 | Ben 2♦ 3♦ 4♦               |
        | Cleo A♦                       | Di 10♠                       | Anna 2♣                       | Ben 5♦                     |
      Dann bekommt Anna 7 Punkte (WH.TRICKS)
      Und Cleo bekommt 7 Punkte (WH.TRICKS)
      Und Ben bekommt 0 Punkte
      Und Di bekommt 0 Punkte
      Und es steht Anna 7, Ben 0, Cleo 7, Di 0

  Regel: Gespielt wird mit 52 Karten ohne Joker

    @WH.PACK
    Szenariogrundriss: Alle dreizehn Karten in <Farbe> sind im Kartenspiel
      Gegeben sei eine Partie Whist zwischen Anna, Ben, Cleo und Di
      Wenn Di gibt
        | Anna | <Blatt> |
      Dann ist alles fehlerfrei

      Beispiele:
        | Farbe | Blatt                                   |
        | Pik   | A♠ K♠ D♠ B♠ 10♠ 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ 2♠ |
        | Herz  | A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ 2♥ |
        | Karo  | A♦ K♦ D♦ B♦ 10♦ 9♦ 8♦ 7♦ 6♦ 5♦ 4♦ 3♦ 2♦ |
        | Kreuz | A♣ K♣ D♣ B♣ 10♣ 9♣ 8♣ 7♣ 6♣ 5♣ 4♣ 3♣ 2♣ |

    @WH.PACK
    Szenario: Es gibt keinen Joker
      Gegeben sei eine Partie Whist zwischen Anna, Ben, Cleo und Di
      Wenn Di gibt
        | Anna | Joker K♠ D♠ B♠ 10♠ 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ 2♠ |
      Dann ist das unlesbar: unbekannte Karte

    @WH.PACK
    Szenariogrundriss: Keine Karte gibt es zweimal: <Karte>
      Gegeben sei eine Partie Whist zwischen Anna, Ben, Cleo und Di
      Wenn Di gibt
        | Anna | <Karte> x x x x x x x x x x x x |
        | Cleo | <Karte> x x x x x x x x x x x x |
      Dann ist das unmöglich: Karte doppelt (WH.PACK)

      Beispiele:
        | Karte |
        | A♥    |
        | 7♦    |
        | 2♣    |

  Regel: Eine Karte darf verschieden geschrieben werden

    @WH.PACK
    Szenariogrundriss: <geschrieben> ist die Karte <Karte>
      Gegeben sei eine Partie Whist zwischen Anna, Ben, Cleo und Di
      Wenn Di gibt
        | Anna | <geschrieben> 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ 2♠ 5♥ 4♥ 3♥ 2♥ |
      Und Di 10♥ aufdeckt
      Und Anna <Karte> ausspielt
      Dann ist alles fehlerfrei

      Beispiele:
        | geschrieben | Karte |
        | Pik-A       | A♠    |
        | Herz-K      | K♥    |
        | Karo-D      | D♦    |
        | Kreuz-B     | B♣    |
        | Herz-B      | B♥    |
        | Pik-10      | 10♠   |
        | Karo-7      | 7♦    |
        | Kreuz-9     | 9♣    |

    @WH.PACK
    Szenariogrundriss: <geschrieben> ist keine Karte
      Gegeben sei eine Partie Whist zwischen Anna, Ben, Cleo und Di
      Wenn Di gibt
        | Anna | <geschrieben> 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ 2♠ 5♥ 4♥ 3♥ 2♥ |
      Dann ist das unlesbar: unbekannte Karte

      Beispiele:
        | geschrieben |
        | ♥D          |
        | d♥          |
        | Herz-d      |
        | herz-D      |

  Regel: Das Ass ist die höchste Karte, die Zwei die niedrigste

    @WH.RANK
    Szenariogrundriss: <höhere> sticht <niedrigere>
      Gegeben sei eine Partie Whist zwischen Anna, Ben, Cleo und Di
      Und Di gibt
      Wenn Di 2♣ aufdeckt
      Und Anna <niedrigere> ausspielt
      Und Ben <höhere> zugibt
      Und Cleo 2♦ zugibt
      Und Di 3♦ zugibt
      Dann gewinnt Ben den Stich

      Beispiele:
        | höhere | niedrigere |
        | A♠     | K♠         |
        | K♠     | D♠         |
        | D♠     | B♠         |
        | B♠     | 10♠        |
        | 10♠    | 9♠         |
        | 9♠     | 8♠         |
        | 8♠     | 7♠         |
        | 7♠     | 6♠         |
        | 6♠     | 5♠         |
        | 5♠     | 4♠         |
        | 4♠     | 3♠         |
        | 3♠     | 2♠         |
        | A♥     | 2♥         |
        | 10♥    | 9♥         |

    @WH.RANK
    Szenariogrundriss: <niedrigere> sticht <höhere> nicht
      Gegeben sei eine Partie Whist zwischen Anna, Ben, Cleo und Di
      Und Di gibt
      Wenn Di 2♣ aufdeckt
      Und Anna <höhere> ausspielt
      Und Ben <niedrigere> zugibt
      Und Cleo 2♦ zugibt
      Und Di 3♦ zugibt
      Dann gewinnt Anna den Stich

      Beispiele:
        | höhere | niedrigere |
        | A♠     | K♠         |
        | K♠     | D♠         |
        | D♠     | B♠         |
        | B♠     | 10♠        |
        | 10♠    | 9♠         |
        | 9♠     | 8♠         |
        | 8♠     | 7♠         |
        | 7♠     | 6♠         |
        | 6♠     | 5♠         |
        | 5♠     | 4♠         |
        | 4♠     | 3♠         |
        | 3♠     | 2♠         |
        | A♥     | 2♥         |
        | 10♥    | 9♥         |
