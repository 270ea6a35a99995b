# language: de
Funktionalität: Oh Hell: die Karten
  Das Kartenspiel, und welche Karte die höhere ist.

  Regel: Ein Kartenspiel mit 52 Karten

    @OH.PACK
    Szenario: Siebzehn Karten für jeden von dreien, und die letzte wird aufgedeckt
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und niemand bekommt mehr als 17 Karten
      Und Cleo gibt
        | Anna | A♠ K♠ D♠ B♠ 10♠ 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ 2♠ A♥ K♥ D♥ B♥  |
        | Ben  | 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ 2♥ A♦ K♦ D♦ B♦ 10♦ 9♦ 8♦ 7♦ |
        | Cleo | 6♦ 5♦ 4♦ 3♦ 2♦ A♣ K♣ D♣ B♣ 10♣ 9♣ 8♣ 7♣ 6♣ 5♣ 4♣ 3♣  |
      Wenn Cleo 2♣ aufdeckt
      Dann ist alles fehlerfrei
      Und Anna ist mit Ansagen an der Reihe

    @OH.PACK
    Szenariogrundriss: Keine Karte gibt es doppelt: <Karte>
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und niemand bekommt mehr als 2 Karten
      Und Cleo gibt
        | Anna | <Karte> 5♥ |
        | Ben  | <Karte> 6♥ |
      Dann ist das unmöglich: Karte doppelt (OH.PACK)

      Beispiele:
        | Karte |
        | 2♠    |
        | 10♥   |
        | A♦    |
        | D♣    |

    @OH.PACK
    Szenariogrundriss: <Karte> gibt es nicht
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und niemand bekommt mehr als 2 Karten
      Und Cleo gibt
        | Anna | <Karte> 5♥ |
      Dann ist das unlesbar: unbekannte Karte

      Beispiele:
        | Karte |
        | 1♠    |
        | 11♥   |
        | Joker |

  Regel: Die Farbe steht als Zeichen hinter dem Wert, oder ausgeschrieben davor

    @OH.PACK
    Szenariogrundriss: <Schreibweise> ist <Karte>: Ben muss damit bedienen
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und niemand bekommt mehr als 2 Karten
      Und Cleo gibt
        | Ben | <Schreibweise> <andere> |
      Wenn Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 0, Ben 0, Cleo 1
      Und Anna <Ausspiel> ausspielt
      Dann darf Ben nur <Karte> spielen

      Beispiele:
        | Schreibweise | Karte | andere  | Ausspiel |
        | Pik-K        | K♠    | Herz-2  | 3♠       |
        | Herz-D       | D♥    | Pik-2   | 3♥       |
        | Karo-A       | A♦    | Kreuz-2 | 3♦       |
        | Kreuz-B      | B♣    | Karo-2  | 3♣       |
        | Herz-10      | 10♥   | Pik-2   | 3♥       |
        | Pik-10       | 10♠   | Herz-2  | 3♠       |
        | Kreuz-10     | 10♣   | Karo-2  | 3♣       |
        | K♦           | K♦    | Kreuz-2 | Karo-3   |

    @OH.PACK
    Szenariogrundriss: <Schreibweise> schreibt niemand für eine Karte
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und niemand bekommt mehr als 2 Karten
      Und Cleo gibt
        | Anna | <Schreibweise> 5♥ |
      Dann ist das unlesbar: unbekannte Karte

      Beispiele:
        | Schreibweise |
        | herz-K       |
        | k♥           |
        | K-Herz       |
        | Herz-Q       |

  Regel: Ass hoch, Zwei niedrig

    @OH.RANK @OH.WIN
    Szenariogrundriss: <höher> nimmt <niedriger>
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und niemand bekommt mehr als 1 Karten
      Und Cleo gibt
      Wenn Cleo 2♠ aufdeckt
      Und angesagt wird: Anna 0, Ben 0, Cleo 0
      Und Anna <niedriger> ausspielt
      Und Ben <höher> zugibt
      Und Cleo <dritte> zugibt
      Dann gewinnt Ben den Stich

      Beispiele:
        | niedriger | höher | dritte |
        | K♥        | A♥    | K♣     |
        | D♣        | K♣    | K♦     |
        | B♦        | D♦    | K♥     |
        | 10♥       | B♥    | K♣     |
        | 9♣        | 10♣   | K♦     |
        | 8♦        | 9♦    | K♥     |
        | 7♥        | 8♥    | K♣     |
        | 6♣        | 7♣    | K♦     |
        | 5♦        | 6♦    | K♥     |
        | 4♥        | 5♥    | K♣     |
        | 3♣        | 4♣    | K♦     |
        | 2♦        | 3♦    | K♥     |

    @OH.RANK @OH.WIN
    Szenariogrundriss: <niedriger> nimmt <höher> nicht
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und niemand bekommt mehr als 1 Karten
      Und Cleo gibt
      Wenn Cleo 7♠ aufdeckt
      Und angesagt wird: Anna 0, Ben 0, Cleo 0
      Und Anna <höher> ausspielt
      Und Ben <niedriger> zugibt
      Und Cleo <dritte> zugibt
      Dann gewinnt Anna den Stich

      Beispiele:
        | niedriger | höher | dritte |
        | K♣        | A♣    | A♦     |
        | D♦        | K♦    | A♥     |
        | B♥        | D♥    | A♣     |
        | 10♣       | B♣    | A♦     |
        | 9♦        | 10♦   | A♥     |
        | 8♥        | 9♥    | A♣     |
        | 7♣        | 8♣    | A♦     |
        | 6♦        | 7♦    | A♥     |
        | 5♥        | 6♥    | A♣     |
        | 4♣        | 5♣    | A♦     |
        | 3♦        | 4♦    | A♥     |
        | 2♥        | 3♥    | A♣     |

    @OH.RANK @OH.WIN
    Szenariogrundriss: Auch bei Trumpf nimmt <höher> <niedriger>
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und niemand bekommt mehr als 1 Karten
      Und Cleo gibt
      Wenn Cleo <aufgedeckt> aufdeckt
      Und angesagt wird: Anna 0, Ben 0, Cleo 0
      Und Anna A♥ ausspielt
      Und Ben <niedriger> zugibt
      Und Cleo <höher> zugibt
      Dann gewinnt Cleo den Stich

      Beispiele:
        | niedriger | höher | aufgedeckt |
        | 2♠        | 3♠    | A♠         |
        | 10♠       | B♠    | A♠         |
        | D♠        | K♠    | 2♠         |
        | K♠        | A♠    | 2♠         |
