"""Other generators, as their users would run them on the same tools."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from adlgen.document.node import JsonValue
from tests.bench import synthetic

ROOT = Path(__file__).parents[2]
CACHE = ROOT / ".cache"
NODE = ROOT / "tests" / "toolchains" / "peers" / "node_modules" / ".bin"
PYTHON = ROOT / ".venv" / "bin"
TARGETS = ("go", "typescript", "rust", "python")


@dataclass(frozen=True, slots=True)
class Contender:
    """One command line; ``{out}`` becomes a fresh folder for every run."""

    name: str
    command: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Inputs:
    """The same tools in the form that each generator reads."""

    yaml: Path
    json: Path
    files: tuple[Path, ...]
    definitions: Path


def inputs(folder: Path, count: int) -> Inputs:
    """Write the tools in every form."""
    made = synthetic.tools(count)
    folder.mkdir(parents=True)
    text = synthetic.manifest(made)
    agent = folder / "agent.json"
    agent.write_text(text)
    files = []
    definitions: dict[str, JsonValue] = {}
    for tool in made:
        title = "".join(word.capitalize() for word in str(tool["id"]).split("_"))
        schema = tool["schema"]
        assert isinstance(schema, dict)
        path = folder / f"{tool['id']}.json"
        path.write_text(json.dumps({"title": title, **schema}))
        files.append(path)
        definitions[title] = {"title": title, **schema}
    whole = folder / "definitions.schema"
    whole.write_text(json.dumps({"$schema": DRAFT, "definitions": definitions}))
    # Every JSON text is YAML too; the name decides which reader takes it.
    yaml = folder / "agent.yaml"
    yaml.write_text(text)
    return Inputs(yaml, agent, tuple(files), whole)


DRAFT = "http://json-schema.org/draft-07/schema#"


def contenders(given: Inputs, compiled: Path | None = None) -> Iterator[Contender]:
    """Name everything that is measured and present; ``compiled`` has the programs of an installed wheel with compiled modules."""
    python = str(PYTHON / "python")
    yield Contender("python -c pass", (python, "-c", "pass"))
    yield from _ours(given, PYTHON)
    if compiled is not None:
        for one in _ours(given, compiled):
            yield Contender(f"{one.name}, compiled", one.command)
    yield from _quicktype(given)
    code_generator = (str(PYTHON / "datamodel-codegen"), "--input", str(given.definitions))
    common = ("--input-file-type", "jsonschema", "--output", "{out}/models.py")
    kind = ("--output-model-type", "pydantic_v2.BaseModel")
    yield Contender("datamodel-codegen pydantic", (*code_generator, *common, *kind))
    if (CACHE / "bin" / "go-jsonschema").exists():
        program = str(CACHE / "bin" / "go-jsonschema")
        names = map(str, given.files)
        yield Contender("go-jsonschema", (program, "-p", "tools", "-o", "{out}/tools.go", *names))
    if (CACHE / "bin" / "cargo-typify").exists():
        program = str(CACHE / "bin" / "cargo-typify")
        arguments = ("typify", "--output", "{out}/tools.rs", str(given.definitions))
        yield Contender("cargo-typify", (program, *arguments))


def _ours(given: Inputs, programs: Path) -> Iterator[Contender]:
    adlgen = str(programs / "adlgen")
    for target in TARGETS:
        one = (adlgen, "generate", str(given.yaml), "-t", target, "-o", "{out}")
        yield Contender(f"adlgen {target}", one)
    dataclass_ = ("-t", "python", "--opt", "models=dataclass", "-o", "{out}")
    yield Contender("adlgen python dataclass", (adlgen, "generate", str(given.yaml), *dataclass_))
    every = [part for target in TARGETS for part in ("-t", target)]
    for kind, path in (("yaml", given.yaml), ("json", given.json)):
        run = (adlgen, "generate", str(path), *every, "-o", "{out}")
        yield Contender(f"adlgen all four, {kind}", run)
    same = (adlgen, "check", str(given.yaml), *every, "-o", "{same}")
    yield Contender("adlgen check, nothing to do", same)


def _quicktype(given: Inputs) -> Iterator[Contender]:
    program = NODE / "quicktype"
    if not program.exists() or shutil.which("node") is None:
        return
    for language, name in (("go", "go"), ("ts", "ts"), ("rust", "rs"), ("python", "py")):
        names = [part for path in given.files for part in ("--src", str(path))]
        run = ("--lang", language, "--src-lang", "schema", "-o", f"{{out}}/tools.{name}")
        yield Contender(f"quicktype {language}", (str(program), *run, *names))
