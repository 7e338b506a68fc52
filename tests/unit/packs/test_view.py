"""Views: named values, and flags for the members of a form."""

from __future__ import annotations

from enum import Enum

import pytest
from jinja2 import UndefinedError

from adlgen.naming.code import Code
from adlgen.packs.bundled import bundled_folder
from adlgen.packs.view import View
from adlgen.render.environment import environment


class Form(Enum):
    """Two forms."""

    ALIAS = "alias"
    RECORD = "record"


def render(template: str, view: View) -> str:
    return environment(bundled_folder(), trusted=True).from_string(template).render(view=view)


def test_values_are_printed_by_name() -> None:
    assert render("{{ view.inner.name }}", View(inner=View(name=Code("a")))) == "a"


def test_every_member_of_a_form_is_a_flag() -> None:
    template = "{% if view.is_alias %}alias{% elif view.is_record %}record{% endif %}"
    assert render(template, View(Form.ALIAS)) == "alias"
    assert render(template, View(Form.RECORD)) == "record"


def test_an_unknown_name_is_an_error() -> None:
    with pytest.raises(UndefinedError):
        render("{% if view.is_union %}{% endif %}", View(Form.ALIAS))


def test_plain_text_is_refused() -> None:
    with pytest.raises(TypeError):
        render("{{ view.name }}", View(name="a"))  # type: ignore[arg-type]


def test_views_are_immutable() -> None:
    with pytest.raises(AttributeError):
        View(name=Code("a")).name = Code("b")
