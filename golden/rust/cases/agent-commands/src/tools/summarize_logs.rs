//! The tool `summarize-logs`. Written once by adlgen; yours to edit.

use crate::toolspec::command;
use crate::toolspec::commands::summarize_logs as line;
use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::summarize_logs::{
    SummarizeLogsDeps, SummarizeLogsHandler, SummarizeLogsInput, SummarizeLogsOutput,
};

/// Serves the tool.
pub struct SummarizeLogs {
    /// What the tool is given.
    pub deps: SummarizeLogsDeps,
}

impl SummarizeLogs {
    /// Builds the tool.
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
    fn the_model_calls_it_by_its_name() {
        assert_eq!(SPEC.definition.name, NAME);
    }

    #[test]
    fn arguments_that_are_no_json_are_refused() {
        let refused = INPUT.parse::<Input>("{").unwrap_err();
        assert_eq!(refused.0[0].code, "json");
    }
}
