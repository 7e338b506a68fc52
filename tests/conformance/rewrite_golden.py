"""`make golden`: rewrite the goldens of the core and of plug-ins, and print the changed paths."""

from __future__ import annotations

from adlgen.testing import rewrite
from tests.conformance import suite


def main() -> None:
    """Rewrite the goldens of every target."""
    changed = 0
    for owner in suite.OWNERS:
        for target in suite.TARGETS:
            folder = suite.golden_folder(owner, target)
            for path in rewrite(suite.goldens(owner, target), folder):
                print(f"{path[:2]}{folder.relative_to(suite.ROOT).as_posix()}/{path[2:]}")
                changed += 1
    print(f"{changed} files changed")


if __name__ == "__main__":
    main()
