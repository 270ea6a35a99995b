# language: de
Funktionalität: Penta: Sharons Beobachtungen
  Ein selbst gemachtes Blatt, eine vereinfachte Form und Partner. Die deutsche Fassung ist unsere; die Spielregel gibt es nur auf Englisch.

  Regel: Ein Blatt aus zwei anderen

    @PT.PACK @PT-OBS-1
    Szenario: Alle 52 Karten mit ihren selbst gemachten Namen
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo und Di
      Und die Karten sind selbst gemacht
      Und es wird bis 100 gespielt
      Wenn Di gibt
        | Anna | 1♦ 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 1♣ 2♣ 3♣ 4♣ 5♣                |
        | Ben  | 6♣ 7♣ 8♣ 1♥ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 1▭ 2▭                |
        | Cleo | 3▭ 4▭ 5▭ 6▭ 7▭ 8▭ 1♠ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠                |
        | Di   | 8♠ K♠ K♥ K♦ Q♠ Q♥ Q♦ J♠ J♥ J♦ Joker-1 Joker-2 Joker-3 |
      Dann ist alles fehlerfrei

    @PT.PACK @PT-OBS-1
    Szenario: Ein Rechteck schreibt man auf zwei Arten
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo und Di
      Und die Karten sind selbst gemacht
      Und es wird bis 100 gespielt
      Wenn Di gibt
        | Anna | 5▭ x x x x x x x x x x x x     |
        | Ben  | Rect-5 x x x x x x x x x x x x |
      Dann ist das unmöglich: Karte doppelt (PT.PACK)

    @PT.PACK
    Szenariogrundriss: Rechtecke und Joker darf man auch kleinschreiben: <Karte> und <geschrieben>
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo und Di
      Und die Karten sind selbst gemacht
      Und es wird bis 100 gespielt
      Wenn Di gibt
        | Anna | <Karte> x x x x x x x x x x x x       |
        | Ben  | <geschrieben> x x x x x x x x x x x x |
      Dann ist das unmöglich: Karte doppelt (PT.PACK)

      Beispiele:
        | Karte   | geschrieben |
        | Rect-5  | rect-5      |
        | Joker-2 | joker-2     |

    @PT.PACK
    Szenariogrundriss: Könige, Damen und Buben haben einen Großbuchstaben: <Karte> gibt es nicht
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo und Di
      Und die Karten sind selbst gemacht
      Und es wird bis 100 gespielt
      Wenn Di gibt
        | Anna | <Karte> x x x x x x x x x x x x |
      Dann ist das unlesbar: unbekannte Karte

      Beispiele:
        | Karte |
        | k♠    |
        | q♥    |
        | j♦    |

    @PT.PACK
    Szenariogrundriss: Nicht jede französische Karte ist dabei: <Karte>
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo und Di
      Und die Karten sind selbst gemacht
      Und es wird bis 100 gespielt
      Wenn Di gibt
        | Anna | <Karte> x x x x x x x x x x x x |
      Dann ist das unlesbar: unbekannte Karte

      Beispiele:
        | Karte   |
        | K♣      |
        | 9♦      |
        | A♠      |
        | Joker-4 |

    @PT.RANK @PT-OBS-1
    Szenariogrundriss: Der Pik-König ist der höchste Trumpf: <höher> nimmt <niedriger>
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo und Di
      Und die Karten sind selbst gemacht
      Und es wird bis 100 gespielt
      Und Di gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo und Di aussteigen
      Und angesagt wird: Anna 0, Ben 0
      Und Anna <niedriger> ausspielt
      Und Ben <höher> zugibt
      Dann gewinnt Ben den Stich

      Beispiele:
        | niedriger | höher |
        | K♥        | K♠    |
        | K♦        | K♥    |
        | Q♠        | K♦    |
        | Q♥        | Q♠    |
        | Q♦        | Q♥    |
        | J♠        | Q♦    |
        | J♥        | J♠    |
        | J♦        | J♥    |

    @PT.WIN @PT.FOLLOW
    Szenariogrundriss: <Trumpf> ist Trumpf und keine Karte der aufgedruckten Farbe
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo und Di
      Und die Karten sind selbst gemacht
      Und es wird bis 100 gespielt
      Und Di gibt
        | Ben | <Trumpf> 7♦ 8♦ 7♣ 8♣ 7♥ 8♥ 7▭ 8▭ 5♣ 7♠ 8♠ Joker-1 |
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo und Di aussteigen
      Und angesagt wird: Anna 0, Ben 0
      Und Anna <aus> ausspielt
      Und Ben <Trumpf> zugibt
      Dann ist das regelwidrig: nicht bedient (PT.FOLLOW)
      Und Ben gewinnt den Stich

      Beispiele:
        | Trumpf | aus |
        | K♠     | 4♠  |
        | Q♥     | 4♥  |
        | J♦     | 4♦  |

    @PT.WILD
    Szenario: Ein Joker wird benannt wie sonst auch
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo und Di
      Und die Karten sind selbst gemacht
      Und es wird bis 100 gespielt
      Und Di gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo und Di aussteigen
      Und angesagt wird: Anna 0, Ben 0
      Und Anna 5▭ ausspielt
      Und Ben Joker-1 als 8▭ zugibt
      Dann ist alles fehlerfrei
      Und Ben gewinnt den Stich

  Regel: Eine vereinfachte Form, ohne Setzen und Auslegen

    @PT.BID @PT.LEAD
    Szenario: Geben, ansagen, spielen
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Vereinfacht (Sharon)«
      Und es wird bis 100 gespielt
      Und Cleo gibt
      Dann wird nicht um Chips gespielt
      Und Anna ist mit Ansagen an der Reihe
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Dann ist Anna mit Ausspielen an der Reihe

    @PT.PACK.REMOVE @PT.PACK
    Szenario: Die Karten richten sich nach der Zahl der Spieler
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Vereinfacht (Sharon)«
      Und es wird bis 100 gespielt
      Wenn Cleo gibt
        | Anna | elay-1 x x x x x x x x x x x x x |
      Dann ist das unmöglich: fremde Karte (PT.PACK.REMOVE)

    @PT.BID
    Szenario: Niemand setzt
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Vereinfacht (Sharon)«
      Und es wird bis 100 gespielt
      Und Cleo gibt
      Wenn Anna 1 setzt
      Dann ist das unmöglich: hier nicht vorgesehen (PT.BID)

    @PT.BID
    Szenario: Niemand legt aus
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Vereinfacht (Sharon)«
      Und es wird bis 100 gespielt
      Und Cleo gibt
      Wenn Anna elay-2 auslegt
      Dann ist das unmöglich: hier nicht vorgesehen (PT.BID)

    @PT.SCORE @PT.END.GOAL
    Szenario: Punkte und Joker wie immer
      Gegeben sei eine Partie Penta zwischen Anna und Ben
      Und sie spielen »Vereinfacht (Sharon)«
      Und es wird bis 150 gespielt
      Und Ben gibt
      Wenn angesagt wird: Anna 15, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben              |
        | Anna elay-8   | Ben elay-4             |
        | Anna hunti-8  | Ben hunti-4            |
        | Anna sweela-8 | Ben sweela-4           |
        | Anna coru-8   | Ben coru-4             |
        | Anna torz-8   | Ben torz-4             |
        | Anna elay-7   | Ben elay-5             |
        | Anna hunti-7  | Ben hunti-5            |
        | Anna sweela-7 | Ben sweela-5           |
        | Anna coru-7   | Ben coru-5             |
        | Anna torz-7   | Ben torz-5             |
        | Anna Trumpf-9 | Ben Trumpf-6           |
        | Anna Trumpf-8 | Ben Trumpf-7           |
        | Anna elay-6   | Ben hunti-6            |
        | Anna sweela-6 | Ben coru-6             |
        | Anna torz-6   | Ben Joker-3 als elay-4 |
      Dann bekommt Anna 150 Punkte (PT.SCORE)
      Und Ben verliert 10 Punkte (PT.SCORE)
      Und Anna gewinnt die Partie
      Und alles ist fehlerfrei

    @PT.BID
    Szenario: Es ist die eine Form oder die andere
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte« und »Vereinfacht (Sharon)«
      Und es wird bis 100 gespielt
      Dann ist das unlesbar: Varianten schließen sich aus

  Regel: Mit Partnern, ein Versuch

    @PT.PARTNERS
    Szenariogrundriss: <Zahl> können mit Partnern spielen
      Gegeben sei eine Partie Penta zwischen <Spieler>
      Und sie spielen »Mit Partnern (Versuch)«
      Und es wird bis 100 gespielt
      Dann ist alles fehlerfrei

      Beispiele:
        | Zahl  | Spieler                                       |
        | Vier  | Anna, Ben, Cleo und Di                        |
        | Sechs | Anna, Ben, Cleo, Di, Eva und Finn             |
        | Acht  | Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo |

    @PT.PARTNERS
    Szenariogrundriss: <Zahl> nicht
      Gegeben sei eine Partie Penta zwischen <Spieler>
      Und sie spielen »Mit Partnern (Versuch)«
      Und es wird bis 100 gespielt
      Dann ist das unlesbar: falsche Zahl von Spielern

      Beispiele:
        | Zahl   | Spieler                                 |
        | Zwei   | Anna und Ben                            |
        | Drei   | Anna, Ben und Cleo                      |
        | Fünf   | Anna, Ben, Cleo, Di und Eva             |
        | Sieben | Anna, Ben, Cleo, Di, Eva, Finn und Gina |

    @PT.PARTNERS
    Szenario: Jeder zweite Platz gehört zusammen
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo
      Und sie spielen »Mit Partnern (Versuch)«
      Und es wird bis 100 gespielt
      Dann spielen Anna, Cleo, Eva und Gina zusammen
      Und Ben, Di, Finn und Hugo spielen zusammen

    @PT.PARTNERS @PT.AWARD
    Szenario: Ansagen und Stiche der Partner werden zusammengezählt
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo
      Und sie spielen »Mit Partnern (Versuch)«
      Und es wird bis 100 gespielt
      Und Hugo gibt
      Wenn Anna 1 setzt
      Und Ben und Cleo mitgehen
      Und Di, Eva, Finn, Gina und Hugo aussteigen
      Und angesagt wird: Anna 1, Ben 1, Cleo 3
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     | zugegeben     |
        | Anna elay-8   | Ben elay-1    | Cleo elay-2   |
        | Anna hunti-8  | Ben hunti-1   | Cleo hunti-2  |
        | Anna sweela-8 | Ben sweela-1  | Cleo sweela-2 |
        | Anna coru-1   | Ben coru-8    | Cleo coru-2   |
        | Ben torz-1    | Cleo torz-8   | Anna torz-2   |
        | Cleo Trumpf-9 | Anna Trumpf-4 | Ben Trumpf-5  |
      Dann bekommt Anna 41 Punkte (PT.PARTNERS)
      Und Cleo bekommt 41 Punkte (PT.PARTNERS)
      Und Gina bekommt 41 Punkte (PT.PARTNERS)
      Und Ben bekommt 10 Punkte (PT.PARTNERS)
      Und es steht Anna 41, Ben 10, Cleo 41, Di 10, Eva 41, Finn 10, Gina 41, Hugo 10
      Und alles ist fehlerfrei

    @PT.PARTNERS
    Szenario: Zusammen verfehlen sie die Ansage
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo
      Und sie spielen »Mit Partnern (Versuch)«
      Und es wird bis 100 gespielt
      Und Hugo gibt
      Wenn Anna 1 setzt
      Und Ben und Cleo mitgehen
      Und Di, Eva, Finn, Gina und Hugo aussteigen
      Und angesagt wird: Anna 3, Ben 2, Cleo 3
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     | zugegeben     |
        | Anna elay-8   | Ben elay-1    | Cleo elay-2   |
        | Anna hunti-8  | Ben hunti-1   | Cleo hunti-2  |
        | Anna sweela-8 | Ben sweela-1  | Cleo sweela-2 |
        | Anna coru-1   | Ben coru-8    | Cleo coru-2   |
        | Ben torz-1    | Cleo torz-8   | Anna torz-2   |
        | Cleo Trumpf-9 | Anna Trumpf-4 | Ben Trumpf-5  |
      Dann verliert Anna 60 Punkte (PT.PARTNERS)
      Und Ben verliert 20 Punkte (PT.PARTNERS)
      Und es steht Anna -60, Ben -20, Cleo -60, Di -20, Eva -60, Finn -20, Gina -60, Hugo -20

    @PT.PARTNERS
    Szenario: Eine Null steht für sich: 25 dazu
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo
      Und sie spielen »Mit Partnern (Versuch)«
      Und es wird bis 100 gespielt
      Und Hugo gibt
      Wenn Anna 1 setzt
      Und Ben und Cleo mitgehen
      Und Di, Eva, Finn, Gina und Hugo aussteigen
      Und angesagt wird: Anna 0, Ben 1, Cleo 4
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     | zugegeben    |
        | Anna elay-1   | Ben elay-2    | Cleo elay-8  |
        | Cleo hunti-8  | Anna hunti-1  | Ben hunti-2  |
        | Cleo sweela-8 | Anna sweela-1 | Ben sweela-2 |
        | Cleo coru-8   | Anna coru-1   | Ben coru-2   |
        | Cleo torz-8   | Anna torz-1   | Ben torz-2   |
        | Cleo Trumpf-4 | Anna Trumpf-5 | Ben Trumpf-9 |
      Dann bekommt Anna 66 Punkte (PT.PARTNERS)
      Und es steht Anna 66, Ben 10, Cleo 66, Di 10, Eva 66, Finn 10, Gina 66, Hugo 10

    @PT.PARTNERS
    Szenario: Eine verfehlte Null kostet zehn für jeden Stich dieses Spielers
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo
      Und sie spielen »Mit Partnern (Versuch)«
      Und es wird bis 100 gespielt
      Und Hugo gibt
      Wenn Anna 1 setzt
      Und Ben und Cleo mitgehen
      Und Di, Eva, Finn, Gina und Hugo aussteigen
      Und angesagt wird: Anna 0, Ben 1, Cleo 2
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     | zugegeben     |
        | Anna elay-8   | Ben elay-1    | Cleo elay-2   |
        | Anna hunti-8  | Ben hunti-1   | Cleo hunti-2  |
        | Anna sweela-8 | Ben sweela-1  | Cleo sweela-2 |
        | Anna coru-1   | Ben coru-8    | Cleo coru-2   |
        | Ben torz-1    | Cleo torz-8   | Anna torz-2   |
        | Cleo Trumpf-9 | Anna Trumpf-4 | Ben Trumpf-5  |
      Dann verliert Anna 10 Punkte (PT.PARTNERS)
      Und es steht Anna -10, Ben 10, Cleo -10, Di 10, Eva -10, Finn 10, Gina -10, Hugo 10

    @PT.PARTNERS
    Szenario: Die Stiche einer Null helfen dem Partner nicht
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo
      Und sie spielen »Mit Partnern (Versuch)«
      Und es wird bis 100 gespielt
      Und Hugo gibt
      Wenn Anna 1 setzt
      Und Ben und Cleo mitgehen
      Und Di, Eva, Finn, Gina und Hugo aussteigen
      Und angesagt wird: Anna 0, Ben 0, Cleo 3
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     | zugegeben     |
        | Anna elay-8   | Ben elay-1    | Cleo elay-2   |
        | Anna hunti-8  | Ben hunti-1   | Cleo hunti-2  |
        | Anna sweela-8 | Ben sweela-1  | Cleo sweela-2 |
        | Anna coru-1   | Ben coru-8    | Cleo coru-2   |
        | Ben torz-1    | Cleo torz-8   | Anna torz-2   |
        | Cleo Trumpf-9 | Anna Trumpf-4 | Ben Trumpf-5  |
      Dann verliert Anna 60 Punkte (PT.PARTNERS)
      Und Ben verliert 10 Punkte (PT.PARTNERS)
      Und es steht Anna -60, Ben -10, Cleo -60, Di -10, Eva -60, Finn -10, Gina -60, Hugo -10

    @PT.PARTNERS
    Szenario: Zweimal null, beide erfüllt
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo
      Und sie spielen »Mit Partnern (Versuch)«
      Und es wird bis 100 gespielt
      Und Hugo gibt
      Wenn Anna 1 setzt
      Und Ben und Cleo mitgehen
      Und Di, Eva, Finn, Gina und Hugo aussteigen
      Und angesagt wird: Anna 0, Ben 6, Cleo 0
      Und diese Stiche gespielt werden
        | ausgespielt  | zugegeben     | zugegeben     |
        | Anna elay-1  | Ben elay-8    | Cleo elay-2   |
        | Ben hunti-8  | Cleo hunti-1  | Anna hunti-2  |
        | Ben sweela-8 | Cleo sweela-1 | Anna sweela-2 |
        | Ben coru-8   | Cleo coru-1   | Anna coru-2   |
        | Ben torz-8   | Cleo torz-1   | Anna torz-2   |
        | Ben Trumpf-9 | Cleo Trumpf-4 | Anna Trumpf-5 |
      Dann bekommt Anna 50 Punkte (PT.PARTNERS)
      Und es steht Anna 50, Ben 60, Cleo 50, Di 60, Eva 50, Finn 60, Gina 50, Hugo 60

    @PT.PARTNERS @PT.FOLD
    Szenario: Eine Partei, die ganz ausgestiegen ist, bekommt nichts
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo
      Und sie spielen »Mit Partnern (Versuch)«
      Und es wird bis 100 gespielt
      Und Hugo gibt
      Wenn Anna 1 setzt
      Und Ben aussteigt
      Und Cleo mitgeht
      Und Di, Eva, Finn, Gina und Hugo aussteigen
      Und angesagt wird: Anna 2, Cleo 3
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     |
        | Anna elay-8   | Cleo elay-1   |
        | Anna hunti-8  | Cleo hunti-1  |
        | Anna sweela-8 | Cleo sweela-1 |
        | Anna coru-1   | Cleo coru-8   |
        | Cleo torz-8   | Anna torz-1   |
        | Cleo Trumpf-9 | Anna Trumpf-4 |
      Dann bekommt Anna 51 Punkte (PT.PARTNERS)
      Und Ben bekommt 0 Punkte
      Und es steht Anna 51, Ben 0, Cleo 51, Di 0, Eva 51, Finn 0, Gina 51, Hugo 0

    @PT.PARTNERS @PT.AWARD
    Szenario: Den Topf bekommt die Partei mit den meisten Stichen, was auch angesagt war: Es teilen, die noch dabei sind
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo
      Und sie spielen »Mit Partnern (Versuch)«
      Und es wird bis 100 gespielt
      Und Hugo gibt
      Wenn Anna 1 setzt
      Und Ben und Cleo mitgehen
      Und Di, Eva, Finn, Gina und Hugo aussteigen
      Und angesagt wird: Anna 2, Ben 5, Cleo 2
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     | zugegeben     |
        | Anna elay-8   | Ben elay-1    | Cleo elay-2   |
        | Anna hunti-8  | Ben hunti-1   | Cleo hunti-2  |
        | Anna sweela-1 | Ben sweela-8  | Cleo sweela-2 |
        | Ben coru-8    | Cleo coru-1   | Anna coru-2   |
        | Ben torz-1    | Cleo torz-8   | Anna torz-2   |
        | Cleo Trumpf-9 | Anna Trumpf-4 | Ben Trumpf-5  |
      Dann bekommt Anna 4 Chips (PT.AWARD)
      Und Cleo bekommt 4 Chips (PT.AWARD)
      Und Ben bekommt 0 Chips
      Und im Topf liegen 0, im Siegertopf 3

    @PT.PARTNERS @PT.AWARD
    Szenario: Drei Stiche für jede Partei: Alle, die noch dabei sind, teilen
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo
      Und sie spielen »Mit Partnern (Versuch)«
      Und es wird bis 100 gespielt
      Und Hugo gibt
      Wenn Anna 1 setzt
      Und Ben und Cleo mitgehen
      Und Di, Eva, Finn, Gina und Hugo aussteigen
      Und angesagt wird: Anna 2, Ben 3, Cleo 1
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     | zugegeben     |
        | Anna elay-8   | Ben elay-1    | Cleo elay-2   |
        | Anna hunti-8  | Ben hunti-1   | Cleo hunti-2  |
        | Anna sweela-1 | Ben sweela-8  | Cleo sweela-2 |
        | Ben coru-8    | Cleo coru-1   | Anna coru-2   |
        | Ben torz-8    | Cleo torz-1   | Anna torz-2   |
        | Ben Trumpf-4  | Cleo Trumpf-9 | Anna Trumpf-5 |
      Dann bekommt Anna 2 Chips (PT.AWARD)
      Und Ben bekommt 2 Chips (PT.AWARD)
      Und Cleo bekommt 2 Chips (PT.AWARD)
      Und im Topf liegen 2, im Siegertopf 3

    @PT.PARTNERS @PT.REWARD @PT.END.GOAL
    Szenario: Eine Partei gewinnt die Partie
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo
      Und sie spielen »Mit Partnern (Versuch)«
      Und es wird bis 41 gespielt
      Und Hugo gibt
      Wenn Anna 1 setzt
      Und Ben und Cleo mitgehen
      Und Di, Eva, Finn, Gina und Hugo aussteigen
      Und angesagt wird: Anna 1, Ben 1, Cleo 3
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     | zugegeben     |
        | Anna elay-8   | Ben elay-1    | Cleo elay-2   |
        | Anna hunti-8  | Ben hunti-1   | Cleo hunti-2  |
        | Anna sweela-8 | Ben sweela-1  | Cleo sweela-2 |
        | Anna coru-1   | Ben coru-8    | Cleo coru-2   |
        | Ben torz-1    | Cleo torz-8   | Anna torz-2   |
        | Cleo Trumpf-9 | Anna Trumpf-4 | Ben Trumpf-5  |
      Dann gewinnen Anna, Cleo, Eva und Gina die Partie
      Und Anna bekommt 1 Chip (PT.REWARD)
      Und Cleo bekommt 1 Chip (PT.REWARD)
      Und Eva bekommt 1 Chip (PT.REWARD)
      Und Gina bekommt 0 Chips (PT.REWARD)

    @PT.PARTNERS @PT.BID
    Szenario: Auch um Punkte
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo und Di
      Und sie spielen »Mit Partnern (Versuch)« und »Um Punkte«
      Und es wird bis 100 gespielt
      Und Di gibt
      Dann wird nicht um Chips gespielt
      Und Anna ist mit Ansagen an der Reihe
      Und Anna und Cleo spielen zusammen

    @PT.PARTNERS @PT.LEAD
    Szenario: Auch vereinfacht
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo und Di
      Und sie spielen »Mit Partnern (Versuch)« und »Vereinfacht (Sharon)«
      Und es wird bis 100 gespielt
      Und Di gibt
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Dann ist Anna mit Ausspielen an der Reihe
      Und Ben und Di spielen zusammen
