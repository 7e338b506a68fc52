//! The tool `assign_ticket`. Written once by adlgen; yours to edit.

use crate::toolspec::assign_ticket::{
    AssignTicketDeps, AssignTicketHandler, AssignTicketInput, AssignTicketOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct AssignTicket {
    /// What the tool is given.
    pub deps: AssignTicketDeps,
}

impl AssignTicket {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: AssignTicketDeps) -> Self {
        Self { deps }
    }
}

impl AssignTicketHandler for AssignTicket {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: AssignTicketInput,
    ) -> Result<AssignTicketOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::assign_ticket::{AssignTicketInput as Input, INPUT, SPEC};

    const NAME: &str = "assign_ticket";

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
