"""The model of tools that generate files: prompts, file templates, verification and permissions."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.document.node import JsonValue
from adlgen.spec.text import Text

BACKUP_SUFFIX = ".bak"
"""The suffix of backups made before an update."""
EXISTING = "existingContent"
"""The property of the input that may contain the content to update."""


class OutputFile(Struct):
    """One file that a run writes."""

    path: Text
    """A template: ``{key}`` is replaced by the text under that key of the input."""
    format: str
    """The format of the file: ``yaml``, ``json``, ``hcl``, ``ini``, ``toml`` or ``raw``."""
    from_model: bool = True
    """Whether a model generates the content; else ``content`` is its template."""
    content: str | None = None
    data_path: str | None = None
    """The part of the response to write, as a dotted path; None: the whole response."""
    conditional: bool = False
    """Whether the file is omitted if the response has no data for it."""
    several_documents: bool = False
    """Whether each item of a list in the response is a document of its own."""
    options: Mapping[str, JsonValue] = field(default_factory=dict)
    """Formatting options as written."""


class Verdict(Enum):
    """The handling of the command that verifies a result."""

    ABSENT = "absent"
    """There is no command: every result passes."""
    SKIPPED = "skipped"
    """The command lacks the permission to start a process: every result passes."""
    REFUSED = "refused"
    """The program is not allowed: every result fails."""
    RUN = "run"
    """The command runs and decides."""


class Rule(Struct):
    """A constraint on the structure of a response at one path."""

    path: str
    """A dotted path; ``*`` matches every item or key."""
    message: str
    required: bool = False
    type: str | None = None
    least_items: int | None = None
    unless: str | None = None
    """A path that disables the requirement if it exists."""


class Verification(Struct):
    """The verification of a result."""

    verdict: Verdict = Verdict.ABSENT
    command: Text | None = None
    arguments: tuple[tuple[str, ...], ...] = ()
    """The command as argument lists, which are run in order without a shell."""
    refusal: str = ""
    """The error message if the verdict is ``REFUSED``."""
    allowed: tuple[str, ...] = ()
    """The programs that are allowed to run."""
    timeout_ms: int = 30_000
    parser: str | None = None
    """The name of the format of the command's report."""
    in_output_folder: bool = False
    """Whether the command runs in the folder of the written files instead of the tool's folder."""
    rules: tuple[Rule, ...] = ()
    severities: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Codes of findings by severity: ``error``, ``warning``, ``info``."""


class Permissions(Struct):
    """The permissions that a run requests, as written; None if not specified."""

    filesystem: str | None = None
    network: str | None = None
    child_process: str | None = None


class Prompt(Struct):
    """The prompt for the model."""

    system: str
    digest: str
    """SHA-256 of ``system`` in UTF-8, in hexadecimal."""
    user: str | None = None
    """A template with ``{key}`` for values of the input; None: all values, one per line."""
    update: str | None = None
    """The user prompt if there is content to update."""
    examples: str | None = None
    constraints: str | None = None
    keywords: tuple[str, ...] = ()


class Update(Struct):
    """The handling of existing files."""

    enabled: bool = False
    """Whether existing files are updated; their content becomes part of the prompt."""
    detect: tuple[Text, ...] = ()
    """The files to look for, in order: path templates, or patterns such as ``*.tf``."""
    delimiter: str | None = None
    """The delimiter of existing content in the prompt."""
    strategy: str = "replace"
    inject_as: str = EXISTING
    """The key of the content."""


class Library(Struct):
    """Documentation to look up for the prompt."""

    name: str
    query: str


class Guidance(Struct):
    """Knowledge about the technology of the generated files."""

    technology: str
    file_format: str
    output: str
    """The required form of the response."""
    practices: tuple[str, ...]
    libraries: tuple[Library, ...] = ()


class Effects(Struct):
    """The declared effects of the tool."""

    scope: tuple[str, ...] = ()
    """Patterns of the paths that it may write; empty: not specified."""
    risk: str | None = None
    rationale: str = ""
    mode: str = "generate"
    deterministic: bool = False
    idempotent: bool = False
    side_effects: str | None = None
    duration: str | None = None
    """``short`` or ``long``."""


class Provenance(Struct):
    """The origin of a tool."""

    author: str | None = None
    license: str | None = None
    repository: str | None = None
    icon: str | None = None


class Dependency(Struct):
    """A tool that this one depends on."""

    name: str
    optional: bool = False


class Generation(Struct):
    """A tool that generates files with a model."""

    edition: str
    """The version of the format as written."""
    kind: str
    version: str
    """The tool's own version."""
    digest: str
    """SHA-256 of the bytes of the manifest, in hexadecimal; other files are not included."""
    prompt: Prompt
    files: tuple[OutputFile, ...]
    update: Update = Update()
    verification: Verification = Verification()
    permissions: Permissions = Permissions()
    schema_digest: str | None = None
    """SHA-256 of the bytes of the file with the input schema, if it is a separate file."""
    input_as_written: JsonValue = None
    """The input schema before the removal of keywords that the format's runtime does not enforce."""
    output_as_written: JsonValue = None
    synthetic_input: bool = False
    """Whether the input is the default of the runtime because the tool declares none."""
    guidance: Guidance | None = None
    effects: Effects = Effects()
    provenance: Provenance = Provenance()
    dependencies: tuple[Dependency, ...] = ()
