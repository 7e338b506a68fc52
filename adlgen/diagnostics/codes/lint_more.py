"""ADL253x to ADL256x: rules about arguments, and about the selection of tools."""

from __future__ import annotations

from adlgen.diagnostics.codes.lint_kinds import kind
from adlgen.diagnostics.model import Severity

ENUM_IN_PROSE = kind(
    "ADL2530",
    "a description lists the values of an argument, and the schema does not",
    """\
With `enum` strict modes enforce the values, generated code has a type for them, and wrong values are refused.
""",
    fails="order: {type: string, description: \"One of 'asc', 'desc'\"}",
    passes="order: {enum: [asc, desc]}",
    evidence="OpenAI and Google advise enums.",
    severity=Severity.WARNING,
)
JSON_IN_STRING = kind(
    "ADL2531",
    "an argument is JSON in a string",
    """\
Models must encode the value twice, which is the most frequent cause of arguments that need repair.
""",
    fails="fields: {type: string, description: JSON object of fields to set}",
    passes="fields: {type: object, additionalProperties: {type: string}}",
    evidence="",
    severity=Severity.WARNING,
)
LIST_IN_STRING = kind(
    "ADL2532",
    "an argument is a list in a string",
    """\
The separator is a rule that only the text has; an array needs none.
""",
    fails="ids: {type: string, description: comma-separated ids}",
    passes="ids: {type: array, items: {type: string}}",
    evidence="",
    severity=Severity.NOTE,
)
NUMBER_IN_STRING = kind(
    "ADL2533",
    "an argument is a number or a boolean as a string",
    """\
Models pass numbers as numbers, which a string refuses.
""",
    fails="page: {type: string, description: page number}",
    passes="page: {type: integer, description: page number}",
    evidence="",
    severity=Severity.NOTE,
)
UNTYPED_ARGUMENT = kind(
    "ADL2534",
    "an argument has no type",
    """\
Any value is accepted, so models guess; Gemini refuses the definition. Accept it where any JSON is right.
""",
    fails="value: {}",
    passes="value: {type: [string, number]}",
    evidence="",
    severity=Severity.NOTE,
)
FREE_OBJECT = kind(
    "ADL2535",
    "nothing is known of an object",
    """\
Models invent the keys of an object without properties.
""",
    fails="options: {type: object}",
    passes="options: {type: object, additionalProperties: {type: string}}",
    evidence="",
    severity=Severity.NOTE,
)
EXCLUSIVE_IN_PROSE = kind(
    "ADL2536",
    "a rule about several arguments is in the text only",
    """\
The rule is not checked before the call, so the tool must refuse it.
""",
    fails="description: Exactly one of id or slug must be given.",
    passes="oneOf: [{required: [id]}, {required: [slug]}]",
    evidence="",
    severity=Severity.NOTE,
)
DEFAULT_IN_PROSE = kind(
    "ADL2537",
    "a default is in the text only",
    """\
Programs, and models that write programs, do not know the default.
""",
    fails="limit: {type: integer, description: Rows. Defaults to 50.}",
    passes="limit: {type: integer, description: Rows., default: 50}",
    evidence="",
    severity=Severity.NOTE,
)
FORMAT_IN_PROSE = kind(
    "ADL2538",
    "a format is in the text only",
    """\
Strict modes and generated code enforce `format`.
""",
    fails="day: {type: string, description: YYYY-MM-DD}",
    passes="day: {type: string, format: date}",
    evidence="",
    severity=Severity.NOTE,
)
ARGUMENT_UNDESCRIBED = kind(
    "ADL2539",
    "an argument has no description",
    """\
The description of the tool does not name it either.
""",
    fails="scope: {type: string}",
    passes="scope: {type: string, description: A prefix of paths.}",
    evidence="97 % of the descriptions of 856 tools were incomplete (arXiv 2602.14878).",
    severity=Severity.NOTE,
)
ARGUMENT_SAYS_NOTHING = kind(
    "ADL2540",
    "the description of an argument repeats its name",
    """\
`The order ID` adds nothing to `order_id`. Often there is nothing more to describe, so the rule is off.
""",
    fails="order_id: {type: string, description: The order ID}",
    passes='order_id: {type: string, description: "As on the invoice, such as A-1042"}',
    evidence="",
    severity=Severity.NOTE,
)
UNIT_MISSING = kind(
    "ADL2541",
    "a quantity has no unit",
    """\
Models guess seconds or milliseconds.
""",
    fails="timeout: {type: integer, description: How long to wait}",
    passes="timeout: {type: integer, description: Seconds to wait}",
    evidence="",
    severity=Severity.NOTE,
)
TOO_MANY_ARGUMENTS = kind(
    "ADL2542",
    "a tool has many arguments",
    """\
Models fill in fewer than about 20 arguments well.
""",
    fails="25 properties",
    passes="20 properties, or fewer",
    evidence="OpenAI, guide to function calling.",
    severity=Severity.NOTE,
)
DEEP_ARGUMENTS = kind(
    "ADL2543",
    "arguments are deep inside objects",
    """\
Models lose track of objects in objects.
""",
    fails="{a: {b: {c: {d: …}}}}",
    passes="{a: {b: {c: …}}}",
    evidence="Named as a cause of failures by Microsoft Research (tool-space interference, 2025); no figure.",
    severity=Severity.NOTE,
)
ENUM_LARGE = kind(
    "ADL2544",
    "an enum has many values",
    """\
Each value costs tokens in every request, and models confuse similar ones.
""",
    fails="country: {enum: [ad, ae, …]}",
    passes="country: {type: string, description: A code from find_country.}",
    evidence="",
    severity=Severity.NOTE,
)
ENUM_OPAQUE = kind(
    "ADL2545",
    "the values of an enum are codes without an explanation",
    """\
Numbers and single letters do not show what they mean.
""",
    fails="state: {enum: [0, 1, 2]}",
    passes="state: {enum: [new, sent, lost]}",
    evidence="",
    severity=Severity.NOTE,
)
DESCRIPTION_MISSING = kind(
    "ADL2550",
    "no text describes the tool",
    """\
A model has only the name to choose the tool.
""",
    fails="{name: sync}",
    passes="{name: sync, description: Copies new orders to the archive.}",
    evidence="The purpose was unclear in 56 % of 856 tools (arXiv 2602.14878).",
    severity=Severity.WARNING,
)
DESCRIPTION_REPEATS_NAME = kind(
    "ADL2551",
    "a description repeats the name of the tool",
    """\
`Gets the order.` adds nothing to `get_order`.
""",
    fails="{name: get_order, description: Gets the order.}",
    passes='{name: get_order, description: "State, items and price of one order."}',
    evidence="So do 73 % of 10,831 servers (arXiv 2602.18914).",
    severity=Severity.NOTE,
)
SAME_DESCRIPTION = kind(
    "ADL2552",
    "tools have the same description",
    """\
A model can only choose by the names.
""",
    fails="two tools with the description: Manages orders.",
    passes="description: Places an order. / description: Cancels an order.",
    evidence="",
    severity=Severity.WARNING,
)
CONFUSABLE_NAMES = kind(
    "ADL2553",
    "the names of tools mean the same",
    """\
After synonyms, plural and case, the names are equal: `get_sdk` and `fetch_sdks`.
""",
    fails="get_order, fetch_orders",
    passes="get_order, search_orders",
    evidence="Distractors of a compatible type are the hardest (arXiv 2509.26553).",
    severity=Severity.NOTE,
)
NAME_COLLISION = kind(
    "ADL2554",
    "names of tools differ in case and separators only",
    """\
Clients that fold names call the wrong tool, and so do models.
""",
    fails="list_orders, listOrders",
    passes="list_orders, search_orders",
    evidence="",
    severity=Severity.WARNING,
)
ARGUMENT_NAMES_DIFFER = kind(
    "ADL2555",
    "tools name one argument differently",
    """\
`ID` in one tool and `id` in another: models use either in both.
""",
    fails="read(orderId), cancel(order_id)",
    passes="read(order_id), cancel(order_id)",
    evidence="Wrong names of arguments are the first cause of failed conversations (arXiv 2412.16516).",
    severity=Severity.NOTE,
)
TOOL_TOKENS = kind(
    "ADL2556",
    "a definition is large",
    """\
Every request has the definition. The estimate is a quarter of the bytes of the compact JSON.
""",
    fails="a definition of 5,000 bytes",
    passes="a definition of 3,000 bytes",
    evidence="",
    severity=Severity.NOTE,
)
SET_TOKENS = kind(
    "ADL2557",
    "the definitions of a set are large",
    """\
Every request has all definitions. The estimate is a quarter of the bytes of the compact JSON.
""",
    fails="60 tools of 800 bytes",
    passes="20 tools of 800 bytes",
    evidence="Anthropic advises a search for tools from 10,000 tokens.",
    severity=Severity.NOTE,
)
SET_TOO_LARGE = kind(
    "ADL2558",
    "a set has many tools",
    """\
The selection of tools is good below about 30 and bad beyond 100.
""",
    fails="120 tools",
    passes="100 tools, or fewer",
    evidence="With a search for tools, 43.1 instead of 13.6 % (arXiv 2505.03275).",
    severity=Severity.WARNING,
)
PLACEHOLDER = kind(
    "ADL2559",
    "a description is a placeholder",
    """\
The description is not written yet.
""",
    fails='description: "TODO: describe"',
    passes="description: Replaces the TODO list.",
    evidence="",
    severity=Severity.WARNING,
)
NO_LIMIT = kind(
    "ADL2560",
    "a tool lists or searches without a limit",
    """\
Large results fill the context. Many lists are short, so the rule is off.
""",
    fails="{name: list_orders, properties: {}}",
    passes="{name: list_orders, properties: {limit: {type: integer}}}",
    evidence="Clients cut results, for example at 25,000 tokens.",
    severity=Severity.NOTE,
)
RESULT_UNTYPED = kind(
    "ADL2561",
    "a tool has no schema of its result",
    """\
Models that write programs guess the fields. Most tools have none, so the rule is off.
""",
    fails="{name: read_order}",
    passes="{name: read_order, outputSchema: {type: object}}",
    evidence="",
    severity=Severity.NOTE,
)
UNTRIMMED_TEXT = kind(
    "ADL2562",
    "a text has blanks before or after",
    """\
They cost tokens in every request. `adlgen lint --fix` removes them.
""",
    fails='description: "  Reads an order. "',
    passes='description: "Reads an order."',
    evidence="",
    severity=Severity.NOTE,
)
