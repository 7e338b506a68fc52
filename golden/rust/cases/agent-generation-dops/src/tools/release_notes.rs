//! The tool `release-notes`. Written once by adlgen; edit it freely.

use crate::model::new_model;
use crate::toolspec::generation::runtime::Lifecycle;
use crate::toolspec::generation::tools::release_notes::TOOL;
use crate::toolspec::release_notes::{
    ReleaseNotesDeps, ReleaseNotesHandler, ReleaseNotesInput, ReleaseNotesOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct ReleaseNotes {
    /// The dependencies of the tool.
    pub deps: ReleaseNotesDeps,
    /// The lifecycle of the files, which a model writes.
    pub files: Lifecycle<ReleaseNotesInput, ReleaseNotesOutput>,
}

impl ReleaseNotes {
    /// Creates the handler. It works in the current directory.
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
    fn it_has_its_name() {
        assert_eq!(SPEC.definition.name, NAME);
    }

    #[test]
    fn it_rejects_malformed_json() {
        let problems = INPUT.parse::<Input>("{").unwrap_err();
        assert_eq!(problems.0[0].code, "json");
    }
}
