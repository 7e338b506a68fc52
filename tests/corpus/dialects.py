"""Real files of the dialects other than ADL that their own loaders accept according to the corpus."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import groupby, islice, zip_longest
from pathlib import Path
from typing import Any

from adlgen.diagnostics.datatypes import replace
from adlgen.document import read_source
from adlgen.document.node import Source
from adlgen.document.siblings import with_folder
from tests.corpus.tools import SEED
from tests.shared import CORPUS

SAMPLED = ("agentcli", "aios", "cycod", "dojops")
"""The dialects whose files are also compiled."""
_LONGEST = 40


@dataclass(frozen=True, slots=True)
class RealFile:
    """A file that the loader of its dialect takes."""

    dialect: str
    path: Path
    name: str
    """A name for its project: legal and short in every language, and its own."""

    @property
    def source(self) -> Source:
        """The file with access to its folder; messages name it without the folder."""
        read = with_folder(read_source(self.path))
        # An empty list of tools is known by the name of its file alone.
        shown = "tools.json" if self.dialect == "agentcli" else self.path.name
        return replace(read, path=shown)


@cache
def files() -> tuple[RealFile, ...]:
    """Return every file that a loader takes, by dialect and path."""
    found = {dialect: sorted(set(taken())) for dialect, taken in _TAKEN.items()}
    return tuple(
        RealFile(dialect, path, _name(dialect, number, path))
        for dialect, paths in found.items()
        for number, path in enumerate(paths, 1)
        if path.is_file()
    )


def draw(count: int | None) -> tuple[RealFile, ...]:
    """Draw files, as many of each dialect as there are; the same ones for the same count."""
    shuffled = list(files())
    random.Random(SEED).shuffle(shuffled)
    order = sorted(shuffled, key=lambda file: file.dialect)
    groups = [list(group) for _, group in groupby(order, lambda file: file.dialect)]
    turns = (file for turn in zip_longest(*groups) for file in turn if file is not None)
    return tuple(islice(turns, count))


@cache
def sample() -> tuple[RealFile, ...]:
    """Return the file of middle size of each kind that a dialect has: the large ones have dozens of programs."""

    def kind(file: RealFile) -> tuple[str, str]:
        return file.dialect, file.path.suffix

    def size(file: RealFile) -> tuple[int, str]:
        return -file.path.stat().st_size, file.name

    chosen = sorted((file for file in files() if file.dialect in SAMPLED), key=kind)
    groups = [sorted(group, key=size) for _, group in groupby(chosen, kind)]
    return tuple(group[len(group) // 2] for group in groups)


def _name(dialect: str, number: int, path: Path) -> str:
    stem = path.parent.name if path.name == "tool.yaml" else path.stem
    word = re.sub(r"[^a-z0-9]+", "-", stem.lower())[:_LONGEST].strip("-")
    return f"{dialect}-{number}-{word}"


# --- what the loaders take --------------------------------------------------------------------


def _answers(path: str) -> Any:
    file = CORPUS / path
    return json.loads(file.read_text("utf-8")) if file.is_file() else []


STRICTER = {
    *("37_env_dotless_i", "51_schema_bool", "52_schema_string"),
    *("56_tools_null", "61_dup_json_key_last_wins"),
}
"""Probes of agentcli that adlgen rejects; `adlgen_plugins/agentcli/tests` documents the reasons."""


def _agentcli() -> Iterator[Path]:
    for folder in ("real", "docs", "tests"):
        yield from (CORPUS / "agentcli" / folder).glob("*.json")
    for probe in _answers("agentcli/edge/results.json"):
        if "names" in probe["loader"] and probe["id"] not in STRICTER:
            yield CORPUS / "agentcli" / "edge" / f"{probe['id']}.json"


def _aios() -> Iterator[Path]:
    for one in _answers("aios/results.json"):
        if one["loader"].startswith("ok"):
            yield CORPUS / "aios" / one["file"]


def _cycod() -> Iterator[Path]:
    for one in _answers("cycod/results.json"):
        if one["attemp1"] == "ok":
            yield CORPUS / "cycod" / one["file"]


def _dojops() -> Iterator[Path]:
    for folder in ("tool_yaml_v1", "edge_valid"):
        for path in (CORPUS / "dojops" / folder).glob("**/tool.yaml"):
            if any(path.parent.glob("*.json")):  # a schema; without one nothing takes the tool
                yield path
    for one in _answers("dojops/results.json"):
        if any(one[edition].startswith("ok") for edition in ("v1", "v2")):
            yield CORPUS / "dojops" / one["file"]
    expected = dict(_answers("dojops/invalid/EXPECTED.json"))
    for name, answers in expected.items():
        if isinstance(answers, dict) and answers.get("v2") == "OK":
            yield CORPUS / "dojops" / "invalid" / name


def _other_adls() -> Iterator[Path]:
    for path in (CORPUS / "adl" / "dialects").glob("*"):
        if "schema" not in path.name:
            yield path


_TAKEN = {
    "agentcli": _agentcli,
    "aios": _aios,
    "cycod": _cycod,
    "dojops": _dojops,
    "other-adl": _other_adls,
}
