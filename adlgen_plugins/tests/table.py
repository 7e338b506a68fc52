"""The table of docs/formats.md: each cell is the result of running an example of the format.

``python -m adlgen_plugins.tests.table`` writes it. A row is a format, with a sound example, a broken one that is
named after its problem, and, if the format cannot describe results, one that does so with ``x-adlgen``.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache
from pathlib import Path

from adlgen.diagnostics.model import Log, Severity
from adlgen.document.node import Source
from adlgen.features.registry import feature
from adlgen.frontends.shared.extension import KEY
from adlgen.frontends.writers import convert
from adlgen.packs import Struct, bundled_packs, complete_options, read_language
from adlgen.plan.build import build_plan
from adlgen.plan.language import Language
from adlgen.plan.model import Named, Plan, PlannedBody, PlannedTool, RecordDecl
from adlgen.plugins.registry import bundled_folders
from tests.conformance.table.show import block_of, replaced, row_of
from tests.conformance.table.talk import ROOT
from tests.dialects.loading import dialect_of, load, load_file

PAGE = ROOT / "docs/formats.md"
PLACES = (
    ROOT / "tests/dialects/examples",
    *(folder / "examples" for folder in bundled_folders() if (folder / "examples").is_dir()),
)
"""The folders of examples: those of the core and of each plug-in."""
MARKS = (
    "<!-- formats: written by `python -m adlgen_plugins.tests.table` -->",
    "<!-- end of formats -->",
)
YES, NO, NOTHING = "yes", "no", "`-`"
WARNS, LOSSES, EXTENDED = "warns", "with losses", f"with `{KEY}`"


class Format(Struct):
    """A row: a format and its examples."""

    title: str
    dialect: str
    """The name of its front end."""
    sound: Path
    broken: Path
    extended: Path | None = None


def _format(title: str, dialect: str, sound: str, broken: str, extended: str = "") -> Format:
    path = next(place / sound for place in PLACES if (place / sound).is_file())
    more = path.with_name(extended) if extended else None
    return Format(title, dialect, path, path.with_name(broken), more)


FORMATS = (
    _format("ADL", "adl", "adl/agent.yaml", "ADL0103.yaml"),
    _format("MCP", "mcp", "mcp/tools.json", "ADL1001.json"),
    _format(
        *("OpenAI Chat Completions", "openai"),
        *("openai-chat/tools.json", "ADL1001.json", "x-adlgen.json"),
    ),
    _format(
        *("OpenAI Responses", "openai"),
        *("openai-responses/tools.json", "ADL1001.json", "x-adlgen.json"),
    ),
    _format(
        *("Anthropic", "anthropic"),
        *("anthropic/tools.json", "ADL1001.json", "x-adlgen.json"),
    ),
    _format("Gemini", "gemini", "gemini/tools.json", "ADL1008.json"),
    _format(
        *("JSON Schema", "json-schema"),
        *("json-schema/find_parcel.schema.json", "ADL0302.json", "x-adlgen.json"),
    ),
    _format("agentcli", "agentcli", "agentcli/tools.json", "ADL1206.json", "x-adlgen.json"),
    _format("AIOS", "aios", "aios/parcels.yaml", "ADL1304.yaml"),
    _format("CYCOD", "cycod", "cycod/find-parcel.yaml", "ADL1412.yaml"),
    _format("DojOps `tool.yaml`", "dojops", "dojops/tool.yaml", "ADL1102.yaml"),
    _format("DojOps `.dops` v1", "dojops", "dops-v1/label.dops", "ADL1124.dops"),
    _format("DojOps `.dops` v2", "dojops", "dops-v2/label.dops", "ADL1124.dops"),
    _format("ADL of the IETF draft", "adl-spec", "adl-spec/agent.yaml", "ADL0106.yaml"),
    _format("ADL of nextmoca", "nextmoca", "nextmoca/agent.json", "ADL0103.json"),
)


# --- what is run ------------------------------------------------------------------------------


def is_read(one: Format) -> str:
    """Report whether the sound example is recognised and loads, or only with a warning."""
    loaded = load_file(one.sound)
    known = dialect_of(Source(one.sound.name, one.sound.read_text("utf-8"))) == one.dialect
    if not known or not loaded.ok:
        return NO
    return WARNS if loaded.found else YES


def is_validated(one: Format) -> str:
    """Report whether the broken example is rejected for its problem, or only causes a warning."""
    code = one.broken.stem
    if any(d.code.id == code for d in load_file(one.sound).found):
        return NO
    found = {d.severity for d in load_file(one.broken).found if d.code.id == code}
    if Severity.ERROR in found:
        return YES
    return WARNS if found else NO


def has_typed_input(one: Format) -> str:
    """Report whether every tool's arguments are a record in every language."""
    bodies = [tool.input for tool in _tools(one.sound)]
    return YES if bodies and all(map(is_typed, bodies)) else NO


