//! The tool `pipeline-writer`. Written once by adlgen; edit it freely.

use crate::model::new_model;
use crate::toolspec::generation::runtime::Lifecycle;
use crate::toolspec::generation::tools::pipeline_writer::TOOL;
use crate::toolspec::pipeline_writer::{
    PipelineWriterDeps, PipelineWriterHandler, PipelineWriterInput, PipelineWriterOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct PipelineWriter {
    /// The dependencies of the tool.
    pub deps: PipelineWriterDeps,
    /// The lifecycle of the files, which a model writes.
    pub files: Lifecycle<PipelineWriterInput, PipelineWriterOutput>,
}

impl PipelineWriter {
    /// Creates the handler. It works in the current directory.
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
    fn it_has_its_name() {
        assert_eq!(SPEC.definition.name, NAME);
    }

    #[test]
    fn it_rejects_malformed_json() {
        let problems = INPUT.parse::<Input>("{").unwrap_err();
        assert_eq!(problems.0[0].code, "json");
    }
}
