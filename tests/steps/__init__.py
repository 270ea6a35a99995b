"""The phrases of the feature files, and what they mean."""

import pytest

pytest.register_assert_rewrite("steps.phrases", "steps.scene")
