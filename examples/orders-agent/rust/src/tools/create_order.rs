//! The tool `create_order`.

use crate::toolspec::create_order::{
    self, Deps, Input, Item, Output, OutputRequired, OutputStatus as Status,
};
use crate::toolspec::runtime::{CallContext, Handler, Level, ToolError};

/// The handler of the tool.
pub struct CreateOrder {
    /// The dependencies of the tool.
    pub deps: Deps,
}

impl CreateOrder {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: Deps) -> Self {
        Self { deps }
    }
}

impl Handler<create_order::Tool> for CreateOrder {
    async fn call(&self, _ctx: &CallContext, input: Input) -> Result<Output, ToolError> {
        let total = self.total(&input)?;
        let charged = self.deps.payments_client.charge(&input.payment, total);
        let accepted = charged.await?;
        let order_id = self.deps.order_repo.save(input);
        let message = format_args!("{order_id}: {total} cents");
        self.deps.logger.log(Level::Info, message);
        let status = if accepted {
            Status::Accepted
        } else {
            Status::Rejected
        };
        let reason = (!accepted).then(|| "The payment was refused.".to_owned());
        let required = OutputRequired {
            order_id,
            status,
            total,
        };
        Ok(Output {
            reason,
            ..required.into()
        })
    }
}

impl CreateOrder {
    fn total(&self, order: &Input) -> Result<i64, ToolError> {
        let products = self.deps.order_repo.products();
        let price = |item: &Item| {
            let product = products.iter().find(|product| product.sku == item.sku_id);
            let unknown = || format!("There is no product {} in the catalogue.", item.sku_id);
            let product = product.ok_or_else(|| ToolError::message(unknown()))?;
            Ok(product.price * item.quantity)
        };
        order.items.iter().map(price).sum()
    }
}
