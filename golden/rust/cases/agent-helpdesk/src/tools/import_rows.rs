//! The tool `import_rows`. Written once by adlgen; edit it freely.

use crate::toolspec::import_rows::{
    ImportRowsDeps, ImportRowsHandler, ImportRowsInput, ImportRowsOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct ImportRows {
    /// The dependencies of the tool.
    pub deps: ImportRowsDeps,
}

impl ImportRows {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::import_rows::{ImportRowsInput as Input, INPUT, SPEC};

    const NAME: &str = "import_rows";

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
