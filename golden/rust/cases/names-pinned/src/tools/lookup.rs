//! The tool `lookup`. Written once by adlgen; edit it freely.

use crate::toolspec::lookup::{LookupDeps, LookupHandler, LookupInput, LookupOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Lookup {
    /// The dependencies of the tool.
    pub deps: LookupDeps,
}

impl Lookup {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: LookupDeps) -> Self {
        Self { deps }
    }
}

impl LookupHandler for Lookup {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: LookupInput,
    ) -> Result<LookupOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::lookup::{LookupInput as Input, INPUT, SPEC};

    const NAME: &str = "lookup";

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
