"""Formatting emitted code: for packs of other people; ours print what formatters leave alone."""

from __future__ import annotations

from dataclasses import replace

from adlgen.diagnostics.codes.packs import CANNOT_FORMAT
from adlgen.diagnostics.model import Log
from adlgen.output.tree import FileTree, RenderedFile

_SUFFIX = ".py"


def formatted(tree: FileTree, log: Log) -> FileTree:
    """Run black over the files that it knows. Without black, or where it fails, a problem is reported."""
    if not any(file.path.endswith(_SUFFIX) for file in tree):
        return tree
    try:
        import black  # heavy, and rarely wanted
    except ImportError:
        hint = "pip install 'adlgen[format]'"
        log.add(CANNOT_FORMAT, "--format needs black, which is not installed", None, hint)
        return tree
    mode = black.Mode()

    def one(file: RenderedFile) -> RenderedFile:
        if not file.path.endswith(_SUFFIX):
            return file
        try:
            return replace(file, text=black.format_str(file.text, mode=mode))
        except ValueError as error:  # the parent of what black raises
            log.add(CANNOT_FORMAT, f"black cannot read {file.path}: {error}", None)
            return file

    return FileTree(tuple(map(one, tree)))
