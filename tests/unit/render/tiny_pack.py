"""A pack small enough to read in a test."""

from __future__ import annotations

from pathlib import Path

from adlgen.plan.language import REQUIRED_ROLES

VIEWS = """
from dataclasses import dataclass
from adlgen.naming.code import Code, code

@dataclass(frozen=True, slots=True)
class View:
    name: Code
    text: str
    many: bool

def view(context):
    tool = context.tool
    return View(tool.type_name, tool.description, bool(tool.tags))

VIEWS = {"tool.j2": view}
"""


def write_pack(folder: Path, template: str, *, manifest: str = "", views: str = VIEWS) -> Path:
    """Write a pack with one template, rendered for every tool."""
    folder.mkdir(parents=True)
    naming = "".join(f'[naming.{role}]\ncase = "snake"\n' for role in REQUIRED_ROLES)
    (folder / "pack.toml").write_text(f"""name = "tiny"
title = "Tiny"
language_keys = ["tiny"]
module_key = "package"
member_scope = "enum"
type_scope = "tool"
extra_name = "extra"
{manifest}
{naming}
[[options]]
name = "module"
default = ""
help = "the module"
[[options]]
name = "loud"
default = true
help = "with the fixed file"
[[files]]
path = "out/{{file}}.txt"
template = "tool.j2"
for = "tool"
[[files]]
path = "fixed.txt"
source = "fixed.txt"
when = ["loud"]
""")
    (folder / "tool.j2").write_text(template)
    (folder / "fixed.txt").write_text("as it stands {{ untouched }}\n")
    (folder / "views.py").write_text(views)
    return folder
