//! The tool `count`. Written once by adlgen; edit it freely.

use crate::toolspec::count::{CountDeps, CountHandler, CountInput, CountOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Count {
    /// The dependencies of the tool.
    pub deps: CountDeps,
}

impl Count {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: CountDeps) -> Self {
        Self { deps }
    }
}

impl CountHandler for Count {
    async fn call(&self, _ctx: &CallContext, _input: CountInput) -> Result<CountOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::count::{CountInput as Input, INPUT, SPEC};

    const NAME: &str = "count";

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
