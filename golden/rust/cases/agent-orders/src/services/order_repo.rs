//! Order storage, backed by Postgres.
//!
//! Written once by adlgen; edit it freely.

use std::sync::Arc;

use crate::toolspec::runtime::BoxError;
use crate::toolspec::wire::{Parts, Service};

/// The service `orderRepo`.
pub trait OrderRepository: Service {
    /// The part `orderRepo.customers`.
    fn customers(&self) -> Arc<dyn OrderRepositoryCustomers>;
    // Add the methods that the tools need. One that waits returns a `runtime::BoxFuture`:
    //     fn get<'a>(&'a self, id: &'a str) -> BoxFuture<'a, Result<String, BoxError>>;
    // Its body is `Box::pin(async move { … })`; callers write `service.get(id).await`.
}

/// The part `orderRepo.customers`.
pub trait OrderRepositoryCustomers: Send + Sync {
    // Add the methods that the tools need.
}

/// Builds the service `orderRepo`; `parts` has the services before it.
///
/// # Errors
///
/// Returns an error if the service cannot be built.
#[allow(clippy::unused_async, reason = "a service may wait for a connection")]
pub async fn new_postgres_order_repository(
    _parts: &Parts,
) -> Result<Arc<dyn OrderRepository>, BoxError> {
    Ok(Arc::new(Implementation))
}

struct Implementation;

impl Service for Implementation {}

impl OrderRepository for Implementation {
    fn customers(&self) -> Arc<dyn OrderRepositoryCustomers> {
        Arc::new(Self)
    }
}

impl OrderRepositoryCustomers for Implementation {}

/// A fake for the tests of tools.
#[cfg(test)]
#[derive(Default)]
pub struct Fake {}

#[cfg(test)]
impl Service for Fake {}

#[cfg(test)]
impl OrderRepository for Fake {
    fn customers(&self) -> Arc<dyn OrderRepositoryCustomers> {
        Arc::new(Self::default())
    }
}

#[cfg(test)]
impl OrderRepositoryCustomers for Fake {}
