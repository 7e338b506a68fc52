//! The tool `find_customer`. Written once by adlgen; yours to edit.

use crate::toolspec::find_customer::{
    FindCustomerDeps, FindCustomerHandler, FindCustomerInput, FindCustomerOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct FindCustomer {
    /// What the tool is given.
    pub deps: FindCustomerDeps,
}

impl FindCustomer {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: FindCustomerDeps) -> Self {
        Self { deps }
    }
}

impl FindCustomerHandler for FindCustomer {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: FindCustomerInput,
    ) -> Result<FindCustomerOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::find_customer::{FindCustomerInput as Input, INPUT, SPEC};

    const NAME: &str = "find_customer";

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
