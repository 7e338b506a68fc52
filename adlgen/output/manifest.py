"""``.adlgen.json``: the files that adlgen wrote to an output root, and their origin.

It has one line for each file (owner and content hash), sorted, so that branches merge cleanly. In a
manifest with merge conflicts both sides are read, and the next run rewrites it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import cast

from adlgen.diagnostics.datatypes import Struct, field, replace
from adlgen.diagnostics.expressions import expression
from adlgen.diagnostics.hashing import sha256
from adlgen.diagnostics.visible import foreign
from adlgen.document.node import JsonValue
from adlgen.output.tree import Owner, path_problem

MANIFEST = ".adlgen.json"
"""The path of the manifest in its output root."""
VERSION = 1
CATALOGUE = "docs"
"""The pack of a catalogue in its manifest: the name of the command that writes it."""
_SHA256 = expression(r"[0-9a-f]{64}")
_CONFLICT = r"^(<{7}|\|{7}|={7}|>{7})( |$)"


class BadManifestError(Exception):
    """Raised for a manifest that this version cannot read; the message is the reason."""


class Recorded(Struct):
    """One file that adlgen wrote."""

    owner: Owner
    hashes: frozenset[str]
    """The SHA-256 of the written content; after a merge there may be several, any of which may be on disk."""


class Origin(Struct):
    """The inputs from which an output root was generated."""

    generator: str
    """``adlgen`` with its version."""
    pack: str
    options: Mapping[str, str]
    """The options whose values are not the defaults."""
    spec: str
    """The name of the specification in headers of emitted files, without its folders; empty for the package of a runtime."""
    spec_sha256: str
    """The hash of the specifications and of the files that they reference."""
    target: str = ""
    """The name of the target in the configuration of the project; empty without configuration."""
    sources: tuple[str, ...] = ()
    """The paths of the specifications, relative to the output root; empty if the output root or one of them is
    outside the folder of the project."""
    dialect: str = ""
    """The name of the specifications' format, if it was given."""
    pack_folder: str = ""
    """The folder of a pack that does not come with adlgen, relative to the output root. Outside the folder of the
    project it is absolute, and not recorded."""
    plugins: Mapping[str, str] = field(default_factory=dict)
    """The versions and digests of installed plug-ins that were used, by name."""
    defaults: Mapping[str, str] = field(default_factory=dict)
    """The defaults of all options; not recorded."""

    def located_by(self, known: Origin) -> Origin:
        """Return the origin with the recorded paths of another run, which may be outside of the folder of this one."""
        folder = known.pack_folder if known.pack == self.pack else self.pack_folder
        return replace(self, sources=known.sources, pack_folder=folder or self.pack_folder)


_ENCODE = json.JSONEncoder(sort_keys=True).encode


class Manifest(Struct):
    """The content of ``.adlgen.json``."""

    origin: Origin | None = None
    """None if the manifest has no origin."""
    files: Mapping[str, Recorded] = field(default_factory=dict)


def digest(text: bytes) -> str:
    """Return the content hash for a manifest; CR LF is read as LF."""
    return sha256(text.replace(b"\r\n", b"\n")).hexdigest()


def manifest_text(manifest: Manifest) -> str:
    """Return a manifest as sorted JSON with one line for each file."""
    origin = manifest.origin
    if origin is None:
        message = "a manifest needs an origin"
        raise ValueError(message)
    files = {path: f"{entry.owner} {min(entry.hashes)}" for path, entry in manifest.files.items()}
    parts = [
        f'  "files": {_block(files)}',
        f'  "generator": {_line(origin.generator)}',
        f'  "manifest": {VERSION}',
        f'  "options": {_block(origin.options)}',
        f'  "pack": {_line(origin.pack)}',
        f'  "spec": {_block(_spec(origin))}',
    ]
    if origin.pack_folder and not origin.pack_folder.startswith("/"):
        parts.append(f'  "pack_folder": {_line(origin.pack_folder)}')
    parts += [f'  "plugins": {_block(origin.plugins)}'] if origin.plugins else []
    parts += [f'  "target": {_line(origin.target)}'] if origin.target else []
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _spec(origin: Origin) -> dict[str, object]:
    found: dict[str, object] = {"path": origin.spec, "sha256": origin.spec_sha256}
    if origin.dialect:
        found["format"] = origin.dialect
    return found | ({"sources": origin.sources} if origin.sources else {})


