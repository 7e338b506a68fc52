//! The tool `client`. Written once by adlgen; edit it freely.

use crate::toolspec::client_::{ClientDeps, ClientHandler, ClientInput, ClientOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Client {
    /// The dependencies of the tool.
    pub deps: ClientDeps,
}

impl Client {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::client_::{ClientInput as Input, INPUT, SPEC};

    const NAME: &str = "client";

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
