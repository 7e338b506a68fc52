"""The record types of operations, which the runtime of every pack declares."""

from __future__ import annotations

from adlgen.ir.data import shape

SCRIPT = shape(
    "script", "id", "description", "language", "source", "exports", "timeout_ms", "memory_mb",
    keep_empty="id language source timeout_ms memory_mb",
)  # fmt: skip
CHECK = shape("check", "name", "value", keep_empty="name value")
VALIDATOR = shape("validator", "script", "required", "checks")
DECLARED_ERROR = shape("declared_error", "code", "messages", "statuses", keep_empty="code")
OPERATION = shape(
    "operation", "command", "required", "validators", "errors",
    keep_empty="command",
)  # fmt: skip

# --- groups: the shared properties of an agent's operations -------------------------------------

PAYLOAD = shape("payload", "name", "detection", "path", keep_empty="name")
GROUP = shape(
    "group", "id", "title", "kind", "schema_version", "knowledge", "helpers", "processors",
    "payloads", "mappings", "practices", "limitations",
    keep_empty="id",
)  # fmt: skip
VARIABLE = shape("variable", "name", "required", "description", keep_empty="name")
HEALTH_CHECK = shape("health_check", "method", "command", "expected", "timeout_ms")
SERVER = shape(
    "server", "command", "arguments", "transport", "environment", "query", "authentication",
    "health",
    optional="health",
)  # fmt: skip
INVOCATION = shape(
    "invocation", "group", "command", "description", "usage", "flags",
    keep_empty="command",
)  # fmt: skip
EXECUTABLE = shape("executable", "executable", "install_check", "install_guide", "invocations")
LOCAL_SCRIPT = shape("local_script", "entry_point", "runtime", "dependencies")
COMPOSITE = shape("composite", "aggregates", "orchestration")
AGENT = shape("agent", "group", "launch", optional="launch")
"""``launch`` is a server, an executable, a local script or a composite."""

# --- examples, which are emitted as tests -------------------------------------------------------

EXAMPLE = shape("example", "name", "value")
FAILURE = shape("failure", "name", "code", "message", "arguments")
EXAMPLES = shape("examples", "accepted", "refused", "results", "failures")
TOOL = shape("tool", "operation", "examples")
