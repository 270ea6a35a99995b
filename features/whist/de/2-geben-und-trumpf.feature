# language: de
Funktionalität: Whist: Geben und Trumpf
  Wer gibt, was gegeben wird, und die aufgedeckte Karte.

  Grundlage:
    Gegeben sei eine Partie Whist zwischen Anna, Ben, Cleo und Di

  Regel: Die niedrigste abgehobene Karte bestimmt den ersten Geber; das Ass ist die niedrigste

    @WH.DEALER
    Szenariogrundriss: Anna hebt <niedrigere> ab, Ben <höhere>: Anna gibt
      Wenn abgehoben wird: Anna <niedrigere>, Ben <höhere>, Cleo K♠, Di K♥
      Dann ist Anna mit Geben an der Reihe

      Beispiele:
        | niedrigere | höhere |
        | A♣         | 2♦     |
        | 2♣         | 3♦     |
        | 3♣         | 4♦     |
        | 4♣         | 5♦     |
        | 5♣         | 6♦     |
        | 6♣         | 7♦     |
        | 7♣         | 8♦     |
        | 8♣         | 9♦     |
        | 9♣         | 10♦    |
        | 10♣        | B♦     |
        | B♣         | D♦     |
        | D♣         | K♦     |

    @WH.DEALER
    Szenariogrundriss: Anna hebt <höhere> ab, Ben <niedrigere>: Ben gibt
      Wenn abgehoben wird: Anna <höhere>, Ben <niedrigere>, Cleo K♠, Di K♥
      Dann ist Ben mit Geben an der Reihe

      Beispiele:
        | niedrigere | höhere |
        | A♣         | 2♦     |
        | 2♣         | 3♦     |
        | 3♣         | 4♦     |
        | 4♣         | 5♦     |
        | 5♣         | 6♦     |
        | 6♣         | 7♦     |
        | 7♣         | 8♦     |
        | 8♣         | 9♦     |
        | 9♣         | 10♦    |
        | 10♣        | B♦     |
        | B♣         | D♦     |
        | D♣         | K♦     |

    @WH.DEALER
    Szenariogrundriss: <Spieler> hat am tiefsten abgehoben und gibt
      Wenn abgehoben wird: Anna <Anna>, Ben <Ben>, Cleo <Cleo>, Di <Di>
      Dann ist <Spieler> mit Geben an der Reihe

      Beispiele:
        | Spieler | Anna | Ben | Cleo | Di  |
        | Anna    | 3♠   | K♦  | 9♥   | 9♣  |
        | Ben     | D♠   | 4♦  | 5♥   | 5♣  |
        | Cleo    | 2♠   | K♦  | A♥   | 9♣  |
        | Di      | B♠   | B♦  | D♥   | 10♣ |

    @WH.DEALER
    Szenario: Wer nicht am tiefsten abgehoben hat, darf nicht geben
      Wenn abgehoben wird: Anna 3♠, Ben K♦, Cleo 9♥, Di A♣
      Und Anna gibt
      Dann ist das unmöglich: falscher Geber (WH.DEALER)

    @WH.DEALER
    Szenario: Zwei gleich niedrige Karten entscheiden nichts; es wird noch einmal abgehoben
      Wenn abgehoben wird: Anna 4♠, Ben K♦, Cleo 4♥, Di 9♣
      Und abgehoben wird: Anna 8♠, Ben 7♦, Cleo D♥, Di 7♣
      Und abgehoben wird: Anna 8♠, Ben 7♦, Cleo D♥, Di B♣
      Dann ist alles fehlerfrei
      Und Ben ist mit Geben an der Reihe

    @WH.DEALER
    Szenario: Nach gleich niedrigen Karten wird noch nicht gegeben
      Wenn abgehoben wird: Anna 4♠, Ben K♦, Cleo 4♥, Di 9♣
      Und Anna gibt
      Dann ist das unmöglich: hier nicht vorgesehen (WH.DEALER)

    @WH.DEALER
    Szenariogrundriss: Ist kein Abheben notiert, zeigt das erste Geben, dass <Geber> gibt
      Wenn <Geber> gibt
      Dann ist alles fehlerfrei
      Und <Geber> ist mit Aufdecken an der Reihe

      Beispiele:
        | Geber |
        | Anna  |
        | Ben   |
        | Cleo  |
        | Di    |

  Regel: Danach wird reihum nach links gegeben

    @WH.DEALER
    Szenariogrundriss: Nach <Geber> gibt <links>
      Wenn <Geber> gibt
      Und <Geber> 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                   | zugegeben                        | zugegeben                     | zugegeben                    |
        | <links> A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ | <gegenüber> 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ | <rechts> 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ | <Geber> 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♠ |
        | <links> 2♠                    | <gegenüber> 9♣                   | <rechts> 9♦                   | <Geber> 9♠                   |
        | <Geber> A♠ K♠ D♠ B♠ 10♠       | <links> 3♠ 4♠ 5♠ 6♠ 7♠           | <gegenüber> 10♣ B♣ D♣ K♣ A♣   | <rechts> 10♦ B♦ D♦ K♦ A♦     |
      Dann ist <links> mit Geben an der Reihe

      Beispiele:
        | Geber | links | gegenüber | rechts |
        | Di    | Anna  | Ben       | Cleo   |
        | Anna  | Ben   | Cleo      | Di     |
        | Ben   | Cleo  | Di        | Anna   |
        | Cleo  | Di    | Anna      | Ben    |

    @WH.DEALER
    Szenario: Niemand gibt zweimal hintereinander
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                | zugegeben                | zugegeben                 | zugegeben               |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ | Di 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♠ |
        | Anna 2♠                    | Ben 9♣                   | Cleo 9♦                   | Di 9♠                   |
        | Di A♠ K♠ D♠ B♠ 10♠         | Anna 3♠ 4♠ 5♠ 6♠ 7♠      | Ben 10♣ B♣ D♣ K♣ A♣       | Cleo 10♦ B♦ D♦ K♦ A♦    |
      Und Di gibt
      Dann ist das unmöglich: falscher Geber (WH.DEALER)

  Regel: Alle Karten werden gegeben, dreizehn für jeden

    @WH.DEAL
    Szenario: Dreizehn Karten für jeden
      Wenn Di gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ |
        | Cleo | D♠ B♠ 10♠ 7♠ 2♠ A♥ 5♥ K♦ 8♦ 2♦ K♣ 9♣ 4♣ |
        | Di   | 6♠ 5♠ B♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ D♣ 8♣ 5♣ |
      Dann ist alles fehlerfrei

    @WH.DEAL
    Szenariogrundriss: <Zahl> Karten für <Spieler> sind vergeben
      Wenn Di gibt
        | <Spieler> | <Karten> |
      Dann ist das unmöglich: falsche Kartenzahl (WH.DEAL)

      Beispiele:
        | Zahl     | Spieler | Karten                                     |
        | Zwölf    | Anna    | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣       |
        | Vierzehn | Anna    | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ 2♠ |
        | Zwölf    | Di      | 6♠ 5♠ B♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ D♣ 8♣       |
        | Vierzehn | Cleo    | D♠ B♠ 10♠ 7♠ 2♠ A♥ 5♥ K♦ 8♦ 2♦ K♣ 9♣ 4♣ 3♠ |

  Regel: Der Geber deckt seine letzte Karte auf; ihre Farbe ist Trumpf

    @WH.TRUMP
    Szenario: Der Geber deckt sie auf
      Wenn Di gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ |
        | Cleo | D♠ B♠ 10♠ 7♠ 2♠ A♥ 5♥ K♦ 8♦ 2♦ K♣ 9♣ 4♣ |
        | Di   | 6♠ 5♠ B♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ D♣ 8♣ 5♣ |
      Dann ist Di mit Aufdecken an der Reihe
      Wenn Di 9♥ aufdeckt
      Dann ist alles fehlerfrei
      Und Anna ist mit Ausspielen an der Reihe

    @WH.TRUMP
    Szenariogrundriss: <Spieler> deckt sie nicht auf
      Wenn Di gibt
      Und <Spieler> 9♥ aufdeckt
      Dann ist das unmöglich: nicht an der Reihe (WH.TRUMP)

      Beispiele:
        | Spieler |
        | Anna    |
        | Ben     |
        | Cleo    |

    @WH.TRUMP
    Szenario: Vor dem Trumpf wird keine Karte ausgespielt
      Wenn Di gibt
      Und Anna 9♥ ausspielt
      Dann ist das unmöglich: hier nicht vorgesehen (WH.TRUMP)

    @WH.TRUMP
    Szenariogrundriss: Sie ist eine Karte des Gebers, und <Karte> ist keine
      Wenn Di gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ |
        | Cleo | D♠ B♠ 10♠ 7♠ 2♠ A♥ 5♥ K♦ 8♦ 2♦ K♣ 9♣ 4♣ |
        | Di   | 6♠ 5♠ B♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ D♣ 8♣ 5♣ |
      Und Di <Karte> aufdeckt
      Dann ist das unmöglich: aufgedeckte Karte nicht in der Hand (WH.TRUMP)

      Beispiele:
        | Karte |
        | K♥    |
        | D♥    |
        | A♥    |
        | 2♠    |

    @WH.TRUMP
    Szenario: Aus einem Blatt, das niemand notiert hat, kann es jede Karte sein, die nicht woanders liegt
      Wenn Di gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ |
        | Cleo | A♥ x x x x x x x x x x x x              |
      Und Di 5♥ aufdeckt
      Dann ist alles fehlerfrei

    @WH.TRUMP
    Szenariogrundriss: Eine Karte in der Hand von <Spieler> ist keine des Gebers: <Karte>
      Wenn Di gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ |
        | Cleo | A♥ x x x x x x x x x x x x              |
      Und Di <Karte> aufdeckt
      Dann ist das unmöglich: aufgedeckte Karte nicht in der Hand (WH.TRUMP)

      Beispiele:
        | Spieler | Karte |
        | Anna    | K♥    |
        | Ben     | 2♥    |
        | Cleo    | A♥    |

    @WH.TRUMP
    Szenario: Sie bleibt in der Hand des Gebers und wird gespielt wie jede andere
      Wenn Di gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ |
        | Cleo | D♠ B♠ 10♠ 7♠ 2♠ A♥ 5♥ K♦ 8♦ 2♦ K♣ 9♣ 4♣ |
        | Di   | 6♠ 5♠ B♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ D♣ 8♣ 5♣ |
      Und Di 9♥ aufdeckt
      Und Anna 3♥ ausspielt
      Und Ben 2♥ zugibt
      Und Cleo A♥ zugibt
      Dann darf Di nur B♥ 9♥ 6♥ 4♥ spielen
      Wenn Di 9♥ zugibt
      Dann ist alles fehlerfrei

    @WH.TRUMP @WH.PLAY
    Szenario: Niemand anderes kann sie spielen
      Wenn Di gibt
      Und Di 9♥ aufdeckt
      Und Anna 9♥ ausspielt
      Dann ist das unmöglich: Karte nicht in der Hand (WH.PLAY)

    @WH.TRUMP @WH.FOLLOW
    Szenario: Jeder weiß, dass der Geber sie hat, auch wenn kein Blatt notiert ist
      Wenn Di gibt
      Und Di 9♥ aufdeckt
      Und Anna 3♥ ausspielt
      Und Ben 2♥ zugibt
      Und Cleo A♥ zugibt
      Und Di 5♣ zugibt
      Dann ist das regelwidrig: nicht bedient (WH.FOLLOW)

    @WH.TRUMP @WH.WIN
    Szenariogrundriss: Mit <aufgedeckte> als aufgedeckter Karte sticht <Trumpf> <Karte>
      Wenn Di gibt
      Und Di <aufgedeckte> aufdeckt
      Und Anna <Karte> ausspielt
      Und Ben <Trumpf> zugibt
      Und Cleo <andere> zugibt
      Und Di <niedrigere> zugibt
      Dann gewinnt Ben den Stich

      Beispiele:
        | aufgedeckte | Trumpf | Karte | andere | niedrigere |
        | 9♠          | 2♠     | A♥    | K♥     | D♥         |
        | 9♥          | 2♥     | A♦    | K♦     | D♦         |
        | 9♦          | 2♦     | A♣    | K♣     | D♣         |
        | 9♣          | 2♣     | A♠    | K♠     | D♠         |
