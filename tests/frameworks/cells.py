"""What each adapter carries: declared facts, which probes of the frameworks have to show, and their tables.

``python -m tests.frameworks.cells`` writes them into ``docs/frameworks.md``, with the versions of the lock files.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.frameworks.table import PAGE

ROOT = Path(__file__).parents[2]
FACTS = Path(__file__).with_name("facts.json")
BEGIN, END = "<!-- facts: begin -->\n", "<!-- facts: end -->\n"
EARLIER = ("<!-- earlier: begin -->\n", "<!-- earlier: end -->\n")
CELLS = ("call", "refused", "error", "picture", "annotations", "context", "cancellation")
NONE = "no"
MARKS = {
    '"is_error": true': "`is_error`",
    '"isError": true': "`isError`",
    '"status": "error"': '`status: "error"`',
    '"thrown": ': "an error that the framework shows",
    '"error": ': "`error`",
    '"kind": "retry-prompt"': "a retry",
    '"outcome": "retried"': "a retry",
    '"Error: ': "a text `Error: …`",
}
"""The marks that distinguish an error from a result, in its JSON."""

Json = Any


@dataclass(frozen=True)
class Case:
    """An adapter with a framework: a row of the table."""

    language: str
    adapter: str
    package: str
    api: str
    """The API of several that the adapter has, or an empty text."""
    environment: str
    """Which of the locked versions of the package: "current", "previous" or another name."""


def declared() -> dict[Case, dict[str, str]]:
    """Return the declared cells of each row."""
    rows = json.loads(FACTS.read_text("utf-8"))["rows"]
    return {Case(*row["case"]): {cell: row[cell] for cell in CELLS} for row in rows}


def check(language: str, environment: str, observed: list[Json]) -> None:
    """Fail unless the probes of an environment have shown exactly the declared facts."""
    found = {
        Case(language, row["adapter"], row["package"], row["api"], environment): cells_of(row)
        for row in observed
    }
    facts = {
        case: cells
        for case, cells in declared().items()
        if (case.language, case.environment) == (language, environment)
    }
    assert found == facts, json.dumps(
        [[*vars(case).values(), cells] for case, cells in found.items()]
    )


def cells_of(row: Json) -> dict[str, str]:
    """Return the cells that the results of a probe show."""
    results = {kind: json.dumps(result) for kind, result in row["results"].items()}
    assert "secret" not in json.dumps(row), row
    return {
        "call": _call(results["good"]),
        "refused": _problem(results["refused"], "- /what: must be one of"),
        "error": _problem(results["error"], "The tool probe failed with an internal error."),
        "picture": _picture(results["picture"]),
        "annotations": _annotations(row["definition"]),
        "context": _context(results["who"]),
        "cancellation": _cancellation(row["cancellation"]),
    }


def _call(result: str) -> str:
    if '"sum": 2' in result:
        return "a value"
    assert '{\\"sum\\":2}' in result, result
    return "a text"


def _problem(result: str, text: str) -> str:
    assert text in result, result
    return next((shown for mark, shown in MARKS.items() if mark in result), "a text")


def _picture(result: str) -> str:
    if "aW1hZ2U=" in result:
        return "an image"
    assert "[image/png]" in result, result
    return f"{NONE}, the text `[image/png]`"


def _annotations(definition: Json) -> str:
    text = definition if isinstance(definition, str) else json.dumps(definition)
    is_there = re.search(r"\"(readOnlyHint|read_only_hint)\": true", text)
    return "listed" if is_there else NONE


def _context(result: str) -> str:
    text = result.replace("\\", "").replace(" ", "")
    seen = {"`callId`": '"callId":true', "principal": '"principal":"ada"'}
    assert '"callId":' in text, result
    return (
        ", ".join(name for name, mark in seen.items() if mark in text).replace(
            "`callId`", "call id"
        )
        or NONE
    )


def _cancellation(seen: Mapping[str, bool]) -> str:
    known = {
        "does not start": seen.get("starts") is False,
        "stops": seen["stops"],
    }
    return ", ".join(name for name, holds in known.items() if holds) or NONE


# --- versions --------------------------------------------------------------------------------


def version(case: Case) -> str:
    """Return the version of a package in the lock file of its tests; empty if it is not a package."""
    return VERSIONS[case.language](case)


def _python(case: Case) -> str:
    name = {"current": "frameworks", "previous": "frameworks-previous"}[case.environment]
    text = (ROOT / f"tests/requirements/{name}.txt").read_text("utf-8")
    return _found(rf"^{re.escape(case.package)}==([^ ;\\]+)", text)


def _typescript(case: Case) -> str:
    lock = json.loads((ROOT / "tests/toolchains/frameworks/package-lock.json").read_text("utf-8"))
    packages: dict[str, Any] = lock["packages"]
    folder = (
        case.package if case.environment == "current" else ALIASES[case.environment, case.package]
    )
    return str(packages[f"node_modules/{folder}"]["version"])


ALIASES = {
    ("previous", "@anthropic-ai/sdk"): "anthropic-v0",
    ("previous", "@google/genai"): "google-genai-v2",
    ("previous", "@langchain/core"): "langchain-core-v0",
    ("previous", "openai"): "openai-v6",
    ("ai-v5", "ai"): "ai-v5",
    ("ai-v6", "ai"): "ai-v6",
}
"""The folders of earlier versions of npm packages, by environment and package."""


def _go(case: Case) -> str:
    text = (ROOT / "tests/toolchains/frameworks-go/go.mod").read_text("utf-8")
    return _found(rf"^\s{re.escape(case.package)} v(\S+)", text)


def _rust(case: Case) -> str:
    if " " in case.package:
        return ""
    text = (ROOT / "tests/toolchains/frameworks-rust/Cargo.lock").read_text("utf-8")
    return _found(rf'^name = "{case.package}"\nversion = "(.*)"', text)


def _found(pattern: str, text: str) -> str:
    found = re.search(pattern, text, re.MULTILINE)
    assert found is not None, pattern
    return found[1]


VERSIONS = {"Go": _go, "TypeScript": _typescript, "Rust": _rust, "Python": _python}


# --- the page --------------------------------------------------------------------------------


def lines() -> Iterator[str]:
    """Return the lines of the table."""
    reasons: dict[str, dict[str, str]] = json.loads(FACTS.read_text("utf-8"))["reasons"]
    heads = ["language", "adapter", "framework", *CELLS]
    yield "| " + " | ".join(heads) + " |"
    yield "|" + "---|" * len(heads)
    for case, cells in declared().items():
        number = version(case)
        framework = f"`{case.package} {number}`" if number else case.package
        shown = [framework + (f", {case.api}" if case.api else "")]
        for cell, fact in cells.items():
            reason = reason_of(reasons[cell], case) if is_partial(cell, fact) else ""
            shown.append(f"{fact}: {reason}" if reason else fact)
        yield "| " + " | ".join([case.language, f"`{case.adapter}`", *shown]) + " |"


def is_partial(cell: str, fact: str) -> bool:
    """Report whether a framework does not carry everything, for which the table has a reason."""
    return fact.startswith(NONE) or (cell == "context" and fact != "call id, principal")


def reason_of(reasons: Mapping[str, str], case: Case) -> str:
    """Return why a framework does not carry something: the reason of its API, adapter or of all."""
    keys = (f"{case.language} {case.adapter} {case.api}".strip(), case.adapter, "*")
    return next(reasons[key] for key in keys if key in reasons)


def earlier() -> dict[tuple[str, str], tuple[str, str]]:
    """Return the earlier major version that an adapter does not take, and why, by language and adapter."""
    found: dict[str, tuple[str, str]] = json.loads(FACTS.read_text("utf-8"))["earlier"]
    return {(name.split()[0], name.split()[1]): facts for name, facts in found.items()}


def earlier_lines() -> Iterator[str]:
    """Return the lines of the table of earlier major versions."""
    yield "| language | adapter | earlier major version | why it is not tested |"
    yield "|---|---|---|---|"
    for (language, adapter), (number, reason) in earlier().items():
        yield f"| {language} | `{adapter}` | {number} | {reason} |"


def page() -> str:
    """Return the page with the current tables."""
    text = PAGE.read_text("utf-8")
    for begin, end, rows in ((BEGIN, END, lines()), (*EARLIER, earlier_lines())):
        before, _, rest = text.partition(begin)
        _, _, after = rest.partition(end)
        text = before + begin + "\n" + "\n".join(rows) + "\n\n" + end + after
    return text


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
