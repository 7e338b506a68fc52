"""Runs datamodel-code-generator on every schema: a line in, ``text`` or ``failure`` a line out.

With ``faithful``, every option that makes its models accept less that they should not.
"""

import json
import sys
import tempfile
from pathlib import Path

from datamodel_code_generator import InputFileType, generate
from datamodel_code_generator.enums import DataModelType

FAITHFUL = dict.fromkeys(
    (
        "use_annotated",
        "field_constraints",
        "generate_schema_validators",
        "check_pattern_maps_strictly",
        "intersect_allof_keywords",
        "read_unevaluated_properties",
        "read_const_beside_enum",
        "use_single_value_enum_as_const",
        "use_single_dict_for_object_maps",
        "use_site_models_for_constrained_refs",
        "use_tuple_for_closed_arrays",
        "use_tuple_for_fixed_items",
        "strict_nullable",
        "filter_literal_values",
        "keep_enum_member_values",
        "use_typed_nullable_map_values",
        "use_typed_map_values_beside_other_types",
    ),
    True,
)


def main() -> None:
    """Answer every line."""
    options = FAITHFUL if "faithful" in sys.argv else {}
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "models.py"
        for line in sys.stdin:
            print(json.dumps(made(json.loads(line)["schema"], out, options)), flush=True)


def made(schema: object, out: Path, options: dict[str, bool]) -> dict[str, str]:
    """Generate one module."""
    try:
        generate(
            json.dumps(schema),
            input_file_type=InputFileType.JsonSchema,
            output=out,
            output_model_type=DataModelType.PydanticV2BaseModel,
            class_name="Root",
            disable_timestamp=True,
            **options,  # type: ignore[arg-type]
        )
        return {"text": out.read_text("utf-8")}
    except BaseException as error:  # noqa: BLE001 - any failure is an answer
        return {"failure": f"{type(error).__name__}: {error}"[:300]}


if __name__ == "__main__":
    main()
