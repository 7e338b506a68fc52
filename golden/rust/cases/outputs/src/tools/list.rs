//! The tool `list`. Written once by adlgen; yours to edit.

use crate::toolspec::list::{ListDeps, ListHandler, ListInput, ListOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct List {
    /// What the tool is given.
    pub deps: ListDeps,
}

impl List {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: ListDeps) -> Self {
        Self { deps }
    }
}

impl ListHandler for List {
    async fn call(&self, _ctx: &CallContext, _input: ListInput) -> Result<ListOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::list::{ListInput as Input, INPUT, SPEC};

    const NAME: &str = "list";

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
