"""``adlgen schema``."""

from __future__ import annotations

import json

from adlgen.cli import console
from adlgen.cli.exits import DONE
from adlgen.cli.table import Command, Outcome


def run() -> Outcome:
    """Print a JSON Schema of ADL manifests, with which editors complete and validate agent.yaml.

    Write it to a file, and name the file in the first line of the manifest:
    `# yaml-language-server: $schema=PATH`
    """
    from adlgen.frontends.adl.schema import manifest_schema

    console.product(f"{json.dumps(manifest_schema(), indent=2)}\n")
    return DONE


COMMAND = Command(run)
