"""What editors offer for lists of programs."""

from tests.lsp.core_samples import NO_NAMES
from tests.lsp.samples import Sample

_TEXT = """\
{
  "tools": [
    {
      "name": "find_order",
      "description": "Finds an order by its number.",
      "schema": {
        "type": "object",
        "properties": {
          "number": {"$ref": "#/$defs/Number"}
        },
        "required": ["number"],
        "$defs": {
          "Number": { "type": "string", "minLength": 1 }
        }
      },
      "command": ["./tools/bin/find_order"],
      "timeoutSec": 5
    }
  ]
}
"""

SAMPLES = {
    "agentcli": Sample(
        title="agentcli",
        file="tools.json",
        text=_TEXT,
        problem=('"./tools/bin/find_order"', '"find_order"', "ADL1206"),
        fix=('"type": "string"', '"type": "strng"', "Replace with 'string'"),
        key=('"timeoutSec": 5', '"|"', "envPassthrough"),
        keyword=('"minLength": 1', '"|"', "pattern"),
        value=('"type": "string"', '"type": "|"', "integer"),
        about=('"timeout|Sec"', "The most seconds"),
        emitted=('"numb|er": {', 'json:"number'),
        definition=('"#/$defs/Num|ber"', '"Num|ber": {', "Number"),
        outline=("find_order", "number", "Number"),
        layout=('"timeoutSec": 5', '"timeoutSec":   5'),
        missing={"name": NO_NAMES},
    )
}
