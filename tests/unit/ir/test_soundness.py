"""Types hold whatever their schemas accept: the official suite, and real tools where they are at hand."""

from __future__ import annotations

import pytest

from adlgen.diagnostics.model import Log
from adlgen.document.node import JsonValue
from adlgen.ir.agent import Body
from adlgen.ir.graph import break_cycles
from adlgen.ir.schemas import Lowering
from adlgen.schema.canonical import canonicalise
from adlgen.schema.evaluate import accepts
from tests import suite
from tests.corpus import tools as corpus
from tests.unit.builders import node_of
from tests.unit.ir.holding import why_not

FILES = [(folder, file) for folder in suite.FOLDERS for file in suite.files(folder)]


def unheld(body: Body, values: list[JsonValue]) -> list[str]:
    """Return what is wrong with the types for the values that the schema accepts."""
    accepted = [v for v in values if accepts(body.canonical, v)]
    return [p for v in accepted if (p := why_not(body.root, v, body)) is not None]


@pytest.mark.skipif(not FILES, reason=suite.MISSING)
@pytest.mark.parametrize(("folder", "file"), FILES)
def test_the_official_suite(folder: str, file: str) -> None:
    for group in suite.groups(folder, file):
        canonical = canonicalise(
            node_of(group.schema),
            Log(),
            documents=suite.documents(),
            draft=suite.FOLDERS[folder],
        )
        lowering = Lowering(canonical)
        root = lowering.root()
        body = Body(root, break_cycles(lowering.definitions), canonical)
        assert unheld(body, [c.data for c in group.cases]) == [], group.description


@pytest.mark.skipif(not corpus.present(), reason="no corpus beside the checkout")
def test_real_tools() -> None:
    wrong = []
    for tool in corpus.every_tool():
        canonical = canonicalise(node_of(tool.schema), Log(), lenient=True)
        lowering = Lowering(canonical, objects_only=True)
        root = lowering.root()
        body = Body(root, break_cycles(lowering.definitions), canonical)
        objects = [v for v in tool.valid if isinstance(v, dict)]
        wrong += [(tool.name, problem) for problem in unheld(body, list(objects))]
    assert wrong == []
