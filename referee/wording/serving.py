"""What is said to whoever starts the service, on the terminal."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, dict[str, str]]] = {
    "serve-greeting": {
        "en": "Referee is listening: open {address} in a browser. Ctrl+C stops it.",
        "de": "Referee ist bereit: {address} im Browser öffnen. Strg+C beendet ihn.",
    },
    "serve-waiting": {
        "en": "Referee stops when what has begun is finished; Ctrl+C once more stops it at once.",
        "de": "Referee endet, wenn Begonnenes fertig ist; noch einmal Strg+C beendet ihn sofort.",
    },
    "serve-extra": {
        "en": "`referee serve` needs more than is installed: pip install 'referee[serve]'",
        "de": "`referee serve` braucht mehr, als installiert ist: pip install 'referee[serve]'",
    },
    "serve-taken": {
        "en": "Port {port} of {host} is in use by another program; choose another one with --port, or 0 for any.",
        "de": "Port {port} von {host} gehört schon einem anderen Programm; einen anderen wählt --port, irgendeinen"
        " --port 0.",
    },
    "serve-barred": {
        "en": "Port {port} of {host} may not be used without special rights; choose one above 1023 with --port.",
        "de": "Port {port} von {host} braucht besondere Rechte; --port wählt einen über 1023.",
    },
    "serve-no-host": {
        "en": "There is no host {host}: --host takes a name or an address of this machine, as in 127.0.0.1.",
        "de": "Den Rechner {host} gibt es nicht: --host nimmt einen Namen oder eine Adresse dieses Rechners, etwa"
        " 127.0.0.1.",
    },
    "serve-elsewhere": {
        "en": "{host} is no address of this machine: --host takes one, as in 127.0.0.1, or 0.0.0.0 for all of them.",
        "de": "{host} ist keine Adresse dieses Rechners: --host nimmt eine, etwa 127.0.0.1, oder 0.0.0.0 für alle.",
    },
    "serve-failed": {
        "en": "Nothing can listen on port {port} of {host}: {reason}.",
        "de": "Auf Port {port} von {host} kann niemand warten: {reason}.",
    },
    "serve-origin": {
        "en": "{origin} is no origin: write https://club.example (scheme, host, port if need be, nothing behind), or *.",
        "de": "{origin} ist keine Herkunft: https://club.example schreiben (Schema, Rechner, nötigenfalls Port, nichts"
        " dahinter) oder *.",
    },
}
