// Contract of the tool ship. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ship } from "../src/tools/ship.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { shipSpec } from "../src/toolspec/ship.js";

await test("ship has an implementation", () => {
  assert.equal(typeof ship, "function");
});

await test("ship refuses what is no JSON", () => {
  const refused = () => shipSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("ship does its work");
