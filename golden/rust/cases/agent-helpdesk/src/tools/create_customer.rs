//! The tool `create_customer`. Written once by adlgen; edit it freely.

use crate::toolspec::create_customer::{
    CreateCustomerDeps, CreateCustomerHandler, CreateCustomerInput, CreateCustomerOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct CreateCustomer {
    /// The dependencies of the tool.
    pub deps: CreateCustomerDeps,
}

impl CreateCustomer {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: CreateCustomerDeps) -> Self {
        Self { deps }
    }
}

impl CreateCustomerHandler for CreateCustomer {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: CreateCustomerInput,
    ) -> Result<CreateCustomerOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::create_customer::{CreateCustomerInput as Input, INPUT, SPEC};

    const NAME: &str = "create_customer";

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
