//! The tool `list_ships`. Written once by adlgen; yours to edit.

use crate::toolspec::list_ships::{
    ListShipsDeps, ListShipsHandler, ListShipsInput, ListShipsOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct ListShips {
    /// What the tool is given.
    pub deps: ListShipsDeps,
}

impl ListShips {
    /// Builds the tool.
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
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::list_ships::{ListShipsInput as Input, INPUT, SPEC};

    const NAME: &str = "list_ships";

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
