"""The record types of generation, which the runtime of every pack declares."""

from __future__ import annotations

from adlgen.ir.data import shape

PROMPT = shape(
    "prompt", "system", "digest", "user", "update", "examples", "constraints", "keywords",
    keep_empty="system digest",
)  # fmt: skip
FILE_TEMPLATE = shape(
    "file_template", "path", "format", "content", "data_path", "conditional", "several_documents",
    "map_attributes", "key_order", "sort_keys", "indent",
    keep_empty="path format",
)  # fmt: skip
UPDATE = shape("update", "enabled", "detect", "delimiter", "preserve", "inject_as")
RULE = shape(
    "rule", "path", "message", "required", "type", "least_items", "unless",
    keep_empty="path message",
)  # fmt: skip
VERIFICATION = shape(
    "verification", "verdict", "arguments", "refusal", "allowed", "timeout_ms", "parser",
    "in_output_folder", "rules", "severities",
)  # fmt: skip
PERMISSIONS = shape(
    "permissions", "filesystem", "network", "child_process", "scope", "risk", "rationale"
)
GUIDANCE = shape("guidance", "technology", "file_format", "output", "practices")
SPEC = shape(
    "spec", "name", "edition", "version", "digest", "schema_digest", "prompt", "files", "update",
    "verification", "permissions", "guidance",
    keep_empty="name edition version digest",
)  # fmt: skip
