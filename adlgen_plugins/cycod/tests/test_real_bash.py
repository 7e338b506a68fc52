"""Programs receive exactly the value from bash, for any value and position."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adlgen_plugins.cycod.testing.text import CannotBuild
from adlgen_plugins.cycod.tests.tools import built, one_parameter

BASH = shutil.which("bash")
pytestmark = pytest.mark.skipif(BASH is None, reason="bash is not installed")

HOSTILE = (
    "",
    "plain",
    "two words",
    " around ",
    "it's",
    '"quoted"',
    "'; touch owned; '",
    '"; touch owned; "',
    "$(touch owned)",
    "`touch owned`",
    "${HOME}",
    "$HOME $1 $$",
    "\\",
    "\\\\",
    "\\'",
    '\\"',
    "\\$(touch owned)",
    "ends with \\",
    "a\nb",
    "\n",
    "trailing\n",
    "a\r\nb\tc",
    "-rf",
    "--help",
    "*",
    "/*",
    "[a-z]?",
    "~",
    "~root",
    "!history !!",
    "# no comment",
    "a;b&c|d<e>f(g)h{i,j}",
    "a=b",
    "END",
    "x\nEND\ntouch owned",
    "%s%n\\x41\\n",
    "äß漢\U0001f600",
    "\x01\x7f\x1b[31m",
    "{P}",
    "{value}",
)
"""Values that mean something else where they are not quoted."""

VALUE = "\0"
"""Stands for the value in what a program should receive."""

PLACES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("show {P}", (VALUE,)),
    ("show -- a {P} b", ("--", "a", VALUE, "b")),
    ("show '{P}'", (VALUE,)),
    ('show "{P}"', (VALUE,)),
    ("show a/{P}.txt", (f"a/{VALUE}.txt",)),
    ("show {P}/{P}", (f"{VALUE}/{VALUE}",)),
    ('show "a {P} b"', (f"a {VALUE} b",)),
    ("show 'a {P} b'", (f"a {VALUE} b",)),
    ("show 'it'\\''s {P}'", (f"it's {VALUE}",)),
    ('show "\\"{P}\\""', (f'"{VALUE}"',)),
    ('show "it\'s {P}"', (f"it's {VALUE}",)),
    ("show 'say \"{P}\"'", (f'say "{VALUE}"',)),
    ("show $'a\\t{P}'", (f"a\t{VALUE}",)),
    ("show $'it\\'s {P}'", (f"it's {VALUE}",)),
    ("show 'a'\"b\"{P}c", (f"ab{VALUE}c",)),
    ('X={P}; show "$X"', (VALUE,)),
    ('X="{P}" bash -c \'printf "%s\\0" "$X"\'', (VALUE,)),
    ('show "$(printf %s. {P})"', (f"{VALUE}.",)),
    ('show "$(printf %s. "{P}")"', (f"{VALUE}.",)),
    ("show \"$(printf %s. '{P}')\"", (f"{VALUE}.",)),
    ('show "`printf %s. {P}`"', (f"{VALUE}.",)),
    ("show \"`printf %s. '{P}'`\"", (f"{VALUE}.",)),
    ('x=`printf %s. "{P}"`; show "$x"', (f"{VALUE}.",)),
    ('x=`printf %s. {P}`; show "$x"', (f"{VALUE}.",)),
    ("(show {P})", (VALUE,)),
    ("true $$'&\\' {P}; show {P}", (VALUE,)),
    ('bash -c \'printf "%s\\0" "$1"\' _ {P}', (VALUE,)),
    ("if true; then show {P}; fi", (VALUE,)),
    ("true && show {P} || show no", (VALUE,)),
    ('for x in {P} b; do show "$x"; done', (VALUE, "b")),
    ("case {P} in *) show {P};; esac", (VALUE,)),
    ("show a # it's a comment\nshow {P}", ("a", VALUE)),
    ("show a \\\n  {P}", ("a", VALUE)),
    ('f() { show "$1"; }; f {P}', (VALUE,)),
    ('a=(x {P} y); show "${a[@]}"', ("x", VALUE, "y")),
    ("show {P} <<< 'it is \"in\" here'", (VALUE,)),
    ('show "$(cat <<END\n{P}.\nEND\n)"', (f"{VALUE}.",)),
    ("show \"$(cat <<'END'\n{P}.\nEND\n)\"", (f"{VALUE}.",)),
    ('show "$(cat <<-END\n\tx{P}.\n\tEND\n)"', (f"x{VALUE}.",)),
    ("cat > /dev/null <<END\nit's \"open\nEND\nshow {P}", (VALUE,)),
    ('bash -c \'printf "%s\\0" "{P}"\'', (VALUE,)),
    ("bash -c \"printf '%s\\\\0' '{P}'\"", (VALUE,)),
    ("bash -c \"printf '%s\\\\0' {P}\"", (VALUE,)),
    ("sh -c 'printf \"%s\\0\" {P}'", (VALUE,)),
)

GUARDED = (
    "show $(( {P} ))",
    "show ${X:-{P}}",
    "show \"${X:-'{P}'}\"",
    "eval show {P}",
    "eval 'show {P}'",
    "show a # {P}",
    "bash -c {P}",
    "bash -c 'show '{P}",
    "bash -c x'{P}'",
    'bash -c "show {P}',
    "bash <<END\n{P}\nEND",
    "ssh host ls {P}",
    'show "`printf %s. "{P}"`"',
    "((x = {P})); show $x",
    "$SHELL -c 'printf %s {P}'",
    'bash -c "$X {P}"',
    "node -e 'console.log(\"{P}\")'",
    "show \\{P}",
    'show "$(case a in a) printf %s "{P}";; esac)"',
)
"""Places where only harmless values may pass."""


PROGRAM = """\
show() { printf '%s\\0' "$@"; }
for text; do (eval "$text"); printf '%s\\0\\0' "$mark"; done
"""
MARK = "the end of a text"


def received(*texts: str) -> list[tuple[str, ...]]:
    """Return for each text what the function ``show`` is given, or what is written with a NUL at its end."""
    assert BASH is not None
    command = [BASH, "-c", f"mark='{MARK}'\n{PROGRAM}", "bash", *texts]
    done = subprocess.run(command, capture_output=True, check=False, timeout=60)
    assert not done.stderr, (texts, done.stderr)
    *found, rest = done.stdout.decode("utf-8", "surrogateescape").split(f"{MARK}\0\0")
    assert (len(found), rest) == (len(texts), ""), (texts, done.stdout)
    parts = [tuple(text.split("\0")) for text in found]
    assert all(part[-1] == "" for part in parts), parts
    return [part[:-1] for part in parts]


def check_received(expected: Mapping[str, tuple[str, ...]]) -> None:
    for text, found in zip(expected, received(*expected), strict=True):
        assert found == expected[text], text


def check(*questions: tuple[str, tuple[str, ...], str]) -> None:
    """Check what programs receive for a template, what it leads to, and a value."""
    texts: dict[str, tuple[str, ...]] = {}
    for template, expected, value in questions:
        try:
            text = built(one_parameter(template), P=value)
        except CannotBuild:
            lines = [row.lstrip("\t") for row in value.split("\n")]
            assert "<<" in template, (template, value)
            assert "END" in lines or "\x01" in value
            continue
        assert isinstance(text, str)
        texts[text] = tuple(part.replace(VALUE, value) for part in expected)
    check_received(texts)


@pytest.mark.parametrize(("template", "expected"), PLACES, ids=range(len(PLACES)))
def test_a_program_receives_the_value(template: str, expected: tuple[str, ...]) -> None:
    check(*((template, expected, value) for value in HOSTILE))


@given(st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=12))
@settings(max_examples=40, deadline=None)
def test_a_program_receives_any_value(value: str) -> None:
    templates = ("show {P}", 'show "a{P}b"', "show '{P}'", 'show "`printf %s. {P}`"')
    places = dict(PLACES)
    check(*((template, places.get(template, (f"a{VALUE}b",)), value) for template in templates))


@pytest.mark.parametrize("template", GUARDED)
def test_what_cannot_be_quoted_is_refused(template: str) -> None:
    of = one_parameter(template)
    assert isinstance(built(of, P="a-1.2/x"), str)
    for value in HOSTILE:
        if not value.strip("abcdefghijklmnopqrstuvwxyzEND-=") or "=" in value:
            continue
        with pytest.raises(CannotBuild):
            built(of, P=value)


def test_nothing_was_touched() -> None:
    """The hostile values try to make a file; none of them may run."""
    assert not Path("owned").exists()
