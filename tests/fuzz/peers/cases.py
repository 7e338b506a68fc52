"""Messages that no good client sends, as data.

``@ID@`` is the identifier of the message, ``@META@`` the metadata that a revision requires, and ``@KEYS@`` the same without its braces.
"""

from __future__ import annotations

from dataclasses import dataclass

ANSWER, ERROR, RESULT, NOTHING = "an answer", "an error", "a result", "nothing"
"""What a server sends: an answer is a result or an error, and a result may be one with ``isError``."""
TOO_DEEP = "the message is nested deeper than 128 levels"
TOO_LONG = "the message has a number of more than 1000 digits"
INVALID = -32600


@dataclass(frozen=True, slots=True)
class Case:
    """A message of a hostile client, and what the server does with it."""

    name: str
    line: bytes
    expects: str = ERROR
    code: int | None = None
    """The code of the error, if it is fixed."""
    text: str = ""
    """What the answer has."""
    method: str = "tools/call"
    tool: str = "test_simple_text"
    """The headers over HTTP since 2026-07-28; without a tool, there is no header for it."""


def _message(name: str, fields: str, expects: str = ERROR, **more: str) -> Case:
    """Return a message of the right protocol with other members."""
    return Case(name, f'{{"jsonrpc":"2.0",{fields}}}'.encode(), expects, **more)  # type: ignore[arg-type]


def _call(
    name: str, arguments: str, expects: str = ANSWER, *, code: int | None = None, text: str = ""
) -> Case:
    """Return a call with arguments."""
    line = f'{{"jsonrpc":"2.0","id":@ID@,"method":"tools/call","params":{{"name":"test_simple_text","arguments":{arguments},@META@}}}}'
    return Case(name, line.encode("utf-8", "surrogatepass"), expects, code, text)


def _params(name: str, params: str, expects: str = ERROR) -> Case:
    """Return a call with parameters."""
    return _message(name, f'"id":@ID@,"method":"tools/call","params":{params}', expects)


def _identified(name: str, id_: str, expects: str = ANSWER) -> Case:
    """Return a call with an identifier."""
    return _message(
        name,
        f'"id":{id_},"method":"tools/call","params":{{"name":"test_simple_text","arguments":{{}},@META@}}',
        expects,
    )


def _method(name: str, method: str, params: str = "{@META@}", expects: str = ERROR) -> Case:
    """Return a request of a method; the header is that of the name of the case."""
    return Case(
        name,
        f'{{"jsonrpc":"2.0","id":@ID@,"method":{method},"params":{params}}}'.encode(),
        expects,
        method=method.strip('"')[:100],
        tool="",
    )


def _notice(name: str, method: str, params: str, times: int = 1) -> Case:
    """Return notifications."""
    line = f'{{"jsonrpc":"2.0","method":"{method}","params":{params}}}'
    return Case(name, "\n".join([line] * times).encode(), NOTHING, method=method, tool="")


def _meta(name: str, meta: str, expects: str = ANSWER) -> Case:
    """Return a call with metadata."""
    return _params(name, f'{{"name":"test_simple_text","arguments":{{}},"_meta":{meta}}}', expects)


GOOD = b'{"jsonrpc":"2.0","id":@ID@,"method":"tools/call","params":{"name":"test_simple_text","arguments":{},@META@}}'
MEGABYTE = "x" * 1_000_000


def _lists(levels: int) -> str:
    return f'{{"a":{"[" * levels}{"]" * levels}}}'


def _objects(levels: int) -> str:
    return '{"a":' * levels + "1" + "}" * levels


