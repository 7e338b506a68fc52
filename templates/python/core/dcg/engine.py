"""Types from datamodel-code-generator, for kinds of models that this pack does not write itself.

All bodies become one schema with a definition per body, so that the engine runs once. It only
makes types: what is accepted stays with the runtime, so bounds, patterns and formats are left out.
"""

from __future__ import annotations

import ast
import hashlib
import json
import re
import warnings
from collections.abc import Iterator
from pathlib import Path

from adlgen.packs.page import Unusable
from adlgen.plan.data import JsonValue
from adlgen.plan.model import JsonKind, Plan, PlannedBody, PlannedTool, UnionDecl

ENGINE = {
    "typeddict": "TypingTypedDict",
    "msgspec": "MsgspecStruct",
    "pydantic-dcg": "PydanticV2BaseModel",
}
"""The kinds of models that come from the engine, and what it calls them."""

# Keywords that the engine turns into types, names or documentation; the others only refuse.
_KEPT = frozenset(
    [
        "type",
        "enum",
        "const",
        "properties",
        "required",
        "additionalProperties",
        "items",
        "prefixItems",
        "anyOf",
        "oneOf",
        "allOf",
        "$ref",
        "description",
        "default",
        "deprecated",
    ]
)
_SCHEMAS = frozenset({"anyOf", "oneOf", "allOf", "prefixItems"})
_WORD = re.compile(r"[A-Za-z0-9]+")


def types_source(plan: Plan) -> str:
    """Return the module with the types of all tools; raises Unusable if the engine can not."""
    kind = str(plan.options["models"])
    if kind == "msgspec":
        _check_msgspec(plan)
    names = [body.name for _, body in _bodies(plan)]
    schema = json.dumps({"$defs": _definitions(plan)})
    source = _generated(schema, ENGINE[kind])
    made = {name for node in ast.parse(source).body for name in _defined(node)}
    for name in names:
        if name not in made:
            message = f"datamodel-code-generator makes no type {name!r}; choose other models"
            raise Unusable(message)
    return source


def _check_msgspec(plan: Plan) -> None:
    """Refuse what msgspec would only refuse at run time: several objects or arrays in a union."""
    for tool, body in _bodies(plan):
        for declaration in body.declarations.values():
            if isinstance(declaration, UnionDecl):
                kinds = [kind for variant in declaration.variants for kind in variant.kinds]
                if kinds.count(JsonKind.OBJECT) > 1 or kinds.count(JsonKind.ARRAY) > 1:
                    name = declaration.name
                    what = f"the alternatives of {name!r} (tool {tool.id!r})"
                    message = f"msgspec can not tell {what} apart; choose pydantic or dataclass"
                    raise Unusable(message)


def _generated(schema: str, kind: str) -> str:
    try:
        import datamodel_code_generator as dcg
        from datamodel_code_generator.enums import DataModelType
        from datamodel_code_generator.format import Formatter
    except ImportError as error:
        message = "these models need datamodel-code-generator: install adlgen[dcg]"
        raise Unusable(message) from error
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            source = dcg.generate(
                schema,
                input_file_type=dcg.InputFileType.JsonSchema,
                output_model_type=DataModelType[kind],
                target_python_version=dcg.PythonVersion.PY_310,
                class_name="AnyValue",
                custom_file_header="#",
                disable_timestamp=True,
                enum_field_as_literal=dcg.LiteralType.All,
                extra_fields="allow" if kind.startswith("Pydantic") else None,
                formatters=[Formatter.BLACK, Formatter.ISORT],
                settings_path=Path("/"),
                snake_case_field=kind != "TypingTypedDict",
                use_annotated=kind != "TypingTypedDict",
                use_double_quotes=True,
                use_standard_collections=True,
                use_union_operator=True,
            )
    except Exception as error:
        message = f"datamodel-code-generator can not take this specification: {error}"
        raise Unusable(message) from error
    assert isinstance(source, str)
    return source.removeprefix("#").strip()


def _bodies(plan: Plan) -> Iterator[tuple[PlannedTool, PlannedBody]]:
    for tool in plan.tools:
        for body in (tool.input, tool.output):
            if body is not None:
                yield tool, body


def _definitions(plan: Plan) -> dict[str, JsonValue]:
    """Put the schemas of all bodies side by side, under the names their types should get."""
    out: dict[str, JsonValue] = {}
    for _, body in _bodies(plan):
        schema = body.canonical if isinstance(body.canonical, dict) else {}
        definitions = schema.get("$defs")
        inner = definitions if isinstance(definitions, dict) else {}
        refs = {"#": f"#/$defs/{body.name}"}
        for name in inner:
            words = "".join(word[0].upper() + word[1:] for word in _WORD.findall(name))
            own = f"{body.name}Def{words}"
            if own in out or f"#/$defs/{own}" in refs.values():
                own += hashlib.sha256(name.encode()).hexdigest()[:4].upper()
            refs[f"#/$defs/{name}"] = f"#/$defs/{own}"
        out[body.name] = _reduced(schema, refs)
        for name, part in inner.items():
            out[refs[f"#/$defs/{name}"].removeprefix("#/$defs/")] = _reduced(part, refs)
    return out


def _reduced(schema: JsonValue, refs: dict[str, str]) -> JsonValue:
    """Keep what makes types, with references into the common schema."""
    if not isinstance(schema, dict):
        return schema
    out: dict[str, JsonValue] = {}
    for keyword, value in schema.items():
        if keyword not in _KEPT:
            continue
        if keyword == "$ref" and isinstance(value, str):
            out[keyword] = refs.get(value, value)
        elif keyword == "properties" and isinstance(value, dict):
            out[keyword] = {name: _reduced(part, refs) for name, part in value.items()}
        elif keyword in _SCHEMAS and isinstance(value, list):
            out[keyword] = [_reduced(part, refs) for part in value]
        elif keyword in ("items", "additionalProperties"):
            out[keyword] = _reduced(value, refs)
        else:
            out[keyword] = value
    return out


def _defined(node: ast.stmt) -> Iterator[str]:
    match node:
        case ast.ClassDef(name=name):
            yield name
        case ast.AnnAssign(target=ast.Name(id=name)):
            yield name
        case ast.Assign(targets=targets):
            yield from (target.id for target in targets if isinstance(target, ast.Name))
        case _:
            pass
