"""The table of codes."""

import re

import pytest

from adlgen.diagnostics.model import DiagnosticKind
from adlgen.plugins.catalogue import ALL


@pytest.mark.parametrize("code", ALL.values(), ids=ALL)
def test_every_code_explains_itself(code: DiagnosticKind) -> None:
    assert re.fullmatch(r"ADL\d{4}", code.id)
    assert code.title
    assert not code.title.endswith(".")
    assert code.explanation.count("\n") > 1, "the meaning, an example, the way out"
