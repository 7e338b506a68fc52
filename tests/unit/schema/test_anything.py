"""Any value in place of a schema: no crash, and the result is a schema."""

from hypothesis import given, settings
from hypothesis import strategies as st

from adlgen.diagnostics.model import Log, Severity
from adlgen.document.node import JsonValue
from adlgen.schema.canonical import canonicalise
from adlgen.schema.dialects import DRAFTS
from adlgen.schema.evaluate import accepts
from adlgen.schema.keywords import DRAFT_4, DRAFT_2019, DRAFT_2020, TYPES
from tests.unit.builders import node_of

_KEYS = sorted({*DRAFT_4, *DRAFT_2019, *DRAFT_2020, "nullable", "a", "b", "requried"} - {"$schema"})
_TEXTS = [
    *TYPES,
    "STRING",
    "strng",
    "#",
    "#/$defs/a",
    "#/properties/a",
    "#a",
    "x.json",
    "^a",
    "(",
    "a",
    "",
]
_ATOMS = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 5), st.just(0.5), st.sampled_from(_TEXTS)
)
_VALUES = st.recursive(
    _ATOMS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.dictionaries(st.sampled_from(["a", "b", "ab"]), inner, max_size=3),
    ),
    max_leaves=6,
)
_ANYTHING = st.recursive(
    _ATOMS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.sampled_from(_KEYS), inner, max_size=4)
    ),
    max_leaves=25,
)


@given(_ANYTHING, st.sampled_from(list(DRAFTS.values())), st.lists(_VALUES, max_size=3))
@settings(max_examples=300, deadline=None, database=None)
def test_anything_becomes_a_well_formed_schema(
    schema: JsonValue, draft: object, values: list[JsonValue]
) -> None:
    log = Log()
    canonical = canonicalise(node_of(schema), log, lenient=True, draft=draft)  # type: ignore[arg-type]
    assert not log.has_errors
    verdicts = [accepts(canonical, value) for value in values]
    again = Log()
    second = canonicalise(node_of(canonical.json), again)
    assert not again.has_errors, again.diagnostics
    assert second.json == canonical.json
    assert [accepts(second, value) for value in values] == verdicts


@given(_ANYTHING)
@settings(max_examples=100, deadline=None, database=None)
def test_leniency_changes_severity_and_nothing_else(schema: JsonValue) -> None:
    strict, lenient = Log(), Log()
    first = canonicalise(node_of(schema), strict)
    second = canonicalise(node_of(schema), lenient, lenient=True)
    assert first.json == second.json
    assert [d.message for d in strict.diagnostics] == [d.message for d in lenient.diagnostics]
    assert {d.severity for d in lenient.diagnostics} <= {Severity.WARNING}
