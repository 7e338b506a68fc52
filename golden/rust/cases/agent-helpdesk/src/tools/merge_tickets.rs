//! The tool `merge_tickets`. Written once by adlgen; yours to edit.

use crate::toolspec::merge_tickets::{
    MergeTicketsDeps, MergeTicketsHandler, MergeTicketsInput, MergeTicketsOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct MergeTickets {
    /// What the tool is given.
    pub deps: MergeTicketsDeps,
}

impl MergeTickets {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: MergeTicketsDeps) -> Self {
        Self { deps }
    }
}

impl MergeTicketsHandler for MergeTickets {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: MergeTicketsInput,
    ) -> Result<MergeTicketsOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::merge_tickets::{MergeTicketsInput as Input, INPUT, SPEC};

    const NAME: &str = "merge_tickets";

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
