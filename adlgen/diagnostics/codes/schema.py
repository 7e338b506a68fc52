"""ADL02xx: references between schemas; ADL03xx: invalid or contradictory JSON Schemas."""

from __future__ import annotations

from adlgen.diagnostics.model import DiagnosticKind, Severity

# --- references -----------------------------------------------------------------------------------

DANGLING_REFERENCE = DiagnosticKind(
    "ADL0201",
    "a reference cannot be resolved",
    """\
The target of a `$ref` does not exist in this schema.

    properties:
      home: {$ref: "#/$defs/Adress"}   # the definition is called Address

Correct the name, or add the definition under `$defs`.
""",
)
UNKNOWN_DOCUMENT = DiagnosticKind(
    "ADL0202",
    "a reference points to an unknown document",
    """\
adlgen never fetches schemas, because the output would then depend on more than the source.

    $ref: https://example.com/address.json

Copy the definition to `$defs` and refer to it as `#/$defs/<name>`, or put the document into the
folder of the specification and refer to it by its path: `./address.json`.
""",
)
UNUSABLE_FILE = DiagnosticKind(
    "ADL0205",
    "a reference points to a file that cannot be used",
    """\
References may point to JSON and YAML files in the folder of the specification or below it; paths are
relative to the file that contains the reference.

    $ref: "./common.json#/$defs/Address"
    $ref: "../elsewhere/common.json"       # outside the folder

Correct the path, or move the file into the folder.
""",
)
REFERENCE_LOOP = DiagnosticKind(
    "ADL0203",
    "references form a cycle that consumes no input",
    """\
Whether a value fits such a schema would depend on itself.

    $defs:
      a: {$ref: "#/$defs/b"}
      b: {$ref: "#/$defs/a"}

A recursive schema must pass through a property or an item.
""",
)
IGNORED_NEXT_TO_REFERENCE = DiagnosticKind(
    "ADL0204",
    "a keyword next to $ref is ignored",
    """\
Up to draft-07 a `$ref` replaces its whole schema: keywords next to it have no effect.

    $schema: http://json-schema.org/draft-07/schema#
    properties:
      home: {$ref: "#/definitions/Address", minProperties: 1}   # minProperties is ignored

Put both into `allOf`, or declare a later draft in `$schema`.
""",
    Severity.WARNING,
)

# --- dialects -------------------------------------------------------------------------------------

UNKNOWN_DIALECT = DiagnosticKind(
    "ADL0206",
    "the $schema is unknown",
    """\
adlgen supports draft-04, draft-06, draft-07, 2019-09 and 2020-12. Any other is read as 2020-12. This is an
error in files that people write, because the keywords of another dialect may mean something else.

    $schema: https://json-schema.org/draft/2021/schema

Use `https://json-schema.org/draft/2020-12/schema`, or leave `$schema` out.
""",
    Severity.WARNING,
)
UNKNOWN_VOCABULARY = DiagnosticKind(
    "ADL0207",
    "a required vocabulary is unknown",
    """\
The meta-schema that `$schema` names requires keywords that adlgen does not support, so adlgen cannot
determine what the schema accepts.

    $vocabulary: {"https://example.com/vocab/units": true}

Make the vocabulary optional (`false`), or use a standard dialect.
""",
)

# --- malformed ------------------------------------------------------------------------------------

