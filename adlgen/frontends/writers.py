"""From a resolved specification to another format; nothing is lost in silence."""

from __future__ import annotations

import importlib
from collections.abc import Collection
from typing import Protocol, cast

from adlgen.diagnostics.model import Log
from adlgen.document.node import JsonValue
from adlgen.frontends.shared.json_text import json_text
from adlgen.frontends.shared.losses import Feature, Losses, report_losses
from adlgen.frontends.shared.yaml_text import yaml_text
from adlgen.spec.model import Spec


class Writer(Protocol):
    """What a module of this package offers that writes a format."""

    NAME: str
    """What ``--to`` takes."""
    DIALECTS: Collection[str]
    """The dialects whose own entries of a tool the format has a place for."""
    SAYS: Collection[Feature]
    """What the format has a place for, beside a tool's name, description and input."""
    YAML: bool
    """Whether people write the format in YAML; else it is JSON."""

    def write(self, spec: Spec, losses: Losses) -> JsonValue:
        """Return the document. What ``SAYS`` does not tell of goes to the losses."""


_MODULES = {
    "adl": "adl.writer",
    "mcp": "mcp.writer",
    "openai": "openai.writer",
    "openai-responses": "openai.responses_writer",
    "anthropic": "anthropic.writer",
    "gemini": "gemini.writer",
    "agentcli": "agentcli.writer",
    "json-schema": "json_schema.writer",
}
TARGETS = tuple(_MODULES)
"""Every format that can be written, by what ``--to`` takes."""


def writer(name: str) -> Writer:
    """Return the writer of one of :data:`TARGETS`."""
    return cast(Writer, importlib.import_module(f"adlgen.frontends.{_MODULES[name]}"))


def convert(
    spec: Spec, target: str, log: Log, *, allow_loss: bool = False, as_json: bool = False
) -> str:
    """Return a resolved specification in the format of a target.

    What the format cannot say is an error, with its place; a warning if ``allow_loss``. YAML formats
    are written in JSON if ``as_json``.
    """
    to = writer(target)
    losses = Losses(log, to.NAME, allowed=allow_loss)
    report_losses(spec, frozenset(to.SAYS), frozenset(to.DIALECTS), losses)
    data = to.write(spec, losses)
    if to.YAML and not as_json:
        return yaml_text(data)
    return json_text(data)
