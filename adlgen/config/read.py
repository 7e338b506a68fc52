"""Reads a configuration and reports all of its problems."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

from adlgen import __version__
from adlgen.config import targets
from adlgen.config.breaking import breaking_of
from adlgen.config.model import Config
from adlgen.config.names import names_of
from adlgen.config.overlays import overlays_of
from adlgen.config.toml import read_toml
from adlgen.config.versions import fulfills
from adlgen.diagnostics.codes import config as codes
from adlgen.diagnostics.datatypes import fields_of, replace
from adlgen.diagnostics.model import Log, Severities
from adlgen.diagnostics.spelling import closest
from adlgen.document import read_document
from adlgen.document.limits import DEFAULT, HIGHEST, Limits
from adlgen.document.node import Mapping, Node, Scalar, Source
from adlgen.document.reader import ROOT, Fields, Found, kind_of
from adlgen.linting.settings import LintSettings
from adlgen.plugins import plugins, problems

VERSION = 1
_T = TypeVar("_T")
_CODE = re.compile(r"ADL\d{4}")
_WARNINGS = "warnings"


def read_config(source: Source, log: Log, *, any_version: bool = False) -> Config | None:
    """Return a configuration, after an error with what could be read; all errors are those of a configuration.

    None: nothing could be read, or it is for another version of adlgen, unless ``any_version``.
    """
    own = log.empty()
    root: Node | None
    if source.path.endswith(".toml"):
        root = read_toml(source, own)
    else:
        root = read_document(source, own).root
    config = None
    if isinstance(root, Mapping):
        fields = Fields(root, ROOT, own)
        _check_version(fields, any_version=any_version)
        config = _config(source, fields)
    elif not own.has_errors:
        message = (
            f"a configuration must be a mapping, not {'empty' if root is None else kind_of(root)}"
        )
        own.add(codes.BAD_CONFIG, message, None if root is None else root.span)
    for found in own.diagnostics:
        known = found.code.id.startswith("ADL052")
        log.diagnostics.append(found if known else replace(found, code=codes.BAD_CONFIG))
    is_foreign = any(found.code is codes.CONFIG_VERSION for found in own.diagnostics)
    return None if is_foreign else config


def _config(source: Source, fields: Fields) -> Config:
    folder = Path(source.path).parent
    config = Config(
        path=source.path,
        folder=folder,
        name=_value(fields.text("name", filled=True), ""),
        specs=targets.specs_of(fields),
        exclude=targets.patterns(fields, "exclude"),
        plugins=_plugins(fields),
        names=names_of(fields),
        overlays=overlays_of(fields),
        lenient=_is_set(fields, "lenient"),
        strict=_is_set(fields, "strict"),
        format=_is_set(fields, "format"),
        severities=_severities(fields.fields("diagnostics")),
        limits=_limits(fields.fields("limits")),
        breaking=breaking_of(fields.fields("breaking")),
        lint=_lint(fields.fields("lint")),
        fail_message=_fail_message(fields.fields("check")),
    )
    config = replace(config, targets=targets.targets_of(fields, config))
    fields.close()
    return replace(config, origins=dict(_origins(fields.mapping, "")))


def _value(found: Found[_T] | None, default: _T) -> _T:
    return default if found is None else found.value


def _is_set(fields: Fields, key: str) -> bool:
    found = fields.flag(key)
    return found is not None and found.value


def _check_version(fields: Fields, *, any_version: bool) -> None:
    node = fields.node("version")
    if node is None:
        fields.missing("version", f"add 'version: {VERSION}'")
    requires = fields.text("requires")
    if isinstance(node, Scalar) and node.value != VERSION:
        message = f"unsupported version {node.value} of the configuration (supported: {VERSION})"
        fields.log.add(codes.CONFIG_VERSION, message, node.span)
    elif node is not None and not isinstance(node, Scalar):
        fields.wrong_type("version", node, "an integer")
    if requires is None:
        return
    try:
        fits = fulfills(__version__, requires.value)
    except ValueError as error:
        fields.log.add(
            codes.BAD_CONFIG, str(error), requires.span, "for example '~=1.2' or '>=1.2,<2'"
        )
        return
    if not (fits or any_version):
        message = f"the configuration requires adlgen {requires.value}, and this is {__version__}"
        hint = "install that version, or run `adlgen update` in a repository of `adlgen init`"
        fields.log.add(codes.CONFIG_VERSION, message, requires.span, hint)


def _plugins(fields: Fields) -> tuple[str, ...]:
    """Return the plug-ins that the project needs; report those that are missing."""
    wanted = fields.texts("plugins") or ()
    if not wanted:
        return ()
    known = {plugin.name for plugin in plugins(all_=True)}
    for text in wanted:
        if text.value not in known:
            near = closest(text.value, known)
            hint = f"did you mean '{near}'?" if near else "install the package that has it"
            message = f"the plug-in '{text.value}' is not installed"
            fields.log.add(codes.MISSING_PLUGIN, message, text.span, "\n".join((hint, *problems())))
    return tuple(text.value for text in wanted)


def _severities(fields: Fields | None) -> Severities:
    if fields is None:
        return Severities()
    allow, deny = (_codes(fields, key) for key in ("allow", "deny"))
    fields.close()
    return Severities(deny - {_WARNINGS}, allow, deny_warnings=_WARNINGS in deny)


def _codes(fields: Fields, key: str) -> frozenset[str]:
    found = fields.texts(key) or ()
    for text in found:
        if not _CODE.fullmatch(text.value) and (text.value, key) != (_WARNINGS, "deny"):
            message = f"'{text.value}' is not the code of a diagnostic"
            fields.log.add(codes.BAD_CONFIG, message, text.span, "for example 'ADL0711'")
    return frozenset(text.value for text in found)


def _limits(fields: Fields | None) -> Limits:
    if fields is None:
        return DEFAULT
    values = {}
    for name in fields_of(DEFAULT):
        node = fields.node(name)
        most = getattr(HIGHEST, name)
        if node is None:
            continue
        value = node.value if isinstance(node, Scalar) else None
        if type(value) is not int:
            fields.wrong_type(name, node, "an integer")
        elif not 1 <= value <= most:
            message = f"'{name}' of limits must be between 1 and {most}"
            fields.log.add(codes.BAD_CONFIG, message, node.span)
        else:
            values[name] = value
    fields.close()
    return replace(DEFAULT, **values)


def _lint(fields: Fields | None) -> LintSettings:
    if fields is None:
        return LintSettings()
    from adlgen.config.lint import lint_of  # all rules

    return lint_of(fields)


def _fail_message(fields: Fields | None) -> str:
    if fields is None:
        return ""
    found = fields.text("fail_message", filled=True)
    fields.close()
    return _value(found, "")


def _origins(node: Node, path: str) -> Iterator[tuple[str, str]]:
    """Yield the path of every scalar in the file, with its place."""
    match node:
        case Mapping():
            for entry in node:
                yield from _origins(entry.value, f"{path}.{entry.key}" if path else entry.key)
        case Scalar():
            yield path, f"{node.span.path}:{node.span.line}"
        case _:
            for number, item in enumerate(node.items):
                yield from _origins(item, f"{path}[{number}]")
