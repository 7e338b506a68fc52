//! The tool `release-berth`. Written once by adlgen; edit it freely.

use crate::toolspec::release_berth::{
    ReleaseBerthDeps, ReleaseBerthHandler, ReleaseBerthInput, ReleaseBerthOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct ReleaseBerth {
    /// The dependencies of the tool.
    pub deps: ReleaseBerthDeps,
}

impl ReleaseBerth {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::release_berth::{ReleaseBerthInput as Input, INPUT, SPEC};

    const NAME: &str = "release-berth";

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
