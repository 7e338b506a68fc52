"""The SARIF 2.1.0 format, for code scanning."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from urllib.parse import quote

from adlgen.diagnostics.hashing import sha256
from adlgen.diagnostics.model import Diagnostic, DiagnosticKind, Span
from adlgen.diagnostics.visible import source_lines

_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


def render(diagnostics: Sequence[Diagnostic], sources: Mapping[str, str]) -> str:
    """Return a SARIF log with one run; paths are relative URIs, columns count code points."""
    codes = {d.code.id: d.code for d in diagnostics}
    rules = [_rule(codes[key]) for key in sorted(codes)]
    places = {key: number for number, key in enumerate(sorted(codes))}
    lines = {path: source_lines(text) for path, text in sources.items()}
    run = {
        "tool": {"driver": {"name": "adlgen", "rules": rules}},
        "columnKind": "unicodeCodePoints",
        "results": [_result(d, places[d.code.id], lines) for d in diagnostics],
    }
    return json.dumps({"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}, indent=2) + "\n"


def _rule(code: DiagnosticKind) -> dict[str, object]:
    return {
        "id": code.id,
        "shortDescription": {"text": code.title},
        "fullDescription": {"text": code.explanation.strip()},
        "defaultConfiguration": {"level": code.severity.value},
    }


def _result(
    diagnostic: Diagnostic, rule: int, lines: Mapping[str, Sequence[str]]
) -> dict[str, object]:
    message = diagnostic.message
    if diagnostic.hint is not None:
        message += f"\n{diagnostic.hint}"
    result: dict[str, object] = {
        "ruleId": diagnostic.code.id,
        "ruleIndex": rule,
        "level": diagnostic.severity.value,
        "message": {"text": message},
    }
    if diagnostic.span is not None:
        result["locations"] = [{"physicalLocation": _location(diagnostic.span)}]
        if diagnostic.labels:
            result["relatedLocations"] = [
                {
                    "id": number,
                    "physicalLocation": _location(label.span),
                    "message": {"text": label.message},
                }
                for number, label in enumerate(diagnostic.labels, 1)
            ]
        result["partialFingerprints"] = {
            "adlgen/v1": _fingerprint(diagnostic, diagnostic.span, lines)
        }
    return result


def _location(span: Span) -> dict[str, object]:
    location: dict[str, object] = {"artifactLocation": {"uri": quote(span.path)}}
    if span.line:
        location["region"] = {
            "startLine": span.line,
            "startColumn": span.column,
            "endLine": span.end_line,
            "endColumn": span.end_column,
        }
    return location


def _fingerprint(diagnostic: Diagnostic, span: Span, lines: Mapping[str, Sequence[str]]) -> str:
    """Return a hash that stays the same when the problem moves to another line."""
    known = lines.get(span.path, ())
    line = known[span.line - 1].strip() if 1 <= span.line <= len(known) else ""
    text = f"{diagnostic.code.id}\0{span.path}\0{diagnostic.message}\0{line}"
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:32]
