"""Runs the emitted lifecycle: a JSON request on each line of stdin, its outcome on one of stdout."""

import asyncio
import importlib
import json
import os
import sys
from pathlib import Path
from typing import Any

package, module = sys.argv[1:]
sys.path.insert(0, "src")
page = importlib.import_module(f"{package}.generation.{module}")
spec = importlib.import_module(f"{package}.toolspec.{module}")
formats = importlib.import_module(f"{package}.generation._formats")
types = importlib.import_module(f"{package}.generation")


class RefusedError(Exception):
    """The input is not valid."""

    def __str__(self) -> str:
        return "refused: the input"


class Fake:
    def __init__(self, answer: Any) -> None:
        self.answer, self.request = answer, None

    async def complete(self, request: Any, /) -> Any:
        self.request = request
        return self.answer


async def run(ask: dict[str, Any]) -> Any:
    if ask["do"] == "serialize":
        file = types.FileTemplate(path="x", **ask["file"])
        return formats.serialize(ask["value"], file, ask["edition"])
    if ask["do"] == "facts":
        known = page.SPEC
        return {
            "digest": known.digest,
            "system": known.prompt.system,
            "prompt": known.prompt.digest,
        }
    fake, project = Fake(ask.get("answer")), Path(ask["project"])
    os.environ["PATH"] = ask["path"]
    options = {"environment": ask["environment"]} if "environment" in ask else {}
    made = page.lifecycle(fake, project, Path(ask["folder"]), **options)
    if spec.TOOL.input.problems(ask["input"]):
        raise RefusedError
    value = spec.TOOL.input.decode(ask["input"])
    if ask["do"] == "plan":
        return [[file.path, file.format] for file in page.plan(value)]
    if ask["do"] == "serve":
        return spec.TOOL.output.encode(await made.serve(value))
    done = await made.execute(value)
    asked = fake.request
    assert asked is not None
    return {"report": done.report(), "system": asked.system, "user": asked.user}


def main() -> None:
    for line in sys.stdin:
        try:
            out: Any = {"ok": asyncio.run(run(json.loads(line)))}
        except (types.GenerationError, RefusedError) as problem:
            out = {"error": str(problem)}
        print(json.dumps(out), flush=True)


main()
