"""``tool.yaml``: what its loader takes, and its texts for what it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from adlgen.cli import main
from adlgen.document.node import JsonValue
from adlgen_plugins.dojops.feature.model import Verdict
from adlgen_plugins.dojops.feature.paths import path_problem
from adlgen_plugins.dojops.frontend import codes
from adlgen_plugins.dojops.frontend.paths import DOPS, MANIFEST, PathProblem, fill
from adlgen_plugins.dojops.frontend.verification import BINARIES, LATER_BINARIES, is_allowed
from adlgen_plugins.dojops.frontend.verifying import FORMS
from adlgen_plugins.dojops.tests.packages import generation, raw, spec_of, tool, write
from tests.dialects.loading import load_file, load_text

CHARSET = "name: Tool name must be lowercase alphanumeric with hyphens"
TRAVERSAL = "files.0.path: Path must not contain '..' traversal segments"
REFUSED: list[tuple[str, JsonValue, str]] = [
    ("spec", 2, "spec: Too big: expected number to be <=1"),
    ("spec", 0, "spec: Too small: expected number to be >=1"),
    ("spec", "1", "spec: Invalid input: expected number, received string"),
    ("spec", 1.5, "spec: Invalid input: expected int, received number"),
    ("spec", None, "spec: Invalid input: expected number, received undefined"),
    ("name", "My-Tool", CHARSET),
    ("name", "my_tool", CHARSET),
    ("name", "my tool", CHARSET),
    ("name", "abc\n", CHARSET),
    ("name", "a" * 65, "name: Too big: expected string to have <=64 characters"),
    ("description", "\U0001f600" * 251, "description: Too big: expected string to have <=500 characters"),
    ("version", 1, "version: Invalid input: expected string, received number"),
    ("type", "plugin", 'type: Invalid input: expected "tool"'),
    ("files", [], "files: Too small: expected array to have >=1 items"),
    ("files", None, "files: Invalid input: expected array, received undefined"),
    ("files", [{"path": "foo/../../bar", "serializer": "raw"}], TRAVERSAL),
    ("files", [{"path": "a\\..\\b", "serializer": "raw"}], TRAVERSAL),
    ("files", [{"path": "..", "serializer": "raw"}], TRAVERSAL),
    ("inputSchema", "../../../etc/passwd", "inputSchema: inputSchema path must not contain '..' traversal segments"),
    ("inputSchema", "/etc/passwd", "inputSchema: inputSchema must be a relative path"),
    ("outputSchema", "a/../../b", "outputSchema: outputSchema path must not contain '..' traversal segments"),
    ("tags", ["a", 1], "tags.1: Invalid input: expected string, received number"),
    ("generator", {"strategy": "template", "systemPrompt": "p"}, 'generator.strategy: Invalid input: expected "llm"'),
    ("verification", {"command": ""}, "verification.command: Too small: expected string to have >=1 characters"),
    ("detector", {"path": ["a", "../b"]}, "detector.path.1: Path must not contain '..' traversal segments"),
    ("detector", {"path": []}, "detector.path: Too small: expected array to have >=1 items"),
    ("detector", {"path": 5}, "detector.path: Invalid input"),
    ("permissions", {"filesystem": "all"}, 'permissions.filesystem: Invalid option: expected one of "project"|"global"'),
]  # fmt: skip


@pytest.mark.parametrize(("key", "value", "text"), REFUSED)
def test_what_the_loader_refuses(tmp_path: Path, key: str, value: JsonValue, text: str) -> None:
    assert tool(tmp_path, **{key: value}).errors == [text]


def test_every_issue_is_reported(tmp_path: Path) -> None:
    assert "; ".join(tool(tmp_path, name="", spec=2).errors) == (
        "spec: Too big: expected number to be <=1; "
        f"name: Too small: expected string to have >=1 characters; {CHARSET}"
    )


TAKEN: list[tuple[str, JsonValue]] = [
    ("spec", 1.0),
    ("name", "123"),
    ("name", "--"),
    ("name", "a" * 64),
    ("description", "\U0001f600" * 250),
    ("version", "banana"),
    ("somethingNew", {"a": 1}),
    ("permissions", {}),
    ("tags", []),
]


@pytest.mark.parametrize(("key", "value"), TAKEN)
def test_what_the_loader_takes(tmp_path: Path, key: str, value: JsonValue) -> None:
    read = tool(tmp_path, **{key: value})
    assert spec_of(read).extras["generation"] is not None
    assert read.warnings == []


@pytest.mark.parametrize("path", ["a..b/c...d", "{name}.yaml", "%2e%2e/x"])
def test_only_a_whole_segment_of_dots_climbs(tmp_path: Path, path: str) -> None:
    schema: JsonValue = {
        "type": "object",
        "properties": {"name": {"type": "string"}},
        "required": ["name"],
    }
    read = tool(tmp_path, schema, files=[{"path": path, "serializer": "raw"}])
    assert generation(read).files[0].path.value == path
    assert read.warnings == []


def test_versions_are_quoted_unless_they_have_two_dots(tmp_path: Path) -> None:
    assert raw(tmp_path / "a", '"1.0.0"', "1.0").errors == [
        "version: Invalid input: expected string, received number"
    ]
    assert generation(raw(tmp_path / "b", '"1.0.0"', "1.0.0")).version == "1.0.0"


@pytest.mark.parametrize(("root", "kind"), [("x", "string"), ("[]", "array"), ("null", "null")])
def test_the_root_is_an_object(root: str, kind: str) -> None:
    read = load_text(root, "tool.yaml", "dojops")
    assert read.errors == [f": Invalid input: expected object, received {kind}"]


def test_a_tool_without_its_schema_is_not_loaded(tmp_path: Path) -> None:
    path = write(tmp_path)
    (tmp_path / "input.schema.json").unlink()
    text = "(invalid manifest or missing schema)"
    read = load_file(path, shown="tools/mine/tool.yaml")
    assert read.errors == [f"Failed to load tool from tools/mine {text}"]
    assert load_text(path.read_text("utf-8"), "tool.yaml").errors == [
        f"Failed to load tool from . {text}"
    ]


@pytest.mark.parametrize("content", ["{", "\ufeff{}", '{"a": 1, "a": 2}'])
def test_a_schema_is_json(tmp_path: Path, content: str) -> None:
    path = write(tmp_path)
    (tmp_path / "input.schema.json").write_text(content, "utf-8")
    assert load_file(path).errors[-1].startswith("Failed to load tool from ")


def test_a_schema_stays_in_its_folder(tmp_path: Path) -> None:
    (tmp_path / "secret.json").write_text('{"type": "object"}', "utf-8")
    path = write(tmp_path / "tool")
    (tmp_path / "tool" / "input.schema.json").unlink()
    (tmp_path / "tool" / "input.schema.json").symlink_to(tmp_path / "secret.json")
    read = load_file(path)
    assert [d.code for d in read.found] == [codes.LOAD_FAILED]
    assert "outside the folder" in str(read.found[0].hint)


def test_files_have_a_size(tmp_path: Path) -> None:
    read = tool(tmp_path / "a", description="d" * 70_000)
    assert len(read.errors) == 1
    assert read.errors[0].startswith('[tool-loader] Skipping manifest "tool.yaml": file size 70')
    assert read.errors[0].endswith(" exceeds limit of 65536 bytes")
    large = tool(tmp_path / "b", {"type": "object", "title": "t" * 66_000})
    assert "exceeds limit of 65536 bytes" in str(large.found[0].hint)


@pytest.mark.parametrize("schema", [{"type": "string"}, [], {}, True])
def test_the_input_is_an_object(tmp_path: Path, schema: JsonValue) -> None:
    assert [d.code for d in tool(tmp_path, schema).found] == [codes.ROOT_IS_NO_OBJECT]


def test_an_output_schema_that_is_missing_is_no_output_schema(tmp_path: Path) -> None:
    read = tool(tmp_path / "a", outputSchema="output.schema.json")
    assert spec_of(read).output is None
    assert [d.code for d in read.found] == [codes.NO_OUTPUT_SCHEMA]
    (tmp_path / "a" / "output.schema.json").write_text('{"type": "string"}', "utf-8")
    again = load_file(tmp_path / "a" / "tool.yaml")
    assert again.warnings == []
    assert generation(again).output_as_written == {"type": "string"}


def test_what_only_the_loader_takes_is_a_deviation(tmp_path: Path) -> None:
    read = tool(tmp_path / "a", outputSchema="")
    assert read.warnings == ["outputSchema: Too small: expected string to have >=1 characters"]
    assert read.found[0].code.deviation
    several = tool(tmp_path / "b", detector={"path": ["a", "b"]})
    assert [text.value for text in generation(several).update.detect] == ["a", "b"]
    assert [d.code for d in several.found] == [codes.BEYOND_SPECIFICATION]


def test_the_prompt_for_the_user_is_kept(tmp_path: Path) -> None:
    generator: JsonValue = {
        "strategy": "llm",
        "systemPrompt": "p",
        "updateMode": True,
        "existingDelimiter": "<<<",
        "userPromptTemplate": "Write {x}.",
    }
    found = generation(tool(tmp_path, generator=generator))
    assert found.prompt.user == "Write {x}."
    assert (found.update.enabled, found.update.delimiter) == (True, "<<<")


def test_the_digest_covers_the_manifest_alone(tmp_path: Path) -> None:
    one = generation(tool(tmp_path))
    other = generation(tool(tmp_path, {"type": "object"}))
    assert one.digest == other.digest
    assert one.schema_digest != other.schema_digest
    path = tmp_path / "tool.yaml"
    path.write_bytes(path.read_bytes() + b"\n# a comment\n")
    assert generation(load_file(path)).digest != one.digest


def test_the_digest_covers_every_byte(tmp_path: Path) -> None:
    import hashlib

    path = write(tmp_path)
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b", ", b",\r\n "))
    assert generation(load_file(path)).digest == hashlib.sha256(path.read_bytes()).hexdigest()


BLOCK = """\
spec: 1
name: my-tool
version: 1.0.0
type: tool
description: d
inputSchema: input.schema.json
files: [{path: o.yaml, serializer: yaml}]
generator:
  strategy: llm
  systemPrompt: |
    p
