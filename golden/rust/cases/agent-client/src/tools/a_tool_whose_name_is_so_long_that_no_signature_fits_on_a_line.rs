//! The tool `a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line`. Written once by adlgen; edit it freely.

use crate::toolspec::a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line::{
    self, Deps, Input, Output,
};
use crate::toolspec::runtime::{CallContext, Handler, ToolError};

/// The handler of the tool.
pub struct AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine {
    /// The dependencies of the tool.
    pub deps: Deps,
}

impl AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: Deps) -> Self {
        Self { deps }
    }
}

#[rustfmt::skip]
impl Handler<a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line::Tool> for AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine {
    async fn call(&self, _ctx: &CallContext, _input: Input) -> Result<Output, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toolspec::a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line::{
        bind, INPUT,
    };
    use crate::toolspec::runtime::{block_on, CallError, Toolbox};

    /// Arguments that the tool accepts.
    const ACCEPTED: &str = "{}";

    fn deps() -> Deps {
        Deps {}
    }

    #[rustfmt::skip]
    #[test]
    fn it_handles_arguments_that_it_accepts() {
        let mut toolbox = Toolbox::new();
        let handler = AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine::new(deps());
        toolbox.add(bind(handler));
        let called = block_on(toolbox.call("a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line", ACCEPTED));
        assert!(
            matches!(called, Ok(_) | Err(CallError::NotImplemented)),
            "{called:?}"
        );
    }

    #[test]
    fn it_rejects_malformed_json() {
        let problems = INPUT.parse::<Input>("{").unwrap_err();
        assert_eq!(problems.0[0].code, "json");
    }
}
