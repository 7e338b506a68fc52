"""ADL00xx: a source could not be read as data."""

from __future__ import annotations

from adlgen.diagnostics.model import DiagnosticKind

UNREADABLE = DiagnosticKind(
    "ADL0001",
    "the source cannot be read",
    """\
The file is missing, is a directory, or may not be read.

    adlgen generate agnt.yaml

Check the spelling of the path and the permissions of the file.
""",
)
NOT_UTF8 = DiagnosticKind(
    "ADL0002",
    "the source is not UTF-8",
    """\
Specifications are UTF-8 text. UTF-16, UTF-32 and legacy encodings are refused, because guessing
would silently change the texts that a model sees.

Save the file as UTF-8; `iconv -f UTF-16 -t UTF-8 agent.yaml` converts one.
""",
)
TOO_LARGE = DiagnosticKind(
    "ADL0003",
    "the source is too large",
    """\
A source may have up to 8 MiB; a specification of a thousand tools has about two.

Split the specification, or look for data that does not belong in it.
""",
)
TOO_DEEP = DiagnosticKind(
    "ADL0004",
    "the source is nested too deeply",
    """\
Mappings and lists may nest 200 deep. Deeper nesting is a mistake or an attack.

    schema: {a: {a: {a: ...

Give the repeated part a name under `$defs` and refer to it with `$ref`.
""",
)
TOO_MANY_ALIASES = DiagnosticKind(
    "ADL0005",
    "aliases expand to too much data",
    """\
An alias stands for a copy of what it names. All copies together may have 10,000 nodes; a few lines
of aliases to aliases would otherwise fill the memory.

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
The text does not follow YAML's grammar, so nothing after this place can be trusted.

    description: use: colons with care

Quote texts that hold `: ` or ` #`, indent with spaces, close every bracket and quote.
""",
)
JSON_SYNTAX = DiagnosticKind(
    "ADL0007",
    "the source is not valid JSON",
    """\
JSON is read strictly: no comments, no trailing commas, no single quotes, no NaN or Infinity.

    {"tools": [1, 2,]}

Correct the text, or use YAML, which allows comments.
""",
)
DUPLICATE_KEY = DiagnosticKind(
    "ADL0008",
    "a key occurs twice in one mapping",
    """\
Only one of the values could count, and readers differ about which.

    name: search
    name: find

Remove one of the two.
""",
)
KEY_NOT_TEXT = DiagnosticKind(
    "ADL0009",
    "a key is not text",
    """\
Keys are texts, as in JSON. A number, true, null, a list or a mapping as a key has no meaning there.

    1: first

Quote the key: `"1": first`.
""",
)
TAG_NOT_ALLOWED = DiagnosticKind(
    "ADL0010",
    "a tag is not allowed",
    """\
A tag names a type of a programming language or an application. Specifications are plain data, so
only `!!str !!int !!float !!bool !!null !!map !!seq` are read, where the value fits them.

    when: !!timestamp 2024-01-01

Remove the tag; `!!str` makes text of any scalar.
""",
)
MERGE_KEY = DiagnosticKind(
    "ADL0011",
    "merge keys are not supported",
    """\
`<<` is an extension that YAML 1.2 dropped and that readers treat differently.

    search: {<<: *defaults, name: search}

Write the keys out, or use an alias for a whole value.
""",
)
SEVERAL_DOCUMENTS = DiagnosticKind(
    "ADL0012",
    "the source holds several documents",
    """\
One file holds one specification; what follows the second `---` would be ignored silently.

Put each document into a file of its own.
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

Leave the bound out, or quote the value if it is meant as text.
""",
)
LONE_SURROGATE = DiagnosticKind(
    "ADL0015",
    "a text holds half of a surrogate pair",
    """\
A code point between U+D800 and U+DFFF is half a character: it cannot be written as UTF-8, and most
languages refuse it.

    "description": "\\ud83d"

Write the whole character, or both halves of the pair.
""",
)
BAD_ALIAS = DiagnosticKind(
    "ADL0016",
    "an alias names nothing it could stand for",
    """\
The alias comes before its anchor, has no anchor, or stands inside the very value that it names.

    a: &a [*a]

Define the anchor first; recursive data cannot be a specification.
""",
)
YAML_VERSION = DiagnosticKind(
    "ADL0017",
    "the source asks for another version of YAML",
    """\
adlgen reads YAML 1.2. Under YAML 1.1, `no`, `012` and `1:30` mean something else, and reading them
the new way would silently change what the author wrote.

    %YAML 1.1
    ---
    enabled: no

Remove the directive and write the values as YAML 1.2 has them: `enabled: false`.
""",
)
