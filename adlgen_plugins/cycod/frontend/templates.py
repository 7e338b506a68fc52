"""Templates with ``{placeholders}`` in a CYCOD tool."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from itertools import groupby

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Span
from adlgen.diagnostics.spelling import closest
from adlgen.document.node import Node
from adlgen_plugins.cycod.feature.model import (
    Ambient,
    Command,
    DirectCommand,
    Layer,
    Literal,
    ParameterValue,
    Part,
    Placeholder,
    Quote,
    Reference,
    Shell,
    ShellCommand,
    StepResult,
    Template,
    Variable,
)
from adlgen_plugins.cycod.feature.shells import (
    Found,
    Interpolation,
    Item,
    Items,
    UnknownText,
    scan,
    split_words,
    word_layers,
)
from adlgen_plugins.cycod.feature.shells.guards import Guards, Trust, guard_words, guards
from adlgen_plugins.cycod.frontend import codes
from adlgen_plugins.cycod.frontend.guarding import (
    ALLOWED,
    Facts,
    guarded_layers,
    is_exempt,
    values_of,
    warn_of_guards,
    written_name,
)
from adlgen_plugins.cycod.frontend.keys import Written

AMBIENT = ("WORKSPACE", "TEMP", "TEMP_DIR", "TOOL_NAME")
"""Placeholders that every tool may use."""
NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_-]*")
"""The syntax of a placeholder; other braces are text."""
VALUE = "{value}"
"""The placeholder of the value in a parameter's ``format``."""
_BRACES = re.compile(r"(?<!\$)\{([^{}]+)\}")
_STEP = re.compile(r"([^{}\s]+)\.(output|error|exit-code)")
_VARIANT = re.compile(r"RAW:[A-Za-z_][A-Za-z0-9_-]*|[A-Za-z_][A-Za-z0-9_-]*:-[^\s.]*")
"""Placeholders of the gen3-v1 variant; names with a dot are text, as in the loaders."""
_VARIABLE = "ENV_"
_INPUT = "INPUT_PARAM"


class Names(Struct, frozen=False):
    """The names that placeholders may refer to, and the unknown names found so far."""

    written: Written
    parameters: Collection[str] = ()
    formats: Mapping[str, str] = field(default_factory=dict)
    """The formats of parameters in commands, with ``{value}``."""
    raw: frozenset[str] = frozenset()
    """Parameters whose values are not quoted."""
    unclear: frozenset[str] = frozenset()
    """Parameters whose values are fixed texts that may contain quotes."""
    facts: Facts = Facts()
    steps: Collection[str] = ()
    undeclared: dict[str, Span] = field(default_factory=dict)
    """UnknownText names in commands, with the span of their first use."""

    def pieces(self, node: Node, text: str, undeclared: _Undeclared) -> list[str | Reference]:
        """Split a template into literal text and placeholders."""
        found: list[str | Reference] = []
        end = 0
        for match in _BRACES.finditer(text):
            reference = self._reference(match[1], node, undeclared)
            if reference is not None:
                found += [text[end : match.start()], reference]
                end = match.end()
        return [piece for piece in (*found, text[end:]) if piece != ""]

    def _reference(self, name: str, node: Node, undeclared: _Undeclared) -> Reference | None:
        if name in self.parameters:
            return ParameterValue(name)
        if name in AMBIENT:
            return Ambient(name)
        step = _STEP.fullmatch(name)
        if step is not None and (step[1] in self.steps or NAME.fullmatch(step[1])):
            return StepResult(step[1], Part(step[2]))
        if name.startswith(_VARIABLE) and NAME.fullmatch(name):
            return Variable(name.removeprefix(_VARIABLE))
        if name != _INPUT and (NAME.fullmatch(name) or _VARIANT.fullmatch(name)):
            undeclared(name, node)
        return None

    def remember(self, name: str, node: Node) -> None:
        """Record an unknown name in a command."""
        if name not in self.undeclared:
            self.undeclared[name] = self.written.place(node, "{" + name + "}")

    def warn(self, name: str, node: Node) -> None:
        """Warn about an unknown name outside commands, which loaders leave unchanged."""
        message = f"'{{{name}}}' does not refer to a parameter and is left unchanged"
        near = closest(name, self.parameters)
        hint = f"did you mean '{{{near}}}'?" if near else f"declare the parameter '{name}'"
        span = self.written.place(node, "{" + name + "}")
        self.written.log.add(codes.UNDECLARED_TEXT, message, span, hint)

    def report(self) -> None:
        """Report the unknown names in commands."""
        if not self.undeclared:
            return
        names = ", ".join(self.undeclared)
        message = f"The following parameters are referenced but not defined: {names}"
        first, span = next(iter(self.undeclared.items()))
        near = closest(first, self.parameters)
        hint = f"did you mean '{{{near}}}'?" if near else f"declare it, or write '{{ {first} }}'"
        if _VARIANT.fullmatch(first):
            hint = "only the gen3-v1 variant of the format has this form of placeholder"
        self.written.log.add(codes.UNDECLARED, message, span, hint)


