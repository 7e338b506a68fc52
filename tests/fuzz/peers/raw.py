"""Requests that no good HTTP client sends, as data: their bytes, and what a server answers."""

from __future__ import annotations

from dataclasses import dataclass

BODY = b'{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"test_simple_text","arguments":{},"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"a","version":"1"}}}}'
HEADERS = {
    "Host": "127.0.0.1:@PORT@",
    "Content-Type": "application/json",
    "Accept": "application/json, text/event-stream",
    "MCP-Protocol-Version": "2026-07-28",
    "Mcp-Method": "tools/call",
    "Mcp-Name": "test_simple_text",
}
CLOSED = 0
"""The end of the connection, in the place of a status."""


@dataclass(frozen=True, slots=True)
class Raw:
    """Bytes that are sent, and the statuses that may answer."""

    name: str
    data: bytes
    statuses: frozenset[int]


REFUSED = frozenset({*range(400, 500), 501, 505, CLOSED})
FINE = frozenset({200})
ANY = REFUSED | FINE | {202, 204}


def request(
    name: str,
    statuses: frozenset[int] = REFUSED,
    *,
    line: str = "POST /mcp HTTP/1.1",
    body: bytes = BODY,
    extra: bytes = b"",
    length: str | None = None,
    **headers: str | None,
) -> Raw:
    """Return a good request that differs in one thing; a header that is None is left out."""
    changed = {key.replace("_", "-").lower(): value for key, value in headers.items()}
    known = {key: changed.pop(key.lower(), value) for key, value in HEADERS.items()}
    every = {**known, **changed, "Content-Length": str(len(body)) if length is None else length}
    lines = [f"{key}: {value}" for key, value in every.items() if value]
    head = "\r\n".join([line, *lines]).encode("latin-1")
    return Raw(name, head + b"\r\n" + extra + b"\r\n" + body, statuses)


