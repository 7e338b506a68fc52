"""Languages of a specification for which there is no pack."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from adlgen.diagnostics.codes.packs import UNKNOWN_LANGUAGE
from adlgen.diagnostics.model import Log, Span
from adlgen.packs.bundled import bundled_packs
from adlgen.packs.load import read_language, suggestion


def warn_of_unknown_languages(
    languages: Iterable[str], places: Mapping[str, Span], log: Log
) -> None:
    """Warn about languages of a specification that no pack generates.

    It is not an error, because other programs that read the specification may know the language.
    """
    packs = bundled_packs()
    unknown = [name for name in languages if name not in packs]
    if not unknown:
        return
    keys = {key for pack in packs for key in read_language(pack).language_keys}
    for name in unknown:
        if name not in keys:
            message = f"no pack generates the language '{name}' of the specification"
            log.add(UNKNOWN_LANGUAGE, message, places.get(name), suggestion(name))
