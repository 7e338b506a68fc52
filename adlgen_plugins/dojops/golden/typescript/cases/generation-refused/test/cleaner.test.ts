// The contract test of the tool cleaner. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cleaner } from "../src/tools/cleaner.js";
import { cleanerSpec } from "../src/toolspec/cleaner.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("cleaner has an implementation", () => {
  assert.equal(typeof cleaner, "function");
});

await test("cleaner rejects invalid JSON", () => {
  const parse = () => cleanerSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
