# language: de
Funktionalität: Oh Hell: zählen
  Was eine Ansage zählt, und wer die Partie gewinnt.

  Grundlage:
    Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo

  Regel: Genau so viele Stiche wie angesagt: zehn und die Ansage; sonst nichts

    @OH.SCORE
    Szenariogrundriss: Anna macht zwei Stiche und hat <Ansage> angesagt: <Punkte>
      Angenommen niemand bekommt mehr als 3 Karten
      Und Cleo gibt
      Wenn Cleo 9♦ aufdeckt
      Und angesagt wird: Anna <Ansage>, Ben 3, Cleo 3
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 4♦     | Ben B♦    | Cleo B♣   |
        | Ben 9♠      | Cleo 6♠   | Anna 6♦   |
        | Anna D♣     | Ben A♥    | Cleo 4♥   |
      Dann bekommt Anna <Punkte> Punkte
      Und es steht Anna <Punkte>, Ben 0, Cleo 0

      Beispiele:
        | Ansage | Punkte |
        | 0      | 0      |
        | 1      | 0      |
        | 2      | 12     |
        | 3      | 0      |

    @OH.SCORE
    Szenariogrundriss: Ben macht einen Stich und hat <Ansage> angesagt: <Punkte>
      Angenommen niemand bekommt mehr als 3 Karten
      Und Cleo gibt
      Wenn Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 3, Ben <Ansage>, Cleo 3
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 4♦     | Ben B♦    | Cleo B♣   |
        | Ben 9♠      | Cleo 6♠   | Anna 6♦   |
        | Anna D♣     | Ben A♥    | Cleo 4♥   |
      Dann bekommt Ben <Punkte> Punkte
      Und es steht Anna 0, Ben <Punkte>, Cleo 0

      Beispiele:
        | Ansage | Punkte |
        | 0      | 0      |
        | 1      | 11     |
        | 2      | 0      |

    @OH.SCORE
    Szenariogrundriss: Cleo macht keinen Stich und hat <Ansage> angesagt: <Punkte>
      Angenommen niemand bekommt mehr als 3 Karten
      Und Cleo gibt
      Wenn Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 3, Ben 3, Cleo <Ansage>
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 4♦     | Ben B♦    | Cleo B♣   |
        | Ben 9♠      | Cleo 6♠   | Anna 6♦   |
        | Anna D♣     | Ben A♥    | Cleo 4♥   |
      Dann bekommt Cleo <Punkte> Punkte
      Und es steht Anna 0, Ben 0, Cleo <Punkte>

      Beispiele:
        | Ansage | Punkte |
        | 0      | 10     |
        | 1      | 0      |
        | 3      | 0      |

    @OH.SCORE
    Szenario: Alle drei Stiche angesagt und gemacht: 13
      Angenommen niemand bekommt mehr als 3 Karten
      Und Cleo gibt
      Wenn Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 3, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna A♦     | Ben B♠    | Cleo A♣   |
        | Anna 10♦    | Ben 10♠   | Cleo 7♣   |
        | Anna 6♣     | Ben 8♠    | Cleo 2♣   |
      Dann bekommt Anna 13 Punkte (OH.SCORE)
      Und Ben bekommt 10 Punkte (OH.SCORE)
      Und es steht Anna 13, Ben 10, Cleo 0

    @OH.SCORE
    Szenario: Die Punkte aller Spiele werden zusammengezählt
      Angenommen niemand bekommt mehr als 2 Karten
      Wenn Cleo gibt
      Und Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 1, Ben 0, Cleo 0
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 10♦    | Ben 7♠    | Cleo 7♦   |
        | Anna 2♣     | Ben 5♣    | Cleo A♣   |
      Dann steht es Anna 11, Ben 10, Cleo 0
      Wenn Anna gibt
      Und Anna 4♠ aufdeckt
      Und angesagt wird: Ben 1, Cleo 1, Anna 0
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Ben 3♠      | Cleo A♣   | Anna D♦   |
      Dann steht es Anna 21, Ben 21, Cleo 0

  Regel: Die Partie ist vorbei, wenn wieder so viele Karten gegeben wurden wie am Anfang

    @OH.END
    Szenario: Zwei Karten, eine, zwei: Dann ist Schluss, und die meisten Punkte gewinnen
      Angenommen niemand bekommt mehr als 2 Karten
      Wenn Cleo gibt
      Und Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 1, Ben 0, Cleo 0
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 10♦    | Ben 7♠    | Cleo 7♦   |
        | Anna 2♣     | Ben 5♣    | Cleo A♣   |
      Und Anna gibt
      Und Anna 4♠ aufdeckt
      Und angesagt wird: Ben 1, Cleo 1, Anna 0
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Ben 3♠      | Cleo A♣   | Anna D♦   |
      Dann geht die Partie weiter
      Wenn Ben gibt
      Und Ben B♥ aufdeckt
      Und angesagt wird: Cleo 1, Anna 1, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Cleo 7♥     | Anna 2♥   | Ben K♦    |
        | Cleo 10♦    | Anna A♦   | Ben 3♠    |
      Dann steht es Anna 32, Ben 21, Cleo 11
      Und Anna gewinnt die Partie

    @OH.END
    Szenario: Nicht nach dem Spiel zu einer Karte
      Angenommen niemand bekommt mehr als 2 Karten
      Wenn Cleo gibt
      Und Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 1, Ben 0, Cleo 0
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 10♦    | Ben 7♠    | Cleo 7♦   |
        | Anna 2♣     | Ben 5♣    | Cleo A♣   |
      Und Anna gibt
      Und Anna 4♠ aufdeckt
      Und angesagt wird: Ben 1, Cleo 1, Anna 0
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Ben 3♠      | Cleo A♣   | Anna D♦   |
      Dann geht die Partie weiter
      Und Ben ist mit Geben an der Reihe

    @OH.END
    Szenario: Bei Gleichstand gewinnen alle zusammen
      Angenommen niemand bekommt mehr als 2 Karten
      Wenn Cleo gibt
      Und Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 1, Ben 0, Cleo 0
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 10♦    | Ben 7♠    | Cleo 7♦   |
        | Anna 2♣     | Ben 5♣    | Cleo A♣   |
      Und Anna gibt
      Und Anna 4♠ aufdeckt
      Und angesagt wird: Ben 1, Cleo 1, Anna 0
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Ben 3♠      | Cleo A♣   | Anna D♦   |
      Und Ben gibt
      Und Ben B♥ aufdeckt
      Und angesagt wird: Cleo 2, Anna 0, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Cleo 7♥     | Anna 2♥   | Ben K♦    |
        | Cleo 10♦    | Anna A♦   | Ben 3♠    |
      Dann steht es Anna 21, Ben 21, Cleo 0
      Und Anna und Ben gewinnen die Partie

    @OH.END
    Szenario: Drei, zwei, eine, zwei, drei
      Angenommen niemand bekommt mehr als 3 Karten
      Wenn Cleo gibt
      Und Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 1, Ben 1, Cleo 0
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 8♥     | Ben 6♦    | Cleo 9♥   |
        | Ben 5♠      | Cleo 2♣   | Anna 7♠   |
        | Anna 5♥     | Ben 4♣    | Cleo 5♦   |
      Und Anna gibt
      Und Anna 4♠ aufdeckt
      Und angesagt wird: Ben 1, Cleo 0, Anna 0
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Ben K♦      | Cleo 8♦   | Anna 2♦   |
        | Ben 4♥      | Cleo 3♠   | Anna 8♥   |
      Und Ben gibt
      Und Ben B♥ aufdeckt
      Und angesagt wird: Cleo 1, Anna 1, Ben 0
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Cleo 10♣    | Anna D♣   | Ben 9♣    |
      Und Cleo gibt
      Und Cleo K♣ aufdeckt
      Und angesagt wird: Anna 0, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna A♥     | Ben 6♣    | Cleo 10♥  |
        | Ben 5♦      | Cleo 6♦   | Anna D♥   |
      Dann geht die Partie weiter
      Wenn Anna gibt
      Und Anna 2♠ aufdeckt
      Und angesagt wird: Ben 1, Cleo 0, Anna 0
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Ben K♦      | Cleo 9♦   | Anna 5♦   |
        | Ben D♣      | Cleo 7♦   | Anna 7♣   |
        | Ben 9♥      | Cleo 2♦   | Anna 9♠   |
      Dann steht es Anna 42, Ben 32, Cleo 21
      Und Anna gewinnt die Partie

    @OH.END @OH.DEAL
    Szenario: Mit einer Karte ist es ein einziges Spiel
      Angenommen niemand bekommt mehr als 1 Karten
      Wenn Cleo gibt
      Und Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 0, Ben 1, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 5♥     | Ben 7♥    | Cleo A♦   |
      Dann steht es Anna 10, Ben 0, Cleo 11
      Und Cleo gewinnt die Partie

    @OH.END
    Szenario: Danach gibt niemand mehr
      Angenommen niemand bekommt mehr als 1 Karten
      Wenn Cleo gibt
      Und Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 0, Ben 1, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 5♥     | Ben 7♥    | Cleo A♦   |
      Und Anna gibt
      Dann ist das unmöglich: nach dem Ende (OH.END)
