"""ADL26xx: catalogues of tools."""

from __future__ import annotations

from adlgen.diagnostics.model import DiagnosticKind

BAD_TEMPLATE = DiagnosticKind(
    "ADL2601",
    "a template of the catalogue cannot be used",
    """\
The folder of `--templates` has templates (`tool.j2`, `index.j2`, ...) and assets (`style.css`, `app.js`) that
replace those of `adlgen docs`. They are Jinja templates; what they print of a specification is escaped.

    {% extends "base.j2" %}
    {% block body %}{{ tool.nmae }}{% endblock %}

Correct the template. docs/catalogue.md describes what templates can use.
""",
)
