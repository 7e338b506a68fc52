//! The tool `search-the_Web`. Written once by adlgen; edit it freely.

use crate::toolspec::first::{FirstDeps, FirstHandler, FirstInput, FirstOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct First {
    /// The dependencies of the tool.
    pub deps: FirstDeps,
}

impl First {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: FirstDeps) -> Self {
        Self { deps }
    }
}

impl FirstHandler for First {
    async fn call(&self, _ctx: &CallContext, _input: FirstInput) -> Result<FirstOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::first::{FirstInput as Input, INPUT, SPEC};

    const NAME: &str = "search-the_Web";

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
