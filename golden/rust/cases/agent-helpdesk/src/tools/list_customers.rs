//! The tool `list_customers`. Written once by adlgen; edit it freely.

use crate::toolspec::list_customers::{
    ListCustomersDeps, ListCustomersHandler, ListCustomersInput, ListCustomersOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct ListCustomers {
    /// The dependencies of the tool.
    pub deps: ListCustomersDeps,
}

impl ListCustomers {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: ListCustomersDeps) -> Self {
        Self { deps }
    }
}

impl ListCustomersHandler for ListCustomers {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: ListCustomersInput,
    ) -> Result<ListCustomersOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::list_customers::{ListCustomersInput as Input, INPUT, SPEC};

    const NAME: &str = "list_customers";

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
