"""The room where a text becomes a tree: YAML and JSON, limits, places, and shapes checked against schemas."""

from referee.documents.decoding import decode_text
from referee.documents.json_text import read_json
from referee.documents.located import Document, Limits, clip
from referee.documents.near import suggest
from referee.documents.resources import shipped
from referee.documents.schema import schema_problems
from referee.documents.yaml_text import read_yaml

__all__ = [
    "Document",
    "Limits",
    "clip",
    "decode_text",
    "read_json",
    "read_yaml",
    "schema_problems",
    "shipped",
    "suggest",
]
