//! The tool `update_customer`.

use crate::toolspec::runtime::{CallContext, Maybe, ToolError};
use crate::toolspec::update_customer::{
    UpdateCustomerDeps, UpdateCustomerHandler, UpdateCustomerInput, UpdateCustomerOutput,
};

/// The handler of the tool.
pub struct UpdateCustomer {
    /// The dependencies of the tool.
    pub deps: UpdateCustomerDeps,
}

impl UpdateCustomer {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: UpdateCustomerDeps) -> Self {
        Self { deps }
    }
}

impl UpdateCustomerHandler for UpdateCustomer {
    async fn call(
        &self,
        _ctx: &CallContext,
        input: UpdateCustomerInput,
    ) -> Result<UpdateCustomerOutput, ToolError> {
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
