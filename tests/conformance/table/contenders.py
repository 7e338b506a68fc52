"""Who takes part: adlgen's targets and its peers, each a way from questions to answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeAlias

from tests.conformance.table import evaluation, generating, own_targets
from tests.conformance.table.generating import Made
from tests.conformance.table.questions import NOTHING, Answer, Question
from tests.conformance.table.talk import CACHE, PEERS

FOLDER = CACHE / "table"

Evaluate: TypeAlias = Callable[[Mapping[str, str], Sequence[Question], Path], Mapping[str, Answer]]


@dataclass(frozen=True, slots=True)
class Contender:
    """One row of the table."""

    name: str
    evaluate: Callable[[Sequence[Question]], Mapping[str, Answer]]
    absent: str = ""
    """Why it cannot take part here; empty if it can."""


def our_targets() -> Iterator[Contender]:
    """Yield adlgen's targets."""
    for target, missing in own_targets.targets().items():
        evaluate = partial(own_targets.evaluate, target, folder=FOLDER / target)
        yield Contender(
            f"adlgen {target}", evaluate, f"{', '.join(missing)} missing" * bool(missing)
        )


def peers() -> Iterator[Contender]:
    """Yield the other generators, as they come; the one with an eager form also in that form."""
    node = "" if (PEERS / "node_modules").exists() else "its packages are not installed"
    yield _peer("quicktype TypeScript", _quicktype("typescript"), evaluation.typescript, node)
    yield _peer("quicktype Python", _quicktype("python"), evaluation.python, node)
    yield _peer("quicktype Go", _quicktype("go"), evaluation.go, node)
    rust = partial(evaluation.rust, name="evaluate-quicktype")
    yield _peer("quicktype Rust", _quicktype("rust"), rust, node)
    dcg, strict = "datamodel-code-generator", partial(evaluation.python, options=("strict",))
    yield _peer(dcg, lambda asked, _: generating.code_generator(asked), evaluation.python)
    eager = f"{dcg}, 17 options, strict"
    yield _peer(eager, lambda asked, _: generating.code_generator(asked, "faithful"), strict)
    rust = partial(evaluation.rust, name="evaluate-typify")
    yield _peer("typify", generating.typify, rust, _program("cargo-typify"))
    yield _peer("go-jsonschema", generating.go_jsonschema, evaluation.go, _program("go-jsonschema"))
    zod: Generate = lambda asked, _: generating.zod(asked)  # noqa: E731 - a field of the class
    yield _peer("json-schema-to-zod", zod, evaluation.typescript, node)


Generate: TypeAlias = Callable[[Sequence[Question], Path], Mapping[str, Made]]


def _quicktype(language: str) -> Generate:
    return lambda asked, _: generating.quicktype(asked, language)


def _program(name: str) -> str:
    return "" if (CACHE / "bin" / name).exists() else "it is not installed"


def _peer(name: str, generate: Generate, evaluate: Evaluate, absent: str = "") -> Contender:
    folder = FOLDER / "".join(c if c.isalnum() else "-" for c in name.lower())

    def answers(asked: Sequence[Question]) -> Mapping[str, Answer]:
        made = generate(asked, folder / "in")
        texts = generating.texts(made)
        there = [question for question in asked if question.id in texts]
        replies = evaluate(texts, there, folder / "out") if there else {}
        nothing = {name: Answer(generated=False, failure=one.failure) for name, one in made.items()}
        return {question.id: NOTHING for question in asked} | nothing | dict(replies)

    return Contender(name, answers, absent)
