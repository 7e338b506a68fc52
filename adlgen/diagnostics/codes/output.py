"""ADL05xx: options and usage; ADL07xx: the file system."""

from __future__ import annotations

from adlgen.diagnostics.model import DiagnosticKind, Severity

NO_TARGET = DiagnosticKind(
    "ADL0502",
    "no target given, and none in the specification",
    """\
Without `--target`, the languages under `spec.language` are generated. This specification names no
language that adlgen has a pack for.

    adlgen generate agent.yaml --target TARGET

`adlgen packs list` shows the targets.
""",
)
BAD_OPTION = DiagnosticKind(
    "ADL0503",
    "an option is malformed",
    """\
`--opt` takes `KEY=VALUE` for every target, or `TARGET.KEY=VALUE` for one target.

    adlgen generate --opt wiring=false

`adlgen packs show TARGET` lists the options of a pack, their values and their defaults.
""",
)
BAD_OUTPUT = DiagnosticKind(
    "ADL0504",
    "the output folder cannot be used",
    """\
The output path must be a folder or must not exist. Below the current directory no part of the path
may be a symbolic link, because files would then be written to another place than the path shows.

    adlgen generate --output /dev/null

Choose another folder, or replace the link with the folder it points to.
""",
)
SAME_OUTPUT = DiagnosticKind(
    "ADL0505",
    "two targets share one output folder",
    """\
Every target has its own output folder with its own manifest.

    adlgen generate --target A --target A

Name every target once.
""",
)

