//! The tool `pay`. Written once by adlgen; yours to edit.

use crate::toolspec::pay::{PayDeps, PayHandler, PayInput, PayOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Pay {
    /// What the tool is given.
    pub deps: PayDeps,
}

impl Pay {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: PayDeps) -> Self {
        Self { deps }
    }
}

impl PayHandler for Pay {
    async fn call(&self, _ctx: &CallContext, _input: PayInput) -> Result<PayOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::pay::{PayInput as Input, INPUT, SPEC};

    const NAME: &str = "pay";

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
