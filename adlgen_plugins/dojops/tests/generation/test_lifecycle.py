"""The emitted lifecycle of tools that have a model write files, with a model that is none."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from adlgen.document.node import JsonValue
from adlgen_plugins.dojops.tests.generation.benches import Bench, report
from adlgen_plugins.dojops.tests.generation.programs import COMPOSE
from tests.conformance import suite

INPUT: dict[str, JsonValue] = {"service": "shop", "team": "blue", "replicas": 2, "labels": ["a"]}
ANSWER: dict[str, JsonValue] = {
    "image": "shop:1",
    "ports": [80],
    "environment": {"MODE": "yes"},
}
NOTE: dict[str, JsonValue] = {"prompt": "version 2", "outputPath": "notes"}


# --- what is known ------------------------------------------------------------------------------


def test_hashes_and_prompts_are_those_of_the_manifest(compose: Bench) -> None:
    manifest = suite.CASES[COMPOSE].spec.read_bytes()
    found = compose.do("facts", INPUT)
    assert isinstance(found, dict)
    assert found["digest"] == hashlib.sha256(manifest).hexdigest()
    system = str(found["system"])
    assert '"care": ${NOT_A_VARIABLE}, """, */ and C:\\temp stay' in system
    assert found["prompt"] == hashlib.sha256(system.encode()).hexdigest()


def test_texts_of_the_input_are_put_into_paths(compose: Bench) -> None:
    assert compose.do("plan", INPUT) == [
        ["deploy/shop/service.yaml", "yaml"],
        ["deploy/shop/service.json", "json"],
        ["deploy/shop/main.tf", "hcl"],
    ]


def test_bad_paths_are_refused_in_the_words_of_the_format(compose: Bench) -> None:
    template = "deploy/{service}/service.yaml"
    assert compose.fails("plan", {**INPUT, "service": "{team}"}) == (
        f'Unresolved template variable {{team}} in file path "{template}"'
    )
    assert compose.fails("plan", {**INPUT, "service": "../.."}) == (
        'Path traversal detected in resolved file path "deploy/../../service.yaml"'
    )
    (compose.project / "deploy").mkdir()
    (compose.project / "deploy" / "shop").symlink_to(compose.root / "tool")
    assert compose.fails("execute", INPUT, ANSWER) == "Resolved path escapes base directory"
    assert not list((compose.root / "tool").iterdir())


def test_bad_paths_of_one_file_tools(notes: Bench) -> None:
    assert notes.fails("plan", {**NOTE, "outputPath": "{a}"}) == (
        "Unresolved variable in file path: {a}"
    )
    assert notes.fails("plan", {**NOTE, "outputPath": ".."}) == (
        "Path traversal detected in file path: ../notes.md"
    )
    outside = str(notes.root)
    answer = json.dumps({"notes.md": "a", "index.json": "b"})
    assert notes.fails("execute", {**NOTE, "outputPath": outside}, answer) == (
        "Resolved path escapes base directory"
    )


def test_files_go_to_a_folder_with_the_tools_name_by_default(notes: Bench) -> None:
    found = notes.do("plan", {"prompt": "p"})
    assert isinstance(found, list)
    assert found[0] == ["release-notes/notes.md", "raw"]


# --- runs ---------------------------------------------------------------------------------------


def test_a_run_writes_every_file_and_verifies_in_the_folder_of_the_tool(compose: Bench) -> None:
    compose.install("yamllint", 'echo "$PWD $*" > ran; exit 0')
    done = compose.do("execute", INPUT, ANSWER)
    assert report(done) == {
        "files": [
            "deploy/shop/service.yaml",
            "deploy/shop/service.json",
            "deploy/shop/main.tf",
        ],
        "backups": [],
        "passed": True,
        "findings": [],
    }
    assert isinstance(done, dict)
    assert done["user"] == 'Service shop for blue, 2 times: ["a"]'
    assert compose.read("deploy/shop/service.yaml") == (
        'image: shop:1\nports:\n  - 80\nenvironment:\n  MODE: "yes"\n'
    )
    assert json.loads(compose.read("deploy/shop/service.json")) == ANSWER
    assert compose.read("deploy/shop/main.tf") == (
        'image = "shop:1"\nports = [80]\nenvironment = {\n  MODE = "yes"\n}\n'
    )
    ran = (compose.root / "tool" / "ran").read_text().strip()
    assert ran == f"{(compose.root / 'tool').resolve()} --strict ."


def test_an_answer_of_json_text_is_understood(compose: Bench) -> None:
    compose.install("yamllint", "exit 0")
    compose.do("execute", INPUT, '{"ports": [1.0], "image": "x"}')
    assert compose.read("deploy/shop/service.yaml") == "ports:\n  - 1\nimage: x\n"


