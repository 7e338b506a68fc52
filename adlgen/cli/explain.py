"""``adlgen explain``."""

from __future__ import annotations

import click

from adlgen.cli.exits import DONE

_DEVIATION = """\
It is only a warning where the format's own loader lets it pass; --strict makes it an error always."""


@click.command("explain")
@click.argument("code", required=False)
@click.option("--list", "all_codes", is_flag=True, help="List every code with its meaning.")
def command(*, code: str | None, all_codes: bool) -> int:
    """Explain a diagnostic: what it means, an example, the way out.

    CODE is what stands in brackets, as in ADL0204; the number alone will do.
    """
    from adlgen.diagnostics.catalogue import ALL

    if all_codes:
        for known in ALL.values():
            click.echo(f"{known.id}  {known.severity.value:<7}  {known.title}")
        return DONE
    if code is None:
        message = "give a code, or --list"
        raise click.UsageError(message)
    wanted = code.upper() if not code.isdigit() else f"ADL{int(code):04}"
    found = ALL.get(wanted)
    if found is None:
        message = f"there is no code '{code}'; `adlgen explain --list` shows them all"
        raise click.UsageError(message)
    click.echo(f"{found.severity.value}[{found.id}]: {found.title}\n\n{found.explanation.strip()}")
    if found.deviation:
        click.echo(f"\n{_DEVIATION}")
    return DONE
