//! The tool `schedule`. Written once by adlgen; yours to edit.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::schedule::{ScheduleDeps, ScheduleHandler, ScheduleInput, ScheduleOutput};

/// Serves the tool.
pub struct Schedule {
    /// What the tool is given.
    pub deps: ScheduleDeps,
}

impl Schedule {
    /// Builds the tool.
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
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::schedule::{ScheduleInput as Input, INPUT, SPEC};

    const NAME: &str = "schedule";

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
