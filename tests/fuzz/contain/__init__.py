"""Attacks on the containment of schemas: random schemas, values that search finds, and other evaluators."""
