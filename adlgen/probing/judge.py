"""Whether an answer to a call is what the contract of the tool promises."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping

from adlgen.diagnostics.codes import probing as codes
from adlgen.diagnostics.model import DiagnosticKind, Severity
from adlgen.document.node import JsonValue
from adlgen.probing.candidates import key_of
from adlgen.probing.model import Answer, Case, Expected, Finding, Kind, Place
from adlgen.schema.contain.blame import blame
from adlgen.schema.evaluate import accepts

INTERNAL = -32603
INVALID_PARAMS = -32602
INTERNAL_HINT = "answer with a message about what the caller can change"
_LONGEST = 160
_TRACE = re.compile(
    r"Traceback \(most recent call last\)|^\s*File \"[^\"]+\", line \d+|panicked at |goroutine \d+ \["
    r"|^\s+at [\w.$<>\[\] ]*\(?[^\s()]+:\d+:\d+\)?$|^\s+at [\w.$]+\([\w.]+\.\w+:\d+\)|stack backtrace:"
    r"|\b(?:NullPointerException|segmentation fault|SIGSEGV|nil pointer dereference|index out of range)\b"
    r"|^(?:TypeError|ReferenceError|KeyError|IndexError|AttributeError|RangeError|UnboundLocalError)\b"
    r"|Cannot read propert(?:y|ies) of (?:undefined|null)|unwrap\(\)` on a",
    re.MULTILINE | re.IGNORECASE,
)
_INTERNAL = re.compile(
    r"\binternal (?:server )?error\b|\bHTTP 50\d\b|\bstatus(?: code)?:? 50\d\b", re.IGNORECASE
)
_REFUSAL = re.compile(
    r"\binvalid (?:arguments?|params?|parameters?|input)\b|\binput validation error\b|\bvalidation errors?\b"
    r"|\bdoes not match (?:the )?(?:input )?schema\b|\bis a required property\b|\bmust (?:match|be <=|be >=)",
    re.IGNORECASE,
)
_EXPECTATION = re.compile(
    r"\b(?:must|expect\w*|requir\w*|should|invalid|missing|unknown|allowed|accept\w*|one of|at (?:least|most)|types?|valid"
    r"|minimum|maximum|greater|less|fewer|more|long|short|small|large|big|match\w*|pattern|enum|unique|duplicate|additional|unexpected"
    r"|unrecognized|extra|not an?|is not|cannot|range|between|permitted|nor)\b|[<>]=?",
    re.IGNORECASE,
)


def judged(case: Case, answer: Answer) -> Iterator[Finding]:
    """Yield how an answer breaks the contract."""
    if answer.kind is Kind.LATE:
        yield _finding(
            codes.LATE_ANSWER, case, "is not answered in time", "limit how long the handler runs"
        )
    elif answer.kind is Kind.ENDED:
        what = f"ends the server: it {answer.message}"
        yield _finding(
            codes.SERVER_ENDED, case, what, "handle errors of a call where it is handled"
        )
    elif answer.kind is Kind.INVALID:
        what = f"is answered with an invalid message: {shortened(answer.message)}"
        yield _finding(
            codes.PROTOCOL_VIOLATION, case, what, "answer with a result that the protocol allows"
        )
    elif answer.is_error and is_internal(answer):
        what = f"fails with an internal error: {shortened(answer.text)}"
        yield _finding(codes.INTERNAL_ERROR, case, what, INTERNAL_HINT)
    elif answer.is_error:
        yield from _error(case, answer)
    elif case.expected is Expected.REFUSED:
        hint = "check arguments with the input schema before the handler runs"
        yield _finding(codes.MISS_ACCEPTED, case, "is accepted", hint)
    else:
        yield from _result(case, answer)


def is_internal(answer: Answer) -> bool:
    """Report whether an error is about the inside of the server."""
    text = answer.text
    is_internal = answer.kind is Kind.ERROR and answer.code == INTERNAL
    return is_internal or bool(_TRACE.search(text) or _INTERNAL.search(text))


def is_refusal(answer: Answer) -> bool:
    """Report whether an error is about the arguments, and not about what they name."""
    if answer.kind is Kind.ERROR and answer.code == INVALID_PARAMS:
        return True
    return answer.is_error and bool(_REFUSAL.search(answer.text))


def _error(case: Case, answer: Answer) -> Iterator[Finding]:
    if case.expected is Expected.ACCEPTED and is_refusal(answer):
        what = f"is refused: {shortened(answer.text)}"
        hint = "correct the check of the server, or the schema"
        yield _finding(codes.VALID_REFUSED, case, what, hint)
    if case.expected is Expected.REFUSED:
        lacks = _lacks(case.place, answer.text)
        if lacks:
            what = f"is refused with an error that does not {lacks}: {shortened(answer.text)}"
            hint = "name the argument, and what is expected of it"
            yield _finding(codes.UNHELPFUL_ERROR, case, what, hint)


def _lacks(place: Place, text: str) -> str:
    """Return what an error lacks; empty if a model can repair the call."""
    names = [token for token in place if isinstance(token, str)]
    if names and not any(name in text for name in names):
        return f"name '{names[-1]}'"
    rest = text
    for name in names:
        rest = rest.replace(name, "")
    return "" if _EXPECTATION.search(rest) else "describe what is expected"


def _result(case: Case, answer: Answer) -> Iterator[Finding]:
    if answer.result.get("resultType") == "input_required":
        return
    content = answer.result.get("content")
    if not isinstance(content, list):
        what = "is answered with a result without content"
        yield _finding(codes.PROTOCOL_VIOLATION, case, what, "add 'content', which may be empty")
        return
    output, structured = case.tool.output, answer.result.get("structuredContent")
    has_structured = "structuredContent" in answer.result
    if output is not None:
        if not has_structured:
            what = "has a result without structured content, which the output schema promises"
            yield _finding(
                codes.INVALID_RESULT, case, what, "add 'structuredContent' to the result"
            )
            return
        if not accepts(output.canonical, structured):
            refusal = blame(output.canonical, structured)
            part = "/".join(map(str, refusal.instance))
            reason = f"'{refusal.keyword}' of '{'/' if part else ''}{part}'"
            what = f"has a result that the output schema refuses ({reason}): {shown(structured)}"
            hint = "correct the result, or the output schema"
            yield _finding(codes.INVALID_RESULT, case, what, hint)
    if has_structured:
        yield from _text(case, answer, structured)


def _text(case: Case, answer: Answer, structured: JsonValue) -> Iterator[Finding]:
    found = [value for text in answer.texts for value in _parsed(text)]
    if structured in answer.texts or any(
        key_of(_numbers(value)) == key_of(_numbers(structured)) for value in found
    ):
        return
    other = [value for value in found if isinstance(value, dict)]
    if other and isinstance(structured, dict):
        what = f"has the text {shown(other[0])} and the structured content {shown(structured)}"
        hint = "write the text from the same value"
        yield _finding(codes.TEXT_DIFFERS, case, what, hint)
        return
    what = "has structured content that is not in the text of its result"
    hint = "add it as JSON in a block of text"
    yield _finding(codes.TEXT_DIFFERS, case, what, hint, Severity.WARNING)


def _parsed(text: str) -> Iterator[JsonValue]:
    try:
        yield json.loads(text)
    except (ValueError, RecursionError):
        return


def _numbers(value: JsonValue) -> JsonValue:
    """Return a value in which equal numbers are equal texts."""
    match value:
        case dict():
            return {key: _numbers(one) for key, one in value.items()}
        case list():
            return [_numbers(one) for one in value]
        case float() if value.is_integer():
            return int(value)
        case _:
            return value


def _finding(
    code: DiagnosticKind, case: Case, what: str, hint: str, severity: Severity | None = None
) -> Finding:
    kind = {Expected.ACCEPTED: "a valid call", Expected.REFUSED: "an invalid call"}
    subject = kind.get(case.expected, "a call with a value that is not of its format")
    name = case.tool.wire_name
    message = f"{subject} of '{name}' ({case.rule}) {what}"
    key = case.rule.partition(" ")[0] if case.expected is Expected.REFUSED else ""
    return Finding(code, name, message, hint, case.span, case, severity, key)


def shown(value: JsonValue) -> str:
    """Return a value as JSON, shortened."""
    return shortened(json.dumps(value, ensure_ascii=True))


def shortened(text: str) -> str:
    """Return a text in one line, shortened."""
    line = " ".join(text.split())
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST - 3]}..."


def members(answer: Answer) -> Mapping[str, JsonValue]:
    """Return what a caller sees of a result."""
    keys = ("content", "structuredContent", "isError")
    return {key: answer.result[key] for key in keys if key in answer.result}
