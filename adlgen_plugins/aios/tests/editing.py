"""What editors offer for AIOS tools."""

from tests.lsp.samples import Sample

_NO_SCHEMAS = "Arguments are described by examples and code, without JSON Schema."
_TEXT = """\
tool:
  schema_version: 2.0
  id: orders
  type: mcp
  name: Orders
  version: 1.0.0
  description: Looks after orders.
  commands: [find_order]
  executable_knowledge:
    validators:
      - id: validate-find-order
        validates: find_order
        language: javascript
        function: |
          function validate(args) {
            return { valid: Boolean(args.number), errors: [] };
          }
  anti_patterns:
    - pattern: no_number
      description: Calling find_order without a number.
      wrong: find_order({})
      correct: 'find_order({ number: "1" })'
      rationale: Without a number find_order looks for nothing.
  examples:
    find_order:
      - scenario: success
        description: An order that is on its way.
        input: { number: '0123456789' }
        output: { place: Bruges }
"""

SAMPLES = {
    "aios": Sample(
        title="AIOS",
        file="orders.yaml",
        text=_TEXT,
        problem=("version: 1.0.0", "version: 1.0.0-beta", "ADL1304"),
        fix=("type: mcp", "type: mpc", "Replace with 'mcp'"),
        key=("  commands: [find_order]\n", "  |\n", "commands"),
        value=("type: mcp", "type: |", "local"),
        about=("valid|ates:", "The command whose arguments are checked"),
        emitted=("commands: [find_or|der]", "type FindOrderOutput struct"),
        name=("validates: find_or|der", "commands: [find_or|der]", "find_order"),
        outline=("orders", "find_order"),
        layout=("  type: mcp", "  type:   mcp"),
        missing={
            "keyword": _NO_SCHEMAS,
            "definition": _NO_SCHEMAS,
        },
    )
}
