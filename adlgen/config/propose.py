"""A configuration for the outputs that are already in a project."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from adlgen.config.find import FILE
from adlgen.config.model import Config, TargetConfig
from adlgen.diagnostics.codes.config import BAD_CONFIG, NO_SPECS
from adlgen.diagnostics.model import Log, Span
from adlgen.output.manifest import CATALOGUE, MANIFEST, Origin
from adlgen.output.nested import origin_in
from adlgen.packs.request import SpecFile

_SKIPPED = frozenset({"node_modules", "target", "vendor", "dist", "build", "__pycache__"})
_PLAIN = re.compile(r"[A-Za-z_.][\w./+-]*")
_NO_STRINGS = frozenset({"true", "false", "null", "yes", "no", "on", "off", ".inf", ".nan"})


def found_config(folder: Path, log: Log) -> Config:
    """Return a configuration that repeats the runs whose outputs are below a folder.

    Reports outputs whose specification is not recorded, and a folder without any output.
    """
    targets: list[TargetConfig] = []
    for root, origin in _outputs(folder):
        specs = _specs(root, origin, folder)
        out = root.relative_to(folder).as_posix()
        if not specs:
            message = f"the manifest of '{out}' does not record where '{origin.spec}' is"
            hint = f"run `adlgen generate` for it from '{folder.name}' once, or write the target by hand"
            log.add(NO_SPECS, message, Span(f"{out}/{MANIFEST}", 1, 1, 1, 1), hint)
            continue
        names = {target.name for target in targets}
        targets.append(
            TargetConfig(
                name=origin.pack if origin.pack not in names else f"{origin.pack}-{len(names) + 1}",
                pack=_pack(root, origin, folder),
                is_folder=bool(origin.pack_folder),
                out=out,
                span=Span(FILE, 1, 1, 1, 1),
                options=origin.options,
                specs=tuple(SpecFile(path, origin.dialect or None) for path in specs),
            )
        )
    if not targets:
        hint = "generate once with the options that you need, such as `adlgen generate agent.yaml -t go -o DIR`"
        log.add(BAD_CONFIG, "there is no output of adlgen below this folder", None, hint)
    log.stop_if_errors()
    return Config(path=FILE, folder=folder, targets=tuple(targets))


def config_text(config: Config) -> str:
    """Return the text of ``adlgen.yaml``; specifications that all targets share are listed once."""
    shared = config.targets[0].specs
    if any(target.specs != shared for target in config.targets):
        shared = ()
    lines = ["version: 1"]
    lines += [*_spec_lines(shared, "")] if shared else []
    lines.append("targets:")
    for target in config.targets:
        lines.append(f"  - {'pack' if target.is_folder else 'lang'}: {scalar(target.pack)}")
        if target.name != target.pack:
            lines.append(f"    name: {scalar(target.name)}")
        lines.append(f"    out: {scalar(target.out)}")
        lines += [] if shared else [*_spec_lines(target.specs, "    ")]
        lines += [*_option_lines(target.options)]
    return "\n".join(lines) + "\n"


def _outputs(folder: Path) -> Iterator[tuple[Path, Origin]]:
    for name, folders, files in os.walk(folder):
        folders[:] = sorted(n for n in folders if n not in _SKIPPED and not n.startswith("."))
        if MANIFEST not in files:
            continue
        root = Path(name)
        origin = origin_in(root)
        if origin is not None:
            folders.clear()
            if _is_target(origin):
                yield root, origin


def _is_target(origin: Origin) -> bool:
    """Return whether a target writes an output: a catalogue is of no pack, and a runtime package of no specification."""
    return origin.pack != CATALOGUE and bool(origin.spec or origin.sources)


def _specs(root: Path, origin: Origin, folder: Path) -> Sequence[str]:
    """Return the recorded specifications, or the only file with the recorded name, relative to the folder."""
    paths = [Path(os.path.normpath(root / source)) for source in origin.sources]
    if not paths and origin.spec:
        found = [path for path in folder.rglob(origin.spec) if path.is_file()]
        paths = found if len(found) == 1 else []
    if not all(path.exists() and path.is_relative_to(folder) for path in paths):
        return ()
    return [path.relative_to(folder).as_posix() for path in paths]


def _pack(root: Path, origin: Origin, folder: Path) -> str:
    if not origin.pack_folder:
        return origin.pack
    return os.path.relpath(root / origin.pack_folder, folder).replace(os.sep, "/")


def _spec_lines(specs: Sequence[SpecFile], indent: str) -> Iterator[str]:
    if all(spec.dialect is None for spec in specs):
        yield f"{indent}specs: [{', '.join(scalar(spec.path) for spec in specs)}]"
        return
    yield f"{indent}specs:"
    for spec in specs:
        dialect = f", dialect: {spec.dialect}" if spec.dialect else ""
        yield f"{indent}  - {{path: {scalar(spec.path)}{dialect}}}"


def _option_lines(options: Mapping[str, str]) -> Iterator[str]:
    if options:
        yield "    options:"
        yield from (
            f"      {scalar(key)}: {_listed(value)}" for key, value in sorted(options.items())
        )


def _listed(value: str) -> str:
    """Return the value of an option; a list of values becomes a list of YAML."""
    texts = value.split(",")
    return f"[{', '.join(map(scalar, texts))}]" if len(texts) > 1 and all(texts) else scalar(value)


def scalar(value: str) -> str:
    """Return a YAML scalar; text that YAML may read as another type, or as syntax, is quoted."""
    plain = _PLAIN.fullmatch(value) and value.lower() not in _NO_STRINGS
    return value if plain else json.dumps(value)
