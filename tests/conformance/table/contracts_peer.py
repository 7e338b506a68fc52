"""Answers of other programs about pairs of schemas; runs in the environment that has them, which has no adlgen.

``python contracts_peer.py NAME`` reads pairs as JSON lines and writes ``ok``, ``breaking`` or ``error`` for each; no answer
after some seconds is an error.
"""

from __future__ import annotations

import importlib
import json
import resource
import signal
import sys
from typing import Any

SECONDS = 10
"""For each pair; some programs do not end for recursive schemas and for some patterns."""
BYTES = 4 << 30
"""Of memory, which the automata of some patterns would exceed: that is an error, too."""


def jsonsubschema(old: Any, new: Any) -> bool:
    return bool(importlib.import_module("jsonsubschema").isSubschema(old, new))


def mcp_compat(old: Any, new: Any) -> bool:
    module = importlib.import_module("mcp_compat.compat")
    return not module.compare_schemas(*_listed(old, new)).has_breaking()


def mcp_diff(old: Any, new: Any) -> bool:
    module = importlib.import_module("mcp_diff.diff")
    return not module.has_breaking(module.classify_changes(*_listed(old, new)))


def _listed(*schemas: Any) -> list[Any]:
    return [[{"name": "t", "description": "d", "inputSchema": one}] for one in schemas]


PEERS = {"jsonsubschema": jsonsubschema, "mcp-compat": mcp_compat, "mcp-diff": mcp_diff}


def _stop(*_: object) -> None:
    raise TimeoutError


def main() -> None:
    signal.signal(signal.SIGALRM, _stop)
    resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))
    compatible = PEERS[sys.argv[1]]
    for line in sys.stdin:
        old, new = json.loads(line)
        signal.alarm(SECONDS)
        try:
            answer = "ok" if compatible(old, new) else "breaking"
        except Exception:  # noqa: BLE001 - of any kind: the program has no answer
            answer = "error"
        signal.alarm(0)
        print(answer, flush=True)


if __name__ == "__main__":
    main()
