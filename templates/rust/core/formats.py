"""Views of what emitted code has for formats: their grammars, and the codecs of their types."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.plan import model as plan
from adlgen.plan.data import JsonValue

from ..literals import comment
from .bodies import FORMAT, is_external, programs_text
from .native import formats_in


class NativeView(Struct):
    """The data for ``native.rs.j2``."""

    source: Code
    addresses: tuple[Code, ...]
    """The versions of the Internet Protocol."""
    has_bytes: bool
    has_dates: bool
    has_times: bool
    has_urls: bool
    has_uuids: bool

    @property
    def has_years(self) -> bool:
        """Whether there are dates, also with times."""
        return self.has_dates or self.has_times

    @property
    def has_any(self) -> bool:
        """Whether there is any type."""
        return self.has_errors or bool(self.addresses)

    @property
    def has_errors(self) -> bool:
        """Whether there is a type of a crate, which has an error of its own."""
        return self.has_bytes or self.has_urls or self.has_uuids or self.has_years


class FormatsView(Struct):
    """The data for ``formats.rs.j2``."""

    source: Code
    programs: Code


def formats_view(context: FileContext) -> FormatsView:
    """Return the view of the grammars of the formats in all schemas."""
    return FormatsView(comment(context.plan.source), programs_text(dict(_programs(context.plan))))


def _programs(planned: plan.Plan) -> Iterator[tuple[str, JsonValue]]:
    bodies = [body for tool in planned.tools for body in tool.bodies]
    found = {
        key: program
        for body in (*bodies, planned.types)
        if body is not None
        for key, program in body.patterns.items()
    }
    for name in planned.formats:
        yield name, found[f"{FORMAT}{name}"]


def has_grammars(planned: plan.Plan) -> bool:
    """Report whether the grammars of formats are emitted."""
    return bool(planned.formats) and not is_external(planned)


def native_view(context: FileContext) -> NativeView:
    """Return the view of the codecs of the types of formats."""
    return natives_view(comment(context.plan.source), formats_in(context.plan))


def natives_view(source: Code, used: Collection[str]) -> NativeView:
    """Return the view of the codecs of the types of some formats."""
    return NativeView(
        source=source,
        addresses=tuple(Code(version) for version in "46" if f"ipv{version}" in used),
        has_bytes="byte" in used,
        has_dates="date" in used,
        has_times="date-time" in used,
        has_urls="uri" in used,
        has_uuids="uuid" in used,
    )
