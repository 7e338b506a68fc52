"""The container image: what it installs is locked, and is what the project needs.

Images need a base from a registry, so `make image` itself is not run here.
"""

from __future__ import annotations

import re
import tomllib

from tests.suite import ROOT

DOCKERFILE = ROOT / "adlgen/distribution/image/Dockerfile"
EXTRAS = ("mcp", "lsp")
OTHER_SYSTEMS = {"httpx2-jsfetch", "pywin32"}
"""Packages that only Windows and WebAssembly need."""


def names(requirements: str) -> set[str]:
    found = re.findall(r"^([A-Za-z0-9_.-]+)(?:\[[^\]]*\])?[=<>~]=", requirements, re.MULTILINE)
    return {name.lower().replace("_", "-") for name in found}


def test_every_package_is_locked_at_the_version_of_the_tests() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *(one for extra in EXTRAS for one in extras[extra])]
    locked = (ROOT / "tests/requirements/image.txt").read_text()
    assert names("\n".join(wanted)) <= names(locked)
    pins = re.findall(r"^(\S+==[^\s;]+)", locked, re.MULTILINE)
    assert locked.count("--hash=sha256:") > len(pins) > 20
    tested = (ROOT / "tests/requirements/tests.txt").read_text()
    base = (ROOT / "tests/requirements/runtime.txt").read_text()
    assert {pin.partition("==")[0] for pin in pins if pin not in tested} == OTHER_SYSTEMS
    assert set(re.findall(r"^(\S+==[^\s;]+)", base, re.MULTILINE)) <= {*pins}


def test_the_image_copies_what_make_collects_and_runs_without_rights() -> None:
    text = DOCKERFILE.read_text()
    rule = re.search(r"^image: .*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert rule is not None
    for copied in re.findall(r"^COPY (?!--from)(.*) /build/$", text, re.MULTILINE)[0].split():
        assert copied in rule[1]
    assert "--require-hashes" in text
    last = text.rpartition("\nFROM ")[2]
    assert re.search(r"^USER 65534:65534$", last, re.MULTILINE)
    assert 'ENTRYPOINT ["adlgen"]' in last
