"""Settings of a CYCOD tool: limits, security, paths and metadata."""

from __future__ import annotations

from adlgen.diagnostics.model import Label
from adlgen.document.node import Mapping, Scalar
from adlgen.document.reader import wrong_type
from adlgen_plugins.cycod.feature.model import Platform
from adlgen_plugins.cycod.feature.settings import (
    Catalogue,
    Exposure,
    Interaction,
    Paths,
    Release,
    Risk,
    Security,
    Settings,
)
from adlgen_plugins.cycod.frontend import codes
from adlgen_plugins.cycod.frontend.keys import Keys

_RISKS = (Risk.RUN, Risk.WRITE, Risk.READ)
_MAPPED = ("string", "number", "boolean", "array")


def read_settings(tool: Keys, tags: tuple[str, ...]) -> Settings:
    """Return the settings of a tool."""
    resources = tool.keys("resources")
    timeout = _timeout(tool, resources)
    memory, delete = _resources(resources)
    lower = {tag.lower() for tag in tags}
    return Settings(
        timeout=timeout,
        memory=memory,
        delete_temporary_files=delete,
        ignore_errors=tool.flag("ignore-errors", default=False),
        risk=next((risk for risk in _RISKS if risk.value in lower), Risk.UNKNOWN),
        security=_security(tool),
        paths=_paths(tool),
        exposure=_exposure(tool),
        interaction=_interaction(tool),
        catalogue=_catalogue(tool),
    )


def read_supported(tool: Keys) -> tuple[Platform, ...]:
    """Return the platforms of a tool; by default all."""
    node = tool.node("platforms")
    known = {platform.value: platform for platform in Platform}
    found: dict[Platform, None] = {}
    for word in tool.texts("platforms"):
        platform = known.get(word.lower())
        if platform is not None:
            found[platform] = None
        else:
            assert node is not None
            message = f"unknown platform '{word}'"
            span = tool.written.place(node, word)
            hint = f"available platforms: {', '.join(known)}"
            tool.log.add(codes.UNKNOWN_PLATFORM, message, span, hint)
    return tuple(found) or tuple(Platform)


def _timeout(tool: Keys, resources: Keys | None) -> int | None:
    own = tool.whole("timeout")
    other = None if resources is None else resources.whole("timeout")
    if resources is not None and None not in (own, other) and own != other:
        message = f"{tool.where} has two timeouts; {other} ms is used"
        hint = "keep the one of 'resources'"
        labels = (Label(resources.span("timeout"), "this one is used"),)
        tool.log.add(codes.TWO_TIMEOUTS, message, tool.span("timeout"), hint, labels=labels)
    return own if other is None else other


def _resources(keys: Keys | None) -> tuple[str, bool]:
    if keys is None:
        return "", False
    memory, delete = keys.value("max-memory"), False
    for node in keys.rows("cleanup"):
        if isinstance(node, Mapping):
            row = Keys(node, "an item of resources.cleanup", keys.written)
            delete = row.flag("delete-temp-files", default=delete)
            row.node("final-command")
            row.done()
        else:
            wrong_type(node, "an item of resources.cleanup", "a mapping", keys.log)
    keys.done()
    return memory, delete


def _security(tool: Keys) -> Security:
    keys = tool.keys("security")
    if keys is None:
        return Security()
    privileges = ("same-as-user", "reduced", "elevated")
    found = Security(
        keys.choice("execution-privilege", privileges, "same-as-user"),
        keys.choice("isolation", ("none", "process", "container"), "none"),
        keys.texts("required-permissions"),
        keys.value("justification"),
    )
    keys.done()
    return found


def _paths(tool: Keys) -> Paths:
    keys = tool.keys("file-paths")
    if keys is None:
        return Paths()
    keys.node("working-directory")
    cross = keys.keys("cross-platform")
    separators, convert = ("\\", "/"), False
    if cross is not None:
        separators = (cross.value("windows-separator", "\\"), cross.value("unix-separator", "/"))
        convert = cross.flag("auto-convert", default=False)
        cross.done()
    normalize, temporary = keys.flag("normalize", default=False), keys.value("temp-directory")
    keys.done()
    return Paths(normalize, temporary, *separators, convert)


def _exposure(tool: Keys) -> Exposure:
    outer = tool.keys("function-calling")
    keys = None if outer is None else outer.keys("schema-generation")
    if outer is not None:
        outer.done()
    if keys is None:
        return Exposure()
    types: dict[str, str] = {}
    mapping = keys.keys("parameter-mapping")
    for kind in _MAPPED if mapping is not None else ():
        assert mapping is not None
        shown = mapping.value(kind, kind)
        if shown != kind:
            types[kind] = shown
            message = f"'parameter-mapping' shows {kind} parameters as {shown}"
            hint = "types are generated from the declaration; the mapping is kept as a note"
            tool.log.add(codes.NO_EFFECT, message, mapping.span(kind), hint)
    if mapping is not None:
        mapping.done()
    found = Exposure(
        types,
        keys.flag("include-descriptions", default=True),
        keys.flag("include-defaults", default=True),
        keys.flag("example-generation", default=True),
    )
    keys.done()
    return found


def _interaction(tool: Keys) -> Interaction:
    asks = tool.flag("interactive", default=False)
    keys = tool.keys("interactive-options")
    if keys is None:
        return Interaction(asks)
    found = Interaction(asks, keys.whole("timeout"), keys.value("default-response"))
    keys.done()
    return found


def _catalogue(tool: Keys) -> Catalogue:
    metadata = tool.keys("metadata")
    category = subcategory = ""
    keywords: tuple[str, ...] = ()
    if metadata is not None:
        category, subcategory = metadata.value("category"), metadata.value("subcategory")
        keywords = metadata.texts("search-keywords")
        metadata.node("tags")
        metadata.done()
    return Catalogue(
        category,
        subcategory,
        keywords,
        version(tool, "version"),
        version(tool, "min-cycod-version"),
        _history(tool),
    )


def read_tags(tool: Keys) -> tuple[str, ...]:
    """Return the tags of a tool, followed by those of its metadata."""
    metadata = tool.keys("metadata")
    more = () if metadata is None else metadata.texts("tags")
    return tuple(dict.fromkeys((*tool.texts("tags"), *more)))


def version(keys: Keys, key: str) -> str:
    """Return a version as written; warn if it is a number."""
    node, found = keys.node(key), keys.text(key)
    if found is None:
        return ""
    if isinstance(node, Scalar) and not isinstance(node.value, str):
        message = f"'{key}' of {keys.where} is a number; it is read as \"{found.value}\""
        keys.log.add(codes.VERSION, message, found.span, f'write "{found.value}"')
    return found.value


def _history(tool: Keys) -> tuple[Release, ...]:
    found = []
    for node in tool.rows("changelog"):
        if not isinstance(node, Mapping):
            wrong_type(node, "an item of 'changelog'", "a mapping", tool.log)
            continue
        row = Keys(node, "an item of 'changelog'", tool.written)
        found.append(Release(version(row, "version"), "\n".join(row.texts("changes"))))
        row.done()
    return tuple(found)
