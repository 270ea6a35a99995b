# language: de
Funktionalität: Penneech: die Stiche zählen
  Wer wie viele Karten hat, wird einmal gezählt: wenn alle Stiche gespielt sind.

  Grundlage:
    Gegeben sei eine Partie Penneech zwischen Anna und Ben

  Regel: Ein Punkt für jede Karte über sieben

    @PN.COUNT
    Szenariogrundriss: <einer> mit vier Stichen bekommt 1 Punkt
      Angenommen <anderer> gibt
      Wenn <anderer> 2♠ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     | aufgedeckt   |
        | <einer> 10♣   | <anderer> 9♣  | <einer> 2♥   |
        | <einer> 8♣    | <anderer> 7♣  | <einer> 2♦   |
        | <einer> 10♠   | <anderer> 9♠  | <einer> 2♣   |
        | <einer> 8♠    | <anderer> 7♠  | <einer> 3♠   |
        | <einer> 9♥    | <anderer> 10♥ | <anderer> 3♥ |
        | <anderer> 10♦ | <einer> 9♦    | <anderer> 3♦ |
        | <anderer> 6♠  | <einer> 5♠    | <anderer> 3♣ |
      Dann bekommt <einer> 1 Punkt (PN.COUNT)
      Und <anderer> bekommt 0 Punkte
      Und die Partie geht weiter

      Beispiele:
        | einer | anderer |
        | Anna  | Ben     |
        | Ben   | Anna    |

    @PN.COUNT
    Szenariogrundriss: <einer> mit fünf Stichen bekommt 3 Punkte
      Angenommen <anderer> gibt
      Wenn <anderer> 2♠ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt  | zugegeben     | aufgedeckt   |
        | <einer> 10♣  | <anderer> 9♣  | <einer> 2♥   |
        | <einer> 8♣   | <anderer> 7♣  | <einer> 2♦   |
        | <einer> 10♠  | <anderer> 9♠  | <einer> 2♣   |
        | <einer> 8♠   | <anderer> 7♠  | <einer> 3♠   |
        | <einer> 10♥  | <anderer> 9♥  | <einer> 3♥   |
        | <einer> 9♦   | <anderer> 10♦ | <anderer> 3♦ |
        | <anderer> 6♠ | <einer> 5♠    | <anderer> 3♣ |
      Dann bekommt <einer> 3 Punkte (PN.COUNT)
      Und <anderer> bekommt 0 Punkte

      Beispiele:
        | einer | anderer |
        | Anna  | Ben     |
        | Ben   | Anna    |

    @PN.COUNT
    Szenariogrundriss: <einer> mit sechs Stichen bekommt 5 Punkte
      Angenommen <anderer> gibt
      Wenn <anderer> 2♠ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben    | aufgedeckt   |
        | <einer> 10♣ | <anderer> 9♣ | <einer> 2♥   |
        | <einer> 8♣  | <anderer> 7♣ | <einer> 2♦   |
        | <einer> 10♠ | <anderer> 9♠ | <einer> 2♣   |
        | <einer> 8♠  | <anderer> 7♠ | <einer> 3♠   |
        | <einer> 10♥ | <anderer> 9♥ | <einer> 3♥   |
        | <einer> 10♦ | <anderer> 9♦ | <einer> 3♦   |
        | <einer> 5♠  | <anderer> 6♠ | <anderer> 3♣ |
      Dann bekommt <einer> 5 Punkte (PN.COUNT)
      Und <anderer> bekommt 0 Punkte

      Beispiele:
        | einer | anderer |
        | Anna  | Ben     |
        | Ben   | Anna    |

    @PN.COUNT
    Szenariogrundriss: <einer> mit sieben Stichen bekommt 7 Punkte
      Angenommen <anderer> gibt
      Wenn <anderer> 2♠ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben    | aufgedeckt |
        | <einer> 10♣ | <anderer> 9♣ | <einer> 2♥ |
        | <einer> 8♣  | <anderer> 7♣ | <einer> 2♦ |
        | <einer> 10♠ | <anderer> 9♠ | <einer> 2♣ |
        | <einer> 8♠  | <anderer> 7♠ | <einer> 3♠ |
        | <einer> 10♥ | <anderer> 9♥ | <einer> 3♥ |
        | <einer> 10♦ | <anderer> 9♦ | <einer> 3♦ |
        | <einer> 6♠  | <anderer> 5♠ | <einer> 3♣ |
      Dann bekommt <einer> 7 Punkte (PN.COUNT)
      Und <anderer> bekommt 0 Punkte

      Beispiele:
        | einer | anderer |
        | Anna  | Ben     |
        | Ben   | Anna    |

  Regel: Gezählt werden die Karten, nicht ihr Wert

    @PN.COUNT
    Szenario: Vier Stiche mit kleinen Karten zählen mehr als drei mit großen
      Angenommen Ben gibt
      Wenn Ben 2♠ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | aufgedeckt |
        | Anna 4♥     | Ben 3♥    | Anna 2♥    |
        | Anna 4♣     | Ben 3♣    | Anna 2♦    |
        | Anna 4♠     | Ben 3♠    | Anna 2♣    |
        | Anna 4♦     | Ben 3♦    | Anna 5♠    |
        | Anna K♥     | Ben A♥    | Ben 6♠     |
        | Ben A♣      | Anna K♣   | Ben 7♠     |
        | Ben A♦      | Anna K♦   | Ben 5♥     |
      Dann bekommt Anna 1 Punkt
      Und Ben bekommt 0 Punkte
      Und es steht Anna 1, Ben 0

    @PN.COUNT
    Szenario: Aufgedeckte Karten gehören niemandem
      Angenommen Ben gibt
      Wenn Ben 2♠ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | aufgedeckt |
        | Anna 4♥     | Ben 3♥    | Anna 2♥    |
        | Anna 4♣     | Ben 3♣    | Anna 2♦    |
        | Anna 4♠     | Ben 3♠    | Anna 2♣    |
        | Anna 6♥     | Ben 7♥    | Ben 5♠     |
        | Ben 6♣      | Anna 5♣   | Ben 6♠     |
        | Ben 9♣      | Anna 8♣   | Ben 7♠     |
        | Ben 6♦      | Anna 5♦   | Ben 5♥     |
      Dann bekommt Ben 1 Punkt
      Und es steht Anna 0, Ben 1

  Regel: Gezählt wird nach der letzten aufgedeckten Karte

    @PN.COUNT @PN.TURN
    Szenario: Erst die aufgedeckte Karte, dann das Zählen
      Angenommen Ben gibt
      Wenn Ben 2♠ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | aufgedeckt |
        | Anna 10♣    | Ben 9♣    | Anna 2♥    |
        | Anna 8♣     | Ben 7♣    | Anna 2♦    |
        | Anna 10♠    | Ben 9♠    | Anna 2♣    |
        | Anna 8♠     | Ben 7♠    | Anna 3♠    |
        | Anna 10♥    | Ben 9♥    | Anna 3♥    |
        | Anna 9♦     | Ben 8♦    | Anna 3♦    |
      Und Anna 6♣ ausspielt
      Und Ben 5♣ zugibt
      Dann bekommt niemand Punkte
      Wenn Anna A♠ aufdeckt
      Dann bekommt Anna 5 und dann 7 Punkte

    @PN.COUNT @PN.TURN
    Szenario: Der eine bekommt die aufgedeckte Karte, der andere die Stiche
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
        | Ben 6♠      | Anna 5♠   | Ben B♣     |
      Dann bekommt Ben 2 Punkte (PN.TURN)
      Und Anna bekommt 1 Punkt (PN.COUNT)
      Und es steht Anna 1, Ben 2
