"""The levels of conformance for the targets of packs: gaps, golden, determinism, native, verdict, agreement."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import adlgen
from adlgen.diagnostics.datatypes import Struct, field, replace
from adlgen.diagnostics.model import Log
from adlgen.diagnostics.visible import foreign
from adlgen.packs import load_pack
from adlgen.packs.load import Pack
from adlgen.testing.calls import Answer, answers_of, made_calls
from adlgen.testing.cases import Call, Case, load_cases
from adlgen.testing.compare import disagreements
from adlgen.testing.digests import ENVIRONMENTS, digests, digests_elsewhere
from adlgen.testing.gaps import expected_gaps, lacking_options, reported_gaps
from adlgen.testing.golden import UNEXPECTED, differences, golden_of, rewrite
from adlgen.testing.manifest import PackUnderTest
from adlgen.testing.targets import (
    Attempt,
    GoldenTarget,
    Rendered,
    source_of,
    try_source,
    understand_case,
)
from adlgen.testing.workspace import Outcome, Project, Workspace

_OTHER_VALUES = {"validator", "formats"}
"""Options for which made calls have no known verdict."""
_EVERY = 7
"""Every seventh case is also written to disk and checked."""


class Finding(Struct):
    """A violation."""

    target: str
    subject: str
    """A case, a command or a path."""
    text: str


class TargetUnderTest(Struct, frozen=False):
    """One target of a pack and its cases; expensive results are cached."""

    pack: PackUnderTest
    target: GoldenTarget
    cases: Sequence[Case]
    goldens: Path
    """The folder that contains the goldens of the target."""
    cache: Path
    is_partial: bool = False
    """Whether ``cases`` are some of those that have goldens."""
    _attempts: dict[str, Attempt] = field(default_factory=dict)
    _outcomes: list[Outcome] = field(default_factory=list)
    _answers: dict[str, list[Answer] | str] = field(default_factory=dict)

    @property
    def workspace(self) -> Workspace:
        """The workspace of the target; it may not be filled yet."""
        folder = self.cache / "conformance" / self.target.name
        return Workspace(self.pack.toolchain, folder, self.cache)

    def attempt(self, case: Case) -> Attempt:
        """Emit a case, or return why that is impossible."""
        if case.name not in self._attempts:
            attempt = try_source(
                source_of(case), self.target, self._options(case), overlay=case.overlay
            )
            self._attempts[case.name] = attempt
        return self._attempts[case.name]

    def emitted(self) -> dict[str, Rendered]:
        """Return all cases that the pack can emit, by name."""
        attempts = {case.name: self.attempt(case).emitted for case in self.cases}
        return {name: emitted for name, emitted in attempts.items() if emitted is not None}

    def gaps(self) -> Iterator[Finding]:
        """Compare the reported gaps of every case with those that its IR has for the pack."""
        language = _load(self.target).language
        for case in self.cases:
            attempt = self.attempt(case)
            if lacking_options(case, language):
                continue
            expected = expected_gaps(understand_case(case), language)
            reported = reported_gaps(attempt.diagnostics)
            for gap in sorted(expected - reported):
                yield self._found(case.name, f"gap is not reported: {gap}")
            for gap in sorted(reported - expected):
                yield self._found(case.name, f"unexpected gap: {gap}")
            if attempt.emitted is None and not reported:
                messages = "\n".join(found.message for found in attempt.diagnostics)
                yield self._found(case.name, f"not emitted: {messages}")

    def not_run(self) -> Iterator[str]:
        """Yield the cases that the pack cannot emit, with the reason."""
        language = _load(self.target).language
        for case in self.cases:
            options = lacking_options(case, language)
            if options:
                yield f"{case.name}: no option {', '.join(options)}"
            elif self.attempt(case).emitted is None:
                names = {gap.name for gap in reported_gaps(self.attempt(case).diagnostics)}
                yield f"{case.name}: no {', '.join(sorted(names))}"

    def golden(self) -> Iterator[Finding]:
        """Compare all emitted files with the goldens."""
        for text in differences(self._goldens(), self.goldens):
            if self.is_partial and text.startswith(UNEXPECTED):
                continue
            yield self._found(text.split("\n")[0], text)

    def rewrite(self) -> list[str]:
        """Rewrite the goldens; return the changed paths."""
        return rewrite(self._goldens(), self.goldens)

    def _goldens(self) -> dict[str, str]:
        like = next(
            (target for target in self.pack.targets if target.name == self.target.like), None
        )
        other = None if like is None else replace(self, target=like, _attempts={}).emitted()
        return golden_of(self.emitted(), other)

    def determinism(self) -> Iterator[Finding]:
        """Emit each case in another process, in the environments by turns; write some cases, then check them."""
        names = list(self.emitted())
        with TemporaryDirectory() as folder:
            for turn, environment in enumerate(ENVIRONMENTS):
                some = names[turn :: len(ENVIRONMENTS)]
                here = set(digests(self.pack, some))
                elsewhere = digests_elsewhere(self.pack, some, environment, Path(folder))
                for line in sorted(here.difference(elsewhere)):
                    yield self._found(line, f"other bytes with {environment}")
            for case in self.cases[::_EVERY]:
                if case.name in names and not self._settles(case, Path(folder) / case.name):
                    yield self._found(case.name, "check reports a change after generate")

    def native(self) -> Iterator[Finding]:
        """Run the compilers, linters and formatters of the language."""
        self._run()
        for outcome in self._outcomes:
            if not outcome.passed:
                yield self._found(outcome.check, outcome.output[-20000:])

    def verdict(self) -> Iterator[Finding]:
        """Compare the answers of emitted code with the verdicts of the schemas."""
        for case in self.cases:
            answers = self.answers(case.name)
            if isinstance(answers, str):
                yield self._found(case.name, answers)
                continue
            for call, answer in zip(self.calls(case), answers, strict=True):
                for text in disagreements(call, {self.target.name: answer}, case.options):
                    yield self._found(case.name, f"{call.tool} {call.part} {call.text}: {text}")

    def answers(self, case: str) -> list[Answer] | str:
        """Return the answers to the calls of a case, or why there are none."""
        self._run()
        return self._answers.get(case, [])

    def calls(self, case: Case) -> tuple[Call, ...]:
        """Return the calls of a case if it is emitted: the written ones, and those made from its schemas."""
        if self.attempt(case).emitted is None:
            return ()
        if _OTHER_VALUES & case.options.keys():
            return case.calls
        return (*case.calls, *made_calls(case.name, understand_case(case)))

    def _found(self, subject: str, text: str) -> Finding:
        return Finding(self.target.name, subject, text)

    def _options(self, case: Case) -> Mapping[str, str]:
        return case.options_of(self.target.pack)

    def _settles(self, case: Case, folder: Path) -> bool:
        chosen = [self.target.pack] if self.target.folder is None else []
        packs = [] if self.target.folder is None else [self.target.folder]
        options = {**self.target.options, **self._options(case)}
        found = [
            verb(case.spec, targets=chosen, packs=packs, output=folder, options=options)
            for verb in (adlgen.generate, adlgen.check)
        ]
        return all(result.ok for result in found)

    def _run(self) -> None:
        """Write all projects, run all commands and call all harnesses, once."""
        if self._outcomes:
            return
        workspace, toolchain = self.workspace, self.pack.toolchain
        options = self.pack.harness_options
        projects = []
        for case in self.cases:
            if self.attempt(case).emitted is not None:
                given = {**self._options(case), **options}
                source, overlay = source_of(case), case.overlay
                emitted = try_source(source, self.target, given, overlay=overlay).emitted
                assert emitted is not None
                projects.append(
                    Project(case.name, emitted.tree, dict(emitted.plan.words), emitted.fixed)
                )
        workspace.fill(projects)
        self._outcomes = [workspace.run(c) for c in (*toolchain.build, *toolchain.checks)]
        if toolchain.harness:
            by_name = {case.name: case for case in self.cases}
            for project in projects:
                calls = self.calls(by_name[project.name])
                self._answers[project.name] = _ask(workspace, project, calls)


def agreement(targets: Sequence[TargetUnderTest]) -> Iterator[Finding]:
    """Compare the answers of targets with one another, for the cases that several of them emit."""
    for case in targets[0].cases:
        by_target: dict[str, list[Answer]] = {}
        for target in targets:
            answers = target.answers(case.name)
            if answers and not isinstance(answers, str):
                by_target[target.target.name] = answers
        if len(by_target) <= 1:
            continue
        for call, *answers in zip(targets[0].calls(case), *by_target.values(), strict=True):
            together = dict(zip(by_target, answers, strict=True))
            for text in disagreements(call, together, case.options):
                subject = f"{case.name}: {call.tool} {call.part} {call.text}"
                yield Finding(", ".join(by_target), subject, text)


def targets_under_test(
    pack: PackUnderTest,
    *,
    cases: Sequence[Case] | None = None,
    goldens: Path | None = None,
    cache: Path = Path(".cache"),
    partial: bool | None = None,
) -> tuple[TargetUnderTest, ...]:
    """Return the targets of a pack, with all cases and with goldens in the folder of the pack by default.

    ``partial`` is whether ``cases`` are some of those that have goldens: by default, if they are given.
    """
    chosen = load_cases() if cases is None else cases
    folder = pack.folder / "golden" if goldens is None else goldens
    is_partial = cases is not None if partial is None else partial
    return tuple(
        TargetUnderTest(pack, target, chosen, folder / target.name, cache.resolve(), is_partial)
        for target in pack.targets
    )


def _load(target: GoldenTarget) -> Pack:
    return load_pack(target.pack, Log(), target.folder)


def _ask(workspace: Workspace, project: Project, calls: Sequence[Call]) -> list[Answer] | str:
    try:
        return answers_of(workspace, project, calls)
    except (AssertionError, OSError, ValueError) as error:
        return foreign(error)


Level = Callable[[TargetUnderTest], Iterator[Finding]]
LEVELS: Mapping[str, Level] = {
    "gaps": TargetUnderTest.gaps,
    "golden": TargetUnderTest.golden,
    "determinism": TargetUnderTest.determinism,
    "native": TargetUnderTest.native,
    "verdict": TargetUnderTest.verdict,
}
"""The levels of one target; ``agreement`` is that of several."""
