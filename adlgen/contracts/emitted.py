"""SOURCE: names and types in the generated code of each target."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from adlgen.contracts.model import Finding, Level, PlannedTarget, Version
from adlgen.contracts.printed import Printer, declarations_of, printer_of
from adlgen.diagnostics.codes import breaking as codes
from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.diagnostics.model import DiagnosticKind, Span
from adlgen.plan.model import (
    SHARED,
    Declaration,
    EnumDecl,
    PlannedBody,
    PlannedField,
    PlannedTool,
    RecordDecl,
    TupleDecl,
    UnionDecl,
)
from adlgen.spec.names import span_of

_PIN = "pin the name with x-adlgen.names, or under 'names' in adlgen.yaml"
_KEEP = "keep the property, and add another one"
_KINDS: Mapping[type, str] = {
    RecordDecl: "a record",
    EnumDecl: "an enumeration",
    UnionDecl: "a union",
    TupleDecl: "a tuple",
}


class _Change(Struct):
    """A difference of the emitted code."""

    code: DiagnosticKind
    message: str
    hint: str | None = None


def emitted(old: Version, new: Version, target: PlannedTarget) -> Iterator[Finding]:
    """Yield what code that uses the types of a target notices."""
    compared = _Compared(target)
    after = {tool.id: tool for tool in target.new.tools}
    spans = [{t.lowered.id: span_of(t.written) for t in one.tools.values()} for one in (old, new)]
    seen: set[tuple[str, str]] = set()
    for tool in target.old.tools:
        other = after.get(tool.id)
        if other is None:
            continue
        for change in compared.tool(tool, other):
            if (change.code.id, change.message) not in seen:
                seen.add((change.code.id, change.message))
                yield _finding(change, tool, target, spans)


def _finding(
    change: _Change, tool: PlannedTool, target: PlannedTarget, spans: list[dict[str, Span]]
) -> Finding:
    message = f"{target.name}: {change.message}"
    places = spans[0].get(tool.id), spans[1].get(tool.id)
    name = tool.wire_name or tool.llm_name
    hint = change.hint
    return Finding(Level.SOURCE, change.code, name, message, *places, hint=hint, target=target.name)


class _Compared:
    """The plans of both versions."""

    def __init__(self, target: PlannedTarget) -> None:
        language = target.language
        self.exhaustive = language.exhaustive
        self.before, self.after = declarations_of(target.old), declarations_of(target.new)
        self.was = printer_of(target.old, language.native_formats)
        self.now = printer_of(target.new, language.native_formats)

    def tool(self, old: PlannedTool, new: PlannedTool) -> Iterator[_Change]:
        """Yield the changes of the types of a tool."""
        if old.type_name != new.type_name:
            message = f"the types of tool '{old.id}' start with '{new.type_name}' instead of '{old.type_name}'"
            yield _Change(codes.TYPE_CHANGED, message, _PIN)
        yield from self._body(old.input, new.input)
        if old.output is not None and new.output is None:
            message = f"the type '{old.output_name}' of the result is any value"
            yield _Change(codes.TYPE_CHANGED, message, "keep the output schema")
        if old.output is not None and new.output is not None:
            yield from self._body(old.output, new.output)
        forms = {form.name: form.body for form in new.elicits}
        for form in old.elicits:
            if form.name in forms:
                yield from self._body(form.body, forms[form.name])
            else:
                message = f"the type '{form.body.name}' is gone"
                yield _Change(codes.TYPE_CHANGED, message, "keep the form")

    def _body(self, old: PlannedBody, new: PlannedBody) -> Iterator[_Change]:
        was, now = self.was.text(old.type), self.now.text(new.type)
        if was != now and not any(d.name == old.name for d in old.declarations.values()):
            yield _Change(codes.TYPE_CHANGED, f"'{old.name}' is {now} instead of {was}", _PIN)
        shared = [key for key in old.uses if key.startswith(SHARED)]
        for key in (*old.declarations, *shared):
            if key in self.before:
                yield from self._declaration(self.before[key], self.after.get(key))

    def _declaration(self, old: Declaration, new: Declaration | None) -> Iterator[_Change]:
        if new is None:
            if any(one.name == old.name for one in self.after.values()):
                return
            yield _Change(codes.TYPE_CHANGED, f"the type '{old.name}' is gone", _PIN)
            return
        if old.name != new.name:
            message = f"the type '{old.name}' is called '{new.name}'"
            yield _Change(codes.TYPE_CHANGED, message, _PIN)
        match old, new:
            case RecordDecl(), RecordDecl():
                yield from self._record(old, new)
            case EnumDecl(), EnumDecl():
                yield from self._enum(old, new)
            case UnionDecl(), UnionDecl():
                yield from self._union(old, new)
            case TupleDecl(), TupleDecl():
                yield from self._tuple(old, new)
            case _:
                message = f"'{old.name}' is {_KINDS[type(new)]} instead of {_KINDS[type(old)]}"
                yield _Change(codes.TYPE_CHANGED, message)

    def _record(self, old: RecordDecl, new: RecordDecl) -> Iterator[_Change]:
        after = {field.key: field for field in new.fields}
        for field in old.fields:
            other = after.get(field.key)
            where = f"field '{field.name}' of '{old.name}'"
            if other is None:
                yield _Change(codes.FIELD_CHANGED, f"{where} is gone", _KEEP)
            else:
                yield from self._field(where, field, other)
        known = {field.key for field in old.fields}
        added = [field for field in new.fields if field.key not in known]
        for field in added if "records" in self.exhaustive else ():
            yield _Change(codes.NOT_EXHAUSTIVE, f"'{old.name}' has a new field '{field.name}'")
        was, now = self.was.text(old.extra), self.now.text(new.extra)
        if was != now:
            message = f"other properties of '{old.name}' are {now} instead of {was}"
            yield _Change(codes.FIELD_CHANGED, message)

    def _field(self, where: str, old: PlannedField, new: PlannedField) -> Iterator[_Change]:
        if old.name != new.name:
            yield _Change(codes.FIELD_CHANGED, f"{where} is called '{new.name}'", _PIN)
        was, now = self.was.text(old.type), self.now.text(new.type)
        if was != now and not _is_renamed(self.was, self.now, old, new):
            yield _Change(codes.FIELD_CHANGED, f"{where} is {now} instead of {was}", _KEEP)
        if old.required != new.required:
            is_required = "required" if new.required else "optional"
            yield _Change(codes.FIELD_REQUIRED, f"{where} is {is_required}", "keep it as it was")

    def _enum(self, old: EnumDecl, new: EnumDecl) -> Iterator[_Change]:
        before = {repr(member.value): member for member in old.members}
        after = {repr(member.value): member for member in new.members}
        for value, member in before.items():
            if value not in after:
                message = f"value '{member.name}' of '{old.name}' is gone"
                yield _Change(codes.FIELD_CHANGED, message, "keep the old values")
            elif after[value].name != member.name:
                message = f"value '{member.name}' of '{old.name}' is called '{after[value].name}'"
                yield _Change(codes.FIELD_CHANGED, message)
        for value, member in after.items() if "enums" in self.exhaustive else ():
            if value not in before:
                message = f"'{old.name}' has a new value '{member.name}'"
                yield _Change(codes.NOT_EXHAUSTIVE, message)

    def _union(self, old: UnionDecl, new: UnionDecl) -> Iterator[_Change]:
        before = {str(one.name): self.was.text(one.type) for one in old.variants}
        after = {str(one.name): self.now.text(one.type) for one in new.variants}
        for name, text in before.items():
            if name not in after:
                message = f"alternative '{name}' of '{old.name}' is gone"
                yield _Change(codes.FIELD_CHANGED, message, "keep the old alternatives")
            elif after[name] != text:
                message = f"alternative '{name}' of '{old.name}' is {after[name]} instead of {text}"
                yield _Change(codes.FIELD_CHANGED, message)
        for name in after if "unions" in self.exhaustive else ():
            if name not in before:
                message = f"'{old.name}' has a new alternative '{name}'"
                yield _Change(codes.NOT_EXHAUSTIVE, message)

    def _tuple(self, old: TupleDecl, new: TupleDecl) -> Iterator[_Change]:
        was = [self.was.text(one) for one in (*old.items, old.rest)]
        now = [self.now.text(one) for one in (*new.items, new.rest)]
        if was != now:
            message = f"'{old.name}' has the parts {', '.join(now)} instead of {', '.join(was)}"
            yield _Change(codes.FIELD_CHANGED, message)


def _is_renamed(was: Printer, now: Printer, old: PlannedField, new: PlannedField) -> bool:
    """Report whether the type of a field differs only in the name of a declaration, which is a change of its own."""
    return replace(was, names={}).text(old.type) == replace(now, names={}).text(new.type)
