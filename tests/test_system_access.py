"""Only some modules access files, clocks and the environment, and fewer write."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

from tests.test_architecture import ROOT, SOURCES, named, nodes_of

SYSTEM_PACKAGES = (
    "cache/",
    "cli/",
    "distribution/",
    "document/",
    "packs/",
    "output/",
    "testing/",
    "running/",
    "repository/",
    "site/",
    "features/mcp_client/discovery/",
)
"""The packages that may access files, clocks and the environment: `distribution` builds what is distributed and
is not part of it, `testing` runs compilers, `running` imports emitted packages, `repository` creates repositories,
`discovery` runs MCP servers, `site` reads its templates and assets."""
SYSTEM_ACCESS = re.compile(
    r"^(open|print|input)$"
    r"|\.(read_text|read_bytes|write_text|write_bytes|unlink|mkdir|rmdir)$"
    r"|^os\.(environ|getenv|environb)"
    r"|^(time\.(time|monotonic|perf_counter|process_time)(_ns)?|(datetime\.)?datetime\.(now|today|utcnow)|date\.today)$"
)


def dotted(node: ast.expr) -> str:
    """Return a name as written; what is neither a name nor an attribute is a question mark."""
    match node:
        case ast.Name(id=name):
            return name
        case ast.Attribute(value=owner, attr=name):
            return f"{dotted(owner)}.{name}"
        case _:
            return "?"


def test_only_system_packages_access_the_system() -> None:
    found = []
    for path in ROOT.glob("adlgen/**/*.py"):
        if path.relative_to(ROOT / "adlgen").as_posix().startswith(SYSTEM_PACKAGES):
            continue
        for node in nodes_of(path):
            if isinstance(node, ast.Call | ast.Attribute):
                text = dotted(node.func if isinstance(node, ast.Call) else node)
                if SYSTEM_ACCESS.search(text):
                    found.append(f"{named(path)}:{node.lineno}: {text}")
    assert not found, "\n".join(found)


WRITES = re.compile(
    r"\.(write_text|write_bytes|mkdir|touch|unlink|rmdir|rename|chmod|symlink_to|hardlink_to)$"
    r"|^os\.(mkdir|makedirs|mkfifo|rename|renames|replace|remove|unlink|rmdir|link|symlink|chmod|truncate)$"
    r"|^shutil\.(copy\w*|move|rmtree)$|^(tempfile\.)?(TemporaryDirectory|NamedTemporaryFile|mk[ds]temp)$"
)
MAY_WRITE = {
    "adlgen/output/disk.py": "the layer through which all output is written",
    "adlgen/output/file.py": "single files, by means of that layer; opens pipes and devices",
    "adlgen/repository/scratch.py": "the temporary folder in which a repository is built",
    "adlgen/repository/start.py": "the same",
    "adlgen/repository/merge.py": "temporary files for git",
    "adlgen/running/emitted.py": "a temporary package to import",
    "adlgen/packs/compiled.py": "the cache of compiled templates",
    "adlgen/cache/modules.py": "the file of compiled modules",
    "adlgen/cache/store.py": "the records of runs",
    "adlgen/testing/*.py": "golden files and projects of authors of packs, in their checkouts",
    "adlgen/distribution/*.py": "builds what is distributed; not part of it",
}


def writing_calls(path: Path) -> Iterator[str]:
    """Yield the calls that change the file system."""
    for node in nodes_of(path):
        if not isinstance(node, ast.Call):
            continue
        name = dotted(node.func)
        opens = name in {"open", "os.open"} or name.endswith(".open")
        renames = name.endswith(".replace") and len(node.args) == 1 and not node.keywords
        if WRITES.search(name) or renames or (opens and opens_for_writing(ast.unparse(node))):
            yield f"{named(path)}:{node.lineno} {name}"


def opens_for_writing(call: str) -> bool:
    modes = r"O_(WRONLY|RDWR|CREAT)|_NEW\b|['\"][rb]*[wax]b?\+?['\"]"
    return re.search(modes, call) is not None and "os.devnull" not in call


def test_only_the_output_layer_writes() -> None:
    """A command that writes by other means would not be safe against interruptions and links."""
    found = {path: calls for path in SOURCES if (calls := [*writing_calls(path)])}
    allowed = {
        path for path in found if any(fnmatch(named(path), pattern) for pattern in MAY_WRITE)
    }
    others = [call for path in found.keys() - allowed for call in found[path]]
    assert not others, "\n".join(others)
    for pattern in MAY_WRITE:
        assert any(fnmatch(named(path), pattern) for path in allowed), pattern
