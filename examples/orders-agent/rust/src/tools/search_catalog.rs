//! The tool `search_catalog`.

use crate::services::order_repo::Product;
use crate::toolspec::runtime::{CallContext, Handler, Json, ToolError};
use crate::toolspec::search_catalog::{
    self, Deps, Filter, FilterFieldValue as Value, Input, Output,
};

/// The handler of the tool.
pub struct SearchCatalog {
    /// The dependencies of the tool.
    pub deps: Deps,
}

impl SearchCatalog {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: Deps) -> Self {
        Self { deps }
    }
}

impl Handler<search_catalog::Tool> for SearchCatalog {
    async fn call(&self, _ctx: &CallContext, input: Input) -> Result<Output, ToolError> {
        let products = self.deps.order_repo.products().into_iter();
        let found = products.filter(|product| matches(product, &input.filter));
        let shown = found.map(|Product { sku, name, price }| {
            let entries = [
                ("sku", Json::from(sku)),
                ("name", Json::from(name)),
                ("price", Json::from(price)),
            ];
            Json::Object(entries.into_iter().collect())
        });
        let limit = usize::try_from(input.limit)?;
        Ok(Json::Array(shown.take(limit).collect()))
    }
}

fn matches(product: &Product, filter: &Filter) -> bool {
    match filter {
        Filter::All(filter) => filter.all.iter().all(|part| matches(product, part)),
        Filter::Any(filter) => filter.any.iter().any(|part| matches(product, part)),
        Filter::Field(filter) => match (filter.field.as_str(), &filter.value) {
            ("sku", Value::String(sku)) => sku == product.sku,
            ("name", Value::String(name)) => name == product.name,
            ("price", Value::Number(price)) => Json::from(*price) == Json::from(product.price),
            _ => false,
        },
    }
}
