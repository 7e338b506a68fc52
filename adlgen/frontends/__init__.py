"""Front ends: one package per dialect, of the core or of a plug-in."""
