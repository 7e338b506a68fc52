//! One of two with one interface.
//!
//! Written once by adlgen; yours to edit.

use std::sync::Arc;

use crate::toolspec::config::Config;
use crate::toolspec::runtime::{BoxError, Logger};

/// The service `first`.
pub trait Shared: Send + Sync {}

/// Builds the service `first`.
///
/// # Errors
///
/// If it cannot be built.
pub async fn new_shared(
    _logger: &Arc<dyn Logger>,
    _config: &Config,
) -> Result<Arc<dyn Shared>, BoxError> {
    Ok(Arc::new(Implementation))
}

struct Implementation;

impl Shared for Implementation {}
