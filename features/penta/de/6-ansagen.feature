# language: de
Funktionalität: Penta: ansagen
  Wie viele Stiche jeder ansagt, und was das zählt. Die deutsche Fassung ist unsere; die Spielregel gibt es nur auf Englisch.

  Grundlage:
    Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn und Gina

  Regel: Der linke Nachbar des Gebers beginnt, und jeder sagt einmal an

    @PT.BID
    Szenario: Reihum, dann das erste Ausspiel
      Angenommen es wird bis 100 gespielt
      Und Gina gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn und Gina aussteigen
      Dann ist Anna mit Ansagen an der Reihe
      Wenn Anna 5 ansagt
      Dann ist Ben mit Ansagen an der Reihe
      Wenn Ben 2 ansagt
      Dann ist Anna mit Ausspielen an der Reihe

    @PT.BID
    Szenario: Anna gibt, Ben sagt zuerst an
      Angenommen es wird bis 100 gespielt
      Und Anna gibt
      Wenn Ben 1 setzt
      Und Cleo, Di, Eva, Finn und Gina aussteigen
      Und Anna mitgeht
      Dann ist Ben mit Ansagen an der Reihe
      Wenn Ben 3 ansagt
      Dann ist Anna mit Ansagen an der Reihe

    @PT.BID
    Szenario: Ben darf nicht vor Anna ansagen
      Angenommen es wird bis 100 gespielt
      Und Gina gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn und Gina aussteigen
      Und Ben 2 ansagt
      Dann ist das unmöglich: nicht an der Reihe (PT.BID)

    @PT.BID
    Szenario: Niemand sagt zweimal an
      Angenommen es wird bis 100 gespielt
      Und Gina gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn und Gina aussteigen
      Und Anna 5 ansagt
      Und Anna 4 ansagt
      Dann ist das unmöglich: nicht an der Reihe (PT.BID)

    @PT.BID
    Szenario: Von keinem Stich bis zu allen
      Angenommen es wird bis 100 gespielt
      Und Gina gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn und Gina aussteigen
      Dann darf Anna 0 bis 7 ansagen
      Wenn angesagt wird: Anna 7, Ben 7
      Dann ist alles fehlerfrei

    @PT.BID
    Szenariogrundriss: <Zahl> Stiche gibt es nicht; die Ansage gilt trotzdem
      Angenommen es wird bis 100 gespielt
      Und Gina gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn und Gina aussteigen
      Und Anna <Zahl> ansagt
      Dann ist das regelwidrig: Ansage nicht möglich (PT.BID)
      Und Ben ist mit Ansagen an der Reihe

      Beispiele:
        | Zahl |
        | 8    |
        | 100  |

    @PT.BID @PT.SCORE
    Szenario: Auch eine unerfüllbare Ansage kostet zehn je Stich
      Angenommen es wird bis 100 gespielt
      Und Gina gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn und Gina aussteigen
      Und Anna 8 ansagt
      Dann ist das regelwidrig: Ansage nicht möglich (PT.BID)
      Wenn Ben 0 ansagt
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben    |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna Trumpf-9 | Ben Trumpf-4 |
        | Anna elay-7   | Ben elay-4   |
      Dann verliert Anna 80 Punkte (PT.SCORE)

  Regel: Eine erfüllte Ansage: zehn je Stich, eins je Überstich

    @PT.SCORE
    Szenario: 5 angesagt und gemacht sind 50
      Angenommen es wird bis 100 gespielt
      Und Gina gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn und Gina aussteigen
      Und angesagt wird: Anna 5, Ben 2
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben    |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna Trumpf-4 | Ben Trumpf-9 |
        | Ben elay-7    | Anna elay-4  |
      Dann bekommt Anna 50 Punkte (PT.SCORE)
      Und Ben bekommt 20 Punkte (PT.SCORE)
      Und es steht Anna 50, Ben 20, alle anderen 0

    @PT.SCORE
    Szenario: 5 angesagt und 7 gemacht sind 52
      Angenommen es wird bis 100 gespielt
      Und Gina gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn und Gina aussteigen
      Und angesagt wird: Anna 5, Ben 0
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben    |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna Trumpf-9 | Ben Trumpf-4 |
        | Anna elay-7   | Ben elay-4   |
      Dann bekommt Anna 52 Punkte (PT.SCORE)

    @PT.SCORE
    Szenariogrundriss: <Ansage> angesagt, 5 gemacht: <Punkte>
      Angenommen es wird bis 100 gespielt
      Und Gina gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn und Gina aussteigen
      Und angesagt wird: Anna <Ansage>, Ben <andere>
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben    |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna Trumpf-4 | Ben Trumpf-9 |
        | Ben elay-7    | Anna elay-4  |
      Dann bekommt Anna <Punkte> Punkte (PT.SCORE)
      Und Ben bekommt <zählen> Punkte (PT.SCORE)

      Beispiele:
        | Ansage | Punkte | andere | zählen |
        | 4      | 41     | 2      | 20     |
        | 3      | 32     | 1      | 11     |
        | 1      | 14     | 2      | 20     |

  Regel: Eine verfehlte Ansage: minus zehn für jeden angesagten Stich

    @PT.SCORE
    Szenario: 5 angesagt und 4 gemacht sind minus 50
      Angenommen es wird bis 100 gespielt
      Und Gina gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn und Gina aussteigen
      Und angesagt wird: Anna 5, Ben 3
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     |
        | Anna elay-8   | Ben elay-1    |
        | Anna hunti-8  | Ben hunti-1   |
        | Anna sweela-8 | Ben sweela-1  |
        | Anna coru-8   | Ben coru-1    |
        | Anna torz-1   | Ben torz-8    |
        | Ben Trumpf-9  | Anna Trumpf-4 |
        | Ben elay-7    | Anna elay-4   |
      Dann verliert Anna 50 Punkte (PT.SCORE)
      Und Ben bekommt 30 Punkte (PT.SCORE)
      Und es steht Anna -50, Ben 30, alle anderen 0

    @PT.SCORE
    Szenariogrundriss: <Ansage> angesagt, 5 gemacht: minus <Punkte>
      Angenommen es wird bis 100 gespielt
      Und Gina gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn und Gina aussteigen
      Und angesagt wird: Anna <Ansage>, Ben <andere>
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben    |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna Trumpf-4 | Ben Trumpf-9 |
        | Ben elay-7    | Anna elay-4  |
      Dann verliert Anna <Punkte> Punkte (PT.SCORE)
      Und Ben verliert <verlieren> Punkte (PT.SCORE)

      Beispiele:
        | Ansage | Punkte | andere | verlieren |
        | 6      | 60     | 3      | 30        |
        | 7      | 70     | 7      | 70        |

    @PT.SCORE
    Szenario: Kein einziger Stich: trotzdem minus zehn
      Angenommen es wird bis 100 gespielt
      Und Gina gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn und Gina aussteigen
      Und angesagt wird: Anna 7, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben    |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna Trumpf-9 | Ben Trumpf-4 |
        | Anna elay-7   | Ben elay-4   |
      Dann bekommt Anna 70 Punkte (PT.SCORE)
      Und Ben verliert 10 Punkte (PT.SCORE)

  Regel: Null angesagt: 25, oder minus zehn für jeden Stich

    @PT.SCORE
    Szenario: Null angesagt und gemacht sind 25
      Angenommen es wird bis 100 gespielt
      Und Gina gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn und Gina aussteigen
      Und angesagt wird: Anna 7, Ben 0
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben    |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna Trumpf-9 | Ben Trumpf-4 |
        | Anna elay-7   | Ben elay-4   |
      Dann bekommt Ben 25 Punkte (PT.SCORE)

    @PT.SCORE
    Szenario: Null angesagt, ein Stich: minus 10
      Angenommen es wird bis 100 gespielt
      Und Gina gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn und Gina aussteigen
      Und angesagt wird: Anna 6, Ben 0
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben    |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna Trumpf-9 | Ben Trumpf-4 |
        | Anna elay-4   | Ben elay-7   |
      Dann verliert Ben 10 Punkte (PT.SCORE)
      Und Anna bekommt 60 Punkte (PT.SCORE)

    @PT.SCORE
    Szenario: Zweimal null angesagt: minus zehn für jeden Stich
      Angenommen es wird bis 100 gespielt
      Und Gina gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn und Gina aussteigen
      Und angesagt wird: Anna 0, Ben 0
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben    |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna Trumpf-4 | Ben Trumpf-9 |
        | Ben elay-7    | Anna elay-4  |
      Dann verliert Anna 50 Punkte (PT.SCORE)
      Und Ben verliert 20 Punkte (PT.SCORE)

    @PT.SCORE @PT.FOLD
    Szenario: Wer ausgestiegen ist, hat nichts angesagt, auch nicht null
      Angenommen es wird bis 100 gespielt
      Und Gina gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn und Gina aussteigen
      Und angesagt wird: Anna 5, Ben 2
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben    |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna Trumpf-4 | Ben Trumpf-9 |
        | Ben elay-7    | Anna elay-4  |
      Dann bekommt Cleo 0 Punkte
      Und Gina bekommt 0 Punkte
      Und es steht Anna 50, Ben 20, alle anderen 0

    @PT.SCORE @PT.DEALER
    Szenario: Die Punkte werden von Spiel zu Spiel zusammengezählt
      Angenommen es wird bis 100 gespielt
      Und Gina gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn und Gina aussteigen
      Und angesagt wird: Anna 5, Ben 2
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben    |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna Trumpf-4 | Ben Trumpf-9 |
        | Ben elay-7    | Anna elay-4  |
      Dann steht es Anna 50, Ben 20, alle anderen 0
      Wenn Anna gibt
      Und Ben 1 setzt
      Und Cleo, Di, Eva, Finn und Gina aussteigen
      Und Anna mitgeht
      Und angesagt wird: Ben 6, Anna 3
      Und diese Stiche gespielt werden
        | ausgespielt  | zugegeben     |
        | Ben elay-8   | Anna elay-1   |
        | Ben hunti-8  | Anna hunti-1  |
        | Ben sweela-8 | Anna sweela-1 |
        | Ben coru-8   | Anna coru-1   |
        | Ben torz-8   | Anna torz-1   |
        | Ben Trumpf-4 | Anna Trumpf-9 |
        | Anna elay-7  | Ben elay-4    |
      Dann verliert Ben 60 Punkte (PT.SCORE)
      Und Anna verliert 30 Punkte (PT.SCORE)
      Und es steht Anna 20, Ben -40, alle anderen 0

  Regel: Am Ende bekommt der höchste Stand den Siegertopf

    @PT.REWARD @PT.AWARD
    Szenario: Der Sieger bekommt beide Töpfe
      Angenommen es wird bis 50 gespielt
      Und Gina gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn und Gina aussteigen
      Und angesagt wird: Anna 5, Ben 2
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben    |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna Trumpf-4 | Ben Trumpf-9 |
        | Ben elay-7    | Anna elay-4  |
      Dann gewinnt Anna die Partie
      Und Anna bekommt 6 Chips (PT.AWARD)
      Und Anna bekommt 3 Chips (PT.REWARD)
      Und es steht in Chips Anna 7, Ben -2, alle anderen -1
      Und im Topf liegen 0, im Siegertopf 0

    @PT.REWARD @PT.AWARD
    Szenario: Der Topf geht nach Stichen, der Siegertopf nach Punkten
      Angenommen es wird bis 20 gespielt
      Und Gina gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn und Gina aussteigen
      Und angesagt wird: Anna 7, Ben 2
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben    |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna Trumpf-4 | Ben Trumpf-9 |
        | Ben elay-7    | Anna elay-4  |
      Dann gewinnt Ben die Partie
      Und Anna bekommt 6 Chips (PT.AWARD)
      Und Ben bekommt 3 Chips (PT.REWARD)
      Und es steht in Chips Anna 4, Ben 1, alle anderen -1

    @PT.REWARD @PT.END.GOAL
    Szenario: Zwei Sieger teilen gleich
      Angenommen es wird bis 25 gespielt
      Und Gina gibt
      Wenn Anna 3 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn und Gina aussteigen
      Und angesagt wird: Anna 2, Ben 0
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben    |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna Trumpf-9 | Ben Trumpf-4 |
        | Anna elay-7   | Ben elay-4   |
      Dann steht es Anna 25, Ben 25, alle anderen 0
      Und Anna und Ben gewinnen die Partie
      Und Anna bekommt 2 Chips (PT.REWARD)
      Und Ben bekommt 2 Chips (PT.REWARD)
      Und im Topf liegen 0, im Siegertopf 0

    @PT.REWARD
    Szenario: Ein einzelner Chip geht an den ersten Sieger links vom letzten Geber: Gina hat gegeben
      Angenommen es wird bis 25 gespielt
      Und Gina gibt
      Wenn Anna 2 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn und Gina aussteigen
      Und angesagt wird: Anna 2, Ben 0
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben    |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna Trumpf-9 | Ben Trumpf-4 |
        | Anna elay-7   | Ben elay-4   |
      Dann gewinnen Anna und Ben die Partie
      Und Anna bekommt 2 Chips (PT.REWARD)
      Und Ben bekommt 1 Chip (PT.REWARD)
      Und es steht in Chips Anna 7, Ben -2, alle anderen -1

    @PT.REWARD
    Szenario: Ein einzelner Chip geht an den ersten Sieger links vom letzten Geber: Anna hat gegeben
      Angenommen es wird bis 25 gespielt
      Und Anna gibt
      Wenn Ben 2 setzt
      Und Cleo, Di, Eva, Finn und Gina aussteigen
      Und Anna mitgeht
      Und angesagt wird: Ben 0, Anna 2
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben    |
        | Ben elay-1    | Anna elay-8  |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna Trumpf-9 | Ben Trumpf-4 |
        | Anna elay-7   | Ben elay-4   |
      Dann gewinnen Anna und Ben die Partie
      Und Ben bekommt 2 Chips (PT.REWARD)
      Und Anna bekommt 1 Chip (PT.REWARD)
      Und es steht in Chips Anna 6, Ben -1, alle anderen -1

    @PT.REWARD @PT.FOLD @PT.END.HANDS
    Szenario: Drei einzelne Chips für fünf, von denen keiner einen Stich hat
      Angenommen nach 1 Spiel ist Schluss
      Und es wird bis 100 gespielt
      Und Gina gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn und Gina aussteigen
      Und angesagt wird: Anna 7, Ben 7
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben    |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna Trumpf-4 | Ben Trumpf-9 |
        | Ben elay-7    | Anna elay-4  |
      Dann steht es Anna -70, Ben -70, alle anderen 0
      Und Cleo, Di, Eva, Finn und Gina gewinnen die Partie
      Und Cleo bekommt 1 Chip (PT.REWARD)
      Und Di bekommt 1 Chip (PT.REWARD)
      Und Eva bekommt 1 Chip (PT.REWARD)
      Und Finn bekommt 0 Chips (PT.REWARD)
      Und es steht in Chips Anna 4, Ben -2, Cleo 0, Di 0, Eva 0, Finn -1, Gina -1

    @PT.REWARD
    Szenario: Keine Chips, kein Gewinn
      Angenommen der Grundeinsatz ist 0
      Und nach 1 Spiel ist Schluss
      Und es wird bis 100 gespielt
      Und Gina gibt
      Wenn Anna, Ben, Cleo, Di, Eva und Finn aussteigen
      Dann bekommt Gina 0 Chips
      Und Anna, Ben, Cleo, Di, Eva, Finn und Gina gewinnen die Partie
      Und im Topf liegen 0, im Siegertopf 0
