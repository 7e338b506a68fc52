"""What a tool is that has a model write files: prompts, file templates, checks and permissions."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.document.node import JsonValue
from adlgen.spec.text import Text

BACKUP_SUFFIX = ".bak"
"""What is put behind the name of a file to keep its content before an update."""
EXISTING = "existingContent"
"""The property of the input that may bring the content to update."""


class OutputFile(Struct):
    """One file that a run writes."""

    path: Text
    """A template: ``{key}`` stands for the text under that key of the input."""
    format: str
    """How the answer becomes text: ``yaml``, ``json``, ``hcl``, ``ini``, ``toml`` or ``raw``."""
    from_model: bool = True
    """Whether a model writes it; else ``content`` is a template for it."""
    content: str | None = None
    data_path: str | None = None
    """The part of the answer that goes into the file, as a dotted path; None: all of it."""
    conditional: bool = False
    """Whether the file is left out when the answer says nothing about it."""
    several_documents: bool = False
    """Whether a list in the answer becomes one document each."""
    options: Mapping[str, JsonValue] = field(default_factory=dict)
    """Wishes for how the text is laid out, as written."""


class Verdict(Enum):
    """What becomes of the command that verifies a result."""

    ABSENT = "absent"
    """There is none: every result passes."""
    SKIPPED = "skipped"
    """It may not start a process: every result passes, and the command never runs."""
    REFUSED = "refused"
    """Its program is not on the list: every result fails."""
    RUN = "run"
    """It runs, and its outcome decides."""


class Rule(Struct):
    """What the structure of an answer must be like at one place."""

    path: str
    """A dotted path; ``*`` stands for every item or key."""
    message: str
    required: bool = False
    type: str | None = None
    least_items: int | None = None
    unless: str | None = None
    """A path that makes the requirement void when it is there."""


class Verification(Struct):
    """How a result is verified."""

    verdict: Verdict = Verdict.ABSENT
    command: Text | None = None
    arguments: tuple[tuple[str, ...], ...] = ()
    """The command as argument lists, to be run one after the other, without a shell."""
    refusal: str = ""
    """The text to fail with where the verdict is ``REFUSED``."""
    allowed: tuple[str, ...] = ()
    """The programs that may be run."""
    timeout_ms: int = 30_000
    parser: str | None = None
    """The name of the format that the command reports in."""
    in_output_folder: bool = False
    """Whether it runs where the files were written, rather than in the folder of the tool."""
    rules: tuple[Rule, ...] = ()
    severities: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Codes of findings by the severity they are given: ``error``, ``warning``, ``info``."""


class Permissions(Struct):
    """What a run asks for, in the words of the specification; None where it says nothing."""

    filesystem: str | None = None
    network: str | None = None
    child_process: str | None = None


class Prompt(Struct):
    """What the model is told."""

    system: str
    digest: str
    """SHA-256 of ``system`` in UTF-8, in hexadecimal."""
    user: str | None = None
    """A template with ``{key}`` for values of the input; None: all of them, a line each."""
    update: str | None = None
    """What is said instead when there is content to update."""
    examples: str | None = None
    constraints: str | None = None
    keywords: tuple[str, ...] = ()


class Update(Struct):
    """What is done with files that are there already."""

    enabled: bool = False
    """Whether existing files are looked for and updated; their content goes into the prompt."""
    detect: tuple[Text, ...] = ()
    """Where they are looked for, in order: path templates, or patterns such as ``*.tf``."""
    delimiter: str | None = None
    """What existing content is set off by in the prompt."""
    strategy: str = "replace"
    inject_as: str = EXISTING
    """The key that the content is given under."""


class Library(Struct):
    """Documentation to look up for the prompt."""

    name: str
    query: str


class Guidance(Struct):
    """What is known of the technology that files are written for."""

    technology: str
    file_format: str
    output: str
    """What the answer must look like."""
    practices: tuple[str, ...]
    libraries: tuple[Library, ...] = ()


class Conduct(Struct):
    """What the tool says of its own effects."""

    scope: tuple[str, ...] = ()
    """Patterns of the paths that it may write; empty: no word about it."""
    risk: str | None = None
    rationale: str = ""
    mode: str = "generate"
    deterministic: bool = False
    idempotent: bool = False
    side_effects: str | None = None
    duration: str | None = None
    """``short`` or ``long``."""


class Provenance(Struct):
    """Where a tool comes from."""

    author: str | None = None
    license: str | None = None
    repository: str | None = None
    icon: str | None = None


class Dependency(Struct):
    """Another tool that this one builds on."""

    name: str
    optional: bool = False


class Generation(Struct):
    """How a tool has a model write files."""

    edition: str
    """The version of the format, as its manifest states it."""
    kind: str
    version: str
    """The tool's own version."""
    digest: str
    """SHA-256 of the bytes of the manifest, in hexadecimal; files beside it do not count."""
    prompt: Prompt
    files: tuple[OutputFile, ...]
    update: Update = Update()
    verification: Verification = Verification()
    permissions: Permissions = Permissions()
    schema_digest: str | None = None
    """SHA-256 of the bytes of the file with the input's schema, if that is a file of its own."""
    input_as_written: JsonValue = None
    """The input's schema before it was reduced to what the format's runtime enforces."""
    output_as_written: JsonValue = None
    synthetic_input: bool = False
    """Whether the input is the runtime's own, and not one that the tool declares."""
    guidance: Guidance | None = None
    conduct: Conduct = Conduct()
    provenance: Provenance = Provenance()
    dependencies: tuple[Dependency, ...] = ()
