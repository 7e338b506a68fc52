"""``adlgen init``."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from adlgen.cli import console, options, show
from adlgen.cli.exits import DONE
from adlgen.cli.report import report_files
from adlgen.cli.table import Argument, Command, Option, Outcome, UsageError
from adlgen.config.find import FILE
from adlgen.config.propose import config_text, found_config
from adlgen.diagnostics.model import Log, StopRun
from adlgen.output.file import create_file
from adlgen.output.outcome import Result
from adlgen.packs import bundled_packs
from adlgen.repository.origin import SERVER as _SERVER
from adlgen.repository.origin import ToolSource
from adlgen.repository.parts import all_parts

if TYPE_CHECKING:
    from adlgen.repository.create import Created

_EPILOG = """\b
examples:
  adlgen init my-agent --lang LANG                     two example tools, an MCP server
  adlgen init my-agent --lang LANG --with docker,ci    with a Dockerfile and a workflow
  adlgen init my-agent --lang LANG --from tools.json   the tools of a spec of any format
  adlgen init my-agent --lang LANG --from mcp -- npx -y some-server
  adlgen init my-agent --from ../old-agent             an agent of another generator
  adlgen init --config-only                            an adlgen.yaml for outputs that exist

\b
The README of the repository has the next steps: build, test, connect a client.
"""


def run(
    *,
    words: tuple[str, ...],
    lang: str | None,
    name: str | None,
    origin: str | None,
    config_only: bool,
    error_format: str,
    **given: Any,  # noqa: ANN401 - parameters, typed by the options
) -> Outcome:
    """Create a repository for an agent, which builds, passes its tests and serves its tools at once.

    DIR is by default the current folder; it must not exist, or be empty except for .git. It gets a spec,
    adlgen.yaml, generated code, implemented example tools with tests, and a program that serves them
    with the Model Context Protocol. With --from, the tools are those of a spec or of a running server,
    and have no implementation yet. COMMAND is the server with its arguments, after --; it runs with your
    permissions.
    """
    if config_only:
        return _config_only(error_format, as_json=given["as_json"])
    folder = Path(words[0]) if words else Path()
    if origin and origin != _SERVER and Path(origin).is_dir():
        return _adopt(folder, Path(origin), lang, error_format, given)
    from adlgen.repository.create import RepositoryOptions, create

    wanted = RepositoryOptions(
        lang or _asked(),
        name or "",
        parts_in(given["parts"]),
        options.pack_options(given["opt"]),
        _origin(words[1:], origin, given["timeout"]),
        given["source"] or "",
    )
    return _finish(folder, create(folder, wanted), error_format, given)


def _finish(folder: Path, created: Created, error_format: str, given: Mapping[str, Any]) -> Outcome:
    code = show.finish(created.result, error_format)
    if given["as_json"]:
        states = dict.fromkeys(created.files, "created")
        console.product(report_files(created.result, code, folder, states))
    elif code == DONE:
        readme = (folder / "README.md").as_posix()
        count = len(created.files)
        console.outcome(f"{count} files in '{folder.as_posix()}'; next steps: {readme}")
    return code


def _adopt(
    folder: Path, old: Path, lang: str | None, error_format: str, given: Mapping[str, Any]
) -> Outcome:
    """Create a repository from an agent of another generator, and print what has become of its files."""
    from adlgen.repository.adopt import adopting

    if given["parts"]:
        message = "--with adds nothing to an agent that exists"
        raise UsageError(message)
    module = adopting(old)
    if module is None:
        message = "--from takes a spec; no plug-in makes a repository of a folder"
        raise UsageError(message)
    done = module.adopt(folder, old, lang, options.pack_options(given["opt"]))
    code = show.finish(done.result, error_format)
    if given["as_json"]:
        states = {path: "created" for path in done.files if not path.endswith(done.aside)}
        states |= {f"{path}{done.aside}": "moved" for path in done.moved}
        console.product(report_files(done.result, code, folder, states))
    elif code == DONE:
        for path in done.moved:
            console.outcome(f"moved '{path}' to '{path}{done.aside}'")
        for path in done.tools:
            code_of = f" with the code of '{path}{done.aside}'" if path in done.moved else ""
            console.outcome(f"implement '{path}'{code_of}")
        console.outcome(
            f"{len(done.files)} files in '{folder.as_posix()}'; '{old.as_posix()}' is unchanged"
        )
    return code


def _origin(command: tuple[str, ...], origin: str | None, seconds: float) -> ToolSource:
    """Return where the tools come from. Raises UsageError if the arguments contradict each other."""
    if command and origin != _SERVER:
        message = f"unexpected '{command[0]}'; a server needs --from {_SERVER}"
        raise UsageError(message)
    if origin == _SERVER and not command:
        message = f"--from {_SERVER} needs DIR, and the command of a server after --"
        raise UsageError(message)
    return ToolSource("" if command else origin or "", command, seconds)


def parts_in(words: Sequence[str]) -> tuple[str, ...]:
    """Return the values of ``--with``, which may be separated by commas, without duplicates."""
    return tuple(dict.fromkeys(part for word in words for part in word.split(",") if part))


def _asked() -> str:
    """Ask for the language on a terminal. Raises UsageError elsewhere."""
    names = bundled_packs()
    if not (sys.stdin.isatty() and sys.stderr.isatty()):
        message = f"--lang is required: {', '.join(names)}"
        raise UsageError(message)
    return console.prompt("language", names)


def _config_only(error_format: str, *, as_json: bool) -> Outcome:
    log = Log()
    try:
        text = config_text(found_config(Path.cwd(), log))
    except StopRun:
        return show.failed(Result(tuple(log.diagnostics)), error_format, as_json=as_json)
    try:
        create_file(FILE, text.encode())
    except FileExistsError as error:
        raise FileExistsError(error.errno, "exists", FILE) from None
    if as_json:
        console.product(report_files(Result(()), DONE, Path(), {FILE: "created"}))
    else:
        console.line(FILE)
    return DONE


PARTS = Option(
    names=("--with",),
    parameter="parts",
    many=True,
    metavar="PART",
    complete="part",
    help=f"A part to add, or several, separated by commas: {', '.join(all_parts())}. Repeatable.",
)

SOURCE = Option(
    names=("--adlgen-source",),
    parameter="source",
    metavar="SOURCE",
    complete="file",
    help="From where the workflow of the part ci installs adlgen: a wheel or adlgen.pyz, which is copied into the repository; its URL with #sha256=DIGEST; or git+URL@REVISION. [default: that from which adlgen was installed, if there is one]",
)

COMMAND = Command(
    run,
    (
        Argument(parameter="words", metavar="[DIR] [-- COMMAND...]", many=True, complete="folder"),
        Option(
            names=("--lang",),
            parameter="lang",
            metavar="LANG",
            complete="pack",
            help=f"The language: {', '.join(bundled_packs())}. On a terminal, adlgen asks for it.",
        ),
        Option(
            names=("--name",),
            parameter="name",
            metavar="NAME",
            help="The name of the agent. [default: the name of the folder, or that of the spec]",
        ),
        Option(
            names=("--from",),
            parameter="origin",
            metavar="SPEC",
            complete="file",
            help="A spec of any format, which is converted to ADL; the folder of an agent that another generator made, if a plug-in knows it; or mcp, with the command of a running server.",
        ),
        options.SERVER_TIMEOUT,
        PARTS,
        SOURCE,
        options.PACK_OPTION,
        Option(
            names=("--config-only",),
            parameter="config_only",
            kind="flag",
            help="Write a configuration for outputs that exist, and nothing else.",
        ),
        options.JSON,
        options.ERROR_FORMAT,
    ),
    _EPILOG,
)
