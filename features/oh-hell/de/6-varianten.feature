# language: de
Funktionalität: Oh Hell: Varianten
  Vor der Partie zu vereinbaren.

  Regel: Freie Ansagen

    @OH.BID.FREE
    Szenariogrundriss: Die Ansagen dürfen zusammen die Zahl der Stiche ergeben: <erste>, <zweite>, <dritte>
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und sie spielen »Freie Ansagen«
      Und niemand bekommt mehr als 3 Karten
      Und Cleo gibt
      Wenn Cleo 9♦ aufdeckt
      Und angesagt wird: Anna <erste>, Ben <zweite>, Cleo <dritte>
      Dann ist alles fehlerfrei
      Und Anna ist mit Ausspielen an der Reihe

      Beispiele:
        | erste | zweite | dritte |
        | 1     | 1      | 1      |
        | 0     | 0      | 3      |
        | 3     | 0      | 0      |
        | 1     | 1      | 0      |

    @OH.BID.FREE
    Szenario: Mehr Stiche als Karten gibt es auch dann nicht
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und sie spielen »Freie Ansagen«
      Und niemand bekommt mehr als 3 Karten
      Und Cleo gibt
      Wenn Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 1, Ben 1
      Dann darf Cleo 0 bis 3 ansagen
      Wenn Cleo 4 ansagt
      Dann ist das regelwidrig: Ansage nicht möglich (OH.BID.FREE)

  Regel: Jeder Stich zählt

    @OH.SCORE.TRICKS
    Szenariogrundriss: Anna macht zwei Stiche und hat <Ansage> angesagt: <Punkte>
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und sie spielen »Jeder Stich zählt«
      Und niemand bekommt mehr als 3 Karten
      Und Cleo gibt
      Wenn Cleo 9♦ aufdeckt
      Und angesagt wird: Anna <Ansage>, Ben 3, Cleo 3
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 4♦     | Ben B♦    | Cleo B♣   |
        | Ben 9♠      | Cleo 6♠   | Anna 6♦   |
        | Anna D♣     | Ben A♥    | Cleo 4♥   |
      Dann bekommt Anna <Punkte> Punkte
      Und es steht Anna <Punkte>, Ben 1, Cleo 0

      Beispiele:
        | Ansage | Punkte |
        | 0      | 2      |
        | 1      | 2      |
        | 2      | 12     |
        | 3      | 2      |

    @OH.SCORE.TRICKS
    Szenario: Kein Stich angesagt und keiner gemacht: 10
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und sie spielen »Jeder Stich zählt«
      Und niemand bekommt mehr als 3 Karten
      Und Cleo gibt
      Wenn Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 2, Ben 2, Cleo 0
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 4♦     | Ben B♦    | Cleo B♣   |
        | Ben 9♠      | Cleo 6♠   | Anna 6♦   |
        | Anna D♣     | Ben A♥    | Cleo 4♥   |
      Dann bekommt Anna 12 Punkte (OH.SCORE.TRICKS)
      Und Ben bekommt 1 Punkt (OH.SCORE.TRICKS)
      Und Cleo bekommt 10 Punkte (OH.SCORE.TRICKS)

  Regel: Abweichungen kosten

    @OH.SCORE.MISS
    Szenario: Anna macht zwei Stiche und hat zwei angesagt: 12
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und sie spielen »Abweichungen kosten«
      Und niemand bekommt mehr als 3 Karten
      Und Cleo gibt
      Wenn Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 2, Ben 1, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 4♦     | Ben B♦    | Cleo B♣   |
        | Ben 9♠      | Cleo 6♠   | Anna 6♦   |
        | Anna D♣     | Ben A♥    | Cleo 4♥   |
      Dann bekommt Anna 12 Punkte (OH.SCORE.MISS)
      Und Ben bekommt 11 Punkte (OH.SCORE.MISS)
      Und Cleo verliert 1 Punkt (OH.SCORE.MISS)
      Und es steht Anna 12, Ben 11, Cleo -1

    @OH.SCORE.MISS
    Szenariogrundriss: Anna macht zwei Stiche und hat <Ansage> angesagt: minus <Punkte>
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und sie spielen »Abweichungen kosten«
      Und niemand bekommt mehr als 3 Karten
      Und Cleo gibt
      Wenn Cleo 9♦ aufdeckt
      Und angesagt wird: Anna <Ansage>, Ben 3, Cleo 3
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 4♦     | Ben B♦    | Cleo B♣   |
        | Ben 9♠      | Cleo 6♠   | Anna 6♦   |
        | Anna D♣     | Ben A♥    | Cleo 4♥   |
      Dann verliert Anna <Punkte>

      Beispiele:
        | Ansage | Punkte   |
        | 0      | 2 Punkte |
        | 1      | 1 Punkt  |
        | 3      | 1 Punkt  |

    @OH.SCORE.MISS
    Szenariogrundriss: Ben macht einen Stich und hat <Ansage> angesagt: minus <Punkte>
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und sie spielen »Abweichungen kosten«
      Und niemand bekommt mehr als 3 Karten
      Und Cleo gibt
      Wenn Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 3, Ben <Ansage>, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 4♦     | Ben B♦    | Cleo B♣   |
        | Ben 9♠      | Cleo 6♠   | Anna 6♦   |
        | Anna D♣     | Ben A♥    | Cleo 4♥   |
      Dann verliert Ben <Punkte>

      Beispiele:
        | Ansage | Punkte   |
        | 0      | 1 Punkt  |
        | 2      | 1 Punkt  |
        | 3      | 2 Punkte |

    @OH.SCORE.MISS @OH.SCORE.TRICKS
    Szenario: Beide Zählweisen zugleich gibt es nicht
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und sie spielen »Jeder Stich zählt« und »Abweichungen kosten«
      Und Cleo gibt
      Dann ist das unlesbar: Varianten schließen sich aus

  Regel: Aufwärts und abwärts

    @OH.DEAL.UP @OH.END
    Szenario: Eine, zwei, drei, zwei, eine
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und sie spielen »Aufwärts und abwärts«
      Und niemand bekommt mehr als 3 Karten
      Wenn Cleo gibt
        | Anna | 1 |
        | Ben  | 1 |
        | Cleo | 1 |
      Und Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 1, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 3♠     | Ben 6♥    | Cleo 10♥  |
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
        | Anna | 3 |
        | Ben  | 3 |
        | Cleo | 3 |
      Und Ben B♥ aufdeckt
      Und angesagt wird: Cleo 0, Anna 1, Ben 0
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Cleo K♥     | Anna 3♠   | Ben 2♣    |
        | Cleo 3♣     | Anna D♣   | Ben 8♠    |
        | Anna 8♦     | Ben D♦    | Cleo 6♠   |
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
      Dann geht die Partie weiter
      Wenn Anna gibt
        | Anna | 1 |
        | Ben  | 1 |
        | Cleo | 1 |
      Und Anna 2♠ aufdeckt
      Und angesagt wird: Ben 1, Cleo 1, Anna 0
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Ben 4♠      | Cleo A♣   | Anna D♦   |
      Dann steht es Anna 52, Ben 32, Cleo 11
      Und Anna gewinnt die Partie

    @OH.DEAL.UP
    Szenariogrundriss: Das erste Spiel hat nicht <Zahl> Karten
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und sie spielen »Aufwärts und abwärts«
      Und Cleo gibt
        | Anna | <Zahl> |
      Dann ist das unmöglich: falsche Kartenzahl (OH.DEAL.UP)

      Beispiele:
        | Zahl |
        | 2    |
        | 10   |

    @OH.DEAL.UP
    Szenario: Vier Spieler, die alle Karten vereinbaren: eine, dann zwei
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben, Cleo und Di
      Und sie spielen »Aufwärts und abwärts«
      Und niemand bekommt mehr als 17 Karten
      Wenn Di gibt
        | Anna | 1 |
        | Ben  | 1 |
        | Cleo | 1 |
        | Di   | 1 |
      Und Di 9♦ aufdeckt
      Und angesagt wird: Anna 1, Ben 0, Cleo 0, Di 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben | zugegeben |
        | Anna 8♦     | Ben 5♦    | Cleo 9♠   | Di K♣     |
      Und Anna gibt
        | Anna | 2 |
        | Ben  | 2 |
        | Cleo | 2 |
        | Di   | 2 |
      Dann ist alles fehlerfrei

    @OH.DEAL.UP
    Szenario: Drei Spieler, die alle Karten vereinbaren: eine, dann zwei
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und sie spielen »Aufwärts und abwärts«
      Und niemand bekommt mehr als 17 Karten
      Wenn Cleo gibt
        | Anna | 1 |
        | Ben  | 1 |
        | Cleo | 1 |
      Und Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 1, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 3♠     | Ben 6♥    | Cleo 10♥  |
      Und Anna gibt
        | Anna | 2 |
        | Ben  | 2 |
        | Cleo | 2 |
      Dann ist alles fehlerfrei

    @OH.DEAL.UP
    Szenariogrundriss: Eine Karte, auch wenn <Höchstzahl> die höchste Zahl ist
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und sie spielen »Aufwärts und abwärts«
      Und niemand bekommt mehr als <Höchstzahl> Karten
      Und Cleo gibt
        | Anna | 1 |
      Dann ist alles fehlerfrei

      Beispiele:
        | Höchstzahl |
        | 1          |
        | 10         |
        | 17         |

  Regel: Nur abwärts

    @OH.DEAL.DOWN @OH.END.HALF
    Szenario: Drei, zwei, eine, und Schluss
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und sie spielen »Nur abwärts«
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
      Dann geht die Partie weiter
      Wenn Ben gibt
        | Anna | 1 |
        | Ben  | 1 |
        | Cleo | 1 |
      Und Ben B♥ aufdeckt
      Und angesagt wird: Cleo 1, Anna 1, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Cleo 10♣    | Anna D♣   | Ben 9♣    |
      Dann steht es Anna 32, Ben 22, Cleo 0
      Und Anna gewinnt die Partie

    @OH.END.HALF
    Szenario: Auch hier gewinnen bei Gleichstand alle zusammen
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und sie spielen »Nur abwärts«
      Und niemand bekommt mehr als 2 Karten
      Wenn Cleo gibt
        | Anna | 2 |
        | Ben  | 2 |
        | Cleo | 2 |
      Und Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 1, Ben 0, Cleo 0
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 10♦    | Ben 7♠    | Cleo 7♦   |
        | Anna 2♣     | Ben 5♣    | Cleo A♣   |
      Und Anna gibt
        | Anna | 1 |
        | Ben  | 1 |
        | Cleo | 1 |
      Und Anna 4♠ aufdeckt
      Und angesagt wird: Ben 1, Cleo 1, Anna 0
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Ben 3♠      | Cleo A♣   | Anna D♦   |
      Dann steht es Anna 21, Ben 21, Cleo 0
      Und Anna und Ben gewinnen die Partie

    @OH.END.HALF
    Szenario: Nach dem Spiel zu einer Karte gibt niemand mehr
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und sie spielen »Nur abwärts«
      Und niemand bekommt mehr als 1 Karten
      Wenn Cleo gibt
        | Anna | 1 |
        | Ben  | 1 |
        | Cleo | 1 |
      Und Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 1, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 3♠     | Ben 6♥    | Cleo 10♥  |
      Und Anna gibt
      Dann ist das unmöglich: nach dem Ende (OH.END.HALF)

    @OH.DEAL.DOWN
    Szenariogrundriss: Abwärts hat das erste Spiel nicht <Zahl> Karten
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und sie spielen »Nur abwärts«
      Und Cleo gibt
        | Anna | <Zahl> |
      Dann ist das unmöglich: falsche Kartenzahl (OH.DEAL.DOWN)

      Beispiele:
        | Zahl |
        | 9    |
        | 11   |
        | 1    |

    @OH.DEAL.DOWN @OH.DEAL.UP @OH.DEAL.UP-ONLY
    Szenariogrundriss: Ein Verlauf genügt: nicht mit »<Variante>«
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und sie spielen »Nur abwärts« und »<Variante>«
      Und Cleo gibt
      Dann ist das unlesbar: Varianten schließen sich aus

      Beispiele:
        | Variante             |
        | Aufwärts und abwärts |
        | Nur aufwärts         |

  Regel: Nur aufwärts

    @OH.DEAL.UP-ONLY @OH.END.HALF
    Szenario: Eine, zwei, drei, und Schluss
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und sie spielen »Nur aufwärts«
      Und niemand bekommt mehr als 3 Karten
      Wenn Cleo gibt
        | Anna | 1 |
        | Ben  | 1 |
        | Cleo | 1 |
      Und Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 1, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 3♠     | Ben 6♥    | Cleo 10♥  |
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
      Dann geht die Partie weiter
      Wenn Ben gibt
        | Anna | 3 |
        | Ben  | 3 |
        | Cleo | 3 |
      Und Ben B♥ aufdeckt
      Und angesagt wird: Cleo 0, Anna 1, Ben 0
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Cleo K♥     | Anna 3♠   | Ben 2♣    |
        | Cleo 3♣     | Anna D♣   | Ben 8♠    |
        | Anna 8♦     | Ben D♦    | Cleo 6♠   |
      Dann steht es Anna 32, Ben 21, Cleo 0
      Und Anna gewinnt die Partie

    @OH.DEAL.UP-ONLY
    Szenariogrundriss: Aufwärts hat das erste Spiel nicht <Zahl> Karten
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und sie spielen »Nur aufwärts«
      Und Cleo gibt
        | Anna | <Zahl> |
      Dann ist das unmöglich: falsche Kartenzahl (OH.DEAL.UP-ONLY)

      Beispiele:
        | Zahl |
        | 2    |
        | 10   |

    @OH.END.HALF
    Szenario: Nach dem Spiel mit den meisten Karten gibt niemand mehr
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und sie spielen »Nur aufwärts«
      Und niemand bekommt mehr als 1 Karten
      Wenn Cleo gibt
        | Anna | 1 |
        | Ben  | 1 |
        | Cleo | 1 |
      Und Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 1, Ben 0, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 3♠     | Ben 6♥    | Cleo 10♥  |
      Und Anna gibt
      Dann ist das unmöglich: nach dem Ende (OH.END.HALF)

    @OH.DEAL.UP @OH.DEAL.UP-ONLY
    Szenariogrundriss: Nicht mit »<Variante>«
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und sie spielen »Nur aufwärts« und »<Variante>«
      Und Cleo gibt
      Dann ist das unlesbar: Varianten schließen sich aus

      Beispiele:
        | Variante             |
        | Aufwärts und abwärts |
        | Nur abwärts          |

  Regel: Wie das Programm OpenSpiel es spielt

    @OH.OPENSPIEL
    Szenario: Ein Spiel, ein Punkt für jeden Stich und zehn für eine genaue Ansage
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und sie spielen »OpenSpiel«
      Und niemand bekommt mehr als 3 Karten
      Wenn Cleo gibt
        | Anna | 3 |
        | Ben  | 3 |
        | Cleo | 3 |
      Und Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 2, Ben 2, Cleo 0
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 4♦     | Ben B♦    | Cleo B♣   |
        | Ben 9♠      | Cleo 6♠   | Anna 6♦   |
        | Anna D♣     | Ben A♥    | Cleo 4♥   |
      Dann bekommt Anna 12 Punkte (OH.OPENSPIEL)
      Und Ben bekommt 1 Punkt (OH.OPENSPIEL)
      Und Cleo bekommt 10 Punkte (OH.OPENSPIEL)
      Und Anna gewinnt die Partie

    @OH.OPENSPIEL
    Szenariogrundriss: Anna hat <Ansage> angesagt und macht zwei Stiche: <Punkte>
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und sie spielen »OpenSpiel«
      Und niemand bekommt mehr als 3 Karten
      Und Cleo gibt
      Wenn Cleo 9♦ aufdeckt
      Und angesagt wird: Anna <Ansage>, Ben 3, Cleo 3
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 4♦     | Ben B♦    | Cleo B♣   |
        | Ben 9♠      | Cleo 6♠   | Anna 6♦   |
        | Anna D♣     | Ben A♥    | Cleo 4♥   |
      Dann bekommt Anna <Punkte> Punkte

      Beispiele:
        | Ansage | Punkte |
        | 0      | 2      |
        | 1      | 2      |
        | 2      | 12     |
        | 3      | 2      |

    @OH.OPENSPIEL
    Szenario: Ein zweites Spiel gibt es nicht
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und sie spielen »OpenSpiel«
      Und niemand bekommt mehr als 2 Karten
      Wenn Cleo gibt
      Und Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 1, Ben 0, Cleo 0
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 10♦    | Ben 7♠    | Cleo 7♦   |
        | Anna 2♣     | Ben 5♣    | Cleo A♣   |
      Und Anna gibt
      Dann ist das unmöglich: nach dem Ende (OH.OPENSPIEL)

    @OH.OPENSPIEL
    Szenariogrundriss: Niemand bekommt <Zahl> Karten, wenn <Höchstzahl> vereinbart sind
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und sie spielen »OpenSpiel«
      Und niemand bekommt mehr als <Höchstzahl> Karten
      Und Cleo gibt
        | Anna | <Zahl> |
      Dann ist das unmöglich: falsche Kartenzahl (OH.OPENSPIEL)

      Beispiele:
        | Höchstzahl | Zahl |
        | 3          | 2    |
        | 3          | 4    |
        | 17         | 16   |
        | 10         | 11   |

    @OH.OPENSPIEL
    Szenario: Siebzehn Karten für drei
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und sie spielen »OpenSpiel«
      Und niemand bekommt mehr als 17 Karten
      Und Cleo gibt
        | Anna | 17 |
        | Ben  | 17 |
        | Cleo | 17 |
      Dann ist alles fehlerfrei

    @OH.OPENSPIEL @OH.HOOK
    Szenario: Die letzte Ansage ist gebunden wie immer
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und sie spielen »OpenSpiel«
      Und niemand bekommt mehr als 3 Karten
      Und Cleo gibt
      Wenn Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 1, Ben 1
      Und Cleo 1 ansagt
      Dann ist das regelwidrig: Ansage nicht möglich (OH.HOOK)

    @OH.SCORE.MISS @OH.OPENSPIEL
    Szenario: Mit seinem Abzug für Abweichungen: Cleo verliert einen Punkt
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und sie spielen »OpenSpiel« und »Abweichungen kosten«
      Und niemand bekommt mehr als 3 Karten
      Wenn Cleo gibt
      Und Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 2, Ben 1, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 4♦     | Ben B♦    | Cleo B♣   |
        | Ben 9♠      | Cleo 6♠   | Anna 6♦   |
        | Anna D♣     | Ben A♥    | Cleo 4♥   |
      Dann verliert Cleo 1 Punkt (OH.SCORE.MISS)
      Und es steht Anna 12, Ben 11, Cleo -1
      Und Anna gewinnt die Partie

    @OH.OPENSPIEL
    Szenariogrundriss: Es wird so gespielt, wie es ist, nicht mit »<Variante>«
      Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
      Und sie spielen »OpenSpiel« und »<Variante>«
      Und Cleo gibt
      Dann ist das unlesbar: Varianten schließen sich aus

      Beispiele:
        | Variante             |
        | Jeder Stich zählt    |
        | Aufwärts und abwärts |
        | Nur abwärts          |
        | Nur aufwärts         |
