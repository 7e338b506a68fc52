"""The table of emitted files and lines is true, and outputs over a shared runtime are small."""

from __future__ import annotations

import pytest

from tests.bench import emitted
from tests.conformance.table.show import block_of

MOST = 2500
"""The limit of lines in Python for seven tools with a shared runtime."""


@pytest.fixture(scope="module")
def rows() -> dict[str, tuple[emitted.Size | None, ...]]:
    return emitted.measured()


def sizes_in(row: str) -> list[emitted.Size]:
    """Return the sizes in a row of the table."""
    cells = [cell.strip() for cell in row.strip("|").split("|")][1:]
    return [
        (int(lines.replace(",", "")), int(files)) for lines, files in (c.split("/") for c in cells)
    ]


def test_the_table_is_true(rows: dict[str, tuple[emitted.Size | None, ...]]) -> None:
    written = block_of(emitted.PAGE.read_text("utf-8"), emitted.MARKS).strip().splitlines()
    made = emitted.table_of(rows).splitlines()
    assert [row.split("|")[1] for row in written] == [row.split("|")[1] for row in made]
    for there, now in zip(written[2:], made[2:], strict=True):
        for (lines, files), (real_lines, real_files) in zip(
            sizes_in(there), sizes_in(now), strict=True
        ):
            fits = abs(lines - real_lines) <= 0.02 * real_lines and files == real_files
            assert fits, f"run python -m tests.bench.emitted: {there!r} is now {now!r}"


def test_outputs_over_a_shared_runtime_are_small(
    rows: dict[str, tuple[emitted.Size | None, ...]],
) -> None:
    shared = rows["seven tools and `read`, shared runtime"]
    for title, size in zip(emitted.LANGUAGES, shared, strict=True):
        assert size is not None, title
        if title.startswith("Python"):
            assert size[0] <= MOST
    vendored = rows["seven tools and `read`"]
    for small, large in zip(shared, vendored, strict=True):
        assert small is not None
        assert large is not None
        assert 2 * small[0] < large[0]
