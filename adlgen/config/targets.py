"""Reads the specifications and the targets of a configuration."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path, PurePosixPath

from adlgen.config.model import Config, TargetConfig
from adlgen.config.names import names_of
from adlgen.config.overlays import overlays_of
from adlgen.config.types import moved, moved_key, types_of
from adlgen.diagnostics.codes import config as codes
from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Log
from adlgen.diagnostics.spelling import closest
from adlgen.document import node as nodes
from adlgen.document.reader import Fields, Found, wrong_type
from adlgen.packs.bundled import bundled_packs
from adlgen.packs.load import pack_named
from adlgen.packs.request import SpecFile, ToolFilter
from adlgen.plan.language import NOTHING
from adlgen.plugins import names


def specs_of(fields: Fields) -> tuple[SpecFile, ...]:
    """Return the specifications: paths, or mappings with a path and a format."""
    found = []
    for number, item in enumerate(fields.items("specs") or (), 1):
        what = f"item {number} of 'specs' of {fields.where}"
        if isinstance(item, nodes.Mapping):
            inner = Fields(item, what, fields.log)
            path = inner.text("path", required=True, filled=True)
            dialect = inner.text("dialect", choices=names("dialects", all_=True))
            inner.close()
            if path is not None:
                found.append((path, None if dialect is None else dialect.value))
        elif isinstance(item, nodes.Scalar) and isinstance(item.value, str):
            found.append((Found(item.value, item.span), None))
        else:
            wrong_type(item, what, "a path or a mapping", fields.log)
    return tuple(
        SpecFile(path.value, dialect, path.span)
        for path, dialect in found
        if _is_portable(path, fields.log)
    )


def patterns(fields: Fields, key: str) -> tuple[str, ...]:
    """Return patterns of paths."""
    found = fields.texts(key) or ()
    return tuple(text.value for text in found if _is_portable(text, fields.log))


def _are_portable(paths: Sequence[Found[str]], log: Log) -> bool:
    """Report each path that is not portable."""
    found = [_is_portable(path, log) for path in paths]
    return all(found)


def _is_portable(path: Found[str], log: Log) -> bool:
    reason = None
    if not path.value:
        reason = "is empty"
    elif path.value.startswith(("/", "~")) or "\\" in path.value or ":" in path.value[:3]:
        reason = "is not relative to the configuration"
    elif "$" in path.value or not path.value.isprintable():
        reason = "has a variable or a control character"
    if reason is not None:
        message = f"the path '{path.value}' {reason}"
        log.add(codes.BAD_CONFIG_PATH, message, path.span, "write it relative, with '/'")
    return reason is None


def targets_of(fields: Fields, config: Config) -> tuple[TargetConfig, ...]:
    """Return the targets of a configuration; report equal names and outputs that contain each other."""
    found = []
    # A configuration without specs may have limits and severities only.
    for number, item in enumerate(fields.items("targets", required=bool(config.specs)) or (), 1):
        if not isinstance(item, nodes.Mapping):
            wrong_type(item, f"target {number}", "a mapping", fields.log)
            continue
        target = _target(Fields(item, f"target {number}", fields.log), config)
        if target is not None:
            found.append(target)
    _check_names(found, fields.log)
    _check_outputs(found, config.folder, fields.log)
    return tuple(found)


def _target(fields: Fields, config: Config) -> TargetConfig | None:
    folder = fields.text("pack", filled=True)
    lang = fields.text("lang", filled=True, required=folder is None)
    name = fields.text("name", filled=True)
    out = fields.text("out", required=True, filled=True)
    templates = fields.text("templates", filled=True)
    scaffold = fields.flag("scaffold")
    options = _options(fields)
    only = _only(fields.fields("only"))
    types = types_of(fields)
    own = specs_of(fields)
    specs, names = own or config.specs, names_of(fields) or ({} if own else config.names)
    overlays = overlays_of(fields) or ({} if own else config.overlays)
    fields.close()
    pack = _pack(fields, lang, folder)
    paths = [path for path in (out, folder, templates) if path is not None]
    if not specs:
        fields.missing("specs", "list them for all targets, or for this one")
    if pack is None or out is None or not _are_portable(paths, fields.log):
        return None
    return TargetConfig(
        name=name.value if name is not None else PurePosixPath(pack).name,
        pack=pack,
        is_folder=folder is not None,
        out=out.value,
        span=out.span,
        templates=None if templates is None else templates.value,
        options=options,
        only=only,
        specs=specs,
        names=names,
        overlays=overlays,
        types=types,
        scaffold=None if scaffold is None else scaffold.value,
    )


def _pack(fields: Fields, lang: Found[str] | None, folder: Found[str] | None) -> str | None:
    if lang is not None and folder is not None:
        hint = "'lang' names a pack of adlgen, 'pack' is the folder of another one"
        message = f"{fields.where} must set only one of 'lang' and 'pack'"
        fields.problem(codes.BAD_CONFIG, message, hint=hint)
        return None
    if folder is not None:
        return folder.value
    if lang is None:
        return None
    name = pack_named(lang.value)
    if name is None:
        near = closest(lang.value, bundled_packs())
        known = ", ".join(bundled_packs())
        hint = f"did you mean '{near}'?" if near else f"available targets: {known}"
        fields.log.add(codes.BAD_CONFIG, f"unknown target '{lang.value}'", lang.span, hint)
    return name


def _options(fields: Fields) -> Mapping[str, str]:
    inner = fields.fields("options")
    options = {}
    for entry in inner.mapping if inner is not None else ():
        value = entry.value.value if isinstance(entry.value, nodes.Scalar) else None
        if isinstance(value, bool):
            options[entry.key] = "true" if value else "false"
        elif isinstance(value, str | int | float):
            options[entry.key] = str(value)
        elif isinstance(entry.value, nodes.Sequence):
            texts = inner.texts(entry.key) or () if inner is not None else ()
            options[entry.key] = ",".join(text.value for text in texts) or NOTHING
        else:
            what = f"the option '{entry.key}' of {fields.where}"
            wrong_type(entry.value, what, "a string, a number, a boolean or a list", fields.log)
    return options


def _only(fields: Fields | None) -> ToolFilter:
    if fields is None:
        return ToolFilter()
    tags, ids = fields.texts("tags") or (), fields.texts("ids") or ()
    fields.close()
    return ToolFilter(tuple(t.value for t in tags), tuple(i.value for i in ids))


def _check_names(found: Sequence[TargetConfig], log: Log) -> None:
    known: dict[str, TargetConfig] = {}
    for target in found:
        first = known.setdefault(target.name, target)
        if first is not target:
            message = f"duplicate target '{target.name}', first used on line {first.span.line}"
            log.add(codes.BAD_CONFIG, message, target.span, "set 'name'")


def _check_outputs(found: Sequence[TargetConfig], folder: Path, log: Log) -> None:
    """Report outputs outside the folder of the configuration, and those that contain each other."""
    base = folder.resolve()
    reals = [(base / target.out).resolve() for target in found]
    for target, real in zip(found, reals, strict=True):
        if not real.is_relative_to(base):
            message = f"the output '{target.out}' is outside the folder of the configuration"
            log.add(codes.BAD_CONFIG_PATH, message, target.span)
    for second, first in _pairs(len(found)):
        one, other = reals[first], reals[second]
        if one.is_relative_to(other) or other.is_relative_to(one):
            message = f"the outputs of '{found[first].name}' and '{found[second].name}' contain each other"
            log.add(codes.BAD_CONFIG_PATH, message, found[second].span, "use separate folders")


def _pairs(count: int) -> Iterator[tuple[int, int]]:
    yield from ((second, first) for second in range(count) for first in range(second))


def with_paths(target: TargetConfig, folder: Path) -> TargetConfig:
    """Return a target whose paths are relative to the current folder."""
    specs = tuple(replace(spec, path=moved(spec.path, folder)) for spec in target.specs)
    types = {moved_key(key, folder): entry for key, entry in target.types.items()}
    overlays = {moved(path, folder): one for path, one in target.overlays.items()}
    return replace(
        target,
        types=types,
        overlays=overlays,
        out=moved(target.out, folder),
        specs=specs,
        pack=moved(target.pack, folder) if target.is_folder else target.pack,
        templates=None if target.templates is None else moved(target.templates, folder),
    )
