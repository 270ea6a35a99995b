# language: de
Funktionalität: Spades: die Stiche
  Ausspielen, Pik brechen, bedienen und einen Stich gewinnen.

  Grundlage:
    Gegeben sei eine Partie Spades zwischen Anna, Ben, Cleo und Di

  Regel: Zuerst spielt der linke Nachbar des Gebers aus, dann der Gewinner des Stichs

    @SP.LEAD
    Szenario: Links vom Geber
      Angenommen Di gibt
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Dann ist Anna mit Ausspielen an der Reihe

    @SP.LEAD
    Szenario: Der Geber spielt nicht aus
      Angenommen Di gibt
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Di A♦ ausspielt
      Dann ist das unmöglich: nicht an der Reihe (SP.LEAD)

    @SP.LEAD
    Szenario: Der Gewinner des Stichs spielt zum nächsten aus
      Angenommen Di gibt
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna 6♥ ausspielt
      Und Ben K♥ zugibt
      Und Cleo 7♥ zugibt
      Und Di 2♥ zugibt
      Dann gewinnt Ben den Stich
      Und Ben ist mit Ausspielen an der Reihe

    @SP.LEAD
    Szenario: Niemand sonst spielt aus
      Angenommen Di gibt
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna 6♥ ausspielt
      Und Ben K♥ zugibt
      Und Cleo 7♥ zugibt
      Und Di 2♥ zugibt
      Und Anna K♦ ausspielt
      Dann ist das unmöglich: nicht an der Reihe (SP.LEAD)

    @SP.LEAD
    Szenario: Jede Karte außer Pik darf ausgespielt werden
      Angenommen Di gibt
        | Anna | K♠ 9♠ 4♠ A♥ B♥ 6♥ K♦ 8♦ 3♦ D♣ 10♣ 5♣ 2♣ |
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Dann darf Anna nur A♥ B♥ 6♥ K♦ 8♦ 3♦ D♣ 10♣ 5♣ 2♣ spielen

  Regel: Pik wird erst ausgespielt, wenn eins gefallen ist

    @SP.BREAK
    Szenario: Anna spielt zum ersten Stich Pik aus, obwohl sie anderes hat
      Angenommen Di gibt
        | Anna | K♠ 9♠ 4♠ A♥ B♥ 6♥ K♦ 8♦ 3♦ D♣ 10♣ 5♣ 2♣ |
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna K♠ ausspielt
      Dann ist das regelwidrig: verbotene Karte (SP.BREAK)
      Und Ben ist mit Zugeben an der Reihe

    @SP.BREAK
    Szenario: Auch nicht zum zweiten, solange kein Pik gefallen ist
      Angenommen Di gibt
        | Anna | K♠ 9♠ 4♠ A♥ B♥ 6♥ K♦ 8♦ 3♦ D♣ 10♣ 5♣ 2♣ |
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna A♥ ausspielt
      Und Ben 3♥ zugibt
      Und Cleo 4♥ zugibt
      Und Di 2♥ zugibt
      Dann darf Anna nur B♥ 6♥ K♦ 8♦ 3♦ D♣ 10♣ 5♣ 2♣ spielen
      Wenn Anna 4♠ ausspielt
      Dann ist das regelwidrig: verbotene Karte (SP.BREAK)

    @SP.BREAK
    Szenario: Di hat gestochen: Jetzt darf Anna Pik ausspielen
      Angenommen Di gibt
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
      Dann darf Anna jede Karte spielen
      Wenn Anna K♠ ausspielt
      Dann ist Ben mit Zugeben an der Reihe

    @SP.BREAK
    Szenario: Auch ein Pik, das den Stich nicht gewinnt, bricht Pik
      Angenommen Di gibt
        | Anna | K♠ 9♠ 4♠ A♥ B♥ 6♥ K♦ 8♦ 3♦ D♣ 10♣ 5♣ 2♣ |
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna 6♥ ausspielt
      Und Ben 7♠ zugibt
      Und Cleo 5♠ zugibt
      Und Di 2♥ zugibt
      Und Ben 7♦ ausspielt
      Und Cleo 4♦ zugibt
      Und Di 9♦ zugibt
      Und Anna K♦ zugibt
      Dann darf Anna jede Karte spielen

    @SP.BREAK
    Szenario: Auch ein zu früh ausgespieltes Pik bricht Pik
      Angenommen Di gibt
        | Anna | K♠ 9♠ 4♠ A♥ B♥ 6♥ K♦ 8♦ 3♦ D♣ 10♣ 5♣ 2♣ |
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna K♠ ausspielt
      Dann ist das regelwidrig: verbotene Karte (SP.BREAK)
      Wenn Ben 2♠ zugibt
      Und Cleo 3♠ zugibt
      Und Di 7♠ zugibt
      Dann darf Anna jede Karte spielen

    @SP.BREAK
    Szenario: Anna hat nur Pik und spielt eins aus
      Angenommen Di gibt
        | Anna | A♠ K♠ D♠ B♠ 10♠ 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ 2♠ |
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Dann darf Anna jede Karte spielen
      Wenn Anna A♠ ausspielt
      Dann ist alles fehlerfrei

    @SP.BREAK
    Szenario: Im nächsten Spiel ist Pik noch nicht gebrochen
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
        | Ben | A♠ 8♠ 2♠ K♥ 9♥ 3♥ A♦ B♦ 6♦ 2♦ A♣ 9♣ 4♣ |
      Und angesagt wird: Ben 4, Cleo 3, Di 3, Anna 3
      Und Ben A♠ ausspielt
      Dann ist das regelwidrig: verbotene Karte (SP.BREAK)

  Regel: Reihum spielt jeder eine Karte aus der Hand

    @SP.PLAY
    Szenario: Vier Karten sind ein Stich
      Angenommen Di gibt
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna 6♥ ausspielt
      Dann ist Ben mit Zugeben an der Reihe
      Wenn Ben K♥ zugibt
      Dann ist Cleo mit Zugeben an der Reihe
      Wenn Cleo 7♥ zugibt
      Dann ist Di mit Zugeben an der Reihe
      Wenn Di 2♥ zugibt
      Dann ist Ben mit Ausspielen an der Reihe

    @SP.PLAY
    Szenario: Cleo darf nicht vor Ben zugeben
      Angenommen Di gibt
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna 6♥ ausspielt
      Und Cleo 7♥ zugibt
      Dann ist das unmöglich: nicht an der Reihe (SP.PLAY)

    @SP.PLAY
    Szenario: Niemand spielt eine Karte, die ein anderer hat
      Angenommen Di gibt
        | Anna | K♠ 9♠ 4♠ A♥ B♥ 6♥ K♦ 8♦ 3♦ D♣ 10♣ 5♣ 2♣ |
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna 6♥ ausspielt
      Und Ben A♥ zugibt
      Dann ist das unmöglich: Karte nicht in der Hand (SP.PLAY)

    @SP.PLAY
    Szenario: Nach dreizehn Stichen wird neu gegeben
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
      Und Anna 2♥ ausspielt
      Dann ist das unmöglich: hier nicht vorgesehen (SP.DEAL)

  Regel: Wer bedienen kann, muss

    @SP.FOLLOW
    Szenario: Ben hat Herz und muss eins spielen
      Angenommen Di gibt
        | Ben | A♠ 8♠ 2♠ K♥ 9♥ 3♥ A♦ B♦ 6♦ 2♦ A♣ 9♣ 4♣ |
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna 6♥ ausspielt
      Dann darf Ben nur K♥ 9♥ 3♥ spielen

    @SP.FOLLOW
    Szenariogrundriss: Ben hat Herz und spielt <Karte>
      Angenommen Di gibt
        | Ben | A♠ 8♠ 2♠ K♥ 9♥ 3♥ A♦ B♦ 6♦ 2♦ A♣ 9♣ 4♣ |
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna 6♥ ausspielt
      Und Ben <Karte> zugibt
      Dann ist das regelwidrig: nicht bedient (SP.FOLLOW)
      Und Cleo ist mit Zugeben an der Reihe

      Beispiele:
        | Karte |
        | A♠    |
        | 2♦    |
        | 9♣    |

    @SP.FOLLOW @SP.WIN
    Szenario: Auch wer nicht bedient, gewinnt mit Pik den Stich
      Angenommen Di gibt
        | Ben | A♠ 8♠ 2♠ K♥ 9♥ 3♥ A♦ B♦ 6♦ 2♦ A♣ 9♣ 4♣ |
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna A♥ ausspielt
      Und Ben 2♠ zugibt
      Dann ist das regelwidrig: nicht bedient (SP.FOLLOW)
      Wenn Cleo 4♥ zugibt
      Und Di 5♥ zugibt
      Dann gewinnt Ben den Stich

    @SP.FOLLOW
    Szenariogrundriss: Ben hat kein Herz und darf jede Karte spielen
      Angenommen Di gibt
        | Ben | A♠ 8♠ 6♠ 2♠ D♠ 10♠ A♦ B♦ 6♦ 2♦ A♣ 9♣ 4♣ |
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna 6♥ ausspielt
      Dann darf Ben jede Karte spielen
      Wenn Ben <Karte> zugibt
      Dann ist alles fehlerfrei

      Beispiele:
        | Karte |
        | 2♠    |
        | A♦    |
        | 4♣    |

    @SP.FOLLOW
    Szenario: Auf Pik wird Pik bedient
      Angenommen Di gibt
        | Anna | A♠ K♠ D♠ B♠ 10♠ 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ 2♥ |
        | Ben  | 2♠ A♥ K♥ D♥ B♥ 10♥ A♦ B♦ 6♦ 2♦ A♣ 9♣ 4♣ |
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna 2♥ ausspielt
      Und Ben A♥ zugibt
      Und Cleo 3♥ zugibt
      Und Di 4♥ zugibt
      Und Ben A♦ ausspielt
      Und Cleo 3♦ zugibt
      Und Di 4♦ zugibt
      Und Anna A♠ zugibt
      Und Anna K♠ ausspielt
      Dann darf Ben nur 2♠ spielen

  Regel: Was von einem Blatt nicht bekannt ist

    @SP.FOLLOW
    Szenario: Ob Ben ein Herz hat, weiß noch niemand
      Angenommen Di gibt
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna 6♥ ausspielt
      Und Ben 4♦ zugibt
      Dann ist 4♦ von Ben noch ungeklärt

    @SP.FOLLOW
    Szenario: Später spielt Ben ein Herz: Er hatte nicht bedient
      Angenommen Di gibt
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna 6♥ ausspielt
      Und Ben 4♦ zugibt
      Und Cleo K♥ zugibt
      Und Di 2♥ zugibt
      Und Cleo A♥ ausspielt
      Und Di 3♥ zugibt
      Und Anna 7♥ zugibt
      Und Ben 10♥ zugibt
      Dann war 4♦ von Ben regelwidrig: nicht bedient (SP.FOLLOW)

    @SP.FOLLOW
    Szenario: Vorher endet das Protokoll, und Ben bleibt ungeklärt
      Angenommen Di gibt
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna 6♥ ausspielt
      Und Ben 4♦ zugibt
      Und Cleo K♥ zugibt
      Und Di 2♥ zugibt
      Und Cleo A♥ ausspielt
      Und Di 3♥ zugibt
      Und Anna 7♥ zugibt
      Dann ist 4♦ von Ben noch ungeklärt
      Und die Partie geht weiter

    @SP.FOLLOW
    Szenario: Alle Herzen sind in anderen Händen: Ben hat keins
      Angenommen Di gibt
        | Anna | 4♥ 3♥ 2♥ A♠ K♠ D♠ B♠ 6♦ 5♦ 4♦ 6♣ 5♣ 4♣   |
        | Cleo | A♥ K♥ D♥ B♥ 10♥ A♦ K♦ D♦ B♦ A♣ K♣ D♣ B♣  |
        | Di   | 9♥ 8♥ 7♥ 6♥ 5♥ 10♦ 9♦ 8♦ 7♦ 10♣ 9♣ 8♣ 7♣ |
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna 4♥ ausspielt
      Und Ben 3♣ zugibt
      Dann ist alles fehlerfrei

    @SP.FOLLOW
    Szenario: Ein Herz ist in keiner anderen Hand: Ben hat es
      Angenommen Di gibt
        | Anna | 4♥ 3♥ 10♠ A♠ K♠ D♠ B♠ 6♦ 5♦ 4♦ 6♣ 5♣ 4♣  |
        | Cleo | A♥ K♥ D♥ B♥ 10♥ A♦ K♦ D♦ B♦ A♣ K♣ D♣ B♣  |
        | Di   | 9♥ 8♥ 7♥ 6♥ 5♥ 10♦ 9♦ 8♦ 7♦ 10♣ 9♣ 8♣ 7♣ |
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna 4♥ ausspielt
      Und Ben 3♣ zugibt
      Dann ist das regelwidrig: nicht bedient (SP.FOLLOW)

    @SP.BREAK
    Szenario: Anna spielt Pik aus: Ob sie etwas anderes hat, weiß niemand
      Angenommen Di gibt
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna 5♠ ausspielt
      Dann ist 5♠ von Anna noch ungeklärt

    @SP.BREAK
    Szenario: Später spielt Anna ein Karo aus: Das Pik kam zu früh
      Angenommen Di gibt
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna 5♠ ausspielt
      Und Ben 9♥ zugibt
      Und Cleo 2♥ zugibt
      Und Di 3♥ zugibt
      Und Anna 9♦ ausspielt
      Dann war 5♠ von Anna regelwidrig: verbotene Karte (SP.BREAK)

    @SP.BREAK
    Szenario: Ben hat ein Pik: Dann waren Annas dreizehn Karten nicht lauter Pik
      Angenommen Di gibt
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna 5♠ ausspielt
      Und Ben 9♠ zugibt
      Dann war 5♠ von Anna regelwidrig: verbotene Karte (SP.BREAK)

    @SP.BREAK
    Szenario: Vorher endet das Protokoll, und Anna bleibt ungeklärt
      Angenommen Di gibt
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna A♠ ausspielt
      Dann ist A♠ von Anna noch ungeklärt
      Und die Partie geht weiter

    @SP.BREAK
    Szenario: Alle anderen Farben sind in anderen Händen: Anna hat nur Pik
      Angenommen Di gibt
        | Ben  | A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ 2♥ |
        | Cleo | A♦ K♦ D♦ B♦ 10♦ 9♦ 8♦ 7♦ 6♦ 5♦ 4♦ 3♦ 2♦ |
        | Di   | A♣ K♣ D♣ B♣ 10♣ 9♣ 8♣ 7♣ 6♣ 5♣ 4♣ 3♣ 2♣ |
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna 5♠ ausspielt
      Dann ist alles fehlerfrei

  Regel: Das höchste Pik gewinnt, sonst die höchste Karte der ausgespielten Farbe

    @SP.WIN
    Szenariogrundriss: <erste>, <zweite>, <dritte>, <vierte>: <Gewinner> gewinnt
      Angenommen Di gibt
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna <erste> ausspielt
      Und Ben <zweite> zugibt
      Und Cleo <dritte> zugibt
      Und Di <vierte> zugibt
      Dann gewinnt <Gewinner> den Stich

      Beispiele:
        | erste | zweite | dritte | vierte | Gewinner |
        | 7♥    | 9♥     | 8♥     | 2♥     | Ben      |
        | B♥    | 9♥     | 8♥     | A♣     | Anna     |
        | 7♥    | A♣     | 8♥     | 10♥    | Di       |
        | 7♥    | A♣     | K♦     | A♦     | Anna     |
        | A♥    | 2♠     | K♥     | D♥     | Ben      |
        | A♥    | 2♠     | 3♠     | D♥     | Cleo     |
        | A♥    | B♠     | 3♠     | 4♠     | Ben      |
        | K♥    | A♥     | 3♠     | 2♥     | Cleo     |
