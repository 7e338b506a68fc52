"""A language as the core sees it: the facts of a ``pack.toml``, typed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from adlgen.diagnostics.datatypes import Struct
from adlgen.naming.cases import Case

Role: TypeAlias = str
"""The role of an identifier: ``type`` (a declared type), ``value`` (a tool as a value),
``field`` (a property of a record), ``member`` (a value of an enumeration), ``variant`` (an alternative
of a union), ``file`` (the stem of a file), ``module`` (that stem as an identifier). Features add roles
of their own."""

REQUIRED_ROLES = ("type", "field", "member", "file")
"""The roles that every pack must name. ``variant`` is by default like ``type``, ``value`` like ``field``,
and ``module`` like ``file``."""

Each: TypeAlias = str
"""What there is one file for: ``agent``, ``tool``, ``user_tool`` (each tool that a user implements),
or a list in what the feature of the file knows of the agent (each record of it)."""
Owner: TypeAlias = Literal["adlgen", "user"]


class RoleNaming(Struct):
    """How identifiers of one role are spelled."""

    case: Case
    initialisms: Literal["upper", "word"] = "word"
    """Whether ``id`` in a capitalised position is ``ID`` or ``Id``."""
    digit_prefix: str = "x"
    """Put before a name that would start with a digit, or is empty of letters."""
    reserved: frozenset[str] = frozenset()
    """Words that take a trailing ``_``: keywords, predeclared names, what the emitted code itself uses."""
    reserved_endings: tuple[str, ...] = ()
    """Endings that mean something to the language's tools (``_test`` in a file name); they too take the suffix."""
    reserved_suffix: str = "_"
    path: bool = False
    """Whether the names become parts of paths, which some file systems compare without regard to case."""

    def legal(self, name: str) -> str:
        """Return the name, with the suffix if it is reserved."""
        bad = name in self.reserved or name.endswith(self.reserved_endings or ("\0",))
        return name + self.reserved_suffix if bad else name


class Option(Struct):
    """One ``--opt key=value`` of a pack."""

    name: str
    default: str | bool
    help: str
    choices: tuple[str, ...] = ()
    hidden: bool = False
    enables: str = ""
    """The feature that is used unless the value is ``false`` or ``none``."""


class FileRule(Struct):
    """One kind of emitted file."""

    path: str
    """With ``{file}``, ``{module}``, ``{package}`` and the other keys of ``Plan.words``, and the roles of its feature."""
    template: str | None = None
    source: str | None = None
    """A file of the pack that is emitted as it stands, instead of a template."""
    each: Each = "agent"
    owner: Owner = "adlgen"
    when: tuple[str, ...] = ()
    """Facts that must hold: an option (``harness``), its value (``models=pydantic``), its absence
    (``!harness``), ``tools`` (the agent has some), the name of a feature (some tool has it), or a list
    in what the feature of the file knows of the agent (it is not empty)."""
    feature: str = ""
    """The feature that the file belongs to; a file for each tool is then one for each that has it.

    Such a file replaces a file with the same path for each tool that a user implements.
    """


class Language(Struct):
    """Everything the core needs to know about a target language."""

    name: str
    title: str
    naming: Mapping[Role, RoleNaming]
    initialisms: frozenset[str]
    """Lower-case words that the language writes in capitals beside those of ``spec.acronyms``."""
    member_scope: Literal["enum", "module"]
    """``module``: members are named ``<Type><Member>`` beside the type; ``enum``: within it."""
    type_scope: Literal["tool", "agent"]
    """Whether the types of all tools share one namespace."""
    language_keys: tuple[str, ...]
    """The keys of ``spec.language`` that mean this language."""
    module_key: str
    """The key there that names the package or module (``module``, ``packageName``)."""
    options: tuple[Option, ...]
    files: tuple[FileRule, ...]
    extra_name: str = "extra"
    """The identifier of the field that holds further properties."""
    taken_packages: frozenset[str] = frozenset()
    """Names of packages that mean something else to every program of the language."""
    config_suffix: str = ""
    """Put after the types of configuration sections (``DatabaseConfig``)."""
    ascii_identifiers: bool = False
    """Whether identifiers keep to ASCII, so that letters beyond it are spelled out."""
    features: tuple[str, ...] = ()
    """The features that the pack has, each in ``features/<name>/``."""
    in_use: tuple[str, ...] = ()
    """Those of its features that an agent uses; set when they are loaded."""
    unsupported: tuple[str, ...] = ()
