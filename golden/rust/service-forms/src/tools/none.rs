//! The tool `none`. Written once by adlgen; yours to edit.

use crate::toolspec::none::{None_Deps, None_Handler, None_Input, None_Output};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct None_ {
    /// What the tool is given.
    pub deps: None_Deps,
}

impl None_ {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: None_Deps) -> Self {
        Self { deps }
    }
}

impl None_Handler for None_ {
    async fn call(&self, _ctx: &CallContext, _input: None_Input) -> Result<None_Output, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::none::{None_Input as Input, INPUT, SPEC};

    const NAME: &str = "none";

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
