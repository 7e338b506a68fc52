// The contract test of the tool read_config. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readConfig } from "../src/tools/read-config.js";
import { readConfigSpec } from "../src/toolspec/read-config.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("read_config has an implementation", () => {
  assert.equal(typeof readConfig, "function");
});

await test("read_config rejects invalid JSON", () => {
  const parse = () => readConfigSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("read_config works");
