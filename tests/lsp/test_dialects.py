"""Every dialect offers every feature that its documents can have; docs/editors.md lists the others with the reason."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from lsprotocol import types

from adlgen.diagnostics.model import Log
from adlgen.formatting import formatted
from adlgen.plugins.registry import bundled
from tests.lsp.editor import MARK, Editor, marked
from tests.lsp.samples import FEATURES, MARKS, PAGE, Sample, samples, table
from tests.lsp.test_hover import shown
from tests.lsp.test_names import definition, place, references, renamed

SAMPLES = samples()


def at(text: str, part: str) -> tuple[int, int]:
    """Return the position of the mark in a part of a text."""
    line, column = place(text, part.replace(MARK, ""))
    before = part[: part.index(MARK)].split("\n")
    return line + len(before) - 1, len(before[-1]) + (column if len(before) == 1 else 0)


def changed(sample: Sample, old: str, new: str) -> str:
    assert sample.text.count(old) >= 1, old
    return sample.text.replace(old, new, 1)


def _problem(editor: Editor, one: Sample) -> None:
    old, new, code = one.problem
    assert code not in editor.codes(one.file)
    editor.change(one.file, changed(one, old, new))
    assert code in editor.codes(one.file)


def _fix(editor: Editor, one: Sample) -> None:
    old, new, title = one.fix
    editor.close(one.file)
    editor.open(one.file, changed(one, old, new))
    problems = [*editor.problems(one.file)]
    whole = types.Range(types.Position(0, 0), types.Position(one.text.count("\n"), 0))
    params = types.CodeActionParams(
        types.TextDocumentIdentifier(editor.uri(one.file)), whole, types.CodeActionContext(problems)
    )
    found = {fix.title: fix for fix in editor.ask(types.TEXT_DOCUMENT_CODE_ACTION, params)}
    (edits,) = found[title].edit.changes.values()
    assert editor.applied(editor.uri(one.file), edits) == one.text


def _completed(editor: Editor, one: Sample, example: tuple[str, str, str]) -> None:
    text, position = marked(changed(one, *example[:2]))
    editor.change(one.file, text)
    assert example[2] in editor.completions(one.file, position)


def _key(editor: Editor, one: Sample) -> None:
    _completed(editor, one, one.key)


def _keyword(editor: Editor, one: Sample) -> None:
    _completed(editor, one, one.keyword)


def _value(editor: Editor, one: Sample) -> None:
    _completed(editor, one, one.value)


def _about(editor: Editor, one: Sample) -> None:
    part, expected = one.about
    assert expected in editor.hover(one.file, at(one.text, part))


def _emitted(editor: Editor, one: Sample) -> None:
    part, expected = one.emitted
    found = shown(editor.hover(one.file, at(one.text, part)))
    assert expected in "".join(text for title, text in found.items() if title.startswith("Go"))


def _named(editor: Editor, one: Sample, example: tuple[str, str, str]) -> None:
    """Follow a name to its definition and back, and rename it in all places."""
    used, defined, name = example
    line, column = at(one.text, defined)
    ((file, found, first, last),) = definition(editor, one.file, at(one.text, used))
    assert (file, found, last - first) == (one.file, line, len(name))
    assert first <= column <= last
    places = references(editor, one.file, (line, column))
    assert (file, found, first, last) in places
    assert len(places) > 1
    for position in (at(one.text, used), (line, column)):
        assert references(editor, one.file, position) == places
        new = renamed(editor, one.file, position, "another")[one.file]
        assert new.count("another") == len(places)
        assert new.replace("another", name) == one.text


def _definition(editor: Editor, one: Sample) -> None:
    _named(editor, one, one.definition)


def _name(editor: Editor, one: Sample) -> None:
    _named(editor, one, one.name)


def _outline(editor: Editor, one: Sample) -> None:
    params = types.DocumentSymbolParams(types.TextDocumentIdentifier(editor.uri(one.file)))
    found: list[str] = []
    waiting = [*editor.ask(types.TEXT_DOCUMENT_DOCUMENT_SYMBOL, params)]
    while waiting:
        symbol = waiting.pop(0)
        found.append(symbol.name)
        waiting = [*(symbol.children or ()), *waiting]
    assert tuple(found) == one.outline


def _layout(editor: Editor, one: Sample) -> None:
    editor.close(one.file)
    editor.open(one.file, changed(one, *one.layout))
    params = types.DocumentFormattingParams(
        types.TextDocumentIdentifier(editor.uri(one.file)), types.FormattingOptions(2, True)
    )
    edits = editor.ask(types.TEXT_DOCUMENT_FORMATTING, params)
    assert edits
    laid_out = editor.applied(editor.uri(one.file), edits)
    assert laid_out == formatted(one.text, Log(), path=one.file)


CHECKS: dict[str, Callable[[Editor, Sample], None]] = {
    "problem": _problem,
    "fix": _fix,
    "key": _key,
    "keyword": _keyword,
    "value": _value,
    "about": _about,
    "emitted": _emitted,
    "definition": _definition,
    "name": _name,
    "outline": _outline,
    "layout": _layout,
}


def test_every_dialect_has_a_sample_of_every_feature() -> None:
    dialects = {name for plugin in bundled() for name in plugin.dialects}
    assert {*SAMPLES} == dialects
    assert [*CHECKS] == [*FEATURES]
    for name, one in SAMPLES.items():
        offered = {feature for feature in FEATURES if one.has(feature)}
        assert not offered & {*one.missing}, name
        assert offered | {*one.missing} == {*FEATURES}, name


@pytest.mark.parametrize("feature", FEATURES)
@pytest.mark.parametrize("dialect", SAMPLES)
def test_feature(editor: Editor, dialect: str, feature: str) -> None:
    one = SAMPLES[dialect]
    if feature in one.missing:
        assert one.missing[feature].endswith(".")
        return
    editor.open(one.file, one.text, "json" if one.file.endswith(".json") else "yaml")
    CHECKS[feature](editor, one)


def test_the_page_has_the_table() -> None:
    text = PAGE.read_text("utf-8")
    assert text.partition(MARKS[0])[2].partition(MARKS[1])[0].strip() == table()
