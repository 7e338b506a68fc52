"""The tool
``retrieve_the_current_configuration_of_every_registered_replication_controller``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.retrieve_the_current_configuration_of_every_registered_replication_controller import (
    RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerDeps,
    RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerInput,
)


class RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationController(
    Handler[
        RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerInput,
        JsonOutput,
    ]
):
    """Long."""

    def __init__(
        self,
        deps: RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerDeps,
    ) -> None:
        self.deps = deps

    async def __call__(
        self,
        ctx: CallContext,
        input: RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerInput,
        /,
    ) -> JsonOutput:
        raise UnimplementedToolError
