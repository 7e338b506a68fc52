//! The tool `release-berth`. Written once by adlgen; edit it freely.

use crate::toolspec::release_berth::{self, Deps, Input, Output};
use crate::toolspec::runtime::{CallContext, Handler, ToolError};

/// The handler of the tool.
pub struct ReleaseBerth {
    /// The dependencies of the tool.
    pub deps: Deps,
}

impl ReleaseBerth {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: Deps) -> Self {
        Self { deps }
    }
}

impl Handler<release_berth::Tool> for ReleaseBerth {
    async fn call(&self, _ctx: &CallContext, _input: Input) -> Result<Output, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::release_berth::{INPUT, SPEC};

    const NAME: &str = "release-berth";

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
