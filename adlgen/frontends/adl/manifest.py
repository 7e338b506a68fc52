"""The shapes of ADL v1: every object of a manifest except tools, services and configuration."""

from __future__ import annotations

from adlgen.diagnostics.expressions import expression
from adlgen.document.shapes import (
    AnyShape,
    BooleanShape,
    ListShape,
    MapShape,
    NodeShape,
    NumberShape,
    ObjectShape,
    TextShape,
)

NAME_PATTERN = expression(r"[a-z0-9-]+")
VERSION_PATTERN = expression(r"[0-9]+\.[0-9]+\.[0-9]+")
SKILL_ID = expression(r"[a-zA-Z0-9_][a-zA-Z0-9_-]*")
_PACKAGE = expression(r"\S+@\S+")
_SERVER_NAME = expression(r"[a-zA-Z0-9_-]+")

_PROVIDERS = (
    "",
    "openai",
    "anthropic",
    "ollama",
    "deepseek",
    "google",
    "mistral",
    "groq",
    "cohere",
    "cloudflare",
    "moonshot",
    "ollama_cloud",
    "nvidia",
    "minimax",
)
_LICENSES = (
    "MIT",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "GPL-2.0",
    "GPL-3.0",
    "LGPL-2.1",
    "LGPL-3.0",
    "MPL-2.0",
    "ISC",
    "CC0-1.0",
    "CC-BY-4.0",
    "CC-BY-SA-4.0",
    "Unlicense",
    "Proprietary",
)

_TEXTS = ListShape(TextShape())
_TEXT_MAP = MapShape(TextShape())
_SWITCH = ObjectShape({"enabled": BooleanShape()}, required=("enabled",))
_VENDOR = ObjectShape(
    {"deps": ListShape(TextShape(_PACKAGE)), "devdeps": ListShape(TextShape(_PACKAGE))}, closed=True
)

_METADATA = ObjectShape(
    {
        "name": TextShape(NAME_PATTERN, example="order-agent"),
        "description": TextShape(example="What the agent does."),
        "version": TextShape(VERSION_PATTERN, example="1.0.0"),
        "author": ObjectShape(
            {"name": TextShape(), "email": TextShape(), "url": TextShape()},
            required=("name",),
            closed=True,
        ),
        "license": TextShape(choices=_LICENSES),
        "tags": _TEXTS,
    },
    required=("name", "description", "version"),
)
_CAPABILITIES = ObjectShape(
    {
        "streaming": BooleanShape(),
        "pushNotifications": BooleanShape(),
        "stateTransitionHistory": BooleanShape(),
    }
)
_CARD = ObjectShape(
    {
        "protocolVersion": TextShape(),
        "url": TextShape(),
        "preferredTransport": TextShape(),
        "defaultInputModes": _TEXTS,
        "defaultOutputModes": _TEXTS,
        "documentationUrl": TextShape(),
        "iconUrl": TextShape(),
        "security": ListShape(AnyShape()),
        "securitySchemes": MapShape(AnyShape()),
        "supportsExtendedAgentCard": BooleanShape(),
    }
)
_MCP_SERVER = ObjectShape(
    {
        "name": TextShape(_SERVER_NAME),
        "transport": TextShape(choices=("stdio", "sse", "http")),
        "command": TextShape(),
        "args": _TEXTS,
        "env": _TEXT_MAP,
        "url": TextShape(),
        "headers": _TEXT_MAP,
    },
    required=("name", "transport"),
    closed=True,
)
_MCP = ObjectShape(
    {
        "enabled": BooleanShape(),
        "servers": ListShape(_MCP_SERVER),
        "endpoint": TextShape(),
        "refreshInterval": TextShape(),
        "dialTimeout": TextShape(),
        "callTimeout": TextShape(),
        "maxRetries": NumberShape(least=0),
        "retryInterval": TextShape(),
        "retryMaxInterval": TextShape(),
    },
    required=("enabled",),
    closed=True,
)
_AGENT = ObjectShape(
    {
        "provider": TextShape(choices=_PROVIDERS),
        "model": TextShape(),
        "systemPrompt": TextShape(),
        "maxTokens": NumberShape(least=1),
        "temperature": NumberShape(least=0, most=2, fraction=True),
        "mcp": _MCP,
    }
)
_SERVER = ObjectShape(
    {
        "port": NumberShape(least=1, most=65535, example=8080),
        "scheme": TextShape(),
        "debug": BooleanShape(),
        "auth": ObjectShape({"enabled": BooleanShape()}),
        "authz": ObjectShape({"enabled": BooleanShape(), "mode": TextShape()}),
    },
    required=("port",),
)
_TELEMETRY = ObjectShape(
    {
        "enabled": BooleanShape(),
        "traces": ObjectShape(
            {
                "exporter": ObjectShape(
                    {"otlp": ObjectShape({"endpoint": TextShape(), "protocol": TextShape()})}
                )
            }
        ),
        "metrics": ObjectShape(
            {
                "exporter": ObjectShape(
                    {
                        "prometheus": ObjectShape(
                            {"host": TextShape(), "port": NumberShape(least=1, most=65535)}
                        ),
                        "otlp": ObjectShape({"endpoint": TextShape(), "protocol": TextShape()}),
                    }
                )
            }
        ),
    },
    required=("enabled",),
)
_SKILL = ObjectShape(
    {
        "id": TextShape(SKILL_ID),
        "version": TextShape(),
        "source": TextShape(),
        "bare": BooleanShape(),
        "name": TextShape(),
        "description": TextShape(),
        "license": TextShape(choices=_LICENSES),
        "tags": _TEXTS,
    },
    required=("id",),
    closed=True,
)
_SCM = ObjectShape(
    {
        "provider": TextShape(choices=("github", "gitlab", "bitbucket")),
        "url": TextShape(),
        "github_app": BooleanShape(),
        "app_id_secret": TextShape(),
        "app_private_key_secret": TextShape(),
        "issue_templates": BooleanShape(),
        "dependabot": BooleanShape(),
        "ci": BooleanShape(),
        "cd": BooleanShape(),
    }
)
_ORCHESTRATOR = ObjectShape(
    {"enabled": BooleanShape(), "appIdSecret": TextShape(), "appPrivateKeySecret": TextShape()},
    required=("enabled",),
)
ORCHESTRATORS = ("claudecode", "codex", "gemini", "opencode", "infer")
"""The coding agents that were direct keys of ``spec.development.ai`` in older versions."""
_DEVELOPMENT = ObjectShape(
    {
        "sandbox": ObjectShape(
            {"flox": _SWITCH, "devcontainer": _SWITCH, "dockerCompose": _SWITCH},
        ),
        "ai": ObjectShape(
            {"orchestrators": ObjectShape(dict.fromkeys(ORCHESTRATORS, _ORCHESTRATOR))}
        ),
        "deps": ListShape(TextShape(_PACKAGE)),
    }
)
_IMAGE = ObjectShape(
    {
        "registry": TextShape(),
        "repository": TextShape(),
        "tag": TextShape(),
        "useCloudBuild": BooleanShape(),
    }
)
_CLOUD_RUN = ObjectShape(
    {
        "image": _IMAGE,
        "resources": ObjectShape({"cpu": TextShape(), "memory": TextShape()}),
        "scaling": ObjectShape(
            {
                "minInstances": NumberShape(),
                "maxInstances": NumberShape(),
                "concurrency": NumberShape(),
            }
        ),
        "service": ObjectShape(
            {
                "timeout": NumberShape(),
                "allowUnauthenticated": BooleanShape(),
                "serviceAccount": TextShape(),
                "executionEnvironment": TextShape(),
            }
        ),
        "environment": _TEXT_MAP,
    }
)
_DEPLOYMENT = ObjectShape(
    {
        "type": TextShape(choices=("kubernetes", "cloudrun", "vercel", "cloudflare")),
        "cloudrun": _CLOUD_RUN,
        "kubernetes": ObjectShape({"image": _IMAGE}),
        "vercel": ObjectShape(),
        "cloudflare": ObjectShape(),
    }
)
_PAGE = ObjectShape(
    {"title": TextShape(), "path": TextShape(), "description": TextShape()},
    required=("title", "path"),
)
_EXAMPLE = ObjectShape(
    {"title": TextShape(), "description": TextShape()},
    required=("title", "description"),
    closed=True,
)

