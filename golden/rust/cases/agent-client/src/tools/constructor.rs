//! The tool `constructor`. Written once by adlgen; yours to edit.

use crate::toolspec::constructor::{
    ConstructorDeps, ConstructorHandler, ConstructorInput, ConstructorOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Constructor {
    /// What the tool is given.
    pub deps: ConstructorDeps,
}

impl Constructor {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: ConstructorDeps) -> Self {
        Self { deps }
    }
}

impl ConstructorHandler for Constructor {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: ConstructorInput,
    ) -> Result<ConstructorOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::constructor::{ConstructorInput as Input, INPUT, SPEC};

    const NAME: &str = "constructor";

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
