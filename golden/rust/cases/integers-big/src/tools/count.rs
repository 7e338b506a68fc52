//! The tool `count`. Written once by adlgen; yours to edit.

use crate::toolspec::count::{CountDeps, CountHandler, CountInput, CountOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Count {
    /// What the tool is given.
    pub deps: CountDeps,
}

impl Count {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: CountDeps) -> Self {
        Self { deps }
    }
}

impl CountHandler for Count {
    async fn call(&self, _ctx: &CallContext, _input: CountInput) -> Result<CountOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::count::{CountInput as Input, INPUT, SPEC};

    const NAME: &str = "count";

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
