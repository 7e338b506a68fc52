"""Manifests for tests: a sound one, and ways to change it."""

from __future__ import annotations

from adlgen.diagnostics.model import Log, StopRun
from adlgen.document import read_document
from adlgen.document.node import Source
from adlgen.features.registry import feature
from adlgen.frontends.readers import read_spec
from adlgen.spec.model import Spec
from adlgen.spec.resolve import resolve

HEAD = """\
apiVersion: adl.inference-gateway.com/v1
kind: Agent
metadata: {name: shop, description: Answers questions., version: 1.0.0}
spec:
  capabilities: {streaming: false, pushNotifications: false, stateTransitionHistory: false}
  server: {port: 8080}
  language: {go: {module: example.com/shop, version: "1.24"}}
"""
TOOL = "{id: find, name: find, description: d, tags: [t], schema: {type: object}}"


def read(text: str, dialect: str | None = None) -> tuple[Spec | None, list[str]]:
    """Return the resolved specification and the codes of its problems, errors with ``!``."""
    log, spec = Log(), None
    try:
        document = read_document(Source("agent.yaml", text), log)
        log.stop_if_errors()
        spec = resolve(read_spec(document, log, dialect), log, feature)
    except StopRun:
        pass
    marks = ("!" if d.severity.value == "error" else "" for d in log.diagnostics)
    return spec, [d.code.id + mark for d, mark in zip(log.diagnostics, marks, strict=True)]


def problems(body: str) -> list[str]:
    """Return the codes of the problems of a manifest whose ``spec`` goes on with ``body``."""
    return sorted(read(HEAD + body)[1])


def spec_of(body: str) -> Spec:
    """Return the specification of a sound manifest."""
    spec, found = read(HEAD + body)
    assert found == []
    assert spec is not None
    return spec
