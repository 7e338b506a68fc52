"""`python python_worker.py PACKAGE`: the harness of emitted Python, with a count of the steps it took first.

A step is a pair of consecutive lines of the emitted package, counted with `sys.monitoring` (since 3.12) or
`sys.settrace`. With FUZZ_PLANT=N in the environment, the worker crashes at the first value whose JSON is
longer than N characters: a fault that a run must find.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
from types import CodeType, FrameType
from typing import Any

PACKAGE = sys.argv[1]
PLANT = int(os.environ.get("FUZZ_PLANT", "0"))
STEPS: set[tuple[CodeType, int, int]] = set()
_last = 0


def step(code: CodeType, line: int) -> None:
    """Note a line."""
    global _last  # noqa: PLW0603 - it is called for every line
    STEPS.add((code, _last, line))
    _last = line


def trace(frame: FrameType, event: str, _: Any) -> Any:
    """Note the lines of emitted code."""
    if PACKAGE not in frame.f_code.co_filename:
        return None
    if event == "line":
        step(frame.f_code, frame.f_lineno)
    return trace


def watch() -> None:
    """Start to note."""
    monitoring = getattr(sys, "monitoring", None)
    if monitoring is None:
        sys.settrace(trace)
        return

    def on_line(code: CodeType, line: int) -> Any:
        if PACKAGE not in code.co_filename:
            return monitoring.DISABLE
        step(code, line)
        return None

    monitoring.use_tool_id(monitoring.COVERAGE_ID, "fuzz")
    monitoring.register_callback(monitoring.COVERAGE_ID, monitoring.events.LINE, on_line)
    monitoring.set_events(monitoring.COVERAGE_ID, monitoring.events.LINE)


def main() -> None:
    """Answer every line."""
    harness = importlib.import_module(f"{PACKAGE}.toolspec._harness")
    watch()
    for line in sys.stdin:
        before = len(STEPS)
        answer = harness.answer(line)
        if PLANT and len(answer["encoded"] or "") > PLANT:
            os.abort()
        print(json.dumps({**answer, "new": len(STEPS) - before}), flush=True)


if __name__ == "__main__":
    main()
