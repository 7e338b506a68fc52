"""``pack.toml``: read strictly, and turned into a :class:`Language`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from adlgen.naming.cases import Case
from adlgen.plan.language import Each, FileRule, Language, Option, Owner, Role, RoleNaming


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class _Naming(_Strict):
    case: Case
    initialisms: Literal["upper", "word"] = "word"
    digit_prefix: str = "x"
    keywords: bool = True
    reserved: list[str] = []
    reserved_endings: list[str] = []
    reserved_suffix: str = "_"


class _Option(_Strict):
    name: Annotated[str, Field(pattern=r"^[a-z][a-z_]*$")]
    default: str | bool
    choices: list[str] = []
    help: str
    hidden: bool = False


class _File(_Strict):
    path: str
    template: str | None = None
    source: str | None = None
    each: Annotated[Each, Field(alias="for")] = "agent"
    owner: Owner = "adlgen"
    when: list[str] = []


class _Manifest(_Strict):
    name: str
    title: str
    language_keys: list[str]
    module_key: str
    member_scope: Literal["enum", "module"]
    type_scope: Literal["tool", "agent"]
    extra_name: str
    config_suffix: str = ""
    ascii_identifiers: bool = False
    initialisms: list[str] = []
    unsupported: list[str] = []
    naming: dict[Role, _Naming]
    options: list[_Option] = []
    files: list[_File]
    check: dict[str, list[str]] = {}


def read_manifest(folder: Path) -> Language:
    """Read the facts of a pack.

    Raises OSError, ValueError (TOML, and pydantic's own kind of it) if they cannot be used.
    """
    data = tomllib.loads((folder / "pack.toml").read_text("utf-8"))
    manifest = _Manifest.model_validate(data)
    words = folder / "reserved.txt"
    keywords = frozenset(words.read_text("utf-8").split()) if words.is_file() else frozenset()
    return Language(
        name=manifest.name,
        title=manifest.title,
        naming={role: _naming(n, keywords) for role, n in manifest.naming.items()},
        initialisms=frozenset(manifest.initialisms),
        member_scope=manifest.member_scope,
        type_scope=manifest.type_scope,
        extra_name=manifest.extra_name,
        language_keys=tuple(manifest.language_keys),
        module_key=manifest.module_key,
        options=tuple(
            Option(o.name, o.default, tuple(o.choices), o.help, o.hidden) for o in manifest.options
        ),
        files=tuple(
            FileRule(f.path, f.template, f.source, f.each, f.owner, tuple(f.when))
            for f in manifest.files
        ),
        config_suffix=manifest.config_suffix,
        ascii_identifiers=manifest.ascii_identifiers,
        unsupported=tuple(manifest.unsupported),
        check={name: tuple(command) for name, command in manifest.check.items()},
    )


def _naming(naming: _Naming, keywords: frozenset[str]) -> RoleNaming:
    return RoleNaming(
        case=naming.case,
        initialisms=naming.initialisms,
        digit_prefix=naming.digit_prefix,
        reserved=frozenset(naming.reserved) | (keywords if naming.keywords else frozenset()),
        reserved_endings=tuple(naming.reserved_endings),
        reserved_suffix=naming.reserved_suffix,
    )
