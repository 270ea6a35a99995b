"""What stands around a rulebook: headings, marks, the words of its writers."""

from typing import Final

SENTENCES: Final[dict[str, dict[str, str]]] = {
    "written-contents": {"en": "Contents", "de": "Inhalt"},
    "written-version": {"en": "{game}, version {version} of the rules", "de": "{game}, Fassung {version} der Regeln"},
    "written-agreed": {"en": "Agreed on: {agreed}.", "de": "Vereinbart: {agreed}."},
    "written-marks": {
        "en": "Marked is what differs from the usual rules: {new}, {changed}, {gone}.",
        "de": "Bezeichnet ist, was von den üblichen Regeln abweicht: {new}, {changed}, {gone}.",
    },
    "written-no-marks": {
        "en": "Nothing in this book reads otherwise than in the usual rules.",
        "de": "Nichts in diesem Buch lautet anders als in den üblichen Regeln.",
    },
    "written-mark-new": {"en": "new", "de": "neu"},
    "written-mark-changed": {"en": "changed", "de": "geändert"},
    "written-mark-gone": {"en": "no longer", "de": "nicht mehr"},
    "written-instead": {"en": "instead of: {was}", "de": "statt: {was}"},
    "written-formerly": {"en": "formerly:", "de": "bisher:"},
    "written-new-word": {"en": "new:", "de": "neu:"},
    "written-changed-word": {"en": "changed:", "de": "geändert:"},
    "written-gone-word": {"en": "no longer:", "de": "nicht mehr:"},
    "written-clause": {"en": "Clause", "de": "Regel"},
    "written-clause-of": {"en": "clause {id}", "de": "Regel {id}"},
    "written-place-of": {"en": "where the rules decide it: {place}", "de": "wo die Regeln es bestimmen: {place}"},
    "face-of": {"en": "{rank} of {suit}s", "de": "{suit} {rank}"},
    "face-plain": {"en": "{suit} {rank}", "de": "{suit} {rank}"},
    "face-rank-A": {"en": "ace", "de": "Ass"},
    "face-rank-K": {"en": "king", "de": "König"},
    "face-rank-Q": {"en": "queen", "de": "Dame"},
    "face-rank-J": {"en": "jack", "de": "Bube"},
    "face-rank-1": {"en": "one", "de": "Eins"},
    "face-rank-2": {"en": "two", "de": "Zwei"},
    "face-rank-3": {"en": "three", "de": "Drei"},
    "face-rank-4": {"en": "four", "de": "Vier"},
    "face-rank-5": {"en": "five", "de": "Fünf"},
    "face-rank-6": {"en": "six", "de": "Sechs"},
    "face-rank-7": {"en": "seven", "de": "Sieben"},
    "face-rank-8": {"en": "eight", "de": "Acht"},
    "face-rank-9": {"en": "nine", "de": "Neun"},
    "face-rank-10": {"en": "ten", "de": "Zehn"},
}
