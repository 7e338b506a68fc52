"""The configuration of a project: ``adlgen.yaml``, or ``[tool.adlgen]`` in ``pyproject.toml``."""
