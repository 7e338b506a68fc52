//! The tool `webhook`. Written once by adlgen; edit it freely.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::webhook::{WebhookDeps, WebhookHandler, WebhookInput, WebhookOutput};

/// The handler of the tool.
pub struct Webhook {
    /// The dependencies of the tool.
    pub deps: WebhookDeps,
}

impl Webhook {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::webhook::{WebhookInput as Input, INPUT, SPEC};

    const NAME: &str = "webhook";

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
