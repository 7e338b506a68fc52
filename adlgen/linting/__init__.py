"""Rules about what models make of tools, for ``adlgen lint``."""