CHUNKED = {"Transfer_Encoding": "chunked", "length": ""}
VERSION = b"MCP-Protocol-Version: 2026-07-28\r\n"
REQUESTS = (
    request("a good request", FINE),
    request("a wrong type of content", content_type="text/plain"),
    request("no type of content", content_type=None),
    request("a type with junk", ANY, content_type="application/json; charset=\x7f"),
    request("nothing is accepted", ANY, accept="text/html"),
    request("no length", frozenset({*REFUSED}), length=""),
    request("a negative length", length="-1"),
    request("a length that is a word", length="many"),
    request("a length of 30 digits", length="9" * 30),
    request("two lengths", extra=b"Content-Length: 5\r\n"),
    request("two equal lengths", ANY, extra=b"Content-Length: %d\r\n" % len(BODY)),
    request("a length that is too small", length="10"),
    request("a length and chunks", ANY, transfer_encoding="chunked"),
    request("an encoding that is unknown", transfer_encoding="zip", length=""),
    request("chunks of a wrong size", transfer_encoding="chunked", length="", body=b"zz\r\nabc\r\n0\r\n\r\n"),
    request("a chunk of 16 hexadecimal digits", transfer_encoding="chunked", length="", body=b"ffffffffffffffff\r\nabc\r\n"),
    request("a chunk without a size", transfer_encoding="chunked", length="", body=b"\r\n\r\n"),
    request("a chunk with a long extension", ANY, transfer_encoding="chunked", length="", body=b"1;" + b"a" * 100_000 + b"\r\n{\r\n0\r\n\r\n"),
    request("a compressed body", ANY, content_encoding="gzip", body=b"\x1f\x8b\x08\x00" + b"\x00" * 100),
    request("an expectation", frozenset({100, 200, 417}), expect="100-continue"),
    request("an expectation that is unknown", ANY, expect="the worst"),
    request("a header of 32 KiB", frozenset({431, 400, CLOSED}), x_large="a" * 32_768),
    request("a header of a megabyte", frozenset({431, 400, CLOSED}), x_large="a" * 1_000_000),
    request("a name of 32 KiB", frozenset({431, 400, CLOSED}), extra=b"x" * 32_768 + b": 1\r\n"),
    request("five thousand headers", frozenset({431, 400, CLOSED}), extra=b"".join(b"x-%d: 1\r\n" % n for n in range(5000))),
    request("a header with a NUL", extra=b"X-A: a\x00b\r\n"),
    request("a header with an escape", ANY, extra=b"X-A: \x1b[2J\r\n"),
    request("a header with a carriage return", ANY, extra=b"X-A: a\rb\r\n"),
    request("a header without a name", extra=b": a\r\n"),
    request("a header without a colon", extra=b"nothing\r\n"),
    request("a space before a colon", ANY, extra=b"X-A : a\r\n"),
    request("a folded header", ANY, extra=b"X-A: a\r\n b\r\n"),
    request("a header that is not ASCII", ANY, extra=b"X-A: \xff\xfe\r\n"),
    request("no host", host=None),
    request("two hosts", extra=b"Host: evil.example\r\n"),
    request("another host", host="evil.example"),
    request("another origin", origin="http://evil.example"),
    request("an origin of junk", origin="\x7f:://"),
    request("an origin that is null", ANY, origin="null"),
    request("a version that does not exist", mcp_protocol_version="1999-01-01"),
    request("a version of junk", mcp_protocol_version="\x7f" * 100),
    request("a version of another revision", mcp_protocol_version="2025-11-25"),
    request("no version", mcp_protocol_version=None),
    request("two versions", extra=VERSION.replace(b"2026-07-28", b"2025-11-25")),
    request("no method in a header", mcp_method=None),
    request("another method in a header", mcp_method="tools/list"),
    request("a method of junk in a header", mcp_method="\x01\x02"),
    request("two methods in headers", extra=b"Mcp-Method: tools/list\r\n"),
    request("no name in a header", mcp_name=None),
    request("another name in a header", mcp_name="break"),
    request("two names in headers", extra=b"Mcp-Name: break\r\n"),
    request("a name of junk in a header", mcp_name="=?base64?!!!?="),
    request("a session that is unknown", ANY, mcp_session_id="0123456789abcdef"),
    request("a session of 8 KiB", ANY, mcp_session_id="a" * 8192),
    request("an empty token", ANY, authorization="Bearer "),
    request("a token of 12 KiB", ANY, authorization="Bearer " + "a" * 12_288),
    request("an event that is unknown", ANY, last_event_id="\x7f" * 100),
    request("a path that is unknown", line="POST /unknown HTTP/1.1"),
    request("a path out of the root", line="POST /../../etc/passwd HTTP/1.1"),
    request("an encoded path", line="POST /%6d%63%70%00 HTTP/1.1"),
    request("a path of 64 KiB", line=f"POST /{'a' * 65_536} HTTP/1.1"),
    request("a query of 8 KiB", ANY, line=f"POST /mcp?{'a' * 8192} HTTP/1.1"),
    request("a path without a slash", line="POST mcp HTTP/1.1"),
    request("another host in the path", line="POST http://evil.example/mcp HTTP/1.1"),
    *(
        request(f"the method {method}", ANY if method == "OPTIONS" else REFUSED, line=f"{method} /mcp HTTP/1.1")
        for method in ("PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "CONNECT", "BREW", "post", "G@T", "A" * 10_000)
    ),
    request("HTTP 1.0", ANY, line="POST /mcp HTTP/1.0"),
    request("HTTP 3", ANY, line="POST /mcp HTTP/3.0"),
    request("a version of HTTP that is junk", line="POST /mcp HTTP/x.y"),
    request("no version of HTTP", ANY, line="POST /mcp"),
    Raw("a preface of HTTP 2", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", ANY),
    Raw("a client of TLS", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200), REFUSED),
    Raw("binary", bytes(range(256)) * 10, REFUSED),
    Raw("only line ends", b"\r\n" * 1000, frozenset({CLOSED, 400, 408})),
    Raw("a line of 100 KiB", b"A" * 100_000, REFUSED),
    Raw(
        "a hundred requests at once", request("", FINE).data * 100, FINE
    ),
    Raw("line ends of one character", request("", FINE).data.replace(b"\r\n", b"\n"), ANY),
    request("a body that ends early", length=str(len(BODY) + 1000)),
)  # fmt: skip
"""A status may be that of each; the connection is closed for writing after the bytes."""
