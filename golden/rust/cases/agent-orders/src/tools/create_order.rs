//! The tool `create_order`. Written once by adlgen; yours to edit.

use crate::toolspec::create_order::{
    CreateOrderDeps, CreateOrderHandler, CreateOrderInput, CreateOrderOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct CreateOrder {
    /// What the tool is given.
    pub deps: CreateOrderDeps,
}

impl CreateOrder {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: CreateOrderDeps) -> Self {
        Self { deps }
    }
}

impl CreateOrderHandler for CreateOrder {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: CreateOrderInput,
    ) -> Result<CreateOrderOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::create_order::{CreateOrderInput as Input, INPUT, SPEC};

    const NAME: &str = "create_order";

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
