//! Payments.
//!
//! Written once by adlgen; edit it freely.

use std::sync::Arc;

use crate::toolspec::runtime::BoxError;
use crate::toolspec::wire::{Parts, Service};

/// The service `paymentClient`.
pub trait PaymentClient: Service {
    /// The part `paymentClient.refunds`.
    fn refunds(&self) -> Arc<dyn PaymentClientRefunds>;
}

/// The part `paymentClient.refunds`.
pub trait PaymentClientRefunds: Send + Sync {}

/// Builds the service `paymentClient`; `parts` has the services before it.
///
/// # Errors
///
/// Returns an error if the service cannot be built.
#[allow(clippy::unused_async, reason = "a service may wait for a connection")]
pub async fn new_payment_client(_parts: &Parts) -> Result<Arc<dyn PaymentClient>, BoxError> {
    Ok(Arc::new(Implementation))
}

struct Implementation;

impl Service for Implementation {}

impl PaymentClient for Implementation {
    fn refunds(&self) -> Arc<dyn PaymentClientRefunds> {
        Arc::new(Self)
    }
}

impl PaymentClientRefunds for Implementation {}

/// A fake for the tests of tools.
#[cfg(test)]
#[derive(Default)]
pub struct Fake {}

#[cfg(test)]
impl Service for Fake {}

#[cfg(test)]
impl PaymentClient for Fake {
    fn refunds(&self) -> Arc<dyn PaymentClientRefunds> {
        Arc::new(Self::default())
    }
}

#[cfg(test)]
impl PaymentClientRefunds for Fake {}
