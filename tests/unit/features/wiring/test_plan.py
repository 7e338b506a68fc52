"""Services, configuration and injections to data of a plan."""

from __future__ import annotations

from adlgen.diagnostics.model import Log
from adlgen.features.registry import feature
from adlgen.features.wiring import shapes
from adlgen.features.wiring.config import config_record
from adlgen.features.wiring.lowering import lower_injects
from adlgen.features.wiring.model import (
    ConfigTarget,
    Inject,
    InjectionTarget,
    Injects,
    LoggerTarget,
    Section,
    ServiceTarget,
    Wiring,
)
from adlgen.ir.agent import Agent, Tool
from adlgen.ir.data import ListValue, texts
from adlgen.ir.extras import Extra
from adlgen.plan.build import build_plan
from adlgen.plan.model import Basic, Named, Plain
from adlgen.spec.text import Text
from tests.unit.builders import HERE, body_of, node_of
from tests.unit.plan.languages import language

TARGETS: dict[str, InjectionTarget] = {
    "repo": ServiceTarget("repo", ()),
    "repo.reader.all": ServiceTarget("repo", ("reader", "all")),
    "logger": LoggerTarget(),
    "config": ConfigTarget(()),
    "config.db": ConfigTarget(("db",)),
    "config.db.max-size": ConfigTarget(("db", "max-size")),
}


def tool() -> Tool:
    injects = Injects(tuple(Inject(Text(name, HERE), to) for name, to in TARGETS.items()))
    extra = Extra(shapes.TOOL.value(injects=lower_injects(injects)), HERE)
    body = body_of({"type": "object"}, objects_only=True)
    return Tool("t", "t", "t", "", "", (), body, None, {}, HERE, {"wiring": extra})


def agent() -> Agent:
    repo = shapes.SERVICE.value(
        id="repo",
        kind="repository",
        interface="Repo",
        factory="NewRepo",
        description="",
        parts=ListValue("texts", (texts(["reader"]), texts(["reader", "all"]))),
    )
    section = Section(Text("db", HERE), node_of({"max-size": 3}))
    config = config_record(Wiring(sections=(section,)), HERE)
    data = shapes.AGENT.value(services=shapes.SERVICE.list_of([repo]))
    extras = {"wiring": Extra(data, HERE, types={"config": config})}
    return Agent("a.yaml", "my-agent", "", "1.0.0", (tool(),), extras=extras)


def test_injections() -> None:
    log = Log()
    plan = build_plan(agent(), language(), {}, log, feature)
    planned = plan.tools[0].extras["wiring"]
    given = {i.text("reference"): i for i in planned.data.records("injections")}
    assert [str(i.code("name")) for i in given.values()] == [
        "repo",
        "repo_reader_all",
        "logger",
        "config",
        "config_db",
        "config_db_max_size",
    ]
    assert given["repo"].record("service").code("interface") == "Repo"
    assert given["repo"].code("type_name") == "Repo"
    assert given["repo.reader.all"].codes("parts") == ("reader", "all")
    assert given["repo.reader.all"].code("type_name") == "RepoReaderAll"
    assert given["config"].codes("fields") == ()
    assert given["config.db.max-size"].codes("fields") == ("db", "max_size")
    assert planned.types == {
        "config.db": Named("config/db", cyclic=False),
        "config.db.max-size": Plain(Basic.INTEGER, {}),
    }
    assert not log.diagnostics


def test_an_agent_without_services_and_configuration() -> None:
    bare = Agent("a.yaml", "my-agent", "", "1.0.0", ())
    whole = build_plan(bare, language(in_use=("wiring",)), {}, Log(), feature).extras["wiring"]
    assert whole.data.records("services") == ()
    assert list(whole.declarations) == ["config"]
