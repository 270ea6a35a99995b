# language: de
Funktionalität: Oh Hell: geben
  Wer gibt, wie viele Karten, und die Karte, die den Trumpf macht.

  Regel: Drei bis sieben Spieler

    @OH.DEAL
    Szenariogrundriss: <Zahl> können spielen
      Gegeben sei eine Partie Oh Hell zwischen <Spieler>
      Und Anna gibt
      Dann ist alles fehlerfrei
      Und Anna ist mit Aufdecken an der Reihe

      Beispiele:
        | Zahl | Spieler                                 |
        | 3    | Anna, Ben und Cleo                      |
        | 4    | Anna, Ben, Cleo und Di                  |
        | 5    | Anna, Ben, Cleo, Di und Eva             |
        | 6    | Anna, Ben, Cleo, Di, Eva und Finn       |
        | 7    | Anna, Ben, Cleo, Di, Eva, Finn und Gina |

    @OH.DEAL
    Szenariogrundriss: Nicht für <Zahl>
      Gegeben sei eine Partie Oh Hell zwischen <Spieler>
      Und Anna gibt
      Dann ist das unlesbar: falsche Zahl von Spielern

      Beispiele:
        | Zahl | Spieler                                       |
        | 2    | Anna und Ben                                  |
        | 8    | Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo |

  Regel: Die höchste abgehobene Karte gibt zuerst, dann der linke Nachbar

    @OH.DEALER
    Szenariogrundriss: Ben hebt <höher> ab, Anna <niedriger>: Ben gibt
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Wenn abgehoben wird: Anna <niedriger>, Ben <höher>, Cleo <dritte>
      Dann ist Ben mit Geben an der Reihe

      Beispiele:
        | niedriger | höher | dritte |
        | K♥        | A♣    | 2♦     |
        | D♣        | K♦    | 2♠     |
        | B♦        | D♠    | 2♥     |
        | 10♠       | B♥    | 2♣     |
        | 9♥        | 10♣   | 2♦     |
        | 8♣        | 9♦    | 2♠     |
        | 7♦        | 8♠    | 2♥     |
        | 6♠        | 7♥    | 2♣     |
        | 5♥        | 6♣    | 2♦     |
        | 4♣        | 5♦    | 2♠     |
        | 3♦        | 4♠    | 2♥     |
        | 2♠        | 3♥    | 2♣     |

    @OH.DEALER
    Szenario: Wer eine niedrigere Karte abgehoben hat, darf nicht geben
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Wenn abgehoben wird: Anna 9♣, Ben B♦, Cleo 4♠
      Und Cleo gibt
      Dann ist das unmöglich: falscher Geber (OH.DEALER)

    @OH.DEALER
    Szenario: Zwei Könige sind die höchsten: Es wird noch einmal abgehoben
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Wenn abgehoben wird: Anna K♠, Ben K♥, Cleo 4♦
      Und abgehoben wird: Anna 6♠, Ben 3♥, Cleo 2♦
      Dann ist alles fehlerfrei
      Und Anna ist mit Geben an der Reihe

    @OH.DEALER
    Szenario: Niemand gibt, bevor noch einmal abgehoben ist
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Wenn abgehoben wird: Anna K♠, Ben K♥, Cleo 4♦
      Und Anna gibt
      Dann ist das unmöglich: hier nicht vorgesehen (OH.DEALER)

    @OH.DEALER
    Szenariogrundriss: Ist kein Abheben notiert, zeigt das erste Geben, dass <Geber> gibt
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und <Geber> gibt
      Dann ist alles fehlerfrei
      Und <Geber> ist mit Aufdecken an der Reihe

      Beispiele:
        | Geber |
        | Anna  |
        | Ben   |
        | Cleo  |

    @OH.DEALER
    Szenario: Nach Cleo gibt Anna, dann Ben
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und niemand bekommt mehr als 2 Karten
      Wenn Cleo gibt
      Und Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 1, Ben 0, Cleo 0
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 10♦    | Ben 7♠    | Cleo 7♦   |
        | Anna 2♣     | Ben 5♣    | Cleo A♣   |
      Dann ist Anna mit Geben an der Reihe
      Wenn Anna gibt
      Und Anna 4♠ aufdeckt
      Und angesagt wird: Ben 1, Cleo 1, Anna 0
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Ben 3♠      | Cleo A♣   | Anna D♦   |
      Dann ist Ben mit Geben an der Reihe

    @OH.DEALER
    Szenario: Niemand gibt zweimal hintereinander
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und niemand bekommt mehr als 2 Karten
      Wenn Cleo gibt
      Und Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 1, Ben 0, Cleo 0
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 10♦    | Ben 7♠    | Cleo 7♦   |
        | Anna 2♣     | Ben 5♣    | Cleo A♣   |
      Und Cleo gibt
      Dann ist das unmöglich: falscher Geber (OH.DEALER)

  Regel: Zehn Karten im ersten Spiel, dann jedes Mal eine weniger bis zu einer, und wieder aufwärts

    @OH.DEAL
    Szenariogrundriss: Erstes Spiel für <Spieler>: <Zahl> Karten für jeden
      Gegeben sei eine Partie Oh Hell zwischen <Spieler>
      Und Anna gibt
        | Anna | <Zahl> |
        | Ben  | <Zahl> |
        | Cleo | <Zahl> |
      Dann ist alles fehlerfrei
      Und Anna ist mit Aufdecken an der Reihe

      Beispiele:
        | Spieler                                 | Zahl |
        | Anna, Ben und Cleo                      | 10   |
        | Anna, Ben, Cleo und Di                  | 10   |
        | Anna, Ben, Cleo, Di und Eva             | 10   |
        | Anna, Ben, Cleo, Di, Eva und Finn       | 8    |
        | Anna, Ben, Cleo, Di, Eva, Finn und Gina | 7    |

    @OH.DEAL
    Szenariogrundriss: Erstes Spiel für <Spieler>: nicht <Zahl> Karten
      Gegeben sei eine Partie Oh Hell zwischen <Spieler>
      Und Anna gibt
        | Cleo | <Zahl> |
      Dann ist das unmöglich: falsche Kartenzahl (OH.DEAL)

      Beispiele:
        | Spieler                                 | Zahl |
        | Anna, Ben und Cleo                      | 9    |
        | Anna, Ben und Cleo                      | 11   |
        | Anna, Ben, Cleo und Di                  | 9    |
        | Anna, Ben, Cleo und Di                  | 12   |
        | Anna, Ben, Cleo, Di und Eva             | 11   |
        | Anna, Ben, Cleo, Di, Eva und Finn       | 9    |
        | Anna, Ben, Cleo, Di, Eva und Finn       | 7    |
        | Anna, Ben, Cleo, Di, Eva, Finn und Gina | 8    |
        | Anna, Ben, Cleo, Di, Eva, Finn und Gina | 6    |

    @OH.DEAL
    Szenariogrundriss: Vereinbart sind höchstens <Höchstzahl> Karten; <Spieler> bekommen <Zahl>
      Gegeben sei eine Partie Oh Hell zwischen <Spieler>
      Und niemand bekommt mehr als <Höchstzahl> Karten
      Und Anna gibt
        | Anna | <Zahl> |
        | Ben  | <Zahl> |
        | Cleo | <Zahl> |
      Dann ist alles fehlerfrei
      Und Anna ist mit Aufdecken an der Reihe

      Beispiele: so viele gibt es
        | Spieler                                 | Höchstzahl | Zahl |
        | Anna, Ben und Cleo                      | 17         | 17   |
        | Anna, Ben und Cleo                      | 5          | 5    |
        | Anna, Ben und Cleo                      | 1          | 1    |
        | Anna, Ben, Cleo und Di                  | 12         | 12   |
        | Anna, Ben, Cleo, Di und Eva             | 9          | 9    |
        | Anna, Ben, Cleo, Di, Eva und Finn       | 8          | 8    |
        | Anna, Ben, Cleo, Di, Eva, Finn und Gina | 4          | 4    |

      Beispiele: mehr, als es gibt
        | Spieler                                 | Höchstzahl | Zahl |
        | Anna, Ben, Cleo und Di                  | 13         | 12   |
        | Anna, Ben, Cleo und Di                  | 17         | 12   |
        | Anna, Ben, Cleo, Di und Eva             | 17         | 10   |
        | Anna, Ben, Cleo, Di, Eva und Finn       | 17         | 8    |
        | Anna, Ben, Cleo, Di, Eva, Finn und Gina | 17         | 7    |

    @OH.DEAL
    Szenariogrundriss: Auf <Zahl> Karten kann man sich nicht einigen
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und niemand bekommt mehr als <Zahl> Karten
      Und Anna gibt
      Dann ist das unlesbar: kein möglicher Wert

      Beispiele:
        | Zahl |
        | 0    |
        | 18   |

    @OH.DEAL
    Szenario: Drei, zwei, eine, zwei, drei
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und niemand bekommt mehr als 3 Karten
      Wenn Cleo gibt
        | Anna | 3 |
        | Ben  | 3 |
        | Cleo | 3 |
      Und Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 1, Ben 1, Cleo 0
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 8♥     | Ben 6♦    | Cleo 9♥   |
        | Ben 5♠      | Cleo 2♣   | Anna 7♠   |
        | Anna 5♥     | Ben 4♣    | Cleo 5♦   |
      Und Anna gibt
        | Anna | 2 |
        | Ben  | 2 |
        | Cleo | 2 |
      Und Anna 4♠ aufdeckt
      Und angesagt wird: Ben 1, Cleo 0, Anna 0
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Ben K♦      | Cleo 8♦   | Anna 2♦   |
        | Ben 4♥      | Cleo 3♠   | Anna 8♥   |
      Und Ben gibt
        | Anna | 1 |
        | Ben  | 1 |
        | Cleo | 1 |
      Und Ben B♥ aufdeckt
      Und angesagt wird: Cleo 1, Anna 1, Ben 0
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Cleo 10♣    | Anna D♣   | Ben 9♣    |
      Und Cleo gibt
        | Anna | 2 |
        | Ben  | 2 |
        | Cleo | 2 |
      Und Cleo K♣ aufdeckt
      Und angesagt wird: Anna 0, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna A♥     | Ben 6♣    | Cleo 10♥  |
        | Ben 5♦      | Cleo 6♦   | Anna D♥   |
      Und Anna gibt
        | Anna | 3 |
        | Ben  | 3 |
        | Cleo | 3 |
      Dann ist alles fehlerfrei
      Und Anna ist mit Aufdecken an der Reihe

    @OH.DEAL
    Szenariogrundriss: Nach drei Karten nicht <Zahl>
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und niemand bekommt mehr als 3 Karten
      Wenn Cleo gibt
      Und Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 1, Ben 1, Cleo 0
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 8♥     | Ben 6♦    | Cleo 9♥   |
        | Ben 5♠      | Cleo 2♣   | Anna 7♠   |
        | Anna 5♥     | Ben 4♣    | Cleo 5♦   |
      Und Anna gibt
        | Ben | <Zahl> |
      Dann ist das unmöglich: falsche Kartenzahl (OH.DEAL)

      Beispiele:
        | Zahl |
        | 3    |
        | 1    |
        | 4    |

    @OH.DEAL
    Szenariogrundriss: Nach dem Spiel zu einer Karte nicht <Zahl>
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und niemand bekommt mehr als 2 Karten
      Wenn Cleo gibt
      Und Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 1, Ben 0, Cleo 0
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 10♦    | Ben 7♠    | Cleo 7♦   |
        | Anna 2♣     | Ben 5♣    | Cleo A♣   |
      Und Anna gibt
      Und Anna 4♠ aufdeckt
      Und angesagt wird: Ben 1, Cleo 1, Anna 0
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Ben 3♠      | Cleo A♣   | Anna D♦   |
      Und Ben gibt
        | Cleo | <Zahl> |
      Dann ist das unmöglich: falsche Kartenzahl (OH.DEAL)

      Beispiele:
        | Zahl |
        | 1    |
        | 3    |

    @OH.DEAL
    Szenario: Vier Spieler, die alle Karten vereinbaren: nach zwölf elf
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben, Cleo und Di
      Und niemand bekommt mehr als 17 Karten
      Wenn Di gibt
      Und Di 9♦ aufdeckt
      Und angesagt wird: Anna 4, Ben 3, Cleo 2, Di 2
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna K♦     | Ben A♦    | Cleo 5♦   | Di B♦     |
        | Ben 6♦      | Cleo 10♦  | Di 2♣     | Anna D♦   |
        | Anna 8♦     | Ben 4♦    | Cleo 7♦   | Di 3♥     |
        | Anna 2♦     | Ben 2♠    | Cleo 4♣   | Di 3♣     |
        | Anna A♥     | Ben 6♥    | Cleo 4♥   | Di 5♥     |
        | Anna 2♥     | Ben K♥    | Cleo 9♥   | Di 10♥    |
        | Ben K♣      | Cleo 5♣   | Di 8♣     | Anna 7♣   |
        | Ben 3♠      | Cleo 4♠   | Di K♠     | Anna D♠   |
        | Di B♣       | Anna 6♣   | Ben 10♣   | Cleo 9♠   |
        | Di 6♠       | Anna 5♠   | Ben A♣    | Cleo 10♠  |
        | Cleo A♠     | Di 7♠     | Anna B♠   | Ben D♥    |
        | Cleo B♥     | Di D♣     | Anna 8♥   | Ben 9♣    |
      Und Anna gibt
        | Anna | 11 |
        | Ben  | 11 |
        | Cleo | 11 |
        | Di   | 11 |
      Dann ist alles fehlerfrei
      Und Anna ist mit Aufdecken an der Reihe

    @OH.DEAL
    Szenario: Sieben Spieler: nach sieben Karten sechs
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben, Cleo, Di, Eva, Finn und Gina
      Wenn Gina gibt
      Und Gina 9♦ aufdeckt
      Und angesagt wird: Anna 2, Ben 1, Cleo 0, Di 1, Eva 1, Finn 0, Gina 0
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben | zugegeben | zugegeben | zugegeben |
        | Anna A♦     | Ben K♦    | Cleo 2♦   | Di 4♦     | Eva 3♦    | Finn 6♦   | Gina D♣   |
        | Anna 8♦     | Ben 3♠    | Cleo D♦   | Di 10♦    | Eva 5♦    | Finn 7♦   | Gina 9♣   |
        | Cleo 5♠     | Di B♠     | Eva 7♠    | Finn 9♠   | Gina 4♠   | Anna K♠   | Ben 6♠    |
        | Anna 3♥     | Ben 4♥    | Cleo 10♥  | Di K♥     | Eva 7♥    | Finn 8♣   | Gina 8♥   |
        | Di 4♣       | Eva B♦    | Finn B♣   | Gina 5♣   | Anna K♣   | Ben 6♣    | Cleo 7♣   |
        | Eva B♥      | Finn 10♠  | Gina 2♥   | Anna D♠   | Ben A♥    | Cleo A♠   | Di 9♥     |
        | Ben 10♣     | Cleo 8♠   | Di 6♥     | Eva D♥    | Finn A♣   | Gina 2♠   | Anna 3♣   |
      Und Anna gibt
        | Anna | 6 |
        | Ben  | 6 |
        | Cleo | 6 |
        | Di   | 6 |
        | Eva  | 6 |
        | Finn | 6 |
        | Gina | 6 |
      Dann ist alles fehlerfrei
      Und Anna ist mit Aufdecken an der Reihe

  Regel: Die nächste Karte wird aufgedeckt und macht den Trumpf

    @OH.TURN @OH.WIN
    Szenariogrundriss: <aufgedeckt> wird aufgedeckt: <Farbe> ist Trumpf und sticht das Ass
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und niemand bekommt mehr als 1 Karten
      Und Cleo gibt
      Wenn Cleo <aufgedeckt> aufdeckt
      Und angesagt wird: Anna 0, Ben 0, Cleo 0
      Und Anna <ausgespielt> ausspielt
      Und Ben <Farbe> zugibt
      Und Cleo <dritte> zugibt
      Dann gewinnt Ben den Stich

      Beispiele:
        | aufgedeckt | ausgespielt | Farbe | dritte |
        | 9♠         | A♥          | 2♠    | K♥     |
        | A♥         | A♣          | 2♥    | K♣     |
        | 5♦         | A♠          | 2♦    | K♠     |
        | B♣         | A♦          | 2♣    | K♦     |

    @OH.TURN
    Szenario: Das nächste Spiel hat seinen eigenen Trumpf
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und niemand bekommt mehr als 2 Karten
      Wenn Cleo gibt
      Und Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 1, Ben 0, Cleo 0
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 10♦    | Ben 7♠    | Cleo 7♦   |
        | Anna 2♣     | Ben 5♣    | Cleo A♣   |
      Und Anna gibt
      Und Anna 4♠ aufdeckt
      Und angesagt wird: Ben 1, Cleo 1, Anna 0
      Und Ben A♦ ausspielt
      Und Cleo 2♠ zugibt
      Und Anna K♦ zugibt
      Dann gewinnt Cleo den Stich

    @OH.TURN
    Szenario: Nur der Geber deckt sie auf
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und niemand bekommt mehr als 2 Karten
      Und Cleo gibt
      Wenn Anna 9♦ aufdeckt
      Dann ist das unmöglich: nicht an der Reihe (OH.TURN)

    @OH.TURN
    Szenario: Eine Karte, die gegeben wurde, kann nicht aufgedeckt werden
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und niemand bekommt mehr als 2 Karten
      Und Cleo gibt
        | Ben | 9♦ K♠ |
      Wenn Cleo 9♦ aufdeckt
      Dann ist das unmöglich: nicht im Ziehstapel (OH.TURN)

    @OH.TURN
    Szenario: Vorher sagt niemand an
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und niemand bekommt mehr als 2 Karten
      Und Cleo gibt
      Wenn Anna 1 ansagt
      Dann ist das unmöglich: hier nicht vorgesehen (OH.TURN)

    @OH.TURN @OH.PLAY
    Szenario: Die aufgedeckte Karte hat niemand in der Hand
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und niemand bekommt mehr als 2 Karten
      Und Cleo gibt
      Wenn Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 0, Ben 0, Cleo 0
      Und Anna 9♦ ausspielt
      Dann ist das unmöglich: Karte nicht in der Hand (OH.PLAY)
