"""Unicode tables: properties and case folding as ECMA-262 patterns need them."""
