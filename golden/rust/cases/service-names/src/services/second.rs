//! The other.
//!
//! Written once by adlgen; edit it freely.

use std::sync::Arc;

use crate::toolspec::config::Config;
use crate::toolspec::runtime::{BoxError, Logger};

/// The service `second`.
pub trait SharedX1636: Send + Sync {}

/// Builds the service `second`.
///
/// # Errors
///
/// Returns an error if the service cannot be built.
pub async fn new_shared_x1636(
    _logger: &Arc<dyn Logger>,
    _config: &Config,
) -> Result<Arc<dyn SharedX1636>, BoxError> {
    Ok(Arc::new(Implementation))
}

struct Implementation;

impl SharedX1636 for Implementation {}
