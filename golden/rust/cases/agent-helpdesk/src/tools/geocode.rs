//! The tool `geocode`. Written once by adlgen; yours to edit.

use crate::toolspec::geocode::{GeocodeDeps, GeocodeHandler, GeocodeInput, GeocodeOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Geocode {
    /// What the tool is given.
    pub deps: GeocodeDeps,
}

impl Geocode {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: GeocodeDeps) -> Self {
        Self { deps }
    }
}

impl GeocodeHandler for Geocode {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: GeocodeInput,
    ) -> Result<GeocodeOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::geocode::{GeocodeInput as Input, INPUT, SPEC};

    const NAME: &str = "geocode";

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
