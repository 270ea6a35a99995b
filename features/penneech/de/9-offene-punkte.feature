# language: de
Funktionalität: Penneech: Punkte, die die Spielregel offen lässt
  Jeder ist hier geregelt; wo die Quellen nicht übereinstimmen, kann man sich auf eine andere Antwort einigen.

  Grundlage:
    Gegeben sei eine Partie Penneech zwischen Anna und Ben

  Regel: Bei gleichen Karten wird noch einmal abgehoben

    @PN.DEALER @PN-A1
    Szenariogrundriss: Zwei Karten gleichen Rangs entscheiden nichts: <erste> und <zweite>
      Wenn abgehoben wird: Anna <erste>, Ben <zweite>
      Und abgehoben wird: Anna 3♠, Ben K♦
      Dann ist alles fehlerfrei
      Und Anna ist mit Geben an der Reihe

      Beispiele:
        | erste | zweite |
        | A♠    | A♥     |
        | 2♣    | 2♦     |
        | 3♥    | 3♣     |
        | 4♠    | 4♦     |
        | 5♠    | 5♥     |
        | 6♦    | 6♥     |
        | 7♦    | 7♣     |
        | 8♠    | 8♣     |
        | 9♦    | 9♥     |
        | 10♠   | 10♥    |
        | B♠    | B♥     |
        | D♠    | D♥     |
        | K♠    | K♥     |

    @PN.DEALER @PN-A1
    Szenario: Zweimal gleich, dreimal abheben
      Wenn abgehoben wird: Anna 9♠, Ben 9♥
      Und abgehoben wird: Anna B♠, Ben B♥
      Und abgehoben wird: Anna K♠, Ben 10♥
      Dann ist Ben mit Geben an der Reihe

    @PN.DEALER @PN-A1
    Szenariogrundriss: Nach gleichen Karten darf <Spieler> noch nicht geben
      Wenn abgehoben wird: Anna 9♠, Ben 9♥
      Und <Spieler> gibt
      Dann ist das unmöglich: hier nicht vorgesehen (PN.DEALER)

      Beispiele:
        | Spieler |
        | Anna    |
        | Ben     |

    @PN.DEALER @PN-A1
    Szenario: Ein entschiedenes Abheben wird nicht wiederholt
      Wenn abgehoben wird: Anna 3♠, Ben K♦
      Und abgehoben wird: Anna 9♠, Ben 2♦
      Dann ist das unmöglich: hier nicht vorgesehen (PN.DEALER)

  Regel: Ein Blatt mit der 7♦, aber ohne Ass und Bild

    @PN.REDEAL @PN-A2
    Szenario: Die Karo-Sieben ist kein Bild
      Wenn Ben gibt
        | Anna | 7♦ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      Und Anna 7♦ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ hinwirft
      Dann ist alles fehlerfrei

    @PN.REDEAL @PN-A2
    Szenario: Dasselbe, ausdrücklich abgesprochen
      Angenommen es ist abgesprochen, dass die 7♦ das Hinwerfen nicht verhindert
      Wenn Ben gibt
        | Anna | 7♦ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      Und Anna 7♦ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ hinwirft
      Dann ist alles fehlerfrei

    @PN.REDEAL @PN-A2
    Szenariogrundriss: Verhindert die Karo-Sieben das Hinwerfen, dann auch <Karte>
      Angenommen es ist abgesprochen, dass die 7♦ das Hinwerfen verhindert
      Wenn Ben gibt
        | Anna | <Karte> 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      Und Anna <Karte> 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ hinwirft
      Dann ist das regelwidrig: kein Recht zum Hinwerfen (PN.REDEAL)

      Beispiele:
        | Karte |
        | 7♦    |
        | A♠    |
        | K♠    |
        | D♠    |
        | B♠    |

    @PN.REDEAL @PN-A2
    Szenario: Andere Siebenen verhindern nichts
      Angenommen es ist abgesprochen, dass die 7♦ das Hinwerfen verhindert
      Wenn Ben gibt
        | Anna | 7♠ 7♥ 7♣ 10♦ 5♦ 4♦ 2♣ |
      Und Anna 7♠ 7♥ 7♣ 10♦ 5♦ 4♦ 2♣ hinwirft
      Dann ist alles fehlerfrei

  Regel: Bis wann man hinwerfen darf

    @PN.REDEAL @PN-A3
    Szenario: Nicht mehr, wenn die erste Karte aufgedeckt ist
      Wenn Ben gibt
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      Und Ben 3♥ aufdeckt
      Und Anna 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ hinwirft
      Dann ist das unmöglich: hier nicht vorgesehen (PN.REDEAL)

    @PN.REDEAL @PN-A3
    Szenario: Dasselbe, ausdrücklich abgesprochen: nicht mehr, wenn eine Karte aufgedeckt ist
      Angenommen es ist abgesprochen, dass man hinwerfen darf, bis die erste Karte aufgedeckt ist
      Wenn Ben gibt
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      Und Ben 3♥ aufdeckt
      Und Anna 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ hinwirft
      Dann ist das unmöglich: hier nicht vorgesehen (PN.REDEAL)

    @PN.REDEAL @PN-A3
    Szenariogrundriss: Bis zum ersten Ausspiel, wo es so abgesprochen ist: <Spieler>
      Angenommen es ist abgesprochen, dass man bis zum ersten Ausspiel hinwerfen darf
      Wenn Ben gibt
        | <Spieler> | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      Und Ben 3♥ aufdeckt
      Und <Spieler> 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ hinwirft
      Dann ist alles fehlerfrei
      Und Ben ist mit Geben an der Reihe

      Beispiele:
        | Spieler |
        | Anna    |
        | Ben     |

    @PN.REDEAL @PN-A3
    Szenario: Auch schon, bevor die erste Karte aufgedeckt ist
      Angenommen es ist abgesprochen, dass man bis zum ersten Ausspiel hinwerfen darf
      Wenn Ben gibt
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      Und Anna 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ hinwirft
      Dann ist alles fehlerfrei
      Und Ben ist mit Geben an der Reihe

    @PN.REDEAL @PN-A3
    Szenario: Nie nach dem ersten Ausspiel
      Angenommen es ist abgesprochen, dass man bis zum ersten Ausspiel hinwerfen darf
      Wenn Ben gibt
        | Ben | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      Und Ben 3♥ aufdeckt
      Und Anna K♥ ausspielt
      Und Ben 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ hinwirft
      Dann ist das unmöglich: hier nicht vorgesehen (PN.REDEAL)

    @PN.REDEAL @PN-A3
    Szenario: Das Recht zum Hinwerfen bleibt dasselbe
      Angenommen es ist abgesprochen, dass man bis zum ersten Ausspiel hinwerfen darf
      Wenn Ben gibt
        | Anna | B♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      Und Ben 3♥ aufdeckt
      Und Anna B♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ hinwirft
      Dann ist das regelwidrig: kein Recht zum Hinwerfen (PN.REDEAL)

    @PN.COUNT @PN-A3
    Szenario: Wirft niemand hin, werden die gewonnenen Karten gezählt wie immer
      Angenommen es ist abgesprochen, dass man bis zum ersten Ausspiel hinwerfen darf
      Wenn Ben gibt
      Und Ben 2♠ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | aufgedeckt |
        | Anna 10♣    | Ben 9♣    | Anna 2♥    |
        | Anna 8♣     | Ben 7♣    | Anna 2♦    |
        | Anna 10♠    | Ben 9♠    | Anna 2♣    |
        | Anna 8♠     | Ben 7♠    | Anna 3♠    |
        | Anna 10♥    | Ben 9♥    | Anna 3♥    |
        | Anna 9♦     | Ben 10♦   | Ben 3♦     |
        | Ben 6♠      | Anna 5♠   | Ben 3♣     |
      Dann bekommt Anna 3 Punkte (PN.COUNT)
      Und Anna ist mit Geben an der Reihe

    @PN.REDEAL @PN-A3 @PN.TURN.FIRST-SCORES
    Szenario: Punkte für die aufgedeckte Karte bleiben
      Angenommen es ist abgesprochen, dass man bis zum ersten Ausspiel hinwerfen darf
      Und sie spielen »Erste Karte zählt«
      Wenn Ben gibt
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      Und Ben A♥ aufdeckt
      Dann bekommt Ben 5 Punkte
      Wenn Anna 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ hinwirft
      Dann steht es Anna 0, Ben 5
      Wenn Ben gibt
      Und Ben K♥ aufdeckt
      Dann steht es Anna 0, Ben 9

  Regel: Wie oft neu gegeben werden darf

    @PN.REDEAL @PN-A4
    Szenariogrundriss: So oft, wie ein Blatt es erlaubt: Anna, dann <Spieler>
      Wenn Ben gibt
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      Und Anna 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ hinwirft
      Und Ben gibt
        | <Spieler> | 10♥ 9♥ 8♠ 7♠ 5♣ 4♣ 2♦ |
      Und <Spieler> 10♥ 9♥ 8♠ 7♠ 5♣ 4♣ 2♦ hinwirft
      Und Ben gibt
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 3♣ |
      Und Anna 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 3♣ hinwirft
      Dann ist alles fehlerfrei
      Und Ben ist mit Geben an der Reihe

      Beispiele:
        | Spieler |
        | Anna    |
        | Ben     |

    @PN.REDEAL @PN-A4
    Szenario: Dasselbe, ausdrücklich abgesprochen: so oft, wie ein Blatt es erlaubt
      Angenommen es ist abgesprochen, dass so oft neu gegeben wird, wie ein Blatt es erlaubt
      Wenn Ben gibt
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      Und Anna 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ hinwirft
      Und Ben gibt
        | Anna | 10♥ 9♥ 8♠ 7♠ 5♣ 4♣ 2♦ |
      Und Anna 10♥ 9♥ 8♠ 7♠ 5♣ 4♣ 2♦ hinwirft
      Dann ist alles fehlerfrei

    @PN.REDEAL @PN-A4
    Szenariogrundriss: Einmal in jedem Spiel, wo es so abgesprochen ist: Anna, dann nicht mehr <Spieler>
      Angenommen es ist abgesprochen, dass in jedem Spiel nur einmal neu gegeben wird
      Wenn Ben gibt
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      Und Anna 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ hinwirft
      Dann ist alles fehlerfrei
      Wenn Ben gibt
        | <Spieler> | 10♥ 9♥ 8♠ 7♠ 5♣ 4♣ 2♦ |
      Und <Spieler> 10♥ 9♥ 8♠ 7♠ 5♣ 4♣ 2♦ hinwirft
      Dann ist das regelwidrig: kein Recht zum Hinwerfen (PN.REDEAL)
      Und Ben ist mit Geben an der Reihe

      Beispiele:
        | Spieler |
        | Anna    |
        | Ben     |

    @PN.REDEAL @PN-A4
    Szenario: Im nächsten Spiel ist es von neuem erlaubt
      Angenommen es ist abgesprochen, dass in jedem Spiel nur einmal neu gegeben wird
      Wenn Ben gibt
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      Und Anna 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ hinwirft
      Und Ben gibt
      Und Ben 2♠ aufdeckt
      Und diese Stiche gespielt werden
        | ausgespielt | zugegeben | aufgedeckt |
        | Anna 10♣    | Ben 9♣    | Anna 2♥    |
        | Anna 8♣     | Ben 7♣    | Anna 2♦    |
        | Anna 10♠    | Ben 9♠    | Anna 2♣    |
        | Anna 8♠     | Ben 7♠    | Anna 3♠    |
        | Anna 9♥     | Ben 10♥   | Ben 3♥     |
        | Ben 10♦     | Anna 9♦   | Ben 3♦     |
        | Ben 6♠      | Anna 5♠   | Ben 3♣     |
      Und Anna gibt
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
        | Ben  | A♠ K♠ D♠ B♠ A♥ K♥ D♥  |
      Und Anna 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ hinwirft
      Dann ist Anna mit Geben an der Reihe

  Regel: Wer zum ersten Stich ausspielt

    @PN.LEAD @PN-A5
    Szenario: Der Nichtgeber, ausdrücklich abgesprochen
      Angenommen es ist abgesprochen, dass der Nichtgeber zuerst ausspielt
      Und Ben gibt
      Wenn Ben 9♥ aufdeckt
      Dann ist Anna mit Ausspielen an der Reihe
      Wenn Ben K♣ ausspielt
      Dann ist das unmöglich: nicht an der Reihe (PN.LEAD)

    @PN.LEAD @PN-A5
    Szenariogrundriss: Der Geber, wo es so abgesprochen ist: <Geber>
      Angenommen es ist abgesprochen, dass der Geber zuerst ausspielt
      Und <Geber> gibt
      Wenn <Geber> 9♥ aufdeckt
      Dann ist <Geber> mit Ausspielen an der Reihe
      Wenn <Geber> 4♣ ausspielt
      Und <anderer> K♣ zugibt
      Und <anderer> 3♦ aufdeckt
      Dann ist <anderer> mit Ausspielen an der Reihe

      Beispiele:
        | Geber | anderer |
        | Ben   | Anna    |
        | Anna  | Ben     |

    @PN.LEAD @PN-A5
    Szenario: Dann darf es der Nichtgeber nicht
      Angenommen es ist abgesprochen, dass der Geber zuerst ausspielt
      Und Ben gibt
      Wenn Ben 9♥ aufdeckt
      Und Anna K♣ ausspielt
      Dann ist das unmöglich: nicht an der Reihe (PN.LEAD)

  Regel: Ob ein hingeworfenes Blatt gezeigt wird

    @PN.REDEAL @PN-A6
    Szenario: Es wird gezeigt
      Wenn Ben gibt
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      Und Anna verdeckt hinwirft
      Dann ist das unmöglich: falsche Karten gezeigt (PN.REDEAL)

    @PN.REDEAL @PN-A6
    Szenario: Dasselbe, ausdrücklich abgesprochen: Es wird gezeigt
      Angenommen es ist abgesprochen, dass ein hingeworfenes Blatt gezeigt wird
      Wenn Ben gibt
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      Und Anna verdeckt hinwirft
      Dann ist das unmöglich: falsche Karten gezeigt (PN.REDEAL)

    @PN.REDEAL @PN-A6
    Szenario: Es bleibt verdeckt, wo es so abgesprochen ist
      Angenommen es ist abgesprochen, dass ein hingeworfenes Blatt verdeckt bleibt
      Wenn Ben gibt
        | Anna | 10♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      Und Anna verdeckt hinwirft
      Dann ist alles fehlerfrei
      Und Ben ist mit Geben an der Reihe

    @PN.REDEAL @PN-A6
    Szenario: Verdeckt oder nicht: Ein Bild verbietet es
      Angenommen es ist abgesprochen, dass ein hingeworfenes Blatt verdeckt bleibt
      Wenn Ben gibt
        | Anna | B♠ 9♠ 8♥ 7♣ 5♦ 4♦ 2♣ |
      Und Anna verdeckt hinwirft
      Dann ist das regelwidrig: kein Recht zum Hinwerfen (PN.REDEAL)

  Regel: Eine mit einem Stich gewonnene Partie braucht keine weitere Karte

    @PN.END.TARGET @PN-A7
    Szenario: Aufgedeckt wird danach nicht mehr
      Angenommen es wird bis 3 gespielt
      Und Ben gibt
      Wenn Ben 9♥ aufdeckt
      Und Anna D♥ ausspielt
      Und Ben 2♥ zugibt
      Dann gewinnt Anna die Partie
      Wenn Anna 7♦ aufdeckt
      Dann ist das unmöglich: nach dem Ende (PN.END.TARGET)
      Und es steht Anna 3, Ben 0

  Regel: Niemand muss seine Punkte ansagen

    @PN.SCORE.TRICK @PN-A8
    Szenario: Punkte zählen, auch wenn sie keiner ansagt
      Angenommen Ben gibt
      Wenn Ben 9♥ aufdeckt
      Und Anna D♥ ausspielt
      Und Ben 2♥ zugibt
      Und Anna A♠ aufdeckt
      Dann steht es Anna 8, Ben 0

  Regel: Mehr als das Ziel ist so gut wie das Ziel

    @PN.END.TARGET @PN-A9
    Szenariogrundriss: Bis <Ziel> gespielt, gewinnt ein aufgedeckter Penneech
      Angenommen es wird bis <Ziel> gespielt
      Und Ben gibt
      Wenn Ben 9♥ aufdeckt
      Und Anna 5♥ ausspielt
      Und Ben 6♥ zugibt
      Und Ben 7♦ aufdeckt
      Dann gewinnt Ben die Partie
      Und es steht Anna 0, Ben 14

      Beispiele:
        | Ziel |
        | 14   |
        | 13   |
        | 2    |

  Regel: Der Rang der 7♦ beim Abheben

    @PN.DEALER @PN-A10
    Szenariogrundriss: Als gewöhnliche Sieben: Anna hebt <erste> ab, Ben <zweite>
      Angenommen es ist abgesprochen, dass die 7♦ beim Abheben als Sieben gilt
      Wenn abgehoben wird: Anna <erste>, Ben <zweite>
      Dann ist <Geber> mit Geben an der Reihe

      Beispiele:
        | erste | zweite | Geber |
        | 7♦    | 8♦     | Anna  |
        | 7♦    | 6♦     | Ben   |
        | 7♦    | K♠     | Anna  |
        | A♠    | 7♦     | Anna  |

    @PN.DEALER @PN-A10
    Szenariogrundriss: Über jeder anderen Karte, wo es so abgesprochen ist: <niedriger> unter <höher>
      Angenommen es ist abgesprochen, dass die 7♦ beim Abheben über jeder anderen Karte steht
      Wenn abgehoben wird: Anna <niedriger>, Ben <höher>
      Dann ist Anna mit Geben an der Reihe

      Beispiele:
        | niedriger | höher |
        | A♠        | 2♥    |
        | 2♣        | 3♦    |
        | 3♠        | 4♥    |
        | 4♣        | 5♦    |
        | 5♠        | 6♥    |
        | 6♣        | 7♠    |
        | 7♥        | 8♦    |
        | 8♠        | 9♥    |
        | 9♣        | 10♦   |
        | 10♠       | B♥    |
        | B♣        | D♦    |
        | D♠        | K♥    |
        | K♣        | 7♦    |
        | A♦        | 7♦    |
        | 7♣        | 7♦    |
        | 8♦        | 7♦    |

    @PN.DEALER @PN-A10
    Szenario: Zwei andere Siebenen sind weiterhin gleich
      Angenommen es ist abgesprochen, dass die 7♦ beim Abheben über jeder anderen Karte steht
      Wenn abgehoben wird: Anna 7♠, Ben 7♥
      Und Anna gibt
      Dann ist das unmöglich: hier nicht vorgesehen (PN.DEALER)

  Regel: Das Ziel kann man absprechen

    @PN.END.TARGET @PN-A11
    Szenario: Für das kurze Kartenspiel kann man ein anderes Ziel absprechen
      Angenommen sie spielen »Kurzes Blatt«
      Und es wird bis 5 gespielt
      Und Ben gibt
      Wenn Ben 9♥ aufdeckt
      Und Anna A♥ ausspielt
      Und Ben K♠ zugibt
      Dann bekommt Anna 5 Punkte
      Und Anna gewinnt die Partie

    @PN.END.TARGET @PN-A11
    Szenario: Ein Punkt ist das Mindeste
      Angenommen es wird bis 1 gespielt
      Dann ist alles fehlerfrei

    @PN.END.TARGET @PN-A11
    Szenario: Null Punkte sind kein Ziel
      Angenommen es wird bis 0 gespielt
      Dann ist das unlesbar: kein möglicher Wert

  Regel: Wer nicht bedient hat, dessen Karte bleibt liegen; eine Strafe gibt es nicht

    @PN.FOLLOW @PN-A12
    Szenario: Der Stich geht nach den Karten, wie sie liegen
      Angenommen Ben gibt
        | Anna | 5♥ 6♥ 8♦ A♦ 10♠ 9♠ D♠ |
        | Ben  | 9♥ 2♥ 4♠ A♠ 7♣ 8♣ K♦  |
      Wenn Ben 3♠ aufdeckt
      Und Anna 5♥ ausspielt
      Und Ben A♠ zugibt
      Dann ist das regelwidrig: nicht bedient (PN.FOLLOW)
      Und Ben gewinnt den Stich
      Und Ben bekommt 5 Punkte
      Und Ben ist mit Aufdecken an der Reihe
      Wenn Ben 6♣ aufdeckt
      Und Ben 9♥ ausspielt
      Dann steht es Anna 0, Ben 5

    @PN.FOLLOW @PN-A12
    Szenario: Zweimal nicht bedient, zwei Fehler
      Angenommen Ben gibt
        | Anna | 5♥ 6♥ 8♦ A♦ 10♠ 9♠ D♠ |
        | Ben  | 9♥ 2♥ 4♠ A♠ 7♣ 8♣ K♦  |
      Wenn Ben 3♠ aufdeckt
      Und Anna 5♥ ausspielt
      Und Ben 7♣ zugibt
      Dann ist das regelwidrig: nicht bedient (PN.FOLLOW)
      Wenn Anna 4♥ aufdeckt
      Und Anna 8♦ ausspielt
      Und Ben A♠ zugibt
      Dann ist das regelwidrig: nicht bedient (PN.FOLLOW)
      Und es steht Anna 0, Ben 0

  Regel: Varianten lassen sich verbinden

    @PN.FOLLOW.FREE-TRUMP @PN.VAL.EVERY @PN-A13
    Szenario: Ein freiwilliger Trumpf gewinnt ein Honneur anderer Farbe
      Angenommen sie spielen »Bedienen oder Trumpf (Parlett)« und »Alle Honneurs zählen«
      Und Ben gibt
        | Anna | 5♥ 6♥ 8♦ A♦ 10♠ 9♠ D♠ |
        | Ben  | 9♥ 2♥ 4♠ A♠ 7♣ 8♣ K♦  |
      Wenn Ben 3♠ aufdeckt
      Und Anna A♦ ausspielt
      Und Ben 4♠ zugibt
      Dann ist alles fehlerfrei
      Und Ben bekommt 5 Punkte

    @PN.PACK.SHORT @PN.TURN.FIRST-SCORES @PN.FOLLOW.FREE-TRUMP @PN.VAL.EVERY @PN-A13
    Szenario: Alle vier zusammen
      Angenommen sie spielen »Bedienen oder Trumpf (Parlett)«, »Alle Honneurs zählen«, »Erste Karte zählt« und »Kurzes Blatt«
      Und Ben gibt
        | Anna | A♦ 8♦ 9♦ 10♠ B♥ D♥ K♥ |
        | Ben  | K♦ 8♠ A♠ 7♣ 8♣ 9♥ 10♥ |
      Wenn Ben D♠ aufdeckt
      Dann bekommt Ben 3 Punkte
      Wenn Anna A♦ ausspielt
      Und Ben 8♠ zugibt
      Dann ist alles fehlerfrei
      Und Ben bekommt 5 Punkte
      Wenn Ben 6♠ aufdeckt
      Dann ist das unmöglich: nicht im Ziehstapel (PN.TURN)

    @PN.PACK.SHORT @PN.TURN.FIRST-SCORES @PN-A13
    Szenario: Nach Parlett und mit einer Variante dazu
      Angenommen sie spielen nach Parlett, dazu »Kurzes Blatt«
      Und Ben gibt
      Wenn Ben 7♦ aufdeckt
      Dann bekommt Ben 14 Punkte
      Wenn Anna 6♣ ausspielt
      Dann ist das unmöglich: Karte nicht in der Hand (PN.PLAY)
