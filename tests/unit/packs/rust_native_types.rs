//! Types of formats and types of a program, in tools and in shared types.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate};
use money::{Amount, Code, Email, Note};
use toolspec::book::{self, Event, Guest, Input, InputRequired, Payment};
use toolspec::keep;
use toolspec::runtime::{
    block_on, CallContext, CallError, Json, Maybe, Node, Problem, ToolError, Toolbox, Wire,
};
use toolspec::types::{Bill, BillRequired};

#[path = "../desk/src/toolspec/mod.rs"]
mod toolspec;

/// In one file, and without types of the program.
#[path = "../single/src/toolspec/mod.rs"]
mod single;

const ROOM: &str = r#""room":"6ba7b810-9dad-11d1-80b4-00c04fd430c8","from":"2024-02-29""#;

mod money {
    use super::toolspec::types::{MoneyWire, MoneyWireCurrency, NoteWire};
    use super::{Json, Node, Problem, Wire};
    use std::str::FromStr;

    /// At most 1000, in euros.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Amount(pub i64);

    impl Wire for Amount {
        fn decode(node: &Node<'_>) -> Result<Self, Problem> {
            match MoneyWire::decode(node)? {
                MoneyWire { currency, .. } if currency != MoneyWireCurrency::Eur => {
                    Err(node.refusal("must be an amount in EUR"))
                }
                MoneyWire { amount: 666, .. } => panic!("no such amount"),
                MoneyWire { amount: 667, .. } => Ok(Self(668)),
                MoneyWire { amount, .. } => Ok(Self(amount)),
            }
        }

        fn encode(&self) -> Result<Json, Problem> {
            if self.0 > 1000 {
                return Err(Problem::at("/amount", "must be <= 1000"));
            }
            let (amount, currency) = (self.0, MoneyWireCurrency::Eur);
            MoneyWire { amount, currency }.encode()
        }
    }

    /// A text that is not empty.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Note(pub String);

    impl Wire for Note {
        fn decode(node: &Node<'_>) -> Result<Self, Problem> {
            let NoteWire { text } = Wire::decode(node)?;
            if text.is_empty() {
                return Err(node.refusal("must be a note with a text"));
            }
            Ok(Self(text))
        }

        fn encode(&self) -> Result<Json, Problem> {
            let text = self.0.clone();
            NoteWire { text }.encode()
        }
    }

    /// A text with a number.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Code(pub u32);

    impl FromStr for Code {
        type Err = &'static str;

        fn from_str(text: &str) -> Result<Self, Self::Err> {
            let number = text
                .strip_prefix("C-")
                .and_then(|digits| digits.parse().ok());
            number.map(Self).ok_or("must be a code such as C-7")
        }
    }

    impl Wire for Code {
        fn decode(node: &Node<'_>) -> Result<Self, Problem> {
            node.parse()
        }

        fn encode(&self) -> Result<Json, Problem> {
            Ok(format!("C-{}", self.0).into())
        }
    }

    #[derive(Clone, Debug, PartialEq)]
    pub struct Email(pub String);

    impl Wire for Email {
        fn decode(node: &Node<'_>) -> Result<Self, Problem> {
            String::decode(node).map(Self)
        }

        fn encode(&self) -> Result<Json, Problem> {
            self.0.encode()
        }
    }
}

fn parsed(more: &str) -> Input {
    book::INPUT.parse(&format!("{{{ROOM}{more}}}")).unwrap()
}

/// Returns what a value is encoded to, or why it is refused.
fn encoded(name: &str, text: &str) -> String {
    let value = Json::from(text);
    let text = format!("{{{ROOM},\"{name}\":{value}}}");
    match book::INPUT.parse(&text) {
        Ok(input) => input.encode().unwrap()[name].as_str().unwrap().to_owned(),
        Err(problems) => problems.to_string(),
    }
}

fn called(more: &str) -> Result<Json, CallError> {
    let mut toolbox = Toolbox::new();
    toolbox.add(book::bind(|_: CallContext, input: Input| async move {
        Ok::<_, ToolError>(input.price.unwrap_or(Amount(0)))
    }));
    block_on(toolbox.call("book", &format!("{{{ROOM}{more}}}")))
}

