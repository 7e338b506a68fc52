"""Random edits of open documents: what the editor reports is what a fresh run reports.

``python -m tests.lsp.random_edits --edits 5000`` prints the number of differences, and the memory at the end; ``--start`` edits
the sample of another format (:mod:`tests.lsp.samples`), ``--tools`` sets the number of tools, ``--lint`` adds the rules of lint.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import resource
import tempfile
from collections.abc import Iterator
from pathlib import Path

import yaml

from adlgen import api
from adlgen.diagnostics.model import Diagnostic
from adlgen.editing.session import Session
from adlgen.linting.run import Choice
from tests.bench import synthetic
from tests.lsp.samples import samples
from tests.lsp.test_names import TYPES

TOOLS = 10
ADL = "adl"
"""The documents that are edited by default: a manifest with many tools, and a file of definitions."""
_PIECES = (
    *(
        "type: string",
        "type: strng",
        "required: [a, b]",
        "minLength: -1",
        "default: 5",
        "enum: [a, a]",
    ),
    *("$ref: types.yaml#/$defs/Money", "$ref: '#/$defs/none'", "inject: [nothing]", "tags: []"),
    *(
        "- id: again\n      name: again\n",
        "\n",
        "\n\n",
        "  ",
        "- ",
        ": ",
        "'",
        '"',
        "{",
        "}",
        "[",
        "]",
        "&a ",
        "*a",
    ),
    *(
        "é",
        "\U0001f600",
        "\t",
        "# note",
        "|\n",
        ">-\n",
        "null",
        "0o17",
        "1_000",
        "on",
        "<<: x",
        "---\n",
        "%",
        "!x ",
    ),
)


def start(tools: int = TOOLS, dialect: str = ADL) -> dict[str, str]:
    """Return the files of a project, the specification first."""
    if dialect != ADL:
        one = samples()[dialect]
        return {one.file: many(one.text, tools), "types.yaml": TYPES}
    agent = json.loads(synthetic.manifest(synthetic.tools(tools)))
    schema = agent["spec"]["tools"][0]["schema"]
    schema["properties"]["price"] = {"$ref": "types.yaml#/$defs/Money"}
    text = yaml.safe_dump(agent, sort_keys=False)
    return {"agent.yaml": text, "types.yaml": TYPES}


def edited(text: str, chance: random.Random) -> str:
    """Return a text after one random edit: a piece inserted, a range removed, lines moved or copied."""
    at = chance.randrange(len(text) + 1)
    kind = chance.random()
    if kind < 0.45:
        return text[:at] + chance.choice(_PIECES) + text[at:]
    if kind < 0.6:
        return text[:at] + text[at + chance.randint(1, 12) :]
    lines = text.split("\n")
    first = chance.randrange(len(lines))
    last = first + chance.randint(1, 6)
    part = lines[first:last]
    if kind < 0.7:
        del lines[first:last]
    elif kind < 0.8:
        lines[first:first] = part
    elif kind < 0.9:
        del lines[first:last]
        to = chance.randrange(len(lines) + 1)
        lines[to:to] = part
    else:
        lines[first] = lines[first] + chance.choice(_PIECES)
    return "\n".join(lines)


def many(text: str, tools: int) -> str:
    """Return a document whose only tool, if it is an item of a list, is there several times with other names."""
    if '"name": "find_order"' in text and text.startswith('{\n  "tools": ['):
        document = json.loads(text)
        (tool,) = document["tools"]
        found = (json.dumps(tool).replace("find_order", f"find_{n}") for n in range(tools))
        return json.dumps({**document, "tools": [*map(json.loads, found)]}, indent=2)
    return text


def fresh(folder: Path, texts: dict[str, str], *, lints: bool = False) -> set[Diagnostic]:
    """Return what ``adlgen validate`` reports of files on disk, and without errors also ``adlgen lint``."""
    for name, text in texts.items():
        (folder / name).write_bytes(text.encode("utf-8", "surrogatepass"))
    spec = next(iter(texts))
    with contextlib.chdir(folder):
        result = api.validate(spec)
        linted = api.lint_rules(spec, rules=Choice())[0].diagnostics if lints and result.ok else ()
        return {*result.diagnostics, *linted}


def differences(
    edits: int, seed: int, first: dict[str, str] | None = None, *, lints: bool = False
) -> Iterator[tuple[int, dict[str, str], object, object]]:
    """Yield the edits after which the editor reports something else; they begin with the files ``first``."""
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory() as name, tempfile.TemporaryDirectory() as other:
        folder, disk = Path(name).resolve(), Path(other)
        session = Session(lints=lints)
        texts = start() if first is None else first
        spec = next(iter(texts))
        good = [texts]
        for one, text in texts.items():  # a document of no known format is left alone
            session.put(str(folder / one), text)
        session.problems()
        for number in range(edits):
            if chance.random() < 0.35:
                texts = chance.choice(good)
            file = spec if chance.random() < 0.85 else "types.yaml"
            texts = {**texts, file: edited(texts[file], chance)}
            for one, text in texts.items():
                (folder / one).touch()
                session.put(str(folder / one), text)
            session.problems()
            agent = str(folder / spec)
            found = {
                d
                for job, c in session.checked.items()
                if job.main == agent
                for v in c.problems.values()
                for d in v
            }
            expected = fresh(disk, texts, lints=lints)
            if found != expected:
                yield number, texts, found - expected, expected - found
            if len(expected) <= 2:
                good = [*good[-20:], texts]


def main() -> int:
    """Edit, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edits", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tools", type=int, default=TOOLS)
    parser.add_argument("--start", default=ADL)
    parser.add_argument("--lint", action="store_true")
    given = parser.parse_args()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    count = 0
    first = start(given.tools, given.start)
    for number, _, more, less in differences(given.edits, given.seed, first, lints=given.lint):
        count += 1
        print(f"edit {number}: more {more}, less {less}")
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(
        f"{given.edits} edits, {count} differences, {before >> 10} MiB before, {after >> 10} MiB after"
    )
    return int(count > 0)


if __name__ == "__main__":
    raise SystemExit(main())
