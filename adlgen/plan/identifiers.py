"""Names as one language spells them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from adlgen.diagnostics.codes.names import NAMES_COLLIDE
from adlgen.diagnostics.model import Log, Span
from adlgen.naming.cases import Acronyms, ascii_words, cased
from adlgen.naming.code import Code
from adlgen.naming.scope import Scope, Wish
from adlgen.plan.language import Language, Role
from adlgen.plan.model import Names

_SUFFIXES = ("", "Input", "Output", "Handler", "Deps", "Factory", "Spec")


def companions(tool: Code) -> tuple[str, ...]:
    """Return the names that a tool has beside its own: claimed before any nested type may want them."""
    return (*(f"{tool}{suffix}" for suffix in _SUFFIXES), f"New{tool}")


@dataclass(frozen=True, slots=True)
class Namer:
    """Spells names by the rules of a language and the acronyms of a specification."""

    language: Language
    acronyms: Acronyms
    log: Log
    fill_defaults: bool = True
    """Whether an absent property with a default decodes to it."""

    @staticmethod
    def of(
        language: Language, acronyms: Iterable[str], log: Log, *, fill_defaults: bool = True
    ) -> Namer:
        """Build from the specification's own acronyms."""
        written = Acronyms.of([*language.initialisms, *acronyms])
        return Namer(language, written, log, fill_defaults)

    def words(self, text: str) -> tuple[str, ...]:
        """Split a name into words."""
        words = self.acronyms.words(text)
        return ascii_words(words) if self.language.ascii_identifiers else words

    def spell(self, role: Role, words: Iterable[str]) -> str:
        """Spell words as an identifier of a role: legal, but not yet unique."""
        rules = self.language.naming[role]
        name = cased(words, rules.case, self.acronyms, upper=rules.initialisms == "upper")
        if not name or not _may_start(name[0], capital=rules.case == "pascal"):
            name = rules.digit_prefix + name
        return rules.legal(name)

    def code(self, role: Role, text: str) -> Code:
        """Spell a name that is unique by nature."""
        return Code(self.spell(role, self.words(text)))

    def group(
        self, role: Role, members: Sequence[tuple[str, str]], span: Span | None, what: str
    ) -> tuple[Code, ...]:
        """Name siblings, each given by its wire name and the text its name comes from.

        Siblings that come out alike are told apart, and reported as ``what``.
        """
        scope = self.scope(role)
        wishes = [Wish(wire, self.spell(role, self.words(text))) for wire, text in members]
        return self.claim(scope, wishes, span, what)

    def scope(self, role: Role) -> Scope:
        """Open a namespace for names of a role."""
        rules = self.language.naming[role]
        return Scope(rules.case, fold=rules.path)

    def claim(
        self, scope: Scope, wishes: Sequence[Wish], span: Span | None, what: str
    ) -> tuple[Code, ...]:
        """Claim names in a namespace and report who clashed."""
        names, clashes = scope.claim(wishes)
        for clash in clashes:
            listed = ", ".join(repr(s) for s in clash.sources)
            self.log.add(
                NAMES_COLLIDE,
                f"{what} {listed} would all be {clash.name!r} in {self.language.title}",
                span,
                "the first keeps the name and the others take a suffix; "
                "pin names of your choice with x-adlgen.names",
            )
        return tuple(map(Code, names))


def _may_start(char: str, *, capital: bool) -> bool:
    if capital:
        return char.isupper()
    return char.isalpha() or char == "_"


@dataclass(frozen=True, slots=True)
class ToolNames:
    """The identifiers of one tool."""

    type_name: Code
    value_name: Code
    file: Code
    module: Code
    scope: Scope
    """The namespace of its types."""
    extras: Mapping[str, Names]
    """Identifiers that features add, by the name of the feature."""
