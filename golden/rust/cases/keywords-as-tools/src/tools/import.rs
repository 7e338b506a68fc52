//! The tool `import`. Written once by adlgen; edit it freely.

use crate::toolspec::import::{ImportDeps, ImportHandler, ImportInput, ImportOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Import {
    /// The dependencies of the tool.
    pub deps: ImportDeps,
}

impl Import {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: ImportDeps) -> Self {
        Self { deps }
    }
}

impl ImportHandler for Import {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: ImportInput,
    ) -> Result<ImportOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::import::{ImportInput as Input, INPUT, SPEC};

    const NAME: &str = "import";

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
