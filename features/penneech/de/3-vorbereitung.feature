# language: de
Funktionalität: Penneech: Vorbereitung
  Abheben, geben, hinwerfen und der erste Trumpf.

  Grundlage:
    Gegeben sei eine Partie Penneech zwischen Anna und Ben

  Regel: Die niedrigere abgehobene Karte bestimmt den ersten Geber; das Ass ist die niedrigste

    @PN.DEALER
    Szenariogrundriss: Anna hebt <niedriger> ab, Ben <höher>: Anna gibt
      Wenn abgehoben wird: Anna <niedriger>, Ben <höher>
      Dann ist Anna mit Geben an der Reihe

      Beispiele:
        | niedriger | höher |
        | A♠        | 2♥    |
        | 2♦        | 3♠    |
        | 3♣        | 4♦    |
        | 4♥        | 5♣    |
        | 5♠        | 6♥    |
        | 6♦        | 7♠    |
        | 7♣        | 8♦    |
        | 8♥        | 9♣    |
        | 9♠        | 10♥   |
        | 10♦       | B♠    |
        | B♣        | D♦    |
        | D♥        | K♣    |
        | A♠        | K♠    |
        | 6♦        | 7♦    |
        | 7♦        | 8♦    |

    @PN.DEALER
    Szenariogrundriss: Anna hebt <höher> ab, Ben <niedriger>: Ben gibt
      Wenn abgehoben wird: Anna <höher>, Ben <niedriger>
      Dann ist Ben mit Geben an der Reihe

      Beispiele:
        | niedriger | höher |
        | A♠        | 2♥    |
        | 2♦        | 3♠    |
        | 3♣        | 4♦    |
        | 4♥        | 5♣    |
        | 5♠        | 6♥    |
        | 6♦        | 7♠    |
        | 7♣        | 8♦    |
        | 8♥        | 9♣    |
        | 9♠        | 10♥   |
        | 10♦       | B♠    |
        | B♣        | D♦    |
        | D♥        | K♣    |
        | A♠        | K♠    |
        | 6♦        | 7♦    |
        | 7♦        | 8♦    |

    @PN.DEALER
    Szenario: Wer die höhere Karte abgehoben hat, darf nicht geben
      Wenn abgehoben wird: Anna 3♠, Ben K♦
      Und Ben gibt
      Dann ist das unmöglich: falscher Geber (PN.DEALER)

    @PN.DEALER @PN.PACK
    Szenario: Niemand kann die Karte abheben, die der andere abgehoben hat
      Wenn abgehoben wird: Anna 3♠, Ben 3♠
      Dann ist das unmöglich: Karte doppelt (PN.PACK)

    @PN.DEALER
    Szenariogrundriss: Ist kein Abheben notiert, zeigt das erste Geben, dass <Geber> gibt
      Wenn <Geber> gibt
      Dann ist alles fehlerfrei
      Und <Geber> ist mit Aufdecken an der Reihe

      Beispiele:
        | Geber |
        | Anna  |
        | Ben   |

  Regel: Danach wird abwechselnd gegeben

    @PN.DEALER
    Szenariogrundriss: Nach <einer> gibt <anderer>, dann wieder <einer>
      Wenn <einer> gibt
      Und <einer> 2♠ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben    | aufgedeckt   |
        | <anderer> 10♣ | <einer> 9♣   | <anderer> 2♥ |
        | <anderer> 8♣  | <einer> 7♣   | <anderer> 2♦ |
        | <anderer> 10♠ | <einer> 9♠   | <anderer> 2♣ |
        | <anderer> 8♠  | <einer> 7♠   | <anderer> 3♠ |
        | <anderer> 9♥  | <einer> 10♥  | <einer> 3♥   |
        | <einer> 10♦   | <anderer> 9♦ | <einer> 3♦   |
        | <einer> 6♠    | <anderer> 5♠ | <einer> 3♣   |
      Dann ist <anderer> mit Geben an der Reihe
      Wenn <anderer> gibt
      Und <anderer> 2♠ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     | aufgedeckt   |
        | <einer> 10♣   | <anderer> 9♣  | <einer> 2♥   |
        | <einer> 8♣    | <anderer> 7♣  | <einer> 2♦   |
        | <einer> 10♠   | <anderer> 9♠  | <einer> 2♣   |
        | <einer> 8♠    | <anderer> 7♠  | <einer> 3♠   |
        | <einer> 9♥    | <anderer> 10♥ | <anderer> 3♥ |
        | <anderer> 10♦ | <einer> 9♦    | <anderer> 3♦ |
        | <anderer> 6♠  | <einer> 5♠    | <anderer> 3♣ |
      Dann ist <einer> mit Geben an der Reihe

      Beispiele:
        | einer | anderer |
        | Anna  | Ben     |
        | Ben   | Anna    |

    @PN.DEALER
    Szenario: Niemand gibt zweimal nacheinander
      Wenn Ben gibt
      Und Ben 2♠ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | aufgedeckt |
        | Anna 10♣    | Ben 9♣    | Anna 2♥    |
        | Anna 8♣     | Ben 7♣    | Anna 2♦    |
        | Anna 10♠    | Ben 9♠    | Anna 2♣    |
        | Anna 8♠     | Ben 7♠    | Anna 3♠    |
        | Anna 9♥     | Ben 10♥   | Ben 3♥     |
        | Ben 10♦     | Anna 9♦   | Ben 3♦     |
        | Ben 6♠      | Anna 5♠   | Ben 3♣     |
      Und Ben gibt
      Dann ist das unmöglich: falscher Geber (PN.DEALER)

  Regel: Jeder bekommt sieben Karten, der Rest ist der Ziehstapel

    @PN.DEAL
    Szenario: Sieben Karten für jeden
      Wenn Ben gibt
        | Anna | K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣ |
        | Ben  | A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠ |
      Dann ist alles fehlerfrei

    @PN.DEAL
    Szenariogrundriss: <Zahl>: vergeben
      Wenn Ben gibt
        | Anna | <erste>  |
        | Ben  | <zweite> |
      Dann ist das unmöglich: falsche Kartenzahl (PN.DEAL)

      Beispiele:
        | Zahl                   | erste                    | zweite                  |
        | Acht Karten für Anna   | K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣ 10♣ | A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠    |
        | Sechs Karten für Anna  | K♥ 2♦ 4♠ 5♠ 6♠ 8♣        | A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠    |
        | Acht Karten für Ben    | K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣     | A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠ 9♠ |
        | Sechs Karten für Ben   | K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣     | A♥ 7♦ 3♣ 4♣ 5♣ 6♣       |
        | Acht Karten für jeden  | K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣ 10♣ | A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠ 9♠ |
        | Sechs Karten für jeden | K♥ 2♦ 4♠ 5♠ 6♠ 8♣        | A♥ 7♦ 3♣ 4♣ 5♣ 6♣       |

    @PN.DEAL @PN.TURN.FIRST
    Szenariogrundriss: <Karte> steckt in einem Blatt und kann nicht vom Ziehstapel kommen
      Angenommen Ben gibt
        | Anna | K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣ |
        | Ben  | A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠ |
      Wenn Ben <Karte> aufdeckt
      Dann ist das unmöglich: nicht im Ziehstapel (PN.TURN.FIRST)

      Beispiele:
        | Karte |
        | K♥    |
        | 7♦    |

  Regel: Ein Blatt ohne Ass und Bild darf man zeigen und hinwerfen; derselbe Geber gibt neu

    @PN.REDEAL
    Szenariogrundriss: <Spieler> wirft hin, und Ben gibt neu
      Wenn Ben gibt
        | <Spieler> | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      Und <Spieler> 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ hinwirft
      Dann ist alles fehlerfrei
      Und Ben ist mit Geben an der Reihe
      Und es steht Anna 0, Ben 0

      Beispiele:
        | Spieler |
        | Anna    |
        | Ben     |

    @PN.REDEAL
    Szenariogrundriss: Ein Blatt mit <Karte> darf man nicht hinwerfen
      Wenn Ben gibt
        | Anna | <Karte> 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      Und Anna <Karte> 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ hinwirft
      Dann ist das regelwidrig: kein Recht zum Hinwerfen (PN.REDEAL)
      Und Ben ist mit Geben an der Reihe

      Beispiele:
        | Karte |
        | A♠    |
        | A♦    |
        | K♥    |
        | K♣    |
        | D♦    |
        | D♠    |
        | B♣    |
        | B♥    |

    @PN.REDEAL
    Szenario: Auch der Geber darf ein Blatt mit Bild nicht hinwerfen
      Wenn Ben gibt
        | Ben | B♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      Und Ben B♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ hinwirft
      Dann ist das regelwidrig: kein Recht zum Hinwerfen (PN.REDEAL)

    @PN.REDEAL
    Szenario: Es kommt auf das eigene Blatt an
      Wenn Ben gibt
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
        | Ben  | A♠ K♠ D♠ B♠ A♥ K♥ D♥  |
      Und Anna 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ hinwirft
      Dann ist alles fehlerfrei

    @PN.REDEAL
    Szenario: Niemand muss hinwerfen
      Wenn Ben gibt
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
        | Ben  | A♠ K♠ D♠ B♠ A♥ K♥ D♥  |
      Und Ben 3♠ aufdeckt
      Und Anna 10♠ ausspielt
      Und Ben K♠ zugibt
      Dann ist alles fehlerfrei
      Und Ben bekommt 4 Punkte

    @PN.REDEAL @PN.DEALER
    Szenario: Der andere darf nicht neu geben
      Wenn Ben gibt
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      Und Anna 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ hinwirft
      Und Anna gibt
      Dann ist das unmöglich: falscher Geber (PN.DEALER)

    @PN.REDEAL @PN.DEALER
    Szenario: Nach dem neuen Geben ist wie sonst der andere an der Reihe
      Wenn Ben gibt
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      Und Anna 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ hinwirft
      Und Ben gibt
      Und Ben 2♠ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | aufgedeckt |
        | Anna 10♣    | Ben 9♣    | Anna 2♥    |
        | Anna 8♣     | Ben 7♣    | Anna 2♦    |
        | Anna 10♠    | Ben 9♠    | Anna 2♣    |
        | Anna 8♠     | Ben 7♠    | Anna 3♠    |
        | Anna 9♥     | Ben 10♥   | Ben 3♥     |
        | Ben 10♦     | Anna 9♦   | Ben 3♦     |
        | Ben 6♠      | Anna 5♠   | Ben 3♣     |
      Dann ist Anna mit Geben an der Reihe

    @PN.REDEAL
    Szenario: Die neuen Blätter können alte Karten enthalten
      Wenn Ben gibt
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      Und Anna 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ hinwirft
      Und Ben gibt
        | Anna | A♠ 9♠ 8♣ 7♠ 5♥ 4♥ 2♠  |
        | Ben  | 10♠ K♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      Und Ben 3♥ aufdeckt
      Dann ist alles fehlerfrei

    @PN.REDEAL
    Szenariogrundriss: Gezeigt wird das Blatt, das man hat: <gezeigt>
      Wenn Ben gibt
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      Und Anna <gezeigt> hinwirft
      Dann ist das unmöglich: falsche Karten gezeigt (PN.REDEAL)

      Beispiele:
        | gezeigt                  |
        | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 3♣    |
        | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦       |
        | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ 3♣ |
        | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 4♦    |

  Regel: Die erste Karte vom Ziehstapel deckt der Geber auf; sie macht Trumpf, zählt aber für niemanden

    @PN.TURN.FIRST
    Szenario: Der Geber deckt sie auf
      Wenn Ben gibt
      Dann ist Ben mit Aufdecken an der Reihe
      Wenn Ben 9♥ aufdeckt
      Dann ist alles fehlerfrei
      Und Anna ist mit Ausspielen an der Reihe

    @PN.TURN.FIRST
    Szenario: Niemand sonst deckt sie auf
      Wenn Ben gibt
      Und Anna 9♥ aufdeckt
      Dann ist das unmöglich: nicht an der Reihe (PN.TURN.FIRST)

    @PN.TURN.FIRST
    Szenario: Bevor Trumpf ist, wird nicht ausgespielt
      Wenn Ben gibt
      Und Anna 9♥ ausspielt
      Dann ist das unmöglich: hier nicht vorgesehen (PN.TURN.FIRST)

    @PN.TURN.FIRST
    Szenariogrundriss: <Karte> als erste aufgedeckte Karte zählt für niemanden
      Wenn <Geber> gibt
      Und <Geber> <Karte> aufdeckt
      Dann bekommt niemand Punkte
      Und es steht Anna 0, Ben 0

      Beispiele:
        | Geber | Karte |
        | Ben   | A♠    |
        | Ben   | K♥    |
        | Anna  | D♣    |
        | Anna  | B♦    |
        | Ben   | 7♦    |
        | Anna  | 7♦    |
        | Anna  | 10♥   |
