# language: de
Funktionalität: German Whist: Ziehen vom Stapel
  Dreizehn Stiche um die Karten des Ziehstapels.

  Grundlage:
    Gegeben sei eine Partie German Whist zwischen Anna und Ben

  Regel: Der Gewinner des Stichs nimmt die aufgedeckte Karte, der andere verdeckt die nächste

    @GW.DRAW
    Szenariogrundriss: <Gewinner> hat gewonnen und nimmt 10♦, dann nimmt <anderer> die nächste Karte
      Angenommen Ben gibt
      Wenn Ben 10♦ aufdeckt
      Und Anna 9♠ ausspielt
      Und Ben <Karte> zugibt
      Dann ist <Gewinner> mit Ziehen an der Reihe
      Wenn <Gewinner> 10♦ zieht
      Dann ist <anderer> mit Ziehen an der Reihe
      Wenn <anderer> verdeckt zieht
      Dann ist alles fehlerfrei

      Beispiele:
        | Karte | Gewinner | anderer |
        | 8♠    | Anna     | Ben     |
        | K♠    | Ben      | Anna    |

    @GW.DRAW
    Szenariogrundriss: <anderer> hat verloren und darf nicht zuerst ziehen
      Angenommen Ben gibt
      Wenn Ben 10♦ aufdeckt
      Und Anna 9♠ ausspielt
      Und Ben <Karte> zugibt
      Und <anderer> 10♦ zieht
      Dann ist das unmöglich: nicht an der Reihe (GW.DRAW)

      Beispiele:
        | Karte | Gewinner | anderer |
        | 8♠    | Anna     | Ben     |
        | K♠    | Ben      | Anna    |

    @GW.DRAW
    Szenariogrundriss: <Gewinner> zieht nicht zweimal
      Angenommen Ben gibt
      Wenn Ben 10♦ aufdeckt
      Und Anna 9♠ ausspielt
      Und Ben <Karte> zugibt
      Und <Gewinner> 10♦ zieht
      Und <Gewinner> verdeckt zieht
      Dann ist das unmöglich: nicht an der Reihe (GW.DRAW)

      Beispiele:
        | Karte | Gewinner | anderer |
        | 8♠    | Anna     | Ben     |
        | K♠    | Ben      | Anna    |

    @GW.DRAW
    Szenariogrundriss: Der Gewinner muss die aufgedeckte Karte nehmen, nicht <Karte>
      Angenommen Ben gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ |
      Wenn Ben 10♦ aufdeckt
      Und Anna 9♠ ausspielt
      Und Ben 8♠ zugibt
      Und Anna <Karte> zieht
      Dann ist das unmöglich: falsche Karte gezogen (GW.DRAW)

      Beispiele:
        | Karte |
        | A♥    |
        | K♦    |
        | K♠    |

    @GW.DRAW
    Szenario: Der andere darf die gezogene Karte nennen
      Angenommen Ben gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ |
      Wenn Ben 10♦ aufdeckt
      Und Anna 9♠ ausspielt
      Und Ben 8♠ zugibt
      Und Anna 10♦ zieht
      Und Ben A♥ zieht
      Dann ist alles fehlerfrei

    @GW.DRAW
    Szenariogrundriss: Es kann nicht <Karte> sein, denn die liegt woanders
      Angenommen Ben gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ |
      Wenn Ben 10♦ aufdeckt
      Und Anna 9♠ ausspielt
      Und Ben 8♠ zugibt
      Und Anna 10♦ zieht
      Und Ben <Karte> zieht
      Dann ist das unmöglich: falsche Karte gezogen (GW.DRAW)

      Beispiele:
        | Karte |
        | A♠    |
        | D♥    |
        | 9♠    |
        | 10♦   |

    @GW.DRAW
    Szenario: Die gezogenen Karten sind in der Hand
      Angenommen Ben gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ |
      Wenn Ben 10♦ aufdeckt
      Und Anna 9♠ ausspielt
      Und Ben 8♠ zugibt
      Und Anna 10♦ zieht
      Und Ben A♥ zieht
      Und Anna 5♠ aufdeckt
      Und Anna K♥ ausspielt
      Dann darf Ben nur A♥ D♥ 10♥ 7♥ 2♥ spielen
      Wenn Ben A♥ zugibt
      Dann ist alles fehlerfrei
      Wenn Ben 5♠ zieht
      Und Anna verdeckt zieht
      Und Ben K♦ aufdeckt
      Und Ben 5♠ ausspielt
      Dann ist alles fehlerfrei

    @GW.DRAW @GW.PLAY
    Szenario: Eine Karte, die der andere gezogen hat, kann man nicht spielen
      Angenommen Ben gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ |
      Wenn Ben 10♦ aufdeckt
      Und Anna 9♠ ausspielt
      Und Ben 8♠ zugibt
      Und Anna 10♦ zieht
      Und Ben verdeckt zieht
      Und Anna 5♠ aufdeckt
      Und Anna A♠ ausspielt
      Und Ben 10♦ zugibt
      Dann ist das unmöglich: Karte nicht in der Hand (GW.PLAY)

    @GW.DRAW
    Szenario: Niemand spielt aus, bevor beide gezogen haben
      Angenommen Ben gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ |
      Wenn Ben 10♦ aufdeckt
      Und Anna 9♠ ausspielt
      Und Ben 8♠ zugibt
      Und Anna 10♦ zieht
      Und Anna A♠ ausspielt
      Dann ist das unmöglich: hier nicht vorgesehen (GW.DRAW)

    @GW.DRAW
    Szenario: Nichts wird aufgedeckt, bevor beide gezogen haben
      Angenommen Ben gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ |
      Wenn Ben 10♦ aufdeckt
      Und Anna 9♠ ausspielt
      Und Ben 8♠ zugibt
      Und Anna 10♦ zieht
      Und Anna 5♠ aufdeckt
      Dann ist das unmöglich: hier nicht vorgesehen (GW.DRAW)

  Regel: Dann wird die nächste Karte aufgedeckt, und Trumpf bleibt, was er ist

    @GW.NEXT
    Szenariogrundriss: <Spieler> darf sie aufdecken
      Angenommen Ben gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ |
      Wenn Ben 10♦ aufdeckt
      Und Anna 9♠ ausspielt
      Und Ben 8♠ zugibt
      Und Anna 10♦ zieht
      Und Ben verdeckt zieht
      Und <Spieler> 5♠ aufdeckt
      Dann ist alles fehlerfrei
      Und Anna ist mit Ausspielen an der Reihe

      Beispiele:
        | Spieler |
        | Anna    |
        | Ben     |

    @GW.NEXT
    Szenario: Vorher spielt niemand aus
      Angenommen Ben gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ |
      Wenn Ben 10♦ aufdeckt
      Und Anna 9♠ ausspielt
      Und Ben 8♠ zugibt
      Und Anna 10♦ zieht
      Und Ben verdeckt zieht
      Und Anna A♠ ausspielt
      Dann ist das unmöglich: hier nicht vorgesehen (GW.NEXT)

    @GW.NEXT
    Szenariogrundriss: <Karte> ist nicht mehr im Ziehstapel
      Angenommen Ben gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ |
      Wenn Ben 10♦ aufdeckt
      Und Anna 9♠ ausspielt
      Und Ben 8♠ zugibt
      Und Anna 10♦ zieht
      Und Ben A♥ zieht
      Und Anna <Karte> aufdeckt
      Dann ist das unmöglich: nicht im Ziehstapel (GW.NEXT)

      Beispiele:
        | Karte |
        | K♠    |
        | 10♦   |
        | A♥    |
        | 8♠    |

    @GW.NEXT @GW.TURN
    Szenariogrundriss: Karo bleibt Trumpf: <erste> und <zweite>
      Angenommen Ben gibt
      Wenn Ben 10♦ aufdeckt
      Und Anna 9♠ ausspielt
      Und Ben 8♠ zugibt
      Und Anna 10♦ zieht
      Und Ben verdeckt zieht
      Und Anna 5♣ aufdeckt
      Und Anna <erste> ausspielt
      Und Ben <zweite> zugibt
      Dann gewinnt <Gewinner> den Stich

      Beispiele:
        | erste | zweite | Gewinner |
        | A♥    | 2♦     | Ben      |
        | A♥    | 2♣     | Anna     |
        | 2♦    | A♣     | Anna     |
        | A♣    | 2♦     | Ben      |

    @GW.NEXT @GW.DRAW
    Szenario: Sie geht an den Gewinner des nächsten Stichs
      Angenommen Ben gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣ |
      Wenn Ben 10♦ aufdeckt
      Und Anna 9♠ ausspielt
      Und Ben 8♠ zugibt
      Und Anna 10♦ zieht
      Und Ben verdeckt zieht
      Und Anna 5♠ aufdeckt
      Und Anna 3♥ ausspielt
      Und Ben D♥ zugibt
      Und Ben 5♠ zieht
      Und Anna verdeckt zieht
      Dann ist alles fehlerfrei

  Regel: Ist der Ziehstapel notiert, kommen die Karten in seiner Reihenfolge

    @GW.DRAW
    Szenario: Eine verdeckt gezogene Karte ist daraus bekannt: das Herz-Ass
      Angenommen Ben gibt
        | Anna       | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣                                         |
        | Ben        | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣                                         |
        | Ziehstapel | 10♦ A♥ 5♠ 8♣ K♦ D♠ 4♥ 7♦ 9♣ 2♠ B♥ 3♦ K♣ 6♠ 5♥ 2♦ D♣ B♠ 9♥ 4♦ 5♣ 10♠ 6♥ 8♦ 4♣ 7♠ |
      Wenn Ben 10♦ aufdeckt
      Und Anna 9♠ ausspielt
      Und Ben 8♠ zugibt
      Und Anna 10♦ zieht
      Und Ben verdeckt zieht
      Und Anna 5♠ aufdeckt
      Und Anna K♥ ausspielt
      Dann darf Ben nur A♥ D♥ 10♥ 7♥ 2♥ spielen

    @GW.DRAW
    Szenariogrundriss: Die zweite Karte ist das Herz-Ass, nicht <Karte>
      Angenommen Ben gibt
        | Anna       | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣                                         |
        | Ben        | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣                                         |
        | Ziehstapel | 10♦ A♥ 5♠ 8♣ K♦ D♠ 4♥ 7♦ 9♣ 2♠ B♥ 3♦ K♣ 6♠ 5♥ 2♦ D♣ B♠ 9♥ 4♦ 5♣ 10♠ 6♥ 8♦ 4♣ 7♠ |
      Wenn Ben 10♦ aufdeckt
      Und Anna 9♠ ausspielt
      Und Ben 8♠ zugibt
      Und Anna 10♦ zieht
      Und Ben <Karte> zieht
      Dann ist das unmöglich: falsche Karte gezogen (GW.DRAW)

      Beispiele:
        | Karte |
        | 5♠    |
        | 7♠    |

    @GW.NEXT
    Szenariogrundriss: Die dritte Karte wird aufgedeckt, nicht <Karte>
      Angenommen Ben gibt
        | Anna       | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣                                         |
        | Ben        | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ B♣ 6♣ 3♣                                         |
        | Ziehstapel | 10♦ A♥ 5♠ 8♣ K♦ D♠ 4♥ 7♦ 9♣ 2♠ B♥ 3♦ K♣ 6♠ 5♥ 2♦ D♣ B♠ 9♥ 4♦ 5♣ 10♠ 6♥ 8♦ 4♣ 7♠ |
      Wenn Ben 10♦ aufdeckt
      Und Anna 9♠ ausspielt
      Und Ben 8♠ zugibt
      Und Anna 10♦ zieht
      Und Ben A♥ zieht
      Und Anna <Karte> aufdeckt
      Dann ist das unmöglich: nicht im Ziehstapel (GW.NEXT)

      Beispiele:
        | Karte |
        | 8♣    |
        | 7♠    |

  Regel: So geht es, bis der Ziehstapel leer ist

    @GW.DRAW @GW.NEXT
    Szenario: Nach dem zwölften Stich wird die vorletzte Karte aufgedeckt
      Wenn Ben gibt
      Und Ben 7♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt             | zugegeben             | gezogen                 | gezogen         | aufgedeckt              |
        | Anna A♠ K♠ D♠ B♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 7♦ A♦ K♦ D♦ B♦ 10♦ | Ben x x x x x x | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Anna 9♦ 8♦ 6♣ 5♣ 4♣ 3♣  | Ben x x x x x x | Anna 8♦ 6♣ 5♣ 4♣ 3♣ 2♣  |
      Dann ist Anna mit Ausspielen an der Reihe

    @GW.DRAW @GW.NEXT
    Szenario: Nach dem dreizehnten werden die letzten zwei Karten gezogen, und nichts wird aufgedeckt
      Wenn Ben gibt
      Und Ben 7♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt             | zugegeben             | gezogen                 | gezogen         | aufgedeckt              |
        | Anna A♠ K♠ D♠ B♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 7♦ A♦ K♦ D♦ B♦ 10♦ | Ben x x x x x x | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Anna 9♦ 8♦ 6♣ 5♣ 4♣ 3♣  | Ben x x x x x x | Anna 8♦ 6♣ 5♣ 4♣ 3♣ 2♣  |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | gezogen | gezogen |
        | Anna 8♠     | Ben 8♥    | Anna 2♣ | Ben x   |
      Dann ist Anna mit Ausspielen an der Reihe
      Wenn Anna 8♠ aufdeckt
      Dann ist das unmöglich: hier nicht vorgesehen (GW.PLAY)

    @GW.DRAW @GW.PLAY
    Szenario: Nach dem vierzehnten zieht niemand
      Wenn Ben gibt
      Und Ben 7♦ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt             | zugegeben             | gezogen                 | gezogen         | aufgedeckt              |
        | Anna A♠ K♠ D♠ B♠ 10♠ 9♠ | Ben 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ | Anna 7♦ A♦ K♦ D♦ B♦ 10♦ | Ben x x x x x x | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ | Ben 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ | Anna 9♦ 8♦ 6♣ 5♣ 4♣ 3♣  | Ben x x x x x x | Anna 8♦ 6♣ 5♣ 4♣ 3♣ 2♣  |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | gezogen | gezogen |
        | Anna 8♠     | Ben 8♥    | Anna 2♣ | Ben x   |
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben |
        | Anna A♦     | Ben 2♦    |
      Dann ist Anna mit Ausspielen an der Reihe
      Wenn Anna verdeckt zieht
      Dann ist das unmöglich: hier nicht vorgesehen (GW.PLAY)
