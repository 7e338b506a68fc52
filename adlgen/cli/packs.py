"""``adlgen packs``."""

from __future__ import annotations

from pathlib import Path

import click

from adlgen.cli import options, show
from adlgen.cli.exits import DONE
from adlgen.diagnostics.model import Log, StopRun
from adlgen.output.outcome import Result
from adlgen.packs import Pack, builtin_packs, load_pack
from adlgen.plan.language import Option


@click.group("packs")
def command() -> None:
    """List and describe the language packs."""


@command.command("list")
def list_packs() -> int:
    """List the packs that come with adlgen."""
    for name in builtin_packs():
        click.echo(name)
    return DONE


@command.command("show")
@click.argument("name", required=False)
@click.option(
    "--pack",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="The folder of a pack of your own.",
)
@options.error_format
def show_pack(*, name: str | None, pack: Path | None, error_format: str) -> int:
    """Describe a pack: its options, its files and who owns them."""
    if (name is None) == (pack is None):
        message = "give the name of a pack, or --pack with a folder"
        raise click.UsageError(message)
    log = Log()
    try:
        loaded = load_pack(name or "", log) if pack is None else load_pack(pack.name, log, pack)
    except StopRun:
        return show.finish(Result(tuple(log.diagnostics)), error_format)
    _describe(loaded)
    return DONE


def _describe(pack: Pack) -> None:
    language = pack.language
    click.echo(f"{language.name}: {language.title}\n\noptions (--opt KEY=VALUE):")
    for option in language.options:
        if not option.hidden:
            click.echo(f"  {option.name}={_default(option)}{_values(option)}\n      {option.help}")
    click.echo("\nfiles:")
    hidden = {option.name for option in language.options if option.hidden}
    for rule in language.files:
        if not hidden.isdisjoint(rule.when):
            continue
        each = "" if rule.each == "agent" else f", one for each {rule.each.replace('_', ' ')}"
        when = f", when {' and '.join(rule.when)}" if rule.when else ""
        click.echo(f"  {rule.path}  ({'yours' if rule.owner == 'user' else 'adlgen'}{each}{when})")


def _default(option: Option) -> str:
    return str(option.default).lower() if isinstance(option.default, bool) else option.default


def _values(option: Option) -> str:
    if isinstance(option.default, bool):
        return "  (true, false)"
    return f"  ({', '.join(option.choices)})" if option.choices else ""
