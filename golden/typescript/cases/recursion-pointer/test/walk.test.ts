// The contract test of the tool walk. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { walk } from "../src/tools/walk.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { walkSpec } from "../src/toolspec/walk.js";

await test("walk has an implementation", () => {
  assert.equal(typeof walk, "function");
});

await test("walk rejects invalid JSON", () => {
  const parse = () => walkSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("walk works");
