"""The emitted server of Go over standard input and output bounds the size of a message, and ends cleanly."""

from __future__ import annotations

import shutil
import warnings
from pathlib import Path

import pytest

from tests.servers.processes import check_limit, check_stop
from tests.servers.projects import in_go


@pytest.mark.native
def test_the_server_is_stopped_by_a_message_that_is_too_large_or_a_signal(tmp_path: Path) -> None:
    if shutil.which("go") is None:
        warnings.warn("the server of Go is NOT checked: no go", stacklevel=1)
        pytest.skip("go is not installed")
    command = in_go(tmp_path)
    check_limit(command)
    check_stop(command)
