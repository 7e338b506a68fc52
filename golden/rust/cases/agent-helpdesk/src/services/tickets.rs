//! Where tickets are kept.
//!
//! Written once by adlgen; edit it freely.

use std::sync::Arc;

use crate::toolspec::runtime::BoxError;
use crate::toolspec::wire::{Parts, Service};

/// The service `tickets`.
pub trait TicketStore: Service {
    /// The part `tickets.reader`.
    fn reader(&self) -> Arc<dyn TicketStoreReader>;
    /// The part `tickets.writer`.
    fn writer(&self) -> Arc<dyn TicketStoreWriter>;
    // Add the methods that the tools need. One that waits returns a `runtime::BoxFuture`:
    //     fn get<'a>(&'a self, id: &'a str) -> BoxFuture<'a, Result<String, BoxError>>;
    // Its body is `Box::pin(async move { … })`; callers write `service.get(id).await`.
}

/// The part `tickets.reader`.
pub trait TicketStoreReader: Send + Sync {
    // Add the methods that the tools need.
}

/// The part `tickets.writer`.
pub trait TicketStoreWriter: Send + Sync {
    // Add the methods that the tools need.
}

/// Builds the service `tickets`; `parts` has the services before it.
///
/// # Errors
///
/// Returns an error if the service cannot be built.
#[allow(clippy::unused_async, reason = "a service may wait for a connection")]
pub async fn new_ticket_store(_parts: &Parts) -> Result<Arc<dyn TicketStore>, BoxError> {
    Ok(Arc::new(Implementation))
}

struct Implementation;

impl Service for Implementation {}

impl TicketStore for Implementation {
    fn reader(&self) -> Arc<dyn TicketStoreReader> {
        Arc::new(Self)
    }

    fn writer(&self) -> Arc<dyn TicketStoreWriter> {
        Arc::new(Self)
    }
}

impl TicketStoreReader for Implementation {}

impl TicketStoreWriter for Implementation {}

/// A fake for the tests of tools.
#[cfg(test)]
#[derive(Default)]
pub struct Fake {}

#[cfg(test)]
impl Service for Fake {}

#[cfg(test)]
impl TicketStore for Fake {
    fn reader(&self) -> Arc<dyn TicketStoreReader> {
        Arc::new(Self::default())
    }

    fn writer(&self) -> Arc<dyn TicketStoreWriter> {
        Arc::new(Self::default())
    }
}

#[cfg(test)]
impl TicketStoreReader for Fake {}

#[cfg(test)]
impl TicketStoreWriter for Fake {}
