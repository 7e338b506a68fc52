//! The tool `score`. Written once by adlgen; yours to edit.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::score::{ScoreDeps, ScoreHandler, ScoreInput, ScoreOutput};

/// Serves the tool.
pub struct Score {
    /// What the tool is given.
    pub deps: ScoreDeps,
}

impl Score {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: ScoreDeps) -> Self {
        Self { deps }
    }
}

impl ScoreHandler for Score {
    async fn call(&self, _ctx: &CallContext, _input: ScoreInput) -> Result<ScoreOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::score::{ScoreInput as Input, INPUT, SPEC};

    const NAME: &str = "score";

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
