"""``executable_knowledge`` of an AIOS tool: helpers, processors and validators, as data."""

from __future__ import annotations

import re
from collections.abc import Iterator

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Label, Span
from adlgen.diagnostics.spelling import closest
from adlgen.document.node import Mapping, Sequence, plain
from adlgen.document.reader import head_of
from adlgen.spec.text import Text
from adlgen_plugins.aios.feature.model import Check, Script, Validator
from adlgen_plugins.aios.frontend import codes
from adlgen_plugins.aios.frontend.fields import KEBAB, FieldReader
from adlgen_plugins.aios.frontend.scripts import exports, reaches_out, read_script

HELPER_MS = 1000
"""The time limits of helpers and processors."""
VALIDATOR_MS = 500
MEMORY_MB = 8
_LANGUAGE = ("javascript",)
_RUNTIME = ("isolated_vm",)
_REQUIRED_FIELDS = "required_fields"
_NAMED = re.compile(r"\b(helpers|processors|validators)\.([A-Za-z0-9_-]*[A-Za-z0-9_])")


class Knowledge(Struct):
    """The functions of a tool."""

    helpers: tuple[Script, ...] = ()
    processors: tuple[Script, ...] = ()
    validators: tuple[tuple[Text, Validator], ...] = ()
    """Validators, each with the command that it checks."""

    def ids(self, kind: str) -> tuple[str, ...]:
        """Return the ids of the functions of one kind."""
        scripts = {
            "helpers": self.helpers,
            "processors": self.processors,
            "validators": tuple(one.script for _, one in self.validators),
        }
        return tuple(script.id.value for script in scripts[kind])


def read_knowledge(tool: FieldReader, *, explicit: bool) -> Knowledge:
    """Return the functions; ``explicit`` is whether the file declares version 2.0.

    The loader validates functions only in such files.
    """
    record = tool.record("executable_knowledge")
    if record is None:
        return Knowledge()
    knowledge = Knowledge(
        tuple(_helpers(record, explicit=explicit)),
        tuple(_processors(record)),
        tuple(_validators(record, explicit=explicit)),
    )
    _report_second_validators(record, knowledge)
    return knowledge


def _helpers(record: FieldReader, *, explicit: bool) -> Iterator[Script]:
    passes = not explicit
    message = "executable_knowledge.helpers must be an array"
    for helper in record.records("helpers", "helper", "id", message, passes=passes):
        text = "Helper must have id, language, and function fields"
        helper.require("id", "language", "function", message=text, passes=passes)
        helper.require("runtime")
        text = "Unsupported helper language: {value}"
        helper.choice("language", _LANGUAGE, text, passes=passes)
        helper.choice("runtime", _RUNTIME)
        yield from _script(helper, HELPER_MS)


def _processors(record: FieldReader) -> Iterator[Script]:
    for processor in record.records("processors", "processor", "id"):
        processor.require("id", "language", "function")
        processor.choice("language", _LANGUAGE)
        yield from _script(processor, HELPER_MS)


def _validators(record: FieldReader, *, explicit: bool) -> Iterator[tuple[Text, Validator]]:
    passes = not explicit
    message = "executable_knowledge.validators must be an array"
    for validator in record.records("validators", "validator", "id", message, passes=passes):
        text = "Validator must have id, validates, and function fields"
        validator.require("id", "validates", "function", message=text, passes=passes)
        validator.require("language")
        validator.choice("language", _LANGUAGE)
        required, checks = _checks(validator)
        command = validator.text("validates")
        for script in _script(validator, VALIDATOR_MS):
            if command is not None:
                yield command, Validator(script, required, checks)


def _script(record: FieldReader, timeout_ms: int) -> Iterator[Script]:
    """Yield a function if it has an id and code; report syntax errors."""
    name, function = record.text("id"), record.text("function")
    if name is not None:
        record.check_convention(name, "id", KEBAB)
    if function is None:
        return
    code, problem = read_script(function.value)
    if problem is not None:
        message = f"the function of {record.where} cannot be parsed: {problem}"
        span = function.span
        record.report.add(codes.INVALID_FUNCTION_SYNTAX, message, span, passes=False)
    elif (call := reaches_out(code)) is not None:
        message = (
            f"the function of {record.where} uses '{call}', which is not available in its sandbox"
        )
        record.report.add(codes.FORBIDDEN_CALL, message, function.span)
    if name is not None:
        language = record.words("language") or _LANGUAGE[0]
        text, about = exports(code), record.words("description")
        yield Script(name, about, language, function, text, timeout_ms, MEMORY_MB)


def _checks(validator: FieldReader) -> tuple[tuple[Text, ...], tuple[Check, ...]]:
    """Return the required fields, and the checks in prose."""
    required: list[Text] = []
    checks: list[Check] = []
    for item in validator.items("checks"):
        if not isinstance(item, Mapping):
            message = f"a check of {validator.where} must be a mapping with one key"
            validator.report.add(codes.INVALID_TYPE, message, head_of(item))
            continue
        for entry in item:
            if entry.key == _REQUIRED_FIELDS and isinstance(entry.value, Sequence):
                check = FieldReader(item, f"a check of {validator.where}", validator.report)
                required += check.texts(_REQUIRED_FIELDS)
            else:
                checks.append(Check(entry.key, plain(entry.value), entry.key_span))
    return tuple(required), tuple(checks)


def _report_second_validators(record: FieldReader, knowledge: Knowledge) -> None:
    seen: dict[str, Text] = {}
    for command, validator in knowledge.validators:
        first = seen.setdefault(command.value, command)
        if first is not command:
            message = f"'{validator.script.id.value}' is another validator of '{command.value}'"
            hint = "the format's runtime uses only the last one; merge them"
            labels = (Label(first.span, "the first one"),)
            log = record.report.log
            log.add(codes.SECOND_VALIDATOR, message, command.span, hint, labels=labels)


def check_validator(name: Text, knowledge: Knowledge, record: FieldReader) -> None:
    """Warn about a reference to an unknown validator."""
    _check_function("validators", name.value, name.span, knowledge, record)


def check_mentions(text: Text | None, knowledge: Knowledge, record: FieldReader) -> None:
    """Warn about references to unknown functions in a text, such as ``helpers.extract-field``."""
    if text is not None:
        for kind, name in _NAMED.findall(text.value):
            _check_function(kind, name, text.span, knowledge, record)


def _check_function(
    kind: str, name: str, span: Span, knowledge: Knowledge, record: FieldReader
) -> None:
    known = knowledge.ids(kind)
    if name not in known:
        near = closest(name, known)
        hint = f"did you mean '{near}'?" if near else None
        message = f"{record.where} refers to '{name}', which is not one of the {kind}"
        record.report.log.add(codes.UNKNOWN_FUNCTION, message, span, hint)
