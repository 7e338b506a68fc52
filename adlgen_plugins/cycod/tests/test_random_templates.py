"""Random commands: bash never runs a value, regardless of its context."""

from __future__ import annotations

import random
import subprocess
from pathlib import Path

import pytest

from adlgen_plugins.cycod.feature.model import Layer, Shell
from adlgen_plugins.cycod.feature.shells import Interpolation, scan
from adlgen_plugins.cycod.testing.quoting import Unquotable, quoted
from adlgen_plugins.cycod.tests.test_real_bash import BASH

TEMPLATES = 250
PIECES = (
    *(
        "'",
        '"',
        "`",
        "$(",
        ")",
        " ",
        "\\",
        "a",
        "\n",
        " #",
        "$'",
        "${X:-",
        "}",
        ";",
        "|",
        "&&",
        "(",
    ),
    *("<<E\n", "<<'E'\n", "<<-E\n", "\nE\n", "\n\tE\n", "<<<", "<(", "\\\n", '$"', "&", "$", "X="),
    *("echo ", "case a in a) ", ";; esac", "((", "))", "$((", 'bash -c "', "bash -c '", "eval "),
    *("if true; then ", "; fi", "f() { ", "; }", "[[ a = ", " ]]", "${#", "$$", "E", "!", "{"),
)
PAIRS = {
    "'": "'",
    '"': '"',
    "`": "`",
    "$(": ")",
    "(": ")",
    "${X:-": "}",
    "$((": "))",
    'bash -c "': '"',
    "bash -c '": "'",
    "$'": "'",
    '$"': '"',
}
VALUES = (
    "$(touch owned)",
    "';touch owned;'",
    '";touch owned;"',
    "`touch owned`",
    "\ntouch owned\n",
    ")touch owned",
    ";touch owned;",
    "\\';touch owned;#",
    "(touch owned)",
    "}$(touch owned)",
    "))$(touch owned)",
    "a[$(touch owned)]",
    "' ;touch owned; `touch owned` $(touch owned) \"; touch owned;",
)


def template(source: random.Random) -> list[str | Interpolation]:
    """Return a command of which about half close what they open."""
    pieces: list[str | Interpolation] = ["echo ", *source.choices(PIECES, k=source.randint(1, 7))]
    pieces.insert(source.randint(1, len(pieces)), Interpolation(0))
    pieces.insert(source.randint(1, len(pieces)), Interpolation(1))
    if source.random() < 0.5:
        opened: list[str] = []
        for piece in pieces:
            if opened and piece == opened[-1]:
                opened.pop()
            elif isinstance(piece, str) and piece in PAIRS:
                opened.append(PAIRS[piece])
        pieces += reversed(opened)
    return pieces


def written(pieces: list[str | Interpolation], value: str) -> str | None:
    """Return the command with a value, or None where it is refused."""
    items = [
        item
        for piece in pieces
        for item in ([piece] if isinstance(piece, Interpolation) else piece)
    ]
    layers: dict[Interpolation, tuple[Layer, ...]] = dict(scan(Shell.BASH, items).layers)
    try:
        parts = (p if isinstance(p, str) else quoted(value, layers[p]) for p in pieces)
        return "".join(parts)
    except Unquotable:
        return None


@pytest.mark.skipif(BASH is None, reason="bash is not installed")
def test_no_value_is_run(tmp_path: Path) -> None:
    source = random.Random(1)
    assert BASH is not None
    run = 0
    for _ in range(TEMPLATES):
        pieces = template(source)
        text = written(pieces, source.choice(VALUES))
        if text is None:
            continue
        run += 1
        subprocess.run(
            [BASH, "-c", text],
            cwd=tmp_path,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
            timeout=20,
        )
        assert not (tmp_path / "owned").exists(), (pieces, text)
    assert run > TEMPLATES / 3
