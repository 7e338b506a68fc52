"""Everything beyond types, codecs, acceptance, definitions and the toolbox: one folder per feature."""
