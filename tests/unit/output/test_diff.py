from __future__ import annotations

from adlgen.output.changes import Change, State
from adlgen.output.diff import diff


def test_new_changed_and_removed_files() -> None:
    changes = [
        Change("a", State.CREATED, "adlgen", None, b"1\n2\n"),
        Change("b", State.CHANGED, "adlgen", b"1\r\n2\r\n", b"1\n3\n"),
        Change("c", State.REMOVED, "adlgen", b"1\n", None),
        Change("d", State.SAME, "adlgen", b"1\n", b"1\n"),
        Change("e", State.MISSING, "user", None, b"1\n"),
    ]
    assert "".join(diff(changes, "out/")) == (
        "--- /dev/null\n+++ b/out/a\n@@ -0,0 +1,2 @@\n+1\n+2\n"
        "--- a/out/b\n+++ b/out/b\n@@ -1,2 +1,2 @@\n 1\n-2\n+3\n"
        "--- a/out/c\n+++ /dev/null\n@@ -1 +0,0 @@\n-1\n"
    )


def test_escapes_and_missing_line_breaks_show() -> None:
    change = Change("a", State.EDITED, "adlgen", b"\x1b[31m\tx\xff", "\u202ey\n".encode())
    assert "".join(diff([change])) == (
        "--- a/a\n+++ b/a\n@@ -1 +1 @@\n"
        "-\\u{1b}[31m\tx\\xff\n\\ No newline at end of file\n"
        "+\\u{202e}y\n"
    )
