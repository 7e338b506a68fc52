"""Bazel's persistent worker: a line of JSON for each request on standard input, and for each response on standard output.

Nothing of a request remains for the next one, except modules and templates that come with adlgen, and the
facts of runs that changed nothing, which are checked before they are used. A worker must be restarted
when adlgen changes, which Bazel does.
"""

from __future__ import annotations

import gc
import io
import json
import os
import sys
import time
from collections.abc import Sequence
from contextlib import chdir, redirect_stderr, redirect_stdout
from queue import SimpleQueue
from threading import Thread
from typing import TextIO

from adlgen.cli.argfile import ArgumentFileError, expanded
from adlgen.cli.exits import DONE, INTERRUPTED, USAGE
from adlgen.cli.noop.record import Start, facts_of
from adlgen.cli.noop.replay import OFF, hold, summary_holds
from adlgen.cli.noop.store import summary_of
from adlgen.cli.run import attempt
from adlgen.cli.table import Clean
from adlgen.diagnostics.datatypes import Struct, field
from adlgen.document.source import STDIN
from adlgen.packs.load import forget_packs

REMEMBERED = 500
"""The most runs whose facts are kept."""
_COMMANDS = ("generate", "scaffold")


class BadRequestError(Exception):
    """Raised for a line that is not a request."""


class Request(Struct):
    """A request of Bazel."""

    arguments: tuple[str, ...] = ()
    id: int = 0
    cancel: bool = False
    """Whether to drop the earlier request with this id."""
    folder: str = ""
    """The folder that relative paths refer to; empty: the current one."""


class Memory:
    """The facts and the output of runs that changed nothing, by command line and folder."""

    def __init__(self) -> None:
        """Start empty."""
        self._known: dict[tuple[str, ...], tuple[list[list[str]], list[list[str]], str]] = {}

    def find(self, arguments: Sequence[str]) -> str | None:
        """Return the output of an earlier run if nothing that it depends on has changed."""
        known = self._known.get(self._key(arguments))
        if known is None:
            return None
        summary, facts, text = known
        try:
            return text if summary_holds(summary) or hold(facts) else None
        except OSError:
            return None

    def add(self, arguments: Sequence[str], clean: Clean, started: int) -> None:
        """Remember a run that changed nothing."""
        words = frozenset(arguments)
        inputs = clean.result.inputs
        if (
            inputs is None
            or not inputs.complete
            or words & {STDIN, OFF}
            or arguments[0] not in _COMMANDS
        ):
            return
        start = Start(started, started, frozenset())
        checked = time.time_ns()
        facts = facts_of(inputs, clean.result.outputs, start, code=False)
        if facts is None:
            return
        if len(self._known) >= REMEMBERED:
            del self._known[next(iter(self._known))]
        self._known[self._key(arguments)] = (summary_of(facts, checked), facts, clean.text)

    @staticmethod
    def _key(arguments: Sequence[str]) -> tuple[str, ...]:
        return (os.getcwd(), *arguments)  # noqa: PTH109 - a text


class _Responses(Struct, frozen=False):
    """Requests that are waiting, and where responses are written."""

    stream: TextIO
    waiting: SimpleQueue[Request | BadRequestError | None] = field(default_factory=SimpleQueue)
    pending: set[int] = field(default_factory=set)
    """Requests without a response."""
    dropped: set[int] = field(default_factory=set)
    """Those of them that Bazel no longer needs."""

    def read(self, requests: TextIO) -> None:
        """Read requests until the stream ends."""
        for line in requests:
            try:
                request = request_of(line)
            except BadRequestError as error:
                self.waiting.put(error)
                continue
            if not request.cancel:
                self.pending.add(request.id)
                self.waiting.put(request)
            elif request.id in self.pending:
                self.dropped.add(request.id)
        self.waiting.put(None)

    def write(self, request: int, code: int, output: str) -> None:
        """Respond to a request."""
        self._end(request)
        self._line({"exitCode": code, "output": output, "requestId": request})

    def cancelled(self, request: int) -> None:
        """Confirm that a request was not run."""
        self._end(request)
        self._line({"requestId": request, "wasCancelled": True})

    def _end(self, request: int) -> None:
        self.pending.discard(request)
        self.dropped.discard(request)

    def _line(self, response: dict[str, object]) -> None:
        self.stream.write(f"{json.dumps(response)}\n")
        self.stream.flush()


def serve(prefix: Sequence[str]) -> int:
    """Respond to requests until standard input ends; ``prefix`` is put before their arguments."""
    requests, responses = _take_streams()
    queue = _Responses(responses)
    Thread(target=queue.read, args=(requests,), daemon=True).start()
    memory = Memory()
    sys.dont_write_bytecode = True  # a pack is an input, which must not change
    gc.freeze()
    try:
        while (request := queue.waiting.get()) is not None:
            if isinstance(request, BadRequestError):
                queue.write(0, USAGE, f"adlgen: error: {request}\n")
            elif request.id in queue.dropped:
                queue.cancelled(request.id)
            else:
                queue.write(request.id, *_answer(prefix, request, memory))
    except KeyboardInterrupt:
        return INTERRUPTED
    return DONE


def _take_streams() -> tuple[TextIO, TextIO]:
    """Return standard input and output; for other code, they become an empty input and standard error."""
    requests = os.fdopen(os.dup(0), "r", encoding="utf-8")
    responses = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    return requests, responses


def request_of(line: str) -> Request:
    """Parse a request; unknown members are ignored. Raises BadRequestError."""
    try:
        members = json.loads(line)
    except (ValueError, RecursionError) as error:
        message = f"the request is not valid JSON: {error}"
        raise BadRequestError(message) from None
    match members if isinstance(members, dict) else None:
        case {**given} if (
            isinstance(words := given.get("arguments", []), list)
            and all(isinstance(word, str) for word in words)
            and type(id_ := given.get("requestId", 0)) is int
            and isinstance(folder := given.get("sandboxDir", ""), str)
            and isinstance(cancel := given.get("cancel", False), bool)
        ):
            return Request(tuple(words), id_, cancel, folder)
        case _:
            message = "the request is not a WorkRequest"
            raise BadRequestError(message)


def _answer(prefix: Sequence[str], request: Request, memory: Memory) -> tuple[int, str]:
    """Return the exit code and the output of a request."""
    output = io.StringIO()
    with redirect_stdout(output), redirect_stderr(output):
        try:
            with chdir(request.folder or "."):
                code = _run([*prefix, *request.arguments], memory)
        except OSError as error:
            code = USAGE
            output.write(f"adlgen: error: '{request.folder}': {(error.strerror or '').lower()}\n")
    return code, output.getvalue()


def _run(arguments: Sequence[str], memory: Memory) -> int:
    try:
        given = expanded(arguments)
    except ArgumentFileError as error:
        sys.stderr.write(f"adlgen: error: {error}\n")
        return USAGE
    text = memory.find(given)
    if text is not None:
        sys.stderr.write(text)
        return DONE
    started = time.time_ns()
    outcome = attempt(given)
    if isinstance(outcome, Clean):
        memory.add(given, outcome, started)
    forget()
    return DONE if isinstance(outcome, Clean) else outcome


def forget() -> None:
    """Remove everything that belongs to files that may change."""
    forget_packs()
    jinja = sys.modules.get("adlgen.render.environment")
    if jinja is not None:
        jinja.environment.cache_clear()
