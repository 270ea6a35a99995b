# language: de
Funktionalität: German Whist: ein Punkt, den die Quellen offen lassen
  Sie sagen, dass um das Geben abgehoben wird, aber nicht, ob die niedrigere oder die höhere Karte gibt.

  Grundlage:
    Gegeben sei eine Partie German Whist zwischen Anna und Ben

  Regel: Welche abgehobene Karte zuerst gibt

    @GW.DEALER @GW-CUT
    Szenariogrundriss: Die niedrigere Karte gibt zuerst, das Ass als niedrigste: <niedrigere> vor <höhere>
      Angenommen es ist abgesprochen, dass zuerst gibt, wer tiefer abhebt
      Wenn abgehoben wird: Anna <höhere>, Ben <niedrigere>
      Dann ist Ben mit Geben an der Reihe

      Beispiele:
        | niedrigere | höhere |
        | A♠         | 2♥     |
        | 9♣         | 10♦    |
        | A♦         | K♠     |

    @GW.DEALER @GW-CUT
    Szenariogrundriss: Die höhere Karte gibt zuerst, das Ass als höchste: <höhere> vor <niedrigere>
      Angenommen es ist abgesprochen, dass zuerst gibt, wer höher abhebt
      Wenn abgehoben wird: Anna <niedrigere>, Ben <höhere>
      Dann ist Ben mit Geben an der Reihe

      Beispiele:
        | höhere | niedrigere |
        | A♦     | K♣         |
        | K♦     | D♣         |
        | D♦     | B♣         |
        | B♦     | 10♣        |
        | 10♦    | 9♣         |
        | 9♦     | 8♣         |
        | 8♦     | 7♣         |
        | 7♦     | 6♣         |
        | 6♦     | 5♣         |
        | 5♦     | 4♣         |
        | 4♦     | 3♣         |
        | 3♦     | 2♣         |
        | A♠     | 2♠         |

    @GW.DEALER @GW-CUT
    Szenariogrundriss: Die niedrigere Karte gibt dann nicht: <niedrigere> nach <höhere>
      Angenommen es ist abgesprochen, dass zuerst gibt, wer höher abhebt
      Wenn abgehoben wird: Anna <höhere>, Ben <niedrigere>
      Dann ist Anna mit Geben an der Reihe

      Beispiele:
        | höhere | niedrigere |
        | A♦     | K♣         |
        | K♦     | D♣         |
        | D♦     | B♣         |
        | B♦     | 10♣        |
        | 10♦    | 9♣         |
        | 9♦     | 8♣         |
        | 8♦     | 7♣         |
        | 7♦     | 6♣         |
        | 6♦     | 5♣         |
        | 5♦     | 4♣         |
        | 4♦     | 3♣         |
        | 3♦     | 2♣         |
        | A♠     | 2♠         |

    @GW.DEALER @GW-CUT
    Szenario: Bei gleichen Karten wird auch dann noch einmal abgehoben
      Angenommen es ist abgesprochen, dass zuerst gibt, wer höher abhebt
      Wenn abgehoben wird: Anna 9♠, Ben 9♥
      Und Anna gibt
      Dann ist das unmöglich: hier nicht vorgesehen (GW.DEALER)
