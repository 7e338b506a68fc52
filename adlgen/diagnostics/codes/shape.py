"""ADL01xx: the data is not a specification of its dialect."""

from __future__ import annotations

from adlgen.diagnostics.model import DiagnosticKind, Severity

UNKNOWN_DIALECT = DiagnosticKind(
    "ADL0101",
    "the format of the specification is not recognised",
    """\
No front end knows this `apiVersion`, `kind` or set of keys at the root.

    apiVersion: adl.inference-gateway.com/v3

Correct the version, or name the format with `--from`.
""",
)
UNKNOWN_KEY = DiagnosticKind(
    "ADL0102",
    "a key is not known here",
    """\
This object is closed: a key that the format does not define would be ignored silently.

    - id: search
      descripton: Search the catalogue.

Correct the spelling, or remove the key.
""",
)
MISSING_KEY = DiagnosticKind(
    "ADL0103",
    "a required key is missing",
    """\
The format requires this key.

    metadata:
      name: shop

Add the key that the message names.
""",
)
WRONG_TYPE = DiagnosticKind(
    "ADL0104",
    "a value has the wrong type",
    """\
The format wants another type of value here.

    tags: search

Write the value in the type that the message names; quote a text that looks like a number, a
boolean or null: `version: "1.0"`.
""",
)
EMPTY_VALUE = DiagnosticKind(
    "ADL0105",
    "a value is empty",
    """\
The value is there but says nothing, and the format wants at least one character, item or key.

    tags: []

Fill the value in.
""",
)
WRONG_FORMAT = DiagnosticKind(
    "ADL0106",
    "a text does not have the required form",
    """\
The format gives a pattern for this text, and the whole text must match it.

    - id: get-weather

Change the text so that it matches the pattern in the message.
""",
)
NOT_ONE_OF = DiagnosticKind(
    "ADL0107",
    "a value is not one of the allowed ones",
    """\
The format lists the values that are possible here.

    services:
      orders: {type: repo}

Use one of the values in the message.
""",
)
LIKELY_TYPO = DiagnosticKind(
    "ADL0108",
    "a key looks like a misspelt one",
    """\
The object may hold keys that adlgen does not know, so this is no error, but the key is so near to
a known one that it was probably meant to be that one. As it stands it has no effect.

    spec:
      tool: []

Correct the spelling, or rename the key if it is your own.
""",
    Severity.WARNING,
)
OLD_DIALECT = DiagnosticKind(
    "ADL0109",
    "the specification is written in an old version of its format",
    """\
adlgen still reads it, but other programs that know the format refuse it.

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
The field belongs to an older version of the format and has no effect where it stands.

    spec:
      sandbox: {flox: {enabled: true}}

Move it to the place that the message names.
""",
)
RESERVED_TOOL = DiagnosticKind(
    "ADL0111",
    "a built-in tool sets what adlgen supplies",
    """\
`read`, `bash`, `write`, `edit` and `fetch` name built-in tools. Their name, description, schema and
implementation come with adlgen, so a specification only lists the id.

    - id: read
      name: read_file

Remove the key, or choose another id for a tool of your own.
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
A model calls a tool by its name, so two tools with one name cannot be told apart.

    - {id: search_web, name: search}
    - {id: search_docs, name: search}

Give each tool a name of its own.
""",
)
NAME_OF_BUILTIN = DiagnosticKind(
    "ADL0114",
    "a tool has the id or the name of a built-in tool in other letters",
    """\
The built-in tools are called Read, Bash, Write, Edit and Fetch by a model. A tool of your own with
the same name, or one that differs only in case, will be confused with it.

    - {id: my_bash, name: bash}

Choose another name.
""",
    Severity.WARNING,
)
NAME_NOT_PORTABLE = DiagnosticKind(
    "ADL0115",
    "a name cannot be used as a function name by model providers",
    """\
Providers accept names of up to 64 letters, digits, `_` and `-`. adlgen shows the tool's id to the
model instead.

    name: Search the web!

Choose a name such as `search_web`.
""",
    Severity.WARNING,
)
UNKNOWN_INJECT = DiagnosticKind(
    "ADL0116",
    "an injected name is not defined",
    """\
`inject` may name `logger`, `config`, `config.<section>`, `config.<section>.<key>`, a service, or a
part of a service (`orders.reader`).

    inject: [ordrs]

Correct the name, or define the service under `spec.services` or the section under `spec.config`.
""",
)
DUPLICATE_INJECT = DiagnosticKind(
    "ADL0117",
    "a name is injected twice",
    """\
The second entry has no effect.

    inject: [logger, logger]

Remove one of the two.
""",
    Severity.WARNING,
)
RESERVED_CONFIG = DiagnosticKind(
    "ADL0118",
    "the configuration of built-in tools cannot be injected",
    """\
`config.tools` configures the built-in tools and belongs to them.

    inject: [config.tools]

Put values for your own tools into a section of their own.
""",
)
RESERVED_SERVICE = DiagnosticKind(
    "ADL0119",
    "a service has a reserved name",
    """\
`logger` and `config` can always be injected and mean the agent's own, so a service of that name can
never be reached.

    services:
      logger: {type: service, interface: Log, factory: NewLog, description: Writes logs.}

Rename the service.
""",
    Severity.WARNING,
)
SHARED_CONSTRUCTOR = DiagnosticKind(
    "ADL0120",
    "two services share an interface or a factory",
    """\
Each service becomes an interface and a factory function, so two services with one name for either
would define it twice.

    primary: {interface: Store, factory: NewStore}
    replica: {interface: Store, factory: NewReplica}

Give each service names of its own.
""",
    Severity.WARNING,
)
NOT_IDENTIFIER = DiagnosticKind(
    "ADL0121",
    "a name is not an identifier, so it cannot be injected",
    """\
`inject` takes names of letters, digits and `_` that do not start with a digit, joined by dots. A
service or section with another name can be defined, but no tool can ask for it.

    services:
      order-store: {type: service, interface: Orders, factory: NewOrders, description: Orders.}

Rename it, for example to `order_store`.
""",
    Severity.WARNING,
)
AMBIGUOUS_DIALECT = DiagnosticKind(
    "ADL0122",
    "the specification could be of several formats",
    """\
The keys at the root belong to more than one format.

    apiVersion: adl.inference-gateway.com/v1
    tools: []

Remove what does not belong, or name the format with `--from`.
""",
)
OUT_OF_RANGE = DiagnosticKind(
    "ADL0123",
    "a number is out of range",
    """\
The format gives bounds for this number.

    server: {port: 80800}

Use a number within the bounds that the message names.
""",
)
UNUSED_CONFIG = DiagnosticKind(
    "ADL0124",
    "configuration for a built-in tool that is not listed",
    """\
`spec.config.tools.<id>` configures a built-in tool, and only tools listed in `spec.tools` exist.

    config:
      tools:
        bash: {enabled: true}

Add `- id: bash` to `spec.tools`, or remove the configuration.
""",
    Severity.WARNING,
)
SKILLS_WITHOUT_READ = DiagnosticKind(
    "ADL0125",
    "skills that the agent cannot load",
    """\
An agent loads the text of its skills with the built-in tool `read`, which is not listed or not
enabled.

    spec:
      skills: [{id: refunds, bare: true, name: refunds, description: How refunds work.}]

Add `- id: read` to `spec.tools` and set `spec.config.tools.read.enabled: true`.
""",
    Severity.WARNING,
)
SAME_IN_OTHER_CASE = DiagnosticKind(
    "ADL0126",
    "two names differ only in upper and lower case",
    """\
The ids `getUser` and `getuser` name one and the same file where the file system ignores case, and
one and the same identifier in languages with a single case for functions.

    - id: getUser
    - id: getuser

Rename one of the two.
""",
)
NAME_OF_OTHER_TOOL = DiagnosticKind(
    "ADL0127",
    "a tool is named like another tool's id",
    """\
The name is what a model calls, the id is what the code is called. Swapped between two tools, they
mislead everyone who reads a log.

    - {id: start, name: stop}
    - {id: stop, name: halt}

Give the tool a name of its own, or the one that its id says.
""",
    Severity.WARNING,
)
OTHER_DIALECT = DiagnosticKind(
    "ADL0129",
    "the specification is of another format than the one chosen",
    """\
`--from` names the format to read, whatever the source looks like. This source has everything that
tells another format, and little of it means anything in the one chosen.

    adlgen validate tools-of-openai.json --from mcp

Leave `--from` out, and the format is told by the content.
""",
    Severity.WARNING,
)
BAD_EXTENSION = DiagnosticKind(
    "ADL0128",
    "x-adlgen says something adlgen does not understand",
    """\
Inside a tool's schema, `x-adlgen` may hold `output` (the schema of the result) and `names`
(identifiers to use, by JSON Pointer into the schema; the empty pointer names the tool).

    schema:
      type: object
      x-adlgen:
        output: {type: string}
        names: {"": SearchCatalogue, "/properties/q": query}

Correct the key or the value.
""",
)
