"""Every command that writes, killed, refused by the system, and with folders that are swapped with links.

After an interruption each file is as it was or as it is to be; then the command runs again, and everything is as
if it had not been interrupted.
"""

from __future__ import annotations

import errno
import os
import random
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from adlgen.output import disk, file
from adlgen.output.stage import Stage
from tests.fuzz.output.publish import FALSE, Found
from tests.fuzz.output.workbench import Done, Hook, Tree, Workbench
from tests.fuzz.output.writers import Writer, tree_of, writers

NO_LOSS = ("lines lost", "writes outside", "half-written files")
ERRORS = (errno.ENOSPC, errno.EIO)
FALSE_OF_SWAPS = tuple(text for text in FALSE if text != "ADL0704")
"""What no run with a swapped folder may print; it may report that the folder is a link."""
RUNS = 2600
"""Interruptions of the whole campaign."""
Before = Callable[[], None]


class Steps:
    """A hook that acts at the n-th call of the system, with a function that prints its name."""

    def __init__(self, number: int, act: Callable[[Callable[[], None]], None]) -> None:
        self.left, self.act = number, act

    def __call__(self, name: str, args: tuple[Any, ...]) -> None:
        del args
        self.left -= 1
        if self.left == 0:
            self.act(lambda: print(f"\nstep {name}", flush=True))


