"""Discovery of DojOps tools, precedence of equal names, and the policy of allowed tools."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Mapping as Table

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Log, Severity, Span
from adlgen.document import SourceError, read_document
from adlgen.document.node import Mapping, Node, Scalar, Sequence
from adlgen.document.siblings import Folder
from adlgen_plugins.dojops.frontend import codes
from adlgen_plugins.dojops.frontend.manifest import read_manifest
from adlgen_plugins.dojops.frontend.report import Made

ROOT = ".dojops"
TOOL_FOLDERS = ("modules", "tools", "plugins")
"""The folders of tools, in reading order; later tools replace earlier ones."""
FILE_FOLDERS = ("tools", "modules", "skills")
"""The same for ``.dops`` files."""
MANIFESTS = ("tool.yaml", "plugin.yaml")
"""The names of a manifest; the first that exists is read."""
_POLICY = f"{ROOT}/policy.yaml"
_ALLOWED = ("allowedModules", "allowedTools", "allowedPlugins")
_BLOCKED = ("blockedModules", "blockedTools", "blockedPlugins")


class Discovered(Struct):
    """A discovered tool."""

    path: str
    """The path of its manifest, relative to the searched folder."""
    of_project: bool
    """Whether it belongs to the project instead of the user's folder."""
    made: Made


def home(environment: Table[str, str]) -> str | None:
    """Return the user's folder, which contains global tools, or None."""
    return environment.get("HOME") or environment.get("USERPROFILE") or None


def discover(own: Folder | None, project: Folder | None, log: Log) -> tuple[Discovered, ...]:
    """Return the tools of the user's folder and of a project; tools of the project take precedence.

    Tools are identified by the name in the manifest. Tools that cannot be loaded are skipped with a
    warning.
    """
    found: dict[str, Discovered] = {}
    for folder, of_project in ((own, False), (project, True)):
        for path in _manifests(folder) if folder is not None else ():
            made = _load(folder, path, log) if folder is not None else None
            if made is not None:
                found[made.tool.id.value] = Discovered(path, of_project, made)
    return tuple(found.values())


def discover_files(own: Folder | None, project: Folder | None) -> dict[str, tuple[bool, str]]:
    """Return the ``.dops`` files by name without suffix: whether in the project, and the path."""
    found: dict[str, tuple[bool, str]] = {}
    for folder, of_project in ((own, False), (project, True)):
        for place in FILE_FOLDERS if folder is not None else ():
            for path in folder.names(f"{ROOT}/{place}/*.dops") if folder is not None else ():
                found[path.rsplit("/", 1)[-1].removesuffix(".dops")] = (of_project, path)
    return found


def _manifests(folder: Folder) -> Iterator[str]:
    """Yield the manifests in the subfolders of a folder."""
    for place in TOOL_FOLDERS:
        ranked: dict[str, str] = {}
        for name in MANIFESTS:
            for path in folder.names(f"{ROOT}/{place}/*/{name}"):
                ranked.setdefault(path.rpartition("/")[0], path)
        yield from (ranked[tool] for tool in sorted(ranked))


def _load(folder: Folder, path: str, log: Log) -> Made | None:
    inner = Log()
    try:
        document = read_document(folder.read(path), inner)
        made = None if inner.has_errors else read_manifest(document, inner)
    except SourceError as error:
        inner.diagnostics.append(error.diagnostic)
        made = None
    errors = [d.message for d in inner.diagnostics if d.severity is Severity.ERROR]
    if made is not None and not errors:
        return made
    place = path.rpartition("/")[0]
    message = f"Failed to load tool from {place} (invalid manifest or missing schema)"
    span = Span(path, 0, 0, 0, 0)
    reasons = "; ".join(error for error in errors if error != message)
    log.add(codes.LOAD_FAILED, message, span, reasons or None, severity=Severity.WARNING)
    return None


class Policy(Struct):
    """The policy of a project: allowed and blocked tools."""

    allowed: tuple[str, ...] = ()
    """The allowed names; empty if all are allowed."""
    blocked: tuple[str, ...] = ()

    def allows(self, name: str) -> bool:
        """Report whether a tool is allowed; blocked tools never are."""
        return name not in self.blocked and (not self.allowed or name in self.allowed)


def policy_of(project: Folder) -> Policy:
    """Return the policy of a project; without a valid file, all tools are allowed."""
    log = Log()
    try:
        root = read_document(project.read(_POLICY), log).root
    except SourceError:
        return Policy()
    if log.has_errors or not isinstance(root, Mapping):
        return Policy()
    return Policy(_names(root, _ALLOWED), _names(root, _BLOCKED))


def _names(root: Mapping, keys: tuple[str, ...]) -> tuple[str, ...]:
    """Return the strings of the first of some lists that exists."""
    found = next((node for key in keys if not _is_nothing(node := root.get(key))), None)
    items = found.items if isinstance(found, Sequence) else ()
    values = (item.value for item in items if isinstance(item, Scalar))
    return tuple(value for value in values if isinstance(value, str))


def _is_nothing(node: Node | None) -> bool:
    return node is None or (isinstance(node, Scalar) and node.value is None)
