"""Compiles and runs generated code, for each language.

Compilers process all modules of a generator in one run. Modules with errors are excluded, and the others
are compiled again, until there are no errors.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from tests.conformance.table.questions import Answer, Question
from tests.conformance.table.talk import CACHE, NODE, PEERS, PYTHON, lay_out, run, talk

ROUNDS = 8
"""How often a compiler is run before all that is left counts as broken."""
_NAMED = re.compile(r"\bq_\w+")


def python(
    texts: Mapping[str, str],
    asked: Sequence[Question],
    folder: Path,
    options: Sequence[str] = (),
) -> dict[str, Answer]:
    """Import each module; a module that raises an exception rejects all values."""
    lay_out(folder, {f"{name}.py": text for name, text in texts.items()})
    command = [str(PYTHON), str(PEERS / "evaluate.py"), *options]
    return _ask(command, texts, asked, folder, lambda name: str(folder / f"{name}.py"))


def typescript(
    texts: Mapping[str, str], asked: Sequence[Question], folder: Path
) -> dict[str, Answer]:
    """Compile strictly, then import what has no errors."""
    settings = (
        '{"compilerOptions": {"strict": true, "module": "esnext", "moduleResolution": "bundler",'
        ' "target": "es2022", "skipLibCheck": true, "rootDir": "src", "outDir": "dist",'
        ' "types": []},'
        ' "include": ["src"]}'
    )
    files = {f"src/{name}.ts": text for name, text in texts.items()}
    lay_out(folder, {**files, "tsconfig.json": settings, "package.json": '{"type": "module"}'})
    modules = folder / "node_modules"
    if not modules.exists():
        modules.symlink_to(PEERS / "node_modules")
    _, replies = run([str(NODE / "tsc"), "--project", "."], folder)
    broken = set(_NAMED.findall(replies))
    sound = {name: text for name, text in texts.items() if name not in broken}
    command = ["node", str(PEERS / "evaluate.mjs")]
    return _ask(command, sound, asked, folder, lambda name: str(folder / "dist" / f"{name}.js"))


def go(texts: Mapping[str, str], asked: Sequence[Question], folder: Path) -> dict[str, Answer]:
    """Make each schema a package, and one program of all that compile."""
    packages = {}
    for name, text in texts.items():
        root = "RootJson" if re.search(r"^type RootJson\b", text, re.MULTILINE) else "Root"
        packages[name] = {
            f"p/{name}/root.go": re.sub(
                r"^package \w+", f"package {name}", text, flags=re.MULTILINE
            ),
            f"p/{name}/evaluate.go": _GO_EVALUATE % (name, root),
        }
    module = (PEERS / "go.mod.txt").read_text("utf-8")

    def attempt(names: Sequence[str]) -> tuple[bool, str]:
        files = {k: v for name in names for k, v in packages[name].items()}
        imports = "".join(f'\t"evaluate/p/{name}"\n' for name in names)
        table = "".join(f'\t"{name}": {name}.Evaluate,\n' for name in names)
        main = (PEERS / "evaluate.go.txt").read_text("utf-8")
        main = main.replace("//imports\n", imports).replace("//table\n", table)
        lay_out(folder, {**files, "go.mod": module, "main.go": main})
        return run(["go", "build", "-gcflags=-e", "./..."], folder)

    names = _compiling(list(texts), attempt)
    attempt(names)
    built, replies = run(["go", "build", "-o", "evaluate", "."], folder)
    assert built, replies
    return _ask([str(folder / "evaluate")], dict.fromkeys(names, ""), asked, folder, str)


_GO_EVALUATE = """package %s

import "encoding/json"

func Evaluate(text []byte) error {
\tvar value %s
\treturn json.Unmarshal(text, &value)
}
"""


def rust(
    texts: Mapping[str, str], asked: Sequence[Question], folder: Path, name: str
) -> dict[str, Answer]:
    """Make each schema a module of one program."""
    manifest = (PEERS / "rust" / "Cargo.toml").read_text("utf-8")
    lock = (PEERS / "rust" / "Cargo.lock").read_text("utf-8").replace('"evaluate"', f'"{name}"')
    fixed = {"Cargo.toml": manifest.replace('"evaluate"', f'"{name}"'), "Cargo.lock": lock}

    def attempt(names: Sequence[str]) -> tuple[bool, str]:
        modules = "".join(f"mod {one};\n" for one in names)
        table = "".join(f'        "{one}" => {one}::evaluate(text),\n' for one in names)
        main = (PEERS / "rust" / "main.rs").read_text("utf-8")
        main = main.replace("//modules\n", modules).replace("//table\n", table)
        files = {f"src/{one}.rs": texts[one] + _RUST_JUDGE for one in names}
        lay_out(folder, {**files, **fixed, "src/main.rs": main})
        return run(["cargo", "build", "--quiet", "--locked", "--message-format=short"], folder)

    names = _compiling(list(texts), attempt)
    program = CACHE / "cargo-target" / "debug" / name
    return _ask([str(program)], dict.fromkeys(names, ""), asked, folder, str)


_RUST_JUDGE = """
pub fn evaluate(text: &str) -> bool {
    ::serde_json::from_str::<Root>(text).is_ok()
}
"""


def _compiling(names: list[str], attempt: Callable[[Sequence[str]], tuple[bool, str]]) -> list[str]:
    """Return the modules that compile, less those that the compiler names, round by round."""
    for _ in range(ROUNDS):
        passed, replies = attempt(names)
        if passed:
            return names
        broken = set(_NAMED.findall(replies)) & set(names)
        if not broken:
            break
        names = [name for name in names if name not in broken]
    return _halves(names, attempt)


def _halves(names: list[str], attempt: Callable[[Sequence[str]], tuple[bool, str]]) -> list[str]:
    """Return the modules that compile, by halving what does not."""
    if not names:
        return []
    if attempt(names)[0]:
        return names
    if len(names) == 1:
        return []
    middle = len(names) // 2
    return [*_halves(names[:middle], attempt), *_halves(names[middle:], attempt)]


def _ask(
    command: Sequence[str],
    compiled: Mapping[str, str],
    asked: Sequence[Question],
    folder: Path,
    module: Callable[[str], str],
) -> dict[str, Answer]:
    """Ask the modules that compile; one that cannot be loaded did not."""
    here = [question for question in asked if question.id in compiled]
    requests = [{"module": module(q.id), "values": q.values} for q in here]
    answers = dict.fromkeys((q.id for q in asked), Answer(generated=True))
    for question, replies in zip(here, talk(command, requests, folder), strict=True):
        verdicts = (None,) * len(question.values) if replies is None else replies.get("verdicts")
        failure = "" if replies is None else replies.get("failure", "")
        answers[question.id] = Answer(
            generated=True,
            compiled=verdicts is not None,
            verdicts=tuple(verdicts or ()),
            failure=failure,
        )
    return answers
