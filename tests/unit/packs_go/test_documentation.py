"""Every type of the emitted Go has a sentence that begins with its name."""

from __future__ import annotations

import importlib
import re

import pytest

from adlgen.diagnostics.model import Log
from adlgen.packs import load_pack
from adlgen.plan.model import Doc
from tests.conformance import suite

_TYPE = re.compile(r"^((?:// ?.*\n)*)type ([A-Z]\w*)", re.MULTILINE)
CASES = [
    "agent-orders",
    "config-types",
    "recursion-indirect",
    "references",
    "tuples",
    "unions-by-kind",
    "unions-tagged",
]


def test_a_sentence_lists_three_places() -> None:
    uses = tuple(("the type of", f"[T].{name}") for name in "ABCDE")
    views = load_pack("go", Log()).views["core/tool.go.j2"].__module__
    module = importlib.import_module(f"{views.split('.', 1)[0]}.core.uses")
    most = "T is the type of [T].A, [T].B and [T].C"
    assert module.use_sentence("T", uses[:3]) == f"{most}."
    assert module.use_sentence("T", uses[:4]) == f"{most}, and is used in 1 more place."
    assert module.use_sentence("T", uses) == f"{most}, and is used in 2 more places."


def documented(case: str) -> dict[str, str]:
    """Return the documentation of the exported types of a case by their names."""
    files = suite.rendered(case, "go").tree.files
    owned = [one.text for one in files if one.path.endswith(".gen.go")]
    found = [match for text in owned for match in _TYPE.finditer(text)]
    assert found
    return {match[2]: " ".join(match[1].replace("//", "").split()) for match in found}


@pytest.mark.parametrize("case", CASES)
def test_every_type_has_a_sentence(case: str) -> None:
    docs = documented(case)
    assert not [name for name, text in docs.items() if not re.match(rf"{name} \w.*\.", text)]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("An amount of money.", "T is an amount of money."),
        ("The place of a book", "T is the place of a book."),
        ("A shelf.\n\nIt has books.", "T is a shelf. It has books."),
        ("A/B tests.", "T is a type that tools share. A/B tests."),
        ("A B-tree.", "T is a type that tools share. A B-tree."),
        ("Where a book is.", "T is a type that tools share. Where a book is."),
        ("", "T is a type that tools share."),
    ],
)
def test_a_shared_type_is_what_its_text_calls_it(text: str, sentence: str) -> None:
    views = load_pack("go", Log()).views["core/tool.go.j2"].__module__
    docs = importlib.import_module(f"{views.split('.', 1)[0]}.docs")
    lines = docs.defined("T", "a type that tools share", Doc(text=text))
    assert " ".join("".join(line.removeprefix("//") for line in lines).split()) == sentence


def test_methods_of_all_types_are_documented_once() -> None:
    files = suite.rendered("agent-orders", "go").tree.files
    (about,) = [one.text for one in files if one.path.endswith("toolspec/doc.gen.go")]
    text = about.replace("// ", "").replace("\n", " ")
    assert "its method Validate reports what the schema does not accept." in text
    assert "Values of an enumeration returns the values" in text
    assert "Valid reports whether a value is one of them." in text
    repeated = re.compile(r"^// .*\nfunc \(.*\) (Validate|Values|Valid)\(", re.MULTILINE)
    assert not [file.path for file in files if file.tool and repeated.search(file.text)]


def test_sentences_name_the_place_of_a_type() -> None:
    orders, tuples, tagged = map(documented, ("agent-orders", "tuples", "unions-tagged"))
    assert orders["CreateOrderHandler"] == "CreateOrderHandler handles calls of create_order."
    assert orders["CreateOrderInput"] == "CreateOrderInput is the input of create_order."
    assert orders["CreateOrderItem"] == "CreateOrderItem is an element of [CreateOrderInput].Items."
    assert orders["CreateOrderPriority"].endswith("is the type of [CreateOrderInput].Priority.")
    assert tuples["DrawTaggedItem1"] == "DrawTaggedItem1 is an element of [DrawTagged]."
    assert tagged["PayMethodKind"] == (
        'PayMethodKind is the alternative with kind "apple_pay" or "google_pay" of [PayMethod].'
    )
    assert tagged["PayCreated"] == (
        'PayCreated is the alternative with type "created" of [PayEvent] and [PayEventsItem], '
        "and is an alternative of [PayOptional]."
    )
