//! Reads the input of a generated tool.

include!(concat!(env!("OUT_DIR"), "/tools.rs"));

fn main() {
    let text = r#"{"place": {"latitude": 52.5, "longitude": 13.4}}"#;
    let input: toolspec::get_forecast::Input = serde_json::from_str(text).expect("a valid input");
    println!("{} days for {:?}", input.days, input.place);
}
