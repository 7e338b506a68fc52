"""Adds guards to the quoting of values that are not proved to be data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from adlgen.diagnostics.datatypes import Struct
from adlgen_plugins.cycod.feature.model import Layer, Quote, Shell
from adlgen_plugins.cycod.feature.shells.flows import Proof, is_special
from adlgen_plugins.cycod.feature.shells.items import Interpolation, Items, Layers
from adlgen_plugins.cycod.feature.shells.programs import Trust, Values
from adlgen_plugins.cycod.feature.shells.proof import prove, prove_words
from adlgen_plugins.cycod.feature.shells.syntax import Piece, Quoting, Text, Value, Word
from adlgen_plugins.cycod.feature.shells.windows import prove_cmd, prove_pwsh

_ANSI = {"bash": True, "sh": False, "dash": False}
"""The shells whose scripts are analyzed, and whether they know ``$'...'``."""
_FLAGS = {"-e", "-u", "-x", "-eu", "-ex", "-eux"}

__all__ = ["Guards", "Trust", "Values", "guard_words", "guards", "is_special", "with_guard"]


class Guards(Struct):
    """What the values in a command must be."""

    trust: Mapping[Interpolation, Trust]
    proof: Proof | None = None
    """The analysis of a POSIX shell command."""

    def of(self, interpolation: Interpolation) -> Trust:
        """Return what the place of a interpolation accepts."""
        return self.trust.get(interpolation, Trust.HARMLESS)


def guards(
    shell: Shell, program: str, items: Items, values: Values, variables: Sequence[str] = ()
) -> Guards:
    """Analyze the text of a command; ``program`` is its interpreter."""
    match shell:
        case Shell.BASH:
            name, *flags = program.split() or [""]
            name = name.rsplit("/", 1)[-1]
            if name in _ANSI and {*flags} <= _FLAGS:
                proof = prove(items, values, has_ansi=_ANSI[name], variables=variables)
                return Guards(proof.trust, proof)
            return Guards({})
        case Shell.PWSH:
            return Guards(prove_pwsh(items, values))
        case Shell.CMD:
            return Guards(prove_cmd(items, values))
        case Shell.DIRECT | Shell.OTHER:
            return Guards({})


def guard_words(words: Sequence[Sequence[str | Interpolation]], values: Values) -> Guards:
    """Analyze the words of a command without a shell."""
    proof = prove_words(tuple(map(_word, words)), values)
    return Guards(proof.trust, proof)


def _word(word: Sequence[str | Interpolation]) -> Word:
    whole = len(word) == 1
    pieces: list[Piece] = []
    for item in word:
        if isinstance(item, Interpolation):
            pieces.append(Value(item, Quoting.BARE if whole else Quoting.SINGLE))
        elif pieces and isinstance(last := pieces[-1], Text):
            pieces[-1] = Text(last.text + item, Quoting.SINGLE)
        else:
            pieces.append(Text(item, Quoting.SINGLE))
    return tuple(pieces) or (Text("", Quoting.SINGLE),)


def with_guard(layers: Layers, trust: Trust) -> Layers:
    """Return the layers of a value with the check that its place needs."""
    shell = layers[0].shell if layers else Shell.DIRECT
    match trust:
        case Trust.ANY:
            return layers
        case Trust.OPERAND:
            return (Layer(shell, Quote.OPERAND), *layers)
        case Trust.HARMLESS:
            if layers and layers[0].quote is Quote.GUARDED:
                return layers
            return (Layer(shell, Quote.GUARDED), *layers)
