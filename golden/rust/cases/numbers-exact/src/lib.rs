//! with numbers=exact, numbers keep all of their digits

pub mod services;
pub mod tools;
pub mod toolspec;
