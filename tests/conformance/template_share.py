"""`python -m tests.conformance.template_share`: the share of emitted tool files that is template text.

Counts the characters of the tool files of all cases. Characters printed by an expression of a
template come from views; the others are text of the template. `--lines 10` also lists the template
lines that print the most.
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


class Counts:
    """Counts what Jinja prints while it renders the template of a tool."""

    def __init__(self) -> None:
        self.share = Share()
        self._depth = 0

    def measure(self, target: str, cases: Sequence[str]) -> Share:
        """Emit cases for a target and return the share of its templates."""
        self.share = Share()
        for case in cases:
            suite.rendered(case, target)
        return self.share

    def counted(self, finalize: Callable[..., Any]) -> Callable[..., Any]:
        """Count what passes through the function that Jinja calls for every expression."""

        def count(value: object) -> object:
            text = finalize(value)
            if self._depth:
                self.share.printed += len(text)
                frame = sys._getframe(1)
                self.share.lines[place(frame.f_globals, frame.f_lineno)] += len(text)
            return text

        return count

    def rendered(self, render: Callable[[], str], template: str) -> str:
        """Count the characters of a tool file."""
        if not TOOL_TEMPLATE.fullmatch(template):
            return render()
        self._depth += 1
        text = render()
        self._depth -= 1
        self.share.total += len(text)
        return text


@contextmanager
def counting() -> Iterator[Counts]:
    """Have Jinja render all templates, and count."""
    counts = Counts()
    start, render = jinja2.Environment.__init__, jinja2.Template.render

    def started(self: jinja2.Environment, *args: Any, **given: Any) -> None:
        start(self, *args, **given)
        if self.finalize is not None:
            self.finalize = counts.counted(self.finalize)

    def rendered(self: jinja2.Template, *args: Any, **given: Any) -> str:
        return counts.rendered(lambda: render(self, *args, **given), str(self.name))

    with (
        # Compiled templates have no lines to attribute text to.
        mock.patch.object(CompiledTemplates, "function", return_value=None, create=True),
        mock.patch.object(jinja2.Environment, "__init__", started),
        mock.patch.object(jinja2.Template, "render", rendered),
    ):
        yield counts


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
    with counting() as counts:
        for target in given.target or suite.TARGETS:
            share = counts.measure(target, given.case or list(suite.CASES))
            percent = f"{share.of_templates:5.1f} % from templates"
            print(f"{target:18} {share.total:9,} characters, {percent}")
            for line, printed in share.lines.most_common(given.lines):
                print(f"    {100 * printed / share.total:5.1f} %  {line}")


if __name__ == "__main__":
    main()
