"""Errors of emitted code can be pickled, for other processes, and copied: message and attributes are kept."""

from __future__ import annotations

import copy
import importlib
import pickle
from types import ModuleType
from typing import Any

import pytest

NAMES = (
    "ToolError",
    "UnknownToolError",
    "UnimplementedToolError",
    "InvalidArgumentsError",
    "InvalidResultError",
    "InvalidValueError",
)


def raised(errors: ModuleType, problem: Any, name: str) -> BaseException:
    """Return an error of a class."""
    arguments: dict[str, tuple[Any, ...]] = {
        "ToolError": ("text",),
        "UnknownToolError": ("nope", ["a", "b"]),
        "UnimplementedToolError": ("later",),
        "InvalidValueError": ([problem],),
    }
    made: BaseException = getattr(errors, name)(*arguments.get(name, ("find", [problem])))
    made.__dict__["more"] = 1
    return made


@pytest.mark.parametrize("name", NAMES)
def test_errors_are_copied_with_their_attributes(toolspec: ModuleType, name: str) -> None:
    errors = importlib.import_module(f"{toolspec.__name__}._errors")
    schema = importlib.import_module(f"{toolspec.__name__}._schema")
    error = raised(errors, schema.Problem("/a", "type", "must be string"), name)
    pickled = pickle.loads(pickle.dumps(error))  # noqa: S301 - what the test has made
    for again in (pickled, copy.copy(error), copy.deepcopy(error)):
        assert type(again) is type(error)
        assert str(again) == str(error)
        assert vars(again) == vars(error)


def test_errors_of_the_configuration_are_copied(toolspec: ModuleType) -> None:
    environment = importlib.import_module(f"{toolspec.__name__}._environment")
    error = environment.ConfigError(("HOST",), {"PORT": "an integer"})
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - what the test has made
    assert str(again) == str(error)
    assert vars(again) == vars(error)
