"""Type checkers infer the type of an empty default from the property."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance import suite
from tests.unit.packs_python.test_python_pack import emitted

_PYRIGHT = suite.ROOT / "tests/toolchains/node/node_modules/.bin/pyright"
_TEXTS = {"type": "array", "items": {"type": "string"}}
_LABELS = {"type": "object", "additionalProperties": {"type": "string"}}
_SCHEMA = {
    "type": "object",
    "properties": {
        "texts": _TEXTS,
        "labels": _LABELS,
        "more": {**_TEXTS, "type": ["array", "null"]},
        "marks": {**_LABELS, "type": ["object", "null"]},
        "note": {"type": "string"},
        "count": {"type": "integer"},
    },
}
_USE = """\
from small.toolspec import given
from small.toolspec.take import TakeInput


def use(
    one: TakeInput,
) -> tuple[list[str], dict[str, str], list[str] | None, dict[str, str] | None]:
    texts, labels = given(one.texts, []), given(one.labels, {})
    more, marks = given(one.more, []), given(one.marks, {})
    note: str = given(one.note, "")
    count: int | None = given(one.count, None)
    either: int | str = given(one.count, note)
    print(texts, labels, more, marks, count, either)
    return texts, labels, more, marks
"""


@pytest.mark.native
def test_defaults_of_absent_properties_have_types(tmp_path: Path) -> None:
    tool = {"id": "take", "name": "take", "description": "d", "tags": ["x"], "schema": _SCHEMA}
    assert emitted([tool], tmp_path, models="pydantic", wiring="false") == []
    (tmp_path / "src/use.py").write_text(_USE, "utf-8")
    settings = {"typeCheckingMode": "strict", "pythonVersion": "3.10", "include": ["src/use.py"]}
    settings |= {"venvPath": str(suite.ROOT), "venv": ".venv", "extraPaths": ["src"]}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(settings), "utf-8")
    mypy = [sys.executable, "-m", "mypy", "--strict", "--python-version", "3.10", "use.py"]
    for command in [mypy, *[[str(_PYRIGHT), "-p", ".."]] * _PYRIGHT.exists()]:
        done = subprocess.run(
            command, cwd=tmp_path / "src", capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout
