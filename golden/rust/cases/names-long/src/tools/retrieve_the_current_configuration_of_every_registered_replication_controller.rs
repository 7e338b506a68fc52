//! The tool `retrieve_the_current_configuration_of_every_registered_replication_controller`. Written once by adlgen; yours to edit.

use crate::toolspec::retrieve_the_current_configuration_of_every_registered_replication_controller::{
    RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerDeps,
    RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerHandler,
    RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerInput,
    RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationController {
    /// What the tool is given.
    pub deps: RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerDeps,
}

#[rustfmt::skip]
impl RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationController {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerDeps) -> Self {
        Self { deps }
    }
}

#[rustfmt::skip]
impl RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerHandler for RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationController {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerInput,
    ) -> Result<RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::retrieve_the_current_configuration_of_every_registered_replication_controller::{
        RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerInput as Input, INPUT,
        SPEC,
    };

    const NAME: &str =
        "retrieve_the_current_configuration_of_every_registered_replication_controller";

    #[test]
    fn the_model_calls_it_by_its_name() {
        assert_eq!(SPEC.definition.name, NAME);
    }

    #[test]
    fn arguments_that_are_no_json_are_refused() {
        let refused = INPUT.parse::<Input>("{").unwrap_err();
        assert_eq!(refused.0[0].code, "json");
    }
}
