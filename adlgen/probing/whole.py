"""Findings for which one answer is not enough."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from adlgen.diagnostics.codes import probing as codes
from adlgen.probing.candidates import key_of
from adlgen.probing.judge import INTERNAL_HINT, is_internal, is_refusal, members, shortened, shown
from adlgen.probing.model import Answer, Answered, Case, Expected, Finding, Kind

UNKNOWN_TOOL = "no_such_tool"
"""The name of a tool that no specification has."""


def unknown(answer: Answer) -> Iterator[Finding]:
    """Yield what is wrong with the answer to a call of a tool that does not exist."""
    call = f"a call of the unknown tool '{UNKNOWN_TOOL}'"
    if answer.is_result:
        hint = "answer with an error that names the known tools"
        yield Finding(codes.UNKNOWN_ACCEPTED, "", f"{call} is accepted", hint)
    elif answer.kind is Kind.LATE:
        hint = "answer with an error that names the known tools"
        yield Finding(codes.LATE_ANSWER, "", f"{call} is not answered in time", hint)
    elif answer.kind is Kind.ENDED:
        message = f"{call} ends the server: it {answer.message}"
        yield Finding(
            codes.SERVER_ENDED, "", message, "handle errors of a call where it is handled"
        )
    elif is_internal(answer):
        message = f"{call} fails with an internal error: {shortened(answer.text)}"
        yield Finding(codes.INTERNAL_ERROR, "", message, INTERNAL_HINT)


def repeated(case: Case, first: Answer, answer: Answer, *, is_at_once: bool) -> Iterator[Finding]:
    """Yield what is wrong with the answer to a call that was answered with a result before."""
    name = case.tool.wire_name
    if not answer.is_result:
        what = answer.text or answer.message or "an error"
        message = f"a valid call of '{name}' that was answered before fails after other calls: {shortened(what)}"
        hint = "handle errors of a call where it is handled, and keep what belongs to a call in its own variables"
        yield Finding(codes.SERVER_ENDED, name, message, hint, case.span, case)
    elif is_at_once and key_of({**members(answer)}) != key_of({**members(first)}):
        results = " and ".join(shown({**members(one)}) for one in (first, answer))
        message = f"the idempotent tool '{name}' has different results for one call: {results}"
        hint = "remove the mark if a repeated call has a further effect"
        yield Finding(codes.NOT_IDEMPOTENT, name, message, hint, case.tool.span, case)


def stuck(case: Case, following: Case) -> Finding:
    """Return the finding that a server did not answer a call, which it answers without the one before."""
    message = (
        f"after a call of '{case.tool.wire_name}' ({case.rule}) the server does not answer"
        f" '{following.tool.wire_name}', which it answers otherwise"
    )
    hint = "handle errors of a call where it is handled"
    return Finding(codes.SERVER_ENDED, case.tool.wire_name, message, hint, case.span, case)


def together(alone: Sequence[Answered], answers: Sequence[Answer]) -> Iterator[Finding]:
    """Yield which calls got the answers of others when they were made at the same time."""
    cases = [one.case for one in alone]
    usual = [key_of({**members(one.answer)}) for one in alone]
    for index, (case, answer) in enumerate(zip(cases, answers, strict=True)):
        name = case.tool.wire_name
        if answer.kind in (Kind.LATE, Kind.ENDED):
            what = "is not answered in time" if answer.kind is Kind.LATE else "ends the server"
            code = codes.LATE_ANSWER if answer.kind is Kind.LATE else codes.SERVER_ENDED
            message = f"a valid call of '{name}' {what} if others are made at the same time"
            yield Finding(code, name, message, "handle calls independently", case.span, case)
            continue
        got = key_of({**members(answer)})
        others = [other for number, other in enumerate(usual) if number != index]
        if got != usual[index] and got in others:
            of = cases[usual.index(got)]
            message = (
                f"a call of '{name}' gets the answer of a call of '{of.tool.wire_name}'"
                f" that is made at the same time: {shown({**members(answer)})}"
            )
            hint = "keep what belongs to a call in its own variables"
            yield Finding(codes.ANSWERS_MIXED, name, message, hint, case.span, case)


def printed(lines: Sequence[str]) -> Iterator[Finding]:
    """Yield the finding that a program printed lines that are not messages."""
    if lines:
        message = f"the server wrote non-JSON output to stdout: {shortened(lines[0])}"
        yield Finding(
            codes.PROTOCOL_VIOLATION, "", message, "make the server log to standard error"
        )


def without_result(answered: Sequence[Answered]) -> Iterator[Finding]:
    """Yield the tools of which valid calls failed with errors of their own."""
    by_tool: dict[str, list[Answered]] = {}
    for one in answered:
        if one.case.expected is Expected.ACCEPTED:
            by_tool.setdefault(one.case.tool.wire_name, []).append(one)
    for name, found in by_tool.items():
        own = [one for one in found if _is_own_error(one)]
        if not own:
            continue
        case, text = own[0].case, shortened(own[0].answer.text)
        if any(one.answer.is_result for one in found):
            message = (
                f"a valid call of '{name}' ({case.rule}) failed, although others succeeded: {text}"
            )
            hint = (
                "check whether the arguments are the reason; examples of a schema are called, too"
            )
        else:
            message = f"no valid call of '{name}' succeeded, so its results are not tested: {text}"
            hint = "give the input schema an example that works: examples: [{...}]"
        yield Finding(codes.NO_RESULT, name, message, hint, case.span, case)


def _is_own_error(one: Answered) -> bool:
    return one.answer.is_error and not is_internal(one.answer) and not is_refusal(one.answer)
