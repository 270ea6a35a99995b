# language: de
Funktionalität: Spades: ansagen
  Wie viele Stiche jeder verspricht.

  Grundlage:
    Gegeben sei eine Partie Spades zwischen Anna, Ben, Cleo und Di

  Regel: Vom linken Nachbarn des Gebers an, jeder einmal

    @SP.BID
    Szenario: Reihum, dann das erste Ausspiel
      Angenommen Di gibt
      Dann ist Anna mit Ansagen an der Reihe
      Wenn Anna 4 ansagt
      Dann ist Ben mit Ansagen an der Reihe
      Wenn Ben 3 ansagt
      Dann ist Cleo mit Ansagen an der Reihe
      Wenn Cleo 2 ansagt
      Dann ist Di mit Ansagen an der Reihe
      Wenn Di 3 ansagt
      Dann ist Anna mit Ausspielen an der Reihe

    @SP.BID
    Szenario: Anna gibt, Ben sagt zuerst an
      Angenommen Anna gibt
      Dann ist Ben mit Ansagen an der Reihe

    @SP.BID
    Szenario: Ben darf nicht vor Anna ansagen
      Angenommen Di gibt
      Wenn Ben 3 ansagt
      Dann ist das unmöglich: nicht an der Reihe (SP.BID)

    @SP.BID
    Szenario: Niemand sagt zweimal an
      Angenommen Di gibt
      Wenn Anna 3 ansagt
      Und Anna 4 ansagt
      Dann ist das unmöglich: nicht an der Reihe (SP.BID)

    @SP.BID
    Szenario: Niemand spielt aus, bevor alle angesagt haben
      Angenommen Di gibt
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3
      Und Anna K♦ ausspielt
      Dann ist das unmöglich: hier nicht vorgesehen (SP.BID)

    @SP.BID @SP.NIL
    Szenario: Von 0 bis 13
      Angenommen Di gibt
      Dann darf Anna 0 bis 13 ansagen
      Wenn angesagt wird: Anna 13, Ben 0, Cleo 13, Di 0
      Dann ist alles fehlerfrei

    @SP.BID
    Szenariogrundriss: <Zahl> Stiche gibt es nicht; die Ansage gilt trotzdem
      Angenommen Di gibt
      Wenn Anna <Zahl> ansagt
      Dann ist das regelwidrig: Ansage nicht möglich (SP.BID)
      Und Ben ist mit Ansagen an der Reihe

      Beispiele:
        | Zahl |
        | 14   |
        | 20   |

    @SP.BID
    Szenario: Die Ansagen dürfen zusammen dreizehn ergeben
      Angenommen Di gibt
      Wenn angesagt wird: Anna 4, Ben 3, Cleo 3, Di 3
      Dann ist alles fehlerfrei
      Und Anna ist mit Ausspielen an der Reihe

  Regel: 0 ist Nil

    @SP.NIL @SP.BID
    Szenario: Statt 0 darf man Nil sagen
      Angenommen Di gibt
      Wenn Anna Nil ansagt
      Dann ist alles fehlerfrei
      Und Ben ist mit Ansagen an der Reihe

    @SP.NIL
    Szenario: Beide Partner dürfen Nil ansagen
      Angenommen Di gibt
      Wenn angesagt wird: Anna Nil, Ben 6, Cleo Nil, Di 5
      Dann ist alles fehlerfrei
      Und Anna ist mit Ausspielen an der Reihe

    @SP.NIL
    Szenariogrundriss: <Ansage> angesagt und keinen Stich gemacht: 100
      Angenommen Di gibt
      Wenn Anna 4 ansagt
      Und Ben 4 ansagt
      Und Cleo <Ansage> ansagt
      Und Di 4 ansagt
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

      Beispiele:
        | Ansage |
        | 0      |
        | Nil    |
