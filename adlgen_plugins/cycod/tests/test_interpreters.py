"""Programs that interpret code are the same ones for command lines and for the whitelist of Bash."""

from __future__ import annotations

import json
from pathlib import Path

import adlgen_plugins.cycod.feature.shells
from adlgen.features.builtins.whitelist import reason_against


def test_the_interpreters_of_commands_are_among_them() -> None:
    """Both tables are about the same programs."""
    shells = Path(adlgen_plugins.cycod.feature.shells.__file__).parent
    table = json.loads((shells / "interpreters.json").read_text("utf-8"))
    names = [*table["languages"], *table["shells"]["bash"], *table["shells"]["pwsh"]]
    missing = [name for name in names if reason_against(name) is None]
    assert missing == []
