# language: de
Funktionalität: Penneech: Varianten
  Vor dem Spiel abzusprechen.

  Grundlage:
    Gegeben sei eine Partie Penneech zwischen Anna und Ben

  Regel: Bedienen oder Trumpf

    @PN.FOLLOW.FREE-TRUMP
    Szenario: Wer bedienen kann, darf auch trumpfen
      Angenommen sie spielen »Bedienen oder Trumpf (Parlett)«
      Und Ben gibt
        | Anna | 5♥ 6♥ 8♦ A♦ 10♠ 9♠ D♠ |
        | Ben  | 9♥ 2♥ 4♠ A♠ 7♣ 8♣ K♦  |
      Wenn Ben 3♠ aufdeckt
      Und Anna 5♥ ausspielt
      Dann darf Ben nur 9♥ 2♥ 4♠ A♠ spielen
      Wenn Ben 4♠ zugibt
      Dann ist alles fehlerfrei
      Und Ben gewinnt den Stich

    @PN.FOLLOW.FREE-TRUMP
    Szenariogrundriss: Ben kann bedienen und gibt auf Herz <Karte> zu
      Angenommen sie spielen »Bedienen oder Trumpf (Parlett)«
      Und Ben gibt
        | Anna | 5♥ 6♥ 8♦ A♦ 10♠ 9♠ D♠ |
        | Ben  | 9♥ 2♥ 4♠ A♠ 7♣ 8♣ K♦  |
      Wenn Ben 3♠ aufdeckt
      Und Anna 5♥ ausspielt
      Und Ben <Karte> zugibt
      Dann ist das regelwidrig: nicht bedient (PN.FOLLOW.FREE-TRUMP)

      Beispiele:
        | Karte |
        | 7♣    |
        | K♦    |

    @PN.FOLLOW.FREE-TRUMP
    Szenario: Bedienen darf man weiterhin
      Angenommen sie spielen »Bedienen oder Trumpf (Parlett)«
      Und Ben gibt
        | Anna | 5♥ 6♥ 8♦ A♦ 10♠ 9♠ D♠ |
        | Ben  | 9♥ 2♥ 4♠ A♠ 7♣ 8♣ K♦  |
      Wenn Ben 3♠ aufdeckt
      Und Anna 5♥ ausspielt
      Und Ben 2♥ zugibt
      Dann ist alles fehlerfrei
      Und Anna gewinnt den Stich

    @PN.FOLLOW.FREE-TRUMP
    Szenariogrundriss: Ohne Kreuz darf Anna weiterhin <Karte> legen
      Angenommen sie spielen »Bedienen oder Trumpf (Parlett)«
      Und Ben gibt
        | Anna | 5♥ 6♥ 8♦ A♦ 10♠ 9♠ D♠ |
        | Ben  | 9♥ 2♥ 4♠ A♠ 7♣ 8♣ K♦  |
      Wenn Ben 3♠ aufdeckt
      Und Anna 8♦ ausspielt
      Und Ben K♦ zugibt
      Und Ben 4♥ aufdeckt
      Und Ben 7♣ ausspielt
      Dann darf Anna jede Karte spielen
      Wenn Anna <Karte> zugibt
      Dann ist alles fehlerfrei
      Und <Gewinner> gewinnt den Stich

      Beispiele:
        | Karte | Gewinner |
        | 5♥    | Anna     |
        | 10♠   | Ben      |

    @PN.FOLLOW.FREE-TRUMP
    Szenario: Auf Trumpf muss weiterhin Trumpf zugegeben werden
      Angenommen sie spielen »Bedienen oder Trumpf (Parlett)«
      Und Ben gibt
        | Anna | 5♥ 6♥ 8♦ A♦ 10♠ 9♠ D♠ |
        | Ben  | 9♥ 2♥ 4♠ A♠ 7♣ 8♣ K♦  |
      Wenn Ben 3♠ aufdeckt
      Und Anna 10♠ ausspielt
      Dann darf Ben nur 4♠ A♠ spielen
      Wenn Ben 7♣ zugibt
      Dann ist das regelwidrig: nicht bedient (PN.FOLLOW.FREE-TRUMP)

  Regel: Alle Honneurs zählen

    @PN.VAL.EVERY
    Szenariogrundriss: Liegt <aufgedeckt> offen, zählt <Karte> im Stich <Punkte>
      Angenommen sie spielen »Alle Honneurs zählen«
      Und Ben gibt
      Wenn Ben <aufgedeckt> aufdeckt
      Und Anna <Karte> ausspielt
      Und Ben <niedriger> zugibt
      Dann gewinnt Anna den Stich
      Und Anna bekommt <Punkte> Punkte (PN.VAL.EVERY)

      Beispiele: Honneurs anderer Farben
        | aufgedeckt | Karte | niedriger | Punkte |
        | 4♠         | A♥    | 3♥        | 5      |
        | 4♠         | K♥    | 3♥        | 4      |
        | 4♠         | D♥    | 3♥        | 3      |
        | 4♠         | B♥    | 3♥        | 2      |
        | 4♥         | A♦    | 3♦        | 5      |
        | 4♥         | K♣    | 3♣        | 4      |
        | 4♦         | D♠    | 3♠        | 3      |
        | 4♣         | B♦    | 3♦        | 2      |

      Beispiele: Honneurs der Trumpffarbe
        | aufgedeckt | Karte | niedriger | Punkte |
        | 4♠         | A♠    | 3♠        | 5      |
        | 4♥         | K♥    | 3♥        | 4      |
        | 4♦         | D♦    | 3♦        | 3      |
        | 4♣         | B♣    | 3♣        | 2      |

      Beispiele: der Penneech nur als Trumpf
        | aufgedeckt | Karte | niedriger | Punkte |
        | 4♦         | 7♦    | 3♦        | 7      |
        | 4♠         | 7♦    | 3♦        | 0      |
        | 4♥         | 7♦    | 3♦        | 0      |

      Beispiele: alle anderen Karten
        | aufgedeckt | Karte | niedriger | Punkte |
        | 4♠         | 10♥   | 3♥        | 0      |
        | 4♠         | 9♥    | 3♥        | 0      |
        | 4♠         | 8♥    | 3♥        | 0      |
        | 4♠         | 7♥    | 3♥        | 0      |
        | 4♠         | 6♥    | 3♥        | 0      |
        | 4♠         | 5♥    | 3♥        | 0      |
        | 4♠         | 4♥    | 3♥        | 0      |
        | 4♠         | 3♥    | 2♥        | 0      |
        | 4♠         | 10♠   | 2♠        | 0      |

    @PN.VAL.EVERY
    Szenario: Beide Honneurs im Stich zählen
      Angenommen sie spielen »Alle Honneurs zählen«
      Und Ben gibt
      Wenn Ben 4♠ aufdeckt
      Und Anna K♥ ausspielt
      Und Ben A♥ zugibt
      Dann bekommt Ben 9 Punkte

    @PN.VAL.EVERY
    Szenario: Ein abgeworfenes Honneur zählt für den Gewinner
      Angenommen sie spielen »Alle Honneurs zählen«
      Und Ben gibt
      Wenn Ben 4♠ aufdeckt
      Und Anna 3♣ ausspielt
      Und Ben K♦ zugibt
      Dann gewinnt Anna den Stich
      Und Anna bekommt 4 Punkte

    @PN.VAL.EVERY
    Szenario: Der Penneech schlägt das Karo-Ass, und nur dieses zählt
      Angenommen sie spielen »Alle Honneurs zählen«
      Und Ben gibt
      Wenn Ben 4♠ aufdeckt
      Und Anna A♦ ausspielt
      Und Ben 7♦ zugibt
      Dann gewinnt Ben den Stich
      Und Ben bekommt 5 Punkte

    @PN.VAL.EVERY @PN.VAL.TURN
    Szenario: Aufgedeckte Karten zählen wie sonst
      Angenommen sie spielen »Alle Honneurs zählen«
      Und Ben gibt
      Wenn Ben 4♠ aufdeckt
      Und Anna 3♣ ausspielt
      Und Ben 5♣ zugibt
      Und Ben 7♦ aufdeckt
      Dann bekommt Ben 14 Punkte

  Regel: Die erste aufgedeckte Karte zählt für den Geber

    @PN.TURN.FIRST-SCORES
    Szenariogrundriss: <Geber> deckt <Karte> auf und bekommt <Punkte>
      Angenommen sie spielen »Erste Karte zählt«
      Und <Geber> gibt
      Wenn <Geber> <Karte> aufdeckt
      Dann bekommt <Geber> <Punkte> Punkte (PN.TURN.FIRST-SCORES)

      Beispiele:
        | Geber | Karte | Punkte |
        | Ben   | A♠    | 5      |
        | Ben   | K♥    | 4      |
        | Anna  | D♣    | 3      |
        | Anna  | B♦    | 2      |
        | Ben   | 7♦    | 14     |
        | Anna  | 7♦    | 14     |

    @PN.TURN.FIRST-SCORES
    Szenariogrundriss: <Karte> bringt auch dem Geber nichts
      Angenommen sie spielen »Erste Karte zählt«
      Und Ben gibt
      Wenn Ben <Karte> aufdeckt
      Dann bekommt niemand Punkte
      Und Anna ist mit Ausspielen an der Reihe

      Beispiele:
        | Karte |
        | 10♥   |
        | 7♠    |
        | 2♦    |

    @PN.TURN.FIRST-SCORES @PN.END.TARGET
    Szenario: Sie kann die Partie gewinnen, bevor ein Stich gespielt ist
      Angenommen sie spielen »Erste Karte zählt«
      Und es wird bis 14 gespielt
      Und Ben gibt
      Wenn Ben 7♦ aufdeckt
      Dann gewinnt Ben die Partie
      Wenn Anna A♦ ausspielt
      Dann ist das unmöglich: nach dem Ende (PN.END.TARGET)

    @PN.TURN.FIRST-SCORES
    Szenario: Nur der Geber deckt sie auf
      Angenommen sie spielen »Erste Karte zählt«
      Und Ben gibt
      Wenn Anna 7♦ aufdeckt
      Dann ist das unmöglich: nicht an der Reihe (PN.TURN.FIRST-SCORES)

    @PN.TURN.FIRST-SCORES @PN.TURN
    Szenario: Sie macht Trumpf wie sonst, und spätere Karten zählen wie sonst
      Angenommen sie spielen »Erste Karte zählt«
      Und Ben gibt
      Wenn Ben D♠ aufdeckt
      Und Anna A♥ ausspielt
      Und Ben B♠ zugibt
      Dann gewinnt Ben den Stich
      Und Ben bekommt 2 Punkte
      Wenn Ben K♦ aufdeckt
      Dann bekommt Ben 4 Punkte
      Und es steht Anna 0, Ben 9

  Regel: Kurzes Kartenspiel: 32 Karten und 91 Punkte zum Sieg

    @PN.PACK.SHORT
    Szenariogrundriss: In <Farbe> gibt es Sieben bis Ass
      Angenommen sie spielen »Kurzes Blatt«
      Wenn Ben gibt
        | Anna | <kleine> |
        | Ben  | <große>  |
      Dann ist alles fehlerfrei

      Beispiele:
        | Farbe | kleine                | große                 |
        | Pik   | 7♠ 8♠ 9♠ 10♠ B♠ D♠ K♠ | A♠ 7♥ 8♥ 9♥ 10♥ B♥ D♥ |
        | Herz  | 7♥ 8♥ 9♥ 10♥ B♥ D♥ K♥ | A♥ 7♦ 8♦ 9♦ 10♦ B♦ D♦ |
        | Karo  | 7♦ 8♦ 9♦ 10♦ B♦ D♦ K♦ | A♦ 7♣ 8♣ 9♣ 10♣ B♣ D♣ |
        | Kreuz | 7♣ 8♣ 9♣ 10♣ B♣ D♣ K♣ | A♣ 7♠ 8♠ 9♠ 10♠ B♠ D♠ |

    @PN.PACK.SHORT
    Szenariogrundriss: <Karte> gehört nicht ins kurze Kartenspiel
      Angenommen sie spielen »Kurzes Blatt«
      Wenn Ben gibt
        | Anna | <Karte> 8♠ 9♠ 10♠ B♠ D♠ K♠ |
      Dann ist das unmöglich: fremde Karte (PN.PACK.SHORT)

      Beispiele:
        | Karte |
        | 6♠    |
        | 5♥    |
        | 4♦    |
        | 3♣    |
        | 2♠    |

    @PN.PACK.SHORT
    Szenario: Eine Sechs wird auch nicht aufgedeckt
      Angenommen sie spielen »Kurzes Blatt«
      Und Ben gibt
      Wenn Ben 6♠ aufdeckt
      Dann ist das unmöglich: nicht im Ziehstapel (PN.TURN.FIRST)

    @PN.PACK.SHORT @PN.RANK
    Szenariogrundriss: Im kurzen Kartenspiel schlägt <höher> die Karte <niedriger>
      Angenommen sie spielen »Kurzes Blatt«
      Und Ben gibt
      Wenn Ben 9♣ aufdeckt
      Und Anna <niedriger> ausspielt
      Und Ben <höher> zugibt
      Dann gewinnt Ben den Stich

      Beispiele:
        | niedriger | höher |
        | K♥        | A♥    |
        | D♥        | K♥    |
        | B♥        | D♥    |
        | 10♥       | B♥    |
        | 9♥        | 10♥   |
        | 8♥        | 9♥    |
        | 7♥        | 8♥    |
        | A♦        | 7♦    |
        | K♦        | A♦    |
        | D♦        | K♦    |
        | B♦        | D♦    |
        | 10♦       | B♦    |
        | 9♦        | 10♦   |
        | 8♦        | 9♦    |

    @PN.PACK.SHORT @PN.END.TARGET
    Szenario: Mit dem kurzen Kartenspiel reichen 90 nicht, und 61 schon gar nicht
      Angenommen sie spielen »Kurzes Blatt«
      Und Ben gibt
      Wenn Ben 7♠ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | aufgedeckt |
        | Anna A♠     | Ben K♠    | Anna D♥    |
        | Anna A♥     | Ben K♥    | Anna D♣    |
        | Anna A♣     | Ben K♣    | Anna D♦    |
        | Anna 7♦     | Ben A♦    | Anna B♥    |
        | Anna 10♥    | Ben 9♥    | Anna B♣    |
        | Anna 10♣    | Ben 9♣    | Anna 10♠   |
        | Anna 9♠     | Ben 8♠    | Anna B♠    |
      Dann steht es Anna 61, Ben 0
      Und die Partie geht weiter
      Wenn Anna gibt
      Und Anna 7♠ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | aufgedeckt |
        | Ben K♠      | Anna A♠   | Anna D♥    |
        | Anna A♥     | Ben K♥    | Anna D♣    |
      Und Anna A♣ ausspielt
      Und Ben 9♣ zugibt
      Dann bekommt Anna 5 Punkte
      Und es steht Anna 90, Ben 0
      Und die Partie geht weiter

    @PN.PACK.SHORT @PN.END.TARGET
    Szenario: Mit dem kurzen Kartenspiel gewinnen 91
      Angenommen sie spielen »Kurzes Blatt«
      Und Ben gibt
      Wenn Ben 7♠ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | aufgedeckt |
        | Anna A♠     | Ben K♠    | Anna D♥    |
        | Anna A♥     | Ben K♥    | Anna D♣    |
        | Anna A♣     | Ben K♣    | Anna D♦    |
        | Anna 7♦     | Ben A♦    | Anna B♥    |
        | Anna 10♥    | Ben 9♥    | Anna B♣    |
        | Anna 10♣    | Ben 9♣    | Anna 10♠   |
        | Anna 9♠     | Ben 8♠    | Anna B♠    |
      Und Anna gibt
      Und Anna 7♠ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | aufgedeckt |
        | Ben K♠      | Anna A♠   | Anna D♥    |
        | Anna A♥     | Ben K♥    | Anna D♣    |
      Und Anna K♣ ausspielt
      Und Ben B♣ zugibt
      Dann bekommt Anna 6 Punkte
      Und es steht Anna 91, Ben 0
      Und Anna gewinnt die Partie

  Regel: Nach pagat oder nach Parlett

    @PN.FOLLOW @PN.FOLLOW.FREE-TRUMP
    Szenario: Nach pagat darf nicht trumpfen, wer bedienen kann
      Angenommen sie spielen nach pagat
      Und Ben gibt
        | Anna | 5♥ 6♥ 8♦ A♦ 10♠ 9♠ D♠ |
        | Ben  | 9♥ 2♥ 4♠ A♠ 7♣ 8♣ K♦  |
      Wenn Ben 3♠ aufdeckt
      Und Anna 5♥ ausspielt
      Und Ben 4♠ zugibt
      Dann ist das regelwidrig: nicht bedient (PN.FOLLOW)

    @PN.FOLLOW.FREE-TRUMP
    Szenario: Nach Parlett darf er es
      Angenommen sie spielen nach Parlett
      Und Ben gibt
        | Anna | 5♥ 6♥ 8♦ A♦ 10♠ 9♠ D♠ |
        | Ben  | 9♥ 2♥ 4♠ A♠ 7♣ 8♣ K♦  |
      Wenn Ben 3♠ aufdeckt
      Und Anna 5♥ ausspielt
      Und Ben 4♠ zugibt
      Dann ist alles fehlerfrei

    @PN.VAL.WON @PN.VAL.EVERY
    Szenariogrundriss: Nach <Quelle> zählt ein Ass, das nicht Trumpf ist, <Punkte>
      Angenommen sie spielen nach <Quelle>
      Und Ben gibt
      Wenn Ben 3♠ aufdeckt
      Und Anna A♥ ausspielt
      Und Ben 2♥ zugibt
      Dann gewinnt Anna den Stich
      Und Anna bekommt <Punkte> Punkte

      Beispiele:
        | Quelle  | Punkte |
        | pagat   | 0      |
        | Parlett | 5      |

    @PN.TURN.FIRST @PN.TURN.FIRST-SCORES
    Szenariogrundriss: Nach <Quelle> zählt 7♦ als erste aufgedeckte Karte <Punkte>
      Angenommen sie spielen nach <Quelle>
      Und Ben gibt
      Wenn Ben 7♦ aufdeckt
      Dann bekommt Ben <Punkte> Punkte

      Beispiele:
        | Quelle  | Punkte |
        | pagat   | 0      |
        | Parlett | 14     |

    @PN.PACK @PN.PACK.SHORT
    Szenariogrundriss: Nach <Quelle> wird das ganze Kartenspiel gebraucht
      Angenommen sie spielen nach <Quelle>
      Wenn Ben gibt
        | Anna | 2♠ 3♠ 4♠ 5♠ 6♠ 2♥ 3♥ |
      Dann ist alles fehlerfrei

      Beispiele:
        | Quelle  |
        | pagat   |
        | Parlett |
