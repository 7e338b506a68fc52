"""Random commands with hostile values: bash and dash never run a value that the analysis lets pass.

python -m adlgen_plugins.cycod.tests.random_commands [--templates N] [--seed N]
"""

from __future__ import annotations

import argparse
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from adlgen_plugins.cycod.feature.model import Shell
from adlgen_plugins.cycod.feature.shells import Interpolation, scan
from adlgen_plugins.cycod.feature.shells.guards import Trust, Values, guards
from adlgen_plugins.cycod.testing.quoting import Unquotable, quoted
from adlgen_plugins.cycod.tests.test_random_templates import PIECES, VALUES, template

MORE = (
    *(
        "ls ",
        "cat ",
        "printf '%s' ",
        "[ ",
        " ]",
        "x=",
        '"$x"',
        "$x",
        "${x}",
        "for x in ",
        "; do ",
        "; done",
    ),
    *(
        "echo -- ",
        "grep -e ",
        " -- ",
        " -n",
        "bash -c '",
        "sh -c '",
        "| cat",
        "| sh",
        "> f",
        "< f",
        "git log ",
    ),
    *(
        "`",
        '\\"',
        "\\`",
        "\\$",
        "#",
        "eval ",
        "while ",
        "else ",
        "{ ",
        "}",
        ";;",
        "esac",
        "case ",
        " in ",
    ),
)


def pieces(source: random.Random) -> list[str | Interpolation]:
    """Return a random command with two places for a value."""
    if source.random() < 0.5:
        return template(source)
    found: list[str | Interpolation] = [
        "echo ",
        *source.choices((*PIECES, *MORE), k=source.randint(1, 9)),
    ]
    for number in range(2):
        found.insert(source.randint(1, len(found)), Interpolation(number))
    return found


def text_of(parts: Sequence[str | Interpolation], program: str, value: str) -> str | None:
    """Return a command with a value in the places that accept any text; None without such a place."""
    items = [
        item for part in parts for item in ([part] if isinstance(part, Interpolation) else part)
    ]
    layers = scan(Shell.BASH, items).layers
    checks = guards(Shell.BASH, program, items, Values())
    if all(checks.of(interpolation) is Trust.HARMLESS for interpolation in layers):
        return None
    try:
        return "".join(
            (
                part
                if isinstance(part, str)
                else quoted("x" if checks.of(part) is Trust.HARMLESS else value, layers[part])
            )
            for part in parts
        )
    except Unquotable:
        return None


def campaign(folder: Path, shells: Sequence[str], count: int, seed: int) -> tuple[int, list[str]]:
    """Return how many commands ran, and those that ran a value."""
    source, run, wrong = random.Random(seed), 0, []
    for _ in range(count):
        parts, value = pieces(source), source.choice(VALUES)
        for shell in shells:
            text = text_of(parts, shell, value)
            if text is None:
                continue
            run += 1
            subprocess.run(
                [shell, "-c", text], cwd=folder, stdin=subprocess.DEVNULL, capture_output=True,
                check=False, timeout=60,
            )  # fmt: skip
            if (folder / "owned").exists():
                wrong.append(f"{shell}: {text!r}")
                (folder / "owned").unlink()
    return run, wrong


def main() -> int:
    """Run the campaign and print its numbers; return 1 if a value ran."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--templates", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    shells = [name for name in ("bash", "dash") if shutil.which(name)]
    with tempfile.TemporaryDirectory() as folder:
        run, wrong = campaign(Path(folder), shells, options.templates, options.seed)
    print(
        f"{options.templates} random commands: {run} run with a hostile value, {len(wrong)} wrong"
    )
    print("\n".join(wrong[:50]))
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
