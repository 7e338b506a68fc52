//! The tool `export_csv`. Written once by adlgen; yours to edit.

use crate::toolspec::export_csv::{
    ExportCsvDeps, ExportCsvHandler, ExportCsvInput, ExportCsvOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct ExportCsv {
    /// What the tool is given.
    pub deps: ExportCsvDeps,
}

impl ExportCsv {
    /// Builds the tool.
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
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::export_csv::{ExportCsvInput as Input, INPUT, SPEC};

    const NAME: &str = "export_csv";

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
