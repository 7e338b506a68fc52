//! A name with a digit.
//!
//! Written once by adlgen; edit it freely.

use std::sync::Arc;

use crate::toolspec::config::Config;
use crate::toolspec::runtime::{BoxError, Logger};

/// The service `n8n`.
pub trait N8nService: Send + Sync {}

/// Builds the service `n8n`.
///
/// # Errors
///
/// Returns an error if the service cannot be built.
pub async fn new_n8n_service(
    _logger: &Arc<dyn Logger>,
    _config: &Config,
) -> Result<Arc<dyn N8nService>, BoxError> {
    Ok(Arc::new(Implementation))
}

struct Implementation;

impl N8nService for Implementation {}
