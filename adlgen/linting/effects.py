"""What tools do: hints that contradict the text, dangerous defaults, and secrets."""

from __future__ import annotations

import re
from collections.abc import Iterator

from adlgen.document.node import Scalar
from adlgen.linting.model import LintedTool, Problem, ToolSet
from adlgen.linting.words import snake, words
from adlgen.schema.shown import HEADER

_WRITING = frozenset(
    [
        "add",
        "append",
        "apply",
        "archive",
        "assign",
        "cancel",
        "clear",
        "close",
        "commit",
        "create",
        "delete",
        "deploy",
        "destroy",
        "disable",
        "drop",
        "edit",
        "enable",
        "erase",
        "insert",
        "install",
        "kill",
        "merge",
        "modify",
        "move",
        "overwrite",
        "patch",
        "post",
        "publish",
        "purge",
        "push",
        "reboot",
        "remove",
        "rename",
        "replace",
        "reset",
        "restart",
        "restore",
        "revoke",
        "send",
        "set",
        "start",
        "stop",
        "submit",
        "terminate",
        "truncate",
        "uninstall",
        "update",
        "upload",
        "upsert",
        "wipe",
        "write",
    ]
)
_DESTROYING = frozenset(
    [
        "delete",
        "remove",
        "drop",
        "purge",
        "destroy",
        "truncate",
        "wipe",
        "erase",
        "uninstall",
        "reset",
        "clear",
        "terminate",
        "kill",
        "revoke",
    ]
)
_DANGEROUS = re.compile(
    r"(^|_)(force|recursive|overwrite|cascade|skip_(confirm\w*|validation|checks?)|no_verify|confirm(ed)?|yes|auto_approve|"
    r"allow_\w+|unsafe|purge|permanent(ly)?|insecure|ignore_(ssl|tls|errors)\w*)$"
)
_SECRET = re.compile(
    r"(^|_)(password|passwd|passphrase|secret|client_secret|api_?key|private_?key|auth_?token|access_?token|"
    r"secret_access_key|bearer(_token)?|credentials?)$"
)
_FIRST_WORDS = 3
_HINTED = ("mcp",)
"""Formats in which a missing hint has a meaning."""


def hints_contradict(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report a tool that changes nothing and destroys."""
    del tools
    hints = tool.spec.metadata.hints
    if hints.get("read_only") and hints.get("destructive"):
        message = "the hints contradict each other: the tool changes nothing, and it may destroy"
        yield Problem("annotations", message, tool.name.span, "remove one of the two")


def read_only_verb(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report a tool that changes nothing by its hint, and writes by its name."""
    del tools
    first, *rest = [*words(tool.name.value), ""]
    if tool.spec.metadata.hints.get("read_only") and first in _WRITING and "read" not in rest:
        message = f"the tool changes nothing by its hint, but its name starts with '{first}'"
        hint = "remove the hint, with which clients call the tool without asking; or rename it"
        yield Problem("annotations", message, tool.name.span, hint)


def hints_missing(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report a tool of a server without hints about its effects."""
    del tools
    if tool.dialect in _HINTED and not {"read_only", "destructive"} & {*tool.spec.metadata.hints}:
        message = "no hint about the effects: clients assume that the tool may destroy"
        yield Problem("annotations", message, tool.name.span, "add 'readOnlyHint'")


def destructive_without_target(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report a tool that destroys and can be called without arguments."""
    del tools
    first = words(tool.name.value)[:_FIRST_WORDS]
    found = next((word for word in first if word in _DESTROYING), None)
    own = tool.own_arguments
    if found and own and not {"list", "get"} & {*first} and not any(a.is_required for a in own):
        message = f"the tool can {found} something without any argument"
        yield Problem("input", message, tool.name.span, "require the argument that names it")


def dangerous_default(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report arguments that make a call dangerous if they are omitted."""
    del tools
    for one in tool.arguments:
        default = one.get("default")
        is_true = isinstance(default, Scalar) and default.value is True
        if is_true and _DANGEROUS.search(snake(one.name)):
            message = f"argument '{one.name}' is true if it is omitted"
            yield Problem(one.part, message, one.span, "make the safe choice the default")


def secret_argument(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report arguments with which the model passes a secret."""
    del tools
    for one in tool.arguments:
        if _SECRET.search(snake(one.name)) and (not one.types or "string" in one.types):
            message = f"the model must know the secret '{one.name}', which is then in its context"
            yield Problem(one.part, message, one.span, "read it from the configuration")


def secret_header(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report secrets that HTTP clients send as headers."""
    del tools
    for one in tool.arguments:
        if one.has(HEADER) and _SECRET.search(snake(one.name)):
            message = f"the secret '{one.name}' is sent as a header, which proxies see and log"
            yield Problem(one.part, message, one.span, f"remove '{HEADER}'")


def read_only_asks(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report a tool that changes nothing by its hint, and asks a person."""
    del tools
    forms = tool.spec.metadata.elicits
    if forms and tool.spec.metadata.hints.get("read_only"):
        message = f"the tool changes nothing by its hint, and asks a person with the form '{forms[0].name.value}'"
        hint = "remove the hint if it changes something; else take an argument"
        yield Problem("elicits", message, forms[0].name.span, hint)


def destructive_without_ask(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report a tool that may destroy by its hint, and asks no person; tools of servers show no forms."""
    del tools
    hints = tool.spec.metadata.hints
    is_seen = tool.is_imported or tool.spec.metadata.elicits or hints.get("confirm")
    if hints.get("destructive") and not is_seen:
        message = "the tool may destroy, and asks no person"
        hint = "add a form to 'elicits', and ask before anything is changed"
        yield Problem("annotations", message, tool.name.span, hint)
