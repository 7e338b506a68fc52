// The contract test of the tool score. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { score } from "../src/tools/score.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { scoreSpec } from "../src/toolspec/score.js";

await test("score has an implementation", () => {
  assert.equal(typeof score, "function");
});

await test("score rejects invalid JSON", () => {
  const parse = () => scoreSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
