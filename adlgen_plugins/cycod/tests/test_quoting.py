"""The quoting test vectors, compared with the reference and, for bash, with bash itself."""

from __future__ import annotations

import json

import pytest

from adlgen.document.node import JsonValue
from adlgen_plugins.cycod.feature.model import Layer, Quote, Shell
from adlgen_plugins.cycod.feature.templates import layer_name
from adlgen_plugins.cycod.testing.quoting import Unquotable, is_known, quoted
from adlgen_plugins.cycod.tests import vectors
from adlgen_plugins.cycod.tests.test_real_bash import BASH, check_received

PROGRAMS = {
    "bare": "show {}",
    "single": "show '{}'",
    "double": 'show "{}"',
    "ansi": "show $'{}'",
    "heredoc": 'show "$(cat <<STOP\n{}.\nSTOP\n)"',
    "verbatim": "show \"$(cat <<'STOP'\n{}.\nSTOP\n)\"",
    "bare backtick": 'show "`printf %s. {}`"',
    "double backtick": 'x=`printf %s. "{}"`; show "$x"',
    "single double": "bash -c \"printf '%s\\\\0' '{}'\"",
    "double single": 'bash -c \'printf "%s\\0" "{}"\'',
}
DOTTED = ("heredoc", "verbatim", "bare backtick", "double backtick")
"""Programs that add a dot, so that the last newline is not lost."""


def table() -> list[dict[str, JsonValue]]:
    rows = json.loads(vectors.FILE.read_text("utf-8"))
    assert isinstance(rows, list)
    return rows


def test_the_table_is_what_the_reference_says() -> None:
    assert vectors.FILE.read_text("utf-8") == vectors.text()


@pytest.mark.parametrize("shell", Shell)
def test_places_without_a_quoting_are_guarded(shell: Shell) -> None:
    layers = [Layer(shell, quote) for quote in Quote]
    guarded = {layer for layer in layers if layer_name(layer) == "guarded"}
    assert guarded == {layer for layer in layers if not is_known(layer)}


@pytest.mark.skipif(BASH is None, reason="bash is not installed")
@pytest.mark.parametrize("place", PROGRAMS)
def test_bash_agrees(place: str) -> None:
    expected = {}
    for row in table():
        layers, value = row["layers"], row["value"]
        assert isinstance(layers, list)
        assert isinstance(value, str)
        names = [layer for layer in layers if isinstance(layer, list)]
        if " ".join(str(name[1]) for name in names) != place or names[0][0] != "bash":
            continue
        if "refused" in row:
            assert "\0" in value or (place == "verbatim" and "\x01" in value)
            continue
        text = PROGRAMS[place].replace("{}", str(row["written"]))
        expected[text] = (value + "." * (place in DOTTED),)
    assert len(expected) > 40
    check_received(expected)


@pytest.mark.parametrize(
    ("shell", "quote", "value", "written"),
    [
        (Shell.BASH, Quote.BARE, "it's", "'it'\\''s'"),
        (Shell.BASH, Quote.DOUBLE, '$(id)`x`"\\', '\\$(id)\\`x\\`\\"\\\\'),
        (Shell.PWSH, Quote.BARE, "it's", "'it''s'"),
        (Shell.PWSH, Quote.SINGLE, "it\u2019s", "it\u2019\u2019s"),
        (Shell.PWSH, Quote.DOUBLE, '$x `n "q"', '`$x ``n `"q`"'),
        (Shell.PWSH, Quote.DOUBLE, "\u201c", "`\u201c"),
        (Shell.CMD, Quote.BARE, "plain", "plain"),
        (Shell.CMD, Quote.BARE, "a & b", '"a & b"'),
        (Shell.CMD, Quote.BARE, "my dir\\", '"my dir\\\\"'),
        (Shell.CMD, Quote.DOUBLE, "my dir\\", "my dir\\"),
        (Shell.CMD, Quote.DOUBLE_END, "my dir\\", "my dir\\\\"),
        (Shell.DIRECT, Quote.BARE, "a 'b'\n", "a 'b'\n"),
        (Shell.OTHER, Quote.GUARDED, "a-1", "a-1"),
    ],
)
def test_what_is_written(shell: Shell, quote: Quote, value: str, written: str) -> None:
    assert quoted(value, (Layer(shell, quote),)) == written


@pytest.mark.parametrize(
    ("shell", "quote", "value", "why"),
    [
        (Shell.CMD, Quote.BARE, "%PATH%", "the character %"),
        (Shell.CMD, Quote.DOUBLE, 'a"b', 'the character "'),
        (Shell.CMD, Quote.DOUBLE, "a\nb", "the character U+000A"),
        (Shell.BASH, Quote.BARE, "a\0b", "U+0000"),
        (Shell.BASH, Quote.GUARDED, "a b", "only letters"),
        (Shell.PWSH, Quote.BACKTICK, "a b", "only letters"),
        (Shell.OTHER, Quote.BARE, "$x", "only letters"),
    ],
)
def test_what_is_refused(shell: Shell, quote: Quote, value: str, why: str) -> None:
    with pytest.raises(Unquotable, match=why.replace("+", r"\+")):
        quoted(value, (Layer(shell, quote),))
