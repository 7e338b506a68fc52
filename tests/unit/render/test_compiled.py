"""Compiled templates: when they are used, when they are made again, what they refuse."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Log
from adlgen.naming.code import Code
from adlgen.packs import Pack, compiled, load_pack
from adlgen.packs.compiled import KEPT, MODULE, CompiledTemplates
from adlgen.packs.problems import line_of
from adlgen.render import environment
from adlgen.render.code import TemplateFailed
from adlgen.render.templates import Renderer
from tests.unit.render.tiny_pack import write_pack


@dataclass
class Item:
    name: object
    shown: bool = True


@dataclass
class View:
    items: list[Item]
    text: object = Code("x")


@pytest.fixture(autouse=True)
def _kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", None)


@pytest.fixture
def pack(tmp_path: Path) -> Pack:
    """Return a pack that counts as one of adlgen's."""
    return trusted(load_pack("tiny", Log(), write_pack(tmp_path / "p", "")), is_trusted=True)


def trusted(pack: Pack, *, is_trusted: bool) -> Pack:
    return replace(pack, layers=tuple(replace(one, is_bundled=is_trusted) for one in pack.layers))


@pytest.fixture
def without_jinja(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> str:
        message = "Jinja was used"
        raise AssertionError(message)

    monkeypatch.setattr(environment, "rendered", refused)


def write(pack: Pack, text: str, name: str = "tool.j2") -> None:
    (pack.folders[0] / name).write_text(text)


def text_of(pack: Pack, view: object) -> str:
    compiled._LOADED.clear()  # as in a new process
    return Renderer(pack).text("tool.j2", view)


ITEMS = View([Item(Code("a")), Item(Code("b"), shown=False), Item(Code("c"))])
TEMPLATES = {
    "a\n{{ view.text }}\n": "a\nx\n",
    "{% for i in view.items %}{{ i.name }},{% endfor %}": "a,b,c,",
    "{% for i in view.items %}\n  {% if i.shown %}\n{{ i.name }}\n  {% endif %}\n{% endfor %}\n": "a\nc\n",
    "{% for i in view.items %}{% if not i.shown %}-{% elif loop.first %}{{ i.name }}"
    "{% else %}!{% endif %}{% endfor %}": "a-!",
    "{% for i in view.items %}{{ i.name }}{% if loop.last %}.{% endif %}{% endfor %}": "abc.",
    "{% for i in view.items %}{% for i in view.items %}{{ i.name }}{% endfor %}{{ i.name }} "
    "{% endfor %}": "abca abcb abcc ",
    "{% for i in view.items %}{% include 'item.j2' %}{% endfor %}": "<a><b><c>",
    "{# nothing #}{% if view.items %}{% endif %}": "",
    "'''\"\\n{{ view.text }}{{ view.text }}": "'''\"\\nxx",
}


@pytest.mark.usefixtures("without_jinja")
@pytest.mark.parametrize("template", TEMPLATES)
def test_a_template_is_rendered_without_jinja(pack: Pack, template: str) -> None:
    write(pack, "<{{ i.name }}>", "item.j2")
    write(pack, template)
    assert text_of(pack, ITEMS) == TEMPLATES[template]


@pytest.mark.parametrize("template", TEMPLATES)
def test_jinja_prints_the_same(pack: Pack, template: str, monkeypatch: pytest.MonkeyPatch) -> None:
    write(pack, "<{{ i.name }}>", "item.j2")
    write(pack, template)
    monkeypatch.setattr(CompiledTemplates, "function", lambda *_: None)
    assert text_of(pack, ITEMS) == TEMPLATES[template]


@pytest.mark.parametrize(
    ("template", "printed"),
    [
        ("{{ view.items[0].name }}", "a"),
        ("{% for i in view.items recursive %}{{ i.name }}{% endfor %}", "abc"),
        ("{% for i in view.items if i.shown %}{{ i.name }}{% endfor %}", "ac"),
        (
            "{% for i in view.items %}{% if loop.index == 2 %}{{ i.name }}{% endif %}{% endfor %}",
            "b",
        ),
    ],
)
def test_a_template_that_does_more_is_left_to_jinja(
    pack: Pack, template: str, printed: str
) -> None:
    write(pack, template)
    assert text_of(pack, ITEMS) == printed


@pytest.mark.parametrize("value", ["text", 1, None, b"x", Item(Code("a"))])
def test_nothing_but_code_is_printed(pack: Pack, value: object) -> None:
    write(pack, "\n{{ view.text }}")
    with pytest.raises(TemplateFailed, match="not code") as failed:
        text_of(pack, View([], value))
    assert failed.value.span == line_of(str(pack.folders[0] / "tool.j2"), 2)


@pytest.mark.parametrize(
    "template", ["{{ view.nothing }}", "{{ nothing }}", "{% if view.no %}{% endif %}"]
)
def test_an_undefined_name_is_reported(pack: Pack, template: str) -> None:
    write(pack, template)
    with pytest.raises(TemplateFailed) as failed:
        text_of(pack, ITEMS)
    assert failed.value.span == line_of(str(pack.folders[0] / "tool.j2"), 1)


@pytest.mark.usefixtures("without_jinja")
@pytest.mark.parametrize("changed", ["tool.j2", "item.j2"])
def test_an_edit_takes_effect_at_once(pack: Pack, changed: str) -> None:
    write(pack, "{% include 'item.j2' %}")
    write(pack, "1")
    write(pack, "{% include 'item.j2' %}1")
    write(pack, "1", "item.j2")
    assert text_of(pack, ITEMS) == "11"
    write(pack, "2" if changed == "item.j2" else "{% include 'item.j2' %}2", changed)
    assert text_of(pack, ITEMS) == {"item.j2": "21", "tool.j2": "12"}[changed]


def kept(pack: Pack) -> Path:
    return pack.folders[0] / "__pycache__" / KEPT


def test_what_was_compiled_is_kept_and_never_trusted_blindly(pack: Pack) -> None:
    write(pack, "one")
    assert text_of(pack, ITEMS) == "one"
    first = kept(pack).read_text()
    assert text_of(pack, ITEMS) == "one"
    for damage in ("nonsense (", "TEMPLATES = {}", "SOURCES = {'tool.j2': {'tool.j2': '0 3'}}", ""):
        kept(pack).write_text(damage)
        assert text_of(pack, ITEMS) == "one"
        assert kept(pack).read_text() == first


@pytest.mark.usefixtures("without_jinja")
def test_a_shipped_module_is_used_as_long_as_it_is_current(pack: Pack) -> None:
    write(pack, "one")
    text_of(pack, ITEMS)
    (pack.folders[0] / MODULE).write_text(kept(pack).read_text().replace("'one'", "'shipped'"))
    assert text_of(pack, ITEMS) == "shipped"
    write(pack, "two")
    assert text_of(pack, ITEMS) == "two"


def test_a_folder_that_cannot_be_written_is_not_an_error(pack: Pack) -> None:
    (pack.folders[0] / "__pycache__" / KEPT).mkdir(parents=True)
    write(pack, "one")
    assert text_of(pack, ITEMS) == "one"


def test_templates_of_other_packs_stay_in_the_sandbox(pack: Pack) -> None:
    write(pack, "{{ view.text }}")
    foreign = trusted(pack, is_trusted=False)
    assert text_of(foreign, ITEMS) == "x"
    assert not kept(pack).exists()