"""


def test_the_digest_of_the_prompt_covers_its_text_and_not_its_style(tmp_path: Path) -> None:
    quoted = generation(raw(tmp_path / "a", '"systemPrompt": "p"', '"systemPrompt": "p\\n"'))
    path = write(tmp_path / "b")
    path.write_text(BLOCK, "utf-8")
    other = generation(load_file(path))
    assert other.prompt == quoted.prompt
    assert other.digest != quoted.digest


def test_a_prompt_may_hold_anything(tmp_path: Path) -> None:
    prompt = '`${x}` """ \\ */ {{ y }}'
    found = generation(tool(tmp_path, generator={"strategy": "llm", "systemPrompt": prompt}))
    assert found.prompt.system == prompt


COMMANDS = {
    "terraform": True,
    "terraform\tvalidate": True,
    "  terraform validate": True,
    "terraformx validate": False,
    "my-tool validate": False,
}


@pytest.mark.parametrize("command", COMMANDS)
def test_a_verification_is_by_a_listed_program(tmp_path: Path, command: str) -> None:
    read = tool(
        tmp_path, verification={"command": command}, permissions={"child_process": "required"}
    )
    found = generation(read).verification
    assert is_allowed(command, BINARIES) is COMMANDS[command]
    assert found.verdict is (Verdict.RUN if COMMANDS[command] else Verdict.REFUSED)
    text = (
        f'Verification command "{command}" is not in the allowed binaries whitelist. Allowed: '
        "terraform, kubectl, helm, ansible-lint, docker, hadolint, yamllint, jsonlint, shellcheck, "
        "tflint, kubeval, conftest, checkov, trivy, kube-score, polaris"
    )
    assert found.refusal == ("" if COMMANDS[command] else text)
    assert read.warnings == ([] if COMMANDS[command] else [text])
    assert found.timeout_ms == 30_000


