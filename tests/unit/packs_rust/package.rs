//! Tools of two crates over the package of the runtime, and one that is written by hand, in one toolbox.

#![deny(warnings)]

use std::collections::BTreeMap;

use adlgen_runtime::{block_on, sync_fn, CallContext, ToolError, Toolbox};
use formats_agent::toolspec::{book, Tools as Hotel};
use stock_agent::toolspec::{divide, Tools as Stock};

use adlgen_runtime as runtime;

mod greet {
    use super::runtime::{codec, tool};

    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Input {
        pub name: String,
    }
    codec! { Input in INPUT "" {
        "name" = name,
    } }

    pub type Output = String;

    tool! {
        /// Greets a person.
        fn greet,
        name: "greet",
        description: "Greets a person.",
        input: r#"{"type":"object","required":["name"],"properties":{"name":{"type":"string"}},"additionalProperties":false}"#,
    }
}

struct Tools<T>(T);

fn toolbox() -> Toolbox {
    let mut stock = Toolbox::new();
    stock.add(divide::bind(
        |_: CallContext, input: divide::Input| async move {
            Ok::<_, ToolError>(divide::Output {
                quotient: input.a / input.b,
                rest: input.a % input.b,
                extra: input.extra,
            })
        },
    ));
    let mut hotel = Toolbox::new();
    hotel.add(book::bind(sync_fn(
        |_: &CallContext, input: book::Input| {
            let start = input.from.and_hms_opt(12, 0, 0).unwrap_or_default();
            Ok(book::Output {
                id: input.room,
                booked_at: start.and_utc().fixed_offset(),
                extra: BTreeMap::new(),
            })
        },
    )));
    hotel.add(greet::bind(sync_fn(
        |_: &CallContext, input: greet::Input| Ok(format!("Hello, {}!", input.name)),
    )));
    Toolbox::merged([stock, hotel]).unwrap()
}

#[test]
fn tools_of_two_crates_share_the_package() {
    let toolbox = toolbox();
    let input = divide::INPUT.parse(r#"{"a":7,"b":2}"#).unwrap();
    assert_eq!(
        block_on(Stock(&toolbox).divide(&input)).unwrap().quotient,
        3
    );
    let room = "9f0c2d3e-0000-4000-8000-000000000000";
    let input = book::InputRequired {
        room: uuid::Uuid::parse_str(room).unwrap(),
        from: chrono::NaiveDate::from_ymd_opt(2026, 2, 28).unwrap(),
    };
    let booked = block_on(Hotel(&toolbox).book(&input.into())).unwrap();
    assert_eq!(booked.id.to_string(), room);
    assert_eq!(booked.booked_at.to_rfc3339(), "2026-02-28T12:00:00+00:00");
}

#[test]
fn a_tool_may_be_written_by_hand() {
    let toolbox = toolbox();
    let input = greet::Input {
        name: "Ada".to_owned(),
    };
    assert_eq!(
        block_on(Tools(&toolbox).greet(&input)).unwrap(),
        "Hello, Ada!"
    );
    let refused = block_on(toolbox.call_for_model("greet", "{}")).text;
    assert!(refused.ends_with("- /name: required property is missing"));
}