_Undeclared = Callable[[str, Node], None]


def plain_template(node: Node, text: str, names: Names) -> Template:
    """Return a template that no shell interprets."""
    pieces = names.pieces(node, text, names.warn)
    return tuple(Literal(p) if isinstance(p, str) else Placeholder(p) for p in pieces)


class _Draft(Struct, frozen=False):
    """A command that is being read: literal text and interpolations."""

    literals: list[str | Interpolation] = field(default_factory=list)
    items: list[Item] = field(default_factory=list)
    """The characters and interpolations of the command, including the fixed text of formats."""
    placeholders: dict[Interpolation, Placeholder] = field(default_factory=dict)


def read_command(shell: Shell, program: str, node: Node, text: str, names: Names) -> Command:
    """Return a command for a shell; ``program`` is its interpreter."""
    draft = _drafted(node, text, names)
    if shell is Shell.DIRECT:
        return _direct(draft, node, names)
    found = scan(shell, draft.items)
    checks = guards(shell, program, draft.items, values_of(draft.placeholders, names.facts))
    placed: list[tuple[Placeholder, bool]] = []
    filled: list[Literal | Placeholder] = []
    for piece in draft.literals:
        if isinstance(piece, str):
            filled.append(Literal(piece))
            continue
        place, layers = draft.placeholders[piece], found.layers[piece]
        _warn_of_place(place, found, piece, checks, node, names)
        guarded = guarded_layers(place, piece, layers, checks, names.facts)
        place = _with_layers(place, () if place.raw else guarded)
        filled.append(place)
        placed.append((place, layers[0].quote is not Quote.GUARDED))
    warn_of_guards(placed, node, names.written, names.facts)
    _warn_unbalanced(node, names, unbalanced=found.unbalanced)
    return ShellCommand(shell, program, _joined_lists(filled, node, names), found.heredocs)


def _drafted(node: Node, text: str, names: Names) -> _Draft:
    draft = _Draft()
    for number, piece in enumerate(names.pieces(node, text, names.remember)):
        if isinstance(piece, str):
            draft.literals.append(piece)
            draft.items += piece
            continue
        interpolation = Interpolation(number)
        name = piece.name if isinstance(piece, ParameterValue) else ""
        before, _, after = names.formats.get(name, VALUE).partition(VALUE)
        draft.literals.append(interpolation)
        more = [UnknownText()] if name in names.unclear else []
        draft.items += [*before, interpolation, *more, *after]
        raw = bool(name) and name in names.raw
        draft.placeholders[interpolation] = Placeholder(piece, (), before, after, raw=raw)
    return draft


def _direct(draft: _Draft, node: Node, names: Names) -> DirectCommand:
    items: list[str | Interpolation] = []
    for piece in draft.literals:
        items += [piece] if isinstance(piece, Interpolation) else [*piece]
    found = split_words(items)
    _warn_unbalanced(node, names, unbalanced=found.unbalanced)
    words: list[Template] = []
    before: list[str] = []
    placed: list[tuple[Placeholder, bool]] = []
    checks = guard_words(found.words, values_of(draft.placeholders, names.facts))
    for word in found.words:
        layers = word_layers(word, before)
        for interpolation, layer in layers.items():
            place = draft.placeholders[interpolation]
            _warn_of_place(place, Found(layers), interpolation, checks, node, names)
            guarded = guarded_layers(place, interpolation, layer, checks, names.facts)
            draft.placeholders[interpolation] = _with_layers(place, guarded)
            placed.append((draft.placeholders[interpolation], layer[0].quote is not Quote.GUARDED))
        words.append(_word(word, draft))
        before.append("".join(item if isinstance(item, str) else "\0" for item in word))
    warn_of_guards(placed, node, names.written, names.facts)
    return DirectCommand(tuple(words))


