# language: de
Funktionalität: Spades: was verschieden erzählt wird
  Die Antworten, zwischen denen man wählen kann.

  Grundlage:
    Gegeben sei eine Partie Spades zwischen Anna, Ben, Cleo und Di

  Regel: Helfen die Stiche eines verfehlten Nil der Ansage des Partners?

    @SP-NIL-TRICKS @SP.CONTRACT @SP.OVER
    Szenario: Nein: Anna sagt vier an und macht drei, Cleos einer hilft nicht
      Angenommen es ist abgesprochen, dass die Stiche eines verfehlten Nil Überstiche sind
      Und Di gibt
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
      Dann verliert Anna 40 Punkte (SP.CONTRACT)
      Und Anna bekommt 1 Punkt (SP.OVER)
      Und es steht Anna -139, Ben 90, Cleo -139, Di 90

    @SP-NIL-TRICKS @SP.CONTRACT
    Szenario: Ja: Anna sagt vier an und macht drei, Cleos einer ist der vierte
      Angenommen es ist abgesprochen, dass die Stiche eines verfehlten Nil dem Partner helfen
      Und Di gibt
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
      Dann bekommt Anna 40 Punkte (SP.CONTRACT)
      Und es steht Anna -60, Ben 90, Cleo -60, Di 90

    @SP-NIL-TRICKS @SP.CONTRACT
    Szenario: Ja: fünf angesagt, zusammen vier gemacht
      Angenommen es ist abgesprochen, dass die Stiche eines verfehlten Nil dem Partner helfen
      Und Di gibt
      Wenn angesagt wird: Anna 5, Ben 4, Cleo Nil, Di 5
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
      Dann verliert Anna 50 Punkte (SP.CONTRACT)
      Und es steht Anna -150, Ben 90, Cleo -150, Di 90

    @SP-NIL-TRICKS @SP.CONTRACT
    Szenario: Ja: Sagt keiner der Partner Nil an, zählen ihre Ansagen zusammen wie immer
      Angenommen es ist abgesprochen, dass die Stiche eines verfehlten Nil dem Partner helfen
      Und Di gibt
      Wenn angesagt wird: Anna 5, Ben 3, Cleo 3, Di 3
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
      Dann verliert Anna 80 Punkte (SP.CONTRACT)
      Und es steht Anna -80, Ben 60, Cleo -80, Di 60

    @SP-NIL-TRICKS @SP.CONTRACT @SP.OVER
    Szenario: Ja: Was nicht gebraucht wird, ist ein Überstich
      Angenommen es ist abgesprochen, dass die Stiche eines verfehlten Nil dem Partner helfen
      Und Di gibt
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
      Dann bekommt Anna 40 Punkte (SP.CONTRACT)
      Und Anna bekommt 1 Punkt (SP.OVER)
      Und es steht Anna -59, Ben 80, Cleo -59, Di 80

    @SP-NIL-TRICKS @SP.BAGS
    Szenario: Ja: neun Überstiche aus dem Spiel davor, und jetzt einer
      Angenommen es ist abgesprochen, dass die Stiche eines verfehlten Nil dem Partner helfen
      Und Di gibt
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
      Und angesagt wird: Ben 3, Cleo Nil, Di 3, Anna 5
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
      Dann verliert Anna 100 Punkte (SP.BAGS)
      Und es steht Anna -120, Ben 81, Cleo -120, Di 81

    @SP-NIL-TRICKS @SP.BAGS
    Szenario: Ja: neun Überstiche aus dem Spiel davor, und jetzt wird der Stich des Nil gebraucht
      Angenommen es ist abgesprochen, dass die Stiche eines verfehlten Nil dem Partner helfen
      Und Di gibt
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
      Dann steht es Anna -11, Ben 81, Cleo -11, Di 81

    @SP-NIL-TRICKS @SP.BAGS
    Szenario: Ja: acht Überstiche aus dem Spiel davor, und jetzt wird der Stich des Nil gebraucht
      Angenommen es ist abgesprochen, dass die Stiche eines verfehlten Nil dem Partner helfen
      Und Di gibt
      Wenn angesagt wird: Anna 1, Ben 1, Cleo 2, Di 1
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
      Dann steht es Anna -2, Ben 81, Cleo -2, Di 81

    @SP-NIL-TRICKS @SP.BID.ZERO
    Szenario: Ohne Nil gibt es nichts abzusprechen
      Angenommen sie spielen »Ohne Nil«
      Und es ist abgesprochen, dass die Stiche eines verfehlten Nil dem Partner helfen
      Und Di gibt
      Wenn angesagt wird: Anna 4, Ben 4, Cleo 0, Di 5
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
      Dann steht es Anna 40, Ben 90, Cleo 40, Di 90

    @SP-NIL-TRICKS @SP.CONTRACT.PLAIN
    Szenariogrundriss: Ohne Überstiche hilft Cleos Stich auch Anna, die <Ansage> ansagt und drei macht: <Punkte>
      Angenommen sie spielen »Ohne Überstiche«
      Und es ist abgesprochen, dass die Stiche eines verfehlten Nil dem Partner helfen
      Und Di gibt
      Wenn angesagt wird: Anna <Ansage>, Ben 4, Cleo Nil, Di 5
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
      Und es steht Anna <Punkte>, Ben 90, Cleo <Punkte>, Di 90

      Beispiele:
        | Ansage | Punkte |
        | 4      | -60    |
        | 5      | -150   |

    @SP-NIL-TRICKS @SP.CONTRACT.PLAIN
    Szenario: Ohne Überstiche zählt nichts, was nicht gebraucht wird
      Angenommen sie spielen »Ohne Überstiche«
      Und es ist abgesprochen, dass die Stiche eines verfehlten Nil dem Partner helfen
      Und Di gibt
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
      Dann bekommt Anna 40 Punkte (SP.CONTRACT.PLAIN)
      Und es steht Anna -60, Ben 80, Cleo -60, Di 80

    @SP-NIL-TRICKS @SP.CONTRACT.PLAIN
    Szenario: Ohne Überstiche und ohne Nil gibt es nichts abzusprechen
      Angenommen sie spielen »Ohne Überstiche« und »Ohne Nil«
      Und es ist abgesprochen, dass die Stiche eines verfehlten Nil dem Partner helfen
      Und Di gibt
      Wenn angesagt wird: Anna 4, Ben 4, Cleo 0, Di 5
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
      Dann bekommt Anna 40 Punkte (SP.CONTRACT.PLAIN)
      Und es steht Anna 40, Ben 90, Cleo 40, Di 90

    @SP-NIL-TRICKS @SP.BAGS
    Szenario: Nein: neun Überstiche aus dem Spiel davor, und der Stich des Nil ist der zehnte
      Angenommen es ist abgesprochen, dass die Stiche eines verfehlten Nil Überstiche sind
      Und Di gibt
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
      Dann verliert Anna 100 Punkte (SP.BAGS)
      Und es steht Anna -230, Ben 81, Cleo -230, Di 81
