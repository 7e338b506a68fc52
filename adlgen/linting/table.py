"""The rules, in the order of their codes."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from adlgen.diagnostics.codes import lint as codes
from adlgen.diagnostics.codes import lint_more as more
from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import DiagnosticKind, Severity
from adlgen.linting.settings import Level


class Rule(Struct):
    """A rule about tools."""

    id: str
    kind: DiagnosticKind
    group: str
    check: str
    """The function, with its module: it takes a tool and its set, or a set."""
    is_off: bool = False
    """Whether it is not checked by default."""

    @property
    def level(self) -> Level:
        """The level by default."""
        return "off" if self.is_off else _LEVEL_OF[self.kind.severity]


_LEVEL_OF: Mapping[Severity, Level] = {
    Severity.ERROR: "error",
    Severity.WARNING: "warning",
    Severity.NOTE: "note",
}
_ALL = (
    Rule("hidden-text", codes.HIDDEN_TEXT, "safety", "hidden.hidden_text"),
    Rule("mixed-script-name", codes.MIXED_SCRIPT_NAME, "safety", "hidden.mixed_script_name"),
    Rule("instructions", codes.INSTRUCTIONS, "safety", "orders.instructions"),
    Rule("foreign-tool", codes.FOREIGN_TOOL, "safety", "orders.foreign_tool"),
    Rule("secret-argument", codes.SECRET_ARGUMENT, "safety", "effects.secret_argument"),
    Rule("context-argument", codes.CONTEXT_ARGUMENT, "safety", "orders.context_argument"),
    Rule("assertive", codes.ASSERTIVE, "safety", "orders.assertive"),
    Rule("hints-contradict", codes.HINTS_CONTRADICT, "safety", "effects.hints_contradict"),
    Rule("read-only-verb", codes.READ_ONLY_VERB, "safety", "effects.read_only_verb"),
    Rule("hints-missing", codes.HINTS_MISSING, "safety", "effects.hints_missing"),
    Rule(
        "destructive-without-target",
        codes.DESTRUCTIVE_WITHOUT_TARGET,
        "safety",
        "effects.destructive_without_target",
    ),
    Rule("dangerous-default", codes.DANGEROUS_DEFAULT, "safety", "effects.dangerous_default"),
    Rule("secret-header", codes.SECRET_HEADER, "safety", "effects.secret_header"),
    Rule("read-only-asks", codes.READ_ONLY_ASKS, "safety", "effects.read_only_asks"),
    Rule(
        "destructive-without-ask",
        codes.DESTRUCTIVE_WITHOUT_ASK,
        "safety",
        "effects.destructive_without_ask",
    ),
    Rule(
        "required-contradiction",
        codes.REQUIRED_CONTRADICTION,
        "contradictions",
        "contradictions.required",
    ),
    Rule(
        "default-contradiction",
        codes.DEFAULT_CONTRADICTION,
        "contradictions",
        "contradictions.default",
    ),
    Rule(
        "range-contradiction", codes.RANGE_CONTRADICTION, "contradictions", "contradictions.bounds"
    ),
    Rule("stale-argument", codes.STALE_ARGUMENT, "contradictions", "mentions.stale_argument"),
    Rule(
        "argument-misspelt", codes.ARGUMENT_MISSPELT, "contradictions", "mentions.argument_misspelt"
    ),
    Rule("dangling-tool", codes.DANGLING_TOOL, "contradictions", "mentions.dangling_tool"),
    Rule("example-invalid", codes.EXAMPLE_INVALID, "contradictions", "contradictions.values"),
    Rule(
        "successor-missing",
        codes.SUCCESSOR_MISSING,
        "contradictions",
        "removals.successor_missing",
    ),
    Rule("removal-overdue", codes.REMOVAL_OVERDUE, "contradictions", "removals.removal_overdue"),
    Rule("enum-in-prose", more.ENUM_IN_PROSE, "arguments", "prose.enum_in_prose"),
    Rule("json-in-string", more.JSON_IN_STRING, "arguments", "prose.json_in_string"),
    Rule("list-in-string", more.LIST_IN_STRING, "arguments", "prose.list_in_string"),
    Rule("number-in-string", more.NUMBER_IN_STRING, "arguments", "arguments.number_in_string"),
    Rule("untyped-argument", more.UNTYPED_ARGUMENT, "arguments", "arguments.untyped"),
    Rule("free-object", more.FREE_OBJECT, "arguments", "arguments.free_object"),
    Rule("exclusive-in-prose", more.EXCLUSIVE_IN_PROSE, "arguments", "prose.exclusive_in_prose"),
    Rule("default-in-prose", more.DEFAULT_IN_PROSE, "arguments", "prose.default_in_prose"),
    Rule("format-in-prose", more.FORMAT_IN_PROSE, "arguments", "prose.format_in_prose"),
    Rule("argument-undescribed", more.ARGUMENT_UNDESCRIBED, "arguments", "arguments.undescribed"),
    Rule(
        "argument-says-nothing",
        more.ARGUMENT_SAYS_NOTHING,
        "arguments",
        "arguments.says_nothing",
        is_off=True,
    ),
    Rule("unit-missing", more.UNIT_MISSING, "arguments", "arguments.unit_missing"),
    Rule("too-many-arguments", more.TOO_MANY_ARGUMENTS, "arguments", "arguments.too_many"),
    Rule("deep-arguments", more.DEEP_ARGUMENTS, "arguments", "arguments.deep"),
    Rule("enum-large", more.ENUM_LARGE, "arguments", "arguments.enum_large"),
    Rule("enum-opaque", more.ENUM_OPAQUE, "arguments", "arguments.enum_opaque"),
    Rule(
        "description-missing",
        more.DESCRIPTION_MISSING,
        "selection",
        "selection.description_missing",
    ),
    Rule(
        "description-repeats-name",
        more.DESCRIPTION_REPEATS_NAME,
        "selection",
        "selection.description_repeats_name",
    ),
    Rule("same-description", more.SAME_DESCRIPTION, "selection", "sets.same_description"),
    Rule("confusable-names", more.CONFUSABLE_NAMES, "selection", "sets.confusable_names"),
    Rule("name-collision", more.NAME_COLLISION, "selection", "sets.name_collision"),
    Rule(
        "argument-names-differ",
        more.ARGUMENT_NAMES_DIFFER,
        "selection",
        "sets.argument_names_differ",
    ),
    Rule("tool-tokens", more.TOOL_TOKENS, "selection", "selection.tool_tokens"),
    Rule("set-tokens", more.SET_TOKENS, "selection", "sets.set_tokens"),
    Rule("set-too-large", more.SET_TOO_LARGE, "selection", "sets.set_too_large"),
    Rule("placeholder", more.PLACEHOLDER, "selection", "selection.placeholder"),
    Rule("no-limit", more.NO_LIMIT, "selection", "selection.no_limit", is_off=True),
    Rule(
        "result-untyped", more.RESULT_UNTYPED, "selection", "selection.result_untyped", is_off=True
    ),
    Rule("untrimmed-text", more.UNTRIMMED_TEXT, "selection", "selection.untrimmed"),
)
RULES: Mapping[str, Rule] = MappingProxyType({rule.id: rule for rule in _ALL})
"""All rules by id."""
