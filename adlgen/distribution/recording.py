"""Records a terminal as a picture: ``python -m adlgen.distribution.recording [FILE]``.

The commands are executed in an empty folder, and the picture shows what they print. It is an SVG whose lines appear one
after the other, or at once where motion is not wanted; it contains no script and no address, and its bytes depend on the output alone.
"""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

ROOT = Path(__file__).parents[2]
PICTURE = ROOT / "docs/site/recording.svg"
COMMANDS = (
    "adlgen init my-agent --lang python && cd my-agent",
    """adlgen call count_words '{"text": "to be or not to be", "top": 500}' --project .""",
    """adlgen call count_words '{"text": "to be or not to be", "top": 2}' --project .""",
    "sed -i 's/maximum: 100/maximum: 10/' agent.yaml",
    "adlgen check",
    "adlgen breaking --against main --error-format concise",
)
_UNSEEN = {"adlgen init": "git init -q && git add . && git commit -qm first"}
"""What happens after a command without being shown, by how the command begins."""
_WIDTH = 110
_SECONDS = {"command": 1.2, "line": 0.12}
"""How long the picture waits before a command, and before a line of output."""
_SETTINGS = "[user]\nname = a\nemail = a@b.example\n[init]\ndefaultBranch = main\n"
_THEME = TerminalTheme(
    (13, 17, 23),
    (201, 209, 217),
    [
        *((72, 79, 88), (255, 123, 114), (63, 185, 80), (210, 153, 34)),
        *((88, 166, 255), (188, 140, 255), (57, 197, 207), (177, 186, 196)),
    ],
    [
        *((110, 118, 129), (255, 161, 152), (86, 211, 100), (227, 179, 65)),
        *((121, 192, 255), (210, 168, 255), (86, 212, 221), (240, 246, 252)),
    ],
)
_FORMAT = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-labelledby="title">
<title id="title">A terminal in which tools are called, and a change of the spec is found to break callers</title>
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, "Cascadia Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: {char_height}px; line-height: {line_height}px; white-space: pre; }}
{styles}
MOTION
</style>
<rect width="{width}" height="{height}" rx="8" fill="#0d1117"/>
<defs>
<clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}
</defs>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def transcript() -> Iterator[tuple[str, str]]:
    """Execute the commands; yield each one with what it prints, with colours."""
    with TemporaryDirectory() as made:
        settings = Path(made, "gitconfig")
        settings.write_text(_SETTINGS, "utf-8")
        folder = Path(made, "work")
        folder.mkdir()
        variables = {
            **os.environ,
            "ADLGEN_CACHE_DIR": "",
            "COLUMNS": str(_WIDTH),
            "FORCE_COLOR": "1",
            "GIT_CONFIG_GLOBAL": str(settings),
            "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]),
        }
        variables.pop("NO_COLOR", None)
        for command in COMMANDS:
            yield command, _executed(command, folder, variables)
            for start, unseen in _UNSEEN.items():
                if command.startswith(start):
                    folder /= "my-agent"
                    _executed(unseen, folder, variables)


def _executed(command: str, folder: Path, variables: dict[str, str]) -> str:
    done = subprocess.run(  # noqa: S603 - the commands above
        ["/bin/bash", "-c", command],
        cwd=folder,
        env=variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.stdout


def picture() -> str:
    """Return the recording as SVG."""
    console = Console(
        record=True, width=_WIDTH, file=io.StringIO(), force_terminal=True, legacy_windows=False
    )
    delays: list[float] = []
    seconds = 0.0
    for command, printed in transcript():
        lines = [Text.assemble(("$ ", "green"), (command, "bold"))]
        lines += [Text.from_ansi(line) for line in printed.splitlines() if line.strip()]
        for number, line in enumerate(lines):
            rows = line.wrap(console, _WIDTH)
            seconds += _SECONDS["line"] if number else _SECONDS["command"]
            delays += [seconds] * len(rows)
            for row in rows:
                console.print(row, no_wrap=True, overflow="ignore", crop=False)
    svg = console.export_svg(title="", theme=_THEME, code_format=_FORMAT, unique_id="t")
    return re.sub(r"[ \t]+$", "", svg.replace("MOTION", _motion(delays)), flags=re.MULTILINE)


def _motion(delays: list[float]) -> str:
    rules = [
        "@keyframes appear { from { visibility: hidden; } to { visibility: visible; } }",
        "@media (prefers-reduced-motion: no-preference) {",
        "text { animation: appear 1ms both; }",
        *(
            f'text[clip-path="url(#t-line-{line})"] {{ animation-delay: {delay - delays[0]:.2f}s; }}'
            for line, delay in enumerate(delays)
        ),
        "}",
    ]
    return "\n".join(rules)


if __name__ == "__main__":
    Path(sys.argv[1] if len(sys.argv) > 1 else PICTURE).write_text(picture(), "utf-8")
