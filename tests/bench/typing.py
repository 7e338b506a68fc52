"""`make bench`: the time from a keystroke to its diagnostics in the language server's session, for 100 and 1,000 tools.

Both the processor time and the time that passes are printed: on a loaded machine only the first is that of adlgen.
"""

from __future__ import annotations

import json
import random
import statistics
import tempfile
import time
from pathlib import Path

import yaml

from adlgen.editing.session import Session
from tests.bench import synthetic

_KEYSTROKES = 60
_WORDS = "the order of a customer, as it was placed: all of its lines"


def keystrokes(text: str, chance: random.Random) -> list[str]:
    """Return texts after single keystrokes: in descriptions, in types, with new lines."""
    found = []
    for number in range(_KEYSTROKES):
        lines = text.split("\n")
        at = chance.choice([n for n, line in enumerate(lines) if "description: Works" in line])
        if number % 6 == 5:
            lines.insert(at, "")
        else:
            lines[at] += _WORDS[number % len(_WORDS)].replace(":", "")
        text = "\n".join(lines)
        found.append(text)
    return found


def main() -> None:
    """Print a row for each size."""
    for count in (100, 1000):
        agent = json.loads(synthetic.manifest(synthetic.tools(count)))
        text = yaml.safe_dump(agent, sort_keys=False, width=200)
        with tempfile.TemporaryDirectory() as folder:
            path = str(Path(folder).resolve() / "agent.yaml")
            session = Session(lints=False)
            session.put(path, text)
            session.problems()
            times, passed = [], []
            for new in keystrokes(text, random.Random(1)):
                start, own = time.perf_counter(), time.process_time()
                session.put(path, new)
                session.problems()
                times.append(1000 * (time.process_time() - own))
                passed.append(1000 * (time.perf_counter() - start))
        print(
            f"keystroke, {count:>5} tools: {_shown(times)} of the processor; {_shown(passed)} passed"
        )


def _shown(times: list[float]) -> str:
    """Return the median and the 95th percentile."""
    p95 = statistics.quantiles(times, n=20)[-1]
    return f"median {statistics.median(times):.0f} ms, p95 {p95:.0f} ms"


if __name__ == "__main__":
    main()
