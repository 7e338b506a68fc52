"""What the ADL front end accepts, refuses and reads."""

from __future__ import annotations

import pytest

from adlgen.diagnostics.model import Log
from adlgen.document.node import Mapping, plain
from adlgen.features.builtins.model import builtin_of, settings_of
from adlgen.features.registry import feature
from adlgen.features.wiring.model import (
    ConfigTarget,
    LoggerTarget,
    ServiceTarget,
    injects_of,
    wiring_of,
)
from adlgen.ir.lower import lower
from tests.unit.frontends.manifests import HEAD, TOOL, problems, read, spec_of


def test_a_whole_manifest() -> None:
    spec = spec_of(f"""\
  acronyms: [API, n8n]
  config:
    cache: {{ttl: 300}}
    tools: {{read: {{enabled: true}}}}
  services:
    orders: {{type: repository, interface: Orders, factory: NewOrders, description: d}}
  tools:
    - id: read
    - {TOOL[:-1]}, inject: [logger, orders, orders.reader, config, config.cache.ttl]}}
""")
    assert (spec.name.value, spec.version, spec.acronyms) == ("shop", "1.0.0", ("API", "n8n"))
    assert spec.languages == {"go": {"module": "example.com/shop", "version": "1.24"}}
    read_tool, find = spec.tools
    assert builtin_of(read_tool) == "read"
    assert read_tool.name is not None
    assert read_tool.name.value == "Read"
    assert find.id.span.line == 16
    assert find.input is not None
    assert plain(find.input) == {"type": "object"}
    assert [inject.target for inject in injects_of(find)] == [
        LoggerTarget(),
        ServiceTarget("orders", ()),
        ServiceTarget("orders", ("reader",)),
        ConfigTarget(()),
        ConfigTarget(("cache", "ttl")),
    ]
    assert [section.key.value for section in wiring_of(spec).sections] == ["cache"]
    assert set(settings_of(spec).by_tool) == {"read"}


@pytest.mark.parametrize(
    ("tool", "codes"),
    [
        (TOOL, []),
        ("{id: read}", []),
        ("{id: read, tags: [x], schema: {}, name: '', inject: []}", []),
        ("{id: read, name: x}", ["ADL0111!"]),
        ("{id: read, description: x, schema: {a: 1}, inject: [logger]}", ["ADL0111!"] * 3),
        ("{}", ["ADL0103!"] * 5),
        ("{id: find}", ["ADL0103!"] * 4),
        (TOOL.replace("[t]", "[]"), ["ADL0105!"]),
        (TOOL.replace("{type: object}", "{}"), ["ADL0105!"]),
        (TOOL.replace("name: find", "name: ''"), ["ADL0105!"]),
        (TOOL.replace("description: d", "description: ''"), ["ADL0105!"]),
        (TOOL.replace("id: find", "id: 2fa"), ["ADL0106!"]),
        (TOOL.replace("id: find", 'id: "abc\\n"'), ["ADL0106!"]),
        (TOOL.replace("id: find", 'id: "a\\u0661"'), ["ADL0106!"]),
        (TOOL.replace("id: find", "id: ''"), ["ADL0106!"]),
        (TOOL.replace("tags: [t]", "tags: [1]"), ["ADL0104!"]),
        (TOOL.replace("{type: object}", "{type: string}"), ["ADL0327"]),
        (TOOL.replace("{type: object}", '{type: ["null", array]}'), ["ADL0327"]),
        (TOOL.replace("{type: object}", '{type: ["null", object]}'), []),
        (TOOL.replace("schema: {type: object}", "schema: true"), ["ADL0104!"]),
        (TOOL.replace("}}", "}, output: {}}"), ["ADL0102!"]),
        (TOOL.replace("}}", "}, inject: [a-b]}"), ["ADL0106!"]),
        (TOOL.replace("}}", "}, inject: [nothing]}"), ["ADL0116!"]),
        (TOOL.replace("}}", "}, inject: [config.nothing]}"), ["ADL0116!"]),
        (TOOL.replace("}}", "}, inject: [config.tools.read]}"), ["ADL0118!"]),
        (TOOL.replace("}}", "}, inject: [logger, logger]}"), ["ADL0117"]),
        (TOOL.replace("name: find", "name: Find it"), ["ADL0115"]),
        (TOOL.replace("name: find", "name: bash"), ["ADL0114"]),
        (TOOL.replace("id: find", "id: Read"), ["ADL0114"]),
        (f"{TOOL}\n    - {TOOL}", ["ADL0112!"]),
        (f"{TOOL}\n    - {TOOL.replace('id: find', 'id: get')}", ["ADL0113!"]),
        (f"{TOOL}\n    - {TOOL.replace('find', 'Find')}", ["ADL0126!"]),
        ("null", ["ADL0104!"]),
    ],
    ids=range(33),
)
def test_tools(tool: str, codes: list[str]) -> None:
    assert problems(f"  tools:\n    - {tool}\n") == codes


