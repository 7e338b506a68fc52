"""Names of types stay short for real tools, in every language."""

from __future__ import annotations

from functools import cache

import pytest

from adlgen.diagnostics.model import Log
from adlgen.ir.agent import Agent
from adlgen.packs import load_pack
from adlgen.pipeline import plan_for
from adlgen.testing.targets import understand_source
from tests.conformance import suite
from tests.corpus import tools

LONGEST = 60
PACKS = {target.pack: target for target in suite.TARGETS.values()}

pytestmark = pytest.mark.corpus


@cache
def agent() -> Agent:
    """Read the tools that have nested types."""
    nested = [t for t in tools.every_tool() if str(t.schema).count("'properties'") > 1]
    return understand_source(tools.agent_of("named-agent", tools.apart(nested)), lenient=True)


@pytest.mark.parametrize("pack", PACKS)
def test_no_name_is_longer_than_the_words_of_its_schema_need(pack: str) -> None:
    target, log = PACKS[pack], Log()
    plan, _ = plan_for(
        agent(), load_pack(pack, log, target.folder), {"layout": "files", **target.options}, log
    )
    names = {str(type_.name): tool for tool in plan.tools for type_ in tool.types}
    assert len(names) > 500
    longest = max(len(str(tool.type_name)) for tool in plan.tools)
    assert longest <= LONGEST, "the words of a tool alone are longer"
    assert [name for name in names if len(name) > LONGEST] == []
