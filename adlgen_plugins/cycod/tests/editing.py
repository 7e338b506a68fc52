"""What editors offer for custom tools."""

from tests.lsp.samples import Sample

_NO_SCHEMAS = "The parameters are written without JSON Schema."
_TEXT = """\
name: find-order
description: Finds an order by its number.
parameters:
  NUMBER:
    type: string
    description: The number of the order.
    required: true
steps:
  - name: search
    bash: grep {NUMBER} orders.txt
  - name: show
    bash: echo {search.output}
    wait-for: [search]
tags: [read]
"""

SAMPLES = {
    "cycod": Sample(
        title="CYCOD",
        file="find-order.yaml",
        text=_TEXT,
        problem=("    description: The number of the order.\n", "", "ADL1412"),
        fix=("required: true", "requird: true", "Replace with 'required'"),
        key=("    wait-for: [search]\n", "    |\n", "run-condition"),
        value=("type: string", "type: |", "number"),
        about=("wait|-for", "The steps that must end first"),
        emitted=("name: find|-order", 'json:"NUMBER'),
        name=("[sea|rch]", "name: sea|rch", "search"),
        outline=("find-order", "NUMBER", "search", "show"),
        layout=("    required: true", "    required:   true"),
        missing={"keyword": _NO_SCHEMAS, "definition": _NO_SCHEMAS},
    )
}
