"""``adlgen lint``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from adlgen import api
from adlgen.cli import console, options, show
from adlgen.cli.commands.export import STRICT
from adlgen.cli.exits import DONE, NO
from adlgen.cli.report import report_members
from adlgen.cli.table import Command, Option, Outcome, UsageError
from adlgen.features.providers.export import ExportOptions
from adlgen.fixing.api import fix
from adlgen.linting.run import Choice, Finding
from adlgen.linting.table import RULES
from adlgen.output.diff import diff
from adlgen.output.outcome import Result
from adlgen.parameters import Arguments
from adlgen.providers.profiles import limits_of, profiles
from adlgen.providers.shapes import FORMATS

_EPILOG = """\b
examples:
  adlgen lint agent.yaml                                      rules, and limits that all share
  adlgen lint agent.yaml --notes --no-rule unit-missing       also remarks, except those of a rule
  adlgen lint agent.yaml --provider openai --provider gemini  the limits of two providers
  adlgen lint --fix                                           repairs what has only one repair
  adlgen lint --list                                          the rules
  adlgen lint --limits anthropic                              the limits, with their sources
"""
_NAMES = ("portable", *FORMATS)


def run(
    *,
    spec: str | None,
    file: str | None,
    provider: tuple[str, ...],
    limits: str | None,
    strict_mode: Any,  # noqa: ANN401 - one of the choices
    error_format: str,
    **given: Any,  # noqa: ANN401 - parameters, typed by the options
) -> Outcome:
    """Report what misleads models in the definitions of tools, and what providers would refuse or ignore.

    Without --provider, rules about tools are checked, and the limits that all providers share; with --provider, only its
    limits, unless --rule is given. `adlgen explain RULE` explains a rule. Writes nothing, except with --fix.
    """
    if limits is not None:
        _print_limits(limits)
        return DONE
    if given["all_rules"]:
        _print_rules()
        return DONE
    path, arguments = options.known_spec(spec, file), options.arguments_of(given)
    only, choice = given["rule"], _choice(given)
    wanted = provider or (() if only else ("portable",))
    checked = [ExportOptions(name, strict_mode) for name in wanted]
    rules = None if provider and not only else choice
    if given["mode"] is not None:
        code = _fix(path, choice, given, error_format, arguments)
        if given["mode"] == "diff" or code != DONE:
            return code
    result, findings = api.lint_rules(path, checked=checked, rules=rules, **arguments)
    code = show.finish(result, error_format)
    if given["as_json"]:
        console.product(report_members(result, code, _members(findings)))
    else:
        _summary(result, findings)
    return code


def _choice(given: Mapping[str, Any]) -> Choice:
    return Choice(
        only=frozenset(given["rule"]),
        without=frozenset(given["no_rule"]),
        has_notes=given["notes"],
        today=datetime.now(UTC).date().isoformat(),
    )


def _fix(
    path: str | None,
    choice: Choice,
    given: dict[str, Any],
    error_format: str,
    arguments: Arguments,
) -> int:
    """Repair what has one repair, or print the changes; return the exit code of that."""
    is_diff = given["mode"] == "diff"
    if is_diff and given["as_json"]:
        message = "--json does not apply to --diff"
        raise UsageError(message)
    result, fixed = fix(path, rules=choice, dry_run=is_diff, **arguments)
    if not result.ok and not fixed.changes:
        return show.failed(result, error_format, as_json=given["as_json"])
    if is_diff:
        for folder, changes in fixed.changes.items():
            prefix = folder.as_posix()
            show.difference(diff(changes, "" if prefix == "." else f"{prefix}/"))
        return NO if fixed.changes else DONE
    count = len(fixed.findings)
    if count:
        console.outcome(f"{count} finding{'' if count == 1 else 's'} repaired")
    return DONE


def _summary(result: Result, findings: Sequence[Finding]) -> None:
    shown = {found.code.id for found in result.diagnostics}
    accepted = sum(bool(one.reason) for one in findings)
    notes = [one for one in findings if one.level == "note" and not one.reason]
    hidden = sum(one.rule.kind.id not in shown for one in notes)
    for count, what in ((accepted, "accepted with a reason"), (hidden, "not shown: pass --notes")):
        if count:
            kind = ("note" if what.startswith("not") else "finding") + ("" if count == 1 else "s")
            console.outcome(f"{count} {kind} {what}")


def _members(findings: Sequence[Finding]) -> dict[str, object]:
    data = [
        {
            "rule": one.rule.id,
            "code": one.rule.kind.id,
            "level": one.level,
            "tool": one.tool,
            "part": one.problem.part,
            "message": one.problem.message,
            "hint": one.problem.hint,
            "path": one.problem.span.path,
            "line": one.problem.span.line,
            "column": one.problem.span.column,
            "reason": one.reason or None,
        }
        for one in findings
    ]
    return {
        "outputs": [],
        "findings": [one for one in data if one["reason"] is None],
        "accepted": [one for one in data if one["reason"] is not None],
    }


def _print_rules() -> None:
    for rule in RULES.values():
        console.line(f"{rule.kind.id}  {rule.level:<7}  {rule.id:<27}  {rule.kind.title}")


def _print_limits(name: str) -> None:
    profile = profiles()[name]
    console.line(f"{profile.title}, compared on {profile.checked} with:")
    for source in profile.sources:
        console.line(f"  {source}")
    for key, value in limits_of(profile):
        console.line(f"{key}: {value}")


COMMAND = Command(
    run,
    (
        *options.SPEC_OF_PROJECT,
        Option(
            names=("--provider",),
            parameter="provider",
            many=True,
            metavar="PROVIDER",
            choices=_NAMES,
            help=f"A provider: {', '.join(_NAMES)}. Repeatable. [default: portable]",
        ),
        Option(
            names=("--limits",),
            parameter="limits",
            metavar="PROVIDER",
            choices=_NAMES,
            help="Print the known limits of a provider, and nothing else.",
        ),
        Option(
            names=("--rule",),
            parameter="rule",
            many=True,
            metavar="RULE",
            choices=tuple(RULES),
            help="Check this rule only, also if it is off, and report its notes. Repeatable. [default: all]",
        ),
        Option(
            names=("--no-rule",),
            parameter="no_rule",
            many=True,
            metavar="RULE",
            choices=tuple(RULES),
            help="Do not check this rule. Repeatable.",
        ),
        Option(
            names=("--fix",),
            parameter="mode",
            kind="flag",
            value="fix",
            help="Repair findings and problems of schemas that have only one repair, also notes, and report the others. Comments and layout stay.",
        ),
        Option(
            names=("--diff",),
            parameter="mode",
            kind="flag",
            value="diff",
            help="Print what --fix would change, and exit 1 if that is anything.",
        ),
        Option(
            names=("--notes",),
            parameter="notes",
            kind="flag",
            help="Report notes, too.",
        ),
        Option(
            names=("--list",),
            parameter="all_rules",
            kind="flag",
            help="List all rules with their levels, and nothing else.",
        ),
        STRICT,
        *options.RECOGNITION,
        *options.PROJECT,
        options.JSON,
        options.ERROR_FORMAT,
    ),
    _EPILOG,
)
