//! The tool `close_ticket`. Written once by adlgen; yours to edit.

use crate::toolspec::close_ticket::{
    CloseTicketDeps, CloseTicketHandler, CloseTicketInput, CloseTicketOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct CloseTicket {
    /// What the tool is given.
    pub deps: CloseTicketDeps,
}

impl CloseTicket {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: CloseTicketDeps) -> Self {
        Self { deps }
    }
}

impl CloseTicketHandler for CloseTicket {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: CloseTicketInput,
    ) -> Result<CloseTicketOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::close_ticket::{CloseTicketInput as Input, INPUT, SPEC};

    const NAME: &str = "close_ticket";

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
