"""The commands with which DojOps verifies the result of a tool."""

from __future__ import annotations

import re

from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.diagnostics.model import Log
from adlgen.document.node import Node
from adlgen.spec.text import Text
from adlgen_plugins.dojops.feature.model import Verdict, Verification
from adlgen_plugins.dojops.frontend import codes
from adlgen_plugins.dojops.frontend.report import flag_at
from adlgen_plugins.dojops.frontend.verifying import verifies

BINARIES = (
    *("terraform", "kubectl", "helm", "ansible-lint", "docker", "hadolint", "yamllint"),
    *("jsonlint", "shellcheck", "tflint", "kubeval", "conftest", "checkov", "trivy"),
    *("kube-score", "polaris"),
)
"""The programs that the specification of ``tool.yaml`` allows, in its order."""
LATER_BINARIES = (
    *("terraform", "kubectl", "helm", "ansible-lint", "ansible-playbook", "docker", "hadolint"),
    *("yamllint", "jsonlint", "shellcheck", "tflint", "kubeval", "conftest", "checkov", "trivy"),
    *("kube-score", "polaris", "nginx", "promtool", "systemd-analyze", "make", "actionlint"),
    *("caddy", "haproxy", "nomad", "podman", "fluentd", "opa", "vault", "circleci", "npx", "tsc"),
    "cfn-lint",
)
"""The programs that later runtimes allow, which also read ``.dops`` files."""
NEEDED = "required"
"""The values of ``child_process`` with which commands may run."""
TIMEOUT_MS = 30_000
_SPACE = re.compile(r"\s+")
_AND = re.compile(r"\s*&&\s*")


class Limits(Struct):
    """What decides whether a verification command may run."""

    child_process: str | None
    """The permission to start processes, as written."""
    guard: bool
    """Whether only forms of a command that verify files may run."""

    @staticmethod
    def of(root: Node, child_process: str | None) -> Limits:
        """Return the limits that a manifest specifies."""
        return Limits(child_process, flag_at(root, "x-adlgen", "guard", default=True))


def verification(command: Text | None, limits: Limits, log: Log) -> Verification:
    """Return the verification of a ``tool.yaml``; warn about commands that never run or are not allowed."""
    if command is None:
        return Verification(allowed=BINARIES)
    refusal = (
        f'Verification command "{command.value}" is not in the allowed binaries whitelist.'
        f" Allowed: {', '.join(BINARIES)}"
    )
    arguments = (_words(command.value),)
    ok = is_allowed(command.value, BINARIES)
    if not ok:
        later = is_allowed(command.value, LATER_BINARIES)
        hint = "later versions of DojOps allow it" if later else "use one of the programs listed"
        log.add(codes.VERIFICATION_REFUSED, refusal, command.span, hint)
    found = Verification(
        verdict=Verdict.RUN if ok else Verdict.REFUSED,
        command=command,
        arguments=arguments,
        refusal="" if ok else refusal,
        allowed=BINARIES,
        timeout_ms=TIMEOUT_MS,
    )
    return _permitted(found, command, limits, log)


def binary_verification(command: Text, limits: Limits, log: Log) -> Verification:
    """Return the verification of a ``.dops`` file, whose commands may be joined by ``&&``."""
    arguments = tuple(_words(part) for part in _AND.split(command.value))
    bad = next((a[0] for a in arguments if a and a[0] not in LATER_BINARIES), None)
    refusal = f"Verification command not allowed: {bad or ''}"
    if bad is not None:
        hint = f"allowed programs: {', '.join(LATER_BINARIES)}"
        log.add(codes.VERIFICATION_REFUSED, refusal, command.span, hint)
    found = Verification(
        verdict=Verdict.RUN if bad is None else Verdict.REFUSED,
        command=command,
        arguments=arguments,
        refusal="" if bad is None else refusal,
        allowed=LATER_BINARIES,
        timeout_ms=TIMEOUT_MS,
    )
    return _permitted(found, command, limits, log)


def _permitted(found: Verification, command: Text, limits: Limits, log: Log) -> Verification:
    """Return a verification with what its permissions and the form of its command allow."""
    if limits.child_process != NEEDED:
        message = "the verification command never runs, and every result passes"
        hint = "set permissions.child_process to 'required' to have it run"
        log.add(codes.NEVER_VERIFIED, message, command.span, hint)
        return replace(found, verdict=Verdict.SKIPPED)
    if found.verdict is not Verdict.RUN or all(map(verifies, found.arguments)):
        return found
    if not limits.guard:
        message = f'Verification command "{command.value}" is not limited to verifying files'
        log.add(codes.NOT_GUARDED, message, command.span)
        return found
    message = f'Verification command "{command.value}" may do more than verify files'
    hint = "use a form that only verifies, or add 'x-adlgen: {guard: false}' to the root"
    log.add(codes.MORE_THAN_VERIFYING, message, command.span, hint)
    return replace(found, verdict=Verdict.REFUSED, refusal=message)


def is_allowed(command: str, binaries: tuple[str, ...]) -> bool:
    """Report whether a command is an allowed program, alone or followed by a space or a tab."""
    bare = command.strip()
    return any(bare == name or bare.startswith((f"{name} ", f"{name}\t")) for name in binaries)


def _words(command: str) -> tuple[str, ...]:
    return tuple(word for word in _SPACE.split(command) if word)
