//! The tool `merge_tickets`. Written once by adlgen; edit it freely.

use crate::toolspec::merge_tickets::{
    MergeTicketsDeps, MergeTicketsHandler, MergeTicketsInput, MergeTicketsOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct MergeTickets {
    /// The dependencies of the tool.
    pub deps: MergeTicketsDeps,
}

impl MergeTickets {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::merge_tickets::{MergeTicketsInput as Input, INPUT, SPEC};

    const NAME: &str = "merge_tickets";

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
