//! Lets generated modules evaluate values: a line in, verdicts a line out.
#![allow(warnings)]

use std::io::{BufRead, Write};

//modules

fn evaluate(module: &str, text: &str) -> bool {
    match module {
//table
        _ => panic!("no module {module}"),
    }
}

fn main() {
    std::panic::set_hook(Box::new(|_| {}));
    for line in std::io::stdin().lock().lines() {
        let asked: serde_json::Value = serde_json::from_str(&line.unwrap()).unwrap();
        let module = asked["module"].as_str().unwrap();
        let verdicts: Vec<Option<bool>> = asked["values"]
            .as_array()
            .unwrap()
            .iter()
            .map(|text| std::panic::catch_unwind(|| evaluate(module, text.as_str().unwrap())).ok())
            .collect();
        println!("{}", serde_json::json!({ "verdicts": verdicts }));
        std::io::stdout().flush().unwrap();
    }
}
