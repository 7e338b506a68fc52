//! The tool `retrieve_the_current_configuration_of_every_registered_replication_controller`. Written once by adlgen; edit it freely.

use crate::toolspec::retrieve_the_current_configuration_of_every_registered_replication_controller::{
    self, Deps, Input, Output,
};
use crate::toolspec::runtime::{CallContext, Handler, ToolError};

/// The handler of the tool.
pub struct RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationController {
    /// The dependencies of the tool.
    pub deps: Deps,
}

impl RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationController {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: Deps) -> Self {
        Self { deps }
    }
}

#[rustfmt::skip]
impl Handler<retrieve_the_current_configuration_of_every_registered_replication_controller::Tool> for RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationController {
    async fn call(&self, _ctx: &CallContext, _input: Input) -> Result<Output, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toolspec::retrieve_the_current_configuration_of_every_registered_replication_controller::{
        bind, INPUT, SAMPLE,
    };
    use crate::toolspec::runtime::{block_on, CallError, Toolbox};

    fn deps() -> Deps {
        Deps {}
    }

    #[rustfmt::skip]
    #[test]
    fn it_handles_a_sample() {
        let mut toolbox = Toolbox::new();
        toolbox.add(bind(RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationController::new(deps())));
        let called = block_on(toolbox.call("retrieve_the_current_configuration_of_every_registered_replication_controller", SAMPLE));
        // A message for the model is a result too: the sample may name what does not exist.
        assert!(
            matches!(
                called,
                Ok(_) | Err(CallError::Tool(_) | CallError::NotImplemented)
            ),
            "{called:?}"
        );
    }

    #[test]
    fn it_rejects_malformed_json() {
        let problems = INPUT.parse("{").unwrap_err();
        assert_eq!(problems.0[0].code, "json");
    }
}