VERIFYING = {
    "docker run -v /:/h x": False,
    "docker compose -f docker-compose.yml config": True,
    "docker compose -f a up config": False,
    "docker -H tcp://a compose config": False,
    "docker build --check .": True,
    "docker build -o /etc --check .": False,
    "kubectl apply --dry-run=client -f {entryFile}": True,
    "kubectl apply -f {entryFile}": False,
    "kubectl apply -f --dry-run=client": False,
    "helm lint .": True,
    "helm template . --post-renderer ./x": False,
    "terraform init -backend=false -input=false": True,
    "terraform apply -auto-approve": False,
    "yamllint -d relaxed x.yaml": True,
    "checkov --external-checks-dir ./x": False,
    "conftest test x.yaml": True,
    "conftest pull http://a": False,
}


@pytest.mark.parametrize("command", VERIFYING)
def test_a_program_with_more_uses_runs_only_to_verify(tmp_path: Path, command: str) -> None:
    read = tool(
        tmp_path, verification={"command": command}, permissions={"child_process": "required"}
    )
    found = generation(read).verification
    text = f'Verification command "{command}" may do more than verify files'
    safe = VERIFYING[command]
    assert found.verdict is (Verdict.RUN if safe else Verdict.REFUSED)
    assert read.warnings == ([] if safe else [text])
    assert found.refusal == ("" if safe else text)


