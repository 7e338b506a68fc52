"""Level 2: the same input gives the same bytes, regardless of process, locale, time zone and folder."""

from pathlib import Path

import pytest

from adlgen.testing.digests import ENVIRONMENTS, digest, digests_elsewhere
from adlgen.testing.manifest import PackUnderTest, bundled_packs_under_test
from tests.conformance import suite

SAMPLE = ["agent-orders", "agent-helpdesk", "service-forms", "references", "patterns", "names-odd"]


@pytest.mark.slow
@pytest.mark.parametrize("turn", range(len(ENVIRONMENTS)))
@pytest.mark.parametrize("pack", bundled_packs_under_test(), ids=lambda pack: pack.name)
def test_another_process_emits_the_same_bytes(
    pack: PackUnderTest, turn: int, tmp_path: Path
) -> None:
    cases = SAMPLE[turn :: len(ENVIRONMENTS)]
    expected = [
        f"{target.name} {case} {digest(suite.rendered(case, target.name))}"
        for target in pack.targets
        for case in cases
    ]
    assert digests_elsewhere(pack, cases, ENVIRONMENTS[turn], tmp_path) == expected


def test_goldens_name_no_machine_no_time_and_no_version() -> None:
    for target in suite.TARGETS:
        for case in SAMPLE:
            for file in suite.rendered(case, target).tree:
                assert str(suite.ROOT) not in file.text
                assert "0.1.0" not in file.text or file.owner == "user", file.path
