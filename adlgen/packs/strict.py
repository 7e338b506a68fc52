"""The schema of ``pack.toml`` and ``feature.toml``. It validates foreign packs; a test validates adlgen's own."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from adlgen.diagnostics.visible import foreign
from adlgen.naming.cases import Case
from adlgen.packs.support import FORMS
from adlgen.plan.language import REQUIRED_ROLES, Owner


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


def _regular_expression(text: str, flags: int = 0) -> str:
    try:
        re.compile(text, flags)
    except re.error as error:
        message = f"not a regular expression: {foreign(error)}"
        raise ValueError(message) from error
    return text


def _verbose(text: str) -> str:
    return _regular_expression(text, re.VERBOSE)


def _form(name: str) -> str:
    if name not in FORMS:
        message = f"not a form of types; available forms: {', '.join(FORMS)}"
        raise ValueError(message)
    return name


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
    many: bool = False
    help: str
    hidden: bool = False
    enables: str = ""
    enables_for: dict[str, str] = {}
    implies: dict[str, str] = {}
    implies_for: list[str] = []
    requires: dict[str, str] = {}
    pattern: str = ""
    written: str = ""


class _File(_Strict):
    path: str
    template: str | None = None
    source: str | None = None
    declarations: str | None = None
    each: Annotated[str, Field(alias="for")] = "agent"
    owner: Owner = "adlgen"
    when: list[str] = []


class _TemplateLogic(_Strict):
    declarations: list[str] = []


class _Target(_Strict):
    options: dict[str, str] = {}
    like: str = ""
    runtime_lines: int = 0


class _Command(_Strict):
    run: Annotated[list[str], Field(min_length=1)]
    silent: bool = False
    each: bool = False
    builds: bool = False
    folders: str = ""


_Commands = dict[str, Annotated[list[str], Field(min_length=1)] | _Command]


class _Extra(_Strict):
    path: str
    text: str
    each: str = ""
    per_project: bool = False
    repeated: str = ""
    shared: str = ""


class _Harness(_Strict):
    workspace: str = ""
    needs: list[str] = []
    path: list[str] = []
    environment: dict[str, str] = {}
    strip: dict[Annotated[str, AfterValidator(_regular_expression)], str] = {}
    extra: list[_Extra] = []
    build: _Commands = {}
    run: list[str] = []
    options: dict[str, str] = {}
    sharing: dict[str, str] = {}
    package: dict[str, str] = {}
    repeated: str = ""
    seconds: int = 0


class _FeatureHarness(_Strict):
    build: _Commands = {}
    program: str = ""
    script: str = ""
    test: list[list[str]] = []


class _Manifest(_Strict):
    name: str
    title: str = ""
    language_keys: list[str] = []
    aliases: list[str] = []
    suggested_for: list[str] = []
    module_key: str = "package"
    member_scope: Literal["enum", "module", "none"]
    type_scope: Literal["module", "tool", "agent"]
    native_formats: list[str] = []
    shared_types: bool = False
    own_type: Annotated[str, AfterValidator(_regular_expression)] = ""
    own_type_example: str = ""
    wire_suffix: str = ""
    taken_types: list[str] = []
    extra_name: str = "extra"
    keeps_property_names: bool = False
    config_suffix: str = ""
    most_nested: int = 0
    largest_integer: int = 0
    wide_integers: str = ""
    ascii_identifiers: bool = False
    exhaustive: list[Literal["enums", "unions", "records"]] = []
    initialisms: list[str] = []
    server: list[str] = []
    features: list[str] = []
    unsupported: list[Annotated[str, AfterValidator(_form)]] = []
    naming: dict[str, _Naming]
    options: list[_Option] = []
    files: list[_File]
    other_names: list[str] = []
    template_logic: _TemplateLogic = _TemplateLogic()
    targets: dict[Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]*$")], _Target] = {}
    checks: _Commands = {}
    harness: _Harness = _Harness()
    lexer: dict[str, Annotated[str, AfterValidator(_verbose)]] = {}


class _Feature(_Strict):
    naming: dict[str, _Naming] = {}
    files: list[_File]
    harness: _FeatureHarness = _FeatureHarness()


def check_feature(data: dict[str, Any]) -> None:
    """Validate a ``feature.toml``. Raises ValueError (of pydantic) with every mistake."""
    _Feature.model_validate(data)


def check_manifest(data: dict[str, Any]) -> None:
    """Validate a ``pack.toml``. Raises ValueError (of pydantic) with every mistake."""
    checked = _Manifest.model_validate(data)
    missing = [role for role in REQUIRED_ROLES if role not in checked.naming]
    if missing:
        message = f"naming: missing {', '.join(missing)}"
        raise ValueError(message)
