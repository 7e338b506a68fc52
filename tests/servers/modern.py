"""Requests of the revision 2026-07-28, which has no sessions, over HTTP."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass, field
from http.client import HTTPConnection
from typing import Any
from urllib.parse import urlsplit

from tests.servers.processes import HEADERS

REVISION = "2026-07-28"
ASKING: dict[str, Any] = {"elicitation": {"form": {}}}
"""The capabilities of a client that asks persons."""
ANSWERS: Mapping[str, Any] = {
    "person": {"username": "ann", "email": "ann@example.org"},
    "user_name": {"name": "Ann"},
    "color": {"color": "blue"},
    "ok": {"ok": True},
}
"""What a person answers, by the names of the forms."""


@dataclass(frozen=True, slots=True)
class Response:
    """A response; its message is the last one of a stream."""

    status: int
    headers: Mapping[str, str]
    text: str
    message: Any

    @property
    def result(self) -> Any:
        """The result of the request; the test fails if it has none."""
        assert isinstance(self.message, dict), self
        assert "result" in self.message, self
        return self.message["result"]

    @property
    def code(self) -> int | None:
        """The code of the error, if it is one."""
        found: int | None = (self.message or {}).get("error", {}).get("code")
        return found


@dataclass(frozen=True, slots=True)
class Client:
    """A client, each request of which has a connection of its own."""

    url: str
    token: str | None = None
    capabilities: Mapping[str, Any] = field(default_factory=lambda: ASKING)

    def request(
        self, method: str, params: Mapping[str, Any], name: str = "", **headers: str
    ) -> Response:
        """Send a request, and return the response."""
        meta = {
            "io.modelcontextprotocol/protocolVersion": REVISION,
            "io.modelcontextprotocol/clientCapabilities": self.capabilities,
            "io.modelcontextprotocol/clientInfo": {"name": "test", "version": "1"},
        }
        message = {"jsonrpc": "2.0", "id": 1, "method": method, "params": {**params, "_meta": meta}}
        sent = {**HEADERS, "MCP-Protocol-Version": REVISION, "Mcp-Method": method}
        sent |= {"Mcp-Name": name} if name else {}
        sent |= {"Authorization": f"Bearer {self.token}"} if self.token is not None else {}
        place = urlsplit(self.url)
        with closing(HTTPConnection(place.netloc, timeout=60)) as connection:
            connection.request("POST", place.path, json.dumps(message), {**sent, **headers})
            response = connection.getresponse()
            text = response.read().decode()
        found = {name.lower(): value for name, value in response.getheaders()}
        return Response(response.status, found, text, _last(text))

    def call(self, tool: str, arguments: Any = None, **more: Any) -> Response:
        """Call a tool once."""
        params = {"name": tool, "arguments": {} if arguments is None else arguments, **more}
        return self.request("tools/call", params, tool)

    def answered(self, tool: str, arguments: Any = None) -> Response:
        """Call a tool, and answer its questions until it has a result."""
        response = self.call(tool, arguments)
        for _ in range(10):
            if response.code is not None or response.result.get("resultType") != "input_required":
                return response
            response = self.call(tool, arguments, **answers_of(response))
        raise AssertionError(response)


def answers_of(response: Response) -> dict[str, Any]:
    """Return the parameters that answer the questions of a result."""
    asked = response.result["inputRequests"]
    accepted = {key: {"action": "accept", "content": ANSWERS[key]} for key in asked}
    return {"inputResponses": accepted, "requestState": response.result["requestState"]}


def _last(text: str) -> Any:
    """Return the last message of a body, or None."""
    lines = [
        line[5:] for line in text.splitlines() if line.startswith("data:") and line[5:].strip()
    ]
    try:
        return json.loads(lines[-1] if lines else text)
    except ValueError:
        return None
