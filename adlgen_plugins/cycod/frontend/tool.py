"""Reading of a CYCOD tool."""

from __future__ import annotations

import re

from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Log
from adlgen.document.node import Document, Mapping
from adlgen_plugins.cycod.feature.model import (
    ByPlatform,
    Choice,
    Command,
    CommandLine,
    Platform,
    Shell,
    Steps,
    Template,
)
from adlgen_plugins.cycod.frontend import codes
from adlgen_plugins.cycod.frontend.calls import preset, read_base
from adlgen_plugins.cycod.frontend.environment import guard_environment
from adlgen_plugins.cycod.frontend.forms import (
    commands_of,
    read_form,
    read_platforms,
    report_mixture,
)
from adlgen_plugins.cycod.frontend.graph import results, templates_of
from adlgen_plugins.cycod.frontend.guarding import facts_of
from adlgen_plugins.cycod.frontend.keys import Keys, Written
from adlgen_plugins.cycod.frontend.parameters import (
    Declared,
    in_order,
    read_parameters,
    with_defaults,
)
from adlgen_plugins.cycod.frontend.settings import read_settings, read_supported, read_tags
from adlgen_plugins.cycod.frontend.siblings import SiblingRegistry, Tool, name_of
from adlgen_plugins.cycod.frontend.steps import read_steps, step_names
from adlgen_plugins.cycod.frontend.templates import Names, plain_template, read_command
from adlgen_plugins.cycod.frontend.tests import read_tests

_ALIAS = "alias"
_CLEAR = re.compile(r"[\w ./:,+@=%*?-]*")
_EXECUTION = ("commands", "steps")


def read_tool(document: Document, log: Log, siblings: SiblingRegistry) -> Tool | None:
    """Return a tool, or None if it has no name or no command."""
    root = document.root
    if not isinstance(root, Mapping):
        return None
    written = Written(document.source, log)
    name = name_of(document)
    keys = Keys(root, f"tool '{name}'", written)
    keys.node("name")
    if not name:
        message = "Tool name is required."
        log.add(codes.NO_NAME, message, keys.fields.span, "add 'name', or save it as <name>.yaml")
        return None
    inner = siblings.within(name)
    alias = keys.choice("type", (_ALIAS,), "") == _ALIAS
    tool = _alias(name, keys, inner) if alias else _tool(name, keys, inner)
    keys.done()
    return tool


def _tool(name: str, keys: Keys, siblings: SiblingRegistry) -> Tool | None:
    description = _description(keys, "")
    declared = read_parameters(keys)
    names = Names(
        keys.written,
        parameters=declared.keys(),
        formats={key: one.format for key, one in declared.items()},
        raw=frozenset(key for key, one in declared.items() if not one.parameter.escape),
        unclear=frozenset(key for key, one in declared.items() if _is_unclear(one)),
        steps=dict.fromkeys(step_names(keys)),
    )
    declared = with_defaults(declared, keys, names)
    names.facts = facts_of([one.parameter for one in declared.values()])
    platforms = read_supported(keys)
    form = _form(keys, platforms, names, siblings)
    tags = read_tags(keys)
    line = _with_settings(name, keys, declared, names, form, platforms)
    names.report()
    return None if line is None else Tool(name, description, declared, tags, line)


def _is_unclear(declared: Declared) -> bool:
    """Report whether a parameter's values are fixed texts that may contain quotes."""
    choice = declared.parameter.transform
    texts = f"{choice.yes} {choice.no}" if isinstance(choice, Choice) else ""
    return not _CLEAR.fullmatch(texts)


def _with_settings(
    name: str,
    keys: Keys,
    declared: dict[str, Declared],
    names: Names,
    form: Command | ByPlatform | Steps | None,
    platforms: tuple[Platform, ...],
) -> CommandLine | None:
    """Return the settings of a tool; they are read even if its command is invalid, to report all problems."""
    directory = _directory(keys, names)
    environment, inherit = _variables(keys, names)
    settings = read_settings(keys, keys.texts("tags"))
    tests = read_tests(keys, declared)
    order = in_order(declared, names)
    stdin = _template(keys, "input", names)
    cleanup = _cleanup(keys, names)
    if form is None:
        return None
    line = CommandLine(
        tool=name,
        form=form,
        parameters=tuple(one.parameter for one in declared.values()),
        order=order,
        platforms=platforms,
        settings=settings,
        tests=tests,
        environment=environment,
        inherit_environment=inherit,
        directory=directory,
        input=stdin,
        cleanup=cleanup,
    )
    return guard_environment(line, keys, names)


