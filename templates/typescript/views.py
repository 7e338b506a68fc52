"""The view of each template."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.packs.page import Page

from .core.agent_views import harness_view, index_view
from .core.tool_view import tool_view

VIEWS: Mapping[str, Callable[[Page], object] | str] = {
    "core/tool.ts.j2": tool_view,
    "core/index.ts.j2": index_view,
    "core/harness.ts.j2": harness_view,
    "config.ts.j2": "config_view:config_view",
    "wire.ts.j2": "wire_view:wire_view",
    "user_tool.ts.j2": "views_user:tool_file_view",
    "user_test.ts.j2": "views_user:tool_test_view",
    "service.ts.j2": "views_user:service_view",
    "package.json.j2": "views_user:package_view",
    "builtin.ts.j2": "views_builtin:builtin_view",
    "program.ts.j2": "views_program:program_view",
    "client.ts.j2": "views_client:client_view",
    "commands.ts.j2": "views_commands:commands_view",
    "command_tests.ts.j2": "views_commands:command_tests_view",
    "generation.ts.j2": "views_generation:generation_view",
    "operation.ts.j2": "views_operation:operation_view",
    "operations.ts.j2": "views_operation:operations_view",
    "operation_test.ts.j2": "views_operation:operation_test_view",
}
