"""The versions of runtime packages that emitted code works with: those of the same minor version, from its own one on."""

from __future__ import annotations

import re

from adlgen import __version__
from adlgen.diagnostics.datatypes import Struct


class Version(Struct):
    """The version of adlgen, which is that of the runtime package that it writes."""

    major: int
    minor: int
    patch: int


def version_text() -> str:
    """Return the version of adlgen as text."""
    return __version__


def current_version() -> Version:
    """Return the version of adlgen."""
    found = re.match(r"(\d+)\.(\d+)\.(\d+)", __version__)
    assert found is not None
    return Version(*map(int, found.groups()))
