//! The tool `reserve_berth`. Written once by adlgen; yours to edit.

use crate::toolspec::reserve_berth::{
    ReserveBerthDeps, ReserveBerthHandler, ReserveBerthInput, ReserveBerthOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct ReserveBerth {
    /// What the tool is given.
    pub deps: ReserveBerthDeps,
}

impl ReserveBerth {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: ReserveBerthDeps) -> Self {
        Self { deps }
    }
}

impl ReserveBerthHandler for ReserveBerth {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: ReserveBerthInput,
    ) -> Result<ReserveBerthOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::reserve_berth::{ReserveBerthInput as Input, INPUT, SPEC};

    const NAME: &str = "reserve_berth";

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
