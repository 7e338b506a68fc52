"""Runs that are killed, that the system refuses something, that others edit, and many at once."""

from __future__ import annotations

import errno
import os
import random
import signal
from collections import Counter
from collections.abc import Iterator
from functools import partial

from tests.fuzz.output.workbench import (
    USER,
    At,
    Done,
    Scene,
    Tree,
    Workbench,
    count_calls,
    result_of,
    scene,
    wait,
)

FALSE = ("ADL0702", "ADL0703", "ADL0704", "Traceback", "this is a bug")
"""What no run of these may print: no file was edited by hand."""
ERRORS = (errno.EIO, errno.ENOSPC, errno.EACCES)
NEXT = ("A", "B", "C", "check", "one root", "killed again")
"""What follows a killed run: the same variant, another one, the old one, and others."""


class Found:
    """Counts of what was tried, and what went wrong."""

    def __init__(self) -> None:
        self.tried: Counter[str] = Counter()
        self.problems: list[str] = []

    def expect(self, holds: object, *what: object) -> None:
        """Note a problem unless something holds."""
        if not holds:
            self.problems.append(" ".join(map(str, what)))


# --- kills ---------------------------------------------------------------------------------------


def kill_runs(bench: Workbench, kills: int, seed: int) -> Found:
    """Kill runs from A to B, before every call that writes, then run something else."""
    found, rng = Found(), random.Random(seed)
    while found.tried["kills"] < kills:
        for roots in (1, 2):
            at = scene(bench, roots)
            bench.variant("B")
            calls = count_calls(bench, *_generate(bench, roots))
            pairs = [(n, following) for n in range(1, calls + 1) for following in NEXT]
            share = rng.sample(pairs, min(len(pairs), kills - found.tried["kills"]))
            share = share[: max(1, kills // 2)] if roots == 1 else share
            for number, following in share:
                _kill(at, number, following, found, rng)
    return found


def _generate(bench: Workbench, roots: int) -> list[str]:
    return [*bench.arguments("generate", roots), "--scaffold"]


def _die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def _kill(at: Scene, number: int, following: str, found: Found, rng: random.Random) -> None:
    bench, where = at.bench, f"{at.roots} roots, call {number}, then {following}:"
    at.reset()
    bench.variant("B")
    done = bench.run(*_generate(bench, at.roots), hook=At(number, _die))
    if done.code == 0:
        return
    found.expect(done.code == -signal.SIGKILL, where, done)
    found.tried["kills"] += 1
    found.tried[f"kills, {at.roots} roots, then {following}"] += 1
    for path, text in bench.tree().items():
        found.expect(text in _versions(at, path), where, path, "is not whole")
    found.expect(_users(bench.tree()) >= _users(at.before), where, "work of the user is gone")
    if following == "killed again":
        again = At(rng.randint(1, 12), _die)
        following = rng.choice("ABC")
        bench.variant(following)
        bench.run(*_generate(bench, at.roots), hook=again)
    _next(at, following, found, where)


def _next(at: Scene, following: str, found: Found, where: str) -> None:
    bench = at.bench
    if following == "check":
        _check_is_all_or_nothing(at, found, where)
        following = "B"
    if following == "one root":
        following = "B"
        bench.variant(following)
        _clean(bench.run(*_generate(bench, 1)), found, where)
        _roots_are_whole(at, found, where)
    bench.variant(following)
    _clean(bench.run(*_generate(bench, at.roots)), found, where)
    expected = (at.after[following], at.later[following])
    found.expect(bench.tree() in expected, where, "another tree than", following)
    found.expect(not bench.leftovers(), where, bench.leftovers())
    _clean(bench.run(*bench.arguments("check", at.roots), "--scaffold"), found, where)


def _check_is_all_or_nothing(at: Scene, found: Found, where: str) -> None:
    """Expect that a killed run is done or undone as a whole, as soon as something is read."""
    codes = []
    for variant in "AB":
        at.bench.variant(variant)
        done = at.bench.run(*at.bench.arguments("check", at.roots), "--scaffold")
        codes.append(done.code)
        found.expect(not any(text in done.text for text in FALSE), where, done.text)
    found.expect(sorted(codes) == [0, 1], where, "check of A and B:", codes)
    found.expect(at.bench.tree() in (at.before, at.after["B"]), where, "neither old nor new")


def _roots_are_whole(at: Scene, found: Found, where: str) -> None:
    for name in {path.partition("/")[0] for path in at.before}:
        now = _below(name, at.bench.tree())
        whole = (_below(name, at.before), _below(name, at.after["B"]))
        found.expect(now in whole, where, name, "is neither old nor new")


def _below(name: str, tree: Tree) -> Tree:
    return {path: text for path, text in tree.items() if path.startswith(f"{name}/")}


def _clean(done: Done, found: Found, where: str) -> None:
    found.expect(done.code == 0, where, done)
    found.expect(not any(text in done.text for text in FALSE), where, done.text)


def _versions(at: Scene, path: str) -> set[bytes | None]:
    return {at.before.get(path), *(tree.get(path) for tree in at.after.values())}


def _users(tree: Tree) -> set[str]:
    return {path for path, text in tree.items() if text == USER}


# --- calls that fail -----------------------------------------------------------------------------


def fail_calls(bench: Workbench, share: float, seed: int) -> Found:
    """Let each call of a run fail once, with each error: all is old, or all is new."""
    found, rng = Found(), random.Random(seed)
    for roots in (1, 2):
        at = scene(bench, roots)
        bench.variant("B")
        calls = count_calls(bench, *_generate(bench, roots), reads=True)
        for number in range(1, calls + 1):
            for error in ERRORS:
                if rng.random() < share:
                    _fail(at, number, error, found)
    return found


def _refuse(error: int) -> None:
    raise OSError(error, os.strerror(error))


def _fail(at: Scene, number: int, error: int, found: Found) -> None:
    bench, where = at.bench, f"{at.roots} roots, call {number}, {errno.errorcode[error]}:"
    at.reset()
    bench.variant("B")
    hook = At(number, partial(_refuse, error))
    done = bench.run(*_generate(bench, at.roots), hook=hook, reads=True)
    found.tried[f"failing calls, {at.roots} roots"] += 1
    expected = at.after["B"] if done.code == 0 else at.before
    found.expect(done.code in {0, 3}, where, done)
    found.expect(bench.tree() == expected, where, "neither old nor new", done)
    found.expect(not bench.leftovers() or "ADL0715" in done.text or done.code, where, "silent rest")
    _next(at, "C", found, where)


# --- edits while a run is active -----------------------------------------------------------------


def edit_during_runs(bench: Workbench, share: float, seed: int) -> Found:
    """Edit or create a generated file before each call: the edit is never lost."""
    found, rng = Found(), random.Random(seed)
    at = scene(bench, 1)
    bench.variant("B")
    calls = count_calls(bench, *_generate(bench, 1), reads=True)
    for number in range(1, calls + 1):
        for path in ("gen/a/text.txt", "gen/b/text.txt", "gen/d/text.txt", "mine/d.txt"):
            if rng.random() < share:
                _edit(at, number, path, found)
    return found


def _edit(at: Scene, number: int, path: str, found: Found) -> None:
    bench, where = at.bench, f"edit of {path} at call {number}:"
    at.reset()
    bench.variant("B")
    target = bench.root / "out/toy" / path

    def edit() -> None:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(b"edited during the run\n")

    done = bench.run(*_generate(bench, 1), hook=At(number, edit), reads=True)
    found.tried["edits"] += 1
    found.expect(done.code in {0, 3}, where, done)
    found.expect(not bench.leftovers() or done.code, where, bench.leftovers())
    now = target.read_bytes() if target.exists() else None
    found.expect(now == b"edited during the run\n", where, "is lost", now, done)


# --- many at once --------------------------------------------------------------------------------


def crowd(bench: Workbench, rounds: int, runs: int, seed: int) -> Found:
    """Start many runs of all variants and checks at once: no run reports a file edited by hand."""
    found, rng = Found(), random.Random(seed)
    for number in range(rounds):
        at = scene(bench, 1 + number % 2)
        started = [*_started(at, runs, rng)]
        found.tried["concurrent runs"] += len(started)
        for verb, (child, read) in started:
            done = wait((child, read))
            ends = {0} if verb == "generate" else {0, 1}
            found.expect(done.code in ends, "crowd:", verb, done)
            found.expect(not any(text in done.text for text in FALSE), "crowd:", done.text)
        found.expect(not bench.leftovers(), "crowd:", bench.leftovers())
        found.expect(bench.tree() in _ends(at), "crowd: the tree is of no variant")
    return found


def _started(at: Scene, runs: int, rng: random.Random) -> Iterator[tuple[str, tuple[int, int]]]:
    bench = at.bench
    for number in range(runs):
        folder = bench.root.parent / f"crowd{number}"
        own = Workbench(folder)
        own.variant(rng.choice("BC"))
        out = folder / "out"
        if not out.is_symlink():
            out.symlink_to(bench.root / "out", target_is_directory=True)
        verb = rng.choice(["generate", "generate", "check"])
        line = own.arguments(verb, at.roots)
        line[-1] = str(bench.root / line[-1])
        yield verb, own.start(*line)


def _ends(at: Scene) -> list[Tree]:
    """The trees that runs of B and C lead to, one after the other."""
    return [
        result_of(at, at.bench.arguments("generate", at.roots), *variants)
        for variants in ("B", "C", "BC", "CB")
    ]
