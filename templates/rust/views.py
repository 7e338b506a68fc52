"""The view of each template."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.packs.page import Page

from .builtin_view import builtin_view, builtins_view
from .config_view import config_view, services_view, tools_view
from .core.agent_views import harness_view, toolspec_view
from .core.tool_view import tool_view
from .user_views import crate_view, service_view, user_tool_view
from .wire_view import wire_view

VIEWS: Mapping[str, Callable[[Page], object] | str] = {
    "builtin.rs.j2": builtin_view,
    "builtins.rs.j2": builtins_view,
    "cargo.toml.j2": crate_view,
    "config.rs.j2": config_view,
    "core/harness.rs.j2": harness_view,
    "core/harness.toml.j2": harness_view,
    "lib.rs.j2": crate_view,
    "core/mod.rs.j2": toolspec_view,
    "service.rs.j2": service_view,
    "services.rs.j2": services_view,
    "core/tool.rs.j2": tool_view,
    "tools.rs.j2": tools_view,
    "user_tool.rs.j2": user_tool_view,
    "wire.rs.j2": wire_view,
    "program.rs.j2": "program_view:program_view",
    "client.rs.j2": "client_view:client_view",
    "commands/mod.rs.j2": "command_views:commands_view",
    "commands/tool.rs.j2": "command_views:command_view",
    "generation.rs.j2": "generation_views:generation_view",
    "generation_mod.rs.j2": "generation_views:modules_view",
    "operation.rs.j2": "operation_views:operation_view",
    "operations.rs.j2": "operation_views:operations_view",
}
