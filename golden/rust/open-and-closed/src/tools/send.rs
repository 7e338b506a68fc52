//! The tool `send`. Written once by adlgen; yours to edit.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::send::{Send_Deps, Send_Handler, Send_Input, Send_Output};

/// Serves the tool.
pub struct Send_ {
    /// What the tool is given.
    pub deps: Send_Deps,
}

impl Send_ {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: Send_Deps) -> Self {
        Self { deps }
    }
}

impl Send_Handler for Send_ {
    async fn call(&self, _ctx: &CallContext, _input: Send_Input) -> Result<Send_Output, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::send::{Send_Input as Input, INPUT, SPEC};

    const NAME: &str = "send";

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
