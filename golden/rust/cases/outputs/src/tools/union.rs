//! The tool `union`. Written once by adlgen; edit it freely.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::union::{UnionDeps, UnionHandler, UnionInput, UnionOutput};

/// The handler of the tool.
pub struct Union {
    /// The dependencies of the tool.
    pub deps: UnionDeps,
}

impl Union {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: UnionDeps) -> Self {
        Self { deps }
    }
}

impl UnionHandler for Union {
    async fn call(&self, _ctx: &CallContext, _input: UnionInput) -> Result<UnionOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::union::{UnionInput as Input, INPUT, SPEC};

    const NAME: &str = "union";

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
