"""Adapters that give the tools to agent frameworks."""
