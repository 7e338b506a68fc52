"""Definitions of tools for the strict modes of providers of models, at run time."""