TEXTS = (
    Case("an empty message", b"{}"),
    Case("null", b"null"),
    Case("a number", b"7"),
    Case("a string", b'"tools/call"'),
    Case("a boolean", b"true"),
    Case("half of an object", b"{"),
    Case("half of a message", GOOD[:60]),
    Case("an end without a start", b"}"),
    Case("text after a message", GOOD + b" x"),
    Case("a message twice", GOOD + GOOD),
    Case("a comment", GOOD.replace(b",", b",/* no */", 1)),
    Case("single quotes", GOOD.replace(b'"', b"'")),
    Case("a comma at the end", GOOD[:-1] + b",}"),
    Case("an empty batch", b"[]"),
    Case("a batch", b"[" + GOOD + b"," + GOOD + b"]", ANSWER),
    Case("a batch of junk", b"[1,2,3,null,{}]"),
    Case("a batch of a thousand", b"[" + b",".join([GOOD] * 1000) + b"]", ANSWER),
    Case("a byte order mark", b"\xef\xbb\xbf" + GOOD, ANSWER),
    Case("only a byte order mark", b"\xef\xbb\xbf", NOTHING),
    Case("UTF-16", GOOD.decode().encode("utf-16")),
    Case("a NUL before the message", b"\x00" + GOOD),
    Case("a NUL in the message", GOOD.replace(b":", b":\x00", 1)),
    Case("a NUL in a string", GOOD.replace(b'"arguments":{}', b'"arguments":{"a":"\x00"}')),
    Case("invalid UTF-8", GOOD.replace(b'"arguments":{}', b'"arguments":{"a":"\xff\xfe"}'), ANSWER),
    Case(
        "overlong UTF-8", GOOD.replace(b'"arguments":{}', b'"arguments":{"a":"\xc0\xaf"}'), ANSWER
    ),
    Case(
        "a surrogate in UTF-8",
        GOOD.replace(b'"arguments":{}', b'"arguments":{"a":"\xed\xa0\x80"}'),
        ANSWER,
    ),
    Case("invalid UTF-8 in the method", GOOD.replace(b"tools/call", b"tools/c\xffll"), ERROR),
    Case(
        "a control character in a string",
        GOOD.replace(b'"arguments":{}', b'"arguments":{"a":"\x1b"}'),
    ),
    Case("much space", b" " * 1_000_000 + GOOD, ANSWER),
    Case("form feeds", b"\x0c\x0b" + GOOD, ANSWER),
)
MESSAGES = (
    Case("no protocol", GOOD.replace(b'"jsonrpc":"2.0",', b"")),
    Case("protocol 1.0", GOOD.replace(b'"2.0"', b'"1.0"')),
    Case("protocol as a number", GOOD.replace(b'"2.0"', b"2.0")),
    Case("the method twice", GOOD.replace(b'"method":', b'"method":"ping","method":'), ANSWER),
    Case("the identifier twice", GOOD.replace(b'"id":', b'"id":1,"id":'), ANSWER),
    Case("the parameters twice", GOOD.replace(b'"params":', b'"params":{},"params":'), ANSWER),
    Case(
        "the arguments twice", GOOD.replace(b'"arguments":', b'"arguments":[],"arguments":'), ANSWER
    ),
    Case("the name twice", GOOD.replace(b'"name":', b'"name":"break","name":'), ANSWER),
    Case("a member that is unknown", GOOD[:-1] + b',"extra":{"a":[1]}}', ANSWER),
    Case("a request that is a response", GOOD[:-1] + b',"result":{}}', ANSWER),
    Case("names in other cases", GOOD.replace(b"method", b"Method").replace(b"params", b"PARAMS")),
    _identified("no identifier but null", "null"),
    _identified("an identifier that is a boolean", "true"),
    _identified("an identifier that is an object", "{}"),
    _identified("an identifier that is a list", "[1]"),
    _identified("an identifier with a fraction", "1.5"),
    _identified("a negative identifier", "-1"),
    _identified("an identifier beyond doubles", "1e400"),
    _identified("an identifier of 30 digits", "1" * 30),
    _identified("an identifier of 2000 digits", "1" * 2000, ERROR),
    _identified("an empty identifier", '""'),
    _identified("an identifier of a megabyte", f'"{MEGABYTE}"'),
    _identified("an identifier that is a prototype", '"__proto__"'),
    _identified("an identifier that is a surrogate", '"\\ud800"'),
    _method("a method that is a number", "7"),
    _method("a method that is null", "null"),
    _method("a method that is a list", "[]"),
    _message("no method", '"id":@ID@,"params":{}'),
    _method("an empty method", '""'),
    _method("a method that is unknown", '"tools/unknown"'),
    _method("a method of a prototype", '"__proto__"'),
    _method("a method of objects", '"constructor"'),
    _method("a reserved method", '"rpc.discover"'),
    _method("a method of a megabyte", f'"{MEGABYTE}"'),
    _method("a method that controls terminals", '"\\u001b[2J\\n"'),
    _method("a method that is a surrogate", '"\\udfff"'),
    _method("a notification with an identifier", '"notifications/initialized"', expects=ANSWER),
)
PARAMETERS = (
    _params("parameters that are a list", "[]"),
    _params("parameters that are a string", '"a"'),
    _params("parameters that are a number", "1"),
    _params("parameters that are null", "null"),
    _params("no name", "{@META@}"),
    _params("a name that is a number", '{"name":7,@META@}'),
    _params("a name that is null", '{"name":null,@META@}'),
    _params("a name that is unknown", '{"name":"no_such_tool",@META@}', ANSWER),
    _params("a name of a prototype", '{"name":"__proto__",@META@}', ANSWER),
    _params("a name of objects", '{"name":"toString",@META@}', ANSWER),
    _params("a name of a megabyte", f'{{"name":"{MEGABYTE}",@META@}}', ANSWER),
    _params("a name with controls", '{"name":"a\\u0000\\u001b[2J\\r\\n",@META@}', ANSWER),
    _call("arguments that are a list", "[]"),
    _call("arguments that are a string", '"a"'),
    _call("arguments that are a number", "1"),
    _call("arguments that are null", "null"),
    _call("arguments that are a boolean", "false"),
    _params("no arguments", '{"name":"test_simple_text",@META@}', RESULT),
    _call("a prototype among arguments", '{"__proto__":{"polluted":true,"toString":1}}'),
    _call("a constructor among arguments", '{"constructor":{"prototype":{"polluted":true}}}'),
    _call("an escaped NUL", '{"a":"\\u0000"}'),
    _call("a lone surrogate", '{"a":"\\ud800"}'),
    _call("a reversed pair of surrogates", '{"a":"\\udc00\\ud800"}'),
    _call("a property that is a surrogate", '{"\\ud800":1}'),
    _call("an escape that does not exist", '{"a":"\\x41"}', ERROR),
    _call("half of an escape", '{"a":"\\u12"}', ERROR),
    _call("properties twice", '{"a":1,"a":2,"a":3}'),
    _call("an empty property", '{"":{"":""}}'),
    _method("a cursor that is a number", '"tools/list"', '{"cursor":7,@META@}', ANSWER),
    _method("a cursor that is unknown", '"tools/list"', '{"cursor":"\\u0000no",@META@}', ANSWER),
    _method("a file as a resource", '"resources/read"', '{"uri":"file:///etc/passwd",@META@}'),
    _method("a prompt", '"prompts/get"', '{"name":"__proto__",@META@}'),
    _method(
        "a completion",
        '"completion/complete"',
        '{"ref":{"type":"ref/prompt","name":"a"},"argument":{"name":"a","value":""},@META@}',
    ),
    _method("a level that does not exist", '"logging/setLevel"', '{"level":"loud",@META@}', ANSWER),
)
SIZES = (
    _call("100 levels", _lists(100), RESULT),
    _call("200 levels of lists", _lists(200), ERROR, code=INVALID, text=TOO_DEEP),
    _call("200 levels of objects", _objects(200), ERROR, code=INVALID, text=TOO_DEEP),
    _call("10,000 levels of objects", _objects(10_000), ERROR, code=INVALID, text=TOO_DEEP),
    _call("100,000 levels", _lists(100_000), ERROR, code=INVALID, text=TOO_DEEP),
    _call("a million levels", _lists(1_000_000), ERROR, code=INVALID, text=TOO_DEEP),
    Case("100,000 levels without an end", b"[" * 100_000),
    Case("100,000 objects without an end", b'{"a":' * 100_000),
    _call("brackets in a string", f'{{"a":"{"[{" * 100_000}"}}', RESULT),
    _call("brackets after a quote", '{"a":"\\"' + "[" * 1000 + '"}', RESULT),
    _call("900 digits", f'{{"a":{"7" * 900}}}'),
    _call("900 digits of a fraction", f'{{"a":0.{"7" * 900}}}', RESULT),
    _call("2000 digits", f'{{"a":{"7" * 2000}}}', ERROR, code=INVALID, text=TOO_LONG),
    _call(
        "2000 digits of a fraction", f'{{"a":0.{"7" * 2000}}}', ERROR, code=INVALID, text=TOO_LONG
    ),
    _call(
        "2000 digits of an exponent", f'{{"a":1e{"7" * 2000}}}', ERROR, code=INVALID, text=TOO_LONG
    ),
    _call("a million digits", f'{{"a":{"7" * 1_000_000}}}', ERROR, code=INVALID, text=TOO_LONG),
    _call("digits in a string", f'{{"a":"{"7" * 100_000}"}}', RESULT),
    _call("a number beyond doubles", '{"a":1e999999999}'),
    _call("a number below doubles", '{"a":1e-999999999}'),
    _call("a negative zero", '{"a":-0.0}', RESULT),
    _call("not a number", '{"a":NaN}'),
    _call("infinity", '{"a":-Infinity}'),
    _call("a leading zero", '{"a":01}', ERROR),
    _call("a plus", '{"a":+1}', ERROR),
    _call("a hexadecimal number", '{"a":0x10}', ERROR),
    _call("a string of three megabytes", f'{{"a":"{MEGABYTE * 3}"}}', RESULT),
    _call("half a million escapes", '{"a":"' + "\\u0041" * 500_000 + '"}', RESULT),
    _call(
        "100,000 properties", "{" + ",".join(f'"p{n}":{n}' for n in range(100_000)) + "}", RESULT
    ),
    _call("a million elements", '{"a":[' + "0," * 1_000_000 + "0]}", RESULT),
    _call("200,000 empty objects", '{"a":[' + "{}," * 200_000 + "{}]}", RESULT),
    _call("five megabytes", f'{{"a":"{MEGABYTE * 5}"}}', ERROR, code=INVALID),
    _call("twenty megabytes", f'{{"a":"{MEGABYTE * 20}"}}', ERROR, code=INVALID),
)
META = (
    _meta("metadata that is a number", "7"),
    _meta("metadata that is a list", "[]"),
    _meta("metadata that is null", "null"),
    _meta("metadata with a prototype", '{"__proto__":{"polluted":true},@KEYS@}'),
    _meta("deep metadata", f'{{"a":{_lists(200)},@KEYS@}}', ERROR),
    _meta("large metadata", f'{{"a":"{MEGABYTE}",@KEYS@}}'),
    _meta(
        "many keys of metadata", "{" + ",".join(f'"k{n}":{n}' for n in range(10_000)) + ",@KEYS@}"
    ),
    *(
        _meta(f"a progress token: {name}", f'{{"progressToken":{token},@KEYS@}}')
        for name, token in (
            ("an object", "{}"),
            ("a list", "[1]"),
            ("a boolean", "true"),
            ("null", "null"),
            ("a fraction", "1.5"),
            ("a huge number", "1e300"),
            ("empty", '""'),
            ("a megabyte", f'"{MEGABYTE}"'),
            ("a prototype", '"__proto__"'),
        )
    ),
    _meta(
        "a trace that is malformed", '{"traceparent":"00-zz","tracestate":7,"baggage":[],@KEYS@}'
    ),
    _meta("a trace with controls", '{"traceparent":"\\r\\nX: 1","baggage":"\\u0000",@KEYS@}'),
    _meta("a version that is a number", '{"io.modelcontextprotocol/protocolVersion":7}'),
    _meta(
        "a version that is unknown",
        '{"io.modelcontextprotocol/protocolVersion":"1999-01-01","io.modelcontextprotocol/clientCapabilities":{}}',
    ),
    _meta(
        "capabilities that are a list",
        '{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":[]}',
    ),
    _meta("no capabilities", '{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}'),
    _meta("a client that is a string", '{"io.modelcontextprotocol/clientInfo":"a",@KEYS@}'),
    _meta("a level that is an object", '{"io.modelcontextprotocol/logLevel":{},@KEYS@}'),
)
NOTICES = (
    _notice(
        "cancelling what does not run",
        "notifications/cancelled",
        '{"requestId":"none","reason":"test"}',
    ),
    _notice("cancelling an object", "notifications/cancelled", '{"requestId":{}}'),
    _notice("cancelling without parameters", "notifications/cancelled", "{}"),
    _notice("cancelling null", "notifications/cancelled", '{"requestId":null}'),
    _notice(
        "progress of nothing", "notifications/progress", '{"progressToken":"none","progress":1}'
    ),
    _notice(
        "progress of the wrong type",
        "notifications/progress",
        '{"progressToken":[],"progress":"a"}',
    ),
    _notice("a notification that is unknown", "notifications/unknown", "{}"),
    _notice("a notification with a list", "notifications/unknown", "[1,2]"),
    _notice("changed roots", "notifications/roots/list_changed", "{}"),
    _notice("a call as a notification", "tools/call", '{"name":"test_simple_text","arguments":{}}'),
    Case("a response to nothing", b'{"jsonrpc":"2.0","id":9999,"result":{}}', NOTHING),
    Case(
        "an error to nothing",
        b'{"jsonrpc":"2.0","id":"x","error":{"code":1,"message":"a"}}',
        NOTHING,
    ),
    Case("a response without an identifier", b'{"jsonrpc":"2.0","id":null,"result":{}}', NOTHING),
    Case(
        "a response that is an error and a result",
        b'{"jsonrpc":"2.0","id":9,"result":{},"error":{}}',
        NOTHING,
    ),
    Case("an error that is a string", b'{"jsonrpc":"2.0","id":9,"error":"a"}', NOTHING),
)
CASES = (*TEXTS, *MESSAGES, *PARAMETERS, *SIZES, *META, *NOTICES)
"""What is sent over both transports."""
LINES = (
    Case("many notifications", _notice("", "notifications/unknown", "{}", 10_000).line, NOTHING),
    Case("many cancellations", _notice("", "notifications/cancelled", '{"requestId":1}', 10_000).line, NOTHING),
    Case("many lines of junk", b"\n".join([b"junk"] * 1000), ERROR),
    Case("empty lines", b"\n\n\n \n\t\n", NOTHING),
    Case("a carriage return", GOOD + b"\r", RESULT),
    Case("carriage returns", b"\r\r\r", NOTHING),
    Case("a binary line", bytes(n for n in range(256) if n != 10) * 100, ERROR),
    Case("started again", b'{"jsonrpc":"2.0","id":@ID@,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"a","version":"1"}}}', ANSWER),
    Case("started with a version that is a number", b'{"jsonrpc":"2.0","id":@ID@,"method":"initialize","params":{"protocolVersion":7,"capabilities":{},"clientInfo":{"name":"a","version":"1"}}}', ANSWER),
    Case("started without parameters", b'{"jsonrpc":"2.0","id":@ID@,"method":"initialize"}', ANSWER),
    Case("an identifier in use", b"\n".join([b'{"jsonrpc":"2.0","id":@ID@,"method":"tools/call","params":{"name":"hold","arguments":{"milliseconds":100},@META@}}'] * 2), ANSWER),
)  # fmt: skip
"""What is sent over standard input only."""
