"""Texts that address the model in the place of describing the tool."""

from __future__ import annotations

import re
from collections.abc import Iterator

from adlgen.linting.model import LintedTool, Place, Problem, ToolSet
from adlgen.linting.words import snake

_PATTERNS = {
    "overrides other instructions": r"\b(?:ignore|disregard|forget|override)\s+(?:all\s+|any\s+|the\s+|your\s+){0,4}"
    r"(?:previous|prior|above|earlier|system|other|existing)\s+"
    r"(?:instruction|prompt|rule|message|direction|guideline|tool)",
    "asks for secrecy": r"\b(?:do\s+not|don't|never|must\s+not|without)\s+(?:tell(?:ing)?|mention(?:ing)?|"
    r"inform(?:ing)?|reveal(?:ing)?|notify(?:ing)?|show(?:ing)?|disclos(?:e|ing))\b[^.\n]{0,40}\b"
    r"(?:user|human|anyone|operator)",
    "has a tag of a prompt": r"<\s?/?\s?(?:important|system|instructions?|secret|hidden|admin|critical)\b[^>]{0,40}>|"
    r"<\|[a-z_]{1,20}\|>|\[/?INST\]|<!--",
    "names a file with secrets": r"(?:~|/root|/home[/]\w{1,30}|\$HOME|%USERPROFILE%)[/\\]\.(?:ssh|aws|gnupg|kube|docker|"
    r"netrc|npmrc|cursor|config/gcloud)\b|\bid_(?:rsa|ed25519)\b|/etc/(?:passwd|shadow)\b|\bmcp\.json\b",
    "gives the model a role": r"\b(?:you are now|act as (?:an?|the) (?:admin|root|developer mode|unrestricted)|"
    r"new system prompt|developer mode enabled)",
    "gives orders about other tools": r"\b(?:before|after)\s+(?:using|calling|invoking|any)\s+(?:any|every|each|all|other)?"
    r"\s?(?:other\s+)?tools?\b[^.\n]{0,80}\b(?:must|always|read|send|call this)",
    "has a label of a directive": r"[\[(]\s?(?:system|hidden|metadata|emergency|admin|role|secret)?\s?"
    r"(?:directive|instruction|override)s?\s?[\])]|\b(?:SYSTEM|INSTRUCTION|OVERRIDE)\s(?:OVERRIDE|DIRECTIVE)\b|"
    r"\bJAILBREAK\b|\bSAFETY BYPASS\b",
    "asks for the conversation": r"\b(?:include|pass|send|append|attach|forward|copy|upload|bcc)\b[^.\n]{0,60}\b"
    r"(?:conversation|chat) (?:history|context)\b|\b(?:system prompt|previous messages|all (?:user )?messages)\b"
    r"[^.\n]{0,60}\b(?:in|as|to) (?:the )?[`'\"]?\w{1,40}[`'\"]? (?:parameter|argument|field)|"
    r"\bbcc\b[^.\n]{0,40}\b(?:always|every|all)\b",
    "gives orders to the model": r"\b(?:assistant|llm|ai model|agent|claude|chatgpt)\s+"
    r"(?:must|should|has to|needs to)\s+(?:always|never|first|not)\b",
}
_ORDERS = {what: re.compile(pattern, re.IGNORECASE) for what, pattern in _PATTERNS.items()}
_PRIVATE_FILE = "names a file with secrets"
_REFUSED = re.compile(
    r"\b(?:reject|refus|block|den(?:y|ied)|forbid|not allowed|disallow|sensitive|e\.g|default|exclud)",
    re.IGNORECASE,
)
_READ = re.compile(r"\b(?:read|send|include|pass|attach|upload|cat)\b", re.IGNORECASE)
_ASSERTIVE = re.compile(
    r"\b(?:best|most (?:effective|powerful|accurate|reliable|advanced)|superior|state[- ]of[- ]the[- ]art|world[- ]class|"
    r"highly recommended|must[- ]use) (?:tool|way|choice|option|source|method|solution)\b|"
    r"\balways\s+(?:use|prefer|choose|call|run)\s+this\b|\byou must (?:always )?(?:use|call|run) this\b|"
    r"\bmust (?:always )?be (?:called|used|run) (?:first|before|for (?:any|all|every))\b|"
    r"\b(?:prefer|use) this (?:tool )?(?:over|instead of|rather than)\b|\bthis (?:tool|function) is (?:the )?(?:best|preferred)\b|"
    r"\btrusted by\b|\bcall this (?:tool |function )?first\b|\b(?:never|do not|don't) use (?:any )?(?:other|another|built-?in|native)\b",
    re.IGNORECASE,
)
_CONTEXT = re.compile(
    r"conversation(_history)?|chat_history|history|system_prompt|previous_messages|messages_so_far|model_name|tools?_list|"
    r"available_tools|tool_names|reasoning|thoughts?|chain_of_thought|side_?note|user_prompt|user_query|original_(prompt|request)"
)
_NEAR = 120
_GUIDES = (
    r"\b(?:when|before|after|always|instead of|whenever|never)\b[^.\n]{{0,60}}(?<![\w-]){}(?![\w-])"
)
_LEAST_LENGTH = 5


def instructions(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report texts with phrases of known attacks on models."""
    del tools
    for place in tool.places:
        what = "" if place.is_name else _order(place)
        if what:
            hint = "describe what the tool does; if the text is right, accept it with a reason"
            yield Problem(place.part, f"the text {what}", place.span, hint)


def _order(place: Place) -> str:
    for what, pattern in _ORDERS.items():
        found = pattern.search(place.text)
        if found is None:
            continue
        around = place.text[max(0, found.start() - _NEAR) : found.end() + _NEAR]
        before = place.text[max(0, found.start() - _NEAR // 2) : found.start()]
        if what == _PRIVATE_FILE and _REFUSED.search(around) and not _READ.search(before):
            continue
        return what
    return ""


def assertive(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report a description that promotes the tool."""
    del tools
    found = _ASSERTIVE.search(tool.text)
    if found is not None:
        message = f"the description promotes the tool: '{found[0]}'"
        hint = "describe when the tool fits"
        yield Problem("description", message, tool.described_at, hint)


def context_argument(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report arguments that ask for the context of the model."""
    del tools
    for one in tool.arguments:
        if _CONTEXT.fullmatch(snake(one.name)) and one.types <= {"string"}:
            message = f"argument '{one.name}' asks for the context of the model"
            yield Problem(one.part, message, one.span, "ask for what the tool needs")


def foreign_tool(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report texts that guide the use of a tool of another specification."""
    if not tool.is_imported:
        return  # the files of one owner may refer to each other
    own = {argument.name for argument in tool.arguments}
    own |= {other.name.value for other in tools.tools if other.file == tool.file}
    names = [name for name in tools.foreign if name not in own and _is_distinct(name)]
    for place in tool.prose:
        for name in names:
            if name in place.text and re.search(
                _GUIDES.format(re.escape(name)), place.text, re.IGNORECASE
            ):
                message = f"the text guides the use of tool '{name}' of '{tools.foreign[name]}'"
                hint = "describe this tool only; it changes how models use another server"
                yield Problem(place.part, message, place.span, hint)


def _is_distinct(name: str) -> bool:
    """Return whether a name is distinct from the words of a text."""
    return (len(name) >= _LEAST_LENGTH and not name.isalpha()) or name != name.lower()
