"""ADL05xx: options and usage. ADL07xx: the file system."""

from __future__ import annotations

from adlgen.diagnostics.model import DiagnosticKind, Severity

NO_TARGET = DiagnosticKind(
    "ADL0502",
    "no target was given, and the specification names none",
    """\
Without `--target`, the languages under `spec.language` are generated. This specification names no
language that adlgen has a pack for.

    adlgen generate agent.yaml --target TARGET

`adlgen packs list` shows the targets.
""",
)
BAD_OPTION = DiagnosticKind(
    "ADL0503",
    "an option cannot be understood",
    """\
`--opt` takes `KEY=VALUE` for every target, or `TARGET.KEY=VALUE` for one of them.

    adlgen generate --opt wiring=false

`adlgen packs show TARGET` lists the options of a pack, their values and their defaults.
""",
)
BAD_OUTPUT = DiagnosticKind(
    "ADL0504",
    "the output folder cannot be used",
    """\
The output folder must be a folder or absent. Below the current directory no part of its path may
be a symbolic link, because files would then be written somewhere else than the path says.

    adlgen generate --output /dev/null

Choose another folder, or replace the link by what it points to.
""",
)
SAME_OUTPUT = DiagnosticKind(
    "ADL0505",
    "two targets share one output folder",
    """\
Every target has an output folder of its own, which one manifest describes.

    adlgen generate --target A --target A

Name every target once.
""",
)

UNSAFE_PATH = DiagnosticKind(
    "ADL0701",
    "a file would have an unsafe name",
    """\
Every part of an emitted path consists of letters, digits, `.`, `_` and `-`; it does not start with
`-` nor end with `.`, is no device name of Windows (`con`, `nul`, ...), and no two paths differ in
letter case only. Otherwise the files could not be checked out everywhere.

Rename the tool or service, or pin its name with `x-adlgen`. If the path comes from a pack, mend
the `path` of the rule in its `pack.toml`.
""",
)
EDITED = DiagnosticKind(
    "ADL0702",
    "a generated file was changed by hand",
    """\
adlgen wrote this file, and its content is no longer what adlgen wrote. Nothing was written.

`adlgen diff` shows what would be lost. Move what you wrote into a file of yours, then run
`adlgen generate --force`. After a merge of branches that both regenerated, `--force` is the way.
To keep a file of your own at this path for good, list it in `.adl-ignore`.
""",
)
FOREIGN = DiagnosticKind(
    "ADL0703",
    "a file that adlgen did not write is in the way",
    """\
A file of this name must be generated, but there is one that `.adlgen.json` does not list, with
other content. Nothing was written.

Move the file, choose another output folder, or take it over with `adlgen generate --force`.
`.adlgen.json` belongs into version control: without it adlgen cannot recognise its own files.
""",
)
BLOCKED = DiagnosticKind(
    "ADL0704",
    "something that must not be replaced is in the way",
    """\
There is a folder, a symbolic link, a device or a file of yours where a generated file belongs, or
a link where one of its folders belongs. Links are never followed and nothing but regular files is
replaced, also not with `--force`.

Move it away, or choose another output folder.
""",
)
CANNOT_WRITE = DiagnosticKind(
    "ADL0705",
    "the disk refused",
    """\
An operation failed: the disk is full, the folder is read-only, permission is missing. All files
are as they were before the run.

Mend the cause that the message names and run again.
""",
)
LOCKED = DiagnosticKind(
    "ADL0706",
    "another run holds the output folder",
    """\
Two runs never write one output folder at once. The other run did not finish in time.

Wait for it, or end it if it hangs. The lock is held by the process, so nothing remains after it.
""",
)
BAD_MANIFEST = DiagnosticKind(
    "ADL0707",
    "the manifest cannot be understood",
    """\
`.adlgen.json` in the output folder lists what adlgen owns. This one is damaged, or was written by
a newer adlgen. Marks of a merge conflict are no problem: both sides are read.

Restore it from version control, or upgrade adlgen. If it is lost, delete it and run
`adlgen generate --force`.
""",
)
BAD_IGNORE = DiagnosticKind(
    "ADL0708",
    "the ignore file cannot be read",
    """\
`.adl-ignore` in the output folder lists files that adlgen must not write, in the syntax of
`.gitignore`. It must be a regular file with UTF-8 text.
""",
)
STALE = DiagnosticKind(
    "ADL0709",
    "the output is not up to date",
    """\
What is on the disk is not what `adlgen generate` would write now. `adlgen diff` shows how.

Run `adlgen generate` and commit the result.
""",
)
INTERRUPTED = DiagnosticKind(
    "ADL0710",
    "a run that was cut off has been undone",
    """\
An earlier run was killed while it wrote. Its changes were rolled back before this run started, so
nothing needs to be done.
""",
    Severity.WARNING,
)
MISSING = DiagnosticKind(
    "ADL0711",
    "a file of yours is missing",
    """\
The wiring names a constructor in a file that you own and that is not there, so it does not
compile.

Write it with `adlgen scaffold`, which never touches a file that exists. If you renamed a tool,
move the code out of the file that is reported as orphaned.
""",
    Severity.WARNING,
)
ORPHANED = DiagnosticKind(
    "ADL0712",
    "a file of yours belongs to nothing any more",
    """\
`adlgen scaffold` wrote this file for a tool or service that the specification no longer has. It
is yours, so it stays.

Delete it, or move the code where it belongs now. To keep it, list it in `.adl-ignore`.
""",
    Severity.WARNING,
)
IGNORED = DiagnosticKind(
    "ADL0713",
    "a file is left out because of the ignore file",
    """\
`.adl-ignore` lists this file, so adlgen neither wrote nor removed it. It may not fit the rest.

Remove its line from `.adl-ignore` to have it generated.
""",
    Severity.WARNING,
)
