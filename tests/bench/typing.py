"""`make bench`: the time from a keystroke to what an editor shows, with the language server, for 100 and 1,000 tools.

A client changes a manifest and waits for the diagnostics; then it asks for completions and, after other keystrokes, for the
documentation of a property with the types of all languages. Both the processor time of the server and the time that passes are
printed: on a loaded machine only the first is that of adlgen.
"""

from __future__ import annotations

import json
import random
import re
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import yaml

from tests.bench import synthetic
from tests.lsp.editor import Editor

_KEYSTROKES = 60
_WORDS = "the order of a customer, as it was placed: all of its lines"
_Change = tuple[tuple[int, int], tuple[int, int], str]


def keystrokes(text: str, chance: random.Random) -> Iterator[tuple[str, _Change]]:
    """Yield texts after single keystrokes, each with its change: in descriptions, or a new line."""
    lines = text.split("\n")
    for number in range(_KEYSTROKES):
        at = chance.choice([n for n, line in enumerate(lines) if "description: Works" in line])
        if number % 6 == 5:
            place, typed = (at, 0), "\n"
            lines.insert(at, "")
        else:
            typed = _WORDS[number % len(_WORDS)].replace(":", "")
            place = (at, len(lines[at]))
            lines[at] += typed
        yield "\n".join(lines), (place, place, typed)


def property_in(text: str, chance: random.Random) -> tuple[int, int]:
    """Return the position of the name of a property."""
    found = chance.choice([*re.finditer(r"(?m)^      properties:\n        (?=\w+:$)", text)])
    before = text[: found.end()]
    return before.count("\n"), len(before.rsplit("\n", 1)[-1])


class _Clock:
    """The time that passes, and the processor time of a process."""

    def __init__(self, process: int) -> None:
        self._used = Path(f"/proc/{process}/schedstat")
        self.passed: list[float] = []
        self.used: list[float] = []

    def measure(self, action: Callable[[], object]) -> None:
        """Measure an action."""
        start, own = time.perf_counter(), self._now()
        action()
        self.passed.append(1000 * (time.perf_counter() - start))
        self.used.append(self._now() - own)

    def _now(self) -> float:
        return int(self._used.read_text().split()[0]) / 1e6 if self._used.exists() else 0.0


def main() -> None:
    """Print rows for each size."""
    for count in (100, 1000):
        agent = json.loads(synthetic.manifest(synthetic.tools(count)))
        text = yaml.safe_dump(agent, sort_keys=False, width=200)
        with (
            tempfile.TemporaryDirectory() as folder,
            Editor(Path(folder).resolve()) as editor,
        ):
            editor.open("agent.yaml", text)
            editor.problems("agent.yaml")
            for what, clock in _measured(editor, text).items():
                print(
                    f"{what + ',':13} {count:>5} tools: {_shown(clock.used)} of the processor; "
                    f"{_shown(clock.passed)} passed"
                )


def _measured(editor: Editor, text: str) -> dict[str, _Clock]:
    """Return the times of diagnostics, and those of completions and documentation directly after a keystroke."""
    found: dict[str, _Clock] = {}
    editor.hover("agent.yaml", property_in(text, random.Random(0)))  # plans the names once
    for what, ask in _ASKED.items():
        clock = found[what] = _Clock(editor.process)
        chance = random.Random(1)
        for new, change in keystrokes(text, chance):
            clock.measure(partial(ask, editor, change, property_in(new, chance)))
            editor.problems("agent.yaml")
            text = new
    return found


def _diagnostics(editor: Editor, change: _Change, _: tuple[int, int]) -> None:
    editor.change("agent.yaml", change)
    editor.problems("agent.yaml")


def _completions(editor: Editor, change: _Change, place: tuple[int, int]) -> None:
    editor.change("agent.yaml", change)
    editor.completions("agent.yaml", place)


def _documentation(editor: Editor, change: _Change, place: tuple[int, int]) -> None:
    editor.change("agent.yaml", change)
    assert "Rust" in editor.hover("agent.yaml", place)


_ASKED = {"keystroke": _diagnostics, "completion": _completions, "hover": _documentation}


def _shown(times: list[float]) -> str:
    """Return the median and the 95th percentile."""
    p95 = statistics.quantiles(times, n=20)[-1]
    return f"median {statistics.median(times):.0f} ms, p95 {p95:.0f} ms"


if __name__ == "__main__":
    main()
