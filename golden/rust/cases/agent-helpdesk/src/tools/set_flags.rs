//! The tool `set_flags`. Written once by adlgen; yours to edit.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::set_flags::{SetFlagsDeps, SetFlagsHandler, SetFlagsInput, SetFlagsOutput};

/// Serves the tool.
pub struct SetFlags {
    /// What the tool is given.
    pub deps: SetFlagsDeps,
}

impl SetFlags {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: SetFlagsDeps) -> Self {
        Self { deps }
    }
}

impl SetFlagsHandler for SetFlags {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: SetFlagsInput,
    ) -> Result<SetFlagsOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::set_flags::{SetFlagsInput as Input, INPUT, SPEC};

    const NAME: &str = "set_flags";

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
