"""What is said of a text that can not be read: written for a card player who made a slip."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, dict[str, str]]] = {
    # --- bytes -------------------------------------------------------------------------------------------------------
    "encoding-bytes": {
        "en": "This text is not UTF-8: byte {byte} belongs to another encoding{guess}. Save the file as UTF-8.",
        "de": "Dieser Text ist kein UTF-8: Das Byte {byte} gehört zu einer anderen Kodierung{guess}."
        " Die Datei als UTF-8 speichern.",
    },
    "encoding-guess": {
        "en": " (in Latin-1 it would be »{character}«)",
        "de": " (in Latin-1 wäre es »{character}«)",
    },
    "encoding-wide": {
        "en": "This text is {encoding}, not UTF-8. Save the file as UTF-8.",
        "de": "Dieser Text ist {encoding}, nicht UTF-8. Die Datei als UTF-8 speichern.",
    },
    # --- limits ------------------------------------------------------------------------------------------------------
    "large-size": {
        "en": "This text has {size} bytes; at most {limit} are read.",
        "de": "Dieser Text hat {size} Bytes; gelesen werden höchstens {limit}.",
    },
    "large-depth": {
        "en": "Here more than {limit} lists and mappings stand one inside the other; deeper is not read.",
        "de": "Hier stehen mehr als {limit} Listen und Zuordnungen ineinander; tiefer wird nicht gelesen.",
    },
    "large-nodes": {
        "en": "This text holds more than {limit} entries; no more are read.",
        "de": "Dieser Text enthält mehr als {limit} Einträge; mehr werden nicht gelesen.",
    },
    "large-number": {
        "en": "This number has {count} digits; at most {limit} are read.",
        "de": "Diese Zahl hat {count} Ziffern; gelesen werden höchstens {limit}.",
    },
    "more-faults": {
        "en": "This text has more faults than can be listed; only the first {limit} are.",
        "de": "Dieser Text hat mehr Fehler, als sich aufzählen lassen; genannt sind nur die ersten {limit}.",
    },
    # --- any text ----------------------------------------------------------------------------------------------------
    "text-empty": {
        "en": "There is nothing here: the text is empty.",
        "de": "Hier steht nichts: Der Text ist leer.",
    },
    "text-character": {
        "en": "The character {code} can not be seen and may not stand in a text. Delete it.",
        "de": "Das Zeichen {code} ist unsichtbar und darf in keinem Text stehen. Es kann gelöscht werden.",
    },
    "text-surrogate": {
        "en": "{code} is half of a character: its other half is missing.",
        "de": "{code} ist ein halbes Zeichen: Die andere Hälfte fehlt.",
    },
    "duplicate-key": {
        "en": "`{key}` stands here a second time; it is already in line {line}.",
        "de": "`{key}` steht hier zum zweiten Mal; schon in Zeile {line} kommt es vor.",
    },
    "duplicate-bare": {
        "en": "`{key}` stands here a second time as a key; it is already in line {line}. Inside `{{ }}` a comma ends a text:"
        " one with a comma in it needs quotes, and cards in one text are separated by spaces.",
        "de": "`{key}` steht hier zum zweiten Mal als Schlüssel; schon in Zeile {line} kommt es vor. Zwischen `{{ }}` beendet"
        " ein Komma den Text: Mit Komma darin braucht er Anführungszeichen, und Karten in einem Text trennen Leerzeichen.",
    },
    "duplicate-dash": {
        "en": "`{key}` stands here a second time; it is already in line {line}. If it is an entry of a list, a space is"
        " missing after `-`: `{right}`.",
        "de": "`{key}` steht hier zum zweiten Mal; schon in Zeile {line} kommt es vor. Wenn es ein Eintrag einer Liste ist,"
        " fehlt nach `-` ein Leerzeichen: `{right}`.",
    },
    # --- YAML --------------------------------------------------------------------------------------------------------
    "yaml-empty-document": {
        "en": "There is nothing here: nothing follows this `---`.",
        "de": "Hier steht nichts: Auf dieses `---` folgt nichts.",
    },
    "yaml-question": {
        "en": "A text that begins with `?` needs quotes in YAML: {quoted}.",
        "de": "Ein Text, der mit `?` beginnt, braucht in YAML Anführungszeichen: {quoted}.",
    },
    "yaml-quotes": {
        "en": "A text that begins with {character} needs quotes in YAML: {quoted}.",
        "de": "Ein Text, der mit {character} beginnt, braucht in YAML Anführungszeichen: {quoted}.",
    },
    "yaml-alias": {
        "en": "`{text}` is an alias of YAML, but here all is written out in full. A text that begins with `*` needs"
        " quotes: {quoted}.",
        "de": "`{text}` ist ein YAML-Verweis, hier wird aber alles ausgeschrieben. Ein Text, der mit `*` beginnt,"
        " braucht Anführungszeichen: {quoted}.",
    },
    "yaml-anchor": {
        "en": "`{text}` is an anchor of YAML, but here all is written out in full. A text that begins with `&` needs"
        " quotes: {quoted}.",
        "de": "`{text}` ist ein YAML-Anker, hier wird aber alles ausgeschrieben. Ein Text, der mit `&` beginnt,"
        " braucht Anführungszeichen: {quoted}.",
    },
    "yaml-tag": {
        "en": "`{text}` is a tag of YAML, but there are none here. A text that begins with `!` needs quotes: {quoted}.",
        "de": "`{text}` ist eine YAML-Typangabe, die gibt es hier nicht. Ein Text, der mit `!` beginnt,"
        " braucht Anführungszeichen: {quoted}.",
    },
    "yaml-merge": {
        "en": "`<<` merges mappings in YAML, but here all is written out in full.",
        "de": "`<<` fügt in YAML Zuordnungen zusammen, hier wird aber alles ausgeschrieben.",
    },
    "yaml-complex-key": {
        "en": "Before a `:` a word must stand, not a list or mapping.",
        "de": "Vor einem `:` muss ein Wort stehen, keine Liste oder Zuordnung.",
    },
    "yaml-tab": {
        "en": "A tab stands here. Lines are indented with spaces.",
        "de": "Hier steht ein Tabulator. Eingerückt wird mit Leerzeichen.",
    },
    "yaml-unclosed": {
        "en": "The `{opened}` of line {line}, column {column} is still open here: `{closing}` or a comma is missing"
        " before.",
        "de": "Die `{opened}` aus Zeile {line}, Spalte {column} ist hier noch offen: Davor fehlt `{closing}` oder ein"
        " Komma.",
    },
    "yaml-unclosed-end": {
        "en": "The `{opened}` of line {line}, column {column} is never closed: `{closing}` is missing.",
        "de": "Die `{opened}` aus Zeile {line}, Spalte {column} wird nie geschlossen: `{closing}` fehlt.",
    },
    "yaml-mismatch": {
        "en": "`{found}` stands where the `{opened}` of line {line}, column {column} should be closed by `{closing}`.",
        "de": "Hier steht `{found}`, wo die `{opened}` aus Zeile {line}, Spalte {column} mit `{closing}` zu schließen"
        " ist.",
    },
    "yaml-comma": {
        "en": "A comma is missing before this, or a text that holds `: ` needs quotes.",
        "de": "Davor fehlt ein Komma, oder ein Text mit `: ` darin braucht Anführungszeichen.",
    },
    "yaml-comment": {
        "en": "This `#` begins a comment, so the `{opened}` of line {line}, column {column} is still open after it. A text"
        " with ` #` in it needs quotes: {quoted}.",
        "de": "Dieses `#` beginnt einen Kommentar, darum ist die `{opened}` aus Zeile {line}, Spalte {column} danach noch"
        " offen. Ein Text mit ` #` darin braucht Anführungszeichen: {quoted}.",
    },
    "yaml-extra-comma": {
        "en": "Before this comma something is missing.",
        "de": "Vor diesem Komma fehlt etwas.",
    },
    "yaml-stray-close": {
        "en": "`{found}` closes nothing here: the opening bracket is missing. A text that begins with `{found}` needs"
        " quotes.",
        "de": "`{found}` schließt hier nichts: Die öffnende Klammer fehlt. Ein Text, der mit `{found}` beginnt, braucht"
        " Anführungszeichen.",
    },
    "yaml-missing-key": {
        "en": "Before this `:` the word is missing that it belongs to.",
        "de": "Vor diesem `:` fehlt das Wort, zu dem er gehört.",
    },
    "yaml-dash": {
        "en": "A list with dashes can not begin here; write the first `- ` on a line of its own. A text that begins with"
        " `- ` needs quotes.",
        "de": "Eine Liste mit Strichen kann hier nicht beginnen; das erste `- ` gehört in eine neue Zeile. Ein Text, der"
        " mit `- ` beginnt, braucht Anführungszeichen.",
    },
    "yaml-dash-flow": {
        "en": "Inside `[ ]` and `{{ }}` entries are separated by commas, without dashes. A text that begins with `- `"
        " needs quotes.",
        "de": "Zwischen `[ ]` und `{{ }}` trennen Kommas die Einträge, ohne Striche. Ein Text, der mit `- ` beginnt,"
        " braucht Anführungszeichen.",
    },
    "yaml-second-colon": {
        "en": "A second `: ` in one line. A text that holds `: ` needs quotes; otherwise begin a new line, or put `{{ }}`"
        " round the keys that belong together.",
        "de": "Ein zweites `: ` in einer Zeile. Ein Text mit `: ` darin braucht Anführungszeichen; sonst eine neue Zeile"
        " beginnen oder `{{ }}` um die Schlüssel setzen, die zusammengehören.",
    },
    "yaml-no-braces": {
        "en": "A second `: ` in one line. Put `{{ }}` round several keys in one line: `{right}`. A text that holds `: `"
        " needs quotes.",
        "de": "Ein zweites `: ` in einer Zeile. Um mehrere Schlüssel in einer Zeile gehört `{{ }}`: `{right}`. Ein Text mit"
        " `: ` darin braucht Anführungszeichen.",
    },
    "yaml-missing-space": {
        "en": "After this colon a space is missing: `{right}`.",
        "de": "Nach diesem Doppelpunkt fehlt ein Leerzeichen: `{right}`.",
    },
    "yaml-wide-colon": {
        "en": "`：` (U+FF1A) is another character than the colon and space that belong here: `{right}`.",
        "de": "`：` (U+FF1A) ist ein anderes Zeichen als Doppelpunkt und Leerzeichen, die hierher gehören: `{right}`.",
    },
    "yaml-dash-space": {
        "en": "After this `-` a space is missing: `{right}`.",
        "de": "Nach diesem `-` fehlt ein Leerzeichen: `{right}`.",
    },
    "yaml-odd-dash": {
        "en": "An entry of a list begins with a hyphen and a space, `- `; here stands another character ({code}). Write"
        " `{right}`.",
        "de": "Ein Eintrag einer Liste beginnt mit Bindestrich und Leerzeichen, `- `; hier steht ein anderes Zeichen ({code})."
        " Richtig: `{right}`.",
    },
    "yaml-missing-colon": {
        "en": "A colon is missing in this line: `{text}`.",
        "de": "In dieser Zeile fehlt ein Doppelpunkt: `{text}`.",
    },
    "yaml-missing-dash": {
        "en": "Before this `- ` is missing, if it is an entry of a list.",
        "de": "Davor fehlt `- `, wenn das ein Eintrag einer Liste ist.",
    },
    "yaml-indent-deeper": {
        "en": "This line is indented deeper than line {line}, which it can not continue: keys that belong together begin"
        " in the same column.",
        "de": "Diese Zeile ist tiefer eingerückt als Zeile {line}, die sie nicht fortsetzen kann: Was zusammengehört,"
        " beginnt in derselben Spalte.",
    },
    "yaml-indent": {
        "en": "This line begins in column {found}, but the keys from line {line} on begin in column {column}.",
        "de": "Diese Zeile beginnt in Spalte {found}, die Schlüssel ab Zeile {line} aber in Spalte {column}.",
    },
    "yaml-indent-list": {
        "en": "This line begins in column {found}, but in the list from line {line} on each entry begins with `- ` in"
        " column {column}.",
        "de": "Diese Zeile beginnt in Spalte {found}, in der Liste ab Zeile {line} beginnt aber jeder Eintrag mit `- ` in"
        " Spalte {column}.",
    },
    "yaml-key-expected": {
        "en": "Here a key is expected, `name: ...`, as from line {line} on.",
        "de": "Hier wird wie ab Zeile {line} ein Schlüssel erwartet, `name: ...`.",
    },
    "yaml-dash-among-keys": {
        "en": "A list entry `- ` stands here among the keys from line {line} on. An entry of a list begins in the column"
        " of the entry above it.",
        "de": "Ein Listeneintrag `- ` steht hier zwischen den Schlüsseln ab Zeile {line}. Ein Eintrag einer Liste beginnt"
        " in der Spalte des Eintrags darüber.",
    },
    "yaml-after-quote": {
        "en": "The text in quotes from line {line}, column {column} ends before this. For a quote inside a text write"
        " {inside}, or a closing quote is missing further up.",
        "de": "Der Text in Anführungszeichen aus Zeile {line}, Spalte {column} endet davor. Für ein Anführungszeichen im"
        " Text {inside} schreiben, oder weiter oben fehlt eines.",
    },
    "yaml-quote-goes-on": {
        "en": "The text in quotes has ended before this. Put the whole text in quotes: {quoted}.",
        "de": "Der Text in Anführungszeichen ist davor zu Ende. Den ganzen Text in Anführungszeichen setzen: {quoted}.",
    },
    "yaml-after-value": {
        "en": "Nothing may follow in this line after `{closing}`.",
        "de": "Nach `{closing}` darf in dieser Zeile nichts mehr folgen.",
    },
    "yaml-after-end": {
        "en": "The log has ended before this. Several logs in one file are separated by a line `---`.",
        "de": "Das Protokoll ist davor zu Ende. Mehrere Protokolle in einer Datei trennt eine Zeile `---`.",
    },
    "yaml-open-quote": {
        "en": "The quote {quote} that opens here is never closed.",
        "de": "Das Anführungszeichen {quote}, das hier öffnet, wird nie geschlossen.",
    },
    "yaml-escape": {
        "en": "`{text}` means nothing in a text in double quotes. Write a backslash as `\\\\`, or use single quotes.",
        "de": "`{text}` bedeutet in doppelten Anführungszeichen nichts. Ein Backslash wird `\\\\` geschrieben, oder der"
        " Text steht in einfachen Anführungszeichen.",
    },
    "yaml-escape-code": {
        "en": "The code after this backslash names no character. Write the character itself.",
        "de": "Der Code nach diesem Backslash nennt kein Zeichen. Besser das Zeichen selbst schreiben.",
    },
    "yaml-directive": {
        "en": "A line that begins with `%` is a directive of YAML; only `%YAML 1.2` may stand here.",
        "de": "Eine Zeile, die mit `%` beginnt, ist eine YAML-Anweisung; hier darf nur `%YAML 1.2` stehen.",
    },
    "yaml-other": {
        "en": "YAML can not be read here: {detail}.",
        "de": "Hier ist das YAML nicht lesbar: {detail}.",
    },
    # --- JSON --------------------------------------------------------------------------------------------------------
    "json-unclosed": {
        "en": "The text ends, but the `{opened}` of line {line}, column {column} is not closed: `{closing}` is missing.",
        "de": "Der Text endet, aber die `{opened}` aus Zeile {line}, Spalte {column} ist nicht geschlossen: `{closing}`"
        " fehlt.",
    },
    "json-mismatch": {
        "en": "`{found}` stands where the `{opened}` of line {line}, column {column} should be closed by `{closing}`.",
        "de": "Hier steht `{found}`, wo die `{opened}` aus Zeile {line}, Spalte {column} mit `{closing}` zu schließen"
        " ist.",
    },
    "json-stray-close": {
        "en": "`{found}` closes nothing here.",
        "de": "`{found}` schließt hier nichts.",
    },
    "json-comma": {
        "en": "A comma or `{closing}` is missing before this.",
        "de": "Davor fehlt ein Komma oder `{closing}`.",
    },
    "json-extra-comma": {
        "en": "A comma too many: in JSON something must stand before and after it.",
        "de": "Ein Komma zu viel: In JSON muss davor und danach etwas stehen.",
    },
    "json-colon": {
        "en": 'After the key "{key}" a colon is missing.',
        "de": 'Nach dem Schlüssel "{key}" fehlt ein Doppelpunkt.',
    },
    "json-key": {
        "en": "A key in double quotes is expected here.",
        "de": "Hier wird ein Schlüssel in doppelten Anführungszeichen erwartet.",
    },
    "json-value-missing": {
        "en": "Here a value is missing.",
        "de": "Hier fehlt ein Wert.",
    },
    "json-quotes": {
        "en": 'Text needs double quotes in JSON: "{text}".',
        "de": 'Text braucht in JSON doppelte Anführungszeichen: "{text}".',
    },
    "json-single-quotes": {
        "en": "JSON knows no single quotes, only double ones.",
        "de": "JSON kennt keine einfachen Anführungszeichen, nur doppelte.",
    },
    "json-literal": {
        "en": "`{found}` is written `{right}` in JSON.",
        "de": "`{found}` wird in JSON `{right}` geschrieben.",
    },
    "json-nan": {
        "en": "`{found}` is no number that JSON knows.",
        "de": "`{found}` ist keine Zahl, die JSON kennt.",
    },
    "json-number": {
        "en": "`{found}` is not how JSON writes a number: no leading zero, no `+`, and digits on both sides of the point.",
        "de": "So schreibt JSON keine Zahl: `{found}`. Ohne führende Null, ohne `+`, mit Ziffern vor und nach dem Punkt.",
    },
    "json-comment": {
        "en": "JSON knows no comments. Put the remark in a `note`.",
        "de": "JSON kennt keine Kommentare. Die Bemerkung gehört in ein `note`.",
    },
    "json-unexpected": {
        "en": "`{found}` can not stand here in JSON.",
        "de": "`{found}` kann in JSON hier nicht stehen.",
    },
    "json-after-end": {
        "en": "The log has ended before this. Several logs stand one a line, in a file `.jsonl`.",
        "de": "Das Protokoll ist davor zu Ende. Mehrere Protokolle stehen je in einer Zeile, in einer Datei `.jsonl`.",
    },
    "json-open-quote": {
        "en": "The quote that opens here is not closed in this line.",
        "de": "Das Anführungszeichen, das hier öffnet, wird in dieser Zeile nicht geschlossen.",
    },
    "json-control": {
        "en": "Inside quotes the character {code} must be written `{right}`.",
        "de": "In Anführungszeichen muss das Zeichen {code} `{right}` geschrieben werden.",
    },
    "json-escape": {
        "en": "`{text}` means nothing in JSON. A backslash is written `\\\\`.",
        "de": "`{text}` bedeutet in JSON nichts. Ein Backslash wird `\\\\` geschrieben.",
    },
    # --- shape -------------------------------------------------------------------------------------------------------
    "schema-type": {
        "en": "Expected {expected}, found {found}.",
        "de": "Erwartet: {expected}; gefunden: {found}.",
    },
    "schema-choice": {
        "en": "Expected {expected}, found {found}.{hint}",
        "de": "Erwartet: {expected}; gefunden: {found}.{hint}",
    },
    "schema-key": {
        "en": "No key `{key}` may stand here.{hint}{free}",
        "de": "Einen Schlüssel `{key}` gibt es hier nicht.{hint}{free}",
    },
    "schema-file-name": {
        "en": "This is only a file's name, `{text}`, not what stands in the file. In Python give `pathlib.Path(...)`.",
        "de": "Das ist nur der Name einer Datei, `{text}`, nicht ihr Inhalt. In Python `pathlib.Path(...)` angeben.",
    },
    "schema-key-colon": {
        "en": "After this colon a space is missing: `{right}`.",
        "de": "Nach diesem Doppelpunkt fehlt ein Leerzeichen: `{right}`.",
    },
    "schema-key-form": {
        "en": "`{key}` can not be a key here: expected is {expected}.",
        "de": "`{key}` kann hier kein Schlüssel sein; erwartet: {expected}.",
    },
    "schema-key-odd": {
        "en": "`{key}` can not be a key here.{hint}",
        "de": "`{key}` kann hier kein Schlüssel sein.{hint}",
    },
    "schema-required": {"en": "`{key}` is missing.", "de": "`{key}` fehlt."},
    "schema-one-missing": {"en": "{keys} is missing.", "de": "{keys} fehlt."},
    "schema-only-one": {
        "en": "Only one of these may stand here: {keys}.",
        "de": "Hier darf nur eines stehen: {keys}.",
    },
    "schema-needs": {
        "en": "`{key}` needs `{other}` beside it, which is missing.",
        "de": "`{key}` braucht `{other}` neben sich, das fehlt.",
    },
    "schema-forbidden": {"en": "`{key}` may not stand here.", "de": "`{key}` darf hier nicht stehen."},
    "schema-odd": {
        "en": "Found {found}: it can not stand here.",
        "de": "Gefunden: {found}; das kann hier nicht stehen.",
    },
    "schema-form": {
        "en": "Found {found}: it is not written as it must be here.",
        "de": "Gefunden: {found}; so wird es hier nicht geschrieben.",
    },
    "schema-least": {
        "en": "Expected at least {limit}, found {found}.",
        "de": "Erwartet: mindestens {limit}; gefunden: {found}.",
    },
    "schema-most": {
        "en": "Expected at most {limit}, found {found}.",
        "de": "Erwartet: höchstens {limit}; gefunden: {found}.",
    },
    "schema-above": {
        "en": "Expected more than {limit}, found {found}.",
        "de": "Erwartet: mehr als {limit}; gefunden: {found}.",
    },
    "schema-below": {
        "en": "Expected less than {limit}, found {found}.",
        "de": "Erwartet: weniger als {limit}; gefunden: {found}.",
    },
    "schema-multiple": {
        "en": "Expected a multiple of {limit}, found {found}.",
        "de": "Erwartet: ein Vielfaches von {limit}; gefunden: {found}.",
    },
    "schema-short-list": {
        "en": "At least {limit} of a list are needed here; it has {count}.",
        "de": "Hier braucht die Liste mindestens {limit}; sie hat {count}.",
    },
    "schema-long-list": {
        "en": "At most {limit} of a list may stand here; it has {count}.",
        "de": "Hier darf die Liste höchstens {limit} haben; sie hat {count}.",
    },
    "schema-short-text": {
        "en": "Expected at least {limit}, found {found}.",
        "de": "Erwartet: mindestens {limit}; gefunden: {found}.",
    },
    "schema-long-text": {
        "en": "At most {limit} may stand here; the text has {count}.",
        "de": "Hier dürfen höchstens {limit} stehen; der Text hat {count}.",
    },
    "schema-few-keys": {
        "en": "At least {limit} must stand here, found {count}.",
        "de": "Hier müssen mindestens {limit} stehen, gefunden: {count}.",
    },
    "schema-many-keys": {
        "en": "At most {limit} may stand here, found {count}.",
        "de": "Hier dürfen höchstens {limit} stehen, gefunden: {count}.",
    },
    "schema-twice": {
        "en": "This stands in the list a second time: {found}.",
        "de": "Das steht zum zweiten Mal in der Liste: {found}.",
    },
    "schema-not-json": {
        "en": "A log holds text, numbers, lists and mappings with texts as keys; here is something else.",
        "de": "Ein Protokoll enthält Text, Zahlen, Listen und Zuordnungen mit Texten als Schlüsseln; hier ist etwas"
        " anderes.",
    },
    # --- pieces of these ---------------------------------------------------------------------------------------------
    "near": {"en": " Did you mean `{word}`?", "de": " War `{word}` gemeint?"},
    "near-text": {"en": ' Did you mean "{word}"?', "de": " War »{word}« gemeint?"},
    "right": {"en": " Write `{text}`.", "de": " Richtig: `{text}`."},
    "example": {"en": " For example: `{text}`.", "de": " Zum Beispiel: `{text}`."},
    "comma-quotes": {
        "en": " If it belongs to `{key}`: inside `{{ }}` a text with a comma in it needs quotes, `{right}`.",
        "de": " Falls er zu `{key}` gehört: Zwischen `{{ }}` braucht ein Text mit Komma Anführungszeichen, `{right}`.",
    },
    "comma-spaces": {
        "en": " Cards in one text are separated by spaces, `{right}`, or put `[ ]` round them: `{listed}`.",
        "de": " Karten in einem Text trennt man mit Leerzeichen, `{right}`, oder man setzt sie in `[ ]`: `{listed}`.",
    },
    "elsewhere": {"en": " `{word}` stands {where}.", "de": " `{word}` steht {where}."},
    "place-top": {"en": "at the top, beside `{key}`", "de": "ganz oben, neben `{key}`"},
    "place-in": {"en": "in `{key}`", "de": "in `{key}`"},
    "place-entry": {"en": "in an entry of `{key}`", "de": "in einem Eintrag von `{key}`"},
    "free": {"en": " Free remarks go under `{key}`.", "de": " Freie Bemerkungen gehören unter `{key}`."},
    "possible": {"en": " Possible: {words_here}.", "de": " Möglich: {words_here}."},
    "code": {"en": "`{text}`", "de": "`{text}`"},
    "quoted": {"en": '"{text}"', "de": "»{text}«"},
    "entries-1": {"en": "1 entry", "de": "1 Eintrag"},
    "entries-n": {"en": "{number} entries", "de": "{number} Einträge"},
    "characters-1": {"en": "1 character", "de": "1 Zeichen"},
    "characters-n": {"en": "{number} characters", "de": "{number} Zeichen"},
    "keys-1": {"en": "1 key", "de": "1 Schlüssel"},
    "keys-n": {"en": "{number} keys", "de": "{number} Schlüssel"},
    "kind-array": {"en": "a list", "de": "eine Liste"},
    "kind-boolean": {"en": "`true` or `false`", "de": "`true` oder `false`"},
    "kind-integer": {"en": "a whole number", "de": "eine ganze Zahl"},
    "kind-null": {"en": "nothing", "de": "nichts"},
    "kind-number": {"en": "a number", "de": "eine Zahl"},
    "kind-object": {"en": "a mapping (`key: value`)", "de": "eine Zuordnung (`Schlüssel: Wert`)"},
    "kind-string": {"en": "text", "de": "Text"},
    "found-array": {"en": "a list", "de": "eine Liste"},
    "found-empty-array": {"en": "an empty list", "de": "eine leere Liste"},
    "found-boolean": {"en": "`{text}`", "de": "`{text}`"},
    "found-integer": {"en": "whole number {text}", "de": "ganze Zahl {text}"},
    "found-null": {"en": "nothing", "de": "nichts"},
    "found-number": {"en": "number {text}", "de": "Zahl {text}"},
    "found-object": {"en": "a mapping (`key: value`)", "de": "eine Zuordnung (`Schlüssel: Wert`)"},
    "found-empty-object": {"en": "an empty mapping", "de": "eine leere Zuordnung"},
    "found-text": {"en": 'text "{text}"', "de": "Text »{text}«"},
    "found-empty-text": {"en": "an empty text", "de": "ein leerer Text"},
    "found-odd": {"en": "something else", "de": "etwas anderes"},
}
