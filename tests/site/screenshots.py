"""`make screenshots`: pictures of catalogues, into docs/pictures/."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from pathlib import Path

import adlgen
from tests.site.sites import HERE
from tests.site.test_browser import BROWSER, LANGUAGES, large

ROOT = HERE.parents[1]
PICTURES = ROOT / "docs/pictures"
EXAMPLE = ROOT / "examples/orders-agent/agent.yaml"
EARLIER = {
    "  version: 1.0.0": "  version: 0.9.0",
    "maxItems: 50": "maxItems: 100",
    "enum: [low, normal, high]": "enum: [low, normal]",
    "limit: { type: integer, default: 20, minimum: 1, maximum: 100 }": "limit: { type: integer, default: 10 }",
}
"""What was different in an earlier version of the example."""


def pictures(orders: Path, many: Path) -> list[dict[str, object]]:
    """Return the pictures: file, page, size, colour scheme, searched text."""
    tool = orders / "tools/create_order.html"
    rows = [
        ("overview", orders / "index.html", 1280, 860, "light", ""),
        ("overview-dark", orders / "index.html", 1280, 860, "dark", ""),
        ("tool", tool, 1440, 1100, "light", ""),
        ("tool-dark", tool, 1440, 1100, "dark", ""),
        ("mobile", tool, 390, 844, "light", ""),
        ("changes", orders / "changes.html", 1280, 860, "light", ""),
        ("many", many / "index.html", 1280, 860, "light", ""),
        ("search", many / "index.html", 1280, 860, "light", "customer"),
    ]
    keys = ("file", "page", "width", "height", "scheme", "search")
    return [
        dict(zip(keys, (str(PICTURES / f"{name}.png"), str(page), *rest), strict=True))
        for name, page, *rest in rows
    ]


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        orders, old = folder / "orders", folder / "old.yaml"
        text = EXAMPLE.read_text("utf-8")
        for new, before in EARLIER.items():
            assert new in text
            text = text.replace(new, before, 1)
        old.write_text(text, "utf-8")
        os.chdir(folder)
        made = adlgen.docs(
            EXAMPLE, output=orders, isolated=True, targets=LANGUAGES, against="old.yaml"
        )
        assert made.ok, made.diagnostics
        config = folder / "config.json"
        config.write_text(json.dumps(pictures(orders, large(folder))), "utf-8")
        subprocess.run(["node", str(BROWSER / "screenshots.mjs"), str(config)], check=True)


if __name__ == "__main__":
    main()
