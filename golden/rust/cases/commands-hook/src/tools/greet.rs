//! The tool `greet`. Written once by adlgen; yours to edit.

use crate::toolspec::command;
use crate::toolspec::commands::greet as line;
use crate::toolspec::greet::{GreetDeps, GreetHandler, GreetInput, GreetOutput};
use crate::toolspec::runtime::{CallContext, Json, ToolError};

/// Serves the tool.
pub struct Greet {
    /// What the tool is given.
    pub deps: GreetDeps,
}

impl Greet {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: GreetDeps) -> Self {
        Self { deps }
    }
}

impl GreetHandler for Greet {
    async fn call(&self, _ctx: &CallContext, input: GreetInput) -> Result<GreetOutput, ToolError> {
        line::run(input, command::Runner::default(), GreetHooks).await
    }
}

/// The transforms that only you can write.
pub struct GreetHooks;

impl line::Hooks for GreetHooks {
    /// Turns a value of `WHO` into the text of a command: `value.split(' ')[0]`.
    fn who(&self, _value: &Json) -> Result<String, command::CommandError> {
        let expression = "value.split(' ')[0]";
        Err(command::CommandError::not_written(expression))
    }

    /// Turns a value of `options` into the text of a command: `Object.keys(value).join(',')`.
    fn options(&self, _value: &Json) -> Result<String, command::CommandError> {
        let expression = "Object.keys(value).join(',')";
        Err(command::CommandError::not_written(expression))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::greet::{GreetInput as Input, INPUT, SPEC};

    const NAME: &str = "greet";

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
