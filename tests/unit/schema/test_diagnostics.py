"""Everything odd in a schema is reported at its exact place, all of it in one run."""

import pytest

from adlgen.diagnostics.model import Diagnostic, Log, Severity
from adlgen.document import read_document
from adlgen.document.node import Source
from adlgen.schema.canonical import canonicalise
from adlgen.schema.model import Canonical


def evaluated(text: str, *, lenient: bool = False) -> tuple[Canonical, list[Diagnostic]]:
    log = Log()
    document = read_document(Source("t.yaml", text), log)
    return canonicalise(document.root, log, lenient=lenient), log.diagnostics


def excerpt(text: str, diagnostic: Diagnostic) -> str:
    span = diagnostic.span
    assert span is not None
    assert span.line == span.end_line == 1
    return text[span.column - 1 : span.end_column - 1]


# the schema with «what the diagnostic points at», its code, a part of the message, a part of the hint
MALFORMED: list[tuple[str, str, str, str]] = [
    ("{type: «strng»}", "ADL0302", "unknown type 'strng'", "'string'"),
    ("{type: «float»}", "ADL0302", "unknown type 'float'", "'number'"),
    ("{type: «any»}", "ADL0302", "unknown type 'any'", "leave type out"),
    ("{type: [string, «foo»]}", "ADL0302", "unknown type 'foo'", "available types:"),
    ("{type: «STRING»}", "ADL0310", "lower case", "'string'"),
    ("{type: «[]»}", "ADL0301", "empty list", "leave type out"),
    ("{type: [string, «string»]}", "ADL0326", '"string" is listed twice', "leave one out"),
    ("{properties: {a: {}}, required: [a, «a»]}", "ADL0326", '"a" is listed twice', "leave"),
    ("{type: «null»}", "ADL0301", "not null", "quotes"),
    ("{minLength: «-1»}", "ADL0301", "0 or more, not the number -1", ""),
    ("{minLength: «1.5»}", "ADL0301", "0 or more", ""),
    ('{minimum: «"5"»}', "ADL0301", "a number, not the string '5'", "write 5 without quotes"),
    ("{minimum: «true»}", "ADL0301", "a number, not true", ""),
    ("{multipleOf: «0»}", "ADL0301", "above 0", ""),
    ('{uniqueItems: «"true"»}', "ADL0301", "true or false", "write true"),
    ("{required: «true»}", "ADL0301", "a list of names, not true", "next to 'properties'"),
    ("{required: «name»}", "ADL0301", "a list of names", "[name]"),
    ("{required: «[1]»}", "ADL0301", "a list of names", ""),
    ("{properties: «[]»}", "ADL0301", "an object of schemas, not an empty list", "{}"),
    ("{properties: {a: «string»}}", "ADL0305", "got the string 'string'", "{type: string}"),
    ("{items: «null»}", "ADL0305", "got null", ""),
    ("{items: «[{type: string}]»}", "ADL0309", "one schema since 2020-12", "prefixItems"),
    ("{minimum: 1, exclusiveMinimum: «true»}", "ADL0309", "a number since draft-06", "'minimum'"),
    ("{allOf: «[]»}", "ADL0301", "one or more schemas, not an empty list", ""),
    ("{anyOf: «{a: b}»}", "ADL0301", "one or more schemas", ""),
    ("{enum: «x»}", "ADL0301", "a list of values", ""),
    ("{description: «3»}", "ADL0301", "a string, not the number 3", ""),
    ("{title: «null»}", "ADL0301", "a string, not null", "leave title out"),
    ('{pattern: "«[»a-z"}', "ADL0303", "the class is not closed at character 1", "add ]"),
    ("{pattern: '^«\\»Aa'}", "ADL0303", "no escape \\A", "write ^"),
    ("{pattern: '(a)«\\»1'}", "ADL0304", "back-references", "alternatives"),
    ("{pattern: '(«?»i)a'}", "ADL0304", "flags inside a pattern", "[yY]"),
    ("{patternProperties: {'a«{»2,1}': true}}", "ADL0303", "out of order", "{1,2}"),
    ("{«requried»: [a]}", "ADL0306", "'requried'", "'required'"),
    ("{«descripton»: a}", "ADL0306", "'descripton'", "'description'"),
    ("{«min_length»: 3}", "ADL0306", "'min_length'", "'minLength'"),
    ("{properties: {name: {}}, required: [«nmae»]}", "ADL0324", "'nmae'", "'name'"),
    (
        "{$ref: «'#/$defs/Adress'», $defs: {Address: true}}",
        "ADL0201",
        "'Adress' does not exist",
        "'#/$defs/Address'",
    ),
    (
        "{$ref: «'#/definitions/A'», $defs: {A: true}}",
        "ADL0201",
        "'definitions' does not exist",
        "",
    ),
    ("{$ref: «'#/A'», $defs: {A: true}}", "ADL0201", "'A' does not exist", "'#/$defs/A'"),
    ("{$ref: «'#A'», $defs: {A: true}}", "ADL0201", "anchor 'A' does not exist", "'#/$defs/A'"),
    ("{$ref: «'https://example.com/a.json'»}", "ADL0202", "not available", "$defs"),
    ("{$ref: «'other.json#/a'»}", "ADL0202", "not available", "$defs"),
    ("{$ref: «3»}", "ADL0301", "a string, not the number 3", ""),
    ("{$ref: «'#'»}", "ADL0203", "without consuming input", "a property or an item"),
    ("{$defs: {a: {anyOf: [{$ref: «'#/$defs/a'»}]}}}", "ADL0203", "returns to #/$defs/a", ""),
    ("{$defs: «[]»}", "ADL0301", "an object of schemas", "{}"),
    (
        "{$schema: «'https://example.com/schema'»}",
        "ADL0206",
        "read as 2020-12",
        "leave $schema out",
    ),
]
ODD: list[tuple[str, str, str, str]] = [
    ("{type: string, «nullable»: true}", "ADL0308", "null is added", '"null"'),
    ("{«nullable»: true}", "ADL0308", "without 'type'", "anyOf"),
    ("{«additionalItems»: true}", "ADL0307", "no effect in 2020-12", "prefixItems"),
    (
        "{$schema: 'http://json-schema.org/draft-07/schema#', «prefixItems»: [{}]}",
        "ADL0307",
        "draft-07",
        "",
    ),
    (
        "{$schema: 'http://json-schema.org/draft-07/schema#', items: {$ref: '#', «minItems»: 3}}",
        "ADL0204",
        "ignored next to $ref in draft-07",
        "allOf",
    ),
    ("{minimum: «3», maximum: 2}", "ADL0320", "minimum 3 and maximum 2", ""),
    ("{exclusiveMinimum: «2», maximum: 2}", "ADL0320", "exclusiveMinimum 2", ""),
    ("{minLength: «3», maxLength: 2}", "ADL0320", "minLength 3", ""),
    ("{enum: «[]»}", "ADL0321", "no values", ""),
    ("{type: string, default: «null»}", "ADL0322", "default null", '"null"'),
    ("{type: integer, default: «'5'»}", "ADL0322", 'default "5"', "not applied"),
    ("{enum: [a, b], default: «c»}", "ADL0322", 'default "c"', ""),
    ("{type: string, enum: [a, «1»]}", "ADL0323", "value 1 of its enum", ""),
    ("{type: string, enum: «[1, 2]»}", "ADL0327", "all values of its enum", ""),
    ("{type: string, const: «1»}", "ADL0323", "const 1", ""),
    ("{required: [«a»], additionalProperties: false}", "ADL0324", "no object is valid", ""),
    ("{type: integer, «minLength»: 3}", "ADL0325", "no effect on the type integer", "string"),
    ("{enum: [a, b, «a»]}", "ADL0326", '"a" is listed twice', ""),
    ("{enum: [1, «1.0»]}", "ADL0326", "twice", ""),
    (
        "{$defs: {a: {$anchor: x}, b: {$anchor: «x»}}}",
        "ADL0326",
        "another schema has the $anchor 'x'",
        "rename",
    ),
    ("{properties: {a: false}, required: [«a»]}", "ADL0327", "'a' is required", ""),
    (
        "{allOf: «[{type: string}, {type: integer}]»}",
        "ADL0327",
        "satisfies all parts of allOf",
        "anyOf",
    ),
]
FINE = [
    "{type: integer, minimum: 1, maximum: 1}",
    "{type: [integer, string], minLength: 1}",
    "{type: string, format: date, x-enumNames: [a]}",
    "{anyOf: [{required: [a]}, {required: [b]}], properties: {a: {}, b: {}}}",
    "{allOf: [{properties: {b: {}}}], properties: {a: {}}, required: [a, b]}",
    "{patternProperties: {'^x': {}}, properties: {}, required: [xy]}",
    "{additionalProperties: {type: string}, properties: {}, required: [a]}",
    "{type: integer, default: 1.0}",
    "{type: number, multipleOf: 0.1, default: 0.3}",
    "{enum: [a, null], default: null}",
    "{$ref: '#/$defs/A', default: a, $defs: {A: {enum: [a]}}}",
    "{allOf: [{type: number}, {type: integer}]}",
    "{type: string, nullable: false}",
    "{example: 3, discriminator: {propertyName: a}, x-requried: 1, optional: true}",
    "{properties: {requried: {}, typ: {}}}",
    "{default: {requried: 1}, enum: [{requried: 1}], const: {requried: 1}}",
    "{minContains: 0, maxContains: 0, contains: {}}",
]


