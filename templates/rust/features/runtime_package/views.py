"""The views of the runtime as a crate of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext

from ...core.formats import NativeView, natives_view


class PackageView(Struct):
    """The data for the files of the package."""

    name: Code
    crate: Code
    version: Code
    minor: Code


def package_view(context: FileContext) -> PackageView:
    """Return the view of the files of the package."""
    plan = context.plan
    return PackageView(
        plan.words["kebab"],
        plan.words["package"],
        Code(plan.version),
        Code(plan.version.rpartition(".")[0]),
    )


_FORMATS: Mapping[str, tuple[str, ...]] = {
    "base64": ("byte",),
    "chrono": ("date", "date-time"),
    "std": ("ipv4", "ipv6"),
    "url": ("uri",),
    "uuid": ("uuid",),
}
"""The formats whose types a crate has."""


def _natives(name: str) -> Callable[[FileContext], NativeView]:
    """Return the view of the codecs of the types that a crate has."""

    def view(context: FileContext) -> NativeView:
        del context
        return natives_view(Code(""), _FORMATS[name])

    return view


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    **dict.fromkeys(
        (
            *("cargo.toml.j2", "changelog.md.j2", "codec_enums.rs.j2", "lib.rs.j2"),
            *("macros.rs.j2", "readme.md.j2", "tests.rs.j2"),
        ),
        package_view,
    ),
    **{f"native_{name}.rs.j2": _natives(name) for name in _FORMATS},
}
