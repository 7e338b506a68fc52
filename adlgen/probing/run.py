"""The test of a server: makes the calls of a plan, and checks the answers."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence
from enum import Enum

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.document.node import JsonValue
from adlgen.ir.agent import Tool
from adlgen.probing import whole
from adlgen.probing.judge import judged
from adlgen.probing.listed import compared
from adlgen.probing.model import Answer, Answered, Case, Finding, Kind
from adlgen.probing.plan import Plan, Settings, ToolPlan, at_once, plan_of
from adlgen.probing.session import Caller, in_session

_MOST_FAILURES = 3
"""Calls of a tool that were late, ended the server or had invalid answers, after which it is not called any more."""
_FAILURES = (Kind.LATE, Kind.ENDED)


class Report(Struct, frozen=False):
    """The result of a test."""

    answered: list[Answered] = field(default_factory=list)
    """The calls of the plan that were made, with their answers and what is wrong with them."""
    findings: list[Finding] = field(default_factory=list)
    """What is wrong otherwise."""
    calls: int = 0
    """All calls that were made."""


class _Role(Enum):
    """Why a call is made."""

    PLANNED = "planned"
    AT_ONCE = "repeated at once"
    AT_END = "repeated at the end"


class _Step(Struct):
    case: Case
    role: _Role = _Role.PLANNED
    after: Case | None = None
    """The call before one that failed, which is now repeated alone."""


async def tested(
    tools: Sequence[Tool], server: Sequence[str], seconds: float, settings: Settings
) -> Report:
    """Test a server. Raises ConnectionFailedError if there is no session with it.

    Args:
        tools: The tools of its specification.
        server: A command line, or a URL.
        seconds: The time limit of each call; the start has at least a minute.
        settings: What is called.
    """
    test = _Test(tools, settings)
    while test.has_more:
        await in_session(server, seconds, test.work, test.skipped)
    test.finish()
    return test.report


class _Test:
    """A test that may need several sessions."""

    def __init__(self, tools: Sequence[Tool], settings: Settings) -> None:
        self.report = Report()
        chosen = {*settings.only}
        self._tools = [
            one for one in tools if not chosen or chosen & {one.id, one.name, one.wire_name}
        ]
        self._settings = settings
        self._plan: Plan | None = None
        self._steps: deque[_Step] = deque()
        self._first: dict[str, Answer] = {}
        """The answer to the first call of a tool, by its id."""
        self._failures: Counter[str] = Counter()
        self._stuck: Counter[str] = Counter()
        """After how many calls of a tool the server did not answer another one."""
        self._last: Case | None = None
        """The call before, if it was in the same session."""
        self._lines: list[str] = []

    @property
    def has_more(self) -> bool:
        """Whether there are calls that were not made."""
        is_new = self._plan is None
        return is_new or bool(self._steps) or not self._is_done

    _is_done = False

    def skipped(self, line: bytes) -> None:
        """Keep what a program prints that is not a message."""
        text = line.decode("utf-8", "replace").strip()
        if text:
            self._lines.append(text)

    async def work(self, caller: Caller) -> None:
        """Make the calls that are waiting, until the session ends."""
        if self._plan is None:
            self._start(caller.listed)
        self._last = None
        while self._steps and not caller.has_ended:
            step = self._steps.popleft()
            if step.role is not _Role.PLANNED and not self._has_result(step.case):
                continue
            answer = await self._call(caller, step.case.tool.wire_name, step.case.arguments)
            if answer is not None:
                self._take(step, answer)
        if not self._steps and not caller.has_ended:
            self._is_done = True
            await self._finish(caller)

    def finish(self) -> None:
        """Add what is known after all calls."""
        assert self._plan is not None
        self.report.findings += self._plan.not_called
        self.report.findings += whole.printed(self._lines)
        self.report.findings += whole.without_result(self.report.answered)

    def _start(self, listed: Sequence[JsonValue]) -> None:
        self.report.findings += compared(self._tools, listed, is_whole=not self._settings.only)
        self._plan = plan_of(self._tools, listed, self._settings)
        for one in self._plan.tools:
            self._steps += _steps(one)

    async def _call(self, caller: Caller, name: str, arguments: JsonValue) -> Answer | None:
        """Call a tool; None if the budget is used."""
        if self.report.calls >= self._settings.calls:
            self._steps.clear()
            return None
        self.report.calls += 1
        return await caller.call(name, arguments)

    def _has_result(self, case: Case) -> bool:
        found = self._first.get(case.tool.id)
        return found is not None and found.is_result

    def _take(self, step: _Step, answer: Answer) -> None:
        case, before = step.case, self._last
        self._last = case
        has_failed = answer.kind in _FAILURES
        if (
            has_failed
            and before is not None
            and step.after is None
            and not self._failures[case.tool.id]
        ):
            # The call before may be the cause: this one is repeated as the first one of a session.
            self._steps.appendleft(_Step(case, step.role, before))
            return
        if step.after is not None and not has_failed:
            self.report.findings += [whole.stuck(step.after, case)]
            self._give_up(step.after.tool, self._stuck)
        if has_failed or answer.kind is Kind.INVALID:
            self._give_up(case.tool, self._failures)
        self._judge(step, answer)

    def _give_up(self, tool: Tool, counted: Counter[str]) -> None:
        """Count a failure of a tool, and do not call the tool any more after a few."""
        counted[tool.id] += 1
        if self._failures[tool.id] + self._stuck[tool.id] >= _MOST_FAILURES:
            self._steps = deque(one for one in self._steps if one.case.tool.id != tool.id)

    def _judge(self, step: _Step, answer: Answer) -> None:
        case = step.case
        if step.role is _Role.PLANNED:
            self._first.setdefault(case.tool.id, answer)
            self.report.answered.append(Answered(case, answer, tuple(judged(case, answer))))
            return
        first = self._first[case.tool.id]
        is_at_once = step.role is _Role.AT_ONCE
        self.report.findings += whole.repeated(case, first, answer, is_at_once=is_at_once)

    async def _finish(self, caller: Caller) -> None:
        """Call a tool that does not exist, and several tools at the same time."""
        assert self._plan is not None
        if self._plan.has_unknown:
            answer = await self._call(caller, whole.UNKNOWN_TOOL, {})
            if answer is not None:
                self.report.findings += whole.unknown(answer)
        count = min(self._plan.at_once, self._settings.calls - self.report.calls)
        chosen = at_once(self.report.answered, count)
        if len(chosen) < 2 or caller.has_ended:  # noqa: PLR2004 - two calls are several
            return
        answers = await self._together(caller, [one.case for one in chosen])
        self.report.findings += whole.together(chosen, answers)

    async def _together(self, caller: Caller, cases: Sequence[Case]) -> list[Answer]:
        import anyio

        self.report.calls += len(cases)
        answers: dict[int, Answer] = {}

        async def call(index: int, case: Case) -> None:
            answers[index] = await caller.call(case.tool.wire_name, case.arguments)

        async with anyio.create_task_group() as tasks:
            for index, case in enumerate(cases):
                tasks.start_soon(call, index, case)
        return [answers[index] for index in range(len(cases))]


def _steps(plan: ToolPlan) -> list[_Step]:
    """Return the calls of a tool, and the repetitions of the first one."""
    first, *others = plan.cases
    steps = [_Step(first)]
    if plan.repeats_at_once:
        steps.append(_Step(first, _Role.AT_ONCE))
    steps += [_Step(case) for case in others]
    if plan.repeats_at_end:
        steps.append(_Step(first, _Role.AT_END))
    return steps
