//! Sends mail.
//!
//! Written once by adlgen; edit it freely.

use std::sync::Arc;

use crate::toolspec::config::Config;
use crate::toolspec::runtime::{BoxError, Logger};

/// The service `mailer`.
pub trait Mailer: Send + Sync {}

/// Builds the service `mailer`.
///
/// # Errors
///
/// Returns an error if the service cannot be built.
pub async fn new_mailer(
    _logger: &Arc<dyn Logger>,
    _config: &Config,
) -> Result<Arc<dyn Mailer>, BoxError> {
    Ok(Arc::new(Implementation))
}

struct Implementation;

impl Mailer for Implementation {}
