"""Validates values with generated modules: reads ``module`` and ``values`` per line, writes ``verdicts``."""

import contextlib
import importlib.util
import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType


def main() -> None:
    """Answer every line."""
    strict = "strict" in sys.argv
    for line in sys.stdin:
        print(json.dumps(evaluated(json.loads(line), strict=strict)), flush=True)


def evaluated(request: dict[str, str], *, strict: bool) -> dict[str, object]:
    """Load one module and ask it about every value."""
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            decode = decoder(load(Path(request["module"])), strict=strict)
    except BaseException as error:  # noqa: BLE001 - any failure is an answer
        return {"failure": f"{type(error).__name__}: {error}"[:300]}
    return {"verdicts": [accepts(decode, text) for text in request["values"]]}


def load(path: Path) -> ModuleType:
    """Import a file under the name it has."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


def decoder(module: ModuleType, *, strict: bool) -> Callable[[str], object]:
    """Return what reads the JSON text of a value."""
    if hasattr(module, "root_from_dict"):
        return lambda text: module.root_from_dict(json.loads(text))
    from pydantic import TypeAdapter

    adapter = TypeAdapter(module.Root)
    return lambda text: adapter.validate_json(text, strict=strict or None)


def accepts(decode: Callable[[str], object], text: str) -> bool:
    """Whether a value is read without an error."""
    try:
        decode(text)
    except Exception:  # noqa: BLE001 - any error refuses
        return False
    return True


if __name__ == "__main__":
    main()
