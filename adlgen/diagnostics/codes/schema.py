"""ADL02xx: references between schemas; ADL03xx: what is wrong with a JSON Schema itself."""

from __future__ import annotations

from adlgen.diagnostics.model import DiagnosticKind, Severity

# --- references -----------------------------------------------------------------------------------

DANGLING_REFERENCE = DiagnosticKind(
    "ADL0201",
    "a reference leads nowhere",
    """\
A `$ref` names a place that this schema does not have.

    properties:
      home: {$ref: "#/$defs/Adress"}   # the definition is called Address

Correct the name, or add the definition under `$defs`.
""",
)
UNKNOWN_DOCUMENT = DiagnosticKind(
    "ADL0202",
    "a reference leads to a document that is not at hand",
    """\
adlgen never fetches schemas: the same source would give other code tomorrow.

    $ref: https://example.com/address.json

Copy the definition under `$defs` and refer to it as `#/$defs/<name>`, or put the document into the
folder of the specification and refer to it by its path: `./address.json`.
""",
)
UNUSABLE_FILE = DiagnosticKind(
    "ADL0205",
    "a reference leads to a file that cannot be used",
    """\
References may lead to JSON and YAML files that lie in the folder of the specification or below it;
paths are relative to the file that the reference stands in.

    $ref: "./common.json#/$defs/Address"
    $ref: "../elsewhere/common.json"       # outside the folder

Correct the path, or move the file into the folder.
""",
)
REFERENCE_LOOP = DiagnosticKind(
    "ADL0203",
    "references form a loop that consumes no input",
    """\
To know whether a value fits such a schema, one would first have to know whether it fits.

    $defs:
      a: {$ref: "#/$defs/b"}
      b: {$ref: "#/$defs/a"}

A recursive schema has to step into a property or an item on its way round.
""",
)
IGNORED_BESIDE_REFERENCE = DiagnosticKind(
    "ADL0204",
    "a keyword beside $ref is ignored",
    """\
Up to draft-07 a `$ref` replaces its whole schema: its neighbours have no effect.

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
    "the $schema is not known",
    """\
adlgen knows draft-04, draft-06, draft-07, 2019-09 and 2020-12. Any other is read as 2020-12.

    $schema: https://json-schema.org/draft/2021/schema

Use `https://json-schema.org/draft/2020-12/schema`, or leave `$schema` out.
""",
    Severity.WARNING,
)
UNKNOWN_VOCABULARY = DiagnosticKind(
    "ADL0207",
    "a required vocabulary is not known",
    """\
The meta-schema that `$schema` names demands keywords which adlgen does not know, so it cannot say
what the schema accepts.

    $vocabulary: {"https://example.com/vocab/units": true}

Make the vocabulary optional (`false`), or use a standard dialect.
""",
)

# --- malformed ------------------------------------------------------------------------------------

MALFORMED_KEYWORD = DiagnosticKind(
    "ADL0301",
    "a schema keyword has a value of the wrong kind",
    """\
Each keyword of JSON Schema takes one kind of value.

    minLength: "3"           # a number: 3
    required: true           # a list of names, beside `properties`: [name]

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

In imported tool sets and with --lenient this is a warning and any value is taken.
""",
)
INVALID_PATTERN = DiagnosticKind(
    "ADL0303",
    "the pattern is not a regular expression",
    """\
Patterns are regular expressions of ECMA-262 (JavaScript), in Unicode mode.

    pattern: "[a-z"          # the class is not closed
    pattern: "\\\\Aab\\\\Z"      # write ^ab$

In imported tool sets and with --lenient this is a warning and the pattern is dropped.
""",
)
UNSUPPORTED_PATTERN = DiagnosticKind(
    "ADL0304",
    "the pattern uses what adlgen cannot match in linear time",
    """\
Back-references need backtracking, which lets a hostile value keep a program busy for hours; inline
flags are not portable; and very large repetitions make very large programs.

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

In imported tool sets and with --lenient this is a warning and any value is taken.
""",
)
MISSPELT_KEYWORD = DiagnosticKind(
    "ADL0306",
    "an unknown keyword looks like a misspelt one",
    """\
JSON Schema ignores keywords it does not know, so a misspelt one silently has no effect.

    requried: [name]         # required

Correct it. Keywords of your own are best called `x-...`.
""",
    Severity.WARNING,
)
OTHER_DRAFT = DiagnosticKind(
    "ADL0307",
    "the keyword belongs to another draft",
    """\
The draft that `$schema` names (2020-12 if there is none) does not have this keyword, so it has no effect.

    $schema: http://json-schema.org/draft-07/schema#
    dependentRequired: {a: [b]}      # since 2019-09; in draft-07: dependencies

Use the keyword of the draft, or declare the draft of the keyword.
""",
    Severity.WARNING,
)
NULLABLE = DiagnosticKind(
    "ADL0308",
    "nullable is no JSON Schema",
    """\
`nullable` is OpenAPI 3.0's. adlgen reads it as meant and adds null to the type, but a model provider
or validator that follows JSON Schema ignores it.

    type: string
    nullable: true           # write type: [string, "null"]
""",
    Severity.WARNING,
)
OLD_SPELLING = DiagnosticKind(
    "ADL0309",
    "the keyword is written as in an older draft",
    """\
Two keywords changed their form. In draft-04 the exclusive bounds were booleans; up to 2019-09
`items` could be a list.

    minimum: 0
    exclusiveMinimum: true   # since draft-06: exclusiveMinimum: 0

    items: [{type: string}]  # since 2020-12: prefixItems: [{type: string}]

In imported tool sets and with --lenient this is a warning and the old meaning applies.
""",
)
UPPER_CASE_TYPE = DiagnosticKind(
    "ADL0310",
    "the type is written in upper case",
    """\
Types of JSON Schema are lower case; `STRING` and `OBJECT` belong to the schemas of Gemini.

    type: STRING             # type: string

In imported tool sets and with --lenient this is a warning and the type is taken as meant.
""",
)
SCHEMA_TOO_DEEP = DiagnosticKind(
    "ADL0311",
    "the schema is nested too deeply",
    """\
The schema, or a default or enum value in it, is nested so deeply that it cannot be judged.

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

Code is generated; every value of this kind will be refused.
""",
    Severity.WARNING,
)
EMPTY_ENUM = DiagnosticKind(
    "ADL0321",
    "the enum has no values",
    """\
An empty `enum` refuses every value.

    type: string
    enum: []

List the values, or leave `enum` out to take any.
""",
    Severity.WARNING,
)
REFUSED_DEFAULT = DiagnosticKind(
    "ADL0322",
    "the schema refuses its own default",
    """\
The default would not be accepted if it were sent.

    type: string
    default: null            # type: [string, "null"], or no default

The default is not applied.
""",
    Severity.WARNING,
)
REFUSED_VALUE = DiagnosticKind(
    "ADL0323",
    "the schema refuses a value of its own enum or const",
    """\
The other keywords of the schema refuse the value, so it can never be sent.

    type: string
    enum: [low, high, 3]     # "3", or type: [string, integer]
""",
    Severity.WARNING,
)
UNDECLARED_REQUIRED = DiagnosticKind(
    "ADL0324",
    "a required property is not declared",
    """\
The name in `required` is not among `properties`: often it is misspelt.

    properties: {path: {type: string}}
    required: [pth]

The property has to be sent, with any value. If further properties are forbidden too, no object fits.
""",
    Severity.WARNING,
)
WITHOUT_EFFECT = DiagnosticKind(
    "ADL0325",
    "the keyword does not apply to this type",
    """\
A keyword judges values of one JSON type and lets all others pass.

    type: integer
    minLength: 3             # minimum: 100

Use the keyword of the type, or correct the type.
""",
    Severity.WARNING,
)
DUPLICATE_VALUE = DiagnosticKind(
    "ADL0326",
    "a value is listed twice",
    """\
The second one has no effect.

    enum: [low, high, low]
""",
    Severity.WARNING,
)
ACCEPTS_NOTHING = DiagnosticKind(
    "ADL0327",
    "the schema accepts no value",
    """\
The keywords of the schema exclude one another, so that every value will be refused.

    allOf:
    - {type: string}
    - {type: integer}
""",
    Severity.WARNING,
)
ENDLESS_DEFAULT = DiagnosticKind(
    "ADL0340",
    "a default that would never end",
    """\
An absent property decodes to its default, and so do the absent properties of that default. Where a
type holds itself, a default that is an object of that type would need another one inside, without
end. Such a default is kept in the schema that the model sees, but not filled in:

    Node:
      type: object
      properties:
        next: {$ref: "#/$defs/Node", default: {}}
""",
    Severity.WARNING,
)
