"""The official JSON Schema test suite, from a pinned release that contains it, and its cases."""

from __future__ import annotations

import contextlib
import hashlib
import json
import subprocess
import sys
import tarfile
import tempfile
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
RELEASE = "jsonschema==4.26.0"
"""A release whose source distribution contains a copy of the suite, so that every clone has the same one."""
DIGEST = "0c26707e2efad8aa1bfc5b7ce170f3fccc2e4918ff85989ba9ffa9facb2be326"
"""SHA-256 of the source distribution."""
CACHE = ROOT / ".cache" / "json-schema-suite"

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
def find() -> Path:
    """Return the folder that contains ``tests`` and ``remotes``; download and unpack it first if needed.

    Raises CalledProcessError if the release cannot be downloaded, ValueError if it is another file.
    """
    archive = CACHE / f"{RELEASE.replace('==', '-')}.tar.gz"
    folder = CACHE / DIGEST
    if not folder.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=CACHE) as made:
            if not archive.exists():
                _download(Path(made)).replace(archive)
            if hashlib.sha256(archive.read_bytes()).hexdigest() != DIGEST:
                message = f"{archive.name} is not the pinned release"
                raise ValueError(message)
            unpacked = Path(made) / "unpacked"
            with tarfile.open(archive) as release:
                release.extractall(unpacked, filter="data")
            with contextlib.suppress(OSError):  # another process may have finished first
                next(unpacked.glob("*/json")).rename(folder)
    return folder


def _download(folder: Path) -> Path:
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
    command += ["--no-binary", ":all:", "--dest", str(folder), RELEASE]
    subprocess.run(command, check=True, timeout=600)
    return next(folder.glob("*.tar.gz"))


def files(folder: str) -> list[str]:
    """Return the files of a draft: the required ones, and the optional ones of :data:`OPTIONAL`."""
    tests = find() / "tests" / folder
    optional = [tests / "optional" / f"{name}.json" for name in OPTIONAL]
    found = [*sorted(tests.glob("*.json")), *(path for path in optional if path.exists())]
    return [path.relative_to(tests).as_posix() for path in found]


def formats(folder: str) -> list[str]:
    """Return the optional files of a draft that ask what each format accepts."""
    tests = find() / "tests" / folder
    found = sorted((tests / "optional" / "format").glob("*.json"))
    return [path.relative_to(tests).as_posix() for path in found]


def groups(folder: str, file: str) -> Iterator[Group]:
    """Yield the groups of a file."""
    for group in json.loads((find() / "tests" / folder / file).read_text("utf-8")):
        cases = tuple(
            Case(case["description"], case["data"], case["valid"]) for case in group["tests"]
        )
        yield Group(file, group["description"], group["schema"], cases)


@cache
def documents() -> Mapping[str, Node]:
    """Return what the schemas of the suite refer to: its remotes and the meta-schemas."""
    remotes = find() / "remotes"
    found = {uri: node_of(resource.contents) for uri, resource in REGISTRY.items()}
    for path in sorted(remotes.rglob("*.json")):
        uri = f"http://localhost:1234/{path.relative_to(remotes).as_posix()}"
        found[uri] = node_of(json.loads(path.read_text("utf-8")))
    return found
