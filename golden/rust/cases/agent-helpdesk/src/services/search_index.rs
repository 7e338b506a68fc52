//! Full-text search.
//!
//! Written once by adlgen; edit it freely.

use std::sync::Arc;

use crate::toolspec::runtime::BoxError;
use crate::toolspec::wire::{Parts, Service};

/// The service `searchIndex`.
pub trait SearchIndex: Service {
    /// The part `searchIndex.articles`.
    fn articles(&self) -> Arc<dyn SearchIndexArticles>;
    // Add the methods that the tools need. One that waits returns a `runtime::BoxFuture`:
    //     fn get<'a>(&'a self, id: &'a str) -> BoxFuture<'a, Result<String, BoxError>>;
    // Its body is `Box::pin(async move { … })`; callers write `service.get(id).await`.
}

/// The part `searchIndex.articles`.
pub trait SearchIndexArticles: Send + Sync {
    // Add the methods that the tools need.
}

/// Builds the service `searchIndex`; `parts` has the services before it.
///
/// # Errors
///
/// Returns an error if the service cannot be built.
#[allow(clippy::unused_async, reason = "a service may wait for a connection")]
pub async fn new_search_index(_parts: &Parts) -> Result<Arc<dyn SearchIndex>, BoxError> {
    Ok(Arc::new(Implementation))
}

struct Implementation;

impl Service for Implementation {}

impl SearchIndex for Implementation {
    fn articles(&self) -> Arc<dyn SearchIndexArticles> {
        Arc::new(Self)
    }
}

impl SearchIndexArticles for Implementation {}

/// A fake for the tests of tools.
#[cfg(test)]
#[derive(Default)]
pub struct Fake {}

#[cfg(test)]
impl Service for Fake {}

#[cfg(test)]
impl SearchIndex for Fake {
    fn articles(&self) -> Arc<dyn SearchIndexArticles> {
        Arc::new(Self::default())
    }
}

#[cfg(test)]
impl SearchIndexArticles for Fake {}
