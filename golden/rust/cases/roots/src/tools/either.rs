//! The tool `either`. Written once by adlgen; edit it freely.

use crate::toolspec::either::{EitherDeps, EitherHandler, EitherInput, EitherOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Either {
    /// The dependencies of the tool.
    pub deps: EitherDeps,
}

impl Either {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: EitherDeps) -> Self {
        Self { deps }
    }
}

impl EitherHandler for Either {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: EitherInput,
    ) -> Result<EitherOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::either::{EitherInput as Input, INPUT, SPEC};

    const NAME: &str = "either";

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
