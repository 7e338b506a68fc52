//! Types that tools share, as users of the generated code see them.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use schemars::SchemaGenerator;
use toolspec::runtime::{block_on, CallContext, Json, ToolError, Toolbox};
use toolspec::types::{
    Item, ItemBook, Loan, LoanRequired, PlacesPlaceRequired, Reader, TypesPlace,
};
use toolspec::{lend, look_up, register};

#[path = "../library/toolspec/mod.rs"]
mod toolspec;

/// In one file, with a validator of its own.
#[path = "../outside/toolspec/mod.rs"]
mod outside;

const WHOLE: &str = include_str!("whole.json");

fn reader() -> Reader {
    let home = TypesPlace {
        city: "Graz".into(),
    };
    Reader {
        name: "Ada".into(),
        home,
        friends: None,
        extra: [].into(),
    }
}

fn toolbox() -> Toolbox {
    let mut toolbox = Toolbox::new();
    toolbox.add(lend::bind(
        |_: CallContext, input: lend::Input| async move { Ok::<_, ToolError>(input.loan) },
    ));
    toolbox.add(register::bind(
        |_: CallContext, reader: register::Input| async move {
            Ok::<_, ToolError>(reader.name.into())
        },
    ));
    toolbox.add(look_up::bind(
        |_: CallContext, _: look_up::Input| async move {
            let loans = vec![Loan {
                reader: Some(reader()),
                ..LoanRequired { items: vec![] }.into()
            }];
            Ok::<_, ToolError>(look_up::OutputRequired { loans }.into())
        },
    ));
    toolbox
}

#[test]
fn a_result_of_one_tool_is_the_argument_of_another() {
    let toolbox = toolbox();
    let found = block_on(toolbox.call_typed::<look_up::Tool>(&look_up::Input::default()));
    let loan: Loan = found.unwrap().loans.remove(0);
    assert_eq!(loan.copies, 1);
    let shelf = PlacesPlaceRequired { room: 7 }.into();
    let renewed = Loan {
        renewed: Some(Box::new(loan)),
        ..LoanRequired {
            items: vec![Item::Book(ItemBook { isbn: "1".into() })],
        }
        .into()
    };
    let input = lend::InputRequired {
        loan: renewed,
        shelf,
    };
    let lent = block_on(toolbox.call_typed::<lend::Tool>(&input.into())).unwrap();
    let reader: Reader = lent.renewed.unwrap().reader.unwrap();
    let name = block_on(toolbox.call_typed::<register::Tool>(&reader)).unwrap();
    assert_eq!(name, Json::from("Ada"));
}

#[test]
fn problems_are_those_of_one_schema() {
    let call = |name: &str, text: &str| block_on(toolbox().call_for_model(name, text)).text;
    let refused = call(
        "lend",
        r#"{"loan": {"items": [{"kind": "disc"}], "copies": 10, "renewed": {"items": [{"kind": "map"}], "reader": {"name": ""}}},
            "shelf": {"room": 1, "side": "up"}}"#,
    );
    let problems: Vec<_> = refused.lines().skip(1).collect();
    assert_eq!(
        problems,
        [
            "- /loan/copies: must be <= 9 (got 10)",
            "- /loan/items/0/minutes: required property is missing",
            "- /loan/renewed/items/0/kind: must be one of \"book\", \"disc\" (got \"map\")",
            "- /loan/renewed/reader/home: required property is missing",
            "- /loan/renewed/reader/name: must be at least 1 character long (got 0)",
            "- /shelf/side: must be one of \"left\", \"right\" (got \"up\")",
        ]
    );
    let part = serde_json::from_str::<TypesPlace>(r#"{"city": "graz"}"#);
    let error = part.unwrap_err().to_string();
    assert_eq!(error, "- /city: must match pattern ^[A-Z] (got \"graz\")");
}

#[test]
fn models_see_the_definitions_that_a_schema_reaches() {
    let whole: Json = WHOLE.parse().unwrap();
    let mut shown = Vec::new();
    for tool in toolbox().definitions() {
        shown.push(Json::Array(vec![
            tool.input_schema(),
            tool.output_schema().unwrap_or_default(),
        ]));
    }
    assert_eq!(shown.len(), 3);
    assert_eq!(Json::Array(shown), whole);
}

#[test]
fn the_definitions_of_schemas_for_schemars_are_shared() {
    let mut generator = SchemaGenerator::default();
    generator.subschema_for::<lend::Input>();
    generator.subschema_for::<look_up::Output>();
    let keys: BTreeSet<_> = generator.definitions().keys().cloned().collect();
    let (types, others): (Vec<_>, Vec<_>) = keys.iter().partition(|key| key.contains(".types."));
    let types: Vec<_> = types
        .iter()
        .filter_map(|key| key.rsplit('.').next())
        .collect();
    assert_eq!(
        types,
        [
            "Day",
            "Item",
            "Loan",
            "Reader",
            "places_Place",
            "types_Place"
        ]
    );
    assert_eq!(others.len(), 3, "{others:?}"); // both types, and the note of the first
}

#[test]
fn the_validator_of_a_program_receives_whole_schemas() {
    let seen = Arc::new(Mutex::new(Vec::new()));
    let schemas = seen.clone();
    outside::runtime::use_validator(move |schema, pointer| {
        let names = schema.get("$defs").and_then(|all| all.as_object().cloned());
        let names: Vec<_> = names.into_iter().flatten().map(|(name, _)| name).collect();
        let mut schemas = schemas.lock().unwrap();
        schemas.push((names.join(" "), pointer.to_owned()));
        Arc::new(|_| Vec::new())
    });
    let loan = r#"{"items": [], "reader": {"name": "Ada", "home": {"city": "Graz"}}}"#;
    let loan: outside::lend::Output = outside::lend::OUTPUT.parse(loan).unwrap();
    let reader = serde_json::to_string(&loan.reader).unwrap();
    serde_json::from_str::<outside::types::Reader>(&reader).unwrap();
    let seen = seen.lock().unwrap();
    let all = "branch places_Place Reader types_Place Day State Kinds Kind Loan Item";
    assert_eq!(
        *seen,
        [
            ("Reader types_Place Day Loan Item".to_owned(), String::new()),
            (all.to_owned(), "/$defs/Reader".to_owned()),
        ]
    );
}
