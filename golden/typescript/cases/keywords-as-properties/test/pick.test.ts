// The contract test of the tool pick. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pick } from "../src/tools/pick.js";
import { pickSpec } from "../src/toolspec/pick.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("pick has an implementation", () => {
  assert.equal(typeof pick, "function");
});

await test("pick rejects invalid JSON", () => {
  const parse = () => pickSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("pick works");
