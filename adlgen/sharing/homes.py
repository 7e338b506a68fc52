"""The schema documents that refer to definitions: inputs and results of tools, and the types file."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Mapping as Table

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.document.node import Document, Mapping, Node, Scalar, Sequence, at
from adlgen.schema.dialects import LATEST, Dialect, UnknownDialectError, recognise
from adlgen.schema.extension import EXTENSION
from adlgen.schema.keywords import META_DATA, Form
from adlgen.schema.references.uris import decoded, is_relative
from adlgen.spec.model import Spec

DEFINITIONS = ("$defs", "definitions")
_MAPS = frozenset({Form.SCHEMA_MAP, Form.PATTERN_MAP, Form.DEPENDENCIES})
_NAMING = frozenset(
    {"$anchor", "$dynamicAnchor", "$dynamicRef", "$recursiveAnchor", "$recursiveRef"}
)

Path = tuple[str, ...]


class Home(Struct, frozen=False, eq=False):
    """A schema document with its definitions."""

    root: Mapping
    dialect: Dialect
    tool: str = ""
    """The id of its tool; empty for the types file."""
    part: str = ""
    """``input`` or ``output``."""
    definitions: dict[str, Mapping] = field(default_factory=dict)
    """Definitions by their pointer: ``/$defs/Money``; also other schemas to which a pointer refers."""
    pointed: frozenset[int] = frozenset()
    """The schemas outside definitions to which pointers refer, by identity."""
    pinned: frozenset[int] = frozenset()
    """Nodes with a pinned name, by identity; they stay where they are."""


class Target(Struct):
    """What a reference refers to."""

    kind: str
    """``definition``, ``file``, ``root`` or ``elsewhere``."""
    home: Home | None = None
    node: Mapping | None = None
    pointer: str = ""


class Reader(Struct):
    """Reads references of the homes of one specification."""

    types: Home | None
    """The types file, if it exists."""
    name: str
    """The name of the types file in the folder of the specification."""

    def target(self, home: Home, reference: str) -> Target:
        """Return the target of a reference of a schema document."""
        path, _, fragment = reference.partition("#")
        place: Home | None = home
        if path:
            if not is_relative(path) or path.startswith(("/", "../")):
                return Target("elsewhere")
            if decoded(path).removeprefix("./") != self.name or self.types is None:
                return Target("file")
            place = self.types
        pointer = pointer_of(*tokens_of(decoded(fragment)))
        assert place is not None
        node = place.definitions.get(pointer)
        if node is not None:
            return Target("definition", place, node, pointer)
        if path:
            return Target("file")
        return Target("root" if not fragment else "elsewhere")

    def reference_of(self, home: Home, node: Mapping) -> Target | None:
        """Return the target of the reference in a schema, if it has one."""
        text = text_of((unwrapped(node) or node).get("$ref"))
        return None if text is None else self.target(home, text)

    def is_plain(self, home: Home, node: Node) -> bool:
        """Report whether a schema is a reference to a definition, with annotations at most."""
        if not isinstance(node, Mapping):
            return False
        inner = unwrapped(node) or node
        if any(entry.key != "$ref" and entry.key not in META_DATA for entry in inner):
            return False
        target = self.reference_of(home, node)
        return target is not None and target.kind == "definition"


def unwrapped(node: Mapping) -> Mapping | None:
    """Return the reference that is the only part of an ``allOf``, as annotations are written next to one before 2019-09."""
    parts = node.get("allOf")
    if not isinstance(parts, Sequence) or len(parts.items) != 1:
        return None
    inner = parts.items[0]
    is_alone = all(entry.key == "allOf" or entry.key in META_DATA for entry in node)
    is_reference = isinstance(inner, Mapping) and inner.get("$ref") is not None
    return inner if is_alone and is_reference and isinstance(inner, Mapping) else None


def text_of(node: Node | None) -> str | None:
    """Return the value of a string."""
    return node.value if isinstance(node, Scalar) and isinstance(node.value, str) else None


def inside(node: Mapping, dialect: Dialect) -> Iterator[tuple[Path, Node]]:
    """Yield the subschemas of a schema with the steps to them, without definitions."""
    for entry in node:
        form = dialect.subschemas.get(entry.key)
        if form is None or form is Form.DEFINITIONS:
            continue
        match entry.value:
            case Mapping() if form in _MAPS:
                for inner in entry.value:
                    if isinstance(inner.value, Mapping) or form is not Form.DEPENDENCIES:
                        yield (entry.key, inner.key), inner.value
            case Sequence(items=items) if form not in _MAPS:
                for number, item in enumerate(items):
                    yield (entry.key, str(number)), item
            case value if form not in _MAPS:
                yield (entry.key,), value
            case _:
                pass


def below(node: Node, dialect: Dialect) -> Iterator[Mapping]:
    """Yield a schema and its subschemas that are mappings, without definitions."""
    waiting = [node]
    while waiting:
        one = waiting.pop()
        if isinstance(one, Mapping):
            yield one
            waiting += [inner for _, inner in inside(one, dialect)]


def definitions_of(root: Mapping) -> dict[str, Mapping]:
    """Return the definitions of a schema document by their pointers."""
    return {
        pointer_of(keyword, entry.key): entry.value
        for keyword in DEFINITIONS
        if isinstance(found := root.get(keyword), Mapping)
        for entry in found
        if isinstance(entry.value, Mapping)
    }


def _placed(root: Mapping, entries: Table[str, Mapping], dialect: Dialect) -> dict[str, Mapping]:
    """Return the schemas outside definitions to which pointers refer."""
    nodes = [node for body in (root, *entries.values()) for node in below(body, dialect)]
    known = frozenset(map(id, nodes))
    found: dict[str, Mapping] = {}
    for node in nodes:
        text = text_of(node.get("$ref")) or ""
        pointer = decoded(text[1:]) if text.startswith("#/") else ""
        target = at(root, tokens_of(pointer)) if pointer and pointer not in entries else None
        if isinstance(target, Mapping) and id(target) in known and target is not root:
            found.setdefault(pointer_of(*tokens_of(pointer)), target)
    return found


def entry_of(pointer: str) -> str:
    """Return the pointer of the definition that a place is in; empty outside definitions."""
    tokens = tokens_of(pointer)
    return pointer_of(*tokens[:2]) if tokens[:1] and tokens[0] in DEFINITIONS else ""


def is_entry(pointer: str) -> bool:
    """Report whether a pointer is that of a definition, and not of another schema."""
    return entry_of(pointer) == pointer


def pointer_of(*tokens: str) -> str:
    """Return a JSON Pointer."""
    return "".join("/" + token.replace("~", "~0").replace("/", "~1") for token in tokens)


def tokens_of(pointer: str) -> Path:
    """Return the tokens of a JSON Pointer."""
    return tuple(t.replace("~1", "/").replace("~0", "~") for t in pointer.split("/")[1:])


def homes_of(spec: Spec, document: Document) -> list[Home]:
    """Return the inputs and results of tools that are written in the document, in their order."""
    written: dict[object, Mapping] = {}
    waiting: list[Node] = [document.root]
    while waiting:
        node = waiting.pop()
        if isinstance(node, Mapping):
            written.setdefault(node.span, node)
            waiting += [entry.value for entry in node]
        elif isinstance(node, Sequence):
            waiting += node.items
    found: dict[int, Home] = {}
    for tool in spec.tools:
        for part, schema in (("input", tool.input), ("output", tool.output)):
            root = written.get(schema.span) if isinstance(schema, Mapping) else None
            if root is None or not (root is schema or root.get(EXTENSION) is not None):
                continue
            pins = tool.names if part == "input" else {}
            home = home_of(root, tool.id.value, part, pins)
            if home is not None:
                found.setdefault(id(root), home)
    return list(found.values())


def home_of(
    root: Mapping, tool: str = "", part: str = "", pins: Table[str, str] | None = None
) -> Home | None:
    """Return a schema document; None if its dialect is unknown."""
    named = text_of(root.get("$schema"))
    try:
        dialect = LATEST if named is None else recognise(named, {})
    except UnknownDialectError:
        return None
    definitions = definitions_of(root)
    placed = _placed(root, definitions, dialect)
    pinned = {id(node) for pin in pins or {} if (node := at(root, tokens_of(pin))) is not None}
    pointed = frozenset(map(id, placed.values()))
    return Home(root, dialect, tool, part, definitions | placed, pointed, frozenset(pinned))


def repeated(document: Document) -> frozenset[int]:
    """Return the nodes that aliases repeat, by identity."""
    seen: set[int] = set()
    found: set[int] = set()
    waiting: list[Node] = [document.root]
    while waiting:
        node = waiting.pop()
        if id(node) in seen:
            found.add(id(node))
            continue
        seen.add(id(node))
        if isinstance(node, Mapping):
            waiting += [entry.value for entry in node]
        elif isinstance(node, Sequence):
            waiting += node.items
    return frozenset(found)


def is_usable(home: Home, reader: Reader) -> bool:
    """Report whether the parts of a schema document can move: nothing depends on their positions."""
    for body in (home.root, *home.definitions.values()):
        for node in below(body, home.dialect):
            keys = {entry.key for entry in node}
            if keys & _NAMING or text_of(node.get(home.dialect.identifier)) is not None:
                return False
            target = reader.reference_of(home, node)
            if target is not None and target.kind == "elsewhere":
                reference = text_of(node.get("$ref")) or ""
                if reference.startswith("#"):
                    return False
    return True
