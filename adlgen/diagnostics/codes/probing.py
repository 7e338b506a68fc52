"""ADL28xx: servers that do not keep the contract of their tools."""

from __future__ import annotations

from adlgen.diagnostics.model import DiagnosticKind, Severity

VALID_REFUSED = DiagnosticKind(
    "ADL2801",
    "a valid call is refused",
    """\
The input schema accepts the arguments, and the server refuses them as invalid. Models that follow the schema cannot call
the tool in this way.

    limit: {type: integer, maximum: 100}     # the server refuses 100

Correct the check of the server, or the schema.
""",
)
INTERNAL_ERROR = DiagnosticKind(
    "ADL2802",
    "a call fails with an internal error",
    """\
The answer is an internal error, the status 500 of HTTP, or has a stack trace. A model cannot do anything about it, and a stack
trace shows the inside of the server to anyone.

    Traceback (most recent call last): ...

Check arguments before they are used, and answer with a message about what the caller can change.
""",
)
INVALID_RESULT = DiagnosticKind(
    "ADL2803",
    "a result is not what the output schema promises",
    """\
A tool with an output schema returns structured content that the schema accepts. The result has none, or another one: clients
refuse it.

    outputSchema: {type: object, required: [total]}     # the result is {}

Correct the result, or the schema.
""",
)
TEXT_DIFFERS = DiagnosticKind(
    "ADL2804",
    "the text of a result is not its structured content",
    """\
A result with structured content should also have it as JSON in a block of text, for clients that only show text to the model. A text
with other JSON is an error: models of different clients read different results. That there is no such text is a warning.

    {"structuredContent": {"total": 2}, "content": [{"type": "text", "text": "{\\"total\\": 3}"}]}

Write the text from the same value.
""",
)
MISS_ACCEPTED = DiagnosticKind(
    "ADL2805",
    "invalid arguments are accepted",
    """\
The input schema refuses the arguments, and the server answers with a result. What the tool does with such arguments is not specified,
and the model does not learn of its mistake.

    quantity: {type: integer, minimum: 1}     # the server accepts 0

Check arguments with the schema before the handler runs.
""",
)
UNHELPFUL_ERROR = DiagnosticKind(
    "ADL2806",
    "a refusal does not help a model to repair the call",
    """\
The error for invalid arguments should name the argument, and what is expected of it.

    Invalid arguments for add (1 problem):
    - /b: must be an integer (got "2")

An error such as "bad request" makes models repeat the call, or give up.
""",
)
LATE_ANSWER = DiagnosticKind(
    "ADL2807",
    "a call is not answered in time",
    """\
There was no answer within the time limit (`--timeout`), so the call was cancelled.

    adlgen test tools.json --timeout 5 --server -- ./server

Limit how long a handler runs, and answer with an error after that.
""",
)
SERVER_ENDED = DiagnosticKind(
    "ADL2808",
    "a call ends the server",
    """\
The connection ended instead of an answer, or the server did not answer a good call after another one. Everything else that the
server was doing is lost.

    the server exited with code 1: panic: runtime error: index out of range

Handle errors of a call where it is handled.
""",
)
PROTOCOL_VIOLATION = DiagnosticKind(
    "ADL2809",
    "a message of the server violates the protocol",
    """\
The server sent a message that the Model Context Protocol does not allow, an answer to no request, or printed something that is no
message to its standard output. Clients may close the connection.

    listening on stdio ...

Use the official SDK of the language, and log to standard error.
""",
)
OTHER_DEFINITIONS = DiagnosticKind(
    "ADL2810",
    "the server lists other tools than the specification",
    """\
A tool is missing, or its description, schemas or annotations are not those of the specification, so that models and clients know
another contract than the one that was tested. Additional tools are a warning.

    the server lists another description of 'add': "Adds." instead of "Adds two numbers."

Generate the server again, or import the tools again.
""",
)
UNKNOWN_ACCEPTED = DiagnosticKind(
    "ADL2811",
    "a call of an unknown tool is not refused",
    """\
The server answers with a result when it is called with the name of a tool that it does not have.

    {"method": "tools/call", "params": {"name": "no_such_tool"}}

Answer with an error that names the known tools.
""",
)
ANSWERS_MIXED = DiagnosticKind(
    "ADL2812",
    "a call gets the answer of another one",
    """\
Several calls were made at the same time, and one of them got what another one gets when it is made alone. The handlers share
state, or answers have the identifiers of other requests.

    two calls at once: add(1, 1) gets 4, add(2, 2) gets 4

Keep what belongs to a call in its own variables.
""",
)
NOT_IDEMPOTENT = DiagnosticKind(
    "ADL2813",
    "a repeated call of an idempotent tool has another result",
    """\
The tool is marked as idempotent, and the same call has another result the second time. A result may have a time or a counter, so this
is a warning.

    annotations: {idempotentHint: true}

Remove the mark if a repeated call has a further effect.
""",
    Severity.WARNING,
)
NOT_CALLED = DiagnosticKind(
    "ADL2814",
    "a tool was not tested",
    """\
Tools that may destroy something are called only on request: `--unmarked` also calls those without a mark, which MCP regards as destructive,
and `--destructive` also those that are marked as destructive. A tool is not called either if no valid arguments
were found, or if the budget of calls (`--calls`) is too small.

    x-adlgen: {hints: {read_only: true}}     # called without an option

Mark the tool, or test it where nothing can be lost.
""",
    Severity.WARNING,
)
NO_RESULT = DiagnosticKind(
    "ADL2815",
    "a valid call failed",
    """\
The tool answered a valid call with an error of its own, such as a record that does not exist, although a similar call succeeded; or no
valid call of the tool succeeded, so that its results were not checked.

    no order has this id

Give the schema of the tool examples that work: `examples: [{id: order-1}]`.
""",
    Severity.WARNING,
)
