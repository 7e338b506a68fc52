"""``python -m tests.site.measures`` prints the sizes of a catalogue of 500 tools, the processor time that it takes, and that of a search."""

from __future__ import annotations

import statistics
import tempfile
import time
from pathlib import Path

from tests.site.test_browser import checked, large


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        start = time.process_time()
        site = large(folder)
        print(f"processor time: {time.process_time() - start:.1f} s")
        pages = [path.stat().st_size for path in (site / "tools").iterdir()]
        print(f"overview: {(site / 'index.html').stat().st_size / 1000:.0f} kB")
        print(f"pages: {len(pages)}, median {statistics.median(pages) / 1000:.1f} kB")
        print(f"site: {sum(p.stat().st_size for p in site.rglob('*.*')) / 1e6:.1f} MB")
        found = checked(folder, large=str(site))["large"]
        print("search: {keys} keys, median {median:.1f} ms, p95 {p95:.1f} ms".format_map(found))


if __name__ == "__main__":
    main()
