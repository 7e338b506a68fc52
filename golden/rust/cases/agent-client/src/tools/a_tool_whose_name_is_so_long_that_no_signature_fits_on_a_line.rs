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
        INPUT, SAMPLE, SPEC,
    };
    use crate::toolspec::runtime::{block_on, CallError};

    fn deps() -> Deps {
        Deps {}
    }

    #[test]
    fn it_handles_a_sample() {
        let handler = AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine::new(deps());
        let input = INPUT.parse(SAMPLE).unwrap();
        let called = block_on(SPEC.call(&handler, input));
        assert!(
            matches!(called, Ok(_) | Err(CallError::NotImplemented)),
            "{called:?}"
        );
    }

    #[test]
    fn it_rejects_malformed_json() {
        let problems = INPUT.parse("{").unwrap_err();
        assert_eq!(problems.0[0].code, "json");
    }
}
