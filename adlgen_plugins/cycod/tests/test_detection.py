"""What is a CYCOD tool, and what only looks like one."""

from __future__ import annotations

import pytest

from adlgen.diagnostics.model import Log, StopRun
from adlgen.document import read_document
from adlgen.document.node import Source
from adlgen.frontends.recognition import frontend_for
from adlgen_plugins.cycod import frontend as cycod


def recognised(text: str) -> bool:
    return cycod.recognises(read_document(Source("a.yaml", text), Log()))


@pytest.mark.parametrize(
    "text",
    [
        "name: a\nbash: ls",
        "description: a\nrun: ls",
        "parameters: {A: {description: a}}\npwsh: ls",
        "name: a\nscript: ls\nshell: bash",
        "name: a\ncommands: {default: ls}",
        "name: a\nsteps: [{name: b, bash: ls}]",
        "name: a\nsteps: [{name: b, use-tool: c}]",
        "name: a\nsteps: [{name: b}, {name: c, cmd: dir}]",
        "name: a\ntype: alias\nbase-tool: b",
        "name: a\nsteps: [{name: b, tool: c}]",
        "name: a\npython: print(1)",
        "description: a\ntool: other-tool",
    ],
)
def test_tools(text: str) -> None:
    assert recognised(text)


@pytest.mark.parametrize(
    "text",
    [
        "[]",
        "a",
        "",
        "bash: ls",
        "name: a\ndescription: b",
        "name: a\nbash: [ls]",
        "name: a\nsteps: [ls]",
        "name: a\nsteps: [{name: b}]",
        "name: a\ntype: alias",
        # a pipeline of Drone, a pod, an agent
        "kind: pipeline\nname: a\nsteps: [{name: b, bash: ls}]",
        "apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {containers: []}",
        "apiVersion: adl.inference-gateway.com/v1\nkind: Agent\nname: a\nbash: ls",
        # workflows and actions
        "name: ci\non: push\njobs: {build: {steps: [{run: ls}]}}",
        "name: a\ndescription: b\nruns: {using: composite, steps: [{run: ls, shell: bash}]}",
        "trigger: [main]\npool: {vmImage: x}\nname: a\nsteps: [{script: ls, displayName: b}]",
        "name: a\nparameters: [{name: b, type: string}]\nsteps: [{bash: ls}]",
        "name: a\nsteps: [{bash: ls, displayName: b}]",
        "name: a\nstages: [build]\nscript: ls",
        "name: a\nimage: node\npipelines: {default: [{step: {script: [ls]}}]}",
        "name: a\nworkflows: {w: {jobs: [b]}}\nsteps: [{run: ls}]",
        # other lists of things to run
        "version: '3'\ntasks: {build: {cmds: [ls]}}\nname: a\nrun: once",
        "name: a\nservices: {web: {image: b}}\nrun: c",
        "name: a\ndescription: b\nscripts: {build: tsc}",
        "language: node_js\nname: a\nscript: npm test",
        # other dialects
        "tool: {id: a, type: local}\nname: a\nbash: ls",
        "tools: [{name: a, command: [b]}]\nname: a\nrun: b",
        "spec: 1\nname: a\ntype: tool\nbash: ls",
        "dops: v2\nname: a\nbash: ls",
    ],
)
def test_others(text: str) -> None:
    assert not recognised(text)


def test_a_near_miss_names_the_format() -> None:
    log = Log()
    text = "name: a\ndescription: b\nparameters: {A: {description: c}}"
    with pytest.raises(StopRun):
        frontend_for(read_document(Source("a.yaml", text), log), log)
    hint, *_ = str(log.diagnostics[0].hint).splitlines()
    assert hint == "the closest format is a CYCOD custom tool, which has 'bash'"
