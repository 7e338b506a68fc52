//! Full-text search.
//!
//! Written once by adlgen; edit it freely.

use std::sync::Arc;

use crate::toolspec::config::Config;
use crate::toolspec::runtime::{BoxError, Logger};

/// The service `searchIndex`.
pub trait SearchIndex: Send + Sync {
    /// The part `searchIndex.articles`.
    fn articles(&self) -> Arc<dyn SearchIndexArticles>;
}

/// The part `searchIndex.articles`.
pub trait SearchIndexArticles: Send + Sync {}

/// Builds the service `searchIndex`.
///
/// # Errors
///
/// Returns an error if the service cannot be built.
pub async fn new_search_index(
    _logger: &Arc<dyn Logger>,
    _config: &Config,
) -> Result<Arc<dyn SearchIndex>, BoxError> {
    Ok(Arc::new(Implementation))
}

struct Implementation;

impl SearchIndex for Implementation {
    fn articles(&self) -> Arc<dyn SearchIndexArticles> {
        Arc::new(Self)
    }
}

impl SearchIndexArticles for Implementation {}
