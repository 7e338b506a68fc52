//! The tool `render_template`. Written once by adlgen; edit it freely.

use crate::toolspec::render_template::{
    RenderTemplateDeps, RenderTemplateHandler, RenderTemplateInput, RenderTemplateOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct RenderTemplate {
    /// The dependencies of the tool.
    pub deps: RenderTemplateDeps,
}

impl RenderTemplate {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: RenderTemplateDeps) -> Self {
        Self { deps }
    }
}

impl RenderTemplateHandler for RenderTemplate {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: RenderTemplateInput,
    ) -> Result<RenderTemplateOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::render_template::{RenderTemplateInput as Input, INPUT, SPEC};

    const NAME: &str = "render_template";

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
