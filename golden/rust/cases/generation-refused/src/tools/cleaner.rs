//! The tool `cleaner`. Written once by adlgen; yours to edit.

use crate::toolspec::cleaner::{CleanerDeps, CleanerHandler, CleanerInput, CleanerOutput};
use crate::toolspec::generation::model::new_model;
use crate::toolspec::generation::runtime::Lifecycle;
use crate::toolspec::generation::tools::cleaner::TOOL;
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Cleaner {
    /// What the tool is given.
    pub deps: CleanerDeps,
    /// Has a model write the files.
    pub files: Lifecycle<CleanerInput, CleanerOutput>,
}

impl Cleaner {
    /// Builds the tool: it works in the current folder.
    #[must_use]
    pub fn new(deps: CleanerDeps) -> Self {
        Self {
            deps,
            files: TOOL.with(new_model(), ".", "."),
        }
    }
}

impl CleanerHandler for Cleaner {
    async fn call(
        &self,
        _ctx: &CallContext,
        input: CleanerInput,
    ) -> Result<CleanerOutput, ToolError> {
        self.files.serve(input).await
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::cleaner::{CleanerInput as Input, INPUT, SPEC};

    const NAME: &str = "cleaner";

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
