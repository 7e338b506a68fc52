from __future__ import annotations

import json

import pytest

from adlgen.output.manifest import (
    BadManifestError,
    Manifest,
    Origin,
    Recorded,
    digest,
    manifest_text,
    read_manifest,
)

ORIGIN = Origin("adlgen 1.2.3", "x", {"b": "1", "a": "2"}, "agent.yaml", "ab" * 32)
AA, BB, CC, DD = ("".join(pair * 32) for pair in ("aa", "bb", "cc", "dd"))
A, B = Recorded("adlgen", frozenset({AA})), Recorded("user", frozenset({BB}))


def test_form() -> None:
    text = manifest_text(Manifest(ORIGIN, {"z.txt": B, "a/b.txt": A}))
    assert text == (
        "{\n"
        '  "files": {\n'
        f'    "a/b.txt": "adlgen {AA}",\n'
        f'    "z.txt": "user {BB}"\n'
        "  },\n"
        '  "generator": "adlgen 1.2.3",\n'
        '  "manifest": 1,\n'
        '  "options": {\n'
        '    "a": "2",\n'
        '    "b": "1"\n'
        "  },\n"
        '  "pack": "x",\n'
        '  "spec": {\n'
        '    "path": "agent.yaml",\n'
        f'    "sha256": "{"ab" * 32}"\n'
        "  }\n"
        "}\n"
    )
    assert list(json.loads(text)) == sorted(json.loads(text))


def test_what_is_written_is_read() -> None:
    files = {"a": A, "b": B}
    assert read_manifest(manifest_text(Manifest(ORIGIN, files))) == Manifest(ORIGIN, files)
    assert read_manifest(manifest_text(Manifest(ORIGIN))).files == {}


def test_both_sides_of_a_merge_conflict_are_known() -> None:
    base = manifest_text(Manifest(ORIGIN, {"a": A, "b": B}))
    line = f'    "a": "adlgen {AA}",\n'
    other = line.replace(AA, CC)
    for middle in ("", f"||||||| base\n{line.replace(AA, DD)}"):
        marks = f"<<<<<<< HEAD\n{line}{middle}=======\n{other}>>>>>>> topic\n"
        files = read_manifest(base.replace(line, marks)).files
        assert files == {"a": Recorded("adlgen", frozenset({AA, CC})), "b": B}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"manifest": 1}',
        '{"manifest": 2, "files": {}}',
        '{"manifest": true, "files": {}}',
        '{"manifest": 1, "files": {"a": 1}}',
        '{"manifest": 1, "files": {"a": "adlgen aa"}}',
        f'{{"manifest": 1, "files": {{"a": "me {AA}"}}}}',
        f'{{"manifest": 1, "files": {{"../a": "adlgen {AA}"}}}}',
        f'{{"manifest": 1, "files": {{".git/config": "adlgen {AA}"}}}}',
        "[" * 100_000,
    ],
)
def test_damaged(text: str) -> None:
    with pytest.raises(BadManifestError):
        read_manifest(text)


def test_line_ends_do_not_count() -> None:
    assert digest(b"a\r\nb\n") == digest(b"a\nb\n") != digest(b"a\rb\n")
