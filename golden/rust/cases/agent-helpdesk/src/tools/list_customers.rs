//! The tool `list_customers`. Written once by adlgen; yours to edit.

use crate::toolspec::list_customers::{
    ListCustomersDeps, ListCustomersHandler, ListCustomersInput, ListCustomersOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct ListCustomers {
    /// What the tool is given.
    pub deps: ListCustomersDeps,
}

impl ListCustomers {
    /// Builds the tool.
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
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::list_customers::{ListCustomersInput as Input, INPUT, SPEC};

    const NAME: &str = "list_customers";

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
