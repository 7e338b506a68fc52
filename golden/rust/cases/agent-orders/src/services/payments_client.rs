//! Thin wrapper around the payment provider.
//!
//! Written once by adlgen; edit it freely.

use std::sync::Arc;

use crate::toolspec::config::Config;
use crate::toolspec::runtime::{BoxError, Logger};

/// The service `paymentsClient`.
pub trait PaymentsClient: Send + Sync {}

/// Builds the service `paymentsClient`.
///
/// # Errors
///
/// Returns an error if the service cannot be built.
pub async fn new_stripe_payments_client(
    _logger: &Arc<dyn Logger>,
    _config: &Config,
) -> Result<Arc<dyn PaymentsClient>, BoxError> {
    Ok(Arc::new(Implementation))
}

struct Implementation;

impl PaymentsClient for Implementation {}
