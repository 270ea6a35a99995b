# language: de
Funktionalität: German Whist: Karten und Geben
  Zwei Spieler, dreizehn Karten für jeden, und ein Ziehstapel mit 26.

  Regel: Zwei spielen, mit 52 Karten ohne Joker

    @GW.PACK
    Szenario: Zwei können spielen
      Gegeben sei eine Partie German Whist zwischen Anna und Ben
      Dann ist alles fehlerfrei
      Und es steht Anna 0, Ben 0
      Und die Partie geht weiter

    @GW.PACK
    Szenariogrundriss: Nicht für <Zahl>
      Gegeben sei eine Partie German Whist zwischen <Spieler>
      Dann ist das unlesbar: falsche Zahl von Spielern

      Beispiele:
        | Zahl  | Spieler                |
        | einen | Anna                   |
        | drei  | Anna, Ben und Cleo     |
        | vier  | Anna, Ben, Cleo und Di |

    @GW.PACK
    Szenariogrundriss: Alle dreizehn Karten in <Farbe> sind im Kartenspiel
      Gegeben sei eine Partie German Whist zwischen Anna und Ben
      Wenn Ben gibt
        | Anna | <Blatt> |
      Dann ist alles fehlerfrei

      Beispiele:
        | Farbe | Blatt                                   |
        | Pik   | A♠ K♠ D♠ B♠ 10♠ 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ 2♠ |
        | Herz  | A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ 2♥ |
        | Karo  | A♦ K♦ D♦ B♦ 10♦ 9♦ 8♦ 7♦ 6♦ 5♦ 4♦ 3♦ 2♦ |
        | Kreuz | A♣ K♣ D♣ B♣ 10♣ 9♣ 8♣ 7♣ 6♣ 5♣ 4♣ 3♣ 2♣ |

    @GW.PACK
    Szenario: Es gibt keinen Joker
      Gegeben sei eine Partie German Whist zwischen Anna und Ben
      Wenn Ben gibt
        | Anna | Joker K♠ D♠ B♠ 10♠ 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ 2♠ |
      Dann ist das unlesbar: unbekannte Karte

    @GW.PACK
    Szenariogrundriss: Keine Karte gibt es zweimal: <Karte>
      Gegeben sei eine Partie German Whist zwischen Anna und Ben
      Wenn Ben gibt
        | Anna | <Karte> x x x x x x x x x x x x |
        | Ben  | <Karte> x x x x x x x x x x x x |
      Dann ist das unmöglich: Karte doppelt (GW.PACK)

      Beispiele:
        | Karte |
        | A♥    |
        | 7♦    |
        | 2♣    |

  Regel: Eine Karte darf verschieden geschrieben werden

    @GW.PACK
    Szenariogrundriss: <geschrieben> ist die Karte <Karte>
      Gegeben sei eine Partie German Whist zwischen Anna und Ben
      Wenn Ben gibt
        | Anna | <geschrieben> 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ 2♠ 5♥ 4♥ 3♥ 2♥ |
      Und Ben 10♥ aufdeckt
      Und Anna <Karte> ausspielt
      Dann ist alles fehlerfrei

      Beispiele:
        | geschrieben | Karte |
        | Pik-A       | A♠    |
        | Herz-K      | K♥    |
        | Karo-D      | D♦    |
        | Kreuz-B     | B♣    |
        | Herz-B      | B♥    |
        | Pik-10      | 10♠   |
        | Karo-7      | 7♦    |
        | Kreuz-9     | 9♣    |

    @GW.PACK
    Szenariogrundriss: <geschrieben> ist keine Karte
      Gegeben sei eine Partie German Whist zwischen Anna und Ben
      Wenn Ben gibt
        | Anna | <geschrieben> 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ 2♠ 5♥ 4♥ 3♥ 2♥ |
      Dann ist das unlesbar: unbekannte Karte

      Beispiele:
        | geschrieben |
        | ♥D          |
        | d♥          |
        | Herz-d      |
        | herz-D      |

  Regel: Das Ass ist die höchste Karte, die Zwei die niedrigste

    @GW.RANK
    Szenariogrundriss: <höhere> sticht <niedrigere>
      Gegeben sei eine Partie German Whist zwischen Anna und Ben
      Und Ben gibt
      Wenn Ben 2♣ aufdeckt
      Und Anna <niedrigere> ausspielt
      Und Ben <höhere> zugibt
      Dann gewinnt Ben den Stich

      Beispiele:
        | höhere | niedrigere |
        | A♠     | K♠         |
        | K♠     | D♠         |
        | D♠     | B♠         |
        | B♠     | 10♠        |
        | 10♠    | 9♠         |
        | 9♠     | 8♠         |
        | 8♠     | 7♠         |
        | 7♠     | 6♠         |
        | 6♠     | 5♠         |
        | 5♠     | 4♠         |
        | 4♠     | 3♠         |
        | 3♠     | 2♠         |
        | A♥     | 2♥         |
        | 10♣    | 9♣         |

    @GW.RANK
    Szenariogrundriss: <niedrigere> sticht <höhere> nicht
      Gegeben sei eine Partie German Whist zwischen Anna und Ben
      Und Ben gibt
      Wenn Ben 2♣ aufdeckt
      Und Anna <höhere> ausspielt
      Und Ben <niedrigere> zugibt
      Dann gewinnt Anna den Stich

      Beispiele:
        | höhere | niedrigere |
        | A♠     | K♠         |
        | K♠     | D♠         |
        | D♠     | B♠         |
        | B♠     | 10♠        |
        | 10♠    | 9♠         |
        | 9♠     | 8♠         |
        | 8♠     | 7♠         |
        | 7♠     | 6♠         |
        | 6♠     | 5♠         |
        | 5♠     | 4♠         |
        | 4♠     | 3♠         |
        | 3♠     | 2♠         |
        | A♥     | 2♥         |
        | 10♣    | 9♣         |

  Regel: Die niedrigere abgehobene Karte bestimmt den ersten Geber; das Ass ist die niedrigste

    @GW.DEALER
    Szenariogrundriss: Anna hebt <niedrigere> ab, Ben <höhere>: Anna gibt
      Gegeben sei eine Partie German Whist zwischen Anna und Ben
      Wenn abgehoben wird: Anna <niedrigere>, Ben <höhere>
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
        | A♠         | K♠     |

    @GW.DEALER
    Szenariogrundriss: Anna hebt <höhere> ab, Ben <niedrigere>: Ben gibt
      Gegeben sei eine Partie German Whist zwischen Anna und Ben
      Wenn abgehoben wird: Anna <höhere>, Ben <niedrigere>
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
        | A♠         | K♠     |

    @GW.DEALER
    Szenario: Wer die höhere Karte abgehoben hat, darf nicht geben
      Gegeben sei eine Partie German Whist zwischen Anna und Ben
      Wenn abgehoben wird: Anna 3♠, Ben K♦
      Und Ben gibt
      Dann ist das unmöglich: falscher Geber (GW.DEALER)

    @GW.DEALER
    Szenario: Bei gleichen Karten wird noch einmal abgehoben
      Gegeben sei eine Partie German Whist zwischen Anna und Ben
      Wenn abgehoben wird: Anna 9♠, Ben 9♥
      Und abgehoben wird: Anna B♠, Ben 8♥
      Dann ist alles fehlerfrei
      Und Ben ist mit Geben an der Reihe

    @GW.DEALER
    Szenario: Nach gleichen Karten wird noch nicht gegeben
      Gegeben sei eine Partie German Whist zwischen Anna und Ben
      Wenn abgehoben wird: Anna 9♠, Ben 9♥
      Und Anna gibt
      Dann ist das unmöglich: hier nicht vorgesehen (GW.DEALER)

    @GW.DEALER
    Szenariogrundriss: Ist kein Abheben notiert, zeigt das erste Geben, dass <Geber> gibt
      Gegeben sei eine Partie German Whist zwischen Anna und Ben
      Wenn <Geber> gibt
      Dann ist alles fehlerfrei
      Und <Geber> ist mit Aufdecken an der Reihe

      Beispiele:
        | Geber |
        | Anna  |
        | Ben   |

  Regel: Danach wird abwechselnd gegeben

    @GW.DEALER
    Szenariogrundriss: Nach <einer> gibt <anderer>, dann wieder <einer>
      Gegeben sei eine Partie German Whist zwischen Anna und Ben
      Und nach 3 Spielen ist Schluss
      Wenn <einer> gibt
      Und <einer> 8♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                  | zugegeben                 | gezogen                      | gezogen             | aufgedeckt                   |
        | <anderer> A♠ K♠ D♠ B♠ 10♠ 9♠ | <einer> 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | <anderer> 8♦ A♦ K♦ D♦ B♦ 10♦ | <einer> x x x x x x | <anderer> A♦ K♦ D♦ B♦ 10♦ 9♦ |
        | <anderer> A♥ K♥ D♥ B♥ 10♥ 9♥ | <einer> 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | <anderer> 9♦ 7♣ 6♣ 5♣ 4♣ 3♣  | <einer> x x x x x x | <anderer> 7♣ 6♣ 5♣ 4♣ 3♣ 2♣  |
      Und diese Stiche gespielt werden
        | ausgespielt  | zugegeben  | gezogen      | gezogen   |
        | <anderer> 8♠ | <einer> 8♥ | <anderer> 2♣ | <einer> x |
      Und diese Stiche gespielt werden
        | ausgespielt                     | zugegeben                    |
        | <anderer> A♦ K♦ D♦ B♦ 10♦ 9♦ 8♦ | <einer> 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♣ |
        | <anderer> 2♣                    | <einer> 9♣                   |
        | <einer> A♣ K♣ D♣ B♣ 10♣         | <anderer> 3♣ 4♣ 5♣ 6♣ 7♣     |
      Dann ist <anderer> mit Geben an der Reihe
      Wenn <anderer> gibt
      Und <anderer> 8♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                | zugegeben                   | gezogen                    | gezogen               | aufgedeckt                 |
        | <einer> A♠ K♠ D♠ B♠ 10♠ 9♠ | <anderer> 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | <einer> 8♦ A♦ K♦ D♦ B♦ 10♦ | <anderer> x x x x x x | <einer> A♦ K♦ D♦ B♦ 10♦ 9♦ |
        | <einer> A♥ K♥ D♥ B♥ 10♥ 9♥ | <anderer> 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | <einer> 9♦ 7♣ 6♣ 5♣ 4♣ 3♣  | <anderer> x x x x x x | <einer> 7♣ 6♣ 5♣ 4♣ 3♣ 2♣  |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben    | gezogen    | gezogen     |
        | <einer> 8♠  | <anderer> 8♥ | <einer> 2♣ | <anderer> x |
      Und diese Stiche gespielt werden
        | ausgespielt                   | zugegeben                      |
        | <einer> A♦ K♦ D♦ B♦ 10♦ 9♦ 8♦ | <anderer> 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♣ |
        | <einer> 2♣                    | <anderer> 9♣                   |
        | <anderer> A♣ K♣ D♣ B♣ 10♣     | <einer> 3♣ 4♣ 5♣ 6♣ 7♣         |
      Dann ist <einer> mit Geben an der Reihe

      Beispiele:
        | einer | anderer |
        | Anna  | Ben     |
        | Ben   | Anna    |

    @GW.DEALER
    Szenario: Niemand gibt zweimal hintereinander
      Gegeben sei eine Partie German Whist zwischen Anna und Ben
      Und nach 2 Spielen ist Schluss
      Wenn Ben gibt
      Und Ben 8♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt             | zugegeben             | gezogen                 | gezogen         | aufgedeckt              |
        | Anna A♠ K♠ D♠ B♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 8♦ A♦ K♦ D♦ B♦ 10♦ | Ben x x x x x x | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Anna 9♦ 7♣ 6♣ 5♣ 4♣ 3♣  | Ben x x x x x x | Anna 7♣ 6♣ 5♣ 4♣ 3♣ 2♣  |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | gezogen | gezogen |
        | Anna 8♠     | Ben 8♥    | Anna 2♣ | Ben x   |
      Und diese Stiche gespielt werden
        | ausgespielt                | zugegeben                |
        | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ 8♦ | Ben 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♣ |
        | Anna 2♣                    | Ben 9♣                   |
        | Ben A♣ K♣ D♣ B♣ 10♣        | Anna 3♣ 4♣ 5♣ 6♣ 7♣      |
      Und Ben gibt
      Dann ist das unmöglich: falscher Geber (GW.DEALER)

  Regel: Jeder bekommt dreizehn Karten, der Rest ist der Ziehstapel

    @GW.DEAL
    Szenario: Dreizehn Karten für jeden
      Gegeben sei eine Partie German Whist zwischen Anna und Ben
      Wenn Ben gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ |
      Dann ist alles fehlerfrei

    @GW.DEAL
    Szenariogrundriss: <Zahl> Karten für <Spieler> sind vergeben
      Gegeben sei eine Partie German Whist zwischen Anna und Ben
      Wenn Ben gibt
        | <Spieler> | <Karten> |
      Dann ist das unmöglich: falsche Kartenzahl (GW.DEAL)

      Beispiele:
        | Zahl     | Spieler | Karten                                     |
        | Zwölf    | Anna    | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣       |
        | Vierzehn | Anna    | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ 2♠ |
        | Zwölf    | Ben     | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣       |
        | Vierzehn | Ben     | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ 2♠ |

    @GW.DEAL
    Szenario: Der Ziehstapel hat 26 Karten
      Gegeben sei eine Partie German Whist zwischen Anna und Ben
      Wenn Ben gibt
        | Anna       | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣                                         |
        | Ben        | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣                                         |
        | Ziehstapel | 10♦ A♥ 5♠ 8♣ K♦ D♠ 4♥ 7♦ 9♣ 2♠ B♥ 3♦ K♣ 6♠ 5♥ 2♦ D♣ B♠ 9♥ 4♦ 5♣ 10♠ 6♥ 8♦ 4♣ 7♠ |
      Dann ist alles fehlerfrei

    @GW.DEAL
    Szenariogrundriss: Einen Ziehstapel mit <Zahl> Karten kann es nicht geben
      Gegeben sei eine Partie German Whist zwischen Anna und Ben
      Wenn Ben gibt
        | Ziehstapel | <Karten> |
      Dann ist das unmöglich: falsche Kartenzahl (GW.DEAL)

      Beispiele:
        | Zahl | Karten                                                                             |
        | 25   | 10♦ A♥ 5♠ 8♣ K♦ D♠ 4♥ 7♦ 9♣ 2♠ B♥ 3♦ K♣ 6♠ 5♥ 2♦ D♣ B♠ 9♥ 4♦ 5♣ 10♠ 6♥ 8♦ 4♣       |
        | 27   | 10♦ A♥ 5♠ 8♣ K♦ D♠ 4♥ 7♦ 9♣ 2♠ B♥ 3♦ K♣ 6♠ 5♥ 2♦ D♣ B♠ 9♥ 4♦ 5♣ 10♠ 6♥ 8♦ 4♣ 7♠ A♠ |

  Regel: Der Geber deckt die oberste Karte des Ziehstapels auf; ihre Farbe ist für das ganze Spiel Trumpf

    @GW.TURN
    Szenario: Der Geber deckt sie auf
      Gegeben sei eine Partie German Whist zwischen Anna und Ben
      Wenn Ben gibt
      Dann ist Ben mit Aufdecken an der Reihe
      Wenn Ben 10♦ aufdeckt
      Dann ist alles fehlerfrei
      Und Anna ist mit Ausspielen an der Reihe

    @GW.TURN
    Szenario: Niemand anderes deckt sie auf
      Gegeben sei eine Partie German Whist zwischen Anna und Ben
      Wenn Ben gibt
      Und Anna 10♦ aufdeckt
      Dann ist das unmöglich: nicht an der Reihe (GW.TURN)

    @GW.TURN
    Szenario: Vor dem Trumpf wird keine Karte ausgespielt
      Gegeben sei eine Partie German Whist zwischen Anna und Ben
      Wenn Ben gibt
      Und Anna A♠ ausspielt
      Dann ist das unmöglich: hier nicht vorgesehen (GW.TURN)

    @GW.TURN
    Szenariogrundriss: <Karte> liegt in einem Blatt und kann nicht aufgedeckt werden
      Gegeben sei eine Partie German Whist zwischen Anna und Ben
      Und Ben gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ |
      Wenn Ben <Karte> aufdeckt
      Dann ist das unmöglich: nicht im Ziehstapel (GW.TURN)

      Beispiele:
        | Karte |
        | A♠    |
        | K♠    |
        | 3♣    |

    @GW.TURN
    Szenario: Ist der Ziehstapel notiert, ist es seine erste Karte
      Gegeben sei eine Partie German Whist zwischen Anna und Ben
      Und Ben gibt
        | Ziehstapel | 10♦ A♥ 5♠ 8♣ K♦ D♠ 4♥ 7♦ 9♣ 2♠ B♥ 3♦ K♣ 6♠ 5♥ 2♦ D♣ B♠ 9♥ 4♦ 5♣ 10♠ 6♥ 8♦ 4♣ 7♠ |
      Wenn Ben A♥ aufdeckt
      Dann ist das unmöglich: nicht im Ziehstapel (GW.TURN)

    @GW.TURN @GW.WIN
    Szenariogrundriss: Mit <aufgedeckte> als aufgedeckter Karte sticht <Trumpf> <Karte>
      Gegeben sei eine Partie German Whist zwischen Anna und Ben
      Wenn Ben gibt
      Und Ben <aufgedeckte> aufdeckt
      Und Anna <Karte> ausspielt
      Und Ben <Trumpf> zugibt
      Dann gewinnt Ben den Stich

      Beispiele:
        | aufgedeckte | Trumpf | Karte |
        | 9♠          | 2♠     | A♥    |
        | 9♥          | 2♥     | A♦    |
        | 9♦          | 2♦     | A♣    |
        | 9♣          | 2♣     | A♠    |
