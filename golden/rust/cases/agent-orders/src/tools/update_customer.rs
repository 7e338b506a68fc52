//! The tool `update_customer`. Written once by adlgen; edit it freely.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::update_customer::{
    UpdateCustomerDeps, UpdateCustomerHandler, UpdateCustomerInput, UpdateCustomerOutput,
};

/// The handler of the tool.
pub struct UpdateCustomer {
    /// The dependencies of the tool.
    pub deps: UpdateCustomerDeps,
}

impl UpdateCustomer {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: UpdateCustomerDeps) -> Self {
        Self { deps }
    }
}

impl UpdateCustomerHandler for UpdateCustomer {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: UpdateCustomerInput,
    ) -> Result<UpdateCustomerOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::update_customer::{UpdateCustomerInput as Input, INPUT, SPEC};

    const NAME: &str = "update_customer";

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
