//! The tool `http_probe`. Written once by adlgen; yours to edit.

use crate::toolspec::http_probe2::{
    HttpProbe2Deps, HttpProbe2Handler, HttpProbe2Input, HttpProbe2Output,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct HttpProbe2 {
    /// What the tool is given.
    pub deps: HttpProbe2Deps,
}

impl HttpProbe2 {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: HttpProbe2Deps) -> Self {
        Self { deps }
    }
}

impl HttpProbe2Handler for HttpProbe2 {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: HttpProbe2Input,
    ) -> Result<HttpProbe2Output, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::http_probe2::{HttpProbe2Input as Input, INPUT, SPEC};

    const NAME: &str = "http_probe";

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
