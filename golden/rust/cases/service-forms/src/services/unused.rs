//! Nobody injects it.
//!
//! Written once by adlgen; edit it freely.

use std::sync::Arc;

use crate::toolspec::config::Config;
use crate::toolspec::runtime::{BoxError, Logger};

/// The service `unused`.
pub trait UnusedService: Send + Sync {}

/// Builds the service `unused`.
///
/// # Errors
///
/// Returns an error if the service cannot be built.
pub async fn new_unused_service(
    _logger: &Arc<dyn Logger>,
    _config: &Config,
) -> Result<Arc<dyn UnusedService>, BoxError> {
    Ok(Arc::new(Implementation))
}

struct Implementation;

impl UnusedService for Implementation {}
