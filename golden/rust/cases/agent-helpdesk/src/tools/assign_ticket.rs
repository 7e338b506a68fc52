//! The tool `assign_ticket`. Written once by adlgen; edit it freely.

use crate::toolspec::assign_ticket::{
    AssignTicketDeps, AssignTicketHandler, AssignTicketInput, AssignTicketOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct AssignTicket {
    /// The dependencies of the tool.
    pub deps: AssignTicketDeps,
}

impl AssignTicket {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::assign_ticket::{AssignTicketInput as Input, INPUT, SPEC};

    const NAME: &str = "assign_ticket";

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
