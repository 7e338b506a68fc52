"""The typed properties of a target language, from its ``pack.toml``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.naming.cases import Case

Role: TypeAlias = str
"""The role of an identifier: ``type`` (a declared type), ``value`` (a tool as a value),
``field`` (a property of a record), ``member`` (a value of an enumeration), ``variant`` (an alternative
of a union), ``file`` (the stem of a file), ``module`` (that stem as an identifier), ``package`` (the package of the
agent). Features add roles of their own."""

REQUIRED_ROLES = ("type", "field", "member", "file")
"""The roles that every pack must name. ``variant`` is by default like ``type``, ``value`` like ``field``,
``module`` like ``file``, and ``package`` like ``module``."""

Each: TypeAlias = str
"""The items that have one file each: ``agent``, ``tool``, ``user_tool`` (tools that a user implements), ``any_tool``
(every tool, for files of a feature, whose ``tool`` is one with the feature), or a list of records in the feature's data about the agent.

``tools`` is one file for all tools, for builds that list their outputs before they read the specification: then no
generated file may have a name that depends on it.
"""
Owner: TypeAlias = Literal["adlgen", "user"]


class RoleNaming(Struct):
    """The naming rules of a role."""

    case: Case
    initialisms: Literal["upper", "word"] = "word"
    """Whether ``id`` is capitalised as ``ID`` or ``Id``."""
    digit_prefix: str = "x"
    """The prefix of names that would start with a digit or have no letters."""
    reserved: frozenset[str] = frozenset()
    """Names that get ``reserved_suffix``: keywords, predeclared names, names used by emitted code."""
    reserved_endings: tuple[str, ...] = ()
    """Endings that are special to the language's tools (``_test`` in a file name); they get the suffix too."""
    reserved_suffix: str = "_"
    path: bool = False
    """Whether the names are parts of paths, which some file systems compare ignoring case."""

    def legal(self, name: str) -> str:
        """Return the name, with the suffix if it is reserved."""
        bad = name in self.reserved or name.endswith(self.reserved_endings or ("\0",))
        return name + self.reserved_suffix if bad else name


NOTHING = "none"
"""The value of an option that selects nothing."""


class Option(Struct):
    """An option of a pack (``--opt KEY=VALUE``)."""

    name: str
    default: str | bool
    help: str
    choices: tuple[str, ...] = ()
    many: bool = False
    """Whether a value is a list of ``choices``, separated by commas, in their order; ``none`` has no other value next to it."""
    hidden: bool = False
    enables: str = ""
    """The feature that the option selects unless its value is ``false`` or ``none``."""
    enables_for: Mapping[str, str] = field(default_factory=dict)
    """The features that single values select in addition."""
    implies: Mapping[str, str] = field(default_factory=dict)
    """The defaults that other options then have."""
    implies_for: tuple[str, ...] = ()
    """The selections (``OPTION=VALUE``) one of which ``implies`` needs; empty if it always holds."""
    requires: Mapping[str, str] = field(default_factory=dict)
    """The values that other options must have if this one has another value than its default."""
    pattern: str = ""
    """The form of the values, which are then also in ``Plan.words``."""
    written: str = ""
    """The default for specifications that people write, if it is another one."""

    def takes(self, value: str) -> bool:
        """Report whether every entry of a value is one of the choices, if there are some."""
        entries = self.entries(value) if self.many else (value,)
        return not self.choices or all(entry in self.choices for entry in entries)

    def entries(self, value: str) -> tuple[str, ...]:
        """Return the entries of a list, each once: choices in their order, then others."""
        found = {entry.strip(): None for entry in value.split(",")}
        known = [choice for choice in self.choices if choice in found]
        return tuple(dict.fromkeys((*known, *found)))

    def is_on(self, value: str | bool) -> bool:  # noqa: FBT001 - the value of an option
        """Report whether a value selects what the option stands for."""
        return value not in (False, NOTHING)

    def implied(self, options: Mapping[str, str | bool]) -> Mapping[str, str]:
        """Return the defaults that other options have with these options."""
        selected = {f"{key}={value}" for key, value in options.items()}
        is_for = not self.implies_for or not selected.isdisjoint(self.implies_for)
        return self.implies if self.is_on(options[self.name]) and is_for else {}


