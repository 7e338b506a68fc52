"""The canonical form and the evaluator decide the official JSON Schema test suite, all of it."""

import pytest

from adlgen.diagnostics.model import Log
from adlgen.schema.canonical import canonicalise
from adlgen.schema.evaluate import accepts
from tests import suite
from tests.unit.builders import node_of

FILES = [(folder, file) for folder in suite.FOLDERS for file in suite.files(folder)]


@pytest.mark.parametrize(("folder", "file"), FILES)
def test_every_case_is_decided_as_the_suite_says(folder: str, file: str) -> None:
    wrong = []
    for group in suite.groups(folder, file):
        log = Log()
        canonical = canonicalise(
            node_of(group.schema), log, documents=suite.documents(), draft=suite.FOLDERS[folder]
        )
        wrong += [(group.description, d.message) for d in log.diagnostics if log.has_errors]
        wrong += [
            (group.description, case.description)
            for case in group.cases
            if accepts(canonical, case.data) != case.valid
        ]
    assert wrong == []


@pytest.mark.parametrize(("folder", "file"), FILES)
def test_the_canonical_form_is_its_own_canonical_form(folder: str, file: str) -> None:
    for group in suite.groups(folder, file):
        canonical = canonicalise(
            node_of(group.schema),
            Log(),
            documents=suite.documents(),
            draft=suite.FOLDERS[folder],
        )
        if isinstance(canonical.json, dict) and "$schema" in canonical.json:
            continue
        again = canonicalise(node_of(canonical.json), Log())
        verdicts = [accepts(again, case.data) for case in group.cases]
        assert verdicts == [case.valid for case in group.cases], group.description


def test_the_suite_is_complete() -> None:
    cases = [
        case
        for folder, file in FILES
        if not file.startswith("optional/")
        for group in suite.groups(folder, file)
        for case in group.cases
    ]
    assert len(cases) == 4836
