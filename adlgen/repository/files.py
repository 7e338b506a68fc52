"""The user-owned files of a repository, in memory."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from adlgen.diagnostics.datatypes import Struct
from adlgen.features.repository.feature import with_examples
from adlgen.output.state import RunState
from adlgen.packs.request import Job
from adlgen.packs.select import select
from adlgen.pipeline import plan_for
from adlgen.render import placements, render
from adlgen.repository import bazel
from adlgen.repository.parts import check_parts, options_of
from adlgen.repository.source import FOLDER
from adlgen.toolbox import Toolboxes

SCHEMAS = FOLDER
"""The folder of the JSON Schemas for editors."""


class UserFile(Struct):
    """A file that adlgen writes into a repository and that belongs to its user."""

    path: str
    text: str
    is_updated: bool
    """Whether updates merge it; files for a tool or a service are written once."""


def user_files(
    job: Job,
    parts: Sequence[str],
    state: RunState,
    *,
    install: str = "",
    examples: bool = False,
) -> tuple[UserFile, ...]:
    """Return the user-owned files of a target. Raises StopRun after an error.

    ``install`` is the command that installs adlgen. With ``examples``, the tools are those that the pack implements.
    """
    log = state.log
    agent = Toolboxes(state, lenient=False).of(job, log).agent
    if examples:
        agent = with_examples(agent)
    (target,) = select(job.selection, agent, log)
    check_parts(target.pack.language, parts, log)
    log.stop_if_errors()
    options = {**target.options, **options_of(parts, install)}
    plan, pack = plan_for(agent, target.pack, options, log)
    tree = log.checked(render(plan, pack, log))
    updated = {path for rule, path, _ in placements(plan, pack) if rule.each == "agent"}
    files = [UserFile(file.path, file.text, file.path in updated) for file in tree.owned_by("user")]
    if bazel.PART in parts:
        found = bazel.bazel_files(target.pack.language.name, target.options, tree)
        files += [UserFile(path, text, is_updated=True) for path, text in found.items()]
    return tuple(files)


def schema_files() -> Mapping[str, str]:
    """Return the JSON Schemas for editors by path; every update writes them again."""
    from adlgen.config.schema import config_schema
    from adlgen.frontends.adl.schema import manifest_schema

    schemas = {"agent": manifest_schema(), "config": config_schema()}
    return {
        f"{SCHEMAS}/{name}.schema.json": json.dumps(schema, indent=2) + "\n"
        for name, schema in schemas.items()
    }
