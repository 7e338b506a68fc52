"""The order of keys in files of schemas and definitions."""

from adlgen.schema.order import SCHEMA

LAYOUT = SCHEMA
