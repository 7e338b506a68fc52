//! Order storage, in memory.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::toolspec::create_order::Input as Order;
use crate::toolspec::runtime::{BoxError, Level};
use crate::toolspec::update_customer::Class;
use crate::toolspec::wire::{Parts, Service};

/// A product of the catalogue; the price is in cents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Product {
    pub sku: &'static str,
    pub name: &'static str,
    pub price: i64,
}

/// What the shop knows of a customer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Customer {
    pub nick_name: Option<String>,
    pub class: Option<Class>,
    pub two_factor: bool,
    pub labels: BTreeMap<String, String>,
}

/// The service `orderRepo`.
pub trait OrderRepository: Service {
    /// The part `orderRepo.customers`.
    fn customers(&self) -> Arc<dyn OrderRepositoryCustomers>;

    /// Returns the catalogue.
    fn products(&self) -> Vec<Product>;

    /// Stores an order and returns its id.
    fn save(&self, order: Order) -> String;
}

/// The part `orderRepo.customers`.
pub trait OrderRepositoryCustomers: Send + Sync {
    /// Changes a customer, and returns whether there is one.
    fn update(&self, id: &str, change: &mut dyn FnMut(&mut Customer)) -> bool;
}

/// Orders that are gone when the process ends.
#[derive(Clone, Default)]
pub struct Memory {
    pub catalogue: Vec<Product>,
    pub orders: Arc<Mutex<Vec<Order>>>,
    pub known: Arc<Mutex<BTreeMap<String, Customer>>>,
}

impl Service for Memory {}

impl OrderRepository for Memory {
    fn customers(&self) -> Arc<dyn OrderRepositoryCustomers> {
        Arc::new(self.clone())
    }

    fn products(&self) -> Vec<Product> {
        self.catalogue.clone()
    }

    fn save(&self, order: Order) -> String {
        let mut orders = self.orders.lock().unwrap_or_else(PoisonError::into_inner);
        orders.push(order);
        format!("order-{}", orders.len())
    }
}

impl OrderRepositoryCustomers for Memory {
    fn update(&self, id: &str, change: &mut dyn FnMut(&mut Customer)) -> bool {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.get_mut(id).map(change).is_some()
    }
}

/// Builds a repository in memory; a real one would connect to the configured database.
///
/// # Errors
///
/// Never.
pub async fn new_postgres_order_repository(
    parts: &Parts,
) -> Result<Arc<dyn OrderRepository>, BoxError> {
    let url = &parts.config.database.url;
    parts
        .logger
        .log(Level::Info, format_args!("orders are stored at {url}"));
    let ada = Customer {
        nick_name: Some("Ada".to_owned()),
        class: Some(Class::Gold),
        ..Customer::default()
    };
    let product = |sku, name, price| Product { sku, name, price };
    Ok(Arc::new(Memory {
        catalogue: vec![
            product("ABC-0001", "Blue mug", 1250),
            product("ABC-0002", "Green mug", 1500),
            product("XYZ-1000", "Teapot", 4900),
        ],
        known: Arc::new(Mutex::new(BTreeMap::from([("c1".to_owned(), ada)]))),
        ..Memory::default()
    }))
}
