//! The tool `HTTPStatus`. Written once by adlgen; edit it freely.

use crate::toolspec::http_status::{
    HttpStatusDeps, HttpStatusHandler, HttpStatusInput, HttpStatusOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct HttpStatus {
    /// The dependencies of the tool.
    pub deps: HttpStatusDeps,
}

impl HttpStatus {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::http_status::{HttpStatusInput as Input, INPUT, SPEC};

    const NAME: &str = "HTTPStatus";

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