@pytest.mark.parametrize(("marked", "code", "message", "hint"), MALFORMED)
def test_malformed_is_an_error_where_people_write(
    marked: str, code: str, message: str, hint: str
) -> None:
    text = marked.replace("«", "").replace("»", "")
    _, (found,) = evaluated(text)
    assert found.code.id == code
    assert found.severity is Severity.ERROR
    assert excerpt(text, found) == marked.partition("«")[2].partition("»")[0]
    assert message in found.message
    assert hint in (found.hint or "")


@pytest.mark.parametrize("marked", [case[0] for case in MALFORMED])
def test_malformed_is_a_warning_in_what_is_imported(marked: str) -> None:
    _, found = evaluated(marked.replace("«", "").replace("»", ""), lenient=True)
    assert [d.severity for d in found] == [Severity.WARNING]


@pytest.mark.parametrize(("marked", "code", "message", "hint"), ODD)
def test_odd_is_a_warning(marked: str, code: str, message: str, hint: str) -> None:
    text = marked.replace("«", "").replace("»", "")
    _, (found,) = evaluated(text)
    assert found.code.id == code
    assert found.severity is Severity.WARNING
    assert excerpt(text, found) == marked.partition("«")[2].partition("»")[0]
    assert message in found.message
    assert hint in (found.hint or "")


