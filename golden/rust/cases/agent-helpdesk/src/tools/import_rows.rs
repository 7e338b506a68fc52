//! The tool `import_rows`. Written once by adlgen; yours to edit.

use crate::toolspec::import_rows::{
    ImportRowsDeps, ImportRowsHandler, ImportRowsInput, ImportRowsOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct ImportRows {
    /// What the tool is given.
    pub deps: ImportRowsDeps,
}

impl ImportRows {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: ImportRowsDeps) -> Self {
        Self { deps }
    }
}

impl ImportRowsHandler for ImportRows {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: ImportRowsInput,
    ) -> Result<ImportRowsOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::import_rows::{ImportRowsInput as Input, INPUT, SPEC};

    const NAME: &str = "import_rows";

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
