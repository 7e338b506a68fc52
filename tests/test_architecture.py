"""Rules of the code base that linters do not check."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest

import adlgen
from adlgen.plugins import bundled, catalogue, names
from adlgen.plugins import core as plugin_core
from adlgen.plugins.registry import bundled_folders
from adlgen.testing import template_logic
from adlgen.testing.manifest import bundled_packs_under_test
from tests.conformance import suite

ROOT = Path(__file__).parent.parent
PLUGINS = "adlgen_plugins/[a-z]*"
_NOT_SOURCES = {"runtime", "harness", "golden", "cases", "tests"}
PACKS = [
    path
    for place in ("templates", PLUGINS)
    for path in ROOT.glob(f"{place}/**/*.py")
    if not _NOT_SOURCES & set(path.parts)
]
SOURCES = sorted([*ROOT.glob("adlgen/**/*.py"), *PACKS])
RUNTIMES = sorted(
    path
    for place in ("templates", f"{PLUGINS}/packs")
    for path in ROOT.glob(f"{place}/**/runtime/**/*.py")
)
TESTS = sorted(
    path
    for place in ("tests", f"{PLUGINS}/tests", "adlgen_plugins/tests")
    for path in ROOT.glob(f"{place}/**/*.py")
    if not {"cases", "node_modules"} & set(path.parts)
)
TEMPLATES = sorted([*ROOT.glob("templates/**/*.j2"), *ROOT.glob(f"{PLUGINS}/packs/**/*.j2")])

LONGEST_FUNCTION = 40
LONGEST_MODULE = 300
LONGEST_TABLE = 500
LONGEST_PIPELINE = 80
TABLES = [
    "adlgen/*/model.py",  # data types
    "adlgen/ir/types.py",
    "adlgen/frontends/adl/manifest.py",  # shapes of objects
    "adlgen/plan/language.py",
    "adlgen/schema/unicode/data.py",  # code points
    "adlgen/diagnostics/codes/*.py",  # one entry with an explanation for each code
    "adlgen/*/*/codes.py",
    f"{PLUGINS}/*/codes.py",
    f"{PLUGINS}/*/model.py",
]

LANGUAGES = {name for pack in bundled_packs_under_test() for name in pack.language_names}
"""Names that must not occur in the core."""
AMBIGUOUS = {"go"}
"""Language names that are also English words."""
OF_ONE_LANGUAGE = (ROOT / "adlgen/distribution", ROOT / "adlgen/running")
"""Build what is distributed, and run generated code, for the language that adlgen is written in."""

CORE = (
    *("diagnostics", "document", "schema", "spec", "ir", "naming", "plan", "packs", "render"),
    *("providers", "output", "pipeline.py"),
)
FEATURES = set(names("features"))
"""Names that the core may not contain either."""
ALSO_WORDS = {"commands", "generation", "operations", "programs"}
"""Of these, the names that mean something else in the core: a regular expression is compiled to a program."""
OF_FEATURES = {"builtin", "service", "services", "inject", "injected", "injection", "injections"}
"""Words for parts of features."""

LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)

HEAVY = [
    "click",
    "jinja2",
    "pydantic",
    "yaml",
    "black",
    "datamodel_code_generator",
    "jsonschema",
    "markdown_it",
]


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def functions(node: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Yield the functions below a node; expressions contain none."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield child
        if not isinstance(child, ast.expr):
            yield from functions(child)


@cache
def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    """Return the nodes of a module that rules are about."""
    definitions = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    kinds = (ast.Constant, ast.Expr, ast.Name, ast.arg, ast.Call, ast.Attribute, *definitions)
    return tuple(n for n in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(n, kinds))


def test_functions_are_short() -> None:
    long = [
        f"{named(path)}:{node.lineno} {node.name}: {length} lines"
        for path in [*SOURCES, *RUNTIMES, *TESTS]
        for node in functions(ast.parse(path.read_text("utf-8")))
        if (length := (node.end_lineno or node.lineno) - node.lineno + 1) > LONGEST_FUNCTION
    ]
    assert not long, "\n".join(long)


def test_modules_are_short() -> None:
    long = []
    for path in [*SOURCES, *RUNTIMES, *TESTS]:
        table = path in TESTS or any(fnmatch(named(path), pattern) for pattern in TABLES)
        lines = path.read_text("utf-8").count("\n")
        if lines > (LONGEST_TABLE if table else LONGEST_MODULE):
            long.append(f"{named(path)}: {lines} lines")
    assert not long, "\n".join(long)


def test_exceptions_of_the_linter_have_reasons() -> None:
    found = [
        f"{named(path)}:{number}"
        for path in [*SOURCES, *TESTS]
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if re.search(r"# noqa: [A-Z0-9, ]+$", line)
    ]
    assert not found, "\n".join(found)


def test_the_pipeline_fits_on_a_page() -> None:
    text = (ROOT / "adlgen/pipeline.py").read_text("utf-8")
    assert text.count("\n") <= LONGEST_PIPELINE


def test_core_is_language_independent() -> None:
    found = []
    for path in ROOT.glob("adlgen/**/*.py"):
        if not {*OF_ONE_LANGUAGE}.isdisjoint(path.parents):
            continue
        for line, word in identifiers_and_strings(path):
            if LANGUAGES & set(re.findall(r"[a-z]+", word.lower())) and is_language_name(word):
                found.append(f"{named(path)}:{line}: {word!r}")
    assert not found, "\n".join(found)


def test_the_core_names_no_feature() -> None:
    found = []
    for path in (path for place in CORE for path in core_modules(place)):
        explains = path.parent.name == "codes"  # the texts of `adlgen explain` are documentation
        for line, text in identifiers_and_strings(path):
            if names_a_feature(text) and not (explains and " " in text):
                found.append(f"{named(path)}:{line}: {text!r}")
    assert not found, "\n".join(found)


def core_modules(place: str) -> list[Path]:
    """Return the modules of a package, or a module itself."""
    path = ROOT / "adlgen" / place
    return [path] if path.is_file() else sorted(path.rglob("*.py"))


def names_a_feature(text: str) -> bool:
    words = {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", text)}
    return text in FEATURES - ALSO_WORDS or bool(
        words & (OF_FEATURES | FEATURES - ALSO_WORDS) or "mcp_client" in text
    )


def test_the_rule_for_features_finds_names() -> None:
    assert {"wiring", "builtins", *ALSO_WORDS} < FEATURES
    assert all(map(names_a_feature, ("PlannedService", "builtin_config", "wiring", "mcp_client")))
    assert not any(map(names_a_feature, ("format_programs", "servers", "options")))


PLUGIN_NAMES = re.compile(
    "|".join(
        name.replace("_", "[-_ .]?")
        for plugin in bundled()
        if plugin is not plugin_core.CORE
        for name in {plugin.name, *plugin.dialects, *plugin.agents}
    ),
    re.IGNORECASE,
)
"""The names of plug-ins and of their formats."""


@pytest.mark.parametrize("root", ["adlgen", "templates"])
def test_the_core_names_no_plugin(root: str) -> None:
    paths = [p for p in tracked() if p.is_relative_to(ROOT / root) and p.suffix != ".md"]
    found = [
        f"{named(path)}:{number}: {match[0]}"
        for path in paths
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if (match := PLUGIN_NAMES.search(line))
    ]
    assert not found, "\n".join(found)


def is_language_name(word: str) -> bool:
    """Report whether a text names a language, as opposed to containing an ambiguous word."""
    parts = re.findall(r"[a-z]+", word.lower())
    return bool((LANGUAGES - AMBIGUOUS) & set(parts)) or set(parts) <= AMBIGUOUS


def identifiers_and_strings(path: Path) -> Iterator[tuple[int, str]]:
    """Yield identifiers and strings except documentation and imported names."""
    documentation = {
        id(node.value)
        for node in nodes_of(path)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in nodes_of(path):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in documentation:
                yield node.lineno, text
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield node.lineno, name
            case ast.Name(id=name, ctx=ast.Store()) | ast.arg(arg=name):
                yield node.lineno, name
            case _:
                pass


def test_templates_contain_no_logic() -> None:
    found = {named(path): [*template_logic(path.read_text("utf-8"))] for path in TEMPLATES}
    assert not {path: logic for path, logic in found.items() if logic}


def test_template_logic_is_found() -> None:
    assert list(
        template_logic("{{ a | upper }}{% if a == b %}{% endif %}{% set x = 1 %}{{ f(1) }}")
    )
    assert list(template_logic("{% macro m() %}{% endmacro %}"))
    assert not list(
        template_logic(
            "{% for a in view.items %}{% if not a.b %}{{ a.c }}{% endif %}{% endfor %}"
            "{% include 'x.j2' %}"
        )
    )


def test_diagnostic_codes_are_documented_and_unique() -> None:
    every = list(catalogue.ALL.values())
    ids = [code.id for code in every]
    assert len(ids) == len(set(ids))
    titles = [code.title for code in every]
    assert len(titles) == len(set(titles))
    for code in every:
        assert re.fullmatch(r"ADL\d{4}", code.id)
        assert code.title
        assert not code.title.endswith("."), code.id
        assert len(code.explanation.split()) >= 8, f"the explanation of {code.id} is too short"


def test_diagnostic_codes_are_used() -> None:
    defining = [*ROOT.glob("adlgen/diagnostics/codes/*.py"), *ROOT.glob("adlgen/*/*/codes.py")]
    texts = "\n".join(path.read_text("utf-8") for path in SOURCES if path not in defining)
    unused = [
        f"{named(path)}: {name}"
        for path in defining
        for name in re.findall(r"(?m)^([A-Z][A-Z0-9_]+) = Code\(", path.read_text("utf-8"))
        if not re.search(rf"\b{name}\b", texts)
    ]
    assert not unused, "\n".join(unused)


def test_command_line_imports_no_heavy_library() -> None:
    program = f"import sys, adlgen.cli; print([m for m in {HEAVY!r} if m in sys.modules])"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert done.stdout.strip() == "[]"


def test_version_is_consistent() -> None:
    facts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert facts["project"]["version"] == adlgen.__version__


def test_there_is_one_kind_of_data_type() -> None:
    base = ROOT / "adlgen/diagnostics/datatypes.py"
    imports = re.compile(r"^\s*(?:from|import) (?:dataclasses|msgspec)\b", re.MULTILINE)
    others = [path for path in SOURCES if path != base]
    assert not [named(path) for path in others if imports.search(path.read_text("utf-8"))]


def test_every_package_has_a_readme() -> None:
    folders = [
        *(p for p in ROOT.glob("adlgen/*/") if (p / "__init__.py").exists()),
        *(p.parent for p in ROOT.glob("templates/*/pack.toml")),
        *(p for p in ROOT.glob("examples/*/")),
        *bundled_folders(),
        *(ROOT / name for name in ["templates", "golden", "tests", "adlgen_plugins"]),
    ]
    assert [named(folder) for folder in folders if not (folder / "README.md").exists()] == []


@pytest.mark.parametrize(
    "path",
    sorted([*ROOT.glob("adlgen/*/README.md"), *ROOT.glob("adlgen/features/*/README.md")]),
    ids=named,
)
def test_readmes_of_packages_state_their_contract(path: Path) -> None:
    head = path.read_text("utf-8").splitlines()[:8]
    for row in ("input", "output", "constraints"):
        assert any(line.startswith(f"| {row} | ") for line in head), row


def test_readmes_list_modules_that_exist() -> None:
    found = [
        f"{named(readme)}: {module}"
        for readme in ROOT.glob("adlgen/**/README.md")
        for row in re.findall(r"^\| (`.*?) \|", readme.read_text("utf-8"), re.MULTILINE)
        for module in re.findall(r"`([a-z_]+\.py)`", row)
        if not any(readme.parent.rglob(module))
    ]
    assert not found, "\n".join(found)


def test_links_between_documents_resolve() -> None:
    found = [
        f"{named(path)}: {link[1]}"
        for path in tracked()
        if path.suffix == ".md" and "golden" not in path.parts
        for link in LINK.finditer(CODE.sub("", path.read_text("utf-8")))
        if not (path.parent / link[1]).exists()
    ]
    assert not found, "\n".join(found)


def tracked() -> list[Path]:
    """Return the files of the project that are committed or not ignored."""
    done = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [path for line in done.stdout.splitlines() if (path := ROOT / line).is_file()]


def test_no_file_names_a_machine_or_a_registry() -> None:
    hosts = ["npmjs" + ".org", "pypi" + ".org", "pythonhosted" + ".org", "proxy" + ".golang"]
    places = ["/work" + "/main", "/work" + "/shared", "/root" + "/", "/home" + "/"]
    found = []
    for path in tracked():
        text = path.read_text("utf-8", "replace")
        found += [f"{named(path)}: {word}" for word in [*hosts, *places] if word in text]
    assert not found, "\n".join(found)


def test_top_level_is_fixed() -> None:
    allowed = {
        *("pyproject.toml", "adlgen", "templates", "tests", "golden", "examples", "README.md"),
        *("Makefile", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "bazel", "docs"),
        "adlgen_plugins",
    }
    top = {path.relative_to(ROOT).parts[0] for path in tracked()}
    assert {name for name in top if not name.startswith(".")} <= allowed


VALIDATION_LINES = 2080
"""The most lines of code, without blank lines and comments, that parse and validate values."""
NOT_VALIDATION = re.compile(
    r"_?(bind|calls|compose|definitions|codec\w*|fill|macros|model|schemas|serde|values|config|context|dispatch|environment|errors?|handlers?|log|methods|native|output|questions|request|texts|tool|toolbox|types|mod|runtime|procgroup\w*)\."
)
DOCSTRING = re.compile(r'^\s*r?"""(?s:.*?)"""\n', re.MULTILINE)
COMMENT = re.compile(r"\s*(//|/\*|\*|#(?!\[|!\[))")


@pytest.mark.parametrize("target", suite.TARGETS)
def test_runtimes_are_small(target: str) -> None:
    lines = {
        Path(path).name: code_lines(fixed.text)
        for path, fixed in suite.rendered("agent-orders", target).fixed.items()
        if is_core_runtime(Path(fixed.source))
    }
    validation = sum(n for name, n in lines.items() if not NOT_VALIDATION.match(name))
    assert 1000 < validation <= VALIDATION_LINES, lines
    # Including typed values, configuration and calls by name.
    assert validation < sum(lines.values()) <= suite.TARGETS[target].runtime_lines, lines


def is_core_runtime(source: Path) -> bool:
    """Report whether a file of a pack is part of the runtime that every agent has."""
    parts = source.parent.parts
    return "runtime" in parts and not {"builtins", "features"} & set(parts)


def code_lines(text: str) -> int:
    """Count the lines other than blank lines and comments."""
    lines = DOCSTRING.sub("", text).split("\n")
    return sum(bool(line.strip()) and not COMMENT.match(line) for line in lines)
