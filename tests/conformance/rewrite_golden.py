"""`make golden`: rewrite golden/ and show what moved."""

from __future__ import annotations

import shutil
import sys

from adlgen.testing import rewrite
from tests.conformance import suite


def main(arguments: list[str]) -> None:
    """Rewrite the goldens of the cases named on the command line, or of all."""
    moved = 0
    for target in suite.TARGETS:
        for case in suite.CASES:
            if arguments and case not in arguments:
                continue
            paths = rewrite(suite.golden_tree(case, target), suite.golden_folder(case, target))
            moved += len(paths)
            for path in paths:
                print(f"{path[:2]}{target}/{case}/{path[2:]}")
        for folder in sorted((suite.GOLDEN / target).iterdir()):
            if folder.name not in suite.CASES:
                shutil.rmtree(folder)
                print(f"- {target}/{folder.name}/")
    print(f"{moved} files moved")


if __name__ == "__main__":
    main(sys.argv[1:])
