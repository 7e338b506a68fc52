"""``adlgen fmt``."""

from __future__ import annotations

from typing import Any

from adlgen import api
from adlgen.cli import console, options, show
from adlgen.cli.exits import NO
from adlgen.cli.table import Argument, Command, Option, Outcome, UsageError
from adlgen.document.node import Source
from adlgen.formatting.run import Formatted
from adlgen.output.changes import Change, Changes, State
from adlgen.output.diff import diff
from adlgen.output.outcome import Result

_EPILOG = """\b
examples:
  adlgen fmt                        formats the specs of the configuration, or agent.yaml
  adlgen fmt agent.yaml types.yaml  formats files; a folder stands for the specs in it
  adlgen fmt --check                exits 1 if a file is not formatted, for CI
  adlgen fmt - < agent.yaml         formats standard input to standard output

\b
before:  {schema: {properties: {}, type: object}, name: Find, id: find}
after:   {id: find, name: Find, schema: {type: object, properties: {}}}
"""


def run(
    *,
    specs: tuple[str, ...],
    check: bool,
    is_diff: bool,
    as_json: bool,
    error_format: str,
    **given: Any,  # noqa: ANN401 - parameters, typed by the options
) -> Outcome:
    """Format specs and files of definitions: keys in the order of the format, two blanks for each level.

    There is one layout, without options. Comments stay at their keys, and values, quotes and the order of properties stay as they
    are. The new text is read and compared before anything is written, and all files are written, or none.

    Formats that people write are formatted: manifests, JSON Schema, lists of tools, and those of plug-ins.
    """
    if as_json and is_diff:
        message = "--json does not apply to --diff"
        raise UsageError(message)
    is_input = "-" in specs
    if is_input and len(specs) > 1:
        message = "standard input is formatted alone"
        raise UsageError(message)
    arguments = options.arguments_of(given)
    result, done = api.format_specs(*specs, check=check, dry_run=is_diff, **arguments)
    code = show.finish(result, error_format)
    if as_json:
        _report(result, done, code)
    elif is_diff:
        for old, new in done.files:
            show.difference(_difference(old, new))
        code = max(code, NO if done.changed else code)
    elif is_input and not check and result.ok:
        for _, new in done.files:
            console.product(new.content.decode())
    elif not check and result.ok:
        _summary(done)
    return code


def _difference(old: Source, new: Source) -> list[str]:
    folder, slash, name = old.path.rpartition("/")
    change = Change(name, State.CHANGED, "user", old.content, new.content)
    changed = (change,) if old.content != new.content else ()
    return [*diff(Changes(changed), f"{folder}{slash}")]


def _summary(done: Formatted) -> None:
    changed, others = len(done.changed), len(done.files) - len(done.changed)
    texts = [f"{changed} file{'' if changed == 1 else 's'} formatted"] if changed else []
    texts += [f"{others} unchanged"] if others else []
    if texts:
        console.outcome(", ".join(texts))


def _report(result: Result, done: Formatted, code: int) -> None:
    from adlgen.cli.report import report_members

    changed = {source.path for source in done.changed}
    files = [
        {"path": old.path, "state": "changed" if old.path in changed else "same"}
        for old, _ in done.files
    ]
    console.product(report_members(result, code, {"files": files}))


def _flag(name: str, parameter: str, help_: str) -> Option:
    return Option(names=(f"--{name}",), parameter=parameter, kind="flag", help=help_)


COMMAND = Command(
    run,
    (
        Argument(parameter="specs", many=True, metavar="[SPEC]...", complete="file"),
        _flag("check", "check", "Write nothing; exit 1 if a file is not formatted."),
        _flag("diff", "is_diff", "Write nothing; print the changes, and exit 1 if there are any."),
        options.READING[0],
        *options.CONFIGURED,
        options.JSON,
        options.ERROR_FORMAT,
    ),
    _EPILOG,
)
