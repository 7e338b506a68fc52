//! The tool `retrieve_the_current_configuration_of_every_registered_replication_controller`. Written once by adlgen; edit it freely.

use crate::toolspec::retrieve_the_current_configuration_of_every_registered_replication_controller::{
    RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerDeps,
    RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerHandler,
    RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerInput,
    RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationController {
    /// The dependencies of the tool.
    pub deps: RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationControllerDeps,
}

#[rustfmt::skip]
impl RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationController {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
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
    fn it_has_its_name() {
        assert_eq!(SPEC.definition.name, NAME);
    }

    #[test]
    fn it_rejects_malformed_json() {
        let problems = INPUT.parse::<Input>("{").unwrap_err();
        assert_eq!(problems.0[0].code, "json");
    }
}
