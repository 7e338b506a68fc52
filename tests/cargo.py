"""The target folder that small Rust projects of tests share, so that their dependencies are compiled once.

It has one program of each name, so projects of tests that may run at the same time need different names.
"""

from __future__ import annotations

from pathlib import Path

TARGET = Path(__file__).parents[1] / ".cache" / "cargo-target" / "small"
PROGRAMS = TARGET / "debug"
