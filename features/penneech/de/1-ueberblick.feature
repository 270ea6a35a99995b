# language: de
Funktionalität: Penneech: Überblick
  Ein Stichspiel für zwei, bei dem jeder Stich seinen eigenen Trumpf hat.

  Regel: Penneech ist ein Spiel für zwei

    @PN.PLAY
    Szenario: Zwei können spielen
      Gegeben sei eine Partie Penneech zwischen Anna und Ben
      Dann ist alles fehlerfrei
      Und es steht Anna 0, Ben 0
      Und die Partie geht weiter

    @PN.PLAY
    Szenariogrundriss: Nicht für <Zahl>
      Gegeben sei eine Partie Penneech zwischen <Spieler>
      Dann ist das unlesbar: falsche Zahl von Spielern

      Beispiele:
        | Zahl  | Spieler                |
        | einen | Anna                   |
        | drei  | Anna, Ben und Cleo     |
        | vier  | Anna, Ben, Cleo und Di |

  Regel: Gespielt wird mit 52 Karten ohne Joker

    @PN.PACK
    Szenariogrundriss: Alle dreizehn Karten in <Farbe> sind im Kartenspiel
      Gegeben sei eine Partie Penneech zwischen Anna und Ben
      Wenn Ben gibt
        | Anna | <kleine> |
        | Ben  | <große>  |
      Dann ist alles fehlerfrei

      Beispiele:
        | Farbe | kleine               | große                 |
        | Pik   | 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ | 9♠ 10♠ B♠ D♠ K♠ A♠ 2♥ |
        | Herz  | 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ | 9♥ 10♥ B♥ D♥ K♥ A♥ 2♦ |
        | Karo  | 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ | 9♦ 10♦ B♦ D♦ K♦ A♦ 2♣ |
        | Kreuz | 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ | 9♣ 10♣ B♣ D♣ K♣ A♣ 2♠ |

    @PN.PACK
    Szenario: Einen Joker gibt es nicht
      Gegeben sei eine Partie Penneech zwischen Anna und Ben
      Wenn Ben gibt
        | Anna | Joker 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ |
      Dann ist das unlesbar: unbekannte Karte

    @PN.PACK
    Szenariogrundriss: Keine Karte ist doppelt: <Karte>
      Gegeben sei eine Partie Penneech zwischen Anna und Ben
      Wenn Ben gibt
        | Anna | <Karte> 3♠ 4♠ 5♠ 6♠ 8♠ 9♠ |
        | Ben  | <Karte> 3♥ 4♥ 5♥ 6♥ 8♥ 9♥ |
      Dann ist das unmöglich: Karte doppelt (PN.PACK)

      Beispiele:
        | Karte |
        | A♥    |
        | 7♦    |
        | 2♣    |

  Regel: Eine Karte darf verschieden geschrieben werden

    @PN.PACK
    Szenariogrundriss: <geschrieben> ist die Karte <Karte>
      Gegeben sei eine Partie Penneech zwischen Anna und Ben
      Wenn Ben gibt
        | Anna | <geschrieben> 2♥ 3♥ 4♥ 5♥ 6♥ 8♥ |
      Und Ben 10♥ aufdeckt
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

    @PN.PACK
    Szenariogrundriss: <geschrieben> ist keine Karte
      Gegeben sei eine Partie Penneech zwischen Anna und Ben
      Wenn Ben gibt
        | Anna | <geschrieben> 2♥ 3♥ 4♥ 5♥ 6♥ 8♥ |
      Dann ist das unlesbar: unbekannte Karte

      Beispiele:
        | geschrieben |
        | ♥D          |
        | d♥          |
        | Herz-d      |
        | herz-D      |

  Regel: Jeder Stich hat einen neuen Trumpf

    @PN.TURN @PN.WIN
    Szenario: Was in einem Stich Trumpf war, ist im nächsten keiner
      Gegeben sei eine Partie Penneech zwischen Anna und Ben
      Und Ben gibt
      Wenn Ben 4♠ aufdeckt
      Und Anna 9♣ ausspielt
      Und Ben 2♠ zugibt
      Dann gewinnt Ben den Stich
      Wenn Ben 4♥ aufdeckt
      Und Ben 8♦ ausspielt
      Und Anna 3♠ zugibt
      Dann gewinnt Ben den Stich

  Regel: Punkte bringen die hohen Trümpfe, gewonnen oder aufgedeckt

    @PN.SCORE.TRICK @PN.TURN
    Szenario: Hohe Trümpfe zählen beim Gewinnen und beim Aufdecken
      Gegeben sei eine Partie Penneech zwischen Anna und Ben
      Und Ben gibt
      Wenn Ben 4♠ aufdeckt
      Und Anna B♠ ausspielt
      Und Ben D♠ zugibt
      Dann bekommt Ben 5 Punkte
      Wenn Ben K♦ aufdeckt
      Dann bekommt Ben 4 Punkte
      Und es steht Anna 0, Ben 9

  Regel: Die Karo-Sieben ist das beste Karo

    @PN.RANK
    Szenario: Selbst das Karo-Ass verliert gegen die Sieben
      Gegeben sei eine Partie Penneech zwischen Anna und Ben
      Und Ben gibt
      Wenn Ben 4♦ aufdeckt
      Und Anna A♦ ausspielt
      Und Ben 7♦ zugibt
      Dann gewinnt Ben den Stich
      Und Ben bekommt 12 Punkte
