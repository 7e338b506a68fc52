//! The tool `build_linux`. Written once by adlgen; yours to edit.

use crate::toolspec::build_linux::{
    BuildLinuxDeps, BuildLinuxHandler, BuildLinuxInput, BuildLinuxOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct BuildLinux {
    /// What the tool is given.
    pub deps: BuildLinuxDeps,
}

impl BuildLinux {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: BuildLinuxDeps) -> Self {
        Self { deps }
    }
}

impl BuildLinuxHandler for BuildLinux {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: BuildLinuxInput,
    ) -> Result<BuildLinuxOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::build_linux::{BuildLinuxInput as Input, INPUT, SPEC};

    const NAME: &str = "build_linux";

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
