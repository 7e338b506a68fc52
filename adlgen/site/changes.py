"""What is different from an earlier version: the findings of ``adlgen breaking``, and other differences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from markupsafe import Markup

from adlgen.contracts.command import Compared
from adlgen.contracts.model import Finding, Level, Version, VersionedTool
from adlgen.contracts.wire import shown_witness
from adlgen.diagnostics.model import Log
from adlgen.document.token_count import tokens
from adlgen.features.providers.export import ExportOptions, each
from adlgen.ir.agent import Body
from adlgen.providers.names import Renames
from adlgen.site.definitions import PROVIDERS
from adlgen.site.differences import differences, words
from adlgen.site.model import Change, ChangedTool, Comparison
from adlgen.site.text import flat, plain, shown, ticked
from adlgen.spec.names import name_of

_BREAKING = frozenset({Level.WIRE, Level.SOURCE, Level.PROVIDER})
_LONGEST = 4_000
"""The characters of a value that shows a finding."""
_RANKS = ("wire", "source", "provider", "model", "same")


def comparison(compared: Compared) -> Comparison:
    """Return the comparison of two versions, tool by tool: what breaks something first."""
    found: list[ChangedTool] = []
    lines = _findings(compared)
    for old, new in compared.pairs:
        found += _tools(old, new, lines)
    if lines.get(""):
        found.append(ChangedTool("", "changed", _breaks(lines[""]), tuple(lines[""])))
    found.sort(key=lambda one: not one.breaking)
    was, now = compared.versions
    against = plain(compared.against)
    return Comparison(against, plain(was), plain(now), compared.rise, tuple(found))


def _findings(compared: Compared) -> dict[str, list[Change]]:
    """Return the findings by the name of the tool, those that break something first."""
    found: dict[str, list[Change]] = {}
    accepted = [(one, reason or "accepted") for one, reason in compared.accepted]
    for finding, reason in [*((one, "") for one in compared.findings), *accepted]:
        found.setdefault(finding.tool, []).append(_change(finding, reason))
    for changes in found.values():
        changes.sort(key=lambda one: (one.is_note, _RANKS.index(one.level)))
    return found


def _change(finding: Finding, reason: str) -> Change:
    message = finding.message
    if finding.target and not message.lower().startswith(finding.target):
        message += f" ({finding.target})"
    witness = "" if finding.witness is None else flat(finding.witness.value)
    if finding.witness is not None and witness not in message:
        message = message.replace(shown_witness(finding.witness.value), "the value below", 1)
    if len(witness) > _LONGEST:
        witness = f"{witness[: _LONGEST - 1]}…"
    return Change(
        finding.level.value,
        finding.code.id,
        ticked(message),
        plain(finding.hint or ""),
        witness if witness not in message else "",
        finding.is_note,
        plain(reason),
    )


def _breaks(changes: Sequence[Change]) -> bool:
    return any(
        one.level in {level.value for level in _BREAKING} and not one.is_note and not one.accepted
        for one in changes
    )


def _tools(old: Version, new: Version, lines: Mapping[str, list[Change]]) -> Iterator[ChangedTool]:
    before, after = old.tools, new.tools
    sizes = [_sizes(version) for version in (old, new)]
    for name, tool in after.items():
        if name not in before:
            added = Change("same", "", Markup("A new tool."))
            yield ChangedTool(name, "added", breaking=False, changes=(added,))
            continue
        own = [*lines.get(name, ()), *_differences(before[name], tool, lines.get(name, ()))]
        text = words(_description(before[name]), _description(tool))
        if own or text:
            more = sizes[1].get(name, 0) - sizes[0].get(name, 0)
            yield ChangedTool(name, "changed", _breaks(own), tuple(own), text, more)
    for name in before:
        if name not in after:
            own = lines.get(name, [Change("same", "", Markup("The tool is gone."))])
            yield ChangedTool(name, "removed", _breaks(own), tuple(own))


def _sizes(version: Version) -> Mapping[str, int]:
    """Return the estimated tokens of each definition."""
    wanted = ExportOptions(next(iter(PROVIDERS)))
    found = each(version.spec, version.agent, wanted, Log(), Renames())
    return {one.tool.wire_name or name_of(one.tool): tokens(one.definition) for one in found}


def _description(tool: VersionedTool) -> str:
    return tool.lowered.description


def _differences(
    old: VersionedTool, new: VersionedTool, known: Sequence[Change]
) -> Iterator[Change]:
    """Yield the places that differ and that no finding names."""
    for side, was, now in (
        ("arguments", old.lowered.input, new.lowered.input),
        ("result", old.lowered.output, new.lowered.output),
    ):
        if was is None or now is None:
            if was is not now and not known:
                text = (
                    "The result has a schema now."
                    if was is None
                    else "The result has no schema now."
                )
                yield Change("same", "", Markup(text))  # noqa: S704 - a constant
            continue
        yield from _sides(side, was, now, known)


def _sides(side: str, was: Body, now: Body, known: Sequence[Change]) -> Iterator[Change]:
    part = "input" if side == "arguments" else "output"
    for one in differences(was.canonical.json, now.canonical.json):
        named = f"<code>{shown(f'{part}{one.pointer}')}</code>"
        if any(named in change.message for change in known):
            continue
        where = Markup("<code>{}</code>").format(shown(one.place)) if one.place else ""
        message = Markup("{} {} {}").format(side, where, one.message)
        yield Change("same", "", message)
