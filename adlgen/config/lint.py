"""Settings of ``adlgen lint``, and their reading."""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.config.exceptions import exceptions_of
from adlgen.diagnostics.codes import config as codes
from adlgen.diagnostics.spelling import closest
from adlgen.document.reader import Fields
from adlgen.linting.settings import LEVELS, Exemption, Level, LintSettings
from adlgen.linting.table import RULES


def lint_of(fields: Fields) -> LintSettings:
    """Return the settings in a configuration; report all problems."""
    notes = fields.flag("notes")
    rules = fields.fields("rules")
    levels = {} if rules is None else dict(_levels(rules))
    exceptions = exceptions_of(fields, "lint", _exemption)
    fields.close()
    return LintSettings(levels, notes is not None and notes.value, exceptions)


def _levels(rules: Fields) -> Iterator[tuple[str, Level]]:
    for entry in rules.mapping:
        if entry.key not in RULES:
            near = closest(entry.key, RULES)
            hint = f"did you mean '{near}'?" if near else "`adlgen lint --list` prints all rules"
            message = f"no rule is called '{entry.key}'"
            rules.log.add(codes.BAD_CONFIG, message, entry.key_span, hint)
            continue
        found = rules.text(entry.key, choices=LEVELS)
        level = next((one for one in LEVELS if found is not None and one == found.value), None)
        if level is not None:
            yield entry.key, level


def _exemption(fields: Fields) -> Exemption | None:
    rule = fields.text("rule", required=True, choices=tuple(RULES))
    reason = fields.text("reason", required=True, filled=True)
    tool, part = fields.text("tool", filled=True), fields.text("part", filled=True)
    fields.close()
    if rule is None or reason is None:
        return None
    names = ("*" if one is None else one.value for one in (tool, part))
    return Exemption(rule.value, reason.value, rule.span, *names)