@pytest.mark.parametrize(
    ("body", "codes"),
    [
        ("  tools: {}\n", ["ADL0104!"]),
        ("  tools: null\n", ["ADL0104!"]),
        ("  services: {a: {type: client}}\n", ["ADL0103!"] * 3),
        ("  services: {a: null}\n", ["ADL0104!"]),
        ("  config: {a: 1, b: null}\n", ["ADL0104!"] * 2),
        ("  config: {tools: true}\n", ["ADL0104!"]),
        ("  config: {tools: {bash: true}}\n", ["ADL0104!", "ADL0124"]),
        ("  config: {tools: {bash: null}}\n  tools: [{id: bash}]\n", []),
        ("  config: {tools: {bash: {enabled: 1}}}\n  tools: [{id: bash}]\n", ["ADL0104!"]),
        ("  config: {tools: {bash: {typo: 1}}}\n  tools: [{id: bash}]\n", ["ADL0102!"]),
        ("  config: {tools: {fetch: {allow_internal: true}}}\n  tools: [{id: fetch}]\n", []),
        ("  config: {tools: {search: 1}}\n", []),
        ("  acronyms: [1]\n", ["ADL0104!"]),
        ("  hooks: {post: make}\n", ["ADL0104!"]),
        ("  agent: {provider: acme}\n", ["ADL0107!"]),
        ("  agent: {mcp: {enabled: true, server: []}}\n", ["ADL0102!"]),
        ("  skills: [{id: a, bare: true}]\n", ["ADL0103!"] * 2),
        ("  agent: {}\n  skills: [{id: a}]\n", ["ADL0125"]),
        ("  examples: [{title: a}]\n", ["ADL0103!"]),
        ("  documentation: {pages: []}\n", ["ADL0105!"]),
        ("  sandbox: {}\n", ["ADL0110!"]),
        ("  ai: {enabled: true}\n", ["ADL0110!"]),
        ("  development: {ai: {codex: {enabled: true}}}\n", ["ADL0110!"]),
        ("  development: {ai: {orchestrators: {codex: {enabled: true}}}}\n", []),
        ("  anything: {of: mine}\n", []),
        ("  tool: []\n", ["ADL0108!"]),
    ],
    ids=range(26),
)
def test_the_rest_of_a_specification(body: str, codes: list[str]) -> None:
    assert problems(body) == codes


@pytest.mark.parametrize(
    ("old", "new", "codes"),
    [
        ("kind: Agent\n", "", ["ADL0103!"]),
        ("kind: Agent", "kind: Deployment", ["ADL0107!"]),
        ("apiVersion: adl.inference-gateway.com/v1\n", "", ["ADL0103!"]),
        ("/v1\n", "/v2\n", ["ADL0107!"]),
        ("name: shop", "name: Shop", ["ADL0106!"]),
        ("1.0.0", "1.0", ["ADL0104!"]),
        ("1.0.0", '"1.0"', ["ADL0106!"]),
        ("port: 8080", "port: 0", ["ADL0123!"]),
        ("port: 8080", "port: '8080'", ["ADL0104!"]),
        ("  server: {port: 8080}\n", "", ["ADL0103!"]),
        ("streaming: false", "streaming: no", ["ADL0104!", "ADL0019"]),
        ("module: example.com/shop", "module: 1", ["ADL0104!"]),
        ('{go: {module: example.com/shop, version: "1.24"}}', "{}", []),
        ('{module: example.com/shop, version: "1.24"}', "null", []),
        ("spec:", "extra: 1\nspec:", []),
    ],
    ids=range(15),
)
def test_the_head_of_a_manifest(old: str, new: str, codes: list[str]) -> None:
    assert old in HEAD
    assert read(HEAD.replace(old, new, 1))[1] == codes


def test_the_extension_is_read_and_stripped() -> None:
    schema = "{type: object, x-adlgen: {output: {type: string}, names: {'': Find, /properties/q: query}}}"
    (tool,) = spec_of(f"  tools: [{TOOL.replace('{type: object}', schema)}]\n").tools
    assert tool.input is not None
    assert plain(tool.input) == {"type": "object"}
    assert isinstance(tool.output, Mapping)
    assert plain(tool.output) == {"type": "string"}
    assert tool.names == {"": "Find", "/properties/q": "query"}


@pytest.mark.parametrize(
    ("extension", "codes"),
    [
        ("1", ["ADL0104!"]),
        ("{output: text}", ["ADL0104!"]),
        ("{outptu: {}}", ["ADL0102!"]),
        ("{names: {q: x}}", ["ADL0128!"]),
        ("{names: {/q: a b}}", ["ADL0128!"]),
        ("{title: 1}", ["ADL0104!"]),
        ("{hints: {read_only: yes}}", ["ADL0019", "ADL0104!"]),
        ("{hints: {readonly: true}}", ["ADL0102!"]),
        ("{strict: 1}", ["ADL0104!"]),
        ("{as: {mcp: 1}}", ["ADL0104!"]),
        ("{title: t, hints: {confirm: true}, strict: true, as: {mcp: {icons: []}}}", []),
    ],
)
def test_a_wrong_extension(extension: str, codes: list[str]) -> None:
    schema = f"{{type: object, x-adlgen: {extension}}}"
    assert problems(f"  tools: [{TOOL.replace('{type: object}', schema)}]\n") == codes


def test_a_name_no_provider_takes_gives_way_to_the_id() -> None:
    spec, _ = read(HEAD + f"  tools: [{TOOL.replace('name: find', 'name: Find!')}]\n")
    assert spec is not None
    (shown,) = lower(spec, Log(), feature).tools
    assert (shown.name, shown.title) == ("find", "Find!")
