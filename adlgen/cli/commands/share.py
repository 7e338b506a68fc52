"""``adlgen share``."""

from __future__ import annotations

import posixpath
from typing import Any

from adlgen import api
from adlgen.cli import console, options, show
from adlgen.cli.exits import DONE, NO
from adlgen.cli.table import Command, Option, Outcome, UsageError
from adlgen.diagnostics.visible import visible
from adlgen.output.diff import diff
from adlgen.sharing.command import Shared
from adlgen.sharing.share import Sharing

_EPILOG = """\b
examples:
  adlgen share tools.json                        edits tools.json, writes types.json next to it
  adlgen share agent.yaml --types domain.yaml    adds to domain.yaml, or creates it
  adlgen share tools.json --diff                 shows the changes, writes nothing

\b
before:  "price": {"type": "object", "properties": {"amount": {"type": "integer"}}}
after:   "price": {"$ref": "types.json#/$defs/Price"}
"""
_MOST_NAMED = 3


def run(
    *,
    spec: str | None,
    file: str | None,
    types: str | None,
    mode: str | None,
    as_json: bool,
    error_format: str,
    **given: Any,  # noqa: ANN401 - parameters, typed by the options
) -> Outcome:
    """Make equal schemas of tools one definition.

    Objects, enumerations and unions that are written several times become definitions of a file next to the spec, and the spec
    refers to them: each is then one type of the agent. Descriptions stay where they are. The new spec accepts exactly the same
    values; this is checked before anything is written.
    """
    if as_json and mode == "diff":
        message = "--json does not apply to --diff"
        raise UsageError(message)
    path, arguments = options.spec_path(spec, file), options.arguments_of(given)
    shared = api.share(path, types=types, dry_run=mode is not None, **arguments)
    if shared.sharing is None:
        return show.failed(shared.result, error_format, as_json=as_json)
    if as_json:
        return _report(shared, shared.sharing, error_format)
    folder = posixpath.dirname(path)
    if mode == "diff":
        show.difference(diff(shared.changes, f"{folder}/" if folder else ""))
        return max(show.finish(shared.result, error_format), NO if shared.changes.items else DONE)
    for change in shared.changes if mode else ():
        console.line(f"{change.state.value} {visible(posixpath.join(folder, change.path))}")
    code = show.finish(shared.result, error_format)
    if shared.sharing.types or not shared.result.diagnostics:
        _summary(shared.sharing, "are now" if mode is None else "would be")
    return code


def _summary(sharing: Sharing, verb: str) -> None:
    if not sharing.types:
        console.outcome("no two schemas are equal")
        return
    types, tools = _counted(len(sharing.types), "type"), _counted(sharing.tools, "tool")
    verb = "is now" if len(sharing.types) == 1 and verb == "are now" else verb
    counts = f"{_counted(sharing.after, 'declaration')} instead of {sharing.before}"
    console.outcome(f"{types} of {tools} {verb} in {sharing.file}; {counts}")
    for one in sharing.types:
        owners = [*dict.fromkeys(_owner(place, sharing.file) for place in one.places)]
        more = len(owners) - _MOST_NAMED
        named = ", ".join(owners[:_MOST_NAMED]) + (f" and {more} more" if more > 0 else "")
        console.outcome(f"  {one.name} ({_counted(len(one.places), 'place')}): {named}")


def _owner(place: str, file: str) -> str:
    """Return the tool that has a place, or the definition."""
    inner = place.removeprefix(f"{file}/$defs/")
    return inner.partition("/")[0]


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _report(shared: Shared, sharing: Sharing, error_format: str) -> int:
    from adlgen.cli.report import report_members, state_name

    code = show.finish(shared.result, error_format)
    members = {
        "types_file": sharing.file,
        "types": [
            {"name": one.name, "is_new": one.is_new, "places": [*one.places]}
            for one in sharing.types
        ],
        "declarations": {"before": sharing.before, "after": sharing.after},
        "files": [
            {"path": change.path, "state": state_name(change.state)} for change in shared.changes
        ],
    }
    console.product(report_members(shared.result, code, members))
    return code


def _mode(name: str, help_: str) -> Option:
    return Option(names=(f"--{name}",), parameter="mode", kind="flag", value=name, help=help_)


COMMAND = Command(
    run,
    (
        *options.SPEC,
        Option(
            names=("--types",),
            parameter="types",
            metavar="FILE",
            complete="file",
            help="The file of the definitions, in the folder of the spec. If it exists, its definitions keep their names, and "
            "new ones are added. [default: types.json or types.yaml, like the spec]",
        ),
        _mode("diff", "Write nothing; print the changes as a diff, and exit 1 if there are any."),
        _mode("dry-run", "Write nothing; list the files and the types."),
        *options.CONFIGURED,
        options.READING[0],
        options.READING[2],
        options.JSON,
        options.ERROR_FORMAT,
    ),
    _EPILOG,
)
