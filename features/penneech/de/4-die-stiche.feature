# language: de
Funktionalität: Penneech: die Stiche
  Ausspielen, bedienen, gewinnen, Punkte bekommen und den nächsten Trumpf aufdecken.

  Grundlage:
    Gegeben sei eine Partie Penneech zwischen Anna und Ben

  Regel: Zuerst spielt aus, wer nicht gegeben hat

    @PN.LEAD
    Szenariogrundriss: <Geber> gibt, <anderer> spielt aus
      Angenommen <Geber> gibt
      Wenn <Geber> 9♥ aufdeckt
      Dann ist <anderer> mit Ausspielen an der Reihe
      Wenn <anderer> K♣ ausspielt
      Dann ist <Geber> mit Zugeben an der Reihe

      Beispiele:
        | Geber | anderer |
        | Anna  | Ben     |
        | Ben   | Anna    |

    @PN.LEAD
    Szenario: Der Geber darf nicht ausspielen
      Angenommen Ben gibt
      Wenn Ben 9♥ aufdeckt
      Und Ben K♣ ausspielt
      Dann ist das unmöglich: nicht an der Reihe (PN.LEAD)

  Regel: Wer bedienen kann, muss bedienen

    @PN.FOLLOW
    Szenario: Erlaubt sind nur Karten der ausgespielten Farbe
      Angenommen Ben gibt
        | Anna | 5♥ 6♥ 8♦ A♦ 10♠ 9♠ D♠ |
        | Ben  | 9♥ 2♥ 4♠ A♠ 7♣ 8♣ K♦  |
      Wenn Ben 3♠ aufdeckt
      Und Anna 5♥ ausspielt
      Dann darf Ben nur 9♥ 2♥ spielen
      Wenn Ben 2♥ zugibt
      Dann ist alles fehlerfrei
      Und Anna gewinnt den Stich

    @PN.FOLLOW
    Szenariogrundriss: Ben hat 9♥ und 2♥ und gibt auf Herz <Karte> zu
      Angenommen Ben gibt
        | Anna | 5♥ 6♥ 8♦ A♦ 10♠ 9♠ D♠ |
        | Ben  | 9♥ 2♥ 4♠ A♠ 7♣ 8♣ K♦  |
      Wenn Ben 3♠ aufdeckt
      Und Anna 5♥ ausspielt
      Und Ben <Karte> zugibt
      Dann ist das regelwidrig: nicht bedient (PN.FOLLOW)

      Beispiele:
        | Karte |
        | 7♣    |
        | K♦    |
        | 4♠    |

    @PN.FOLLOW
    Szenariogrundriss: Auf <ausgespielt> darf Ben nur <Karten> zugeben
      Angenommen Ben gibt
        | Anna | A♠ A♥ A♦ A♣ 3♠ 3♥ 3♦     |
        | Ben  | 10♠ 4♠ 10♥ 10♦ 4♦ 10♣ 4♣ |
      Wenn Ben 2♥ aufdeckt
      Und Anna <ausgespielt> ausspielt
      Dann darf Ben nur <Karten> spielen

      Beispiele:
        | ausgespielt | Karten |
        | A♠          | 10♠ 4♠ |
        | A♥          | 10♥    |
        | A♦          | 10♦ 4♦ |
        | A♣          | 10♣ 4♣ |

    @PN.FOLLOW
    Szenario: Auf Trumpf muss Trumpf zugegeben werden
      Angenommen Ben gibt
        | Anna | 5♥ 6♥ 8♦ A♦ 10♠ 9♠ D♠ |
        | Ben  | 9♥ 2♥ 4♠ A♠ 7♣ 8♣ K♦  |
      Wenn Ben 3♠ aufdeckt
      Und Anna 10♠ ausspielt
      Dann darf Ben nur 4♠ A♠ spielen

    @PN.FOLLOW @PN.RANK
    Szenario: Der Penneech ist ein Karo wie jedes andere
      Angenommen Ben gibt
        | Anna | K♦ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣ |
        | Ben  | A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠ |
      Wenn Ben 9♥ aufdeckt
      Und Anna K♦ ausspielt
      Dann darf Ben nur 7♦ spielen
      Wenn Ben 3♣ zugibt
      Dann ist das regelwidrig: nicht bedient (PN.FOLLOW)

    @PN.FOLLOW
    Szenario: Ausspielen darf man jede Karte
      Angenommen Ben gibt
        | Anna | 5♥ 6♥ 8♦ A♦ 10♠ 9♠ D♠ |
        | Ben  | 9♥ 2♥ 4♠ A♠ 7♣ 8♣ K♦  |
      Wenn Ben 3♠ aufdeckt
      Dann darf Anna jede Karte spielen

    @PN.FOLLOW
    Szenario: Solange Ben die Farbe noch haben kann, bleibt es ungeklärt
      Angenommen Ben gibt
      Wenn Ben 3♠ aufdeckt
      Und Anna 5♥ ausspielt
      Und Ben 7♣ zugibt
      Dann ist 7♣ von Ben noch ungeklärt

    @PN.FOLLOW
    Szenario: Nicht bedient, und es kommt später heraus
      Angenommen Ben gibt
      Wenn Ben 3♠ aufdeckt
      Und Anna 5♥ ausspielt
      Und Ben 7♣ zugibt
      Und Anna 4♠ aufdeckt
      Und Anna 6♥ ausspielt
      Und Ben 9♥ zugibt
      Dann war 7♣ von Ben regelwidrig: nicht bedient (PN.FOLLOW)

  Regel: Wer nicht bedienen kann, darf jede Karte legen

    @PN.FOLLOW
    Szenario: Ohne Karte der Farbe hat man freie Wahl
      Angenommen Ben gibt
        | Anna | 5♥ 6♥ 8♦ A♦ 10♠ 9♠ D♠ |
        | Ben  | 9♥ 2♥ 4♠ A♠ 7♣ 8♣ K♦  |
      Wenn Ben 3♠ aufdeckt
      Und Anna 8♦ ausspielt
      Dann darf Ben nur K♦ spielen
      Wenn Ben K♦ zugibt
      Und Ben 4♥ aufdeckt
      Und Ben 7♣ ausspielt
      Dann darf Anna jede Karte spielen

    @PN.FOLLOW
    Szenariogrundriss: Ohne Kreuz darf Anna <tun>
      Angenommen Ben gibt
        | Anna | 5♥ 6♥ 8♦ A♦ 10♠ 9♠ D♠ |
        | Ben  | 9♥ 2♥ 4♠ A♠ 7♣ 8♣ K♦  |
      Wenn Ben 3♠ aufdeckt
      Und Anna 8♦ ausspielt
      Und Ben K♦ zugibt
      Und Ben 4♥ aufdeckt
      Und Ben 7♣ ausspielt
      Und Anna <Karte> zugibt
      Dann ist alles fehlerfrei
      Und <Gewinner> gewinnt den Stich

      Beispiele:
        | tun            | Karte | Gewinner |
        | mit 5♥ stechen | 5♥    | Anna     |
        | 10♠ abwerfen   | 10♠   | Ben      |
        | A♦ abwerfen    | A♦    | Ben      |

  Regel: Welche Karte gewinnt

    @PN.WIN
    Szenariogrundriss: Wer gewinnt: <Fall>
      Angenommen Ben gibt
      Wenn Ben <aufgedeckt> aufdeckt
      Und Anna <ausgespielt> ausspielt
      Und Ben <Karte> zugibt
      Dann gewinnt <Gewinner> den Stich
      Und <Gewinner> ist mit Aufdecken an der Reihe

      Beispiele:
        | Fall                                            | aufgedeckt | ausgespielt | Karte | Gewinner |
        | zwei Karten einer Farbe, die zweite höher       | 9♠         | 4♥          | B♥    | Ben      |
        | zwei Karten einer Farbe, die erste höher        | 9♠         | B♥          | 4♥    | Anna     |
        | zwei Trümpfe, der zweite höher                  | 9♠         | 4♠          | B♠    | Ben      |
        | zwei Trümpfe, der erste höher                   | 9♠         | B♠          | 4♠    | Anna     |
        | Trumpf auf eine andere Farbe                    | 9♠         | A♥          | 2♠    | Ben      |
        | eine andere Farbe auf Trumpf                    | 9♠         | 2♠          | A♥    | Anna     |
        | zwei Farben ohne Trumpf, die zweite Karte höher | 9♠         | 2♥          | A♣    | Anna     |
        | zwei Farben ohne Trumpf, die erste Karte höher  | 9♠         | A♥          | 2♣    | Anna     |
        | der Penneech auf eine andere Farbe              | 9♠         | 2♥          | 7♦    | Anna     |
        | der Penneech auf Trumpf                         | 9♠         | 2♠          | 7♦    | Anna     |
        | Trumpf auf den Penneech                         | 9♠         | 7♦          | 2♠    | Ben      |

    @PN.WIN
    Szenariogrundriss: Der Geber gewinnt wie der andere: Anna gibt, <Gewinner> gewinnt
      Angenommen Anna gibt
      Wenn Anna 9♠ aufdeckt
      Und Ben <ausgespielt> ausspielt
      Und Anna <Karte> zugibt
      Dann gewinnt <Gewinner> den Stich

      Beispiele:
        | ausgespielt | Karte | Gewinner |
        | 4♥          | B♥    | Anna     |
        | A♥          | 2♠    | Anna     |
        | 2♥          | A♣    | Ben      |

  Regel: Trümpfe im Stich bringen dem Gewinner gleich ihre Punkte

    @PN.SCORE.TRICK
    Szenariogrundriss: <Gewinner> gewinnt <ausgespielt> und <Karte> und bekommt <Punkte>
      Angenommen Ben gibt
      Wenn Ben 9♠ aufdeckt
      Und Anna <ausgespielt> ausspielt
      Und Ben <Karte> zugibt
      Dann gewinnt <Gewinner> den Stich
      Und <Gewinner> bekommt <Punkte> Punkte (PN.SCORE.TRICK)
      Und es steht Anna <erste>, Ben <zweite>

      Beispiele:
        | ausgespielt | Karte | Gewinner | Punkte | erste | zweite |
        | K♠          | A♠    | Ben      | 9      | 0     | 9      |
        | A♠          | K♠    | Anna     | 9      | 9     | 0      |
        | D♠          | 2♠    | Anna     | 3      | 3     | 0      |
        | A♥          | B♠    | Ben      | 2      | 0     | 2      |

  Regel: Der Gewinner deckt den nächsten Trumpf auf und bekommt sofort dessen Wert

    @PN.TURN
    Szenariogrundriss: <Gewinner> gewinnt und deckt auf
      Angenommen Ben gibt
      Wenn Ben 9♠ aufdeckt
      Und Anna <ausgespielt> ausspielt
      Und Ben <Karte> zugibt
      Dann ist <Gewinner> mit Aufdecken an der Reihe
      Wenn <Gewinner> B♦ aufdeckt
      Dann bekommt <Gewinner> 2 Punkte (PN.TURN)
      Und <Gewinner> ist mit Ausspielen an der Reihe

      Beispiele:
        | ausgespielt | Karte | Gewinner |
        | 4♥          | 10♥   | Ben      |
        | 10♥         | 4♥    | Anna     |

    @PN.TURN
    Szenario: Der Verlierer des Stichs darf nicht aufdecken
      Angenommen Ben gibt
      Wenn Ben 9♠ aufdeckt
      Und Anna 10♥ ausspielt
      Und Ben 4♥ zugibt
      Und Ben B♦ aufdeckt
      Dann ist das unmöglich: nicht an der Reihe (PN.TURN)

    @PN.TURN
    Szenario: Bevor der nächste Trumpf liegt, wird nicht ausgespielt
      Angenommen Ben gibt
      Wenn Ben 9♠ aufdeckt
      Und Anna 10♥ ausspielt
      Und Ben 4♥ zugibt
      Und Anna 5♥ ausspielt
      Dann ist das unmöglich: hier nicht vorgesehen (PN.TURN)

    @PN.TURN
    Szenariogrundriss: <Karte> liegt nicht mehr im Ziehstapel
      Angenommen Ben gibt
      Wenn Ben 9♠ aufdeckt
      Und Anna 10♥ ausspielt
      Und Ben 4♥ zugibt
      Und Anna <Karte> aufdeckt
      Dann ist das unmöglich: nicht im Ziehstapel (PN.TURN)

      Beispiele:
        | Karte |
        | 9♠    |
        | 10♥   |
        | 4♥    |

    @PN.TURN
    Szenario: Eine aufgedeckte Karte gehört niemandem
      Angenommen Ben gibt
      Wenn Ben 9♠ aufdeckt
      Und Anna 10♥ ausspielt
      Und Ben 4♥ zugibt
      Und Anna B♦ aufdeckt
      Und Anna B♦ ausspielt
      Dann ist das unmöglich: Karte nicht in der Hand (PN.PLAY)

    @PN.VAL.TURN
    Szenariogrundriss: <Karte> aufgedeckt zählt <Punkte>
      Angenommen Ben gibt
      Wenn Ben 3♥ aufdeckt
      Und Anna 5♥ ausspielt
      Und Ben 6♥ zugibt
      Und Ben <Karte> aufdeckt
      Dann bekommt Ben <Punkte> Punkte (PN.VAL.TURN)

      Beispiele: Bilder und Asse
        | Karte | Punkte |
        | A♠    | 5      |
        | K♠    | 4      |
        | D♠    | 3      |
        | B♠    | 2      |
        | A♥    | 5      |
        | K♥    | 4      |
        | D♥    | 3      |
        | B♥    | 2      |
        | A♦    | 5      |
        | K♦    | 4      |
        | D♦    | 3      |
        | B♦    | 2      |
        | A♣    | 5      |
        | K♣    | 4      |
        | D♣    | 3      |
        | B♣    | 2      |

      Beispiele: der Penneech
        | Karte | Punkte |
        | 7♦    | 14     |

      Beispiele: alle anderen
        | Karte | Punkte |
        | 10♠   | 0      |
        | 9♠    | 0      |
        | 8♠    | 0      |
        | 7♠    | 0      |
        | 6♠    | 0      |
        | 5♠    | 0      |
        | 4♠    | 0      |
        | 3♠    | 0      |
        | 2♠    | 0      |
        | 10♦   | 0      |
        | 9♦    | 0      |
        | 8♦    | 0      |
        | 6♦    | 0      |
        | 5♦    | 0      |
        | 4♦    | 0      |
        | 3♦    | 0      |
        | 2♦    | 0      |
        | 7♥    | 0      |
        | 7♣    | 0      |

    @PN.TURN @PN.WIN
    Szenario: Der neue Trumpf gilt nur für den nächsten Stich
      Angenommen Ben gibt
      Wenn Ben 9♠ aufdeckt
      Und Anna 10♥ ausspielt
      Und Ben 4♥ zugibt
      Und Anna 6♣ aufdeckt
      Und Anna A♥ ausspielt
      Und Ben 2♣ zugibt
      Dann gewinnt Ben den Stich
      Wenn Ben 6♦ aufdeckt
      Und Ben 5♠ ausspielt
      Und Anna K♣ zugibt
      Dann gewinnt Ben den Stich
      Und niemand bekommt Punkte

    @PN.TURN @PN.VAL.WON
    Szenario: Eine zweimal aufgedeckte Farbe ist zweimal Trumpf
      Angenommen Ben gibt
      Wenn Ben 9♠ aufdeckt
      Und Anna 10♠ ausspielt
      Und Ben 4♠ zugibt
      Und Anna 8♠ aufdeckt
      Und Anna D♠ ausspielt
      Und Ben 5♠ zugibt
      Dann bekommt Anna 3 Punkte

  Regel: Wer den Stich hat, spielt wieder aus

    @PN.LEAD
    Szenario: Wer gewonnen hat, spielt aus
      Angenommen Ben gibt
      Wenn Ben 9♠ aufdeckt
      Und Anna 4♥ ausspielt
      Und Ben 10♥ zugibt
      Und Ben 3♦ aufdeckt
      Dann ist Ben mit Ausspielen an der Reihe
      Wenn Ben 2♣ ausspielt
      Und Anna 8♣ zugibt
      Und Anna 3♣ aufdeckt
      Dann ist Anna mit Ausspielen an der Reihe

    @PN.LEAD
    Szenario: Wer verloren hat, darf nicht ausspielen
      Angenommen Ben gibt
      Wenn Ben 9♠ aufdeckt
      Und Anna 4♥ ausspielt
      Und Ben 10♥ zugibt
      Und Ben 3♦ aufdeckt
      Und Anna 2♣ ausspielt
      Dann ist das unmöglich: nicht an der Reihe (PN.LEAD)

  Regel: Auch auf den letzten Stich folgt noch eine aufgedeckte Karte

    @PN.TURN @PN.PLAY
    Szenariogrundriss: <einer> gewinnt den letzten Stich und deckt <Karte> auf
      Angenommen <anderer> gibt
      Wenn <anderer> 2♠ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben    | aufgedeckt |
        | <einer> 10♣ | <anderer> 9♣ | <einer> 2♥ |
        | <einer> 8♣  | <anderer> 7♣ | <einer> 2♦ |
        | <einer> 10♠ | <anderer> 9♠ | <einer> 2♣ |
        | <einer> 8♠  | <anderer> 7♠ | <einer> 3♠ |
        | <einer> 10♥ | <anderer> 9♥ | <einer> 3♥ |
        | <einer> 9♦  | <anderer> 8♦ | <einer> 3♦ |
      Und <einer> 6♣ ausspielt
      Und <anderer> 5♣ zugibt
      Dann ist <einer> mit Aufdecken an der Reihe
      Wenn <einer> <Karte> aufdeckt
      Dann bekommt <einer> <Punkte> Punkte
      Und <einer> ist mit Geben an der Reihe

      Beispiele:
        | einer | anderer | Karte | Punkte        |
        | Anna  | Ben     | K♠    | 4 und dann 7  |
        | Ben   | Anna    | 7♦    | 14 und dann 7 |
        | Anna  | Ben     | 10♦   | 7             |

    @PN.PLAY
    Szenario: Einen achten Stich gibt es nicht
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
      Und Ben A♠ ausspielt
      Dann ist das unmöglich: hier nicht vorgesehen (PN.DEAL)

    @PN.TURN
    Szenario: Bevor die letzte Karte aufgedeckt ist, wird nicht gegeben
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
      Und Anna gibt
      Dann ist das unmöglich: hier nicht vorgesehen (PN.TURN)

  Regel: Das Beispiel der Spielregel, Schritt für Schritt

    @PN.SCORE.TRICK @PN.VAL.WON
    Szenario: Herz ist Trumpf: Das Ass schlägt den König, 9 Punkte
      Angenommen Ben gibt
        | Anna | K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣ |
        | Ben  | A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠ |
      Wenn Ben 9♥ aufdeckt
      Und Anna K♥ ausspielt
      Und Ben A♥ zugibt
      Dann gewinnt Ben den Stich
      Und Ben bekommt 9 Punkte
      Und alles ist fehlerfrei

    @PN.TURN @PN.VAL.TURN
    Szenario: Die Pik-Dame wird aufgedeckt, 3 Punkte
      Angenommen Ben gibt
        | Anna | K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣ |
        | Ben  | A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠ |
      Wenn Ben 9♥ aufdeckt
      Und Anna K♥ ausspielt
      Und Ben A♥ zugibt
      Und Ben D♠ aufdeckt
      Dann bekommt Ben 3 Punkte
      Und es steht Anna 0, Ben 12
      Und Ben ist mit Ausspielen an der Reihe

    @PN.FOLLOW @PN.RANK @PN.VAL.WON
    Szenario: Der Penneech holt das letzte Karo und zählt nichts
      Angenommen Ben gibt
        | Anna | K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣ |
        | Ben  | A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠ |
      Wenn Ben 9♥ aufdeckt
      Und Anna K♥ ausspielt
      Und Ben A♥ zugibt
      Und Ben D♠ aufdeckt
      Und Ben 7♦ ausspielt
      Dann darf Anna nur 2♦ spielen
      Wenn Anna 2♦ zugibt
      Dann gewinnt Ben den Stich
      Und niemand bekommt Punkte
      Und es steht Anna 0, Ben 12
      Und alles ist fehlerfrei
