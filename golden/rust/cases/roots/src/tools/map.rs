//! The tool `map`. Written once by adlgen; yours to edit.

use crate::toolspec::map::{MapDeps, MapHandler, MapInput, MapOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Map {
    /// What the tool is given.
    pub deps: MapDeps,
}

impl Map {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: MapDeps) -> Self {
        Self { deps }
    }
}

impl MapHandler for Map {
    async fn call(&self, _ctx: &CallContext, _input: MapInput) -> Result<MapOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::map::{MapInput as Input, INPUT, SPEC};

    const NAME: &str = "map";

    #[test]
    fn the_model_calls_it_by_its_name() {
        assert_eq!(SPEC.definition.name, NAME);
    }

    #[test]
    fn arguments_that_are_no_json_are_refused() {
        let refused = INPUT.parse::<Input>("{").unwrap_err();
        assert_eq!(refused.0[0].code, "json");
    }
}
