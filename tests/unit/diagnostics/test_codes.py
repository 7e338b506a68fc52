"""The table of codes."""

import re

from adlgen.plugins.catalogue import ALL


def test_every_code_explains_itself() -> None:
    """An identifier and a title, and an explanation: the meaning, an example, the way out."""
    unexplained = [
        name
        for name, code in ALL.items()
        if not re.fullmatch(r"ADL\d{4}", code.id)
        or not code.title
        or code.title.endswith(".")
        or code.explanation.count("\n") <= 1
    ]
    assert unexplained == []
