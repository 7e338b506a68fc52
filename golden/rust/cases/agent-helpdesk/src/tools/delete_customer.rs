//! The tool `delete_customer`. Written once by adlgen; edit it freely.

use crate::toolspec::delete_customer::{
    DeleteCustomerDeps, DeleteCustomerHandler, DeleteCustomerInput, DeleteCustomerOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct DeleteCustomer {
    /// The dependencies of the tool.
    pub deps: DeleteCustomerDeps,
}

impl DeleteCustomer {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: DeleteCustomerDeps) -> Self {
        Self { deps }
    }
}

impl DeleteCustomerHandler for DeleteCustomer {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: DeleteCustomerInput,
    ) -> Result<DeleteCustomerOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::delete_customer::{DeleteCustomerInput as Input, INPUT, SPEC};

    const NAME: &str = "delete_customer";

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
