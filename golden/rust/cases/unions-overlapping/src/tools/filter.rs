//! The tool `filter`. Written once by adlgen; edit it freely.

use crate::toolspec::filter::{FilterDeps, FilterHandler, FilterInput, FilterOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Filter {
    /// The dependencies of the tool.
    pub deps: FilterDeps,
}

impl Filter {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::filter::{FilterInput as Input, INPUT, SPEC};

    const NAME: &str = "filter";

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
