// The contract test of the tool index. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { index } from "../src/tools/index-tool.js";
import { indexSpec } from "../src/toolspec/index-tool.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("index has an implementation", () => {
  assert.equal(typeof index, "function");
});

await test("index rejects invalid JSON", () => {
  const parse = () => indexSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("index works");
