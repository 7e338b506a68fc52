// The contract test of the tool unknown. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { unknown } from "../src/tools/unknown.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { unknownSpec } from "../src/toolspec/unknown.js";

await test("unknown has an implementation", () => {
  assert.equal(typeof unknown, "function");
});

await test("unknown rejects invalid JSON", () => {
  const parse = () => unknownSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("unknown works");
