//! Payments.
//!
//! Written once by adlgen; edit it freely.

use std::sync::Arc;

use crate::toolspec::config::Config;
use crate::toolspec::runtime::{BoxError, Logger};

/// The service `paymentClient`.
pub trait PaymentClient: Send + Sync {
    /// The part `paymentClient.refunds`.
    fn refunds(&self) -> Arc<dyn PaymentClientRefunds>;
}

/// The part `paymentClient.refunds`.
pub trait PaymentClientRefunds: Send + Sync {}

/// Builds the service `paymentClient`.
///
/// # Errors
///
/// Returns an error if the service cannot be built.
pub async fn new_payment_client(
    _logger: &Arc<dyn Logger>,
    _config: &Config,
) -> Result<Arc<dyn PaymentClient>, BoxError> {
    Ok(Arc::new(Implementation))
}

struct Implementation;

impl PaymentClient for Implementation {
    fn refunds(&self) -> Arc<dyn PaymentClientRefunds> {
        Arc::new(Self)
    }
}

impl PaymentClientRefunds for Implementation {}
