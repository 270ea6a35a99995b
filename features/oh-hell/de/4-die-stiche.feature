# language: de
Funktionalität: Oh Hell: die Stiche
  Ausspielen, bedienen und einen Stich gewinnen.

  Grundlage:
    Gegeben sei eine Partie Oh Hell zwischen Anna, Ben und Cleo

  Regel: Zuerst spielt der linke Nachbar des Gebers aus, dann der Gewinner des Stichs

    @OH.LEAD
    Szenario: Links vom Geber
      Angenommen niemand bekommt mehr als 3 Karten
      Und Cleo gibt
        | Anna | K♥ 7♥ 3♦ |
        | Ben  | 9♥ 5♠ 2♠ |
        | Cleo | A♣ 8♣ 4♣ |
      Wenn Cleo 6♠ aufdeckt
      Und angesagt wird: Anna 1, Ben 1, Cleo 0
      Dann ist Anna mit Ausspielen an der Reihe

    @OH.LEAD
    Szenario: Der Geber spielt nicht aus
      Angenommen niemand bekommt mehr als 3 Karten
      Und Cleo gibt
        | Anna | K♥ 7♥ 3♦ |
        | Ben  | 9♥ 5♠ 2♠ |
        | Cleo | A♣ 8♣ 4♣ |
      Wenn Cleo 6♠ aufdeckt
      Und angesagt wird: Anna 1, Ben 1, Cleo 0
      Und Cleo A♣ ausspielt
      Dann ist das unmöglich: nicht an der Reihe (OH.LEAD)

    @OH.LEAD
    Szenario: Der Gewinner des Stichs spielt zum nächsten aus
      Angenommen niemand bekommt mehr als 3 Karten
      Und Cleo gibt
        | Anna | K♥ 7♥ 3♦ |
        | Ben  | 9♥ 5♠ 2♠ |
        | Cleo | A♣ 8♣ 4♣ |
      Wenn Cleo 6♠ aufdeckt
      Und angesagt wird: Anna 1, Ben 1, Cleo 0
      Und Anna 7♥ ausspielt
      Und Ben 9♥ zugibt
      Und Cleo 4♣ zugibt
      Dann gewinnt Ben den Stich
      Und Ben ist mit Ausspielen an der Reihe

    @OH.LEAD
    Szenario: Niemand sonst spielt aus
      Angenommen niemand bekommt mehr als 3 Karten
      Und Cleo gibt
        | Anna | K♥ 7♥ 3♦ |
        | Ben  | 9♥ 5♠ 2♠ |
        | Cleo | A♣ 8♣ 4♣ |
      Wenn Cleo 6♠ aufdeckt
      Und angesagt wird: Anna 1, Ben 1, Cleo 0
      Und Anna 7♥ ausspielt
      Und Ben 9♥ zugibt
      Und Cleo 4♣ zugibt
      Und Anna K♥ ausspielt
      Dann ist das unmöglich: nicht an der Reihe (OH.LEAD)

    @OH.LEAD
    Szenario: Jede Karte darf ausgespielt werden, auch Trumpf
      Angenommen niemand bekommt mehr als 3 Karten
      Und Cleo gibt
        | Anna | K♠ 7♥ 3♦ |
      Wenn Cleo 6♠ aufdeckt
      Und angesagt wird: Anna 1, Ben 1, Cleo 0
      Dann darf Anna jede Karte spielen
      Wenn Anna K♠ ausspielt
      Dann ist alles fehlerfrei

  Regel: Reihum spielt jeder eine Karte aus der Hand

    @OH.PLAY
    Szenario: Drei Karten sind ein Stich
      Angenommen niemand bekommt mehr als 3 Karten
      Und Cleo gibt
        | Anna | K♥ 7♥ 3♦ |
        | Ben  | 9♥ 5♠ 2♠ |
        | Cleo | A♣ 8♣ 4♣ |
      Wenn Cleo 6♠ aufdeckt
      Und angesagt wird: Anna 1, Ben 1, Cleo 0
      Und Anna 7♥ ausspielt
      Dann ist Ben mit Zugeben an der Reihe
      Wenn Ben 9♥ zugibt
      Dann ist Cleo mit Zugeben an der Reihe
      Wenn Cleo 4♣ zugibt
      Dann ist Ben mit Ausspielen an der Reihe

    @OH.PLAY
    Szenario: Cleo darf nicht vor Ben zugeben
      Angenommen niemand bekommt mehr als 3 Karten
      Und Cleo gibt
        | Anna | K♥ 7♥ 3♦ |
        | Ben  | 9♥ 5♠ 2♠ |
        | Cleo | A♣ 8♣ 4♣ |
      Wenn Cleo 6♠ aufdeckt
      Und angesagt wird: Anna 1, Ben 1, Cleo 0
      Und Anna 7♥ ausspielt
      Und Cleo 4♣ zugibt
      Dann ist das unmöglich: nicht an der Reihe (OH.PLAY)

    @OH.PLAY
    Szenario: Niemand spielt eine Karte, die ein anderer hat
      Angenommen niemand bekommt mehr als 3 Karten
      Und Cleo gibt
        | Anna | K♥ 7♥ 3♦ |
        | Ben  | 9♥ 5♠ 2♠ |
        | Cleo | A♣ 8♣ 4♣ |
      Wenn Cleo 6♠ aufdeckt
      Und angesagt wird: Anna 1, Ben 1, Cleo 0
      Und Anna 7♥ ausspielt
      Und Ben A♣ zugibt
      Dann ist das unmöglich: Karte nicht in der Hand (OH.PLAY)

    @OH.PLAY
    Szenario: Niemand spielt eine Karte zweimal
      Angenommen niemand bekommt mehr als 3 Karten
      Und Cleo gibt
      Wenn Cleo 6♠ aufdeckt
      Und angesagt wird: Anna 1, Ben 1, Cleo 0
      Und Anna 7♥ ausspielt
      Und Ben 9♥ zugibt
      Und Cleo 4♣ zugibt
      Und Ben 9♥ ausspielt
      Dann ist das unmöglich: Karte nicht in der Hand (OH.PLAY)

    @OH.PLAY
    Szenario: Nach dem letzten Stich wird neu gegeben
      Angenommen niemand bekommt mehr als 3 Karten
      Wenn Cleo gibt
      Und Cleo 9♦ aufdeckt
      Und angesagt wird: Anna 1, Ben 1, Cleo 0
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | zugegeben |
        | Anna 8♥     | Ben 6♦    | Cleo 9♥   |
        | Ben 5♠      | Cleo 2♣   | Anna 7♠   |
        | Anna 5♥     | Ben 4♣    | Cleo 5♦   |
      Und Anna 2♠ ausspielt
      Dann ist das unmöglich: hier nicht vorgesehen (OH.DEAL)

  Regel: Wer bedienen kann, muss

    @OH.FOLLOW
    Szenario: Ben hat ein Herz und muss es spielen
      Angenommen niemand bekommt mehr als 3 Karten
      Und Cleo gibt
        | Anna | K♥ 7♥ 3♦ |
        | Ben  | 9♥ 5♠ 2♠ |
        | Cleo | A♣ 8♣ 4♣ |
      Wenn Cleo 6♠ aufdeckt
      Und angesagt wird: Anna 1, Ben 1, Cleo 0
      Und Anna 7♥ ausspielt
      Dann darf Ben nur 9♥ spielen

    @OH.FOLLOW
    Szenariogrundriss: Ben hat ein Herz und spielt <Karte>
      Angenommen niemand bekommt mehr als 3 Karten
      Und Cleo gibt
        | Anna | K♥ 7♥ 3♦ |
        | Ben  | 9♥ 5♠ 2♦ |
        | Cleo | A♣ 8♣ 4♣ |
      Wenn Cleo 6♠ aufdeckt
      Und angesagt wird: Anna 1, Ben 1, Cleo 0
      Und Anna 7♥ ausspielt
      Und Ben <Karte> zugibt
      Dann ist das regelwidrig: nicht bedient (OH.FOLLOW)
      Und Cleo ist mit Zugeben an der Reihe

      Beispiele:
        | Karte |
        | 5♠    |
        | 2♦    |

    @OH.FOLLOW @OH.WIN
    Szenario: Auch wer nicht bedient, gewinnt mit Trumpf den Stich
      Angenommen niemand bekommt mehr als 3 Karten
      Und Cleo gibt
        | Anna | K♥ 7♥ 3♦ |
        | Ben  | 9♥ 5♠ 2♠ |
        | Cleo | A♣ 8♣ 4♣ |
      Wenn Cleo 6♠ aufdeckt
      Und angesagt wird: Anna 1, Ben 1, Cleo 0
      Und Anna 7♥ ausspielt
      Und Ben 5♠ zugibt
      Dann ist das regelwidrig: nicht bedient (OH.FOLLOW)
      Wenn Cleo 4♣ zugibt
      Dann gewinnt Ben den Stich

    @OH.FOLLOW
    Szenariogrundriss: Cleo hat kein Herz und darf jede Karte spielen
      Angenommen niemand bekommt mehr als 3 Karten
      Und Cleo gibt
        | Anna | K♥ 7♥ 3♦ |
        | Ben  | 9♥ 5♠ 2♠ |
        | Cleo | A♣ 8♠ 4♦ |
      Wenn Cleo 6♠ aufdeckt
      Und angesagt wird: Anna 1, Ben 1, Cleo 0
      Und Anna 7♥ ausspielt
      Und Ben 9♥ zugibt
      Dann darf Cleo jede Karte spielen
      Wenn Cleo <Karte> zugibt
      Dann ist alles fehlerfrei

      Beispiele:
        | Karte |
        | A♣    |
        | 8♠    |
        | 4♦    |

    @OH.FOLLOW
    Szenario: Auf Trumpf wird Trumpf bedient
      Angenommen niemand bekommt mehr als 3 Karten
      Und Cleo gibt
        | Anna | K♥ 7♥ 3♦ |
        | Ben  | 9♥ 5♠ 2♠ |
        | Cleo | A♣ 8♣ 4♣ |
      Wenn Cleo 6♥ aufdeckt
      Und angesagt wird: Anna 1, Ben 1, Cleo 0
      Und Anna 7♥ ausspielt
      Dann darf Ben nur 9♥ spielen
      Wenn Ben 5♠ zugibt
      Dann ist das regelwidrig: nicht bedient (OH.FOLLOW)

    @OH.FOLLOW
    Szenario: Niemand muss den Stich nehmen
      Angenommen niemand bekommt mehr als 3 Karten
      Und Cleo gibt
        | Anna | K♥ 7♥ 3♦ |
        | Ben  | 9♥ 2♥ 2♠ |
        | Cleo | A♣ 8♣ 4♣ |
      Wenn Cleo 6♣ aufdeckt
      Und angesagt wird: Anna 1, Ben 1, Cleo 0
      Und Anna 7♥ ausspielt
      Dann darf Ben nur 9♥ 2♥ spielen
      Wenn Ben 2♥ zugibt
      Dann ist alles fehlerfrei

  Regel: Was von einem Blatt nicht bekannt ist

    @OH.FOLLOW
    Szenario: Ob Ben ein Herz hat, weiß noch niemand
      Angenommen niemand bekommt mehr als 3 Karten
      Und Cleo gibt
      Wenn Cleo 6♠ aufdeckt
      Und angesagt wird: Anna 1, Ben 1, Cleo 0
      Und Anna 7♥ ausspielt
      Und Ben 5♠ zugibt
      Dann ist 5♠ von Ben noch ungeklärt

    @OH.FOLLOW
    Szenario: Später spielt Ben ein Herz: Er hatte nicht bedient
      Angenommen niemand bekommt mehr als 3 Karten
      Und Cleo gibt
      Wenn Cleo 6♠ aufdeckt
      Und angesagt wird: Anna 1, Ben 1, Cleo 0
      Und Anna 7♥ ausspielt
      Und Ben 5♠ zugibt
      Und Cleo 4♣ zugibt
      Und Ben 9♥ ausspielt
      Dann war 5♠ von Ben regelwidrig: nicht bedient (OH.FOLLOW)

    @OH.FOLLOW
    Szenario: Alle seine Karten sind zu sehen, und keine ist ein Herz
      Angenommen niemand bekommt mehr als 3 Karten
      Und Cleo gibt
      Wenn Cleo 6♠ aufdeckt
      Und angesagt wird: Anna 1, Ben 1, Cleo 0
      Und Anna 7♥ ausspielt
      Und Ben 5♠ zugibt
      Und Cleo 8♥ zugibt
      Und Ben 2♠ ausspielt
      Und Cleo 4♠ zugibt
      Und Anna 3♠ zugibt
      Dann ist 5♠ von Ben noch ungeklärt
      Wenn Cleo A♦ ausspielt
      Und Anna K♦ zugibt
      Und Ben B♦ zugibt
      Dann ist alles fehlerfrei

    @OH.FOLLOW
    Szenario: Vorher endet das Protokoll, und Ben bleibt ungeklärt
      Angenommen niemand bekommt mehr als 3 Karten
      Und Cleo gibt
      Wenn Cleo 6♠ aufdeckt
      Und angesagt wird: Anna 1, Ben 1, Cleo 0
      Und Anna 7♥ ausspielt
      Und Ben 5♠ zugibt
      Und Cleo 8♥ zugibt
      Und Ben 2♠ ausspielt
      Und Cleo 4♠ zugibt
      Und Anna 3♠ zugibt
      Dann ist 5♠ von Ben noch ungeklärt
      Und die Partie geht weiter

    @OH.FOLLOW
    Szenario: Alle Herzen sind in anderen Händen: Ben hat keins
      Angenommen niemand bekommt mehr als 17 Karten
      Und Cleo gibt
        | Anna | A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ A♣ K♣ D♣ B♣ 10♣ 9♣ 8♣ 7♣ 6♣ 5♣ |
        | Cleo | 7♥ 6♥ 5♥ 4♥ 3♥ 2♥ 4♣ 3♣ 2♣ A♦ K♦ D♦ B♦ 10♦ 9♦ 8♦ 7♦  |
      Wenn Cleo 6♠ aufdeckt
      Und angesagt wird: Anna 5, Ben 5, Cleo 5
      Und Anna A♥ ausspielt
      Und Ben 5♠ zugibt
      Dann ist alles fehlerfrei

    @OH.FOLLOW
    Szenario: Ein Herz ist in keiner anderen Hand: Ben hat es
      Angenommen niemand bekommt mehr als 17 Karten
      Und Cleo gibt
        | Anna | A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ A♣ K♣ D♣ B♣ 10♣ 9♣ 8♣ 7♣ 6♣ 5♣ |
        | Cleo | 7♥ 6♥ 5♥ 4♥ 3♥ 4♣ 3♣ 2♣ A♦ K♦ D♦ B♦ 10♦ 9♦ 8♦ 7♦ 6♦  |
      Wenn Cleo 6♠ aufdeckt
      Und angesagt wird: Anna 5, Ben 5, Cleo 5
      Und Anna A♥ ausspielt
      Und Ben 5♠ zugibt
      Dann ist das regelwidrig: nicht bedient (OH.FOLLOW)

    @OH.FOLLOW
    Szenario: Das Herz, das fehlt, wurde aufgedeckt: Ben hat keins
      Angenommen niemand bekommt mehr als 17 Karten
      Und Cleo gibt
        | Anna | A♥ K♥ D♥ B♥ 10♥ 9♥ 8♥ A♣ K♣ D♣ B♣ 10♣ 9♣ 8♣ 7♣ 6♣ 5♣ |
        | Cleo | 7♥ 6♥ 5♥ 4♥ 3♥ 4♣ 3♣ 2♣ A♦ K♦ D♦ B♦ 10♦ 9♦ 8♦ 7♦ 6♦  |
      Wenn Cleo 2♥ aufdeckt
      Und angesagt wird: Anna 5, Ben 5, Cleo 5
      Und Anna A♥ ausspielt
      Und Ben 5♠ zugibt
      Dann ist alles fehlerfrei

  Regel: Der höchste Trumpf gewinnt, sonst die höchste Karte der ausgespielten Farbe

    @OH.WIN
    Szenariogrundriss: <erste>, <zweite>, <dritte> bei Trumpf Pik: <Gewinner> gewinnt
      Angenommen niemand bekommt mehr als 3 Karten
      Und Cleo gibt
      Wenn Cleo 6♠ aufdeckt
      Und angesagt wird: Anna 1, Ben 1, Cleo 0
      Und Anna <erste> ausspielt
      Und Ben <zweite> zugibt
      Und Cleo <dritte> zugibt
      Dann gewinnt <Gewinner> den Stich

      Beispiele:
        | erste | zweite | dritte | Gewinner |
        | 7♥    | 9♥     | 8♥     | Ben      |
        | B♥    | 9♥     | 8♥     | Anna     |
        | 7♥    | A♣     | 8♥     | Cleo     |
        | 7♥    | A♣     | K♦     | Anna     |
        | A♥    | 2♠     | K♥     | Ben      |
        | A♥    | 2♠     | 3♠     | Cleo     |
        | A♥    | B♠     | 3♠     | Ben      |
        | 4♠    | A♥     | 3♠     | Anna     |