@pytest.mark.parametrize("text", FINE)
def test_what_is_meant_is_left_alone(text: str) -> None:
    assert evaluated(text)[1] == []


DEGRADED = [
    (
        "{properties: {a: string, b: {type: string}}}",
        {"properties": {"a": True, "b": {"type": "string"}}},
    ),
    ("{type: strng, minLength: 1}", {"minLength": 1}),
    ("{type: [STRING, 'null']}", {"type": ["string", "null"]}),
    ("{not: {type: strng}, minLength: 1}", {"minLength": 1}),
    ("{if: {type: strng}, then: false, else: false}", {}),
    ("{oneOf: [{type: strng}, {type: string}]}", {"anyOf": [{}, {"type": "string"}]}),
    ("{contains: {type: strng}, maxContains: 1}", {"contains": {}}),
    ("{patternProperties: {'(?i)a': {}}, additionalProperties: false}", {"patternProperties": {}}),
    ("{$ref: '#/x', unevaluatedProperties: false, minLength: 1}", {"minLength": 1}),
    ("{minimum: 1, exclusiveMinimum: true}", {"exclusiveMinimum": 1}),
    (
        "{items: [{type: string}], additionalItems: false}",
        {"prefixItems": [{"type": "string"}], "items": False},
    ),
    ("string", True),
    ("[]", True),
]


@pytest.mark.parametrize(("text", "expected"), DEGRADED)
def test_what_is_malformed_accepts_more_never_less(text: str, expected: object) -> None:
    canonical, found = evaluated(text, lenient=True)
    assert found
    json = canonical.json
    if isinstance(json, dict):
        json.pop("additionalItems", None)
    assert json == expected


def test_all_problems_are_found_in_one_run() -> None:
    text = """\
type: object
properties:
  a: {type: strng}
  b: {type: integer, minimum: 5, maximum: 2}
$defs:
  c: {requried: [a], pattern: "["}
"""
    _, found = evaluated(text)
    assert [(d.code.id, d.span.line if d.span else 0) for d in found] == [
        ("ADL0302", 3),
        ("ADL0306", 6),
        ("ADL0303", 6),
        ("ADL0320", 4),
    ]


def test_a_malformed_part_that_equals_its_replacement_in_python_is_replaced() -> None:
    canonical, found = evaluated("{type: array, contains: 1}", lenient=True)
    assert found
    assert isinstance(canonical.json, dict)
    assert canonical.json["contains"] is True
