"""A server that plays a scenario: ``fake_server.py SCENARIO``."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Mapping
from typing import Any

Message = dict[str, Any]


def hear() -> Message:
    line = sys.stdin.readline()
    if not line:
        sys.exit()
    message: Message = json.loads(line)
    assert message["jsonrpc"] == "2.0"
    return message


def say(**message: object) -> None:
    print(json.dumps({"jsonrpc": "2.0", **message}), flush=True)


def echo(call: Message) -> None:
    text = f"Echo: {call['params']['arguments']['message']}"
    say(id=call["id"], result={"content": [{"type": "text", "text": text}]})


def garbage(call: Message) -> None:
    for line in ("starting ...", "", "[1, 2]", "{", '"text"', "17", "\x00\u00e4"):
        print(line, flush=True)
    echo(call)


def wrong_id(call: Message) -> None:
    for number in (call["id"] + 1000, str(call["id"]), None, -1):
        echo({**call, "id": number})


def rpc_error(call: Message) -> None:
    say(id=call["id"], error={"code": -32602, "message": "no such tool", "data": {"name": "echo"}})


def is_error(call: Message) -> None:
    content = [{"type": "text", "text": "it"}, {"type": "text", "text": "broke"}]
    say(id=call["id"], result={"content": content, "isError": True})


def huge(call: Message) -> None:
    echo({**call, "params": {"arguments": {"message": "x" * (9 << 20)}}})


def asks(call: Message) -> None:
    """Ask the client for things, and answer only if it answers as it should."""
    say(method="notifications/message", params={"level": "info", "data": "x"})
    say(id="a", method="ping")
    say(id=7, method="roots/list")
    say(id=8, method="sampling/createMessage", params={})
    answers = {message["id"]: message for message in (hear(), hear(), hear())}
    assert answers["a"]["result"] == {}
    assert answers[7]["error"]["code"] == answers[8]["error"]["code"] == -32601
    echo(call)


def later(call: Message) -> None:
    """Respond in pieces, with a carriage return, and with unknown content blocks."""
    blocks = [{"type": "hologram", "x": 1}, {"type": "text", "text": "Echo: hello"}]
    answer = {"jsonrpc": "2.0", "id": call["id"], "result": {"content": blocks}}
    text = json.dumps(answer)
    for part in (text[:20], text[20:], "\r\n"):
        sys.stdout.write(part)
        sys.stdout.flush()
        time.sleep(0.05)


def dies(_call: Message) -> None:
    sys.exit(3)


def closes(_call: Message) -> None:
    os.close(sys.stdout.fileno())
    sys.stdin.read()  # the client notices although the server still runs
    os._exit(0)


def silent(_call: Message) -> None:
    """Send nothing, and expect the client to give up."""


def nothing(call: Message) -> None:
    say(id=call["id"])


def malformed(call: Message) -> None:
    say(id=call["id"], result={"content": [{"type": "text", "text": 5}]})


def names(call: Message) -> None:
    """Return the name with which the tool was called."""
    name = call["params"]["name"]
    blocks = [{"type": "text", "text": name}]
    say(id=call["id"], result={"content": blocks, "structuredContent": {"name": name}})


SCENARIOS: Mapping[str, Callable[[Message], None]] = {
    "fine": echo,
    "old": echo,
    "unknown": echo,
    "garbage": garbage,
    "wrong_id": wrong_id,
    "rpc_error": rpc_error,
    "is_error": is_error,
    "huge": huge,
    "asks": asks,
    "later": later,
    "dies": dies,
    "closes": closes,
    "silent": silent,
    "nothing": nothing,
    "malformed": malformed,
    "names": names,
}
VERSIONS = {"old": "2024-11-05", "unknown": "1999-01-01"}


def main(scenario: str) -> None:
    first = hear()
    assert first["method"] == "initialize"
    asked = first["params"]["protocolVersion"]
    version = VERSIONS.get(scenario, asked)
    who = {"name": "fake", "version": "1"}
    result = {"protocolVersion": version, "capabilities": {"tools": {}}, "serverInfo": who}
    say(id=first["id"], result=result)
    assert hear() == {"jsonrpc": "2.0", "method": "notifications/initialized"}
    while True:
        message = hear()
        if message["method"] == "tools/call":
            assert scenario == "names" or message["params"]["name"] == "echo"
            SCENARIOS[scenario](message)


if __name__ == "__main__":
    main(sys.argv[1])