def _directory(keys: Keys, names: Names) -> Template:
    paths = keys.keys("file-paths")
    directory = _template(keys, "working-directory", names)
    if directory or paths is None:
        return directory
    return _template(paths, "working-directory", names)


def _variables(keys: Keys, names: Names) -> tuple[dict[str, Template], bool]:
    """Return the environment variables, and whether others are inherited."""
    environment = keys.keys("environment")
    if environment is None:
        return {}, True
    variables = environment.keys("variables")
    inherit = environment.flag("inherit", default=True)
    environment.done()
    if variables is None:
        return {}, inherit
    own = [entry.key for entry in variables.fields.mapping]
    return {key: _template(variables, key, names) for key in own}, inherit


def _description(keys: Keys, inherited: str) -> str:
    found = keys.text("description")
    if found is not None and found.value:
        return found.value
    if not inherited:
        message = "Tool description is required."
        hint = "describe what the tool does and when to use it"
        keys.log.add(codes.NO_DESCRIPTION, message, keys.fields.span, hint)
    else:
        message = f"{keys.where} has no description; that of its base tool is used"
        hint = "describe how it differs from its base tool"
        keys.log.add(codes.INHERITED_DESCRIPTION, message, keys.fields.span, hint)
    return inherited


def _form(
    keys: Keys, platforms: tuple[Platform, ...], names: Names, siblings: SiblingRegistry
) -> Command | ByPlatform | Steps | None:
    found = [*commands_of(keys)[:1], *(key for key in _EXECUTION if key in keys)]
    if not found:
        message = "Tool must have at least one command or steps."
        hint = "add 'bash', 'cmd', 'pwsh', 'run', 'script', 'commands' or 'steps'"
        keys.log.add(codes.NO_COMMAND, message, keys.fields.span, hint)
    report_mixture(keys, found)
    single = read_form(keys, names)
    by_platform = read_platforms(keys, platforms, names)
    steps = read_steps(keys, names, siblings)
    if steps is None:
        _report_results(single, by_platform, keys)
    return single or by_platform or steps


def _report_results(single: Command | None, several: ByPlatform | None, keys: Keys) -> None:
    """Report references to results of steps in a tool without steps."""
    commands = [] if single is None else [single]
    commands += several.commands.values() if several is not None else ()
    for command in commands:
        for step in results(templates_of(command)):
            message = f"{keys.where} uses '{step}', which is not a step"
            span = keys.written.place(keys.fields.mapping, "{" + step + ".")
            keys.log.add(codes.STEP_ORDER, message, span, "only a tool with 'steps' has results")


def _template(keys: Keys, key: str, names: Names) -> Template:
    node, found = keys.node(key), keys.text(key)
    return () if node is None or found is None else plain_template(node, found.value, names)


def _cleanup(keys: Keys, names: Names) -> tuple[Command, ...]:
    """Return the commands that always run at the end."""
    resources = keys.keys("resources")
    found = []
    for node in resources.rows("cleanup") if resources is not None else ():
        if isinstance(node, Mapping) and resources is not None:
            row = Keys(node, "an item of resources.cleanup", keys.written)
            command, text = row.node("final-command"), row.text("final-command")
            if command is not None and text is not None:
                found.append(read_command(Shell.BASH, "bash", command, text.value, names))
    return tuple(found)


def _alias(name: str, keys: Keys, siblings: SiblingRegistry) -> Tool | None:
    """Return the base tool with other defaults."""
    extra = [*commands_of(keys)[:1], *(key for key in _EXECUTION if key in keys)]
    report_mixture(keys, ["type: alias", *extra])
    base = read_base(keys, siblings)
    description = _description(keys, "" if base is None else base.description)
    tags = read_tags(keys)
    settings = read_settings(keys, keys.texts("tags"))
    supported = read_supported(keys)
    if base is None:
        for key in ("default-parameters", "tests"):
            keys.node(key)
        return None
    names = Names(keys.written, parameters=base.declared.keys())
    declared = preset(keys, base, names)
    own = base.line.settings
    line = replace(
        base.line,
        tool=name,
        parameters=tuple(one.parameter for one in declared.values()),
        order=in_order(declared, names),
        platforms=supported if "platforms" in keys else base.line.platforms,
        settings=replace(
            own,
            timeout=own.timeout if settings.timeout is None else settings.timeout,
            risk=settings.risk if tags else own.risk,
            exposure=settings.exposure if "function-calling" in keys else own.exposure,
            catalogue=settings.catalogue,
        ),
        tests=read_tests(keys, declared),
        alias_of=base.name,
    )
    return Tool(name, description, declared, tags or base.tags, line)