#[test]
fn formats_are_values_of_types() {
    let more = r#","until":null,"paidAt":"2024-02-29T12:00:00.5+01:00","page":"https://example.com/b?c","picture":"AAEC",
        "hosts":["10.0.0.1"],"gateway":"::1","marks":{"a":"2024-02-29T12:00:00Z"},
        "guest":"6ba7b810-9dad-11d1-80b4-00c04fd430c8","extra":"2024-03-01""#;
    let input = parsed(more);
    let id = uuid::uuid!("6ba7b810-9dad-11d1-80b4-00c04fd430c8");
    let day = |day| NaiveDate::from_ymd_opt(2024, 3, day).unwrap();
    assert_eq!((input.room, input.from), (id, day(1).pred_opt().unwrap()));
    assert_eq!(input.until, Maybe::Null);
    let paid_at = DateTime::parse_from_rfc3339("2024-02-29T11:00:00.5Z").unwrap();
    assert_eq!(input.paid_at, Some(paid_at));
    assert_eq!(input.page.host_str(), Some("example.com"));
    assert_eq!(input.picture, Some(vec![0, 1, 2]));
    assert_eq!(
        input.hosts,
        [[10, 0, 0, 1].into()] as [std::net::Ipv4Addr; 1]
    );
    assert!(input.gateway.unwrap().is_loopback());
    assert_eq!(input.guest, Some(Guest::from(id)));
    assert_eq!(input.extra["extra"], day(1));
    let text = format!("{{{ROOM}{more}}}");
    let again = parsed(more).encode().unwrap();
    let whole: Json = text.parse().unwrap();
    for (key, value) in whole.as_object().unwrap().iter() {
        assert_eq!(again[key.as_str()], *value);
    }
    let also: single::book::Input = single::book::INPUT.parse(&text).unwrap();
    assert_eq!(also.room, id);
}

#[test]
fn texts_of_formats_are_kept_or_refused() {
    let nines = "must be a date-time with at most 9 digits of a second, such as 2026-07-28T12:00:00.123456789Z";
    for (name, text, expected) in [
        (
            "room",
            "6BA7B810-9dad-11d1-80b4-00c04fd430c8",
            "6ba7b810-9dad-11d1-80b4-00c04fd430c8",
        ),
        ("until", "0000-02-29", ""),
        ("until", "9999-12-31", ""),
        ("paidAt", "2016-12-31T23:59:60Z", ""),
        ("paidAt", "2017-01-01T00:59:60.25+01:00", ""),
        ("paidAt", "0000-01-01T00:00:00+23:59", ""),
        ("paidAt", "9999-12-31T23:59:59.999999999-23:59", ""),
        (
            "paidAt",
            "2024-02-29t12:00:00.500z",
            "2024-02-29T12:00:00.5Z",
        ),
        (
            "paidAt",
            "2024-02-29T12:00:00.12000000000-00:00",
            "2024-02-29T12:00:00.12Z",
        ),
        ("paidAt", "2024-02-29T12:00:00.0000000001Z", nines),
        ("page", "HTTP://Example.com", "http://example.com/"),
        ("page", "urn:a", ""),
        ("page", "mailto:a@example.com", ""),
        ("page", "file:///a", ""),
        (
            "page",
            "http://a:99999/",
            "must be a uri that is a URL: invalid port number",
        ),
        (
            "page",
            "http:a",
            "must be a uri that is a URL: two slashes and a host follow the scheme",
        ),
        (
            "page",
            "http:////a",
            "must be a uri that is a URL: two slashes and a host follow the scheme",
        ),
        ("page", "no address", "must match format uri"),
        ("picture", "AAE=", ""),
        ("picture", "AAF=", "must match format byte"),
        ("gateway", "0:0::1", "::1"),
        ("gateway", "::ffff:10.0.0.1", ""),
        ("gateway", "::1%eth0", "must match format ipv6"),
    ] {
        let found = encoded(name, text);
        match expected {
            "" => assert_eq!(found, text),
            _ if expected.starts_with("must") => {
                assert_eq!(found, format!("- /{name}: {expected} (got \"{text}\")"));
            }
            _ => assert_eq!(found, expected),
        }
    }
}

#[test]
fn types_of_formats_check_what_no_schema_does() {
    fn decoded<T: Wire>(text: &str) -> Result<T, Problem> {
        toolspec::runtime::Schema::any().decode_part(&text.into())
    }
    let outcomes = [
        decoded::<uuid::Uuid>("{6ba7b810-9dad-11d1-80b4-00c04fd430c8}").map(drop),
        decoded::<uuid::Uuid>("6ba7b8109dad11d180b400c04fd430c8").map(drop),
        decoded::<NaiveDate>("2024-2-29").map(drop),
        decoded::<NaiveDate>("+2024-2-29").map(drop),
        decoded::<NaiveDate>("12024-02-9").map(drop),
        decoded::<DateTime<_>>("2024-02-29 12:00:00Z").map(drop),
        decoded::<DateTime<_>>("2024-02-29T12:00:60Z").map(drop),
        decoded::<DateTime<_>>("\u{e9}.12345678901").map(drop),
        decoded::<Vec<u8>>("AAE").map(drop),
        decoded::<std::net::Ipv4Addr>("010.0.0.1").map(drop),
        decoded::<url::Url>(" https://example.com").map(drop),
    ];
    for outcome in outcomes {
        assert_eq!(outcome.unwrap_err().code, "format");
    }
    let late = NaiveDate::from_ymd_opt(10_000, 1, 1).unwrap();
    let problem = late.encode().unwrap_err().to_string();
    assert_eq!(
        problem,
        "(root): must be a date of the years 0000 to 9999 (got \"+10000-01-01\")"
    );
    let odd = chrono::FixedOffset::east_opt(3601).unwrap();
    let time = DateTime::from_timestamp(0, 0).unwrap().with_timezone(&odd);
    assert_eq!(time.encode(), Ok("1970-01-01T00:00:00Z".into()));
}

