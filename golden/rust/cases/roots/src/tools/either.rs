//! The tool `either`. Written once by adlgen; yours to edit.

use crate::toolspec::either::{EitherDeps, EitherHandler, EitherInput, EitherOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Either {
    /// What the tool is given.
    pub deps: EitherDeps,
}

impl Either {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: EitherDeps) -> Self {
        Self { deps }
    }
}

impl EitherHandler for Either {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: EitherInput,
    ) -> Result<EitherOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::either::{EitherInput as Input, INPUT, SPEC};

    const NAME: &str = "either";

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
