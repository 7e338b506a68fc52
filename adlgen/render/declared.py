"""Renders only the types that the files of a plan declare, for documentation."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from adlgen.diagnostics.codes.packs import TEMPLATE_FAILED
from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Log
from adlgen.packs.context import Unusable
from adlgen.packs.load import Pack
from adlgen.packs.problems import report
from adlgen.plan.model import Plan
from adlgen.render.code import TemplateFailed
from adlgen.render.files import placements
from adlgen.render.templates import Renderer

_GAPS = re.compile(r"\n{4,}")


class Declared(Struct):
    """The types that an emitted file declares."""

    path: str
    """The path of the file in its output root."""
    tool: str
    """The id of the tool; empty for the types that tools share."""
    text: str
    """The declarations as in the file, without imports and codecs; empty if it declares no type."""


def declared(
    plan: Plan, pack: Pack, log: Log, only: Collection[str] | None = None
) -> Iterator[Declared]:
    """Yield the declarations of the files for which the pack has a template of them, in the order of the plan.

    ``only`` are the ids of tools, and empty text for shared types; None: all. A template that fails is reported, and its file is left out.
    """
    renderer = Renderer(pack)
    for rule, path, context in placements(plan, pack):
        if rule.declarations is None or rule.template is None:
            continue
        tool = context.tool.id if context.tool is not None else ""
        if only is not None and tool not in only:
            continue
        try:
            view = pack.views[rule.template](context)
            text = renderer.text(rule.declarations, view)
        except Unusable:
            continue
        except TemplateFailed as error:
            log.add(TEMPLATE_FAILED, f"template {rule.declarations!r}: {error}", error.span)
            continue
        except Exception as error:  # anything that the view of another author raises
            if pack.is_bundled:
                raise
            report(log, f"view of {rule.template!r}", error, pack.folders, TEMPLATE_FAILED)
            continue
        yield Declared(
            path, tool, _GAPS.sub("\n\n\n", text).strip("\n") + "\n" if text.strip() else ""
        )
