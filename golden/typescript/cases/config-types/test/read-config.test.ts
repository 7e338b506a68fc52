// Contract of the tool read_config. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readConfig } from "../src/tools/read-config.js";
import { readConfigSpec } from "../src/toolspec/read-config.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("read_config has an implementation", () => {
  assert.equal(typeof readConfig, "function");
});

await test("read_config refuses what is no JSON", () => {
  const refused = () => readConfigSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("read_config does its work");
