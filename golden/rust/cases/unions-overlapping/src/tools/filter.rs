//! The tool `filter`. Written once by adlgen; yours to edit.

use crate::toolspec::filter::{FilterDeps, FilterHandler, FilterInput, FilterOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Filter {
    /// What the tool is given.
    pub deps: FilterDeps,
}

impl Filter {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: FilterDeps) -> Self {
        Self { deps }
    }
}

impl FilterHandler for Filter {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: FilterInput,
    ) -> Result<FilterOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::filter::{FilterInput as Input, INPUT, SPEC};

    const NAME: &str = "filter";

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
