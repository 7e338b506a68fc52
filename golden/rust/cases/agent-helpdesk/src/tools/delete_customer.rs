//! The tool `delete_customer`. Written once by adlgen; yours to edit.

use crate::toolspec::delete_customer::{
    DeleteCustomerDeps, DeleteCustomerHandler, DeleteCustomerInput, DeleteCustomerOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct DeleteCustomer {
    /// What the tool is given.
    pub deps: DeleteCustomerDeps,
}

impl DeleteCustomer {
    /// Builds the tool.
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
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::delete_customer::{DeleteCustomerInput as Input, INPUT, SPEC};

    const NAME: &str = "delete_customer";

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
