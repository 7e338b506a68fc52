//! The tool `union`. Written once by adlgen; yours to edit.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::union::{UnionDeps, UnionHandler, UnionInput, UnionOutput};

/// Serves the tool.
pub struct Union {
    /// What the tool is given.
    pub deps: UnionDeps,
}

impl Union {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: UnionDeps) -> Self {
        Self { deps }
    }
}

impl UnionHandler for Union {
    async fn call(&self, _ctx: &CallContext, _input: UnionInput) -> Result<UnionOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::union::{UnionInput as Input, INPUT, SPEC};

    const NAME: &str = "union";

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
