// The contract test of the tool lookup. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { lookup } from "../src/tools/lookup.js";
import { lookupSpec } from "../src/toolspec/lookup.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("lookup has an implementation", () => {
  assert.equal(typeof lookup, "function");
});

await test("lookup rejects invalid JSON", () => {
  const parse = () => lookupSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("lookup works");
