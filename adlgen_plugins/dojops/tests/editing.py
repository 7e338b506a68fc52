"""What editors offer for DojOps tools."""

from tests.lsp.samples import Sample

_TEXT = """\
---
dops: v1
meta:
  name: order-label
  version: 1.0.0
  description: Writes the label of an order.
input:
  fields:
    folder:
      type: string
      required: true
      description: The folder of the labels.
output:
  type: object
  properties:
    place: { type: string }
  required: [place]
files:
  - path: '{folder}/label.yaml'
    format: yaml
---
## Prompt

Write a label.

## Keywords

order, label
"""

SAMPLES = {
    "dojops": Sample(
        title="DojOps",
        file="label.dops",
        text=_TEXT,
        problem=("  version: 1.0.0\n", "", "ADL1123"),
        fix=("'{folder}/", "'{foldr}/", "Replace with 'folder'"),
        key=("    format: yaml\n", "    |\n", "format"),
        keyword=("{ type: string }", "{ type: string, | }", "pattern"),
        value=("format: yaml", "format: |", "json"),
        about=("pa|th: '", "The path of the file"),
        emitted=("name: order|-label", 'json:"folder'),
        name=("'{fol|der}", "fol|der:", "folder"),
        outline=("order-label", "place", "folder"),
        layout=("    format: yaml", "    format:   yaml"),
        missing={
            "definition": "The format has no references in schemas.",
        },
    )
}
