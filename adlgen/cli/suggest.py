"""Suggestions for misspelt commands and options, in all groups of commands."""

from __future__ import annotations

import click

from adlgen.diagnostics.spelling import closest_or_prefixed

_SAME = (
    {"--lang", "--language", "--target", "--pack"},
    {"--format", "--provider", "--to"},
    {"--file", "--spec", "--input"},
    {"--output", "--dir", "--outdir", "--output-dir", "--out-dir"},
    {"--dry-run", "--diff", "--check"},
)
"""Options that mean about the same; a command has at most one or two of a set."""
_VERBS = {
    "new": "init",
    "create": "init",
    "gen": "generate",
    "build": "generate",
    "verify": "check",
}
"""What other programs call a command."""


def suggested(error: click.UsageError) -> click.UsageError:
    """Return a usage error, with a suggestion if it is about a command or an option that does not exist."""
    context = error.ctx
    if context is None:
        return error
    match error:
        case click.exceptions.NoSuchCommand():
            assert isinstance(context.command, click.Group)
            known = context.command.list_commands(context)
            near = _VERBS.get(error.command_name) or closest_or_prefixed(error.command_name, known)
            near = near if near in known else None
        case click.exceptions.NoSuchOption():
            options = [
                name for one in context.command.params for name in one.opts if "=" not in name
            ]
            near = _option(error.option_name, [name for name in options if ":" not in name])
        case _:
            return error
    message = f"{error.message} Did you mean '{near}'?" if near else error.message
    return click.UsageError(message, context)


def _option(word: str, known: list[str]) -> str | None:
    if not word.startswith("--"):
        return None
    same = (name for names in _SAME if word in names for name in known if name in names)
    return next(same, None) or closest_or_prefixed(word, known)
