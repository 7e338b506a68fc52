//! The tool `archive`. Written once by adlgen; yours to edit.

use crate::toolspec::archive::{ArchiveDeps, ArchiveHandler, ArchiveInput, ArchiveOutput};
use crate::toolspec::command;
use crate::toolspec::commands::archive as line;
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Archive {
    /// What the tool is given.
    pub deps: ArchiveDeps,
}

impl Archive {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: ArchiveDeps) -> Self {
        Self { deps }
    }
}

impl ArchiveHandler for Archive {
    async fn call(
        &self,
        _ctx: &CallContext,
        input: ArchiveInput,
    ) -> Result<ArchiveOutput, ToolError> {
        line::run(input, command::Runner::default()).await
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::archive::{ArchiveInput as Input, INPUT, SPEC};

    const NAME: &str = "archive";

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
