"""The quoting vectors that every runtime must satisfy: `testing/quoting.json`.

python -m adlgen_plugins.cycod.tests.vectors        rewrites them from the reference
"""

from __future__ import annotations

import json
from pathlib import Path

from adlgen.document.node import JsonValue
from adlgen_plugins.cycod.feature.model import Layer, Quote, Shell
from adlgen_plugins.cycod.testing.quoting import Unquotable, quoted
from adlgen_plugins.cycod.tests.test_real_bash import HOSTILE

FILE = Path(__file__).parents[1] / "testing" / "quoting.json"
MORE = ("\u2019 \u201c \u201e", "%PATH%", "C:\\dir\\", "100%", "a\0b")

PLACES: tuple[tuple[tuple[Shell, Quote], ...], ...] = (
    ((Shell.BASH, Quote.BARE),),
    ((Shell.BASH, Quote.SINGLE),),
    ((Shell.BASH, Quote.DOUBLE),),
    ((Shell.BASH, Quote.ANSI),),
    ((Shell.BASH, Quote.HEREDOC),),
    ((Shell.BASH, Quote.VERBATIM),),
    ((Shell.BASH, Quote.GUARDED),),
    ((Shell.BASH, Quote.BARE), (Shell.BASH, Quote.BACKTICK)),
    ((Shell.BASH, Quote.DOUBLE), (Shell.BASH, Quote.BACKTICK)),
    ((Shell.BASH, Quote.SINGLE), (Shell.BASH, Quote.DOUBLE)),
    ((Shell.BASH, Quote.DOUBLE), (Shell.BASH, Quote.SINGLE)),
    ((Shell.PWSH, Quote.BARE),),
    ((Shell.PWSH, Quote.SINGLE),),
    ((Shell.PWSH, Quote.DOUBLE),),
    ((Shell.PWSH, Quote.SINGLE), (Shell.CMD, Quote.DOUBLE)),
    ((Shell.CMD, Quote.BARE),),
    ((Shell.CMD, Quote.DOUBLE),),
    ((Shell.CMD, Quote.DOUBLE_END),),
    ((Shell.DIRECT, Quote.BARE),),
    ((Shell.DIRECT, Quote.VERBATIM),),
    ((Shell.OTHER, Quote.GUARDED),),
)


def vectors() -> list[dict[str, JsonValue]]:
    """Return every place with every value: what is written, or why it is refused."""
    return [vector(place, value) for place in PLACES for value in (*HOSTILE, *MORE)]


def vector(place: tuple[tuple[Shell, Quote], ...], value: str) -> dict[str, JsonValue]:
    """Return one vector."""
    layers: list[JsonValue] = [[shell.value, quote.value] for shell, quote in place]
    try:
        written = quoted(value, tuple(Layer(shell, quote) for shell, quote in place))
    except Unquotable as error:
        return {"layers": layers, "value": value, "refused": str(error)}
    return {"layers": layers, "value": value, "written": written}


def text() -> str:
    """Return the file."""
    rows = ",\n".join(json.dumps(row, ensure_ascii=True) for row in vectors())
    return f"[\n{rows}\n]\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
