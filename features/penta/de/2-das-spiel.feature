# language: de
Funktionalität: Penta: das Spiel
  Der Gang einer Partie, und mit welchen Karten wie viele spielen. Die deutsche Fassung ist unsere; die Spielregel gibt es nur auf Englisch.

  Regel: Geben, setzen, auslegen, ansagen, spielen

    @PT.BET @PT.BID @PT.LEAD @PT.PLAY
    Szenario: Eins nach dem anderen
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und Cleo gibt
      Dann ist Anna mit Setzen an der Reihe
      Wenn Anna, Ben und Cleo schieben
      Dann ist Anna mit Ansagen an der Reihe
      Wenn Cleo elay-3 hunti-2 auslegt
      Dann ist Anna mit Ansagen an der Reihe
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Dann ist Anna mit Ausspielen an der Reihe
      Wenn Anna elay-8 ausspielt
      Dann ist Ben mit Zugeben an der Reihe
      Und alles ist fehlerfrei

    @PT.BET
    Szenario: Niemand sagt an, bevor das Setzen zu Ende ist
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und Cleo gibt
      Wenn Anna und Ben schieben
      Und Anna 5 ansagt
      Dann ist das unmöglich: hier nicht vorgesehen (PT.BET)

    @PT.DISPLAY @PT.BET
    Szenario: Niemand legt aus, bevor das Setzen zu Ende ist
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und Cleo gibt
      Wenn Anna elay-3 auslegt
      Dann ist das unmöglich: hier nicht vorgesehen (PT.DISPLAY)

    @PT.BID
    Szenario: Niemand spielt aus, bevor angesagt ist
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und Cleo gibt
      Wenn Anna, Ben und Cleo schieben
      Und angesagt wird: Anna 5, Ben 5
      Und Anna elay-8 ausspielt
      Dann ist das unmöglich: hier nicht vorgesehen (PT.BID)

    @PT.BET @PT.BID
    Szenario: Niemand setzt, wenn schon angesagt wird
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und Cleo gibt
      Wenn Anna, Ben und Cleo schieben
      Und Anna 5 ansagt
      Und Ben 2 setzt
      Dann ist das unmöglich: hier nicht vorgesehen (PT.BID)

  Regel: Zwei Drittel des Topfs gewinnt man sofort, den Rest am Ende der Partie

    @PT.SPLIT @PT.AWARD
    Szenario: Neun Chips: sechs für den Gewinner des Spiels, drei für später
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn und Gina
      Und es wird bis 100 gespielt
      Und Gina gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva und Finn aussteigen
      Dann liegen im Topf 9, im Siegertopf 0
      Wenn Gina aussteigt
      Dann kommen 3 Chips in den Siegertopf (PT.SPLIT)
      Und im Topf liegen 6, im Siegertopf 3
      Wenn angesagt wird: Anna 5, Ben 2
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben    |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna Trumpf-4 | Ben Trumpf-9 |
        | Ben elay-7    | Anna elay-4  |
      Dann bekommt Anna 6 Chips (PT.AWARD)
      Und im Topf liegen 0, im Siegertopf 3
      Und es steht in Chips Anna 4, Ben -2, alle anderen -1

  Regel: Die Partie dauert, bis jemand das Ziel erreicht hat

    @PT.END.GOAL
    Szenariogrundriss: 50 Punkte reichen für <Ziel>
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn und Gina
      Und es wird bis <Ziel> gespielt
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
      Und Anna gewinnt die Partie

      Beispiele:
        | Ziel |
        | 50   |
        | 49   |
        | 1    |

    @PT.END.GOAL @PT.DEALER
    Szenariogrundriss: 50 Punkte reichen nicht für <Ziel>
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn und Gina
      Und es wird bis <Ziel> gespielt
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
      Und die Partie geht weiter
      Und Anna ist mit Geben an der Reihe

      Beispiele:
        | Ziel |
        | 51   |
        | 100  |

    @PT.END.GOAL
    Szenario: Punkte gibt es erst, wenn das Spiel zu Ende ist
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn und Gina
      Und es wird bis 50 gespielt
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
      Dann bekommt niemand Punkte
      Und die Partie geht weiter
      Wenn Ben elay-7 ausspielt
      Und Anna elay-2 zugibt
      Dann bekommt Anna 50 Punkte (PT.SCORE)
      Und Anna gewinnt die Partie

    @PT.END.GOAL @PT.REWARD
    Szenario: Beide haben es erreicht, und der höhere Stand gewinnt
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn und Gina
      Und es wird bis 20 gespielt
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
      Und Anna gewinnt die Partie

    @PT.END.GOAL
    Szenario: Danach gibt niemand mehr
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn und Gina
      Und es wird bis 50 gespielt
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
      Und Anna gibt
      Dann ist das unmöglich: nach dem Ende (PT.END.GOAL)

    @PT.END.GOAL
    Szenario: Das Ziel muss abgesprochen sein
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Dann ist das unlesbar: Angabe fehlt

    @PT.END.GOAL
    Szenario: Null Punkte sind kein Ziel
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 0 gespielt
      Dann ist das unlesbar: kein möglicher Wert

    @PT.END.GOAL
    Szenario: Ein Punkt ist das niedrigste Ziel
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 1 gespielt
      Dann ist alles fehlerfrei
      Und die Partie geht weiter
      Und es steht Anna 0, Ben 0, Cleo 0

  Regel: Auch eine Zahl von Spielen kann abgesprochen werden

    @PT.END.HANDS
    Szenario: Nach zwei Spielen ist Schluss, wer auch vorn liegt
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und nach 2 Spielen ist Schluss
      Und Cleo gibt
      Wenn Anna und Ben aussteigen
      Dann geht die Partie weiter
      Und Anna ist mit Geben an der Reihe
      Wenn Anna gibt
      Und Ben und Cleo aussteigen
      Dann gewinnen Anna, Ben und Cleo die Partie

    @PT.END.HANDS
    Szenario: Ist keine Zahl abgesprochen, gibt es keine Grenze
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und Cleo gibt
      Wenn Anna und Ben aussteigen
      Und Anna gibt
      Und Ben und Cleo aussteigen
      Und Ben gibt
      Und Cleo und Anna aussteigen
      Dann geht die Partie weiter
      Und Cleo ist mit Geben an der Reihe

    @PT.END.HANDS @PT.REWARD
    Szenario: Der höchste Stand gewinnt, auch weit vom Ziel
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn und Gina
      Und es wird bis 100 gespielt
      Und nach 1 Spiel ist Schluss
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
      Dann steht es Anna -70, Ben 20, alle anderen 0
      Und Ben gewinnt die Partie
      Und Ben bekommt 3 Chips (PT.REWARD)

    @PT.END.HANDS @PT.END.GOAL
    Szenario: Das Ziel kann vorher erreicht sein
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn und Gina
      Und es wird bis 50 gespielt
      Und nach 2 Spielen ist Schluss
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

  Regel: Man kann um Punkte spielen, ohne zu setzen

    @PT.BID @PT.DEAL
    Szenario: Kein Grundeinsatz, keine Einsätze: Gleich wird angesagt
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt
      Und Cleo gibt
      Dann wird nicht um Chips gespielt
      Und Anna ist mit Ansagen an der Reihe

    @PT.BID
    Szenario: Es gibt nichts zu setzen
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt
      Und Cleo gibt
      Wenn Anna 1 setzt
      Dann ist das unmöglich: hier nicht vorgesehen (PT.BID)

    @PT.DISPLAY
    Szenario: Ausgelegt wird trotzdem
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt
      Und Cleo gibt
        | Anna | elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 Trumpf-5 Trumpf-7 Trumpf-9 Joker-2 |
      Wenn Anna elay-5 hunti-4 sweela-2 coru-4 torz-6 auslegt
      Dann ist das regelwidrig: falsch ausgelegt (PT.DISPLAY)

    @PT.SCORE @PT.END.GOAL @PT.AWARD
    Szenario: Fünfzehn Stiche für zwei, und der höchste Stand gewinnt
      Gegeben sei eine Partie Penta zwischen Anna und Ben
      Und sie spielen »Um Punkte«
      Und es wird bis 150 gespielt
      Und Ben gibt
      Wenn angesagt wird: Anna 15, Ben 0
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
      Und Ben bekommt 25 Punkte
      Und Anna gewinnt die Partie
      Und alles ist fehlerfrei

  Regel: Zwei bis acht können spielen

    @PT.PACK.REMOVE @PT.PLAY
    Szenariogrundriss: <Zahl> können spielen
      Gegeben sei eine Partie Penta zwischen <Spieler>
      Und es wird bis 100 gespielt
      Dann ist alles fehlerfrei
      Und die Partie geht weiter

      Beispiele:
        | Zahl   | Spieler                                       |
        | Zwei   | Anna und Ben                                  |
        | Drei   | Anna, Ben und Cleo                            |
        | Vier   | Anna, Ben, Cleo und Di                        |
        | Fünf   | Anna, Ben, Cleo, Di und Eva                   |
        | Sechs  | Anna, Ben, Cleo, Di, Eva und Finn             |
        | Sieben | Anna, Ben, Cleo, Di, Eva, Finn und Gina       |
        | Acht   | Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo |

    @PT.PACK.REMOVE @PT.PLAY
    Szenariogrundriss: Nichts für <Zahl>
      Gegeben sei eine Partie Penta zwischen <Spieler>
      Und es wird bis 100 gespielt
      Dann ist das unlesbar: falsche Zahl von Spielern

      Beispiele:
        | Zahl  | Spieler                                             |
        | einen | Anna                                                |
        | neun  | Anna, Ben, Cleo, Di, Eva, Finn, Gina, Hugo und Ines |

  Regel: Sind es nicht vier, werden Karten herausgenommen

    @PT.PACK.REMOVE @PT.DEAL
    Szenariogrundriss: Zu <Zahl> ist <niedrigster> der niedrigste Trumpf
      Gegeben sei eine Partie Penta zwischen <Spieler>
      Und es wird bis 100 gespielt
      Wenn Ben gibt
        | Anna | <erstes>  |
        | Ben  | <zweites> |
      Dann ist alles fehlerfrei

      Beispiele:
        | Zahl   | niedrigster | Spieler                                       | erstes                                                                                                               | zweites                                                                                                              |
        | zweit  | Trumpf-6    | Anna und Ben                                  | elay-4 hunti-4 sweela-4 coru-4 torz-4 elay-5 hunti-5 sweela-5 coru-5 torz-5 Trumpf-6 Trumpf-7 Joker-3 elay-6 hunti-6 | elay-8 hunti-8 sweela-8 coru-8 torz-8 elay-7 hunti-7 sweela-7 coru-7 torz-7 Trumpf-8 Trumpf-9 sweela-6 coru-6 torz-6 |
        | dritt  | Trumpf-5    | Anna, Ben und Cleo                            | elay-2 hunti-2 sweela-2 coru-2 torz-2 elay-3 hunti-3 sweela-3 coru-3 torz-3 Trumpf-5 Trumpf-6 Joker-2 elay-4         | elay-8 hunti-8 sweela-8 coru-8 torz-8 elay-7 hunti-7 sweela-7 coru-7 torz-7 Trumpf-9 Trumpf-8 Joker-3 elay-5         |
        | viert  | Trumpf-1    | Anna, Ben, Cleo und Di                        | elay-1 hunti-1 sweela-1 coru-1 torz-1 elay-2 hunti-2 sweela-2 coru-2 torz-2 Trumpf-1 Joker-1 elay-3                  | elay-8 hunti-8 sweela-8 coru-8 torz-8 elay-7 hunti-7 sweela-7 coru-7 torz-7 Trumpf-9 Joker-2 Joker-3                 |
        | fünft  | Trumpf-2    | Anna, Ben, Cleo, Di und Eva                   | elay-1 hunti-1 sweela-1 coru-1 torz-1 Trumpf-2 Trumpf-3 Joker-2 elay-2 hunti-2                                       | elay-8 hunti-8 sweela-8 coru-8 torz-8 Trumpf-9 Trumpf-8 Joker-3 elay-7 hunti-7                                       |
        | sechst | Trumpf-4    | Anna, Ben, Cleo, Di, Eva und Finn             | elay-1 hunti-1 sweela-1 coru-1 torz-1 Trumpf-4 Joker-2 Trumpf-5                                                      | elay-8 hunti-8 sweela-8 coru-8 torz-8 Trumpf-9 Trumpf-8 Joker-3                                                      |
        | siebt  | Trumpf-3    | Anna, Ben, Cleo, Di, Eva, Finn und Gina       | elay-1 hunti-1 sweela-1 coru-1 torz-1 Trumpf-3 Joker-2                                                               | elay-8 hunti-8 sweela-8 coru-8 torz-8 Trumpf-9 Joker-3                                                               |
        | acht   | Trumpf-4    | Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo | elay-1 hunti-1 sweela-1 coru-1 torz-1 Trumpf-4                                                                       | Joker-2 Joker-3 Trumpf-9 Trumpf-5 elay-8 torz-8                                                                      |

    @PT.PACK.REMOVE @PT.PACK
    Szenariogrundriss: Zu <Zahl> ist <Karte> herausgenommen
      Gegeben sei eine Partie Penta zwischen <Spieler>
      Und es wird bis 100 gespielt
      Wenn Ben gibt
        | Anna | <Karte> <verdeckt> |
      Dann ist das unmöglich: fremde Karte (PT.PACK.REMOVE)

      Beispiele:
        | Zahl   | Karte    | Spieler                                       | verdeckt                    |
        | zweit  | elay-1   | Anna und Ben                                  | x x x x x x x x x x x x x x |
        | zweit  | elay-2   | Anna und Ben                                  | x x x x x x x x x x x x x x |
        | zweit  | elay-3   | Anna und Ben                                  | x x x x x x x x x x x x x x |
        | zweit  | hunti-1  | Anna und Ben                                  | x x x x x x x x x x x x x x |
        | zweit  | hunti-2  | Anna und Ben                                  | x x x x x x x x x x x x x x |
        | zweit  | hunti-3  | Anna und Ben                                  | x x x x x x x x x x x x x x |
        | zweit  | sweela-1 | Anna und Ben                                  | x x x x x x x x x x x x x x |
        | zweit  | sweela-2 | Anna und Ben                                  | x x x x x x x x x x x x x x |
        | zweit  | sweela-3 | Anna und Ben                                  | x x x x x x x x x x x x x x |
        | zweit  | coru-1   | Anna und Ben                                  | x x x x x x x x x x x x x x |
        | zweit  | coru-2   | Anna und Ben                                  | x x x x x x x x x x x x x x |
        | zweit  | coru-3   | Anna und Ben                                  | x x x x x x x x x x x x x x |
        | zweit  | torz-1   | Anna und Ben                                  | x x x x x x x x x x x x x x |
        | zweit  | torz-2   | Anna und Ben                                  | x x x x x x x x x x x x x x |
        | zweit  | torz-3   | Anna und Ben                                  | x x x x x x x x x x x x x x |
        | zweit  | Trumpf-1 | Anna und Ben                                  | x x x x x x x x x x x x x x |
        | zweit  | Trumpf-2 | Anna und Ben                                  | x x x x x x x x x x x x x x |
        | zweit  | Trumpf-3 | Anna und Ben                                  | x x x x x x x x x x x x x x |
        | zweit  | Trumpf-4 | Anna und Ben                                  | x x x x x x x x x x x x x x |
        | zweit  | Trumpf-5 | Anna und Ben                                  | x x x x x x x x x x x x x x |
        | zweit  | Joker-1  | Anna und Ben                                  | x x x x x x x x x x x x x x |
        | zweit  | Joker-2  | Anna und Ben                                  | x x x x x x x x x x x x x x |
        | dritt  | elay-1   | Anna, Ben und Cleo                            | x x x x x x x x x x x x x   |
        | dritt  | hunti-1  | Anna, Ben und Cleo                            | x x x x x x x x x x x x x   |
        | dritt  | sweela-1 | Anna, Ben und Cleo                            | x x x x x x x x x x x x x   |
        | dritt  | coru-1   | Anna, Ben und Cleo                            | x x x x x x x x x x x x x   |
        | dritt  | torz-1   | Anna, Ben und Cleo                            | x x x x x x x x x x x x x   |
        | dritt  | Trumpf-1 | Anna, Ben und Cleo                            | x x x x x x x x x x x x x   |
        | dritt  | Trumpf-2 | Anna, Ben und Cleo                            | x x x x x x x x x x x x x   |
        | dritt  | Trumpf-3 | Anna, Ben und Cleo                            | x x x x x x x x x x x x x   |
        | dritt  | Trumpf-4 | Anna, Ben und Cleo                            | x x x x x x x x x x x x x   |
        | dritt  | Joker-1  | Anna, Ben und Cleo                            | x x x x x x x x x x x x x   |
        | fünft  | Trumpf-1 | Anna, Ben, Cleo, Di und Eva                   | x x x x x x x x x           |
        | fünft  | Joker-1  | Anna, Ben, Cleo, Di und Eva                   | x x x x x x x x x           |
        | sechst | Trumpf-1 | Anna, Ben, Cleo, Di, Eva und Finn             | x x x x x x x               |
        | sechst | Trumpf-2 | Anna, Ben, Cleo, Di, Eva und Finn             | x x x x x x x               |
        | sechst | Trumpf-3 | Anna, Ben, Cleo, Di, Eva und Finn             | x x x x x x x               |
        | sechst | Joker-1  | Anna, Ben, Cleo, Di, Eva und Finn             | x x x x x x x               |
        | siebt  | Trumpf-1 | Anna, Ben, Cleo, Di, Eva, Finn und Gina       | x x x x x x                 |
        | siebt  | Trumpf-2 | Anna, Ben, Cleo, Di, Eva, Finn und Gina       | x x x x x x                 |
        | siebt  | Joker-1  | Anna, Ben, Cleo, Di, Eva, Finn und Gina       | x x x x x x                 |
        | acht   | Trumpf-1 | Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo | x x x x x                   |
        | acht   | Trumpf-2 | Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo | x x x x x                   |
        | acht   | Trumpf-3 | Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo | x x x x x                   |
        | acht   | Joker-1  | Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo | x x x x x                   |

    @PT.PACK.REMOVE @PT.DEAL
    Szenariogrundriss: Zu <Zahl> hat jeder <Karten> Karten
      Gegeben sei eine Partie Penta zwischen <Spieler>
      Und es wird bis 100 gespielt
      Wenn Ben gibt
        | Anna | <Karten> |
        | Ben  | <Karten> |
      Dann ist alles fehlerfrei

      Beispiele:
        | Zahl   | Karten | Spieler                                       |
        | zweit  | 15     | Anna und Ben                                  |
        | dritt  | 14     | Anna, Ben und Cleo                            |
        | viert  | 13     | Anna, Ben, Cleo und Di                        |
        | fünft  | 10     | Anna, Ben, Cleo, Di und Eva                   |
        | sechst | 8      | Anna, Ben, Cleo, Di, Eva und Finn             |
        | siebt  | 7      | Anna, Ben, Cleo, Di, Eva, Finn und Gina       |
        | acht   | 6      | Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo |

    @PT.DEAL @PT.PACK.REMOVE
    Szenariogrundriss: Zu <Zahl> ist mit <falsch> Karten vergeben
      Gegeben sei eine Partie Penta zwischen <Spieler>
      Und es wird bis 100 gespielt
      Wenn Ben gibt
        | Anna | <falsch> |
      Dann ist das unmöglich: falsche Kartenzahl (PT.DEAL)

      Beispiele:
        | Zahl   | falsch | Spieler                                       |
        | zweit  | 14     | Anna und Ben                                  |
        | zweit  | 16     | Anna und Ben                                  |
        | dritt  | 13     | Anna, Ben und Cleo                            |
        | dritt  | 15     | Anna, Ben und Cleo                            |
        | viert  | 12     | Anna, Ben, Cleo und Di                        |
        | viert  | 14     | Anna, Ben, Cleo und Di                        |
        | fünft  | 9      | Anna, Ben, Cleo, Di und Eva                   |
        | fünft  | 11     | Anna, Ben, Cleo, Di und Eva                   |
        | sechst | 7      | Anna, Ben, Cleo, Di, Eva und Finn             |
        | sechst | 9      | Anna, Ben, Cleo, Di, Eva und Finn             |
        | siebt  | 6      | Anna, Ben, Cleo, Di, Eva, Finn und Gina       |
        | siebt  | 8      | Anna, Ben, Cleo, Di, Eva, Finn und Gina       |
        | acht   | 5      | Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo |
        | acht   | 7      | Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo |
