//! The tool `geocode`. Written once by adlgen; edit it freely.

use crate::toolspec::geocode::{GeocodeDeps, GeocodeHandler, GeocodeInput, GeocodeOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Geocode {
    /// The dependencies of the tool.
    pub deps: GeocodeDeps,
}

impl Geocode {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::geocode::{GeocodeInput as Input, INPUT, SPEC};

    const NAME: &str = "geocode";

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