MALFORMED_KEYWORD = DiagnosticKind(
    "ADL0301",
    "a schema keyword has a value of the wrong type",
    """\
Each JSON Schema keyword takes a value of a specific type.

    minLength: "3"           # a number: 3
    required: true           # a list of names, next to `properties`: [name]

In imported tool sets and with --lenient this is a warning and the keyword is dropped.
""",
)
UNKNOWN_TYPE = DiagnosticKind(
    "ADL0302",
    "the type is not a JSON type",
    """\
The types are null, boolean, integer, number, string, array and object.

    type: strng
    type: float              # number

In imported tool sets and with --lenient this is a warning and any value is accepted.
""",
)
INVALID_PATTERN = DiagnosticKind(
    "ADL0303",
    "the pattern is not a regular expression",
    """\
Patterns are ECMA-262 (JavaScript) regular expressions in Unicode mode.

    pattern: "[a-z"          # the class is not closed
    pattern: "\\\\Aab\\\\Z"      # write ^ab$

In imported tool sets and with --lenient this is a warning and the pattern is dropped.
""",
)
UNSUPPORTED_PATTERN = DiagnosticKind(
    "ADL0304",
    "the pattern cannot be matched in linear time",
    """\
Back-references need backtracking, so matching a hostile value could take hours; inline flags are not
portable; very large repetitions compile to very large programs.

    pattern: (a|b)\\1         # write aa|bb
    pattern: (?i)yes          # write [yY][eE][sS]

In imported tool sets and with --lenient this is a warning and the pattern is dropped.
""",
)
NOT_A_SCHEMA = DiagnosticKind(
    "ADL0305",
    "a schema is expected here",
    """\
A schema is an object of keywords, or true or false.

    properties:
      name: string           # name: {type: string}

In imported tool sets and with --lenient this is a warning and any value is accepted.
""",
)
MISSPELT_KEYWORD = DiagnosticKind(
    "ADL0306",
    "an unknown keyword looks like a typo",
    """\
JSON Schema ignores unknown keywords, so a misspelt one silently has no effect.

    requried: [name]         # required

Correct the keyword. Prefix custom keywords with `x-`. It is a warning in JSON Schema files, in tool sets that machines
write, with --lenient, and for a keyword that is less similar to a known one.
""",
)
OTHER_DRAFT = DiagnosticKind(
    "ADL0307",
    "the keyword belongs to another draft",
    """\
The draft that `$schema` names (default: 2020-12) does not have this keyword, so it has no effect.

    $schema: http://json-schema.org/draft-07/schema#
    dependentRequired: {a: [b]}      # since 2019-09; in draft-07: dependencies

Use the equivalent keyword of the draft, or declare the draft that defines the keyword.
""",
    Severity.WARNING,
)
NULLABLE = DiagnosticKind(
    "ADL0308",
    "nullable is not a JSON Schema keyword",
    """\
`nullable` is an OpenAPI 3.0 keyword. adlgen adds null to the type, but model providers and validators
that follow JSON Schema ignore it.

    type: string
    nullable: true           # write type: [string, "null"]
""",
    Severity.WARNING,
)
OLD_FORM = DiagnosticKind(
    "ADL0309",
    "the keyword is written as in an older draft",
    """\
Some keywords changed their form. In draft-04 the exclusive bounds were booleans; up to 2019-09
`items` could be a list.

    minimum: 0
    exclusiveMinimum: true   # since draft-06: exclusiveMinimum: 0

    items: [{type: string}]  # since 2020-12: prefixItems: [{type: string}]

In imported tool sets and with --lenient this is a warning and the old form applies.
""",
)
UPPER_CASE_TYPE = DiagnosticKind(
    "ADL0310",
    "the type is written in upper case",
    """\
JSON Schema types are lower case; `STRING` and `OBJECT` belong to Gemini's schema format.

    type: STRING             # type: string

In imported tool sets and with --lenient this is a warning and the type is read as lower case.
""",
)
SCHEMA_TOO_DEEP = DiagnosticKind(
    "ADL0311",
    "the schema is nested too deeply",
    """\
The schema, or a default or enum value in it, is nested too deeply to be evaluated.

Move inner parts to `$defs` and refer to them.
""",
)

# --- contradictory --------------------------------------------------------------------------------

