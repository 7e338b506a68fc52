"""What is asked: every group of the official suite, one schema and values with their verdicts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from adlgen.diagnostics.codes.schema import UNKNOWN_DIALECT
from adlgen.diagnostics.model import Log, Severity
from adlgen.document.node import JsonValue
from adlgen.schema.canonical import canonicalise
from tests import suite
from tests.unit.builders import node_of

REQUIRED = "required"
FORMATS = "format"
DRAFTS = {
    "draft2020-12": "https://json-schema.org/draft/2020-12/schema",
    "draft2019-09": "https://json-schema.org/draft/2019-09/schema",
    "draft7": "http://json-schema.org/draft-07/schema#",
    "draft6": "http://json-schema.org/draft-06/schema#",
    "draft4": "http://json-schema.org/draft-04/schema#",
}


@dataclass(frozen=True, slots=True)
class Question:
    """One schema, and values of which it is known whether it accepts them."""

    id: str
    """A word that can be part of a name in every language."""
    folder: str
    """The draft, as the suite calls its folder."""
    kind: str
    """``required``, ``format``, or the name of an optional file (``bignum``)."""
    schema: JsonValue
    values: tuple[str, ...]
    """JSON texts."""
    verdicts: tuple[bool, ...]

    @property
    def dated(self) -> JsonValue:
        """The schema as a user would write it: called Root, and with its draft."""
        if not isinstance(self.schema, dict):
            return self.schema
        return {"$schema": DRAFTS[self.folder], "title": "Root", **self.schema}


@dataclass(frozen=True, slots=True)
class Answer:
    """What a generator made of one schema."""

    generated: bool
    compiled: bool = False
    verdicts: tuple[bool | None, ...] = ()
    """Whether the generated code took each value; None: it crashed."""
    refused: int = 0
    """How many accepted values did not fit into the language's types."""
    failure: str = ""
    """Why there are no verdicts."""


NOTHING = Answer(generated=False)


@cache
def questions() -> tuple[Question, ...]:
    """Return every group of every draft."""
    return tuple(_questions())


def _questions() -> Iterator[Question]:
    for folder in suite.FOLDERS:
        for file in (*suite.files(folder), *suite.formats(folder)):
            stem = file.rsplit("/", 1)[-1].removesuffix(".json")
            kind = stem if file.startswith("optional/") else REQUIRED
            kind = FORMATS if file.startswith("optional/format/") else kind
            for index, group in enumerate(suite.groups(folder, file)):
                word = "".join(c if c.isalnum() else "_" for c in f"{folder}_{stem}_{index}")
                word = f"{word}_format" if kind == FORMATS else word
                yield Question(
                    f"q_{word}".replace("-", "_").lower(),
                    folder,
                    kind,
                    group.schema,
                    tuple(json.dumps(case.data, ensure_ascii=False) for case in group.cases),
                    tuple(case.valid for case in group.cases),
                )


def stands_alone(question: Question) -> bool:
    """Whether a schema refers to nothing outside itself, except for its dialect."""
    log = Log()
    canonicalise(node_of(question.schema), log, draft=suite.FOLDERS[question.folder])
    errors = [one for one in log.diagnostics if one.severity is Severity.ERROR]
    return all(one.code == UNKNOWN_DIALECT for one in errors)
