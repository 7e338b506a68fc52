// The contract test of the tool loop. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { loop } from "../src/tools/loop.js";
import { loopSpec } from "../src/toolspec/loop.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("loop has an implementation", () => {
  assert.equal(typeof loop, "function");
});

await test("loop rejects invalid JSON", () => {
  const parse = () => loopSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
