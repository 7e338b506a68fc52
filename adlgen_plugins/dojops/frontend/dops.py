"""``.dops`` files of DojOps, versions 1 and 2: front matter, and Markdown with a prompt."""

from __future__ import annotations

import hashlib
import re

from adlgen.diagnostics.model import Log
from adlgen.document.front_matter import SPACE
from adlgen.document.node import Body, Document, at, plain
from adlgen.document.reader import head_of
from adlgen.spec.model import ToolSpec
from adlgen.spec.text import Text
from adlgen_plugins.dojops.feature.model import Generation, Prompt
from adlgen_plugins.dojops.frontend import codes, subset
from adlgen_plugins.dojops.frontend.coherence import check_coherence
from adlgen_plugins.dojops.frontend.fields import OUTPUT_PATH, declared_input, fixed_input
from adlgen_plugins.dojops.frontend.files import size_of
from adlgen_plugins.dojops.frontend.parts import (
    dependencies,
    effects,
    files,
    guidance,
    permissions,
    provenance,
    update,
    verified,
)
from adlgen_plugins.dojops.frontend.paths import DOPS as PATH_TEXTS
from adlgen_plugins.dojops.frontend.paths import Templates
from adlgen_plugins.dojops.frontend.report import Made, text_at, texts_at, validate, value_at
from adlgen_plugins.dojops.frontend.shapes import V1, V2

MOST_BYTES = 1_048_576
"""The maximum size of a file in bytes."""
_KEY = "dops"
_FENCE = "---"
_HEADING = re.compile(r"##\s+([^\n\r\u2028\u2029]+)")
_KINDS = {"v1": "tool", "v2": "skill"}


def read_dops(document: Document, log: Log) -> Made | None:
    """Return the tool in a file, or None after an error; add problems to the log."""
    source, root = document.source, document.root
    size = size_of(source)
    if size > MOST_BYTES:
        limit = f"({size} bytes > {MOST_BYTES} bytes)"
        message = f"DOPS file exceeds maximum size {limit}: {source.path}"
        log.add(codes.TOO_LARGE, message, root.span)
        return None
    if document.body is None:
        opened = source.text.lstrip(SPACE).startswith(_FENCE)
        what = "missing closing" if opened else "must start with"
        message = f"DOPS file {what} {_FENCE} frontmatter delimiter"
        log.add(codes.NO_FRONT_MATTER, message, root.span)
        return None
    stated = text_at(root, _KEY)
    version = "" if stated is None else stated.value
    if version not in _KINDS:
        message = "Unsupported .dops format. Only v2 is supported. Set 'dops: v2' in frontmatter."
        log.add(codes.UNKNOWN_DOPS, message, stated.span if stated else head_of(root))
        return None
    if version == "v1":
        message = "v1 .dops format is no longer supported. Please migrate to v2."
        log.add(codes.OLD_DOPS, message, stated.span if stated else root.span)
    form = V1 if version == "v1" else V2
    ok = validate(root, form, (codes.BAD_FRONT_MATTER, codes.BAD_FRONT_MATTER), log)
    sections = _sections(document.body)
    _check_sections(document, sections, log)
    if not ok:
        return None
    check_coherence(root, version, log)
    if log.has_errors:
        return None
    return _tool(document, version, sections, log)


def _sections(body: Body) -> dict[str, str]:
    """Return the text below each heading of level two, by title in lower case."""
    lines: list[str] = []
    titled: list[tuple[str, list[str]]] = []
    for line in body.text.split("\n"):
        heading = _HEADING.fullmatch(line)
        if heading is None:
            lines.append(line)
        else:
            lines = []
            titled.append((heading[1].strip(SPACE).lower(), lines))
    return {title: "\n".join(lines).strip(SPACE) for title, lines in titled if title}


def _check_sections(document: Document, sections: dict[str, str], log: Log) -> None:
    hint = None
    if "\r" in document.source.text:
        hint = "save the file with line feeds only: headings with other line ends are not found"
    for title in ("Prompt", "Keywords"):
        if not sections.get(title.lower()):
            message = f"Missing required ## {title} section"
            log.add(codes.NO_SECTION, message, document.root.span, hint)


def _tool(document: Document, version: str, sections: dict[str, str], log: Log) -> Made:
    root = document.root
    fixed = version == "v2"
    fields = at(root, ("input", "fields"))
    schema = fixed_input(root.span) if fixed else declared_input(fields, root.span, log)
    output = None if fixed else at(root, ("output",))
    answer = None if output is None else subset.enforced(output, subset.DOPS, log)
    generation = _generation(document, version, sections, log)
    templates = Templates.of(schema, PATH_TEXTS, log, (OUTPUT_PATH,) if fixed else ())
    for file in generation.files:
        templates.check(file.path)
    name = text_at(root, "meta", "name") or Text("", root.span)
    tool = ToolSpec(
        id=name,
        name=None,
        description=text_at(root, "meta", "description"),
        tags=texts_at(root, "meta", "tags"),
        input=schema,
        output=answer,
        span=name.span,
        extras={"generation": generation},
    )
    return Made(tool, generation)


def _generation(document: Document, version: str, sections: dict[str, str], log: Log) -> Generation:
    root = document.root
    fields, output = at(root, ("input", "fields")), at(root, ("output",))
    return Generation(
        edition=version,
        kind=value_at(root, "kind") or _KINDS[version],
        version=value_at(root, "meta", "version") or "",
        digest=document.source.digest,
        prompt=_prompt(sections),
        files=files(root),
        update=update(root),
        verification=verified(root, log),
        permissions=permissions(root),
        input_as_written=None if fields is None else plain(fields),
        output_as_written=None if output is None else plain(output),
        synthetic_input=version == "v2",
        guidance=guidance(root),
        effects=effects(root),
        provenance=provenance(root),
        dependencies=dependencies(root),
    )


def _prompt(sections: dict[str, str]) -> Prompt:
    system = sections.get("prompt", "")
    words = (word.strip(SPACE) for word in re.split(r"[,\n]", sections.get("keywords", "")))
    return Prompt(
        system=system,
        digest=hashlib.sha256(system.encode()).hexdigest(),
        update=sections.get("update prompt"),
        examples=sections.get("examples"),
        constraints=sections.get("constraints"),
        keywords=tuple(word for word in words if word),
    )
