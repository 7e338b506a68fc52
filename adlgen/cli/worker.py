"""Bazel's persistent worker: a line of JSON for each request on standard input, and for each response on standard output.

Nothing of a request remains for the next one, except modules and templates that come with adlgen, and the
facts of runs that left nothing to do, with their tools, which are checked before they are used. A worker must be restarted
when adlgen changes, which Bazel does.
"""

from __future__ import annotations

import gc
import io
import json
import os
import select
import sys
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import chdir, redirect_stderr, redirect_stdout
from typing import TYPE_CHECKING, TextIO

from adlgen.cache import Request, run
from adlgen.cli.argfile import ArgumentFileError, expanded
from adlgen.cli.exits import DONE, INTERRUPTED, USAGE
from adlgen.cli.run import attempt
from adlgen.cli.words import with_command
from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.visible import foreign
from adlgen.document.source import STDIN
from adlgen.packs.load import forget_packs

if TYPE_CHECKING:
    from adlgen.cache.model import Memory

_RECORDED = (["generate"], ["scaffold"])
"""The commands whose runs are recorded."""
_ALONE = ("serve", "watch")
"""Commands that use standard input or a terminal, which belong to the worker, and that answer no request."""


class BadRequestError(Exception):
    """Raised for a line that is not a request."""


class WorkRequest(Struct):
    """A request of Bazel."""

    arguments: tuple[str, ...] = ()
    id: int = 0
    cancel: bool = False
    """Whether to drop the earlier request with this id."""
    folder: str = ""
    """The folder that relative paths refer to; empty: the current one."""


class _Requests:
    """The requests on a stream; those that have arrived are read first, so that cancellations are known."""

    def __init__(self, descriptor: int) -> None:
        """Read from a file descriptor."""
        self._descriptor = descriptor
        self._start = b""
        """The start of a line that has not arrived as a whole."""
        self._is_open = True
        self._waiting: deque[WorkRequest | BadRequestError] = deque()
        self._dropped: set[int] = set()
        """Waiting requests that Bazel no longer needs."""

    def __iter__(self) -> Iterator[tuple[WorkRequest | BadRequestError, bool]]:
        """Yield each request, and whether it is dropped, until the stream ends."""
        while True:
            while self._is_open and (not self._waiting or self._has_arrived()):
                self._read()
            if not self._waiting:
                return
            request = self._waiting.popleft()
            dropped = isinstance(request, WorkRequest) and request.id in self._dropped
            if isinstance(request, WorkRequest):
                self._dropped.discard(request.id)
            yield request, dropped

    def _has_arrived(self) -> bool:
        """Report whether there is more to read; False on systems that cannot know that of a pipe."""
        try:
            return bool(select.select([self._descriptor], [], [], 0)[0])
        except OSError:
            return False

    def _read(self) -> None:
        """Read what has arrived, or wait for more."""
        data = os.read(self._descriptor, 1 << 16)
        *lines, self._start = (self._start + data).split(b"\n")
        if not data:
            self._is_open = False
            lines, self._start = [self._start] * bool(self._start), b""
        for line in lines:
            self._add(line)

    def _add(self, line: bytes) -> None:
        try:
            request = request_of(line)
        except BadRequestError as error:
            self._waiting.append(error)
            return
        if not request.cancel:
            self._waiting.append(request)
        elif any(isinstance(one, WorkRequest) and one.id == request.id for one in self._waiting):
            self._dropped.add(request.id)


def serve(prefix: Sequence[str]) -> int:
    """Respond to requests until standard input ends; ``prefix`` is put before their arguments."""
    requests, responses = _take_streams()
    memory: Memory = {}
    sys.dont_write_bytecode = True  # a pack is an input, which must not change
    gc.freeze()
    try:
        for request, dropped in _Requests(requests):
            responses.write(f"{json.dumps(_response(prefix, request, memory, dropped=dropped))}\n")
            responses.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    return DONE


def _response(
    prefix: Sequence[str], request: WorkRequest | BadRequestError, memory: Memory, *, dropped: bool
) -> dict[str, object]:
    if isinstance(request, BadRequestError):
        return {"exitCode": USAGE, "output": f"adlgen: error: {request}\n", "requestId": 0}
    if dropped:
        return {"requestId": request.id, "wasCancelled": True}
    code, output = _answer(prefix, request, memory)
    return {"exitCode": code, "output": output, "requestId": request.id}


def _take_streams() -> tuple[int, TextIO]:
    """Return standard input and output; for other code, they become an empty input and standard error."""
    requests = os.dup(0)
    responses = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    return requests, responses


def request_of(line: str | bytes) -> WorkRequest:
    """Parse a request; unknown members are ignored. Raises BadRequestError."""
    try:
        members = json.loads(line)
    except (ValueError, RecursionError) as error:
        message = f"the request is not valid JSON: {foreign(error)}"
        raise BadRequestError(message) from None
    match members if isinstance(members, dict) else None:
        case {**given} if (
            isinstance(words := given.get("arguments", []), list)
            and all(isinstance(word, str) for word in words)
            and type(id_ := given.get("requestId", 0)) is int
            and isinstance(folder := given.get("sandboxDir", ""), str)
            and isinstance(cancel := given.get("cancel", False), bool)
        ):
            return WorkRequest(tuple(words), id_, cancel, folder)
        case _:
            message = "the request is not a WorkRequest"
            raise BadRequestError(message)


def _answer(prefix: Sequence[str], request: WorkRequest, memory: Memory) -> tuple[int, str]:
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
    command = next((word for word in with_command(given) if not word.startswith("-")), "")
    if command in _ALONE:
        sys.stderr.write(
            f"adlgen: error: '{command}' runs until it is stopped: start it without --persistent_worker\n"
        )
        return USAGE
    is_recorded = given[:1] in _RECORDED and {STDIN, "--no-cache"}.isdisjoint(given)
    request = Request(given, time.time_ns(), memory) if is_recorded else None
    return run(request, lambda: attempt(given), forget)


def forget() -> None:
    """Remove everything that belongs to files that may change."""
    forget_packs()
    jinja = sys.modules.get("adlgen.render.environment")
    if jinja is not None:
        jinja.environment.cache_clear()
