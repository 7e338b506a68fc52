"""JSON Schema itself: drafts, references, the canonical form, patterns, and what a schema accepts."""
