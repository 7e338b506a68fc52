"""ADL24xx: what a change of tools breaks."""

from __future__ import annotations

from adlgen.diagnostics.model import DiagnosticKind, Severity

TOOL_REMOVED = DiagnosticKind(
    "ADL2401",
    "a tool was removed",
    """\
Callers that know the tool fail, and so do models with an older list of tools.

    adlgen breaking agent.yaml --against main

Keep the tool and deprecate it first: `x-adlgen: {deprecated: {until: 2027-01-31, use: find_orders}}`. Its removal
after that date is not reported. If no caller is left, accept the removal in `adlgen.yaml`:

    breaking:
      exceptions:
        - {code: ADL2401, tool: list_orders, reason: its clients are gone}
""",
)
TOOL_RENAMED = DiagnosticKind(
    "ADL2402",
    "a tool was renamed",
    """\
A tool was removed, and a new tool accepts exactly the same input: most likely it has another name now.
Callers that use the old name fail.

    -  name: list_orders
    +  name: find_orders

Keep the old name as a deprecated tool with the same handler.
""",
)
INPUT_NARROWED = DiagnosticKind(
    "ADL2403",
    "a tool refuses calls that it accepted",
    """\
The new input schema refuses a value that the old one accepts. The message has such a value; both schemas were
evaluated with it. The span is the keyword that refuses it, the label is the old schema of that part.

    required: [id, note]     # note was optional

Give new properties a default and keep them optional, keep old values of enums, or add another tool.
""",
)
OUTPUT_WIDENED = DiagnosticKind(
    "ADL2404",
    "a tool may return results that its output schema excluded",
    """\
The new output schema accepts a value that the old one refuses, so that consumers can receive what they do not
expect. The message has such a value. Without an output schema a tool may return anything.

    enum: [new, done, late]     # late is new

Keep results within the old schema, or return the new ones from another tool.
""",
)
PROPERTY_TYPED = DiagnosticKind(
    "ADL2405",
    "a property that could be anything has a schema",
    """\
The old object is open and does not mention the property, so it accepted any value of it; the new schema restricts
it. Strictly this breaks callers. Usually no caller has sent the property, so this is a warning; with
`--strict-open` it is an error.

    properties: {id: {type: string}, note: {type: string}}     # note is new

Close objects with `additionalProperties: false`, or compare with `--closed`.
""",
    Severity.WARNING,
)
UNDECIDED = DiagnosticKind(
    "ADL2406",
    "whether a schema is compatible was not decided",
    """\
The comparison found neither a proof nor a value that shows the difference. The message names the keyword that is not
understood, such as look-behind in a pattern, or the limit of work.

    pattern: (?<=a)b

Read the two schemas; record the answer as an exception in `adlgen.yaml`.
""",
    Severity.WARNING,
)
SCOPE_ADDED = DiagnosticKind(
    "ADL2407",
    "a tool needs a scope that it did not need",
    """\
A server refuses calls whose token lacks a scope of the tool, so that callers with the old scopes fail.

    x-adlgen: {scopes: [orders.read, orders.write]}     # orders.write is new

Give callers the scope first, or add another tool that needs it.
""",
)
FORM_ADDED = DiagnosticKind(
    "ADL2408",
    "a tool asks a person what it did not ask",
    """\
The tool asks with a form that the earlier version does not have. Clients that cannot ask a person, such as those of
scheduled jobs, get an error instead of a result.

    x-adlgen: {elicits: {confirm: {schema: {...}}}}     # confirm is new

Ask only where a client can be asked, or add another tool.
""",
)
TYPE_CHANGED = DiagnosticKind(
    "ADL2411",
    "a generated type has another name or form",
    """\
Code that uses the generated types does not compile any more: a type is gone, has another name, or is of
another kind, such as a union instead of a record.

    adlgen breaking --level source

Pin the old name with `x-adlgen.names`, or under `names` in `adlgen.yaml`.
""",
)
FIELD_CHANGED = DiagnosticKind(
    "ADL2412",
    "a field of a generated type was changed or removed",
    """\
A field is gone, has another name, or has another type in the generated code of a language.

    id: string  ->  id: integer

Add a new property instead, and keep the old one as a deprecated one.
""",
)
FIELD_REQUIRED = DiagnosticKind(
    "ADL2413",
    "the presence of a field changed",
    """\
A field that callers could leave out is required now, or a field that consumers could rely on may be absent: code
that builds or reads the type does not compile, or behaves differently.

    required: [id, note]     # note was optional

Keep the property as it was.
""",
)
NOT_EXHAUSTIVE = DiagnosticKind(
    "ADL2414",
    "code that handles all cases of a type does not compile",
    """\
An enumeration or a union has a new case, or a record a new field, in a language whose compiler checks that code
handles all of them.

    enum: [new, done, late]     # late is new

Add a new property with the new values, or accept the finding as an exception.
""",
)
TEXT_CHANGED = DiagnosticKind(
    "ADL2421",
    "a text that models read has changed",
    """\
A description, a title or an example of a tool or of one of its parts is different. Models choose
tools and arguments by these texts, so their behaviour may change.

    description: Find orders.  ->  Find orders by customer.

Evaluate the new text, as you would a new prompt.
""",
    Severity.WARNING,
)
ORDER_CHANGED = DiagnosticKind(
    "ADL2422",
    "the order of properties or values has changed",
    """\
The same properties or values of an enum are listed in another order. Models fill in arguments in that order, and
some prefer the first value.

    enum: [new, done]  ->  [done, new]

Keep the order, and add what is new at the end.
""",
    Severity.WARNING,
)
ANNOTATION_CHANGED = DiagnosticKind(
    "ADL2423",
    "annotations of a tool have changed",
    """\
Hints such as `read_only` or `destructive` determine whether clients ask the user before a call.

    hints: {destructive: false}  ->  {destructive: true}

Make sure that the hints describe what the tool does now.
""",
    Severity.WARNING,
)
DEFAULT_CHANGED = DiagnosticKind(
    "ADL2424",
    "a default has changed",
    """\
A call that leaves the property out now means something else.

    default: 10  ->  default: 100

Keep the default, or add a new property.
""",
    Severity.WARNING,
)
ARGUMENT_GONE = DiagnosticKind(
    "ADL2425",
    "an argument is gone",
    """\
The new schema does not mention a property that the old one had. An open object still accepts it, but nothing reads
it any more.

    properties: {id: {type: string}}     # note is gone

Keep the property with `deprecated: true` until no caller sends it.
""",
    Severity.WARNING,
)
PROVIDER_REFUSES = DiagnosticKind(
    "ADL2431",
    "a provider no longer accepts a definition",
    """\
A provider of models accepted the definition of the tool, and refuses the new one, or cannot express it.

    adlgen lint agent.yaml --provider openai

`adlgen lint` reports all problems of the definitions, also those that are not new.
""",
)
VERSION_TOO_LOW = DiagnosticKind(
    "ADL2441",
    "the version does not show what the change breaks",
    """\
By semantic versioning a change that breaks callers or compilers raises the major version (before 1.0 the minor
one), a compatible change of what tools accept or return the minor one.

    metadata: {version: 1.4.0}  ->  2.0.0

Raise `metadata.version`, or revert the change.
""",
)
BAD_EXCEPTION = DiagnosticKind(
    "ADL2442",
    "an exception has expired, or fits no finding",
    """\
An exception of `breaking` in `adlgen.yaml` applies until a version; the finding is reported again from then on. One
that fits no finding is not needed any more.

    exceptions:
      - {code: ADL2403, tool: create_order, reason: no caller sends it, until: 2.0.0}

Remove the exception, or correct it.
""",
    Severity.WARNING,
)
NO_EARLIER = DiagnosticKind(
    "ADL2451",
    "the earlier version cannot be read",
    """\
`--against` is a file, or a revision of the git repository that contains the specification, such as a branch, a tag or
a commit.

    adlgen breaking agent.yaml --against origin/main

Fetch the branch first; in CI, check out with the history (`fetch-depth: 0`).
""",
)
SERVER_CHANGED = DiagnosticKind(
    "ADL2461",
    "a server lists other tools than the lock file",
    """\
The tools of a server have changed since `adlgen lock`. The other findings show what the change breaks. If the
server reports the same version as before, the change is silent: clients cannot notice it otherwise.

    adlgen check --servers

Read the findings, above all those about descriptions, which models follow; then run `adlgen lock` again.
""",
)
BAD_LOCK = DiagnosticKind(
    "ADL2462",
    "the lock file cannot be read, or does not have the server",
    """\
`adlgen.lock` has the command, the version and the tools of each server. `adlgen lock` writes it, and is the only program that does.

    adlgen lock orders -- npx -y orders-mcp

Write the entry of the server again.
""",
)
