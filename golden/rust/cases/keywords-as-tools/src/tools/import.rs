//! The tool `import`. Written once by adlgen; yours to edit.

use crate::toolspec::import::{ImportDeps, ImportHandler, ImportInput, ImportOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Import {
    /// What the tool is given.
    pub deps: ImportDeps,
}

impl Import {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: ImportDeps) -> Self {
        Self { deps }
    }
}

impl ImportHandler for Import {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: ImportInput,
    ) -> Result<ImportOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::import::{ImportInput as Input, INPUT, SPEC};

    const NAME: &str = "import";

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
