//! The tool `a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line`. Written once by adlgen; yours to edit.

use crate::toolspec::a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line::{
    AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineDeps,
    AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineHandler,
    AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineInput,
    AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine {
    /// What the tool is given.
    pub deps: AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineDeps,
}

#[rustfmt::skip]
impl AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine {
    /// Builds the tool.
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
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line::{
        AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineInput as Input, INPUT, SPEC,
    };

    const NAME: &str = "a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line";

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
