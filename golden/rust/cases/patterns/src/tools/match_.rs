//! The tool `match`. Written once by adlgen; edit it freely.

use crate::toolspec::match_::{MatchDeps, MatchHandler, MatchInput, MatchOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Match {
    /// The dependencies of the tool.
    pub deps: MatchDeps,
}

impl Match {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: MatchDeps) -> Self {
        Self { deps }
    }
}

impl MatchHandler for Match {
    async fn call(&self, _ctx: &CallContext, _input: MatchInput) -> Result<MatchOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::match_::{MatchInput as Input, INPUT, SPEC};

    const NAME: &str = "match";

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
