"""The plug-ins that come with adlgen, one package each. Any of them can be removed."""
