"""What the official conformance suite finds that is expected, and why.

A check that fails and is not here is a fault, and so is one that is here and passes.
"""

from __future__ import annotations

from dataclasses import dataclass

NEW = ("2026-07-28",)
OLD = ("2025-11-25", "2025-06-18")
ALL = (*NEW, *OLD)
EVERY = ("go", "typescript", "rust", "python-pydantic", "python-dataclass")


@dataclass(frozen=True, slots=True)
class Expected:
    """Checks that fail."""

    reason: str
    revisions: tuple[str, ...]
    checks: tuple[str, ...]
    """Scenarios with a requirement each, separated by a space."""
    targets: tuple[str, ...] = EVERY


PROMPTS = (
    "prompts-list prompts-list",
    "prompts-get-simple prompts-get-simple",
    "prompts-get-with-args prompts-get-with-args",
    "prompts-get-embedded-resource prompts-get-embedded-resource",
    "prompts-get-with-image prompts-get-with-image",
    "completion-complete completion-complete",
)
RESOURCES = (
    "resources-list resources-list",
    "resources-read-text resources-read-text",
    "resources-read-binary resources-read-binary",
    "resources-templates-read resources-templates-read",
)
TABLE = (
    Expected("a server of tools offers no prompts and no completion", ALL, PROMPTS),
    Expected("a server of tools offers no resources", ALL, RESOURCES),
    Expected(
        "a server of tools offers no resources",
        OLD,
        (
            "resources-subscribe resources-subscribe",
            "resources-unsubscribe resources-unsubscribe",
        ),
    ),
    Expected(
        "a server of tools offers no resources: the method is not found",
        NEW,
        (
            "sep-2164-resource-not-found sep-2164-error-code",
            "sep-2164-resource-not-found sep-2164-data-uri",
        ),
        # That of Go answers as if there were resources, none of which is known.
        EVERY[1:],
    ),
    Expected(
        "a server of tools offers no resources: the method is not found",
        NEW,
        (
            "caching sep-2549-resources-list-caching-hints",
            "caching sep-2549-resources-templates-list-caching-hints",
        ),
    ),
    Expected(
        "a server of tools offers no prompts: the method is not found",
        NEW,
        (
            "caching sep-2549-prompts-list-caching-hints",
            "input-required-result-non-tool-request sep-2322-non-tool-incomplete",
        ),
    ),
    Expected(
        "sampling and roots are deprecated and not offered: tools ask the person only",
        NEW,
        (
            "input-required-result-basic-sampling sep-2322-sampling-incomplete",
            "input-required-result-basic-list-roots sep-2322-list-roots-incomplete",
            "input-required-result-multiple-input-requests sep-2322-multiple-inputs-incomplete",
            "input-required-result-capability-check sep-2322-respect-client-capabilities",
            "server-stateless sep-2575-server-rejects-undeclared-capability",
        ),
    ),
    Expected(
        "an answer counts only for a question that was asked, so the call asks again",
        NEW,
        ("input-required-result-ignore-extra-params sep-2322-ignore-unexpected-params",),
    ),
    Expected(
        "no event is stored, so a stream that ends early is not resumed",
        ("2025-11-25",),
        (
            "server-sse-polling server-sse-priming-event",
            "server-sse-polling server-sse-retry-field",
        ),
        ("typescript", "python-pydantic", "python-dataclass"),
    ),
)


def expected(target: str, revision: str) -> dict[str, str]:
    """Return the checks that fail for a target and a revision, and why."""
    return {
        check: row.reason
        for row in TABLE
        if target in row.targets and revision in row.revisions
        for check in row.checks
    }
