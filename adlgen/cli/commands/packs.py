"""``adlgen packs``."""

from __future__ import annotations

from pathlib import Path

from adlgen.cli import options, show
from adlgen.cli.exits import DONE
from adlgen.cli.table import Argument, Command, Group, Misuse, Outcome
from adlgen.cli.table import Option as CommandOption
from adlgen.diagnostics.model import Log, StopRun
from adlgen.output.outcome import Result
from adlgen.packs import Pack, bundled_packs, load_pack
from adlgen.plan.language import Option


def list_packs() -> Outcome:
    """List the packs that come with adlgen."""
    for name in bundled_packs():
        show.line(name)
    return DONE


def show_pack(*, name: str | None, pack: Path | None, error_format: str) -> Outcome:
    """Describe a pack: its options, its files and who owns them."""
    if (name is None) == (pack is None):
        message = "give the name of a pack, or --pack with a folder"
        raise Misuse(message)
    log = Log()
    try:
        loaded = load_pack(name or "", log) if pack is None else load_pack(pack.name, log, pack)
    except StopRun:
        return show.finish(Result(tuple(log.diagnostics)), error_format)
    _describe(loaded)
    return DONE


def _describe(pack: Pack) -> None:
    language = pack.language
    show.line(f"{language.name}: {language.title}\n\noptions (--opt KEY=VALUE):")
    for option in language.options:
        if not option.hidden:
            show.line(f"  {option.name}={_default(option)}{_values(option)}\n      {option.help}")
    show.line("\nfiles:")
    hidden = {option.name for option in language.options if option.hidden}
    for rule in language.files:
        if not hidden.isdisjoint(rule.when):
            continue
        each = "" if rule.each == "agent" else f", one for each {rule.each.replace('_', ' ')}"
        when = f", when {' and '.join(rule.when)}" if rule.when else ""
        show.line(f"  {rule.path}  ({'yours' if rule.owner == 'user' else 'adlgen'}{each}{when})")


def _default(option: Option) -> str:
    return str(option.default).lower() if isinstance(option.default, bool) else option.default


def _values(option: Option) -> str:
    if isinstance(option.default, bool):
        return "  (true, false)"
    return f"  ({', '.join(option.choices)})" if option.choices else ""


_SHOW = Command(
    show_pack,
    (
        Argument(parameter="name"),
        CommandOption(
            names=("--pack",),
            parameter="pack",
            kind="existing folder",
            help="The folder of a custom pack.",
        ),
        options.ERROR_FORMAT,
    ),
)

COMMAND = Group(
    "List and describe the language packs.", {"list": Command(list_packs), "show": _SHOW}
)
