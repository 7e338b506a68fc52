//! The tool `update_customer`. Written once by adlgen; yours to edit.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::update_customer::{
    UpdateCustomerDeps, UpdateCustomerHandler, UpdateCustomerInput, UpdateCustomerOutput,
};

/// Serves the tool.
pub struct UpdateCustomer {
    /// What the tool is given.
    pub deps: UpdateCustomerDeps,
}

impl UpdateCustomer {
    /// Builds the tool.
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
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::update_customer::{UpdateCustomerInput as Input, INPUT, SPEC};

    const NAME: &str = "update_customer";

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
