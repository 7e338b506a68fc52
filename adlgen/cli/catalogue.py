"""The catalogue in an output folder, for commands that compare the folder with what would be written."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from adlgen.output.manifest import CATALOGUE
from adlgen.output.nested import origin_in
from adlgen.output.outcome import Mode, Result
from adlgen.parameters import Arguments


def compared(given: Mapping[str, Any], arguments: Arguments, mode: Mode) -> Result | None:
    """Compare the catalogue in the folder of ``--output`` with what its recorded command would write.

    None if there is no catalogue, or it does not record its specifications.
    """
    output = given.get("output")
    origin = None if output is None else origin_in(Path(output))
    if origin is None or origin.pack != CATALOGUE or not origin.sources:
        return None
    from adlgen.site.api import docs

    options = origin.options
    own = arguments.copy()
    own["targets"] = [name for name in options.get("target", "").split(",") if name]
    own["templates"] = options.get("templates")
    own["dialect"] = origin.dialect or None
    sources = [os.path.normpath(Path(str(output)) / one) for one in origin.sources]
    return docs(sources, against=options.get("against", ""), mode=mode, **own)
