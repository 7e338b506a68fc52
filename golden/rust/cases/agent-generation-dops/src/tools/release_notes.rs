//! The tool `release-notes`. Written once by adlgen; yours to edit.

use crate::toolspec::generation::model::new_model;
use crate::toolspec::generation::runtime::Lifecycle;
use crate::toolspec::generation::tools::release_notes::TOOL;
use crate::toolspec::release_notes::{
    ReleaseNotesDeps, ReleaseNotesHandler, ReleaseNotesInput, ReleaseNotesOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct ReleaseNotes {
    /// What the tool is given.
    pub deps: ReleaseNotesDeps,
    /// Has a model write the files.
    pub files: Lifecycle<ReleaseNotesInput, ReleaseNotesOutput>,
}

impl ReleaseNotes {
    /// Builds the tool: it works in the current folder.
    #[must_use]
    pub fn new(deps: ReleaseNotesDeps) -> Self {
        Self {
            deps,
            files: TOOL.with(new_model(), ".", "."),
        }
    }
}

impl ReleaseNotesHandler for ReleaseNotes {
    async fn call(
        &self,
        _ctx: &CallContext,
        input: ReleaseNotesInput,
    ) -> Result<ReleaseNotesOutput, ToolError> {
        self.files.serve(input).await
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::release_notes::{ReleaseNotesInput as Input, INPUT, SPEC};

    const NAME: &str = "release-notes";

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
