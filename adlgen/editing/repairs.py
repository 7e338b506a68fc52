"""Quick fixes: what hints propose, and the repairs of rules about tools."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator

from adlgen.diagnostics.codes.reading import DUPLICATE_KEY
from adlgen.diagnostics.model import Diagnostic, DiagnosticKind, Log
from adlgen.diagnostics.spelling import closest
from adlgen.editing.checks import job_of, project_of, within
from adlgen.editing.model import Edit, Repair, Snapshot
from adlgen.editing.places import contains, place_at
from adlgen.fixing.api import fix
from adlgen.fixing.repairs import CODES, LOWERED, REPAIRS
from adlgen.formatting import formatted
from adlgen.linting.run import Choice
from adlgen.linting.table import RULES

_MEANT = re.compile(
    r"did you mean ('(?P<one>[^'\n]+)'|\"(?P<two>[^\"\n]+)\")(?:, which is missing)?\?"
)
_WRITE = re.compile(r"(?:write|use) '(?P<one>[^'\n]+)'$|write (?P<flag>true|false)$")
_QUOTED = re.compile(r'quote the key: (?P<one>".*")$|put it in quotes')
_WORDS = re.compile(r"\w[\w-]*")
_PLAIN = re.compile(r"[A-Za-z_$#/][A-Za-z0-9_$#/.-]*")


def repairs(
    snapshot: Snapshot, path: str, problems: Iterable[Diagnostic], start: int, end: int
) -> tuple[Repair, ...]:
    """Return the quick fixes of the problems of a file that touch a range."""
    text = snapshot.text(path)
    if text is None:
        return ()
    found: list[Repair] = []
    for one in problems:
        if one.span is None or one.span.line < 1:
            continue
        first, last = text.offsets_of(one.span)
        if first <= end and start <= last:
            found += _of_hint(snapshot, path, one)
            found += _of_rule(snapshot, path, one)
    return tuple(dict.fromkeys(found))


def _of_hint(snapshot: Snapshot, path: str, problem: Diagnostic) -> Iterator[Repair]:
    text, document = snapshot.text(path), snapshot.document(path)
    assert text is not None
    assert problem.span is not None
    start, end = text.offsets_of(problem.span)
    written, hint = text.text[start:end], problem.hint or ""
    meant = _MEANT.search(hint) or _WRITE.search(hint)
    if meant is not None:
        new = meant.groupdict().get("one") or meant.groupdict().get("two") or meant["flag"]
        whole = _replaced(written, new, is_json=path.endswith(".json"), message=problem.message)
        if whole is not None:
            edit = Edit(path, start, end, whole)
            yield Repair(f"Replace with '{new}'", (edit,), problem.code.id, is_preferred=True)
    elif _QUOTED.search(hint) and "\n" not in written and '"' not in written:
        yield Repair("Put it in quotes", (Edit(path, start, end, f'"{written}"'),), problem.code.id)
    if problem.code is DUPLICATE_KEY and document is not None:
        line = text.offset_of(problem.span.line, 1)
        place = place_at(document.root, problem.span.line, problem.span.column)
        following = text.offset_of(problem.span.line + 1, 1)
        own = text.text[line:following]
        is_line = own.strip().startswith(written) and own.rstrip()[-1:] not in (":", "{", "[", "|")
        if is_line and not path.endswith(".json") and not contains(place.span, 0, 0):
            edit = Edit(path, line, following, "")
            yield Repair(f"Remove the second '{written}'", (edit,), problem.code.id)


def _replaced(written: str, new: str, *, is_json: bool, message: str) -> str | None:
    """Return a scalar with another value, in its quotes; None if a hint may be about a part of it."""
    if written[:1] in {'"', "'"} and written[-1:] == written[:1]:
        inner = written[1:-1]
        quote = written[0]
    else:
        inner, quote = written, ""
    if not inner or "\n" in inner or (quote in new and quote):
        return None
    if inner not in message:
        part = _part(inner, new, message)
        return None if part is None else f"{quote}{part}{quote}"
    if not quote and (is_json or not _PLAIN.fullmatch(new)):
        quote = '"' if is_json or "'" in new else "'"
    return f"{quote}{new}{quote}"


def _part(inner: str, new: str, message: str) -> str | None:
    """Return a text with another word in the place of the one that a message is about, such as a placeholder; None if it is not clear."""
    named = {*_WORDS.findall(message)}
    found = [one for one in _WORDS.finditer(inner) if one[0] in named and closest(one[0], [new])]
    if len(found) != 1 or not _WORDS.fullmatch(new):
        return None
    return f"{inner[: found[0].start()]}{new}{inner[found[0].end() :]}"


def _of_rule(snapshot: Snapshot, path: str, problem: Diagnostic) -> Iterator[Repair]:
    rules = [rule for rule in REPAIRS if RULES[rule].kind is problem.code]
    for rule in rules:
        edits = lint_edits(snapshot, path, frozenset({rule}))
        if edits:
            yield Repair(
                f"Repair all findings of {rule}", edits, problem.code.id, is_preferred=True
            )
    if problem.code in CODES:
        edits = lint_edits(snapshot, path, codes=(problem.code,))
        if edits:
            title = f"Repair all problems of {problem.code.id}"
            # The hint about a type has a repair of its own.
            is_preferred = problem.code is not LOWERED
            yield Repair(title, edits, problem.code.id, is_preferred=is_preferred)


def lint_edits(
    snapshot: Snapshot,
    path: str,
    rules: frozenset[str] = frozenset(),
    codes: Collection[DiagnosticKind] | None = None,
) -> tuple[Edit, ...]:
    """Return the changes that ``adlgen lint --fix`` would make to an open file, for some rules, or for some problems of schemas."""
    project = project_of(path, snapshot)
    job = job_of(path, snapshot) if project is None else project
    with within(job.folder, snapshot):
        without = frozenset[str]() if codes is None else frozenset(REPAIRS)
        choice = Choice(only=rules, without=without, today=snapshot.today)
        _, fixed = fix(job.spec, rules=choice, codes=codes, dry_run=True)
        files = {
            str((folder / change.path).resolve()): change.after
            for folder, changes in fixed.changes.items()
            for change in changes
        }
    after = files.get(path)
    return () if after is None else difference(snapshot, path, after.decode("utf-8", "replace"))


def difference(snapshot: Snapshot, path: str, new: str) -> tuple[Edit, ...]:
    """Return the changes that make a text of an open file, line by line."""
    from difflib import SequenceMatcher

    text = snapshot.text(path)
    assert text is not None
    old, lines = text.text.splitlines(keepends=True), new.splitlines(keepends=True)
    starts = [0]
    for line in old:
        starts.append(starts[-1] + len(line))
    matcher = SequenceMatcher(None, old, lines, autojunk=False)
    return tuple(
        Edit(path, starts[i], starts[j], "".join(lines[k:m]))
        for tag, i, j, k, m in matcher.get_opcodes()
        if tag != "equal"
    )


def layout(snapshot: Snapshot, path: str) -> tuple[Edit, ...]:
    """Return the changes that ``adlgen fmt`` would make to an open file; none after an error."""
    text, log = snapshot.text(path), Log()
    if text is None:
        return ()
    new = formatted(text.text, log, path=path)
    return () if new == text.text else difference(snapshot, path, new)
