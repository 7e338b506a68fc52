// The contract test of the tool find. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { find } from "../src/tools/find.js";
import { findSpec } from "../src/toolspec/find.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("find has an implementation", () => {
  assert.equal(typeof find, "function");
});

await test("find rejects invalid JSON", () => {
  const parse = () => findSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("find works");
