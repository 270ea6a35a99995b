# language: de
Funktionalität: Whist: Blätter, die niemand notiert hat
  Ob jemand bedienen konnte, entscheidet sich, wenn die Karten es zeigen, und nicht früher.

  Grundlage:
    Gegeben sei eine Partie Whist zwischen Anna, Ben, Cleo und Di

  Regel: Solange die Karten es nicht zeigen, bleibt es ungeklärt

    @WH.FOLLOW
    Szenario: Solange Ben ein Pik haben kann, bleibt es ungeklärt
      Angenommen Di gibt
      Wenn Di 9♥ aufdeckt
      Und Anna A♠ ausspielt
      Und Ben 7♣ zugibt
      Dann ist 7♣ von Ben noch ungeklärt

    @WH.FOLLOW
    Szenario: Wer unschuldig ist, bleibt ungeklärt, wenn das Protokoll aufhört
      Angenommen Di gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Di   | 6♠ 5♠ B♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ D♣ 8♣ 5♣ |
      Wenn Di 9♥ aufdeckt
      Und Anna A♣ ausspielt
      Und Ben A♦ zugibt
      Und Cleo 3♣ zugibt
      Und Di 5♣ zugibt
      Und Anna D♦ ausspielt
      Und Ben 5♦ zugibt
      Dann ist A♦ von Ben noch ungeklärt

  Regel: Nicht bedient zu haben, kommt heraus, wenn die Farbe gespielt wird

    @WH.FOLLOW
    Szenario: Ben spielt im nächsten Stich ein Pik
      Angenommen Di gibt
      Wenn Di 9♥ aufdeckt
      Und Anna A♠ ausspielt
      Und Ben 7♣ zugibt
      Und Cleo 2♠ zugibt
      Und Di 3♠ zugibt
      Und Anna K♠ ausspielt
      Und Ben 4♠ zugibt
      Dann war 7♣ von Ben regelwidrig: nicht bedient (WH.FOLLOW)

    @WH.FOLLOW
    Szenario: Ben spielt mehrere Stiche später ein Pik
      Angenommen Di gibt
      Wenn Di 9♥ aufdeckt
      Und Anna A♠ ausspielt
      Und Ben 7♣ zugibt
      Und Cleo 2♠ zugibt
      Und Di 3♠ zugibt
      Und Anna 5♦ ausspielt
      Und Ben A♦ zugibt
      Und Cleo 2♦ zugibt
      Und Di 3♦ zugibt
      Und Ben 4♠ ausspielt
      Dann war 7♣ von Ben regelwidrig: nicht bedient (WH.FOLLOW)

    @WH.FOLLOW
    Szenario: Ein Blatt, von dem ein Pik bekannt ist
      Angenommen Di gibt
        | Ben | 4♠ x x x x x x x x x x x x |
      Wenn Di 9♥ aufdeckt
      Und Anna A♠ ausspielt
      Und Ben 7♣ zugibt
      Dann ist das regelwidrig: nicht bedient (WH.FOLLOW)

  Regel: Wo alle anderen Karten bekannt sind, ist es auch das Blatt

    @WH.FOLLOW @WH.TRUMP
    Szenario: Alle dreizehn Pik sind bekannt, also hat Ben keins
      Angenommen Di gibt
        | Anna | A♠ K♠ D♠ B♠ 10♠ 9♠ 8♠ A♥ K♥ A♦ K♦ A♣ K♣ |
        | Cleo | 7♠ 6♠ 5♠ 4♠ 3♠ x x x x x x x x          |
      Wenn Di 2♠ aufdeckt
      Und Anna A♠ ausspielt
      Und Ben 7♣ zugibt
      Dann ist alles fehlerfrei

    @WH.FOLLOW
    Szenario: Zwölf sind bekannt, und das dreizehnte kann Ben haben
      Angenommen Di gibt
        | Anna | A♠ K♠ D♠ B♠ 10♠ 9♠ 8♠ A♥ K♥ A♦ K♦ A♣ K♣ |
        | Cleo | 7♠ 6♠ 5♠ 4♠ 3♠ x x x x x x x x          |
      Wenn Di 2♥ aufdeckt
      Und Anna A♠ ausspielt
      Und Ben 7♣ zugibt
      Dann ist 7♣ von Ben noch ungeklärt

    @WH.FOLLOW
    Szenario: Wenn Di es spielt, ist Ben entlastet
      Angenommen Di gibt
        | Anna | A♠ K♠ D♠ B♠ 10♠ 9♠ 8♠ A♥ K♥ A♦ K♦ A♣ K♣ |
        | Cleo | 7♠ 6♠ 5♠ 4♠ 3♠ x x x x x x x x          |
      Wenn Di 2♥ aufdeckt
      Und Anna A♠ ausspielt
      Und Ben 7♣ zugibt
      Und Cleo 3♠ zugibt
      Und Di 2♠ zugibt
      Dann ist alles fehlerfrei

    @WH.FOLLOW
    Szenario: Drei Blätter sind bekannt, also auch das vierte
      Angenommen Di gibt
        | Anna | A♠ 9♠ 4♠ K♥ 8♥ 3♥ D♦ B♦ 6♦ A♣ 10♣ 7♣ 2♣ |
        | Cleo | D♠ B♠ 10♠ 7♠ 2♠ A♥ 5♥ K♦ 8♦ 2♦ K♣ 9♣ 4♣ |
        | Di   | 6♠ 5♠ B♥ 9♥ 6♥ 4♥ 10♦ 7♦ 4♦ 3♦ D♣ 8♣ 5♣ |
      Wenn Di 9♥ aufdeckt
      Und Anna 4♠ ausspielt
      Dann darf Ben nur K♠ 8♠ 3♠ spielen
      Wenn Ben A♦ zugibt
      Dann ist das regelwidrig: nicht bedient (WH.FOLLOW)

    @WH.FOLLOW
    Szenario: Wenn das Spiel vorbei ist, sind alle Blätter bekannt
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                | zugegeben                | zugegeben                 | zugegeben               |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ | Di 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♠ |
        | Anna 2♠                    | Ben 9♣                   | Cleo 9♦                   | Di 9♠                   |
        | Di A♠ K♠ D♠ B♠ 10♠         | Anna 3♠ 4♠ 5♠ 6♠ 7♠      | Ben 10♣ B♣ D♣ K♣ A♣       | Cleo 10♦ B♦ D♦ K♦ A♦    |
      Dann ist alles fehlerfrei
