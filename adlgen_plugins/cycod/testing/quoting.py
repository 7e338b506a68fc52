"""Quotes values in commands, so that the program receives exactly the value.

This is the reference for the runtimes of the packs; ``quoting.json`` contains the test
vectors of all implementations.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from adlgen_plugins.cycod.feature.model import Layer, Quote, Shell

_HARMLESS = re.compile(r"(?![-+@])[A-Za-z0-9_./:,+@-]*")
"""Text that no program interprets as code or as an option."""
_PLAIN = re.compile(r"[A-Za-z0-9_./:+@-]*")
"""Text that needs no quotes in cmd."""
_PWSH_SINGLE = re.compile("['\u2018-\u201b]")
_PWSH_DOUBLE = re.compile('[`$"\u201c-\u201e]')
_ASCII_CONTROLS = re.compile(r"[\x00-\x1f\x7f]")


class Unquotable(ValueError):  # noqa: N818 - a mistake in the values
    """Raised for a value that cannot be quoted in its position; the message is the reason, in lower case."""


def quoted(value: str, layers: tuple[Layer, ...]) -> str:
    """Return a value quoted for its position in a command.

    Raises :class:`Unquotable` if the value cannot be quoted.
    """
    if "\0" in value:
        message = "commands cannot receive the character U+0000"
        raise Unquotable(message)
    for layer in layers:
        value = _QUOTING[layer.shell].get(layer.quote, _guarded)(value)
    return value


def is_known(layer: Layer) -> bool:
    """Report whether there are quoting rules for a position; otherwise only harmless values are accepted."""
    return layer.quote in _QUOTING[layer.shell]


def _guarded(value: str) -> str:
    if _HARMLESS.fullmatch(value):
        return value
    message = "only letters, digits and _ . / : , + @ - are safe here, and no - + @ at the start"
    raise Unquotable(message)


def _operand(value: str) -> str:
    if not value.startswith("-"):
        return value
    message = "a value that starts with - would be an option here"
    raise Unquotable(message)


def _cmd_operand(value: str) -> str:
    if not value.startswith(("-", "/")):
        return value
    message = "a value that starts with - or / would be an option here"
    raise Unquotable(message)


def _unchanged(value: str) -> str:
    return value


def _bash_bare(value: str) -> str:
    return f"'{_bash_single(value)}'"


def _bash_single(value: str) -> str:
    return value.replace("'", "'\\''")


def _bash_double(value: str) -> str:
    return re.sub(r'([\\"$`])', r"\\\1", value)


def _bash_heredoc(value: str) -> str:
    return re.sub(r"([\\$`])", r"\\\1", value)


def _bash_verbatim(value: str) -> str:
    """Return a value unchanged; bash uses two control characters as internal markers and drops them."""
    if "\x01" in value or "\x7f" in value:
        message = "bash loses the characters U+0001 and U+007F here"
        raise Unquotable(message)
    return value


def _bash_ansi(value: str) -> str:
    return re.sub(r"([\\'])", r"\\\1", value)


def _pwsh_bare(value: str) -> str:
    return f"'{_pwsh_single(value)}'"


def _pwsh_single(value: str) -> str:
    return _PWSH_SINGLE.sub(r"\g<0>\g<0>", value)


def _pwsh_double(value: str) -> str:
    return _PWSH_DOUBLE.sub(r"`\g<0>", value)


def _cmd_bare(value: str) -> str:
    if _PLAIN.fullmatch(value):
        return value
    return f'"{_cmd_end(value)}"'


def _cmd_double(value: str) -> str:
    found = _ASCII_CONTROLS.search(value) or re.search(r'[%"]', value)
    if found:
        shown = found[0] if found[0].isprintable() else f"U+{ord(found[0]):04X}"
        message = f"cmd cannot escape the character {shown}"
        raise Unquotable(message)
    return value


def _cmd_end(value: str) -> str:
    """Double the backslashes that would escape the closing quote."""
    checked = _cmd_double(value)
    return checked + "\\" * (len(checked) - len(checked.rstrip("\\")))


_Writer = Callable[[str], str]
_QUOTING: Mapping[Shell, Mapping[Quote, _Writer]] = {
    Shell.BASH: {
        Quote.OPERAND: _operand,
        Quote.BARE: _bash_bare,
        Quote.SINGLE: _bash_single,
        Quote.DOUBLE: _bash_double,
        Quote.ANSI: _bash_ansi,
        Quote.BACKTICK: _bash_heredoc,
        Quote.HEREDOC: _bash_heredoc,
        Quote.VERBATIM: _bash_verbatim,
    },
    Shell.PWSH: {
        Quote.OPERAND: _operand,
        Quote.BARE: _pwsh_bare,
        Quote.SINGLE: _pwsh_single,
        Quote.DOUBLE: _pwsh_double,
        Quote.VERBATIM: _unchanged,
    },
    Shell.CMD: {
        Quote.OPERAND: _cmd_operand,
        Quote.BARE: _cmd_bare,
        Quote.DOUBLE: _cmd_double,
        Quote.DOUBLE_END: _cmd_end,
    },
    Shell.DIRECT: {
        Quote.OPERAND: _operand,
        Quote.VERBATIM: _unchanged,
        Quote.BARE: _unchanged,
    },
    Shell.OTHER: {Quote.OPERAND: _operand},
}
"""The quoting functions by shell and position; in other positions only harmless values are accepted."""
