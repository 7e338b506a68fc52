//! The tool `HTTPStatus`. Written once by adlgen; yours to edit.

use crate::toolspec::http_status::{
    HttpStatusDeps, HttpStatusHandler, HttpStatusInput, HttpStatusOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct HttpStatus {
    /// What the tool is given.
    pub deps: HttpStatusDeps,
}

impl HttpStatus {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: HttpStatusDeps) -> Self {
        Self { deps }
    }
}

impl HttpStatusHandler for HttpStatus {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: HttpStatusInput,
    ) -> Result<HttpStatusOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::http_status::{HttpStatusInput as Input, INPUT, SPEC};

    const NAME: &str = "HTTPStatus";

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
