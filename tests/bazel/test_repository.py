"""A repository that ``adlgen init --with bazel`` creates is a workspace whose tests pass."""

from __future__ import annotations

from pathlib import Path

import pytest

from adlgen import api
from adlgen.output.changes import REFUSED, WRITTEN
from adlgen.repository.create import RepositoryOptions, create
from tests.bazel.machine import HERE, Machine

PROGRAM = """\
#!/bin/sh
exec /usr/bin/python3 -I -B -c '
import sys
sys.path.insert(0, "/srv/workspace/tools/site")
from adlgen.cli import main
sys.exit(main())
' "$@"
"""


@pytest.mark.parametrize("lang", ["go", "python", "rust", "typescript"])
def test_a_new_repository_is_a_workspace(machine: Machine, lang: str) -> None:
    program = machine.shared / "adlgen"
    program.write_text(PROGRAM)
    program.chmod(0o755)
    folder = machine.shared / "repositories" / lang
    assert create(folder, RepositoryOptions(lang, "notes", ("bazel",))).result.ok

    # The settings of the other workspace: Bazel's own modules are those of the machine.
    with (folder / ".bazelrc").open("a") as settings:
        settings.write((HERE / "workspace/.bazelrc").read_text())

    def bazel(command: str, *words: str) -> tuple[int, str]:
        installed = "--repo_env=ADLGEN=/srv/adlgen"
        place = f"/srv/repositories/{lang}"
        done = machine.run("bazel", command, installed, *words, folder=place)
        return done.returncode, done.stdout

    code, output = bazel("test", "//...")
    assert code == 0, output
    spec = folder / "agent.yaml"
    spec.write_text(spec.read_text().replace("Counts the words of", "Counts words of"))
    code, output = bazel("test", "--test_output=errors", "//...")
    assert code == 3, output
    assert "stale: ./" in output
    assert "run: bazel run //:update" in output
    code, output = bazel("run", "//:update")
    assert code == 0, output
    assert bazel("test", "//...")[0] == 0
    assert not [*folder.glob("bazel-*")]
    assert up_to_date(folder)


def up_to_date(folder: Path) -> bool:
    """Report whether the configuration of a repository would change nothing but the record of its files."""
    found = api.diff(config=folder / "adlgen.yaml").outputs
    states = {c.path for output in found for c in output.changes if c.state in WRITTEN | REFUSED}
    return states <= {".adlgen.json"}