def interrupt(bench: Workbench, size: float, seed: int, before: Before | None = None) -> Found:
    """Interrupt every command at a share of its steps; ``before`` is the control, for two commands."""
    found, rng = Found(), random.Random(seed)
    for what in NO_LOSS:
        found.tried[what] = 0
    all_writers = [w for w in writers() if before is None or w.name in {"update", "convert"}]
    share = max(1, int(RUNS * size) // len(all_writers))
    for writer in all_writers:
        writer.set_up(bench.root.parent / "writers")
        steps = [*_steps(writer, rng, before)]
        rng.shuffle(steps)
        for step in steps[:share]:
            step(found)
        so_far = ", ".join(f"{found.tried[what]} {what}" for what in ("interruptions", *NO_LOSS))
        print(f"{writer.name}: so far {so_far}, {len(found.problems)} problems", flush=True)
    return found


def _steps(
    writer: Writer, rng: random.Random, before: Before | None
) -> Iterator[Callable[[Found], None]]:
    """Yield all interruptions of a command; they take what they find."""
    for number in range(1, writer.writing + 1):
        yield partial(_kill, writer, number, before)
        yield partial(_fail, writer, number, rng.choice(ERRORS), before)
    for name in writer.swapped:
        for number in range(1, writer.calls + 1):
            yield partial(_swap, writer, number, name, before)


def _run(writer: Writer, hook: Hook, before: Before | None, *, reads: bool = False) -> Done:
    writer.reset()
    return writer.bench.run(*writer.arguments, hook=hook, before=before, reads=reads)


def _note(done: Done, what: str, found: Found) -> bool:
    """Count an interruption by its step; report whether there was one."""
    _, mark, rest = done.text.partition("\nstep ")
    if mark:
        found.tried["interruptions"] += 1
        found.tried[what] += 1
        found.tried[f"{what} at {rest.partition(chr(10))[0]}"] += 1
    return bool(mark)


def _kill(writer: Writer, number: int, before: Before | None, found: Found) -> None:
    def kill(note: Callable[[], None]) -> None:
        note()
        os.kill(os.getpid(), signal.SIGKILL)

    done = _run(writer, Steps(number, kill), before)
    where = f"{writer.name}, killed at call {number}:"
    if _note(done, "kills", found):
        found.expect(done.code == -signal.SIGKILL, where, done)
        _are_whole(writer, found, where)
        _again(writer, found, where)


def _fail(writer: Writer, number: int, code: int, before: Before | None, found: Found) -> None:
    def fail(note: Callable[[], None]) -> None:
        note()
        raise OSError(code, os.strerror(code))

    done = _run(writer, Steps(number, fail), before)
    where = f"{writer.name}, {errno.errorcode[code]} at call {number}:"
    if _note(done, "errors", found):
        found.expect(done.code in {0, 3}, where, done)
        found.expect(not any(text in done.text for text in FALSE), where, done.text)
        _are_whole(writer, found, where)
        whole = tree_of(writer.bench.root) in (writer.before, writer.after)
        found.expect(whole or writer.name in SEVERAL, where, "neither old nor new")
        _again(writer, found, where)


SEVERAL = ("generate for builds", "export")
"""Commands that also write single files; each is old or new."""


def _swap(writer: Writer, number: int, name: str, before: Before | None, found: Found) -> None:
    def swap(note: Callable[[], None]) -> None:
        if writer.swap(name):
            note()

    done = _run(writer, Steps(number, swap), before, reads=True)
    where = f"{writer.name}, '{name}' swapped with a link at call {number}:"
    if not _note(done, "swaps", found):
        return
    found.expect(done.code in {0, 1, 2, 3}, where, done)
    found.expect(not any(text in done.text for text in FALSE_OF_SWAPS), where, done.text)
    outside = writer.is_outside_unchanged()
    found.tried["writes outside"] += not outside
    found.expect(outside, where, "written outside")
    writer.swap_back(name)
    _are_whole(writer, found, where)
    again = writer.bench.run(*writer.arguments)
    found.expect(again.code in {0, 3}, where, "the next run:", again)
    _are_whole(writer, found, where)
    found.expect(writer.is_outside_unchanged(), where, "written outside by the next run")


def _are_whole(writer: Writer, found: Found, where: str) -> None:
    """Expect that every file is as it was, or as it is to be, and that no line of the user is gone."""
    now = tree_of(writer.bench.root)
    for path, text in now.items():
        whole = text in (writer.before.get(path), writer.after.get(path))
        found.tried["half-written files"] += not whole
        found.expect(whole, where, path, "is half-written")
    lost = _lost_lines(now, writer)
    found.tried["lines lost"] += lost
    found.expect(not lost, where, lost, "lines lost")


def _lost_lines(now: Tree, writer: Writer) -> int:
    """Return how many lines are gone that the command leaves where they are, and that were there before."""
    lost = 0
    for path, text in writer.before.items():
        wanted = writer.after.get(path, b"")
        kept = Counter(text.splitlines()) & Counter(wanted.splitlines())
        if now.get(path) not in (text, wanted):
            lost += (kept - Counter(now.get(path, b"").splitlines())).total()
    return lost


def _again(writer: Writer, found: Found, where: str) -> None:
    """Expect that the next run does what the interrupted one should have done."""
    was_done = tree_of(writer.bench.root) == writer.after
    done = writer.bench.run(*writer.arguments)
    found.expect(done.code == 0 or (writer.creates and was_done), where, "the next run:", done)
    now = tree_of(writer.bench.root)
    found.expect(now == writer.after, where, "another result:", _differences(now, writer))
    found.tried["lines lost"] += _lost_lines(now, writer)
    left = writer.bench.leftovers()
    found.expect(not left or (writer.creates and was_done), where, left)


def _differences(now: Tree, writer: Writer) -> list[str]:
    paths = {*now, *writer.after}
    return sorted(path for path in paths if now.get(path) != writer.after.get(path))


# --- the control ----------------------------------------------------------------------------------


def broken() -> None:
    """Write in place, as programs that are not careful do; the campaign must find it."""

    def prepare(stage: Stage, *_: object) -> None:
        for change in stage.changes:
            for parent in stage.folder.absent_parents(change.path):
                stage.folder.make_folder(parent)

    def apply(stage: Stage) -> None:
        for change in stage.changes:
            _in_place((stage.folder.path / change.path).as_posix(), change.after)

    done: dict[str, Callable[..., None]] = dict.fromkeys(
        ("verify", "commit", "tidy"), lambda *_: None
    )
    for name, function in {**done, "prepare": prepare, "apply": apply}.items():
        setattr(Stage, name, function)
    vars(file)["replace_file"] = lambda path, content, **_: _in_place(path, content)


def _in_place(path: str, content: bytes | None) -> None:
    system = vars(disk)["os"]  # with the hook
    if content is None:
        system.unlink(path)
        return
    descriptor = system.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    half = len(content) // 2
    system.write(descriptor, content[:half])
    system.write(descriptor, content[half:])
    system.close(descriptor)
