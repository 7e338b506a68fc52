"""``tests`` of a CYCOD tool."""

from __future__ import annotations

from collections.abc import Mapping as Table

from adlgen.diagnostics.spelling import closest
from adlgen.document.node import JsonValue, Mapping
from adlgen.document.reader import wrong_type
from adlgen_plugins.cycod.feature.model import Test
from adlgen_plugins.cycod.frontend import codes
from adlgen_plugins.cycod.frontend.keys import Keys
from adlgen_plugins.cycod.frontend.parameters import Declared
from adlgen_plugins.cycod.frontend.values import BadValue, check, typed


def read_tests(tool: Keys, declared: Table[str, Declared]) -> tuple[Test, ...]:
    """Return the tests, with values of the types of their parameters."""
    found = []
    for number, node in enumerate(tool.rows("tests"), 1):
        if isinstance(node, Mapping):
            found.append(_test(Keys(node, f"test {number}", tool.written), number, declared))
        else:
            wrong_type(node, f"test {number}", "a mapping", tool.log)
    return tuple(found)


def _test(keys: Keys, number: int, declared: Table[str, Declared]) -> Test:
    name = keys.value("name", f"test-{number}")
    expected = keys.keys("expected")
    exit_code: int | None = None
    contains: tuple[str, ...] = ()
    files: tuple[str, ...] = ()
    folders: tuple[str, ...] = ()
    if expected is not None:
        exit_code = expected.whole("exit-code")
        contains = expected.texts("output-contains")
        files, folders = expected.texts("file-exists"), expected.texts("directory-exists")
        expected.done()
    found = Test(
        name=name,
        description=keys.value("description"),
        values=_values(name, keys, declared),
        exit_code=exit_code,
        output_contains=contains,
        files_exist=files,
        folders_exist=folders,
        cleanup=keys.texts("cleanup"),
        span=keys.fields.span,
    )
    keys.done()
    return found


def _values(name: str, keys: Keys, declared: Table[str, Declared]) -> dict[str, JsonValue]:
    section = keys.keys("parameters")
    values: dict[str, JsonValue] = {}
    for entry in section.fields.mapping if section is not None else ():
        known = declared.get(entry.key)
        if known is None:
            message = f"test '{name}' has a value for the unknown parameter '{entry.key}'"
            near = closest(entry.key, declared)
            hint = f"did you mean '{near}'?" if near else "remove it"
            keys.log.add(codes.TEST_VALUE, message, entry.key_span, hint)
            continue
        try:
            value = typed(entry.value, entry.key, known.parameter.kind, keys.written)
            check(value, entry.key, known.rules)
        except BadValue as error:
            message = f"test '{name}': {error}"
            hint = "the tool rejects the value before it runs"
            keys.log.add(codes.TEST_VALUE, message, entry.value.span, hint)
            continue
        values[entry.key] = value
    for parameter in (one.parameter for one in declared.values()):
        if parameter.required and parameter.name not in values:
            message = f"test '{name}' lacks the required parameter '{parameter.name}'"
            hint = "add it under 'parameters'"
            keys.log.add(codes.TEST_VALUE, message, keys.fields.span, hint)
    return values
