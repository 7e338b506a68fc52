//! The tool `update_ticket`. Written once by adlgen; yours to edit.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::update_ticket::{
    UpdateTicketDeps, UpdateTicketHandler, UpdateTicketInput, UpdateTicketOutput,
};

/// Serves the tool.
pub struct UpdateTicket {
    /// What the tool is given.
    pub deps: UpdateTicketDeps,
}

impl UpdateTicket {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: UpdateTicketDeps) -> Self {
        Self { deps }
    }
}

impl UpdateTicketHandler for UpdateTicket {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: UpdateTicketInput,
    ) -> Result<UpdateTicketOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::update_ticket::{UpdateTicketInput as Input, INPUT, SPEC};

    const NAME: &str = "update_ticket";

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
