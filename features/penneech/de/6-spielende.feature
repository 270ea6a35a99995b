# language: de
Funktionalität: Penneech: Spielende
  61 Punkte gewinnen, gleich womit man sie erreicht.

  Grundlage:
    Gegeben sei eine Partie Penneech zwischen Anna und Ben

  Regel: Mit 61 Punkten ist die Partie gewonnen

    @PN.END.TARGET
    Szenario: Genau 61 gewinnen
      Angenommen Ben gibt
      Wenn Ben 2♠ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | aufgedeckt |
        | Anna A♠     | Ben K♠    | Anna D♥    |
        | Anna A♥     | Ben K♥    | Anna D♣    |
        | Anna A♣     | Ben K♣    | Anna D♦    |
        | Anna 7♦     | Ben A♦    | Anna B♥    |
        | Anna 10♥    | Ben 9♥    | Anna B♣    |
        | Anna 10♣    | Ben 9♣    | Anna 10♠   |
        | Anna 9♠     | Ben 8♠    | Anna B♠    |
      Dann bekommt Anna 2 und dann 7 Punkte
      Und es steht Anna 61, Ben 0
      Und Anna gewinnt die Partie

    @PN.END.TARGET
    Szenario: 60 reichen nicht
      Angenommen Ben gibt
      Wenn Ben 2♠ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | aufgedeckt |
        | Anna A♠     | Ben K♠    | Anna D♥    |
        | Anna A♥     | Ben K♥    | Anna D♣    |
        | Anna A♣     | Ben K♣    | Anna B♦    |
        | Anna 7♦     | Ben A♦    | Anna B♥    |
        | Anna 10♥    | Ben 9♥    | Anna B♣    |
        | Anna 10♣    | Ben 9♣    | Anna 10♠   |
        | Anna 9♠     | Ben 8♠    | Anna B♠    |
      Dann steht es Anna 60, Ben 0
      Und die Partie geht weiter
      Und Anna ist mit Geben an der Reihe

    @PN.END.TARGET
    Szenario: Mehr als 61 gewinnen ebenso
      Angenommen Ben gibt
      Wenn Ben 2♠ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | aufgedeckt |
        | Anna A♠     | Ben K♠    | Anna D♥    |
        | Anna A♥     | Ben K♥    | Anna D♣    |
        | Anna A♣     | Ben K♣    | Anna D♦    |
        | Anna 7♦     | Ben A♦    | Anna B♥    |
        | Anna 10♥    | Ben 9♥    | Anna B♣    |
        | Anna 10♣    | Ben 9♣    | Anna 10♠   |
        | Anna 9♠     | Ben 8♠    | Anna D♠    |
      Dann steht es Anna 62, Ben 0
      Und Anna gewinnt die Partie

  Regel: Die Partie endet in dem Moment, in dem die Punkte erreicht sind

    @PN.END.TARGET
    Szenariogrundriss: Bis <Ziel> gespielt, gewinnt Ben mit einem Stich zu 9
      Angenommen es wird bis <Ziel> gespielt
      Und Ben gibt
      Wenn Ben 9♥ aufdeckt
      Und Anna K♥ ausspielt
      Und Ben A♥ zugibt
      Dann bekommt Ben 9 Punkte
      Und Ben gewinnt die Partie
      Wenn Ben D♠ aufdeckt
      Dann ist das unmöglich: nach dem Ende (PN.END.TARGET)

      Beispiele:
        | Ziel |
        | 9    |
        | 8    |
        | 1    |

    @PN.END.TARGET
    Szenario: Bis 10 gespielt, gewinnt ein Stich zu 9 nicht
      Angenommen es wird bis 10 gespielt
      Und Ben gibt
      Wenn Ben 9♥ aufdeckt
      Und Anna K♥ ausspielt
      Und Ben A♥ zugibt
      Dann geht die Partie weiter
      Und Ben ist mit Aufdecken an der Reihe

    @PN.END.TARGET
    Szenariogrundriss: Bis <Ziel> gespielt, gewinnt Ben mit der Karte, die er aufdeckt
      Angenommen es wird bis <Ziel> gespielt
      Und Ben gibt
      Wenn Ben 9♥ aufdeckt
      Und Anna K♥ ausspielt
      Und Ben A♥ zugibt
      Dann geht die Partie weiter
      Wenn Ben D♠ aufdeckt
      Dann bekommt Ben 3 Punkte
      Und Ben gewinnt die Partie
      Und es steht Anna 0, Ben 12
      Wenn Ben 7♦ ausspielt
      Dann ist das unmöglich: nach dem Ende (PN.END.TARGET)

      Beispiele:
        | Ziel |
        | 12   |
        | 11   |
        | 10   |

    @PN.END.TARGET @PN.COUNT
    Szenariogrundriss: Bis <Ziel> gespielt, gewinnt <Gewinner> beim Zählen
      Angenommen es wird bis <Ziel> gespielt
      Und <anderer> gibt
      Wenn <anderer> 2♠ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt    | zugegeben     | aufgedeckt    |
        | <Gewinner> 10♣ | <anderer> 9♣  | <Gewinner> 2♥ |
        | <Gewinner> 8♣  | <anderer> 7♣  | <Gewinner> 2♦ |
        | <Gewinner> 10♠ | <anderer> 9♠  | <Gewinner> 2♣ |
        | <Gewinner> 8♠  | <anderer> 7♠  | <Gewinner> 3♠ |
        | <Gewinner> 10♥ | <anderer> 9♥  | <Gewinner> 3♥ |
        | <Gewinner> 9♦  | <anderer> 10♦ | <anderer> 3♦  |
        | <anderer> 6♠   | <Gewinner> 5♠ | <anderer> 3♣  |
      Dann bekommt <Gewinner> 3 Punkte
      Und <Gewinner> gewinnt die Partie
      Wenn <Gewinner> gibt
      Dann ist das unmöglich: nach dem Ende (PN.END.TARGET)

      Beispiele:
        | Ziel | Gewinner | anderer |
        | 3    | Anna     | Ben     |
        | 2    | Ben      | Anna    |

    @PN.END.TARGET @PN.COUNT
    Szenario: Bis 4 gespielt, gewinnen 3 Punkte beim Zählen nicht
      Angenommen es wird bis 4 gespielt
      Und Ben gibt
      Wenn Ben 2♠ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | aufgedeckt |
        | Anna 10♣    | Ben 9♣    | Anna 2♥    |
        | Anna 8♣     | Ben 7♣    | Anna 2♦    |
        | Anna 10♠    | Ben 9♠    | Anna 2♣    |
        | Anna 8♠     | Ben 7♠    | Anna 3♠    |
        | Anna 10♥    | Ben 9♥    | Anna 3♥    |
        | Anna 9♦     | Ben 10♦   | Ben 3♦     |
        | Ben 6♠      | Anna 5♠   | Ben 3♣     |
      Dann bekommt Anna 3 Punkte
      Und die Partie geht weiter

    @PN.END.TARGET @PN.COUNT
    Szenario: Gewinnt die letzte aufgedeckte Karte die Partie, wird nicht mehr gezählt
      Angenommen es wird bis 2 gespielt
      Und Ben gibt
      Wenn Ben 2♠ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | aufgedeckt |
        | Anna 10♣    | Ben 9♣    | Anna 2♥    |
        | Anna 8♣     | Ben 7♣    | Anna 2♦    |
        | Anna 10♠    | Ben 9♠    | Anna 2♣    |
        | Anna 8♠     | Ben 7♠    | Anna 3♠    |
        | Anna 9♥     | Ben 10♥   | Ben 3♥     |
        | Ben 10♦     | Anna 9♦   | Ben 3♦     |
        | Ben 6♠      | Anna 5♠   | Ben B♣     |
      Dann bekommt Ben 2 Punkte
      Und Anna bekommt 0 Punkte
      Und Ben gewinnt die Partie
      Und es steht Anna 0, Ben 2

    @PN.END.TARGET
    Szenario: Ist die Partie mitten im Spiel gewonnen, wird nicht mehr gezählt
      Angenommen es wird bis 9 gespielt
      Und Ben gibt
      Wenn Ben 2♠ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | aufgedeckt |
        | Anna 10♣    | Ben 9♣    | Anna 2♥    |
        | Anna 8♣     | Ben 7♣    | Anna 4♦    |
        | Anna 10♠    | Ben 9♠    | Anna 2♣    |
        | Anna 8♠     | Ben 7♠    | Anna 3♠    |
      Und Anna K♠ ausspielt
      Und Ben A♠ zugibt
      Dann bekommt Ben 9 Punkte
      Und Ben gewinnt die Partie
      Und es steht Anna 0, Ben 9

    @PN.END.TARGET
    Szenariogrundriss: Nach dem Ende gibt <Spieler> nicht noch einmal
      Angenommen es wird bis 9 gespielt
      Und Ben gibt
      Wenn Ben 9♥ aufdeckt
      Und Anna K♥ ausspielt
      Und Ben A♥ zugibt
      Und <Spieler> gibt
      Dann ist das unmöglich: nach dem Ende (PN.END.TARGET)

      Beispiele:
        | Spieler |
        | Anna    |
        | Ben     |

  Regel: Solange keiner gewonnen hat, wechselt der Geber, und die Punkte bleiben stehen

    @PN.END.TARGET @PN.DEALER
    Szenario: Punkte aus dem ersten Spiel zählen im zweiten weiter
      Angenommen Ben gibt
      Wenn Ben 2♠ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | aufgedeckt |
        | Anna 10♣    | Ben 9♣    | Anna 2♥    |
        | Anna 8♣     | Ben 7♣    | Anna 2♦    |
        | Anna 10♠    | Ben 9♠    | Anna 2♣    |
        | Anna 8♠     | Ben 7♠    | Anna 3♠    |
        | Anna 9♥     | Ben 10♥   | Ben 3♥     |
        | Ben 10♦     | Anna 9♦   | Ben 3♦     |
        | Ben 6♠      | Anna 5♠   | Ben 3♣     |
      Dann steht es Anna 1, Ben 0
      Und Anna ist mit Geben an der Reihe
      Wenn Anna gibt
      Und Anna 9♥ aufdeckt
      Und Ben K♥ ausspielt
      Und Anna A♥ zugibt
      Dann bekommt Anna 9 Punkte
      Und es steht Anna 10, Ben 0

    @PN.END.TARGET
    Szenario: Zwei Spiele zusammen erreichen das Ziel
      Angenommen es wird bis 10 gespielt
      Und Ben gibt
      Wenn Ben 2♠ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | aufgedeckt |
        | Anna 10♣    | Ben 9♣    | Anna 2♥    |
        | Anna 8♣     | Ben 7♣    | Anna 2♦    |
        | Anna 10♠    | Ben 9♠    | Anna 2♣    |
        | Anna 8♠     | Ben 7♠    | Anna 3♠    |
        | Anna 9♥     | Ben 10♥   | Ben 3♥     |
        | Ben 10♦     | Anna 9♦   | Ben 3♦     |
        | Ben 6♠      | Anna 5♠   | Ben 3♣     |
      Und Anna gibt
      Und Anna 9♥ aufdeckt
      Und Ben K♥ ausspielt
      Und Anna A♥ zugibt
      Dann gewinnt Anna die Partie
      Und es steht Anna 10, Ben 0

    @PN.END.TARGET
    Szenario: Es gewinnt, wer zuerst da ist, so nah der andere auch ist
      Angenommen es wird bis 6 gespielt
      Und Ben gibt
      Wenn Ben 9♥ aufdeckt
      Und Anna A♥ ausspielt
      Und Ben 2♥ zugibt
      Dann bekommt Anna 5 Punkte
      Wenn Anna 9♠ aufdeckt
      Und Anna 2♠ ausspielt
      Und Ben K♠ zugibt
      Und Ben B♣ aufdeckt
      Dann steht es Anna 5, Ben 6
      Und Ben gewinnt die Partie
