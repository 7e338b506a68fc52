"""ADL16xx: new repositories, and their updates."""

from __future__ import annotations

from adlgen.diagnostics.model import DiagnosticKind, Severity

NOT_EMPTY = DiagnosticKind(
    "ADL1601",
    "the folder of a new repository is not empty",
    """\
`adlgen init` writes into a folder that does not exist yet, or that is empty except for `.git`. Nothing was
written.

    adlgen init src --lang LANG

Choose another folder. `adlgen generate SPEC --target LANG --output DIR --scaffold` adds tools to a project that
exists, and `adlgen init --config-only` writes a configuration for outputs that exist.
""",
)
UNKNOWN_PART = DiagnosticKind(
    "ADL1602",
    "unknown part of a new repository",
    """\
`--with` selects parts of a new repository, separated by commas.

    adlgen init my-agent --lang LANG --with docker,ci

`adlgen init --help` lists the parts.
""",
)
NO_REPOSITORY = DiagnosticKind(
    "ADL1603",
    "the folder has no record of `adlgen init`",
    """\
`adlgen init` records in `.adlgen-init.json` what it has written, so that `adlgen update` can merge newer versions
with your changes. The file is missing or malformed, or a newer version of adlgen wrote it.

    adlgen update my-agent

Restore the file from your version control system, or update adlgen.
""",
)
CONFLICT = DiagnosticKind(
    "ADL1604",
    "conflicting changes of a file",
    """\
You and the newer version of adlgen changed the same lines. The file contains both, marked as git marks conflicts:

    <<<<<<< edited
    go 1.26
    =======
    go 1.25
    >>>>>>> adlgen

Edit the file, and keep the lines that you need.
""",
)
NEEDS_GIT = DiagnosticKind(
    "ADL1605",
    "changes cannot be merged without git",
    """\
`adlgen update` merges changes with `git merge-file`. git is not installed, or failed. Nothing was written.

    adlgen update

Install git.
""",
)
KEPT = DiagnosticKind(
    "ADL1606",
    "a file that a newer version of adlgen adds exists already",
    """\
The newer version of adlgen has a file with this path. Your file was not changed.

    adlgen update

Rename your file and run `adlgen update` again if you want the file of adlgen.
""",
    Severity.WARNING,
)
NO_SOURCE = DiagnosticKind(
    "ADL1608",
    "the workflow of a repository does not install adlgen yet",
    """\
A workflow installs adlgen from a wheel or an archive with its digest, never by its name. This adlgen was installed from
a folder, so there is no wheel: the steps that run it are in the workflow as comments.

    adlgen init my-agent --lang go --with ci

Build a wheel (`make dist` in a clone of adlgen), and run `adlgen update --adlgen-source dist/adlgen-0.1.0-py3-none-any.whl`,
which copies it into the repository. Or replace SOURCE in the workflow, and remove the comment signs.
""",
    Severity.WARNING,
)
BAD_SOURCE = DiagnosticKind(
    "ADL1609",
    "the source of adlgen is not pinned",
    """\
`--adlgen-source` takes the path of a wheel or of `adlgen.pyz`, which is copied into the repository; the URL of such a
file with the digest of its contents; or a URL of git with a revision. What others could replace is refused.

    adlgen init my-agent --lang go --with ci --adlgen-source https://example.com/adlgen-0.1.0-py3-none-any.whl

Add `#sha256=` and the digest that `sha256sum` prints.
""",
)
NOT_UPDATED = DiagnosticKind(
    "ADL1610",
    "a file of a repository was not updated",
    """\
A newer version of adlgen has other text for this file, but in its place is something that is never replaced: a
symbolic link, a folder, a pipe or a device, or a file that is not text. Nothing was written there.

    adlgen update

Make the changes by hand if you want them: `adlgen init` in another folder writes the new version.
""",
    Severity.WARNING,
)
