"""The views of an MCP bundle and of the entry of its server in the MCP registry."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from adlgen.naming.code import Code, code
from adlgen.packs import Struct, field
from adlgen.packs.context import FileContext
from adlgen.packs.view import View

_LONGEST = 100
"""The characters of a description in the registry."""


class Launch(Struct):
    """How a client starts the server of a bundle; ``${__dirname}`` is the folder of the bundle."""

    type: str
    """The kind of the server in the manifest: ``node``, ``python`` or ``binary``."""
    entry: str
    """The path of the file that is started."""
    command: str
    arguments: Sequence[str] = ()
    environment: Mapping[str, str] = field(default_factory=dict)


def bundle_view(context: FileContext, launch: Launch) -> View:
    """Return the view of a manifest and of an entry of the registry, whose texts are JSON."""
    plan = context.plan
    name = str(plan.words["kebab"])
    description = " ".join(plan.description.split()) or f"The tools of {name}."
    short = description if len(description) <= _LONGEST else f"{description[: _LONGEST - 1]}…"
    version = plan.version or "0.0.0"
    return View(
        name=_json(name),
        version=_json(version),
        description=_json(description),
        short=_json(short),
        published=_json(f"com.example/{name}"),
        url=_json(f"https://example.com/{name}-{version}.mcpb"),
        type=_json(launch.type),
        entry=_json(launch.entry),
        command=_json(launch.command),
        arguments=_json([*launch.arguments]),
        environment=_json({**launch.environment}),
        binary=code("{}", plan.words["kebab"]),
        package=plan.words["package"],
    )


def _json(value: object) -> Code:
    return Code(json.dumps(value))
