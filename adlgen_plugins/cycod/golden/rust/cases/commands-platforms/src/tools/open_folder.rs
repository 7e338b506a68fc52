//! The tool `open-folder`. Written once by adlgen; edit it freely.

use crate::toolspec::command;
use crate::toolspec::commands::open_folder as line;
use crate::toolspec::open_folder::{self, Deps, Input, Output};
use crate::toolspec::runtime::{CallContext, Handler, ToolError};

/// The handler of the tool.
pub struct OpenFolder {
    /// The dependencies of the tool.
    pub deps: Deps,
}

impl OpenFolder {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: Deps) -> Self {
        Self { deps }
    }
}

impl Handler<open_folder::Tool> for OpenFolder {
    async fn call(&self, _ctx: &CallContext, input: Input) -> Result<Output, ToolError> {
        line::run(input, command::Runner::default()).await
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::open_folder::{INPUT, SPEC};

    const NAME: &str = "open-folder";

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
