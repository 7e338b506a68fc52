//! The tool `release-notes`. Written once by adlgen; edit it freely.

use crate::model::new_model;
use crate::toolspec::generation::runtime::Lifecycle;
use crate::toolspec::generation::tools::release_notes::TOOL;
use crate::toolspec::release_notes::{self, Deps, Input, Output};
use crate::toolspec::runtime::{CallContext, Handler, ToolError};

/// The handler of the tool.
pub struct ReleaseNotes {
    /// The dependencies of the tool.
    pub deps: Deps,
    /// The lifecycle of the files, which a model writes.
    pub files: Lifecycle<Input, Output>,
}

impl ReleaseNotes {
    /// Creates the handler. It works in the current directory.
    #[must_use]
    pub fn new(deps: Deps) -> Self {
        Self {
            deps,
            files: TOOL.with(new_model(), ".", "."),
        }
    }
}

impl Handler<release_notes::Tool> for ReleaseNotes {
    async fn call(&self, _ctx: &CallContext, input: Input) -> Result<Output, ToolError> {
        self.files.serve(input).await
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::release_notes::{INPUT, SPEC};

    const NAME: &str = "release-notes";

    #[test]
    fn it_has_its_name() {
        assert_eq!(SPEC.definition.name, NAME);
    }

    #[test]
    fn it_rejects_malformed_json() {
        let problems = INPUT.parse("{").unwrap_err();
        assert_eq!(problems.0[0].code, "json");
    }
}
