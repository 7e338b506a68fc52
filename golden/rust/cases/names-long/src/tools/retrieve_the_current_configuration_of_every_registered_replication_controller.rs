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
        bind, INPUT,
    };
    use crate::toolspec::runtime::{block_on, CallError, Toolbox};

    /// Arguments that the tool accepts.
    const ACCEPTED: &str =
        r#"{"the_identifier_of_the_replication_controller_whose_configuration_is_wanted":"text"}"#;

    fn deps() -> Deps {
        Deps {}
    }

    #[rustfmt::skip]
    #[test]
    fn it_handles_arguments_that_it_accepts() {
        let mut toolbox = Toolbox::new();
        let handler = RetrieveTheCurrentConfigurationOfEveryRegisteredReplicationController::new(deps());
        toolbox.add(bind(handler));
        let called = block_on(toolbox.call("retrieve_the_current_configuration_of_every_registered_replication_controller", ACCEPTED));
        assert!(
            matches!(called, Ok(_) | Err(CallError::NotImplemented)),
            "{called:?}"
        );
    }

    #[test]
    fn it_rejects_malformed_json() {
        let problems = INPUT.parse::<Input>("{").unwrap_err();
        assert_eq!(problems.0[0].code, "json");
    }
}
