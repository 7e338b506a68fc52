//! A word that emitted code uses.
//!
//! Written once by adlgen; edit it freely.

use std::sync::Arc;

use crate::toolspec::config::Config;
use crate::toolspec::runtime::{BoxError, Logger};

/// The service `context`.
pub trait Context: Send + Sync {}

/// Builds the service `context`.
///
/// # Errors
///
/// Returns an error if the service cannot be built.
pub async fn new_context(
    _logger: &Arc<dyn Logger>,
    _config: &Config,
) -> Result<Arc<dyn Context>, BoxError> {
    Ok(Arc::new(Implementation))
}

struct Implementation;

impl Context for Implementation {}
