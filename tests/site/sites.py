"""Catalogues for tests: ``python -m tests.site.sites`` rewrites ``golden/``; read the diff."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from adlgen.output.outcome import Mode, Result
from adlgen.site.api import docs

HERE = Path(__file__).parent
GOLDEN = HERE / "golden"
SPEC, OLD = HERE / "agent.yaml", HERE / "old.yaml"


def texts(result: Result) -> Mapping[str, str]:
    """Return the files of a catalogue that can be made."""
    assert result.ok, [found.message for found in result.diagnostics]
    (output,) = result.outputs
    return {file.path: file.text for file in output.tree}


def library() -> Mapping[str, str]:
    """Return the small catalogue that ``golden/`` has, without its assets."""
    result = docs(SPEC, against=str(OLD), mode=Mode.COMPARE, isolated=True, output=HERE / "none")
    found = texts(result)
    place = f"{HERE.as_posix()}/"
    return {
        path: text.replace(place, "")
        for path, text in found.items()
        if path not in {"app.js", "style.css"}
    }


def tools(path: Path, listed: list[dict[str, object]]) -> Path:
    """Write a list of tools of an MCP server."""
    path.write_text(json.dumps({"tools": listed}), "utf-8")
    return path


def main() -> None:
    for old in GOLDEN.rglob("*.*"):
        old.unlink()
    for path, text in library().items():
        place = GOLDEN / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
