"""The emitted server of Go over standard input and output bounds the size of a message."""

from __future__ import annotations

import shutil
import warnings
from pathlib import Path

import pytest

from tests.servers.processes import check_limit
from tests.servers.projects import in_go


@pytest.mark.native
def test_a_message_that_is_too_large_ends_the_session(tmp_path: Path) -> None:
    if shutil.which("go") is None:
        warnings.warn("the server of Go is NOT checked: no go", stacklevel=1)
        pytest.skip("go is not installed")
    check_limit(in_go(tmp_path))
