"""Numbers in the messages of emitted servers: the values in handlers and results, and the table in the documentation."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from decimal import Decimal

from tests.conformance import suite
from tests.servers.processes import Server, Session

PAGE = suite.ROOT / "docs/servers.md"
NUMBERS = (
    *("1.1", "0.30000000000000004", "1e23", "5e-324", "1.9504669380457778e172"),
    *("1.7976931348623157e308", "3.70", "0.1000000000000000055511151231257827", "-0.0"),
    *("1.0", "1e2", "9007199254740991", "9007199254740993", "-9007199254740993"),
    *("9223372036854775807", "-9223372036854775808", "9223372036854775808"),
    *("18446744073709551615", "18446744073709551616", "18446744073709551617"),
    *("1000000000000000000000000000000", "1000000000000000000000000000001"),
)
TOOLS = {"integer": "an_integer", "number": "a_number", "any": "anything"}
"""The tools that return a number, by the type of their schema."""
TITLES = {"go": "Go", "typescript": "TypeScript", "rust": "Rust", "python": "Python"}
"""The columns of the table."""
REFUSALS = re.compile(
    r"must be (integer|an integer from -\d+ to \d+|a number that a double represents exactly, such as \S+) \(got "
)
Cells = dict[tuple[str, str], str]
"""The result for a number, by the type of the schema and the number."""


def cells_of(server: Server) -> Cells:
    """Call the tools of a server with all numbers."""
    session = server.start()
    return {
        (type_, number): _cell(session, tool, number)
        for type_, tool in TOOLS.items()
        for number in NUMBERS
        if type_ != "integer" or float(number).is_integer()
    }


def _cell(session: Session, tool: str, number: str) -> str:
    """Return the result for a number: `exact`, the nearest `double`, `refused`, or another number."""
    params = {"name": tool, "arguments": {"value": None}}
    message = {"jsonrpc": "2.0", "id": 5, "method": "tools/call", "params": params}
    body = json.dumps(message).replace("null", number).encode()
    status, text = session.server.post(body, session.headers)
    assert status == 200, text
    event = text.partition("data: {")[2].partition("\n")[0]
    result = json.loads(f"{{{event}" if event else text, parse_int=str, parse_float=str)["result"]
    if result.get("isError"):
        assert REFUSALS.search(result["content"][0]["text"]), result
        return "refused"
    given = Decimal(number)
    got, returned = (Decimal(result["structuredContent"][key]) for key in ("text", "value"))
    if got == returned == given:
        keeps_sign = tool == "an_integer" or returned.is_signed() == given.is_signed()
        return "exact" if keeps_sign else "0"
    # A double that is an integer has several texts.
    assert float(got) == float(returned), (tool, number, got, returned)
    return "double" if float(returned) == float(number) else str(returned)


def documented(title: str) -> Cells:
    """Return the cells of a column of the table."""
    head, *lines = re.findall(r"^\|.*\|$", _section(), re.MULTILINE)
    column = _split(head).index(title)
    found: Cells = {}
    for line in lines[1:]:
        numbers, type_, *rest = _split(line)
        for number in re.findall(r"`([^`]+)`", numbers):
            found[type_.strip("`"), number] = [numbers, type_, *rest][column]
    return found


def _section() -> str:
    return PAGE.read_text("utf-8").partition("\n## Numbers\n")[2].partition("\n## ")[0]


def _split(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def table_of(columns: Mapping[str, Cells]) -> str:
    """Return the lines of the table; numbers with the same cells share one."""
    rows: dict[tuple[str, ...], list[str]] = {}
    for type_, number in columns["Go"]:
        cells = (type_, *(columns[title][type_, number] for title in TITLES.values()))
        rows.setdefault(cells, []).append(f"`{number}`")
    head = ["number", "type", *TITLES.values()]
    lines = [head, ["---"] * len(head)]
    lines += [[", ".join(numbers), f"`{row[0]}`", *row[1:]] for row, numbers in rows.items()]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
