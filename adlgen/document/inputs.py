"""The record of a run's inputs: files with their content, searched folders, packs."""

from __future__ import annotations

import os

from adlgen.document.unsaved import unsaved_names


class Inputs:
    """Everything that a result can depend on, except the command line and the code.

    Readers fill it while reading, so that it records the content that was used.
    """

    def __init__(self) -> None:
        """Create an empty record."""
        self.files: dict[str, bytes] = {}
        """The content of each file that was read, by path."""
        self.places: dict[str, str] = {}
        """Where the links of each file that was read led, and of the folder that it must be in, by path."""
        self.listings: dict[str, list[tuple[str, bool]] | None] = {}
        """The sorted entries of each searched folder: name, and whether it is a file."""
        self.present: list[str] = []
        """The paths whose existence the run found."""
        self.absent: list[str] = []
        """The paths whose absence the run found."""
        self.packs: dict[str, None] = {}
        """The folders of the packs, in their order; a result depends on every file in them."""
        self.unused: dict[str, frozenset[str]] = {}
        """Features of packs, by folder of a pack: a result depends on no file in their folders."""
        self.modules: dict[str, str] = {}
        """The files of modules that only other processes of the run have loaded, by name."""
        self.complete = True
        """Whether the record is complete; False if a file could not be read."""

    def names_in(self, folder: str) -> list[tuple[str, bool]]:
        """Return the entries of a folder: name, and whether it is a file; empty if it does not exist."""
        if folder not in self.listings:
            try:
                with os.scandir(folder) as entries:
                    names = {entry.name: entry.is_file() for entry in entries}
            except OSError:
                self.listings[folder] = None
            else:
                names |= dict.fromkeys(unsaved_names(folder), True)
                self.listings[folder] = sorted(names.items())
        return self.listings[folder] or []
