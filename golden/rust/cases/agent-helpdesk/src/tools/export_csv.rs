//! The tool `export_csv`. Written once by adlgen; edit it freely.

use crate::toolspec::export_csv::{
    ExportCsvDeps, ExportCsvHandler, ExportCsvInput, ExportCsvOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct ExportCsv {
    /// The dependencies of the tool.
    pub deps: ExportCsvDeps,
}

impl ExportCsv {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: ExportCsvDeps) -> Self {
        Self { deps }
    }
}

impl ExportCsvHandler for ExportCsv {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: ExportCsvInput,
    ) -> Result<ExportCsvOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::export_csv::{ExportCsvInput as Input, INPUT, SPEC};

    const NAME: &str = "export_csv";

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
