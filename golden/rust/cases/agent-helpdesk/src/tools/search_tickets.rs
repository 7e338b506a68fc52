//! The tool `search_tickets`. Written once by adlgen; edit it freely.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::search_tickets::{
    SearchTicketsDeps, SearchTicketsHandler, SearchTicketsInput, SearchTicketsOutput,
};

/// The handler of the tool.
pub struct SearchTickets {
    /// The dependencies of the tool.
    pub deps: SearchTicketsDeps,
}

impl SearchTickets {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::search_tickets::{SearchTicketsInput as Input, INPUT, SPEC};

    const NAME: &str = "search_tickets";

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
