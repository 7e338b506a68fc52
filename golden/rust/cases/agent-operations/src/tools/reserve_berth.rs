//! The tool `reserve_berth`. Written once by adlgen; edit it freely.

use crate::toolspec::reserve_berth::{
    ReserveBerthDeps, ReserveBerthHandler, ReserveBerthInput, ReserveBerthOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct ReserveBerth {
    /// The dependencies of the tool.
    pub deps: ReserveBerthDeps,
}

impl ReserveBerth {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::reserve_berth::{ReserveBerthInput as Input, INPUT, SPEC};

    const NAME: &str = "reserve_berth";

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
