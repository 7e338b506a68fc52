"""The shared material next to the checkout, ``../shared``: no test reaches it in another way.

A test that needs it has the mark ``corpus``; where the material is missing, ``conftest.py`` skips
it. ``ADLGEN_SHARED`` names another folder; one that does not exist hides the material.
"""

from __future__ import annotations

import os
from pathlib import Path

_ROOT = Path(__file__).parent.parent
FOLDER = _ROOT / os.environ.get("ADLGEN_SHARED", "../shared")
CORPUS = FOLDER / "corpus"
CASES = FOLDER / "cases"
ABSENT = "the shared material is not next to the checkout (../shared)"


def is_present() -> bool:
    """Report whether the material is there."""
    return CORPUS.is_dir() and CASES.is_dir()
