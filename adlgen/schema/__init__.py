"""JSON Schema: drafts, references, the canonical form, patterns and validation."""
