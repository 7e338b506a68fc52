//! The model that writes files. Written once by adlgen; yours to edit.

use crate::toolspec::generation::runtime::{Model, NoModel};

/// What answers prompts: anything that is a [`Model`].
#[must_use]
pub fn new_model() -> impl Model {
    NoModel
}
