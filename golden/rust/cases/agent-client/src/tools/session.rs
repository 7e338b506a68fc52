//! The tool `session`. Written once by adlgen; yours to edit.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::session::{SessionDeps, SessionHandler, SessionInput, SessionOutput};

/// Serves the tool.
pub struct Session {
    /// What the tool is given.
    pub deps: SessionDeps,
}

impl Session {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: SessionDeps) -> Self {
        Self { deps }
    }
}

impl SessionHandler for Session {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: SessionInput,
    ) -> Result<SessionOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::session::{SessionInput as Input, INPUT, SPEC};

    const NAME: &str = "session";

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