def _block(entries: Mapping[str, object]) -> str:
    if not entries:
        return "{}"
    lines = [f"    {_line(key)}: {_line(entries[key])}" for key in sorted(entries)]
    return "{\n" + ",\n".join(lines) + "\n  }"


def _line(value: object) -> str:
    return _ENCODE(value)


def read_manifest(text: str) -> Manifest:
    """Parse a manifest.

    Raises BadManifestError if it is damaged or newer than this adlgen.
    """
    files: dict[str, Recorded] = {}
    origin = None
    for side in _sides(text):
        data = _data(side)
        origin = origin or _origin(data)
        for path, entry in _files(data).items():
            known = files.get(path)
            hashes = entry.hashes | (known.hashes if known else frozenset())
            files[path] = Recorded(entry.owner, hashes)
    return Manifest(origin, files)


def _sides(text: str) -> tuple[str, ...]:
    """Return the text, or both sides if it has conflict markers."""
    ours, theirs, taking = [], [], "both"
    for line in text.splitlines():
        mark = re.match(_CONFLICT, line)
        if mark:
            taking = {"<": "ours", "|": "base", "=": "theirs", ">": "both"}[line[0]]
            continue
        if taking in {"ours", "both"}:
            ours.append(line)
        if taking in {"theirs", "both"}:
            theirs.append(line)
    return ("\n".join(ours),) if ours == theirs else ("\n".join(ours), "\n".join(theirs))


def _data(text: str) -> dict[str, JsonValue]:
    try:
        data = cast("JsonValue", json.loads(text))
    except (ValueError, RecursionError) as error:
        message = f"it is not valid JSON ({foreign(error)})"
        raise BadManifestError(message) from None
    if not isinstance(data, dict) or type(data.get("manifest")) is not int:
        message = "it has no version"
        raise BadManifestError(message)
    if data["manifest"] != VERSION:
        message = f"unsupported version {data['manifest']} (supported: {VERSION})"
        raise BadManifestError(message)
    return data


def _origin(data: dict[str, JsonValue]) -> Origin | None:
    match data:
        case {
            "generator": str() as generator,
            "options": dict() as options,
            "pack": str() as pack,
            "spec": {"path": str() as spec, "sha256": str() as sha256, **more},
        }:
            sources = more.get("sources")
            return Origin(
                generator,
                pack,
                _texts(options),
                spec,
                sha256,
                target=_text(data.get("target")),
                sources=tuple(map(str, sources)) if isinstance(sources, list) else (),
                dialect=_text(more.get("format")),
                pack_folder=_text(data.get("pack_folder")),
                plugins=_texts(data.get("plugins")),
            )
        case _:
            return None


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _texts(value: object) -> dict[str, str]:
    return {str(k): str(v) for k, v in value.items()} if isinstance(value, dict) else {}


def _files(data: dict[str, JsonValue]) -> dict[str, Recorded]:
    files = data.get("files")
    if not isinstance(files, dict):
        message = "it lists no files"
        raise BadManifestError(message)
    return {path: _recorded(path, entry) for path, entry in files.items()}


def _recorded(path: str, entry: JsonValue) -> Recorded:
    if path_problem(path) is not None:
        message = f"it lists '{path}', which adlgen never writes"
        raise BadManifestError(message)
    owner, _, hashed = entry.partition(" ") if isinstance(entry, str) else ("", "", "")
    if owner not in ("adlgen", "user") or not _SHA256.fullmatch(hashed):
        message = f"its entry for '{path}' is damaged"
        raise BadManifestError(message)
    return Recorded(cast("Owner", owner), frozenset({hashed}))
