//! Sends mail.
//!
//! Written once by adlgen; edit it freely.

use std::sync::Arc;

use crate::toolspec::runtime::BoxError;
use crate::toolspec::wire::{Parts, Service};

/// The service `mailer`.
pub trait Mailer: Service {
    // Add the methods that the tools need. One that waits returns a `runtime::BoxFuture`:
    //     fn get<'a>(&'a self, id: &'a str) -> BoxFuture<'a, Result<String, BoxError>>;
    // Its body is `Box::pin(async move { … })`; callers write `service.get(id).await`.
}

/// Builds the service `mailer`; `parts` has the services before it.
///
/// # Errors
///
/// Returns an error if the service cannot be built.
#[allow(clippy::unused_async, reason = "a service may wait for a connection")]
pub async fn new_mailer(_parts: &Parts) -> Result<Arc<dyn Mailer>, BoxError> {
    Ok(Arc::new(Implementation))
}

struct Implementation;

impl Service for Implementation {}

impl Mailer for Implementation {}

/// A fake for the tests of tools.
#[cfg(test)]
#[derive(Default)]
pub struct Fake {}

#[cfg(test)]
impl Service for Fake {}

#[cfg(test)]
impl Mailer for Fake {}
