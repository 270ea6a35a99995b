# language: de
Funktionalität: Penta: Joker
  Ein Joker steht für eine andere Karte, und wer ihn spielt, sagt, für welche. Die deutsche Fassung ist unsere; die Spielregel gibt es nur auf Englisch.

  Grundlage:
    Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
    Und sie spielen »Um Punkte«
    Und es wird bis 100 gespielt

  Regel: Ein Joker kann jede Elementkarte sein, die nicht im Stich liegt

    @PT.WILD @PT.FOLLOW
    Szenario: In der ausgespielten Farbe jede Karte außer der, die da liegt
      Angenommen Cleo gibt
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 Joker-3 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna elay-6 ausspielt
      Dann darf Ben Joker-3 nur als elay-2 elay-3 elay-4 elay-5 elay-7 elay-8 spielen

    @PT.WILD @PT.WIN
    Szenariogrundriss: Er zählt als die Karte, für die er steht
      Angenommen Cleo gibt
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 Joker-3 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna elay-6 ausspielt
      Und Ben Joker-3 als <benannt> zugibt
      Und Cleo elay-2 zugibt
      Dann ist alles fehlerfrei
      Und <Gewinner> gewinnt den Stich

      Beispiele:
        | benannt | Gewinner |
        | elay-8  | Ben      |
        | elay-7  | Ben      |
        | elay-5  | Anna     |

    @PT.WILD
    Szenariogrundriss: Ben hat kein Coru und nennt ihn <benannt>: <Gewinner> gewinnt
      Angenommen Cleo gibt
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 Joker-3 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna coru-7 ausspielt
      Und Ben Joker-3 als <benannt> zugibt
      Und Cleo coru-2 zugibt
      Dann ist alles fehlerfrei
      Und <Gewinner> gewinnt den Stich

      Beispiele:
        | benannt  | Gewinner |
        | coru-8   | Ben      |
        | coru-3   | Anna     |
        | hunti-8  | Anna     |
        | elay-2   | Anna     |
        | torz-8   | Anna     |
        | sweela-8 | Anna     |

    @PT.WILD
    Szenariogrundriss: Für <benannt> steht er nie
      Angenommen Cleo gibt
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 Joker-3 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna coru-7 ausspielt
      Und Ben Joker-3 als <benannt> zugibt
      Dann ist das unmöglich: falsch benannt (PT.WILD)

      Beispiele:
        | benannt  |
        | Trumpf-9 |
        | Trumpf-5 |
        | Joker-2  |
        | Joker-3  |
        | elay-1   |
        | coru-1   |

    @PT.WILD
    Szenario: Er steht für keine Karte, die im Stich liegt
      Angenommen Cleo gibt
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 Joker-3 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna elay-6 ausspielt
      Und Ben Joker-3 als elay-6 zugibt
      Dann ist das unmöglich: Name schon im Stich (PT.WILD)

    @PT.WILD
    Szenario: Ein Trumpf im Stich steht nicht im Weg
      Angenommen Cleo gibt
        | Ben  | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 Joker-3 |
        | Cleo | elay-3 elay-5 elay-6 hunti-3 hunti-4 hunti-6 sweela-2 sweela-4 sweela-5 torz-3 torz-6 torz-7 Trumpf-5 Joker-2 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna coru-7 ausspielt
      Und Ben Trumpf-6 zugibt
      Und Cleo Joker-2 als coru-6 zugibt
      Dann ist alles fehlerfrei
      Und Ben gewinnt den Stich

    @PT.WILD
    Szenario: Auch keine Karte, die schon gespielt ist
      Angenommen Cleo gibt
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 Joker-3 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna elay-8 ausspielt
      Und Ben elay-4 zugibt
      Und Cleo elay-2 zugibt
      Und Anna elay-5 ausspielt
      Und Ben Joker-3 als elay-8 zugibt
      Und Cleo elay-3 zugibt
      Dann ist alles fehlerfrei
      Und Ben gewinnt den Stich

    @PT.WILD
    Szenario: Auch keine Karte des eigenen Blatts
      Angenommen Cleo gibt
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 Joker-3 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna elay-5 ausspielt
      Und Ben Joker-3 als elay-7 zugibt
      Dann ist alles fehlerfrei

    @PT.WILD @PT.DISPLAY
    Szenario: Auch keine Karte, die ausliegt
      Angenommen Cleo gibt
      Wenn Cleo elay-7 hunti-4 coru-3 auslegt
      Und angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna elay-5 ausspielt
      Und Ben Joker-3 als elay-7 zugibt
      Dann ist alles fehlerfrei

  Regel: Wer ihn spielt, muss sagen, wofür er steht

    @PT.WILD
    Szenario: Beim Zugeben nicht benannt
      Angenommen Cleo gibt
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 Joker-3 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna elay-6 ausspielt
      Und Ben Joker-3 zugibt
      Dann ist das unmöglich: nicht benannt (PT.WILD)

    @PT.WILD
    Szenario: Auf Trumpf nicht benannt
      Angenommen Cleo gibt
        | Ben | elay-3 elay-5 elay-6 hunti-3 hunti-4 hunti-6 sweela-2 sweela-4 sweela-5 coru-3 torz-3 torz-6 torz-7 Joker-2 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Trumpf-9 ausspielt
      Und Ben Joker-2 zugibt
      Dann ist das unmöglich: nicht benannt (PT.WILD)

    @PT.WILD
    Szenario: Andere Karten stehen für sich selbst
      Angenommen Cleo gibt
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 Joker-3 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna elay-6 ausspielt
      Und Ben elay-4 als elay-8 zugibt
      Dann ist das unmöglich: kein Joker (PT.WILD)

  Regel: Ein Joker darf ausgespielt werden und wird auch dann benannt

    @PT.WILD @PT.FOLLOW
    Szenario: Die genannte Farbe ist die ausgespielte
      Angenommen Cleo gibt
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 Joker-3 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Joker-2 als elay-5 ausspielt
      Dann darf Ben nur elay-4 elay-7 Joker-3 spielen
      Wenn Ben hunti-5 zugibt
      Dann ist das regelwidrig: nicht bedient (PT.FOLLOW)

    @PT.WILD @PT.WIN
    Szenariogrundriss: Als elay-5 benannt, gewinnt er, wie elay-5 gewinnen würde
      Angenommen Cleo gibt
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 Joker-3 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Joker-2 als elay-5 ausspielt
      Und Ben <Karte> zugibt
      Und Cleo elay-2 zugibt
      Dann gewinnt <Gewinner> den Stich

      Beispiele:
        | Karte  | Gewinner |
        | elay-4 | Anna     |
        | elay-7 | Ben      |

    @PT.WILD
    Szenario: Beim Ausspielen nicht benannt
      Angenommen Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Joker-2 ausspielt
      Dann ist das unmöglich: nicht benannt (PT.WILD)

    @PT.WILD
    Szenariogrundriss: Als <benannt> wird er nicht ausgespielt
      Angenommen Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Joker-2 als <benannt> ausspielt
      Dann ist das unmöglich: falsch benannt (PT.WILD)

      Beispiele:
        | benannt  |
        | Trumpf-9 |
        | hunti-1  |

  Regel: Ein zweiter Joker im Stich kann nicht dieselbe Karte sein

    @PT.WILD
    Szenario: Nicht dieselbe Karte
      Angenommen Cleo gibt
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 Joker-3 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Joker-2 als elay-5 ausspielt
      Und Ben Joker-3 als elay-5 zugibt
      Dann ist das unmöglich: Name schon im Stich (PT.WILD)

    @PT.WILD
    Szenario: Aber jede andere
      Angenommen Cleo gibt
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 Joker-3 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Joker-2 als elay-5 ausspielt
      Dann darf Ben Joker-3 nur als elay-2 elay-3 elay-4 elay-6 elay-7 elay-8 spielen
      Wenn Ben Joker-3 als elay-6 zugibt
      Und Cleo elay-2 zugibt
      Dann ist alles fehlerfrei
      Und Ben gewinnt den Stich

  Regel: Kommt die Karte selbst, muss der Joker umbenannt werden

    @PT.WILD.RENAME
    Szenariogrundriss: In eine andere Karte der Farbe, höher oder niedriger
      Angenommen Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Joker-2 als elay-5 ausspielt
      Und Ben elay-5 zugibt
      Dann ist Anna mit Umbenennen an der Reihe
      Und alles ist fehlerfrei
      Wenn Anna ihn in <Karte> umbenennt
      Und Cleo elay-2 zugibt
      Dann ist alles fehlerfrei
      Und <Gewinner> gewinnt den Stich

      Beispiele:
        | Karte  | Gewinner |
        | elay-8 | Anna     |
        | elay-6 | Anna     |
        | elay-4 | Ben      |

    @PT.WILD.RENAME
    Szenario: Jede, die nicht im Stich liegt
      Angenommen Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Joker-2 als elay-5 ausspielt
      Und Ben elay-5 zugibt
      Dann darf Anna ihn nur in elay-2 elay-3 elay-4 elay-6 elay-7 elay-8 umbenennen

    @PT.WILD.RENAME
    Szenario: Bevor die nächste Karte gespielt wird
      Angenommen Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Joker-2 als elay-5 ausspielt
      Und Ben elay-5 zugibt
      Und Cleo elay-2 zugibt
      Dann ist das unmöglich: Umbenennen fehlt (PT.WILD.RENAME)

    @PT.WILD.RENAME
    Szenario: Nur wem er gehört, benennt ihn um
      Angenommen Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Joker-2 als elay-5 ausspielt
      Und Ben elay-5 zugibt
      Und Ben ihn in elay-8 umbenennt
      Dann ist das unmöglich: nicht an der Reihe (PT.WILD.RENAME)

    @PT.WILD.RENAME
    Szenariogrundriss: Nicht in <Karte>, das eine andere Farbe hat
      Angenommen Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Joker-2 als elay-5 ausspielt
      Und Ben elay-5 zugibt
      Und Anna ihn in <Karte> umbenennt
      Dann ist das unmöglich: in eine andere Farbe umbenannt (PT.WILD.RENAME)

      Beispiele:
        | Karte    |
        | hunti-5  |
        | coru-8   |
        | Trumpf-9 |

    @PT.WILD.RENAME
    Szenario: Nicht noch einmal in dieselbe Karte
      Angenommen Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Joker-2 als elay-5 ausspielt
      Und Ben elay-5 zugibt
      Und Anna ihn in elay-5 umbenennt
      Dann ist das unmöglich: Name schon im Stich (PT.WILD.RENAME)

    @PT.WILD.RENAME @PT.WILD
    Szenario: Nicht in eine herausgenommene Karte
      Angenommen Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Joker-2 als elay-5 ausspielt
      Und Ben elay-5 zugibt
      Und Anna ihn in elay-1 umbenennt
      Dann ist das unmöglich: falsch benannt (PT.WILD.RENAME)

    @PT.WILD.RENAME
    Szenario: Ohne Not wird nicht umbenannt
      Angenommen Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Joker-2 als elay-5 ausspielt
      Und Ben elay-6 zugibt
      Und Anna ihn in elay-8 umbenennt
      Dann ist das unmöglich: hier nicht vorgesehen (PT.PLAY)

    @PT.WILD.RENAME @PT.WIN
    Szenario: Der Gewinner des Stichs kann wechseln
      Angenommen Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Joker-2 als elay-8 ausspielt
      Und Ben elay-8 zugibt
      Und Anna ihn in elay-7 umbenennt
      Und Cleo elay-2 zugibt
      Dann gewinnt Ben den Stich
      Und Ben ist mit Ausspielen an der Reihe

    @PT.WILD.RENAME @PT.WIN
    Szenariogrundriss: Die wirkliche Karte kommt zuletzt: Mit dem Umbenennen ist der Stich zu Ende
      Angenommen Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Joker-2 als elay-5 ausspielt
      Und Ben elay-2 zugibt
      Und Cleo elay-5 zugibt
      Dann ist Anna mit Umbenennen an der Reihe
      Wenn Anna ihn in <Karte> umbenennt
      Dann gewinnt <Gewinner> den Stich
      Und <Gewinner> ist mit Ausspielen an der Reihe

      Beispiele:
        | Karte  | Gewinner |
        | elay-8 | Anna     |
        | elay-3 | Cleo     |

    @PT.WILD.RENAME
    Szenario: Vor dem Umbenennen spielt niemand aus
      Angenommen Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Joker-2 als elay-5 ausspielt
      Und Ben elay-2 zugibt
      Und Cleo elay-5 zugibt
      Und Cleo hunti-8 ausspielt
      Dann ist das unmöglich: Umbenennen fehlt (PT.WILD.RENAME)

    @PT.WILD.RENAME
    Szenario: Umbenannt, und noch einmal umbenannt
      Angenommen Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Joker-2 als elay-5 ausspielt
      Und Ben elay-5 zugibt
      Und Anna ihn in elay-7 umbenennt
      Und Cleo elay-7 zugibt
      Dann darf Anna ihn nur in elay-2 elay-3 elay-4 elay-6 elay-8 umbenennen
      Wenn Anna ihn in elay-8 umbenennt
      Dann ist alles fehlerfrei
      Und Anna gewinnt den Stich

    @PT.WILD.RENAME @PT.WILD
    Szenario: Auch nicht in das, wofür ein anderer Joker steht
      Angenommen Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Joker-2 als elay-5 ausspielt
      Und Ben Joker-3 als elay-6 zugibt
      Und Cleo elay-5 zugibt
      Dann darf Anna ihn nur in elay-2 elay-3 elay-4 elay-7 elay-8 umbenennen
      Wenn Anna ihn in elay-6 umbenennt
      Dann ist das unmöglich: Name schon im Stich (PT.WILD.RENAME)

    @PT.WILD.RENAME
    Szenario: Umbenannt wird der zweite Joker, nicht der erste
      Angenommen Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Joker-2 als elay-5 ausspielt
      Und Ben Joker-3 als elay-6 zugibt
      Und Cleo elay-6 zugibt
      Dann ist Ben mit Umbenennen an der Reihe
      Wenn Ben ihn in elay-8 umbenennt
      Dann gewinnt Ben den Stich

    @PT.WILD.RENAME
    Szenario: Auch ein Joker anderer als der ausgespielten Farbe wird umbenannt
      Angenommen Cleo gibt
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 Joker-3 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna coru-7 ausspielt
      Und Ben Joker-3 als hunti-4 zugibt
      Und Cleo hunti-4 zugibt
      Dann darf Ben ihn nur in hunti-2 hunti-3 hunti-5 hunti-6 hunti-7 hunti-8 umbenennen
      Wenn Ben ihn in hunti-8 umbenennt
      Dann gewinnt Anna den Stich

    @PT.WILD.RENAME
    Szenario: Eine Umbenennung mitten im Spiel
      Angenommen Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und diese Stiche gespielt werden
        | ausgespielt              | zugegeben   | umbenannt    | zugegeben    |
        | Anna Joker-2 als elay-5  | Ben elay-5  | Anna elay-8  | Cleo elay-2  |
        | Anna Joker-3 als hunti-8 | Ben hunti-8 | Anna hunti-3 | Cleo hunti-4 |
      Dann ist alles fehlerfrei
      Und Ben gewinnt den Stich

  Regel: Wer nicht bedienen kann, darf mit einem Joker bedienen, muss aber nicht

    @PT.FOLLOW @PT.WILD
    Szenariogrundriss: Ein Joker im Blatt verpflichtet zu nichts
      Angenommen Cleo gibt
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 Joker-3 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna coru-7 ausspielt
      Dann darf Ben jede Karte spielen
      Wenn Ben <Karte> zugibt
      Dann ist alles fehlerfrei

      Beispiele:
        | Karte    |
        | hunti-5  |
        | Trumpf-6 |
        | elay-7   |

  Regel: Wer bedienen kann, darf einen Joker in der ausgespielten Farbe spielen

    @PT.FOLLOW @PT.WILD
    Szenario: Ebenso wie die Karten der Farbe
      Angenommen Cleo gibt
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 Joker-3 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna elay-8 ausspielt
      Dann darf Ben nur elay-4 elay-7 Joker-3 spielen
      Wenn Ben Joker-3 als elay-6 zugibt
      Dann ist alles fehlerfrei

    @PT.FOLLOW @PT.WILD
    Szenariogrundriss: Aber in keiner anderen Farbe: <benannt>
      Angenommen Cleo gibt
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 Joker-3 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna elay-8 ausspielt
      Und Ben Joker-3 als <benannt> zugibt
      Dann ist das regelwidrig: nicht bedient (PT.FOLLOW)
      Und Cleo ist mit Zugeben an der Reihe

      Beispiele:
        | benannt |
        | hunti-8 |
        | coru-2  |

    @PT.FOLLOW @PT.WILD
    Szenario: Nicht statt eines Trumpfs
      Angenommen Cleo gibt
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 Joker-3 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Trumpf-9 ausspielt
      Dann darf Ben nur Trumpf-6 Trumpf-8 spielen
      Wenn Ben Joker-3 als elay-8 zugibt
      Dann ist das regelwidrig: nicht bedient (PT.FOLLOW)

    @PT.FOLLOW
    Szenario: Er besagt nicht, dass die Farbe fehlt
      Angenommen Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna elay-8 ausspielt
      Und Ben Joker-3 als elay-6 zugibt
      Und Cleo elay-2 zugibt
      Und Anna elay-3 ausspielt
      Und Ben elay-4 zugibt
      Dann ist alles fehlerfrei

    @PT.FOLLOW @PT.WILD
    Szenario: In anderer Farbe benannt, und die ausgespielte kommt später zum Vorschein
      Angenommen Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna elay-8 ausspielt
      Und Ben Joker-3 als hunti-6 zugibt
      Dann ist Joker-3 von Ben noch ungeklärt
      Wenn Cleo elay-2 zugibt
      Und Anna elay-3 ausspielt
      Und Ben elay-4 zugibt
      Dann war Joker-3 von Ben regelwidrig: nicht bedient (PT.FOLLOW)
