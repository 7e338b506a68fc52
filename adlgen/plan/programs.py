"""The names of programs."""

from __future__ import annotations

from collections import Counter

from adlgen.ir.agent import Agent
from adlgen.naming.cases import ascii_words
from adlgen.naming.code import Code
from adlgen.naming.scope import Wish
from adlgen.plan.identifiers import Namer


def name_programs(agent: Agent, namer: Namer) -> dict[str, Code]:
    """Name every tool that is a program of its own, by its id.

    A program has the name that is pinned for its tool, else that of its file; those that share a
    file are called like their tools. The names are ASCII, as paths of packages have to be.
    """
    if "program" not in namer.language.naming or not any(t.behaviour for t in agent.tools):
        return {}
    from adlgen.features.programs.model import Program  # loaded only where a dialect has it

    programs = [(t, t.behaviour.binary) for t in agent.tools if isinstance(t.behaviour, Program)]
    users = Counter(binary.casefold() for _, binary in programs)
    wishes = []
    for tool, binary in programs:
        text = binary if users[binary.casefold()] == 1 else tool.id
        words = ascii_words(namer.acronyms.words(tool.names.get("", text)))
        wishes.append(Wish(tool.id, namer.spell("program", words)))
    span = agent.tools[0].span
    names = namer.claim(namer.scope("program"), wishes, span, "the programs of the tools")
    return {tool.id: name for (tool, _), name in zip(programs, names, strict=True)}