CONTRADICTORY_BOUNDS = DiagnosticKind(
    "ADL0320",
    "a lower bound is above the upper bound",
    """\
No value can satisfy both.

    minimum: 10
    maximum: 5

Code is generated, but rejects every value of this type.
""",
    Severity.WARNING,
)
EMPTY_ENUM = DiagnosticKind(
    "ADL0321",
    "the enum has no values",
    """\
An empty `enum` rejects every value.

    type: string
    enum: []

List the values, or remove `enum` to accept any value.
""",
    Severity.WARNING,
)
REFUSED_DEFAULT = DiagnosticKind(
    "ADL0322",
    "the schema rejects its own default",
    """\
The default is not a valid value of its schema.

    type: string
    default: null            # type: [string, "null"], or no default

The default is not applied. A text that is not of its `format` is reported if formats decide about
values, with `formats=native` and `formats=assert`.
""",
    Severity.WARNING,
)
REFUSED_VALUE = DiagnosticKind(
    "ADL0323",
    "the schema rejects a value of its own enum or const",
    """\
Other keywords of the schema reject the value, so it can never be used.

    type: string
    enum: [low, high, 3]     # "3", or type: [string, integer]
""",
    Severity.WARNING,
)
UNDECLARED_REQUIRED = DiagnosticKind(
    "ADL0324",
    "a required property is not declared",
    """\
A name in `required` is not listed in `properties`; it may be a typo.

    properties: {path: {type: string}}
    required: [pth]

The property must be present, with any value. If additional properties are forbidden, no object is valid.
If a property with a similar name is declared, it is an error in formats that people write.
""",
    Severity.WARNING,
)
WITHOUT_EFFECT = DiagnosticKind(
    "ADL0325",
    "the keyword does not apply to this type",
    """\
The keyword applies to values of another JSON type and ignores all others.

    type: integer
    minLength: 3             # minimum: 100

Use the keyword for this type, or correct the type.
""",
    Severity.WARNING,
)
DUPLICATE_VALUE = DiagnosticKind(
    "ADL0326",
    "a value is duplicated",
    """\
The second occurrence has no effect. The meta-schema requires that types and required names differ, so
there it is an error, and a warning in machine-written formats.

    enum: [low, high, low]
    type: [string, string]
    required: [path, path]
""",
    Severity.WARNING,
)
ACCEPTS_NOTHING = DiagnosticKind(
    "ADL0327",
    "the schema accepts no value",
    """\
The keywords of the schema contradict each other, so every value is rejected.

    allOf:
    - {type: string}
    - {type: integer}

The input of a tool is always an object, so a schema of another type accepts no input, either.
""",
    Severity.WARNING,
)
NESTED_EXTENSION = DiagnosticKind(
    "ADL0328",
    "x-adlgen inside a schema has no effect",
    """\
`x-adlgen` is read at the root of the schema of a tool's input, and in the definitions of other files. Anywhere else in a
schema it is ignored, and models do not see it.

    schema:
      type: object
      x-adlgen: {names: {/properties/price: Money}}    # here
      properties:
        price: {type: object}                           # not here

Move it to the root. `names` has a JSON Pointer for each place in the schema.
""",
    Severity.WARNING,
)
NESTED_TOO_DEEPLY = DiagnosticKind(
    "ADL0329",
    "a type is nested too deeply to be declared",
    """\
Compilers and interpreters follow types that are in one another, to a limit. The schema at the place is nested more
deeply than that, so its type is any JSON value in the generated code. Nothing else changes: values are accepted or
refused by the whole schema, and keep all of their parts.

The limits are 32 definitions in one another that are not objects, 10 arrays or maps in one another, and the limit of
a language for objects, which is in the README of its pack (`most_nested` in `pack.toml`).

    $defs:
      D0: {type: array, items: {$ref: "#/$defs/D1"}}
      D1: {type: array, items: {$ref: "#/$defs/D2"}}    # and so on

Make the schema flatter, or read the part as any JSON value.
""",
    Severity.WARNING,
)
RECURSIVE_DEFAULT = DiagnosticKind(
    "ADL0340",
    "a default is infinitely recursive",
    """\
Absent properties decode to their defaults, recursively. In a recursive type, a default that is an
object of the same type would contain itself without end. Such a default stays in the schema that the
model sees and is not applied:

    Node:
      type: object
      properties:
        next: {$ref: "#/$defs/Node", default: {}}
""",
    Severity.WARNING,
)
