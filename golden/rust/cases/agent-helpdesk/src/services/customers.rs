//! Where customers are kept.
//!
//! Written once by adlgen; edit it freely.

use std::sync::Arc;

use crate::toolspec::config::Config;
use crate::toolspec::runtime::{BoxError, Logger};

/// The service `customers`.
pub trait CustomerStore: Send + Sync {
    /// The part `customers.lookup`.
    fn lookup(&self) -> Arc<dyn CustomerStoreLookup>;
}

/// The part `customers.lookup`.
pub trait CustomerStoreLookup: Send + Sync {}

/// Builds the service `customers`.
///
/// # Errors
///
/// Returns an error if the service cannot be built.
pub async fn new_customer_store(
    _logger: &Arc<dyn Logger>,
    _config: &Config,
) -> Result<Arc<dyn CustomerStore>, BoxError> {
    Ok(Arc::new(Implementation))
}

struct Implementation;

impl CustomerStore for Implementation {
    fn lookup(&self) -> Arc<dyn CustomerStoreLookup> {
        Arc::new(Self)
    }
}

impl CustomerStoreLookup for Implementation {}
