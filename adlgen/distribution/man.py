"""Writes the manual pages, one for adlgen and one for each command: ``python -m adlgen.distribution.man FOLDER``.

click-man was not used: it copies help texts without escaping what roff would read as requests and
escapes, and does not find commands that are imported when they are used.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from adlgen import __version__
from adlgen.cli.app import app
from adlgen.cli.commands import commands

SECTION = "1"
_VERBATIM = "\b\n"
"""The start of a paragraph that click prints as it is."""
_CODE = re.compile(r"`([^`\n]+)`")
_ENVIRONMENT = {
    "ADLGEN_CACHE_DIR": "The folder of records of runs with nothing to do, and of what adlgen.pyz contains; "
    "empty: there is no such folder. [default: adlgen in XDG_CACHE_HOME, or in ~/.cache]",
    "NO_COLOR, FORCE_COLOR": "Whether output has colours, where --color does not decide.",
}
_FILES = {
    "adlgen.yaml": "The configuration of a project; or pyproject.toml with [tool.adlgen].",
    ".adlgen.json": "In each output folder: the files that adlgen owns, and how they were generated.",
}


def pages() -> dict[str, str]:
    """Return the text of each page by its file name, such as ``adlgen-check.1``."""
    root = click.Context(app, info_name="adlgen", **app.context_settings)
    found = dict(_pages(root, "Generate typed tool stubs from agent tool specs."))
    names = sorted(found)
    return {f"{name}.{SECTION}": found[name] + _see_also(name, names) for name in names}


def _pages(context: click.Context, short: str) -> Iterator[tuple[str, str]]:
    yield context.command_path.replace(" ", "-"), "".join(_page(context, short))
    if isinstance(context.command, click.Group):
        for name, command in _inner(context):
            inner = click.Context(command, info_name=name, parent=context)
            yield from _pages(inner, _short(context, name, command))


def _inner(context: click.Context) -> Iterator[tuple[str, click.Command]]:
    assert isinstance(context.command, click.Group)
    for name in context.command.list_commands(context):
        command = context.command.get_command(context, name)
        assert command is not None
        yield name, command


def _short(context: click.Context, name: str, command: click.Command) -> str:
    return commands()[name] if context.parent is None else command.get_short_help_str(200)


# --- one page ------------------------------------------------------------------------------------


def _page(context: click.Context, short: str) -> Iterator[str]:
    command = context.command
    path = context.command_path
    title = path.upper().replace(" ", "-")
    yield f'.TH "{_text(title)}" "{SECTION}" "" "adlgen {__version__}" "User Commands"\n'
    summary = short[:1].lower() + short[1:].rstrip(".")
    yield f".SH NAME\n{_text(path.replace(' ', '-'))} \\- {_text(summary)}\n"
    usage = " ".join(command.collect_usage_pieces(context))
    yield f".SH SYNOPSIS\n\\fB{_text(path)}\\fR {_text(usage)}\n"
    yield ".SH DESCRIPTION\n" + "".join(_paragraphs(command.help or ""))
    if isinstance(command, click.Group):
        listed = [(name, _short(context, name, inner)) for name, inner in _inner(context)]
        yield ".SH COMMANDS\n" + "".join(_entries(listed))
    options = (param for param in command.get_params(context) if isinstance(param, click.Option))
    records = (option.get_help_record(context) for option in options)
    yield ".SH OPTIONS\n" + "".join(_entries([record for record in records if record]))
    if command.epilog:
        yield ".SH NOTES\n" + "".join(_paragraphs(command.epilog))
    if context.parent is None:
        yield ".SH ENVIRONMENT\n" + "".join(_entries([*_ENVIRONMENT.items()]))
        yield ".SH FILES\n" + "".join(_entries([*_FILES.items()]))


def _see_also(name: str, names: Sequence[str]) -> str:
    """Return the section with the pages above and below one."""
    related = [
        other
        for other in names
        if other != name and (other.startswith(f"{name}-") or name.startswith(f"{other}-"))
    ]
    links = ",\n".join(f"\\fB{_text(other)}\\fR({SECTION})" for other in related)
    return f".SH SEE ALSO\n{links}\n"


def _entries(entries: Sequence[tuple[str, str]]) -> Iterator[str]:
    for term, text in entries:
        yield f".TP\n\\fB{_text(term)}\\fR\n{_text(' '.join(text.split()))}\n"


def _paragraphs(text: str) -> Iterator[str]:
    for number, paragraph in enumerate(text.strip("\n").split("\n\n")):
        start = ".PP\n" if number else ""
        if paragraph.startswith(_VERBATIM):
            lines = paragraph.removeprefix(_VERBATIM).splitlines()
            yield f"{start}.nf\n" + "".join(f"{_text(line)}\n" for line in lines) + ".fi\n"
        else:
            yield f"{start}{_text(' '.join(paragraph.split()))}\n"


def _text(text: str) -> str:
    """Return a text for roff, on one line, which roff prints as it is; code in backquotes is bold."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-").replace('"', "\\(dq")
    escaped = "".join(c if " " <= c <= "~" else f"\\[u{ord(c):04X}]" for c in escaped)
    marked = _CODE.sub(r"\\fB\1\\fR", escaped)
    return f"\\&{marked}" if marked.startswith((".", "'")) else marked


def write(folder: Path) -> None:
    """Write all pages into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pages().items():
        (folder / name).write_text(text, "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
