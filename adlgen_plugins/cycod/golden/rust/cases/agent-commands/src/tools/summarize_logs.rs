//! The tool `summarize-logs`. Written once by adlgen; edit it freely.

use crate::toolspec::command;
use crate::toolspec::commands::summarize_logs as line;
use crate::toolspec::runtime::{CallContext, Handler, ToolError};
use crate::toolspec::summarize_logs::{self, Deps, Input, Output};

/// The handler of the tool.
pub struct SummarizeLogs {
    /// The dependencies of the tool.
    pub deps: Deps,
}

impl SummarizeLogs {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: Deps) -> Self {
        Self { deps }
    }
}

impl Handler<summarize_logs::Tool> for SummarizeLogs {
    async fn call(&self, _ctx: &CallContext, input: Input) -> Result<Output, ToolError> {
        line::run(input, command::Runner::default()).await
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::summarize_logs::{INPUT, SPEC};

    const NAME: &str = "summarize-logs";

    #[test]
    fn it_has_its_name() {
        assert_eq!(SPEC.definition.name, NAME);
    }

    #[test]
    fn it_rejects_malformed_json() {
        let problems = INPUT.parse("{").unwrap_err();
        assert_eq!(problems.0[0].code, "json");
    }
}
