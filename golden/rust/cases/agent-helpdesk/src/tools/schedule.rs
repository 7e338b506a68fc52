//! The tool `schedule`. Written once by adlgen; edit it freely.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::schedule::{ScheduleDeps, ScheduleHandler, ScheduleInput, ScheduleOutput};

/// The handler of the tool.
pub struct Schedule {
    /// The dependencies of the tool.
    pub deps: ScheduleDeps,
}

impl Schedule {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: ScheduleDeps) -> Self {
        Self { deps }
    }
}

impl ScheduleHandler for Schedule {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: ScheduleInput,
    ) -> Result<ScheduleOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::schedule::{ScheduleInput as Input, INPUT, SPEC};

    const NAME: &str = "schedule";

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
