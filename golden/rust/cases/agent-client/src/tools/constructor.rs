//! The tool `constructor`. Written once by adlgen; edit it freely.

use crate::toolspec::constructor::{
    ConstructorDeps, ConstructorHandler, ConstructorInput, ConstructorOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Constructor {
    /// The dependencies of the tool.
    pub deps: ConstructorDeps,
}

impl Constructor {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: ConstructorDeps) -> Self {
        Self { deps }
    }
}

impl ConstructorHandler for Constructor {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: ConstructorInput,
    ) -> Result<ConstructorOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::constructor::{ConstructorInput as Input, INPUT, SPEC};

    const NAME: &str = "constructor";

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
