# language: de
Funktionalität: Spades: Spieler und Karten
  Zwei Parteien, 52 Karten, und Pik geht vor.

  Regel: Vier Spieler, zwei Parteien

    @SP.SIDES
    Szenario: Wer sich gegenübersitzt, spielt zusammen
      Gegeben sei eine Partie Spades zwischen Anna, Ben, Cleo und Di
      Und Di gibt
      Dann spielen Anna und Cleo zusammen
      Und Ben und Di spielen zusammen

    @SP.SIDES
    Szenario: Partner haben einen gemeinsamen Stand
      Gegeben sei eine Partie Spades zwischen Anna, Ben, Cleo und Di
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
      Dann steht es Anna 70, Ben 51, Cleo 70, Di 51

    @SP.SIDES
    Szenariogrundriss: Nicht für <Zahl>
      Gegeben sei eine Partie Spades zwischen <Spieler>
      Und Anna gibt
      Dann ist das unlesbar: falsche Zahl von Spielern

      Beispiele:
        | Zahl | Spieler                           |
        | 2    | Anna und Ben                      |
        | 3    | Anna, Ben und Cleo                |
        | 5    | Anna, Ben, Cleo, Di und Eva       |
        | 6    | Anna, Ben, Cleo, Di, Eva und Finn |

  Regel: Ein Kartenspiel mit 52 Karten

    @SP.PACK
    Szenario: Vier Blätter sind alle Karten
      Gegeben sei eine Partie Spades zwischen Anna, Ben, Cleo und Di
      Und Di gibt
        | Anna | A♠ K♠ D♠ B♠ 10♠ 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ 2♠ |
        | Ben  | A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ 2♥ |
        | Cleo | A♦ K♦ D♦ B♦ 10♦ 9♦ 8♦ 7♦ 6♦ 5♦ 4♦ 3♦ 2♦ |
        | Di   | A♣ K♣ D♣ B♣ 10♣ 9♣ 8♣ 7♣ 6♣ 5♣ 4♣ 3♣ 2♣ |
      Dann ist alles fehlerfrei
      Und Anna ist mit Ansagen an der Reihe

    @SP.PACK @SP.PLAY
    Szenariogrundriss: Keine Karte gibt es doppelt: <Karte>
      Gegeben sei eine Partie Spades zwischen Anna, Ben, Cleo und Di
      Und Di gibt
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna <Karte> ausspielt
      Und Ben 5♦ zugibt
      Und Cleo 6♦ zugibt
      Und Di <Karte> zugibt
      Dann ist das unmöglich: Karte nicht in der Hand (SP.PLAY)

      Beispiele:
        | Karte |
        | 2♥    |
        | 10♣   |
        | A♦    |

    @SP.PACK
    Szenario: Niemand bekommt eine Karte, die ein anderer hat
      Gegeben sei eine Partie Spades zwischen Anna, Ben, Cleo und Di
      Und Di gibt
        | Anna | A♠ K♠ D♠ B♠ 10♠ 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ 2♠ |
        | Ben  | A♠ K♥ D♥ B♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ 2♥ |
      Dann ist das unmöglich: Karte doppelt (SP.PACK)

    @SP.PACK
    Szenariogrundriss: <Karte> gibt es nicht
      Gegeben sei eine Partie Spades zwischen Anna, Ben, Cleo und Di
      Und Di gibt
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna <Karte> ausspielt
      Dann ist das unlesbar: unbekannte Karte

      Beispiele:
        | Karte |
        | 1♠    |
        | 11♥   |
        | Joker |

  Regel: Die Farbe steht als Zeichen hinter dem Wert, oder ausgeschrieben davor

    @SP.PACK @SP.PLAY
    Szenariogrundriss: <Schreibweise> ist <Karte>, und davon gibt es nur eine
      Gegeben sei eine Partie Spades zwischen Anna, Ben, Cleo und Di
      Und Di gibt
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna 3♥ ausspielt
      Und Ben <Karte> zugibt
      Und Cleo <Schreibweise> zugibt
      Dann ist das unmöglich: Karte nicht in der Hand (SP.PLAY)

      Beispiele:
        | Schreibweise | Karte  |
        | Pik-K        | K♠     |
        | Herz-D       | D♥     |
        | Karo-A       | A♦     |
        | Kreuz-B      | B♣     |
        | Herz-10      | 10♥    |
        | Pik-10       | 10♠    |
        | Kreuz-10     | 10♣    |
        | K♦           | Karo-K |

    @SP.PACK
    Szenariogrundriss: <Schreibweise> schreibt niemand für eine Karte
      Gegeben sei eine Partie Spades zwischen Anna, Ben, Cleo und Di
      Und Di gibt
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna <Schreibweise> ausspielt
      Dann ist das unlesbar: unbekannte Karte

      Beispiele:
        | Schreibweise |
        | herz-K       |
        | k♥           |
        | K-Herz       |
        | Herz-Q       |

  Regel: Ass hoch, Zwei niedrig

    @SP.RANK @SP.WIN
    Szenariogrundriss: <höher> nimmt <niedriger>
      Gegeben sei eine Partie Spades zwischen Anna, Ben, Cleo und Di
      Und Di gibt
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna <niedriger> ausspielt
      Und Ben <höher> zugibt
      Und Cleo <dritte> zugibt
      Und Di <vierte> zugibt
      Dann gewinnt Ben den Stich

      Beispiele:
        | niedriger | höher | dritte | vierte |
        | K♥        | A♥    | A♣     | K♣     |
        | D♣        | K♣    | A♦     | K♦     |
        | B♦        | D♦    | A♥     | K♥     |
        | 10♥       | B♥    | A♣     | K♣     |
        | 9♣        | 10♣   | A♦     | K♦     |
        | 8♦        | 9♦    | A♥     | K♥     |
        | 7♥        | 8♥    | A♣     | K♣     |
        | 6♣        | 7♣    | A♦     | K♦     |
        | 5♦        | 6♦    | A♥     | K♥     |
        | 4♥        | 5♥    | A♣     | K♣     |
        | 3♣        | 4♣    | A♦     | K♦     |
        | 2♦        | 3♦    | A♥     | K♥     |

    @SP.RANK @SP.WIN
    Szenariogrundriss: <niedriger> nimmt <höher> nicht
      Gegeben sei eine Partie Spades zwischen Anna, Ben, Cleo und Di
      Und Di gibt
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna <höher> ausspielt
      Und Ben <niedriger> zugibt
      Und Cleo <dritte> zugibt
      Und Di <vierte> zugibt
      Dann gewinnt Anna den Stich

      Beispiele:
        | niedriger | höher | dritte | vierte |
        | K♣        | A♣    | A♥     | K♥     |
        | D♦        | K♦    | A♣     | K♣     |
        | B♥        | D♥    | A♦     | K♦     |
        | 10♣       | B♣    | A♥     | K♥     |
        | 9♦        | 10♦   | A♣     | K♣     |
        | 8♥        | 9♥    | A♦     | K♦     |
        | 7♣        | 8♣    | A♥     | K♥     |
        | 6♦        | 7♦    | A♣     | K♣     |
        | 5♥        | 6♥    | A♦     | K♦     |
        | 4♣        | 5♣    | A♥     | K♥     |
        | 3♦        | 4♦    | A♣     | K♣     |
        | 2♥        | 3♥    | A♦     | K♦     |

    @SP.RANK @SP.WIN
    Szenariogrundriss: Auch bei Pik nimmt <höher> <niedriger>
      Gegeben sei eine Partie Spades zwischen Anna, Ben, Cleo und Di
      Und Di gibt
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna A♥ ausspielt
      Und Ben <niedriger> zugibt
      Und Cleo <höher> zugibt
      Und Di K♥ zugibt
      Dann gewinnt Cleo den Stich

      Beispiele:
        | niedriger | höher |
        | 2♠        | 3♠    |
        | 9♠        | 10♠   |
        | 10♠       | B♠    |
        | D♠        | K♠    |
        | K♠        | A♠    |

  Regel: Pik ist immer Trumpf

    @SP.TRUMP @SP.WIN
    Szenariogrundriss: <Pik> sticht <Ass>
      Gegeben sei eine Partie Spades zwischen Anna, Ben, Cleo und Di
      Und Di gibt
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna <Ass> ausspielt
      Und Ben <Pik> zugibt
      Und Cleo <dritte> zugibt
      Und Di <vierte> zugibt
      Dann gewinnt Ben den Stich

      Beispiele:
        | Ass | Pik | dritte | vierte |
        | A♥  | 2♠  | K♥     | D♥     |
        | A♦  | 2♠  | K♦     | D♦     |
        | A♣  | 3♠  | K♣     | 2♠     |

    @SP.TRUMP @SP.WIN
    Szenariogrundriss: Keine andere Farbe nimmt <Ausspiel>
      Gegeben sei eine Partie Spades zwischen Anna, Ben, Cleo und Di
      Und Di gibt
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna <Ausspiel> ausspielt
      Und Ben <zweite> zugibt
      Und Cleo <dritte> zugibt
      Und Di <vierte> zugibt
      Dann gewinnt Anna den Stich

      Beispiele:
        | Ausspiel | zweite | dritte | vierte |
        | 2♥       | A♦     | A♣     | K♦     |
        | 2♦       | A♥     | A♣     | K♥     |
        | 2♣       | A♥     | A♦     | K♥     |
