"""A language for tests: no real one."""

from __future__ import annotations

from adlgen.plan.language import REQUIRED_ROLES, Language, RoleNaming

_CASES = {
    "type": "pascal",
    "interface": "pascal",
    "member": "pascal",
    "variant": "pascal",
    "file": "kebab",
}


def language(**changes: object) -> Language:
    """Build a language whose fields are in snake case and whose types are in Pascal case."""
    naming = {
        role: RoleNaming(
            case=_CASES.get(role, "snake"),  # type: ignore[arg-type]
            initialisms="upper",
            digit_prefix="X" if role in _CASES else "x_",
            reserved=frozenset({"class", "Self"}),
        )
        for role in (
            *REQUIRED_ROLES,
            *("value", "variant", "module", "accessor", "interface", "factory", "program"),
        )
    }
    facts: dict[str, object] = {
        "name": "test",
        "title": "Test",
        "naming": naming,
        "initialisms": frozenset({"id", "url"}),
        "member_scope": "enum",
        "type_scope": "tool",
        "extra_name": "extra",
        "language_keys": ("test",),
        "module_key": "package",
        "options": (),
        "files": (),
    }
    return Language(**{**facts, **changes})  # type: ignore[arg-type]
