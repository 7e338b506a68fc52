"""Documentation of operations: errors, validators, mistakes and quirks as paragraphs."""

from __future__ import annotations

from collections.abc import Iterator

from adlgen_plugins.aios.feature.model import AntiPattern, ErrorCode, Operation, Quirk, Validator


def input_notes(operation: Operation) -> tuple[str, ...]:
    """Return paragraphs for the input; texts of the specification are kept as written."""
    return tuple(_of_operation(operation))


def output_notes(operation: Operation) -> tuple[str, ...]:
    """Return paragraphs for the output."""
    seen = len(operation.output_evidence.get("", ()))
    return (f"Inferred from {_examples(seen)}.",) if seen else ()


def _of_operation(operation: Operation) -> Iterator[str]:
    if operation.inferred:
        yield _inferred(operation)
    for validator in operation.validators:
        yield _checked(validator)
    if operation.errors:
        yield "Errors:\n" + "\n".join(f"- {_error(error)}" for error in operation.errors)
    for mistake in operation.anti_patterns:
        yield _mistake(mistake)
    for quirk in operation.quirks:
        yield _quirk(quirk)


def _inferred(operation: Operation) -> str:
    seen = len(operation.input_evidence.get("", ()))
    if seen:
        return f"Inferred from {_examples(seen)}; there may be more properties."
    if operation.input_evidence:
        return "The specification names these properties; some have no type."
    return "The specification does not list the properties."


def _examples(count: int) -> str:
    return "1 example" if count == 1 else f"{count} examples"


def _checked(validator: Validator) -> str:
    words = validator.script.description.strip()
    about = f" ({words})" if words else ""
    checks = [f"{check.name}: {check.value}" for check in validator.checks]
    more = f" Declared checks: {', '.join(checks)}." if checks else ""
    return f"Also checked by the validator {validator.script.id.value}{about}.{more}"


def _error(error: ErrorCode) -> str:
    messages = "; ".join(error.messages)
    status = f" (HTTP {', '.join(map(str, error.statuses))})" if error.statuses else ""
    return f"{error.code.value}{status}: {messages}" if messages else error.code.value + status


def _mistake(mistake: AntiPattern) -> str:
    parts = [f"Avoid {mistake.name.value}: {mistake.description.strip()}"]
    parts += [f"Wrong:\n\n{_fenced(mistake.wrong)}"] if mistake.wrong else []
    parts += [f"Right:\n\n{_fenced(mistake.correct)}"] if mistake.correct else []
    parts += [mistake.rationale.strip()] if mistake.rationale else []
    return "\n\n".join(parts)


def _quirk(quirk: Quirk) -> str:
    words = [f"Beware of {quirk.name.value}: {quirk.description.strip()}"]
    words += [f"Impact: {quirk.impact.strip()}"] if quirk.impact else []
    words += [f"Instead: {quirk.mitigation.strip()}"] if quirk.mitigation else []
    return "\n".join(words)


def _fenced(code: str) -> str:
    """Return a fenced code block whose fence does not occur in the code."""
    fence = "```"
    while fence in code:
        fence += "`"
    return f"{fence}text\n{code.rstrip()}\n{fence}"
