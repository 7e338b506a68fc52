"""What the security pages state about commands and names is what the code does."""

from __future__ import annotations

import re
from pathlib import Path

from adlgen.features.builtins.model import CODE_NAMES

ROOT = Path(__file__).parents[1]
POLICY = (ROOT / ".github/SECURITY.md").read_text("utf-8")
MODEL = (ROOT / "docs/threat-model.md").read_text("utf-8")
NETWORK = {
    "adlgen/cli/commands/breaking.py": "breaking",
    "adlgen/cli/commands/call.py": "call --server",
    "adlgen/cli/commands/import_.py": "import mcp",
    "adlgen/cli/commands/inspect.py": "inspect --server",
    "adlgen/cli/commands/lock.py": "lock",
    "adlgen/cli/commands/record.py": "record",
    "adlgen/cli/commands/serve.py": "serve",
    "adlgen/cli/commands/test.py": "test",
    "adlgen/cli/commands/watch.py": "watch --docs",
    "adlgen/repository/spec.py": "init --from mcp",
}
"""The modules that start servers or are one, and the commands in the policy."""
SERVERS = re.compile(
    r"mcp_client\.discovery\.mcp import|recording\.relay import|cli\.preview import|^import asyncio|\buvicorn\b|\bClientSession\b",
    re.MULTILINE,
)
FETCH_LISTS = (
    "go/features/builtins/tools/fetch.go.j2",
    "python/features/shared/runtime/_files.py",
    "rust/features/builtins/tools/fetch.rs.j2",
    "typescript/features/builtins/tools/fetch.ts.j2",
)


def test_the_policy_names_every_command_that_uses_the_network() -> None:
    found = {
        path.relative_to(ROOT).as_posix()
        for folder in ("cli/commands", "repository")
        for path in (ROOT / "adlgen" / folder).glob("*.py")
        if SERVERS.search(path.read_text("utf-8"))
    }
    assert found == NETWORK.keys()
    text = " ".join(POLICY.split())
    (sentence,) = re.findall(r"The network is not used, except by (.*?)\.(?: |$)", text)
    assert {*re.findall(r"`(.*?)`", sentence)} == {*NETWORK.values()}


def test_the_list_of_denied_names_is_documented() -> None:
    (text,) = re.findall(r"downloads always: (.*?)\. Files", " ".join(MODEL.split()))
    assert tuple(re.findall(r"`(.*?)`", text)) == CODE_NAMES


def test_downloads_have_the_same_denied_names_in_all_languages() -> None:
    for path in FETCH_LISTS:
        text = (ROOT / "templates" / path).read_text("utf-8")
        start = text.index('".git"')
        end = min(end for mark in "])}" if (end := text.find(mark, start)) > 0)
        assert tuple(re.findall(r'"(\.[\w.-]+)"', text[start:end])) == CODE_NAMES, path
