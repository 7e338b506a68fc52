"""Tools with texts that would be markup, scripts or links if a page did not escape them."""

from __future__ import annotations

from collections.abc import Iterable

TEXTS = (
    "<script>window.PWNED=1</script>",
    "<img src=x onerror=window.PWNED=1>",
    "[x](javascript:window.PWNED=1)",
    "![p](https://evil.example/a.png)",
    "[https://bank.example](https://evil.example/login)",
    "`</code><script>window.PWNED=1</script>`",
    "```\n</pre><script>window.PWNED=1</script>\n```",
    "</title><script>window.PWNED=1</script>",
    '"><svg onload=window.PWNED=1>',
    "' onmouseover='window.PWNED=1",
    "&lt;script&gt; & &#60;script&#62;",
    "{{ 7*7 }} {% raw %} {# #} ${7*7} #{7*7}",
    "<style>*{display:none}</style>",
    "| a | <b>x</b> |\n|---|---|\n| <i>y</i> | <script>window.PWNED=1</script> |",
    '- <a href="javascript:window.PWNED=1">x</a>\n- [data](data:text/html,<script>window.PWNED=1</script>)',
    'https://evil.example/"onmouseover="window.PWNED=1',
    "\u202eevil\u202c and zero\u200bwidth \ufeff \U000e0041tag \u0007bell",
    "**<script>window.PWNED=1</script>**",
    "# <h1>head</h1>",
    "<http://a.example/<script>>",
    "a\u2028b\u2029c",
    '[a](http://x.example" onclick="window.PWNED=1)',
    "[`</a><script>window.PWNED=1</script>`](https://x.example)",
    "<!-- -->--><script>window.PWNED=1</script>",
    '<base href="https://evil.example/">',
    '<meta http-equiv=refresh content="0;url=https://evil.example">',
    "<math><mtext><table><mglyph><style><!--</style><img src onerror=window.PWNED=1>",
    "*/ } </style><script>window.PWNED=1</script> /*",
    "../../../etc/passwd",
    "con",
    "index",
    "__proto__",
    "constructor",
)
_LONGEST = 6_000


def tools(texts: Iterable[str]) -> list[dict[str, object]]:
    """Return a tool for each text, which is its description, title, defaults, values and names of properties."""
    return [_tool(number, text[:_LONGEST]) for number, text in enumerate(dict.fromkeys(texts))]


def _tool(number: int, text: str) -> dict[str, object]:
    key, definition = text[:60] or "k", f"D{number}"
    return {
        "name": f"{text[:40]} {number}",
        "title": text[:80],
        "description": text,
        "annotations": {"title": text[:80], "readOnlyHint": True},
        "inputSchema": {
            "type": "object",
            "required": [key],
            "properties": {
                key: {
                    "type": "string",
                    "description": text,
                    "default": text[:200],
                    "title": text[:40],
                },
                "e": {"enum": [text[:100], "other"]},
                "m": {"$ref": f"#/$defs/{definition}"},
            },
            "$defs": {
                definition: {
                    "type": "object",
                    "description": text,
                    "properties": {"x": {"const": text[:100]}},
                }
            },
        },
    }
