//! The tool `release-berth`. Written once by adlgen; yours to edit.

use crate::toolspec::release_berth::{
    ReleaseBerthDeps, ReleaseBerthHandler, ReleaseBerthInput, ReleaseBerthOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct ReleaseBerth {
    /// What the tool is given.
    pub deps: ReleaseBerthDeps,
}

impl ReleaseBerth {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: ReleaseBerthDeps) -> Self {
        Self { deps }
    }
}

impl ReleaseBerthHandler for ReleaseBerth {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: ReleaseBerthInput,
    ) -> Result<ReleaseBerthOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::release_berth::{ReleaseBerthInput as Input, INPUT, SPEC};

    const NAME: &str = "release-berth";

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
