//! The tool `parts`. Written once by adlgen; edit it freely.

use crate::toolspec::parts::{PartsDeps, PartsHandler, PartsInput, PartsOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Parts {
    /// The dependencies of the tool.
    pub deps: PartsDeps,
}

impl Parts {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: PartsDeps) -> Self {
        Self { deps }
    }
}

impl PartsHandler for Parts {
    async fn call(&self, _ctx: &CallContext, _input: PartsInput) -> Result<PartsOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::parts::{PartsInput as Input, INPUT, SPEC};

    const NAME: &str = "parts";

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
