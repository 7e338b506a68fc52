//! The tool `refers`. Written once by adlgen; edit it freely.

use crate::toolspec::refers::{RefersDeps, RefersHandler, RefersInput, RefersOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Refers {
    /// The dependencies of the tool.
    pub deps: RefersDeps,
}

impl Refers {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: RefersDeps) -> Self {
        Self { deps }
    }
}

impl RefersHandler for Refers {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: RefersInput,
    ) -> Result<RefersOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::refers::{RefersInput as Input, INPUT, SPEC};

    const NAME: &str = "refers";

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
