"""Specifications with a few tools whose names collide easily, and random edits of one of them."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import yaml

IDS = (
    "order",
    "order_item",
    "orderItem",
    "order_input",
    "create_order",
    "a",
    "a_b",
    "a_input",
    "list_orders",
    "x",
)
PROPERTIES = (
    "item",
    "items",
    "input",
    "status",
    "kind",
    "handler",
    "order",
    "Extra",
    "b",
    "deps",
    "args",
    "id",
)
WORDS = (
    "a",
    "an order",
    "the *kind* of `order`",
    "see https://a.example/",
    "ends with: colon",
    'say "hi"',
    "ä",
    "x" * 130,
)
Tool = dict[str, Any]


class Specification:
    """A specification that is written as ADL or as a list of MCP tools, in JSON or YAML."""

    def __init__(self, rng: random.Random, languages: list[str]) -> None:
        self.rng = rng
        self.languages = languages
        self.is_json = rng.random() < 0.5
        self.is_adl = rng.random() < 0.7 or not self.is_json
        self.indent = rng.choice([None, 1, 2])
        self.suffix = ""
        self.is_crlf = rng.random() < 0.1
        self.is_marked = rng.random() < 0.03
        self.description = "A sample."
        self.services = self.is_adl and rng.random() < 0.4
        self.tools = [self.tool(name) for name in rng.sample(IDS, rng.randrange(2, 7))]
        if self.is_adl and rng.random() < 0.3:
            self.tools.insert(rng.randrange(len(self.tools)), {"id": "read"})

    @property
    def name(self) -> str:
        return "agent.json" if self.is_json else "agent.yaml"

    def tool(self, name: str) -> Tool:
        schema = self.schema(0) | {"type": "object"}
        schema.setdefault("properties", {})
        if not self.is_adl:
            return {"name": name, "description": self.text(), "inputSchema": schema}
        made: Tool = {"id": name, "name": name, "description": self.text(), "tags": ["t"]}
        if self.services and self.rng.random() < 0.5:
            made["inject"] = ["orders"]
        return made | {"schema": schema}

    def text(self) -> str:
        return " ".join(self.rng.choice(WORDS) for _ in range(self.rng.randrange(1, 4)))

    def schema(self, depth: int) -> Tool:
        """Return a random schema; at the root it is an object."""
        kind = "object" if depth == 0 else self.rng.choice(KINDS[: -2 if depth > 2 else None])
        made: Tool = {"description": self.text()} if self.rng.random() < 0.5 else {}
        match kind:
            case "object":
                names = self.rng.sample(PROPERTIES, self.rng.randrange(4))
                made |= {"type": "object", "properties": {n: self.schema(depth + 1) for n in names}}
                made["required"] = names[:1]
            case "array":
                made |= {"type": "array", "items": self.schema(depth + 1)}
            case "enum":
                made["enum"] = self.rng.sample(["a", "b", "item", "Item", "it-em", "order"], 3)
            case "oneOf":
                made["oneOf"] = [{"type": "string"}, {"type": "object", "properties": {"b": {}}}]
            case "ref":
                made = {"$ref": "#"}
            case "default":
                made |= {"type": "string", "default": "x"}
            case "pattern":
                made |= {"type": "string", "pattern": self.rng.choice(["^a+$", "[0-9]{2}"])}
            case _:
                made["type"] = kind
        return made

    def content(self) -> bytes:
        """Return the content of the file."""
        text = (self._json() if self.is_json else self._yaml()) + self.suffix
        text = text.replace("\n", "\r\n") if self.is_crlf else text
        return (("\ufeff" if self.is_marked else "") + text).encode()

    def _document(self) -> Tool:
        if not self.is_adl:
            return {"tools": self.tools}
        capabilities = {
            "streaming": False,
            "pushNotifications": False,
            "stateTransitionHistory": False,
        }
        spec: Tool = {"capabilities": capabilities, "server": {"port": 8080}}
        spec["language"] = {name: LANGUAGES[name] for name in self.languages}
        if self.services:
            orders = {
                "type": "service",
                "interface": "Orders",
                "factory": "NewOrders",
                "description": "o",
            }
            spec["services"] = {"orders": orders}
        facts = {"name": "sample", "description": self.description, "version": "0.1.0"}
        version = "adl.inference-gateway.com/v1"
        spec["tools"] = self.tools
        return {"apiVersion": version, "kind": "Agent", "metadata": facts, "spec": spec}

    def _json(self) -> str:
        tools = [{k: v for k, v in tool.items() if k != "#"} for tool in self.tools]
        document = self._document()
        (document["spec"] if self.is_adl else document)["tools"] = tools
        return json.dumps(document, indent=self.indent, ensure_ascii=False)

    def _yaml(self) -> str:
        document = self._document()
        document["spec"].pop("tools")
        head = yaml.safe_dump(document, sort_keys=False, allow_unicode=True, width=1000)
        return head + "  tools:\n" + "".join(map(_item, self.tools))


def _item(tool: Tool) -> str:
    given = {key: value for key, value in tool.items() if key != "#"}
    text = yaml.safe_dump(given, sort_keys=False, allow_unicode=True, width=60)
    first, *others = text.splitlines()
    lines = [f"  - {first}", *(f"    {line}" if line else "" for line in others)]
    return "\n".join([*lines[:1], *tool.get("#", []), *lines[1:], ""])


KINDS = (
    "string",
    "integer",
    "number",
    "boolean",
    "enum",
    "default",
    "pattern",
    "ref",
    "oneOf",
    "array",
    "object",
)
LANGUAGES = {
    "go": {"module": "example.com/sample", "version": "1.24"},
    "typescript": {"packageName": "sample"},
    "rust": {"packageName": "sample", "version": "1.85", "edition": "2021"},
    "python": {"package": "sample"},
}


# --- edits ---------------------------------------------------------------------------------------


def _schema_of(tool: Tool) -> Tool:
    found = tool.get("schema") or tool.get("inputSchema") or {}
    assert isinstance(found, dict)
    return found


def _objects(schema: Any) -> list[Tool]:
    """Return all schemas of objects in a schema."""
    found = []
    if isinstance(schema, dict):
        found += [schema] if isinstance(schema.get("properties"), dict) else []
        found += [one for value in schema.values() for one in _objects(value)]
    elif isinstance(schema, list):
        found += [one for value in schema for one in _objects(value)]
    return found


def describe(spec: Specification, tool: Tool) -> None:
    """Change a description."""
    place = spec.rng.choice([tool, *_objects(_schema_of(tool))])
    place["description"] = spec.text()


def add_property(spec: Specification, tool: Tool) -> None:
    for found in _objects(_schema_of(tool))[:1]:
        found["properties"][spec.rng.choice(PROPERTIES)] = spec.schema(spec.rng.choice([1, 3]))


def remove_property(spec: Specification, tool: Tool) -> None:
    found = [one for one in _objects(_schema_of(tool)) if one["properties"]]
    if found:
        one = spec.rng.choice(found)
        name = spec.rng.choice([*one["properties"]])
        del one["properties"][name]
        one["required"] = [other for other in one.get("required", []) if other != name]


def rename_property(spec: Specification, tool: Tool) -> None:
    for found in _objects(_schema_of(tool))[-1:]:
        names = {n: spec.rng.choice([n, *PROPERTIES]) for n in found["properties"]}
        found["properties"] = {names[n]: value for n, value in found["properties"].items()}
        found["required"] = []


def constrain(spec: Specification, tool: Tool) -> None:
    """Add a keyword to a property."""
    for found in _objects(_schema_of(tool)):
        for schema in found["properties"].values():
            extra = [("title", "Order Item"), ("deprecated", True), ("$ref", "other.json")]
            if schema.get("type") == "string":
                extra += [
                    ("minLength", 1),
                    ("default", "xx"),
                    ("format", "uuid"),
                    ("examples", ["y"]),
                ] * 2
            key, value = spec.rng.choice(extra)
            schema[key] = value
            return


def rename(spec: Specification, tool: Tool) -> None:
    """Change an id or a name, perhaps to one that another tool has."""
    key = spec.rng.choice([key for key in ("id", "name") if key in tool])
    tool[key] = spec.rng.choice(IDS)


def replace_schema(spec: Specification, tool: Tool) -> None:
    key = "schema" if "schema" in tool else "inputSchema"
    tool[key] = spec.schema(0)


def refer(spec: Specification, tool: Tool) -> None:
    """Refer to another tool, or to a definition."""
    pointers = ["#/spec/tools/0/schema", "#/tools/0/inputSchema", "#/$defs/Order", "order"]
    schema = _schema_of(tool)
    schema["$defs"] = {"Order": {"type": "object", "properties": {"id": {"type": "string"}}}}
    schema.setdefault("properties", {})["referred"] = {"$ref": spec.rng.choice(pointers)}


def give_back(spec: Specification, tool: Tool) -> None:
    """Add an output schema, pins, hints or an injection."""
    choices: list[Tool] = [
        {"outputSchema": spec.schema(0)},
        {"annotations": {"readOnlyHint": spec.rng.random() < 0.5}},
        {"title": spec.text()},
    ]
    if spec.is_adl:
        choices = [{"tags": [spec.rng.choice("tu")]}, {"inject": ["orders"]}]
    tool |= spec.rng.choice(choices)


def comment(spec: Specification, tool: Tool) -> None:
    """Add a comment, or an anchor and an alias, in YAML."""
    lines = [
        "    # more",
        "# less",
        "  # same",
        "",
        "    extra: &here {a: b}",
        "    other: *here",
        "    tag: !x y",
    ]
    tool["#"] = [spec.rng.choice(lines[: spec.rng.choice([4, 4, 4, None])])]


def add_tool(spec: Specification, tool: Tool) -> None:
    del tool
    spec.tools.insert(spec.rng.randrange(len(spec.tools) + 1), spec.tool(spec.rng.choice(IDS)))


def remove_tool(spec: Specification, tool: Tool) -> None:
    if len(spec.tools) > 1:
        spec.tools.remove(tool)


def reorder(spec: Specification, tool: Tool) -> None:
    spec.tools.remove(tool)
    spec.tools.insert(spec.rng.randrange(len(spec.tools) + 1), tool)


def edit_two(spec: Specification, tool: Tool) -> None:
    for one in {id(found): found for found in (tool, spec.rng.choice(spec.tools))}.values():
        describe(spec, one)


def edit_around(spec: Specification, tool: Tool) -> None:
    """Change what is around the tools."""
    del tool
    match spec.rng.randrange(4):
        case 0:
            spec.description = spec.text()
        case 1:
            spec.suffix = spec.rng.choice(["", "\n", "\n\n", " "])
        case 2:
            spec.is_crlf = not spec.is_crlf
        case _:
            spec.is_marked = not spec.is_marked


USUAL = (describe, describe, describe, add_property, remove_property, rename_property, constrain)
EDITS: tuple[Callable[[Specification, Tool], None], ...] = (
    *USUAL,
    *USUAL,
    rename,
    replace_schema,
    refer,
    give_back,
    comment,
    add_tool,
    remove_tool,
    reorder,
    edit_two,
    edit_around,
)
