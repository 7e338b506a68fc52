"""`python -m adlgen.testing PACK_FOLDER...`: run the conformance levels for packs.

With `--plugin NAME`, the cases are those of a plug-in, and the packs are by default those of which it has a part.

Several folders are also compared with one another (`agreement`). A level that a pack does not claim
is not run: `native` needs `[checks]` in its `pack.toml`, `verdict` and `agreement` need `[harness] run`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from adlgen.diagnostics.visible import foreign
from adlgen.packs.bundled import bundled_folder
from adlgen.plugins import Plugin, plugins, problems
from adlgen.testing.cases import cases_of, load_cases
from adlgen.testing.conformance import (
    LEVELS,
    Finding,
    TargetUnderTest,
    agreement,
    targets_under_test,
)
from adlgen.testing.manifest import read_pack

_ALL = (*LEVELS, "agreement")
_COMPILED = ("native", "verdict", "agreement")
_SHOWN = 20


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the levels and print what violates them; return 0 if nothing does, else 1."""
    options = _options(arguments)
    levels = options.levels.split(",")
    unknown = sorted(set(levels) - set(_ALL))
    if unknown:
        print(f"unknown levels: {', '.join(unknown)}; available levels: {', '.join(_ALL)}")
        return 2
    plugin = _plugin(options.plugin)
    every = load_cases() if plugin is None else cases_of(plugin)
    cases = [case for case in every if not options.case or case.name in options.case]
    is_all = plugin is None and not options.case
    folders: list[Path] = options.packs
    goldens: Path | None = options.goldens
    if plugin is not None:
        folders = folders or _packs_of(plugin)
        goldens = goldens or plugin.folder / "golden"
    try:
        packs = [read_pack(folder) for folder in folders]
    except (OSError, ValueError) as error:
        print(f"a pack cannot be read: {foreign(error)}")
        return 2
    targets = [
        target
        for pack in packs
        for target in targets_under_test(
            pack,
            cases=None if is_all else cases,
            goldens=goldens,
            cache=options.cache,
            partial=bool(options.case),
        )
    ]
    if options.rewrite:
        return _rewrite(targets)
    failures = sum(_run_target(target, levels) for target in targets)
    if "agreement" in levels:
        ready = [target for target in targets if not _reason("agreement", target)]
        failures += _compare(ready)
    return min(failures, 1)


def _plugin(name: str | None) -> Plugin | None:
    """Return a plug-in. Raises SystemExit if there is none with this name."""
    if name is None:
        return None
    found = next((one for one in plugins(all_=True) if one.name == name), None)
    if found is None:
        print("\n".join((f"the plug-in {name!r} is not installed", *problems())))
        raise SystemExit(2)
    return found


def _packs_of(plugin: Plugin) -> list[Path]:
    """Return the packs that come with adlgen and of which a plug-in has a part."""
    folder = plugin.part("packs")
    parts = (
        () if folder is None else sorted(path.parent.name for path in folder.glob("*/pack.toml"))
    )
    return [bundled_folder() / name for name in parts]


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="adlgen.testing",
        description="Run the conformance levels for template packs.",
    )
    parser.add_argument("packs", nargs="*", type=Path, metavar="PACK_FOLDER")
    parser.add_argument("--plugin", metavar="NAME", help="run the cases of this plug-in")
    parser.add_argument("--levels", default=",".join(_ALL), help="[default: %(default)s]")
    parser.add_argument(
        "--goldens", type=Path, help="the folder of <target>/ [default: PACK_FOLDER/golden]"
    )
    parser.add_argument("--rewrite", action="store_true", help="rewrite the goldens and stop")
    parser.add_argument("--case", action="append", help="run this case only (repeatable)")
    parser.add_argument(
        "--cache",
        type=Path,
        default=Path(".cache"),
        help="the folder of workspaces [default: %(default)s]",
    )
    options = parser.parse_args(arguments)
    if options.rewrite and options.case:
        parser.error("--rewrite takes all cases")
    if not options.packs and options.plugin is None:
        parser.error("expected PACK_FOLDER or --plugin")
    return options


def _rewrite(targets: Iterable[TargetUnderTest]) -> int:
    for target in targets:
        for path in target.rewrite():
            print(f"{path[:2]}{target.target.name}/{path[2:]}")
    return 0


def _run_target(target: TargetUnderTest, levels: Sequence[str]) -> int:
    """Run the levels of one target; return the number of violations."""
    name, absent = target.target.name, list(target.not_run())
    print(f"{name}: {len(target.cases) - len(absent)} of {len(target.cases)} cases")
    for reason in absent:
        print(f"  not run: {reason}")
    failures = 0
    for level, run in LEVELS.items():
        if level not in levels:
            continue
        reason = _reason(level, target)
        if reason:
            print(f"{name}: {level} NOT RUN: {reason}", flush=True)
        else:
            failures += _report(f"{name}: {level}", run(target))
    return failures


def _compare(targets: Sequence[TargetUnderTest]) -> int:
    if len(targets) > 1:
        return _report("agreement", agreement(targets))
    print("agreement NOT RUN: it takes two targets with a harness; name another pack")
    return 0


def _reason(level: str, target: TargetUnderTest) -> str:
    """Return why a level is not run; empty if it is."""
    if level == "golden" and not target.goldens.is_dir():
        return f"no folder {target.goldens}; --rewrite writes it"
    if level not in _COMPILED:
        return ""
    toolchain = target.pack.toolchain
    claimed = toolchain.checks if level == "native" else toolchain.harness
    if not claimed:
        return "the pack does not claim it"
    missing = target.workspace.missing
    return f"missing: {', '.join(missing)}" if missing else ""


def _report(title: str, findings: Iterable[Finding]) -> int:
    found = list(findings)
    print(f"{title}: {f'{len(found)} violations' if found else 'ok'}", flush=True)
    for finding in found[:_SHOWN]:
        print(f"  {finding.subject}")
        print("".join(f"    {line}\n" for line in finding.text.splitlines()), end="")
    if len(found) > _SHOWN:
        print(f"  ... {len(found) - _SHOWN} more")
    return len(found)


if __name__ == "__main__":
    sys.exit(main())
