//! The tool `match`. Written once by adlgen; yours to edit.

use crate::toolspec::match_::{MatchDeps, MatchHandler, MatchInput, MatchOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Match {
    /// What the tool is given.
    pub deps: MatchDeps,
}

impl Match {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: MatchDeps) -> Self {
        Self { deps }
    }
}

impl MatchHandler for Match {
    async fn call(&self, _ctx: &CallContext, _input: MatchInput) -> Result<MatchOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::match_::{MatchInput as Input, INPUT, SPEC};

    const NAME: &str = "match";

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
