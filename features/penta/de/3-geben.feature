# language: de
Funktionalität: Penta: geben
  Reihum wird gegeben, jeder zahlt den Grundeinsatz, alle Karten werden verteilt. Die deutsche Fassung ist unsere; die Spielregel gibt es nur auf Englisch.

  Grundlage:
    Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
    Und es wird bis 100 gespielt

  Regel: Der linke Nachbar gibt als Nächster

    @PT.DEALER
    Szenariogrundriss: Nach <Geber> gibt <links>
      Angenommen <Geber> gibt
      Wenn <links> und <rechts> aussteigen
      Dann ist <links> mit Geben an der Reihe
      Wenn <links> gibt
      Dann ist alles fehlerfrei
      Und <rechts> ist mit Setzen an der Reihe

      Beispiele:
        | Geber | links | rechts |
        | Cleo  | Anna  | Ben    |
        | Anna  | Ben   | Cleo   |
        | Ben   | Cleo  | Anna   |

    @PT.DEALER
    Szenariogrundriss: <falscher> darf nach Cleo nicht geben
      Angenommen Cleo gibt
      Wenn Anna und Ben aussteigen
      Und <falscher> gibt
      Dann ist das unmöglich: falscher Geber (PT.DEALER)

      Beispiele:
        | falscher |
        | Cleo     |
        | Ben      |

    @PT.DEALER
    Szenario: Auch ein Geber, der aussteigt, hat gegeben
      Angenommen Cleo gibt
      Wenn Anna 1 setzt
      Und Ben und Cleo aussteigen
      Dann ist Anna mit Geben an der Reihe

    @PT.DEALER
    Szenariogrundriss: Wer zuerst gibt, wird genannt: <Geber>
      Wenn <Geber> gibt
      Dann ist alles fehlerfrei
      Und <links> ist mit Setzen an der Reihe

      Beispiele:
        | Geber | links |
        | Cleo  | Anna  |
        | Anna  | Ben   |
        | Ben   | Cleo  |

  Regel: Das ganze Kartenspiel wird verteilt

    @PT.DEAL @PT.PACK.REMOVE
    Szenario: Drei Blätter mit vierzehn Karten, und keine bleibt übrig
      Wenn Cleo gibt
        | Anna | elay-2 elay-3 elay-4 elay-5 elay-6 elay-7 elay-8 hunti-2 hunti-3 hunti-4 hunti-5 hunti-6 hunti-7 hunti-8        |
        | Ben  | sweela-2 sweela-3 sweela-4 sweela-5 sweela-6 sweela-7 sweela-8 coru-2 coru-3 coru-4 coru-5 coru-6 coru-7 coru-8 |
        | Cleo | torz-2 torz-3 torz-4 torz-5 torz-6 torz-7 torz-8 Trumpf-5 Trumpf-6 Trumpf-7 Trumpf-8 Trumpf-9 Joker-2 Joker-3   |
      Dann ist alles fehlerfrei

    @PT.DEAL
    Szenariogrundriss: Dreizehn Karten für <Spieler>: Es ist vergeben
      Wenn Cleo gibt
        | <Spieler> | 13 |
      Dann ist das unmöglich: falsche Kartenzahl (PT.DEAL)

      Beispiele:
        | Spieler |
        | Anna    |
        | Ben     |
        | Cleo    |

    @PT.DEAL @PT.PLAY
    Szenario: Sind alle Karten gespielt, ist keine mehr zu spielen
      Wenn Cleo gibt
        | Anna | elay-2 elay-3 elay-4 elay-5 elay-6 elay-7 elay-8 hunti-2 hunti-3 hunti-4 hunti-5 hunti-6 hunti-7 hunti-8        |
        | Ben  | sweela-2 sweela-3 sweela-4 sweela-5 sweela-6 sweela-7 sweela-8 coru-2 coru-3 coru-4 coru-5 coru-6 coru-7 coru-8 |
        | Cleo | torz-2 torz-3 torz-4 torz-5 torz-6 torz-7 torz-8 Trumpf-5 Trumpf-6 Trumpf-7 Trumpf-8 Trumpf-9 Joker-2 Joker-3   |
      Und Anna, Ben und Cleo schieben
      Und angesagt wird: Anna 14, Ben 0, Cleo 14
      Und Anna elay-2 ausspielt
      Und Ben sweela-2 zugibt
      Und Cleo Trumpf-5 zugibt
      Dann gewinnt Cleo den Stich
      Wenn Cleo torz-2 ausspielt
      Und Anna elay-2 zugibt
      Dann ist das unmöglich: Karte nicht in der Hand (PT.PLAY)

  Regel: Vor jedem Geben zahlt jeder den Grundeinsatz

    @PT.ANTE
    Szenario: Jeder einen Chip
      Wenn Cleo gibt
      Dann zahlt Anna 1 Chip (PT.ANTE)
      Und Ben zahlt 1 Chip (PT.ANTE)
      Und Cleo zahlt 1 Chip (PT.ANTE)
      Und es steht in Chips Anna -1, Ben -1, Cleo -1
      Und im Topf liegen 3, im Siegertopf 0

    @PT.ANTE
    Szenariogrundriss: Der Grundeinsatz kann abgesprochen werden: <Grundeinsatz>
      Angenommen der Grundeinsatz ist <Grundeinsatz>
      Wenn Cleo gibt
      Dann zahlt Anna <Grundeinsatz> Chips
      Und im Topf liegen <Topf>, im Siegertopf 0

      Beispiele:
        | Grundeinsatz | Topf |
        | 0            | 0    |
        | 2            | 6    |
        | 5            | 15   |

    @PT.ANTE
    Szenario: In jedem Spiel von neuem, auch wer ausgestiegen war
      Angenommen Cleo gibt
      Wenn Anna und Ben aussteigen
      Dann steht es in Chips Anna -1, Ben -1, Cleo 1
      Und im Topf liegen 0, im Siegertopf 1
      Wenn Anna gibt
      Dann steht es in Chips Anna -2, Ben -2, Cleo 0
      Und im Topf liegen 3, im Siegertopf 1
