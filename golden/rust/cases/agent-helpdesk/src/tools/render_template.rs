//! The tool `render_template`. Written once by adlgen; yours to edit.

use crate::toolspec::render_template::{
    RenderTemplateDeps, RenderTemplateHandler, RenderTemplateInput, RenderTemplateOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct RenderTemplate {
    /// What the tool is given.
    pub deps: RenderTemplateDeps,
}

impl RenderTemplate {
    /// Builds the tool.
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
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::render_template::{RenderTemplateInput as Input, INPUT, SPEC};

    const NAME: &str = "render_template";

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
