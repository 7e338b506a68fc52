"""User-owned files of renamed tools: which old and new paths belong together, and how their text follows.

A tool has its name in the paths of its files and in identifiers, each in the form of the target language
(``create-order``, ``CreateOrder``). The emitted files show these forms, so nothing here depends on a language.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping

from adlgen.diagnostics.datatypes import Struct
from adlgen.output.tree import FileTree, RenderedFile
from adlgen.output.uses import Uses, plain

_WORD = r"[\w$-]+"
_TYPE = r"(?<![\w$-])[A-Z]\w*"
_DECLARED = r"\b(?:class|enum|interface|struct|type) ([A-Z]\w*)"
_SEPARATORS = "[-_]?"
_SIMILAR = 0.5


class Renamed(Struct):
    """A tool with another id than before."""

    old: str
    new: str

    def fits(self, move: Move) -> bool:
        """Report whether a move is of this tool; the old name may have any form."""
        return move.tool == self.new and plain(move.old) == plain(self.old)


class Move(Struct):
    """The user-owned files of one tool that may have had another name."""

    old: str
    """The former name, as in the old paths."""
    tool: str
    """The id of the tool in the specification."""
    paths: Mapping[str, str]
    """The old path for each new path."""


def find_moves(tree: FileTree, orphaned: Collection[str]) -> tuple[Move, ...]:
    """Return every pair of an orphaned name and a tool whose user-owned files have the same places."""
    found: dict[tuple[str, str], Move] = {}
    for file in tree.owned_by("user"):
        pattern = _place(file)
        for path in orphaned if pattern else ():
            match = pattern.fullmatch(path) if pattern else None
            if match:
                key = (file.tool, plain(match[1]))
                known = found.get(key, Move(match[1], file.tool, {}))
                found[key] = Move(known.old, known.tool, {**known.paths, file.path: path})
    return tuple(found.values())


def likely_moves(moves: Iterable[Move]) -> tuple[Move, ...]:
    """Return the moves that a hint may suggest: each name and each tool once, the most similar names first."""
    ranked = sorted(moves, key=lambda move: (-_similarity(move), move.old, move.tool))
    alone = len(ranked) == 1
    chosen: dict[str, Move] = {}
    for move in ranked:
        taken = any(move.tool == other.tool for other in chosen.values())
        if plain(move.old) not in chosen and not taken and (alone or _similarity(move) > _SIMILAR):
            chosen[plain(move.old)] = move
    return tuple(chosen.values())


def changed_types(
    file: RenderedFile, before: str
) -> dict[str, tuple[tuple[str, ...], tuple[str, ...]]]:
    """Return the types of each tool that a generated file no longer has, and the new ones, sorted by name.

    They are the identifiers in capitals that start with the name of the tool; in a file of one tool, also
    those that are declared, because a language with a namespace for each tool does not repeat its name.
    """
    alone = file.types_of[0] if len(file.types_of) == 1 else None
    tools = {plain(tool): tool for tool in file.types_of}
    old, new = ({*re.findall(_TYPE, text)} for text in (before, file.text))
    declared = [{*re.findall(_DECLARED, text)} for text in (before, file.text)]
    found: dict[str, tuple[list[str], list[str]]] = {}
    for place, words in enumerate((old - new, new - old)):
        for word in sorted(words):
            tool = _tool_of(word, tools)
            if tool is None and word in declared[place]:
                tool = alone
            if tool is not None:
                found.setdefault(tool, ([], []))[place].append(word)
    return {tool: (tuple(gone), tuple(added)) for tool, (gone, added) in found.items()}


def _tool_of(word: str, tools: Mapping[str, str]) -> str | None:
    """Return the tool with the longest name that an identifier starts with."""
    letters = plain(word)
    starts = (letters[:end] for end in range(len(letters), 0, -1))
    return next((tools[start] for start in starts if start in tools), None)


def follow(text: str, move: Move, tree: FileTree) -> str:
    """Return a user-owned text in which the identifiers of the renamed tool have their new names.

    Only whole identifiers are replaced that the emitted files of the tool contain in their new form. If the
    former name is a single word, which a text may contain for other reasons, its place decides.
    """
    names: dict[str, str] = {}
    uses = Uses(move.old.strip("-_"), move.tool)
    for emitted in (file.text for file in tree if file.tool == move.tool):
        for found in re.finditer(_WORD, emitted):
            for parts in _parts(found[0], move):
                form, is_whole = _old_form(parts, move), parts[::2] == ("", "")
                if uses.is_word and is_whole:
                    uses.add(emitted, found)
                # A reserved word has a suffix, which makes it a name.
                if not (uses.is_word and is_whole) or re.fullmatch(f"{form}(?<=_)", move.old):
                    names[form] = found[0]
    forms = [(re.compile(old), new) for old, new in sorted(names.items(), key=_longest_first)]

    def new_form(found: re.Match[str]) -> str:
        for old, new in forms:
            if old.fullmatch(found[0]):
                return new
        return uses.name_at(text, found) if found[0].casefold() == plain(move.old) else found[0]

    return re.sub(_WORD, new_form, text)


def _longest_first(item: tuple[str, str]) -> tuple[int, str]:
    return -len(item[0]), item[0]


def _similarity(move: Move) -> float:
    from difflib import SequenceMatcher  # only for hints

    return SequenceMatcher(None, plain(move.old), plain(move.tool)).ratio()


def _place(file: RenderedFile) -> re.Pattern[str] | None:
    """Return a pattern of the paths that a file may have had before its tool was renamed."""
    folder, slash, name = file.path.rpartition("/")
    found = re.search(_spelled(file.tool), name) if file.tool else None
    if found is None:
        return None
    before, after = name[: found.start()], name[found.end() :]
    return re.compile(rf"{re.escape(folder + slash + before)}([A-Za-z0-9_-]+?){re.escape(after)}")


def _spelled(name: str) -> str:
    """Return a pattern of all forms of a name."""
    letters = _SEPARATORS.join(map(re.escape, plain(name)))
    return f"(?i:{letters})" if letters else "(?!)"


def _parts(token: str, move: Move) -> Iterator[tuple[str, str, str]]:
    """Yield the parts of an identifier before, in and after the name of the tool."""
    for found in re.finditer(_spelled(move.tool), token):
        before, name, after = token[: found.start()], found[0], token[found.end() :]
        starts = not before or before[-1] in "-_$" or name[0].isupper()
        ends = not after or after[0] in "-_$" or after[0].isupper()
        if starts and ends:
            yield before, name, after


def _old_form(parts: tuple[str, str, str], move: Move) -> str:
    """Return a pattern of an identifier as it was before the tool was renamed, in the same form."""
    before, name, after = parts
    words = re.split("[-_]", move.old.casefold())
    first = words[0] if name[0].islower() else _capitalised(words[0])
    camel = first + "".join(map(_capitalised, words[1:]))
    if re.search("[-_]", name):
        old = re.sub("[^-_]", "", name)[0].join(words)
        old = old.upper() if name.isupper() else old
    elif name.islower() and not re.search("[-_]", move.tool):  # of one word, which all forms share
        old = f"(?:{'[-_]?'.join(words)}|{camel})"
    elif name.isupper() and len(name) > 1:
        old = f"(?:{'_'.join(words).upper()}|{camel})"
    else:  # a word may be an initialism, which some languages capitalise
        old = camel
    return f"{re.escape(before)}{old}{re.escape(after)}"


def _capitalised(word: str) -> str:
    return f"(?:{word.capitalize()}|{word.upper()})"
