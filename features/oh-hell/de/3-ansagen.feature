# language: de
Funktionalität: Oh Hell: ansagen
  Wie viele Stiche jeder verspricht.

  Grundlage:
    Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo
    Und niemand bekommt mehr als 3 Karten

  Regel: Vom linken Nachbarn des Gebers an, jeder einmal

    @OH.BID
    Szenario: Reihum, dann das erste Ausspiel
      Angenommen Cleo gibt
      Wenn Cleo 9♦ aufdeckt
      Dann ist Anna mit Ansagen an der Reihe
      Wenn Anna 1 ansagt
      Dann ist Ben mit Ansagen an der Reihe
      Wenn Ben 0 ansagt
      Dann ist Cleo mit Ansagen an der Reihe
      Wenn Cleo 1 ansagt
      Dann ist Anna mit Ausspielen an der Reihe

    @OH.BID
    Szenario: Anna gibt, Ben sagt zuerst an
      Angenommen Anna gibt
      Wenn Anna 9♦ aufdeckt
      Dann ist Ben mit Ansagen an der Reihe

    @OH.BID
    Szenario: Ben darf nicht vor Anna ansagen
      Angenommen Cleo gibt
      Wenn Cleo 9♦ aufdeckt
      Und Ben 1 ansagt
      Dann ist das unmöglich: nicht an der Reihe (OH.BID)

    @OH.BID
    Szenario: Niemand sagt zweimal an
      Angenommen Cleo gibt
      Wenn Cleo 9♦ aufdeckt
      Und Anna 1 ansagt
      Und Anna 2 ansagt
      Dann ist das unmöglich: nicht an der Reihe (OH.BID)

    @OH.BID
    Szenario: Niemand spielt aus, bevor alle angesagt haben
      Angenommen Cleo gibt
      Wenn Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 1, Ben 0
      Und Anna K♠ ausspielt
      Dann ist das unmöglich: hier nicht vorgesehen (OH.BID)

    @OH.BID
    Szenario: Von keinem Stich bis zu allen
      Angenommen Cleo gibt
      Wenn Cleo 9♦ aufdeckt
      Dann darf Anna 0 bis 3 ansagen
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3
      Dann ist alles fehlerfrei

    @OH.BID
    Szenariogrundriss: <Zahl> Stiche gibt es nicht; die Ansage gilt trotzdem
      Angenommen Cleo gibt
      Wenn Cleo 9♦ aufdeckt
      Und Anna <Zahl> ansagt
      Dann ist das regelwidrig: Ansage nicht möglich (OH.BID)
      Und Ben ist mit Ansagen an der Reihe

      Beispiele:
        | Zahl |
        | 4    |
        | 10   |
        | 100  |

    @OH.BID
    Szenario: Mit zwei Karten sagt niemand drei an
      Wenn Cleo gibt
      Und Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 1, Ben 1, Cleo 0
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 8♥     | Ben 6♦    | Cleo 9♥   |
        | Ben 5♠      | Cleo 2♣   | Anna 7♠   |
        | Anna 5♥     | Ben 4♣    | Cleo 5♦   |
      Und Anna gibt
      Und Anna 4♠ aufdeckt
      Dann darf Ben 0 bis 2 ansagen
      Wenn Ben 3 ansagt
      Dann ist das regelwidrig: Ansage nicht möglich (OH.BID)

  Regel: Die Ansagen dürfen zusammen nicht die Zahl der Stiche ergeben

    @OH.HOOK
    Szenariogrundriss: Anna sagt <erste> an, Ben <zweite>: Cleo darf nicht <dritte> ansagen
      Angenommen Cleo gibt
      Wenn Cleo 9♦ aufdeckt
      Und angesagt wird: Anna <erste>, Ben <zweite>
      Und Cleo <dritte> ansagt
      Dann ist das regelwidrig: Ansage nicht möglich (OH.HOOK)
      Und Anna ist mit Ausspielen an der Reihe

      Beispiele:
        | erste | zweite | dritte |
        | 0     | 0      | 3      |
        | 1     | 0      | 2      |
        | 1     | 1      | 1      |
        | 2     | 1      | 0      |
        | 0     | 3      | 0      |

    @OH.HOOK
    Szenariogrundriss: Anna sagt <erste> an, Ben <zweite>: Cleo darf <dritte> ansagen
      Angenommen Cleo gibt
      Wenn Cleo 9♦ aufdeckt
      Und angesagt wird: Anna <erste>, Ben <zweite>, Cleo <dritte>
      Dann ist alles fehlerfrei
      Und Anna ist mit Ausspielen an der Reihe

      Beispiele:
        | erste | zweite | dritte |
        | 0     | 0      | 2      |
        | 1     | 1      | 0      |
        | 1     | 1      | 2      |
        | 2     | 2      | 0      |
        | 3     | 0      | 1      |
        | 3     | 3      | 3      |

    @OH.HOOK
    Szenario: Von den vier Ansagen, die es gibt, ist eine verboten
      Angenommen Cleo gibt
      Wenn Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 1, Ben 0
      Dann darf Cleo 0 bis 3 ansagen, nur nicht 2

    @OH.HOOK
    Szenario: Gebunden ist nur die letzte Ansage
      Angenommen Cleo gibt
      Wenn Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 0, Ben 3
      Dann ist alles fehlerfrei
      Und darf Cleo 1 bis 3 ansagen

    @OH.HOOK
    Szenario: Die verbotene Ansage gilt, und sie zählt, wenn sie aufgeht
      Angenommen Cleo gibt
      Wenn Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 1, Ben 1
      Und Cleo 1 ansagt
      Dann ist das regelwidrig: Ansage nicht möglich (OH.HOOK)
      Wenn diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 8♥     | Ben 6♦    | Cleo 9♥   |
        | Ben 5♠      | Cleo 2♣   | Anna 7♠   |
        | Anna 5♥     | Ben 4♣    | Cleo 5♦   |
      Dann steht es Anna 11, Ben 11, Cleo 11

    @OH.HOOK
    Szenario: Mit einer Karte sind die Ansagen zusammen nicht eins
      Wenn Cleo gibt
      Und Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 1, Ben 1, Cleo 0
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 8♥     | Ben 6♦    | Cleo 9♥   |
        | Ben 5♠      | Cleo 2♣   | Anna 7♠   |
        | Anna 5♥     | Ben 4♣    | Cleo 5♦   |
      Und Anna gibt
      Und Anna 4♠ aufdeckt
      Und angesagt wird: Ben 1, Cleo 0, Anna 0
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Ben K♦      | Cleo 8♦   | Anna 2♦   |
        | Ben 4♥      | Cleo 3♠   | Anna 8♥   |
      Und Ben gibt
      Und Ben B♥ aufdeckt
      Und angesagt wird: Cleo 0, Anna 1
      Und Ben 0 ansagt
      Dann ist das regelwidrig: Ansage nicht möglich (OH.HOOK)
