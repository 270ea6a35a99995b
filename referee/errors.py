"""What is raised for a caller's mistake. A fault in a user's file is never raised: it is a finding."""

from __future__ import annotations


class RefereeError(ValueError):
    """The referee was called with something that it cannot work with."""
