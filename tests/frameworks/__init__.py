"""Emitted tools in agent frameworks."""
