"""``adlgen lint --fix``: repairs of texts, in every style in which they can be written."""

from __future__ import annotations

from pathlib import Path

import pytest

from adlgen.cli import main

HEAD = """\
# the tools of the shop
tools:
- name: find
"""


AGENT = """\
apiVersion: adl.inference-gateway.com/v1
kind: Agent
metadata: {name: shop, description: A shop., version: 1.4.0}
spec:
  capabilities: {streaming: false, pushNotifications: false, stateTransitionHistory: false}
  server: {port: 8080}
  language: {go: {module: example.com/shop}}
  tools:
    - id: order
      name: order
      description: Place an order.
      tags: [orders]
      schema:
        type: object
        properties:
          delay: {type: integer, description: How long to wait, x-adlgen: {lint: {unit-missing: the unit of the account}}}
          timeout: {type: integer, description: How long to rest, x-adlgen: {lint: {unit-mising: why}}}
          from: {type: string, description: The start, x-adlgen: {lint: {enum-in-prose: not needed}}}
          when: {type: string, description: The time, x-adlgen: {wrong: 1}}
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def fix(folder: Path, text: str, *arguments: str, name: str = "tools.yaml") -> str:
    """Return a file after a run; a second run changes nothing."""
    path = folder / name
    path.write_bytes(text.encode())
    main(["lint", name, "--fix", *arguments])
    fixed = path.read_bytes()
    main(["lint", name, "--fix", *arguments])
    assert path.read_bytes() == fixed
    return fixed.decode()


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("Finds\u200b orders.   # plain", "Finds orders.   # plain"),
        ("'Finds\u200b the shop''s orders. '", "'Finds the shop''s orders.'"),
        ('"Finds\u200b \\u2060or\\U0000200bders.\\n\\t"', '"Finds orders."'),
        ('"  Finds \\\n    orders\\u00ad.  " # text', '"Finds \\\n    orders." # text'),
        ("|\n    Finds\u200b\n    orders.", "|\n    Finds\n    orders."),
        (">- # folded\n    Finds\u2063\n\n    orders.", ">- # folded\n    Finds\n\n    orders."),
        ("Finds \U0001f468\u200d\U0001f469.", "Finds \U0001f468\u200d\U0001f469."),
    ],
)
def test_texts_of_yaml(folder: Path, written: str, expected: str) -> None:
    text = HEAD + "  description: {}\n  inputSchema: {{type: object}}  # all\n"
    assert fix(folder, text.format(written)) == text.format(expected)


def test_texts_of_json(folder: Path) -> None:
    text = (
        '\ufeff{"tools": [{"name": "find",\r\n\t"description" : " a\\u200b\\ud83d\\ude00\u200b ",'
        '"inputSchema": {"type": "object"}}]}'
    )
    expected = text.replace(" a\\u200b", "a").replace("\u200b ", "")
    assert fix(folder, text, name="tools.json") == expected


@pytest.mark.parametrize(
    "schema",
    [
        '{type: object, properties: {"a\\u200b": {type: string}}}',
        '{type: object, properties: {a: {const: "x\\u200b"}}}',
        '{type: object, properties: {a: {pattern: "^\\u200b$"}}}',
        '{type: object, properties: {a: {enum: [" x "], default: " x "}}}',
    ],
)
def test_names_and_values_stay(folder: Path, schema: str) -> None:
    text = f"{HEAD}  description: Finds orders.\n  inputSchema: {schema}\n"
    assert fix(folder, text) == text


def test_rules_and_reasons(folder: Path) -> None:
    text = HEAD + '  description: " Finds\\u200b orders."\n  inputSchema: {type: object}\n'
    assert fix(folder, text, "--rule", "untrimmed-text") == text.replace('" F', '"F')
    assert fix(folder, text, "--no-rule", "untrimmed-text") == text.replace("\\u200b", "")
    settings = """\
version: 1
specs: [tools.yaml]
lint:
  rules: {untrimmed-text: off}
  exceptions: [{rule: hidden-text, tool: find, reason: a word joiner of the brand}]
targets: [{lang: go, out: out}]
"""
    (folder / "adlgen.yaml").write_text(settings)
    assert fix(folder, text) == text


def test_a_diff_writes_nothing(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = HEAD + "  description: Finds\u200b orders.\n  inputSchema: {type: object}\n"
    (folder / "tools.yaml").write_text(text, "utf-8")
    assert main(["lint", "tools.yaml", "--diff"]) == 1
    shown = capsys.readouterr().out
    assert "+  description: Finds orders." in shown
    assert "-  description: Finds\\u{200b} orders." in shown
    assert (folder / "tools.yaml").read_text("utf-8") == text
    assert main(["lint", "tools.yaml", "--fix"]) == 0
    assert main(["lint", "tools.yaml", "--diff"]) == 0


def test_all_files_of_a_project_or_none(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    names = ("a.yaml", "b.yaml")
    for name in names:
        text = (
            f'tools:\n- name: {name[0]}_find\n  description: "Finds {name} "\n  inputSchema: {{}}\n'
        )
        (folder / name).write_text(text)
    (folder / "adlgen.yaml").write_text(
        "version: 1\nspecs: [a.yaml, b.yaml]\ntargets: [{lang: go, out: out}]\n"
    )
    before = {name: (folder / name).read_bytes() for name in names}
    (folder / "b.yaml").chmod(0o444)

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", "b.yaml")

    with monkeypatch.context() as patched:
        patched.setattr("adlgen.output.rewritten.publish", refuse)
        assert main(["lint", "--fix"]) == 3
    assert {name: (folder / name).read_bytes() for name in names} == before
    assert main(["lint", "--fix"]) == 0
    assert "2 findings repaired" in capsys.readouterr().err
    assert all(b'e "' not in (folder / name).read_bytes() for name in names)


def test_reasons_in_a_part(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "agent.yaml").write_text(AGENT)
    main(
        [
            "lint",
            "agent.yaml",
            "--rule",
            "unit-missing",
            "--rule",
            "enum-in-prose",
            "--error-format",
            "concise",
        ]
    )
    shown = capsys.readouterr().err
    assert "'delay'" not in shown
    assert "argument 'timeout' has no unit" in shown
    assert "no rule is called 'unit-mising'" in shown
    assert "the reason for 'enum-in-prose' fits no finding" in shown
    assert shown.count("has no meaning in a part") == 1
