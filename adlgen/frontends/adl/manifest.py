"""The shapes of ADL v1: every object of a manifest except tools, services and configuration."""

from __future__ import annotations

import re

from adlgen.document.shapes import Anything, Flag, ListOf, MapOf, Number, Object, Shape, Text

NAME_PATTERN = re.compile(r"[a-z0-9-]+")
VERSION_PATTERN = re.compile(r"[0-9]+\.[0-9]+\.[0-9]+")
SKILL_ID = re.compile(r"[a-zA-Z0-9_][a-zA-Z0-9_-]*")
_PACKAGE = re.compile(r"\S+@\S+")
_SERVER_NAME = re.compile(r"[a-zA-Z0-9_-]+")

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

_TEXTS = ListOf(Text())
_TEXT_MAP = MapOf(Text())
_SWITCH = Object({"enabled": Flag()}, required=("enabled",))
_VENDOR = Object({"deps": ListOf(Text(_PACKAGE)), "devdeps": ListOf(Text(_PACKAGE))}, closed=True)

_METADATA = Object(
    {
        "name": Text(NAME_PATTERN, example="order-agent"),
        "description": Text(example="What the agent does."),
        "version": Text(VERSION_PATTERN, example="1.0.0"),
        "author": Object(
            {"name": Text(), "email": Text(), "url": Text()}, required=("name",), closed=True
        ),
        "license": Text(choices=_LICENSES),
        "tags": _TEXTS,
    },
    required=("name", "description", "version"),
)
_CAPABILITIES = Object(
    {"streaming": Flag(), "pushNotifications": Flag(), "stateTransitionHistory": Flag()}
)
_CARD = Object(
    {
        "protocolVersion": Text(),
        "url": Text(),
        "preferredTransport": Text(),
        "defaultInputModes": _TEXTS,
        "defaultOutputModes": _TEXTS,
        "documentationUrl": Text(),
        "iconUrl": Text(),
        "security": ListOf(Anything()),
        "securitySchemes": MapOf(Anything()),
        "supportsExtendedAgentCard": Flag(),
    }
)
_MCP_SERVER = Object(
    {
        "name": Text(_SERVER_NAME),
        "transport": Text(choices=("stdio", "sse", "http")),
        "command": Text(),
        "args": _TEXTS,
        "env": _TEXT_MAP,
        "url": Text(),
        "headers": _TEXT_MAP,
    },
    required=("name", "transport"),
    closed=True,
)
_MCP = Object(
    {
        "enabled": Flag(),
        "servers": ListOf(_MCP_SERVER),
        "endpoint": Text(),
        "refreshInterval": Text(),
        "dialTimeout": Text(),
        "callTimeout": Text(),
        "maxRetries": Number(least=0),
        "retryInterval": Text(),
        "retryMaxInterval": Text(),
    },
    required=("enabled",),
    closed=True,
)
_AGENT = Object(
    {
        "provider": Text(choices=_PROVIDERS),
        "model": Text(),
        "systemPrompt": Text(),
        "maxTokens": Number(least=1),
        "temperature": Number(least=0, most=2, fraction=True),
        "mcp": _MCP,
    }
)
_SERVER = Object(
    {
        "port": Number(least=1, most=65535, example=8080),
        "scheme": Text(),
        "debug": Flag(),
        "auth": Object({"enabled": Flag()}),
        "authz": Object({"enabled": Flag(), "mode": Text()}),
    },
    required=("port",),
)
_TELEMETRY = Object(
    {
        "enabled": Flag(),
        "traces": Object(
            {"exporter": Object({"otlp": Object({"endpoint": Text(), "protocol": Text()})})}
        ),
        "metrics": Object(
            {
                "exporter": Object(
                    {
                        "prometheus": Object({"host": Text(), "port": Number(least=1, most=65535)}),
                        "otlp": Object({"endpoint": Text(), "protocol": Text()}),
                    }
                )
            }
        ),
    },
    required=("enabled",),
)
_SKILL = Object(
    {
        "id": Text(SKILL_ID),
        "version": Text(),
        "source": Text(),
        "bare": Flag(),
        "name": Text(),
        "description": Text(),
        "license": Text(choices=_LICENSES),
        "tags": _TEXTS,
    },
    required=("id",),
    closed=True,
)
_SCM = Object(
    {
        "provider": Text(choices=("github", "gitlab", "bitbucket")),
        "url": Text(),
        "github_app": Flag(),
        "app_id_secret": Text(),
        "app_private_key_secret": Text(),
        "issue_templates": Flag(),
        "dependabot": Flag(),
        "ci": Flag(),
        "cd": Flag(),
    }
)
_ORCHESTRATOR = Object(
    {"enabled": Flag(), "appIdSecret": Text(), "appPrivateKeySecret": Text()}, required=("enabled",)
)
ORCHESTRATORS = ("claudecode", "codex", "gemini", "opencode", "infer")
"""The coding agents that were direct keys of ``spec.development.ai`` in older versions."""
_DEVELOPMENT = Object(
    {
        "sandbox": Object(
            {"flox": _SWITCH, "devcontainer": _SWITCH, "dockerCompose": _SWITCH},
        ),
        "ai": Object({"orchestrators": Object(dict.fromkeys(ORCHESTRATORS, _ORCHESTRATOR))}),
        "deps": ListOf(Text(_PACKAGE)),
    }
)
_IMAGE = Object({"registry": Text(), "repository": Text(), "tag": Text(), "useCloudBuild": Flag()})
_CLOUD_RUN = Object(
    {
        "image": _IMAGE,
        "resources": Object({"cpu": Text(), "memory": Text()}),
        "scaling": Object(
            {"minInstances": Number(), "maxInstances": Number(), "concurrency": Number()}
        ),
        "service": Object(
            {
                "timeout": Number(),
                "allowUnauthenticated": Flag(),
                "serviceAccount": Text(),
                "executionEnvironment": Text(),
            }
        ),
        "environment": _TEXT_MAP,
    }
)
_DEPLOYMENT = Object(
    {
        "type": Text(choices=("kubernetes", "cloudrun", "vercel", "cloudflare")),
        "cloudrun": _CLOUD_RUN,
        "kubernetes": Object({"image": _IMAGE}),
        "vercel": Object(),
        "cloudflare": Object(),
    }
)
_PAGE = Object({"title": Text(), "path": Text(), "description": Text()}, required=("title", "path"))
_EXAMPLE = Object(
    {"title": Text(), "description": Text()}, required=("title", "description"), closed=True
)

