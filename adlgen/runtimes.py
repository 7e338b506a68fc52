"""The runtime of a language as a package of its own, which several generated packages share."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from adlgen import __version__
from adlgen.diagnostics.codes.packs import NO_RUNTIME_PACKAGE
from adlgen.diagnostics.model import Log, StopRun
from adlgen.document.limits import DEFAULT
from adlgen.features.registry import feature
from adlgen.ir.agent import Agent
from adlgen.output.outcome import Mode, Result
from adlgen.output.roots import Permissions, Root, compare_roots, finish_roots, open_roots
from adlgen.output.state import RunState
from adlgen.output.trace import Trace
from adlgen.output.tree import Owner
from adlgen.packs import complete_options
from adlgen.packs.features import runtime_package
from adlgen.packs.load import load_pack, pack_named
from adlgen.packs.origin import runtime_origin
from adlgen.packs.request import AnyPath
from adlgen.packs.select import Target
from adlgen.plan.build import build_plan
from adlgen.render import render

NAME = "adlgen-runtime"
"""The default name of the package, of which each language makes a name of its own."""
_NOTHING = Permissions()


def runtime(
    language: str,
    output: AnyPath,
    *,
    options: Mapping[str, str] | None = None,
    mode: Mode = Mode.WRITE,
    permissions: Permissions = _NOTHING,
) -> Result:
    """Write the runtime of a language as a package of its own, for the option ``runtime`` of several outputs.

    All files are written or none. ``language`` is the name of a pack, ``output`` the folder of the package, and ``options``
    are those of the pack; ``module`` is the name of the package. ``mode`` may also compare with the disk.
    """
    state = RunState(Log(), DEFAULT, Trace())
    with state.stopping():
        root = _root(language, Path(output), options or {}, state.log)
        with open_roots([root], mode, state.log) as opened:
            state.outputs = compare_roots(opened, state.log, permissions)
            finish_roots(opened, state.outputs, mode, state.log)
    return state.result()


def _root(language: str, output: Path, given: Mapping[str, str], log: Log) -> Root:
    """Return the files of a runtime package with their output root. Raises StopRun after an error."""
    pack = log.checked(load_pack(pack_named(language) or language, log))
    target = Target(pack, output, given)
    package = runtime_package(pack)
    if package is None:
        log.add(
            NO_RUNTIME_PACKAGE,
            f"the pack for {pack.language.title} has no package of its runtime",
            None,
        )
        raise StopRun
    options = complete_options(package.language, given, log)
    agent = Agent("", NAME, "", __version__, ())
    plan = log.checked(build_plan(agent, package.language, options, log, feature))
    tree = log.checked(render(plan, package, log))
    owners: frozenset[Owner] = frozenset({"adlgen"})
    return Root(tree, target.name, runtime_origin(target), owners, output, scaffold=False)
