//! The tool `get_ticket`. Written once by adlgen; edit it freely.

use crate::toolspec::get_ticket::{
    GetTicketDeps, GetTicketHandler, GetTicketInput, GetTicketOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct GetTicket {
    /// The dependencies of the tool.
    pub deps: GetTicketDeps,
}

impl GetTicket {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::get_ticket::{GetTicketInput as Input, INPUT, SPEC};

    const NAME: &str = "get_ticket";

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
