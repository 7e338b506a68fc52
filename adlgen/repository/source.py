"""From where the workflow of a repository installs adlgen: a wheel or an archive with its digest, or a revision.

adlgen is never installed by its name, because on a package index the name may belong to others.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Log
from adlgen.features.repository.codes import BAD_SOURCE, NO_SOURCE
from adlgen.output.changes import Change
from adlgen.output.disk import Folder
from adlgen.output.entry import Obstacle
from adlgen.repository.changes import written
from adlgen.repository.scratch import is_linked

FOLDER = ".adlgen"
"""The folder of a repository for files of adlgen that are not generated from the spec."""
_PINNED = re.compile(
    r"git\+(https|ssh|file)://[\w./~@:+-]+@[\w.-]+(#[\w.=/&-]+)?|https?://[\w./~%:+-]+#sha256=[0-9a-f]{64}"
)
"""A revision, or a file with its digest; without characters that a shell would evaluate."""
_NAME = re.compile(r"[\w.+-]+\.(whl|pyz)", re.ASCII)
_EXPECTED = (
    "expected the path of a wheel or of adlgen.pyz, a URL with '#sha256=...', or 'git+URL@REVISION'"
)


class Distribution(Struct):
    """A distribution of adlgen."""

    url: str = ""
    """Where it is, if it is not a file of this machine."""

    command: str = ""
    """The shell command that installs it; empty if there is none."""
    path: str = ""
    """The path of its copy in the repository, if it is a file."""
    content: bytes = b""


NONE = Distribution()
CI = "ci"
"""The part that installs adlgen."""


def distribution_of(given: str, log: Log) -> Distribution:
    """Return the distribution that a user names, or else the one from which this program was installed."""
    if not given:
        return _running() or _installed()
    if re.match(r"(git\+)?\w+://", given):
        if _PINNED.fullmatch(given):
            return _remote(given)
        log.add(BAD_SOURCE, f"'{given}' has no digest or revision", None, _EXPECTED)
    elif _NAME.fullmatch(Path(given).name) and Path(given).is_file():
        return _copied(Path(given))
    else:
        log.add(BAD_SOURCE, f"'{given}' is not a distribution of adlgen", None, _EXPECTED)
    return NONE


def kept_in(folder: Path, archive: str) -> Distribution:
    """Return the distribution that a repository has a copy of."""
    path = folder / archive
    return _copied(path) if archive and path.is_file() and not is_linked(folder, archive) else NONE


def copied(folder: Folder, found: Distribution, old: str) -> Iterator[Change]:
    """Yield the changes that put the copy of a distribution into a repository, in place of an older one."""
    copies = {old: None, found.path: found.content}
    for path, content in copies.items():
        if not path:
            continue
        try:
            before = folder.read(path)
        except Obstacle:  # a link, for example, which is never followed
            continue
        if before != content:
            yield written(path, before, content)


def report_missing(found: Distribution, *, is_new: bool, log: Log) -> None:
    """Warn about a workflow in which the installation has to be filled in."""
    if not found.command and is_new:
        hint = "run `adlgen update --adlgen-source WHEEL`, or replace SOURCE in the workflow"
        log.add(NO_SOURCE, "the workflow does not run adlgen yet: no wheel to install", None, hint)


def _running() -> Distribution | None:
    """Return the executable archive that runs."""
    path = Path(getattr(sys.modules["__main__"], "__file__", None) or "")
    return _copied(path) if path.suffix == ".pyz" and path.is_file() else None


def _installed() -> Distribution:
    """Return the distribution that the installer has recorded, if it was not a folder and has not changed."""
    try:
        data: Any = json.loads(distribution("adlgen").read_text("direct_url.json") or "{}")
        url: str = data["url"]
        if "vcs_info" in data:
            link = f"git+{url}@{data['vcs_info']['commit_id']}"
            return _remote(link) if _PINNED.fullmatch(link) else NONE
        digest: str = data["archive_info"]["hashes"]["sha256"]
    except (PackageNotFoundError, LookupError, TypeError, ValueError):
        return NONE
    parts = urlsplit(url)
    if parts.scheme != "file":
        link = f"{url}#sha256={digest}"
        return _remote(link) if _PINNED.fullmatch(link) else NONE
    path = Path(unquote(parts.path))
    found = _copied(path) if _NAME.fullmatch(path.name) and path.is_file() else NONE
    return found if sha256(found.content).hexdigest() == digest else NONE


def _remote(link: str) -> Distribution:
    url, _, digest = link.partition("#sha256=")
    if url.endswith(".pyz"):
        get = f'curl --fail --location --silent --show-error --output adlgen.pyz "{url}"'
        return Distribution(link, f"{get} && {_run_archive('adlgen.pyz', digest)}")
    return Distribution(link, f'pip install "{link}"')


def _copied(path: Path) -> Distribution:
    content, place = path.read_bytes(), f"{FOLDER}/{path.name}"
    digest = sha256(content).hexdigest()
    if path.suffix == ".pyz":
        return Distribution("", _run_archive(place, digest), place, content)
    return Distribution("", f"{_check(place, digest)} && pip install {place}", place, content)


def _check(path: str, digest: str) -> str:
    return f'echo "{digest}  {path}" | sha256sum --check'


def _run_archive(path: str, digest: str) -> str:
    """Return the command that puts an archive on the PATH of later steps."""
    return f'{_check(path, digest)} && install -D {path} bin/adlgen && echo "$PWD/bin" >> "$GITHUB_PATH"'
