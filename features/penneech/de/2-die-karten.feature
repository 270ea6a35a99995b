# language: de
Funktionalität: Penneech: die Karten
  Was ein Stich ist, welche Rangfolge gilt und was die Karten zählen.

  Grundlage:
    Gegeben sei eine Partie Penneech zwischen Anna und Ben
    Und Ben gibt

  Regel: Zu einem Stich legt jeder eine Karte, und die beste gewinnt ihn

    @PN.PLAY @PN.WIN
    Szenario: Jeder legt eine Karte
      Wenn Ben 4♠ aufdeckt
      Und Anna D♥ ausspielt
      Dann ist Ben mit Zugeben an der Reihe
      Wenn Ben K♥ zugibt
      Dann gewinnt Ben den Stich
      Und Ben ist mit Aufdecken an der Reihe

    @PN.PLAY
    Szenario: Niemand legt zwei Karten zu einem Stich
      Wenn Ben 4♠ aufdeckt
      Und Anna D♥ ausspielt
      Und Anna 2♥ zugibt
      Dann ist das unmöglich: nicht an der Reihe (PN.PLAY)

    @PN.PLAY
    Szenario: Jede Karte wird nur einmal gespielt
      Wenn Ben 4♠ aufdeckt
      Und Anna D♥ ausspielt
      Und Ben K♥ zugibt
      Und Ben 5♠ aufdeckt
      Und Ben K♥ ausspielt
      Dann ist das unmöglich: Karte nicht in der Hand (PN.PLAY)

  Regel: Die aufgedeckte Karte macht ihre Farbe zum Trumpf, und Trumpf sticht alles andere

    @PN.TURN.FIRST @PN.WIN
    Szenariogrundriss: Liegt <aufgedeckt> offen, sticht <Trumpf> die Karte <Karte>
      Wenn Ben <aufgedeckt> aufdeckt
      Und Anna <Karte> ausspielt
      Und Ben <Trumpf> zugibt
      Dann gewinnt Ben den Stich

      Beispiele:
        | aufgedeckt | Karte | Trumpf |
        | 9♠         | A♥    | 2♠     |
        | 9♠         | 7♦    | 2♠     |
        | 9♥         | A♣    | 2♥     |
        | 9♦         | A♠    | 2♦     |
        | 9♣         | A♦    | 2♣     |

    @PN.TURN.FIRST @PN.WIN
    Szenariogrundriss: Liegt <aufgedeckt> offen, schlägt <Karte> keine andere Farbe
      Wenn Ben <aufgedeckt> aufdeckt
      Und Anna <ausgespielt> ausspielt
      Und Ben <Karte> zugibt
      Dann gewinnt Anna den Stich

      Beispiele:
        | aufgedeckt | ausgespielt | Karte |
        | 9♠         | 2♥          | A♦    |
        | 9♠         | 2♥          | 7♦    |
        | 9♥         | 2♣          | A♠    |
        | 9♦         | 2♠          | A♣    |
        | 9♣         | 2♦          | A♥    |

  Regel: Drei Farben haben die Rangfolge A K D B 10 9 8 7 6 5 4 3 2

    @PN.RANK
    Szenariogrundriss: <höher> schlägt <niedriger>
      Wenn Ben <aufgedeckt> aufdeckt
      Und Anna <niedriger> ausspielt
      Und Ben <höher> zugibt
      Dann gewinnt Ben den Stich

      Beispiele: kein Trumpf
        | aufgedeckt | niedriger | höher |
        | 4♦         | K♠        | A♠    |
        | 4♦         | D♥        | K♥    |
        | 4♦         | B♣        | D♣    |
        | 4♦         | 10♠       | B♠    |
        | 4♦         | 9♥        | 10♥   |
        | 4♦         | 8♣        | 9♣    |
        | 4♦         | 7♠        | 8♠    |
        | 4♦         | 6♥        | 7♥    |
        | 4♦         | 5♣        | 6♣    |
        | 4♦         | 4♠        | 5♠    |
        | 4♦         | 3♥        | 4♥    |
        | 4♦         | 2♣        | 3♣    |

      Beispiele: Trumpf
        | aufgedeckt | niedriger | höher |
        | 2♠         | K♠        | A♠    |
        | 2♥         | D♥        | K♥    |
        | 2♣         | B♣        | D♣    |
        | 2♠         | 10♠       | B♠    |
        | 2♥         | 9♥        | 10♥   |
        | 2♣         | 8♣        | 9♣    |
        | 2♠         | 7♠        | 8♠    |
        | 2♥         | 6♥        | 7♥    |
        | 2♣         | 5♣        | 6♣    |
        | 2♠         | 4♠        | 5♠    |
        | 2♥         | 3♥        | 4♥    |
        | A♣         | 2♣        | 3♣    |

    @PN.RANK
    Szenariogrundriss: <niedriger> schlägt <höher> nicht
      Wenn Ben <aufgedeckt> aufdeckt
      Und Anna <höher> ausspielt
      Und Ben <niedriger> zugibt
      Dann gewinnt Anna den Stich

      Beispiele: kein Trumpf
        | aufgedeckt | niedriger | höher |
        | 4♦         | K♠        | A♠    |
        | 4♦         | D♥        | K♥    |
        | 4♦         | B♣        | D♣    |
        | 4♦         | 10♠       | B♠    |
        | 4♦         | 9♥        | 10♥   |
        | 4♦         | 8♣        | 9♣    |
        | 4♦         | 7♠        | 8♠    |
        | 4♦         | 6♥        | 7♥    |
        | 4♦         | 5♣        | 6♣    |
        | 4♦         | 4♠        | 5♠    |
        | 4♦         | 3♥        | 4♥    |
        | 4♦         | 2♣        | 3♣    |

      Beispiele: Trumpf
        | aufgedeckt | niedriger | höher |
        | 2♠         | K♠        | A♠    |
        | 2♥         | D♥        | K♥    |
        | 2♣         | B♣        | D♣    |
        | 2♠         | 10♠       | B♠    |
        | 2♥         | 9♥        | 10♥   |
        | 2♣         | 8♣        | 9♣    |
        | 2♠         | 7♠        | 8♠    |
        | 2♥         | 6♥        | 7♥    |
        | 2♣         | 5♣        | 6♣    |
        | 2♠         | 4♠        | 5♠    |
        | 2♥         | 3♥        | 4♥    |
        | A♣         | 2♣        | 3♣    |

  Regel: In Karo gilt die Rangfolge 7 A K D B 10 9 8 6 5 4 3 2

    @PN.RANK
    Szenariogrundriss: In Karo schlägt <höher> die Karte <niedriger>
      Wenn Ben <aufgedeckt> aufdeckt
      Und Anna <niedriger> ausspielt
      Und Ben <höher> zugibt
      Dann gewinnt Ben den Stich

      Beispiele: kein Trumpf
        | aufgedeckt | niedriger | höher |
        | 4♠         | A♦        | 7♦    |
        | 4♠         | K♦        | A♦    |
        | 4♠         | D♦        | K♦    |
        | 4♠         | B♦        | D♦    |
        | 4♠         | 10♦       | B♦    |
        | 4♠         | 9♦        | 10♦   |
        | 4♠         | 8♦        | 9♦    |
        | 4♠         | 6♦        | 8♦    |
        | 4♠         | 5♦        | 6♦    |
        | 4♠         | 4♦        | 5♦    |
        | 4♠         | 3♦        | 4♦    |
        | 4♠         | 2♦        | 3♦    |

      Beispiele: Trumpf
        | aufgedeckt | niedriger | höher |
        | 2♦         | A♦        | 7♦    |
        | 2♦         | K♦        | A♦    |
        | 2♦         | D♦        | K♦    |
        | 2♦         | B♦        | D♦    |
        | 2♦         | 10♦       | B♦    |
        | 2♦         | 9♦        | 10♦   |
        | 2♦         | 8♦        | 9♦    |
        | 2♦         | 6♦        | 8♦    |
        | 2♦         | 5♦        | 6♦    |
        | 2♦         | 4♦        | 5♦    |
        | 2♦         | 3♦        | 4♦    |
        | A♦         | 2♦        | 3♦    |

    @PN.RANK
    Szenariogrundriss: In Karo schlägt <niedriger> die Karte <höher> nicht
      Wenn Ben <aufgedeckt> aufdeckt
      Und Anna <höher> ausspielt
      Und Ben <niedriger> zugibt
      Dann gewinnt Anna den Stich

      Beispiele: kein Trumpf
        | aufgedeckt | niedriger | höher |
        | 4♠         | A♦        | 7♦    |
        | 4♠         | K♦        | A♦    |
        | 4♠         | D♦        | K♦    |
        | 4♠         | B♦        | D♦    |
        | 4♠         | 10♦       | B♦    |
        | 4♠         | 9♦        | 10♦   |
        | 4♠         | 8♦        | 9♦    |
        | 4♠         | 6♦        | 8♦    |
        | 4♠         | 5♦        | 6♦    |
        | 4♠         | 4♦        | 5♦    |
        | 4♠         | 3♦        | 4♦    |
        | 4♠         | 2♦        | 3♦    |

      Beispiele: Trumpf
        | aufgedeckt | niedriger | höher |
        | 2♦         | A♦        | 7♦    |
        | 2♦         | K♦        | A♦    |
        | 2♦         | D♦        | K♦    |
        | 2♦         | B♦        | D♦    |
        | 2♦         | 10♦       | B♦    |
        | 2♦         | 9♦        | 10♦   |
        | 2♦         | 8♦        | 9♦    |
        | 2♦         | 6♦        | 8♦    |
        | 2♦         | 5♦        | 6♦    |
        | 2♦         | 4♦        | 5♦    |
        | 2♦         | 3♦        | 4♦    |
        | A♦         | 2♦        | 3♦    |

    @PN.RANK
    Szenariogrundriss: Der Penneech schlägt <Karte>, auch wenn Karo nicht Trumpf ist
      Wenn Ben 4♠ aufdeckt
      Und Anna <Karte> ausspielt
      Und Ben 7♦ zugibt
      Dann gewinnt Ben den Stich

      Beispiele:
        | Karte |
        | A♦    |
        | K♦    |
        | D♦    |
        | B♦    |
        | 10♦   |
        | 9♦    |
        | 8♦    |
        | 6♦    |
        | 5♦    |
        | 4♦    |
        | 3♦    |
        | 2♦    |

    @PN.RANK @PN.WIN
    Szenario: Die anderen Siebenen sind gewöhnliche Karten
      Wenn Ben 4♠ aufdeckt
      Und Anna 7♥ ausspielt
      Und Ben 8♥ zugibt
      Dann gewinnt Ben den Stich

  Regel: Punkte bringen nur Trümpfe

    @PN.VAL.WON
    Szenariogrundriss: Als Trumpf zählt <Karte> im Stich <Punkte>
      Wenn Ben <aufgedeckt> aufdeckt
      Und Anna <ausgespielt> ausspielt
      Und Ben <Karte> zugibt
      Dann gewinnt Ben den Stich
      Und Ben bekommt <Punkte> Punkte

      Beispiele: Bilder und Asse
        | aufgedeckt | ausgespielt | Karte | Punkte |
        | 3♠         | 4♣          | A♠    | 5      |
        | 3♠         | 4♣          | K♠    | 4      |
        | 3♠         | 4♣          | D♠    | 3      |
        | 3♠         | 4♣          | B♠    | 2      |
        | 3♥         | 4♣          | A♥    | 5      |
        | 3♥         | 4♣          | K♥    | 4      |
        | 3♥         | 4♣          | D♥    | 3      |
        | 3♥         | 4♣          | B♥    | 2      |
        | 3♦         | 4♣          | A♦    | 5      |
        | 3♦         | 4♣          | K♦    | 4      |
        | 3♦         | 4♣          | D♦    | 3      |
        | 3♦         | 4♣          | B♦    | 2      |
        | 3♣         | 4♥          | A♣    | 5      |
        | 3♣         | 4♥          | K♣    | 4      |
        | 3♣         | 4♥          | D♣    | 3      |
        | 3♣         | 4♥          | B♣    | 2      |

      Beispiele: der Penneech
        | aufgedeckt | ausgespielt | Karte | Punkte |
        | 3♦         | 3♣          | 7♦    | 7      |

      Beispiele: alle anderen Trümpfe
        | aufgedeckt | ausgespielt | Karte | Punkte |
        | K♠         | 4♣          | 10♠   | 0      |
        | K♠         | 4♣          | 9♠    | 0      |
        | K♠         | 4♣          | 8♠    | 0      |
        | K♠         | 4♣          | 7♠    | 0      |
        | K♠         | 4♣          | 6♠    | 0      |
        | K♠         | 4♣          | 5♠    | 0      |
        | K♠         | 4♣          | 4♠    | 0      |
        | K♠         | 4♣          | 3♠    | 0      |
        | K♠         | 4♣          | 2♠    | 0      |
        | K♦         | 4♣          | 10♦   | 0      |
        | K♦         | 4♣          | 9♦    | 0      |
        | K♦         | 4♣          | 8♦    | 0      |
        | K♦         | 4♣          | 6♦    | 0      |
        | K♦         | 4♣          | 5♦    | 0      |
        | K♦         | 4♣          | 4♦    | 0      |
        | K♦         | 4♣          | 3♦    | 0      |
        | K♦         | 4♣          | 2♦    | 0      |
        | K♥         | 4♣          | 7♥    | 0      |
        | K♣         | 4♥          | 7♣    | 0      |

    @PN.VAL.WON
    Szenariogrundriss: Macht <aufgedeckt> Trumpf, zählt <Karte> im Stich nichts
      Wenn Ben <aufgedeckt> aufdeckt
      Und Anna <Karte> ausspielt
      Und Ben <niedriger> zugibt
      Dann gewinnt Anna den Stich
      Und niemand bekommt Punkte

      Beispiele:
        | aufgedeckt | Karte | niedriger |
        | 4♠         | A♥    | 3♥        |
        | 4♠         | K♦    | 3♦        |
        | 4♠         | D♣    | 3♣        |
        | 4♥         | B♠    | 3♠        |
        | 4♥         | A♦    | 3♦        |
        | 4♥         | K♣    | 3♣        |
        | 4♦         | D♠    | 3♠        |
        | 4♦         | B♥    | 3♥        |
        | 4♣         | A♠    | 3♠        |
        | 4♣         | D♦    | 3♦        |
        | 4♣         | 7♦    | A♦        |
        | 4♠         | 7♦    | K♦        |

    @PN.VAL.WON @PN.SCORE.TRICK
    Szenariogrundriss: Beide Karten im Stich zählen: <niedriger> und <höher>
      Wenn Ben <aufgedeckt> aufdeckt
      Und Anna <niedriger> ausspielt
      Und Ben <höher> zugibt
      Dann bekommt Ben <Punkte> Punkte (PN.VAL.WON)

      Beispiele:
        | aufgedeckt | niedriger | höher | Punkte |
        | 4♠         | K♠        | A♠    | 9      |
        | 4♠         | D♠        | A♠    | 8      |
        | 4♠         | B♠        | A♠    | 7      |
        | 4♥         | D♥        | K♥    | 7      |
        | 4♥         | B♥        | K♥    | 6      |
        | 4♣         | B♣        | D♣    | 5      |
        | 4♦         | A♦        | 7♦    | 12     |
        | 4♦         | K♦        | 7♦    | 11     |
        | 4♦         | 6♦        | 7♦    | 7      |

    @PN.VAL.WON @PN.WIN
    Szenario: Ein kleiner Trumpf sticht ein Ass anderer Farbe und zählt nichts
      Wenn Ben 4♠ aufdeckt
      Und Anna A♣ ausspielt
      Und Ben 2♠ zugibt
      Dann gewinnt Ben den Stich
      Und niemand bekommt Punkte

  Regel: Dieselbe Karte bringt jetzt Punkte und einen Stich später keine

    @PN.VAL.WON @PN.TURN
    Szenario: Der Herz-König, solange Herz Trumpf ist
      Wenn Ben 4♥ aufdeckt
      Und Anna K♥ ausspielt
      Und Ben 2♥ zugibt
      Dann bekommt Anna 4 Punkte

    @PN.VAL.WON @PN.TURN
    Szenario: Der Herz-König einen Stich später
      Wenn Ben 4♥ aufdeckt
      Und Anna 3♥ ausspielt
      Und Ben 2♥ zugibt
      Und Anna 5♠ aufdeckt
      Und Anna K♥ ausspielt
      Und Ben 6♥ zugibt
      Dann gewinnt Anna den Stich
      Und niemand bekommt Punkte
