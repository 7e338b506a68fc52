"""``adlgen packs``."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from adlgen.cli import console, options, show
from adlgen.cli.exits import DONE
from adlgen.cli.report import json_text
from adlgen.cli.table import Argument, Command, Group, Outcome, UsageError
from adlgen.cli.table import Option as CommandOption
from adlgen.diagnostics.model import Log, StopRun
from adlgen.output.outcome import Result
from adlgen.output.state import RunState
from adlgen.packs import Pack, bundled_packs, load_pack, read_language
from adlgen.packs.create import eject, is_template, new_pack
from adlgen.plan.language import Language, Option


def list_packs(*, as_json: bool) -> Outcome:
    """List the packs that come with adlgen."""
    if as_json:
        packs = map(read_language, bundled_packs())
        console.product(json_text({"packs": [_named(language) for language in packs]}))
        return DONE
    for name in bundled_packs():
        console.line(name)
    return DONE


def show_pack(*, name: str | None, pack: Path | None, as_json: bool, error_format: str) -> Outcome:
    """Describe a pack: its options, its files and their owners."""
    if (name is None) == (pack is None):
        message = "expected NAME or --pack"
        raise UsageError(message)
    log = Log()
    try:
        loaded = load_pack(name or "", log) if pack is None else load_pack(pack.name, log, pack)
    except StopRun:
        return show.failed(Result(tuple(log.diagnostics)), error_format, as_json=as_json)
    if as_json:
        console.product(json_text(_as_data(loaded)))
    else:
        _describe(loaded)
    return DONE


def new(*, name: str, folder: Path | None, error_format: str) -> Outcome:
    """Create a small, complete pack to start from.

    The pack emits types; its comments explain the parts. The default of DIR is NAME. Existing files are
    never overwritten. Use the pack with --pack DIR; test it with `python -m adlgen.testing DIR`.
    """
    return _created(lambda log: new_pack(name, folder or Path(name), log), error_format)


def eject_pack(*, name: str, words: tuple[str, ...], error_format: str) -> Outcome:
    """Copy a pack, or some of its templates.

    The default of DIR is PACK. Templates are paths in the pack, such as core/tool.EXT.j2; with templates,
    DIR becomes a pack that extends PACK: use it with --pack DIR or --templates DIR. Existing files are
    never overwritten.
    """
    has_folder = bool(words) and not is_template(words[0])
    folder = Path(words[0]) if has_folder else Path(name)
    return _created(lambda log: eject(name, folder, words[has_folder:], log), error_format)


def _created(write: Callable[[Log], tuple[Path, ...]], error_format: str) -> Outcome:
    """Write files and print their paths; return the exit code."""
    progress = RunState(Log())
    with progress.stopping():
        for path in write(progress.log):
            console.line(path.as_posix())
    return show.finish(progress.result(), error_format)


def _describe(pack: Pack) -> None:
    language = pack.language
    console.line(f"{language.name}: {language.title}\n\noptions (--opt KEY=VALUE):")
    for option in language.options:
        if not option.hidden:
            console.line(
                f"  {option.name}={_default(option)}{_values(option)}\n      {option.help}"
            )
    console.line("\nfiles:")
    hidden = {option.name for option in language.options if option.hidden}
    for rule in language.files:
        if not hidden.isdisjoint(rule.when):
            continue
        each = "" if rule.each == "agent" else f", one for each {rule.each.replace('_', ' ')}"
        when = f", if {' and '.join(rule.when)}" if rule.when else ""
        console.line(
            f"  {rule.path}  ({'user-owned' if rule.owner == 'user' else 'generated'}{each}{when})"
        )


def _named(language: Language) -> dict[str, object]:
    return {"name": language.name, "title": language.title, "aliases": [*language.aliases]}


def _as_data(pack: Pack) -> dict[str, object]:
    """Return what :func:`_describe` prints as data."""
    language = pack.language
    shown = [option for option in language.options if not option.hidden]
    hidden = {option.name for option in language.options if option.hidden}
    return {
        **_named(language),
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "values": [*option.choices],
                "many": option.many,
                "help": option.help,
            }
            for option in shown
        ],
        "files": [
            {"path": rule.path, "owner": rule.owner, "each": rule.each, "when": [*rule.when]}
            for rule in language.files
            if hidden.isdisjoint(rule.when)
        ],
    }


def _default(option: Option) -> str:
    return str(option.default).lower() if isinstance(option.default, bool) else option.default


def _values(option: Option) -> str:
    if isinstance(option.default, bool):
        return "  (true, false)"
    several = "; several are separated by commas" if option.many else ""
    return f"  ({', '.join(option.choices)}{several})" if option.choices else ""


_SHOW = Command(
    show_pack,
    (
        Argument(parameter="name", complete="pack"),
        CommandOption(
            names=("--pack",),
            parameter="pack",
            kind="existing folder",
            help="The folder of a custom pack.",
        ),
        options.JSON,
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
        Argument(parameter="name", metavar="PACK", required=True, complete="pack"),
        Argument(parameter="words", metavar="[DIR] [TEMPLATE]...", many=True),
        options.ERROR_FORMAT,
    ),
)

COMMAND = Group(
    "List, describe and create language packs.",
    {"list": Command(list_packs, (options.JSON,)), "show": _SHOW, "new": _NEW, "eject": _EJECT},
)
