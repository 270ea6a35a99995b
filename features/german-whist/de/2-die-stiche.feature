# language: de
Funktionalität: German Whist: die Stiche
  Ausspielen, bedienen, und wer den Stich gewinnt.

  Grundlage:
    Gegeben sei eine Partie German Whist zwischen Anna und Ben

  Regel: Zuerst spielt der Nichtgeber aus, danach der Gewinner des Stichs

    @GW.LEAD
    Szenariogrundriss: <Geber> gibt, <anderer> spielt aus
      Angenommen <Geber> gibt
      Wenn <Geber> 10♦ aufdeckt
      Dann ist <anderer> mit Ausspielen an der Reihe
      Wenn <anderer> K♣ ausspielt
      Dann ist <Geber> mit Zugeben an der Reihe

      Beispiele:
        | Geber | anderer |
        | Anna  | Ben     |
        | Ben   | Anna    |

    @GW.LEAD
    Szenario: Der Geber darf nicht ausspielen
      Angenommen Ben gibt
      Wenn Ben 10♦ aufdeckt
      Und Ben K♣ ausspielt
      Dann ist das unmöglich: nicht an der Reihe (GW.LEAD)

    @GW.LEAD
    Szenariogrundriss: Wer den Stich gewonnen hat, spielt zum nächsten aus: <Gewinner>
      Angenommen Ben gibt
      Wenn Ben 10♦ aufdeckt
      Und Anna 9♠ ausspielt
      Und Ben <Karte> zugibt
      Dann gewinnt <Gewinner> den Stich
      Wenn <Gewinner> 10♦ zieht
      Und <anderer> verdeckt zieht
      Und <Gewinner> 9♦ aufdeckt
      Dann ist <Gewinner> mit Ausspielen an der Reihe

      Beispiele:
        | Karte | Gewinner | anderer |
        | 8♠    | Anna     | Ben     |
        | K♠    | Ben      | Anna    |

    @GW.LEAD
    Szenariogrundriss: Wer ihn verloren hat, darf nicht: <anderer>
      Angenommen Ben gibt
      Wenn Ben 10♦ aufdeckt
      Und Anna 9♠ ausspielt
      Und Ben <Karte> zugibt
      Und <Gewinner> 10♦ zieht
      Und <anderer> verdeckt zieht
      Und <Gewinner> 9♦ aufdeckt
      Und <anderer> A♣ ausspielt
      Dann ist das unmöglich: nicht an der Reihe (GW.LEAD)

      Beispiele:
        | Karte | Gewinner | anderer |
        | 8♠    | Anna     | Ben     |
        | K♠    | Ben      | Anna    |

  Regel: Wer bedienen kann, muss bedienen; sonst ist jede Karte erlaubt

    @GW.FOLLOW
    Szenario: Ausspielen darf man jede Karte
      Angenommen Ben gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ |
      Wenn Ben 10♦ aufdeckt
      Dann darf Anna jede Karte spielen

    @GW.FOLLOW
    Szenario: Erlaubt sind nur Karten der ausgespielten Farbe
      Angenommen Ben gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ |
      Wenn Ben 10♦ aufdeckt
      Und Anna 4♠ ausspielt
      Dann darf Ben nur K♠ 8♠ 3♠ spielen
      Wenn Ben 3♠ zugibt
      Dann ist alles fehlerfrei

    @GW.FOLLOW
    Szenariogrundriss: Ben kann bedienen und gibt <Karte> auf Pik zu
      Angenommen Ben gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ |
      Wenn Ben 10♦ aufdeckt
      Und Anna 4♠ ausspielt
      Und Ben <Karte> zugibt
      Dann ist das regelwidrig: nicht bedient (GW.FOLLOW)

      Beispiele:
        | Karte |
        | D♥    |
        | 3♣    |
        | A♦    |

    @GW.FOLLOW
    Szenario: Auf Trumpf muss Trumpf zugegeben werden
      Angenommen Ben gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ |
      Wenn Ben 10♦ aufdeckt
      Und Anna 6♦ ausspielt
      Dann darf Ben nur A♦ 9♦ 5♦ spielen
      Wenn Ben K♠ zugibt
      Dann ist das regelwidrig: nicht bedient (GW.FOLLOW)

    @GW.FOLLOW
    Szenario: Wer die Farbe nicht hat, hat die freie Wahl
      Angenommen Ben gibt
        | Ben | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ 4♦ 3♦ 2♦ |
      Wenn Ben 10♦ aufdeckt
      Und Anna A♣ ausspielt
      Dann darf Ben jede Karte spielen

    @GW.FOLLOW @GW.WIN
    Szenariogrundriss: Ohne Kreuz darf Ben <Tun>
      Angenommen Ben gibt
        | Ben | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ 4♦ 3♦ 2♦ |
      Wenn Ben 10♦ aufdeckt
      Und Anna A♣ ausspielt
      Und Ben <Karte> zugibt
      Dann ist alles fehlerfrei
      Und <Gewinner> gewinnt den Stich

      Beispiele:
        | Tun            | Karte | Gewinner |
        | mit 2♦ stechen | 2♦    | Ben      |
        | K♠ abwerfen    | K♠    | Anna     |
        | D♥ abwerfen    | D♥    | Anna     |

    @GW.FOLLOW @GW.DRAW
    Szenario: Auch mit einer eben gezogenen Karte muss man bedienen
      Angenommen Ben gibt
        | Ben | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ 4♦ 3♦ 2♦ |
      Wenn Ben 10♦ aufdeckt
      Und Anna A♣ ausspielt
      Und Ben 3♠ zugibt
      Und Anna 10♦ zieht
      Und Ben 8♣ zieht
      Und Anna B♦ aufdeckt
      Und Anna K♣ ausspielt
      Dann darf Ben nur 8♣ spielen
      Wenn Ben K♠ zugibt
      Dann ist das regelwidrig: nicht bedient (GW.FOLLOW)

  Regel: Trumpf gewinnt, sonst die höhere Karte der ausgespielten Farbe

    @GW.WIN
    Szenariogrundriss: Wer gewinnt: <Fall>
      Angenommen Ben gibt
      Wenn Ben <aufgedeckte> aufdeckt
      Und Anna <erste> ausspielt
      Und Ben <zweite> zugibt
      Dann gewinnt <Gewinner> den Stich
      Und <Gewinner> ist mit Ziehen an der Reihe

      Beispiele:
        | Fall                                      | aufgedeckte | erste | zweite | Gewinner |
        | zwei Karten einer Farbe, die zweite höher | 9♠          | 4♥    | B♥     | Ben      |
        | zwei Karten einer Farbe, die erste höher  | 9♠          | B♥    | 4♥     | Anna     |
        | zwei Trümpfe, der zweite höher            | 9♠          | 4♠    | B♠     | Ben      |
        | zwei Trümpfe, der erste höher             | 9♠          | B♠    | 4♠     | Anna     |
        | ein Trumpf auf eine andere Farbe          | 9♠          | A♥    | 2♠     | Ben      |
        | eine andere Farbe auf Trumpf              | 9♠          | 2♠    | A♥     | Anna     |
        | zwei Farben ohne Trumpf                   | 9♠          | 2♥    | A♣     | Anna     |
