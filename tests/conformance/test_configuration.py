"""Programs read their configuration from the environment, with the types of its defaults, the same in every language."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from adlgen.document.node import JsonValue
from tests import cargo
from tests.conformance import suite

SET = {"API_KEY": "key", "NAME": "name", "POOL_SIZE": "5"}
DEFAULTS: dict[str, JsonValue] = {
    "size": 5, "ratio": 0.5, "debug": False, "name": "main", "again": 5, "mixed": "x-dev-y",
    "sizes": [5, 3], "hosts": ["localhost", ""],
}  # fmt: skip
OTHER = {"RATIO": "2e-1", "DEBUG": "true", "POOL": "b", "STAGE": "", "HOST": "${NAME}"}
READ: dict[str, JsonValue] = DEFAULTS | {
    "ratio": 0.2, "debug": True, "name": "b", "hosts": ["${NAME}", "b"],
}  # fmt: skip
ENVIRONMENTS: list[tuple[Mapping[str, str], dict[str, JsonValue] | list[str]]] = [
    (SET, DEFAULTS),
    (SET | OTHER, READ),
    ({"NAME": "name"}, ["API_KEY", "POOL_SIZE"]),
    (SET | {"POOL_SIZE": "five"}, ["POOL_SIZE|size"]),
    (SET | {"POOL_SIZE": "5.5"}, ["POOL_SIZE|size"]),
    (SET | {"DEBUG": "yes"}, ["DEBUG|debug"]),
    (SET | {"RATIO": "null"}, ["RATIO|ratio"]),
]
"""Environments, and the section ``pool`` or words of the error: the variable, or in Rust its place."""

GO = """\
package main

import (
	"encoding/json"
	"fmt"
	"os"

	"example.com/config-types-agent/internal/config"
)

func main() {
	var environments []map[string]string
	if err := json.NewDecoder(os.Stdin).Decode(&environments); err != nil {
		panic(err)
	}
	for _, environment := range environments {
		c, err := config.Load(func(name string) (string, bool) {
			value, ok := environment[name]
			return value, ok
		})
		if err != nil {
			fmt.Println("error", err)
			continue
		}
		p := c.Pool
		text, _ := json.Marshal(map[string]any{
			"size": p.Size, "ratio": p.Ratio, "debug": p.Debug, "name": p.Name, "again": p.Again,
			"mixed": p.Mixed, "sizes": p.Sizes, "hosts": p.Hosts,
		})
		fmt.Println(string(text))
	}
}
"""
TYPESCRIPT = """\
import { readFileSync } from "node:fs";
import { loadConfig } from "./src/toolspec/config.js";

for (const environment of JSON.parse(readFileSync(0, "utf8"))) {
  try {
    console.log(JSON.stringify(loadConfig(environment).pool));
  } catch (error) {
    console.log("error", error.message);
  }
}
"""
RUST = """\
use std::collections::HashMap;
use std::io;

use config_types_agent::toolspec::config::Config;

fn main() {
    let given: Vec<HashMap<String, String>> = serde_json::from_reader(io::stdin()).unwrap();
    for environment in given {
        match Config::load_from(|name| environment.get(name).cloned()) {
            Ok(config) => {
                let p = config.pool;
                let value = serde_json::json!({
                    "size": p.size, "ratio": p.ratio, "debug": p.debug, "name": p.name, "again": p.again,
                    "mixed": p.mixed, "sizes": p.sizes, "hosts": p.hosts,
                });
                println!("{value}");
            }
            Err(error) => println!("error {error}"),
        }
    }
}
"""
PYTHON = """\
import json, sys
from dataclasses import asdict
from config_types_agent.toolspec import ConfigError, load_config

for environment in json.load(sys.stdin):
    try:
        print(json.dumps(asdict(load_config(environment).pool)))
    except ConfigError as error:
        print("error", error)
"""
PROGRAMS: Mapping[str, tuple[str, str, list[str]]] = {
    "go": ("main.go", GO, ["go", "run", "."]),
    "typescript": (
        "main.ts",
        TYPESCRIPT,
        ["bash", "-c", "esbuild --bundle --platform=node --format=esm --log-level=error main.ts > main.mjs && node main.mjs"],
    ),
    "rust": ("src/main.rs", RUST, ["cargo", "run", "--quiet", "--offline"]),
    "python-pydantic": ("src/main.py", PYTHON, [sys.executable, "src/main.py"]),
    "python-dataclass": ("src/main.py", PYTHON, [sys.executable, "src/main.py"]),
}  # fmt: skip


@pytest.mark.native
@pytest.mark.parametrize("target", suite.TARGETS)
def test_the_environment_gives_values_of_the_declared_types(target: str, tmp_path: Path) -> None:
    absent = suite.missing(target)
    if absent:
        pytest.skip(f"{', '.join(absent)} missing")
    name, program, command = PROGRAMS[target]
    for path, text in [
        *((file.path, file.text) for file in suite.rendered("config-types", target).tree),
        (name, program),
    ]:
        place = tmp_path / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, "utf-8", newline="")
    environment = suite.workspace_in(suite.NATIVE / f"configuration-{target}", target).environment()
    ran = subprocess.run(
        command,
        cwd=tmp_path,
        env={**environment, "CARGO_TARGET_DIR": str(cargo.TARGET)},
        input=json.dumps([given for given, _ in ENVIRONMENTS]),
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    lines = ran.stdout.splitlines()
    for line, (given, expected) in zip(lines, ENVIRONMENTS, strict=True):
        if isinstance(expected, dict):
            assert json.loads(line) == expected, given
        else:
            assert line.startswith("error "), (given, line)
            for words in expected:
                assert any(word in line for word in words.split("|")), (given, line)
