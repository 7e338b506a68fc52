"""The printers of command lines and their tests."""

from __future__ import annotations

from adlgen.naming.code import Code
from adlgen.packs.forms import Constant, Entry, Fields, Forms, Inline, call
from adlgen.plan.data import EnumValue, JsonData

from ...data_literals import DataPrinter
from ...imports import Imports

_LINE = (
    *("tool", "form", "parameters", "some_platforms", "environment", "inherit_environment"),
    *("directory", "stdin", "timeout_ms", "ignore_errors", "cleanup", "callees"),
)
_FORMS: Forms = {
    "line": Fields(Code("CommandLine"), named=_LINE),
    "callee": Entry(),
    "setting": Entry(),
    "parameter": Fields(positional=("name",), defaults={"kind": EnumValue("kind", "string")}),
    "json_default": Inline("default"),
    "template_default": call("FromOthers", "from"),
    "hook": Constant("hook"),
    "changes": Inline("changes"),
    "choice": call("Choice", "yes", "no"),
    "by_platform": call("ByPlatform", "by_platform"),
    "platform_command": Entry(),
    "steps": call("Steps", "steps"),
    "call": Fields(Code("Call"), ("tool", "arguments"), named=(), kept=("arguments",)),
    "one": Inline("command"),
    "run": Inline("command"),
    "retry": Fields(Code("Retry"), ("attempts", "delay_ms"), named=(), kept=("delay_ms",)),
    "output_limit": Fields(
        Code("StepOutput"),
        ("stream", "limit"),
        named=(),
        kept=("stream", "limit"),
        absent={"stream": Code('""')},
    ),
    "duration": Inline("ms"),
    "shell_command": Fields(positional=("shell", "program", "text")),
    "direct_command": call("DirectCommand", "words"),
    "comparison": call("Comparison", "left", "operator", "right"),
    "all_of": call("AllOf", "all"),
    "any_of": call("AnyOf", "any"),
    "literal": Inline("text"),
    "interpolation": Fields(positional=("of", "layers")),
    "value": call("Value", "value"),
    "ambient": call("Ambient", "ambient"),
    "variable": call("Variable", "variable"),
    "step_output": call("StepResult", "step", "part"),
    "step_error": call("StepResult", "step", "part"),
    "step_exit_code": call("StepResult", "step", "part"),
}


def lines(imports: Imports) -> DataPrinter:
    """Return the printer of command lines."""
    names = {"some_platforms": "platforms", "stdin": "input"}
    return DataPrinter(imports, "._model", forms=_FORMS, names=names)


def tests(imports: Imports, module: str) -> DataPrinter:
    """Return the printer of the tests of a tool."""
    example = Fields(Code("Example"), defaults={"values": JsonData({})})
    return DataPrinter(imports, module, forms={"test": example})
