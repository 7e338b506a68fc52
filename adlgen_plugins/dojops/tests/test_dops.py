"""``.dops`` files: front matter, sections, fields, and the runtime's texts."""

from __future__ import annotations

import pytest

from adlgen.document.node import JsonValue, Source, plain
from adlgen_plugins.dojops.feature.model import Verdict
from adlgen_plugins.dojops.frontend import codes
from adlgen_plugins.dojops.tests.packages import DOPS, DOPS_1, dops, generation, spec_of
from tests.dialects.loading import dialect_of, load_text


def schema_of(text: str) -> JsonValue:
    schema = spec_of(dops(text)).input
    assert schema is not None
    return plain(schema)


def with_fields(fields: str) -> JsonValue:
    return schema_of(DOPS_1.replace("    outputPath: {type: string, required: true}\n", fields))


TEXT: JsonValue = {"type": "string"}


def test_version_one_declares_its_input() -> None:
    fields = (
        "    provider: {type: enum, values: [aws, gcp], required: true}\n"
        "    n: {type: integer, min: 1, default: 3}\n"
        "    s: {type: string}\n"
    )
    assert with_fields(fields) == {
        "type": "object",
        "properties": {
            "provider": {"type": "string", "enum": ["aws", "gcp"]},
            "n": {"type": "integer", "minimum": 1, "default": 3},
            "s": TEXT,
            "existingContent": TEXT,
        },
        "required": ["provider"],
    }


def test_fields_may_have_parts() -> None:
    fields = (
        "    tags: {type: array, items: {type: string, pattern: ^a}, minItems: 1, maxItems: 2}\n"
        "    any: {type: array}\n"
        "    free: {type: object}\n"
        "    word: {type: enum}\n"
        "    size: {type: object, required: true, properties: {w: {type: number, required: true},"
        " h: {type: number, max: 9, description: Height}}}\n"
        "    existingContent: {type: integer, required: true}\n"
    )
    assert with_fields(fields) == {
        "type": "object",
        "properties": {
            "tags": {
                "type": "array",
                "minItems": 1,
                "maxItems": 2,
                "items": {"type": "string", "pattern": "^a"},
            },
            "any": {"type": "array"},
            "free": {"type": "object"},
            "word": TEXT,
            "size": {
                "type": "object",
                "properties": {
                    "w": {"type": "number"},
                    "h": {"description": "Height", "type": "number", "maximum": 9},
                },
                "required": ["w"],
            },
            "existingContent": TEXT,
        },
        "required": ["size"],
    }


def test_version_two_has_one_input() -> None:
    read = dops(DOPS)
    assert read.warnings == []
    assert schema_of(DOPS) == {
        "type": "object",
        "properties": {
            "prompt": {"type": "string", "minLength": 1},
            "existingContent": TEXT,
            "outputPath": TEXT,
        },
        "required": ["prompt"],
    }
    found = generation(read)
    assert found.synthetic_input
    assert spec_of(read).output is None
    assert (found.edition, found.kind) == ("v2", "skill")
    assert found.prompt.system == "Write a chart."
    assert found.prompt.keywords == ("helm", "chart")
    assert found.guidance is not None
    assert found.guidance.practices == ("Be brief.",)


def test_version_one_is_read_with_a_word() -> None:
    read = dops(DOPS_1)
    assert [d.code for d in read.found] == [codes.OLD_DOPS]
    assert not generation(read).synthetic_input
    assert spec_of(read).output is not None


def test_the_output_of_version_one_has_unions_and_bounds() -> None:
    output = (
        "{type: object, properties: {a: {oneOf: [{type: string}, {type: array, minItems: 1}]}}}"
    )
    read = dops(DOPS_1.replace("output: {type: object}", f"output: {output}"))
    schema = spec_of(read).output
    assert schema is not None
    assert plain(schema) == {
        "type": "object",
        "properties": {"a": {"anyOf": [TEXT, {"type": "array", "minItems": 1}]}},
    }


