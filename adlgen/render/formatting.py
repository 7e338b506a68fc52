"""Formats emitted code for foreign packs; adlgen's own packs emit formatted code."""

from __future__ import annotations

from adlgen.diagnostics.codes.packs import CANNOT_FORMAT
from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Log
from adlgen.diagnostics.visible import foreign
from adlgen.output.tree import FileTree, RenderedFile

_SUFFIX = ".py"


def formatted(tree: FileTree, log: Log) -> FileTree:
    """Format Python files with black. A missing black or a failure is reported."""
    if not any(file.path.endswith(_SUFFIX) for file in tree):
        return tree
    try:
        import black  # slow to import and rarely needed
    except ImportError:
        from adlgen.plugins.installation import command_for

        hint = command_for("format")
        log.add(CANNOT_FORMAT, "--format needs black, which is not installed", None, hint)
        return tree
    mode = black.Mode()

    def one(file: RenderedFile) -> RenderedFile:
        if not file.path.endswith(_SUFFIX):
            return file
        try:
            return replace(file, content=black.format_str(file.text, mode=mode))
        except ValueError as error:  # the base class of black's errors
            log.add(CANNOT_FORMAT, f"black cannot read {file.path}: {foreign(error)}", None)
            return file

    return FileTree(tuple(map(one, tree)))
