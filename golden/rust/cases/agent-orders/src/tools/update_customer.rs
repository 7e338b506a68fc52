//! The tool `update_customer`. Written once by adlgen; edit it freely.

use crate::toolspec::runtime::{CallContext, Handler, ToolError};
use crate::toolspec::update_customer::{self, Deps, Input, Output};

/// The handler of the tool.
pub struct UpdateCustomer {
    /// The dependencies of the tool.
    pub deps: Deps,
}

impl UpdateCustomer {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: Deps) -> Self {
        Self { deps }
    }
}

impl Handler<update_customer::Tool> for UpdateCustomer {
    async fn call(&self, _ctx: &CallContext, _input: Input) -> Result<Output, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::update_customer::{INPUT, SPEC};

    const NAME: &str = "update_customer";

    #[test]
    fn it_has_its_name() {
        assert_eq!(SPEC.definition.name, NAME);
    }

    #[test]
    fn it_rejects_malformed_json() {
        let problems = INPUT.parse("{").unwrap_err();
        assert_eq!(problems.0[0].code, "json");
    }
}
