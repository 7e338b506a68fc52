"""What editors offer for agents of nextmoca."""

from tests.lsp.core_samples import NO_NAMES
from tests.lsp.samples import Sample

_NO_SCHEMAS = "The parameters are written without JSON Schema."
_TEXT = """\
{
  "name": "Shop",
  "description": "Sells things.",
  "role": "Clerk",
  "llm": "some-model",
  "tools": [
    {
      "name": "find_order",
      "description": "Finds an order by its number.",
      "category": "search",
      "parameters": [
        { "name": "number", "type": "string", "description": "Ten digits.", "required": true }
      ],
      "returns": { "type": "object", "description": "The order." }
    }
  ]
}
"""

SAMPLES = {
    "nextmoca": Sample(
        title="nextmoca",
        file="agent.json",
        text=_TEXT,
        problem=('"name": "number", ', "", "ADL0103"),
        fix=('"required"', '"requird"', "Replace with 'required'"),
        key=('"category": "search"', '"|"', "display_name"),
        value=('"type": "string"', '"type": "|"', "integer"),
        about=('"requi|red"', "Whether each call must have it"),
        emitted=('"name": "find|_order"', 'json:"number'),
        outline=("find_order",),
        layout=('"category": "search"', '"category":   "search"'),
        missing={"name": NO_NAMES, "keyword": _NO_SCHEMAS, "definition": _NO_SCHEMAS},
    )
}
