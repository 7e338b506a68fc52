"""Diagnostic kinds that belong to no dialect or feature, one module per block of codes."""
