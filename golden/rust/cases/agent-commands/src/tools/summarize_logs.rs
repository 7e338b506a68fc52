//! The tool `summarize-logs`. Written once by adlgen; edit it freely.

use crate::toolspec::command;
use crate::toolspec::commands::summarize_logs as line;
use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::summarize_logs::{
    SummarizeLogsDeps, SummarizeLogsHandler, SummarizeLogsInput, SummarizeLogsOutput,
};

/// The handler of the tool.
pub struct SummarizeLogs {
    /// The dependencies of the tool.
    pub deps: SummarizeLogsDeps,
}

impl SummarizeLogs {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: SummarizeLogsDeps) -> Self {
        Self { deps }
    }
}

impl SummarizeLogsHandler for SummarizeLogs {
    async fn call(
        &self,
        _ctx: &CallContext,
        input: SummarizeLogsInput,
    ) -> Result<SummarizeLogsOutput, ToolError> {
        line::run(input, command::Runner::default()).await
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::summarize_logs::{SummarizeLogsInput as Input, INPUT, SPEC};

    const NAME: &str = "summarize-logs";

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
