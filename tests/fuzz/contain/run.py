"""A campaign of random pairs of schemas: ``python -m tests.fuzz.contain.run --pairs 5000 [--seed N]``."""

from __future__ import annotations

import argparse
import json
import random
import sys
from functools import partial

from tests.fuzz.contain import finite
from tests.fuzz.contain.attack import campaign
from tests.fuzz.contain.random_schemas import STYLES


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=5000, help="pairs of each style")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    given = parser.parse_args()
    failed = False
    campaigns = {style: partial(campaign, style) for style in STYLES} | {"finite": finite.campaign}
    for style, attack in campaigns.items():
        report = attack(given.seed, given.pairs)
        print(f"{style}, seed {given.seed}: {report}")
        for pair in [*report.wrong, *report.differences]:
            print(*map(json.dumps, pair), sep="\n  ")
            failed = True
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
