//! The tool `http_probe`. Written once by adlgen; edit it freely.

use crate::toolspec::http_probe2::{
    HttpProbe2Deps, HttpProbe2Handler, HttpProbe2Input, HttpProbe2Output,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct HttpProbe2 {
    /// The dependencies of the tool.
    pub deps: HttpProbe2Deps,
}

impl HttpProbe2 {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::http_probe2::{HttpProbe2Input as Input, INPUT, SPEC};

    const NAME: &str = "http_probe";

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