LANGUAGE = ObjectShape(
    {
        "module": TextShape(),
        "packageName": TextShape(),
        "version": TextShape(),
        "nodeVersion": TextShape(),
        "edition": TextShape(),
        "features": _TEXTS,
        "vendor": _VENDOR,
    }
)
"""The shape of an entry of ``spec.language``, for any language."""

_SPEC: dict[str, NodeShape] = {
    "capabilities": _CAPABILITIES,
    "server": _SERVER,
    "language": ObjectShape(),
    "tools": AnyShape(),
    "services": AnyShape(),
    "config": AnyShape(),
    "acronyms": _TEXTS,
    "skills": ListShape(_SKILL),
    "agent": _AGENT,
    "card": _CARD,
    "telemetry": _TELEMETRY,
    "artifacts": _SWITCH,
    "hooks": ObjectShape({"post": _TEXTS}),
    "scm": _SCM,
    "development": _DEVELOPMENT,
    "deployment": _DEPLOYMENT,
    "documentation": ObjectShape({"pages": ListShape(_PAGE, least=1)}, required=("pages",)),
    "examples": ListShape(_EXAMPLE),
}
_OLD_SPEC: dict[str, NodeShape] = _SPEC | {"skills": AnyShape(), "dependencies": AnyShape()}
_REQUIRED = ("server", "capabilities", "language")


def manifest(*, old: bool) -> ObjectShape:
    """Return the shape of a manifest, of the current version or of an ``old`` one."""
    spec = ObjectShape(_OLD_SPEC if old else _SPEC, required=_REQUIRED)
    keys: dict[str, NodeShape] = {
        "apiVersion": TextShape(example="adl.inference-gateway.com/v1"),
        "kind": TextShape(choices=("Agent",)),
        "metadata": _METADATA,
        "spec": spec,
    }
    return ObjectShape(keys, required=("apiVersion", "kind", "metadata", "spec"))
