"""Builds the documentation site: ``python -m adlgen.distribution.site FOLDER``.

The pages are those of ``docs/``, pages of the project to which they link, and reference pages that are written from
the code. They are collected in a folder in which every link leads to a page, and zensical makes the site of them. It
has no address of another machine, search works from files, and two builds give the same bytes.
"""

from __future__ import annotations

import posixpath
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from adlgen.distribution.site_reference import reference_pages

ROOT = Path(__file__).parents[2]
DOCS = "docs/"
CONFIG = ROOT / "docs/site/zensical.toml"
_INSIDE = "# inside\n"
"""The line of the configuration below which pages of the project are listed."""
_BLOCK = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
"""A code block, in which there are no links."""
_LINK = re.compile(
    r"(!?)\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\((?!https?:|#|mailto:)([^()\s#]+)(#[^()\s]*)?\)"
)
_SHIM = "https://unpkg.com/iframe-worker/shim"
"""What zensical loads from elsewhere, so that search works from files; here it is `docs/site/iframe-worker`, of version 1.0.4."""
_CELL = re.compile(r"<td\b.*?</td>", re.DOTALL)
_WORKER = "assets/javascripts/iframe-worker.js"
_IMAGES = frozenset({".svg", ".png"})


class MissingError(Exception):
    """A link leads to a file that does not exist."""


def place_of(path: str) -> str:
    """Return the place in the site of a page of the project, by its path."""
    if path.startswith(DOCS):
        return path.removeprefix(DOCS)
    return "project/" + path.lstrip(".").removesuffix("/README.md").removesuffix(".md") + ".md"


def pages() -> dict[str, str]:
    """Return the texts of the pages that are in the repository, by their place in the site."""
    found: dict[str, str] = {}
    waiting = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("docs/*.md"))
    while waiting:
        path = waiting.pop(0)
        if place_of(path) not in found:
            text = (ROOT / path).read_text("utf-8")
            found[place_of(path)] = _linked(text, path)
            waiting += [target for target, _ in _targets(text, path) if _is_page(target)]
    return found


def _linked(text: str, path: str) -> str:
    """Return a text with links between places of the site; links to other files become their text."""

    def replaced(match: re.Match[str]) -> str:
        mark, label, target, anchor = match.groups()
        resolved = _resolved(path, target)
        if mark:
            return f"![{label}]({posixpath.relpath(resolved, DOCS)})"
        if not _is_page(resolved):
            return label
        here = posixpath.dirname(place_of(path))
        return f"[{label}]({posixpath.relpath(place_of(resolved), here or '.')}{anchor or ''})"

    return "".join(
        part if index % 2 else _LINK.sub(replaced, part)
        for index, part in enumerate(_BLOCK.split(text))
    )


def _targets(text: str, path: str) -> Iterator[tuple[str, str]]:
    """Yield the files to which a page links, with the anchors."""
    for part in _BLOCK.split(text)[::2]:
        for _, _, target, anchor in _LINK.findall(part):
            yield _resolved(path, target), anchor


def _resolved(path: str, target: str) -> str:
    """Return the path of what a page links to; that of its README, if it is a folder with one."""
    found = posixpath.normpath(posixpath.join(posixpath.dirname(path), target))
    if not (ROOT / found).exists():
        message = f"{path} links to {target}, which does not exist"
        raise MissingError(message)
    readme = f"{found}/README.md"
    return readme if (ROOT / readme).is_file() else found


def _is_page(path: str) -> bool:
    return path.endswith(".md")


# --- the build -----------------------------------------------------------------------------------


def collect(folder: Path) -> None:
    """Write the sources of the site into an empty folder."""
    found = pages()
    for place, text in {**found, **reference_pages()}.items():
        file = folder / "docs" / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    for image in sorted(ROOT.glob("docs/**/*")):
        if image.suffix in _IMAGES:
            copy = folder / image.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(image, copy)
    (folder / "zensical.toml").write_text(_configuration(found), "utf-8")


def _configuration(found: Mapping[str, str]) -> str:
    listed = "".join(
        f'    {{ "{_title(found[place])}" = "{place}" }},\n'
        for place in sorted(found)
        if place.startswith("project/")
    )
    text = CONFIG.read_text("utf-8")
    assert text.count(_INSIDE) == 1
    return text.replace(_INSIDE, listed)


def _title(text: str) -> str:
    """Return the heading of a page as plain text."""
    heading = re.search(r"^# (.+)$", text, re.MULTILINE)
    assert heading is not None
    return heading[1].replace("`", "").replace('"', "'").replace("\\", "")


def build(output: Path) -> None:
    """Build the site into a folder, which is replaced."""
    with TemporaryDirectory() as made:
        folder = Path(made)
        collect(folder)
        program = str(Path(sys.executable).parent / "zensical")
        done = subprocess.run(  # noqa: S603 - the program of this environment
            [program, "build", "--strict"],
            cwd=folder,
            check=False,
            capture_output=True,
            text=True,
        )
        if done.returncode != 0 or "issues found" in done.stdout:
            sys.exit(f"{done.stdout}{done.stderr}")
        if output.exists():
            shutil.rmtree(output)
        shutil.copytree(folder / "site", output)
        _finish(output)


def _finish(output: Path) -> None:
    """Put what pages would load from another machine into the site, and write bars in code of tables without a backslash.

    Readers of Markdown need the backslash in a table; this generator prints it in code.
    """
    shutil.copyfile(CONFIG.parent / "iframe-worker/shim.js", output / _WORKER)
    for page in sorted(output.rglob("*.html")):
        depth = len(page.relative_to(output).parts) - 1
        text = page.read_text("utf-8")
        assert text.count(_SHIM) == 1, page
        text = text.replace(_SHIM, f"{'../' * depth or './'}{_WORKER}")
        page.write_text(_CELL.sub(lambda found: found[0].replace("\\|", "|"), text), "utf-8")


if __name__ == "__main__":
    build(Path(sys.argv[1]))
