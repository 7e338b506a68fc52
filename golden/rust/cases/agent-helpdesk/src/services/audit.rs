//! Writes down who called what.
//!
//! Written once by adlgen; edit it freely.

use std::sync::Arc;

use crate::toolspec::runtime::{
    BoxError, BoxFuture, CallContext, CallResult, Json, Middleware, Next,
};
use crate::toolspec::wire::{Parts, Service};

/// The service `audit`.
pub trait AuditTrail: Middleware + Service {
    // Add the methods that the tools need. One that waits returns a `runtime::BoxFuture`:
    //     fn get<'a>(&'a self, id: &'a str) -> BoxFuture<'a, Result<String, BoxError>>;
    // Its body is `Box::pin(async move { … })`; callers write `service.get(id).await`.
}

/// Builds the service `audit`; `parts` has the services before it.
///
/// # Errors
///
/// Returns an error if the service cannot be built.
#[allow(clippy::unused_async, reason = "a service may wait for a connection")]
pub async fn new_audit_trail(_parts: &Parts) -> Result<Arc<dyn AuditTrail>, BoxError> {
    Ok(Arc::new(Implementation))
}

struct Implementation;

impl Service for Implementation {}

impl AuditTrail for Implementation {}

impl Middleware for Implementation {
    fn around<'a>(
        &'a self,
        _ctx: &'a CallContext,
        arguments: Json,
        next: Next<'a>,
    ) -> BoxFuture<'a, CallResult> {
        next(arguments)
    }
}

/// A fake for the tests of tools.
#[cfg(test)]
#[derive(Default)]
pub struct Fake {}

#[cfg(test)]
impl Service for Fake {}

#[cfg(test)]
impl AuditTrail for Fake {}

#[cfg(test)]
impl Middleware for Fake {
    fn around<'a>(
        &'a self,
        _ctx: &'a CallContext,
        arguments: Json,
        next: Next<'a>,
    ) -> BoxFuture<'a, CallResult> {
        next(arguments)
    }
}
