//! The tool `pay`. Written once by adlgen; edit it freely.

use crate::toolspec::pay::{PayDeps, PayHandler, PayInput, PayOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Pay {
    /// The dependencies of the tool.
    pub deps: PayDeps,
}

impl Pay {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: PayDeps) -> Self {
        Self { deps }
    }
}

impl PayHandler for Pay {
    async fn call(&self, _ctx: &CallContext, _input: PayInput) -> Result<PayOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::pay::{PayInput as Input, INPUT, SPEC};

    const NAME: &str = "pay";

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
