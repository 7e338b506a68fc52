"""Unicode tables for ECMA-262 patterns."""
