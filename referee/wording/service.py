"""What the service says when it cannot answer, and what that means."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, dict[str, str]]] = {
    # --- kinds of problems: title, what is said of one, what the kind means ---
    "http-malformed": {"en": "Malformed request", "de": "Unverständliche Anfrage"},
    "http-malformed-detail": {
        "en": "This is no request that HTTP knows.",
        "de": "Das ist keine Anfrage, wie HTTP sie kennt.",
    },
    "http-malformed-means": {
        "en": "What arrived is no request as HTTP/1.1 (RFC 9112) has it.",
        "de": "Was ankam, ist keine Anfrage nach HTTP/1.1 (RFC 9112).",
    },
    "http-parameter": {"en": "Wrong parameters", "de": "Falsche Parameter"},
    "http-parameter-detail": {
        "en": "The parameters of the address cannot be used.",
        "de": "Die Parameter der Adresse sind nicht brauchbar.",
    },
    "http-parameter-means": {
        "en": "A parameter behind the `?` of the address is unknown, missing, named twice or has a value that is not"
        " possible. `errors` names each with what is wrong.",
        "de": "Ein Parameter hinter dem `?` der Adresse ist unbekannt, fehlt, steht doppelt da oder hat einen Wert, den"
        " es nicht gibt. `errors` nennt jeden und was an ihm falsch ist.",
    },
    "http-request": {"en": "Wrong request", "de": "Falsche Anfrage"},
    "http-request-detail": {
        "en": "The body is not what is asked for here.",
        "de": "Der Inhalt ist nicht das, was hier verlangt wird.",
    },
    "http-request-means": {
        "en": "The body of the request has another shape than the description of the interface says. `errors` points to"
        " each place.",
        "de": "Der Inhalt der Anfrage hat eine andere Form, als die Beschreibung der Schnittstelle sagt. `errors` zeigt"
        " auf jede Stelle.",
    },
    "http-not-found": {"en": "Not found", "de": "Nicht gefunden"},
    "http-not-found-detail": {
        "en": "There is nothing at this address; `/openapi.json` lists what there is.",
        "de": "Unter dieser Adresse gibt es nichts; was es gibt, steht in `/openapi.json`.",
    },
    "http-not-found-detail-near": {
        "en": "There is nothing at this address; did you mean `{hint}`?",
        "de": "Unter dieser Adresse gibt es nichts; meinst du `{hint}`?",
    },
    "http-not-found-means": {
        "en": "The service has nothing at the address asked for.",
        "de": "Der Dienst hat unter der verlangten Adresse nichts.",
    },
    "http-unknown-game": {"en": "No such game", "de": "Kein solches Spiel"},
    "http-unknown-game-means": {
        "en": "The game named in the address is not among those that this service knows; `/v1/games` lists them.",
        "de": "Das Spiel in der Adresse ist nicht unter denen, die dieser Dienst kennt; `/v1/games` zählt sie auf.",
    },
    "http-unknown-version": {"en": "No such version", "de": "Keine solche Fassung"},
    "http-unknown-version-detail": {
        "en": "There is no version `{version}` of this game; there are: {versions}.",
        "de": "Von diesem Spiel gibt es keine Fassung `{version}`; es gibt: {versions}.",
    },
    "http-unknown-version-means": {
        "en": "The game is there, but not in the version asked for; its description lists its versions.",
        "de": "Das Spiel gibt es, aber nicht in der verlangten Fassung; seine Beschreibung zählt die Fassungen auf.",
    },
    "http-unknown-example": {"en": "No such example", "de": "Kein solches Beispiel"},
    "http-unknown-example-detail": {
        "en": "There is no example `{name}`; there are: {known}.",
        "de": "Ein Beispiel `{name}` gibt es nicht; es gibt: {known}.",
    },
    "http-unknown-example-none": {
        "en": "There is no example `{name}`: this game has none.",
        "de": "Ein Beispiel `{name}` gibt es nicht: Dieses Spiel hat keine.",
    },
    "http-unknown-example-near": {
        "en": "There is no example `{name}`; did you mean `{hint}`?",
        "de": "Ein Beispiel `{name}` gibt es nicht; meinst du `{hint}`?",
    },
    "http-unknown-example-means": {
        "en": "The game has no recorded example of that name.",
        "de": "Das Spiel hat kein aufgezeichnetes Beispiel dieses Namens.",
    },
    "http-unknown-code": {"en": "No such code", "de": "Kein solcher Code"},
    "http-unknown-code-detail": {
        "en": "There is no code `{name}`; `/v1/codes` lists all.",
        "de": "Einen Code `{name}` gibt es nicht; `/v1/codes` zählt alle auf.",
    },
    "http-unknown-code-near": {
        "en": "There is no code `{name}`; did you mean `{hint}`?",
        "de": "Einen Code `{name}` gibt es nicht; meinst du `{hint}`?",
    },
    "http-unknown-code-means": {
        "en": "No finding has the code named in the address.",
        "de": "Kein Befund hat den Code, den die Adresse nennt.",
    },
    "http-unknown-problem": {"en": "No such problem", "de": "Kein solches Problem"},
    "http-unknown-problem-detail": {
        "en": "No answer of this service is a problem called `{name}`; there are: {known}.",
        "de": "Keine Antwort dieses Dienstes ist ein Problem namens `{name}`; es gibt: {known}.",
    },
    "http-unknown-problem-near": {
        "en": "No answer of this service is a problem called `{name}`; did you mean `{hint}`?",
        "de": "Keine Antwort dieses Dienstes ist ein Problem namens `{name}`; meinst du `{hint}`?",
    },
    "http-unknown-problem-means": {
        "en": "The address names a kind of problem that this service never answers with.",
        "de": "Die Adresse nennt eine Art von Problem, mit der dieser Dienst nie antwortet.",
    },
    "http-method-not-allowed": {"en": "Method not allowed", "de": "Methode nicht möglich"},
    "http-method-not-allowed-detail": {
        "en": "`{method}` is not possible at this address; possible: {allowed}.",
        "de": "`{method}` geht unter dieser Adresse nicht; es geht: {allowed}.",
    },
    "http-method-not-allowed-means": {
        "en": "The address is right, but it answers to other methods; `Allow` lists them.",
        "de": "Die Adresse stimmt, aber sie antwortet auf andere Methoden; `Allow` zählt sie auf.",
    },
    "http-not-acceptable": {"en": "Not acceptable", "de": "Form nicht verfügbar"},
    "http-not-acceptable-detail": {
        "en": "`Accept` admits none of what there is here: {offers}.",
        "de": "`Accept` lässt nichts von dem zu, was es hier gibt: {offers}.",
    },
    "http-not-acceptable-means": {
        "en": "The client takes only forms that the service cannot give.",
        "de": "Der Client nimmt nur Formen an, die der Dienst nicht liefern kann.",
    },
    "http-body-too-slow": {"en": "Body too slow", "de": "Inhalt zu langsam"},
    "http-body-too-slow-detail": {
        "en": "The body of the request did not arrive in time.",
        "de": "Der Inhalt der Anfrage kam nicht rechtzeitig an.",
    },
    "http-body-too-slow-means": {
        "en": "The service does not wait for ever for the body of a request.",
        "de": "Der Dienst wartet nicht ewig auf den Inhalt einer Anfrage.",
    },
    "http-head-too-slow": {"en": "Request too slow", "de": "Anfrage zu langsam"},
    "http-head-too-slow-detail": {
        "en": "The head of the request did not arrive in time.",
        "de": "Der Kopf der Anfrage kam nicht rechtzeitig an.",
    },
    "http-head-too-slow-means": {
        "en": "The service does not wait for ever for the headers of a request.",
        "de": "Der Dienst wartet nicht ewig auf die Kopfzeilen einer Anfrage.",
    },
    "http-body-too-large": {"en": "Body too large", "de": "Inhalt zu groß"},
    "http-body-too-large-detail": {
        "en": "The body of the request is larger than {limit} bytes. Many logs go one after the other as JSON Lines"
        " (`application/jsonl`), where only each line has a limit.",
        "de": "Der Inhalt der Anfrage ist größer als {limit} Bytes. Viele Protokolle gehen nacheinander als JSON Lines"
        " (`application/jsonl`), wo nur jede Zeile eine Grenze hat.",
    },
    "http-body-too-large-means": {
        "en": "The body of a request is no longer than one log may be; whoever runs the service sets the limit.",
        "de": "Der Inhalt einer Anfrage darf so lang sein wie ein Protokoll; die Grenze setzt, wer den Dienst betreibt.",
    },
    "http-address-too-long": {"en": "Address too long", "de": "Adresse zu lang"},
    "http-address-too-long-detail": {
        "en": "The address of the request is longer than is read.",
        "de": "Die Adresse der Anfrage ist länger, als gelesen wird.",
    },
    "http-address-too-long-means": {
        "en": "No address of this service is so long: logs go in the body.",
        "de": "So lang ist keine Adresse dieses Dienstes: Protokolle gehören in den Inhalt.",
    },
    "http-media-type": {"en": "Unsupported media type", "de": "Form nicht unterstützt"},
    "http-media-type-detail": {
        "en": "The `Content-Type` is `{given}`; possible here: {known}.",
        "de": "Der `Content-Type` ist `{given}`; möglich ist hier: {known}.",
    },
    "http-media-type-missing": {
        "en": "There is no `Content-Type`; possible here: {known}.",
        "de": "Der `Content-Type` fehlt; möglich ist hier: {known}.",
    },
    "http-media-type-form": {
        "en": "The `Content-Type` is `{given}`, as of a form that was filled in; say what the body is, as in `Content-Type:"
        " application/json` (with curl: `-H 'Content-Type: application/json'`). Possible here: {known}.",
        "de": "Der `Content-Type` ist `{given}`, wie bei einem ausgefüllten Formular; sag, was der Inhalt ist, etwa"
        " `Content-Type: application/json` (mit curl: `-H 'Content-Type: application/json'`). Möglich ist hier: {known}.",
    },
    "http-media-type-charset": {
        "en": "The `Content-Type` names the charset `{given}`; every text is UTF-8.",
        "de": "Der `Content-Type` nennt den Zeichensatz `{given}`; jeder Text ist UTF-8.",
    },
    "http-media-type-means": {
        "en": "The `Content-Type` of the body is missing, or is none that can be read here.",
        "de": "Der `Content-Type` des Inhalts fehlt oder ist keiner, der hier gelesen werden kann.",
    },
    "http-content-encoding": {"en": "Unsupported encoding", "de": "Packung nicht unterstützt"},
    "http-content-encoding-detail": {
        "en": "The body is packed (`Content-Encoding: {given}`); send it as it is.",
        "de": "Der Inhalt ist gepackt (`Content-Encoding: {given}`); er muss ungepackt kommen.",
    },
    "http-content-encoding-means": {
        "en": "The service unpacks no bodies.",
        "de": "Der Dienst entpackt keine Inhalte.",
    },
    "http-log-unreadable": {"en": "Unreadable log", "de": "Unlesbares Protokoll"},
    "http-log-unreadable-detail": {
        "en": "The log cannot be read, so it is not judged.",
        "de": "Das Protokoll lässt sich nicht lesen und wird deshalb nicht beurteilt.",
    },
    "http-log-unreadable-means": {
        "en": "The body is no log: its text is broken, it has another shape, or it names something that the rules do not"
        " have. `verdict` lists everything that was found.",
        "de": "Der Inhalt ist kein Protokoll: Der Text ist kaputt, er hat eine andere Form, oder er nennt etwas, das die"
        " Regeln nicht haben. `verdict` zählt alles auf, was gefunden wurde.",
    },
    "http-several-logs": {"en": "Several logs", "de": "Mehrere Protokolle"},
    "http-several-logs-detail": {
        "en": "The text holds several logs where one is expected.",
        "de": "Der Text enthält mehrere Protokolle, wo eines erwartet wird.",
    },
    "http-several-logs-lines": {
        "en": "The text holds several logs; with `Accept: application/jsonl` there is a verdict a line for each.",
        "de": "Der Text enthält mehrere Protokolle; mit `Accept: application/jsonl` kommt für jedes ein Urteil in einer"
        " Zeile.",
    },
    "http-several-logs-means": {
        "en": "A YAML text of several documents was sent where one log is expected.",
        "de": "Ein YAML-Text mit mehreren Dokumenten kam, wo ein Protokoll erwartet wird.",
    },
    "http-head-too-large": {"en": "Headers too large", "de": "Kopfzeilen zu groß"},
    "http-head-too-large-detail": {
        "en": "The headers of the request are larger than is read.",
        "de": "Die Kopfzeilen der Anfrage sind größer, als gelesen wird.",
    },
    "http-head-too-large-means": {
        "en": "The service reads only so much of a request's headers.",
        "de": "Der Dienst liest die Kopfzeilen einer Anfrage nur bis zu einer Grenze.",
    },
    "http-internal": {"en": "Internal error", "de": "Interner Fehler"},
    "http-internal-detail": {
        "en": "The referee itself failed; this is a bug.",
        "de": "Der Referee selbst ist gescheitert; das ist ein Fehler im Programm.",
    },
    "http-internal-means": {
        "en": "Something happened that never should: a bug of the referee, not a fault of the request.",
        "de": "Etwas ist geschehen, das nie geschehen dürfte: ein Fehler im Referee, nicht in der Anfrage.",
    },
    "http-rules-faulty": {"en": "Rules at fault", "de": "Unbrauchbare Regeln"},
    "http-rules-faulty-detail": {
        "en": "The rules of this game cannot be used; whoever runs the service finds out why with `referee lint`.",
        "de": "Die Regeln dieses Spiels sind nicht brauchbar; warum, erfährt mit `referee lint`, wer den Dienst"
        " betreibt.",
    },
    "http-rules-faulty-means": {
        "en": "A game of whoever runs the service has rules that no log can be judged by.",
        "de": "Ein Spiel dessen, der den Dienst betreibt, hat Regeln, nach denen kein Protokoll zu beurteilen ist.",
    },
    "http-too-busy": {"en": "Too busy", "de": "Überlastet"},
    "http-too-busy-detail": {
        "en": "There is too much to do at the moment; `Retry-After` says when to try again.",
        "de": "Gerade ist zu viel zu tun; wann es wieder geht, sagt `Retry-After`.",
    },
    "http-too-busy-means": {
        "en": "The service is at work on as many requests as it takes at once.",
        "de": "Der Dienst arbeitet an so vielen Anfragen, wie er auf einmal annimmt.",
    },
    "http-judging-too-slow": {"en": "Judging took too long", "de": "Beurteilung dauerte zu lange"},
    "http-judging-too-slow-detail": {
        "en": "The log could not be judged in the time that the service gives to one.",
        "de": "Das Protokoll ließ sich nicht in der Zeit beurteilen, die der Dienst einem gibt.",
    },
    "http-judging-too-slow-means": {
        "en": "A log took longer to judge than the service allows; a shorter one will do.",
        "de": "Ein Protokoll zu beurteilen dauerte länger, als der Dienst zulässt; mit einem kürzeren geht es.",
    },
    "http-shutting-down": {"en": "Shutting down", "de": "Wird beendet"},
    "http-shutting-down-detail": {
        "en": "The service is shutting down and takes no more requests.",
        "de": "Der Dienst wird beendet und nimmt keine Anfragen mehr an.",
    },
    "http-shutting-down-means": {
        "en": "The service ends, or is replaced by a newer one; what is at work is still answered.",
        "de": "Der Dienst hört auf oder wird durch einen neueren ersetzt; woran er arbeitet, wird noch beantwortet.",
    },
    "http-too-many-connections": {"en": "Too many connections", "de": "Zu viele Verbindungen"},
    "http-too-many-connections-detail": {
        "en": "There are too many connections at the moment; `Retry-After` says when to try again.",
        "de": "Gerade gibt es zu viele Verbindungen; wann es wieder geht, sagt `Retry-After`.",
    },
    "http-too-many-connections-means": {
        "en": "The service has as many connections open as it takes at once.",
        "de": "Der Dienst hat so viele Verbindungen offen, wie er auf einmal annimmt.",
    },
    "http-http-version": {"en": "HTTP version not supported", "de": "HTTP-Fassung nicht unterstützt"},
    "http-http-version-detail": {
        "en": "The request is in no version of HTTP that is spoken here: 1.0 or 1.1.",
        "de": "Die Anfrage folgt keiner Fassung von HTTP, die hier gesprochen wird: 1.0 oder 1.1.",
    },
    "http-http-version-means": {
        "en": "The service speaks HTTP/1.1.",
        "de": "Der Dienst spricht HTTP/1.1.",
    },
    # --- how a problem goes on ---
    "http-more-one": {"en": "`errors` has one more.", "de": "In `errors` steht noch etwas."},
    "http-more": {"en": "`errors` has {count} more.", "de": "In `errors` steht noch mehr, nämlich {count}."},
    # --- what is wrong with a parameter or a part of a request ---
    "http-slip-unknown": {
        "en": "There is no such parameter here; there are: {known}.",
        "de": "Einen solchen Parameter gibt es hier nicht; es gibt: {known}.",
    },
    "http-slip-unknown-near": {
        "en": "There is no such parameter here; did you mean `{hint}`?",
        "de": "Einen solchen Parameter gibt es hier nicht; meinst du `{hint}`?",
    },
    "http-slip-twice": {"en": "It is named twice.", "de": "Er steht doppelt da."},
    "http-slip-empty": {"en": "It has no value.", "de": "Er hat keinen Wert."},
    "http-slip-missing": {"en": "It is missing.", "de": "Er fehlt."},
    "http-slip-seat-missing": {
        "en": "It is missing: a view is that of one seat, as in `?seat={seat}`.",
        "de": "Er fehlt: Gezeigt wird, was einer der Plätze sieht, wie in `?seat={seat}`.",
    },
    "http-slip-choice": {
        "en": "`{given}` is not possible; possible: {known}.",
        "de": "`{given}` geht nicht; möglich ist: {known}.",
    },
    "http-slip-choice-near": {
        "en": "`{given}` is not possible; did you mean `{hint}`?",
        "de": "`{given}` geht nicht; meinst du `{hint}`?",
    },
    "http-slip-pair": {
        "en": "`{given}` is not written {form}.",
        "de": "`{given}` ist nicht als {form} geschrieben.",
    },
    "http-slip-pair-twice": {
        "en": "`{name}` is given two values.",
        "de": "`{name}` bekommt zwei Werte.",
    },
    "http-slip-form": {
        "en": "The request is a mapping with two keys, `log` and `act`.",
        "de": "Die Anfrage ist eine Zuordnung mit zwei Schlüsseln, `log` und `act`.",
    },
    "http-slip-documents": {
        "en": "The text holds several documents where one is expected.",
        "de": "Der Text enthält mehrere Dokumente, wo eines erwartet wird.",
    },
    "http-slip-log-missing": {"en": "`log` is missing: the game so far.", "de": "`log` fehlt: das bisherige Spiel."},
    "http-slip-act-missing": {
        "en": "`act` is missing: the act to be tried, written like an event of a log.",
        "de": "`act` fehlt: die Handlung, die versucht werden soll, geschrieben wie ein Ereignis eines Protokolls.",
    },
    "http-slip-act-kind": {
        "en": "An act is a mapping, written like an event of a log.",
        "de": "Eine Handlung ist eine Zuordnung, geschrieben wie ein Ereignis eines Protokolls.",
    },
    "http-slip-act-unreadable": {
        "en": "The act cannot be read.",
        "de": "Die Handlung lässt sich nicht lesen.",
    },
    "http-slip-key": {
        "en": "There is no such key here; there are `log` and `act`.",
        "de": "Einen solchen Schlüssel gibt es hier nicht; es gibt `log` und `act`.",
    },
    # --- what is told to a seat of a stream of logs ---
    "http-seat-unknown": {
        "en": "The seat that asks does not sit at this table.",
        "de": "Der fragende Platz sitzt nicht an diesem Tisch.",
    },
}
