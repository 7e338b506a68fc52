//! The tool `archive`. Written once by adlgen; edit it freely.

use crate::toolspec::archive::{self, Deps, Input, Output};
use crate::toolspec::command;
use crate::toolspec::commands::archive as line;
use crate::toolspec::runtime::{CallContext, Handler, ToolError};

/// The handler of the tool.
pub struct Archive {
    /// The dependencies of the tool.
    pub deps: Deps,
}

impl Archive {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: Deps) -> Self {
        Self { deps }
    }
}

impl Handler<archive::Tool> for Archive {
    async fn call(&self, _ctx: &CallContext, input: Input) -> Result<Output, ToolError> {
        line::run(input, command::Runner::default()).await
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::archive::{INPUT, SPEC};

    const NAME: &str = "archive";

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
