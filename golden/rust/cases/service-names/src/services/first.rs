//! One of two with one interface.
//!
//! Written once by adlgen; edit it freely.

use std::sync::Arc;

use crate::toolspec::config::Config;
use crate::toolspec::runtime::{BoxError, Logger};

/// The service `first`.
pub trait Shared: Send + Sync {}

/// Builds the service `first`.
///
/// # Errors
///
/// Returns an error if the service cannot be built.
pub async fn new_shared(
    _logger: &Arc<dyn Logger>,
    _config: &Config,
) -> Result<Arc<dyn Shared>, BoxError> {
    Ok(Arc::new(Implementation))
}

struct Implementation;

impl Shared for Implementation {}