def _word(word: Items, draft: _Draft) -> Template:
    """Return an argument with its interpolations replaced by placeholders."""
    parts: list[Literal | Placeholder] = []
    for is_text, run in groupby(word, key=lambda item: isinstance(item, str)):
        if is_text:
            parts.append(Literal("".join(str(item) for item in run)))
        else:
            parts += [draft.placeholders[item] for item in run if isinstance(item, Interpolation)]
    return tuple(parts)


def _with_layers(placeholder: Placeholder, layers: tuple[Layer, ...]) -> Placeholder:
    return Placeholder(
        placeholder.of, layers, placeholder.before, placeholder.after, raw=placeholder.raw
    )


def _warn_of_place(
    place: Placeholder, found: Found, of: Interpolation, checks: Guards, node: Node, names: Names
) -> None:
    """Warn about a place without quoting, and about an unlimited value in a document."""
    quotes = {layer.quote for layer in found.layers[of] if layer.shell is not Shell.DIRECT}
    quotes |= {Quote.GUARDED for layer in found.layers[of] if layer.quote is Quote.GUARDED}
    shown = "{" + written_name(place.of) + "}"
    span = names.written.place(node, shown)
    if place.raw:
        return
    if Quote.GUARDED in quotes:
        message = f"quoting is not reliable in the place of '{shown}'"
        hint = f"only {ALLOWED} are allowed there; use a plain argument"
        names.written.log.add(codes.UNSAFE_PLACE, message, span, hint)
    elif (
        quotes & {Quote.HEREDOC, Quote.VERBATIM}
        and checks.of(of) is Trust.HARMLESS
        and is_exempt(place.of, names.facts)
    ):
        message = f"'{shown}' is inserted into a here-document without quoting"
        hint = "the program that reads the document must accept arbitrary text there"
        names.written.log.add(codes.INNER_TEXT, message, span, hint)


_ASSIGNMENT = re.compile(r"(?:^|[\s;&|({`\"'])[A-Za-z_]\w*(?:\[[^\]\s]*\])?\+?=[^\s;&|()]*$")


def _joined_lists(filled: list[Literal | Placeholder], node: Node, names: Names) -> Template:
    """Return a command in which the items of a list that is assigned are one text.

    A second word would be the name of a program.
    """
    found: list[Literal | Placeholder] = []
    before = ""
    for part in filled:
        if isinstance(part, Literal):
            before += part.text
            found.append(part)
            continue
        quotes = {layer.quote for layer in part.layers} - {Quote.OPERAND}
        is_list = isinstance(part.of, ParameterValue) and part.of.name in names.facts.lists
        if not (is_list and _ASSIGNMENT.search(before)) or part.raw:
            found.append(part)
        elif part.layers[-1] == Layer(Shell.BASH, Quote.BARE):
            layers = (*part.layers[:-1], Layer(Shell.BASH, Quote.DOUBLE))
            found += [Literal('"'), _with_layers(part, layers), Literal('"')]
        else:
            found.append(part)
            if Quote.BARE in quotes or quotes == {Quote.GUARDED}:
                shown = "{" + written_name(part.of) + "}"
                message = f"the list '{shown}' is assigned to a variable"
                span = names.written.place(node, shown)
                names.written.log.add(codes.LIST_IN_WORD, message, span, "put quotes around it")
        before += "\0"
    return tuple(found)


def _warn_unbalanced(node: Node, names: Names, *, unbalanced: bool) -> None:
    if unbalanced:
        message = "a quote or bracket of the command is not closed"
        names.written.log.add(codes.UNBALANCED, message, node.span, "close it")
