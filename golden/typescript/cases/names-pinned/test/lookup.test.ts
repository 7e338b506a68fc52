// Contract of the tool lookup. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { lookup } from "../src/tools/lookup.js";
import { lookupSpec } from "../src/toolspec/lookup.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("lookup has an implementation", () => {
  assert.equal(typeof lookup, "function");
});

await test("lookup refuses what is no JSON", () => {
  const refused = () => lookupSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("lookup does its work");
