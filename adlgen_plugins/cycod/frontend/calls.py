"""References to other tools: ``use-tool`` of a CYCOD step, and ``type: alias`` of a tool."""

from __future__ import annotations

from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.spelling import closest
from adlgen.document.node import Mapping
from adlgen.document.reader import wrong_type
from adlgen_plugins.cycod.feature.model import Call, Template
from adlgen_plugins.cycod.frontend import codes
from adlgen_plugins.cycod.frontend.keys import Keys
from adlgen_plugins.cycod.frontend.parameters import Declared, with_default
from adlgen_plugins.cycod.frontend.siblings import Missing, SiblingRegistry, Tool
from adlgen_plugins.cycod.frontend.templates import Names, plain_template


def read_call(step: Keys, names: Names, siblings: SiblingRegistry) -> Call | None:
    """Return the call of another tool; its arguments are validated if the tool is known."""
    found = step.text("use-tool")
    arguments = _arguments(step, names)
    if found is None:
        return None
    callee = siblings.find(found.value)
    if isinstance(callee, Missing):
        message = f"the arguments of '{found.value}' cannot be validated: {callee.reason}"
        code = codes.TOOL_CYCLE if found.value in siblings.chain else codes.UNKNOWN_CALLEE
        hint = "put the file of the tool into the same folder"
        if code is codes.TOOL_CYCLE:
            message, hint = callee.reason, "a tool must not use itself, directly or indirectly"
        step.log.add(code, message, found.span, hint)
        return Call(found.value, arguments)
    with_keys = step.keys("with")
    for name in arguments:
        if name not in callee.declared and with_keys is not None:
            _report_unknown(name, callee, with_keys)
    for name, declared in callee.declared.items():
        if declared.parameter.required and name not in arguments:
            message = f"{step.where} lacks '{name}', which '{callee.name}' requires"
            hint = f"add '{name}' under 'with'"
            step.log.add(codes.BAD_ARGUMENT, message, found.span, hint)
    return Call(found.value, arguments, callee.line)


def _arguments(step: Keys, names: Names) -> dict[str, Template]:
    keys = step.keys("with")
    arguments: dict[str, Template] = {}
    for entry in keys.fields.mapping if keys is not None else ():
        assert keys is not None
        text = keys.text_of(entry.value, f"'{entry.key}' of {keys.where}")
        if text is not None:
            arguments[entry.key] = plain_template(entry.value, text.value, names)
    return arguments


def _report_unknown(name: str, callee: Tool, keys: Keys) -> None:
    message = f"'{name}' is not a parameter of '{callee.name}'"
    near = closest(name, callee.declared)
    hint = (
        f"did you mean '{near}'?"
        if near
        else f"its parameters: {', '.join(callee.declared) or 'none'}"
    )
    keys.log.add(codes.BAD_ARGUMENT, message, keys.span(name), hint)


def read_base(tool: Keys, siblings: SiblingRegistry) -> Tool | None:
    """Return the base tool of an alias."""
    found = tool.text("base-tool")
    if found is None:
        message = f"{tool.where} is an alias without 'base-tool'"
        tool.log.add(codes.NO_BASE, message, tool.span("type"), "add 'base-tool'")
        return None
    base = siblings.find(found.value)
    if isinstance(base, Missing):
        message = f"cannot type alias: {base.reason}"
        code = codes.TOOL_CYCLE if found.value in siblings.chain else codes.NO_BASE
        tool.log.add(code, message, found.span, "put the file of the tool into the same folder")
        return None
    return base


def preset(tool: Keys, base: Tool, names: Names) -> dict[str, Declared]:
    """Return the parameters of an alias: those of the base tool, with the presets as defaults."""
    declared = dict(base.declared)
    node = tool.node("default-parameters")
    if node is None:
        return declared
    if not isinstance(node, Mapping):
        wrong_type(node, f"'default-parameters' of {tool.where}", "a mapping", tool.log)
        return declared
    for entry in node:
        if entry.key not in base.declared:
            _report_preset(entry.key, base, Keys(node, "default-parameters", tool.written))
            continue
        emptied = replace(base.declared[entry.key], default=None)
        declared[entry.key] = with_default(emptied, entry.value, names)
    return declared


def _report_preset(name: str, base: Tool, keys: Keys) -> None:
    message = f"unknown parameter {name} of {base.name}"
    near = closest(name, base.declared)
    hint = (
        f"did you mean '{near}'?"
        if near
        else f"its parameters: {', '.join(base.declared) or 'none'}"
    )
    keys.log.add(codes.UNKNOWN_PRESET, message, keys.span(name), hint)
