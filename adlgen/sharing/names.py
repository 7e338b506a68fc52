"""Names of shared definitions, from the words of the places where they are written."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.hashing import sha256
from adlgen.naming.cases import Acronyms, cased
from adlgen.naming.words import split_words
from adlgen.sharing.homes import Path, pointer_of, text_of
from adlgen.sharing.occurrences import Written
from adlgen.sharing.places import RESULT

_PASCAL = re.compile("[A-Z][A-Za-z0-9]*")
_TITLE = re.compile("[A-Za-z][A-Za-z0-9]*")
_LONGEST = 60
_DIGITS = 6
_TWO = 2
_NO_ACRONYMS = Acronyms.of(())


class _Wanted(Struct):
    """The names that a definition can have, the shortest first."""

    rank: int
    """The kind of its name, the best one first."""
    names: Path
    digest: str
    """Distinguishes it from other definitions with the same words."""

    def name(self, depth: int) -> str:
        """Return a name; the last one has the digest."""
        if depth < len(self.names):
            return self.names[depth]
        return f"{self.names[-1]}{self.digest}"


def name_all(written: Mapping[int, Sequence[Written]], taken: Iterable[str]) -> dict[int, str]:
    """Return a name for each class: the shortest one that is unique; ``taken`` are names of other definitions.

    The names do not depend on the order of tools.
    """
    wanted = {key: _wanted(places) for key, places in written.items()}
    depths = dict.fromkeys(wanted, 0)
    fixed = frozenset(taken)
    while True:
        groups: dict[str, list[int]] = {}
        for key, one in wanted.items():
            groups.setdefault(one.name(depths[key]), []).append(key)
        moved = [
            key
            for name, group in groups.items()
            for key in _yielding(group, wanted, is_taken=name in fixed)
        ]
        moved = [key for key in moved if depths[key] < len(wanted[key].names)]
        if not moved:
            return {key: one.name(depths[key]) for key, one in wanted.items()}
        for key in moved:
            depths[key] += 1


def _yielding(group: list[int], wanted: Mapping[int, _Wanted], *, is_taken: bool) -> list[int]:
    """Return the classes of one name that need a longer one: all, except the only one with the best kind of name."""
    if is_taken:
        return group
    best = min(wanted[key].rank for key in group)
    first = [key for key in group if wanted[key].rank == best]
    return [key for key in group if first != [key]]


def _wanted(written: Sequence[Written]) -> _Wanted:
    rank = min(one.place.kind for one in written)
    best = [one for one in written if one.place.kind == rank]
    title = _title(written) if rank else ""
    ways = [_way(one, best) for one in best]
    if title:
        ways = [(*way[:-1], title) for way in ways]
    else:
        name = _most(_pascal(way[-1:]) for way in ways)
        ways = [way for way in ways if _pascal(way[-1:]) == name]
    longest = max(map(len, ways))
    names = [_most(_pascal(way[-count:]) for way in ways) for count in range(1, longest + 1)]
    names.append(_most(_pascal(way, repeats=True) for way in ways))
    names = [name for name in names if not name[0].isdigit()] or ["Type"]
    places = sorted(pointer_of(o.home.tool, o.home.part, *o.place.steps) for o in written)
    digest = sha256("\n".join(places).encode("utf-8", "surrogatepass")).hexdigest()
    kind = 0.5 if title else rank
    return _Wanted(int(kind * 2), tuple(dict.fromkeys(names)), digest[:_DIGITS].upper())


def _way(one: Written, all_: Sequence[Written]) -> Path:
    """Return the words of a place, the outermost first; several tools are named by the words that they have in common."""
    tools = sorted({other.home.tool for other in all_})
    first, *more = ([word.lower() for word in split_words(tool)] for tool in tools)
    common = " ".join(word for word in first if all(word in words for words in more))
    tool = common or one.home.tool
    if one.place.kind == RESULT:
        return (tool, f"{common or tools[0]} result")
    return (tool, *one.place.words[1:])


def _title(written: Sequence[Written]) -> str:
    titles = {text_of(one.node.get("title")) for one in written}
    only = titles.pop() if len(titles) == 1 else None
    return _pascal((only,)) if only is not None and _TITLE.fullmatch(only) else ""


def _most(names: Iterable[str]) -> str:
    """Return the most frequent name; of several, the first one in the order of texts."""
    counts = Counter(names)
    return min(counts, key=lambda name: (-counts[name], name))


def _pascal(texts: Path, *, repeats: bool = False) -> str:
    """Return the words of some texts as one name; without ``repeats`` the words of a text do not follow themselves."""
    if len(texts) == 1 and _PASCAL.fullmatch(texts[0]):
        return texts[0][:_LONGEST]
    words: list[str] = []
    for text in texts:
        more = split_words(text)
        is_repeated = [w.lower() for w in words[-len(more) :]] == [w.lower() for w in more]
        words += () if is_repeated and not repeats else more
    name = cased(words, "pascal", _NO_ACRONYMS, upper=False) or "Type"
    if len(name) <= _LONGEST:
        return name
    return _pascal((texts[0], texts[-1])) if len(texts) > _TWO else name[:_LONGEST]
