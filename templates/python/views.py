"""The decisions of the Python pack: one view per template."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.packs.page import Page

from .builtin_view import builtin_view
from .config_view import config_view
from .core.agent_views import harness_view, index_view
from .core.tool_view import tool_view
from .project_view import project_view
from .user_views import service_file_view, test_file_view, tool_file_view
from .wire_view import wire_view

VIEWS: Mapping[str, Callable[[Page], object] | str] = {
    "core/tool.py.j2": tool_view,
    "core/dcg/types.py.j2": "core.dcg.types_view:types_view",
    "config.py.j2": config_view,
    "core/index.py.j2": index_view,
    "wire.py.j2": wire_view,
    "core/harness.py.j2": harness_view,
    "builtin.py.j2": builtin_view,
    "tool_file.py.j2": tool_file_view,
    "service_file.py.j2": service_file_view,
    "test_file.py.j2": test_file_view,
    "pyproject.toml.j2": project_view,
    "program.py.j2": "program_view:program_view",
    "client.py.j2": "client_view:client_view",
    "commands.py.j2": "commands_views:commands_view",
    "command_tests.py.j2": "commands_views:command_tests_view",
    "generation.py.j2": "generation_views:generation_view",
    "operation.py.j2": "operation_views:operation_view",
    "operations.py.j2": "operation_views:operations_view",
    "operation_test.py.j2": "operation_test_view:operation_test_view",
}
