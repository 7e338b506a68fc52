//! The tool `greet`. Written once by adlgen; edit it freely.

use crate::toolspec::command;
use crate::toolspec::commands::greet as line;
use crate::toolspec::greet::{self, Deps, Input, Output};
use crate::toolspec::runtime::{CallContext, Handler, Json, ToolError};

/// The handler of the tool.
pub struct Greet {
    /// The dependencies of the tool.
    pub deps: Deps,
}

impl Greet {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: Deps) -> Self {
        Self { deps }
    }
}

impl Handler<greet::Tool> for Greet {
    async fn call(&self, _ctx: &CallContext, input: Input) -> Result<Output, ToolError> {
        line::run(input, command::Runner::default(), GreetHooks).await
    }
}

/// The transforms to implement.
pub struct GreetHooks;

impl line::Hooks for GreetHooks {
    /// Converts a value of `WHO` to text for a command: `value.split(' ')[0]`.
    fn who(&self, _value: &Json) -> Result<String, command::CommandError> {
        let expression = "value.split(' ')[0]";
        Err(command::CommandError::not_implemented(expression))
    }

    /// Converts a value of `options` to text for a command: `Object.keys(value).join(',')`.
    fn options(&self, _value: &Json) -> Result<String, command::CommandError> {
        let expression = "Object.keys(value).join(',')";
        Err(command::CommandError::not_implemented(expression))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::greet::{INPUT, SPEC};

    const NAME: &str = "greet";

    #[test]
    fn it_has_its_name() {
        assert_eq!(SPEC.definition.name, NAME);
    }

    #[test]
    fn it_rejects_malformed_json() {
        let problems = INPUT.parse("{").unwrap_err();
        assert_eq!(problems.0[0].code, "json");
    }
}
