"""The text of the spec of a new repository: an example, a copy of a spec, or the tools of a server."""

from __future__ import annotations

from pathlib import Path

from adlgen.config.propose import scalar
from adlgen.document.node import Source
from adlgen.frontends.shared.json_text import json_text
from adlgen.frontends.writers import convert
from adlgen.output.state import RunState
from adlgen.repository.files import SCHEMAS
from adlgen.repository.origin import SERVER, ToolSource
from adlgen.toolbox import load_spec

FILE = "agent.yaml"
_EXAMPLE = Path(__file__).with_name("agent.yaml")
_FORMAT = "adl"
_MODELINE = "# yaml-language-server: $schema="


def spec_text(origin: ToolSource, name: str, state: RunState) -> str:
    """Return the spec as an ADL manifest. Raises StopRun or SourceError if it cannot be read.

    A spec of another format is converted; what ADL cannot express is reported as warnings.
    """
    if origin.is_example:
        text = _EXAMPLE.read_text("utf-8").replace("$name", scalar(name))
    elif origin.server:
        text = _converted(_listed(origin, state), state, SERVER)
    else:
        text = _converted(state.load(origin.path), state, None)
    return text if text.startswith(("{", "# yaml-language-server:")) else with_schema(text, "agent")


def with_schema(text: str, name: str) -> str:
    """Return a YAML text whose first line names its schema for editors."""
    return f"{_MODELINE}{SCHEMAS}/{name}.schema.json\n{text}"


def _listed(origin: ToolSource, state: RunState) -> Source:
    from adlgen.features.mcp_client.discovery.mcp import list_tools

    answer = list_tools(origin.server, state.log, seconds=origin.seconds)
    state.log.stop_if_errors()
    assert answer is not None
    return Source("tools.json", json_text(answer))


def _converted(source: Source, state: RunState, dialect: str | None) -> str:
    spec = load_spec(source, state.log, dialect=dialect)
    if spec.dialect == _FORMAT:
        return source.text
    return state.log.checked(convert(spec, _FORMAT, state.log, allow_loss=True))
