//! The tool `create_ticket`. Written once by adlgen; edit it freely.

use crate::toolspec::create_ticket::{
    CreateTicketDeps, CreateTicketHandler, CreateTicketInput, CreateTicketOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct CreateTicket {
    /// The dependencies of the tool.
    pub deps: CreateTicketDeps,
}

impl CreateTicket {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: CreateTicketDeps) -> Self {
        Self { deps }
    }
}

impl CreateTicketHandler for CreateTicket {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: CreateTicketInput,
    ) -> Result<CreateTicketOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::create_ticket::{CreateTicketInput as Input, INPUT, SPEC};

    const NAME: &str = "create_ticket";

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
