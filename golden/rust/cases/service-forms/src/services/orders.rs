//! Orders; "quoted" \*/ text.
//!
//! Written once by adlgen; edit it freely.

use std::sync::Arc;

use crate::toolspec::runtime::BoxError;
use crate::toolspec::wire::{Parts, Service};

/// The service `orders`.
pub trait OrderRepository: Service {
    /// The part `orders.reader`.
    fn reader(&self) -> Arc<dyn OrderRepositoryReader>;
    /// The part `orders.writer`.
    fn writer(&self) -> Arc<dyn OrderRepositoryWriter>;
}

/// The part `orders.reader`.
pub trait OrderRepositoryReader: Send + Sync {}

/// The part `orders.writer`.
pub trait OrderRepositoryWriter: Send + Sync {
    /// The part `orders.writer.batch`.
    fn batch(&self) -> Arc<dyn OrderRepositoryWriterBatch>;
}

/// The part `orders.writer.batch`.
pub trait OrderRepositoryWriterBatch: Send + Sync {}

/// Builds the service `orders`; `parts` has the services before it.
///
/// # Errors
///
/// Returns an error if the service cannot be built.
#[allow(clippy::unused_async, reason = "a service may wait for a connection")]
pub async fn new_order_repository(_parts: &Parts) -> Result<Arc<dyn OrderRepository>, BoxError> {
    Ok(Arc::new(Implementation))
}

struct Implementation;

impl Service for Implementation {}

impl OrderRepository for Implementation {
    fn reader(&self) -> Arc<dyn OrderRepositoryReader> {
        Arc::new(Self)
    }

    fn writer(&self) -> Arc<dyn OrderRepositoryWriter> {
        Arc::new(Self)
    }
}

impl OrderRepositoryReader for Implementation {}

impl OrderRepositoryWriter for Implementation {
    fn batch(&self) -> Arc<dyn OrderRepositoryWriterBatch> {
        Arc::new(Self)
    }
}

impl OrderRepositoryWriterBatch for Implementation {}

/// A fake for the tests of tools.
#[cfg(test)]
#[derive(Default)]
pub struct Fake {}

#[cfg(test)]
impl Service for Fake {}

#[cfg(test)]
impl OrderRepository for Fake {
    fn reader(&self) -> Arc<dyn OrderRepositoryReader> {
        Arc::new(Self::default())
    }

    fn writer(&self) -> Arc<dyn OrderRepositoryWriter> {
        Arc::new(Self::default())
    }
}

#[cfg(test)]
impl OrderRepositoryReader for Fake {}

#[cfg(test)]
impl OrderRepositoryWriter for Fake {
    fn batch(&self) -> Arc<dyn OrderRepositoryWriterBatch> {
        Arc::new(Self::default())
    }
}

#[cfg(test)]
impl OrderRepositoryWriterBatch for Fake {}
