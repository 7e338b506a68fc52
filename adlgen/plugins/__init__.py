"""Plug-ins: dialects, features with their parts of each pack, diagnostics and commands, in one package each."""

from adlgen.plugins.model import CONTRACT, Plugin, Verb
from adlgen.plugins.registry import bundled, find, installed, names, plugins, problems

__all__ = [
    "CONTRACT",
    "Plugin",
    "Verb",
    "bundled",
    "find",
    "installed",
    "names",
    "plugins",
    "problems",
]
