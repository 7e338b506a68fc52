//! The tool `webhook`. Written once by adlgen; yours to edit.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::webhook::{WebhookDeps, WebhookHandler, WebhookInput, WebhookOutput};

/// Serves the tool.
pub struct Webhook {
    /// What the tool is given.
    pub deps: WebhookDeps,
}

impl Webhook {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: WebhookDeps) -> Self {
        Self { deps }
    }
}

impl WebhookHandler for Webhook {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: WebhookInput,
    ) -> Result<WebhookOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::webhook::{WebhookInput as Input, INPUT, SPEC};

    const NAME: &str = "webhook";

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
