//! The tool `list_ships`. Written once by adlgen; edit it freely.

use crate::toolspec::list_ships::{
    ListShipsDeps, ListShipsHandler, ListShipsInput, ListShipsOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct ListShips {
    /// The dependencies of the tool.
    pub deps: ListShipsDeps,
}

impl ListShips {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: ListShipsDeps) -> Self {
        Self { deps }
    }
}

impl ListShipsHandler for ListShips {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: ListShipsInput,
    ) -> Result<ListShipsOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::list_ships::{ListShipsInput as Input, INPUT, SPEC};

    const NAME: &str = "list_ships";

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
