# language: de
Funktionalität: Spades: zählen
  Ansagen, Nil und Überstiche.

  Grundlage:
    Gegeben sei eine Partie Spades zwischen Anna, Ben, Cleo und Di

  Regel: Eine erfüllte Ansage: zehn je Stich, eins je Überstich; eine verfehlte: minus zehn je Stich

    @SP.CONTRACT @SP.OVER
    Szenario: 7 angesagt und 7 gemacht sind 70; 5 angesagt und 6 gemacht sind 51
      Angenommen Di gibt
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
      Dann bekommt Anna 70 Punkte (SP.CONTRACT)
      Und Cleo bekommt 70 Punkte (SP.CONTRACT)
      Und Ben bekommt 50 Punkte (SP.CONTRACT)
      Und Ben bekommt 1 Punkt (SP.OVER)
      Und Di bekommt 50 und dann 1 Punkt

    @SP.CONTRACT
    Szenariogrundriss: Anna und Cleo machen 7 Stiche; Anna sagt <Ansage> an, Cleo <Partner>: <Punkte>
      Angenommen Di gibt
      Wenn angesagt wird: Anna <Ansage>, Ben 3, Cleo <Partner>, Di 3
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
      Dann steht es Anna <Punkte>, Ben 60, Cleo <Punkte>, Di 60

      Beispiele: erfüllt
        | Ansage | Partner | Punkte |
        | 4      | 3       | 70     |
        | 3      | 4       | 70     |
        | 6      | 1       | 70     |
        | 3      | 3       | 61     |
        | 2      | 3       | 52     |
        | 1      | 1       | 25     |

      Beispiele: verfehlt
        | Ansage | Partner | Punkte |
        | 4      | 4       | -80    |
        | 5      | 4       | -90    |
        | 1      | 12      | -130   |
        | 10     | 3       | -130   |

    @SP.CONTRACT
    Szenariogrundriss: Ben und Di machen 6 Stiche; Ben sagt <Ansage> an, Di <Partner>: <Punkte>
      Angenommen Di gibt
      Wenn angesagt wird: Anna 4, Ben <Ansage>, Cleo 3, Di <Partner>
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
      Dann steht es Anna 70, Ben <Punkte>, Cleo 70, Di <Punkte>

      Beispiele:
        | Ansage | Partner | Punkte |
        | 3      | 3       | 60     |
        | 2      | 3       | 51     |
        | 4      | 3       | -70    |

    @SP.CONTRACT
    Szenario: Welcher der Partner die Stiche macht, ist gleich
      Angenommen Di gibt
      Wenn angesagt wird: Anna 4, Ben 3, Cleo 3, Di 3
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna D♥     | Ben 3♥    | Cleo A♥   | Di 5♥     |
        | Cleo K♦     | Di A♦     | Anna 2♦   | Ben 4♦    |
        | Di K♥       | Anna 10♥  | Ben B♥    | Cleo 2♥   |
        | Di 6♥       | Anna 6♠   | Ben 6♣    | Cleo 4♥   |
        | Anna 3♣     | Ben A♣    | Cleo B♣   | Di 8♣     |
        | Ben A♠      | Cleo 7♠   | Di D♠     | Anna 4♠   |
        | Ben 10♠     | Cleo K♠   | Di 9♥     | Anna D♦   |
        | Cleo B♠     | Di 8♥     | Anna 10♣  | Ben 2♠    |
        | Cleo 9♠     | Di 7♣     | Anna 9♦   | Ben 3♠    |
        | Cleo B♦     | Di 6♦     | Anna 8♦   | Ben 10♦   |
        | Cleo K♣     | Di 4♣     | Anna 5♣   | Ben 9♣    |
        | Cleo 3♦     | Di 7♥     | Anna 7♦   | Ben 5♠    |
        | Ben 8♠      | Cleo D♣   | Di 2♣     | Anna 5♦   |
      Dann steht es Anna 70, Ben 60, Cleo 70, Di 60

    @SP.CONTRACT
    Szenario: Die Punkte aller Spiele werden zusammengezählt
      Angenommen Di gibt
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
      Und angesagt wird: Ben 3, Cleo 3, Di 3, Anna 3
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Ben K♣      | Cleo A♣   | Di 8♣     | Anna 2♣   |
        | Cleo D♦     | Di A♦     | Anna 8♦   | Ben 3♦    |
        | Di K♦       | Anna B♦   | Ben 5♦    | Cleo 4♦   |
        | Di D♥       | Anna 7♥   | Ben 2♥    | Cleo 6♥   |
        | Di K♥       | Anna A♥   | Ben 3♥    | Cleo 8♥   |
        | Anna B♥     | Ben 7♣    | Cleo 10♥  | Di 4♥     |
        | Anna 3♣     | Ben 9♣    | Cleo 10♣  | Di 2♠     |
        | Di 2♦       | Anna D♣   | Ben 7♦    | Cleo 9♦   |
        | Cleo A♠     | Di 8♠     | Anna B♠   | Ben 3♠    |
        | Cleo 4♣     | Di 9♥     | Anna B♣   | Ben 9♠    |
        | Ben K♠      | Cleo 7♠   | Di 6♠     | Anna 4♠   |
        | Ben 10♠     | Cleo 5♠   | Di 6♦     | Anna 6♣   |
        | Ben D♠      | Cleo 10♦  | Di 5♥     | Anna 5♣   |
      Dann steht es Anna 10, Ben 113, Cleo 10, Di 113

  Regel: Nil: 100 Punkte ohne Stich, sonst minus 100

    @SP.NIL @SP.CONTRACT
    Szenario: Cleo sagt Nil an und macht keinen Stich, Anna macht ihre vier
      Angenommen Di gibt
      Wenn angesagt wird: Anna 4, Ben 4, Cleo Nil, Di 4
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna K♦     | Ben 7♦    | Cleo 6♦   | Di 3♦     |
        | Anna A♣     | Ben 8♣    | Cleo K♣   | Di 10♣    |
        | Anna A♦     | Ben 9♦    | Cleo 4♦   | Di 5♦     |
        | Anna K♥     | Ben 4♥    | Cleo B♥   | Di A♥     |
        | Di D♦       | Anna 2♦   | Ben B♦    | Cleo D♣   |
        | Di 10♦      | Anna 8♦   | Ben B♠    | Cleo 10♥  |
        | Ben 8♠      | Cleo 9♥   | Di 6♠     | Anna A♠   |
        | Anna 6♣     | Ben 9♠    | Cleo 7♣   | Di 10♠    |
        | Di D♠       | Anna 4♠   | Ben 2♠    | Cleo 8♥   |
        | Di K♠       | Anna B♣   | Ben 3♠    | Cleo 5♣   |
        | Di 2♥       | Anna 7♥   | Ben D♥    | Cleo 4♣   |
        | Ben 7♠      | Cleo 3♣   | Di 5♥     | Anna 9♣   |
        | Ben 5♠      | Cleo 2♣   | Di 3♥     | Anna 6♥   |
      Dann bekommt Anna 100 Punkte (SP.NIL)
      Und Anna bekommt 40 Punkte (SP.CONTRACT)
      Und es steht Anna 140, Ben 81, Cleo 140, Di 81

    @SP.NIL @SP.CONTRACT @SP.OVER
    Szenario: Cleo macht einen Stich: minus 100, und der Stich ist ein Überstich
      Angenommen Di gibt
      Wenn angesagt wird: Anna 4, Ben 4, Cleo Nil, Di 4
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna D♥     | Ben A♥    | Cleo 3♥   | Di 2♥     |
        | Ben A♣      | Cleo 3♣   | Di 6♣     | Anna 2♠   |
        | Anna D♠     | Ben A♠    | Cleo 5♠   | Di 3♠     |
        | Ben K♠      | Cleo 6♠   | Di 7♠     | Anna 4♠   |
        | Ben B♠      | Cleo 2♦   | Di 9♠     | Anna 3♦   |
        | Ben 2♣      | Cleo 9♣   | Di D♣     | Anna 6♦   |
        | Di 10♠      | Anna 7♥   | Ben 8♠    | Cleo 4♣   |
        | Di B♦       | Anna 8♦   | Ben D♦    | Cleo K♦   |
        | Cleo 4♥     | Di 10♥    | Anna 9♥   | Ben 8♥    |
        | Di B♣       | Anna 9♦   | Ben 10♣   | Cleo 8♣   |
        | Di 6♥       | Anna K♥   | Ben K♣    | Cleo A♦   |
        | Anna 10♦    | Ben 7♣    | Cleo 7♦   | Di 5♦     |
        | Anna B♥     | Ben 5♣    | Cleo 4♦   | Di 5♥     |
      Dann verliert Anna 100 Punkte (SP.NIL)
      Und Anna bekommt 40 Punkte (SP.CONTRACT)
      Und Anna bekommt 1 Punkt (SP.OVER)
      Und es steht Anna -59, Ben 80, Cleo -59, Di 80

    @SP.NIL @SP.CONTRACT
    Szenario: Cleo macht drei Stiche: nicht mehr als minus 100
      Angenommen Di gibt
      Wenn angesagt wird: Anna 4, Ben 4, Cleo Nil, Di 2
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna A♥     | Ben 3♥    | Cleo 2♥   | Di 4♥     |
        | Anna A♣     | Ben B♣    | Cleo 2♣   | Di 4♣     |
        | Anna D♥     | Ben K♥    | Cleo 5♥   | Di 6♥     |
        | Ben K♦      | Cleo 2♦   | Di 3♦     | Anna 9♦   |
        | Ben D♦      | Cleo 6♦   | Di A♦     | Anna 10♦  |
        | Di 7♥       | Anna B♥   | Ben 8♥    | Cleo 10♥  |
        | Anna D♣     | Ben 10♠   | Cleo 3♣   | Di 5♣     |
        | Ben 8♠      | Cleo A♠   | Di 2♠     | Anna 5♠   |
        | Cleo 9♠     | Di D♠     | Anna K♠   | Ben 3♠    |
        | Anna 6♣     | Ben 6♠    | Cleo 8♣   | Di 7♣     |
        | Ben 4♦      | Cleo B♦   | Di 5♦     | Anna K♣   |
        | Cleo B♠     | Di 4♠     | Anna 9♣   | Ben 8♦    |
        | Cleo 10♣    | Di 7♠     | Anna 9♥   | Ben 7♦    |
      Dann verliert Cleo 100 Punkte (SP.NIL)
      Und es steht Anna -57, Ben 60, Cleo -57, Di 60

    @SP.NIL @SP.CONTRACT @SP.OVER
    Szenario: Die Stiche eines verfehlten Nil helfen dem Partner nicht
      Angenommen Di gibt
      Wenn angesagt wird: Anna 4, Ben 4, Cleo Nil, Di 5
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna K♣     | Ben 5♣    | Cleo A♣   | Di 4♣     |
        | Cleo 2♦     | Di B♦     | Anna K♦   | Ben A♦    |
        | Ben D♦      | Cleo 10♦  | Di 3♦     | Anna 7♦   |
        | Ben 9♦      | Cleo 6♦   | Di K♠     | Anna A♠   |
        | Anna D♠     | Ben 2♠    | Cleo A♥   | Di 4♠     |
        | Anna 10♠    | Ben 3♠    | Cleo B♣   | Di B♠     |
        | Di 9♠       | Anna 5♠   | Ben 6♠    | Cleo 10♣  |
        | Di K♥       | Anna 2♥   | Ben 7♥    | Cleo 9♥   |
        | Di D♥       | Anna 6♥   | Ben 8♥    | Cleo 5♥   |
        | Di D♣       | Anna 2♣   | Ben 7♣    | Cleo 9♣   |
        | Di 3♥       | Anna B♥   | Ben 8♠    | Cleo 4♥   |
        | Ben 8♦      | Cleo 5♦   | Di 10♥    | Anna 7♠   |
        | Anna 3♣     | Ben 8♣    | Cleo 4♦   | Di 6♣     |
      Dann verliert Anna 100 Punkte (SP.NIL)
      Und Anna verliert 40 Punkte (SP.CONTRACT)
      Und Anna bekommt 1 Punkt (SP.OVER)
      Und es steht Anna -139, Ben 90, Cleo -139, Di 90

    @SP.NIL @SP.CONTRACT
    Szenario: Nil gelingt, auch wenn die Ansage des Partners misslingt
      Angenommen Di gibt
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
      Dann bekommt Anna 100 Punkte (SP.NIL)
      Und Anna verliert 40 Punkte (SP.CONTRACT)
      Und es steht Anna 60, Ben 91, Cleo 60, Di 91

    @SP.NIL
    Szenario: Beide Partner sagen Nil an und machen keinen Stich: 200
      Angenommen Di gibt
      Wenn angesagt wird: Anna Nil, Ben 7, Cleo Nil, Di 6
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna 2♥     | Ben 10♥   | Cleo 8♥   | Di 6♥     |
        | Ben A♦      | Cleo D♦   | Di 4♦     | Anna K♦   |
        | Ben D♣      | Cleo 8♣   | Di B♣     | Anna 7♣   |
        | Ben D♥      | Cleo 5♥   | Di 9♥     | Anna 7♥   |
        | Ben 10♣     | Cleo 3♣   | Di A♠     | Anna A♣   |
        | Di 9♠       | Anna K♥   | Ben K♠    | Cleo B♠   |
        | Ben D♠      | Cleo A♥   | Di 3♠     | Anna 7♦   |
        | Ben 8♠      | Cleo K♣   | Di 10♠    | Anna 6♣   |
        | Di 4♠       | Anna 5♣   | Ben 7♠    | Cleo 10♦  |
        | Ben 2♦      | Cleo 9♦   | Di B♦     | Anna 3♦   |
        | Di 5♠       | Anna 4♥   | Ben 2♠    | Cleo 8♦   |
        | Di 6♠       | Anna 4♣   | Ben 9♣    | Cleo 6♦   |
        | Di B♥       | Anna 3♥   | Ben 5♦    | Cleo 2♣   |
      Dann bekommt Anna 200 Punkte (SP.NIL)
      Und es steht Anna 200, Ben 130, Cleo 200, Di 130

    @SP.NIL
    Szenario: Von zweimal Nil misslingt eins
      Angenommen Di gibt
      Wenn angesagt wird: Anna Nil, Ben 7, Cleo Nil, Di 4
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna 4♥     | Ben 10♥   | Cleo K♥   | Di A♥     |
        | Di K♣       | Anna B♣   | Ben 7♣    | Cleo A♣   |
        | Cleo D♦     | Di 2♦     | Anna B♦   | Ben 4♦    |
        | Cleo 3♥     | Di 5♥     | Anna 2♥   | Ben 2♠    |
        | Ben A♠      | Cleo A♦   | Di 3♠     | Anna 5♠   |
        | Ben B♠      | Cleo B♥   | Di K♠     | Anna K♦   |
        | Di D♠       | Anna D♥   | Ben 4♠    | Cleo 9♣   |
        | Di 10♠      | Anna 6♣   | Ben 6♠    | Cleo 8♦   |
        | Di 3♦       | Anna 5♦   | Ben 10♦   | Cleo 7♦   |
        | Ben 9♠      | Cleo 8♣   | Di 10♣    | Anna 5♣   |
        | Ben 7♠      | Cleo 7♥   | Di 9♥     | Anna 4♣   |
        | Ben 8♠      | Cleo 6♦   | Di 9♦     | Anna 3♣   |
        | Ben D♣      | Cleo 6♥   | Di 8♥     | Anna 2♣   |
      Dann steht es Anna 2, Ben 110, Cleo 2, Di 110

  Regel: Jeder zehnte Überstich kostet 100

    @SP.BAGS @SP.OVER
    Szenario: Zehn Überstiche in einem Spiel
      Angenommen Di gibt
      Wenn angesagt wird: Anna 1, Ben 1, Cleo 1, Di 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna B♦     | Ben A♦    | Cleo 9♦   | Di 5♦     |
        | Ben 2♣      | Cleo B♣   | Di 4♣     | Anna 9♣   |
        | Cleo A♥     | Di 9♥     | Anna 10♥  | Ben B♥    |
        | Cleo D♥     | Di 8♥     | Anna K♠   | Ben 6♥    |
        | Anna B♠     | Ben A♣    | Cleo A♠   | Di 9♠     |
        | Cleo 7♠     | Di K♣     | Anna D♠   | Ben 10♦   |
        | Anna 8♠     | Ben 8♣    | Cleo 3♠   | Di D♣     |
        | Anna 10♠    | Ben 7♦    | Cleo 5♠   | Di 4♦     |
        | Anna 4♠     | Ben 7♣    | Cleo 6♠   | Di 4♥     |
        | Cleo K♥     | Di 3♥     | Anna 2♠   | Ben 5♥    |
        | Anna 10♣    | Ben 6♣    | Cleo 3♣   | Di 3♦     |
        | Anna 8♦     | Ben 6♦    | Cleo K♦   | Di 2♦     |
        | Cleo 7♥     | Di 2♥     | Anna D♦   | Ben 5♣    |
      Dann verliert Anna 100 Punkte (SP.BAGS)
      Und Anna bekommt 20 Punkte (SP.CONTRACT)
      Und Anna bekommt 10 Punkte (SP.OVER)
      Und Cleo bekommt -100 und dann 20 und dann 10 Punkte
      Und es steht Anna -70, Ben -20, Cleo -70, Di -20

    @SP.BAGS
    Szenario: Neun Überstiche kosten nichts
      Angenommen Di gibt
      Wenn angesagt wird: Anna 1, Ben 1, Cleo 1, Di 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna K♥     | Ben A♥    | Cleo 9♥   | Di 2♥     |
        | Ben 4♣      | Cleo 7♣   | Di 6♣     | Anna 9♣   |
        | Anna K♣     | Ben D♣    | Cleo 3♣   | Di 8♣     |
        | Anna K♦     | Ben 9♦    | Cleo 2♦   | Di 4♦     |
        | Anna B♦     | Ben 6♦    | Cleo D♦   | Di 7♦     |
        | Cleo 5♦     | Di 10♦    | Anna 8♦   | Ben 3♦    |
        | Di 4♥       | Anna 7♥   | Ben D♥    | Cleo 2♠   |
        | Cleo K♠     | Di 10♠    | Anna 9♠   | Ben 4♠    |
        | Cleo 8♠     | Di B♥     | Anna B♠   | Ben A♣    |
        | Anna A♠     | Ben A♦    | Cleo 3♠   | Di 8♥     |
        | Anna D♠     | Ben 10♥   | Cleo 5♠   | Di 6♥     |
        | Anna 10♣    | Ben 5♣    | Cleo 6♠   | Di 5♥     |
        | Cleo 7♠     | Di 3♥     | Anna B♣   | Ben 2♣    |
      Dann steht es Anna 29, Ben 20, Cleo 29, Di 20

    @SP.BAGS @SP.OVER
    Szenario: Sechs Überstiche, und vier im nächsten Spiel
      Angenommen Di gibt
      Wenn angesagt wird: Anna 2, Ben 2, Cleo 2, Di 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna D♦     | Ben 2♦    | Cleo 6♦   | Di K♦     |
        | Di 2♣       | Anna K♣   | Ben A♣    | Cleo 4♣   |
        | Ben D♥      | Cleo A♥   | Di K♥     | Anna 2♥   |
        | Cleo B♣     | Di 9♣     | Anna D♣   | Ben 3♣    |
        | Anna 10♥    | Ben 6♠    | Cleo 4♥   | Di B♥     |
        | Ben 5♣      | Cleo D♠   | Di 8♣     | Anna K♠   |
        | Anna A♠     | Ben 5♠    | Cleo 2♠   | Di A♦     |
        | Anna 9♠     | Ben 10♣   | Cleo B♠   | Di B♦     |
        | Cleo 10♠    | Di 8♦     | Anna 4♠   | Ben 9♦    |
        | Cleo 8♠     | Di 7♥     | Anna 7♠   | Ben 7♦    |
        | Cleo 3♠     | Di 6♥     | Anna 3♥   | Ben 7♣    |
        | Cleo 5♥     | Di 4♦     | Anna 9♥   | Ben 6♣    |
        | Anna 10♦    | Ben 5♦    | Cleo 8♥   | Di 3♦     |
      Dann steht es Anna 46, Ben 30, Cleo 46, Di 30
      Wenn Anna gibt
      Und angesagt wird: Ben 3, Cleo 2, Di 2, Anna 2
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Ben K♥      | Cleo 3♥   | Di A♠     | Anna 2♥   |
        | Di K♠       | Anna 4♠   | Ben 3♠    | Cleo 5♠   |
        | Di 3♣       | Anna K♣   | Ben 5♣    | Cleo A♣   |
        | Cleo D♠     | Di 8♠     | Anna 6♠   | Ben 9♠    |
        | Cleo 7♠     | Di 2♠     | Anna 5♥   | Ben 10♠   |
        | Ben B♠      | Cleo 2♣   | Di D♦     | Anna 5♦   |
        | Ben D♣      | Cleo 8♣   | Di 10♣    | Anna 6♦   |
        | Ben 6♥      | Cleo 4♥   | Di 9♦     | Anna 8♥   |
        | Anna K♦     | Ben B♦    | Cleo 3♦   | Di 7♦     |
        | Anna A♥     | Ben 10♥   | Cleo 7♥   | Di 6♣     |
        | Anna 10♦    | Ben 9♥    | Cleo A♦   | Di 4♦     |
        | Cleo B♣     | Di 4♣     | Anna 8♦   | Ben 9♣    |
        | Cleo B♥     | Di 2♦     | Anna D♥   | Ben 7♣    |
      Dann verliert Cleo 100 Punkte (SP.BAGS)
      Und Cleo bekommt 40 Punkte (SP.CONTRACT)
      Und Cleo bekommt 4 Punkte (SP.OVER)
      Und es steht Anna -10, Ben 80, Cleo -10, Di 80

    @SP.BAGS
    Szenario: Sechs Überstiche, und drei im nächsten Spiel
      Angenommen Di gibt
      Wenn angesagt wird: Anna 2, Ben 2, Cleo 2, Di 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna D♦     | Ben 2♦    | Cleo 6♦   | Di K♦     |
        | Di 2♣       | Anna K♣   | Ben A♣    | Cleo 4♣   |
        | Ben D♥      | Cleo A♥   | Di K♥     | Anna 2♥   |
        | Cleo B♣     | Di 9♣     | Anna D♣   | Ben 3♣    |
        | Anna 10♥    | Ben 6♠    | Cleo 4♥   | Di B♥     |
        | Ben 5♣      | Cleo D♠   | Di 8♣     | Anna K♠   |
        | Anna A♠     | Ben 5♠    | Cleo 2♠   | Di A♦     |
        | Anna 9♠     | Ben 10♣   | Cleo B♠   | Di B♦     |
        | Cleo 10♠    | Di 8♦     | Anna 4♠   | Ben 9♦    |
        | Cleo 8♠     | Di 7♥     | Anna 7♠   | Ben 7♦    |
        | Cleo 3♠     | Di 6♥     | Anna 3♥   | Ben 7♣    |
        | Cleo 5♥     | Di 4♦     | Anna 9♥   | Ben 6♣    |
        | Anna 10♦    | Ben 5♦    | Cleo 8♥   | Di 3♦     |
      Und Anna gibt
      Und angesagt wird: Ben 3, Cleo 2, Di 3, Anna 2
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Ben A♣      | Cleo 4♣   | Di 9♣     | Anna 2♣   |
        | Ben A♦      | Cleo K♦   | Di 3♦     | Anna 9♦   |
        | Ben B♥      | Cleo 2♥   | Di D♥     | Anna 4♥   |
        | Di B♣       | Anna 3♣   | Ben 6♣    | Cleo D♣   |
        | Cleo K♣     | Di A♠     | Anna 8♣   | Ben 7♣    |
        | Di D♠       | Anna 4♠   | Ben 7♠    | Cleo K♠   |
        | Cleo 2♠     | Di 8♠     | Anna B♠   | Ben 9♠    |
        | Anna 10♠    | Ben 2♦    | Cleo 3♥   | Di 3♠     |
        | Anna 5♠     | Ben 4♦    | Cleo 5♣   | Di 5♥     |
        | Anna 6♠     | Ben 7♦    | Cleo 7♥   | Di 5♦     |
        | Anna 8♥     | Ben 8♦    | Cleo A♥   | Di 6♥     |
        | Cleo 9♥     | Di 10♥    | Anna B♦   | Ben 10♣   |
        | Di 6♦       | Anna 10♦  | Ben D♦    | Cleo K♥   |
      Dann steht es Anna 89, Ben 90, Cleo 89, Di 90

    @SP.BAGS
    Szenario: Nach dem Abzug zählen nur die Überstiche über zehn weiter
      Angenommen Di gibt
      Wenn angesagt wird: Anna 2, Ben 2, Cleo 2, Di 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna D♦     | Ben 2♦    | Cleo 6♦   | Di K♦     |
        | Di 2♣       | Anna K♣   | Ben A♣    | Cleo 4♣   |
        | Ben D♥      | Cleo A♥   | Di K♥     | Anna 2♥   |
        | Cleo B♣     | Di 9♣     | Anna D♣   | Ben 3♣    |
        | Anna 10♥    | Ben 6♠    | Cleo 4♥   | Di B♥     |
        | Ben 5♣      | Cleo D♠   | Di 8♣     | Anna K♠   |
        | Anna A♠     | Ben 5♠    | Cleo 2♠   | Di A♦     |
        | Anna 9♠     | Ben 10♣   | Cleo B♠   | Di B♦     |
        | Cleo 10♠    | Di 8♦     | Anna 4♠   | Ben 9♦    |
        | Cleo 8♠     | Di 7♥     | Anna 7♠   | Ben 7♦    |
        | Cleo 3♠     | Di 6♥     | Anna 3♥   | Ben 7♣    |
        | Cleo 5♥     | Di 4♦     | Anna 9♥   | Ben 6♣    |
        | Anna 10♦    | Ben 5♦    | Cleo 8♥   | Di 3♦     |
      Und Anna gibt
      Und angesagt wird: Ben 3, Cleo 2, Di 2, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Ben K♥      | Cleo 3♥   | Di A♠     | Anna 2♥   |
        | Di K♠       | Anna 4♠   | Ben 3♠    | Cleo 5♠   |
        | Di 3♣       | Anna K♣   | Ben 5♣    | Cleo A♣   |
        | Cleo D♠     | Di 8♠     | Anna 6♠   | Ben 9♠    |
        | Cleo 7♠     | Di 2♠     | Anna 5♥   | Ben 10♠   |
        | Ben B♠      | Cleo 2♣   | Di D♦     | Anna 5♦   |
        | Ben D♣      | Cleo 8♣   | Di 10♣    | Anna 6♦   |
        | Ben 6♥      | Cleo 4♥   | Di 9♦     | Anna 8♥   |
        | Anna K♦     | Ben B♦    | Cleo 3♦   | Di 7♦     |
        | Anna A♥     | Ben 10♥   | Cleo 7♥   | Di 6♣     |
        | Anna 10♦    | Ben 9♥    | Cleo A♦   | Di 4♦     |
        | Cleo B♣     | Di 4♣     | Anna 8♦   | Ben 9♣    |
        | Cleo B♥     | Di 2♦     | Anna D♥   | Ben 7♣    |
      Dann steht es Anna -19, Ben 80, Cleo -19, Di 80
      Wenn Ben gibt
      Und angesagt wird: Cleo 1, Di 2, Anna 1, Ben 2
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Cleo K♦     | Di 2♦     | Anna A♦   | Ben 3♦    |
        | Anna A♣     | Ben 2♣    | Cleo D♣   | Di 5♣     |
        | Anna K♥     | Ben 10♥   | Cleo A♥   | Di 2♥     |
        | Cleo 9♦     | Di 5♦     | Anna D♦   | Ben 7♠    |
        | Ben K♠      | Cleo 3♠   | Di A♠     | Anna 2♠   |
        | Di D♠       | Anna 9♠   | Ben 10♠   | Cleo 5♠   |
        | Di 4♥       | Anna 7♥   | Ben B♥    | Cleo 3♥   |
        | Ben 4♣      | Cleo 4♦   | Di 9♣     | Anna B♠   |
        | Anna 10♦    | Ben K♣    | Cleo 6♦   | Di D♥     |
        | Anna B♦     | Ben B♣    | Cleo 7♦   | Di 8♥     |
        | Anna 5♥     | Ben 10♣   | Cleo 9♥   | Di 8♣     |
        | Cleo 8♠     | Di 4♠     | Anna 8♦   | Ben 6♣    |
        | Cleo 6♠     | Di 7♣     | Anna 6♥   | Ben 3♣    |
      Dann steht es Anna 8, Ben 120, Cleo 8, Di 120
      Wenn Cleo gibt
      Und angesagt wird: Di 2, Anna 2, Ben 3, Cleo 3
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Di K♦       | Anna 5♦   | Ben 10♦   | Cleo 2♦   |
        | Di D♦       | Anna 6♦   | Ben B♦    | Cleo 3♦   |
        | Di A♦       | Anna A♠   | Ben 3♣    | Cleo 8♦   |
        | Anna K♠     | Ben D♠    | Cleo 2♠   | Di 3♠     |
        | Anna 7♠     | Ben 3♥    | Cleo 4♠   | Di 8♠     |
        | Di 4♥       | Anna A♥   | Ben 8♥    | Cleo 5♥   |
        | Anna 2♥     | Ben K♥    | Cleo D♥   | Di 6♥     |
        | Ben K♣      | Cleo 8♣   | Di D♣     | Anna 10♣  |
        | Ben B♥      | Cleo B♠   | Di 9♠     | Anna 10♥  |
        | Cleo 10♠    | Di B♣     | Anna 6♠   | Ben 4♣    |
        | Cleo 5♠     | Di 7♦     | Anna 7♥   | Ben 6♣    |
        | Cleo 9♦     | Di 4♦     | Anna 7♣   | Ben 9♥    |
        | Cleo 9♣     | Di 5♣     | Anna 2♣   | Ben A♣    |
      Dann verliert Anna 100 Punkte (SP.BAGS)
      Und es steht Anna -40, Ben 171, Cleo -40, Di 171

    @SP.BAGS @SP.OVER
    Szenario: Neun Überstiche und elf sind zwanzig: minus 200
      Angenommen Di gibt
      Wenn angesagt wird: Anna 1, Ben 1, Cleo 1, Di 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna K♥     | Ben A♥    | Cleo 9♥   | Di 2♥     |
        | Ben 4♣      | Cleo 7♣   | Di 6♣     | Anna 9♣   |
        | Anna K♣     | Ben D♣    | Cleo 3♣   | Di 8♣     |
        | Anna K♦     | Ben 9♦    | Cleo 2♦   | Di 4♦     |
        | Anna B♦     | Ben 6♦    | Cleo D♦   | Di 7♦     |
        | Cleo 5♦     | Di 10♦    | Anna 8♦   | Ben 3♦    |
        | Di 4♥       | Anna 7♥   | Ben D♥    | Cleo 2♠   |
        | Cleo K♠     | Di 10♠    | Anna 9♠   | Ben 4♠    |
        | Cleo 8♠     | Di B♥     | Anna B♠   | Ben A♣    |
        | Anna A♠     | Ben A♦    | Cleo 3♠   | Di 8♥     |
        | Anna D♠     | Ben 10♥   | Cleo 5♠   | Di 6♥     |
        | Anna 10♣    | Ben 5♣    | Cleo 6♠   | Di 5♥     |
        | Cleo 7♠     | Di 3♥     | Anna B♣   | Ben 2♣    |
      Und Anna gibt
      Und angesagt wird: Ben 1, Cleo 1, Di 1, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Ben 3♣      | Cleo A♣   | Di D♣     | Anna 4♦   |
        | Cleo 10♣    | Di 6♣     | Anna A♠   | Ben 9♣    |
        | Anna 10♠    | Ben B♥    | Cleo 3♠   | Di 2♠     |
        | Anna B♠     | Ben 10♦   | Cleo K♠   | Di B♣     |
        | Cleo D♠     | Di B♦     | Anna 4♠   | Ben 8♣    |
        | Cleo 9♠     | Di 9♦     | Anna 5♠   | Ben 8♦    |
        | Cleo 8♠     | Di 8♥     | Anna 6♠   | Ben 7♣    |
        | Cleo K♣     | Di 5♣     | Anna D♥   | Ben 4♣    |
        | Cleo 2♥     | Di 4♥     | Anna A♥   | Ben 7♥    |
        | Anna 7♠     | Ben 7♦    | Cleo D♦   | Di 6♦     |
        | Anna A♦     | Ben 5♦    | Cleo 10♥  | Di 3♦     |
        | Anna K♥     | Ben 5♥    | Cleo 9♥   | Di 3♥     |
        | Anna K♦     | Ben 2♣    | Cleo 6♥   | Di 2♦     |
      Dann verliert Anna 200 Punkte (SP.BAGS)
      Und Anna bekommt 20 Punkte (SP.CONTRACT)
      Und Anna bekommt 11 Punkte (SP.OVER)
      Und es steht Anna -140, Ben 0, Cleo -140, Di 0

    @SP.BAGS @SP.CONTRACT
    Szenario: Neun Überstiche, und ein zehnter aus einem verfehlten Nil
      Angenommen Di gibt
      Wenn angesagt wird: Anna 1, Ben 1, Cleo Nil, Di 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna A♦     | Ben 3♦    | Cleo 2♦   | Di 5♦     |
        | Anna K♥     | Ben A♥    | Cleo 2♥   | Di 8♥     |
        | Ben 3♥      | Cleo B♥   | Di D♥     | Anna 2♠   |
        | Anna A♠     | Ben D♠    | Cleo 4♠   | Di 10♠    |
        | Anna K♠     | Ben 9♠    | Cleo 3♣   | Di 2♣     |
        | Anna B♠     | Ben 3♠    | Cleo 4♦   | Di 5♣     |
        | Anna 8♠     | Ben 9♥    | Cleo 5♥   | Di 7♦     |
        | Anna 5♠     | Ben 7♣    | Cleo 7♥   | Di 8♦     |
        | Anna 6♠     | Ben 6♣    | Cleo 10♦  | Di 8♣     |
        | Anna 7♠     | Ben 6♦    | Cleo 10♥  | Di 9♣     |
        | Anna A♣     | Ben 4♣    | Cleo 10♣  | Di B♣     |
        | Anna 9♦     | Ben 6♥    | Cleo D♦   | Di K♦     |
        | Di D♣       | Anna B♦   | Ben 4♥    | Cleo K♣   |
      Dann steht es Anna -180, Ben 20, Cleo -180, Di 20

    @SP.BAGS @SP.CONTRACT
    Szenario: Ein verfehltes Nil bringt den zehnten Überstich, obwohl die Ansage misslingt
      Angenommen Di gibt
      Wenn angesagt wird: Anna 1, Ben 1, Cleo 1, Di 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna K♥     | Ben A♥    | Cleo 9♥   | Di 2♥     |
        | Ben 4♣      | Cleo 7♣   | Di 6♣     | Anna 9♣   |
        | Anna K♣     | Ben D♣    | Cleo 3♣   | Di 8♣     |
        | Anna K♦     | Ben 9♦    | Cleo 2♦   | Di 4♦     |
        | Anna B♦     | Ben 6♦    | Cleo D♦   | Di 7♦     |
        | Cleo 5♦     | Di 10♦    | Anna 8♦   | Ben 3♦    |
        | Di 4♥       | Anna 7♥   | Ben D♥    | Cleo 2♠   |
        | Cleo K♠     | Di 10♠    | Anna 9♠   | Ben 4♠    |
        | Cleo 8♠     | Di B♥     | Anna B♠   | Ben A♣    |
        | Anna A♠     | Ben A♦    | Cleo 3♠   | Di 8♥     |
        | Anna D♠     | Ben 10♥   | Cleo 5♠   | Di 6♥     |
        | Anna 10♣    | Ben 5♣    | Cleo 6♠   | Di 5♥     |
        | Cleo 7♠     | Di 3♥     | Anna B♣   | Ben 2♣    |
      Und Anna gibt
      Und angesagt wird: Ben 3, Cleo Nil, Di 3, Anna 6
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Ben A♦      | Cleo 2♦   | Di 4♦     | Anna 7♦   |
        | Ben A♣      | Cleo 3♣   | Di 2♣     | Anna 7♣   |
        | Ben D♥      | Cleo 2♥   | Di K♥     | Anna A♥   |
        | Anna B♦     | Ben 3♦    | Cleo D♦   | Di 10♦    |
        | Cleo 4♣     | Di D♣     | Anna 9♣   | Ben K♣    |
        | Ben 9♥      | Cleo 5♥   | Di 10♥    | Anna 7♥   |
        | Di 10♣      | Anna D♠   | Ben 8♣    | Cleo B♣   |
        | Anna 10♠    | Ben A♠    | Cleo B♥   | Di 6♠     |
        | Ben 8♥      | Cleo 4♥   | Di 6♥     | Anna 3♠   |
        | Anna B♠     | Ben 9♠    | Cleo 9♦   | Di K♠     |
        | Di 8♠       | Anna 5♠   | Ben 4♠    | Cleo 6♦   |
        | Di 6♣       | Anna 7♠   | Ben 2♠    | Cleo 5♦   |
        | Anna K♦     | Ben 8♦    | Cleo 3♥   | Di 5♣     |
      Dann steht es Anna -230, Ben 81, Cleo -230, Di 81

    @SP.BAGS @SP.CONTRACT
    Szenario: Acht Überstiche, und ein neunter aus einem verfehlten Nil: kein Abzug
      Angenommen Di gibt
      Wenn angesagt wird: Anna 1, Ben 2, Cleo 1, Di 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna D♦     | Ben 2♦    | Cleo 6♦   | Di K♦     |
        | Di 2♣       | Anna K♣   | Ben A♣    | Cleo 4♣   |
        | Ben D♥      | Cleo A♥   | Di K♥     | Anna 2♥   |
        | Cleo B♣     | Di 9♣     | Anna D♣   | Ben 3♣    |
        | Anna 10♥    | Ben 6♠    | Cleo 4♥   | Di B♥     |
        | Ben 5♣      | Cleo D♠   | Di 8♣     | Anna K♠   |
        | Anna A♠     | Ben 5♠    | Cleo 2♠   | Di A♦     |
        | Anna 9♠     | Ben 10♣   | Cleo B♠   | Di B♦     |
        | Cleo 10♠    | Di 8♦     | Anna 4♠   | Ben 9♦    |
        | Cleo 8♠     | Di 7♥     | Anna 7♠   | Ben 7♦    |
        | Cleo 3♠     | Di 6♥     | Anna 3♥   | Ben 7♣    |
        | Cleo 5♥     | Di 4♦     | Anna 9♥   | Ben 6♣    |
        | Anna 10♦    | Ben 5♦    | Cleo 8♥   | Di 3♦     |
      Dann steht es Anna 28, Ben 30, Cleo 28, Di 30
      Wenn Anna gibt
      Und angesagt wird: Ben 4, Cleo Nil, Di 4, Anna 4
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Ben K♥      | Cleo 3♥   | Di A♥     | Anna 7♥   |
        | Di K♦       | Anna 5♦   | Ben 4♦    | Cleo A♦   |
        | Cleo 3♦     | Di B♦     | Anna 8♦   | Ben D♦    |
        | Ben K♣      | Cleo B♣   | Di 3♣     | Anna A♣   |
        | Anna D♣     | Ben 6♣    | Cleo 7♣   | Di 3♠     |
        | Di K♠       | Anna 2♠   | Ben A♠    | Cleo 6♠   |
        | Ben B♠      | Cleo 5♠   | Di 4♠     | Anna D♠   |
        | Anna 10♣    | Ben 8♣    | Cleo 5♣   | Di 2♥     |
        | Anna D♥     | Ben 6♥    | Cleo 5♥   | Di 9♥     |
        | Anna 2♣     | Ben 10♠   | Cleo 4♣   | Di 2♦     |
        | Ben 9♠      | Cleo 7♦   | Di 7♠     | Anna 10♥  |
        | Ben 9♦      | Cleo 6♦   | Di 10♦    | Anna 9♣   |
        | Di 8♠       | Anna 8♥   | Ben B♥    | Cleo 4♥   |
      Dann steht es Anna -31, Ben 110, Cleo -31, Di 110

    @SP.BAGS
    Szenario: Eine verfehlte Ansage hat keine Überstiche
      Angenommen Di gibt
      Wenn angesagt wird: Anna 1, Ben 1, Cleo 1, Di 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna K♥     | Ben A♥    | Cleo 9♥   | Di 2♥     |
        | Ben 4♣      | Cleo 7♣   | Di 6♣     | Anna 9♣   |
        | Anna K♣     | Ben D♣    | Cleo 3♣   | Di 8♣     |
        | Anna K♦     | Ben 9♦    | Cleo 2♦   | Di 4♦     |
        | Anna B♦     | Ben 6♦    | Cleo D♦   | Di 7♦     |
        | Cleo 5♦     | Di 10♦    | Anna 8♦   | Ben 3♦    |
        | Di 4♥       | Anna 7♥   | Ben D♥    | Cleo 2♠   |
        | Cleo K♠     | Di 10♠    | Anna 9♠   | Ben 4♠    |
        | Cleo 8♠     | Di B♥     | Anna B♠   | Ben A♣    |
        | Anna A♠     | Ben A♦    | Cleo 3♠   | Di 8♥     |
        | Anna D♠     | Ben 10♥   | Cleo 5♠   | Di 6♥     |
        | Anna 10♣    | Ben 5♣    | Cleo 6♠   | Di 5♥     |
        | Cleo 7♠     | Di 3♥     | Anna B♣   | Ben 2♣    |
      Und Anna gibt
      Und angesagt wird: Ben 3, Cleo 4, Di 3, Anna 4
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Ben A♣      | Cleo 4♣   | Di 9♣     | Anna 2♣   |
        | Ben A♦      | Cleo K♦   | Di 3♦     | Anna 9♦   |
        | Ben B♥      | Cleo 2♥   | Di D♥     | Anna 4♥   |
        | Di B♣       | Anna 3♣   | Ben 6♣    | Cleo D♣   |
        | Cleo K♣     | Di A♠     | Anna 8♣   | Ben 7♣    |
        | Di D♠       | Anna 4♠   | Ben 7♠    | Cleo K♠   |
        | Cleo 2♠     | Di 8♠     | Anna B♠   | Ben 9♠    |
        | Anna 10♠    | Ben 2♦    | Cleo 3♥   | Di 3♠     |
        | Anna 5♠     | Ben 4♦    | Cleo 5♣   | Di 5♥     |
        | Anna 6♠     | Ben 7♦    | Cleo 7♥   | Di 5♦     |
        | Anna 8♥     | Ben 8♦    | Cleo A♥   | Di 6♥     |
        | Cleo 9♥     | Di 10♥    | Anna B♦   | Ben 10♣   |
        | Di 6♦       | Anna 10♦  | Ben D♦    | Cleo K♥   |
      Dann steht es Anna -51, Ben 80, Cleo -51, Di 80

    @SP.BAGS
    Szenario: Ein Überstich bei minus 59, und neun weitere
      Angenommen Di gibt
      Wenn angesagt wird: Anna 4, Ben 4, Cleo Nil, Di 4
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna D♥     | Ben A♥    | Cleo 3♥   | Di 2♥     |
        | Ben A♣      | Cleo 3♣   | Di 6♣     | Anna 2♠   |
        | Anna D♠     | Ben A♠    | Cleo 5♠   | Di 3♠     |
        | Ben K♠      | Cleo 6♠   | Di 7♠     | Anna 4♠   |
        | Ben B♠      | Cleo 2♦   | Di 9♠     | Anna 3♦   |
        | Ben 2♣      | Cleo 9♣   | Di D♣     | Anna 6♦   |
        | Di 10♠      | Anna 7♥   | Ben 8♠    | Cleo 4♣   |
        | Di B♦       | Anna 8♦   | Ben D♦    | Cleo K♦   |
        | Cleo 4♥     | Di 10♥    | Anna 9♥   | Ben 8♥    |
        | Di B♣       | Anna 9♦   | Ben 10♣   | Cleo 8♣   |
        | Di 6♥       | Anna K♥   | Ben K♣    | Cleo A♦   |
        | Anna 10♦    | Ben 7♣    | Cleo 7♦   | Di 5♦     |
        | Anna B♥     | Ben 5♣    | Cleo 4♦   | Di 5♥     |
      Und Anna gibt
      Und angesagt wird: Ben 1, Cleo 1, Di 1, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Ben K♥      | Cleo 3♥   | Di A♥     | Anna 7♥   |
        | Di 2♥       | Anna 8♥   | Ben 10♥   | Cleo B♥   |
        | Cleo B♦     | Di 8♦     | Anna K♦   | Ben 2♦    |
        | Anna A♣     | Ben 2♣    | Cleo 7♣   | Di K♣     |
        | Anna 9♥     | Ben 4♥    | Cleo A♠   | Di D♥     |
        | Cleo D♠     | Di 8♠     | Anna K♠   | Ben 2♠    |
        | Anna B♠     | Ben 6♠    | Cleo 3♠   | Di A♦     |
        | Anna 10♠    | Ben 4♦    | Cleo 5♠   | Di 10♣    |
        | Anna 4♠     | Ben 5♥    | Cleo 9♠   | Di 6♥     |
        | Cleo 7♠     | Di 6♦     | Anna 4♣   | Ben 5♣    |
        | Cleo 9♦     | Di 5♦     | Anna 7♦   | Ben 10♦   |
        | Ben B♣      | Cleo 8♣   | Di 3♣     | Anna D♣   |
        | Anna 6♣     | Ben D♦    | Cleo 9♣   | Di 3♦     |
      Dann verliert Anna 100 Punkte (SP.BAGS)
      Und es steht Anna -130, Ben 100, Cleo -130, Di 100

    @SP.BAGS
    Szenario: Ein Überstich bei minus 59, und acht weitere
      Angenommen Di gibt
      Wenn angesagt wird: Anna 4, Ben 4, Cleo Nil, Di 4
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna D♥     | Ben A♥    | Cleo 3♥   | Di 2♥     |
        | Ben A♣      | Cleo 3♣   | Di 6♣     | Anna 2♠   |
        | Anna D♠     | Ben A♠    | Cleo 5♠   | Di 3♠     |
        | Ben K♠      | Cleo 6♠   | Di 7♠     | Anna 4♠   |
        | Ben B♠      | Cleo 2♦   | Di 9♠     | Anna 3♦   |
        | Ben 2♣      | Cleo 9♣   | Di D♣     | Anna 6♦   |
        | Di 10♠      | Anna 7♥   | Ben 8♠    | Cleo 4♣   |
        | Di B♦       | Anna 8♦   | Ben D♦    | Cleo K♦   |
        | Cleo 4♥     | Di 10♥    | Anna 9♥   | Ben 8♥    |
        | Di B♣       | Anna 9♦   | Ben 10♣   | Cleo 8♣   |
        | Di 6♥       | Anna K♥   | Ben K♣    | Cleo A♦   |
        | Anna 10♦    | Ben 7♣    | Cleo 7♦   | Di 5♦     |
        | Anna B♥     | Ben 5♣    | Cleo 4♦   | Di 5♥     |
      Und Anna gibt
      Und angesagt wird: Ben 2, Cleo 2, Di 1, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Ben K♥      | Cleo 3♥   | Di A♥     | Anna 7♥   |
        | Di 2♥       | Anna 8♥   | Ben 10♥   | Cleo B♥   |
        | Cleo B♦     | Di 8♦     | Anna K♦   | Ben 2♦    |
        | Anna A♣     | Ben 2♣    | Cleo 7♣   | Di K♣     |
        | Anna 9♥     | Ben 4♥    | Cleo A♠   | Di D♥     |
        | Cleo D♠     | Di 8♠     | Anna K♠   | Ben 2♠    |
        | Anna B♠     | Ben 6♠    | Cleo 3♠   | Di A♦     |
        | Anna 10♠    | Ben 4♦    | Cleo 5♠   | Di 10♣    |
        | Anna 4♠     | Ben 5♥    | Cleo 9♠   | Di 6♥     |
        | Cleo 7♠     | Di 6♦     | Anna 4♣   | Ben 5♣    |
        | Cleo 9♦     | Di 5♦     | Anna 7♦   | Ben 10♦   |
        | Ben B♣      | Cleo 8♣   | Di 3♣     | Anna D♣   |
        | Anna 6♣     | Ben D♦    | Cleo 9♣   | Di 3♦     |
      Dann steht es Anna -21, Ben 50, Cleo -21, Di 50
