# language: de
Funktionalität: Spades: geben
  Wer gibt, und wie viele Karten.

  Grundlage:
    Gegeben sei eine Partie Spades zwischen Anna, Ben, Cleo und Di

  Regel: Die höchste abgehobene Karte gibt zuerst, dann der linke Nachbar

    @SP.DEALER
    Szenariogrundriss: Ben hebt <höher> ab, Anna <niedriger>: Ben gibt
      Wenn abgehoben wird: Anna <niedriger>, Ben <höher>, Cleo <dritte>, Di <vierte>
      Dann ist Ben mit Geben an der Reihe

      Beispiele:
        | niedriger | höher | dritte | vierte |
        | K♥        | A♣    | 2♦     | 2♠     |
        | D♣        | K♦    | 2♠     | 2♥     |
        | B♦        | D♠    | 2♥     | 2♣     |
        | 10♠       | B♥    | 2♣     | 2♦     |
        | 9♥        | 10♣   | 2♦     | 2♠     |
        | 8♣        | 9♦    | 2♠     | 2♥     |
        | 7♦        | 8♠    | 2♥     | 2♣     |
        | 6♠        | 7♥    | 2♣     | 2♦     |
        | 5♥        | 6♣    | 2♦     | 2♠     |
        | 4♣        | 5♦    | 2♠     | 2♥     |
        | 3♦        | 4♠    | 2♥     | 2♣     |
        | 2♠        | 3♥    | 2♣     | 2♦     |

    @SP.DEALER
    Szenario: Wer eine niedrigere Karte abgehoben hat, darf nicht geben
      Wenn abgehoben wird: Anna 9♣, Ben B♦, Cleo 4♠, Di 7♥
      Und Cleo gibt
      Dann ist das unmöglich: falscher Geber (SP.DEALER)

    @SP.DEALER
    Szenario: Zwei Könige sind die höchsten: Es wird noch einmal abgehoben
      Wenn abgehoben wird: Anna K♠, Ben K♥, Cleo 4♦, Di 9♦
      Und abgehoben wird: Anna 6♠, Ben 3♥, Cleo 2♦, Di 5♦
      Dann ist alles fehlerfrei
      Und Anna ist mit Geben an der Reihe

    @SP.DEALER
    Szenario: Niemand gibt, bevor noch einmal abgehoben ist
      Wenn abgehoben wird: Anna K♠, Ben K♥, Cleo 4♦, Di 9♦
      Und Anna gibt
      Dann ist das unmöglich: hier nicht vorgesehen (SP.DEALER)

    @SP.DEALER
    Szenariogrundriss: Ist kein Abheben notiert, zeigt das erste Geben, dass <Geber> gibt
      Angenommen <Geber> gibt
      Dann ist alles fehlerfrei
      Und <links> ist mit Ansagen an der Reihe

      Beispiele:
        | Geber | links |
        | Anna  | Ben   |
        | Ben   | Cleo  |
        | Cleo  | Di    |
        | Di    | Anna  |

    @SP.DEALER
    Szenario: Nach Di gibt Anna
      Angenommen Di gibt
      Wenn angesagt wird: Anna 4, Ben 3, Cleo 3, Di 2
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna D♦     | Ben 8♦    | Cleo A♦   | Di 5♦     |
        | Cleo 10♥    | Di D♥     | Anna 2♥   | Ben K♥    |
        | Ben A♣      | Cleo 2♣   | Di 3♣     | Anna 4♣   |
        | Ben B♥      | Cleo A♥   | Di 3♥     | Anna 9♥   |
        | Cleo K♦     | Di 10♦    | Anna 2♦   | Ben B♦    |
        | Cleo 3♦     | Di K♠     | Anna 4♦   | Ben A♠    |
        | Ben 5♥      | Cleo 4♥   | Di 8♥     | Anna 6♠   |
        | Anna D♠     | Ben 7♠    | Cleo 4♠   | Di 5♠     |
        | Anna 10♠    | Ben 3♠    | Cleo 2♠   | Di B♠     |
        | Di 8♠       | Anna 6♦   | Ben B♣    | Cleo 10♣  |
        | Di 9♠       | Anna 7♦   | Ben 8♣    | Cleo 9♣   |
        | Di 6♣       | Anna D♣   | Ben 7♥    | Cleo 7♣   |
        | Anna 9♦     | Ben 6♥    | Cleo 5♣   | Di K♣     |
      Dann geht die Partie weiter
      Und Anna ist mit Geben an der Reihe

    @SP.DEALER
    Szenario: Niemand gibt zweimal hintereinander
      Angenommen Di gibt
      Wenn angesagt wird: Anna 4, Ben 3, Cleo 3, Di 2
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna D♦     | Ben 8♦    | Cleo A♦   | Di 5♦     |
        | Cleo 10♥    | Di D♥     | Anna 2♥   | Ben K♥    |
        | Ben A♣      | Cleo 2♣   | Di 3♣     | Anna 4♣   |
        | Ben B♥      | Cleo A♥   | Di 3♥     | Anna 9♥   |
        | Cleo K♦     | Di 10♦    | Anna 2♦   | Ben B♦    |
        | Cleo 3♦     | Di K♠     | Anna 4♦   | Ben A♠    |
        | Ben 5♥      | Cleo 4♥   | Di 8♥     | Anna 6♠   |
        | Anna D♠     | Ben 7♠    | Cleo 4♠   | Di 5♠     |
        | Anna 10♠    | Ben 3♠    | Cleo 2♠   | Di B♠     |
        | Di 8♠       | Anna 6♦   | Ben B♣    | Cleo 10♣  |
        | Di 9♠       | Anna 7♦   | Ben 8♣    | Cleo 9♣   |
        | Di 6♣       | Anna D♣   | Ben 7♥    | Cleo 7♣   |
        | Anna 9♦     | Ben 6♥    | Cleo 5♣   | Di K♣     |
      Und Di gibt
      Dann ist das unmöglich: falscher Geber (SP.DEALER)

  Regel: Dreizehn Karten für jeden

    @SP.DEAL
    Szenario: Jeder dreizehn
      Angenommen Di gibt
        | Anna | 13 |
        | Ben  | 13 |
        | Cleo | 13 |
        | Di   | 13 |
      Dann ist alles fehlerfrei
      Und Anna ist mit Ansagen an der Reihe

    @SP.DEAL
    Szenariogrundriss: Nicht <Zahl>
      Angenommen Di gibt
        | Ben | <Zahl> |
      Dann ist das unmöglich: falsche Kartenzahl (SP.DEAL)

      Beispiele:
        | Zahl |
        | 12   |
        | 14   |
