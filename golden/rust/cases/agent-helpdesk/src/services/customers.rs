//! Where customers are kept.
//!
//! Written once by adlgen; edit it freely.

use std::sync::Arc;

use crate::toolspec::runtime::BoxError;
use crate::toolspec::wire::{Parts, Service};

/// The service `customers`.
pub trait CustomerStore: Service {
    /// The part `customers.lookup`.
    fn lookup(&self) -> Arc<dyn CustomerStoreLookup>;
    // Add the methods that the tools need. One that waits returns a `runtime::BoxFuture`:
    //     fn get<'a>(&'a self, id: &'a str) -> BoxFuture<'a, Result<String, BoxError>>;
    // Its body is `Box::pin(async move { … })`; callers write `service.get(id).await`.
}

/// The part `customers.lookup`.
pub trait CustomerStoreLookup: Send + Sync {
    // Add the methods that the tools need.
}

/// Builds the service `customers`; `parts` has the services before it.
///
/// # Errors
///
/// Returns an error if the service cannot be built.
#[allow(clippy::unused_async, reason = "a service may wait for a connection")]
pub async fn new_customer_store(_parts: &Parts) -> Result<Arc<dyn CustomerStore>, BoxError> {
    Ok(Arc::new(Implementation))
}

struct Implementation;

impl Service for Implementation {}

impl CustomerStore for Implementation {
    fn lookup(&self) -> Arc<dyn CustomerStoreLookup> {
        Arc::new(Self)
    }
}

impl CustomerStoreLookup for Implementation {}

/// A fake for the tests of tools.
#[cfg(test)]
#[derive(Default)]
pub struct Fake {}

#[cfg(test)]
impl Service for Fake {}

#[cfg(test)]
impl CustomerStore for Fake {
    fn lookup(&self) -> Arc<dyn CustomerStoreLookup> {
        Arc::new(Self::default())
    }
}

#[cfg(test)]
impl CustomerStoreLookup for Fake {}
