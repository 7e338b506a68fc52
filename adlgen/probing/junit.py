"""The report of a test in the format of JUnit, which CI systems show."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from adlgen.diagnostics.model import Severity
from adlgen.probing.model import Answered, Finding
from adlgen.probing.run import Report

_ILLEGAL = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What XML 1.0 cannot have."""
_SERVER = "server"
"""The suite of what is not about one call of a tool."""


def junit_text(report: Report) -> str:
    """Return a suite for each tool with a test for each call, and one for the server."""
    root = Element("testsuites")
    names = dict.fromkeys(one.case.tool.wire_name for one in report.answered)
    for name in names:
        answered = [one for one in report.answered if one.case.tool.wire_name == name]
        _suite(root, name, [(_title(one), one.findings) for one in answered])
    own = [(one.code.title, (one,)) for one in report.findings]
    _suite(root, _SERVER, own or [("definitions, survival and concurrency", ())])
    for key in ("tests", "failures", "errors"):
        root.set(key, str(sum(int(suite.get(key, "0")) for suite in root)))
    indent(root)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{tostring(root, encoding="unicode")}\n'


def _title(one: Answered) -> str:
    return f"{one.case.expected.value}: {one.case.rule}"


def _suite(root: Element, name: str, tests: Iterable[tuple[str, Sequence[Finding]]]) -> None:
    suite = SubElement(root, "testsuite", name=_legal(name))
    count = failures = 0
    for title, findings in tests:
        count += 1
        test = SubElement(suite, "testcase", classname=_legal(name), name=_legal(title))
        failed = [one for one in findings if _is_failure(one)]
        failures += bool(failed)
        # A test has at most one failure; what else is wrong is in its text.
        for one in failed[:1]:
            text = "\n".join(f"{each.code.id}: {each.message}" for each in failed)
            part = SubElement(test, "failure", message=_legal(one.message), type=one.code.id)
            part.text = _legal(text)
        noted = [one for one in findings if not _is_failure(one)]
        if noted:
            output = SubElement(test, "system-out")
            output.text = _legal("\n".join(f"{one.code.id}: {one.message}" for one in noted))
    suite.set("tests", str(count))
    suite.set("failures", str(failures))
    suite.set("errors", "0")


def _is_failure(finding: Finding) -> bool:
    return (finding.severity or finding.code.severity) is Severity.ERROR


def _legal(text: str) -> str:
    return _ILLEGAL.sub("\ufffd", text)
