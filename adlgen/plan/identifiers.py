"""Identifiers in the conventions of a language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from adlgen.diagnostics.codes.names import NAMES_COLLIDE
from adlgen.diagnostics.datatypes import Struct, field, replace
from adlgen.diagnostics.expressions import expression
from adlgen.diagnostics.memory import active, interned
from adlgen.diagnostics.model import Label, Log, Span
from adlgen.naming.cases import Acronyms, ascii_words, cased
from adlgen.naming.code import Code
from adlgen.naming.scope import Clash, NameRequest, Scope
from adlgen.plan.language import Language, Role
from adlgen.plan.model import Names

_WORD = expression(r"[A-Z][A-Za-z]*")
_CODE = 3
"""The letters of the longest code."""
_MANY = 32
"""The names of a long group."""
_SUFFIXES = ("", "Input", "Output", "Handler", "Deps", "Factory", "Spec")

FORM_SUFFIXES = ("", "Form", "Question")
"""What names that are derived from the name of a form's type end with."""


def companions(tool: Code) -> tuple[str, ...]:
    """Return the names derived from a tool's name, which are claimed before those of nested types."""
    return (*(f"{tool}{suffix}" for suffix in _SUFFIXES), f"New{tool}")


class Namer(Struct):
    """Creates identifiers by the rules of a language, with the acronyms of a specification."""

    language: Language
    acronyms: Acronyms
    log: Log
    fill_defaults: bool = True
    """Whether absent properties decode to their defaults."""
    typed_formats: frozenset[str] = frozenset()
    """The formats of strings that types of the language show, so that documentation need not."""
    checks_formats: bool = False
    """Whether formats decide about values, and so about defaults."""
    known: dict[tuple[Role, str], Code] = field(default_factory=dict)
    """The identifiers of texts so far: many tools have properties of the same names."""

    @staticmethod
    def of(
        language: Language,
        acronyms: Iterable[str],
        log: Log,
        *,
        fill_defaults: bool = True,
        typed_formats: frozenset[str] = frozenset(),
        checks_formats: bool = False,
    ) -> Namer:
        """Create a namer with the acronyms of the specification."""
        written = Acronyms.of([*language.initialisms, *acronyms])
        return Namer(language, written, log, fill_defaults, typed_formats, checks_formats)

    def words(self, text: str) -> tuple[str, ...]:
        """Split a name into words."""
        words = self.acronyms.words(text)
        return ascii_words(words) if self.language.ascii_identifiers else words

    def identifier(self, role: Role, words: Iterable[str]) -> str:
        """Return words as a legal identifier of a role, not necessarily unique."""
        rules = self.language.naming[role]
        name = cased(words, rules.case, self.acronyms, upper=rules.initialisms == "upper")
        if not name or not _may_start(name[0], capital=rules.case == "pascal"):
            name = rules.digit_prefix + name
        return rules.legal(name)

    def code(self, role: Role, text: str) -> Code:
        """Return the identifier for a text that is unique in its context."""
        found = self.known.get((role, text))
        if found is None:
            found = Code(self.identifier(role, self.words(text)))
            self.known[role, text] = found
        return found

    def group(
        self,
        role: Role,
        members: Sequence[tuple[str, str]],
        span: Span | None,
        what: str,
        places: Iterable[Span] = (),
        reserved: str = "",
    ) -> tuple[Code, ...]:
        """Name siblings, each given by its exact name and the text that its identifier is made from.

        Equal identifiers get suffixes and are reported with the subject ``what``, at the ``places`` of the
        members if these are given, else at ``span``. No member has the name ``reserved``.
        """
        texts = [text for _, text in members]
        if reserved and reserved.lower() in "\n".join(texts).lower():
            return self._reserving(role, reserved).group(role, members, span, what, places)
        names = self._identifiers(role, texts, what)
        written = self._as_written(texts) if role == "member" else [Code("")] * len(texts)
        if role == "member" and all(map(_is_code, written)):
            names = written
        folds = self.language.naming[role].path
        distinct = {name.casefold() for name in names} if folds else {*names}
        if len(distinct) == len(names) and all(names):
            return tuple(names)  # each is free
        requests = [
            NameRequest(wire, name, other)
            for (wire, _), name, other in zip(members, names, written, strict=True)
        ]
        by_name = {wire: place for (wire, _), place in zip(members, places, strict=False)}
        return self.claim(self.scope(role), requests, span, what, by_name)

    def _identifiers(self, role: Role, texts: Sequence[str], what: str) -> list[Code]:
        """Return the identifiers of texts; those of long groups are remembered."""
        memory = active()
        if memory is None or len(texts) < _MANY:
            return [self.code(role, text) for text in texts]
        language = self.language
        rules = (language.naming[role], self.acronyms, language.ascii_identifiers)
        common = interned(memory, ("naming", language.name, role), rules)
        key = ("identifiers", id(common), what)
        part = memory.find(key)
        known: dict[str, Code] = {} if part is None else part.value
        found = {text: known.get(text) or self.code(role, text) for text in texts}
        memory.keep(key, found, (), (common,))
        return [found[text] for text in texts]

    def _reserving(self, role: Role, name: str) -> Namer:
        """Return a namer for which one more name of a role is reserved."""
        rules = self.language.naming[role]
        if name in rules.reserved:
            return self
        more = replace(rules, reserved=rules.reserved | {name})
        naming = {**self.language.naming, role: more}
        return replace(self, language=replace(self.language, naming=naming), known={})

    def _as_written(self, texts: Sequence[str]) -> list[Code]:
        """Return the identifiers of an enumeration's members with the capitals of their texts; empty for one of several words."""
        rules = self.language.naming["member"]
        keeps = rules.initialisms == "upper"
        return [
            Code(rules.legal(text) if keeps and _WORD.fullmatch(text) else "") for text in texts
        ]

    def scope(self, role: Role) -> Scope:
        """Open a namespace for names of a role."""
        rules = self.language.naming[role]
        return Scope(rules.case, fold=rules.path)

    def claim(
        self,
        scope: Scope,
        requests: Sequence[NameRequest],
        span: Span | None,
        what: str,
        places: Mapping[str, Span] = MappingProxyType({}),
    ) -> tuple[Code, ...]:
        """Claim names in a namespace and report clashes; ``places`` are the places of the sources."""
        names, clashes = scope.claim(requests)
        for clash in clashes:
            listed = ", ".join(repr(s) for s in clash.sources)
            *others, last = clash.sources
            self.log.add(
                NAMES_COLLIDE,
                f"{what} {listed} would all be {clash.name!r} in {self.language.title}",
                places.get(last, span),
                f"{_keeping(clash)} the others take a suffix; "
                "pin names of your choice with x-adlgen.names",
                labels=tuple(Label(places[s], f"{s!r} is here") for s in others if s in places),
            )
        return tuple(map(Code, names))


def _keeping(clash: Clash) -> str:
    return f"{clash.keeper!r} keeps the name," if clash.keeper else "the name is taken;"


def _is_code(written: str) -> bool:
    """Report whether a value is a short code in capitals, such as that of a currency."""
    return 0 < len(written) <= _CODE and written.isupper()


def _may_start(char: str, *, capital: bool) -> bool:
    if capital:
        return char.isupper()
    return char.isalpha() or char == "_"


class ToolNames(Struct):
    """The identifiers of one tool."""

    type_name: Code
    value_name: Code
    file: Code
    module: Code
    scope: Scope
    """The namespace of its types."""
    extras: Mapping[str, Names]
    """Identifiers that features add, by the name of the feature."""
    forms: tuple[Code, ...] = ()
    """The names of the types of its forms."""