#[test]
fn errors_of_the_crates_of_types_are_internal() {
    fn parsed(case: usize) -> Result<(), ToolError> {
        match case {
            0 => drop("2024-02-30".parse::<NaiveDate>()?),
            1 => drop(DateTime::parse_from_rfc3339("noon")?),
            2 => drop("no address".parse::<url::Url>()?),
            _ => drop("1".parse::<uuid::Uuid>()?),
        }
        Ok(())
    }
    for case in 0..4 {
        assert!(matches!(parsed(case), Err(ToolError::Internal(_))));
    }
}

#[test]
fn defaults_are_values_of_types() {
    let (room, from) = (uuid::Uuid::nil(), NaiveDate::MIN);
    let input: Input = InputRequired { room, from }.into();
    assert_eq!(input.page.as_str(), "https://example.com/a");
    assert_eq!(input.hosts, [std::net::Ipv4Addr::LOCALHOST]);
    assert_eq!(input.code, Code(1));
    let bill: Bill = BillRequired { total: Amount(7) }.into();
    assert_eq!(bill.at.offset().local_minus_utc(), 3600);
    assert_eq!(parsed("").code, Code(1));
}

#[test]
fn types_of_the_program_are_values_of_tools() {
    let money = r#"{"amount":7}"#;
    let input = parsed(&format!(
        r#","contact":"a@example.com","code":"C-7","price":{money},"prices":{{"a":{money}}},"refund":null,
        "payment":{money},"event":{{"kind":"note","text":"a"}},"bill":{{"total":{money},"lines":[{money}]}}"#
    ));
    let seven = || Amount(7);
    assert_eq!(input.contact, Some(Email("a@example.com".into())));
    assert_eq!((input.code, input.price), (Code(7), Some(seven())));
    assert_eq!(
        input.prices,
        Some(BTreeMap::from([("a".to_owned(), seven())]))
    );
    assert_eq!(input.refund, Maybe::Null);
    assert_eq!(input.payment, Some(Payment::Money(seven())));
    assert_eq!(input.event, Some(Event::Note(Note("a".to_owned()))));
    assert_eq!(input.bill.unwrap().lines, Some(vec![seven()]));
    let result: Amount = book::OUTPUT
        .decode(&called(&format!(r#","price":{money}"#)).unwrap())
        .unwrap();
    assert_eq!(result, seven());
    let note: keep::Input = keep::INPUT.parse(r#"{"kind":"note","text":"a"}"#).unwrap();
    assert_eq!(note, Note("a".to_owned()));
    let shared: Bill = serde_json::from_str(r#"{"total":{"amount":7}}"#).unwrap();
    assert_eq!(shared.total, seven());
}

#[test]
fn a_typed_call_of_a_handler_has_decoded_values_on_both_sides() {
    let handler = |_: CallContext, input: Input| async move {
        assert_eq!(input.price, Some(Amount(668)));
        Ok::<_, ToolError>(Amount(667))
    };
    let input = Input {
        price: Some(Amount(667)),
        ..parsed("")
    };
    assert_eq!(
        block_on(book::SPEC.call(&handler, input)).unwrap(),
        Amount(668)
    );
}

#[test]
fn refusals_of_types_of_the_program_reach_the_model() {
    let text = |more: &str| called(more).unwrap_err().to_string();
    let head = "Invalid arguments for book (1 problem):\n- ";
    for (more, problem) in [
        (
            r#","code":"x""#,
            r#"/code: must be a code such as C-7 (got "x")"#,
        ),
        (
            r#","code":"much too long""#,
            "/code: must be at most 9 characters long (got 13)",
        ),
        (
            r#","bill":{"total":{"amount":1},"lines":[{"amount":2,"currency":"USD"}]}"#,
            r#"/bill/lines/0: must be an amount in EUR (got {"amount":2,"currency":"USD"})"#,
        ),
        (
            r#","price":{"amount":-1}"#,
            "/price/amount: must be >= 0 (got -1)",
        ),
        (
            r#","event":{"kind":"note","text":""}"#,
            r#"/event: must be a note with a text (got {"kind":"note","text":""})"#,
        ),
    ] {
        assert_eq!(text(more), format!("{head}{problem}"));
    }
    let broken = called(r#","price":{"amount":1001}"#).unwrap_err();
    let CallError::InvalidResult { problems, .. } = broken else {
        panic!("{broken}")
    };
    assert_eq!(problems.to_string(), "- /amount: must be <= 1000");
    assert!(matches!(
        called(r#","price":{"amount":666}"#),
        Err(CallError::Internal(_))
    ));
    let negative = book::SPEC.encode(&Amount(-1)).unwrap_err();
    assert!(matches!(negative, CallError::InvalidResult { .. }));
}
