"""The formats that emitted Python asserts: each accepts what is one and refuses what nearly is."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

PATH = Path(__file__).parents[3] / "templates" / "python" / "runtime" / "_formats.py"


def runtime() -> ModuleType:
    spec = importlib.util.spec_from_file_location("_formats", PATH)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


FORMATS = runtime().FORMATS
CASES = [
    ("byte", "aGk=", "aGk"),
    ("date", "2024-02-29", "2023-02-29"),
    ("date", "2024-12-31", "2024-13-01"),
    ("date-time", "1998-12-31T23:59:60Z", "1998-12-31T22:59:60Z"),
    ("date-time", "2024-01-01t00:00:00+01:00", "2024-01-01 00:00:00Z"),
    ("duration", "P1Y2M3DT4H5M6S", "P1Y3D"),
    ("email", "a.b@example.com", "a..b@example.com"),
    ("email", "a@[127.0.0.1]", "a@[127.0.0]"),
    ("hostname", "xn--4gbwdl.example", "a_b.example"),
    ("ipv4", "127.0.0.1", "127.0.0.01"),
    ("ipv6", "::ffff:192.168.0.1", "1::2::3"),
    ("json-pointer", "/a~1b/0", "/a~2"),
    ("time", "23:59:60Z", "12:00:00"),
    ("uri", "http://[::1]/a?b#c", "http://[::ffff:01.2.3.4]"),
    ("uri-reference", "/a/b", "\\a"),
    ("uuid", "2EB8AA08-AA98-11EA-B4AA-73B441D16380", "2eb8aa08-aa98-11ea-b4aa-73b441d1638"),
]


@pytest.mark.parametrize(("name", "good", "bad"), CASES)
def test_a_format_knows_its_own(name: str, good: str, bad: str) -> None:
    assert FORMATS[name](good)
    assert not FORMATS[name](bad)
    assert not FORMATS[name](f"\n{good}")
    assert name == "json-pointer" or not FORMATS[name](f"{good}\n")


def test_every_format_is_tried() -> None:
    assert {name for name, _, _ in CASES} == set(FORMATS)
