//! Records calls.
//!
//! Written once by adlgen; edit it freely.

use std::sync::Arc;

use crate::toolspec::config::Config;
use crate::toolspec::runtime::{
    BoxError, BoxFuture, CallContext, CallResult, Json, Logger, Middleware, Next,
};

/// The service `audit`.
pub trait AuditMiddleware: Middleware {}

/// Builds the service `audit`.
///
/// # Errors
///
/// Returns an error if the service cannot be built.
pub async fn new_audit_middleware(
    _logger: &Arc<dyn Logger>,
    _config: &Config,
) -> Result<Arc<dyn AuditMiddleware>, BoxError> {
    Ok(Arc::new(Implementation))
}

struct Implementation;

impl AuditMiddleware for Implementation {}

impl Middleware for Implementation {
    fn around<'a>(
        &'a self,
        _ctx: &'a CallContext,
        arguments: Json,
        next: Next<'a>,
    ) -> BoxFuture<'a, CallResult> {
        next(arguments)
    }
}
