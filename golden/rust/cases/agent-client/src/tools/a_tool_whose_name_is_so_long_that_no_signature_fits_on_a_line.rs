//! The tool `a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line`. Written once by adlgen; edit it freely.

use crate::toolspec::a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line::{
    AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineDeps,
    AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineHandler,
    AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineInput,
    AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine {
    /// The dependencies of the tool.
    pub deps: AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineDeps,
}

#[rustfmt::skip]
impl AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineDeps) -> Self {
        Self { deps }
    }
}

#[rustfmt::skip]
impl AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineHandler for AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineInput,
    ) -> Result<AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line::{
        AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineInput as Input, INPUT, SPEC,
    };

    const NAME: &str = "a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line";

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
