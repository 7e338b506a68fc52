// The contract test of the tool all. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { all } from "../src/tools/all.js";
import { allSpec } from "../src/toolspec/all.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("all has an implementation", () => {
  assert.equal(typeof all, "function");
});

await test("all rejects invalid JSON", () => {
  const parse = () => allSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("all works");
