"""ADL00xx: errors in the source text."""

from __future__ import annotations

from adlgen.diagnostics.model import DiagnosticKind, Severity

UNREADABLE = DiagnosticKind(
    "ADL0001",
    "the source cannot be read",
    """\
The file does not exist, is a directory, or cannot be read.

    adlgen generate agnt.yaml

Check the spelling of the path and the permissions of the file.
""",
)
NOT_UTF8 = DiagnosticKind(
    "ADL0002",
    "the source is not UTF-8",
    """\
Specifications are UTF-8 text. UTF-16, UTF-32 and legacy encodings are rejected, because guessing the
encoding could silently change the text that a model sees.

Save the file as UTF-8; `iconv -f UTF-16 -t UTF-8 agent.yaml` converts it.
""",
)
TOO_LARGE = DiagnosticKind(
    "ADL0003",
    "the source is too large",
    """\
A source may have up to 8 MiB; a specification of a thousand tools takes about two.

Split the specification, or remove data that does not belong in it.
""",
)
TOO_DEEP = DiagnosticKind(
    "ADL0004",
    "the source is nested too deeply",
    """\
Mappings and lists may be nested up to 200 levels deep. Deeper nesting is a mistake or an attack.

    schema: {a: {a: {a: ...

Define the repeated part under `$defs` and refer to it with `$ref`.
""",
)
TOO_MANY_ALIASES = DiagnosticKind(
    "ADL0005",
    "aliases expand to too much data",
    """\
An alias is a copy of the anchored value. All copies together may have up to 10,000 nodes; otherwise a
few lines of aliases to aliases could exhaust memory.

    a: &a [x, x, x, x]
    b: &b [*a, *a, *a, *a]
    c: &c [*b, *b, *b, *b]

Use fewer aliases, or `$defs` and `$ref` inside a schema.
""",
)
YAML_SYNTAX = DiagnosticKind(
    "ADL0006",
    "the source is not valid YAML",
    """\
The text is not valid YAML; reading stops at this place.

    description: use: colons with care

Quote strings that contain `: ` or ` #`, indent with spaces, and close every bracket and quote.
""",
)
JSON_SYNTAX = DiagnosticKind(
    "ADL0007",
    "the source is not valid JSON",
    """\
Strict JSON has no comments, no trailing commas, no single quotes, no NaN and no Infinity.

    {"tools": [1, 2,]}

Correct the text, or use YAML, which allows comments.
""",
)
DUPLICATE_KEY = DiagnosticKind(
    "ADL0008",
    "a key occurs twice in one mapping",
    """\
Only one of the values can take effect, and parsers disagree about which one.

    name: search
    name: find

Remove one of the two.
""",
)
KEY_NOT_TEXT = DiagnosticKind(
    "ADL0009",
    "a key is not a string",
    """\
Keys must be strings, as in JSON. Numbers, booleans, null, lists and mappings are not allowed as keys.

    1: first

Quote the key: `"1": first`.
""",
)
TAG_NOT_ALLOWED = DiagnosticKind(
    "ADL0010",
    "a tag is not allowed",
    """\
Tags name types of a programming language or an application. Specifications are plain data, so only
`!!str !!int !!float !!bool !!null !!map !!seq` are allowed, and the value must fit the tag.

    when: !!timestamp 2024-01-01

Remove the tag; `!!str` makes any scalar a string.
""",
)
MERGE_KEY = DiagnosticKind(
    "ADL0011",
    "merge keys are not supported",
    """\
`<<` is an extension that YAML 1.2 dropped and that parsers treat differently.

    search: {<<: *defaults, name: search}

Write out the keys, or use an alias for a whole value.
""",
)
SEVERAL_DOCUMENTS = DiagnosticKind(
    "ADL0012",
    "the source contains several documents",
    """\
A file contains one specification; everything after the second `---` would be silently ignored.

Put each document into its own file.
""",
)
EMPTY_DOCUMENT = DiagnosticKind(
    "ADL0013",
    "the source is empty",
    """\
The file has no content, or only comments.

A specification starts with `apiVersion:` and `kind:`; see the examples.
""",
)
NUMBER_OUT_OF_RANGE = DiagnosticKind(
    "ADL0014",
    "a number cannot be represented",
    """\
JSON has no infinity and no NaN, a number must fit a 64-bit float, and an integer may have up to
400 digits.

    maximum: .inf

Remove the bound, or quote the value if a string is intended.
""",
)
LONE_SURROGATE = DiagnosticKind(
    "ADL0015",
    "a string contains half of a surrogate pair",
    """\
A code point between U+D800 and U+DFFF is half a character: it cannot be written as UTF-8, and most
languages reject it.

    "description": "\\ud83d"

Write the whole character, or both halves of the pair.
""",
)
BAD_ALIAS = DiagnosticKind(
    "ADL0016",
    "an alias cannot be resolved",
    """\
The alias precedes its anchor, has no anchor, or is inside the value that its anchor marks.

    a: &a [*a]

Define the anchor first; recursive data is not allowed.
""",
)
YAML_VERSION = DiagnosticKind(
    "ADL0017",
    "the source declares another version of YAML",
    """\
adlgen reads YAML 1.2. In YAML 1.1, `no`, `012` and `1:30` have another meaning, so reading them as
YAML 1.2 would silently change the data.

    %YAML 1.1
    ---
    enabled: no

Remove the directive and write the values in YAML 1.2: `enabled: false`.
""",
)
AMBIGUOUS_VALUE = DiagnosticKind(
    "ADL0019",
    "the value depends on the version of YAML",
    """\
adlgen reads YAML 1.2, in which `010` is ten, `1_000` and `1:30` are strings, and so are `yes` and `off`. Other readers of
a manifest follow YAML 1.1 in parts: there they are eight, a thousand, ninety, true and false.

    default: 010          # 10, or "010"
    enum: [yes, no]       # ["yes", "no"]

Quote strings, and write numbers in base 10.
""",
    Severity.WARNING,
)
ROUNDED = DiagnosticKind(
    "ADL0020",
    "a number is rounded",
    """\
Numbers that are not integers are 64-bit floats, as in every common reader of JSON, with 15 to 17 decimal digits. The
text has more digits than that, so another number is read: the nearest one, which the message shows. The schema that
models see and the generated code have that number.

    maximum: 0.1234567890123456789    # 0.12345678901234568

Write the number that is used. Integers are exact, without a limit of 64 bits.
""",
    Severity.WARNING,
)
TOO_MANY_TOOLS = DiagnosticKind(
    "ADL0018",
    "the specification has too many tools",
    """\
A specification may have up to 20,000 tools, so that a run ends within about a minute.

Split the specification, and generate each part into its own output folder.
""",
)
