//! The tool `open-folder`. Written once by adlgen; yours to edit.

use crate::toolspec::command;
use crate::toolspec::commands::open_folder as line;
use crate::toolspec::open_folder::{
    OpenFolderDeps, OpenFolderHandler, OpenFolderInput, OpenFolderOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct OpenFolder {
    /// What the tool is given.
    pub deps: OpenFolderDeps,
}

impl OpenFolder {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: OpenFolderDeps) -> Self {
        Self { deps }
    }
}

impl OpenFolderHandler for OpenFolder {
    async fn call(
        &self,
        _ctx: &CallContext,
        input: OpenFolderInput,
    ) -> Result<OpenFolderOutput, ToolError> {
        line::run(input, command::Runner::default()).await
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::open_folder::{OpenFolderInput as Input, INPUT, SPEC};

    const NAME: &str = "open-folder";

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