UNSAFE_PATH = DiagnosticKind(
    "ADL0701",
    "an output path is unsafe",
    """\
Every part of an output path consists of letters, digits, `.`, `_` and `-`. It must not start with
`-`, end with `.`, or be a Windows device name (`con`, `nul`, ...), and no two paths may differ only
in letter case. Otherwise the files could not be checked out on every system.

Rename the tool or service, or pin its name with `x-adlgen`. If the path comes from a pack, correct
the `path` of the rule in its `pack.toml`.
""",
)
EDITED = DiagnosticKind(
    "ADL0702",
    "a generated file was changed by hand",
    """\
adlgen generated this file, and its content has changed since. Nothing was written.

`adlgen diff` shows what would be lost. Move your changes into a user-owned file, then run
`adlgen generate --force`. Also use `--force` after merging branches that were both regenerated.
To keep your own file at this path, list it in `.adl-ignore`.
""",
)
FOREIGN = DiagnosticKind(
    "ADL0703",
    "a file that adlgen did not generate is in the way",
    """\
A file must be generated at this path, but a file that `.adlgen.json` does not list exists there with
different content. Nothing was written.

Move the file, choose another output folder, or replace the file with `adlgen generate --force`.
Commit `.adlgen.json` to version control: adlgen needs it to recognise generated files.
""",
)
BLOCKED = DiagnosticKind(
    "ADL0704",
    "the output path is occupied by something that cannot be replaced",
    """\
The path of a generated file is occupied by a folder, a symbolic link, a device or a user-owned file,
or one of its folders is a symbolic link. adlgen never follows links and replaces only regular files,
even with `--force`.

Move it away, or choose another output folder.
""",
)
CANNOT_WRITE = DiagnosticKind(
    "ADL0705",
    "a file operation failed",
    """\
The disk is full, the folder is read-only, or a permission is missing. All files are as they were
before the run; if they could not be restored, the next run restores them.

Fix the cause that the message names and run again.
""",
)
LOCKED = DiagnosticKind(
    "ADL0706",
    "another run is active in the output folder",
    """\
While a run writes to an output folder, no other run reads it or writes to it. The other run did not
finish in time.

Wait for the other run, or end it if it hangs. The lock is released when its process ends.
""",
)
BAD_MANIFEST = DiagnosticKind(
    "ADL0707",
    "the manifest cannot be read",
    """\
`.adlgen.json` in the output folder lists the generated files. This one is damaged or was written by
a newer version of adlgen. Merge conflict markers are allowed: both sides are read.

Restore it from version control, or upgrade adlgen. If it is lost, delete it and run
`adlgen generate --force`.
""",
)
BAD_IGNORE = DiagnosticKind(
    "ADL0708",
    "the ignore file cannot be read",
    """\
`.adl-ignore` in the output folder lists files that adlgen must not write, using the syntax of
`.gitignore`. It must be a regular UTF-8 file.
""",
)
STALE = DiagnosticKind(
    "ADL0709",
    "the output is not up to date",
    """\
The generated files differ from what `adlgen generate` would write. `adlgen diff` shows the differences.

Run `adlgen generate` and commit the result.
""",
)
INTERRUPTED = DiagnosticKind(
    "ADL0710",
    "an interrupted run was rolled back",
    """\
An earlier run was interrupted while writing. Its changes were rolled back before this run started;
no action is needed.
""",
    Severity.WARNING,
)
MISSING = DiagnosticKind(
    "ADL0711",
    "a user-owned file is missing",
    """\
The wiring refers to a constructor in a user-owned file that does not exist, so the output does not
compile.

Create the file with `adlgen scaffold`, which never changes existing files. If you renamed a tool, move
its files with `adlgen scaffold --move OLD NEW`.
""",
    Severity.WARNING,
)
ORPHANED = DiagnosticKind(
    "ADL0712",
    "a user-owned file is orphaned",
    """\
`adlgen scaffold` created this file for a tool or service that is no longer in the specification.
adlgen never removes user-owned files.

If the tool has another id now, `adlgen scaffold --move OLD NEW` moves its files and renames what adlgen
named after the tool in them. Otherwise delete the file. To keep it, list it in `.adl-ignore`.
""",
    Severity.WARNING,
)
IGNORED = DiagnosticKind(
    "ADL0713",
    "a file is skipped because the ignore file lists it",
    """\
`.adl-ignore` lists this file, so adlgen neither wrote nor removed it. It may be out of date.

Remove its line from `.adl-ignore` to have it generated.
""",
    Severity.WARNING,
)
CHANGED_MEANWHILE = DiagnosticKind(
    "ADL0714",
    "a generated file changed during the run",
    """\
After the run compared this file, and before it replaced it, another program created, edited or
removed it. All files are as they were before the run, and the other program's change is kept.

Run adlgen again: it reports a file that was edited by hand.
""",
)
OTHER_ORIGIN = DiagnosticKind(
    "ADL0716",
    "the output folder belongs to another run",
    """\
`.adlgen.json` records the specification, the pack and the options of the run that wrote a folder. This
run has others, and would remove the files of that run.

    adlgen generate agent.yaml -t TARGET -o client
    adlgen generate tools.json -t TARGET -o client

Choose another folder, repeat the recorded command, or replace the output with `--replace`. To change
options or specifications without `--replace`, put them into `adlgen.yaml`.
""",
)
NOT_TIDIED = DiagnosticKind(
    "ADL0715",
    "temporary files could not be removed",
    """\
All files were written, but `.adlgen.tmp` in the output folder, or a folder that became empty, could
not be removed. The next run that writes to the folder removes `.adlgen.tmp`.

Fix the cause that the message names.
""",
    Severity.WARNING,
)
NOTHING_TO_MOVE = DiagnosticKind(
    "ADL0717",
    "a renamed tool has no files to move",
    """\
`adlgen scaffold --move OLD NEW` moves the user-owned files of a tool whose id was OLD and is NEW in the
specification. Either no tool has the id NEW, or no file of OLD is left that adlgen scaffolded.

Run `adlgen scaffold --dry-run` to list the orphaned files. Files that adlgen did not scaffold are moved by
hand.
""",
)
OTHER_OUTPUTS = DiagnosticKind(
    "ADL0719",
    "the generated files are not the declared ones",
    """\
`--declare FILE` lists the files that a build system expects of a run. This run would write other files, or
would not write one of them, so nothing was written: a file that is not declared would be lost, or left in a
place that the build system does not know.

    adlgen generate agent.yaml -t TARGET -o gen --no-manifest --list-outputs

prints the files of a run. Their names depend on the specification, the options and the version of adlgen. The
rules for Bazel get them from adlgen when the workspace is loaded.
""",
)
TYPES_CHANGED = DiagnosticKind(
    "ADL0718",
    "types of a tool have other names",
    """\
After a change of the schema, a generated file no longer has some types of a tool and has new ones. Types are
named by the place where their schema is first written; a first `$ref` to a place, or a new definition with the
same word, gives a type another name. Code that uses the old names does not compile.

Use the new names, or pin the old ones in the schema of the tool:

    x-adlgen:
      names:
        /properties/customer: Buyer

If the list of tools was imported and a program writes it, pin them in `adlgen.yaml`:

    names:
      create_order:
        input: {/properties/customer: Buyer}
""",
    Severity.WARNING,
)
