"""What editors offer for agent definitions of the IETF draft."""

from tests.lsp.core_samples import NO_NAMES
from tests.lsp.samples import Sample

_TEXT = """\
adl_spec: 0.3.0
name: Shop
description: Sells things.
version: 1.0.0
data_classification: { sensitivity: internal }
tools:
  - name: find_order
    description: Finds an order by its number.
    parameters:
      type: object
      properties:
        number: { $ref: '#/$defs/Number' }
      required: [number]
      $defs:
        Number: { type: string, minLength: 1 }
    read_only: true
"""

SAMPLES = {
    "adl-spec": Sample(
        title="IETF draft",
        file="agent.yaml",
        text=_TEXT,
        problem=("name: find_order", "name: FindOrder", "ADL0106"),
        fix=("read_only", "read_onli", "Replace with 'read_only'"),
        key=("    read_only: true\n", "    |\n", "idempotent"),
        keyword=("minLength: 1", "|", "pattern"),
        value=("sensitivity: internal", "sensitivity: |", "public"),
        about=("read_|only", "Whether the tool changes nothing"),
        emitted=("num|ber: {", 'json:"number'),
        definition=("'#/$defs/Num|ber'", "Num|ber: {", "Number"),
        outline=("find_order", "number", "Number"),
        layout=("read_only: true", "read_only:   true"),
        missing={"name": NO_NAMES},
    )
}
