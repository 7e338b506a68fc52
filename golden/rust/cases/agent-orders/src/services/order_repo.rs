//! Order storage, backed by Postgres.
//!
//! Written once by adlgen; edit it freely.

use std::sync::Arc;

use crate::toolspec::config::Config;
use crate::toolspec::runtime::{BoxError, Logger};

/// The service `orderRepo`.
pub trait OrderRepository: Send + Sync {
    /// The part `orderRepo.customers`.
    fn customers(&self) -> Arc<dyn OrderRepositoryCustomers>;
}

/// The part `orderRepo.customers`.
pub trait OrderRepositoryCustomers: Send + Sync {}

/// Builds the service `orderRepo`.
///
/// # Errors
///
/// Returns an error if the service cannot be built.
pub async fn new_postgres_order_repository(
    _logger: &Arc<dyn Logger>,
    _config: &Config,
) -> Result<Arc<dyn OrderRepository>, BoxError> {
    Ok(Arc::new(Implementation))
}

struct Implementation;

impl OrderRepository for Implementation {
    fn customers(&self) -> Arc<dyn OrderRepositoryCustomers> {
        Arc::new(Self)
    }
}

impl OrderRepositoryCustomers for Implementation {}