def has_typed_output(one: Format) -> str:
    """Report whether every tool's result is a record in every language, and the origin of its schema."""
    for path in (one.sound, one.extended):
        bodies = [] if path is None else [tool.output for tool in _tools(path)]
        if path is not None and bodies and all(map(is_typed, bodies)):
            return EXTENDED if KEY in path.read_text("utf-8") else YES
    return NO


def is_run(one: Format, languages: Mapping[str, Language] | None = None) -> str:
    """Report whether code is generated for running the tools, or in which languages."""
    chosen = all_languages() if languages is None else languages
    plans = {name: _plan(one.sound, name) for name in chosen}
    there = {name for name in chosen if _says_how(one, chosen[name], plans[name])}
    if not there:
        answers = any(_sort(tool) for plan in plans.values() for tool in plan.tools)
        return NO if answers else NOTHING
    return YES if there == set(chosen) else ", ".join(chosen[name].title for name in sorted(there))


def _says_how(one: Format, language: Language, plan: Plan) -> bool:
    """Report whether a language has a file for each tool that runs, or a client for all of them."""
    clients = (o for o in language.options if o.name == "client" and one.dialect in o.choices)
    if any(option.enables in language.features for option in clients):
        return True
    sorts = {sort for tool in plan.tools if (sort := _sort(tool))}
    return bool(sorts) and sorts <= set(language.features)


def _sort(tool: PlannedTool) -> str:
    """Return the feature that implements a tool, apart from what it injects."""
    return next((name for name in tool.extras if name != "wiring"), "")


def becomes_adl(one: Format) -> str:
    """Report whether the sound example is converted to a valid ADL manifest, and which parts are omitted."""
    loaded = load_file(one.sound)
    if loaded.spec is None or not loaded.ok:
        return NO
    for allowed, verdict in ((False, YES), (True, LOSSES)):
        log = Log()
        text = convert(loaded.spec, "adl", log, allow_loss=allowed)
        if not log.has_errors and load(Source("agent.yaml", text), "adl").ok:
            return verdict
    return NO


def is_typed(body: PlannedBody | None) -> bool:
    """Report whether a body is a record with fields."""
    if body is None or not isinstance(body.type, Named):
        return False
    found = body.declarations.get(body.type.key)
    return isinstance(found, RecordDecl) and bool(found.fields)


@cache
def all_languages() -> Mapping[str, Language]:
    """Return every language that adlgen comes with."""
    return {name: read_language(name) for name in bundled_packs()}


@cache
def _plan(path: Path, name: str) -> Plan:
    agent = load_file(path).agent
    assert agent is not None, path
    language, log = all_languages()[name], Log()
    return build_plan(agent, language, complete_options(language, {}, log), log, feature)


def _tools(path: Path) -> Iterator[PlannedTool]:
    """Yield the tools of an example in every language, but those that adlgen brings along."""
    if load_file(path).agent is not None:
        for name in all_languages():
            yield from (tool for tool in _plan(path, name).tools if not tool.implemented)


# --- how it is shown --------------------------------------------------------------------------

COLUMNS: Mapping[str, Callable[[Format], str]] = {
    "read": is_read,
    "validate": is_validated,
    "typed input": has_typed_input,
    "typed output": has_typed_output,
    "runtime stub": is_run,
    "to ADL": becomes_adl,
}


def table(formats: Collection[Format] = FORMATS) -> str:
    """Return the table."""
    lines = [row_of(["", *COLUMNS]), row_of(["---"] * (1 + len(COLUMNS)))]
    lines += [row_of([one.title, *(ask(one) for ask in COLUMNS.values())]) for one in formats]
    return "\n".join(lines)


def main() -> int:
    """Write the table into the page; print whether it changed."""
    text = PAGE.read_text("utf-8")
    new = replaced(text, table(), MARKS)
    PAGE.write_text(new, "utf-8")
    print("the table of formats", "is as it was" if new == text else "has changed")
    return 0


def shown() -> str:
    """Return what the page shows."""
    return block_of(PAGE.read_text("utf-8"), MARKS).strip("\n")


if __name__ == "__main__":
    sys.exit(main())
