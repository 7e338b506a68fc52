// The contract test of the tool ship. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ship } from "../src/tools/ship.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { shipSpec } from "../src/toolspec/ship.js";

await test("ship has an implementation", () => {
  assert.equal(typeof ship, "function");
});

await test("ship rejects invalid JSON", () => {
  const parse = () => shipSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("ship works");
