//! The tool `find-text`. Written once by adlgen; edit it freely.

use crate::toolspec::command;
use crate::toolspec::commands::find_text as line;
use crate::toolspec::find_text::{self, Deps, Input, Output};
use crate::toolspec::runtime::{CallContext, Handler, ToolError};

/// The handler of the tool.
pub struct FindText {
    /// The dependencies of the tool.
    pub deps: Deps,
}

impl FindText {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: Deps) -> Self {
        Self { deps }
    }
}

impl Handler<find_text::Tool> for FindText {
    async fn call(&self, _ctx: &CallContext, input: Input) -> Result<Output, ToolError> {
        line::run(input, command::Runner::default()).await
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::find_text::{INPUT, SPEC};

    const NAME: &str = "find-text";

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
