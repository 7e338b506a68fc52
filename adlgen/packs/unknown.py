"""Languages of a specification for which there is no pack."""

from __future__ import annotations

from collections.abc import Iterable

from adlgen.diagnostics.codes.packs import UNKNOWN_LANGUAGE
from adlgen.diagnostics.model import Log
from adlgen.diagnostics.spelling import closest
from adlgen.packs.load import bundled_packs, read_language


def warn_of_unknown_languages(languages: Iterable[str], log: Log) -> None:
    """Warn about languages of a specification that no pack generates."""
    packs = bundled_packs()
    unknown = [name for name in languages if name not in packs]
    if not unknown:
        return
    keys = [key for pack in packs for key in read_language(pack).language_keys]
    for name in unknown:
        if name not in keys:
            starts = (key for key in keys if name.startswith(key))
            near = closest(name, keys) or next(starts, None)
            hint = f"did you mean '{near}'?" if near else f"available: {', '.join(packs)}"
            message = f"no pack generates the language '{name}' of the specification"
            log.add(UNKNOWN_LANGUAGE, message, None, hint)
