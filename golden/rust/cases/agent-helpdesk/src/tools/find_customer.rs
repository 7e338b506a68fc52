//! The tool `find_customer`. Written once by adlgen; edit it freely.

use crate::toolspec::find_customer::{
    FindCustomerDeps, FindCustomerHandler, FindCustomerInput, FindCustomerOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct FindCustomer {
    /// The dependencies of the tool.
    pub deps: FindCustomerDeps,
}

impl FindCustomer {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::find_customer::{FindCustomerInput as Input, INPUT, SPEC};

    const NAME: &str = "find_customer";

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
