"""The views of the templates: every decision, typed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.packs.page import Page

from .builtin_views import builtin_view, builtins_view
from .core.agent_views import go_mod_view, harness_view, package_view
from .core.tool_view import tool_view
from .user_views import handler_view, service_view
from .wiring_views import config_view, wire_view

VIEWS: Mapping[str, Callable[[Page], object] | str] = {
    "core/tool.go.j2": tool_view,
    "handler.go.j2": handler_view,
    "handler_test.go.j2": handler_view,
    "tools.go.j2": package_view,
    "service.go.j2": service_view,
    "services.go.j2": package_view,
    "builtin.go.j2": builtin_view,
    "builtins.go.j2": builtins_view,
    "wire.go.j2": wire_view,
    "config.go.j2": config_view,
    "go.mod.j2": go_mod_view,
    "core/harness.go.j2": harness_view,
    "program.go.j2": "program_views:program_view",
    "client.go.j2": "client_views:client_view",
    "commands/tool.go.j2": "command_views:command_view",
    "commands/tool_test.go.j2": "command_views:command_view",
    "commands/shared.go.j2": "command_views:commands_view",
    "commands/commandtest.go.j2": "command_views:commands_view",
    "generation.go.j2": "generation_views:generation_view",
    "generation_model.go.j2": package_view,
    "genrt.go.j2": package_view,
    "adlop.go.j2": "operation_views:group_view",
    "operation.go.j2": "operation_views:operation_view",
    "operation_test.go.j2": "operation_views:operation_test_view",
    "operations_test.go.j2": package_view,
}
