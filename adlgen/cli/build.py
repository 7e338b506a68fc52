"""The options of ``generate`` for builds: a dependency file, a stamp, output folders without a manifest."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from adlgen.cli import show
from adlgen.cli.exits import DONE
from adlgen.cli.table import Entry, Option, Outcome, UsageError
from adlgen.diagnostics.datatypes import Struct
from adlgen.document.inputs import Inputs
from adlgen.document.source import STDIN
from adlgen.output.ignore import IGNORE_FILE
from adlgen.output.outcome import Output, Result
from adlgen.packs.bundled import is_bundled, pack_files

ENTRIES: tuple[Entry, ...] = (
    Option(
        names=("--depfile",),
        parameter="depfile",
        metavar="FILE",
        help="Write a rule for Make or Ninja with all files that were read.",
    ),
    Option(
        names=("--depfile-target",),
        parameter="depfile_target",
        metavar="TARGET",
        help="The target of that rule. [default: the stamp, or else all outputs]",
    ),
    Option(
        names=("--stamp",),
        parameter="stamp",
        metavar="FILE",
        help="Create this file, or set its time, after a successful run.",
    ),
    Option(
        names=("--no-manifest",),
        parameter="no_manifest",
        kind="flag",
        help="Write no .adlgen.json: replace only files with the header of adlgen, remove none.",
    ),
    Option(
        names=("--declare",),
        parameter="declare",
        many=True,
        metavar="FILE",
        help="A file that a build expects; the run fails if it would write others, or not all of them. Repeatable.",
    ),
)


class BuildFiles(Struct):
    """The files that a successful run writes for a build system."""

    depfile: str | None
    target: str | None
    stamp: str | None

    @staticmethod
    def of(given: Mapping[str, Any], specs: Sequence[str], mode: str | None) -> BuildFiles:
        """Return the files that the options request. Raises UsageError if they contradict others."""
        build = BuildFiles(given["depfile"], given["depfile_target"], given["stamp"])
        if build.target is not None and build.depfile is None:
            message = "--depfile-target needs --depfile"
            raise UsageError(message)
        option = "--depfile" if build.depfile is not None else "--stamp"
        if (build.depfile or build.stamp) and mode not in {None, "check"}:
            message = (
                f"a run with --{(mode or '').partition('=')[0]} does not write the file of {option}"
            )
            raise UsageError(message)
        if given["declare"] and mode not in {None, "dry-run"}:
            message = f"--declare does not apply to --{(mode or '').partition('=')[0]}"
            raise UsageError(message)
        if build.depfile is not None and STDIN in specs:
            message = "--depfile lists files, and standard input is not a file"
            raise UsageError(message)
        return build

    def written(self, result: Result, outcome: Outcome) -> Outcome:
        """Write the files after a run that succeeded; such a run is not recorded, as its files are never the same.

        Raises UsageError if a path cannot be part of the dependency file, OSError if a file cannot be written.
        """
        code = outcome if isinstance(outcome, int) else DONE
        if code != DONE or (self.depfile is None and self.stamp is None):
            return outcome
        if self.depfile is not None:
            self._write_depfile(self.depfile, result)
        if self.stamp is not None:
            from adlgen.output.file import touch

            touch(self.stamp)
        return code

    def _write_depfile(self, path: str, result: Result) -> None:
        from adlgen.output.depfile import depfile_text
        from adlgen.output.file import replace_file

        assert result.trace is not None
        outputs = show.written_paths(result.outputs)
        targets = [self.target or self.stamp] if self.target or self.stamp else outputs
        read = dependencies(result.trace, result.outputs)
        if os.path.realpath(path) in map(
            os.path.realpath, [*outputs, *read, *filter(None, [self.stamp])]
        ):
            message = f"'{path}' is an input or an output of the run"
            raise UsageError(message, "--depfile")
        try:
            text = depfile_text(filter(None, targets), read)
        except ValueError as error:
            raise UsageError(str(error), "--depfile") from None
        replace_file(path, text, parents=True)


def dependencies(inputs: Inputs, outputs: tuple[Output, ...]) -> list[str]:
    """Return every file that was read, except those of adlgen: the specification, then the others, sorted."""
    first, *others = inputs.files
    read = {*others, *_pack_files(inputs), *_ignore_files(outputs)} - {first}
    return [first, *sorted(read)]


def _pack_files(inputs: Inputs) -> Iterator[str]:
    for folder in inputs.packs:
        if not is_bundled(folder):
            yield from (f"{folder}/{name}" for name in pack_files(folder))


def _ignore_files(outputs: tuple[Output, ...]) -> Iterator[str]:
    for output in outputs:
        path = (output.root / IGNORE_FILE).as_posix()
        if os.path.lexists(path):
            yield path
