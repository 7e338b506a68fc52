"""What a run read, chose and wrote, for ``--verbose``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from adlgen.diagnostics.style import Style
from adlgen.diagnostics.visible import visible
from adlgen.output.compare import State
from adlgen.output.outcome import Output, Result
from adlgen.packs.load import bundled_folder

_WRITTEN = {State.CREATED: "created", State.CHANGED: "changed", State.REMOVED: "removed"}


def details(result: Result, style: Style, *, writes: bool) -> str:
    """Return a line for each fact: a verb and what it is about."""
    facts = [*_read(result), *_chosen(result)]
    if writes:
        facts += [fact for output in result.outputs for fact in _written(output)]
    return "".join(f"{style('faint', verb)} {visible(what)}\n" for verb, what in facts)


def _read(result: Result) -> Iterator[tuple[str, str]]:
    if result.inputs is None:
        return
    for path, content in result.inputs.files.items():
        dialect = result.inputs.formats.get(path)
        format_ = f", format '{dialect}'" if dialect else ""
        yield "read", f"'{path}' ({len(content)} bytes{format_})"
    bundled = bundled_folder()
    for folder in result.inputs.packs:
        own = Path(folder).parent == bundled
        yield "read", f"pack '{Path(folder).name}'" if own else f"pack '{folder}'"


def _chosen(result: Result) -> Iterator[tuple[str, str]]:
    for output in result.outputs:
        origin = output.wanted.origin
        options = {**origin.defaults, **origin.options} if origin is not None else {}
        text = "".join(f" {key}={value}" for key, value in sorted(options.items()))
        yield "chose", f"target '{output.target}' in '{output.root.as_posix()}'{text}"


def _written(output: Output) -> Iterator[tuple[str, str]]:
    for change in output.changes:
        if change.state in _WRITTEN:
            yield _WRITTEN[change.state], f"'{(output.root / change.path).as_posix()}'"
