"""Servers of Python: clients that do not read, and the spans of calls."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.unit.packs_python.test_served_calls import made, module, package

__all__ = ["package"]  # the fixture

mcp = pytest.importorskip("mcp")


class Transport(asyncio.Transport):
    """A connection of a client that reads nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.ends: list[str] = []
        self.aborted = asyncio.Event()

    def write(self, _: Any) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def is_closing(self) -> bool:
        return bool(self.ends)

    def close(self) -> None:
        self.ends.append("close")

    def abort(self) -> None:
        self.ends.append("abort")
        self.aborted.set()


@pytest.mark.parametrize("more", [b"", b"Connection: close\r\n", b"Content-Length: 9\r\n"])
def test_a_connection_whose_client_does_not_read_ends(
    package: ModuleType, monkeypatch: pytest.MonkeyPatch, more: bytes
) -> None:
    import uvicorn
    from uvicorn.server import ServerState

    serve, found = module("adapters.mcp_serve"), []

    async def serve_http(server: Any, app: Any, listener: socket.socket, _: str) -> None:
        found.append(listener.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT))
        config = uvicorn.Config(app, http=vars(serve)["_protocol"](server.options))
        config.load()
        transport = Transport()
        made_by: Any = config.http_protocol_class
        protocol = made_by(config, ServerState(), {})
        protocol.connection_made(transport)
        protocol.data_received(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n%b\r\n" % more)
        await asyncio.wait_for(transport.aborted.wait(), 60)
        assert transport.ends == ["close", "abort"]

    monkeypatch.setattr(serve, "_serve_http", serve_http)
    asyncio.run(serve.serve(made(package, read_time=0.05), ":0"))
    assert found == [50]


TRACED = """\
import asyncio
from contextlib import contextmanager

import mcp
from opentelemetry import baggage, trace
from opentelemetry.trace import NonRecordingSpan, SpanContext, TraceFlags, Tracer, TracerProvider

from served.toolspec import Toolbox, either
from served.toolspec.adapters.mcp import ServerOptions, server

ended = []


class Span(NonRecordingSpan):
    def __init__(self, name, kind, parent, attributes):
        found = trace.get_current_span(parent).get_span_context()
        trace_id = found.trace_id or 1
        super().__init__(SpanContext(trace_id, len(ended) + 2, False, TraceFlags(1)))
        self.name, self.kind, self.parent, self.values = name, kind, found, dict(attributes or {})

    def is_recording(self):
        return True

    def set_attribute(self, key, value):
        self.values[key] = value

    def set_attributes(self, attributes):
        self.values.update(attributes)

    def end(self, end_time=None):
        ended.append(self)


class Tracing(Tracer):
    def start_span(self, name, context=None, kind=None, attributes=None, **_):
        return Span(name, kind, context, attributes)

    @contextmanager
    def start_as_current_span(self, name, context=None, kind=None, attributes=None, **_):
        span = self.start_span(name, context, kind, attributes)
        with trace.use_span(span, end_on_exit=True):
            yield span


class Provider(TracerProvider):
    def get_tracer(self, *_, **__):
        return Tracing()


trace.set_tracer_provider(Provider())


@contextmanager
def attributes(call):
    try:
        yield
    finally:
        span = trace.get_current_span()
        span.set_attributes({"tool": call.tool, "outcome": call.outcome, "duration": call.duration})


def handle(ctx, given):
    return either.TOOL.output.decode({"n": 1})


async def main():
    box = Toolbox([either.TOOL.bind(handle)])
    made = server(box, "served", "", ServerOptions(around=attributes))
    parent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
    async with mcp.Client(made) as client:
        await client.call_tool("either", {}, meta={"traceparent": parent})


asyncio.run(main())
(span,) = [one for one in ended if one.name == "tools/call either"]
assert span.kind is trace.SpanKind.SERVER
assert (span.values["tool"], span.values["outcome"]) == ("either", "ok")
assert span.values["duration"] >= 0
print(f"{span.parent.trace_id:032x}")
"""


def test_a_call_is_one_span_of_the_trace_of_its_caller(package: ModuleType) -> None:
    folder = Path(str(package.__file__)).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", TRACED],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == "0af7651916cd43dd8448eb211c80319c", done.stderr
