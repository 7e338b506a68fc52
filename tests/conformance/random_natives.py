"""Random specs of native values and shared definitions: the same ones for the same seed."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import NamedTemporaryFile

from adlgen.diagnostics.model import Log
from adlgen.document import read_source
from adlgen.document.node import JsonValue, Source
from adlgen.document.siblings import Folder
from adlgen.schema.canonical import canonicalise
from adlgen.schema.evaluate import accepts
from adlgen.schema.formats import has_format
from adlgen.schema.model import Canonical
from adlgen.testing.calls import Answer, schemas_of
from adlgen.testing.cases import Call
from adlgen.testing.targets import understand_source
from adlgen.testing.values import Maker
from tests.conformance import outputs
from tests.conformance.native_values import DEFAULTS, TEXTS, carried, disagreements, texts_of
from tests.conformance.random_schemas import Keywords, Schemas, spelt, wilder
from tests.unit.builders import node_of

NAMES = ("Money", "two", "Other thing", "Whole")
"""The definitions of a group of tools; the last is a file."""
TOGETHER = 5
"""How many tools refer to the same files."""
_REFERENCES = {name: f"#/$defs/{name.replace(' ', '%20')}" for name in NAMES}
_ALL: tuple[str, ...] = tuple(text for texts in TEXTS.values() for text in texts)
_MOST = 0.85
_INPUT = "input"
"""The start of the ids of tools whose schema is in their input."""
_PLAIN = "plain_"
"""The start of the ids of tools whose schema is only a format."""


class Natives(Schemas):
    """Makes schemas whose strings have formats with native types, and which refer to definitions."""

    def _string(self, depth: int) -> Keywords:
        if not self._chance(_MOST):
            return super()._string(depth)
        made: Keywords = {"format": self._random.choice([*TEXTS])}
        if self._chance(0.6):
            kinds: tuple[JsonValue, ...] = ("string", ["string", "null"])
            made["type"] = self._random.choice(kinds)
        if self._chance(0.1):
            made |= {"contentEncoding": "base64", "contentMediaType": "text/plain"}
        if self._chance(0.05):
            made["writeOnly"] = True
        if self._chance(0.1):
            made["default"] = self._random.choice(DEFAULTS[str(made["format"])])
        return made if self._chance(_MOST) else {**super()._string(depth), **made}

    def schema(self, depth: int) -> JsonValue:
        """Make any schema, often one of a text."""
        return self._string(depth) if self._chance(0.3) else super().schema(depth)

    def _record(self) -> JsonValue:
        properties: Keywords = {name: self.schema(1) for name in ("at", "by", "for", "a")}
        return {"type": "object", "required": ["at"], "properties": properties}

    def _type(self, depth: int) -> Keywords:
        return self._string(depth) if self._chance(0.5) else super()._type(depth)

    def _constant(self, depth: int) -> Keywords:
        if self._chance(0.6):
            return super()._constant(depth)
        name = self._random.choice([*TEXTS])
        return {"format": name, "enum": self._random.sample(TEXTS[name], 2)}

    def _reference(self, depth: int) -> Keywords:
        del depth
        made: Keywords = {"$ref": self._random.choice([*_REFERENCES.values()])}
        return {**made, "description": "Of this place."} if self._chance(0.2) else made

    def group(self) -> tuple[dict[str, JsonValue], list[JsonValue]]:
        """Make definitions, and the schemas of tools that refer to them."""
        while True:
            definitions: dict[str, JsonValue] = {name: self.schema(1) for name in NAMES}
            definitions["Money"] = self._record()
            everything: list[JsonValue] = [{"$ref": one} for one in _REFERENCES.values()]
            if _is_sound({"allOf": everything, "$defs": definitions}):
                break
        roots: list[JsonValue] = []
        while len(roots) < TOGETHER:
            root = self._some(0)
            if self._chance(0.5):
                root = {"properties": {"a": self._reference(0), "b": self._reference(0)}, **root}
            if _is_sound({**root, "$defs": definitions}):
                roots.append(root)
        return definitions, roots


def _is_sound(schema: JsonValue) -> bool:
    log = Log()
    canonicalise(node_of(schema), log)
    return not log.has_errors


class _NativeMaker(Maker):
    """Generates values with texts of formats."""

    def _string(self, schema: Mapping[str, JsonValue]) -> JsonValue:
        texts = TEXTS.get(str(schema.get("format")), _ALL if self._chance(0.3) else ())
        return self._random.choice(texts) if texts else super()._string(schema)


# --- specs ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class NativeBatch:
    """A spec with files of definitions, and calls to its tools."""

    name: str
    source: Source
    calls: tuple[Call, ...]
    verdicts: Mapping[str, Canonical] = field(repr=False)
    """Schemas that decide about formats too, by the id of their tool."""
    schemas: Mapping[str, JsonValue]
    """The schemas as they are embedded."""

    def disagreements(self, call: Call, answers: Mapping[str, Answer]) -> Iterator[str]:
        """Yield what is wrong about the answers of targets to a call."""
        verdict, exactly = self.verdicts[call.tool], call.tool.startswith(_PLAIN)
        secret = '"writeOnly": true' in json.dumps(self.schemas[call.tool])
        return disagreements(
            call, answers, lambda value: accepts(verdict, value), exactly=exactly, secret=secret
        )


def native_batch(
    folder: Path, name: str, seed: int | str, schemas: int, values: int, *, wild: bool = True
) -> NativeBatch:
    """Make a spec, written into a folder, and calls; wild ones hold numbers that are hard to keep."""
    source = _written(folder, name, Natives(seed), schemas)
    agent = understand_source(source, lenient=True)
    calls: list[Call] = []
    verdicts, shown = {}, {}
    for (tool, part), canonical in schemas_of(agent).items():
        if (part == "input") is not tool.startswith(_INPUT):
            continue
        made = [*_values(canonical.json, f"{seed}/{tool}", values, wild=wild)]
        verdicts[tool] = deciding(canonical.json, [json.loads(text) for text in made])
        shown[tool] = canonical.json
        calls += (Call(tool, part, t, accepts(verdicts[tool], json.loads(t))) for t in made)
    return NativeBatch(name, source, tuple(calls), verdicts, shown)


def _written(folder: Path, name: str, maker: Natives, count: int) -> Source:
    """Write the files of a spec: tools that only have a format, and groups that share definitions."""
    folder.mkdir(parents=True, exist_ok=True)
    tools: dict[str, JsonValue] = {
        _PLAIN + name.replace("-", "_"): {"type": "string", "format": name} for name in TEXTS
    }
    tools["secret"] = {
        "type": "array",
        "items": {"type": "string", "format": "uri"},
        "contains": {"writeOnly": True},
    }
    groups = 0
    while len(tools) < count:
        groups += 1
        definitions, roots = maker.group()
        where = _places(groups)
        _replace(
            folder / f"whole{groups}.json", json.dumps(_moved(definitions.pop("Whole"), where))
        )
        document = {"$defs": {key: _moved(one, where) for key, one in definitions.items()}}
        _replace(folder / f"types{groups}.json", json.dumps(document))
        for at, root in enumerate(roots):
            tools[f"{(_INPUT, 'output')[at % 2]}_{groups}_{at}"] = _moved(root, where)
    path = folder / "agent.json"
    inputs = {tool for tool in tools if tool.startswith(_INPUT)}
    _replace(path, outputs.agent(name, tools, inputs).text)
    return Source(path.name, read_source(path).text, Folder.of(path, path.name))


def _replace(path: Path, text: str) -> None:
    """Write a file in one step: other processes of the tests read it at the same time."""
    with NamedTemporaryFile("w", dir=path.parent, delete=False) as made:
        made.write(text)
    Path(made.name).replace(path)


def _places(group: int) -> dict[str, str]:
    """Return where the definitions of a group are, by their references before they were moved."""
    places = {one: f"types{group}.json{one}" for one in _REFERENCES.values()}
    return {**places, _REFERENCES["Whole"]: f"whole{group}.json"}


def _moved(schema: JsonValue, places: Mapping[str, str]) -> JsonValue:
    if isinstance(schema, list):
        return [_moved(item, places) for item in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: places[item] if key == "$ref" and isinstance(item, str) else _moved(item, places)
        for key, item in schema.items()
    }


def _values(schema: JsonValue, seed: str, count: int, *, wild: bool) -> Iterator[str]:
    dice = random.Random(seed)
    for value in _NativeMaker(schema, seed).make(count):
        yield spelt(wilder(value, dice) if wild else value, dice)


def deciding(schema: JsonValue, values: list[JsonValue]) -> Canonical:
    """Return a schema in which formats decide about values: it refuses those of their texts that do not have the format."""
    texts = {text for value in values for text in texts_of(value)}
    texts |= {carried(target, text) for text in texts for target in ("go", "rust")}
    log = Log()
    canonical = canonicalise(node_of(_with_formats(schema, sorted(texts))), log)
    log.stop_if_errors()
    return canonical


def _with_formats(schema: JsonValue, texts: list[str]) -> JsonValue:
    if isinstance(schema, list):
        return [_with_formats(item, texts) for item in schema]
    if not isinstance(schema, dict):
        return schema
    made: dict[str, JsonValue] = {key: _with_formats(one, texts) for key, one in schema.items()}
    name = schema.get("format")
    wrong: list[JsonValue] = [t for t in texts if isinstance(name, str) and not has_format(t, name)]
    if wrong:
        others = made.get("allOf", [])
        assert isinstance(others, list)
        made["allOf"] = [*others, {"not": {"enum": wrong}}]
    return made
