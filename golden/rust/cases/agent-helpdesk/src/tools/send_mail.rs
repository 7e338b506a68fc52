//! The tool `send_mail`. Written once by adlgen; yours to edit.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::send_mail::{SendMailDeps, SendMailHandler, SendMailInput, SendMailOutput};

/// Serves the tool.
pub struct SendMail {
    /// What the tool is given.
    pub deps: SendMailDeps,
}

impl SendMail {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: SendMailDeps) -> Self {
        Self { deps }
    }
}

impl SendMailHandler for SendMail {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: SendMailInput,
    ) -> Result<SendMailOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::send_mail::{SendMailInput as Input, INPUT, SPEC};

    const NAME: &str = "send_mail";

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
