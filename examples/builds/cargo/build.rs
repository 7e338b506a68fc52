//! Generates the tools into `OUT_DIR`. Cargo runs it again if the spec, a file that it refers to, or an output changed.

use std::{
    env,
    error::Error,
    fs::{self, File},
    path::PathBuf,
    process::{Command, exit},
};

const SPEC: &str = "../spec/agent.yaml";

fn main() -> Result<(), Box<dyn Error>> {
    let out = PathBuf::from(env::var("OUT_DIR")?).join("tools");
    let depfile = out.with_extension("d");
    let mut run = Command::new("adlgen");
    run.args([
        "generate",
        SPEC,
        "-t",
        "rust",
        "--opt",
        "wiring=false",
        "-o",
    ])
    .arg(&out);
    let done = run.arg("--depfile").arg(&depfile).output()?;
    if !done.status.success() {
        eprint!("{}", String::from_utf8_lossy(&done.stderr));
        exit(1);
    }
    // The first rule of the dependency file names the outputs and the inputs. Spaces in names are escaped, which
    // OUT_DIR of this example does not need.
    let rules = fs::read_to_string(&depfile)?.replace("\\\n", " ");
    let rule = rules.lines().next().unwrap_or_default();
    let (outputs, inputs) = rule
        .split_once(": ")
        .ok_or("the dependency file has no rule")?;
    // Cargo would take outputs that are newer than the start of this program for changed ones.
    let time = fs::metadata(SPEC)?.modified()?;
    for path in outputs.split_whitespace() {
        File::options()
            .append(true)
            .open(path)?
            .set_modified(time)?;
    }
    for path in outputs.split_whitespace().chain(inputs.split_whitespace()) {
        println!("cargo::rerun-if-changed={path}");
    }
    // `#[path]` finds the modules, and `include!` finds this file.
    let module = out.join("src/toolspec/mod.rs");
    let text = format!("#[path = {module:?}]\npub mod toolspec;\n");
    fs::write(out.with_extension("rs"), text)?;
    Ok(())
}
