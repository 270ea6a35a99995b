# language: de
Funktionalität: German Whist: Blätter, die niemand notiert hat
  Ob jemand bedienen konnte, entscheidet sich, wenn die Karten es zeigen; eine Karte kann auch erst später gezogen sein.

  Grundlage:
    Gegeben sei eine Partie German Whist zwischen Anna und Ben

  Regel: Solange die Karten es nicht zeigen, bleibt es ungeklärt

    @GW.FOLLOW
    Szenario: Solange Ben ein Pik haben kann, bleibt es ungeklärt
      Angenommen Ben gibt
      Wenn Ben 9♦ aufdeckt
      Und Anna 5♠ ausspielt
      Und Ben 2♥ zugibt
      Dann ist 2♥ von Ben noch ungeklärt

    @GW.FOLLOW @GW.DRAW
    Szenario: Ein Pik, das Ben später spielt, kann er gezogen haben
      Angenommen Ben gibt
      Wenn Ben 9♦ aufdeckt
      Und Anna 5♠ ausspielt
      Und Ben 2♥ zugibt
      Und Anna 9♦ zieht
      Und Ben verdeckt zieht
      Und Anna 8♦ aufdeckt
      Und Anna 6♠ ausspielt
      Und Ben 3♠ zugibt
      Dann ist 2♥ von Ben noch ungeklärt

    @GW.FOLLOW @GW.DRAW
    Szenario: Ein Pik, das Ben aufgenommen hat, beweist nichts
      Angenommen Ben gibt
      Wenn Ben 9♦ aufdeckt
      Und Anna 5♠ ausspielt
      Und Ben 2♥ zugibt
      Und Anna 9♦ zieht
      Und Ben verdeckt zieht
      Und Anna K♠ aufdeckt
      Und Anna 3♣ ausspielt
      Und Ben A♣ zugibt
      Und Ben K♠ zieht
      Und Anna verdeckt zieht
      Und Ben 7♦ aufdeckt
      Und Ben K♠ ausspielt
      Dann ist 2♥ von Ben noch ungeklärt

    @GW.FOLLOW @GW.DRAW
    Szenario: Wer unschuldig ist, bleibt ungeklärt, wenn das Protokoll aufhört
      Angenommen Ben gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Ben  | K♠ 8♠ 3♠ D♥ 10♥ 7♥ 2♥ A♦ 9♦ 5♦ 4♦ 3♦ 2♠ |
      Wenn Ben 10♦ aufdeckt
      Und Anna A♣ ausspielt
      Und Ben 2♠ zugibt
      Und Anna 10♦ zieht
      Und Ben verdeckt zieht
      Und Anna B♠ aufdeckt
      Und Anna 10♣ ausspielt
      Und Ben 3♠ zugibt
      Dann ist 3♠ von Ben noch ungeklärt

  Regel: Nicht bedient zu haben, kommt heraus, wenn mehr Karten der Farbe gespielt werden, als gezogen sein können

    @GW.FOLLOW @GW.DRAW
    Szenario: Zwei Pik, und nur eine Karte verdeckt gezogen
      Angenommen Ben gibt
      Wenn Ben 9♦ aufdeckt
      Und Anna 5♠ ausspielt
      Und Ben 2♥ zugibt
      Und Anna 9♦ zieht
      Und Ben verdeckt zieht
      Und Anna 8♦ aufdeckt
      Und Anna 6♠ ausspielt
      Und Ben K♠ zugibt
      Dann ist 2♥ von Ben noch ungeklärt
      Wenn Ben 8♦ zieht
      Und Anna verdeckt zieht
      Und Ben 7♦ aufdeckt
      Und Ben D♠ ausspielt
      Dann war 2♥ von Ben regelwidrig: nicht bedient (GW.FOLLOW)

    @GW.FOLLOW @GW.DRAW
    Szenario: Ein Pik, und die gezogene Karte ist bekannt
      Angenommen Ben gibt
      Wenn Ben 9♦ aufdeckt
      Und Anna 5♠ ausspielt
      Und Ben 2♥ zugibt
      Und Anna 9♦ zieht
      Und Ben 4♣ zieht
      Und Anna 8♦ aufdeckt
      Und Anna 6♠ ausspielt
      Und Ben 3♠ zugibt
      Dann war 2♥ von Ben regelwidrig: nicht bedient (GW.FOLLOW)

    @GW.FOLLOW @GW.DRAW
    Szenario: Der Ziehstapel ist notiert, also ist bekannt, was Ben gezogen hat
      Angenommen Ben gibt
        | Ziehstapel | 10♦ A♥ 5♠ 8♣ K♦ D♠ 4♥ 7♦ 9♣ 2♠ B♥ 3♦ K♣ 6♠ 5♥ 2♦ D♣ B♠ 9♥ 4♦ 5♣ 10♠ 6♥ 8♦ 4♣ 7♠ |
      Wenn Ben 10♦ aufdeckt
      Und Anna A♠ ausspielt
      Und Ben 2♥ zugibt
      Dann ist 2♥ von Ben noch ungeklärt
      Wenn Anna 10♦ zieht
      Und Ben verdeckt zieht
      Und Anna 5♠ aufdeckt
      Und Anna 9♠ ausspielt
      Und Ben 3♠ zugibt
      Dann war 2♥ von Ben regelwidrig: nicht bedient (GW.FOLLOW)

  Regel: Wo die anderen Karten der Farbe bekannt sind, ist es auch, dass sie fehlt

    @GW.FOLLOW @GW.TURN
    Szenario: Anna hat zwölf Pik, und das dreizehnte ist aufgedeckt
      Angenommen Ben gibt
        | Anna | A♠ K♠ D♠ B♠ 10♠ 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ A♥ |
      Wenn Ben 2♠ aufdeckt
      Und Anna A♠ ausspielt
      Und Ben 2♥ zugibt
      Dann ist alles fehlerfrei

    @GW.FOLLOW @GW.TURN
    Szenario: Anna hat zwölf Pik, und das dreizehnte kann Ben haben
      Angenommen Ben gibt
        | Anna | A♠ K♠ D♠ B♠ 10♠ 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ A♥ |
      Wenn Ben 2♦ aufdeckt
      Und Anna A♠ ausspielt
      Und Ben 2♥ zugibt
      Dann ist 2♥ von Ben noch ungeklärt

    @GW.FOLLOW @GW.NEXT
    Szenario: Wenn das dreizehnte aufgedeckt wird, ist Ben entlastet
      Angenommen Ben gibt
        | Anna | A♠ K♠ D♠ B♠ 10♠ 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ A♥ |
      Wenn Ben 2♦ aufdeckt
      Und Anna A♠ ausspielt
      Und Ben 2♥ zugibt
      Und Anna 2♦ zieht
      Und Ben verdeckt zieht
      Und Anna 2♠ aufdeckt
      Dann ist alles fehlerfrei

    @GW.FOLLOW
    Szenario: Wenn das Spiel vorbei ist, sind alle Karten bekannt
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
        | ausgespielt                   | zugegeben                   |
        | Anna A♦ K♦ D♦ B♦ 10♦ 9♦ 8♦ 7♦ | Ben 2♦ 3♦ 4♦ 5♦ 6♦ 7♣ 8♣ 9♣ |
        | Anna 2♣                       | Ben 10♣                     |
        | Ben A♣ K♣ D♣ B♣               | Anna 3♣ 4♣ 5♣ 6♣            |
      Dann ist alles fehlerfrei
