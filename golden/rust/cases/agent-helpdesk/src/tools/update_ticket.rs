//! The tool `update_ticket`. Written once by adlgen; edit it freely.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::update_ticket::{
    UpdateTicketDeps, UpdateTicketHandler, UpdateTicketInput, UpdateTicketOutput,
};

/// The handler of the tool.
pub struct UpdateTicket {
    /// The dependencies of the tool.
    pub deps: UpdateTicketDeps,
}

impl UpdateTicket {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::update_ticket::{UpdateTicketInput as Input, INPUT, SPEC};

    const NAME: &str = "update_ticket";

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
