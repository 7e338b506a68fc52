"""The contract of
``retrieve_the_current_configuration_of_every_registered_replication_controller``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import Mock

import pytest

from names_long_agent.tools.retrieve_the_current_configuration_of_every_registered_replication_controller import (
    RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationController,
)
from names_long_agent.toolspec import (
    CallContext,
    InvalidArgumentsError,
    JsonOutput,
    JsonValue,
    Toolbox,
    ToolError,
    UnimplementedToolError,
)
from names_long_agent.toolspec import (
    retrieve_the_current_configuration_of_every_registered_replication_controller as spec,
)
from names_long_agent.toolspec.retrieve_the_current_configuration_of_every_registered_replication_controller import (
    RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerInput,
)

# Valid arguments of the tool, as parsed JSON.
ACCEPTED: list[JsonValue] = [
    {
        "the_identifier_of_the_replication_controller_whose_configuration_is_wanted": "text",
    },
]


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.TOOL.input.problems(arguments) == []


# Give it fakes of the dependencies when the tool is implemented.
@pytest.mark.parametrize("arguments", ACCEPTED)
def test_call(arguments: JsonValue) -> None:
    deps: Any = Mock()
    handler = RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationController(
        deps,
    )
    toolbox = Toolbox([spec.TOOL.bind(handler)])
    try:
        asyncio.run(toolbox.call(spec.TOOL.name, arguments))
    except UnimplementedToolError as error:
        pytest.skip(str(error))
    except InvalidArgumentsError:
        raise
    except ToolError:
        pass  # also a result of the tool


def test_rejects_non_objects() -> None:
    async def handler(
        ctx: CallContext,
        input: RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerInput,
        /,
    ) -> JsonOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.TOOL.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.TOOL.name, "[]"))
    assert result.is_error
