# language: de
Funktionalität: Penta: die Karten
  Fünf Farben mit je acht Karten, neun Trümpfe und drei Joker. Die deutsche Fassung ist unsere; die Spielregel gibt es nur auf Englisch.

  Regel: Es sind 52 Karten

    @PT.PACK @PT.DEAL
    Szenario: Vier Spieler bekommen alle 52 Karten
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo und Di
      Und es wird bis 100 gespielt
      Wenn Di gibt
        | Anna | elay-1 elay-2 elay-3 elay-4 elay-5 elay-6 elay-7 elay-8 hunti-1 hunti-2 hunti-3 hunti-4 hunti-5                 |
        | Ben  | hunti-6 hunti-7 hunti-8 sweela-1 sweela-2 sweela-3 sweela-4 sweela-5 sweela-6 sweela-7 sweela-8 coru-1 coru-2   |
        | Cleo | coru-3 coru-4 coru-5 coru-6 coru-7 coru-8 torz-1 torz-2 torz-3 torz-4 torz-5 torz-6 torz-7                      |
        | Di   | torz-8 Trumpf-1 Trumpf-2 Trumpf-3 Trumpf-4 Trumpf-5 Trumpf-6 Trumpf-7 Trumpf-8 Trumpf-9 Joker-1 Joker-2 Joker-3 |
      Dann ist alles fehlerfrei

    @PT.PACK
    Szenariogrundriss: <Karte> gibt es nicht
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo und Di
      Und es wird bis 100 gespielt
      Wenn Di gibt
        | Anna | <Karte> x x x x x x x x x x x x |
      Dann ist das unlesbar: unbekannte Karte

      Beispiele:
        | Karte     |
        | elay-9    |
        | hunti-9   |
        | sweela-9  |
        | coru-9    |
        | torz-9    |
        | Trumpf-10 |
        | Joker-4   |
        | elay-0    |
        | Trumpf-0  |
        | Joker-0   |

    @PT.PACK
    Szenariogrundriss: Keine Karte gibt es zweimal: <Karte>
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo und Di
      Und es wird bis 100 gespielt
      Wenn Di gibt
        | Anna | <Karte> x x x x x x x x x x x x |
        | Ben  | <Karte> x x x x x x x x x x x x |
      Dann ist das unmöglich: Karte doppelt (PT.PACK)

      Beispiele:
        | Karte    |
        | elay-8   |
        | coru-1   |
        | Trumpf-9 |
        | Joker-2  |

    @PT.PACK
    Szenariogrundriss: Groß oder klein geschrieben, es ist dieselbe Karte: <Karte> und <geschrieben>
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo und Di
      Und es wird bis 100 gespielt
      Wenn Di gibt
        | Anna | <Karte> x x x x x x x x x x x x       |
        | Ben  | <geschrieben> x x x x x x x x x x x x |
      Dann ist das unmöglich: Karte doppelt (PT.PACK)

      Beispiele:
        | Karte    | geschrieben |
        | elay-3   | Elay-3      |
        | sweela-8 | SWEELA-8    |
        | Trumpf-9 | trumpf-9    |
        | Joker-1  | joker-1     |

    @PT.PACK
    Szenariogrundriss: Man schreibt eine Karte mit Farbe, Bindestrich und Zahl, nicht als <geschrieben>
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo und Di
      Und es wird bis 100 gespielt
      Wenn Di gibt
        | Anna | <geschrieben> x x x x x x x x x x x x |
      Dann ist das unlesbar: unbekannte Karte

      Beispiele:
        | geschrieben |
        | elay3       |
        | 3-elay      |
        | T-9         |

  Regel: Die höhere Zahl ist die höhere Karte

    @PT.RANK @PT.WIN
    Szenariogrundriss: <höher> nimmt <niedriger>
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo und Di
      Und es wird bis 100 gespielt
      Und Di gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo und Di aussteigen
      Und angesagt wird: Anna 0, Ben 0
      Und Anna <niedriger> ausspielt
      Und Ben <höher> zugibt
      Dann gewinnt Ben den Stich

      Beispiele:
        | niedriger | höher    |
        | elay-1    | elay-2   |
        | elay-2    | elay-3   |
        | elay-3    | elay-4   |
        | elay-4    | elay-5   |
        | elay-5    | elay-6   |
        | elay-6    | elay-7   |
        | elay-7    | elay-8   |
        | hunti-7   | hunti-8  |
        | sweela-3  | sweela-4 |
        | coru-1    | coru-8   |
        | torz-5    | torz-6   |
        | Trumpf-1  | Trumpf-2 |
        | Trumpf-2  | Trumpf-3 |
        | Trumpf-3  | Trumpf-4 |
        | Trumpf-4  | Trumpf-5 |
        | Trumpf-5  | Trumpf-6 |
        | Trumpf-6  | Trumpf-7 |
        | Trumpf-7  | Trumpf-8 |
        | Trumpf-8  | Trumpf-9 |

    @PT.RANK @PT.WIN
    Szenariogrundriss: <niedriger> nimmt <höher> nicht
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo und Di
      Und es wird bis 100 gespielt
      Und Di gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo und Di aussteigen
      Und angesagt wird: Anna 0, Ben 0
      Und Anna <höher> ausspielt
      Und Ben <niedriger> zugibt
      Dann gewinnt Anna den Stich

      Beispiele:
        | niedriger | höher    |
        | elay-1    | elay-2   |
        | elay-2    | elay-3   |
        | elay-3    | elay-4   |
        | elay-4    | elay-5   |
        | elay-5    | elay-6   |
        | elay-6    | elay-7   |
        | elay-7    | elay-8   |
        | hunti-7   | hunti-8  |
        | sweela-3  | sweela-4 |
        | coru-1    | coru-8   |
        | torz-5    | torz-6   |
        | Trumpf-1  | Trumpf-2 |
        | Trumpf-2  | Trumpf-3 |
        | Trumpf-3  | Trumpf-4 |
        | Trumpf-4  | Trumpf-5 |
        | Trumpf-5  | Trumpf-6 |
        | Trumpf-6  | Trumpf-7 |
        | Trumpf-7  | Trumpf-8 |
        | Trumpf-8  | Trumpf-9 |
