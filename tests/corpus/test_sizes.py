"""The emitted files of real tools stay as small as they are, for each byte of their minified schemas."""

from __future__ import annotations

from functools import cache

import pytest

from tests.bench.sizes import bytes_of_files, bytes_of_schemas
from tests.conformance import suite
from tests.corpus.tools import RealTool, apart, draw

MOST = {
    "go": 4.9,
    "typescript": 3.5,
    "rust": 4.1,
    "python-pydantic": 3.5,
    "python-dataclass": 3.6,
}
"""Types with their documentation, codecs, definitions and schemas; descriptions of tools are not in their schemas."""

pytestmark = pytest.mark.corpus


@cache
def tools() -> tuple[RealTool, ...]:
    """Draw a thousand tools."""
    return apart(draw(1000))


@pytest.mark.parametrize("name", suite.TARGETS)
def test_files_of_tools_do_not_grow(name: str) -> None:
    size = bytes_of_files(suite.TARGETS[name], tools()) / bytes_of_schemas(tools())
    print(f"{name}: {size:.2f} bytes for each byte of schemas")
    assert 1 < size <= MOST[name]
