"""The room where a text becomes a tree: YAML and JSON, limits, places, and shapes checked against schemas."""

from referee.documents.decoding import decode_text
from referee.documents.json_text import read_json
from referee.documents.located import MOST_DIGITS, Document, Limits, clip, digits_over
from referee.documents.near import suggest
from referee.documents.resources import shipped
from referee.documents.schema import schema_problems
from referee.documents.yaml_text import read_yaml

__all__ = [
    "MOST_DIGITS",
    "Document",
    "Limits",
    "clip",
    "decode_text",
    "digits_over",
    "read_json",
    "read_yaml",
    "schema_problems",
    "shipped",
    "suggest",
]
