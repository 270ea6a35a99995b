# language: de
Funktionalität: Spades: Varianten
  Vor der Partie zu vereinbaren.

  Grundlage:
    Gegeben sei eine Partie Spades zwischen Anna, Ben, Cleo und Di

  Regel: Ohne Nil

    @SP.BID.ZERO
    Szenario: 0 angesagt und keinen Stich gemacht: keine Prämie
      Angenommen sie spielen »Ohne Nil«
      Und Di gibt
      Wenn angesagt wird: Anna 4, Ben 4, Cleo 0, Di 4
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
      Dann steht es Anna 40, Ben 81, Cleo 40, Di 81

    @SP.BID.ZERO
    Szenario: 0 angesagt und einen Stich gemacht: Er hilft dem Partner
      Angenommen sie spielen »Ohne Nil«
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
      Dann bekommt Anna 40 Punkte (SP.CONTRACT)
      Und es steht Anna 40, Ben 90, Cleo 40, Di 90

    @SP.BID.ZERO
    Szenario: Der Partei fehlt ein Stich
      Angenommen sie spielen »Ohne Nil«
      Und Di gibt
      Wenn angesagt wird: Anna 5, Ben 4, Cleo 0, Di 5
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
      Dann steht es Anna -50, Ben 90, Cleo -50, Di 90

    @SP.BID.ZERO @SP.CONTRACT
    Szenario: Beide Partner haben angesagt, zusammen acht, und machen sieben
      Angenommen sie spielen »Ohne Nil«
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

    @SP.BID.ZERO @SP.BAGS @SP.OVER
    Szenario: Zehn Überstiche kosten auch hier 100
      Angenommen sie spielen »Ohne Nil«
      Und Di gibt
      Wenn angesagt wird: Anna 1, Ben 1, Cleo 0, Di 1
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
      Dann verliert Anna 100 Punkte (SP.BAGS)
      Und Anna bekommt 10 Punkte (SP.CONTRACT)
      Und Anna bekommt 10 Punkte (SP.OVER)
      Und es steht Anna -80, Ben 20, Cleo -80, Di 20

    @SP.BID.ZERO @SP.BAGS
    Szenario: Sechs Überstiche, und vier im nächsten Spiel
      Angenommen sie spielen »Ohne Nil«
      Und Di gibt
      Wenn angesagt wird: Anna 4, Ben 2, Cleo 0, Di 1
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
      Und angesagt wird: Ben 3, Cleo 0, Di 2, Anna 4
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
      Dann verliert Anna 100 Punkte (SP.BAGS)
      Und es steht Anna -10, Ben 80, Cleo -10, Di 80

    @SP.BID.ZERO @SP.BAGS
    Szenario: Neun Überstiche, und eine genau erfüllte Ansage
      Angenommen sie spielen »Ohne Nil«
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
      Und angesagt wird: Ben 3, Cleo 0, Di 3, Anna 6
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
      Dann steht es Anna 89, Ben 81, Cleo 89, Di 81

    @SP.BID.ZERO
    Szenario: Niemand sagt Nil an
      Angenommen sie spielen »Ohne Nil«
      Und Di gibt
      Wenn Anna Nil ansagt
      Dann ist das unlesbar: unbekannte Ansage

    @SP.BID.ZERO
    Szenario: 14 Stiche gibt es nicht
      Angenommen sie spielen »Ohne Nil«
      Und Di gibt
      Wenn Anna 14 ansagt
      Dann ist das regelwidrig: Ansage nicht möglich (SP.BID.ZERO)

    @SP.BID.ZERO @SP.CONTRACT.PLAIN
    Szenariogrundriss: »<Variante>« und »<Weitere>«: vier Stiche bei <Ansage> Angesagten sind <Punkte> Punkte
      Angenommen sie spielen »<Variante>« und »<Weitere>«
      Und Di gibt
      Wenn angesagt wird: Anna <Ansage>, Ben 4, Cleo 0, Di 5
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
      Dann steht es Anna <Punkte>, Ben 90, Cleo <Punkte>, Di 90

      Beispiele:
        | Variante        | Weitere         | Ansage | Punkte |
        | Ohne Nil        | Ohne Überstiche | 4      | 40     |
        | Ohne Überstiche | Ohne Nil        | 4      | 40     |
        | Ohne Nil        | Ohne Überstiche | 3      | 30     |
        | Ohne Nil        | Ohne Überstiche | 5      | -50    |

    @SP.BID.ZERO @SP.CONTRACT.PLAIN
    Szenario: Ohne Nil und ohne Überstiche zählen und kosten zehn Stiche über die Ansage hinaus nichts
      Angenommen sie spielen »Ohne Nil« und »Ohne Überstiche«
      Und Di gibt
      Wenn angesagt wird: Anna 1, Ben 1, Cleo 0, Di 1
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
      Dann bekommt Anna 10 Punkte (SP.CONTRACT.PLAIN)
      Und es steht Anna 10, Ben 20, Cleo 10, Di 20

    @SP.BID.ZERO
    Szenario: Nicht mit »Blind Nil«
      Angenommen sie spielen »Ohne Nil« und »Blind Nil«
      Und Di gibt
      Dann ist das unlesbar: Varianten schließen sich aus

  Regel: Blind Nil

    @SP.BLIND @SP.OVER
    Szenario: Eine Partei mit 100 Punkten Rückstand darf es ansagen; ohne Stich zählt es 200
      Angenommen sie spielen »Blind Nil«
      Und Di gibt
      Wenn angesagt wird: Anna Nil, Ben 4, Cleo 12, Di 4
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna 3♣     | Ben A♣    | Cleo 6♣   | Di 9♣     |
        | Ben D♦      | Cleo 3♦   | Di A♦     | Anna K♦   |
        | Di K♥       | Anna 9♥   | Ben 6♥    | Cleo A♥   |
        | Cleo B♥     | Di D♥     | Anna 5♥   | Ben 8♥    |
        | Di 7♥       | Anna 3♥   | Ben 4♣    | Cleo 10♥  |
        | Cleo B♦     | Di 2♦     | Anna 10♦  | Ben 6♦    |
        | Cleo 8♦     | Di 9♦     | Anna 5♦   | Ben 5♠    |
        | Ben A♠      | Cleo 3♠   | Di 2♠     | Anna K♣   |
        | Ben K♠      | Cleo 4♠   | Di 6♠     | Anna D♣   |
        | Ben 5♣      | Cleo D♠   | Di 4♦     | Anna B♣   |
        | Cleo B♠     | Di 7♠     | Anna 10♣  | Ben 9♠    |
        | Cleo 2♥     | Di 10♠    | Anna 8♣   | Ben 8♠    |
        | Di 7♦       | Anna 2♣   | Ben 7♣    | Cleo 4♥   |
      Dann steht es Anna -20, Ben 80, Cleo -20, Di 80
      Wenn Anna gibt
      Und angesagt wird: Ben 4, Cleo Blind Nil, Di 4, Anna 4
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Ben K♥      | Cleo B♥   | Di A♥     | Anna 3♥   |
        | Di K♣       | Anna 3♣   | Ben 2♣    | Cleo B♣   |
        | Di A♦       | Anna 6♦   | Ben 2♦    | Cleo 9♦   |
        | Di 8♦       | Anna K♦   | Ben 5♦    | Cleo 3♦   |
        | Anna D♥     | Ben 5♥    | Cleo 9♥   | Di 8♥     |
        | Anna B♦     | Ben D♦    | Cleo A♣   | Di 4♦     |
        | Ben 10♣     | Cleo 8♣   | Di D♣     | Anna 6♥   |
        | Di 5♣       | Anna K♠   | Ben 7♣    | Cleo 6♣   |
        | Anna 8♠     | Ben A♠    | Cleo 4♠   | Di D♠     |
        | Ben 10♠     | Cleo 7♥   | Di 7♠     | Anna 2♠   |
        | Ben B♠      | Cleo 4♣   | Di 10♦    | Anna 3♠   |
        | Ben 10♥     | Cleo 4♥   | Di 9♣     | Anna 5♠   |
        | Anna 9♠     | Ben 6♠    | Cleo 2♥   | Di 7♦     |
      Dann bekommt Cleo 200 Punkte (SP.BLIND)
      Und Cleo bekommt 40 Punkte (SP.CONTRACT)
      Und Cleo bekommt 1 Punkt (SP.OVER)
      Und es steht Anna 221, Ben 160, Cleo 221, Di 160

    @SP.BLIND @SP.OVER
    Szenario: Mit einem Stich kostet es 200
      Angenommen sie spielen »Blind Nil«
      Und Di gibt
      Wenn angesagt wird: Anna Nil, Ben 4, Cleo 12, Di 4
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna 3♣     | Ben A♣    | Cleo 6♣   | Di 9♣     |
        | Ben D♦      | Cleo 3♦   | Di A♦     | Anna K♦   |
        | Di K♥       | Anna 9♥   | Ben 6♥    | Cleo A♥   |
        | Cleo B♥     | Di D♥     | Anna 5♥   | Ben 8♥    |
        | Di 7♥       | Anna 3♥   | Ben 4♣    | Cleo 10♥  |
        | Cleo B♦     | Di 2♦     | Anna 10♦  | Ben 6♦    |
        | Cleo 8♦     | Di 9♦     | Anna 5♦   | Ben 5♠    |
        | Ben A♠      | Cleo 3♠   | Di 2♠     | Anna K♣   |
        | Ben K♠      | Cleo 4♠   | Di 6♠     | Anna D♣   |
        | Ben 5♣      | Cleo D♠   | Di 4♦     | Anna B♣   |
        | Cleo B♠     | Di 7♠     | Anna 10♣  | Ben 9♠    |
        | Cleo 2♥     | Di 10♠    | Anna 8♣   | Ben 8♠    |
        | Di 7♦       | Anna 2♣   | Ben 7♣    | Cleo 4♥   |
      Und Anna gibt
      Und angesagt wird: Ben 4, Cleo Blind Nil, Di 4, Anna 4
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
      Dann verliert Cleo 200 Punkte (SP.BLIND)
      Und Cleo bekommt 40 Punkte (SP.CONTRACT)
      Und Cleo bekommt 1 Punkt (SP.OVER)
      Und es steht Anna -179, Ben 160, Cleo -179, Di 160

    @SP.BLIND
    Szenario: Es steht der Partei offen, die zurückliegt, nicht der anderen
      Angenommen sie spielen »Blind Nil«
      Und Di gibt
      Wenn angesagt wird: Anna Nil, Ben 4, Cleo 12, Di 4
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna 3♣     | Ben A♣    | Cleo 6♣   | Di 9♣     |
        | Ben D♦      | Cleo 3♦   | Di A♦     | Anna K♦   |
        | Di K♥       | Anna 9♥   | Ben 6♥    | Cleo A♥   |
        | Cleo B♥     | Di D♥     | Anna 5♥   | Ben 8♥    |
        | Di 7♥       | Anna 3♥   | Ben 4♣    | Cleo 10♥  |
        | Cleo B♦     | Di 2♦     | Anna 10♦  | Ben 6♦    |
        | Cleo 8♦     | Di 9♦     | Anna 5♦   | Ben 5♠    |
        | Ben A♠      | Cleo 3♠   | Di 2♠     | Anna K♣   |
        | Ben K♠      | Cleo 4♠   | Di 6♠     | Anna D♣   |
        | Ben 5♣      | Cleo D♠   | Di 4♦     | Anna B♣   |
        | Cleo B♠     | Di 7♠     | Anna 10♣  | Ben 9♠    |
        | Cleo 2♥     | Di 10♠    | Anna 8♣   | Ben 8♠    |
        | Di 7♦       | Anna 2♣   | Ben 7♣    | Cleo 4♥   |
      Und Anna gibt
      Dann darf Ben 0 bis 13 ansagen
      Wenn Ben 4 ansagt
      Dann darf Cleo 0 bis 13 oder Blind Nil ansagen

    @SP.BLIND
    Szenario: 99 Punkte Rückstand reichen nicht; die Ansage gilt trotzdem
      Angenommen sie spielen »Blind Nil«
      Und Di gibt
      Wenn angesagt wird: Anna 1, Ben 11, Cleo Nil, Di Nil
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna D♥     | Ben A♥    | Cleo K♥   | Di B♥     |
        | Ben A♣      | Cleo B♣   | Di K♣     | Anna 4♣   |
        | Ben A♦      | Cleo D♦   | Di 10♦    | Anna 8♦   |
        | Ben 7♦      | Cleo 5♦   | Di 6♦     | Anna K♦   |
        | Anna D♣     | Ben 2♣    | Cleo 6♣   | Di 10♣    |
        | Anna 5♣     | Ben 7♣    | Cleo B♦   | Di 3♣     |
        | Ben 8♥      | Cleo 5♥   | Di 7♥     | Anna 4♥   |
        | Ben 4♦      | Cleo 3♦   | Di 2♦     | Anna 9♥   |
        | Ben A♠      | Cleo 2♠   | Di 9♠     | Anna K♠   |
        | Ben B♠      | Cleo 10♥  | Di 6♠     | Anna 10♠  |
        | Ben D♠      | Cleo 9♦   | Di 9♣     | Anna 7♠   |
        | Ben 8♠      | Cleo 3♥   | Di 8♣     | Anna 4♠   |
        | Ben 5♠      | Cleo 2♥   | Di 6♥     | Anna 3♠   |
      Dann steht es Anna 111, Ben 210, Cleo 111, Di 210
      Wenn Anna gibt
      Und Ben 4 ansagt
      Und Cleo Blind Nil ansagt
      Dann ist das regelwidrig: Ansage nicht möglich (SP.BLIND)
      Und Di ist mit Ansagen an der Reihe

    @SP.BLIND
    Szenario: Im ersten Spiel liegt niemand zurück
      Angenommen sie spielen »Blind Nil«
      Und Di gibt
      Wenn Anna Blind Nil ansagt
      Dann ist das regelwidrig: Ansage nicht möglich (SP.BLIND)

    @SP.BLIND
    Szenario: Wer vorn liegt, darf es nicht ansagen
      Angenommen sie spielen »Blind Nil«
      Und Di gibt
      Wenn angesagt wird: Anna Nil, Ben 4, Cleo 12, Di 4
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna 3♣     | Ben A♣    | Cleo 6♣   | Di 9♣     |
        | Ben D♦      | Cleo 3♦   | Di A♦     | Anna K♦   |
        | Di K♥       | Anna 9♥   | Ben 6♥    | Cleo A♥   |
        | Cleo B♥     | Di D♥     | Anna 5♥   | Ben 8♥    |
        | Di 7♥       | Anna 3♥   | Ben 4♣    | Cleo 10♥  |
        | Cleo B♦     | Di 2♦     | Anna 10♦  | Ben 6♦    |
        | Cleo 8♦     | Di 9♦     | Anna 5♦   | Ben 5♠    |
        | Ben A♠      | Cleo 3♠   | Di 2♠     | Anna K♣   |
        | Ben K♠      | Cleo 4♠   | Di 6♠     | Anna D♣   |
        | Ben 5♣      | Cleo D♠   | Di 4♦     | Anna B♣   |
        | Cleo B♠     | Di 7♠     | Anna 10♣  | Ben 9♠    |
        | Cleo 2♥     | Di 10♠    | Anna 8♣   | Ben 8♠    |
        | Di 7♦       | Anna 2♣   | Ben 7♣    | Cleo 4♥   |
      Und Anna gibt
      Und Ben Blind Nil ansagt
      Dann ist das regelwidrig: Ansage nicht möglich (SP.BLIND)

    @SP.NIL @SP.BLIND
    Szenario: Nil mit offenen Augen zählt weiterhin 100
      Angenommen sie spielen »Blind Nil«
      Und Di gibt
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
      Dann bekommt Cleo 100 Punkte (SP.NIL)
      Und Cleo bekommt 40 Punkte (SP.CONTRACT)
      Und es steht Anna 140, Ben 81, Cleo 140, Di 81

    @SP.NIL @SP.BLIND
    Szenario: Ein verfehltes Nil kostet weiterhin 100
      Angenommen sie spielen »Blind Nil«
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
      Dann steht es Anna -59, Ben 80, Cleo -59, Di 80

    @SP.NIL @SP.BLIND
    Szenario: Der eine sagt Blind Nil an, sein Partner Nil, und keiner von beiden macht einen Stich
      Angenommen sie spielen »Blind Nil«
      Und Di gibt
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
      Dann steht es Anna 230, Ben -40, Cleo 230, Di -40
      Wenn Anna gibt
      Und angesagt wird: Ben Blind Nil, Cleo 7, Di Nil, Anna 6
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Ben 2♥      | Cleo 10♥  | Di 8♥     | Anna 6♥   |
        | Cleo A♦     | Di D♦     | Anna 4♦   | Ben K♦    |
        | Cleo D♣     | Di 8♣     | Anna B♣   | Ben 7♣    |
        | Cleo D♥     | Di 5♥     | Anna 9♥   | Ben 7♥    |
        | Cleo 10♣    | Di 3♣     | Anna A♠   | Ben A♣    |
        | Anna 9♠     | Ben K♥    | Cleo K♠   | Di B♠     |
        | Cleo D♠     | Di A♥     | Anna 3♠   | Ben 7♦    |
        | Cleo 8♠     | Di K♣     | Anna 10♠  | Ben 6♣    |
        | Anna 4♠     | Ben 5♣    | Cleo 7♠   | Di 10♦    |
        | Cleo 2♦     | Di 9♦     | Anna B♦   | Ben 3♦    |
        | Anna 5♠     | Ben 4♥    | Cleo 2♠   | Di 8♦     |
        | Anna 6♠     | Ben 4♣    | Cleo 9♣   | Di 6♦     |
        | Anna B♥     | Ben 3♥    | Cleo 5♦   | Di 2♣     |
      Dann bekommt Ben 100 und dann 200 Punkte
      Und es steht Anna 360, Ben 260, Cleo 360, Di 260

    @SP.BLIND @SP.BAGS
    Szenario: Neun Überstiche, und ein zehnter aus einem verfehlten Blind Nil
      Angenommen sie spielen »Blind Nil«
      Und Di gibt
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
      Und angesagt wird: Ben 1, Cleo 1, Di Blind Nil, Anna 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Ben A♦      | Cleo 3♦   | Di 2♦     | Anna 5♦   |
        | Ben K♥      | Cleo A♥   | Di 2♥     | Anna 8♥   |
        | Cleo 3♥     | Di B♥     | Anna D♥   | Ben 2♠    |
        | Ben A♠      | Cleo D♠   | Di 4♠     | Anna 10♠  |
        | Ben K♠      | Cleo 9♠   | Di 3♣     | Anna 2♣   |
        | Ben B♠      | Cleo 3♠   | Di 4♦     | Anna 5♣   |
        | Ben 8♠      | Cleo 9♥   | Di 5♥     | Anna 7♦   |
        | Ben 5♠      | Cleo 7♣   | Di 7♥     | Anna 8♦   |
        | Ben 6♠      | Cleo 6♣   | Di 10♦    | Anna 8♣   |
        | Ben 7♠      | Cleo 6♦   | Di 10♥    | Anna 9♣   |
        | Ben A♣      | Cleo 4♣   | Di 10♣    | Anna B♣   |
        | Ben 9♦      | Cleo 6♥   | Di D♦     | Anna K♦   |
        | Anna D♣     | Ben B♦    | Cleo 4♥   | Di K♣     |
      Dann verliert Ben 200 Punkte (SP.BLIND)
      Und Ben verliert 100 Punkte (SP.BAGS)
      Und Di bekommt -200 und dann -100 und dann 10 und dann 10 Punkte
      Und es steht Anna 250, Ben -320, Cleo 250, Di -320

  Regel: Ohne Überstiche

    @SP.CONTRACT.PLAIN
    Szenario: Überstiche zählen nichts
      Angenommen sie spielen »Ohne Überstiche«
      Und Di gibt
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
      Dann bekommt Anna 40 Punkte (SP.CONTRACT.PLAIN)
      Und es steht Anna 40, Ben 30, Cleo 40, Di 30

    @SP.CONTRACT.PLAIN
    Szenario: Zehn davon kosten nichts
      Angenommen sie spielen »Ohne Überstiche«
      Und Di gibt
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
      Dann steht es Anna 20, Ben -20, Cleo 20, Di -20

    @SP.CONTRACT.PLAIN
    Szenario: Ein verfehltes Nil kostet 100; seine Stiche helfen nicht und zählen nichts
      Angenommen sie spielen »Ohne Überstiche«
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
      Dann steht es Anna -60, Ben 80, Cleo -60, Di 80

    @SP.CONTRACT.PLAIN
    Szenario: Der Partner verfehlt seine Ansage, obwohl die Partei genug Stiche hat
      Angenommen sie spielen »Ohne Überstiche«
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
      Dann steht es Anna -140, Ben 90, Cleo -140, Di 90

  Regel: Pik jederzeit

    @SP.LEAD.FREE
    Szenario: Anna spielt zum ersten Stich Pik aus
      Angenommen sie spielen »Pik jederzeit«
      Und Di gibt
        | Anna | K♠ 9♠ 4♠ A♥ B♥ 6♥ K♦ 8♦ 3♦ D♣ 10♣ 5♣ 2♣ |
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Dann darf Anna jede Karte spielen
      Wenn Anna K♠ ausspielt
      Dann ist alles fehlerfrei

    @SP.LEAD.FREE
    Szenario: Der Geber spielt auch hier nicht aus
      Angenommen sie spielen »Pik jederzeit«
      Und Di gibt
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Di K♠ ausspielt
      Dann ist das unmöglich: nicht an der Reihe (SP.LEAD.FREE)

  Regel: Kein Pik im ersten Stich

    @SP.FIRST
    Szenario: Ben hat kein Herz; er darf Karo und Kreuz spielen
      Angenommen sie spielen »Kein Pik im ersten Stich«
      Und Di gibt
        | Ben | A♠ 8♠ 6♠ 2♠ D♠ 10♠ A♦ B♦ 6♦ 2♦ A♣ 9♣ 4♣ |
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna 6♥ ausspielt
      Dann darf Ben nur A♦ B♦ 6♦ 2♦ A♣ 9♣ 4♣ spielen

    @SP.FIRST
    Szenario: Ben sticht im ersten Stich
      Angenommen sie spielen »Kein Pik im ersten Stich«
      Und Di gibt
        | Ben | A♠ 8♠ 6♠ 2♠ D♠ 10♠ A♦ B♦ 6♦ 2♦ A♣ 9♣ 4♣ |
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna 6♥ ausspielt
      Und Ben 2♠ zugibt
      Dann ist das regelwidrig: verbotene Karte (SP.FIRST)
      Und Cleo ist mit Zugeben an der Reihe

    @SP.FIRST @SP.FOLLOW
    Szenario: Wer bedienen kann, muss auch hier bedienen
      Angenommen sie spielen »Kein Pik im ersten Stich«
      Und Di gibt
        | Ben | A♠ 8♠ 2♠ K♥ 9♥ 3♥ A♦ B♦ 6♦ 2♦ A♣ 9♣ 4♣ |
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna 6♥ ausspielt
      Und Ben 2♠ zugibt
      Dann ist das regelwidrig: nicht bedient (SP.FOLLOW)

    @SP.FIRST
    Szenario: Ben hat nur Pik und darf eins spielen
      Angenommen sie spielen »Kein Pik im ersten Stich«
      Und Di gibt
        | Ben | A♠ K♠ D♠ B♠ 10♠ 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ 2♠ |
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna 6♥ ausspielt
      Dann darf Ben jede Karte spielen
      Wenn Ben 2♠ zugibt
      Dann ist alles fehlerfrei

    @SP.FIRST
    Szenario: Im zweiten Stich darf er stechen
      Angenommen sie spielen »Kein Pik im ersten Stich«
      Und Di gibt
        | Ben | A♠ 8♠ 6♠ 2♠ D♠ 10♠ A♦ B♦ 6♦ 2♦ A♣ 9♣ 4♣ |
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna A♥ ausspielt
      Und Ben 2♦ zugibt
      Und Cleo 3♥ zugibt
      Und Di 4♥ zugibt
      Und Anna 6♥ ausspielt
      Dann darf Ben jede Karte spielen
      Wenn Ben 2♠ zugibt
      Dann ist alles fehlerfrei

    @SP.FIRST
    Szenario: Ein unbekanntes Blatt: Ob Ben etwas anderes hatte, weiß noch niemand
      Angenommen sie spielen »Kein Pik im ersten Stich«
      Und Di gibt
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna 6♥ ausspielt
      Und Ben 2♠ zugibt
      Dann ist 2♠ von Ben noch ungeklärt

    @SP.FIRST
    Szenario: Alle Herzen sind in anderen Händen, ein Karo in keiner: Ben hätte es spielen müssen
      Angenommen sie spielen »Kein Pik im ersten Stich«
      Und Di gibt
        | Anna | 4♥ 3♥ 2♥ A♠ K♠ D♠ B♠ 6♦ 5♦ 4♦ 6♣ 5♣ 4♣   |
        | Cleo | A♥ K♥ D♥ B♥ 10♥ A♦ K♦ D♦ B♦ A♣ K♣ D♣ B♣  |
        | Di   | 9♥ 8♥ 7♥ 6♥ 5♥ 10♦ 9♦ 8♦ 7♦ 10♣ 9♣ 8♣ 7♣ |
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna 4♥ ausspielt
      Und Ben 2♠ zugibt
      Dann ist das regelwidrig: verbotene Karte (SP.FIRST)

  Regel: Verlustgrenze

    @SP.END.MERCY
    Szenario: Minus 100 in einer Partie bis 100: Schluss, und die anderen gewinnen
      Angenommen sie spielen »Verlustgrenze«
      Und es wird bis 100 gespielt
      Und Di gibt
      Wenn angesagt wird: Anna 5, Ben 4, Cleo 5, Di 4
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna K♥     | Ben 5♥    | Cleo A♥   | Di 6♥     |
        | Cleo K♦     | Di 2♦     | Anna 4♦   | Ben 3♦    |
        | Cleo 2♣     | Di 10♠    | Anna 8♣   | Ben 5♣    |
        | Di 8♠       | Anna A♠   | Ben 2♠    | Cleo D♠   |
        | Anna K♠     | Ben 6♠    | Cleo A♦   | Di 3♠     |
        | Anna B♠     | Ben 6♣    | Cleo 10♣  | Di 4♠     |
        | Anna 4♥     | Ben 9♥    | Cleo 7♥   | Di 10♥    |
        | Di 7♠       | Anna 5♠   | Ben 7♣    | Cleo 8♦   |
        | Di 9♠       | Anna D♣   | Ben 9♣    | Cleo 7♦   |
        | Di 5♦       | Anna B♦   | Ben D♦    | Cleo 4♣   |
        | Ben A♣      | Cleo 3♣   | Di B♥     | Anna D♥   |
        | Ben K♣      | Cleo 3♥   | Di 10♦    | Anna 8♥   |
        | Ben B♣      | Cleo 2♥   | Di 9♦     | Anna 6♦   |
      Dann steht es Anna -100, Ben 80, Cleo -100, Di 80
      Und Ben und Di gewinnen die Partie

    @SP.END.MERCY
    Szenario: Bei minus 100 gibt niemand mehr
      Angenommen sie spielen »Verlustgrenze«
      Und es wird bis 100 gespielt
      Und Di gibt
      Wenn angesagt wird: Anna 5, Ben 4, Cleo 5, Di 4
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna K♥     | Ben 5♥    | Cleo A♥   | Di 6♥     |
        | Cleo K♦     | Di 2♦     | Anna 4♦   | Ben 3♦    |
        | Cleo 2♣     | Di 10♠    | Anna 8♣   | Ben 5♣    |
        | Di 8♠       | Anna A♠   | Ben 2♠    | Cleo D♠   |
        | Anna K♠     | Ben 6♠    | Cleo A♦   | Di 3♠     |
        | Anna B♠     | Ben 6♣    | Cleo 10♣  | Di 4♠     |
        | Anna 4♥     | Ben 9♥    | Cleo 7♥   | Di 10♥    |
        | Di 7♠       | Anna 5♠   | Ben 7♣    | Cleo 8♦   |
        | Di 9♠       | Anna D♣   | Ben 9♣    | Cleo 7♦   |
        | Di 5♦       | Anna B♦   | Ben D♦    | Cleo 4♣   |
        | Ben A♣      | Cleo 3♣   | Di B♥     | Anna D♥   |
        | Ben K♣      | Cleo 3♥   | Di 10♦    | Anna 8♥   |
        | Ben B♣      | Cleo 2♥   | Di 9♦     | Anna 6♦   |
      Und Anna gibt
      Dann ist das unmöglich: nach dem Ende (SP.END.MERCY)

    @SP.END.MERCY
    Szenario: Minus 90: Die Partie geht weiter
      Angenommen sie spielen »Verlustgrenze«
      Und es wird bis 100 gespielt
      Und Di gibt
      Wenn angesagt wird: Anna 5, Ben 4, Cleo 4, Di 4
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna K♥     | Ben 5♥    | Cleo A♥   | Di 6♥     |
        | Cleo K♦     | Di 2♦     | Anna 4♦   | Ben 3♦    |
        | Cleo 2♣     | Di 10♠    | Anna 8♣   | Ben 5♣    |
        | Di 8♠       | Anna A♠   | Ben 2♠    | Cleo D♠   |
        | Anna K♠     | Ben 6♠    | Cleo A♦   | Di 3♠     |
        | Anna B♠     | Ben 6♣    | Cleo 10♣  | Di 4♠     |
        | Anna 4♥     | Ben 9♥    | Cleo 7♥   | Di 10♥    |
        | Di 7♠       | Anna 5♠   | Ben 7♣    | Cleo 8♦   |
        | Di 9♠       | Anna D♣   | Ben 9♣    | Cleo 7♦   |
        | Di 5♦       | Anna B♦   | Ben D♦    | Cleo 4♣   |
        | Ben A♣      | Cleo 3♣   | Di B♥     | Anna D♥   |
        | Ben K♣      | Cleo 3♥   | Di 10♦    | Anna 8♥   |
        | Ben B♣      | Cleo 2♥   | Di 9♦     | Anna 6♦   |
      Dann steht es Anna -90, Ben 80, Cleo -90, Di 80
      Und die Partie geht weiter

    @SP.END.MERCY
    Szenario: Das Ziel bleibt, wo es war
      Angenommen sie spielen »Verlustgrenze«
      Und es wird bis 70 gespielt
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

    @SP.END.MERCY
    Szenario: Gleichstand: Die Partie geht weiter
      Angenommen sie spielen »Verlustgrenze«
      Und es wird bis 20 gespielt
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
      Dann geht die Partie weiter

  Regel: Wie das Programm OpenSpiel es spielt

    @SP.OPENSPIEL.BID
    Szenariogrundriss: Anna hat <erste> angesagt: Cleo darf 0 bis <dritte> ansagen
      Angenommen sie spielen »OpenSpiel«
      Und Di gibt
      Wenn angesagt wird: Anna <erste>, Ben 3
      Dann darf Cleo 0 bis <dritte> ansagen

      Beispiele:
        | erste | dritte |
        | 4     | 9      |
        | 0     | 13     |
        | 10    | 3      |

    @SP.OPENSPIEL.BID
    Szenario: Partner dürfen zusammen nicht 14 ansagen; die Ansage gilt trotzdem
      Angenommen sie spielen »OpenSpiel«
      Und Di gibt
      Wenn angesagt wird: Anna 10, Ben 3
      Und Cleo 4 ansagt
      Dann ist das regelwidrig: Ansage nicht möglich (SP.OPENSPIEL.BID)
      Und Di ist mit Ansagen an der Reihe

    @SP.OPENSPIEL.BID
    Szenario: Was die andere Partei ansagt, ist gleich
      Angenommen sie spielen »OpenSpiel«
      Und Di gibt
      Wenn angesagt wird: Anna 10, Ben 10, Cleo 3, Di 3
      Dann ist alles fehlerfrei

    @SP.OPENSPIEL.LEAD
    Szenario: Di hat gestochen; Anna darf trotzdem kein Pik ausspielen
      Angenommen sie spielen »OpenSpiel«
      Und Di gibt
        | Anna | K♠ 9♠ 4♠ A♥ B♥ 6♥ K♦ 8♦ 3♦ D♣ 10♣ 5♣ 2♣ |
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna 6♥ ausspielt
      Und Ben K♥ zugibt
      Und Cleo 7♥ zugibt
      Und Di 3♠ zugibt
      Und Di 7♦ ausspielt
      Und Anna K♦ zugibt
      Und Ben 2♦ zugibt
      Und Cleo 4♦ zugibt
      Dann darf Anna nur A♥ B♥ 8♦ 3♦ D♣ 10♣ 5♣ 2♣ spielen
      Wenn Anna K♠ ausspielt
      Dann ist das regelwidrig: verbotene Karte (SP.OPENSPIEL.LEAD)

    @SP.OPENSPIEL.LEAD
    Szenario: Anna hat nur Pik und spielt eins aus
      Angenommen sie spielen »OpenSpiel«
      Und Di gibt
        | Anna | A♠ K♠ D♠ B♠ 10♠ 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ 2♠ |
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Dann darf Anna jede Karte spielen
      Wenn Anna A♠ ausspielt
      Dann ist alles fehlerfrei

    @SP.OPENSPIEL.SCORE
    Szenario: 7 angesagt und 7 gemacht sind 70; 5 angesagt und 6 gemacht sind 51
      Angenommen sie spielen »OpenSpiel«
      Und Di gibt
      Wenn angesagt wird: Anna 4, Ben 3, Cleo 3, Di 2
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna K♣     | Ben 2♣    | Cleo 9♣   | Di A♣     |
        | Di K♦       | Anna 5♦   | Ben A♦    | Cleo 2♦   |
        | Ben D♦      | Cleo 4♦   | Di 3♦     | Anna 2♠   |
        | Anna 10♣    | Ben 4♣    | Cleo 6♥   | Di D♣     |
        | Di A♥       | Anna 3♥   | Ben 4♥    | Cleo 9♥   |
        | Di 2♥       | Anna 10♥  | Ben 7♥    | Cleo B♥   |
        | Cleo K♥     | Di D♥     | Anna 8♥   | Ben 6♣    |
        | Cleo 8♦     | Di 6♦     | Anna 5♣   | Ben 9♦    |
        | Ben 10♦     | Cleo 7♦   | Di 8♣     | Anna 5♠   |
        | Anna B♣     | Ben D♠    | Cleo A♠   | Di 3♣     |
        | Cleo 6♠     | Di 9♠     | Anna K♠   | Ben 3♠    |
        | Anna 7♣     | Ben 7♠    | Cleo 4♠   | Di 5♥     |
        | Ben B♦      | Cleo 10♠  | Di 8♠     | Anna B♠   |
      Dann bekommt Anna 70 Punkte (SP.OPENSPIEL.SCORE)
      Und Ben bekommt 50 und dann 1 Punkt (SP.OPENSPIEL.SCORE)
      Und Anna und Cleo gewinnen die Partie

    @SP.OPENSPIEL.SCORE @SP.NIL
    Szenario: Die Stiche eines verfehlten Nil helfen dem Partner
      Angenommen sie spielen »OpenSpiel«
      Und Di gibt
      Wenn angesagt wird: Anna 4, Ben 4, Cleo Nil, Di 5
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna 10♥    | Ben D♥    | Cleo 2♥   | Di K♥     |
        | Di A♥       | Anna 7♥   | Ben 3♦    | Cleo 3♥   |
        | Di 9♣       | Anna 10♣  | Ben A♣    | Cleo 3♣   |
        | Ben B♦      | Cleo 8♦   | Di 5♦     | Anna 2♦   |
        | Ben K♦      | Cleo 10♦  | Di 6♦     | Anna 4♦   |
        | Ben A♦      | Cleo 7♠   | Di 9♦     | Anna 7♦   |
        | Cleo 8♥     | Di 4♥     | Anna B♥   | Ben 6♠    |
        | Ben 6♣      | Cleo 4♣   | Di 5♣     | Anna 8♣   |
        | Anna 2♣     | Ben 7♣    | Cleo K♣   | Di 3♠     |
        | Di 6♥       | Anna D♠   | Ben B♠    | Cleo 9♥   |
        | Anna 8♠     | Ben K♠    | Cleo 2♠   | Di A♠     |
        | Di 5♥       | Anna 4♠   | Ben D♦    | Cleo D♣   |
        | Anna 5♠     | Ben 9♠    | Cleo B♣   | Di 10♠    |
      Dann verliert Anna 100 Punkte (SP.NIL)
      Und Anna bekommt 40 Punkte (SP.OPENSPIEL.SCORE)
      Und es steht Anna -60, Ben 90, Cleo -60, Di 90

    @SP.OPENSPIEL.SCORE @SP.NIL
    Szenario: Nil gelungen, die Ansage des Partners verfehlt
      Angenommen sie spielen »OpenSpiel«
      Und Di gibt
      Wenn angesagt wird: Anna 4, Ben 4, Cleo Nil, Di 5
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna 10♥    | Ben A♥    | Cleo 8♥   | Di 9♥     |
        | Ben A♦      | Cleo 10♦  | Di 5♦     | Anna 4♦   |
        | Ben A♣      | Cleo D♣   | Di 3♣     | Anna 7♣   |
        | Ben K♥      | Cleo 6♥   | Di D♠     | Anna 5♥   |
        | Di K♣       | Anna 10♣  | Ben 9♣    | Cleo 5♣   |
        | Di D♦       | Anna 6♦   | Ben 8♦    | Cleo 9♦   |
        | Di 7♦       | Anna K♦   | Ben B♠    | Cleo 3♦   |
        | Ben B♥      | Cleo 4♥   | Di 10♠    | Anna 7♥   |
        | Di 8♣       | Anna B♣   | Ben 9♠    | Cleo 4♣   |
        | Ben D♥      | Cleo 3♥   | Di 8♠     | Anna K♠   |
        | Anna B♦     | Ben 5♠    | Cleo 2♦   | Di 6♠     |
        | Di 6♣       | Anna A♠   | Ben 4♠    | Cleo 2♣   |
        | Anna 7♠     | Ben 2♠    | Cleo 2♥   | Di 3♠     |
      Dann steht es Anna 60, Ben 91, Cleo 60, Di 91

    @SP.OPENSPIEL.SCORE @SP.OPENSPIEL.BAGS @SP.NIL
    Szenario: Auch zehn Stiche eines verfehlten Nil helfen dem Partner und sind keine Überstiche
      Angenommen sie spielen »OpenSpiel«
      Und Di gibt
      Wenn angesagt wird: Anna 11, Ben 1, Cleo Nil, Di 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna A♥     | Ben 2♥    | Cleo D♥   | Di 3♥     |
        | Anna 5♥     | Ben 8♥    | Cleo 7♦   | Di K♥     |
        | Di 3♦       | Anna 10♦  | Ben 2♦    | Cleo A♦   |
        | Cleo B♣     | Di 9♣     | Anna 10♣  | Ben A♣    |
        | Ben 2♣      | Cleo A♠   | Di K♣     | Anna 5♣   |
        | Cleo K♠     | Di 9♠     | Anna 10♥  | Ben B♠    |
        | Cleo 10♠    | Di 3♠     | Anna 9♦   | Ben B♥    |
        | Cleo D♠     | Di 2♠     | Anna 9♥   | Ben 8♣    |
        | Cleo 7♠     | Di K♦     | Anna 7♥   | Ben 8♦    |
        | Cleo 5♠     | Di D♦     | Anna 6♥   | Ben 6♦    |
        | Cleo 8♠     | Di D♣     | Anna 5♦   | Ben 6♣    |
        | Cleo 6♠     | Di B♦     | Anna 4♥   | Ben 4♦    |
        | Cleo 4♠     | Di 7♣     | Anna 4♣   | Ben 3♣    |
      Dann bekommt Anna 110 Punkte (SP.OPENSPIEL.SCORE)
      Und es steht Anna 10, Ben 20, Cleo 10, Di 20

    @SP.OPENSPIEL.BAGS
    Szenario: Zehn Überstiche kosten 100
      Angenommen sie spielen »OpenSpiel«
      Und Di gibt
      Wenn angesagt wird: Anna 1, Ben 1, Cleo 1, Di 4
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna K♥     | Ben 2♥    | Cleo A♥   | Di 6♥     |
        | Cleo K♦     | Di 8♦     | Anna A♦   | Ben 5♦    |
        | Anna A♣     | Ben 4♣    | Cleo B♣   | Di 9♣     |
        | Anna D♦     | Ben B♦    | Cleo 10♦  | Di 7♦     |
        | Anna 10♣    | Ben K♣    | Cleo D♣   | Di 7♣     |
        | Ben 3♥      | Cleo B♥   | Di 5♥     | Anna 10♥  |
        | Cleo K♠     | Di 6♦     | Anna 2♠   | Ben D♥    |
        | Cleo A♠     | Di 5♣     | Anna 4♠   | Ben 9♥    |
        | Cleo 10♠    | Di 4♦     | Anna 5♠   | Ben 8♣    |
        | Cleo 8♠     | Di 3♣     | Anna D♠   | Ben 8♥    |
        | Anna 9♦     | Ben 7♥    | Cleo 7♠   | Di 3♦     |
        | Cleo 3♠     | Di 2♦     | Anna B♠   | Ben 6♣    |
        | Anna 9♠     | Ben 4♥    | Cleo 6♠   | Di 2♣     |
      Dann verliert Anna 100 Punkte (SP.OPENSPIEL.BAGS)
      Und Anna bekommt 20 und dann 10 Punkte (SP.OPENSPIEL.SCORE)
      Und es steht Anna -70, Ben -50, Cleo -70, Di -50
      Und Ben und Di gewinnen die Partie

    @SP.OPENSPIEL.BAGS
    Szenario: Neun kosten nichts
      Angenommen sie spielen »OpenSpiel«
      Und Di gibt
      Wenn angesagt wird: Anna 1, Ben 1, Cleo 1, Di 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna D♣     | Ben 7♣    | Cleo A♣   | Di 3♣     |
        | Cleo K♦     | Di 2♦     | Anna 4♦   | Ben 9♦    |
        | Cleo 9♣     | Di K♣     | Anna 2♣   | Ben 3♥    |
        | Di 5♣       | Anna 10♣  | Ben 9♠    | Cleo 10♠  |
        | Cleo 10♥    | Di 8♥     | Anna 2♥   | Ben 6♥    |
        | Cleo 7♦     | Di 6♦     | Anna A♦   | Ben 10♦   |
        | Anna D♦     | Ben B♦    | Cleo 5♦   | Di 8♦     |
        | Anna 6♣     | Ben 7♥    | Cleo A♠   | Di B♣     |
        | Cleo 4♥     | Di 5♥     | Anna 4♣   | Ben 9♥    |
        | Ben B♥      | Cleo B♠   | Di 7♠     | Anna D♠   |
        | Anna K♠     | Ben A♥    | Cleo 8♠   | Di 3♠     |
        | Anna 6♠     | Ben K♥    | Cleo 4♠   | Di 8♣     |
        | Anna 5♠     | Ben D♥    | Cleo 2♠   | Di 3♦     |
      Dann steht es Anna 29, Ben 20, Cleo 29, Di 20

    @SP.OPENSPIEL.END
    Szenario: Ein zweites Spiel gibt es nicht
      Angenommen sie spielen »OpenSpiel«
      Und Di gibt
      Wenn angesagt wird: Anna 4, Ben 3, Cleo 3, Di 2
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna K♣     | Ben 2♣    | Cleo 9♣   | Di A♣     |
        | Di K♦       | Anna 5♦   | Ben A♦    | Cleo 2♦   |
        | Ben D♦      | Cleo 4♦   | Di 3♦     | Anna 2♠   |
        | Anna 10♣    | Ben 4♣    | Cleo 6♥   | Di D♣     |
        | Di A♥       | Anna 3♥   | Ben 4♥    | Cleo 9♥   |
        | Di 2♥       | Anna 10♥  | Ben 7♥    | Cleo B♥   |
        | Cleo K♥     | Di D♥     | Anna 8♥   | Ben 6♣    |
        | Cleo 8♦     | Di 6♦     | Anna 5♣   | Ben 9♦    |
        | Ben 10♦     | Cleo 7♦   | Di 8♣     | Anna 5♠   |
        | Anna B♣     | Ben D♠    | Cleo A♠   | Di 3♣     |
        | Cleo 6♠     | Di 9♠     | Anna K♠   | Ben 3♠    |
        | Anna 7♣     | Ben 7♠    | Cleo 4♠   | Di 5♥     |
        | Ben B♦      | Cleo 10♠  | Di 8♠     | Anna B♠   |
      Und Anna gibt
      Dann ist das unmöglich: nach dem Ende (SP.OPENSPIEL.END)

    @SP.OPENSPIEL.END
    Szenario: Bei Gleichstand gewinnen beide Parteien
      Angenommen sie spielen »OpenSpiel«
      Und Di gibt
      Wenn angesagt wird: Anna 8, Ben 8, Cleo Nil, Di Nil
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna B♦     | Ben 4♦    | Cleo 8♦   | Di 6♦     |
        | Anna D♥     | Ben 10♥   | Cleo 8♥   | Di B♥     |
        | Anna D♣     | Ben 4♣    | Cleo B♣   | Di 10♣    |
        | Anna 9♥     | Ben 5♣    | Cleo 3♥   | Di 7♥     |
        | Anna 9♦     | Ben 10♦   | Cleo 2♦   | Di 5♦     |
        | Ben D♠      | Cleo K♣   | Di A♥     | Anna 3♠   |
        | Ben A♠      | Cleo K♦   | Di A♦     | Anna 7♠   |
        | Ben K♠      | Cleo K♥   | Di A♣     | Anna 8♠   |
        | Ben 9♠      | Cleo 9♣   | Di D♦     | Anna 10♠  |
        | Anna 7♦     | Ben 6♠    | Cleo 8♣   | Di 3♦     |
        | Ben 4♠      | Cleo 7♣   | Di 6♥     | Anna B♠   |
        | Anna 2♥     | Ben 5♠    | Cleo 6♣   | Di 5♥     |
        | Ben 2♠      | Cleo 2♣   | Di 3♣     | Anna 4♥   |
      Dann steht es Anna 20, Ben 20, Cleo 20, Di 20
      Und Anna, Ben, Cleo und Di gewinnen die Partie

    @SP.OPENSPIEL.END
    Szenariogrundriss: Es wird so gespielt, wie es ist, nicht mit »<Variante>«
      Angenommen sie spielen »OpenSpiel« und »<Variante>«
      Und Di gibt
      Dann ist das unlesbar: Varianten schließen sich aus

      Beispiele:
        | Variante                 |
        | Ohne Nil                 |
        | Blind Nil                |
        | Ohne Überstiche          |
        | Pik jederzeit            |
        | Kein Pik im ersten Stich |
        | Verlustgrenze            |

    @SP.OPENSPIEL.SCORE @SP-NIL-TRICKS
    Szenario: Über die Stiche eines verfehlten Nil gibt es nichts abzusprechen
      Angenommen sie spielen »OpenSpiel«
      Und es ist abgesprochen, dass die Stiche eines verfehlten Nil dem Partner helfen
      Und Di gibt
      Dann ist das unlesbar: Varianten schließen sich aus
