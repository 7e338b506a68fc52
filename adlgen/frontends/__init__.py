"""Front ends: one package per dialect."""

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
"""The package of every dialect, by its name for ``--from``.

Recognition tries the first before it imports the others, and suggests the first of equally similar ones.
"""
NAMES = tuple(PACKAGES)
"""The values of ``--from``."""