UNSUPPORTED = "Unsupported .dops format. Only v2 is supported. Set 'dops: v2' in frontmatter."


@pytest.mark.parametrize("version", ["v3", "2", "[v2]", "null"])
def test_other_versions_are_refused(version: str) -> None:
    assert dops(DOPS.replace("dops: v2", f"dops: {version}")).errors == [UNSUPPORTED]
    assert dops(DOPS.replace("dops: v2", "x: y")).errors == [UNSUPPORTED]


def test_front_matter_is_fenced() -> None:
    assert dops(DOPS.removeprefix("---\n")).errors == [
        "DOPS file must start with --- frontmatter delimiter"
    ]
    for text in (DOPS.replace("\n---\n", "\n"), DOPS.replace("\n---\n", "\n--- x\n")):
        assert dops(text).errors == ["DOPS file missing closing --- frontmatter delimiter"]
    assert dops("").errors == ["DOPS file must start with --- frontmatter delimiter"]


@pytest.mark.parametrize(
    "text", ["\ufeff" + DOPS, "\n\n  " + DOPS, DOPS.replace("\n---\n", "\n--- \n\n")]
)
def test_space_around_the_parts_is_nothing(text: str) -> None:
    assert dops(text).errors == []
    assert dialect_of(Source("chart.dops", text)) == "dojops"


def test_problems_keep_their_lines() -> None:
    read = dops("\n\n" + DOPS.replace("technology: Helm", "technology: 1"))
    assert read.errors == ["context.technology: Invalid input: expected string, received number"]
    span = read.found[0].span
    assert span is not None
    assert (span.line, span.column) == (7, 15)


PROMPT, KEYWORDS = "Missing required ## Prompt section", "Missing required ## Keywords section"


def test_sections_are_required() -> None:
    assert dops(DOPS.replace("## Prompt", "## Promptly")).errors == [PROMPT]
    assert dops(DOPS.replace("## Prompt", "### Prompt")).errors == [PROMPT]
    assert dops(DOPS.replace("## Keywords", "## Keyword")).errors == [KEYWORDS]
    assert dops(DOPS.replace("Write a chart.", " ")).errors == [PROMPT]
    read = dops(DOPS.replace("\n", "\r\n"))
    assert read.errors == [PROMPT, KEYWORDS]
    assert "line feeds" in str(read.found[0].hint)


def test_the_last_section_of_a_title_counts_in_any_case() -> None:
    text = DOPS.replace(
        "## Keywords", "## PROMPT\n\nAgain.\n\n## Update Prompt\nMore\n\n## Keywords"
    )
    found = generation(dops(text)).prompt
    assert (found.system, found.update) == ("Again.", "More")


def added(line: str, base: str = DOPS) -> list[str]:
    return dops(base.replace("files:", f"{line}\nfiles:")).errors


BAD: list[tuple[str, str]] = [
    ('scope: {write: ["../etc/passwd"]}', "Scope write path contains path traversal: '../etc/passwd'"),
    ("verification: {binary: {command: x, parser: y}}", "Unknown verification parser: 'y'"),
    ("kind: module", 'kind: Invalid option: expected one of "skill"|"tool"'),
    ("risk: {level: low, rationale: r}", 'risk.level: Invalid option: expected one of "LOW"|"MEDIUM"|"HIGH"'),
    ("permissions: {filesystem: project}", 'permissions.filesystem: Invalid option: expected one of "read"|"write"'),
    ("detection: {paths: []}", "detection.paths: Too small: expected array to have >=1 items"),
    ("verification: {binary: {command: x, parser: y, timeout: 0}}", "verification.binary.timeout: Too small: expected number to be >0"),
]  # fmt: skip


@pytest.mark.parametrize(("line", "text"), BAD)
def test_what_the_runtime_refuses(line: str, text: str) -> None:
    assert added(line) == [text]


