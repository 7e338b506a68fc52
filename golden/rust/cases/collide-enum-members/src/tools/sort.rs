//! The tool `sort`. Written once by adlgen; edit it freely.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::sort::{SortDeps, SortHandler, SortInput, SortOutput};

/// The handler of the tool.
pub struct Sort {
    /// The dependencies of the tool.
    pub deps: SortDeps,
}

impl Sort {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: SortDeps) -> Self {
        Self { deps }
    }
}

impl SortHandler for Sort {
    async fn call(&self, _ctx: &CallContext, _input: SortInput) -> Result<SortOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::sort::{SortInput as Input, INPUT, SPEC};

    const NAME: &str = "sort";

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
