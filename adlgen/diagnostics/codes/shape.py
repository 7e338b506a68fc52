"""ADL01xx: the data does not follow its format."""

from __future__ import annotations

from adlgen.diagnostics.model import DiagnosticKind, Severity

UNKNOWN_DIALECT = DiagnosticKind(
    "ADL0101",
    "the format of the specification is not recognised",
    """\
No supported format has this `apiVersion`, `kind` or set of keys at the root.

    apiVersion: adl.inference-gateway.com/v3

Correct the version, or select the format with `--from`.
""",
)
UNKNOWN_KEY = DiagnosticKind(
    "ADL0102",
    "a key is unknown",
    """\
This object allows only the keys that the format defines.

    - id: search
      descripton: Search the catalogue.

Correct the spelling, or remove the key.
""",
)
MISSING_KEY = DiagnosticKind(
    "ADL0103",
    "a required key is missing",
    """\
The format requires the key.

    metadata:
      name: shop

Add the key that the message names.
""",
)
WRONG_TYPE = DiagnosticKind(
    "ADL0104",
    "a value has the wrong type",
    """\
The format requires a value of another type here.

    tags: search

Use a value of the type that the message names; quote strings that look like a number, a boolean or
null: `version: "1.0"`.
""",
)
EMPTY_VALUE = DiagnosticKind(
    "ADL0105",
    "a value is empty",
    """\
The value is empty, and the format requires at least one character, item or key.

    tags: []

Fill in the value.
""",
)
WRONG_FORMAT = DiagnosticKind(
    "ADL0106",
    "a string does not have the required form",
    """\
The format defines a pattern for this string, and the whole string must match it.

    - id: get-weather

Change the string so that it matches the pattern in the message.
""",
)
NOT_ONE_OF = DiagnosticKind(
    "ADL0107",
    "a value is not allowed",
    """\
The format defines a list of allowed values here.

    services:
      orders: {type: repo}

Use one of the values that the message lists.
""",
)
LIKELY_TYPO = DiagnosticKind(
    "ADL0108",
    "a key looks like a typo",
    """\
The object may contain unknown keys, but the key is similar to a known one that is missing, so it is
probably a typo. It has no effect. In an ADL manifest it is an error, in other formats a warning.

    spec:
      tool: []

Correct the spelling, or rename the key if it is intended.
""",
    Severity.WARNING,
)
OLD_DIALECT = DiagnosticKind(
    "ADL0109",
    "the specification uses an old version of its format",
    """\
adlgen still reads it, but other programs reject it.

    apiVersion: adl.dev/v1

Set `apiVersion: adl.inference-gateway.com/v1`, move tools from `spec.skills` to `spec.tools` and
give each `id`, `name`, `description`, `tags` and `schema`; `spec.dependencies` became
`spec.services`.
""",
    Severity.WARNING,
)
LEGACY_FIELD = DiagnosticKind(
    "ADL0110",
    "a field has moved",
    """\
The field belongs to an older version of the format and has no effect in this place.

    spec:
      sandbox: {flox: {enabled: true}}

Move it to the place that the message names.
""",
)
DUPLICATE_ID = DiagnosticKind(
    "ADL0112",
    "two tools have the same id",
    """\
The id names the tool's types and files, so it must be unique.

    - id: search
    - id: search

Rename or remove one of the two.
""",
)
DUPLICATE_NAME = DiagnosticKind(
    "ADL0113",
    "two tools have the same name",
    """\
A model calls a tool by its name, so names must be unique.

    - {id: search_web, name: search}
    - {id: search_docs, name: search}

Give each tool a unique name.
""",
)
TWO_MODELS = DiagnosticKind(
    "ADL0131",
    "two specifications of one toolbox have services or settings of their own",
    """\
Several specifications can make up one toolbox, but only one of them can have services, configuration
or other settings for the whole agent, because there is one wiring.

    specs: [orders.yaml, billing.yaml]

Move the settings to one of the specifications, or generate each into a folder of its own.
""",
)
NAME_NOT_PORTABLE = DiagnosticKind(
    "ADL0115",
    "model providers do not accept the name of a tool",
    """\
Model providers accept names of up to 64 letters, digits, `_` and `-`. The model sees the tool's id
instead; if that is too long, a name that ends with a part of a hash. Servers list the name as written.

    name: Search the web!

Choose a name such as `search_web`.
""",
    Severity.WARNING,
)
AMBIGUOUS_DIALECT = DiagnosticKind(
    "ADL0122",
    "the format of the specification is ambiguous",
    """\
The keys at the root belong to more than one format.

    apiVersion: adl.inference-gateway.com/v1
    tools: []

Remove the keys that do not belong, or select the format with `--from`.
""",
)
OUT_OF_RANGE = DiagnosticKind(
    "ADL0123",
    "a number is out of range",
    """\
The format limits the range of this number.

    server: {port: 80800}

Use a number in the range that the message names.
""",
)
SAME_IN_OTHER_CASE = DiagnosticKind(
    "ADL0126",
    "two names differ only in upper and lower case",
    """\
The ids `getUser` and `getuser` name the same file where the file system ignores case, and the same
identifier in languages with a single case for functions.

    - id: getUser
    - id: getuser

Rename one of the two.
""",
)
NAME_OF_OTHER_TOOL = DiagnosticKind(
    "ADL0127",
    "a tool has the name of another tool's id",
    """\
A model uses the name; the code is named after the id. A name that is the id of another tool is
misleading, for example in logs.

    - {id: start, name: stop}
    - {id: stop, name: halt}

Give the tool a unique name, or a name that corresponds to its id.
""",
    Severity.WARNING,
)
OTHER_DIALECT = DiagnosticKind(
    "ADL0129",
    "the specification does not look like the selected format",
    """\
`--from` selects the format, regardless of the content of the source. This source looks like another
format, and most of it has no meaning in the selected one.

    adlgen validate tools-of-openai.json --from mcp

Remove `--from` to detect the format from the content.
""",
    Severity.WARNING,
)
BAD_EXTENSION = DiagnosticKind(
    "ADL0128",
    "x-adlgen is invalid",
    """\
Inside a tool's schema, `x-adlgen` may contain `output` (the schema of the result), `names`
(identifiers by JSON Pointer into the schema; the empty pointer is the tool itself), `scopes` (scopes of OAuth that a
caller needs) and `elicits` (forms that the tool asks a person to fill in, by name). A pointer to nothing that
has a name is a warning.

    schema:
      type: object
      x-adlgen:
        output: {type: string}
        names: {"": SearchCatalogue, "/properties/q": query}

In a definition of another file, it may contain `name` (the name of the generated type) and `as` (types of the project
in its place, by language).

    $defs:
      Money:
        type: object
        x-adlgen: {name: Amount, as: {LANG: TYPE}}

Correct the key or the value.
""",
)
BAD_FORM = DiagnosticKind(
    "ADL0132",
    "a form has what clients cannot show",
    """\
`x-adlgen.elicits` lists the forms that a tool asks a person to fill in while it runs. Clients of the Model Context
Protocol show forms that are flat: fields are strings (with `minLength`, `maxLength` and the formats `email`, `uri`,
`date` and `date-time`), numbers and integers (with `minimum` and `maximum`), booleans, enums of strings, and arrays that
select values of an enum. Values have titles with `oneOf` (in arrays `anyOf`) of `const` and `title`.

    x-adlgen:
      elicits:
        confirm:
          description: Confirmation of a large order.
          schema:
            type: object
            required: [agree]
            properties:
              agree: {type: boolean, title: Place the order}
              address: {type: object}    # not flat

Use the keywords above, and check everything else in the handler.
""",
)
