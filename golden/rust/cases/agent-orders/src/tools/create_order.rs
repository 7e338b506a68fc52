//! The tool `create_order`. Written once by adlgen; edit it freely.

use crate::toolspec::create_order::{
    CreateOrderDeps, CreateOrderHandler, CreateOrderInput, CreateOrderOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct CreateOrder {
    /// The dependencies of the tool.
    pub deps: CreateOrderDeps,
}

impl CreateOrder {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::create_order::{CreateOrderInput as Input, INPUT, SPEC};

    const NAME: &str = "create_order";

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
