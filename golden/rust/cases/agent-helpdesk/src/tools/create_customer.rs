//! The tool `create_customer`. Written once by adlgen; yours to edit.

use crate::toolspec::create_customer::{
    CreateCustomerDeps, CreateCustomerHandler, CreateCustomerInput, CreateCustomerOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct CreateCustomer {
    /// What the tool is given.
    pub deps: CreateCustomerDeps,
}

impl CreateCustomer {
    /// Builds the tool.
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
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::create_customer::{CreateCustomerInput as Input, INPUT, SPEC};

    const NAME: &str = "create_customer";

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
