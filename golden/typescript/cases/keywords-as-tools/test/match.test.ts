// The contract test of the tool match. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { match } from "../src/tools/match.js";
import { matchSpec } from "../src/toolspec/match.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("match has an implementation", () => {
  assert.equal(typeof match, "function");
});

await test("match rejects invalid JSON", () => {
  const parse = () => matchSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("match works");
