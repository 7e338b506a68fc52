//! Records every tool call.

use std::sync::Arc;

use crate::toolspec::runtime::{
    BoxError, BoxFuture, CallContext, CallResult, Json, Level, Logger, Middleware, Next,
};
use crate::toolspec::wire::{Parts, Service};

/// The service `audit`.
pub trait AuditMiddleware: Middleware + Service {}

/// Builds middleware that writes to the log of the agent.
///
/// # Errors
///
/// Never.
pub async fn new_audit_middleware(parts: &Parts) -> Result<Arc<dyn AuditMiddleware>, BoxError> {
    Ok(Arc::new(Audit {
        logger: parts.logger.clone(),
    }))
}

struct Audit {
    logger: Arc<dyn Logger>,
}

impl Service for Audit {}

impl AuditMiddleware for Audit {}

impl Middleware for Audit {
    fn around<'a>(
        &'a self,
        ctx: &'a CallContext,
        arguments: Json,
        next: Next<'a>,
    ) -> BoxFuture<'a, CallResult> {
        Box::pin(async move {
            let result = next(arguments).await;
            let outcome = if result.is_ok() { "done" } else { "failed" };
            self.logger
                .log(Level::Info, format_args!("{}: {outcome}", ctx.tool));
            result
        })
    }
}
