"""Attacks the emitted servers: ``python -m tests.fuzz.peers.run [TARGET ...] [--case TEXT] [--command JSON]``."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.fuzz.peers.cases import CASES, LINES
from tests.fuzz.peers.drive import crashes, over_http, over_pipe
from tests.fuzz.peers.raw import REQUESTS
from tests.servers.processes import serving
from tests.servers.projects import TARGETS, Command


def attack(command: Command, folder: Path, text: str = "") -> Iterator[str]:
    """Yield what must not happen with the cases whose names have a text."""
    both = [case for case in CASES if text in case.name]
    lines = [case for case in LINES if text in case.name]
    for fault in over_pipe(command, [*both, *lines]):
        yield f"stdio: {fault}"
    with serving(command, folder) as server:
        for fault in over_http(server, both, [raw for raw in REQUESTS if text in raw.name]):
            yield f"http: {fault}"
    for fault in crashes(folder / "stderr.txt"):
        yield f"http: {fault}"


def main() -> None:
    """Attack the servers of the targets that are given, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("targets", nargs="*", default=[*TARGETS])
    parser.add_argument("--case", default="", help="only cases whose names have this text")
    parser.add_argument(
        "--command", help="the command of a server, as JSON, in the place of those of targets"
    )
    given = parser.parse_args()
    faults = 0
    for name in ["command"] if given.command else given.targets:
        with TemporaryDirectory() as folder:
            if not given.command and shutil.which(TARGETS[name].needs) is None:
                print(f"{name}: not checked")
                continue
            command = (
                json.loads(given.command) if given.command else TARGETS[name].build(Path(folder))
            )
            for fault in attack(command, Path(folder), given.case):
                faults += 1
                print(f"{name}: {fault}", flush=True)
    print(f"{len(CASES)} messages, {len(LINES)} lines, {len(REQUESTS)} requests: {faults} faults")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
