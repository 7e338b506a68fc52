"""Commands without a shell: a program and its arguments."""

from __future__ import annotations

from adlgen.diagnostics.datatypes import Struct
from adlgen_plugins.cycod.feature.shells.items import Interpolation, Items


class Words(Struct):
    """The words of a command, each a sequence of characters and interpolations."""

    words: tuple[tuple[str | Interpolation, ...], ...]
    unbalanced: bool
    """Whether a quote is not closed."""


def split_words(items: Items) -> Words:
    r"""Split a command at blanks.

    Both kinds of quotes keep blanks; inside double quotes ``\"`` and ``\\`` escape the second character.
    Other backslashes are literal, so that Windows paths need no escaping.
    """
    words: list[list[str | Interpolation]] = []
    word: list[str | Interpolation] | None = None
    quote = ""
    skip = False
    for at, item in enumerate(items):
        if skip:
            skip = False
        elif isinstance(item, Interpolation):
            word = [*(word or ()), item]
        elif not isinstance(item, str):
            continue
        elif quote == '"' and item == "\\" and [*items[at + 1 : at + 2]] in (['"'], ["\\"]):
            assert word is not None
            word.append(str(items[at + 1]))
            skip = True
        elif item == quote:
            quote = ""
        elif not quote and item in {"'", '"'}:
            quote, word = item, word or []
        elif not quote and item.isspace():
            words, word = [*words, *([word] if word is not None else [])], None
        else:
            word = [*(word or ()), item]
    if word is not None:
        words.append(word)
    return Words(tuple(tuple(word) for word in words), bool(quote))
