"""What a run reads: files with the content that it used, folders that it searched, packs."""

from __future__ import annotations

import os


class Inputs:
    """Everything outside the command line and the code that a result can depend on.

    The readers fill it as they read, so that it holds what was used, not what is there later.
    """

    def __init__(self) -> None:
        """Begin with nothing."""
        self.files: dict[str, bytes] = {}
        """The content of every file, by its path."""
        self.listings: dict[str, list[tuple[str, bool]] | None] = {}
        """The sorted names in every folder that was searched, each with whether it is a file."""
        self.packs: list[str] = []
        """The folders of the packs, of which every file counts."""
        self.complete = True
        """Whether this is all: not if a file could not be read."""

    def names_in(self, folder: str) -> list[tuple[str, bool]]:
        """Return the names in a folder, each with whether it is a file; none if there is no folder."""
        if folder not in self.listings:
            try:
                with os.scandir(folder) as entries:
                    names = sorted((entry.name, entry.is_file()) for entry in entries)
            except OSError:
                self.listings[folder] = None
            else:
                self.listings[folder] = names
        return self.listings[folder] or []
