# language: de
Funktionalität: Penta: die Stiche
  Ausspielen, bedienen, gewinnen, und der Topf. Die deutsche Fassung ist unsere; die Spielregel gibt es nur auf Englisch.

  Regel: Zuerst spielt der linke Nachbar des Gebers aus, danach der Gewinner des Stichs

    Grundlage:
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt

    @PT.LEAD
    Szenariogrundriss: <Geber> gibt, <links> spielt aus
      Angenommen <Geber> gibt
      Wenn angesagt wird: <links> 0, <rechts> 0, <Geber> 0
      Dann ist <links> mit Ausspielen an der Reihe
      Wenn <links> elay-8 ausspielt
      Dann ist <rechts> mit Zugeben an der Reihe
      Wenn <rechts> elay-2 zugibt
      Dann ist <Geber> mit Zugeben an der Reihe

      Beispiele:
        | Geber | links | rechts |
        | Cleo  | Anna  | Ben    |
        | Anna  | Ben   | Cleo   |
        | Ben   | Cleo  | Anna   |

    @PT.LEAD
    Szenariogrundriss: <Spieler> darf nicht zuerst ausspielen
      Angenommen Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und <Spieler> elay-8 ausspielt
      Dann ist das unmöglich: nicht an der Reihe (PT.LEAD)

      Beispiele:
        | Spieler |
        | Ben     |
        | Cleo    |

    @PT.LEAD
    Szenario: Wer gewonnen hat, spielt aus
      Angenommen Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna elay-3 ausspielt
      Und Ben elay-8 zugibt
      Und Cleo elay-2 zugibt
      Dann gewinnt Ben den Stich
      Und Ben ist mit Ausspielen an der Reihe
      Wenn Ben hunti-2 ausspielt
      Und Cleo hunti-3 zugibt
      Und Anna hunti-4 zugibt
      Dann gewinnt Anna den Stich
      Und Anna ist mit Ausspielen an der Reihe

    @PT.LEAD
    Szenario: Wer verloren hat, darf nicht ausspielen
      Angenommen Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna elay-3 ausspielt
      Und Ben elay-8 zugibt
      Und Cleo elay-2 zugibt
      Und Anna hunti-8 ausspielt
      Dann ist das unmöglich: nicht an der Reihe (PT.LEAD)

    @PT.PLAY
    Szenario: Niemand gibt außer der Reihe zu
      Angenommen Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna elay-3 ausspielt
      Und Cleo elay-2 zugibt
      Dann ist das unmöglich: nicht an der Reihe (PT.PLAY)

    @PT.LEAD @PT.FOLLOW
    Szenario: Ausspielen darf man jede Karte
      Angenommen Cleo gibt
        | Anna | elay-3 elay-5 elay-6 hunti-3 hunti-4 hunti-6 sweela-2 sweela-4 sweela-5 coru-3 torz-3 torz-6 torz-7 Joker-2 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Dann darf Anna jede Karte spielen

    @PT.LEAD
    Szenario: Auch Trumpf darf man sofort ausspielen
      Angenommen Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Trumpf-9 ausspielt
      Dann ist alles fehlerfrei

  Regel: Wer bedienen kann, muss bedienen

    Grundlage:
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt

    @PT.FOLLOW
    Szenario: Erlaubt sind nur Karten der ausgespielten Farbe
      Angenommen Cleo gibt
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 sweela-8 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna elay-8 ausspielt
      Dann darf Ben nur elay-4 elay-7 spielen
      Wenn Ben elay-4 zugibt
      Dann ist alles fehlerfrei
      Und Cleo ist mit Zugeben an der Reihe

    @PT.FOLLOW
    Szenariogrundriss: Ben kann bedienen und gibt auf Elay <Karte> zu
      Angenommen Cleo gibt
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 sweela-8 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna elay-8 ausspielt
      Und Ben <Karte> zugibt
      Dann ist das regelwidrig: nicht bedient (PT.FOLLOW)
      Und Cleo ist mit Zugeben an der Reihe

      Beispiele:
        | Karte    |
        | hunti-5  |
        | torz-8   |
        | Trumpf-6 |

    @PT.FOLLOW
    Szenario: Auf Trumpf muss Trumpf zugegeben werden
      Angenommen Cleo gibt
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 sweela-8 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Trumpf-9 ausspielt
      Dann darf Ben nur Trumpf-6 Trumpf-8 spielen
      Wenn Ben elay-4 zugibt
      Dann ist das regelwidrig: nicht bedient (PT.FOLLOW)

    @PT.FOLLOW
    Szenario: Solange Ben die Farbe noch haben kann, bleibt es ungeklärt
      Angenommen Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna elay-8 ausspielt
      Und Ben hunti-5 zugibt
      Dann ist hunti-5 von Ben noch ungeklärt

    @PT.FOLLOW
    Szenario: Nicht bedient, und es kommt später heraus
      Angenommen Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna elay-8 ausspielt
      Und Ben hunti-5 zugibt
      Und Cleo elay-2 zugibt
      Und Anna elay-6 ausspielt
      Und Ben elay-7 zugibt
      Dann war hunti-5 von Ben regelwidrig: nicht bedient (PT.FOLLOW)

  Regel: Ohne Karte der Elementfarbe: abwerfen, Joker oder stechen

    Grundlage:
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt

    @PT.FOLLOW
    Szenario: Freie Wahl
      Angenommen Cleo gibt
        | Ben  | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 sweela-8 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 |
        | Cleo | elay-3 elay-5 elay-6 hunti-3 hunti-4 hunti-6 sweela-2 sweela-4 sweela-5 coru-3 torz-3 torz-6 torz-7 Joker-2    |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna coru-8 ausspielt
      Dann darf Ben jede Karte spielen

    @PT.FOLLOW @PT.WIN
    Szenariogrundriss: Ben hat kein Coru und gibt <Karte> zu: <Gewinner> gewinnt
      Angenommen Cleo gibt
        | Ben  | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 sweela-8 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 |
        | Cleo | elay-3 elay-5 elay-6 hunti-3 hunti-4 hunti-6 sweela-2 sweela-4 sweela-5 coru-3 torz-3 torz-6 torz-7 Joker-2    |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna coru-8 ausspielt
      Und Ben <Karte> zugibt
      Und Cleo coru-3 zugibt
      Dann ist alles fehlerfrei
      Und <Gewinner> gewinnt den Stich

      Beispiele:
        | Karte    | Gewinner |
        | hunti-7  | Anna     |
        | Trumpf-6 | Ben      |
        | elay-7   | Anna     |

  Regel: Ohne Trumpf: irgendeine andere Karte

    Grundlage:
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt

    @PT.FOLLOW @PT.WIN
    Szenario: Cleo hat keinen Trumpf, darf alles zugeben und gewinnt nichts
      Angenommen Cleo gibt
        | Ben  | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 sweela-8 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 |
        | Cleo | elay-3 elay-5 elay-6 hunti-3 hunti-4 hunti-6 sweela-2 sweela-4 sweela-5 coru-3 torz-3 torz-6 torz-7 Joker-2    |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Trumpf-9 ausspielt
      Und Ben Trumpf-6 zugibt
      Dann darf Cleo jede Karte spielen
      Wenn Cleo elay-6 zugibt
      Dann ist alles fehlerfrei
      Und Anna gewinnt den Stich

    @PT.FOLLOW @PT.WILD
    Szenario: Cleo hat keinen Trumpf und darf einen Joker abwerfen
      Angenommen Cleo gibt
        | Ben  | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 sweela-8 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 |
        | Cleo | elay-3 elay-5 elay-6 hunti-3 hunti-4 hunti-6 sweela-2 sweela-4 sweela-5 coru-3 torz-3 torz-6 torz-7 Joker-2    |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Trumpf-5 ausspielt
      Und Ben Trumpf-6 zugibt
      Und Cleo Joker-2 als coru-8 zugibt
      Dann ist alles fehlerfrei
      Und Ben gewinnt den Stich

  Regel: Was ausliegt, gehört zum Blatt

    Grundlage:
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt

    @PT.DISPLAY @PT.PLAY
    Szenario: Man darf sie spielen, wann immer es erlaubt ist
      Angenommen Cleo gibt
      Wenn Ben elay-4 hunti-3 auslegt
      Und angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna elay-8 ausspielt
      Und Ben elay-4 zugibt
      Dann ist alles fehlerfrei
      Und Cleo ist mit Zugeben an der Reihe

    @PT.DISPLAY @PT.FOLLOW
    Szenario: Wer eine Karte der Farbe ausliegen hat, kann bedienen
      Angenommen Cleo gibt
      Wenn Ben elay-4 hunti-3 auslegt
      Und angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna elay-8 ausspielt
      Und Ben hunti-7 zugibt
      Dann ist das regelwidrig: nicht bedient (PT.FOLLOW)

    @PT.DISPLAY @PT.FOLLOW
    Szenario: Ist sie gespielt, verpflichtet sie nicht mehr
      Angenommen Cleo gibt
      Wenn Ben elay-4 hunti-3 auslegt
      Und angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna elay-8 ausspielt
      Und Ben elay-4 zugibt
      Und Cleo elay-3 zugibt
      Und Anna elay-6 ausspielt
      Und Ben hunti-7 zugibt
      Dann ist hunti-7 von Ben noch ungeklärt

    @PT.DISPLAY @PT.PLAY
    Szenario: Was ausliegt, spielt man einmal
      Angenommen Cleo gibt
      Wenn Ben elay-4 hunti-3 auslegt
      Und angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna elay-8 ausspielt
      Und Ben elay-4 zugibt
      Und Cleo elay-3 zugibt
      Und Anna elay-6 ausspielt
      Und Ben elay-4 zugibt
      Dann ist das unmöglich: Karte nicht in der Hand (PT.PLAY)

    @PT.DISPLAY @PT.PLAY
    Szenario: Was ausliegt, hat kein anderer
      Angenommen Cleo gibt
      Wenn Ben elay-4 hunti-3 auslegt
      Und angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna elay-4 ausspielt
      Dann ist das unmöglich: Karte nicht in der Hand (PT.PLAY)

  Regel: Jeder spielt eine Karte aus der Hand

    Grundlage:
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt

    @PT.PLAY
    Szenariogrundriss: Ben kann <Karte> nicht spielen
      Angenommen Cleo gibt
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 sweela-8 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna coru-8 ausspielt
      Und Ben <Karte> zugibt
      Dann ist das unmöglich: Karte nicht in der Hand (PT.PLAY)

      Beispiele:
        | Karte    |
        | coru-8   |
        | coru-5   |
        | Trumpf-9 |
        | elay-1   |

  Regel: Der höchste Trumpf gewinnt, sonst die höchste Karte der ausgespielten Farbe

    Grundlage:
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt

    @PT.WIN
    Szenariogrundriss: Wer gewinnt: <Fall>
      Angenommen Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna <aus> ausspielt
      Und Ben <zweite> zugibt
      Und Cleo <dritte> zugibt
      Dann gewinnt <Gewinner> den Stich
      Und <Gewinner> ist mit Ausspielen an der Reihe

      Beispiele:
        | Fall                                    | aus      | zweite   | dritte   | Gewinner |
        | die erste Karte der Farbe               | elay-8   | elay-2   | elay-7   | Anna     |
        | die zweite Karte der Farbe              | elay-3   | elay-8   | elay-7   | Ben      |
        | die dritte Karte der Farbe              | elay-3   | elay-4   | elay-5   | Cleo     |
        | höhere Karten anderer Farben            | elay-2   | hunti-8  | coru-7   | Anna     |
        | ein Trumpf                              | elay-8   | Trumpf-5 | elay-7   | Ben      |
        | zwei Trümpfe, erst der höhere           | elay-8   | Trumpf-9 | Trumpf-6 | Ben      |
        | zwei Trümpfe, zuletzt der höhere        | elay-8   | Trumpf-5 | Trumpf-6 | Cleo     |
        | die letzte Karte sticht                 | elay-8   | elay-7   | Trumpf-5 | Cleo     |
        | Trumpf ausgespielt, der höchste zuerst  | Trumpf-9 | Trumpf-8 | Trumpf-5 | Anna     |
        | Trumpf ausgespielt, der höchste zuletzt | Trumpf-6 | Trumpf-5 | Trumpf-7 | Cleo     |
        | Trumpf ausgespielt, sonst keiner        | Trumpf-5 | elay-8   | torz-8   | Anna     |

  Regel: Die meisten Stiche gewinnen den Topf; bei Gleichstand wird geteilt, und was übrig ist, bleibt für das nächste Spiel

    Grundlage:
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo
      Und es wird bis 100 gespielt

    @PT.AWARD
    Szenario: Vier Stiche gegen zwei
      Angenommen Hugo gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn, Gina und Hugo aussteigen
      Und angesagt wird: Anna 4, Ben 2
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     |
        | Anna elay-8   | Ben elay-1    |
        | Anna hunti-8  | Ben hunti-1   |
        | Anna sweela-8 | Ben sweela-1  |
        | Anna coru-8   | Ben coru-1    |
        | Anna torz-1   | Ben torz-8    |
        | Ben Trumpf-9  | Anna Trumpf-4 |
      Dann bekommt Anna 7 Chips (PT.AWARD)
      Und Ben bekommt 0 Chips
      Und im Topf liegen 0, im Siegertopf 3

    @PT.AWARD @PT.SCORE
    Szenario: Ob die Ansage erfüllt ist, spielt keine Rolle
      Angenommen Hugo gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn, Gina und Hugo aussteigen
      Und angesagt wird: Anna 6, Ben 2
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     |
        | Anna elay-8   | Ben elay-1    |
        | Anna hunti-8  | Ben hunti-1   |
        | Anna sweela-8 | Ben sweela-1  |
        | Anna coru-8   | Ben coru-1    |
        | Anna torz-1   | Ben torz-8    |
        | Ben Trumpf-9  | Anna Trumpf-4 |
      Dann bekommt Anna 7 Chips (PT.AWARD)
      Und Anna verliert 60 Punkte (PT.SCORE)

    @PT.AWARD
    Szenario: Je drei Stiche: Ein Topf mit acht wird geteilt
      Angenommen Hugo gibt
      Wenn Anna 2 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn, Gina und Hugo aussteigen
      Und angesagt wird: Anna 3, Ben 3
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     |
        | Anna elay-8   | Ben elay-1    |
        | Anna hunti-8  | Ben hunti-1   |
        | Anna sweela-8 | Ben sweela-1  |
        | Anna coru-1   | Ben coru-8    |
        | Ben torz-8    | Anna torz-1   |
        | Ben Trumpf-9  | Anna Trumpf-4 |
      Dann bekommt Anna 4 Chips (PT.AWARD)
      Und Ben bekommt 4 Chips (PT.AWARD)
      Und im Topf liegen 0, im Siegertopf 4

    @PT.AWARD
    Szenario: Je drei Stiche: Von einem Topf mit sieben bleibt ein Chip
      Angenommen Hugo gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn, Gina und Hugo aussteigen
      Und angesagt wird: Anna 3, Ben 3
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     |
        | Anna elay-8   | Ben elay-1    |
        | Anna hunti-8  | Ben hunti-1   |
        | Anna sweela-8 | Ben sweela-1  |
        | Anna coru-1   | Ben coru-8    |
        | Ben torz-8    | Anna torz-1   |
        | Ben Trumpf-9  | Anna Trumpf-4 |
      Dann bekommt Anna 3 Chips (PT.AWARD)
      Und Ben bekommt 3 Chips (PT.AWARD)
      Und im Topf liegen 1, im Siegertopf 3
      Wenn Anna gibt
      Dann liegen im Topf 9, im Siegertopf 3
      Und es steht in Chips Anna 0, Ben 0, alle anderen -2

    @PT.AWARD
    Szenario: Je zwei Stiche für drei Spieler: Zwei Chips bleiben
      Angenommen Hugo gibt
      Wenn Anna 1 setzt
      Und Ben und Cleo mitgehen
      Und Di, Eva, Finn, Gina und Hugo aussteigen
      Und angesagt wird: Anna 2, Ben 2, Cleo 2
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     | zugegeben     |
        | Anna elay-8   | Ben elay-1    | Cleo elay-2   |
        | Anna hunti-8  | Ben hunti-1   | Cleo hunti-2  |
        | Anna sweela-1 | Ben sweela-8  | Cleo sweela-2 |
        | Ben coru-8    | Cleo coru-1   | Anna coru-2   |
        | Ben torz-1    | Cleo torz-8   | Anna torz-2   |
        | Cleo Trumpf-9 | Anna Trumpf-4 | Ben Trumpf-5  |
      Dann bekommt Anna 2 Chips (PT.AWARD)
      Und Ben bekommt 2 Chips (PT.AWARD)
      Und Cleo bekommt 2 Chips (PT.AWARD)
      Und im Topf liegen 2, im Siegertopf 3

    @PT.AWARD
    Szenario: Nur die mit den meisten Stichen teilen
      Angenommen Hugo gibt
      Wenn Anna 1 setzt
      Und Ben und Cleo mitgehen
      Und Di, Eva, Finn, Gina und Hugo aussteigen
      Und angesagt wird: Anna 2, Ben 2, Cleo 2
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     | zugegeben     |
        | Anna elay-8   | Ben elay-1    | Cleo elay-2   |
        | Anna hunti-8  | Ben hunti-1   | Cleo hunti-2  |
        | Anna sweela-8 | Ben sweela-1  | Cleo sweela-2 |
        | Anna coru-1   | Ben coru-8    | Cleo coru-2   |
        | Ben torz-8    | Cleo torz-1   | Anna torz-2   |
        | Ben Trumpf-9  | Cleo Trumpf-4 | Anna Trumpf-5 |
      Dann bekommt Anna 4 Chips (PT.AWARD)
      Und Ben bekommt 4 Chips (PT.AWARD)
      Und Cleo bekommt 0 Chips
      Und Cleo verliert 20 Punkte (PT.SCORE)

    @PT.SCORE @PT.AWARD @PT.WILD.RENAME
    Szenario: Endet der letzte Stich mit einer Umbenennung, endet das Spiel mit ihr
      Angenommen Hugo gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn, Gina und Hugo aussteigen
      Und angesagt wird: Anna 4, Ben 2
      Und diese Stiche gespielt werden
        | ausgespielt  | zugegeben     |
        | Anna elay-1  | Ben elay-8    |
        | Ben hunti-8  | Anna hunti-1  |
        | Ben sweela-1 | Anna sweela-8 |
        | Anna coru-8  | Ben coru-1    |
        | Anna torz-8  | Ben torz-1    |
      Und Anna Joker-2 als elay-6 ausspielt
      Und Ben elay-6 zugibt
      Dann bekommt niemand Punkte
      Und Anna ist mit Umbenennen an der Reihe
      Wenn Anna ihn in elay-7 umbenennt
      Dann bekommt Anna 40 Punkte (PT.SCORE)
      Und Anna bekommt 7 Chips (PT.AWARD)
      Und Anna ist mit Geben an der Reihe

    @PT.PLAY @PT.DEAL
    Szenario: Nach der letzten Karte spielt niemand mehr aus
      Angenommen Hugo gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn, Gina und Hugo aussteigen
      Und angesagt wird: Anna 4, Ben 2
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     |
        | Anna elay-8   | Ben elay-1    |
        | Anna hunti-8  | Ben hunti-1   |
        | Anna sweela-8 | Ben sweela-1  |
        | Anna coru-8   | Ben coru-1    |
        | Anna torz-1   | Ben torz-8    |
        | Ben Trumpf-9  | Anna Trumpf-4 |
      Dann ist Anna mit Geben an der Reihe
      Wenn Ben elay-7 ausspielt
      Dann ist das unmöglich: hier nicht vorgesehen (PT.DEAL)
