"""ADL052x: the configuration of a project."""

from __future__ import annotations

from adlgen.diagnostics.model import DiagnosticKind

BAD_CONFIG = DiagnosticKind(
    "ADL0520",
    "the configuration is invalid",
    """\
`adlgen.yaml`, or `[tool.adlgen]` in `pyproject.toml`, has a key or a value that adlgen does not know.
Unknown keys are errors, because a setting with a typing error would have no effect.

    version: 1
    specs: [agent.yaml]
    targets:
      - {lang: go, out: internal/adl}

`adlgen config schema` prints a JSON Schema with all keys; editors use it for completion.
""",
)
CONFIG_VERSION = DiagnosticKind(
    "ADL0521",
    "the configuration is for another version of adlgen",
    """\
`version` is the version of the format: 1. `requires` lists versions of adlgen with which the project
generates, such as `>=1.2,<2`; another version might write other files.

    version: 1
    requires: ">=1.2,<2"

Install a version that the file allows, or change the file.
""",
)
BAD_CONFIG_PATH = DiagnosticKind(
    "ADL0522",
    "a path in the configuration cannot be used",
    """\
Paths are relative to the folder of the configuration, and use `/` on every system. Output folders
must stay inside that folder, also after links are followed, and must not contain each other.

    targets:
      - {lang: go, out: ../elsewhere}

Change the path, or move the configuration to a common parent folder.
""",
)
NO_SPECS = DiagnosticKind(
    "ADL0523",
    "a path or a pattern matches no specification",
    """\
A folder stands for all specifications in it, and a pattern for all files that match: `*` is any text of a
name, `**` any folders.

    specs: ["specs/**/*.yaml"]

Correct the path, or remove `exclude` patterns that match all of the files.
""",
)
NO_TOOL = DiagnosticKind(
    "ADL0524",
    "a selection of tools matches none",
    """\
`only` selects tools by their tags or ids. No tool of the toolbox has one of these.

    only: {tags: [public]}

Correct the tags or ids; `adlgen inspect` lists the tools.
""",
)
SEVERAL_TOOLBOXES = DiagnosticKind(
    "ADL0525",
    "the targets of the configuration have different tools",
    """\
Without a spec, this command reads the tools of the configuration. Its targets have different specs or select
different tools.

    targets:
      - {lang: LANG, specs: [orders.yaml], out: orders}
      - {lang: LANG, specs: [stock.yaml], out: stock}

Name one of the specs, or one of the targets with `--target` if the command has this option.
""",
)
BAD_PIN = DiagnosticKind(
    "ADL0526",
    "a pinned name of the configuration fits no tool or type",
    """\
`names` pins names of tools and of the types in their inputs and results, by the id of the tool and by JSON
Pointer. No tool has this id, or its schema has no property, item, value or definition at this pointer.
An alternative of a union is pinned by its own pointer (`/properties/target/anyOf/1`).

    names:
      create_order:
        input: {/properties/customer: Buyer}
        output: {/properties/total: Money}

Correct the id or the pointer, or remove the entry. `adlgen inspect` lists the tools and their schemas.
""",
)
MISSING_PLUGIN = DiagnosticKind(
    "ADL0527",
    "a plug-in that the project needs is not installed",
    """\
`plugins` lists the plug-ins with the formats, features and commands that a project uses. `adlgen plugins list` prints
those that are installed, and why others cannot be used.

    plugins: [webhooks]

Install the package of the plug-in into the environment of adlgen, or remove the entry.
""",
)
BAD_TYPE = DiagnosticKind(
    "ADL0528",
    "an entry of `types` fits no definition, or names no type",
    """\
`types` of a target puts types of the project in the place of generated ones: for a definition in a file, for all
strings of a format, or for a part of a tool. A mapping with a name only names the generated type of a definition.

    types:
      types.yaml#/$defs/Money: TYPE
      billing.yaml#/$defs/Money: {name: BillingMoney}
      "format:uuid": TYPE
      "tool:refund/input#/properties/id": TYPE

No tool refers to the definition, no such format, tool or part exists, or the text does not name a type in the
language of the target. Correct the entry or remove it; paths are relative to the configuration.
""",
)
