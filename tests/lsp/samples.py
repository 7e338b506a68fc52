"""What editors offer for each dialect: a small document of each, with an example of every feature.

``python -m tests.lsp.samples`` writes the table of docs/editors.md. A plug-in has its samples in ``tests/editing.py``.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator, Mapping
from pathlib import Path

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.plugins.registry import bundled_folders

PAGE = Path(__file__).parents[2] / "docs/editors.md"
MARKS = (
    "<!-- formats: written by `python -m tests.lsp.samples` -->",
    "<!-- end of formats -->",
)
FEATURES = {
    "problem": "problems",
    "fix": "quick fixes",
    "key": "keys",
    "keyword": "keywords",
    "value": "values",
    "about": "documentation",
    "emitted": "types",
    "definition": "`$ref`",
    "name": "names",
    "outline": "outline",
    "layout": "layout",
}
"""The features, with their titles in the table."""


class Sample(Struct):
    """A sound document, and what an editor shows for it. In parts of its text ``|`` is the cursor."""

    title: str
    file: str
    text: str
    problem: tuple[str, str, str] = ("", "", "")
    """A part, what is written in its place, and the code of the problem."""
    fix: tuple[str, str, str] = ("", "", "")
    """A part, what is written in its place, and the title of the quick fix that restores it."""
    key: tuple[str, str, str] = ("", "", "")
    """A part, what is being typed in its place, and a key of the format that is completed."""
    keyword: tuple[str, str, str] = ("", "", "")
    """The same for a keyword in a schema."""
    value: tuple[str, str, str] = ("", "", "")
    """The same for a value."""
    about: tuple[str, str] = ("", "")
    """A part, and the documentation of what is at the cursor."""
    emitted: tuple[str, str] = ("", "")
    """A part, and the code in Go that is emitted for what is at the cursor."""
    definition: tuple[str, str, str] = ("", "", "")
    """A reference, the definition, and its name."""
    name: tuple[str, str, str] = ("", "", "")
    """What refers to a name of the format, the definition, and the name."""
    outline: tuple[str, ...] = ()
    """The names of the outline, with those inside."""
    layout: tuple[str, str] = ("", "")
    """A part, and what is written in its place, which the formatter restores."""
    missing: Mapping[str, str] = field(default_factory=dict)
    """The features that the format does not have, each with the reason."""

    def has(self, feature: str) -> bool:
        """Report whether there is an example of a feature."""
        found = getattr(self, feature)
        return any(found) if isinstance(found, tuple) else bool(found)


def samples() -> dict[str, Sample]:
    """Return the samples of all dialects that come with adlgen, by the name of the dialect."""
    places = [Path(__file__).with_name("core_samples.py")]
    places += [folder / "tests/editing.py" for folder in bundled_folders()]
    return {name: one for place in places for name, one in _loaded(place).items()}


def _loaded(place: Path) -> dict[str, Sample]:
    if not place.is_file():
        return {}
    spec = importlib.util.spec_from_file_location(f"samples_{place.parts[-3]}", place)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found: dict[str, Sample] = module.SAMPLES
    return found


def table() -> str:
    """Return the table of dialects and features, with the reasons below it."""
    return "\n".join(_lines(samples()))


def _lines(found: Mapping[str, Sample]) -> Iterator[str]:
    yield f"| | {' | '.join(FEATURES.values())} |"
    yield f"|---{'|---' * len(FEATURES)}|"
    reasons: dict[str, int] = {}
    for one in found.values():
        cells = []
        for name in FEATURES:
            reason = one.missing.get(name)
            number = None if reason is None else reasons.setdefault(reason, len(reasons) + 1)
            cells.append("yes" if number is None else f"({number})")
        yield f"| {one.title} | {' | '.join(cells)} |"
    yield ""
    for reason, number in reasons.items():
        yield f"({number}) {reason}" + ("  " if number < len(reasons) else "")


def main() -> None:
    """Write the table."""
    text = PAGE.read_text("utf-8")
    start, end = text.index(MARKS[0]) + len(MARKS[0]), text.index(MARKS[1])
    PAGE.write_text(f"{text[:start]}\n\n{table()}\n\n{text[end:]}", "utf-8")


if __name__ == "__main__":
    main()
