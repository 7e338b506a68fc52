//! Not the logger of the agent.
//!
//! Written once by adlgen; edit it freely.

use std::sync::Arc;

use crate::toolspec::config::Config;
use crate::toolspec::runtime::{BoxError, Logger};

/// The service `logger`.
pub trait AuditLog: Send + Sync {}

/// Builds the service `logger`.
///
/// # Errors
///
/// Returns an error if the service cannot be built.
pub async fn new_audit_log(
    _logger: &Arc<dyn Logger>,
    _config: &Config,
) -> Result<Arc<dyn AuditLog>, BoxError> {
    Ok(Arc::new(Implementation))
}

struct Implementation;

impl AuditLog for Implementation {}
