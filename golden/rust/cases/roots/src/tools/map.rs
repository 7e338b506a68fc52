//! The tool `map`. Written once by adlgen; edit it freely.

use crate::toolspec::map::{MapDeps, MapHandler, MapInput, MapOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Map {
    /// The dependencies of the tool.
    pub deps: MapDeps,
}

impl Map {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: MapDeps) -> Self {
        Self { deps }
    }
}

impl MapHandler for Map {
    async fn call(&self, _ctx: &CallContext, _input: MapInput) -> Result<MapOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::map::{MapInput as Input, INPUT, SPEC};

    const NAME: &str = "map";

    #[test]
    fn it_has_its_name() {
        assert_eq!(SPEC.definition.name, NAME);
    }

    #[test]
    fn it_rejects_malformed_json() {
        let problems = INPUT.parse::<Input>("{").unwrap_err();
        assert_eq!(problems.0[0].code, "json");
    }
}
