# language: de
Funktionalität: Penta: auslegen
  Was vor dem Ansagen offen liegt, und wie der Topf geteilt wird. Die deutsche Fassung ist unsere; die Spielregel gibt es nur auf Englisch.

  Regel: Jeder legt aus jeder Elementfarbe die niedrigste Karte aus

    Grundlage:
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt

    @PT.DISPLAY
    Szenario: Fünf Farben, fünf Karten
      Angenommen Cleo gibt
        | Anna | elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 Trumpf-5 Trumpf-7 Trumpf-9 Joker-2 |
      Wenn Anna, Ben und Cleo schieben
      Und Anna elay-3 hunti-4 sweela-2 coru-4 torz-6 auslegt
      Dann ist alles fehlerfrei
      Und Anna ist mit Ansagen an der Reihe

    @PT.DISPLAY
    Szenario: Auf die Reihenfolge der Karten kommt es nicht an
      Angenommen Cleo gibt
        | Anna | elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 Trumpf-5 Trumpf-7 Trumpf-9 Joker-2 |
      Wenn Anna, Ben und Cleo schieben
      Und Anna torz-6 coru-4 elay-3 sweela-2 hunti-4 auslegt
      Dann ist alles fehlerfrei

    @PT.DISPLAY
    Szenariogrundriss: Falsch ausgelegt: <Fall>
      Angenommen Cleo gibt
        | Anna | elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 Trumpf-5 Trumpf-7 Trumpf-9 Joker-2 |
      Wenn Anna, Ben und Cleo schieben
      Und Anna <ausgelegt> auslegt
      Dann ist das regelwidrig: falsch ausgelegt (PT.DISPLAY)
      Und Anna ist mit Ansagen an der Reihe

      Beispiele:
        | Fall                                  | ausgelegt                                    |
        | nicht die niedrigste                  | elay-5 hunti-4 sweela-2 coru-4 torz-6        |
        | weder die niedrigste noch die höchste | elay-3 hunti-4 sweela-2 coru-6 torz-6        |
        | eine Farbe fehlt                      | elay-3 hunti-4 sweela-2 coru-4               |
        | zwei einer Farbe                      | elay-3 elay-5 hunti-4 sweela-2 coru-4 torz-6 |

    @PT.DISPLAY
    Szenario: Auch nichts auszulegen ist falsch
      Angenommen Cleo gibt
        | Anna | elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 Trumpf-5 Trumpf-7 Trumpf-9 Joker-2 |
      Wenn Anna, Ben und Cleo schieben
      Und Anna nichts auslegt
      Dann ist das regelwidrig: falsch ausgelegt (PT.DISPLAY)

    @PT.DISPLAY
    Szenario: Jeder darf zuerst auslegen
      Angenommen Cleo gibt
        | Anna | elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 Trumpf-5 Trumpf-7 Trumpf-9 Joker-2 |
      Wenn Anna, Ben und Cleo schieben
      Und Cleo elay-2 hunti-3 coru-2 torz-3 auslegt
      Und Anna elay-3 hunti-4 sweela-2 coru-4 torz-6 auslegt
      Und Ben elay-4 hunti-2 sweela-3 coru-3 torz-2 auslegt
      Dann ist alles fehlerfrei
      Und Anna ist mit Ansagen an der Reihe

    @PT.DISPLAY
    Szenario: Es muss nicht notiert sein
      Angenommen Cleo gibt
        | Anna | elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 Trumpf-5 Trumpf-7 Trumpf-9 Joker-2 |
      Wenn Anna, Ben und Cleo schieben
      Und Anna 5 ansagt
      Dann ist alles fehlerfrei
      Und Ben ist mit Ansagen an der Reihe

    @PT.DISPLAY @PT.BID
    Szenario: Nicht mehr, wenn schon angesagt wird
      Angenommen Cleo gibt
        | Anna | elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 Trumpf-5 Trumpf-7 Trumpf-9 Joker-2 |
      Wenn Anna, Ben und Cleo schieben
      Und Anna 5 ansagt
      Und Ben elay-2 hunti-2 coru-2 auslegt
      Dann ist das unmöglich: hier nicht vorgesehen (PT.DISPLAY)

    @PT.DISPLAY
    Szenario: Niemand legt zweimal aus
      Angenommen Cleo gibt
        | Anna | elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 Trumpf-5 Trumpf-7 Trumpf-9 Joker-2 |
      Wenn Anna, Ben und Cleo schieben
      Und Anna elay-3 hunti-4 sweela-2 coru-4 torz-6 auslegt
      Und Anna elay-3 hunti-4 sweela-2 coru-4 torz-6 auslegt
      Dann ist das unmöglich: nicht an der Reihe (PT.DISPLAY)

  Regel: Von einer Farbe, die man nicht hat, wird keine Karte ausgelegt

    Grundlage:
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt

    @PT.DISPLAY
    Szenario: Drei Farben, drei Karten
      Angenommen Cleo gibt
        | Anna | elay-3 elay-5 elay-8 hunti-4 hunti-6 hunti-8 coru-4 coru-6 coru-7 coru-8 Trumpf-5 Trumpf-7 Trumpf-9 Joker-2 |
      Wenn Anna, Ben und Cleo schieben
      Und Anna elay-3 hunti-4 coru-4 auslegt
      Dann ist alles fehlerfrei

    @PT.DISPLAY
    Szenariogrundriss: <Karte> kann man nicht auslegen
      Angenommen Cleo gibt
        | Anna | elay-3 elay-5 elay-8 hunti-4 hunti-6 hunti-8 coru-4 coru-6 coru-7 coru-8 Trumpf-5 Trumpf-7 Trumpf-9 Joker-2 |
      Wenn Anna, Ben und Cleo schieben
      Und Anna elay-3 hunti-4 coru-4 <Karte> auslegt
      Dann ist das unmöglich: ausgelegte Karte nicht in der Hand (PT.DISPLAY)

      Beispiele:
        | Karte    |
        | torz-2   |
        | sweela-8 |
        | elay-3   |
        | elay-1   |

    @PT.DISPLAY
    Szenario: Was ein anderer hat, kann man nicht auslegen
      Angenommen Cleo gibt
        | Anna | elay-3 elay-5 elay-8 hunti-4 hunti-6 hunti-8 coru-4 coru-6 coru-7 coru-8 Trumpf-5 Trumpf-7 Trumpf-9 Joker-2 |
      Wenn Anna, Ben und Cleo schieben
      Und Ben elay-3 auslegt
      Dann ist das unmöglich: ausgelegte Karte nicht in der Hand (PT.DISPLAY)

  Regel: Ohne Elementkarte wird nichts ausgelegt

    Grundlage:
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn und Gina
      Und es wird bis 100 gespielt

    @PT.DISPLAY
    Szenario: Fünf Trümpfe und zwei Joker
      Angenommen Gina gibt
        | Anna | Trumpf-3 Trumpf-4 Trumpf-5 Trumpf-6 Trumpf-7 Joker-2 Joker-3 |
      Wenn Anna, Ben, Cleo, Di, Eva, Finn und Gina schieben
      Und Anna nichts auslegt
      Dann ist alles fehlerfrei

    @PT.DISPLAY
    Szenario: Auch kein Trumpf
      Angenommen Gina gibt
        | Anna | Trumpf-3 Trumpf-4 Trumpf-5 Trumpf-6 Trumpf-7 Joker-2 Joker-3 |
      Wenn Anna, Ben, Cleo, Di, Eva, Finn und Gina schieben
      Und Anna Trumpf-3 auslegt
      Dann ist das regelwidrig: falsch ausgelegt (PT.DISPLAY)

  Regel: Joker und Trümpfe nimmt man dafür nicht

    Grundlage:
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt

    @PT.DISPLAY
    Szenariogrundriss: Auch <Karte> nicht
      Angenommen Cleo gibt
        | Anna | elay-3 elay-5 elay-8 hunti-4 hunti-6 hunti-8 coru-4 coru-6 coru-7 coru-8 Trumpf-5 Trumpf-7 Trumpf-9 Joker-2 |
      Wenn Anna, Ben und Cleo schieben
      Und Anna elay-3 hunti-4 coru-4 <Karte> auslegt
      Dann ist das regelwidrig: falsch ausgelegt (PT.DISPLAY)

      Beispiele:
        | Karte    |
        | Joker-2  |
        | Trumpf-5 |

    @PT.DISPLAY
    Szenario: Auch nicht aus einem unbekannten Blatt
      Angenommen Cleo gibt
      Wenn Anna, Ben und Cleo schieben
      Und Anna elay-3 Joker-2 auslegt
      Dann ist das regelwidrig: falsch ausgelegt (PT.DISPLAY)

  Regel: Dass falsch ausgelegt war, kann später herauskommen

    Grundlage:
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt

    @PT.DISPLAY
    Szenariogrundriss: Anna hat elay-4 und hunti-3 ausgelegt und spielt <Karte>
      Angenommen Cleo gibt
      Wenn Anna, Ben und Cleo schieben
      Und Anna elay-4 hunti-3 auslegt
      Und angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna <Karte> ausspielt
      Dann war die Auslage von Anna regelwidrig: falsch ausgelegt (PT.DISPLAY)

      Beispiele:
        | Karte   |
        | elay-3  |
        | elay-2  |
        | hunti-2 |
        | coru-8  |
        | torz-2  |

    @PT.DISPLAY
    Szenariogrundriss: Anna hat elay-4 und hunti-3 ausgelegt und kann <Karte> durchaus haben
      Angenommen Cleo gibt
      Wenn Anna, Ben und Cleo schieben
      Und Anna elay-4 hunti-3 auslegt
      Und angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna <Karte> ausspielt
      Dann ist alles fehlerfrei

      Beispiele:
        | Karte    |
        | elay-4   |
        | elay-7   |
        | hunti-8  |
        | Trumpf-5 |

    @PT.DISPLAY
    Szenario: Ein Joker, der für eine niedrigere Karte steht, beweist nichts
      Angenommen Cleo gibt
      Wenn Anna, Ben und Cleo schieben
      Und Anna elay-4 hunti-3 auslegt
      Und angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Joker-2 als elay-2 ausspielt
      Dann ist alles fehlerfrei

    @PT.DISPLAY
    Szenariogrundriss: Oder beim Zählen: Vierzehn Karten aus so wenigen Farben gibt es nicht: <ausgelegt>
      Angenommen Cleo gibt
      Wenn Anna, Ben und Cleo schieben
      Und Anna <ausgelegt> auslegt
      Dann ist das regelwidrig: falsch ausgelegt (PT.DISPLAY)

      Beispiele:
        | ausgelegt     |
        | hunti-3       |
        | elay-5 torz-7 |

    @PT.DISPLAY @PT.FOLLOW
    Szenario: Bis dahin spricht es für den Spieler: Was nicht ausliegt, hat er nicht
      Angenommen Cleo gibt
      Wenn Anna, Ben und Cleo schieben
      Und Ben hunti-2 coru-2 auslegt
      Und angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna elay-8 ausspielt
      Und Ben Trumpf-5 zugibt
      Dann ist alles fehlerfrei

  Regel: Zwei Drittel des Topfs bleiben in Sicht, ein Drittel kommt in den Siegertopf, und ein Rest bleibt

    Grundlage:
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt

    @PT.SPLIT
    Szenariogrundriss: Ein Topf mit <Topf> Chips: <bleiben> und <Sieger>
      Angenommen der Grundeinsatz ist <Grundeinsatz>
      Und Cleo gibt
      Wenn Anna <Einsatz> setzt
      Und Ben mitgeht
      Dann liegen im Topf <vorher>, im Siegertopf 0
      Wenn Cleo aussteigt
      Dann liegen im Topf <bleiben>, im Siegertopf <Sieger>
      Und Anna ist mit Ansagen an der Reihe

      Beispiele:
        | Topf | Grundeinsatz | Einsatz | vorher | bleiben | Sieger |
        | 2    | 0            | 1       | 2      | 2       | 0      |
        | 4    | 0            | 2       | 4      | 3       | 1      |
        | 5    | 1            | 1       | 5      | 4       | 1      |
        | 6    | 0            | 3       | 6      | 4       | 2      |
        | 7    | 1            | 2       | 7      | 5       | 2      |
        | 8    | 0            | 4       | 8      | 6       | 2      |
        | 9    | 1            | 3       | 9      | 6       | 3      |
        | 11   | 1            | 4       | 11     | 8       | 3      |
        | 100  | 0            | 50      | 100    | 67      | 33     |

    @PT.SPLIT
    Szenario: Der Siegertopf wächst von Spiel zu Spiel
      Angenommen Cleo gibt
      Wenn Anna und Ben aussteigen
      Dann liegen im Topf 0, im Siegertopf 1
      Wenn Anna gibt
      Und Ben und Cleo schieben
      Und Anna 2 setzt
      Und Ben und Cleo mitgehen
      Dann liegen im Topf 6, im Siegertopf 4
