"""``adlgen explain``."""

from __future__ import annotations

from adlgen.cli import console
from adlgen.cli.exits import DONE
from adlgen.cli.table import Argument, Command, Option, Outcome, UsageError

_DEVIATION = """\
If the format's own loader accepts it, it is a warning; with --strict it is always an error."""


def run(*, code: str | None, all_codes: bool) -> Outcome:
    """Explain a diagnostic: its meaning, an example, the fix.

    CODE is the code in brackets, such as ADL0204, its number, or the name of a rule of `adlgen lint`.
    """
    from adlgen.linting.table import RULES
    from adlgen.plugins.catalogue import ALL

    if all_codes or code is None:
        for known in ALL.values():
            console.line(f"{known.id}  {known.severity.value:<7}  {known.title}")
        return DONE
    if code in RULES:
        code = RULES[code].kind.id
    wanted = code.upper() if not code.isdigit() else f"ADL{int(code):04}"
    found = ALL.get(wanted)
    if found is None:
        message = f"unknown code '{code}'; `adlgen explain --list` lists all codes"
        raise UsageError(message)
    console.line(
        f"{found.severity.value}[{found.id}]: {found.title}\n\n{found.explanation.strip()}"
    )
    if found.deviation:
        console.line(f"\n{_DEVIATION}")
    return DONE


COMMAND = Command(
    run,
    (
        Argument(parameter="code", complete="code"),
        Option(
            names=("--list",),
            parameter="all_codes",
            kind="flag",
            help="List all codes with their meanings.",
        ),
    ),
)
