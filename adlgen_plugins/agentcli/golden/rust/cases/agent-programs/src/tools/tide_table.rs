//! The tool `tide_table`. Written once by adlgen; edit it freely.

use crate::toolspec::runtime::{CallContext, Handler, ToolError};
use crate::toolspec::tide_table::{self, Deps, Input, Output};

/// The handler of the tool.
pub struct TideTable {
    /// The dependencies of the tool.
    pub deps: Deps,
}

impl TideTable {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: Deps) -> Self {
        Self { deps }
    }
}

impl Handler<tide_table::Tool> for TideTable {
    async fn call(&self, _ctx: &CallContext, _input: Input) -> Result<Output, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::tide_table::{INPUT, SPEC};

    const NAME: &str = "tide_table";

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
