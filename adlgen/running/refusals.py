"""Why values are refused: the messages of generated code, from the runtime that it is emitted with.

The package of an agent need not be emitted for them: the modules of the runtime are imported from the pack.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from adlgen.diagnostics.model import Log
from adlgen.document.node import JsonValue
from adlgen.ir.agent import Agent
from adlgen.packs.bundled import bundled_folder
from adlgen.packs.load import load_pack
from adlgen.pipeline import plan_for
from adlgen.plan.model import Plan, PlannedTool
from adlgen.running.emitted import OPTIONS, PACK

_PACKAGE = "adlgen_runtime_of_the_pack"


def planned(agent: Agent, log: Log) -> Plan:
    """Return the plan of an agent for the pack whose output runs here. Raises StopRun after an error."""
    return plan_for(agent, load_pack(PACK, log), OPTIONS, log)[0]


def refusal(tool: PlannedTool, arguments: JsonValue) -> str:
    """Return the message that a model reads for arguments, word for word as generated code; empty if they are valid.

    The tool is one of :func:`planned`. Handlers, and types of the user, which may refuse more, are not called.
    """
    body = tool.input
    texts = {key: json.dumps(program) for key, program in body.patterns.items()}
    programs = _module("_pattern").programs(texts)
    schema: Any = _module("_source").Schema(json.dumps(body.canonical), patterns=programs)
    problems = schema.problems(arguments)
    if not problems:
        return ""
    error: Exception = _module("_errors").InvalidArgumentsError(tool.llm_name, problems)
    return str(error)


@cache
def _module(name: str) -> ModuleType:
    """Import a module of the runtime; its neighbours are imported with it."""
    if _PACKAGE not in sys.modules:
        package = ModuleType(_PACKAGE)
        package.__path__ = [str(bundled_folder() / PACK / "core/runtime")]
        sys.modules[_PACKAGE] = package
    return import_module(f"{_PACKAGE}.{name}")
