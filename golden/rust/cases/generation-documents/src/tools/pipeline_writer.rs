//! The tool `pipeline-writer`. Written once by adlgen; yours to edit.

use crate::toolspec::generation::model::new_model;
use crate::toolspec::generation::runtime::Lifecycle;
use crate::toolspec::generation::tools::pipeline_writer::TOOL;
use crate::toolspec::pipeline_writer::{
    PipelineWriterDeps, PipelineWriterHandler, PipelineWriterInput, PipelineWriterOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct PipelineWriter {
    /// What the tool is given.
    pub deps: PipelineWriterDeps,
    /// Has a model write the files.
    pub files: Lifecycle<PipelineWriterInput, PipelineWriterOutput>,
}

impl PipelineWriter {
    /// Builds the tool: it works in the current folder.
    #[must_use]
    pub fn new(deps: PipelineWriterDeps) -> Self {
        Self {
            deps,
            files: TOOL.with(new_model(), ".", "."),
        }
    }
}

impl PipelineWriterHandler for PipelineWriter {
    async fn call(
        &self,
        _ctx: &CallContext,
        input: PipelineWriterInput,
    ) -> Result<PipelineWriterOutput, ToolError> {
        self.files.serve(input).await
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::pipeline_writer::{PipelineWriterInput as Input, INPUT, SPEC};

    const NAME: &str = "pipeline-writer";

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
