//! The tool `archive`. Written once by adlgen; edit it freely.

use crate::toolspec::archive::{ArchiveDeps, ArchiveHandler, ArchiveInput, ArchiveOutput};
use crate::toolspec::command;
use crate::toolspec::commands::archive as line;
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Archive {
    /// The dependencies of the tool.
    pub deps: ArchiveDeps,
}

impl Archive {
    /// Creates the handler.
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
    fn it_has_its_name() {
        assert_eq!(SPEC.definition.name, NAME);
    }

    #[test]
    fn it_rejects_malformed_json() {
        let problems = INPUT.parse::<Input>("{").unwrap_err();
        assert_eq!(problems.0[0].code, "json");
    }
}
