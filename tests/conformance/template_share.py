"""`python -m tests.conformance.template_share`: how much of an emitted tool file its templates show.

Counts the characters of all tool files of all cases: those that an expression of a template printed
come from views, the others are text of the templates. `--lines 10` also lists the lines of
templates that print the most.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest import mock

import jinja2

from adlgen.packs.compiled import CompiledTemplates
from tests.conformance import suite

TOOL_TEMPLATE = re.compile(r"(.*/)?tool\.[a-z]+\.j2")


@dataclass(slots=True)
class Share:
    """The characters of some files and where they come from."""

    total: int = 0
    printed: int = 0
    """Those that views supplied."""
    lines: Counter[str] = field(default_factory=Counter)
    """Those that views supplied, by the line of the template that prints them."""

    @property
    def of_templates(self) -> float:
        """Return the share of the templates, in percent."""
        return 100 * (1 - self.printed / self.total) if self.total else 0.0


def measure(target: str, cases: Sequence[str]) -> Share:
    """Emit the cases for a target and count."""
    share = Share()
    with counting(share):
        for case in cases:
            suite.rendered(case, target)
    return share


@contextmanager
def counting(share: Share) -> Iterator[None]:
    """Count what Jinja prints while it renders the template of a tool."""
    start, render = jinja2.Environment.__init__, jinja2.Template.render
    inside: list[jinja2.Template] = []

    def started(self: jinja2.Environment, *args: Any, **given: Any) -> None:
        start(self, *args, **given)
        if self.finalize is not None:
            self.finalize = counted(self.finalize)

    def counted(finalize: Callable[..., Any]) -> Callable[..., Any]:
        def count(value: object) -> object:
            text = finalize(value)
            if inside:
                share.printed += len(text)
                frame = sys._getframe(1)
                share.lines[place(frame.f_globals, frame.f_lineno)] += len(text)
            return text

        return count

    def rendered(self: jinja2.Template, *args: Any, **given: Any) -> str:
        if not TOOL_TEMPLATE.fullmatch(str(self.name)):
            return render(self, *args, **given)
        inside.append(self)
        text = render(self, *args, **given)
        inside.pop()
        share.total += len(text)
        return text

    with (
        mock.patch.object(CompiledTemplates, "function", return_value=None),
        mock.patch.object(jinja2.Environment, "__init__", started),
        mock.patch.object(jinja2.Template, "render", rendered),
    ):
        yield


def place(module: dict[str, Any], line: int) -> str:
    """Name the line of a template by that of the module that Jinja compiled."""
    pairs = (pair.split("=") for pair in module["debug_info"].split("&"))
    before = [int(template) for template, compiled in pairs if int(compiled) <= line]
    return f"{module['name']}:{before[-1] if before else 1}"


def main() -> None:
    """Print the shares of all targets, or of those that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--target", action="append", choices=sorted(suite.TARGETS))
    parser.add_argument("--case", action="append", choices=sorted(suite.CASES))
    parser.add_argument("--lines", type=int, default=0)
    given = parser.parse_args()
    for target in given.target or suite.TARGETS:
        share = measure(target, given.case or list(suite.CASES))
        print(
            f"{target:18} {share.total:9,} characters, {share.of_templates:5.1f} % from templates"
        )
        for line, printed in share.lines.most_common(given.lines):
            print(f"    {100 * printed / share.total:5.1f} %  {line}")


if __name__ == "__main__":
    main()
