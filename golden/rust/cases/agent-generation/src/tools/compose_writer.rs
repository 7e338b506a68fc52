//! The tool `compose-writer`. Written once by adlgen; yours to edit.

use crate::toolspec::compose_writer::{
    ComposeWriterDeps, ComposeWriterHandler, ComposeWriterInput, ComposeWriterOutput,
};
use crate::toolspec::generation::model::new_model;
use crate::toolspec::generation::runtime::Lifecycle;
use crate::toolspec::generation::tools::compose_writer::TOOL;
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct ComposeWriter {
    /// What the tool is given.
    pub deps: ComposeWriterDeps,
    /// Has a model write the files.
    pub files: Lifecycle<ComposeWriterInput, ComposeWriterOutput>,
}

impl ComposeWriter {
    /// Builds the tool: it works in the current folder.
    #[must_use]
    pub fn new(deps: ComposeWriterDeps) -> Self {
        Self {
            deps,
            files: TOOL.with(new_model(), ".", "."),
        }
    }
}

impl ComposeWriterHandler for ComposeWriter {
    async fn call(
        &self,
        _ctx: &CallContext,
        input: ComposeWriterInput,
    ) -> Result<ComposeWriterOutput, ToolError> {
        self.files.serve(input).await
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::compose_writer::{ComposeWriterInput as Input, INPUT, SPEC};

    const NAME: &str = "compose-writer";

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
