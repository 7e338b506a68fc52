//! The tool `client`. Written once by adlgen; yours to edit.

use crate::toolspec::client_::{ClientDeps, ClientHandler, ClientInput, ClientOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Client {
    /// What the tool is given.
    pub deps: ClientDeps,
}

impl Client {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: ClientDeps) -> Self {
        Self { deps }
    }
}

impl ClientHandler for Client {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: ClientInput,
    ) -> Result<ClientOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::client_::{ClientInput as Input, INPUT, SPEC};

    const NAME: &str = "client";

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
