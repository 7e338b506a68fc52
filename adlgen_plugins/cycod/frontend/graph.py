"""The dependency graph of the steps of a CYCOD tool."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.diagnostics.spelling import closest
from adlgen.document.node import Mapping
from adlgen_plugins.cycod.feature.model import (
    AllOf,
    AnyOf,
    Call,
    Command,
    Comparison,
    Condition,
    DirectCommand,
    Placeholder,
    ShellCommand,
    Step,
    StepResult,
    Template,
)
from adlgen_plugins.cycod.frontend import codes
from adlgen_plugins.cycod.frontend.keys import Written


class DeclaredStep(Struct):
    """A step with its declared dependencies."""

    step: Step
    waits: tuple[str, ...]
    parallel: bool
    node: Mapping

    @property
    def needs(self) -> tuple[str, ...]:
        """The steps that it waits for or uses."""
        return tuple(dict.fromkeys((*self.waits, *_used(self.step))))


def arrange(steps: Sequence[DeclaredStep], written: Written) -> tuple[Step, ...]:
    """Return the steps with their resolved dependencies; report unknown steps, later steps and cycles.

    A step starts when all previous steps have ended; a parallel step starts with the previous one, but
    after the steps that it waits for or uses.
    """
    cycles = _report_cycles(steps, written)
    order: dict[str, int] = {}
    together: list[str] = []
    done: list[Step] = []
    for place, one in enumerate(steps):
        for name in one.needs:
            if name not in order and (one.step.name, name) not in cycles:
                _report(one, name, steps, written)
        if one.parallel and done:
            wanted = {*done[-1].after, *one.needs} & order.keys()
            after = tuple(sorted(wanted, key=order.__getitem__))
            together.append(one.step.name)
        else:
            after, together = tuple(together), [one.step.name]
        done.append(replace(one.step, after=after))
        order[one.step.name] = place
    return tuple(done)


def _report(one: DeclaredStep, name: str, steps: Sequence[DeclaredStep], written: Written) -> None:
    names = [other.step.name for other in steps]
    waits = name in one.waits
    what = "waits for" if waits else "uses"
    if name in names:
        message = f"step '{one.step.name}' {what} '{name}', which runs later"
        hint = f"move '{name}' before it"
    else:
        message = f"step '{one.step.name}' {what} the unknown step '{name}'"
        near = closest(name, names)
        hint = f"did you mean '{near}'?" if near else "use the name of a step of this tool"
    place = written.place(one.node, name if waits else "{" + name + ".")
    written.log.add(codes.STEP_ORDER, message, place, hint)


def _report_cycles(steps: Sequence[DeclaredStep], written: Written) -> set[tuple[str, str]]:
    """Report cyclic dependencies, and return them."""
    edges = {one.step.name: one.needs for one in steps}
    found: set[tuple[str, str]] = set()
    done: set[str] = set()
    for one in steps:
        path = [one.step.name]
        while path:
            following = next((n for n in edges[path[-1]] if n in edges and n not in done), None)
            if following is None:
                done.add(path.pop())
            elif following not in path:
                path.append(following)
            else:
                cycle = [*path[path.index(following) :], following]
                pairs = set(pairwise(cycle))
                found |= pairs
                message = f"the steps wait for each other: {' -> '.join(cycle)}"
                hint = "none of them can ever start; remove one of the dependencies"
                written.log.add(codes.STEP_CYCLE, message, one.step.span, hint)
                done.update(cycle)
                path = []
    return found


def _used(step: Step) -> Iterator[str]:
    """Yield the steps whose results a step uses."""
    templates = [*_of_action(step.action)]
    if step.fallback is not None:
        templates += _of_action(step.fallback)
    if step.condition is not None:
        templates += _of_condition(step.condition)
    yield from results(templates)


def results(templates: Iterable[Template]) -> Iterator[str]:
    """Yield the steps whose results templates refer to."""
    for template in templates:
        for part in template:
            if isinstance(part, Placeholder) and isinstance(part.of, StepResult):
                yield part.of.step


def _of_action(action: Command | Call) -> Iterator[Template]:
    match action:
        case ShellCommand(text=text):
            yield text
        case DirectCommand(words=words):
            yield from words
        case Call(arguments=arguments):
            yield from arguments.values()


def _of_condition(condition: Condition) -> Iterator[Template]:
    match condition:
        case Comparison(left, _, right):
            yield from (left, right)
        case AllOf(terms) | AnyOf(terms):
            for term in terms:
                yield from _of_condition(term)


templates_of = _of_action
"""The templates of an action."""