class FileRule(Struct):
    """A rule for emitted files."""

    path: str
    """The path, with ``{file}``, ``{module}``, ``{package}``, other keys of ``Plan.words`` and roles of the feature."""
    template: str | None = None
    source: str | None = None
    """A file of the pack that is emitted unchanged, instead of a template."""
    declarations: str | None = None
    """A template for the view of ``template`` that prints only the types that the file declares, for documentation."""
    each: Each = "agent"
    owner: Owner = "adlgen"
    when: tuple[str, ...] = ()
    """Conditions: an option (``harness``), its value (``models=pydantic``) or one of several values
    (``adapters=mcp|all``, one of which a list of values must have), which may be patterns (``runtime=crate::*``), the absence of these (``!harness``),
    ``tools`` (the agent has tools), ``types`` (tools share types), ``rules`` (a tool has
    :attr:`rules <adlgen.plan.model.PlannedTool.rules>`), ``checked_formats`` (:attr:`Plan.formats
    <adlgen.plan.model.Plan.formats>`), the name of a feature (a tool has it), a non-empty list in the feature's
    data about the agent, or a fact of the pack, which ``FACTS`` in its ``views.py`` defines."""
    feature: str = ""
    """The feature of the file; files for each tool are then emitted only for tools with the feature.

    Such a file replaces a file with the same path for each tool that a user implements.
    """


class Language(Struct):
    """The properties of a target language that the core uses."""

    name: str
    title: str
    naming: Mapping[Role, RoleNaming]
    initialisms: frozenset[str]
    """Lower-case words that the language capitalises, in addition to ``spec.acronyms``."""
    member_scope: Literal["enum", "module", "none"]
    """``module``: members are ``<Type><Member>`` in the scope of the type; ``enum``: in the type; ``none``: members
    are literals without names."""
    type_scope: Literal["module", "tool", "agent"]
    """The namespace of types: one for each tool, or one for the agent. ``module``: that of a tool is a module, so that
    names of types do not repeat the name of the tool."""
    language_keys: tuple[str, ...]
    """The keys of ``spec.language`` that select this language."""
    module_key: str
    """The key in ``spec.language`` for the name of the package or module (``module``, ``packageName``)."""
    options: tuple[Option, ...]
    files: tuple[FileRule, ...]
    aliases: tuple[str, ...] = ()
    """Other names of the pack on the command line, such as ``ts``."""
    suggested_for: tuple[str, ...] = ()
    """Names of languages without a pack, such as ``js``, for which errors suggest this pack."""
    native_formats: tuple[str, ...] = ()
    """The formats whose strings are values of a type with ``formats=native``; their fields have no note about the format."""
    shared_types: bool = False
    """Whether definitions of other files are types of the agent, in a file of their own; else each tool has its own."""
    own_type: str = ""
    """The form of a type of the user that replaces a generated one, a regular expression; empty if there are none."""
    own_type_example: str = ""
    wire_suffix: str = ""
    """The last word of the names of generated types that are replaced, for the user's conversions; empty if they are not declared."""
    extra_name: str = "extra"
    """The identifier of the field for additional properties."""
    taken_types: tuple[str, ...] = ()
    """Names that emitted code declares in the namespace of the types of tools, which no tool or type has."""
    taken_packages: frozenset[str] = frozenset()
    """Package names that have another meaning in every program of the language."""
    keeps_property_names: bool = False
    """Whether the types of tools have the names of JSON, so that identifiers of properties are not printed."""
    config_suffix: str = ""
    """The suffix of the types of configuration sections (``DatabaseConfig``)."""
    most_nested: int = 0
    """The most levels of types in one another that the compiler follows (``plan/nesting.py``); 0 for no limit."""
    largest_integer: int = 0
    """The largest integer of the type for integers; 0 for no limit. Constants beyond it are reported."""
    wide_integers: str = ""
    """The option, with its value, that lifts this limit (``integers=big``)."""
    ascii_identifiers: bool = False
    """Whether identifiers are ASCII; other letters are transliterated or escaped."""
    server: tuple[str, ...] = ()
    """The command line of the server in a repository of the pack: paths below its root, with ``{kebab}`` and other names."""
    exhaustive: tuple[str, ...] = ()
    """The types of which code must handle every part, or does not compile: ``enums``, ``unions``, ``records``."""
    features: tuple[str, ...] = ()
    """The features of the pack, each in ``features/<name>/``."""
    in_use: tuple[str, ...] = ()
    """The features that the agent uses; set when they are loaded."""
    keywords: frozenset[str] = frozenset()
    """Keywords and predeclared names."""
    lexer: Mapping[str, str] = field(default_factory=dict)
    """By the ending of a file, a verbose regular expression for its comments and strings."""
    unsupported: tuple[str, ...] = ()
