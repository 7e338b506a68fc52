"""The dialects and features of adlgen itself, in the form of a plug-in."""

from adlgen.plugins.model import Plugin

CORE = Plugin(
    name="core",
    package="adlgen",
    dialects={
        "adl": "adlgen.frontends.adl",
        "mcp": "adlgen.frontends.mcp",
        "openai": "adlgen.frontends.openai",
        "anthropic": "adlgen.frontends.anthropic",
        "gemini": "adlgen.frontends.gemini",
        "json-schema": "adlgen.frontends.json_schema",
    },
    writers={
        "adl": "adlgen.frontends.adl.writer",
        "mcp": "adlgen.frontends.mcp.writer",
        "openai": "adlgen.frontends.openai.writer",
        "openai-responses": "adlgen.frontends.openai.responses_writer",
        "anthropic": "adlgen.frontends.anthropic.writer",
        "gemini": "adlgen.frontends.gemini.writer",
        "json-schema": "adlgen.frontends.json_schema.writer",
    },
    features={
        "adapters": "adlgen.features.adapters.feature",
        "builtins": "adlgen.features.builtins.feature",
        "code_client": "adlgen.features.code_client.feature",
        "mcp_client": "adlgen.features.mcp_client.feature",
        "mcp_server": "adlgen.features.mcp_server.feature",
        "repository": "adlgen.features.repository.feature",
        "strict_modes": "adlgen.features.strict_modes.feature",
        "wiring": "adlgen.features.wiring.feature",
    },
)
"""Recognition tries the first dialect before it imports the others, and suggests the first of equally similar ones."""
