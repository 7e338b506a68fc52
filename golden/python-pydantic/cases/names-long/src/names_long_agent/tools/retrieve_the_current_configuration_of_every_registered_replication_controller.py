"""The tool
``retrieve_the_current_configuration_of_every_registered_replication_controller``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.retrieve_the_current_configuration_of_every_registered_replication_controller import (
    RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerDeps,
    RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerHandler,
    RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerInput,
    RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerOutput,
)


class RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationController(
    RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerHandler
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
    ) -> RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerOutput:
        raise NotImplementedError
