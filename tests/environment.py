"""The environment of compilers that tests start."""

from __future__ import annotations

import os
from pathlib import Path

CACHE = Path(__file__).parents[1] / ".cache"
ENVIRONMENT = {
    **os.environ,
    "GOPATH": str(CACHE / "go"),
    "GOCACHE": str(CACHE / "go-build"),
    "GOFLAGS": "-modcacherw",
    "GOTOOLCHAIN": "local",
    "CARGO_TARGET_DIR": os.environ.get("CARGO_TARGET_DIR", str(CACHE / "cargo-target")),
}
