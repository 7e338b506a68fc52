"""Limits of providers of models, names and schemas within them, and the forms of definitions."""
