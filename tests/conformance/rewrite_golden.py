"""`make golden`: rewrite golden/ and print the changed paths."""

from __future__ import annotations

from adlgen.testing import golden_of, rewrite
from tests.conformance import suite


def main() -> None:
    """Rewrite the goldens of every target."""
    changed = 0
    for target in suite.TARGETS:
        for path in rewrite(golden_of(suite.every_case(target)), suite.GOLDEN / target):
            print(f"{path[:2]}{target}/{path[2:]}")
            changed += 1
    print(f"{changed} files changed")


if __name__ == "__main__":
    main()
