"""CYCOD tools for tests."""

from __future__ import annotations

from pathlib import Path

from adlgen.diagnostics.model import Diagnostic, Log, Severity, StopRun
from adlgen.document import read_document
from adlgen.document.node import JsonValue, Source
from adlgen.document.siblings import Folder
from adlgen.frontends.readers import read_spec
from adlgen.spec.model import Spec, ToolSpec
from adlgen_plugins.cycod.feature.model import CommandLine, Platform
from adlgen_plugins.cycod.testing.text import Arguments, ShellText, Situation, build


def read(
    text: str, path: str = "tool.yaml", folder: Path | None = None, *, strict: bool = False
) -> tuple[Spec | None, list[Diagnostic]]:
    """Return the specification, if it is sound, and its problems."""
    log = Log(strict=strict)
    beside = None if folder is None else Folder(folder)
    document = read_document(Source(path, text, beside), log)
    spec = None
    try:
        log.stop_if_errors()
        spec = read_spec(document, log)
        assert spec.dialect == "cycod"
        log.stop_if_errors()
    except StopRun:
        spec = None
    return spec, log.diagnostics


def errors(text: str, folder: Path | None = None) -> list[str]:
    """Return the messages of the errors."""
    return [d.message for d in read(text, folder=folder)[1] if d.severity is Severity.ERROR]


def warnings(text: str, folder: Path | None = None) -> list[str]:
    """Return the codes of the warnings of a tool without errors."""
    spec, found = read(text, folder=folder)
    assert spec is not None, found
    return [d.code.id for d in found]


def tool(text: str, folder: Path | None = None) -> ToolSpec:
    """Return the one tool of a sound text."""
    spec, found = read(text, folder=folder)
    assert spec is not None, found
    (one,) = spec.tools
    return one


def line(text: str, folder: Path | None = None) -> CommandLine:
    """Return how a tool runs."""
    behaviour = tool(text, folder).extras["commands"]
    assert isinstance(behaviour, CommandLine)
    return behaviour


def one_parameter(command: str, more: str = "type: string", *, form: str = "bash") -> CommandLine:
    """Return a tool whose command uses the required parameter P; its values are quoted, but not limited."""
    block = "\n".join(f"  {row}" for row in command.split("\n"))
    return line(
        f"name: t\ndescription: d\n{form}: |-\n{block}\n"
        f"parameters:\n  P: {{description: p, required: true, x-adlgen: {{guard: false}}, {more}}}\n"
    )


def built(
    of: CommandLine, platform: Platform = Platform.LINUX, **values: JsonValue
) -> tuple[str, ...] | str:
    """Return the text of a command, or its words."""
    made = build(of, Situation(values=values, platform=platform))
    match made:
        case ShellText(text=text):
            return text
        case Arguments(words=words):
            return words
