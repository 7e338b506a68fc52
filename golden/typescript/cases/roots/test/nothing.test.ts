// The contract test of the tool nothing. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { nothing } from "../src/tools/nothing.js";
import { nothingSpec } from "../src/toolspec/nothing.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("nothing has an implementation", () => {
  assert.equal(typeof nothing, "function");
});

await test("nothing rejects invalid JSON", () => {
  const parse = () => nothingSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("nothing works");
