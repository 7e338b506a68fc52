"""The official JSON Schema test suite: where it is, and how its cases are read."""

from __future__ import annotations

import json
import subprocess
import sys
import tarfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType

from jsonschema_specifications import REGISTRY  # type: ignore[import-untyped]

from adlgen.document.node import JsonValue, Node
from adlgen.schema.dialects import DRAFTS, Dialect
from tests.unit.builders import node_of

ROOT = Path(__file__).parent.parent
SHARED = ROOT.parent / "shared" / "corpus" / "json-schema-suite" / "suite.tar.gz"
CACHE = ROOT / ".cache" / "json-schema-suite"
RELEASE = "jsonschema==4.26.0"
"""A release whose source distribution carries a copy of the suite."""

MISSING = f"no copy of the JSON Schema test suite, and {RELEASE} cannot be downloaded"
FOLDERS: Mapping[str, Dialect] = MappingProxyType(
    {
        "draft2020-12": DRAFTS["https://json-schema.org/draft/2020-12/schema"],
        "draft2019-09": DRAFTS["https://json-schema.org/draft/2019-09/schema"],
        "draft7": DRAFTS["http://json-schema.org/draft-07/schema"],
        "draft6": DRAFTS["http://json-schema.org/draft-06/schema"],
        "draft4": DRAFTS["http://json-schema.org/draft-04/schema"],
    }
)
OPTIONAL = ("ecmascript-regex", "bignum", "float-overflow", "non-bmp-regex")
"""The optional parts that adlgen promises as well."""


@dataclass(frozen=True, slots=True)
class Case:
    """One value, and whether the schema of its group accepts it."""

    description: str
    data: JsonValue
    valid: bool


@dataclass(frozen=True, slots=True)
class Group:
    """One schema with its cases."""

    file: str
    description: str
    schema: JsonValue
    cases: tuple[Case, ...]


@cache
def find() -> Path | None:
    """Return the folder that holds ``tests`` and ``remotes``; None if there is none."""
    if SHARED.exists():
        return _unpacked(SHARED, CACHE / "shared")
    release = CACHE / "release"
    if not any(release.glob("*.tar.gz")):
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
        command += ["--no-binary", ":all:", "--dest", str(release), RELEASE]
        subprocess.run(command, check=False, timeout=300)
    archive = next(release.glob("*.tar.gz"), None)
    if archive is None:
        return None
    return next(_unpacked(archive, release).glob("*/json"), None)


def _unpacked(archive: Path, folder: Path) -> Path:
    mark = folder / ".unpacked"
    if not mark.exists():
        folder.mkdir(parents=True, exist_ok=True)
        with tarfile.open(archive) as tar:
            tar.extractall(folder, filter="data")
        mark.touch()
    return folder


def files(folder: str) -> list[str]:
    """Return the files of a draft: the required ones, and the optional ones of :data:`OPTIONAL`."""
    suite = find()
    if suite is None:
        return []
    tests = suite / "tests" / folder
    optional = [tests / "optional" / f"{name}.json" for name in OPTIONAL]
    found = [*sorted(tests.glob("*.json")), *(path for path in optional if path.exists())]
    return [path.relative_to(tests).as_posix() for path in found]


def formats(folder: str) -> list[str]:
    """Return the optional files of a draft that ask what each format accepts."""
    suite = find()
    tests = (suite or Path()) / "tests" / folder
    found = sorted((tests / "optional" / "format").glob("*.json")) if suite else []
    return [path.relative_to(tests).as_posix() for path in found]


def groups(folder: str, file: str) -> Iterator[Group]:
    """Yield the groups of a file."""
    suite = find()
    assert suite is not None
    for group in json.loads((suite / "tests" / folder / file).read_text("utf-8")):
        cases = tuple(
            Case(case["description"], case["data"], case["valid"]) for case in group["tests"]
        )
        yield Group(file, group["description"], group["schema"], cases)


@cache
def documents() -> Mapping[str, Node]:
    """Return what the schemas of the suite refer to: its remotes and the meta-schemas."""
    suite = find()
    assert suite is not None
    remotes = suite / "remotes"
    found = {uri: node_of(resource.contents) for uri, resource in REGISTRY.items()}
    for path in sorted(remotes.rglob("*.json")):
        uri = f"http://localhost:1234/{path.relative_to(remotes).as_posix()}"
        found[uri] = node_of(json.loads(path.read_text("utf-8")))
    return found
