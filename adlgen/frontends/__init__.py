"""The dialects of specifications: one package each, listed here by name."""

PACKAGES = {
    "adl": "adlgen.frontends.adl",
    "mcp": "adlgen.frontends.mcp",
    "openai": "adlgen.frontends.openai",
    "anthropic": "adlgen.frontends.anthropic",
    "gemini": "adlgen.frontends.gemini",
    "json-schema": "adlgen.frontends.json_schema",
    "agentcli": "adlgen.frontends.agentcli",
    "aios": "adlgen.frontends.aios",
    "cycod": "adlgen.frontends.cycod",
    "dojops": "adlgen.frontends.dojops",
    "adl-spec": "adlgen.frontends.ietf_adl",
    "nextmoca": "adlgen.frontends.nextmoca",
}
"""The package of every dialect, by what ``--from`` takes.

The first is tried alone before the others; of those that come equally close, the first is named.
"""
NAMES = tuple(PACKAGES)
"""Every dialect, by what ``--from`` takes."""
