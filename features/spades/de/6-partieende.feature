# language: de
Funktionalität: Spades: Ende der Partie
  Wann die Partie vorbei ist, und wer gewonnen hat.

  Grundlage:
    Gegeben sei eine Partie Spades zwischen Anna, Ben, Cleo und Di

  Regel: Eine Partei mit 500 Punkten am Ende eines Spiels

    @SP.END
    Szenario: 230, 460, 500: Schluss
      Angenommen Di gibt
      Wenn angesagt wird: Anna 13, Ben 2, Cleo Nil, Di 2
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna K♥     | Ben 10♥   | Cleo 8♥   | Di B♥     |
        | Anna D♥     | Ben 5♥    | Cleo 7♥   | Di 9♥     |
        | Anna 10♣    | Ben 9♣    | Cleo 6♣   | Di 8♣     |
        | Anna A♠     | Ben A♦    | Cleo 3♠   | Di B♠     |
        | Anna K♠     | Ben K♣    | Cleo K♦   | Di 10♠    |
        | Anna D♠     | Ben 9♦    | Cleo D♣   | Di A♣     |
        | Anna 9♠     | Ben 8♦    | Cleo 10♦  | Di A♥     |
        | Anna 6♠     | Ben 7♦    | Cleo 6♥   | Di D♦     |
        | Anna 8♠     | Ben 6♦    | Cleo 5♣   | Di B♣     |
        | Anna 5♠     | Ben 5♦    | Cleo 4♣   | Di B♦     |
        | Anna 7♠     | Ben 4♥    | Cleo 3♣   | Di 7♣     |
        | Anna 4♠     | Ben 3♥    | Cleo 2♥   | Di 4♦     |
        | Anna 2♠     | Ben 2♣    | Cleo 2♦   | Di 3♦     |
      Und Anna gibt
      Und angesagt wird: Ben 2, Cleo Nil, Di 2, Anna 13
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Ben 3♦      | Cleo 2♦   | Di A♦     | Anna 2♠   |
        | Anna A♠     | Ben 7♠    | Cleo 5♠   | Di D♥     |
        | Anna D♠     | Ben A♥    | Cleo K♥   | Di 10♦    |
        | Anna 9♠     | Ben K♦    | Cleo K♣   | Di 9♦     |
        | Anna K♠     | Ben B♣    | Cleo D♦   | Di 9♣     |
        | Anna 10♠    | Ben B♥    | Cleo B♦   | Di 8♣     |
        | Anna B♠     | Ben 10♥   | Cleo 9♥   | Di 7♣     |
        | Anna 8♠     | Ben 10♣   | Cleo 7♥   | Di 7♦     |
        | Anna 6♠     | Ben 8♥    | Cleo 6♥   | Di 6♣     |
        | Anna 4♠     | Ben 8♦    | Cleo 5♥   | Di 6♦     |
        | Anna 3♠     | Ben 4♣    | Cleo 4♦   | Di 5♦     |
        | Anna A♣     | Ben 3♣    | Cleo 2♣   | Di 5♣     |
        | Anna D♣     | Ben 4♥    | Cleo 3♥   | Di 2♥     |
      Und Ben gibt
      Und angesagt wird: Cleo 2, Di 5, Anna 2, Ben 4
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Cleo A♦     | Di 10♦    | Anna 4♦   | Ben 2♦    |
        | Cleo K♣     | Di 4♣     | Anna 5♣   | Ben D♣    |
        | Cleo 2♣     | Di 10♣    | Anna B♣   | Ben 4♠    |
        | Ben K♠      | Cleo 9♠   | Di A♠     | Anna 7♠   |
        | Di 8♠       | Anna D♠   | Ben 5♠    | Cleo A♣   |
        | Anna K♦     | Ben 6♦    | Cleo 7♦   | Di B♦     |
        | Anna 3♥     | Ben A♥    | Cleo D♥   | Di 5♥     |
        | Ben B♠      | Cleo 9♥   | Di 2♠     | Anna D♦   |
        | Ben 10♠     | Cleo 8♣   | Di 3♠     | Anna B♥   |
        | Ben 7♥      | Cleo 6♥   | Di 10♥    | Anna 2♥   |
        | Di 6♠       | Anna 9♦   | Ben K♥    | Cleo 4♥   |
        | Di 9♣       | Anna 7♣   | Ben 8♥    | Cleo 3♣   |
        | Di 6♣       | Anna 5♦   | Ben 8♦    | Cleo 3♦   |
      Dann steht es Anna 500, Ben 10, Cleo 500, Di 10
      Und Anna und Cleo gewinnen die Partie

    @SP.END
    Szenario: 230, 460, 499: Die Partie geht weiter
      Angenommen Di gibt
      Wenn angesagt wird: Anna 13, Ben 2, Cleo Nil, Di 2
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna K♥     | Ben 10♥   | Cleo 8♥   | Di B♥     |
        | Anna D♥     | Ben 5♥    | Cleo 7♥   | Di 9♥     |
        | Anna 10♣    | Ben 9♣    | Cleo 6♣   | Di 8♣     |
        | Anna A♠     | Ben A♦    | Cleo 3♠   | Di B♠     |
        | Anna K♠     | Ben K♣    | Cleo K♦   | Di 10♠    |
        | Anna D♠     | Ben 9♦    | Cleo D♣   | Di A♣     |
        | Anna 9♠     | Ben 8♦    | Cleo 10♦  | Di A♥     |
        | Anna 6♠     | Ben 7♦    | Cleo 6♥   | Di D♦     |
        | Anna 8♠     | Ben 6♦    | Cleo 5♣   | Di B♣     |
        | Anna 5♠     | Ben 5♦    | Cleo 4♣   | Di B♦     |
        | Anna 7♠     | Ben 4♥    | Cleo 3♣   | Di 7♣     |
        | Anna 4♠     | Ben 3♥    | Cleo 2♥   | Di 4♦     |
        | Anna 2♠     | Ben 2♣    | Cleo 2♦   | Di 3♦     |
      Und Anna gibt
      Und angesagt wird: Ben 2, Cleo Nil, Di 2, Anna 13
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Ben 3♦      | Cleo 2♦   | Di A♦     | Anna 2♠   |
        | Anna A♠     | Ben 7♠    | Cleo 5♠   | Di D♥     |
        | Anna D♠     | Ben A♥    | Cleo K♥   | Di 10♦    |
        | Anna 9♠     | Ben K♦    | Cleo K♣   | Di 9♦     |
        | Anna K♠     | Ben B♣    | Cleo D♦   | Di 9♣     |
        | Anna 10♠    | Ben B♥    | Cleo B♦   | Di 8♣     |
        | Anna B♠     | Ben 10♥   | Cleo 9♥   | Di 7♣     |
        | Anna 8♠     | Ben 10♣   | Cleo 7♥   | Di 7♦     |
        | Anna 6♠     | Ben 8♥    | Cleo 6♥   | Di 6♣     |
        | Anna 4♠     | Ben 8♦    | Cleo 5♥   | Di 6♦     |
        | Anna 3♠     | Ben 4♣    | Cleo 4♦   | Di 5♦     |
        | Anna A♣     | Ben 3♣    | Cleo 2♣   | Di 5♣     |
        | Anna D♣     | Ben 4♥    | Cleo 3♥   | Di 2♥     |
      Und Ben gibt
      Und angesagt wird: Cleo 1, Di 1, Anna 2, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Cleo A♣     | Di 2♣     | Anna 4♣   | Ben B♣    |
        | Cleo K♣     | Di 5♣     | Anna K♠   | Ben 6♣    |
        | Anna B♠     | Ben D♥    | Cleo D♠   | Di A♠     |
        | Di 4♥       | Anna A♥   | Ben B♥    | Cleo 9♥   |
        | Anna 8♠     | Ben 8♥    | Cleo 10♠  | Di D♣     |
        | Cleo 9♠     | Di D♦     | Anna 2♠   | Ben 7♦    |
        | Cleo 4♠     | Di 10♥    | Anna 7♠   | Ben 5♥    |
        | Anna 5♠     | Ben 5♦    | Cleo 7♣   | Di 10♣    |
        | Anna 6♠     | Ben 4♦    | Cleo 8♦   | Di 9♣     |
        | Anna 3♠     | Ben 3♥    | Cleo 10♦  | Di 8♣     |
        | Anna 2♦     | Ben 3♦    | Cleo B♦   | Di 6♦     |
        | Cleo A♦     | Di 7♥     | Anna 9♦   | Ben 3♣    |
        | Cleo K♦     | Di 6♥     | Anna K♥   | Ben 2♥    |
      Dann steht es Anna 499, Ben -100, Cleo 499, Di -100
      Und die Partie geht weiter
      Und Cleo ist mit Geben an der Reihe

    @SP.END
    Szenario: Erst wird das ganze Spiel gezählt: 100 für Nil, minus 40 für die Ansage, in einer Partie bis 100
      Angenommen es wird bis 100 gespielt
      Und Di gibt
      Wenn angesagt wird: Anna 4, Ben 4, Cleo Nil, Di 5
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna A♥     | Ben 2♥    | Cleo B♥   | Di 8♥     |
        | Anna K♥     | Ben 3♥    | Cleo 10♥  | Di 9♥     |
        | Anna 10♦    | Ben A♦    | Cleo D♦   | Di 2♦     |
        | Ben 7♦      | Cleo 6♦   | Di 9♦     | Anna K♦   |
        | Anna 5♥     | Ben 7♥    | Cleo K♣   | Di D♥     |
        | Di A♣       | Anna B♣   | Ben 2♣    | Cleo 10♣  |
        | Di D♣       | Anna 7♣   | Ben D♠    | Cleo 6♣   |
        | Ben 8♠      | Cleo 6♠   | Di A♠     | Anna K♠   |
        | Di B♠       | Anna 5♠   | Ben 2♠    | Cleo B♦   |
        | Di 10♠      | Anna 8♦   | Ben 4♠    | Cleo 4♣   |
        | Di 8♣       | Anna 5♣   | Ben 9♠    | Cleo 3♣   |
        | Ben 7♠      | Cleo 4♦   | Di 3♠     | Anna 6♥   |
        | Ben 5♦      | Cleo 3♦   | Di 9♣     | Anna 4♥   |
      Dann steht es Anna 60, Ben 91, Cleo 60, Di 91
      Und die Partie geht weiter
      Und Anna ist mit Geben an der Reihe

    @SP.END
    Szenario: Danach gibt niemand mehr
      Angenommen es wird bis 60 gespielt
      Und Di gibt
      Wenn angesagt wird: Anna 4, Ben 3, Cleo 3, Di 2
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna D♦     | Ben 8♦    | Cleo A♦   | Di 5♦     |
        | Cleo 10♥    | Di D♥     | Anna 2♥   | Ben K♥    |
        | Ben A♣      | Cleo 2♣   | Di 3♣     | Anna 4♣   |
        | Ben B♥      | Cleo A♥   | Di 3♥     | Anna 9♥   |
        | Cleo K♦     | Di 10♦    | Anna 2♦   | Ben B♦    |
        | Cleo 3♦     | Di K♠     | Anna 4♦   | Ben A♠    |
        | Ben 5♥      | Cleo 4♥   | Di 8♥     | Anna 6♠   |
        | Anna D♠     | Ben 7♠    | Cleo 4♠   | Di 5♠     |
        | Anna 10♠    | Ben 3♠    | Cleo 2♠   | Di B♠     |
        | Di 8♠       | Anna 6♦   | Ben B♣    | Cleo 10♣  |
        | Di 9♠       | Anna 7♦   | Ben 8♣    | Cleo 9♣   |
        | Di 6♣       | Anna D♣   | Ben 7♥    | Cleo 7♣   |
        | Anna 9♦     | Ben 6♥    | Cleo 5♣   | Di K♣     |
      Und Anna gibt
      Dann ist das unmöglich: nach dem Ende (SP.END)

  Regel: Ein anderes Ziel kann vereinbart werden

    @SP.END
    Szenariogrundriss: 70 Punkte reichen für <Zahl>
      Angenommen es wird bis <Zahl> gespielt
      Und Di gibt
      Wenn angesagt wird: Anna 4, Ben 3, Cleo 3, Di 2
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna D♦     | Ben 8♦    | Cleo A♦   | Di 5♦     |
        | Cleo 10♥    | Di D♥     | Anna 2♥   | Ben K♥    |
        | Ben A♣      | Cleo 2♣   | Di 3♣     | Anna 4♣   |
        | Ben B♥      | Cleo A♥   | Di 3♥     | Anna 9♥   |
        | Cleo K♦     | Di 10♦    | Anna 2♦   | Ben B♦    |
        | Cleo 3♦     | Di K♠     | Anna 4♦   | Ben A♠    |
        | Ben 5♥      | Cleo 4♥   | Di 8♥     | Anna 6♠   |
        | Anna D♠     | Ben 7♠    | Cleo 4♠   | Di 5♠     |
        | Anna 10♠    | Ben 3♠    | Cleo 2♠   | Di B♠     |
        | Di 8♠       | Anna 6♦   | Ben B♣    | Cleo 10♣  |
        | Di 9♠       | Anna 7♦   | Ben 8♣    | Cleo 9♣   |
        | Di 6♣       | Anna D♣   | Ben 7♥    | Cleo 7♣   |
        | Anna 9♦     | Ben 6♥    | Cleo 5♣   | Di K♣     |
      Dann gewinnen Anna und Cleo die Partie

      Beispiele:
        | Zahl |
        | 70   |
        | 69   |
        | 1    |

    @SP.END
    Szenariogrundriss: 70 Punkte reichen nicht für <Zahl>
      Angenommen es wird bis <Zahl> gespielt
      Und Di gibt
      Wenn angesagt wird: Anna 4, Ben 3, Cleo 3, Di 2
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna D♦     | Ben 8♦    | Cleo A♦   | Di 5♦     |
        | Cleo 10♥    | Di D♥     | Anna 2♥   | Ben K♥    |
        | Ben A♣      | Cleo 2♣   | Di 3♣     | Anna 4♣   |
        | Ben B♥      | Cleo A♥   | Di 3♥     | Anna 9♥   |
        | Cleo K♦     | Di 10♦    | Anna 2♦   | Ben B♦    |
        | Cleo 3♦     | Di K♠     | Anna 4♦   | Ben A♠    |
        | Ben 5♥      | Cleo 4♥   | Di 8♥     | Anna 6♠   |
        | Anna D♠     | Ben 7♠    | Cleo 4♠   | Di 5♠     |
        | Anna 10♠    | Ben 3♠    | Cleo 2♠   | Di B♠     |
        | Di 8♠       | Anna 6♦   | Ben B♣    | Cleo 10♣  |
        | Di 9♠       | Anna 7♦   | Ben 8♣    | Cleo 9♣   |
        | Di 6♣       | Anna D♣   | Ben 7♥    | Cleo 7♣   |
        | Anna 9♦     | Ben 6♥    | Cleo 5♣   | Di K♣     |
      Dann geht die Partie weiter

      Beispiele:
        | Zahl |
        | 71   |
        | 500  |

    @SP.END
    Szenario: Eine Partie bis 0 ist keine
      Angenommen es wird bis 0 gespielt
      Und Di gibt
      Dann ist das unlesbar: kein möglicher Wert

  Regel: Beide haben es erreicht: Mehr Punkte gewinnen, bei Gleichstand wird weitergespielt

    @SP.END
    Szenario: 60 und 61 in einer Partie bis 60
      Angenommen es wird bis 60 gespielt
      Und Di gibt
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna B♥     | Ben D♥    | Cleo A♥   | Di 4♥     |
        | Cleo A♦     | Di 2♦     | Anna K♦   | Ben 9♦    |
        | Cleo A♣     | Di 2♣     | Anna 3♣   | Ben 4♣    |
        | Cleo 3♦     | Di 7♦     | Anna A♠   | Ben 10♦   |
        | Anna D♠     | Ben 5♠    | Cleo 9♠   | Di 6♠     |
        | Anna 7♠     | Ben K♠    | Cleo 3♠   | Di 10♠    |
        | Ben B♠      | Cleo B♦   | Di 5♦     | Anna 2♠   |
        | Ben 8♠      | Cleo 10♣  | Di 6♥     | Anna 4♠   |
        | Ben D♦      | Cleo 8♦   | Di 6♦     | Anna 3♥   |
        | Ben 2♥      | Cleo 9♥   | Di K♥     | Anna 7♥   |
        | Di D♣       | Anna K♣   | Ben 8♣    | Cleo 9♣   |
        | Anna 5♣     | Ben 8♥    | Cleo 6♣   | Di 7♣     |
        | Di B♣       | Anna 10♥  | Ben 5♥    | Cleo 4♦   |
      Dann steht es Anna 60, Ben 61, Cleo 60, Di 61
      Und Ben und Di gewinnen die Partie

    @SP.END
    Szenario: Je 20 in einer Partie bis 20: Die Partie geht weiter
      Angenommen es wird bis 20 gespielt
      Und Di gibt
      Wenn angesagt wird: Anna 8, Ben 8, Cleo Nil, Di Nil
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna A♣     | Ben D♣    | Cleo 7♣   | Di B♣     |
        | Anna K♥     | Ben 7♥    | Cleo 10♥  | Di D♥     |
        | Anna K♣     | Ben A♠    | Cleo 5♣   | Di 10♣    |
        | Ben 10♠     | Cleo A♦   | Di A♥     | Anna D♠   |
        | Anna K♠     | Ben 2♠    | Cleo K♦   | Di D♦     |
        | Anna 6♠     | Ben B♠    | Cleo 10♦  | Di B♥     |
        | Ben 8♠      | Cleo 9♦   | Di 9♣     | Anna 9♠   |
        | Anna B♦     | Ben 7♦    | Cleo 5♦   | Di 4♦     |
        | Anna 2♦     | Ben 8♦    | Cleo 3♦   | Di 6♣     |
        | Ben 7♠      | Cleo 6♥   | Di 5♥     | Anna 9♥   |
        | Ben 5♠      | Cleo 3♥   | Di 4♣     | Anna 8♣   |
        | Ben 4♠      | Cleo 2♣   | Di 4♥     | Anna 8♥   |
        | Ben 3♠      | Cleo 2♥   | Di 3♣     | Anna 6♦   |
      Dann steht es Anna 20, Ben 20, Cleo 20, Di 20
      Und die Partie geht weiter
      Und Anna ist mit Geben an der Reihe

    @SP.END
    Szenario: Bis eine Partei vorn liegt
      Angenommen es wird bis 20 gespielt
      Und Di gibt
      Wenn angesagt wird: Anna 8, Ben 8, Cleo Nil, Di Nil
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna A♣     | Ben D♣    | Cleo 7♣   | Di B♣     |
        | Anna K♥     | Ben 7♥    | Cleo 10♥  | Di D♥     |
        | Anna K♣     | Ben A♠    | Cleo 5♣   | Di 10♣    |
        | Ben 10♠     | Cleo A♦   | Di A♥     | Anna D♠   |
        | Anna K♠     | Ben 2♠    | Cleo K♦   | Di D♦     |
        | Anna 6♠     | Ben B♠    | Cleo 10♦  | Di B♥     |
        | Ben 8♠      | Cleo 9♦   | Di 9♣     | Anna 9♠   |
        | Anna B♦     | Ben 7♦    | Cleo 5♦   | Di 4♦     |
        | Anna 2♦     | Ben 8♦    | Cleo 3♦   | Di 6♣     |
        | Ben 7♠      | Cleo 6♥   | Di 5♥     | Anna 9♥   |
        | Ben 5♠      | Cleo 3♥   | Di 4♣     | Anna 8♣   |
        | Ben 4♠      | Cleo 2♣   | Di 4♥     | Anna 8♥   |
        | Ben 3♠      | Cleo 2♥   | Di 3♣     | Anna 6♦   |
      Und Anna gibt
      Und angesagt wird: Ben 3, Cleo 3, Di 3, Anna 3
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Ben B♣      | Cleo 2♣   | Di A♣     | Anna 5♣   |
        | Di D♥       | Anna 5♥   | Ben A♥    | Cleo 2♥   |
        | Ben A♦      | Cleo 9♦   | Di 3♦     | Anna 2♦   |
        | Ben D♣      | Cleo K♣   | Di 3♣     | Anna 8♣   |
        | Cleo 9♥     | Di B♥     | Anna K♥   | Ben 3♥    |
        | Anna K♦     | Ben 5♦    | Cleo B♦   | Di 4♦     |
        | Anna D♦     | Ben 7♦    | Cleo 8♠   | Di 6♦     |
        | Cleo 6♠     | Di A♠     | Anna 7♠   | Ben 9♠    |
        | Di D♠       | Anna 8♦   | Ben 10♠   | Cleo 2♠   |
        | Di 7♣       | Anna 10♣  | Ben 4♣    | Cleo 6♣   |
        | Anna 10♦    | Ben 7♥    | Cleo 4♠   | Di 3♠     |
        | Cleo 4♥     | Di 8♥     | Anna 10♥  | Ben B♠    |
        | Ben K♠      | Cleo 6♥   | Di 5♠     | Anna 9♣   |
      Dann steht es Anna 80, Ben 81, Cleo 80, Di 81
      Und Ben und Di gewinnen die Partie
