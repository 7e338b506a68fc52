import pytest

from adlgen.naming.plurals import element, singular


@pytest.mark.parametrize(
    ("plural", "one"),
    [
        ("items", "item"),
        ("lineItems", "lineItem"),
        ("LINE_ITEMS", "LINE_ITEM"),
        ("categories", "category"),
        ("movies", "movie"),
        ("addresses", "address"),
        ("boxes", "box"),
        ("matches", "match"),
        ("IDs", "ID"),
        ("userIds", "userId"),
        ("children", "child"),
        ("People", "Person"),
        ("statuses", "status"),
        ("axes", "axis"),
        ("messages", "message"),
        ("files", "file"),
    ],
)
def test_plurals(plural: str, one: str) -> None:
    assert singular(plural) == one


@pytest.mark.parametrize(
    "text",
    ["data", "status", "address", "series", "list", "is", "analysis", "s", "", "bus", "größe"],
)
def test_other_words_have_no_singular(text: str) -> None:
    assert singular(text) is None


def test_elements_of_arrays_without_a_plural_are_items() -> None:
    assert element(("order", "lines")) == ("order", "line")
    assert element(("data",)) == ("data", "item")
    assert element(()) == ("item",)
