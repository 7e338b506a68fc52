//! The tool `score`. Written once by adlgen; edit it freely.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::score::{ScoreDeps, ScoreHandler, ScoreInput, ScoreOutput};

/// The handler of the tool.
pub struct Score {
    /// The dependencies of the tool.
    pub deps: ScoreDeps,
}

impl Score {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: ScoreDeps) -> Self {
        Self { deps }
    }
}

impl ScoreHandler for Score {
    async fn call(&self, _ctx: &CallContext, _input: ScoreInput) -> Result<ScoreOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::score::{ScoreInput as Input, INPUT, SPEC};

    const NAME: &str = "score";

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
