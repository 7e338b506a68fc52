"""Some hostile servers against every command that connects to one, and a control; the others are in ``make fuzz``."""

from __future__ import annotations

import pytest

from tests.fuzz.servers.hostile import BEHAVIOURS
from tests.fuzz.servers.run import COMMANDS, Done, run

pytestmark = pytest.mark.native

SOME = (
    *(("call", name) for name in ("c-ansi", "c-error", "c-huge", "c-kind", "c-null", "c-spread")),
    *(("call", name) for name in ("c-silent", "i-error", "l-pages", "exit")),
    *(("call typed", name) for name in ("c-structured", "c-empty", "c-deep", "c-surrogate")),
    *((name, "l-ansi") for name in ("inspect", "import", "init")),
    *((name, "spread") for name in ("inspect", "import", "init")),
    *((name, "l-many") for name in ("inspect", "import", "init")),
)


@pytest.mark.parametrize(("command", "behaviour"), SOME)
def test_a_hostile_server_is_survived(command: str, behaviour: str) -> None:
    done = run(behaviour, command)
    assert [*done.problems()] == [], done.output[-2000:]


def test_there_are_many_behaviours() -> None:
    assert len(BEHAVIOURS) == len({*BEHAVIOURS}) > 60
    assert {command for command, _ in SOME} == {*COMMANDS}


def test_what_must_not_happen_is_seen() -> None:
    """A control: each kind of problem is reported."""
    good = Done("good", "call", 0, "ok\n", 1.0, [])
    assert [*good.problems()] == []
    bad = Done("bad", "call", 70, "Traceback\x1b[2J", 1.0, [1])
    assert len([*bad.problems()]) == 4
