# language: de
Funktionalität: Penta: Punkte, die die Spielregel offen lässt
  Jeder ist hier geregelt; man kann sich auf eine andere Antwort einigen. Die deutsche Fassung ist unsere; die Spielregel gibt es nur auf Englisch.

  Regel: Welcher Trumpf der höchste ist

    @PT.RANK @PT-DECK-1
    Szenariogrundriss: Die Neun, ausdrücklich abgesprochen: <höher> nimmt <niedriger>
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo und Di
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass die Neun der höchste Trumpf ist
      Und Di gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo und Di aussteigen
      Und angesagt wird: Anna 0, Ben 0
      Und Anna <niedriger> ausspielt
      Und Ben <höher> zugibt
      Dann gewinnt Ben den Stich

      Beispiele:
        | niedriger | höher    |
        | Trumpf-1  | Trumpf-9 |
        | Trumpf-1  | Trumpf-2 |
        | Trumpf-8  | Trumpf-9 |

    @PT.RANK @PT-DECK-1
    Szenariogrundriss: Die Trumpf-Eins, wo es so abgesprochen ist: <höher> nimmt <niedriger>
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo und Di
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass die Eins der höchste Trumpf ist
      Und Di gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo und Di aussteigen
      Und angesagt wird: Anna 0, Ben 0
      Und Anna <niedriger> ausspielt
      Und Ben <höher> zugibt
      Dann gewinnt Ben den Stich

      Beispiele:
        | niedriger | höher    |
        | Trumpf-2  | Trumpf-1 |
        | Trumpf-3  | Trumpf-2 |
        | Trumpf-4  | Trumpf-3 |
        | Trumpf-5  | Trumpf-4 |
        | Trumpf-6  | Trumpf-5 |
        | Trumpf-7  | Trumpf-6 |
        | Trumpf-8  | Trumpf-7 |
        | Trumpf-9  | Trumpf-8 |
        | elay-1    | elay-8   |

    @PT.PACK.REMOVE @PT-DECK-1
    Szenariogrundriss: Herausgenommen werden auch dann die niedrigsten Zahlen: <Karte>
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di und Eva
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass die Eins der höchste Trumpf ist
      Wenn Eva gibt
        | Anna | <Karte> x x x x x x x x x |
      Dann ist das unmöglich: fremde Karte (PT.PACK.REMOVE)

      Beispiele:
        | Karte    |
        | Trumpf-1 |
        | Joker-1  |

  Regel: Welche Karte einer Elementfarbe die höchste ist

    @PT.RANK @PT-DECK-2
    Szenariogrundriss: Die Acht, ausdrücklich abgesprochen: <höher> nimmt <niedriger>
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo und Di
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass die Acht die höchste Karte einer Elementfarbe ist
      Und Di gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo und Di aussteigen
      Und angesagt wird: Anna 0, Ben 0
      Und Anna <niedriger> ausspielt
      Und Ben <höher> zugibt
      Dann gewinnt Ben den Stich

      Beispiele:
        | niedriger | höher  |
        | elay-1    | elay-8 |
        | torz-1    | torz-2 |
        | coru-7    | coru-8 |

    @PT.RANK @PT-DECK-2
    Szenariogrundriss: Die Eins, wo es so abgesprochen ist: <höher> nimmt <niedriger>
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo und Di
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass die Eins die höchste Karte einer Elementfarbe ist
      Und Di gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo und Di aussteigen
      Und angesagt wird: Anna 0, Ben 0
      Und Anna <niedriger> ausspielt
      Und Ben <höher> zugibt
      Dann gewinnt Ben den Stich

      Beispiele:
        | niedriger | höher    |
        | elay-2    | elay-3   |
        | elay-3    | elay-4   |
        | elay-4    | elay-5   |
        | elay-5    | elay-6   |
        | elay-6    | elay-7   |
        | elay-7    | elay-8   |
        | elay-8    | elay-1   |
        | hunti-2   | hunti-3  |
        | hunti-3   | hunti-4  |
        | hunti-4   | hunti-5  |
        | hunti-5   | hunti-6  |
        | hunti-6   | hunti-7  |
        | hunti-7   | hunti-8  |
        | hunti-8   | hunti-1  |
        | sweela-2  | sweela-3 |
        | sweela-3  | sweela-4 |
        | sweela-4  | sweela-5 |
        | sweela-5  | sweela-6 |
        | sweela-6  | sweela-7 |
        | sweela-7  | sweela-8 |
        | sweela-8  | sweela-1 |
        | coru-2    | coru-3   |
        | coru-3    | coru-4   |
        | coru-4    | coru-5   |
        | coru-5    | coru-6   |
        | coru-6    | coru-7   |
        | coru-7    | coru-8   |
        | coru-8    | coru-1   |
        | torz-2    | torz-3   |
        | torz-3    | torz-4   |
        | torz-4    | torz-5   |
        | torz-5    | torz-6   |
        | torz-6    | torz-7   |
        | torz-7    | torz-8   |
        | torz-8    | torz-1   |
        | Trumpf-1  | Trumpf-2 |

    @PT.PACK.REMOVE @PT-DECK-2
    Szenario: Drei nehmen auch dann die Einsen heraus
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass die Eins die höchste Karte einer Elementfarbe ist
      Wenn Cleo gibt
        | Anna | elay-1 x x x x x x x x x x x x x |
      Dann ist das unmöglich: fremde Karte (PT.PACK.REMOVE)

  Regel: Welche Trümpfe und Joker fünf bis acht Spieler herausnehmen

    @PT.PACK.REMOVE @PT-DECK-4
    Szenariogrundriss: Die niedrigsten, ausdrücklich abgesprochen: zu <Zahl> ist <Karte> herausgenommen
      Gegeben sei eine Partie Penta zwischen <Spieler>
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass fünf bis acht Spieler die niedrigsten Trümpfe und Joker herausnehmen
      Wenn Ben gibt
        | Anna | <Karte> <verdeckt> |
      Dann ist das unmöglich: fremde Karte (PT.PACK.REMOVE)

      Beispiele:
        | Zahl   | Karte    | Spieler                                       | verdeckt          |
        | fünft  | Trumpf-1 | Anna, Ben, Cleo, Di und Eva                   | x x x x x x x x x |
        | fünft  | Joker-1  | Anna, Ben, Cleo, Di und Eva                   | x x x x x x x x x |
        | sechst | Trumpf-3 | Anna, Ben, Cleo, Di, Eva und Finn             | x x x x x x x     |
        | siebt  | Trumpf-2 | Anna, Ben, Cleo, Di, Eva, Finn und Gina       | x x x x x x       |
        | acht   | Trumpf-3 | Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo | x x x x x         |

    @PT.PACK.REMOVE @PT-DECK-4
    Szenariogrundriss: Die höchsten, wo es so abgesprochen ist: zu <Zahl> ist <Karte> herausgenommen
      Gegeben sei eine Partie Penta zwischen <Spieler>
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass fünf bis acht Spieler die höchsten Trümpfe und Joker herausnehmen
      Wenn Ben gibt
        | Anna | <Karte> <verdeckt> |
      Dann ist das unmöglich: fremde Karte (PT.PACK.REMOVE)

      Beispiele:
        | Zahl   | Karte    | Spieler                                       | verdeckt                    |
        | fünft  | Trumpf-9 | Anna, Ben, Cleo, Di und Eva                   | x x x x x x x x x           |
        | fünft  | Joker-3  | Anna, Ben, Cleo, Di und Eva                   | x x x x x x x x x           |
        | sechst | Trumpf-9 | Anna, Ben, Cleo, Di, Eva und Finn             | x x x x x x x               |
        | sechst | Trumpf-8 | Anna, Ben, Cleo, Di, Eva und Finn             | x x x x x x x               |
        | sechst | Trumpf-7 | Anna, Ben, Cleo, Di, Eva und Finn             | x x x x x x x               |
        | sechst | Joker-3  | Anna, Ben, Cleo, Di, Eva und Finn             | x x x x x x x               |
        | siebt  | Trumpf-9 | Anna, Ben, Cleo, Di, Eva, Finn und Gina       | x x x x x x                 |
        | siebt  | Trumpf-8 | Anna, Ben, Cleo, Di, Eva, Finn und Gina       | x x x x x x                 |
        | siebt  | Joker-3  | Anna, Ben, Cleo, Di, Eva, Finn und Gina       | x x x x x x                 |
        | acht   | Trumpf-9 | Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo | x x x x x                   |
        | acht   | Trumpf-8 | Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo | x x x x x                   |
        | acht   | Trumpf-7 | Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo | x x x x x                   |
        | acht   | Joker-3  | Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo | x x x x x                   |
        | zweit  | Trumpf-5 | Anna und Ben                                  | x x x x x x x x x x x x x x |
        | zweit  | Joker-2  | Anna und Ben                                  | x x x x x x x x x x x x x x |
        | zweit  | elay-3   | Anna und Ben                                  | x x x x x x x x x x x x x x |
        | dritt  | Trumpf-4 | Anna, Ben und Cleo                            | x x x x x x x x x x x x x   |
        | dritt  | Joker-1  | Anna, Ben und Cleo                            | x x x x x x x x x x x x x   |
        | dritt  | elay-1   | Anna, Ben und Cleo                            | x x x x x x x x x x x x x   |

    @PT.PACK.REMOVE @PT-DECK-4
    Szenariogrundriss: Dann ist <Karte> zu <Zahl> dabei
      Gegeben sei eine Partie Penta zwischen <Spieler>
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass fünf bis acht Spieler die höchsten Trümpfe und Joker herausnehmen
      Wenn Ben gibt
        | Anna | <Karte> <verdeckt> |
      Dann ist alles fehlerfrei

      Beispiele:
        | Zahl   | Karte    | Spieler                                       | verdeckt                    |
        | fünft  | Trumpf-8 | Anna, Ben, Cleo, Di und Eva                   | x x x x x x x x x           |
        | fünft  | Trumpf-1 | Anna, Ben, Cleo, Di und Eva                   | x x x x x x x x x           |
        | fünft  | Joker-1  | Anna, Ben, Cleo, Di und Eva                   | x x x x x x x x x           |
        | fünft  | Joker-2  | Anna, Ben, Cleo, Di und Eva                   | x x x x x x x x x           |
        | sechst | Trumpf-6 | Anna, Ben, Cleo, Di, Eva und Finn             | x x x x x x x               |
        | sechst | Trumpf-1 | Anna, Ben, Cleo, Di, Eva und Finn             | x x x x x x x               |
        | sechst | Joker-1  | Anna, Ben, Cleo, Di, Eva und Finn             | x x x x x x x               |
        | siebt  | Trumpf-7 | Anna, Ben, Cleo, Di, Eva, Finn und Gina       | x x x x x x                 |
        | siebt  | Trumpf-1 | Anna, Ben, Cleo, Di, Eva, Finn und Gina       | x x x x x x                 |
        | siebt  | Joker-1  | Anna, Ben, Cleo, Di, Eva, Finn und Gina       | x x x x x x                 |
        | acht   | Trumpf-6 | Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo | x x x x x                   |
        | acht   | Trumpf-1 | Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo | x x x x x                   |
        | acht   | Joker-1  | Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo | x x x x x                   |
        | zweit  | Trumpf-9 | Anna und Ben                                  | x x x x x x x x x x x x x x |
        | zweit  | Joker-3  | Anna und Ben                                  | x x x x x x x x x x x x x x |
        | dritt  | Trumpf-9 | Anna, Ben und Cleo                            | x x x x x x x x x x x x x   |
        | dritt  | Joker-3  | Anna, Ben und Cleo                            | x x x x x x x x x x x x x   |

  Regel: Ob ein Stand unter null fallen darf

    @PT.SCORE @PT-GAME-6
    Szenario: Er darf, ausdrücklich abgesprochen
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn und Gina
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass ein Stand unter null fallen darf
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
      Dann verliert Anna 70 Punkte (PT.SCORE)
      Und es steht Anna -70, Ben 20, alle anderen 0

    @PT.SCORE @PT-GAME-6
    Szenario: Er darf nicht, wo es so abgesprochen ist
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn und Gina
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass ein Stand nie unter null fällt
      Und Gina gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn und Gina aussteigen
      Und angesagt wird: Anna 7, Ben 0
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben    |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna Trumpf-4 | Ben Trumpf-9 |
        | Ben elay-7    | Anna elay-4  |
      Dann bekommt Anna 0 Punkte
      Und Ben bekommt 0 Punkte
      Und es steht Anna 0, Ben 0, alle anderen 0

    @PT.SCORE @PT-GAME-6
    Szenario: Dann verliert man nicht mehr, als man hat
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn und Gina
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass ein Stand nie unter null fällt
      Und Gina gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn und Gina aussteigen
      Und angesagt wird: Anna 5, Ben 1
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben    |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna Trumpf-4 | Ben Trumpf-9 |
        | Ben elay-7    | Anna elay-4  |
      Dann steht es Anna 50, Ben 11, alle anderen 0
      Wenn Anna gibt
      Und Ben 1 setzt
      Und Cleo, Di, Eva, Finn und Gina aussteigen
      Und Anna mitgeht
      Und angesagt wird: Ben 6, Anna 3
      Und diese Stiche gespielt werden
        | ausgespielt  | zugegeben     |
        | Ben elay-8   | Anna elay-1   |
        | Ben hunti-8  | Anna hunti-1  |
        | Ben sweela-8 | Anna sweela-1 |
        | Ben coru-8   | Anna coru-1   |
        | Ben torz-8   | Anna torz-1   |
        | Ben Trumpf-4 | Anna Trumpf-9 |
        | Anna elay-7  | Ben elay-4    |
      Dann verliert Ben 11 Punkte (PT.SCORE)
      Und Anna verliert 30 Punkte (PT.SCORE)
      Und es steht Anna 20, Ben 0, alle anderen 0

  Regel: Wer zuerst gibt

    @PT.DEALER @PT-DEAL-1
    Szenario: Man einigt sich: Abgehoben wird nicht
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo und Di
      Und es wird bis 100 gespielt
      Wenn abgehoben wird: Anna Trumpf-9, Ben elay-1, Cleo elay-2, Di elay-3
      Dann ist das unmöglich: hier nicht vorgesehen (PT.DEAL)

    @PT.DEALER @PT-DEAL-1
    Szenario: Dasselbe, ausdrücklich abgesprochen: Abgehoben wird nicht
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo und Di
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass man sich auf den ersten Geber einigt
      Wenn abgehoben wird: Anna Trumpf-9, Ben elay-1, Cleo elay-2, Di elay-3
      Dann ist das unmöglich: hier nicht vorgesehen (PT.DEAL)

    @PT.DEALER @PT-DEAL-1
    Szenariogrundriss: Wer die höchste Karte abhebt, wo es so abgesprochen ist: <Geber>, von <Anna>, <Ben>, <Cleo> und <Di>
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo und Di
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass die höchste abgehobene Karte zuerst gibt
      Wenn abgehoben wird: Anna <Anna>, Ben <Ben>, Cleo <Cleo>, Di <Di>
      Dann ist <Geber> mit Geben an der Reihe

      Beispiele:
        | Anna     | Ben      | Cleo     | Di       | Geber |
        | Trumpf-9 | Trumpf-6 | Trumpf-7 | Trumpf-8 | Anna  |
        | Trumpf-5 | Trumpf-8 | Trumpf-6 | Trumpf-7 | Ben   |
        | Trumpf-4 | Trumpf-5 | Trumpf-7 | Trumpf-6 | Cleo  |
        | Trumpf-3 | Trumpf-4 | Trumpf-5 | Trumpf-6 | Di    |
        | Trumpf-5 | Trumpf-2 | Trumpf-3 | Trumpf-4 | Anna  |
        | Trumpf-1 | Trumpf-4 | Trumpf-2 | Trumpf-3 | Ben   |
        | coru-8   | Trumpf-1 | Trumpf-3 | Trumpf-2 | Cleo  |
        | coru-7   | sweela-8 | Trumpf-1 | Trumpf-2 | Di    |
        | Trumpf-1 | coru-6   | sweela-7 | hunti-8  | Anna  |
        | coru-5   | elay-8   | sweela-6 | hunti-7  | Ben   |
        | coru-4   | sweela-5 | elay-7   | hunti-6  | Cleo  |
        | coru-3   | sweela-4 | hunti-5  | elay-6   | Di    |
        | elay-5   | coru-2   | sweela-3 | hunti-4  | Anna  |
        | coru-1   | elay-4   | sweela-2 | hunti-3  | Ben   |
        | Joker-1  | sweela-1 | elay-3   | hunti-2  | Cleo  |
        | Joker-2  | Joker-1  | hunti-1  | elay-2   | Di    |
        | elay-1   | Joker-3  | Joker-2  | Joker-1  | Anna  |

    @PT.DEALER @PT-DEAL-1
    Szenariogrundriss: Wer die niedrigste Karte abhebt, wo es so abgesprochen ist: <Geber>, von <Anna>, <Ben>, <Cleo> und <Di>
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo und Di
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass die niedrigste abgehobene Karte zuerst gibt
      Wenn abgehoben wird: Anna <Anna>, Ben <Ben>, Cleo <Cleo>, Di <Di>
      Dann ist <Geber> mit Geben an der Reihe

      Beispiele:
        | Anna     | Ben      | Cleo     | Di       | Geber |
        | Trumpf-7 | Trumpf-6 | Trumpf-8 | Trumpf-9 | Ben   |
        | Trumpf-6 | Trumpf-7 | Trumpf-5 | Trumpf-8 | Cleo  |
        | Trumpf-5 | Trumpf-6 | Trumpf-7 | Trumpf-4 | Di    |
        | Trumpf-3 | Trumpf-4 | Trumpf-5 | Trumpf-6 | Anna  |
        | Trumpf-3 | Trumpf-2 | Trumpf-4 | Trumpf-5 | Ben   |
        | Trumpf-2 | Trumpf-3 | Trumpf-1 | Trumpf-4 | Cleo  |
        | Trumpf-1 | Trumpf-2 | Trumpf-3 | coru-8   | Di    |
        | coru-7   | sweela-8 | Trumpf-1 | Trumpf-2 | Anna  |
        | sweela-7 | coru-6   | hunti-8  | Trumpf-1 | Ben   |
        | sweela-6 | hunti-7  | coru-5   | elay-8   | Cleo  |
        | sweela-5 | hunti-6  | elay-7   | coru-4   | Di    |
        | coru-3   | sweela-4 | hunti-5  | elay-6   | Anna  |
        | sweela-3 | coru-2   | hunti-4  | elay-5   | Ben   |
        | sweela-2 | hunti-3  | coru-1   | elay-4   | Cleo  |
        | sweela-1 | hunti-2  | elay-3   | Joker-1  | Di    |
        | elay-2   | Joker-3  | hunti-4  | coru-8   | Ben   |
        | elay-1   | hunti-2  | Joker-2  | Trumpf-1 | Cleo  |

    @PT.DEALER @PT-DEAL-1
    Szenariogrundriss: Die niedrigere von zwei Karten: Ben hebt <niedriger> ab, Anna <höher>
      Gegeben sei eine Partie Penta zwischen Anna und Ben
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass die niedrigste abgehobene Karte zuerst gibt
      Wenn abgehoben wird: Anna <höher>, Ben <niedriger>
      Dann ist Ben mit Geben an der Reihe

      Beispiele:
        | niedriger | höher    |
        | Trumpf-8  | Trumpf-9 |
        | Trumpf-7  | Trumpf-8 |
        | Trumpf-6  | Trumpf-7 |
        | elay-8    | Trumpf-6 |
        | Joker-3   | elay-4   |

    @PT.DEALER @PT-DEAL-1
    Szenario: Bei gleichen Karten wird noch einmal abgehoben
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass die höchste abgehobene Karte zuerst gibt
      Wenn abgehoben wird: Anna elay-8, Ben hunti-8, Cleo elay-3
      Und abgehoben wird: Anna elay-5, Ben hunti-7, Cleo elay-3
      Dann ist alles fehlerfrei
      Und Ben ist mit Geben an der Reihe

    @PT.DEALER @PT-DEAL-1
    Szenario: Vorher gibt niemand
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass die höchste abgehobene Karte zuerst gibt
      Wenn abgehoben wird: Anna elay-8, Ben hunti-8, Cleo elay-3
      Und Ben gibt
      Dann ist das unmöglich: hier nicht vorgesehen (PT.DEALER)

    @PT.DEALER @PT-DEAL-1
    Szenario: Kein anderer gibt
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass die höchste abgehobene Karte zuerst gibt
      Wenn abgehoben wird: Anna elay-8, Ben hunti-7, Cleo elay-3
      Und Ben gibt
      Dann ist das unmöglich: falscher Geber (PT.DEALER)

    @PT.DEALER @PT-DEAL-1
    Szenario: Das Abheben muss nicht notiert sein
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass die höchste abgehobene Karte zuerst gibt
      Wenn Ben gibt
      Dann ist alles fehlerfrei
      Und Cleo ist mit Setzen an der Reihe

    @PT.DEALER @PT-DEAL-1 @PT-DECK-1 @PT-DECK-2
    Szenario: Eine hohe Eins ist beim Abheben nicht hoch
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo und Di
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass die höchste abgehobene Karte zuerst gibt
      Und es ist abgesprochen, dass die Eins der höchste Trumpf ist
      Und es ist abgesprochen, dass die Eins die höchste Karte einer Elementfarbe ist
      Wenn abgehoben wird: Anna Trumpf-1, Ben Trumpf-2, Cleo elay-1, Di elay-8
      Dann ist Ben mit Geben an der Reihe

  Regel: Wer gibt, wenn kein Stich gespielt wurde

    @PT.DEALER @PT-DEAL-2
    Szenario: Dasselbe, ausdrücklich abgesprochen: Der linke Nachbar gibt
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass der Geber auch nach einem Spiel ohne Stiche wechselt
      Und Cleo gibt
      Wenn Anna und Ben aussteigen
      Dann ist Anna mit Geben an der Reihe

    @PT.DEALER @PT-DEAL-2
    Szenario: Derselbe, wo es so abgesprochen ist
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass nach einem Spiel ohne Stiche derselbe noch einmal gibt
      Und Cleo gibt
      Wenn Anna und Ben aussteigen
      Dann ist Cleo mit Geben an der Reihe
      Wenn Anna gibt
      Dann ist das unmöglich: falscher Geber (PT.DEALER)

    @PT.DEALER @PT-DEAL-2
    Szenario: Nach Stichen gibt auch dann der linke Nachbar
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn und Gina
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass nach einem Spiel ohne Stiche derselbe noch einmal gibt
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
      Dann ist Anna mit Geben an der Reihe

    @PT.DEALER @PT-DEAL-2 @PT-BET-5
    Szenario: Auch wenn alle geschoben haben und der Topf bleibt
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass nach einem Spiel ohne Stiche derselbe noch einmal gibt
      Und es ist abgesprochen, dass der Topf für das nächste Spiel bleibt, wenn alle geschoben haben
      Und Cleo gibt
      Wenn Anna, Ben und Cleo schieben
      Dann ist Cleo mit Geben an der Reihe

  Regel: Ob der Grundeinsatz ein Einsatz ist

    @PT.BET @PT-DEAL-5
    Szenario: Er ist keiner, ausdrücklich abgesprochen
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass der Grundeinsatz noch kein Einsatz ist
      Und Cleo gibt
      Dann darf Anna nur schieben, aussteigen oder ab 1 setzen
      Wenn Anna 1 setzt
      Dann zahlt Anna 1 Chip (PT.BET)

    @PT.BET @PT-DEAL-5
    Szenario: Er ist der erste, wo es so abgesprochen ist
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass der Grundeinsatz der erste Einsatz ist
      Und der Grundeinsatz ist 2
      Und Cleo gibt
      Dann darf Anna nur aussteigen, mitgehen oder ab 3 setzen
      Wenn Anna schiebt
      Dann ist das unmöglich: nach einem Einsatz geschoben (PT.BET)

    @PT.BET @PT-DEAL-5
    Szenario: Dann geht man umsonst mit, und ein Einsatz zählt den Grundeinsatz mit
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass der Grundeinsatz der erste Einsatz ist
      Und der Grundeinsatz ist 2
      Und Cleo gibt
      Wenn Anna mitgeht
      Dann zahlt Anna 0 Chips
      Wenn Ben auf 5 erhöht
      Dann zahlt Ben 3 Chips (PT.BET)
      Und im Topf liegen 9, im Siegertopf 0
      Wenn Cleo aussteigt
      Und Anna mitgeht
      Dann zahlt Anna 3 Chips (PT.BET)
      Und Anna ist mit Ansagen an der Reihe

    @PT.BET @PT-DEAL-5
    Szenario: Alle gehen mit: Es geht um die Grundeinsätze
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass der Grundeinsatz der erste Einsatz ist
      Und Cleo gibt
      Wenn Anna, Ben und Cleo mitgehen
      Dann ist Anna mit Ansagen an der Reihe
      Und im Topf liegen 2, im Siegertopf 1

  Regel: Ob übrige Chips mit dem nächsten Topf geteilt werden

    @PT.SPLIT @PT-DEAL-6
    Szenario: Sie werden es, ausdrücklich abgesprochen: ein Drittel von neun
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass übrige Chips mit dem nächsten Topf geteilt werden
      Und Hugo gibt
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
      Dann liegen im Topf 1, im Siegertopf 3
      Wenn Anna gibt
      Und Ben, Cleo, Di, Eva, Finn, Gina und Hugo aussteigen
      Dann bekommt Anna 6 Chips (PT.ALONE)
      Und im Topf liegen 0, im Siegertopf 6

    @PT.SPLIT @PT-DEAL-6
    Szenario: Sie werden es nicht, wo es so abgesprochen ist: ein Drittel von acht
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass übrige Chips nicht mit geteilt werden
      Und Hugo gibt
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
      Dann liegen im Topf 1, im Siegertopf 3
      Wenn Anna gibt
      Und Ben, Cleo, Di, Eva, Finn, Gina und Hugo aussteigen
      Dann bekommt Anna 7 Chips (PT.ALONE)
      Und im Topf liegen 0, im Siegertopf 5

    @PT.SPLIT @PT-DEAL-6
    Szenario: Ist nichts übrig, wird der ganze Topf geteilt, was auch im Siegertopf liegt
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass übrige Chips nicht mit geteilt werden
      Und Cleo gibt
      Wenn Anna und Ben aussteigen
      Dann liegen im Topf 0, im Siegertopf 1
      Wenn Anna gibt
      Und Ben und Cleo aussteigen
      Dann bekommt Anna 2 Chips (PT.ALONE)
      Und im Topf liegen 0, im Siegertopf 2

  Regel: Was es kostet, mitzugehen

    @PT.BET @PT-BET-2
    Szenario: Den Unterschied, ausdrücklich abgesprochen
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass Mitgehen den Unterschied kostet
      Und Cleo gibt
      Wenn Anna 2 setzt
      Und Ben auf 5 erhöht
      Und Cleo aussteigt
      Und Anna mitgeht
      Dann zahlt Anna 3 Chips (PT.BET)

    @PT.BET @PT-BET-2
    Szenario: Den ganzen Einsatz, wo es so abgesprochen ist
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass Mitgehen den ganzen Einsatz kostet
      Und Cleo gibt
      Wenn Anna 2 setzt
      Und Ben auf 5 erhöht
      Und Cleo aussteigt
      Und Anna mitgeht
      Dann zahlt Anna 5 Chips (PT.BET)
      Und Anna ist mit Ansagen an der Reihe

    @PT.BET @PT-BET-2
    Szenario: Dann muss ein Erhöhen auch mehr sein, als man selbst gesetzt hat
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass Mitgehen den ganzen Einsatz kostet
      Und Cleo gibt
      Wenn Anna 2 setzt
      Und Ben auf 5 erhöht
      Und Cleo auf 6 erhöht
      Und Anna mitgeht
      Dann zahlt Anna 6 Chips (PT.BET)
      Wenn Ben auf 7 erhöht
      Dann zahlt Ben 2 Chips (PT.BET)
      Wenn Cleo mitgeht
      Dann zahlt Cleo 7 Chips (PT.BET)
      Wenn Anna auf 8 erhöht
      Dann ist das unmöglich: zu wenig gesetzt (PT.BET)

  Regel: Ob man aussteigen darf, bevor jemand gesetzt hat

    @PT.FOLD @PT-BET-4
    Szenario: Man darf aussteigen, ausdrücklich abgesprochen
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass man aussteigen darf, bevor jemand gesetzt hat
      Und Cleo gibt
      Wenn Anna aussteigt
      Dann ist alles fehlerfrei
      Und Ben ist mit Setzen an der Reihe

    @PT.BET @PT.FOLD @PT-BET-4
    Szenario: Man darf nicht aussteigen, wo es so abgesprochen ist
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass niemand aussteigt, bevor jemand gesetzt hat
      Und Cleo gibt
      Dann darf Anna nur schieben oder ab 1 setzen
      Wenn Anna aussteigt
      Dann ist das unmöglich: hier nicht vorgesehen (PT.FOLD)

    @PT.FOLD @PT-BET-4
    Szenario: Nach einem Einsatz darf man auch dann aussteigen
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass niemand aussteigt, bevor jemand gesetzt hat
      Und Cleo gibt
      Wenn Anna 1 setzt
      Und Ben aussteigt
      Dann ist alles fehlerfrei

  Regel: Wenn alle schieben

    @PT.BET @PT-BET-5
    Szenario: Dasselbe, ausdrücklich abgesprochen: Es geht um die Grundeinsätze
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass gespielt wird, auch wenn alle geschoben haben
      Und Cleo gibt
      Wenn Anna, Ben und Cleo schieben
      Dann ist Anna mit Ansagen an der Reihe
      Und im Topf liegen 2, im Siegertopf 1

    @PT.BET @PT-BET-5
    Szenario: Der Topf bleibt für das nächste Spiel, wo es so abgesprochen ist
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass der Topf für das nächste Spiel bleibt, wenn alle geschoben haben
      Und Cleo gibt
      Wenn Anna, Ben und Cleo schieben
      Dann liegen im Topf 3, im Siegertopf 0
      Und Anna ist mit Geben an der Reihe
      Wenn Anna gibt
      Dann liegen im Topf 6, im Siegertopf 0
      Und es steht in Chips Anna -2, Ben -2, Cleo -2

    @PT.BET @PT.FOLD @PT-BET-5
    Szenario: Auch wenn einer ausgestiegen ist
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass der Topf für das nächste Spiel bleibt, wenn alle geschoben haben
      Und Cleo gibt
      Wenn Anna aussteigt
      Und Ben und Cleo schieben
      Dann liegen im Topf 3, im Siegertopf 0
      Und Anna ist mit Geben an der Reihe

    @PT.END.HANDS @PT.REWARD @PT-BET-5
    Szenario: Auch so ein Spiel zählt als eines
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und nach 1 Spiel ist Schluss
      Und es ist abgesprochen, dass der Topf für das nächste Spiel bleibt, wenn alle geschoben haben
      Und Cleo gibt
      Wenn Anna, Ben und Cleo schieben
      Dann gewinnen Anna, Ben und Cleo die Partie
      Und Anna bekommt 1 Chip (PT.REWARD)
      Und es steht in Chips Anna 0, Ben 0, Cleo 0
      Und im Topf liegen 0, im Siegertopf 0

    @PT.BET @PT-BET-5
    Szenario: Der Geber muss setzen, wo es so abgesprochen ist
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass der Geber setzen muss, wenn alle anderen geschoben haben
      Und Cleo gibt
      Wenn Anna und Ben schieben
      Dann darf Cleo nur ab 1 setzen
      Wenn Cleo schiebt
      Dann ist das unmöglich: hier nicht vorgesehen (PT.BET)

    @PT.BET @PT.FOLD @PT-BET-5
    Szenario: Aussteigen darf der Geber dann auch nicht
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass der Geber setzen muss, wenn alle anderen geschoben haben
      Und Cleo gibt
      Wenn Anna aussteigt
      Und Ben schiebt
      Und Cleo aussteigt
      Dann ist das unmöglich: hier nicht vorgesehen (PT.BET)

    @PT.BET @PT-BET-5
    Szenario: Die anderen müssen nicht
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass der Geber setzen muss, wenn alle anderen geschoben haben
      Und Cleo gibt
      Wenn Anna schiebt
      Dann darf Ben nur schieben, aussteigen oder ab 1 setzen
      Wenn Ben 1 setzt
      Dann darf Cleo nur aussteigen, mitgehen oder ab 2 setzen

  Regel: Wie hoch man erhöhen darf

    @PT.BET @PT-BET-6
    Szenario: So hoch, wie man will, ausdrücklich abgesprochen
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass man beliebig hoch erhöhen darf
      Und Cleo gibt
      Wenn Anna 1000 setzt
      Und Ben auf 1000000 erhöht
      Dann ist alles fehlerfrei

    @PT.BET.LIMIT @PT-BET-6
    Szenariogrundriss: Höchstens um den Topf, wo es so abgesprochen ist: <Zahl> ist erlaubt
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass niemand um mehr als den Topf erhöht
      Und Cleo gibt
      Wenn Anna <Zahl> setzt
      Dann ist alles fehlerfrei

      Beispiele:
        | Zahl |
        | 3    |
        | 1    |

    @PT.BET.LIMIT @PT-BET-6
    Szenario: Vom niedrigsten Einsatz bis zum höchsten
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass niemand um mehr als den Topf erhöht
      Und Cleo gibt
      Dann darf Anna nur schieben, aussteigen oder 1 bis 3 setzen
      Wenn Anna 3 setzt
      Dann darf Ben nur aussteigen, mitgehen oder 4 bis 12 setzen

    @PT.BET.LIMIT @PT-BET-6
    Szenario: Vier Chips bei einem Topf mit drei sind zu viel
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass niemand um mehr als den Topf erhöht
      Und Cleo gibt
      Wenn Anna 4 setzt
      Dann ist das unmöglich: zu viel gesetzt (PT.BET.LIMIT)

    @PT.BET.LIMIT @PT-BET-6
    Szenario: Der Topf zählt, als wäre man mitgegangen: Auf 12 darf man erhöhen
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass niemand um mehr als den Topf erhöht
      Und Cleo gibt
      Wenn Anna 3 setzt
      Und Ben auf 12 erhöht
      Dann ist alles fehlerfrei
      Und im Topf liegen 18, im Siegertopf 0

    @PT.BET.LIMIT @PT-BET-6
    Szenario: Aber auf 13 ist zu viel
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass niemand um mehr als den Topf erhöht
      Und Cleo gibt
      Wenn Anna 3 setzt
      Und Ben auf 13 erhöht
      Dann ist das unmöglich: zu viel gesetzt (PT.BET.LIMIT)

    @PT.BET.LIMIT @PT-BET-6
    Szenariogrundriss: Anna, die 3 gesetzt hat, darf auf <Zahl> erhöhen
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass niemand um mehr als den Topf erhöht
      Und Cleo gibt
      Wenn Anna 3 setzt
      Und Ben auf 4 erhöht
      Und Cleo mitgeht
      Und Anna auf <Zahl> erhöht
      Dann ist alles fehlerfrei

      Beispiele:
        | Zahl |
        | 5    |
        | 19   |

    @PT.BET.LIMIT @PT-BET-6
    Szenario: Aber nicht auf 20
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass niemand um mehr als den Topf erhöht
      Und Cleo gibt
      Wenn Anna 3 setzt
      Und Ben auf 4 erhöht
      Und Cleo mitgeht
      Und Anna auf 20 erhöht
      Dann ist das unmöglich: zu viel gesetzt (PT.BET.LIMIT)

  Regel: Wann das Setzen zu Ende ist

    @PT.BET @PT-BET-7
    Szenario: Dasselbe, ausdrücklich abgesprochen: bevor der letzte Erhöher wieder an der Reihe ist
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass das Setzen endet, bevor der letzte Erhöher wieder an der Reihe ist
      Und Cleo gibt
      Wenn Anna 2 setzt
      Und Ben und Cleo mitgehen
      Dann ist Anna mit Ansagen an der Reihe

    @PT.BET @PT.BET.OWN-RAISE @PT-BET-7
    Szenario: Nach noch einem Zug, wo es so abgesprochen ist
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass der letzte Erhöher noch einmal an die Reihe kommt
      Und Cleo gibt
      Wenn Anna 2 setzt
      Und Ben und Cleo mitgehen
      Dann ist Anna mit Setzen an der Reihe
      Und Anna zahlt 0 Chips
      Wenn Anna mitgeht
      Dann zahlt Anna 0 Chips
      Und Anna ist mit Ansagen an der Reihe
      Und im Topf liegen 6, im Siegertopf 3

    @PT.BET @PT-BET-7
    Szenario: Dabei kann der letzte Erhöher bleiben oder aussteigen
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass der letzte Erhöher noch einmal an die Reihe kommt
      Und Cleo gibt
      Wenn Anna 2 setzt
      Und Ben und Cleo mitgehen
      Dann darf Anna nur aussteigen oder mitgehen
      Wenn Anna aussteigt
      Dann ist alles fehlerfrei
      Und Ben ist mit Ansagen an der Reihe

    @PT.BET.OWN-RAISE @PT-BET-7
    Szenario: Aber nicht erhöhen
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass der letzte Erhöher noch einmal an die Reihe kommt
      Und Cleo gibt
      Wenn Anna 2 setzt
      Und Ben und Cleo mitgehen
      Und Anna auf 4 erhöht
      Dann ist das unmöglich: eigene Erhöhung (PT.BET.OWN-RAISE)

    @PT.BET @PT-BET-7
    Szenario: Und nicht schieben
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass der letzte Erhöher noch einmal an die Reihe kommt
      Und Cleo gibt
      Wenn Anna 2 setzt
      Und Ben und Cleo mitgehen
      Und Anna schiebt
      Dann ist das unmöglich: nach einem Einsatz geschoben (PT.BET)

  Regel: Ob man zweimal hintereinander erhöhen darf

    @PT.BET.OWN-RAISE @PT-BET-8
    Szenario: Niemand darf, ausdrücklich abgesprochen
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass niemand zweimal hintereinander erhöht
      Und Cleo gibt
      Wenn Anna 2 setzt
      Und Ben und Cleo mitgehen
      Und Anna auf 4 erhöht
      Dann ist das unmöglich: eigene Erhöhung (PT.BET.OWN-RAISE)

    @PT.BET @PT.BET.OWN-RAISE @PT-BET-8
    Szenario: Man darf, wo es so abgesprochen ist, im zusätzlichen Zug
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass man zweimal hintereinander erhöhen darf
      Und es ist abgesprochen, dass der letzte Erhöher noch einmal an die Reihe kommt
      Und Cleo gibt
      Wenn Anna 2 setzt
      Und Ben und Cleo mitgehen
      Und Anna auf 4 erhöht
      Dann ist alles fehlerfrei
      Und Ben ist mit Setzen an der Reihe

    @PT.BET @PT-BET-8
    Szenario: Ohne diesen Zug ist es nur fehl am Platz
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass man zweimal hintereinander erhöhen darf
      Und Cleo gibt
      Wenn Anna 2 setzt
      Und Ben und Cleo mitgehen
      Und Anna auf 4 erhöht
      Dann ist das unmöglich: hier nicht vorgesehen (PT.BID)

    @PT.BET @PT-BET-8
    Szenario: Oder außer der Reihe
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass man zweimal hintereinander erhöhen darf
      Und Cleo gibt
      Wenn Anna 2 setzt
      Und Anna auf 4 erhöht
      Dann ist das unmöglich: nicht an der Reihe (PT.BET)

  Regel: Ob der erste Einsatz eine Erhöhung ist

    @PT.BET.OWN-RAISE @PT-BET-9
    Szenario: Er ist eine, ausdrücklich abgesprochen
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass der erste Einsatz als Erhöhung gilt
      Und es ist abgesprochen, dass der letzte Erhöher noch einmal an die Reihe kommt
      Und Cleo gibt
      Wenn Anna 2 setzt
      Und Ben und Cleo mitgehen
      Und Anna auf 4 erhöht
      Dann ist das unmöglich: eigene Erhöhung (PT.BET.OWN-RAISE)

    @PT.BET.OWN-RAISE @PT-BET-9
    Szenario: Er ist keine Erhöhung, wo es so abgesprochen ist
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass der erste Einsatz keine Erhöhung ist
      Und es ist abgesprochen, dass der letzte Erhöher noch einmal an die Reihe kommt
      Und Cleo gibt
      Wenn Anna 2 setzt
      Und Ben und Cleo mitgehen
      Und Anna auf 4 erhöht
      Dann ist alles fehlerfrei
      Und Ben ist mit Setzen an der Reihe
      Wenn Ben und Cleo mitgehen
      Und Anna auf 6 erhöht
      Dann ist das unmöglich: eigene Erhöhung (PT.BET.OWN-RAISE)

  Regel: Ob man nach dem Schieben erhöhen darf

    @PT.BET @PT-BET-10
    Szenario: Man darf erhöhen, ausdrücklich abgesprochen
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass wer geschoben hat, später erhöhen darf
      Und Cleo gibt
      Wenn Anna schiebt
      Und Ben 2 setzt
      Und Cleo mitgeht
      Und Anna auf 4 erhöht
      Dann ist alles fehlerfrei

    @PT.BET @PT-BET-10
    Szenario: Man darf nicht erhöhen, wo es so abgesprochen ist
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass wer geschoben hat, später nicht erhöhen darf
      Und Cleo gibt
      Wenn Anna schiebt
      Und Ben 2 setzt
      Und Cleo mitgeht
      Dann darf Anna nur aussteigen oder mitgehen
      Wenn Anna auf 4 erhöht
      Dann ist das unmöglich: hier nicht vorgesehen (PT.BET)

    @PT.BET @PT-BET-10
    Szenario: Wer nicht geschoben hat, darf
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass wer geschoben hat, später nicht erhöhen darf
      Und Cleo gibt
      Wenn Anna schiebt
      Und Ben 2 setzt
      Und Cleo auf 4 erhöht
      Und Anna mitgeht
      Und Ben auf 6 erhöht
      Dann ist alles fehlerfrei

  Regel: Wenn alle bis auf einen aussteigen

    @PT.ALONE @PT-BET-13
    Szenario: Nur den Topf nach dem Teilen, ausdrücklich abgesprochen
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass der Letzte seinen Teil des Topfs bekommt und das Spiel vorbei ist
      Und Cleo gibt
      Wenn Anna 2 setzt
      Und Ben und Cleo aussteigen
      Dann bekommt Anna 4 Chips (PT.ALONE)
      Und im Topf liegen 0, im Siegertopf 1
      Und Anna ist mit Geben an der Reihe

    @PT.ALONE @PT-BET-13
    Szenario: Den ganzen Topf, wo es so abgesprochen ist
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass der Letzte den ganzen Topf bekommt
      Und Cleo gibt
      Wenn Anna 2 setzt
      Und Ben und Cleo aussteigen
      Dann bekommt Anna 5 Chips (PT.ALONE)
      Und im Topf liegen 0, im Siegertopf 0
      Und Anna ist mit Geben an der Reihe

    @PT.ALONE @PT.PLAY @PT-BET-13
    Szenario: Der Letzte spielt allein, wo es so abgesprochen ist
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass der Letzte allein spielt
      Und Hugo gibt
      Wenn Anna 2 setzt
      Und Ben, Cleo, Di, Eva, Finn, Gina und Hugo aussteigen
      Dann liegen im Topf 7, im Siegertopf 3
      Und Anna ist mit Ansagen an der Reihe
      Wenn Anna 6 ansagt
      Und Anna elay-8 ausspielt
      Dann gewinnt Anna den Stich
      Und Anna ist mit Ausspielen an der Reihe
      Wenn Anna Trumpf-4 ausspielt
      Und Anna Joker-2 als elay-5 ausspielt
      Und Anna elay-1 ausspielt
      Und Anna elay-2 ausspielt
      Und Anna coru-3 ausspielt
      Dann bekommt Anna 60 Punkte (PT.SCORE)
      Und Anna bekommt 7 Chips (PT.AWARD)
      Und Anna ist mit Geben an der Reihe

  Regel: Wer beginnt, wenn der Erste ausgestiegen ist

    @PT.BID @PT.LEAD @PT-BET-15
    Szenario: Der Nächste, ausdrücklich abgesprochen
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass der Nächste beginnt, wenn der Erste ausgestiegen ist
      Und Cleo gibt
      Wenn Anna aussteigt
      Und Ben 1 setzt
      Und Cleo auf 2 erhöht
      Und Ben mitgeht
      Dann ist Ben mit Ansagen an der Reihe
      Wenn angesagt wird: Ben 7, Cleo 7
      Dann ist Ben mit Ausspielen an der Reihe

    @PT.BID @PT.LEAD @PT-BET-15
    Szenario: Der letzte Erhöher, wo es so abgesprochen ist
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass der letzte Erhöher beginnt, wenn der Erste ausgestiegen ist
      Und Cleo gibt
      Wenn Anna aussteigt
      Und Ben 1 setzt
      Und Cleo auf 2 erhöht
      Und Ben mitgeht
      Dann ist Cleo mit Ansagen an der Reihe
      Wenn angesagt wird: Cleo 7, Ben 7
      Dann ist Cleo mit Ausspielen an der Reihe

    @PT.BID @PT.LEAD @PT-BET-15
    Szenario: Hat niemand gesetzt, der Nächste
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass der letzte Erhöher beginnt, wenn der Erste ausgestiegen ist
      Und Cleo gibt
      Wenn Anna aussteigt
      Und Ben und Cleo schieben
      Dann ist Ben mit Ansagen an der Reihe
      Wenn angesagt wird: Ben 7, Cleo 7
      Dann ist Ben mit Ausspielen an der Reihe

    @PT.BID @PT.LEAD @PT-BET-15
    Szenario: Ist der Erste noch dabei, dann der Erste
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass der letzte Erhöher beginnt, wenn der Erste ausgestiegen ist
      Und Cleo gibt
      Wenn Anna 1 setzt
      Und Ben auf 2 erhöht
      Und Cleo aussteigt
      Und Anna mitgeht
      Dann ist Anna mit Ansagen an der Reihe
      Wenn angesagt wird: Anna 7, Ben 7
      Dann ist Anna mit Ausspielen an der Reihe

  Regel: Ob aus jeder Farbe die niedrigste Karte ausgelegt wird oder aus einer

    @PT.DISPLAY @PT-DIS-1
    Szenario: Aus jeder, ausdrücklich abgesprochen
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass aus jeder Farbe die niedrigste Karte ausgelegt wird
      Und Cleo gibt
        | Anna | elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 Trumpf-5 Trumpf-7 Trumpf-9 Joker-2 |
      Wenn Anna, Ben und Cleo schieben
      Und Anna elay-3 auslegt
      Dann ist das regelwidrig: falsch ausgelegt (PT.DISPLAY)

    @PT.DISPLAY @PT-DIS-1
    Szenariogrundriss: Aus einer, wo es so abgesprochen ist: <Karte>
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass aus einer Farbe die niedrigste Karte ausgelegt wird
      Und Cleo gibt
        | Anna | elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 Trumpf-5 Trumpf-7 Trumpf-9 Joker-2 |
      Wenn Anna, Ben und Cleo schieben
      Und Anna <Karte> auslegt
      Dann ist alles fehlerfrei

      Beispiele:
        | Karte    |
        | elay-3   |
        | sweela-2 |
        | torz-6   |

    @PT.DISPLAY @PT-DIS-1
    Szenariogrundriss: Dann ist das falsch: <ausgelegt>
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass aus einer Farbe die niedrigste Karte ausgelegt wird
      Und Cleo gibt
        | Anna | elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 Trumpf-5 Trumpf-7 Trumpf-9 Joker-2 |
      Wenn Anna, Ben und Cleo schieben
      Und Anna <ausgelegt> auslegt
      Dann ist das regelwidrig: falsch ausgelegt (PT.DISPLAY)

      Beispiele:
        | ausgelegt                             |
        | elay-5                                |
        | elay-3 hunti-4                        |
        | Trumpf-5                              |
        | elay-3 hunti-4 sweela-2 coru-4 torz-6 |

    @PT.DISPLAY @PT-DIS-1
    Szenario: Nichts ist auch falsch
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass aus einer Farbe die niedrigste Karte ausgelegt wird
      Und Cleo gibt
        | Anna | elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 Trumpf-5 Trumpf-7 Trumpf-9 Joker-2 |
      Wenn Anna, Ben und Cleo schieben
      Und Anna nichts auslegt
      Dann ist das regelwidrig: falsch ausgelegt (PT.DISPLAY)

    @PT.DISPLAY @PT-DIS-1
    Szenario: Eine niedrigere Karte der Farbe kommt später heraus
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass aus einer Farbe die niedrigste Karte ausgelegt wird
      Und Cleo gibt
      Wenn Anna, Ben und Cleo schieben
      Und Anna elay-4 auslegt
      Und angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna elay-3 ausspielt
      Dann war die Auslage von Anna regelwidrig: falsch ausgelegt (PT.DISPLAY)

    @PT.DISPLAY @PT-DIS-1
    Szenario: Von anderen Farben besagt es nichts
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass aus einer Farbe die niedrigste Karte ausgelegt wird
      Und Cleo gibt
      Wenn Anna, Ben und Cleo schieben
      Und Ben hunti-4 auslegt
      Und angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna elay-3 ausspielt
      Und Ben hunti-7 zugibt
      Dann ist hunti-7 von Ben noch ungeklärt

  Regel: Welche Karte die niedrigste ist, wenn die Eins hoch ist

    @PT.DISPLAY @PT-DIS-9 @PT-DECK-2
    Szenario: Die im Spiel niedrigste, ausdrücklich abgesprochen
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo und Di
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass die Eins die höchste Karte einer Elementfarbe ist
      Und es ist abgesprochen, dass die im Spiel niedrigste Karte ausgelegt wird
      Und Di gibt
        | Anna | elay-1 elay-2 elay-8 hunti-1 hunti-5 sweela-3 coru-1 coru-8 torz-2 torz-7 Trumpf-1 Trumpf-9 Joker-2 |
      Wenn Anna, Ben, Cleo und Di schieben
      Und Anna elay-2 hunti-5 sweela-3 coru-8 torz-2 auslegt
      Dann ist alles fehlerfrei

    @PT.DISPLAY @PT-DIS-9 @PT-DECK-2
    Szenario: Also nicht die Eins
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo und Di
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass die Eins die höchste Karte einer Elementfarbe ist
      Und Di gibt
        | Anna | elay-1 elay-2 elay-8 hunti-1 hunti-5 sweela-3 coru-1 coru-8 torz-2 torz-7 Trumpf-1 Trumpf-9 Joker-2 |
      Wenn Anna, Ben, Cleo und Di schieben
      Und Anna elay-1 hunti-1 sweela-3 coru-1 torz-2 auslegt
      Dann ist das regelwidrig: falsch ausgelegt (PT.DISPLAY)

    @PT.DISPLAY @PT-DIS-9 @PT-DECK-2
    Szenario: Die niedrigste Zahl, wo es so abgesprochen ist
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo und Di
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass die Eins die höchste Karte einer Elementfarbe ist
      Und es ist abgesprochen, dass die Karte mit der niedrigsten Zahl ausgelegt wird
      Und Di gibt
        | Anna | elay-1 elay-2 elay-8 hunti-1 hunti-5 sweela-3 coru-1 coru-8 torz-2 torz-7 Trumpf-1 Trumpf-9 Joker-2 |
      Wenn Anna, Ben, Cleo und Di schieben
      Und Anna elay-1 hunti-1 sweela-3 coru-1 torz-2 auslegt
      Dann ist alles fehlerfrei

  Regel: Wer zuerst ansagt

    @PT.BID @PT-BID-1
    Szenario: Links vom Geber, ausdrücklich abgesprochen
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass der linke Nachbar des Gebers zuerst ansagt
      Und Cleo gibt
      Wenn Anna 1 setzt
      Und Ben auf 2 erhöht
      Und Cleo und Anna mitgehen
      Dann ist Anna mit Ansagen an der Reihe

    @PT.BID @PT-BID-1
    Szenario: Links vom letzten Erhöher, wo es so abgesprochen ist
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass der linke Nachbar des letzten Erhöhers zuerst ansagt
      Und Cleo gibt
      Wenn Anna 1 setzt
      Und Ben auf 2 erhöht
      Und Cleo und Anna mitgehen
      Dann ist Cleo mit Ansagen an der Reihe
      Wenn angesagt wird: Cleo 4, Anna 5, Ben 5
      Dann ist Anna mit Ausspielen an der Reihe

    @PT.BID @PT-BID-1
    Szenario: Hat niemand gesetzt, links vom Geber
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass der linke Nachbar des letzten Erhöhers zuerst ansagt
      Und Cleo gibt
      Wenn Anna, Ben und Cleo schieben
      Dann ist Anna mit Ansagen an der Reihe

    @PT.BID @PT.LEAD @PT-BID-1 @PT-BET-15
    Szenario: Wer zuerst ausspielt, ist eine andere Frage
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass der linke Nachbar des letzten Erhöhers zuerst ansagt
      Und es ist abgesprochen, dass der letzte Erhöher beginnt, wenn der Erste ausgestiegen ist
      Und Cleo gibt
      Wenn Anna aussteigt
      Und Ben 1 setzt
      Und Cleo auf 2 erhöht
      Und Ben mitgeht
      Dann ist Ben mit Ansagen an der Reihe
      Wenn angesagt wird: Ben 7, Cleo 7
      Dann ist Cleo mit Ausspielen an der Reihe

  Regel: Welche Ansagen erlaubt sind

    @PT.BID @PT-BID-2
    Szenario: Jede Summe, ausdrücklich abgesprochen
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn und Gina
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass die Ansagen beliebig zusammenkommen dürfen
      Und Gina gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn und Gina aussteigen
      Und angesagt wird: Anna 5, Ben 2
      Dann ist alles fehlerfrei
      Und Anna ist mit Ausspielen an der Reihe

    @PT.BID.HOOK @PT-BID-2
    Szenario: Die letzte Ansage darf sieben nicht vollmachen, wo es so abgesprochen ist; sie gilt trotzdem
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn und Gina
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass die Ansagen zusammen nicht die Zahl der Stiche ergeben dürfen
      Und Gina gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn und Gina aussteigen
      Und angesagt wird: Anna 5, Ben 2
      Dann ist das regelwidrig: Ansage nicht möglich (PT.BID.HOOK)
      Und Anna ist mit Ausspielen an der Reihe

    @PT.BID.HOOK @PT-BID-2
    Szenariogrundriss: Jede andere Summe ist erlaubt: 5 und <Zahl>
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn und Gina
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass die Ansagen zusammen nicht die Zahl der Stiche ergeben dürfen
      Und Gina gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn und Gina aussteigen
      Und angesagt wird: Anna 5, Ben <Zahl>
      Dann ist alles fehlerfrei
      Und Anna ist mit Ausspielen an der Reihe

      Beispiele:
        | Zahl |
        | 0    |
        | 1    |
        | 3    |
        | 7    |

    @PT.BID.HOOK @PT-BID-2
    Szenario: Was für die letzte Ansage bleibt
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass die Ansagen zusammen nicht die Zahl der Stiche ergeben dürfen
      Und Cleo gibt
      Wenn Anna, Ben und Cleo schieben
      Und angesagt wird: Anna 14, Ben 0
      Dann darf Cleo 1 bis 14 ansagen

    @PT.BID.HOOK @PT-BID-2
    Szenario: Es kommt auf die letzte Ansage an
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn und Gina
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass die Ansagen zusammen nicht die Zahl der Stiche ergeben dürfen
      Und Gina gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn und Gina aussteigen
      Und Anna 7 ansagt
      Dann ist alles fehlerfrei
      Und Ben ist mit Ansagen an der Reihe
      Wenn Ben 8 ansagt
      Dann ist das regelwidrig: Ansage nicht möglich (PT.BID)

    @PT.BID @PT-BID-2
    Szenario: Mehr, als es gibt, wo es so abgesprochen ist
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn und Gina
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass man mehr Stiche ansagen darf, als es gibt
      Und Gina gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn und Gina aussteigen
      Und angesagt wird: Anna 9, Ben 8
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben    |
        | Anna elay-8   | Ben elay-1   |
        | Anna hunti-8  | Ben hunti-1  |
        | Anna sweela-8 | Ben sweela-1 |
        | Anna coru-8   | Ben coru-1   |
        | Anna torz-8   | Ben torz-1   |
        | Anna Trumpf-9 | Ben Trumpf-4 |
        | Anna elay-7   | Ben elay-4   |
      Dann ist alles fehlerfrei
      Und Anna verliert 90 Punkte (PT.SCORE)
      Und Ben verliert 80 Punkte (PT.SCORE)

  Regel: Was aus Chips wird, die ganz am Ende übrig sind

    @PT.REWARD @PT-BID-12
    Szenario: Sie kommen in den Siegertopf: vier Chips für zwei Sieger
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo
      Und es wird bis 30 gespielt
      Und Ben gibt
      Wenn Cleo, Di, Eva, Finn, Gina und Hugo aussteigen
      Und Anna 1 setzt
      Und Ben mitgeht
      Und angesagt wird: Anna 3, Ben 3
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     |
        | Anna elay-8   | Ben elay-1    |
        | Anna hunti-8  | Ben hunti-1   |
        | Anna sweela-8 | Ben sweela-1  |
        | Anna coru-1   | Ben coru-8    |
        | Ben torz-8    | Anna torz-1   |
        | Ben Trumpf-9  | Anna Trumpf-4 |
      Dann gewinnen Anna und Ben die Partie
      Und 1 Chip kommt in den Siegertopf (PT.REWARD)
      Und Anna bekommt 2 Chips (PT.REWARD)
      Und Ben bekommt 2 Chips (PT.REWARD)
      Und im Topf liegen 0, im Siegertopf 0
      Und es steht in Chips Anna 3, Ben 3, alle anderen -1

    @PT.REWARD @PT-BID-12
    Szenario: Dasselbe, ausdrücklich abgesprochen: in den Siegertopf
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo
      Und es wird bis 30 gespielt
      Und es ist abgesprochen, dass am Ende übrige Chips in den Siegertopf kommen
      Und Ben gibt
      Wenn Cleo, Di, Eva, Finn, Gina und Hugo aussteigen
      Und Anna 1 setzt
      Und Ben mitgeht
      Und angesagt wird: Anna 3, Ben 3
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     |
        | Anna elay-8   | Ben elay-1    |
        | Anna hunti-8  | Ben hunti-1   |
        | Anna sweela-8 | Ben sweela-1  |
        | Anna coru-1   | Ben coru-8    |
        | Ben torz-8    | Anna torz-1   |
        | Ben Trumpf-9  | Anna Trumpf-4 |
      Dann bekommt Anna 2 Chips (PT.REWARD)
      Und Ben bekommt 2 Chips (PT.REWARD)

    @PT.REWARD @PT.AWARD.REST @PT-BID-12
    Szenario: Der linke Nachbar des letzten Gebers bekommt sie, wo es so abgesprochen ist
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo
      Und es wird bis 30 gespielt
      Und es ist abgesprochen, dass am Ende übrige Chips dem linken Nachbarn des letzten Gebers gehören
      Und Ben gibt
      Wenn Cleo, Di, Eva, Finn, Gina und Hugo aussteigen
      Und Anna 1 setzt
      Und Ben mitgeht
      Und angesagt wird: Anna 3, Ben 3
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     |
        | Anna elay-8   | Ben elay-1    |
        | Anna hunti-8  | Ben hunti-1   |
        | Anna sweela-8 | Ben sweela-1  |
        | Anna coru-1   | Ben coru-8    |
        | Ben torz-8    | Anna torz-1   |
        | Ben Trumpf-9  | Anna Trumpf-4 |
      Dann gewinnen Anna und Ben die Partie
      Und Cleo bekommt 1 Chip (PT.AWARD.REST)
      Und Anna bekommt 2 Chips (PT.REWARD)
      Und Ben bekommt 1 Chip (PT.REWARD)
      Und im Topf liegen 0, im Siegertopf 0
      Und es steht in Chips Anna 3, Ben 2, Cleo 0, Di -1, Eva -1, Finn -1, Gina -1, Hugo -1

    @PT.AWARD.REST @PT-BID-12 @PT-BET-5
    Szenario: Sogar einen ganzen Topf, wenn er auf ein Spiel wartet, das nicht mehr kommt
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und nach 1 Spiel ist Schluss
      Und es ist abgesprochen, dass der Topf für das nächste Spiel bleibt, wenn alle geschoben haben
      Und es ist abgesprochen, dass am Ende übrige Chips dem linken Nachbarn des letzten Gebers gehören
      Und Cleo gibt
      Wenn Anna, Ben und Cleo schieben
      Dann gewinnen Anna, Ben und Cleo die Partie
      Und Anna bekommt 3 Chips (PT.AWARD.REST)
      Und es steht in Chips Anna 2, Ben -1, Cleo -1
      Und im Topf liegen 0, im Siegertopf 0

  Regel: Wann man Trumpf ausspielen darf

    @PT.LEAD @PT-PLAY-2
    Szenario: Jederzeit, ausdrücklich abgesprochen
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass man jederzeit Trumpf ausspielen darf
      Und Cleo gibt
        | Anna | elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 torz-7 Trumpf-7 Trumpf-9 hunti-5 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Trumpf-9 ausspielt
      Dann ist alles fehlerfrei

    @PT.LEAD.BROKEN @PT-PLAY-2
    Szenario: Erst wenn einer gefallen ist, wo es so abgesprochen ist
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass man Trumpf erst ausspielen darf, wenn einer gefallen ist
      Und Cleo gibt
        | Anna | elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 torz-7 Trumpf-7 Trumpf-9 hunti-5 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Dann darf Anna nur elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 torz-7 hunti-5 spielen
      Wenn Anna Trumpf-9 ausspielt
      Dann ist das regelwidrig: verbotene Karte (PT.LEAD.BROKEN)
      Und Ben ist mit Zugeben an der Reihe

    @PT.LEAD.BROKEN @PT-PLAY-2
    Szenario: Nach einem Stich ohne Trumpf ist es noch nicht erlaubt
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass man Trumpf erst ausspielen darf, wenn einer gefallen ist
      Und Cleo gibt
        | Anna | elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 torz-7 Trumpf-7 Trumpf-9 hunti-5 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna hunti-8 ausspielt
      Und Ben hunti-2 zugibt
      Und Cleo hunti-3 zugibt
      Und Anna Trumpf-9 ausspielt
      Dann ist das regelwidrig: verbotene Karte (PT.LEAD.BROKEN)

    @PT.LEAD.BROKEN @PT-PLAY-2
    Szenario: Ist einer gefallen, ist es erlaubt
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass man Trumpf erst ausspielen darf, wenn einer gefallen ist
      Und Cleo gibt
        | Anna | elay-3 elay-5 hunti-4 hunti-8 sweela-2 sweela-7 coru-4 coru-6 coru-8 torz-6 torz-7 Trumpf-7 Trumpf-9 hunti-5 |
        | Cleo | elay-2 elay-4 elay-6 sweela-3 sweela-4 sweela-5 coru-2 coru-3 coru-5 torz-2 torz-3 torz-4 Trumpf-5 Trumpf-6  |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna hunti-8 ausspielt
      Und Ben hunti-2 zugibt
      Und Cleo Trumpf-5 zugibt
      Und Cleo elay-2 ausspielt
      Und Anna elay-5 zugibt
      Und Ben elay-7 zugibt
      Und Ben elay-8 ausspielt
      Und Cleo elay-4 zugibt
      Und Anna elay-3 zugibt
      Und Ben hunti-3 ausspielt
      Und Cleo sweela-3 zugibt
      Und Anna hunti-4 zugibt
      Und Anna Trumpf-9 ausspielt
      Dann ist alles fehlerfrei

    @PT.LEAD.BROKEN @PT-PLAY-2
    Szenario: Ebenso, wenn man nur Trumpf hat
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn und Gina
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass man Trumpf erst ausspielen darf, wenn einer gefallen ist
      Und Gina gibt
        | Anna | Trumpf-3 Trumpf-4 Trumpf-5 Trumpf-6 Trumpf-7 Trumpf-8 Trumpf-9 |
      Wenn angesagt wird: Anna 7, Ben 0, Cleo 0, Di 0, Eva 0, Finn 0, Gina 0
      Und Anna Trumpf-9 ausspielt
      Dann ist alles fehlerfrei

  Regel: Wofür ein Joker steht, wenn man nicht bedienen kann

    @PT.FOLLOW @PT.WILD @PT-PLAY-4
    Szenario: Für jede Karte, ausdrücklich abgesprochen
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass wer nicht bedienen kann, einen Joker beliebig benennt
      Und Cleo gibt
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 Joker-3 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna coru-7 ausspielt
      Und Ben Joker-3 als hunti-8 zugibt
      Dann ist alles fehlerfrei

    @PT.FOLLOW @PT.WILD @PT-PLAY-4
    Szenario: Nur für eine Karte der ausgespielten Farbe, wo es so abgesprochen ist
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass ein Joker auch dann in der ausgespielten Farbe benannt wird, wenn man nicht bedienen kann
      Und Cleo gibt
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 Joker-3 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna coru-7 ausspielt
      Dann darf Ben Joker-3 nur als coru-2 coru-3 coru-4 coru-5 coru-6 coru-8 spielen
      Wenn Ben Joker-3 als hunti-8 zugibt
      Dann ist das regelwidrig: nicht bedient (PT.FOLLOW)

    @PT.FOLLOW @PT-PLAY-4
    Szenario: Andere Karten darf man auch dann abwerfen
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass ein Joker auch dann in der ausgespielten Farbe benannt wird, wenn man nicht bedienen kann
      Und Cleo gibt
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 Joker-3 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna coru-7 ausspielt
      Und Ben hunti-7 zugibt
      Dann ist alles fehlerfrei

    @PT.FOLLOW @PT.WILD @PT-PLAY-4
    Szenario: Auf Trumpf ist auch dann jede Karte recht
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass ein Joker auch dann in der ausgespielten Farbe benannt wird, wenn man nicht bedienen kann
      Und Cleo gibt
        | Ben | elay-3 elay-5 elay-6 hunti-3 hunti-4 hunti-6 sweela-2 sweela-4 sweela-5 coru-3 torz-3 torz-6 torz-7 Joker-2 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Trumpf-9 ausspielt
      Und Ben Joker-2 als hunti-8 zugibt
      Dann ist alles fehlerfrei

  Regel: Ob man statt eines Trumpfs einen Joker spielen darf

    @PT.FOLLOW @PT.WILD @PT-PLAY-6
    Szenario: Man muss Trumpf zugeben, ausdrücklich abgesprochen
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass kein Joker einen Trumpf erspart
      Und Cleo gibt
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 Joker-3 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Trumpf-9 ausspielt
      Dann darf Ben nur Trumpf-6 Trumpf-8 spielen
      Wenn Ben Joker-3 als elay-8 zugibt
      Dann ist das regelwidrig: nicht bedient (PT.FOLLOW)

    @PT.FOLLOW @PT.WILD @PT-PLAY-6
    Szenario: Man darf es, wo es so abgesprochen ist
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass man statt eines Trumpfs einen Joker spielen darf
      Und Cleo gibt
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 Joker-3 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Trumpf-9 ausspielt
      Dann darf Ben nur Trumpf-6 Trumpf-8 Joker-3 spielen
      Wenn Ben Joker-3 als elay-8 zugibt
      Dann ist alles fehlerfrei
      Wenn Cleo Trumpf-5 zugibt
      Dann gewinnt Anna den Stich

    @PT.FOLLOW @PT.WILD @PT-PLAY-6
    Szenario: Auf eine Elementfarbe ändert es nichts
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass man statt eines Trumpfs einen Joker spielen darf
      Und Cleo gibt
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 Joker-3 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna elay-8 ausspielt
      Und Ben Joker-3 als hunti-8 zugibt
      Dann ist das regelwidrig: nicht bedient (PT.FOLLOW)

  Regel: Ob ein Joker für eine herausgenommene Karte stehen darf

    @PT.WILD @PT-WILD-1
    Szenario: Er darf nicht, ausdrücklich abgesprochen
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass ein Joker nur für Karten steht, die im Spiel sind
      Und Cleo gibt
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 Joker-3 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna coru-7 ausspielt
      Und Ben Joker-3 als coru-1 zugibt
      Dann ist das unmöglich: falsch benannt (PT.WILD)

    @PT.WILD @PT-WILD-1
    Szenario: Er darf, wo es so abgesprochen ist
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass ein Joker auch für herausgenommene Karten stehen darf
      Und Cleo gibt
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 Joker-3 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna elay-6 ausspielt
      Dann darf Ben Joker-3 nur als elay-1 elay-2 elay-3 elay-4 elay-5 elay-7 elay-8 spielen
      Wenn Ben Joker-3 als elay-1 zugibt
      Und Cleo elay-2 zugibt
      Dann ist alles fehlerfrei
      Und Anna gewinnt den Stich

    @PT.WILD @PT.WILD.RENAME @PT-WILD-1
    Szenario: Auch beim Umbenennen
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass ein Joker auch für herausgenommene Karten stehen darf
      Und Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Joker-2 als elay-5 ausspielt
      Und Ben elay-5 zugibt
      Und Anna ihn in elay-1 umbenennt
      Dann ist alles fehlerfrei

    @PT.WILD @PT-WILD-1
    Szenario: Trumpf ist er auch dann nicht
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass ein Joker auch für herausgenommene Karten stehen darf
      Und Cleo gibt
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 Joker-3 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna coru-7 ausspielt
      Und Ben Joker-3 als Trumpf-1 zugibt
      Dann ist das unmöglich: falsch benannt (PT.WILD)

  Regel: In welche Karte man einen Joker umbenennen darf

    @PT.WILD.RENAME @PT-WILD-5
    Szenario: Höher oder niedriger, ausdrücklich abgesprochen
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass man einen Joker höher oder niedriger umbenennen darf
      Und Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Joker-2 als elay-5 ausspielt
      Und Ben elay-5 zugibt
      Dann darf Anna ihn nur in elay-2 elay-3 elay-4 elay-6 elay-7 elay-8 umbenennen

    @PT.WILD.RENAME @PT-WILD-5
    Szenario: Niedriger, wo es so abgesprochen ist
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass man einen Joker niedriger umbenennt, solange es geht
      Und Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Joker-2 als elay-5 ausspielt
      Und Ben elay-5 zugibt
      Dann darf Anna ihn nur in elay-2 elay-3 elay-4 umbenennen
      Wenn Anna ihn in elay-8 umbenennt
      Dann ist das unmöglich: falsch benannt (PT.WILD.RENAME)

    @PT.WILD.RENAME @PT-WILD-5
    Szenario: Auch dann höher, wo es nichts Niedrigeres gibt
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass man einen Joker niedriger umbenennt, solange es geht
      Und Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Joker-2 als elay-3 ausspielt
      Und Ben Joker-3 als elay-2 zugibt
      Und Cleo elay-3 zugibt
      Dann darf Anna ihn nur in elay-4 elay-5 elay-6 elay-7 elay-8 umbenennen
      Wenn Anna ihn in elay-8 umbenennt
      Dann ist alles fehlerfrei
      Und Anna gewinnt den Stich

    @PT.WILD.RENAME @PT-WILD-5 @PT-DECK-2
    Szenario: Im Spiel niedriger, nicht nach der Zahl
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo und Di
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass man einen Joker niedriger umbenennt, solange es geht
      Und es ist abgesprochen, dass die Eins die höchste Karte einer Elementfarbe ist
      Und Di gibt
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna Joker-2 als elay-1 ausspielt
      Und Ben elay-1 zugibt
      Dann darf Anna ihn nur in elay-2 elay-3 elay-4 elay-5 elay-6 elay-7 elay-8 umbenennen

  Regel: Wann man einen Joker umbenennt

    @PT.WILD.RENAME @PT-WILD-6
    Szenario: Sofort, ausdrücklich abgesprochen
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass man einen Joker sofort umbenennt
      Und Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Joker-2 als elay-5 ausspielt
      Und Ben elay-5 zugibt
      Dann ist Anna mit Umbenennen an der Reihe
      Wenn Cleo elay-2 zugibt
      Dann ist das unmöglich: Umbenennen fehlt (PT.WILD.RENAME)

    @PT.WILD.RENAME @PT-WILD-6
    Szenario: Am Ende des Stichs, wo es so abgesprochen ist
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass man einen Joker am Ende des Stichs umbenennt
      Und Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Joker-2 als elay-5 ausspielt
      Und Ben elay-5 zugibt
      Dann ist Cleo mit Zugeben an der Reihe
      Wenn Cleo elay-7 zugibt
      Dann ist Anna mit Umbenennen an der Reihe
      Wenn Anna ihn in elay-8 umbenennt
      Dann ist alles fehlerfrei
      Und Anna gewinnt den Stich

    @PT.WILD.RENAME @PT-WILD-6
    Szenario: Dann in keine der Karten, die danach kamen
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass man einen Joker am Ende des Stichs umbenennt
      Und Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Joker-2 als elay-5 ausspielt
      Und Ben elay-5 zugibt
      Und Cleo elay-7 zugibt
      Dann darf Anna ihn nur in elay-2 elay-3 elay-4 elay-6 elay-8 umbenennen

    @PT.WILD.RENAME @PT-WILD-6
    Szenario: Dann nicht vorher
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass man einen Joker am Ende des Stichs umbenennt
      Und Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Joker-2 als elay-5 ausspielt
      Und Ben elay-5 zugibt
      Und Anna ihn in elay-8 umbenennt
      Dann ist das unmöglich: hier nicht vorgesehen (PT.PLAY)

    @PT.WILD.RENAME @PT-WILD-6
    Szenario: Zwei Joker, in der Reihenfolge, in der sie gespielt sind
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo und Di
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass man einen Joker am Ende des Stichs umbenennt
      Und Di gibt
      Wenn angesagt wird: Anna 3, Ben 3, Cleo 3, Di 3
      Und Anna Joker-1 als elay-5 ausspielt
      Und Ben Joker-2 als elay-6 zugibt
      Und Cleo elay-6 zugibt
      Und Di elay-5 zugibt
      Dann ist Anna mit Umbenennen an der Reihe
      Wenn Anna ihn in elay-7 umbenennt
      Dann ist Ben mit Umbenennen an der Reihe
      Wenn Ben ihn in elay-8 umbenennt
      Dann ist alles fehlerfrei
      Und Ben gewinnt den Stich

  Regel: Ob man einen Joker anderer als der ausgespielten Farbe umbenennt

    @PT.WILD.RENAME @PT-WILD-9
    Szenario: Man benennt ihn um, ausdrücklich abgesprochen
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass man auch einen Joker anderer Farbe umbenennt
      Und Cleo gibt
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 Joker-3 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna coru-7 ausspielt
      Und Ben Joker-3 als hunti-4 zugibt
      Und Cleo hunti-4 zugibt
      Dann ist Ben mit Umbenennen an der Reihe

    @PT.WILD.RENAME @PT-WILD-9
    Szenario: Man benennt ihn nicht um, wo es so abgesprochen ist
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass man einen Joker anderer als der ausgespielten Farbe nicht umbenennt
      Und Cleo gibt
        | Ben | elay-4 elay-7 hunti-2 hunti-5 hunti-7 sweela-3 sweela-6 torz-2 torz-4 torz-5 torz-8 Trumpf-6 Trumpf-8 Joker-3 |
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna coru-7 ausspielt
      Und Ben Joker-3 als hunti-4 zugibt
      Und Cleo hunti-4 zugibt
      Dann gewinnt Anna den Stich
      Und Anna ist mit Ausspielen an der Reihe

    @PT.WILD.RENAME @PT-WILD-9
    Szenario: In der ausgespielten Farbe benennt man ihn auch dann um
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass man einen Joker anderer als der ausgespielten Farbe nicht umbenennt
      Und Cleo gibt
      Wenn angesagt wird: Anna 5, Ben 5, Cleo 4
      Und Anna Joker-2 als elay-5 ausspielt
      Und Ben elay-5 zugibt
      Dann ist Anna mit Umbenennen an der Reihe

  Regel: Welcher König im selbst gemachten Blatt der höchste Trumpf ist

    @PT.RANK @PT-OBS-1
    Szenariogrundriss: Der Pik-König, ausdrücklich abgesprochen: <höher> nimmt <niedriger>
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo und Di
      Und die Karten sind selbst gemacht
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass der Pik-König der höchste Trumpf ist
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
        | K♦        | K♠    |
        | J♦        | J♠    |
        | Q♦        | Q♥    |

    @PT.RANK @PT-OBS-1
    Szenariogrundriss: Der Karo-König, wo es so abgesprochen ist: <höher> nimmt <niedriger>
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo und Di
      Und die Karten sind selbst gemacht
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass der Karo-König der höchste Trumpf ist
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
        | K♥        | K♦    |
        | K♠        | K♥    |
        | Q♦        | K♠    |
        | Q♥        | Q♦    |
        | Q♠        | Q♥    |
        | J♦        | Q♠    |
        | J♥        | J♦    |
        | J♠        | J♥    |

  Regel: Ob angesagt wird

    @PT.BID @PT-OBS-2
    Szenario: Es wird angesagt, ausdrücklich abgesprochen
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Vereinfacht (Sharon)«
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass Stiche angesagt werden
      Und Cleo gibt
      Dann ist Anna mit Ansagen an der Reihe

    @PT.LEAD @PT-OBS-2
    Szenario: Es wird nicht angesagt, wo es so abgesprochen ist
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Vereinfacht (Sharon)«
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass niemand ansagt und jeder Stich einen Punkt zählt
      Und Cleo gibt
      Dann ist Anna mit Ausspielen an der Reihe
      Wenn Anna 5 ansagt
      Dann ist das unmöglich: hier nicht vorgesehen (PT.PLAY)

    @PT.SCORE.TRICKS @PT-OBS-2
    Szenario: Dann zählt jeder Stich einen Punkt
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass niemand ansagt und jeder Stich einen Punkt zählt
      Und Hugo gibt
      Wenn Anna 1 setzt
      Und Ben mitgeht
      Und Cleo, Di, Eva, Finn, Gina und Hugo aussteigen
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     |
        | Anna elay-8   | Ben elay-1    |
        | Anna hunti-8  | Ben hunti-1   |
        | Anna sweela-8 | Ben sweela-1  |
        | Anna coru-8   | Ben coru-1    |
        | Anna torz-1   | Ben torz-8    |
        | Ben Trumpf-9  | Anna Trumpf-4 |
      Dann bekommt Anna 4 Punkte (PT.SCORE.TRICKS)
      Und Ben bekommt 2 Punkte (PT.SCORE.TRICKS)
      Und es steht Anna 4, Ben 2, alle anderen 0
      Und Anna bekommt 7 Chips (PT.AWARD)

    @PT.SCORE.TRICKS @PT-OBS-2
    Szenario: Bei Partnern die der ganzen Partei
      Gegeben sei eine Partie Penta zwischen Anna, Ben, Cleo, Di, Eva, Finn, Gina und Hugo
      Und sie spielen »Mit Partnern (Versuch)«
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass niemand ansagt und jeder Stich einen Punkt zählt
      Und Hugo gibt
      Wenn Anna 1 setzt
      Und Ben und Cleo mitgehen
      Und Di, Eva, Finn, Gina und Hugo aussteigen
      Und diese Stiche gespielt werden
        | ausgespielt   | zugegeben     | zugegeben     |
        | Anna elay-8   | Ben elay-1    | Cleo elay-2   |
        | Anna hunti-8  | Ben hunti-1   | Cleo hunti-2  |
        | Anna sweela-8 | Ben sweela-1  | Cleo sweela-2 |
        | Anna coru-1   | Ben coru-8    | Cleo coru-2   |
        | Ben torz-1    | Cleo torz-8   | Anna torz-2   |
        | Cleo Trumpf-9 | Anna Trumpf-4 | Ben Trumpf-5  |
      Dann bekommt Anna 5 Punkte (PT.SCORE.TRICKS)
      Und Cleo bekommt 5 Punkte (PT.SCORE.TRICKS)
      Und Ben bekommt 1 Punkt (PT.SCORE.TRICKS)
      Und es steht Anna 5, Ben 1, Cleo 5, Di 1, Eva 5, Finn 1, Gina 5, Hugo 1

  Regel: Was für Weggelassenes abgesprochen ist, schadet nicht

    @PT-DEAL-5 @PT-DEAL-6 @PT-BET-2 @PT-BET-4 @PT-BET-5 @PT-BET-6 @PT-BET-7 @PT-BET-8 @PT-BET-9 @PT-BET-10 @PT-BET-13 @PT-BID-12
    Szenariogrundriss: Um Punkte, ohne Chips: <Antwort>
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Um Punkte«
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass <Antwort>
      Und Cleo gibt
      Dann ist alles fehlerfrei
      Und wird nicht um Chips gespielt

      Beispiele:
        | Antwort                                                             |
        | der Grundeinsatz der erste Einsatz ist                              |
        | übrige Chips nicht mit geteilt werden                               |
        | Mitgehen den ganzen Einsatz kostet                                  |
        | niemand aussteigt, bevor jemand gesetzt hat                         |
        | der Topf für das nächste Spiel bleibt, wenn alle geschoben haben    |
        | niemand um mehr als den Topf erhöht                                 |
        | der letzte Erhöher noch einmal an die Reihe kommt                   |
        | man zweimal hintereinander erhöhen darf                             |
        | der erste Einsatz keine Erhöhung ist                                |
        | wer geschoben hat, später nicht erhöhen darf                        |
        | der Letzte den ganzen Topf bekommt                                  |
        | am Ende übrige Chips dem linken Nachbarn des letzten Gebers gehören |

    @PT-DIS-1 @PT-DIS-9 @PT-DEAL-5 @PT-DEAL-6 @PT-BET-2 @PT-BET-4 @PT-BET-5 @PT-BET-6 @PT-BET-7 @PT-BET-8 @PT-BET-9 @PT-BET-10 @PT-BET-13 @PT-BID-12
    Szenariogrundriss: Vereinfacht, ohne Chips und Auslegen: <Antwort>
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und sie spielen »Vereinfacht (Sharon)«
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass <Antwort>
      Und Cleo gibt
      Dann ist alles fehlerfrei
      Und wird nicht um Chips gespielt

      Beispiele:
        | Antwort                                                             |
        | aus einer Farbe die niedrigste Karte ausgelegt wird                 |
        | die Karte mit der niedrigsten Zahl ausgelegt wird                   |
        | der Grundeinsatz der erste Einsatz ist                              |
        | übrige Chips nicht mit geteilt werden                               |
        | Mitgehen den ganzen Einsatz kostet                                  |
        | niemand aussteigt, bevor jemand gesetzt hat                         |
        | der Topf für das nächste Spiel bleibt, wenn alle geschoben haben    |
        | niemand um mehr als den Topf erhöht                                 |
        | der letzte Erhöher noch einmal an die Reihe kommt                   |
        | man zweimal hintereinander erhöhen darf                             |
        | der erste Einsatz keine Erhöhung ist                                |
        | wer geschoben hat, später nicht erhöhen darf                        |
        | der Letzte den ganzen Topf bekommt                                  |
        | am Ende übrige Chips dem linken Nachbarn des letzten Gebers gehören |

    @PT.BET.OWN-RAISE @PT-BET-8 @PT-BET-9
    Szenario: Zweimal hintereinander zu erhöhen verträgt sich mit einem ersten Einsatz, der keine Erhöhung ist
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass man zweimal hintereinander erhöhen darf
      Und es ist abgesprochen, dass der erste Einsatz keine Erhöhung ist
      Und Cleo gibt
      Wenn Anna 1 setzt
      Und Ben und Cleo mitgehen
      Dann ist alles fehlerfrei

    @PT.BID @PT-OBS-2 @PT-BET-15 @PT-BID-1 @PT-BID-2
    Szenariogrundriss: Niemand sagt an, was immer für Ansagen und danach abgesprochen ist: <Antwort>
      Gegeben sei eine Partie Penta zwischen Anna, Ben und Cleo
      Und es wird bis 100 gespielt
      Und es ist abgesprochen, dass niemand ansagt und jeder Stich einen Punkt zählt
      Und es ist abgesprochen, dass <Antwort>
      Und Cleo gibt
      Wenn Anna 1 setzt
      Und Ben und Cleo mitgehen
      Und Anna elay-8 ausspielt
      Dann ist alles fehlerfrei

      Beispiele:
        | Antwort                                                       |
        | der letzte Erhöher beginnt, wenn der Erste ausgestiegen ist   |
        | der linke Nachbar des letzten Erhöhers zuerst ansagt          |
        | die Ansagen zusammen nicht die Zahl der Stiche ergeben dürfen |
        | man mehr Stiche ansagen darf, als es gibt                     |
