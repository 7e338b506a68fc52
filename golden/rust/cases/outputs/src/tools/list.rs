//! The tool `list`. Written once by adlgen; edit it freely.

use crate::toolspec::list::{ListDeps, ListHandler, ListInput, ListOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct List {
    /// The dependencies of the tool.
    pub deps: ListDeps,
}

impl List {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: ListDeps) -> Self {
        Self { deps }
    }
}

impl ListHandler for List {
    async fn call(&self, _ctx: &CallContext, _input: ListInput) -> Result<ListOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::list::{ListInput as Input, INPUT, SPEC};

    const NAME: &str = "list";

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
