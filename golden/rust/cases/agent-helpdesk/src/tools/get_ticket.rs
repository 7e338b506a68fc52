//! The tool `get_ticket`. Written once by adlgen; yours to edit.

use crate::toolspec::get_ticket::{
    GetTicketDeps, GetTicketHandler, GetTicketInput, GetTicketOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct GetTicket {
    /// What the tool is given.
    pub deps: GetTicketDeps,
}

impl GetTicket {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: GetTicketDeps) -> Self {
        Self { deps }
    }
}

impl GetTicketHandler for GetTicket {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: GetTicketInput,
    ) -> Result<GetTicketOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::get_ticket::{GetTicketInput as Input, INPUT, SPEC};

    const NAME: &str = "get_ticket";

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
