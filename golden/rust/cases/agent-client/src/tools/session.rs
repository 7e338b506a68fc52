//! The tool `session`. Written once by adlgen; edit it freely.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::session::{SessionDeps, SessionHandler, SessionInput, SessionOutput};

/// The handler of the tool.
pub struct Session {
    /// The dependencies of the tool.
    pub deps: SessionDeps,
}

impl Session {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::session::{SessionInput as Input, INPUT, SPEC};

    const NAME: &str = "session";

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
