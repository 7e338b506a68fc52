"""``adlgen packs``."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from adlgen.cli import options, show
from adlgen.cli.exits import DONE
from adlgen.cli.table import Argument, Command, Group, Misuse, Outcome
from adlgen.cli.table import Option as CommandOption
from adlgen.diagnostics.model import Log, StopRun
from adlgen.output.outcome import Result
from adlgen.packs import Pack, bundled_packs, load_pack
from adlgen.packs.create import eject, is_template, new_pack
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


def new(*, name: str, folder: Path | None, error_format: str) -> Outcome:
    """Write a small complete pack to start from.

    It emits types, and its comments explain the parts. DIR is NAME in the current folder by default.
    An existing file is never overwritten. The pack is used with --pack DIR, and tested with `python -m adlgen.testing DIR`.
    """
    return _created(lambda log: new_pack(name, folder or Path(name), log), error_format)


def eject_pack(*, name: str, words: tuple[str, ...], error_format: str) -> Outcome:
    """Copy a pack, or some of its templates.

    DIR is PACK in the current folder by default. With templates, named by their paths in the pack
    (such as core/tool.EXT.j2), DIR becomes a pack that extends PACK: use it with --pack DIR, or with
    --templates DIR. An existing file is never overwritten.
    """
    has_folder = bool(words) and not is_template(words[0])
    folder = Path(words[0]) if has_folder else Path(name)
    return _created(lambda log: eject(name, folder, words[has_folder:], log), error_format)


def _created(write: Callable[[Log], tuple[Path, ...]], error_format: str) -> Outcome:
    """Write files and print their paths; return the exit code."""
    log = Log()
    try:
        for path in write(log):
            show.line(path.as_posix())
    except StopRun:
        pass
    return show.finish(Result(tuple(log.diagnostics)), error_format)


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

_NEW = Command(
    new,
    (
        Argument(parameter="name", required=True),
        Argument(parameter="folder", metavar="[DIR]", kind="path"),
        options.ERROR_FORMAT,
    ),
)
_EJECT = Command(
    eject_pack,
    (
        Argument(parameter="name", metavar="PACK", required=True),
        Argument(parameter="words", metavar="[DIR] [TEMPLATE]...", many=True),
        options.ERROR_FORMAT,
    ),
)

COMMAND = Group(
    "List and describe the language packs; create one.",
    {"list": Command(list_packs), "show": _SHOW, "new": _NEW, "eject": _EJECT},
)