def test_an_author_can_have_any_form_of_an_allowed_command_run(tmp_path: Path) -> None:
    keys: dict[str, JsonValue] = {
        "verification": {"command": "docker run x"},
        "permissions": {"child_process": "required"},
        "x-adlgen": {"guard": False},
    }
    read = tool(tmp_path, {"type": "object"}, **keys)
    assert generation(read).verification.verdict is Verdict.RUN
    assert [d.code for d in read.found] == [codes.NOT_GUARDED]


def test_every_limited_program_is_allowed() -> None:
    assert set(FORMS) < set(LATER_BINARIES)


@pytest.mark.parametrize(
    ("path", "allowed"),
    [
        (".git/config", False),
        ("{name}/.GIT/hooks/x", False),
        (".dojops/policy.yaml", False),
        ("git~1/config", False),
        ("con.txt", False),
        ("a:b", False),
        ("a\u200b", False),
        (".. /x", False),
        (".github/workflows/{name}.yml", True),
        ("{name}.yaml", True),
    ],
)
def test_templates_of_protected_and_invalid_paths_are_reported(
    tmp_path: Path, path: str, *, allowed: bool
) -> None:
    schema: JsonValue = {
        "type": "object",
        "properties": {"name": {"type": "string"}},
        "required": ["name"],
    }
    read = tool(tmp_path, schema, files=[{"path": path, "serializer": "raw"}])
    assert [d.code for d in read.found] == ([] if allowed else [codes.PATH_REFUSED])


def test_names_of_code_are_refused_only_in_values() -> None:
    assert path_problem(".github/{x}", ".github/a") is None
    problem = 'Write to ".github/a" blocked: ".github" is protected'
    assert path_problem("{x}/a", ".github/a") == problem
    assert path_problem("*.tf", "*.tf", pattern=True) is None
    assert path_problem("*.tf", "*.tf") == 'Invalid file path: "*.tf"'
    assert path_problem("{x}", "\ud800") == 'Invalid file path: "\ud800"'
    assert path_problem("{x}", "a" * 256) == f'Invalid file path: "{"a" * 100}\u2026"'


def test_without_permission_a_verification_never_runs(tmp_path: Path) -> None:
    read = tool(tmp_path, verification={"command": "rm -rf /"})
    assert generation(read).verification.verdict is Verdict.SKIPPED
    assert {d.code for d in read.found} == {codes.NEVER_VERIFIED, codes.VERIFICATION_REFUSED}
    assert generation(tool(tmp_path)).verification.verdict is Verdict.ABSENT


