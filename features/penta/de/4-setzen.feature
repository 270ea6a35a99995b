# language: de
Funktionalität: Penta: setzen
  Schieben, setzen, mitgehen, erhöhen, aussteigen. Die deutsche Fassung ist unsere; die Spielregel gibt es nur auf Englisch.

  Grundlage:
    Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
    Und es wird bis 100 gespielt
    Und Cleo gibt

  Regel: Der linke Nachbar des Gebers beginnt

    @PT.BET
    Szenario: Anna, Ben, dann der Geber
      Dann ist Anna mit Setzen an der Reihe
      Wenn Anna 2 setzt
      Dann ist Ben mit Setzen an der Reihe
      Wenn Ben mitgeht
      Dann ist Cleo mit Setzen an der Reihe

    @PT.BET
    Szenariogrundriss: <Spieler> darf nicht beginnen
      Wenn <Spieler> 2 setzt
      Dann ist das unmöglich: nicht an der Reihe (PT.BET)

      Beispiele:
        | Spieler |
        | Ben     |
        | Cleo    |

  Regel: Jeder darf aussteigen, mitgehen oder erhöhen

    @PT.BET
    Szenario: Solange niemand gesetzt hat, gibt es nichts zum Mitgehen
      Dann darf Anna nur schieben, aussteigen oder ab 1 setzen
      Wenn Anna mitgeht
      Dann ist das unmöglich: nichts zum Mitgehen (PT.BET)

    @PT.BET
    Szenario: Hat jemand gesetzt, schiebt niemand mehr
      Wenn Anna 3 setzt
      Dann darf Ben nur aussteigen, mitgehen oder ab 4 setzen
      Wenn Ben schiebt
      Dann ist das unmöglich: nach einem Einsatz geschoben (PT.BET)

    @PT.BET
    Szenario: Ein Einsatz kommt in den Topf
      Wenn Anna 3 setzt
      Dann zahlt Anna 3 Chips (PT.BET)
      Und im Topf liegen 6, im Siegertopf 0

    @PT.BET
    Szenario: Wer mitgeht, hat so viel gesetzt wie der Höchste; wer erhöht, sagt, wie viel es dann ist
      Wenn Anna 3 setzt
      Und Ben auf 5 erhöht
      Dann zahlt Ben 5 Chips (PT.BET)
      Und im Topf liegen 11, im Siegertopf 0
      Wenn Cleo mitgeht
      Dann zahlt Cleo 5 Chips (PT.BET)
      Wenn Anna mitgeht
      Dann zahlt Anna 2 Chips (PT.BET)
      Und es steht in Chips Anna -6, Ben -6, Cleo -6
      Und im Topf liegen 12, im Siegertopf 6
      Und alles ist fehlerfrei

    @PT.BET
    Szenariogrundriss: Auf <Zahl> kann man einen Einsatz von 3 nicht erhöhen
      Wenn Anna 3 setzt
      Und Ben auf <Zahl> erhöht
      Dann ist das unmöglich: zu wenig gesetzt (PT.BET)

      Beispiele:
        | Zahl |
        | 3    |
        | 2    |
        | 0    |

    @PT.BET
    Szenario: Nichts ist kein Einsatz
      Wenn Anna 0 setzt
      Dann ist das unmöglich: zu wenig gesetzt (PT.BET)

    @PT.BET
    Szenariogrundriss: Jede höhere Zahl ist recht: <Zahl>
      Wenn Anna 3 setzt
      Und Ben auf <Zahl> erhöht
      Dann ist alles fehlerfrei
      Und Cleo ist mit Setzen an der Reihe

      Beispiele:
        | Zahl |
        | 4    |
        | 7    |
        | 1000 |

  Regel: Bis jemand gesetzt hat, darf man schieben

    @PT.BET
    Szenario: Schieben kostet nichts und ist nicht aussteigen
      Wenn Anna schiebt
      Dann zahlt Anna 0 Chips
      Und Ben ist mit Setzen an der Reihe
      Wenn Ben 2 setzt
      Und Cleo mitgeht
      Dann ist Anna mit Setzen an der Reihe
      Wenn Anna mitgeht
      Dann zahlt Anna 2 Chips
      Und Anna ist mit Ansagen an der Reihe

    @PT.BET
    Szenario: Wer geschoben hat, darf später erhöhen
      Wenn Anna schiebt
      Und Ben 2 setzt
      Und Cleo mitgeht
      Dann darf Anna nur aussteigen, mitgehen oder ab 3 setzen
      Wenn Anna auf 3 erhöht
      Dann ist alles fehlerfrei
      Und Ben ist mit Setzen an der Reihe

    @PT.BET
    Szenario: Wer geschoben hat, darf nach einem Einsatz nicht wieder schieben
      Wenn Anna schiebt
      Und Ben 2 setzt
      Und Cleo mitgeht
      Und Anna schiebt
      Dann ist das unmöglich: nach einem Einsatz geschoben (PT.BET)

    @PT.BET @PT.SPLIT
    Szenario: Alle schieben: Es geht um die Grundeinsätze
      Wenn Anna, Ben und Cleo schieben
      Dann ist Anna mit Ansagen an der Reihe
      Und es steht in Chips Anna -1, Ben -1, Cleo -1
      Und im Topf liegen 2, im Siegertopf 1

  Regel: Gesetzt wird, bis eine Runde lang niemand erhöht hat

    @PT.BET
    Szenario: Alle sind mitgegangen
      Wenn Anna 2 setzt
      Und Ben und Cleo mitgehen
      Dann ist Anna mit Ansagen an der Reihe

    @PT.BET
    Szenario: Eine Erhöhung eröffnet eine neue Runde; der Erhöher kommt darin nicht an die Reihe
      Wenn Anna 2 setzt
      Und Ben mitgeht
      Und Cleo auf 4 erhöht
      Dann ist Anna mit Setzen an der Reihe
      Wenn Anna mitgeht
      Dann ist Ben mit Setzen an der Reihe
      Wenn Ben mitgeht
      Dann ist Anna mit Ansagen an der Reihe

    @PT.BET @PT.FOLD
    Szenario: Wer ausgestiegen ist, wird übergangen
      Wenn Anna 2 setzt
      Und Ben aussteigt
      Und Cleo auf 4 erhöht
      Dann ist Anna mit Setzen an der Reihe
      Wenn Anna auf 6 erhöht
      Dann ist Cleo mit Setzen an der Reihe
      Wenn Cleo mitgeht
      Dann ist Anna mit Ansagen an der Reihe

    @PT.BET
    Szenario: Danach setzt niemand mehr
      Wenn Anna 2 setzt
      Und Ben und Cleo mitgehen
      Und Ben auf 4 erhöht
      Dann ist das unmöglich: hier nicht vorgesehen (PT.BID)

  Regel: Niemand erhöht zweimal, ohne dass ein anderer dazwischen erhöht

    @PT.BET.OWN-RAISE
    Szenario: Nicht, wenn alle mitgegangen sind
      Wenn Anna 2 setzt
      Und Ben und Cleo mitgehen
      Und Anna auf 4 erhöht
      Dann ist das unmöglich: eigene Erhöhung (PT.BET.OWN-RAISE)

    @PT.BET.OWN-RAISE
    Szenario: Nicht, bevor die anderen gesprochen haben
      Wenn Anna 2 setzt
      Und Anna auf 4 erhöht
      Dann ist das unmöglich: eigene Erhöhung (PT.BET.OWN-RAISE)

    @PT.BET.OWN-RAISE
    Szenario: Auch nicht nach einer Erhöhung
      Wenn Anna 2 setzt
      Und Ben auf 3 erhöht
      Und Cleo und Anna mitgehen
      Und Ben auf 5 erhöht
      Dann ist das unmöglich: eigene Erhöhung (PT.BET.OWN-RAISE)

    @PT.BET.OWN-RAISE
    Szenario: Nicht mitten in den Stichen
      Wenn Anna 2 setzt
      Und Ben und Cleo mitgehen
      Und angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna elay-8 ausspielt
      Und Anna auf 7 erhöht
      Dann ist das unmöglich: eigene Erhöhung (PT.BET.OWN-RAISE)

    @PT.BET.OWN-RAISE
    Szenario: Auch nicht, wenn ein Joker umzubenennen ist
      Wenn Anna 2 setzt
      Und Ben und Cleo mitgehen
      Und angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Joker-2 als elay-5 ausspielt
      Und Ben elay-5 zugibt
      Und Anna auf 7 erhöht
      Dann ist das unmöglich: eigene Erhöhung (PT.BET.OWN-RAISE)

    @PT.BET.OWN-RAISE
    Szenario: Nach der Erhöhung eines anderen darf man
      Wenn Anna 2 setzt
      Und Ben auf 3 erhöht
      Und Cleo mitgeht
      Und Anna auf 5 erhöht
      Dann ist alles fehlerfrei
      Und Ben ist mit Setzen an der Reihe

    @PT.BET.OWN-RAISE
    Szenario: Eine Zahl, die keine Erhöhung wäre, ist nur fehl am Platz
      Wenn Anna 2 setzt
      Und Ben und Cleo mitgehen
      Und Anna 2 setzt
      Dann ist das unmöglich: hier nicht vorgesehen (PT.BID)

    @PT.BET.OWN-RAISE
    Szenario: Mit dem Spiel ist es vergessen
      Wenn Anna 2 setzt
      Und Ben und Cleo aussteigen
      Und Anna auf 4 erhöht
      Dann ist das unmöglich: hier nicht vorgesehen (PT.DEAL)

  Regel: Wer aussteigt, ist bis zum nächsten Spiel nicht mehr dabei

    @PT.FOLD
    Szenario: Was bezahlt ist, bleibt im Topf
      Wenn Anna 2 setzt
      Und Ben auf 3 erhöht
      Und Cleo mitgeht
      Und Anna aussteigt
      Dann steht es in Chips Anna -3, Ben -4, Cleo -4
      Und im Topf liegen 8, im Siegertopf 3

    @PT.FOLD @PT.BET
    Szenario: Kein Einsatz mehr
      Wenn Anna 2 setzt
      Und Ben aussteigt
      Und Cleo auf 4 erhöht
      Und Ben mitgeht
      Dann ist das unmöglich: nicht an der Reihe (PT.BET)

    @PT.FOLD @PT.BID
    Szenario: Keine Ansage: Der Nächste beginnt
      Wenn Anna aussteigt
      Und Ben 1 setzt
      Und Cleo mitgeht
      Dann ist Ben mit Ansagen an der Reihe
      Wenn Anna 0 ansagt
      Dann ist das unmöglich: nicht an der Reihe (PT.BID)

    @PT.FOLD @PT.DISPLAY
    Szenario: Kein Auslegen
      Wenn Anna aussteigt
      Und Ben 1 setzt
      Und Cleo mitgeht
      Und Anna elay-3 auslegt
      Dann ist das unmöglich: nicht an der Reihe (PT.DISPLAY)

    @PT.FOLD @PT.LEAD
    Szenario: Kein Ausspiel: Der Nächste spielt aus
      Wenn Anna aussteigt
      Und Ben 1 setzt
      Und Cleo mitgeht
      Und angesagt wird: Ben 7, Cleo 7
      Dann ist Ben mit Ausspielen an der Reihe
      Wenn Anna elay-8 ausspielt
      Dann ist das unmöglich: nicht an der Reihe (PT.LEAD)

    @PT.FOLD @PT.PLAY
    Szenario: Der Stich hat eine Karte weniger
      Wenn Anna aussteigt
      Und Ben 1 setzt
      Und Cleo mitgeht
      Und angesagt wird: Ben 7, Cleo 7
      Und Ben elay-8 ausspielt
      Dann ist Cleo mit Zugeben an der Reihe
      Wenn Cleo elay-2 zugibt
      Dann gewinnt Ben den Stich
      Und Ben ist mit Ausspielen an der Reihe

    @PT.FOLD @PT.PLAY
    Szenario: Keine Karte mitten im Stich
      Wenn Anna 1 setzt
      Und Ben aussteigt
      Und Cleo mitgeht
      Und angesagt wird: Anna 7, Cleo 7
      Und Anna elay-8 ausspielt
      Und Ben elay-2 zugibt
      Dann ist das unmöglich: nicht an der Reihe (PT.PLAY)

    @PT.FOLD
    Szenario: Im nächsten Spiel sind alle wieder dabei
      Wenn Anna und Ben aussteigen
      Und Anna gibt
      Dann ist Ben mit Setzen an der Reihe
      Wenn Ben und Cleo schieben
      Dann ist Anna mit Setzen an der Reihe

  Regel: Sind alle bis auf einen ausgestiegen, ist das Spiel vorbei

    @PT.ALONE @PT.SPLIT
    Szenario: Der Letzte bekommt den Topf, aber keine Punkte
      Wenn Anna 2 setzt
      Und Ben und Cleo aussteigen
      Dann bekommt Anna 4 Chips (PT.ALONE)
      Und niemand bekommt Punkte
      Und es steht in Chips Anna 1, Ben -1, Cleo -1
      Und im Topf liegen 0, im Siegertopf 1
      Und es steht Anna 0, Ben 0, Cleo 0
      Und Anna ist mit Geben an der Reihe
      Und alles ist fehlerfrei

    @PT.ALONE
    Szenario: Auch ohne Einsatz
      Wenn Anna und Ben aussteigen
      Dann bekommt Cleo 2 Chips (PT.ALONE)
      Und im Topf liegen 0, im Siegertopf 1

    @PT.ALONE
    Szenario: Der Letzte kann nicht aussteigen
      Wenn Anna und Ben aussteigen
      Und Cleo aussteigt
      Dann ist das unmöglich: hier nicht vorgesehen (PT.DEAL)

    @PT.ALONE
    Szenario: Niemand sagt mehr an
      Wenn Anna und Ben aussteigen
      Und Cleo 0 ansagt
      Dann ist das unmöglich: hier nicht vorgesehen (PT.DEAL)

    @PT.ALONE
    Szenario: Niemand legt mehr aus
      Wenn Anna und Ben aussteigen
      Und Cleo elay-2 auslegt
      Dann ist das unmöglich: hier nicht vorgesehen (PT.DISPLAY)