LANGUAGE = Object(
    {
        "module": Text(),
        "packageName": Text(),
        "version": Text(),
        "nodeVersion": Text(),
        "edition": Text(),
        "features": _TEXTS,
        "vendor": _VENDOR,
    }
)
"""The shape of an entry of ``spec.language``, for any language."""

_SPEC: dict[str, Shape] = {
    "capabilities": _CAPABILITIES,
    "server": _SERVER,
    "language": Object(),
    "tools": Anything(),
    "services": Anything(),
    "config": Anything(),
    "acronyms": _TEXTS,
    "skills": ListOf(_SKILL),
    "agent": _AGENT,
    "card": _CARD,
    "telemetry": _TELEMETRY,
    "artifacts": _SWITCH,
    "hooks": Object({"post": _TEXTS}),
    "scm": _SCM,
    "development": _DEVELOPMENT,
    "deployment": _DEPLOYMENT,
    "documentation": Object({"pages": ListOf(_PAGE, least=1)}, required=("pages",)),
    "examples": ListOf(_EXAMPLE),
}
_OLD_SPEC: dict[str, Shape] = _SPEC | {"skills": Anything(), "dependencies": Anything()}
_REQUIRED = ("server", "capabilities", "language")


def manifest(*, old: bool) -> Object:
    """Return the shape of a manifest, of the current version or of an ``old`` one."""
    spec = Object(_OLD_SPEC if old else _SPEC, required=_REQUIRED)
    keys: dict[str, Shape] = {
        "apiVersion": Text(example="adl.inference-gateway.com/v1"),
        "kind": Text(choices=("Agent",)),
        "metadata": _METADATA,
        "spec": spec,
    }
    return Object(keys, required=("apiVersion", "kind", "metadata", "spec"))
