//! Not the configuration.
//!
//! Written once by adlgen; edit it freely.

use std::sync::Arc;

use crate::toolspec::config::Config;
use crate::toolspec::runtime::{BoxError, Logger};

/// The service `config`.
pub trait ConfigStore: Send + Sync {}

/// Builds the service `config`.
///
/// # Errors
///
/// Returns an error if the service cannot be built.
pub async fn new_config_store(
    _logger: &Arc<dyn Logger>,
    _config: &Config,
) -> Result<Arc<dyn ConfigStore>, BoxError> {
    Ok(Arc::new(Implementation))
}

struct Implementation;

impl ConfigStore for Implementation {}
