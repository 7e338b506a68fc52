//! The tool `search_tickets`. Written once by adlgen; yours to edit.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::search_tickets::{
    SearchTicketsDeps, SearchTicketsHandler, SearchTicketsInput, SearchTicketsOutput,
};

/// Serves the tool.
pub struct SearchTickets {
    /// What the tool is given.
    pub deps: SearchTicketsDeps,
}

impl SearchTickets {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: SearchTicketsDeps) -> Self {
        Self { deps }
    }
}

impl SearchTicketsHandler for SearchTickets {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: SearchTicketsInput,
    ) -> Result<SearchTicketsOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::search_tickets::{SearchTicketsInput as Input, INPUT, SPEC};

    const NAME: &str = "search_tickets";

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
