"""Compiled templates are kept where Python keeps compiled modules: in ``__pycache__`` beside them."""

from __future__ import annotations

import importlib.util
import os
import sys
import tempfile
from pathlib import Path

from jinja2.bccache import Bucket, BytecodeCache


class CompiledTemplates(BytecodeCache):
    """Keeps what Jinja compiled as ``__pycache__/<key>.<interpreter>.pyc``.

    A file that cannot be read or written is as good as none: the template is compiled again. Jinja
    itself refuses one that was made from another text or by another version.
    """

    def __init__(self, folder: Path) -> None:
        """Keep the templates of a folder."""
        self._folder = folder

    def load_bytecode(self, bucket: Bucket) -> None:
        """Read what was compiled earlier."""
        try:
            with self._file(bucket).open("rb") as file:
                bucket.load_bytecode(file)
        except Exception:  # noqa: BLE001 - a damaged pickle raises whatever it likes
            bucket.reset()

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep what was compiled, all of it or nothing."""
        if sys.dont_write_bytecode:
            return
        path = self._file(bucket)
        try:
            path.parent.mkdir(exist_ok=True)
            handle, name = tempfile.mkstemp(dir=path.parent, suffix=".pyc")
            with os.fdopen(handle, "wb") as file:
                bucket.write_bytecode(file)
            Path(name).replace(path)
        except OSError:
            return

    def _file(self, bucket: Bucket) -> Path:
        return Path(importlib.util.cache_from_source(str(self._folder / f"{bucket.key}.py")))