def test_the_lists_of_programs() -> None:
    assert (len(BINARIES), len(LATER_BINARIES)) == (16, 33)
    assert set(BINARIES) < set(LATER_BINARIES)


def test_paths_are_filled_in_one_pass_and_stay_inside() -> None:
    assert fill("{a}/x", {"a": "b"}) == "b/x"
    problems = {
        ("{dir}/x.yaml", "../.."): ('Path traversal detected in resolved file path "../../x.yaml"'),
        ("{dir}/x.yaml", "/etc"): ('Template substitution produced an absolute path "/etc/x.yaml"'),
        ("{dir}", "{b}"): 'Unresolved template variable {b} in file path "{dir}"',
    }
    for (template, value), text in problems.items():
        with pytest.raises(PathProblem) as error:
            fill(template, {"dir": value, "b": "x"})
        assert str(error.value) == text
    with pytest.raises(PathProblem) as number:
        fill("{n}", {"n": 1}, MANIFEST)
    assert str(number.value) == 'Unresolved template variable {n} in file path "{n}"'


def test_the_other_format_has_other_words_and_takes_absolute_values() -> None:
    assert fill("{dir}/x", {"dir": "/etc"}, DOPS) == "/etc/x"
    texts = {
        "/etc/{a}": "Template contains an absolute path: /etc/b",
        "../{a}": "Path traversal detected in file path: ../b",
        "{c}": "Unresolved variable in file path: {c}",
    }
    for template, text in texts.items():
        with pytest.raises(PathProblem) as error:
            fill(template, {"a": "b"}, DOPS)
        assert str(error.value) == text


PROPERTIES: JsonValue = {
    "given": {"type": "string"},
    "kind": {"enum": ["a", "b"]},
    "count": {"type": "integer"},
    "region": {"type": "string", "default": "eu"},
    "maybe": {"type": "string"},
}
PATHS = {
    "{given}/{kind}": None,
    "{count}": "only strings are substituted in paths, and 'count' is of type integer",
    "{region}": "defaults are not substituted in paths: list 'region' in required, without a default",
    "{maybe}": "'maybe' is optional: list it in required",
    "{givn}": "did you mean 'given'?",
    "{other}": "the input has no property 'other'",
}


@pytest.mark.parametrize("path", PATHS)
def test_templates_are_checked_against_the_input(tmp_path: Path, path: str) -> None:
    schema: JsonValue = {
        "type": "object",
        "properties": PROPERTIES,
        "required": ["given", "kind", "count"],
    }
    read = tool(tmp_path, schema, files=[{"path": path, "serializer": "raw"}])
    assert read.errors == []
    expected = f'Unresolved template variable {path} in file path "{path}"'
    assert [(d.message, d.hint) for d in read.found] == (
        [(expected, PATHS[path])] if PATHS[path] else []
    )


@pytest.mark.parametrize(
    ("path", "fails"), [("{count}", True), ("{nothing}", True), ("{free}", False)]
)
def test_a_template_that_no_input_completes_is_an_error_in_strict_mode(
    tmp_path: Path, path: str, fails: bool
) -> None:
    properties: JsonValue = {"count": {"type": "integer"}, "free": {"type": "string"}}
    schema: JsonValue = {"type": "object", "properties": properties}
    manifest = write(tmp_path, schema, files=[{"path": path, "serializer": "raw"}])
    assert main(["validate", str(manifest)]) == 0
    assert (main(["validate", "--strict", str(manifest)]) != 0) is fails


def test_an_absolute_template_fails_every_run(tmp_path: Path) -> None:
    read = tool(tmp_path, files=[{"path": "/etc/passwd", "serializer": "raw"}])
    assert read.warnings == ['Template substitution produced an absolute path "/etc/passwd"']


def test_an_old_file_name_is_read_with_a_word(tmp_path: Path) -> None:
    path = write(tmp_path)
    read = load_file(path.rename(tmp_path / "plugin.yaml"))
    assert [d.code for d in read.found] == [codes.OLD_FILE_NAME]
