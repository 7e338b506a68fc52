"""ECMA-262 regular expressions: parsed, checked, and compiled to programs that every runtime interprets."""
