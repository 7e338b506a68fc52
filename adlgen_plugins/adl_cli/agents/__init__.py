"""Agents that adl-cli generated: ``adlgen init --from FOLDER`` makes repositories of them."""
