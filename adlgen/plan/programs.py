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

    A program is called as the specification calls its file; programs that share a file, after
    their tools. The names are ASCII, as paths of packages have to be.
    """
    if "program" not in namer.language.naming or not any(t.behaviour for t in agent.tools):
        return {}
    from adlgen.spec.program import Program  # loaded only where a dialect has it

    binaries = {t.id: t.behaviour.binary for t in agent.tools if isinstance(t.behaviour, Program)}
    users = Counter(binary.casefold() for binary in binaries.values())
    wishes = []
    for tool, binary in binaries.items():
        text = binary if users[binary.casefold()] == 1 else tool
        words = ascii_words(namer.acronyms.words(text))
        wishes.append(Wish(tool, namer.spell("program", words)))
    span = agent.tools[0].span
    names = namer.claim(namer.scope("program"), wishes, span, "the programs of the tools")
    return dict(zip(binaries, names, strict=True))
