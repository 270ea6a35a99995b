# language: de
Funktionalität: Whist: Varianten
  Trumpf der Reihe nach, längere Partien, und eine feste Zahl von Spielen.

  Grundlage:
    Gegeben sei eine Partie Whist zwischen Anna, Ben, Cleo und Di

  Regel: Trumpf der Reihe nach: Es wird keine Karte aufgedeckt

    @WH.TRUMP.ROTATES
    Szenario: Nach dem Geben wird gleich ausgespielt
      Angenommen sie spielen »Trumpf der Reihe nach«
      Und Di gibt
      Dann ist Anna mit Ausspielen an der Reihe

    @WH.TRUMP.ROTATES
    Szenario: Aufgedeckt wird nicht
      Angenommen sie spielen »Trumpf der Reihe nach«
      Und Di gibt
      Wenn Di 9♥ aufdeckt
      Dann ist das unmöglich: hier nicht vorgesehen (WH.PLAY)

    @WH.TRUMP.ROTATES
    Szenario: Im ersten Spiel ist Herz Trumpf
      Angenommen sie spielen »Trumpf der Reihe nach«
      Und Di gibt
      Wenn Anna A♠ ausspielt
      Und Ben 2♥ zugibt
      Und Cleo A♣ zugibt
      Und Di A♦ zugibt
      Dann gewinnt Ben den Stich

    @WH.TRUMP.ROTATES
    Szenario: Herz, Kreuz, Karo, Pik, und wieder Herz
      Angenommen sie spielen »Trumpf der Reihe nach«
      Und es wird bis 50 gespielt
      Wenn Di gibt
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     | zugegeben     | zugegeben   |
        | Anna A♠ K♠ D♠ | Ben B♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ D♥ | Ben B♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ D♦ | Ben B♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ D♣ | Ben B♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      Und Anna 2♠ ausspielt
      Und Ben 2♥ zugibt
      Und Cleo 2♦ zugibt
      Und Di 2♣ zugibt
      Dann gewinnt Ben den Stich
      Wenn Anna gibt
      Und diese Stiche gespielt werden
        | ausgespielt  | zugegeben      | zugegeben   | zugegeben     |
        | Ben A♠ K♠ D♠ | Cleo B♠ 10♠ 9♠ | Di 8♠ 7♠ 6♠ | Anna 5♠ 4♠ 3♠ |
        | Ben A♥ K♥ D♥ | Cleo B♥ 10♥ 9♥ | Di 8♥ 7♥ 6♥ | Anna 5♥ 4♥ 3♥ |
        | Ben A♦ K♦ D♦ | Cleo B♦ 10♦ 9♦ | Di 8♦ 7♦ 6♦ | Anna 5♦ 4♦ 3♦ |
        | Ben A♣ K♣ D♣ | Cleo B♣ 10♣ 9♣ | Di 8♣ 7♣ 6♣ | Anna 5♣ 4♣ 3♣ |
      Und Ben 2♠ ausspielt
      Und Cleo 2♥ zugibt
      Und Di 2♦ zugibt
      Und Anna 2♣ zugibt
      Dann gewinnt Anna den Stich
      Wenn Ben gibt
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben    | zugegeben     | zugegeben    |
        | Cleo A♠ K♠ D♠ | Di B♠ 10♠ 9♠ | Anna 8♠ 7♠ 6♠ | Ben 5♠ 4♠ 3♠ |
        | Cleo A♥ K♥ D♥ | Di B♥ 10♥ 9♥ | Anna 8♥ 7♥ 6♥ | Ben 5♥ 4♥ 3♥ |
        | Cleo A♦ K♦ D♦ | Di B♦ 10♦ 9♦ | Anna 8♦ 7♦ 6♦ | Ben 5♦ 4♦ 3♦ |
        | Cleo A♣ K♣ D♣ | Di B♣ 10♣ 9♣ | Anna 8♣ 7♣ 6♣ | Ben 5♣ 4♣ 3♣ |
      Und Cleo 2♠ ausspielt
      Und Di 2♥ zugibt
      Und Anna 2♦ zugibt
      Und Ben 2♣ zugibt
      Dann gewinnt Anna den Stich
      Wenn Cleo gibt
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben      | zugegeben    | zugegeben     |
        | Di A♠ K♠ D♠ | Anna B♠ 10♠ 9♠ | Ben 8♠ 7♠ 6♠ | Cleo 5♠ 4♠ 3♠ |
        | Di A♥ K♥ D♥ | Anna B♥ 10♥ 9♥ | Ben 8♥ 7♥ 6♥ | Cleo 5♥ 4♥ 3♥ |
        | Di A♦ K♦ D♦ | Anna B♦ 10♦ 9♦ | Ben 8♦ 7♦ 6♦ | Cleo 5♦ 4♦ 3♦ |
        | Di A♣ K♣ D♣ | Anna B♣ 10♣ 9♣ | Ben 8♣ 7♣ 6♣ | Cleo 5♣ 4♣ 3♣ |
      Und Di 2♥ ausspielt
      Und Anna 2♠ zugibt
      Und Ben 2♦ zugibt
      Und Cleo 2♣ zugibt
      Dann gewinnt Anna den Stich
      Wenn Di gibt
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     | zugegeben     | zugegeben   |
        | Anna A♠ K♠ D♠ | Ben B♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ D♥ | Ben B♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ D♦ | Ben B♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ D♣ | Ben B♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      Und Anna 2♠ ausspielt
      Und Ben 2♥ zugibt
      Und Cleo 2♦ zugibt
      Und Di 2♣ zugibt
      Dann gewinnt Ben den Stich

    @WH.TRUMP.ROTATES
    Szenario: Beim Whistturnier wechselt der Trumpf der Reihe nach
      Angenommen sie spielen ein Whistturnier
      Wenn Di gibt
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     | zugegeben     | zugegeben   |
        | Anna A♠ K♠ D♠ | Ben B♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ D♥ | Ben B♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ D♦ | Ben B♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ D♣ | Ben B♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      Und Anna 2♠ ausspielt
      Und Ben 2♥ zugibt
      Und Cleo 2♦ zugibt
      Und Di 2♣ zugibt
      Dann gewinnt Ben den Stich
      Wenn Anna gibt
      Und diese Stiche gespielt werden
        | ausgespielt  | zugegeben      | zugegeben   | zugegeben     |
        | Ben A♠ K♠ D♠ | Cleo B♠ 10♠ 9♠ | Di 8♠ 7♠ 6♠ | Anna 5♠ 4♠ 3♠ |
        | Ben A♥ K♥ D♥ | Cleo B♥ 10♥ 9♥ | Di 8♥ 7♥ 6♥ | Anna 5♥ 4♥ 3♥ |
        | Ben A♦ K♦ D♦ | Cleo B♦ 10♦ 9♦ | Di 8♦ 7♦ 6♦ | Anna 5♦ 4♦ 3♦ |
        | Ben A♣ K♣ D♣ | Cleo B♣ 10♣ 9♣ | Di 8♣ 7♣ 6♣ | Anna 5♣ 4♣ 3♣ |
      Und Ben 2♠ ausspielt
      Und Cleo 2♥ zugibt
      Und Di 2♦ zugibt
      Und Anna 2♣ zugibt
      Dann gewinnt Anna den Stich

  Regel: Die Folge Herz, Karo, Pik, Kreuz

    @WH.TRUMP.ROTATES
    Szenario: Herz, Karo, Pik, Kreuz, und wieder Herz
      Angenommen sie spielen »Trumpf in der Folge Herz, Karo, Pik, Kreuz«
      Und es wird bis 50 gespielt
      Wenn Di gibt
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     | zugegeben     | zugegeben   |
        | Anna A♠ K♠ D♠ | Ben B♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ D♥ | Ben B♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ D♦ | Ben B♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ D♣ | Ben B♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      Und Anna 2♠ ausspielt
      Und Ben 2♥ zugibt
      Und Cleo 2♦ zugibt
      Und Di 2♣ zugibt
      Dann gewinnt Ben den Stich
      Wenn Anna gibt
      Und diese Stiche gespielt werden
        | ausgespielt  | zugegeben      | zugegeben   | zugegeben     |
        | Ben A♠ K♠ D♠ | Cleo B♠ 10♠ 9♠ | Di 8♠ 7♠ 6♠ | Anna 5♠ 4♠ 3♠ |
        | Ben A♥ K♥ D♥ | Cleo B♥ 10♥ 9♥ | Di 8♥ 7♥ 6♥ | Anna 5♥ 4♥ 3♥ |
        | Ben A♦ K♦ D♦ | Cleo B♦ 10♦ 9♦ | Di 8♦ 7♦ 6♦ | Anna 5♦ 4♦ 3♦ |
        | Ben A♣ K♣ D♣ | Cleo B♣ 10♣ 9♣ | Di 8♣ 7♣ 6♣ | Anna 5♣ 4♣ 3♣ |
      Und Ben 2♠ ausspielt
      Und Cleo 2♥ zugibt
      Und Di 2♦ zugibt
      Und Anna 2♣ zugibt
      Dann gewinnt Di den Stich
      Wenn Ben gibt
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben    | zugegeben     | zugegeben    |
        | Cleo A♠ K♠ D♠ | Di B♠ 10♠ 9♠ | Anna 8♠ 7♠ 6♠ | Ben 5♠ 4♠ 3♠ |
        | Cleo A♥ K♥ D♥ | Di B♥ 10♥ 9♥ | Anna 8♥ 7♥ 6♥ | Ben 5♥ 4♥ 3♥ |
        | Cleo A♦ K♦ D♦ | Di B♦ 10♦ 9♦ | Anna 8♦ 7♦ 6♦ | Ben 5♦ 4♦ 3♦ |
        | Cleo A♣ K♣ D♣ | Di B♣ 10♣ 9♣ | Anna 8♣ 7♣ 6♣ | Ben 5♣ 4♣ 3♣ |
      Und Cleo 2♥ ausspielt
      Und Di 2♠ zugibt
      Und Anna 2♦ zugibt
      Und Ben 2♣ zugibt
      Dann gewinnt Di den Stich
      Wenn Cleo gibt
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben      | zugegeben    | zugegeben     |
        | Di A♠ K♠ D♠ | Anna B♠ 10♠ 9♠ | Ben 8♠ 7♠ 6♠ | Cleo 5♠ 4♠ 3♠ |
        | Di A♥ K♥ D♥ | Anna B♥ 10♥ 9♥ | Ben 8♥ 7♥ 6♥ | Cleo 5♥ 4♥ 3♥ |
        | Di A♦ K♦ D♦ | Anna B♦ 10♦ 9♦ | Ben 8♦ 7♦ 6♦ | Cleo 5♦ 4♦ 3♦ |
        | Di A♣ K♣ D♣ | Anna B♣ 10♣ 9♣ | Ben 8♣ 7♣ 6♣ | Cleo 5♣ 4♣ 3♣ |
      Und Di 2♠ ausspielt
      Und Anna 2♥ zugibt
      Und Ben 2♦ zugibt
      Und Cleo 2♣ zugibt
      Dann gewinnt Cleo den Stich
      Wenn Di gibt
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     | zugegeben     | zugegeben   |
        | Anna A♠ K♠ D♠ | Ben B♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ D♥ | Ben B♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ D♦ | Ben B♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ D♣ | Ben B♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      Und Anna 2♠ ausspielt
      Und Ben 2♥ zugibt
      Und Cleo 2♦ zugibt
      Und Di 2♣ zugibt
      Dann gewinnt Ben den Stich

    @WH.TRUMP.ROTATES
    Szenario: Auch in dieser Folge wird keine Karte aufgedeckt
      Angenommen sie spielen »Trumpf in der Folge Herz, Karo, Pik, Kreuz«
      Und Di gibt
      Dann ist Anna mit Ausspielen an der Reihe

    @WH.TRUMP.ROTATES
    Szenario: Auch beim Whistturnier kann diese Folge abgesprochen werden
      Angenommen sie spielen ein Whistturnier, dazu »Trumpf in der Folge Herz, Karo, Pik, Kreuz«
      Wenn Di gibt
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     | zugegeben     | zugegeben   |
        | Anna A♠ K♠ D♠ | Ben B♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ D♥ | Ben B♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ D♦ | Ben B♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ D♣ | Ben B♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      Und Anna 2♠ ausspielt
      Und Ben 2♥ zugibt
      Und Cleo 2♦ zugibt
      Und Di 2♣ zugibt
      Dann gewinnt Ben den Stich
      Wenn Anna gibt
      Und diese Stiche gespielt werden
        | ausgespielt  | zugegeben      | zugegeben   | zugegeben     |
        | Ben A♠ K♠ D♠ | Cleo B♠ 10♠ 9♠ | Di 8♠ 7♠ 6♠ | Anna 5♠ 4♠ 3♠ |
        | Ben A♥ K♥ D♥ | Cleo B♥ 10♥ 9♥ | Di 8♥ 7♥ 6♥ | Anna 5♥ 4♥ 3♥ |
        | Ben A♦ K♦ D♦ | Cleo B♦ 10♦ 9♦ | Di 8♦ 7♦ 6♦ | Anna 5♦ 4♦ 3♦ |
        | Ben A♣ K♣ D♣ | Cleo B♣ 10♣ 9♣ | Di 8♣ 7♣ 6♣ | Anna 5♣ 4♣ 3♣ |
      Und Ben 2♠ ausspielt
      Und Cleo 2♥ zugibt
      Und Di 2♦ zugibt
      Und Anna 2♣ zugibt
      Dann gewinnt Di den Stich

    @WH.TRUMP.ROTATES
    Szenario: Mit jedem fünften Spiel ohne Trumpf ist die Folge eine andere
      Angenommen sie spielen »Trumpf in der Folge Herz, Karo, Pik, Kreuz« und »Jedes fünfte Spiel ohne Trumpf«
      Dann ist das unlesbar: Varianten schließen sich aus

  Regel: Jedes fünfte Spiel ohne Trumpf

    @WH.TRUMP.ROTATES
    Szenariogrundriss: Im fünften Spiel sticht keine andere Farbe <erste>
      Angenommen sie spielen »Jedes fünfte Spiel ohne Trumpf«
      Und es wird bis 50 gespielt
      Wenn Di gibt
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     | zugegeben     | zugegeben   |
        | Anna A♠ K♠ D♠ | Ben B♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ D♥ | Ben B♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ D♦ | Ben B♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ D♣ | Ben B♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      Und Anna 2♠ ausspielt
      Und Ben 2♥ zugibt
      Und Cleo 2♦ zugibt
      Und Di 2♣ zugibt
      Dann gewinnt Ben den Stich
      Wenn Anna gibt
      Und diese Stiche gespielt werden
        | ausgespielt  | zugegeben      | zugegeben   | zugegeben     |
        | Ben A♠ K♠ D♠ | Cleo B♠ 10♠ 9♠ | Di 8♠ 7♠ 6♠ | Anna 5♠ 4♠ 3♠ |
        | Ben A♥ K♥ D♥ | Cleo B♥ 10♥ 9♥ | Di 8♥ 7♥ 6♥ | Anna 5♥ 4♥ 3♥ |
        | Ben A♦ K♦ D♦ | Cleo B♦ 10♦ 9♦ | Di 8♦ 7♦ 6♦ | Anna 5♦ 4♦ 3♦ |
        | Ben A♣ K♣ D♣ | Cleo B♣ 10♣ 9♣ | Di 8♣ 7♣ 6♣ | Anna 5♣ 4♣ 3♣ |
      Und Ben 2♠ ausspielt
      Und Cleo 2♥ zugibt
      Und Di 2♦ zugibt
      Und Anna 2♣ zugibt
      Dann gewinnt Anna den Stich
      Wenn Ben gibt
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben    | zugegeben     | zugegeben    |
        | Cleo A♠ K♠ D♠ | Di B♠ 10♠ 9♠ | Anna 8♠ 7♠ 6♠ | Ben 5♠ 4♠ 3♠ |
        | Cleo A♥ K♥ D♥ | Di B♥ 10♥ 9♥ | Anna 8♥ 7♥ 6♥ | Ben 5♥ 4♥ 3♥ |
        | Cleo A♦ K♦ D♦ | Di B♦ 10♦ 9♦ | Anna 8♦ 7♦ 6♦ | Ben 5♦ 4♦ 3♦ |
        | Cleo A♣ K♣ D♣ | Di B♣ 10♣ 9♣ | Anna 8♣ 7♣ 6♣ | Ben 5♣ 4♣ 3♣ |
      Und Cleo 2♠ ausspielt
      Und Di 2♥ zugibt
      Und Anna 2♦ zugibt
      Und Ben 2♣ zugibt
      Dann gewinnt Anna den Stich
      Wenn Cleo gibt
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben      | zugegeben    | zugegeben     |
        | Di A♠ K♠ D♠ | Anna B♠ 10♠ 9♠ | Ben 8♠ 7♠ 6♠ | Cleo 5♠ 4♠ 3♠ |
        | Di A♥ K♥ D♥ | Anna B♥ 10♥ 9♥ | Ben 8♥ 7♥ 6♥ | Cleo 5♥ 4♥ 3♥ |
        | Di A♦ K♦ D♦ | Anna B♦ 10♦ 9♦ | Ben 8♦ 7♦ 6♦ | Cleo 5♦ 4♦ 3♦ |
        | Di A♣ K♣ D♣ | Anna B♣ 10♣ 9♣ | Ben 8♣ 7♣ 6♣ | Cleo 5♣ 4♣ 3♣ |
      Und Di 2♥ ausspielt
      Und Anna 2♠ zugibt
      Und Ben 2♦ zugibt
      Und Cleo 2♣ zugibt
      Dann gewinnt Anna den Stich
      Wenn Di gibt
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     | zugegeben     | zugegeben   |
        | Anna A♠ K♠ D♠ | Ben B♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ D♥ | Ben B♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ D♦ | Ben B♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ D♣ | Ben B♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      Und Anna <erste> ausspielt
      Und Ben <zweite> zugibt
      Und Cleo <dritte> zugibt
      Und Di <vierte> zugibt
      Dann gewinnt Anna den Stich

      Beispiele:
        | erste | zweite | dritte | vierte |
        | 2♠    | 2♥     | 2♦     | 2♣     |
        | 2♥    | 2♦     | 2♣     | 2♠     |
        | 2♦    | 2♣     | 2♠     | 2♥     |
        | 2♣    | 2♠     | 2♥     | 2♦     |

    @WH.TRUMP.ROTATES
    Szenario: Zusammen mit dem Wechsel genannt, gilt dasselbe
      Angenommen sie spielen »Trumpf der Reihe nach« und »Jedes fünfte Spiel ohne Trumpf«
      Und es wird bis 50 gespielt
      Wenn Di gibt
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     | zugegeben     | zugegeben   |
        | Anna A♠ K♠ D♠ | Ben B♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ D♥ | Ben B♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ D♦ | Ben B♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ D♣ | Ben B♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      Und Anna 2♠ ausspielt
      Und Ben 2♥ zugibt
      Und Cleo 2♦ zugibt
      Und Di 2♣ zugibt
      Dann gewinnt Ben den Stich
      Wenn Anna gibt
      Und diese Stiche gespielt werden
        | ausgespielt  | zugegeben      | zugegeben   | zugegeben     |
        | Ben A♠ K♠ D♠ | Cleo B♠ 10♠ 9♠ | Di 8♠ 7♠ 6♠ | Anna 5♠ 4♠ 3♠ |
        | Ben A♥ K♥ D♥ | Cleo B♥ 10♥ 9♥ | Di 8♥ 7♥ 6♥ | Anna 5♥ 4♥ 3♥ |
        | Ben A♦ K♦ D♦ | Cleo B♦ 10♦ 9♦ | Di 8♦ 7♦ 6♦ | Anna 5♦ 4♦ 3♦ |
        | Ben A♣ K♣ D♣ | Cleo B♣ 10♣ 9♣ | Di 8♣ 7♣ 6♣ | Anna 5♣ 4♣ 3♣ |
      Und Ben 2♠ ausspielt
      Und Cleo 2♥ zugibt
      Und Di 2♦ zugibt
      Und Anna 2♣ zugibt
      Dann gewinnt Anna den Stich
      Wenn Ben gibt
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben    | zugegeben     | zugegeben    |
        | Cleo A♠ K♠ D♠ | Di B♠ 10♠ 9♠ | Anna 8♠ 7♠ 6♠ | Ben 5♠ 4♠ 3♠ |
        | Cleo A♥ K♥ D♥ | Di B♥ 10♥ 9♥ | Anna 8♥ 7♥ 6♥ | Ben 5♥ 4♥ 3♥ |
        | Cleo A♦ K♦ D♦ | Di B♦ 10♦ 9♦ | Anna 8♦ 7♦ 6♦ | Ben 5♦ 4♦ 3♦ |
        | Cleo A♣ K♣ D♣ | Di B♣ 10♣ 9♣ | Anna 8♣ 7♣ 6♣ | Ben 5♣ 4♣ 3♣ |
      Und Cleo 2♠ ausspielt
      Und Di 2♥ zugibt
      Und Anna 2♦ zugibt
      Und Ben 2♣ zugibt
      Dann gewinnt Anna den Stich
      Wenn Cleo gibt
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben      | zugegeben    | zugegeben     |
        | Di A♠ K♠ D♠ | Anna B♠ 10♠ 9♠ | Ben 8♠ 7♠ 6♠ | Cleo 5♠ 4♠ 3♠ |
        | Di A♥ K♥ D♥ | Anna B♥ 10♥ 9♥ | Ben 8♥ 7♥ 6♥ | Cleo 5♥ 4♥ 3♥ |
        | Di A♦ K♦ D♦ | Anna B♦ 10♦ 9♦ | Ben 8♦ 7♦ 6♦ | Cleo 5♦ 4♦ 3♦ |
        | Di A♣ K♣ D♣ | Anna B♣ 10♣ 9♣ | Ben 8♣ 7♣ 6♣ | Cleo 5♣ 4♣ 3♣ |
      Und Di 2♥ ausspielt
      Und Anna 2♠ zugibt
      Und Ben 2♦ zugibt
      Und Cleo 2♣ zugibt
      Dann gewinnt Anna den Stich
      Wenn Di gibt
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     | zugegeben     | zugegeben   |
        | Anna A♠ K♠ D♠ | Ben B♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ D♥ | Ben B♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ D♦ | Ben B♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ D♣ | Ben B♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      Und Anna 2♠ ausspielt
      Und Ben 2♥ zugibt
      Und Cleo 2♦ zugibt
      Und Di 2♣ zugibt
      Dann gewinnt Anna den Stich

  Regel: Amerikanisch wird bis sieben Punkte gespielt

    @WH.END.SEVEN
    Szenario: Bis sieben Punkte: Sieben gewinnen
      Angenommen sie spielen »Bis sieben Punkte«
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                               | zugegeben                                | zugegeben                                 | zugegeben                               |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ B♣ D♣ K♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ B♦ D♦ K♦ | Di 2♥ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ B♠ D♠ |
        | Anna A♠                                   | Ben A♣                                   | Cleo A♦                                   | Di K♠                                   |
      Dann steht es Anna 7, Ben 0, Cleo 7, Di 0
      Und Anna und Cleo gewinnen die Partie

    @WH.END.SEVEN
    Szenario: Bis sieben Punkte: Sechs gewinnen nicht
      Angenommen sie spielen »Bis sieben Punkte«
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                               | zugegeben                                | zugegeben                                 | zugegeben                               |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ B♣ D♣ K♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ B♦ D♦ K♦ | Di 2♥ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ B♠ D♠ K♠ |
        | Anna 2♠                                   | Ben A♣                                   | Cleo A♦                                   | Di A♠                                   |
      Dann steht es Anna 6, Ben 0, Cleo 6, Di 0
      Und die Partie geht weiter

    @WH.END.SEVEN
    Szenario: Amerikanisches Whist: Sieben gewinnen
      Angenommen sie spielen amerikanisches Whist
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                               | zugegeben                                | zugegeben                                 | zugegeben                               |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ B♣ D♣ K♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ B♦ D♦ K♦ | Di 2♥ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ B♠ D♠ |
        | Anna A♠                                   | Ben A♣                                   | Cleo A♦                                   | Di K♠                                   |
      Dann steht es Anna 7, Ben 0, Cleo 7, Di 0
      Und Anna und Cleo gewinnen die Partie

    @WH.END.SEVEN
    Szenario: Amerikanisches Whist: Sechs gewinnen nicht
      Angenommen sie spielen amerikanisches Whist
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                               | zugegeben                                | zugegeben                                 | zugegeben                               |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ B♣ D♣ K♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ B♦ D♦ K♦ | Di 2♥ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ B♠ D♠ K♠ |
        | Anna 2♠                                   | Ben A♣                                   | Cleo A♦                                   | Di A♠                                   |
      Dann steht es Anna 6, Ben 0, Cleo 6, Di 0
      Und die Partie geht weiter

    @WH.END.SEVEN
    Szenario: Nach sieben Punkten wird nicht mehr gegeben
      Angenommen sie spielen »Bis sieben Punkte«
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                               | zugegeben                                | zugegeben                                 | zugegeben                               |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ B♣ D♣ K♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ B♦ D♦ K♦ | Di 2♥ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ B♠ D♠ |
        | Anna A♠                                   | Ben A♣                                   | Cleo A♦                                   | Di K♠                                   |
      Und Anna gibt
      Dann ist das unmöglich: nach dem Ende (WH.END.SEVEN)

    @WH.END.SEVEN @WH.END.TEN
    Szenario: Gespielt wird bis sieben oder bis zehn, nicht beides
      Angenommen sie spielen »Bis sieben Punkte« und »Bis zehn Punkte«
      Dann ist das unlesbar: Varianten schließen sich aus

    @WH.END.SEVEN @WH.HONOURS
    Szenario: Honneurs zählen dabei nicht
      Angenommen sie spielen amerikanisches Whist, dazu »Honneurs«
      Dann ist das unlesbar: Varianten schließen sich aus

  Regel: Langes Whist geht bis zehn Punkte

    @WH.END.TEN
    Szenario: Zehn gewinnen
      Angenommen sie spielen »Bis zehn Punkte«
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                               | zugegeben                                | zugegeben                                 | zugegeben                               |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ B♣ D♣ K♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ B♦ D♦ K♦ | Di 2♥ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ B♠ D♠ |
        | Anna A♠                                   | Ben A♣                                   | Cleo A♦                                   | Di K♠                                   |
      Dann geht die Partie weiter
      Wenn Anna gibt
      Und Anna 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt          | zugegeben           | zugegeben            | zugegeben          |
        | Ben A♥ K♥ D♥ B♥      | Cleo 2♣ 3♣ 4♣ 5♣    | Di 2♦ 3♦ 4♦ 5♦       | Anna 2♥ 3♥ 4♥ 5♥   |
        | Ben 2♠               | Cleo 6♣             | Di 6♦                | Anna B♠            |
        | Anna A♠ K♠ D♠        | Ben 3♠ 4♠ 5♠        | Cleo 7♣ 8♣ 9♣        | Di 7♦ 8♦ 9♦        |
        | Anna 10♥ 9♥ 8♥ 7♥ 6♥ | Ben 6♠ 7♠ 8♠ 9♠ 10♠ | Cleo 10♣ B♣ D♣ K♣ A♣ | Di 10♦ B♦ D♦ K♦ A♦ |
      Dann steht es Anna 10, Ben 0, Cleo 10, Di 0
      Und Anna und Cleo gewinnen die Partie

    @WH.END.TEN
    Szenario: Neun gewinnen nicht
      Angenommen sie spielen »Bis zehn Punkte«
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                               | zugegeben                                | zugegeben                                 | zugegeben                               |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ B♣ D♣ K♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ B♦ D♦ K♦ | Di 2♥ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ B♠ D♠ |
        | Anna A♠                                   | Ben A♣                                   | Cleo A♦                                   | Di K♠                                   |
      Und Anna gibt
      Und Anna 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt         | zugegeben           | zugegeben         | zugegeben           |
        | Ben A♥ K♥ D♥ B♥ 10♥ | Cleo 2♣ 3♣ 4♣ 5♣ 6♣ | Di 2♦ 3♦ 4♦ 5♦ 6♦ | Anna 2♥ 3♥ 4♥ 5♥ 6♥ |
        | Ben 2♠              | Cleo 7♣             | Di 7♦             | Anna 10♠            |
        | Anna A♠ K♠ D♠ B♠    | Ben 3♠ 4♠ 5♠ 6♠     | Cleo 8♣ 9♣ 10♣ B♣ | Di 8♦ 9♦ 10♦ B♦     |
        | Anna 9♥ 8♥ 7♥       | Ben 7♠ 8♠ 9♠        | Cleo D♣ K♣ A♣     | Di D♦ K♦ A♦         |
      Dann steht es Anna 9, Ben 0, Cleo 9, Di 0
      Und die Partie geht weiter

    @WH.END.TEN
    Szenario: Nach zehn Punkten wird nicht mehr gegeben
      Angenommen sie spielen »Bis zehn Punkte«
      Wenn Di gibt
      Und Di 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt                               | zugegeben                                | zugegeben                                 | zugegeben                               |
        | Anna A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ | Ben 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ B♣ D♣ K♣ | Cleo 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ B♦ D♦ K♦ | Di 2♥ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ B♠ D♠ |
        | Anna A♠                                   | Ben A♣                                   | Cleo A♦                                   | Di K♠                                   |
      Und Anna gibt
      Und Anna 2♥ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt          | zugegeben           | zugegeben            | zugegeben          |
        | Ben A♥ K♥ D♥ B♥      | Cleo 2♣ 3♣ 4♣ 5♣    | Di 2♦ 3♦ 4♦ 5♦       | Anna 2♥ 3♥ 4♥ 5♥   |
        | Ben 2♠               | Cleo 6♣             | Di 6♦                | Anna B♠            |
        | Anna A♠ K♠ D♠        | Ben 3♠ 4♠ 5♠        | Cleo 7♣ 8♣ 9♣        | Di 7♦ 8♦ 9♦        |
        | Anna 10♥ 9♥ 8♥ 7♥ 6♥ | Ben 6♠ 7♠ 8♠ 9♠ 10♠ | Cleo 10♣ B♣ D♣ K♣ A♣ | Di 10♦ B♦ D♦ K♦ A♦ |
      Und Ben gibt
      Dann ist das unmöglich: nach dem Ende (WH.END.TEN)

  Regel: Ein Whistturnier hat eine feste Zahl von Spielen, und jeder Stich ist ein Punkt

    @WH.TRICKS.DRIVE
    Szenario: Nicht nur die Stiche über sechs zählen, und beide Parteien bekommen Punkte
      Angenommen sie spielen ein Whistturnier
      Wenn Di gibt
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     | zugegeben     | zugegeben   |
        | Anna A♠ K♠ D♠ | Ben B♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ D♥ | Ben B♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ D♦ | Ben B♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ D♣ | Ben B♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      Und Anna 2♠ ausspielt
      Und Ben 2♥ zugibt
      Und Cleo 2♦ zugibt
      Und Di 2♣ zugibt
      Dann bekommt Anna 12 Punkte (WH.TRICKS.DRIVE)
      Und Cleo bekommt 12 Punkte (WH.TRICKS.DRIVE)
      Und Ben bekommt 1 Punkt (WH.TRICKS.DRIVE)
      Und Di bekommt 1 Punkt (WH.TRICKS.DRIVE)
      Und es steht Anna 12, Ben 1, Cleo 12, Di 1

    @WH.END.DRIVE
    Szenario: Nach dem vierten Spiel gewinnen die meisten Punkte
      Angenommen sie spielen ein Whistturnier
      Wenn Di gibt
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     | zugegeben     | zugegeben   |
        | Anna A♠ K♠ D♠ | Ben B♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ D♥ | Ben B♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ D♦ | Ben B♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ D♣ | Ben B♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      Und Anna 2♠ ausspielt
      Und Ben 2♥ zugibt
      Und Cleo 2♦ zugibt
      Und Di 2♣ zugibt
      Und Anna gibt
      Und diese Stiche gespielt werden
        | ausgespielt  | zugegeben      | zugegeben   | zugegeben     |
        | Ben A♠ K♠ D♠ | Cleo B♠ 10♠ 9♠ | Di 8♠ 7♠ 6♠ | Anna 5♠ 4♠ 3♠ |
        | Ben A♥ K♥ D♥ | Cleo B♥ 10♥ 9♥ | Di 8♥ 7♥ 6♥ | Anna 5♥ 4♥ 3♥ |
        | Ben A♦ K♦ D♦ | Cleo B♦ 10♦ 9♦ | Di 8♦ 7♦ 6♦ | Anna 5♦ 4♦ 3♦ |
        | Ben A♣ K♣ D♣ | Cleo B♣ 10♣ 9♣ | Di 8♣ 7♣ 6♣ | Anna 5♣ 4♣ 3♣ |
      Und Ben 2♠ ausspielt
      Und Cleo 2♥ zugibt
      Und Di 2♦ zugibt
      Und Anna 2♣ zugibt
      Und Ben gibt
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben    | zugegeben     | zugegeben    |
        | Cleo A♠ K♠ D♠ | Di B♠ 10♠ 9♠ | Anna 8♠ 7♠ 6♠ | Ben 5♠ 4♠ 3♠ |
        | Cleo A♥ K♥ D♥ | Di B♥ 10♥ 9♥ | Anna 8♥ 7♥ 6♥ | Ben 5♥ 4♥ 3♥ |
        | Cleo A♦ K♦ D♦ | Di B♦ 10♦ 9♦ | Anna 8♦ 7♦ 6♦ | Ben 5♦ 4♦ 3♦ |
        | Cleo A♣ K♣ D♣ | Di B♣ 10♣ 9♣ | Anna 8♣ 7♣ 6♣ | Ben 5♣ 4♣ 3♣ |
      Und Cleo 2♠ ausspielt
      Und Di 2♥ zugibt
      Und Anna 2♦ zugibt
      Und Ben 2♣ zugibt
      Dann steht es Anna 26, Ben 13, Cleo 26, Di 13
      Und die Partie geht weiter
      Wenn Cleo gibt
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben      | zugegeben    | zugegeben     |
        | Di A♠ K♠ D♠ | Anna B♠ 10♠ 9♠ | Ben 8♠ 7♠ 6♠ | Cleo 5♠ 4♠ 3♠ |
        | Di A♥ K♥ D♥ | Anna B♥ 10♥ 9♥ | Ben 8♥ 7♥ 6♥ | Cleo 5♥ 4♥ 3♥ |
        | Di A♦ K♦ D♦ | Anna B♦ 10♦ 9♦ | Ben 8♦ 7♦ 6♦ | Cleo 5♦ 4♦ 3♦ |
        | Di A♣ K♣ D♣ | Anna B♣ 10♣ 9♣ | Ben 8♣ 7♣ 6♣ | Cleo 5♣ 4♣ 3♣ |
      Und Di 2♥ ausspielt
      Und Anna 2♠ zugibt
      Und Ben 2♦ zugibt
      Und Cleo 2♣ zugibt
      Dann steht es Anna 27, Ben 25, Cleo 27, Di 25
      Und Anna und Cleo gewinnen die Partie

    @WH.END.DRIVE
    Szenario: Es kann eine andere Zahl von Spielen abgesprochen werden
      Angenommen sie spielen ein Whistturnier
      Und nach 1 Spiel ist Schluss
      Wenn Di gibt
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     | zugegeben     | zugegeben   |
        | Anna A♠ K♠ D♠ | Ben B♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ D♥ | Ben B♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ D♦ | Ben B♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ D♣ | Ben B♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      Und Anna 2♠ ausspielt
      Und Ben 2♥ zugibt
      Und Cleo 2♦ zugibt
      Und Di 2♣ zugibt
      Dann gewinnen Anna und Cleo die Partie

    @WH.END.DRIVE
    Szenario: Bei Gleichstand gewinnen alle
      Angenommen sie spielen ein Whistturnier
      Und nach 2 Spielen ist Schluss
      Wenn Di gibt
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     | zugegeben     | zugegeben   |
        | Anna A♠ K♠ D♠ | Ben B♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ D♥ | Ben B♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ D♦ | Ben B♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ D♣ | Ben B♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      Und Anna 2♠ ausspielt
      Und Ben 2♥ zugibt
      Und Cleo 2♦ zugibt
      Und Di 2♣ zugibt
      Dann geht die Partie weiter
      Wenn Anna gibt
      Und diese Stiche gespielt werden
        | ausgespielt  | zugegeben      | zugegeben   | zugegeben     |
        | Ben A♠ K♠ D♠ | Cleo B♠ 10♠ 9♠ | Di 8♠ 7♠ 6♠ | Anna 5♠ 4♠ 3♠ |
        | Ben A♥ K♥ D♥ | Cleo B♥ 10♥ 9♥ | Di 8♥ 7♥ 6♥ | Anna 5♥ 4♥ 3♥ |
        | Ben A♦ K♦ D♦ | Cleo B♦ 10♦ 9♦ | Di 8♦ 7♦ 6♦ | Anna 5♦ 4♦ 3♦ |
        | Ben A♣ K♣ D♣ | Cleo B♣ 10♣ 9♣ | Di 8♣ 7♣ 6♣ | Anna 5♣ 4♣ 3♣ |
      Und Ben 2♠ ausspielt
      Und Cleo 2♥ zugibt
      Und Di 2♦ zugibt
      Und Anna 2♣ zugibt
      Dann steht es Anna 13, Ben 13, Cleo 13, Di 13
      Und Anna, Ben, Cleo und Di gewinnen die Partie

    @WH.END.DRIVE
    Szenario: Keine Punktzahl beendet die Partie
      Angenommen sie spielen ein Whistturnier
      Und es wird bis 5 gespielt
      Wenn Di gibt
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     | zugegeben     | zugegeben   |
        | Anna A♠ K♠ D♠ | Ben B♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ D♥ | Ben B♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ D♦ | Ben B♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ D♣ | Ben B♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      Und Anna 2♠ ausspielt
      Und Ben 2♥ zugibt
      Und Cleo 2♦ zugibt
      Und Di 2♣ zugibt
      Dann steht es Anna 12, Ben 1, Cleo 12, Di 1
      Und die Partie geht weiter
      Und Anna ist mit Geben an der Reihe

    @WH.END.DRIVE
    Szenario: Nach dem letzten wird nicht mehr gegeben
      Angenommen sie spielen ein Whistturnier
      Und nach 1 Spiel ist Schluss
      Wenn Di gibt
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     | zugegeben     | zugegeben   |
        | Anna A♠ K♠ D♠ | Ben B♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ D♥ | Ben B♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ D♦ | Ben B♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ D♣ | Ben B♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      Und Anna 2♠ ausspielt
      Und Ben 2♥ zugibt
      Und Cleo 2♦ zugibt
      Und Di 2♣ zugibt
      Und Anna gibt
      Dann ist das unmöglich: nach dem Ende (WH.END.DRIVE)

    @WH.END.DRIVE
    Szenario: Gar kein Spiel spielt niemand
      Angenommen sie spielen ein Whistturnier
      Und nach 0 Spielen ist Schluss
      Dann ist das unlesbar: kein möglicher Wert

    @WH.END.DRIVE @WH.TRUMP
    Szenario: Auch ohne Trumpf der Reihe nach kann das abgesprochen werden
      Angenommen sie spielen »Feste Zahl von Spielen«
      Wenn Di gibt
      Dann ist Di mit Aufdecken an der Reihe

    @WH.END.DRIVE @WH.TRUMP.ROTATES
    Szenario: Beim Whistturnier kann jedes fünfte Spiel ohne Trumpf sein
      Angenommen sie spielen ein Whistturnier, dazu »Jedes fünfte Spiel ohne Trumpf«
      Und nach 5 Spielen ist Schluss
      Wenn Di gibt
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     | zugegeben     | zugegeben   |
        | Anna A♠ K♠ D♠ | Ben B♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ D♥ | Ben B♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ D♦ | Ben B♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ D♣ | Ben B♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      Und Anna 2♠ ausspielt
      Und Ben 2♥ zugibt
      Und Cleo 2♦ zugibt
      Und Di 2♣ zugibt
      Und Anna gibt
      Und diese Stiche gespielt werden
        | ausgespielt  | zugegeben      | zugegeben   | zugegeben     |
        | Ben A♠ K♠ D♠ | Cleo B♠ 10♠ 9♠ | Di 8♠ 7♠ 6♠ | Anna 5♠ 4♠ 3♠ |
        | Ben A♥ K♥ D♥ | Cleo B♥ 10♥ 9♥ | Di 8♥ 7♥ 6♥ | Anna 5♥ 4♥ 3♥ |
        | Ben A♦ K♦ D♦ | Cleo B♦ 10♦ 9♦ | Di 8♦ 7♦ 6♦ | Anna 5♦ 4♦ 3♦ |
        | Ben A♣ K♣ D♣ | Cleo B♣ 10♣ 9♣ | Di 8♣ 7♣ 6♣ | Anna 5♣ 4♣ 3♣ |
      Und Ben 2♠ ausspielt
      Und Cleo 2♥ zugibt
      Und Di 2♦ zugibt
      Und Anna 2♣ zugibt
      Und Ben gibt
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben    | zugegeben     | zugegeben    |
        | Cleo A♠ K♠ D♠ | Di B♠ 10♠ 9♠ | Anna 8♠ 7♠ 6♠ | Ben 5♠ 4♠ 3♠ |
        | Cleo A♥ K♥ D♥ | Di B♥ 10♥ 9♥ | Anna 8♥ 7♥ 6♥ | Ben 5♥ 4♥ 3♥ |
        | Cleo A♦ K♦ D♦ | Di B♦ 10♦ 9♦ | Anna 8♦ 7♦ 6♦ | Ben 5♦ 4♦ 3♦ |
        | Cleo A♣ K♣ D♣ | Di B♣ 10♣ 9♣ | Anna 8♣ 7♣ 6♣ | Ben 5♣ 4♣ 3♣ |
      Und Cleo 2♠ ausspielt
      Und Di 2♥ zugibt
      Und Anna 2♦ zugibt
      Und Ben 2♣ zugibt
      Und Cleo gibt
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben      | zugegeben    | zugegeben     |
        | Di A♠ K♠ D♠ | Anna B♠ 10♠ 9♠ | Ben 8♠ 7♠ 6♠ | Cleo 5♠ 4♠ 3♠ |
        | Di A♥ K♥ D♥ | Anna B♥ 10♥ 9♥ | Ben 8♥ 7♥ 6♥ | Cleo 5♥ 4♥ 3♥ |
        | Di A♦ K♦ D♦ | Anna B♦ 10♦ 9♦ | Ben 8♦ 7♦ 6♦ | Cleo 5♦ 4♦ 3♦ |
        | Di A♣ K♣ D♣ | Anna B♣ 10♣ 9♣ | Ben 8♣ 7♣ 6♣ | Cleo 5♣ 4♣ 3♣ |
      Und Di 2♥ ausspielt
      Und Anna 2♠ zugibt
      Und Ben 2♦ zugibt
      Und Cleo 2♣ zugibt
      Und Di gibt
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     | zugegeben     | zugegeben   |
        | Anna A♠ K♠ D♠ | Ben B♠ 10♠ 9♠ | Cleo 8♠ 7♠ 6♠ | Di 5♠ 4♠ 3♠ |
        | Anna A♥ K♥ D♥ | Ben B♥ 10♥ 9♥ | Cleo 8♥ 7♥ 6♥ | Di 5♥ 4♥ 3♥ |
        | Anna A♦ K♦ D♦ | Ben B♦ 10♦ 9♦ | Cleo 8♦ 7♦ 6♦ | Di 5♦ 4♦ 3♦ |
        | Anna A♣ K♣ D♣ | Ben B♣ 10♣ 9♣ | Cleo 8♣ 7♣ 6♣ | Di 5♣ 4♣ 3♣ |
      Und Anna 2♠ ausspielt
      Und Ben 2♥ zugibt
      Und Cleo 2♦ zugibt
      Und Di 2♣ zugibt
      Dann gewinnt Anna den Stich
      Und es steht Anna 40, Ben 25, Cleo 40, Di 25
      Und Anna und Cleo gewinnen die Partie

    @WH.TRICKS.DRIVE @WH.END.DRIVE
    Szenariogrundriss: »<Form>« gehört zu einem anderen Spiel
      Angenommen sie spielen ein Whistturnier, dazu »<Form>«
      Dann ist das unlesbar: Varianten schließen sich aus

      Beispiele:
        | Form              |
        | Honneurs          |
        | Bis sieben Punkte |
        | Bis zehn Punkte   |
