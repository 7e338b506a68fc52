//! Decoding of typed values.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use find_text::toolspec::runtime::{Json, Node, Problem, Schema, Wire};

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
