//! services named like what every agent has, or like each other

pub mod services;
pub mod tools;
pub mod toolspec;
