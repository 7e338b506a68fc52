"""What clients may do with the state of a question: forge it, change it, take that of another call, or answer with junk."""

from __future__ import annotations

import base64
from collections.abc import Iterator, Mapping
from typing import Any

from tests.servers.modern import Client, Response, answers_of

TOOL = "test_input_required_result_elicitation"
OTHER = "test_input_required_result_capabilities"
ROUNDS = "test_input_required_result_multi_round"
INVALID = -32602
ANSWER = {"action": "accept", "content": {"name": "Ann"}}
"""The answer that a person would give."""
JUNK: Mapping[str, Any] = {
    "an answer that is null": {"user_name": None},
    "an answer that is a list": {"user_name": []},
    "an answer that is a string": {"user_name": "Ann"},
    "an answer without an action": {"user_name": {"content": {"name": "Ann"}}},
    "an action that is unknown": {"user_name": {"action": "take", "content": {"name": "Ann"}}},
    "an action that is a number": {"user_name": {"action": 1}},
    "content that is a list": {"user_name": {"action": "accept", "content": [1]}},
    "content of the wrong type": {"user_name": {"action": "accept", "content": {"name": 7}}},
    "content without the property": {"user_name": {"action": "accept", "content": {}}},
    "no content": {"user_name": {"action": "accept"}},
    "another question": {"nothing": ANSWER},
    "a prototype": {"__proto__": ANSWER, "constructor": ANSWER},
    "answers that are a list": [ANSWER],
    "answers that are a string": "user_name",
    "answers that are null": None,
    "no answers": {},
    "ten thousand answers": {f"k{n}": ANSWER for n in range(10_000)},
}


def forged(state: str, foreign: str, later: str) -> Iterator[tuple[str, Any]]:
    """Yield states that are not the state of a call."""
    yield from (("a number", 7), ("a list", []), ("an object", {}), ("a boolean", True))
    yield from (
        ("text", "AAAA"),
        ("NULs", "\0" * 100),
        ("a surrogate pair", "\U0001f600" * 10),
        ("dots", "..."),
    )
    yield "a megabyte", "A" * 1_000_000
    yield "JSON", '{"asked":{},"known":{}}'
    yield "encoded JSON", base64.b64encode(b'{"until":9999999999,"known":{}}').decode()
    yield "half of it", state[: len(state) // 2]
    yield "without its end", state[:-8]
    yield "with more", state + "AAAA"
    yield "twice", state + state
    yield "reversed", state[::-1]
    yield "of another tool", foreign
    yield "of two states", state[: len(state) // 2] + later[len(later) // 2 :]
    for place in range(0, len(state), max(1, len(state) // 24)):
        changed = "A" if state[place] != "A" else "B"
        # The last character may have bits that nothing uses.
        if place < len(state) - 2:
            yield f"with another character at {place}", state[:place] + changed + state[place + 1 :]


def is_done(response: Response) -> bool:
    """Report whether a call went on as if the person had answered."""
    return "state-ok: action=accept" in _plain(response)


def _plain(response: Response) -> str:
    """Return a text without quotes."""
    return response.text.replace('\\"', "").lower()


def attack(url: str) -> Iterator[str]:
    """Yield what must not happen."""
    client = Client(url)
    answers = answers_of(client.call(TOOL))
    state = answers["requestState"]
    foreign = answers_of(client.call(OTHER))["requestState"]
    later = answers_of(client.call(ROUNDS))["requestState"]
    for name, value in forged(state, foreign, later):
        found = client.call(TOOL, **{**answers, "requestState": value})
        if found.code is None or found.status >= 500:
            yield f"a state, {name}: {found.status} {found.text[:200]}"
    for name, value in JUNK.items():
        found = client.call(TOOL, inputResponses=value, requestState=state)
        if found.status >= 500 or found.message is None or is_done(found):
            yield f"{name}: {found.status} {found.text[:200]}"
    changed = client.call(TOOL, {"more": 1}, **answers)
    if changed.code != INVALID:
        yield f"a state for other arguments: {changed.status} {changed.text[:200]}"
    if is_done(found := client.call(TOOL, inputResponses={"user_name": ANSWER})):
        yield f"an answer without a question: {found.text[:200]}"
    silent = Client(url, capabilities={}).call(TOOL)
    if silent.code != -32021:
        yield f"a client that cannot ask: {silent.status} {silent.text[:200]}"
    for action in ("decline", "cancel"):
        found = client.call(
            TOOL, inputResponses={"user_name": {"action": action}}, requestState=state
        )
        if f"action={action}" not in _plain(found):
            yield f"{action}: {found.status} {found.text[:200]}"
    if not is_done(found := client.call(TOOL, **answers)):
        yield f"the good answer: {found.status} {found.text[:200]}"
