"""Definitions of tools for providers of models, and what the providers refuse."""
