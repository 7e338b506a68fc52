"""What the overview, the page of providers and the page of changes state."""

from __future__ import annotations

import re
from pathlib import Path

import adlgen
from adlgen.output.outcome import Mode
from adlgen.providers.profiles import limits_of, profiles
from adlgen.site.definitions import LIMITS, PROVIDERS
from tests.site.screenshots import EARLIER, EXAMPLE
from tests.site.sites import SPEC, texts, tools

OBJECT: dict[str, object] = {"type": "object"}

BUILT_IN = "  config: { tools: { read: { enabled: true, allowed_roots: [./books] } } }\n"


def pages(spec: Path, against: str = "") -> dict[str, str]:
    return dict(texts(adlgen.docs(spec, against=against, mode=Mode.COMPARE, isolated=True)))


def test_the_smaller_tools_are_one_part_of_the_bar_with_a_label(tmp_path: Path) -> None:
    listed: list[dict[str, object]] = [
        {"name": f"tool_{n}", "inputSchema": OBJECT} for n in range(70)
    ]
    page = pages(tools(tmp_path / "tools.json", listed))["index.html"]
    assert '<span class="rest">10 others</span>' in page
    assert page.count('class="br"') == 1
    assert "others</span>" not in pages(SPEC)["index.html"]


def test_tools_without_tags_are_last(tmp_path: Path) -> None:
    spec = tmp_path / "agent.yaml"
    text = SPEC.read_text("utf-8").replace("  tools:\n", f"{BUILT_IN}  tools:\n    - id: read\n")
    spec.write_text(text, "utf-8")
    (tmp_path / "books.yaml").write_text(SPEC.with_name("books.yaml").read_text("utf-8"), "utf-8")
    groups = re.findall(r'<h2 id="g-([a-z]+)"', pages(spec)["index.html"])
    assert groups == ["read", "write", "untagged"]


def test_limits_of_providers_have_words() -> None:
    known = {name for key in PROVIDERS for name, _ in limits_of(profiles()[key])}
    assert known <= LIMITS.keys()
    page = pages(SPEC)["providers.html"]
    for name in known - {"strict"}:
        assert f"<dt>{name}</dt>" not in page


def test_a_tool_that_is_not_strict_is_accepted() -> None:
    page = pages(SPEC)["providers.html"]
    assert "not strict" not in page
    assert re.search(
        r'<td class="ok"><a [^>]*><svg[^>]*><use href="#i-ok"/></svg>accepted</a></td>', page
    )
    assert "<dt>Strict</dt><dd>0 of 2</dd>" in page


def test_what_an_export_changes_is_stated(tmp_path: Path) -> None:
    """A plain export refuses such a name, and moves a default into the description without a problem."""
    properties = {"2fa": {"type": "string", "default": "x"}, "plain": {"type": "string"}}
    listed: list[dict[str, object]] = [
        {"name": "t", "inputSchema": {**OBJECT, "properties": properties}}
    ]
    site = pages(tools(tmp_path / "tools.json", listed))
    page = site["tools/t.html"]
    assert re.search(
        r"Gemini refuses the property <code>2fa</code>; with --rename it is <code>_2fa_\w+<", page
    )
    assert "rewritten: <code>default</code></p>" in page
    assert re.search(r'<td class="bad"><a href="tools/t.html#for-gemini">', site["providers.html"])
    assert re.search(r'<td class="ok"><a href="tools/t.html#for-mcp">', site["providers.html"])


def test_a_long_value_of_a_finding_is_shown_once_and_whole(tmp_path: Path) -> None:
    def spec(name: str, most: int) -> Path:
        items = {"type": "array", "items": {"type": "string"}, "maxItems": most, "minItems": most}
        schema = {**OBJECT, "properties": {"a": items}, "required": ["a"]}
        return tools(tmp_path / name, [{"name": "find", "inputSchema": schema}])

    old = spec("old.json", 60)
    page = pages(spec("new.json", 50), str(old))["changes.html"]
    assert "refuses the value below, which it accepted: <code>maxItems</code>" in page
    assert "keep the old limit, or none" in page
    shown = re.findall(r'<pre class="wit"[^>]*><code>(.*?)</code>', page)
    assert len(shown) == len(set(shown)) == 1
    assert shown[0].endswith("]}")
    assert page.count("{&quot;a&quot;: [") == 1


def test_the_earlier_version_in_the_pictures_differs_from_the_example() -> None:
    text = EXAMPLE.read_text("utf-8")
    assert [new for new in EARLIER if new not in text] == []