def test_the_name_starts_with_a_letter() -> None:
    assert dops(DOPS.replace("name: chart", "name: 2chart")).errors == [
        "meta.name: Invalid string: must match pattern /^[a-z][a-z0-9-]*$/"
    ]
    icon = "version: 1.0.0, icon: http://x/y.png"
    assert dops(DOPS.replace("version: 1.0.0", icon)).errors == [
        "meta.icon: Icon URL must use HTTPS"
    ]


def test_files_are_written_as_they_stand() -> None:
    chart = '{path: "{outputPath}/Chart.yaml"}'
    assert dops(DOPS.replace(chart, "{path: main.tf, format: yaml}")).errors == [
        'files.0.format: Invalid input: expected "raw"'
    ]
    assert dops(DOPS.replace(chart, '{path: "../main.tf"}')).errors == []
    assert dops(DOPS.replace(chart, '{path: " "}')).errors == ["File spec has empty path"]


def test_what_version_one_checks_beyond_its_form() -> None:
    assert dops(DOPS_1.replace("{type: object}", "{anyOf: [{type: string}]}")).errors == [
        "Output schema must have a 'type' field"
    ]
    template = DOPS_1.replace("format: yaml", "format: yaml, source: template")
    assert dops(template).errors == [
        "File '{outputPath}/Chart.yaml': template source requires 'content' field"
    ]
    risk = "risk: {level: LOW, rationale: r}\npermissions: {network: required}"
    assert added(risk, DOPS_1) == ["network permission must be 'none' for v1 tools"]


def test_what_the_tool_does_is_kept() -> None:
    lines = """\
detection: {paths: ["*.tf"]}
verification:
  structural: [{path: a.*.b, required: true, message: m, type: array, minItems: 1}]
  binary: {command: terraform init && terraform validate, parser: terraform-json, timeout: 60000}
  severity: {warning: [W1]}
permissions: {child_process: required}
scope: {write: ["**/*.tf"]}
risk: {level: HIGH, rationale: r}
execution: {idempotent: true}
dependencies: [{skill: other}]
files:"""
    found = generation(dops(DOPS.replace("files:", lines)))
    verification = found.verification
    assert verification.verdict is Verdict.RUN
    assert verification.arguments == (("terraform", "init"), ("terraform", "validate"))
    assert (verification.timeout_ms, verification.in_output_folder) == (60_000, True)
    assert verification.rules[0].least_items == 1
    assert verification.severities == {"warning": ("W1",)}
    assert (found.update.enabled, found.update.detect[0].value) == (True, "*.tf")
    assert (found.permissions.filesystem, found.permissions.network) == ("write", "none")
    assert (found.effects.risk, found.effects.scope) == ("HIGH", ("**/*.tf",))
    assert found.dependencies[0].name == "other"


def test_programs_that_are_not_on_the_list_are_refused() -> None:
    line = "verification: {binary: {command: lint ., parser: generic-json}}"
    allowed = f"{line}\npermissions: {{child_process: required}}"
    found = dops(DOPS.replace("files:", f"{allowed}\nfiles:"))
    assert found.warnings == ["Verification command not allowed: lint"]
    assert generation(found).verification.verdict is Verdict.REFUSED


def test_keys_in_paths_are_fields() -> None:
    read = dops(DOPS_1.replace('path: "{outputPath}', 'path: "{outputPth}'))
    assert read.warnings[1:] == ["Unresolved variable in file path: {outputPth}"]


def test_a_file_has_a_size() -> None:
    read = dops(DOPS + "x" * 1_048_576)
    size = len(DOPS) + 1_048_576
    assert read.errors == [
        f"DOPS file exceeds maximum size ({size} bytes > 1048576 bytes): chart.dops"
    ]


def test_front_matter_tells_what_a_text_without_a_name_is() -> None:
    assert dialect_of(Source("<stdin>", DOPS)) == "dojops"
    assert generation(load_text(DOPS, "<stdin>")).edition == "v2"