def test_an_update_is_told_what_is_there_and_keeps_it(compose: Bench) -> None:
    compose.install("yamllint", "exit 0")
    compose.do("execute", INPUT, ANSWER)
    old = compose.read("deploy/shop/service.yaml")
    done = compose.do("execute", INPUT, {**ANSWER, "image": "shop:2"})
    assert report(done)["backups"] == [
        "deploy/shop/service.yaml.bak",
        "deploy/shop/service.json.bak",
        "deploy/shop/main.tf.bak",
    ]
    assert compose.read("deploy/shop/service.yaml.bak") == old
    assert "shop:2" in compose.read("deploy/shop/service.yaml")
    assert isinstance(done, dict)
    assert str(done["system"]).endswith(f"~~~~\n{old}\n~~~~")


def test_content_to_update_may_be_given(compose: Bench) -> None:
    compose.install("yamllint", "exit 0")
    done = compose.do("execute", {**INPUT, "existingContent": "image: old"}, ANSWER)
    assert report(done)["backups"] == []
    assert isinstance(done, dict)
    assert "~~~~\nimage: old\n~~~~" in str(done["system"])
    assert "old" not in str(done["user"])


def test_a_failed_verification_is_reported_in_the_words_of_the_format(compose: Bench) -> None:
    compose.install("yamllint", "echo broken >&2; exit 3")
    done = compose.do("execute", INPUT, ANSWER)
    message = "Verification command failed: broken\n"
    assert report(done)["passed"] is False
    assert report(done)["findings"] == [{"severity": "error", "message": message}]
    assert compose.fails("serve", INPUT, ANSWER) == f"The verification failed:\n{message}"


def test_a_program_that_is_not_there_fails_the_verification(compose: Bench) -> None:
    assert report(compose.do("execute", INPUT, ANSWER))["findings"] == [
        {"severity": "error", "message": "Verification command failed: yamllint not found"}
    ]


def test_a_handler_returns_the_answer_where_a_schema_describes_one(compose: Bench) -> None:
    compose.install("yamllint", "exit 0")
    compose.do("serve", INPUT, ANSWER)
    assert "The model's response is invalid:" in compose.fails("serve", INPUT, {"ports": []})


# --- free text ----------------------------------------------------------------------------------

TEXTS: dict[str, JsonValue] = {"notes.md": "# Notes\n", "index.json": "{}\n"}


def test_several_files_come_from_one_answer_and_are_verified_beside_them(notes: Bench) -> None:
    notes.install("jsonlint", 'echo "one smell"; echo "$PWD" > ran')
    notes.install("yamllint", 'echo "one smell"; echo fine; exit 0')
    answer = "Here it is:\n```json\n" + json.dumps({"files": TEXTS}) + "\n```"
    done = notes.do("execute", NOTE, answer)
    assert report(done)["files"] == ["notes/notes.md", "notes/index.json"]
    assert report(done)["findings"] == [{"severity": "warning", "message": "one smell"}]
    assert notes.files() == {"notes/notes.md", "notes/index.json", "notes/ran"}
    assert isinstance(done, dict)
    assert done["user"] == "Generate Release notes configuration: version 2"
    assert "One object with the key files.\n\n1. Name every change once." in str(done["system"])


def test_a_structure_that_is_refused_is_not_written(notes: Bench) -> None:
    for answer, message in (
        ('{"files": ["x"]}', "there are no files"),
        ('{"other": "x"}', "there are no files"),
        ('{"files": {"notes.md": 3}}', "a file is no text"),
    ):
        found = report(notes.do("execute", NOTE, answer))
        findings = found["findings"]
        assert isinstance(findings, list)
        assert {"severity": "error", "message": message} in findings
        assert found["passed"] is False
    assert notes.files() == set()


def test_a_missing_file_is_refused(notes: Bench) -> None:
    answer = json.dumps({"files": {"notes.md": "x"}})
    assert notes.fails("execute", NOTE, answer) == (
        "Multi-file output missing required file: {outputPath}/index.json"
    )
    assert notes.fails("execute", NOTE, json.dumps({"files": {**TEXTS, "notes.md": " "}})) == (
        "Empty content for notes/notes.md"
    )
    assert notes.files() == set()


def test_a_missing_program_is_a_warning_for_one_file_tools(notes: Bench) -> None:
    found = report(notes.do("execute", NOTE, json.dumps({"files": TEXTS})))
    assert found["passed"] is True
    assert found["findings"] == [
        {"severity": "warning", "message": "jsonlint not found \u2014 verification skipped"}
    ]


def test_findings_take_the_severities_of_the_tool(notes: Bench) -> None:
    notes.install("jsonlint", "echo 'this is broken'; exit 1")
    found = report(notes.do("execute", NOTE, json.dumps({"files": TEXTS})))
    assert found["findings"] == [{"severity": "error", "message": "this is broken"}]
    notes.install("jsonlint", "exit 2")
    found = report(notes.do("execute", NOTE, json.dumps({"files": TEXTS})))
    assert found["findings"] == [
        {"severity": "error", "message": "Verification failed: exit code 2"}
    ]


