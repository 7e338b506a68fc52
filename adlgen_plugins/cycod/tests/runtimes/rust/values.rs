//! Decoding of typed values.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use find_text::toolspec::runtime::{Json, Node, Problem, Schema, Types, Wire};

thread_local! {
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

/// Counts the allocations of each thread: a measure of work that does not depend on time.
struct Counting;

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        System.alloc(layout)
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        System.dealloc(at, layout);
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// A union of which one alternative contains the union.
enum Filter {
    All(Vec<Filter>),
    Any(Vec<Filter>),
    Word,
}

impl Wire for Filter {
    fn decode(node: &Node<'_>) -> Result<Self, Problem> {
        if node.is_accepted_by("/anyOf/0") {
            node.rest(&[])
                .map(|mut parts| Self::All(parts.remove("all").unwrap_or_default()))
        } else if node.is_accepted_by("/anyOf/1") {
            node.rest(&[])
                .map(|mut parts| Self::Any(parts.remove("any").unwrap_or_default()))
        } else {
            String::decode(node).map(|_| Self::Word)
        }
    }

    fn encode(&self) -> Result<Json, Problem> {
        Ok(Json::Null)
    }
}

impl Filter {
    fn depth(&self) -> usize {
        match self {
            Self::Word => 0,
            Self::All(parts) | Self::Any(parts) => {
                1 + parts.iter().map(Self::depth).max().unwrap_or(0)
            }
        }
    }
}

const SCHEMA: &str = r##"{"anyOf": [
    {"type": "object", "required": ["all"], "properties": {"all": {"type": "array", "items": {"$ref": "#"}}}},
    {"type": "object", "required": ["any"], "properties": {"any": {"type": "array", "items": {"$ref": "#"}}}},
    {"type": "string"}
]}"##;

fn allocations(schema: &Schema, depth: usize) -> usize {
    let mut value = Json::from("word");
    for _ in 0..depth {
        let mut around = find_text::toolspec::runtime::Object::new();
        around.insert("any", Json::Array(vec![value]));
        value = around.into();
    }
    let before = ALLOCATIONS.with(Cell::get);
    let filter: Filter = schema.decode_part(&value).unwrap();
    let after = ALLOCATIONS.with(Cell::get);
    assert_eq!(filter.depth(), depth);
    after - before
}

#[test]
fn nested_unions_are_decoded_in_linear_time() {
    let schema = Schema::embedded(SCHEMA, "{}");
    let [once, more] = [20, 80].map(|depth| allocations(&schema, depth));
    assert!(
        more < 6 * once,
        "{once} allocations become {more} at four times the depth"
    );
}

#[test]
fn a_part_is_validated_like_the_whole() {
    let schema = r#"{"properties": {"item": {"properties": {"quantity": {"minimum": 1}}}}}"#;
    let schema = Schema::embedded(schema, "{}");
    let value: Json = r#"{"quantity": -5}"#.parse().unwrap();
    let refused = schema.decode_at::<Json>("/properties/item", &value);
    assert_eq!(
        refused.unwrap_err().to_string(),
        "- /quantity: must be >= 1 (got -5)"
    );
    assert!(schema.decode::<Json>(&value).is_ok());
}

const SHARED: &str = r##"{"$defs": {
    "Item": {"type": "object", "required": ["kind"], "properties": {
        "kind": {"const": "item"}, "sku": {"$ref": "#/$defs/Sku"}, "inside": {"items": {"$ref": "#/$defs/Part"}}}},
    "Box": {"type": "object", "required": ["kind"], "unevaluatedProperties": false, "allOf": [{"$ref": "#/$defs/Named"}],
        "properties": {"kind": {"const": "box"}}},
    "Part": {"oneOf": [{"$ref": "#/$defs/Item"}, {"$ref": "#/$defs/Box"}]},
    "Named": {"anyOf": [{"required": ["name"], "properties": {"name": {"type": "string"}}}, {"properties": {"size": {"minimum": 1}}}]},
    "Sku": {"type": "string", "pattern": "[A-Z]"},
    "Limit": {"type": "string"}}}"##;

static SHARED_TYPES: Types = Types::new(
    "values::SHARED_TYPES",
    SHARED,
    SHARED,
    r#"{"[A-Z]": [["c",65,90],["m"]]}"#,
    None,
);

const OVER: &str = r##"{"properties": {
    "part": {"$ref": "#/$defs/Part"},
    "sku": {"$ref": "#/$defs/Sku"},
    "limit": {"$ref": "#/$defs/Limit"},
    "near": {"anyOf": [{"$ref": "#/$defs/Item"}, {"$ref": "#/$defs/Limit"}, {"required": ["other"]}]}},
    "patternProperties": {"^x": {"$ref": "#/$defs/Named"}},
    "$defs": {"Limit": {"type": "integer"}}}"##;

#[test]
fn a_schema_over_shared_types_is_like_the_whole_one() {
    let patterns = r#"{"^x": [["a","^"],["c",120,120],["m"]]}"#;
    let all = r#"{"^x": [["a","^"],["c",120,120],["m"]], "[A-Z]": [["c",65,90],["m"]]}"#;
    let over = Schema::over(Some(&SHARED_TYPES), OVER, patterns, None);
    let mut whole: serde_json::Value = serde_json::from_str(OVER).unwrap();
    let shared: serde_json::Value = serde_json::from_str(SHARED).unwrap();
    for (name, definition) in shared["$defs"].as_object().unwrap() {
        let own = whole["$defs"].as_object_mut().unwrap();
        own.entry(name).or_insert(definition.clone());
    }
    let whole = Schema::embedded(&whole.to_string(), all);
    let mut refused = 0;
    for text in [
        r#"{"part": {"kind": "item", "inside": [{"kind": "item", "sku": "A"}, {"kind": "box", "name": "b"}]}}"#,
        r#"{"part": {"kind": "item", "inside": [{"kind": "item", "sku": "a"}, {"kind": "box", "names": "b"}]}}"#,
        r#"{"part": {"kind": "box", "size": 0}, "sku": "", "limit": "1"}"#,
        r#"{"part": {"kind": "lid"}, "limit": 1, "near": {"kind": "item", "sku": 1}, "x": {"name": 1, "size": 0}}"#,
        r#"{"part": {}, "near": "1", "xy": {"name": "b"}}"#,
        r#"{"part": 1, "near": 1}"#,
    ] {
        let value: Json = text.parse().unwrap();
        assert_eq!(over.problems(&value), whole.problems(&value), "{text}");
        assert_eq!(over.accepts(&value), whole.accepts(&value), "{text}");
        refused += usize::from(!over.accepts(&value));
    }
    assert_eq!(refused, 5);
    let sku: Json = "a".into();
    assert!(over.decode_at::<Json>("/$defs/Sku", &sku).is_err());
    assert!(over.decode_at::<Json>("/$defs/Limit", &sku).is_err());
    assert!(SHARED_TYPES.decode_at::<Json>("/$defs/Limit", &sku).is_ok());
}
