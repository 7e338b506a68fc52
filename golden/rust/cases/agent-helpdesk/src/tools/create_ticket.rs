//! The tool `create_ticket`. Written once by adlgen; yours to edit.

use crate::toolspec::create_ticket::{
    CreateTicketDeps, CreateTicketHandler, CreateTicketInput, CreateTicketOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct CreateTicket {
    /// What the tool is given.
    pub deps: CreateTicketDeps,
}

impl CreateTicket {
    /// Builds the tool.
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
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::create_ticket::{CreateTicketInput as Input, INPUT, SPEC};

    const NAME: &str = "create_ticket";

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