def test_an_update_of_one_file_tools_takes_the_place_that_the_prompt_has_for_it(
    notes: Bench,
) -> None:
    (notes.project / "notes").mkdir()
    (notes.project / "notes" / "notes.md").write_text("old {bestPractices}")
    done = notes.do("execute", NOTE, json.dumps({"files": TEXTS}))
    assert report(done)["backups"] == ["notes/notes.md.bak"]
    assert isinstance(done, dict)
    assert done["user"] == "Update the existing Release notes configuration: version 2"
    quoted = '<data label="existing-config">\nold {bestPractices}\n</data>'
    assert str(done["system"]).endswith(f"What there is: {quoted}")


# --- parts, templates and verdicts ----------------------------------------------------------------

JOBS: dict[str, JsonValue] = {"jobs": [{"steps": 1, "name": "b"}, {"name": "a"}], "owner": "me"}


def test_files_come_from_parts_and_templates(documents: Bench) -> None:
    done = documents.do("execute", {"folder": "ci", "stages": 2}, JOBS)
    assert report(done) == {
        "files": ["ci/jobs.yaml", "ci/OWNERS", "ci/all.json"],
        "backups": [],
        "passed": True,
        "findings": [
            {
                "severity": "info",
                "message": "Binary verification skipped (no child_process permission)",
            }
        ],
    }
    assert documents.read("ci/jobs.yaml") == "name: b\nsteps: 1\n---\nname: a\n"
    assert documents.read("ci/OWNERS") == "owner: me\nfrom: {{ else }}\n"
    assert documents.read("ci/all.json") == json.dumps(JOBS, indent=4) + "\n"
    assert isinstance(done, dict)
    assert done["user"] == "folder: ci\nstages: 2"
    assert done["system"] == (
        "Describe the jobs.\n\nExamples:\nOne job, named build.\n\nConstraints:\nAt most nine."
    )


def test_a_file_with_a_condition_is_written_when_there_is_something_to_say(
    documents: Bench,
) -> None:
    answer: dict[str, JsonValue] = {**JOBS, "extra": {"notes": "Read me."}}
    done = report(documents.do("execute", {"folder": "ci"}, answer))
    assert done["files"] == ["ci/jobs.yaml", "ci/notes.txt", "ci/OWNERS", "ci/all.json"]
    assert documents.read("ci/notes.txt") == "Read me."


def test_an_update_has_a_prompt_of_its_own(documents: Bench) -> None:
    (documents.project / "old").mkdir()
    (documents.project / "old" / "b.yaml").write_text("b: 1\n")
    done = documents.do("execute", {"folder": "ci"}, JOBS)
    assert isinstance(done, dict)
    system = str(done["system"])
    assert system.startswith("Change the jobs.\n\nExamples:")
    assert system.endswith('<data label="existing-config">\nb: 1\n\n</data>')


def test_every_place_that_breaks_a_rule_is_found(documents: Bench) -> None:
    found = report(documents.do("execute", {"folder": "ci"}, {"jobs": [{}, {"name": "a"}, {}]}))
    messages = ["a job has no name", "a job has no name"]
    findings = found["findings"]
    assert isinstance(findings, list)
    assert [f["message"] for f in findings if isinstance(f, dict)][:2] == messages
    found = report(documents.do("execute", {"folder": "ci"}, {"jobs": []}))
    assert str(found["findings"]).count("there is no job") == 1
    assert documents.files() == set()


def test_a_program_that_is_not_allowed_fails_every_result(refused: Bench) -> None:
    refused.install("cleaner", "echo ran > ran")
    value: dict[str, JsonValue] = {"size": 1.0, "names": ["a", {"b": None}]}
    done = refused.do("execute", value, "text")
    found = report(done)
    assert found["passed"] is False
    assert found["files"] == []
    assert str(found["findings"]).startswith(
        "[{'severity': 'error', 'message': 'Verification command \"cleaner --all\" is not in the"
        " allowed binaries whitelist. Allowed: terraform, kubectl, helm,"
    )
    assert refused.files() == set()
    assert not list((refused.root / "tool").iterdir())
    assert isinstance(done, dict)
    assert done["user"] == 'size: 1\nnames: ["a",{"b":null}]'


# --- formats ------------------------------------------------------------------------------------

VECTORS = json.loads((Path(__file__).parent / "vectors.json").read_text("utf-8"))


def test_formats_are_alike_in_all_languages(compose: Bench) -> None:
    keys = ("value", "text", "error", "edition")
    requests = [
        {
            "do": "serialize",
            "value": vector["value"],
            "edition": vector.get("edition", "1"),
            "file": {key: value for key, value in vector.items() if key not in keys},
        }
        for vector in VECTORS
    ]
    expected = [
        {"error": vector["error"]} if "error" in vector else {"ok": vector["text"]}
        for vector in VECTORS
    ]
    assert [compose.program.ask(request) for request in requests] == expected
