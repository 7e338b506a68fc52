//! The tool `update_customer`.

use crate::toolspec::runtime::{CallContext, Handler, Maybe, ToolError};
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
    async fn call(&self, _ctx: &CallContext, input: Input) -> Result<Output, ToolError> {
        let known = self
            .deps
            .order_repo_customers
            .update(&input.customer_id, &mut |customer| {
                match &input.nick_name {
                    Maybe::Absent => {}
                    Maybe::Null => customer.nick_name = None,
                    Maybe::Value(name) => customer.nick_name = Some(name.clone()),
                }
                match &input.class {
                    Maybe::Absent => {}
                    Maybe::Null => customer.class = None,
                    Maybe::Value(class) => customer.class = Some(*class),
                }
                if let Some(two_factor) = input.field_2fa {
                    customer.two_factor = two_factor;
                }
                customer.labels.extend(input.extra.clone());
            });
        if known {
            Ok(format!("Customer {} is up to date.", input.customer_id).into())
        } else {
            Err(ToolError::message(format!(
                "There is no customer {}.",
                input.customer_id
            )))
        }
    }
}
