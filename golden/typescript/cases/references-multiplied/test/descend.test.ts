// The contract test of the tool descend. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { descend } from "../src/tools/descend.js";
import { descendSpec } from "../src/toolspec/descend.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("descend has an implementation", () => {
  assert.equal(typeof descend, "function");
});

await test("descend rejects invalid JSON", () => {
  const parse = () => descendSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("descend works");
