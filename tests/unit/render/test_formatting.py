"""Formatting of the output of external packs."""

from adlgen.diagnostics.model import Log
from adlgen.output.tree import FileTree, RenderedFile
from adlgen.render.formatting import formatted


def run(text: str, path: str = "a.py") -> tuple[str, list[str]]:
    log = Log()
    tree = formatted(FileTree((RenderedFile(path, text, "adlgen"),)), log)
    return tree.files[0].text, [d.code.id for d in log.diagnostics]


def test_known_files_are_formatted() -> None:
    assert run("x = {  'a':1 }\n") == ('x = {"a": 1}\n', [])


def test_other_files_are_left_alone() -> None:
    assert run("x = {  'a':1 }\n", "a.txt") == ("x = {  'a':1 }\n", [])


def test_what_black_cannot_read_is_reported_and_kept() -> None:
    assert run("def\n") == ("def\n", ["ADL0606"])
