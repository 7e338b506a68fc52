"""Samples of the dialects of the core."""

from __future__ import annotations

from adlgen.diagnostics.datatypes import replace
from tests.lsp.samples import Sample

NO_NAMES = "The format has no names that refer to one another."
_WHOLE = """\
{
  "tools": [
    {
      "name": "find_order",
      "description": "Finds an order by its number.",
      "KEY": {
        "type": "object",
        "properties": {
          "number": {"$ref": "#/$defs/Number"}
        },
        "required": ["number"],
        "$defs": {
          "Number": { "type": "string", "minLength": 1 }
        }
      }
    }
  ]
}
"""
_GO = 'json:"number'


def _of_tools(title: str, key: str, more: str, *, text: str = _WHOLE) -> Sample:
    """Return the sample of a list of tools with JSON Schema under a key; ``more`` is another key."""
    return Sample(
        title=title,
        file="tools.json",
        text=text.replace("KEY", key),
        problem=('{ "type": "string", "minLength": 1 }', '{ "type": "strng" }', "ADL0302"),
        fix=('"type": "string"', '"type": "strng"', "Replace with 'string'"),
        key=('"name": "find_order"', '"name": "find_order", "|"', more),
        keyword=('"minLength": 1', '"|"', "pattern"),
        value=('"type": "string"', '"type": "|"', "integer"),
        about=('"descri|ption"', "for the model"),
        emitted=('"numb|er": {', _GO),
        definition=('"#/$defs/Num|ber"', '"Num|ber": {', "Number"),
        outline=("find_order", "number", "Number"),
        layout=('"minLength": 1', '"minLength":   1'),
        missing={"name": NO_NAMES},
    )


def _mcp() -> Sample:
    one = _of_tools("MCP", "inputSchema", "annotations")
    reason = "Programs write lists of MCP servers, and `adlgen fmt` refuses them."
    return replace(one, layout=("", ""), missing={**one.missing, "layout": reason})


_ADL = """\
apiVersion: adl.inference-gateway.com/v1
kind: Agent
metadata:
  name: shop
  description: Sells things.
  version: 1.0.0
spec:
  capabilities: {}
  server:
    port: 8080
  language:
    go:
      module: example.com/shop
  services:
    orders:
      type: repository
      interface: Orders
      factory: NewOrders
      description: The orders of the shop.
  tools:
    - id: find_order
      name: find_order
      description: Finds an order by its number.
      tags: [orders]
      inject: [orders]
      schema:
        type: object
        properties:
          number: { $ref: '#/$defs/Number' }
        required: [number]
        $defs:
          Number: { type: string, minLength: 1 }
"""
_GEMINI = """\
{
  "functionDeclarations": [
    {
      "name": "find_order",
      "description": "Finds an order by its number.",
      "parameters": {
        "type": "OBJECT",
        "properties": {
          "number": { "type": "STRING", "minLength": 1 }
        },
        "required": ["number"]
      }
    },
    {
      "name": "list_orders",
      "description": "Lists the orders of a customer.",
      "parametersJsonSchema": {
        "type": "object",
        "properties": {
          "customer": {"$ref": "#/$defs/Number"}
        },
        "$defs": {
          "Number": { "type": "string" }
        }
      }
    }
  ]
}
"""
_SCHEMA = """\
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "find_order",
  "description": "Finds an order by its number.",
  "type": "object",
  "properties": {
    "number": {"$ref": "#/$defs/Number"}
  },
  "$defs": {
    "Number": { "type": "string", "minLength": 1 }
  }
}
"""

SAMPLES = {
    "adl": Sample(
        title="ADL",
        file="agent.yaml",
        text=_ADL,
        problem=("type: string", "type: strng", "ADL0302"),
        fix=("tags: [orders]", "tgas: [orders]", "Replace with 'tags'"),
        key=("      tags: [orders]\n", "      |\n", "tags"),
        keyword=("minLength: 1", "|", "pattern"),
        value=("type: repository", "type: |", "client"),
        about=("inj|ect:", "What the tool needs"),
        emitted=("num|ber: {", _GO),
        definition=("'#/$defs/Num|ber'", "Num|ber: {", "Number"),
        name=("inject: [ord|ers]", "ord|ers:\n", "orders"),
        outline=("find_order", "number", "Number", "orders"),
        layout=("port: 8080", "port:   8080"),
    ),
    "mcp": _mcp(),
    "openai": _of_tools(
        "OpenAI",
        "parameters",
        "strict",
        text=_WHOLE.replace('"name"', '"type": "function",\n      "name"'),
    ),
    "anthropic": _of_tools("Anthropic", "input_schema", "strict"),
    "gemini": Sample(
        title="Gemini",
        file="tools.json",
        text=_GEMINI,
        problem=('"type": "STRING"', '"type": "STRNG"', "ADL1008"),
        fix=('"type": "string"', '"type": "strng"', "Replace with 'string'"),
        key=('"minLength": 1', '"|"', "nullable"),
        keyword=('{ "type": "string" }', '{ "type": "string", "|" }', "pattern"),
        value=('"type": "STRING"', '"type": "|"', "INTEGER"),
        about=('"minLe|ngth"', "The fewest characters"),
        emitted=('"numb|er": {', _GO),
        definition=('"#/$defs/Num|ber"', '"Num|ber": {', "Number"),
        outline=("find_order", "list_orders", "customer", "Number"),
        layout=('"minLength": 1', '"minLength":   1'),
        missing={"name": NO_NAMES},
    ),
    "json-schema": Sample(
        title="JSON Schema",
        file="find_order.schema.json",
        text=_SCHEMA,
        problem=('"type": "string"', '"type": "strng"', "ADL0302"),
        fix=('"type": "string"', '"type": "strng"', "Replace with 'string'"),
        keyword=('"minLength": 1', '"|"', "pattern"),
        value=('"type": "string"', '"type": "|"', "integer"),
        about=('"prop|erties"', "The schemas of the properties"),
        emitted=('"numb|er": {', _GO),
        definition=('"#/$defs/Num|ber"', '"Num|ber": {', "Number"),
        outline=("number", "Number"),
        layout=('"minLength": 1', '"minLength":   1'),
        missing={
            "name": NO_NAMES,
            "key": "A document is one schema: all of its keys are keywords.",
        },
    ),
}
