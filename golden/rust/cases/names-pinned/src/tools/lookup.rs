//! The tool `lookup`. Written once by adlgen; yours to edit.

use crate::toolspec::lookup::{LookupDeps, LookupHandler, LookupInput, LookupOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Lookup {
    /// What the tool is given.
    pub deps: LookupDeps,
}

impl Lookup {
    /// Builds the tool.
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
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::lookup::{LookupInput as Input, INPUT, SPEC};

    const NAME: &str = "lookup";

    #[test]
    fn the_model_calls_it_by_its_name() {
        assert_eq!(SPEC.definition.name, NAME);
    }

    #[test]
    fn arguments_that_are_no_json_are_refused() {
        let refused = INPUT.parse::<Input>("{").unwrap_err();
        assert_eq!(refused.0[0].code, "json");
    }
}
