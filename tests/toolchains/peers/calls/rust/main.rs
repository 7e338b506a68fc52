//! Measures validate-and-decode: calls FOLDER SECONDS.

use std::collections::BTreeMap;
use std::fs::read;
use std::hint::black_box;
use std::time::Duration;

use serde::de::DeserializeOwned;
use serde::Deserialize;

#[allow(dead_code, unused_imports)]
mod toolspec;

use toolspec::runtime::{Schema, Wire};
use toolspec::{order, query, table};

const ROUNDS: u32 = 5;

/// What a user of the peer writes by hand.
#[allow(dead_code)]
mod by_hand {
    use super::{BTreeMap, Deserialize};

    #[derive(Deserialize)]
    pub struct Query {
        query: String,
        kind: Option<String>,
        limit: Option<i64>,
        archived: Option<bool>,
    }

    #[derive(Deserialize)]
    pub struct Address {
        street: String,
        city: String,
        postcode: Option<String>,
        country: String,
    }

    #[derive(Deserialize)]
    pub struct Customer {
        name: String,
        email: String,
        address: Address,
    }

    #[derive(Deserialize)]
    pub struct Line {
        sku: String,
        quantity: i64,
        price: f64,
        note: Option<String>,
    }

    #[derive(Deserialize)]
    pub struct Order {
        customer: Customer,
        #[serde(rename = "shipTo")]
        ship_to: Option<Address>,
        lines: Vec<Line>,
        labels: Option<BTreeMap<String, String>>,
    }

    #[derive(Deserialize)]
    pub struct Place {
        lat: f64,
        lon: f64,
    }

    #[derive(Deserialize)]
    pub struct Record {
        id: i64,
        title: String,
        state: String,
        score: f64,
        tags: Vec<String>,
        parent: Option<i64>,
        place: Option<Place>,
    }

    #[derive(Deserialize)]
    pub struct Table {
        records: Vec<Record>,
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let seconds: f64 = arguments[2].parse().unwrap();
    let slot = Duration::from_secs_f64(seconds / f64::from(ROUNDS));
    let folder = &arguments[1];
    measure::<query::Input, by_hand::Query>(folder, "query", slot, &toolspec::query::INPUT);
    measure::<order::Input, by_hand::Order>(folder, "order", slot, &toolspec::order::INPUT);
    measure::<table::Input, by_hand::Table>(folder, "table", slot, &toolspec::table::INPUT);
}

fn measure<T: Wire, P: DeserializeOwned>(folder: &str, size: &str, slot: Duration, own: &Schema) {
    let data = read(format!("{folder}/{size}.json")).unwrap();
    let schema = read(format!("{folder}/{size}.schema.json")).unwrap();
    let schema = serde_json::from_slice(&schema).unwrap();
    let validator = jsonschema::validator_for(&schema).unwrap();
    let emitted = || {
        let text = std::str::from_utf8(black_box(&data)).unwrap();
        black_box(own.parse::<T>(text).ok().unwrap());
    };
    let peer = || {
        let value: serde_json::Value = serde_json::from_slice(black_box(&data)).unwrap();
        assert!(validator.is_valid(&value));
        black_box(serde_json::from_value::<P>(value).unwrap());
    };
    let mut best = [f64::INFINITY; 2];
    for round in 0..=ROUNDS {
        let measured = [each(slot, &emitted), each(slot, &peer)];
        // The first one warms up.
        if round > 0 {
            best = [best[0].min(measured[0]), best[1].min(measured[1])];
        }
    }
    for (name, us) in [("adlgen rust", best[0]), ("jsonschema + serde_json", best[1])] {
        println!(r#"{{"contender": "{name}", "size": "{size}", "us": {us}}}"#);
    }
}

extern "C" {
    fn clock() -> std::ffi::c_long;
}

/// Returns the processor time so far, which POSIX counts in microseconds: the neighbours do not count.
fn spent() -> Duration {
    Duration::from_micros(unsafe { clock() }.try_into().unwrap())
}

/// Returns how many microseconds a call takes.
fn each(slot: Duration, call: &dyn Fn()) -> f64 {
    let started = spent();
    let mut count = 0_u32;
    while spent() - started < slot {
        call();
        count += 1;
    }
    (spent() - started).as_secs_f64() * 1e6 / f64::from(count)
}
