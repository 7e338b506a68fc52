"""What a ``pack.toml`` may say. Checked for the packs of other people; a test checks our own."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from adlgen.naming.cases import Case
from adlgen.plan.language import CORE_ROLES, Owner


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
    path: bool = False


class _Option(_Strict):
    name: Annotated[str, Field(pattern=r"^[a-z][a-z_]*$")]
    default: str | bool
    choices: list[str] = []
    help: str
    hidden: bool = False
    enables: str = ""


class _File(_Strict):
    path: str
    template: str | None = None
    source: str | None = None
    each: Annotated[str, Field(alias="for")] = "agent"
    owner: Owner = "adlgen"
    when: list[str] = []


class _TemplateLogic(_Strict):
    declarations: list[str] = []


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
    features: list[str] = []
    unsupported: list[str] = []
    naming: dict[str, _Naming]
    options: list[_Option] = []
    files: list[_File]
    check: dict[str, list[str]] = {}
    template_logic: _TemplateLogic = _TemplateLogic()


class _Feature(_Strict):
    naming: dict[str, _Naming] = {}
    files: list[_File]


def check_feature(data: dict[str, Any]) -> None:
    """Raise ValueError (pydantic's kind of it), naming every mistake, if a ``feature.toml`` cannot be read."""
    _Feature.model_validate(data)


def check_manifest(data: dict[str, Any]) -> None:
    """Raise ValueError (pydantic's kind of it), naming every mistake, if a pack cannot be read."""
    checked = _Manifest.model_validate(data)
    missing = [role for role in CORE_ROLES if role not in checked.naming]
    if missing:
        message = f"naming: missing {', '.join(missing)}"
        raise ValueError(message)
