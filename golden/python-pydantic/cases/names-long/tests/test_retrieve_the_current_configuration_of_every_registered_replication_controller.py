"""The contract of
``retrieve_the_current_configuration_of_every_registered_replication_controller``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

import asyncio

import pytest

from names_long_agent.toolspec import CallContext, JsonValue, Toolbox
from names_long_agent.toolspec import (
    retrieve_the_current_configuration_of_every_registered_replication_controller as spec,
)
from names_long_agent.toolspec.retrieve_the_current_configuration_of_every_registered_replication_controller import (
    RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerInput,
    RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerOutput,
)

# Valid arguments of the tool, as parsed JSON.
ACCEPTED: list[JsonValue] = []


@pytest.mark.parametrize("arguments", ACCEPTED)
def test_accepted_arguments(arguments: JsonValue) -> None:
    assert spec.INPUT.problems(arguments) == []


def test_rejects_non_objects() -> None:
    async def handler(
        ctx: CallContext,
        input: RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerInput,
        /,
    ) -> RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerOutput:
        raise NotImplementedError

    toolbox = Toolbox([spec.bind(handler)])
    result = asyncio.run(toolbox.call_for_model(spec.DEFINITION.name, "[]"))
    assert result.is_error
