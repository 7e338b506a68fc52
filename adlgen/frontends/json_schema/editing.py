"""What editors know about files of JSON Schema: the root is a schema."""

SCHEMAS = ("",)
