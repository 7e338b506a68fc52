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
        bind, INPUT, SAMPLE,
    };
    use crate::toolspec::runtime::{block_on, CallError, Toolbox};

    fn deps() -> Deps {
        Deps {}
    }

    #[rustfmt::skip]
    #[test]
    fn it_handles_a_sample() {
        let mut toolbox = Toolbox::new();
        toolbox.add(bind(AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine::new(deps())));
        let called = block_on(toolbox.call("a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line", SAMPLE));
        // A message for the model is a result too: the sample may name what does not exist.
        assert!(
            matches!(
                called,
                Ok(_) | Err(CallError::Tool(_) | CallError::NotImplemented)
            ),
            "{called:?}"
        );
    }

    #[test]
    fn it_rejects_malformed_json() {
        let problems = INPUT.parse("{").unwrap_err();
        assert_eq!(problems.0[0].code, "json");
    }
}
