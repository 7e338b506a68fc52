//! The tool `build_linux`. Written once by adlgen; edit it freely.

use crate::toolspec::build_linux::{
    BuildLinuxDeps, BuildLinuxHandler, BuildLinuxInput, BuildLinuxOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct BuildLinux {
    /// The dependencies of the tool.
    pub deps: BuildLinuxDeps,
}

impl BuildLinux {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::build_linux::{BuildLinuxInput as Input, INPUT, SPEC};

    const NAME: &str = "build_linux";

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
