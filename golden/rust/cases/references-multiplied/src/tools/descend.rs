//! The tool `descend`. Written once by adlgen; edit it freely.

use crate::toolspec::descend::{DescendDeps, DescendHandler, DescendInput, DescendOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Descend {
    /// The dependencies of the tool.
    pub deps: DescendDeps,
}

impl Descend {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: DescendDeps) -> Self {
        Self { deps }
    }
}

impl DescendHandler for Descend {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: DescendInput,
    ) -> Result<DescendOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::descend::{DescendInput as Input, INPUT, SPEC};

    const NAME: &str = "descend";

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
